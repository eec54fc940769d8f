# Notes do liczenia gier przy prawdziwym stole: w terminalu i w przeglądarce.

## Beer & Bread

pad-beer-and-bread-sold-beer = Sprzedane piwa według monet
pad-beer-and-bread-sold-bread = Sprzedane chleby według monet
pad-beer-and-bread-beer-4 = Sprzedane piwa warte 4
pad-beer-and-bread-beer-5 = Sprzedane piwa warte 5
pad-beer-and-bread-beer-6 = Sprzedane piwa warte 6
pad-beer-and-bread-beer-7 = Sprzedane piwa warte 7
pad-beer-and-bread-beer-8 = Sprzedane piwa warte 8
pad-beer-and-bread-beer-9 = Sprzedane piwa warte 9
pad-beer-and-bread-bread-4 = Sprzedane chleby warte 4
pad-beer-and-bread-bread-5 = Sprzedane chleby warte 5
pad-beer-and-bread-bread-6 = Sprzedane chleby warte 6
pad-beer-and-bread-bread-7 = Sprzedane chleby warte 7
pad-beer-and-bread-bread-8 = Sprzedane chleby warte 8
pad-beer-and-bread-bread-9 = Sprzedane chleby warte 9
pad-beer-and-bread-upgrades = Ulepszenia na miejscu 6
pad-beer-and-bread-6A = 6A: 1 za każdą kartę wartą 4 lub 5
pad-beer-and-bread-6B = 6B: 1 za każdą kartę wartą 6 lub 7
pad-beer-and-bread-6C = 6C: 1 za każdą kartę wartą 8 lub 9
pad-beer-and-bread-6D = 6D: 1 za każde 2 piwa
pad-beer-and-bread-6E = 6E: 1 za każde 2 chleby
pad-beer-and-bread-6F = 6F: 2 za najwięcej ulepszeń
pad-beer-and-bread-6G = 6G: 2 za co najmniej 2 żetony więcej
pad-beer-and-bread-6H = 6H: 2 za 3 rodzaje chleba
pad-beer-and-bread-6I = 6I: 2 za 3 rodzaje piwa
pad-beer-and-bread-compared = Co się porównuje
pad-beer-and-bread-placed = Karty ulepszeń na wszystkich miejscach
pad-beer-and-bread-stored = Żetony w magazynie
pad-beer-and-bread-windmill = Ma wiatrak
pad-beer-and-bread-beer-cards = Monety na piwie
pad-beer-and-bread-bread-cards = Monety na chlebie
pad-beer-and-bread-beer-added = Ulepszenia za piwo
pad-beer-and-bread-bread-added = Ulepszenia za chleb
pad-beer-and-bread-bonuses = Zdobyte premie po 2
pad-beer-and-bread-beer-bonus = Premie dodane do piwa
pad-beer-and-bread-bread-bonus = Premie dodane do chleba
pad-beer-and-bread-beer = Piwo
pad-beer-and-bread-bread = Chleb
pad-beer-and-bread-final = Wynik: mniejsza suma
pad-beer-and-bread-by-final-score = Decyduje wyższy wynik.
pad-beer-and-bread-by-other-total = Wyniki są równe; decyduje wyższa druga suma.
pad-beer-and-bread-by-windmill = Obie sumy są równe; wygrywa gracz bez wiatraka.
pad-beer-and-bread-by-shared = Obie sumy są równe: zaznacz, kto ma wiatrak, a wygra drugi gracz.

## Dice Brewing

pad-dice-brewing-brewery = Na planszy gracza
pad-dice-brewing-mastery = Punkty mistrzostwa
pad-dice-brewing-coins = Pozostałe złoto
pad-dice-brewing-dice = Kości w puli i magazynie
pad-dice-brewing-yellow-dice = Żółte kości: po 1
pad-dice-brewing-black-dice = Czarne kości: po 2
pad-dice-brewing-green-dice = Zielone kości: po 1
pad-dice-brewing-track = Punkty mistrzostwa
pad-dice-brewing-gold = Złoto, 1 za każde 2
pad-dice-brewing-yellow = Żółte kości
pad-dice-brewing-black = Czarne kości
pad-dice-brewing-green = Zielone kości
pad-dice-brewing-total = Punkty
pad-dice-brewing-by-points = Decyduje liczba punktów.
pad-dice-brewing-by-shared = Tyle samo punktów: zwycięstwo jest wspólne.

## Beer Pioneers

pad-beer-pioneers-track = Na torach
pad-beer-pioneers-points = Punkty przed końcowym liczeniem
pad-beer-pioneers-last-level = Na ostatnim polu toru warzenia
pad-beer-pioneers-brewery = W browarze
pad-beer-pioneers-bulbs = Żarówki
pad-beer-pioneers-cellar = Piwa w piwnicy
pad-beer-pioneers-purse = Monety
pad-beer-pioneers-tie = Tylko przy remisie
pad-beer-pioneers-dials = Piwa na tarczach
pad-beer-pioneers-barrels = Beczki w piwnicy i składzie
pad-beer-pioneers-reached = Dotychczasowe punkty
pad-beer-pioneers-beers = Część 1: piwa za żarówki
pad-beer-pioneers-coins = Część 2: monety za żarówki
pad-beer-pioneers-total = Punkty
pad-beer-pioneers-beers-left = Pozostałe piwa
pad-beer-pioneers-by-points = Decyduje liczba punktów.
pad-beer-pioneers-by-beers = Tyle samo punktów; decyduje więcej pozostałych piw w piwnicy i na tarczach.
pad-beer-pioneers-by-barrels = Tyle samo punktów i piw; decyduje więcej beczek.
pad-beer-pioneers-by-shared = Punkty, piwa i beczki są równe: zwycięstwo jest wspólne.
