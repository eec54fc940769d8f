# Beer Pioneers w przeglądarce

## Miejsca

bp-tab-brewery = Browar
bp-tab-town = Miasto
bp-tab-cards = Karty
bp-tab-rivals = Rywale
bp-display = Rząd kart
bp-level-track = Poziom warzenia
bp-yard = Ciężarówki i wymiana
bp-turn-order = Kolejność
bp-bonuses = Premie
bp-bonuses-basic = Zwykłe akcje premiowe
bp-bonuses-improved = Ulepszone akcje premiowe: { $bulbs }
bp-objectives = Cele
bp-extensions = Rozbudowy
bp-breweries = Czyj browar widać
bp-house-brew = Warzenie
bp-house-rotate = Obroty tarcz
bp-house-progress = Postęp
bp-house-barrels = Beczki
bp-house-white = Biała karta
bp-house-upgrade = Awans
bp-house-extension = Budowa
bp-house-coins = Monety
bp-coops = Kadzie
bp-cover = Osłona
bp-cellar = Piwnica
bp-depot = Skład
bp-admin = Administracja
bp-engine = Własny rząd kart
bp-sums = Co razem daje
bp-showing = Jego karty
bp-pieces = Pionki, które jeszcze nie działały
bp-piece-turn-space = Prac. kolejności
bp-piece-admin = Prac. administracji
bp-starting = Karta początkowa { $number }
bp-no-master = Brak mistrza piwowara
bp-empty-hand = Brak kart na ręce

## Runda

bp-round = Runda { $round }
bp-race = Wyścig do { $goal } punktów
bp-round-end = Na koniec rundy
bp-end-brewing = Każda tarcza obraca się raz
bp-end-brewing-who = Laboratorium, drugi obrót: { $names }
bp-end-pieces = Pionki wracają
bp-end-upgrade = Pracownicy awansują
bp-end-upgrade-who = Awansuje pracownika: { $names }
bp-end-cards = Karty na ręce do limitu
bp-end-cards-who = Ponad limit kart: { $names }
bp-end-income = Dochód
bp-end-income-who = Z dochodem: { $names }

## Nazwy dla czytników i podpowiedzi

bp-your-brewery = Twój browar
bp-brewery-of = Browar: { $seat }
bp-your-hand = Twoje pionki i karty
bp-hand-of-seat = Pionki i karty: { $seat }
bp-free = wolne
bp-value = wartość doświadczenia { $value }
bp-worker-of = stoi tu pracownik { $experience } ({ $seat })
bp-stands = stoi tu { $seat }
bp-in-display = karta { $place } w rzędzie
bp-in-hand = karta { $place } z { $count } na ręce
bp-unknown-card = Karta, której nie znasz
bp-unknown-cards = { $count ->
    [one] 1 nieznana karta
    [few] { $count } nieznane karty
    [many] { $count } nieznanych kart
   *[other] { $count } nieznanej karty
}
bp-pile-name = { $count ->
    [one] Stos dobierania, 1 karta
    [few] Stos dobierania, { $count } karty
    [many] Stos dobierania, { $count } kart
   *[other] Stos dobierania, { $count } karty
}
bp-discards-name = { $count ->
    [one] Stos odrzuconych, 1 karta
    [few] Stos odrzuconych, { $count } karty
    [many] Stos odrzuconych, { $count } kart
   *[other] Stos odrzuconych, { $count } karty
}
bp-level-space = Poziom { $space }: { $reach ->
    [one] sięga 1 karty
    [few] sięga { $reach } kart
    [many] sięga { $reach } kart
   *[other] sięga { $reach } karty
}, { $beers ->
    [one] warzy 1 piwo
    [few] warzy { $beers } piwa
    [many] warzy { $beers } piw
   *[other] warzy { $beers } piwa
}
bp-level = Poziom warzenia { $level }, { $reach ->
    [one] 1 karta w zasięgu
    [few] { $reach } karty w zasięgu
    [many] { $reach } kart w zasięgu
   *[other] { $reach } karty w zasięgu
}
bp-for-trucks = { $what }, dla ciężarówek
bp-first-truck = pierwsza ciężarówka także: { $effect }
bp-trucks-there = ciężarówki tutaj: { $names }
bp-exchange-workers = { $count ->
    [0] Wymiana, dla pracowników
   *[other] Wymiana, dla pracowników; tutaj: { $names }
}
bp-gain = Wymień na: { $gain }
bp-turn-space = Miejsce { $place } w kolejności: { $effect }
bp-bonus-action = Akcja premiowa: { $effect }
bp-reached = masz { $reached } z { $wanted }
bp-claimed = { $points ->
    [one] { $seat } ma za to 1 punkt
    [few] { $seat } ma za to { $points } punkty
    [many] { $seat } ma za to { $points } punktów
   *[other] { $seat } ma za to { $points } punktu
}
bp-built-by = postawione: { $names }
bp-first-builder = 1 punkt za pierwszą budowę
bp-dial = { $count ->
    [one] został 1 obrót
    [few] zostały { $count } obroty
    [many] zostało { $count } obrotów
   *[other] zostało { $count } obrotu
}
bp-covered = pod osłoną
bp-blocked = zablokowane żetonem
bp-coop-free = { $count ->
    [one] wolna, tarcza potrzebuje 1 obrotu
    [few] wolna, tarcza potrzebuje { $count } obrotów
    [many] wolna, tarcza potrzebuje { $count } obrotów
   *[other] wolna, tarcza potrzebuje { $count } obrotu
}
bp-coop-number = { $beer }, kadź o liczbie { $count }
bp-token-on = Żeton blokady: { $token }
bp-in-cellar = { $thing } w piwnicy
bp-free-fields = { $count ->
    [one] 1 pole wolne
    [few] { $count } pola wolne
    [many] { $count } pól wolnych
   *[other] { $count } pola wolnego
}
bp-tile = Kafelek piwnicy, zwalnia go emerytowany pracownik z doświadczeniem { $experience }: { $effect }
bp-retire-here = Tu może przejść na emeryturę pracownik z doświadczeniem { $experience }
bp-retired = Jest tu emerytowany pracownik z doświadczeniem { $experience }
bp-depot-name = { $count ->
    [one] Skład, 1 beczka z { $size }
    [few] Skład, { $count } beczki z { $size }
    [many] Skład, { $count } beczek z { $size }
   *[other] Skład, { $count } beczki z { $size }
}
bp-virtual = jedną więcej zawsze można przenieść
bp-admin-space = Administracja: { $effect }
bp-progress-space = Postęp { $space }: tarcze zaczynają od liczby kadzi +{ $number }
bp-progress-now = Postęp na polu { $space }: tarcze zaczynają od liczby kadzi +{ $number }
bp-income-now = { $count ->
    [one] Dochód 1 moneta na rundę
    [few] Dochód { $count } monety na rundę
    [many] Dochód { $count } monet na rundę
   *[other] Dochód { $count } monety na rundę
}
bp-site = Miejsce na rozbudowę { $number }
bp-site-bonus = Rozbudowa { $number } daje też: { $effect }
bp-points = { $count ->
    [one] 1 punkt z { $goal }
    [few] { $count } punkty z { $goal }
    [many] { $count } punktów z { $goal }
   *[other] { $count } punktu z { $goal }
}
bp-hand-of = { $count ->
    [one] 1 karta na ręce, limit { $limit }
    [few] { $count } karty na ręce, limit { $limit }
    [many] { $count } kart na ręce, limit { $limit }
   *[other] { $count } karty na ręce, limit { $limit }
}
bp-track-place = { $count ->
    [one] { $seat }: 1 punkt
    [few] { $seat }: { $count } punkty
    [many] { $seat }: { $count } punktów
   *[other] { $seat }: { $count } punktu
}
bp-worker = { $count ->
    [one] Pracownik z doświadczeniem { $experience }
    [few] { $count } pracowników z doświadczeniem { $experience }
    [many] { $count } pracowników z doświadczeniem { $experience }
   *[other] { $count } pracownika z doświadczeniem { $experience }
}
bp-truck = Ciężarówka
bp-turn-worker = Pracownik kolejności
bp-admin-worker = Pracownik w administracji
bp-helpers = { $count ->
    [one] 1 pracownik premiowy
    [few] { $count } pracowników premiowych
    [many] { $count } pracowników premiowych
   *[other] { $count } pracownika premiowego
}
bp-shows-places = naciśnij, by zobaczyć, dokąd może iść
bp-section-beige = beżowo-brązowa
bp-section-order = zamówienie
bp-section-white = biała

## Słowa na miejscach

bp-part-beige = Na stałe
bp-part-order = Zamówienie
bp-part-white = Raz
bp-part-master = Mistrz piwowar
bp-part-none = Nic na tej karcie.
bp-sum-bulbs = żarówki
bp-sum-take = weź
bp-sum-move = przenoś
bp-sum-rotations = obroty
bp-lacks = Brakuje: { $things }
bp-deliverable = można dostarczyć
bp-claim = { $count ->
    [one] Weź 1 punkt
    [few] Weź { $count } punkty
    [many] Weź { $count } punktów
   *[other] Weź { $count } punktu
}
bp-hand-title = Twoja ręka
bp-hand-title-of = Ręka: { $seat }
bp-pile = w stosie
bp-reach-note = { $reach ->
    [one] Bierzesz pierwszą kartę albo ze stosu
    [few] Bierzesz z pierwszych { $reach } albo ze stosu
    [many] Bierzesz z pierwszych { $reach } albo ze stosu
   *[other] Bierzesz z pierwszych { $reach } albo ze stosu
}
bp-level-short = Poziom { $level }
bp-both = { $count ->
    [0] oba: za darmo
    [one] oba: 1 moneta
    [few] oba: { $count } monety
    [many] oba: { $count } monet
   *[other] oba: { $count } monety
}
bp-bonus-from = pracownik od doświadczenia { $experience } daje akcję premiową
bp-closed = nie w tej grze
bp-you = ty
bp-plus-bonus = + premia
bp-bonus-with = premia od { $experience }
bp-no-worker = wszyscy zajęci
bp-next-order = Następna kolejność
bp-you-stand = stoisz na { $place }
bp-left-is-first = dalej w lewo znaczy wcześniej
bp-short-truck = Ciężarówka
bp-short-worker = Pracownik
bp-short-beige = Na stałe
bp-yard-order = Dostawa
bp-yard-load = Załadunek
bp-yard-coins = Przewóz
bp-yard-exchange = Wymiana
bp-first = 1.: { $effect }
bp-exchange-gives = piwo, beczka lub moneta za 1 punkt, 2 karty lub 1 monetę
bp-objective-points = { $first ->
    [one] pierwszy 1 punkt, drugi { $second }
    [few] pierwszy { $first } punkty, drugi { $second }
    [many] pierwszy { $first } punktów, drugi { $second }
   *[other] pierwszy { $first } punktu, drugi { $second }
}
bp-extensions-note = { $coins ->
    [one] 1 moneta; masz { $built } z { $all }
    [few] { $coins } monety; masz { $built } z { $all }
    [many] { $coins } monet; masz { $built } z { $all }
   *[other] { $coins } monety; masz { $built } z { $all }
}
bp-yours = twoja
bp-choose-bonus = Akcje premiowe
bp-bonus-cost = Każda akcja premiowa zajmuje jednego; wraca na koniec rundy.
bp-close = Zamknij
bp-everybody = Dla wszystkich
bp-with-bulbs = { $bulbs } i więcej; masz { $have }
bp-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
bp-piece-worker = Pracownik { $experience }
bp-piece-truck-space = Ciężarówka
bp-on = na: { $where }
bp-place = miejsce { $place }
bp-rivals = Rywale
bp-has = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, budowle: { $built }
bp-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
bp-brewing = Warzy
bp-nothing = nic
bp-empty = pusta
bp-fields-free = wolne: { $count }
bp-engine-short = Rząd
bp-has-short = Ma
bp-shut = zablokow.
bp-unit-helpers = { $count ->
    [one] prac. premiowy
    [few] prac. premiowych
    [many] prac. premiowych
   *[other] prac. premiowych
}
bp-unit-income = dochód
bp-open = Otwórz
bp-turns-left = ile obrotów zostało; na koniec rundy każda tarcza o 1
bp-cellar-note = { $more ->
    [0] { $held } z { $all }
   *[other] { $held } z { $all }, jeszcze { $more }
}
bp-admin-short = Urząd
bp-progress = Postęp
bp-none = brak

## Co można zrobić

bp-can-place = postawić pracownika
bp-can-truck = wysłać ciężarówkę
bp-can-turn-order = postawić pracownika kolejności
bp-can-admin = postawić pracownika administracji
bp-can-fulfil = spełnić
bp-can-bonus = wykonać pracownikiem premiowym
bp-can-take = wziąć
bp-can-beige = zagrać beżowo-brązową część
bp-can-order = dostarczyć
bp-can-white = zagrać białą część
bp-can-discard = odrzucić
bp-can-rotate = obrócić
bp-can-brew = uwarzyć tutaj
bp-can-unblock = usunąć
bp-can-uncover = zdjąć
bp-can-build = postawić
bp-can-pick = wziąć
bp-can-deliver = dostarczyć
bp-can-clear = oddać
bp-can-move = przenieść stąd
bp-can-exchange = wymienić
bp-can-retire = wysłać na emeryturę

## Przyciski

bp-verb-place = Postaw
bp-verb-truck = Jedź
bp-verb-turn-order = Ustaw się
bp-verb-admin = Zarządź
bp-verb-fulfil = Spełnij
bp-verb-bonus = Użyj
bp-verb-take = Weź
bp-verb-beige = Zagraj
bp-verb-order = Dostarcz
bp-verb-white = Zagraj
bp-verb-discard = Odrzuć
bp-verb-rotate = Obróć
bp-verb-brew = Uwarz
bp-verb-unblock = Usuń
bp-verb-uncover = Zdejmij
bp-verb-build = Postaw
bp-verb-pick = Weź
bp-verb-deliver = Dostarcz
bp-verb-clear = Oddaj
bp-verb-move = Przenieś
bp-verb-retire = Wyślij na emeryturę

## Podliczenie

bp-score-track = Punkty na torze
bp-score-beers = Piwa za żarówki
bp-score-coins = Monety za żarówki
bp-score-total = Punkty
bp-score-beers_left = Pozostałe piwa, najpierw przy remisie
bp-score-barrels = Beczki, potem

## Start page

web-title-beer-pioneers = Beer Pioneers
web-line-beer-pioneers = Załóż browar, rozbuduj go, kręć tarczami, realizuj zamówienia. Kto pierwszy zdobędzie 20 punktów?
