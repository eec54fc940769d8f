# Beer Pioneers w przeglądarce

## Miejsca

bp-tab-brewery = Browar
bp-tab-town = Miasto
bp-tab-cards = Karty
bp-tab-rivals = Rywale
bp-display = Wystawka
bp-level-track = Poziom warzenia
bp-yard = Ciężarówki i wymiana
bp-turn-order = Kolejność
bp-bonuses = Premie
bp-bonuses-basic = Zwykłe akcje premiowe
bp-bonuses-improved = Lepsze akcje premiowe, za 2 żarówki
bp-objectives = Cele
bp-extensions = Rozbudowy
bp-breweries = Czyj browar widać
bp-house-brew = Warzenie
bp-house-rotate = Obroty
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
bp-engine = Własna wystawka kart
bp-sums = Co razem daje
bp-showing = Jej karty
bp-pieces = Pionki, które jeszcze nie działały
bp-piece-turn-space = kolej
bp-piece-admin = admin.
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
bp-your-hand = Twoje pionki i karty
bp-hand-of-seat = Pionki i karty: { $seat }
bp-free = wolne
bp-value = wartość doświadczenia { $value }
bp-worker-of = stoi tu pracownik { $experience } ({ $seat })
bp-stands = stoi tu { $seat }
bp-in-display = karta { $place } wystawki
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
bp-turn-space = Miejsce { $place } kolejności: { $effect }
bp-bonus-action = Akcja premiowa: { $effect }
bp-reached = masz { $reached } z { $wanted }
bp-claimed = { $points ->
    [one] { $seat } ma za to 1 punkt
    [few] { $seat } ma za to { $points } punkty
    [many] { $seat } ma za to { $points } punktów
   *[other] { $seat } ma za to { $points } punktu
}
bp-built-by = zbudowane: { $names }
bp-first-builder = 1 punkt, kto zbuduje pierwszy
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
bp-larger-hand = limit kart 6
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
bp-admin-worker = Pracownik w administracji
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

## Co można zrobić

bp-can-place = postawić pracownika
bp-can-truck = wysłać ciężarówkę
bp-can-turn-order = postawić pracownika kolejności
bp-can-admin = postawić pracownika administracji
bp-can-fulfil = spełnić
bp-can-bonus = wykonać pracownikiem premiowym
bp-can-take = wziąć
bp-can-beige = zagrać beżowo-brązowo
bp-can-order = dostarczyć
bp-can-white = zagrać na biało
bp-can-discard = odrzucić
bp-can-rotate = obrócić
bp-can-brew = uwarzyć tutaj
bp-can-unblock = usunąć
bp-can-uncover = zdjąć
bp-can-build = zbudować
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
bp-verb-admin = Administracja
bp-verb-fulfil = Spełnij
bp-verb-bonus = Akcja premiowa
bp-verb-take = Weź
bp-verb-beige = Zagraj
bp-verb-order = Dostarcz
bp-verb-white = Zagraj
bp-verb-discard = Odrzuć
bp-verb-rotate = Obróć
bp-verb-brew = Warz
bp-verb-unblock = Usuń
bp-verb-uncover = Odsłoń
bp-verb-build = Zbuduj
bp-verb-pick = Weź
bp-verb-deliver = Dostarcz
bp-verb-clear = Oddaj
bp-verb-move = Przenieś
bp-verb-retire = Emerytura

## Podliczenie

bp-score-track = Punkty na torze
bp-score-beers = Piwa za żarówki
bp-score-coins = Monety za żarówki
bp-score-total = Punkty
bp-score-beers_left = Pozostałe piwa, najpierw przy remisie
bp-score-barrels = Beczki, potem
