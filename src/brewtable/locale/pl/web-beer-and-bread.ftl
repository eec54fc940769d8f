# Beer & Bread w przeglądarce

## Towary: po trzy rodzaje, według wartości

bb-beer-1 = piwo stołowe
bb-beer-2 = piwo bursztynowe
bb-beer-3 = koźlak
bb-bread-1 = bułki
bb-bread-2 = bochenek
bb-bread-3 = warkocz

## Miejsca

bb-village-1 = Lipowe Wzgórze
bb-village-2 = Olszowy Potok
bb-field-wheat = Pszenica
bb-field-barley = Jęczmień
bb-field-rye = Żyto
bb-field-hops = Chmiel
bb-river = Rzeka
bb-exchange = Wymiana
bb-offer = Oferta
bb-storage = Magazyn
bb-brewery = Browar
bb-bakery = Piekarnia
bb-harvest = Zbiory
bb-sold = Sprzedane
bb-deck = talia
bb-discard = odrzucone
bb-supply = Pula ogólna
bb-hand = Twoja ręka
bb-fields = Pola
bb-seeding = Siew doprowadza to pole do { $fruitful } w roku urodzajnym, do { $dry } w suchym
bb-village = Wioska
bb-free = wolne
bb-of = { $used } z { $size }
bb-of-size = z { $size }

## Sześć rodzajów ulepszeń

bb-slot-cards = Karty
bb-slot-collect = Zbieraj
bb-slot-storage = Składuj
bb-slot-production = Wytwarzaj
bb-slot-cleaning = Sprzątanie
bb-slot-scoring = Punktuj
bb-upgrades = Ulepszenia
bb-more-upgrades = jeszcze { $count }

## Rok

bb-year = Rok { $year } z { $years }, { $kind ->
    [dry] suchy
   *[fruitful] urodzajny
}
bb-year-kind = { $kind ->
    [dry] Rok suchy
   *[fruitful] Rok urodzajny
}
bb-turn = , karta { $turn } z { $turns }
bb-over = Koniec gry
bb-swap = Wymiana kart
bb-swap-now = gdy oboje zagracie kartę
bb-no-swap = Ostatnia karta
bb-no-swap-now = w tym ruchu bez wymiany

## Nazwy dla czytników

bb-village-name = Wioska: { $name }
bb-your-village = Twoja wioska
bb-card-name = { $coins ->
    [one] { $name }, 1 moneta
    [few] { $name }, { $coins } monety
    [many] { $name }, { $coins } monet
   *[other] { $name }, { $coins } monety
}
bb-card-harvest = Zbiory: { $gains }
bb-card-recipe = Receptura: { $needs }
bb-card-upgrade = Ulepszenie: { $effect }
bb-card-in-hand = Karta { $place } z { $size } na twojej ręce
bb-card-taken = Właśnie z wymiany, do zagrania teraz
bb-card-on-space = Na polu wymiany { $number }
bb-card-turned = Odwrócona: może ją zagrać tylko { $name }
bb-card-turned-own = Odwrócona: tylko ty możesz ją zagrać
bb-can-harvest = zebrać
bb-can-produce = { $good ->
    [beer] uwarzyć
   *[bread] upiec
}
bb-can-upgrade = ulepszyć
bb-can-exchange = wymienić
bb-can-discard = odrzucić
bb-can-invert = zachować dla siebie
bb-can-offer = zaoferować
bb-can-take = wziąć
bb-can-pay = wydać
bb-cannot-produce = { $good ->
    [beer] Nie można warzyć: { $reason }
   *[bread] Nie można piec: { $reason }
}
bb-field-name = { $count ->
    [one] Pole { $field }, 1 żeton
    [few] Pole { $field }, { $count } żetony
    [many] Pole { $field }, { $count } żetonów
   *[other] Pole { $field }, { $count } żetonu
}
bb-river-name = Rzeka, woda: { $count }
bb-storage-name = Magazyn, zajęte { $used } z { $size }
bb-water-units = Tylko woda
bb-token-name = { $token }, w twoim magazynie { $count }
bb-token-offered = { $token }, w ofercie { $count }
bb-workshop-name = { $workshop }, zajęte { $used } z { $size }
bb-hand-name = { $name } ma: { $cards }
bb-column-name = { $count ->
    [one] Kolumna zbiorów, 1 karta
    [few] Kolumna zbiorów, { $count } karty
    [many] Kolumna zbiorów, { $count } kart
   *[other] Kolumna zbiorów, { $count } karty
}
bb-sold-name = Sprzedane: piwo { $beers }, chleb { $breads }
bb-show-sold = Obejrzyj sprzedane karty
bb-show-discard = Obejrzyj odrzucone karty
bb-show-upgrades = Obejrzyj ulepszenia
bb-close = Zamknij
bb-empty = Jeszcze nic tu nie ma
bb-deck-name = { $count ->
    [one] Talia, 1 karta: { $backs }
    [few] Talia, { $count } karty od góry: { $backs }
    [many] Talia, { $count } kart od góry: { $backs }
   *[other] Talia, { $count } karty od góry: { $backs }
}
bb-windmill = ma wiatrak
bb-coins-so-far = Monety na sprzedanych kartach: piwo { $beer }, chleb { $bread }
bb-back-beer = piwo
bb-back-bread = chleb
bb-lower-scores = liczy się mniejsza suma
bb-top-beer = na wierzchu piwo
bb-top-bread = na wierzchu chleb

## Znaki na stole

bb-can-brew = do uwarzenia
bb-can-bake = do upieczenia
bb-turned = tylko { $name }
bb-turned-own = tylko ty
bb-will-be-full = będzie pełne
bb-will-not-fit = { $count ->
    [one] 1 się nie zmieści
    [few] { $count } się nie zmieszczą
    [many] { $count } się nie zmieści
   *[other] { $count } się nie zmieści
}

## Przyciski

bb-verb-harvest = Zbieraj
bb-verb-produce = { $good ->
    [beer] Uwarz
    [bread] Upiecz
   *[other] Uwarz lub upiecz
}
bb-verb-play = Zagraj
bb-verb-upgrade = Ulepsz
bb-verb-exchange = Najpierw wymień
bb-verb-discard = Odrzuć
bb-verb-invert = Zachowaj
bb-verb-offer = Zaoferuj
bb-verb-take = Weź
bb-verb-pay = Zapłać

## Notes punktacji

bb-score-cards = { $good ->
    [beer] Monety na piwie
   *[bread] Monety na chlebie
}
bb-score-6A = Karty warte 4 lub 5
bb-score-6B = Karty warte 6 lub 7
bb-score-6C = Karty warte 8 lub 9
bb-score-6D = Pary piw
bb-score-6E = Pary chlebów
bb-score-bonus = Premie po 2
bb-score-total = { $good ->
    [beer] Piwo
   *[bread] Chleb
}
bb-score-final = Liczy się mniejsza suma

## Start page

web-title-beer-and-bread = Beer & Bread
web-line-beer-and-bread = Dwie wioski dzielą cztery pola i rzekę. Liczy się tylko to, czego sprzedajesz mniej.
