## Beer Pioneers: co jest na kartach, planszach i kafelkach

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-or-else = { $first }; albo { $rest }
pioneers-then = { $first }; potem { $rest }
pioneers-for-coins = { $count ->
    [one] za 1 monetę: { $effect }
    [few] za { $count } monety: { $effect }
    [many] za { $count } monet: { $effect }
   *[other] za { $count } monety: { $effect }
}
pioneers-flash = od razu: { $effect }
pioneers-master = Mistrz piwowar: { $effect }
pioneers-nothing = { $effect } (nic: { $why })
pioneers-nothing-paid = { $effect } (zapłacone na darmo: { $why })
pioneers-fitting = { $effect } (miejsca w składzie: { $count })
pioneers-reaching = { $effect } (a tam: { $gains })
pioneers-clauses = { $clauses_parts }
pioneers-first-builder = 1 punkt, bo stawiasz ją jako pierwsza osoba
pioneers-built-bonus = { $place ->
    [2] za 2. rozbudowę { $effect }
    [3] za 3. rozbudowę { $effect }
   *[other] za { $place }. rozbudowę { $effect }
}
pioneers-for-good-laboratory = odtąd na koniec każdej rundy każda tarcza może obrócić się drugi raz
pioneers-for-good-fleet = odtąd miejsce na 5 beczek, jedna beczka, która nigdy się nie kończy, i dodatki z twoich zamówień
pioneers-for-good-icons = odtąd { $icons }
pioneers-fleet-gain = { $effect } dzięki flocie ciężarówek
pioneers-master-gain = { $effect } dzięki mistrzowi piwowarowi
pioneers-returns = { $card } wraca na twoją rękę
pioneers-dial-at = { $count ->
    [one] jeszcze 1 obrót
    [few] jeszcze { $count } obroty
    [many] jeszcze { $count } obrotów
   *[other] jeszcze { $count } obrotu
}
pioneers-dial-done = gotowe, do piwnicy
pioneers-dial-done-full = gotowe, ale piwnica jest pełna
pioneers-why-no-take-icon = twój rząd kart nie pokazuje beczki do wzięcia
pioneers-why-no-move-icon = twój rząd kart nie pokazuje beczki do przeniesienia
pioneers-why-no-rotation-icon = twój rząd kart nie pokazuje obrotów
pioneers-why-depot-full = twój skład jest pełny
pioneers-why-depot-empty = twój skład jest pusty
pioneers-why-cellar-full = twoja piwnica jest pełna
pioneers-why-no-dial = żadna twoja tarcza nie jest w użyciu
pioneers-why-no-coop = żadna twoja kadź nie jest wolna
pioneers-why-no-token = nie masz już żetonów blokady
pioneers-why-no-cover = nie masz już osłon
pioneers-why-no-gift = nie masz czego oddać
pioneers-why-no-helper-out = żaden twój pracownik premiowy nie stoi na planszy premii
pioneers-why-marker = twój znacznik awansu już tam leży
pioneers-why-no-upgrade = żaden twój pracownik nie może już awansować
pioneers-why-progress-end = twój postęp jest na końcu toru
pioneers-why-level-end = twój poziom warzenia jest na końcu toru
pioneers-why-income-end = twój dochód jest już najwyższy
pioneers-why-no-card = nie ma już kart do wzięcia
pioneers-why-no-beige = żadna karta na twojej ręce nie ma części beżowo-brązowej
pioneers-why-no-white = żadna karta na twojej ręce nie ma białej części
pioneers-why-no-order = twoja piwnica nie wystarcza na żadne zamówienie na ręce

pioneers-effect-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
pioneers-effect-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
pioneers-effect-takings = { $count ->
    [one] weź 1 monetę
    [few] weź { $count } monety
    [many] weź { $count } monet
   *[other] weź { $count } monety
}
pioneers-effect-cards = { $count ->
    [one] weź 1 kartę
    [few] weź { $count } karty
    [many] weź { $count } kart
   *[other] weź { $count } karty
}
pioneers-effect-barrels = { $count ->
    [one] 1 beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
pioneers-effect-barrels-x = X beczek
pioneers-effect-move = { $count ->
    [one] przenieś 1 beczkę
    [few] przenieś { $count } beczki
    [many] przenieś { $count } beczek
   *[other] przenieś { $count } beczki
}
pioneers-effect-move-x = przenieś X beczek
pioneers-effect-rotations = { $count ->
    [one] 1 obrót
    [few] { $count } obroty
    [many] { $count } obrotów
   *[other] { $count } obrotu
}
pioneers-effect-rotations-x = X obrotów
pioneers-effect-brew = { $count ->
    [one] uwarz 1 piwo
    [few] uwarz do { $count } piw
    [many] uwarz do { $count } piw
   *[other] uwarz do { $count } piwa
}
pioneers-effect-brew-x = uwarz tyle piw, na ile pozwala twój poziom
pioneers-effect-unblock = { $count ->
    [one] usuń 1 żeton blokady
    [few] usuń { $count } żetony blokady
    [many] usuń { $count } żetonów blokady
   *[other] usuń { $count } żetonu blokady
}
pioneers-effect-progress = postęp +{ $count }
pioneers-effect-level = poziom warzenia +{ $count }
pioneers-effect-income = dochód +{ $count }
pioneers-effect-beer = { $count ->
    [one] 1 dowolne piwo do piwnicy
    [few] { $count } dowolne piwa do piwnicy
    [many] { $count } dowolnych piw do piwnicy
   *[other] { $count } dowolnego piwa do piwnicy
}
pioneers-effect-beige = zagraj kartę beżowo-brązową
pioneers-effect-white = zagraj białą kartę
pioneers-effect-order = zrealizuj zamówienie
pioneers-effect-upgrade = { $count ->
    [0] awansuj pracownika na koniec rundy (za darmo)
    [one] awansuj pracownika na koniec rundy (1 moneta)
    [few] awansuj pracownika na koniec rundy ({ $count } monety)
    [many] awansuj pracownika na koniec rundy ({ $count } monet)
   *[other] awansuj pracownika na koniec rundy ({ $count } monety)
}
pioneers-effect-extension = { $count ->
    [0] postaw rozbudowę (za darmo)
    [one] postaw rozbudowę (1 moneta)
    [few] postaw rozbudowę ({ $count } monety)
    [many] postaw rozbudowę ({ $count } monet)
   *[other] postaw rozbudowę ({ $count } monety)
}
pioneers-effect-overlay = zdejmij osłonę
pioneers-effect-exchange = wymień piwo, beczkę albo monetę na punkt, 2 karty albo monetę
pioneers-effect-recall = odzyskaj pracownika premiowego
pioneers-effect-truck = 1 ciężarówka więcej w tej rundzie
pioneers-effect-worker = 1 pracownik z doświadczeniem 2 więcej w tej rundzie
pioneers-effect-pay = { $count ->
    [one] zapłać 1 monetę
    [few] zapłać { $count } monety
    [many] zapłać { $count } monet
   *[other] zapłać { $count } monety
}
pioneers-effect-grey-truck = szara ciężarówka
pioneers-effect-grey-worker = szary pracownik
pioneers-effect-laboratory = pracownik premiowy idzie na planszę końca rundy
pioneers-effect-depot = ulepszony skład
pioneers-effect-hall = 2 pracowników premiowych więcej
pioneers-hand-limit = limit kart na ręce { $limit }

## Własny rząd kart

pioneers-icon-bulbs = { $count ->
    [one] 1 żarówka
    [few] { $count } żarówki
    [many] { $count } żarówek
   *[other] { $count } żarówki
}
pioneers-icon-take = { $count ->
    [one] weź 1 beczkę
    [few] weź { $count } beczki
    [many] weź { $count } beczek
   *[other] weź { $count } beczki
}
pioneers-icon-move = { $count ->
    [one] przenieś 1 beczkę
    [few] przenieś { $count } beczki
    [many] przenieś { $count } beczek
   *[other] przenieś { $count } beczki
}
pioneers-icon-rotations = { $count ->
    [one] 1 obrót
    [few] { $count } obroty
    [many] { $count } obrotów
   *[other] { $count } obrotu
}
pioneers-icons-bulbs = żarówki
pioneers-icons-take = beczki do wzięcia
pioneers-icons-move = beczki do przeniesienia
pioneers-icons-rotations = obroty

## Zamówienia

pioneers-beer-pils = Pils
pioneers-beer-export = Export
pioneers-beer-lager = Lager
pioneers-beer-stark = Stark
pioneers-beer-weizen = Weizen
pioneers-beer-alt = Alt
pioneers-beer-beer = dowolne piwo
pioneers-need-pils = { $count } Pils
pioneers-need-export = { $count } Export
pioneers-need-lager = { $count } Lager
pioneers-need-stark = { $count } Stark
pioneers-need-weizen = { $count } Weizen
pioneers-need-alt = { $count } Alt
pioneers-need-beer = { $count ->
    [one] 1 dowolne piwo
    [few] { $count } dowolne piwa
    [many] { $count } dowolnych piw
   *[other] { $count } dowolnego piwa
}
pioneers-need-barrels = { $count ->
    [one] 1 beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
pioneers-order = { $needs }: { $reward }
pioneers-order-fleet = { $order } (z flotą ciężarówek także { $extra })

## Mistrzowie piwowarzy

pioneers-always-bulbs = { $count ->
    [one] 1 żarówka więcej
    [few] { $count } żarówki więcej
    [many] { $count } żarówek więcej
   *[other] { $count } żarówki więcej
}
pioneers-always-take = { $count ->
    [one] weź 1 beczkę więcej
    [few] weź { $count } beczki więcej
    [many] weź { $count } beczek więcej
   *[other] weź { $count } beczki więcej
}
pioneers-always-move = { $count ->
    [one] przenieś 1 beczkę więcej
    [few] przenieś { $count } beczki więcej
    [many] przenieś { $count } beczek więcej
   *[other] przenieś { $count } beczki więcej
}
pioneers-always-rotations = { $count ->
    [one] 1 obrót więcej
    [few] { $count } obroty więcej
    [many] { $count } obrotów więcej
   *[other] { $count } obrotu więcej
}
pioneers-always-experience = doświadczenie twoich pracowników liczy się o { $count } więcej
pioneers-always-beers = { $count ->
    [one] 1 piwo więcej w akcji pracownika 1
    [few] { $count } piwa więcej w akcji pracownika 1
    [many] { $count } piw więcej w akcji pracownika 1
   *[other] { $count } piwa więcej w akcji pracownika 1
}
pioneers-always-faster = nowe tarcze zaczynają o { $count } niżej, ale nie poniżej liczby swojej kadzi
pioneers-always-hand = limit kart na ręce +{ $count }
pioneers-always-reach = { $count ->
    [one] 1 odkryta karta więcej w zasięgu
    [few] { $count } odkryte karty więcej w zasięgu
    [many] { $count } odkrytych kart więcej w zasięgu
   *[other] { $count } odkrytej karty więcej w zasięgu
}
pioneers-always-extension = { $count ->
    [one] rozbudowy kosztują 1 monetę mniej
    [few] rozbudowy kosztują { $count } monety mniej
    [many] rozbudowy kosztują { $count } monet mniej
   *[other] rozbudowy kosztują { $count } monety mniej
}
pioneers-always-upgrade = { $count ->
    [one] awanse kosztują 1 monetę mniej
    [few] awanse kosztują { $count } monety mniej
    [many] awanse kosztują { $count } monet mniej
   *[other] awanse kosztują { $count } monety mniej
}
pioneers-always-takings = { $count ->
    [one] 1 moneta więcej na polach 8 i 9
    [few] { $count } monety więcej na polach 8 i 9
    [many] { $count } monet więcej na polach 8 i 9
   *[other] { $count } monety więcej na polach 8 i 9
}
pioneers-always-fewer-barrels = { $count ->
    [one] zamówienia wymagają o 1 beczkę mniej
    [few] zamówienia wymagają o { $count } beczki mniej
    [many] zamówienia wymagają o { $count } beczek mniej
   *[other] zamówienia wymagają o { $count } beczki mniej
}
pioneers-always-second = nie płacisz monety za drugą połowę akcji 3 i 4 ani za drugą wymianę
pioneers-always-improved = ulepszone akcje premiowe bez żarówek
pioneers-when-order = { $gain } po każdym zamówieniu
pioneers-when-beer = { $gain } za każde piwo, które schodzi z tarczy
pioneers-when-brew = { $gain } za każdą położoną tarczę
pioneers-when-beige = { $gain } za każdą zagraną kartę beżowo-brązową
pioneers-when-extension = { $gain } za każdą postawioną rozbudowę
pioneers-when-upgrade = { $gain } za każdy awans
pioneers-when-bonus = { $gain } przy każdej akcji premiowej
pioneers-when-exchange = { $gain } po każdej wymianie
pioneers-when-round = { $gain } na końcu każdej rundy

## Tabele talii

pioneers-deck-cards = Karty akcji
pioneers-deck-card = Karta
pioneers-deck-start = Startowa
pioneers-deck-beige = Rząd kart
pioneers-deck-order = Zamówienie
pioneers-deck-white = Biała
pioneers-deck-starting = Karty początkowe
pioneers-deck-coins = Monety
pioneers-deck-depot = W składzie
pioneers-deck-cellar = W piwnicy
pioneers-deck-by-size = Zamówienia według liczby dostarczanych rzeczy
pioneers-deck-things = Rzeczy
pioneers-deck-orders = Zamówienia
pioneers-deck-points = Punkty
pioneers-deck-points-each = Punkty za rzecz
pioneers-deck-with-fleet = Z dodatkiem za flotę
pioneers-deck-deliveries = Czego chcą zamówienia
pioneers-deck-wanted = Szukane
pioneers-deck-tiles = Sztuki
pioneers-deck-barrels = beczki
pioneers-deck-icons = Symbole części beżowo-brązowych
pioneers-deck-icon = Symbol
pioneers-deck-cards-with = Na kartach
pioneers-deck-total = Razem
pioneers-deck-mean = Na kartę
pioneers-deck-flashes = błyskawice
pioneers-deck-effects = Działania części białych
pioneers-deck-effect = Działanie
pioneers-deck-names = Nazwy
pioneers-deck-masters = mistrzowie piwowarzy
