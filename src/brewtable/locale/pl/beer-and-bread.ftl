# Beer & Bread

## Żetony

kind-water = woda
kind-wheat = pszenica
kind-barley = jęczmień
kind-rye = żyto
kind-hops = chmiel

tokens-water = { $count ->
    [one] { $count } woda
    [few] { $count } wody
    [many] { $count } wody
   *[other] { $count } wody
}
tokens-wheat = { $count ->
    [one] { $count } pszenica
    [few] { $count } pszenicy
    [many] { $count } pszenicy
   *[other] { $count } pszenicy
}
tokens-barley = { $count ->
    [one] { $count } jęczmień
    [few] { $count } jęczmienia
    [many] { $count } jęczmienia
   *[other] { $count } jęczmienia
}
tokens-rye = { $count ->
    [one] { $count } żyto
    [few] { $count } żyta
    [many] { $count } żyta
   *[other] { $count } żyta
}
tokens-hops = { $count ->
    [one] { $count } chmiel
    [few] { $count } chmielu
    [many] { $count } chmielu
   *[other] { $count } chmielu
}

more-water = { $count ->
    [one] { $count } woda
    [few] { $count } wody
    [many] { $count } wody
   *[other] { $count } wody
}
more-wheat = { $count ->
    [one] { $count } pszenica
    [few] { $count } pszenicy
    [many] { $count } pszenicy
   *[other] { $count } pszenicy
}
more-barley = { $count ->
    [one] { $count } jęczmień
    [few] { $count } jęczmienia
    [many] { $count } jęczmienia
   *[other] { $count } jęczmienia
}
more-rye = { $count ->
    [one] { $count } żyto
    [few] { $count } żyta
    [many] { $count } żyta
   *[other] { $count } żyta
}
more-hops = { $count ->
    [one] { $count } chmiel
    [few] { $count } chmielu
    [many] { $count } chmielu
   *[other] { $count } chmielu
}

## Karty i miejsca

card-name = { $card }
card-of = { $card } ({ $needs })
back-beer = { $count ->
    [one] karta piwa
    [few] { $count } karty piwa
    [many] { $count } kart piwa
   *[other] { $count } karty piwa
}
back-bread = { $count ->
    [one] karta chleba
    [few] { $count } karty chleba
    [many] { $count } kart chleba
   *[other] { $count } karty chleba
}

place-fields = pola
place-river = rzeka
place-supply = pula ogólna
place-offer = oferta
place-storage = magazyn ({ $seat })
place-deck = talia
place-discard = stos odrzuconych
place-exchange = pole wymiany { $space }
place-hand = ręka ({ $seat })
place-column = kolumna zbiorów ({ $seat })
place-brewery = browar ({ $seat })
place-bakery = piekarnia ({ $seat })
place-sold = sprzedane karty ({ $seat })
place-upgrades = ulepszenia ({ $seat })
place-taken = { $seat }

## O co pytamy

ask-turn = { $kind ->
    [dry] Zagraj kartę: zbiory, produkcja albo ulepszenie. Przedtem możesz ją wymienić.
   *[fruitful] Zagraj kartę: zbiory, produkcja albo ulepszenie.
}
ask-play-taken = Zagraj od razu { $card }: zbiory, produkcja albo ulepszenie.
ask-discard-harvest = Chcesz odrzucić któreś z zabranych kart zbiorów?
ask-renew = { $count ->
    [one] Chcesz odrzucić kartę z ręki i dobrać nową?
    [few] Chcesz odrzucić kartę z ręki i dobrać nową? Możesz to zrobić { $count } razy.
    [many] Chcesz odrzucić kartę z ręki i dobrać nową? Możesz to zrobić { $count } razy.
   *[other] Chcesz odrzucić kartę z ręki i dobrać nową? Możesz to zrobić { $count } razy.
}
ask-invert = Chcesz odwrócić jedną z tych kart, by zachować ją dla siebie?
ask-choose-offer = { $count ->
    [one] Twój magazyn jest za mały: zaoferuj żeton.
    [few] Twój magazyn jest za mały: zaoferuj { $count } żetony.
    [many] Twój magazyn jest za mały: zaoferuj { $count } żetonów.
   *[other] Twój magazyn jest za mały: zaoferuj { $count } żetonu.
}
ask-take-offer = Chcesz wziąć żetony z oferty?
ask-choose-payment = Jak płacisz za { $card }?

## Możliwości

choice-harvest = Zbieraj: { $gains } – { $card }
choice-harvest-over = { $count ->
    [one] Zbieraj: { $gains } – { $card }; 1 żeton się nie zmieści
    [few] Zbieraj: { $gains } – { $card }; { $count } żetony się nie zmieszczą
    [many] Zbieraj: { $gains } – { $card }; { $count } żetonów się nie zmieści
   *[other] Zbieraj: { $gains } – { $card }; { $count } żetonu się nie zmieści
}
choice-harvest-nothing = Zbieraj, choć nie ma już czego – { $card }
choice-produce = { $good ->
    [beer] Uwarz: { $card }
   *[bread] Upiecz: { $card }
}; płacisz: { $tokens }, dostajesz: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
choice-produce-choosing = { $good ->
    [beer] Uwarz: { $card }
   *[bread] Upiecz: { $card }
}; dostajesz: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, potem wybierasz, czym płacisz
choice-upgrade = Ulepsz: { $effect } – { $card }
choice-upgrade-cleaning = Ulepsz: { $effect } – { $card }; { $clauses_then }
choice-cleans = sprzątasz: { $goods }
choice-collects = sprzątanie daje: { $gains }
choice-over = { $count ->
    [one] 1 żeton się nie zmieści
    [few] { $count } żetony się nie zmieszczą
    [many] { $count } żetonów się nie zmieści
   *[other] { $count } żetonu się nie zmieści
}
choice-exchange = Wymień: { $card } na { $taken } z pola { $space }, do zagrania od razu
choice-discard = Odrzuć: { $card }
choice-invert = Zachowaj dla siebie: { $card }
choice-offer = Zaoferuj 1 żeton: { $token }
choice-take = Weź 1 żeton: { $token }
choice-pay = Zapłać: { $tokens }{ $more ->
    [0] { "" }
   *[other] {" "}(o { $more } więcej niż trzeba)
}
choice-pay-some = Zapłać: { $amount }
choice-done-discard-harvest = Zachowaj te karty
choice-done-renew = Zachowaj karty na ręce
choice-done-invert = Nie odwracaj karty
choice-done-take-offer = Zostaw ofertę: trafi do puli ogólnej

## Dlaczego nie

reason-short = brakuje jeszcze: { $missing }
reason-brewery-full = twój browar jest pełny; posprzątasz go ulepszeniem
reason-bakery-full = twoja piekarnia jest pełna; posprzątasz ją ulepszeniem
reason-inverted = może ją zagrać tylko ten, kto ją odwrócił
reason-space-empty = na tym polu nie ma karty
reason-no-exchange = karty wymienia się tylko w latach suchych
reason-other-decision = teraz pytanie jest inne: { $ask }
reason-payment = ta liczba nie pasuje do receptury
reason-not-in-hand = nie masz na ręce: { $card }
reason-play-taken = karta { $card } jest już wzięta i trzeba ją teraz zagrać
reason-not-stored = nie masz tego: { $token }
reason-not-offered = tego nie ma w ofercie: { $token }
reason-water-unit = ta woda leży na miejscu na wodę: oddanie jej nie zwolni miejsca
reason-no-room = nie masz na to wolnego miejsca: { $token }

## Ulepszenia

substitution = { $paid } jako { $needed }
effect-1A = co roku, gdy oboje mają po 5 kart, możesz odrzucić kartę i dobrać nową
effect-1B = lata suche: odrzuć dowolne zabrane karty zbiorów, zanim uzupełnisz rękę
effect-1C = lata urodzajne: przed ostatnim ruchem dobierz kartę, zagraj jedną, resztę odrzuć
effect-1D = lata urodzajne: po pierwszym ruchu zachowaj kartę, którą tylko ty możesz zagrać
effect-2A = po każdym siewie bierzesz 1 żeton: { $token }
effect-2B = gdy pole jest puste, zbierasz z puli ogólnej: { $token }
effect-2C = twoje zbiory dają o 1 więcej: { $token }
effect-2D = bierzesz 1 wodę, gdy drugi gracz zbiera wodę
effect-3A = { $count ->
    [one] 1 miejsce w magazynie więcej, tylko na wodę
    [few] { $count } miejsca w magazynie więcej, tylko na wodę
    [many] { $count } miejsc w magazynie więcej, tylko na wodę
   *[other] { $count } miejsca w magazynie więcej, tylko na wodę
}
effect-3B = { $count ->
    [one] 1 miejsce w magazynie więcej
    [few] { $count } miejsca w magazynie więcej
    [many] { $count } miejsc w magazynie więcej
   *[other] { $count } miejsca w magazynie więcej
}
effect-4A = twój browar mieści 1 piwo więcej
effect-4B = twoja piekarnia mieści 1 chleb więcej
effect-4C = w recepturach możesz użyć: { $or_rules }
effect-4D = w recepturach możesz użyć: { $or_rules }
effect-4E = w recepturach możesz użyć: { $or_rules }
effect-5A = gdy sprzątasz piwo, bierzesz 1 żeton: { $token }
effect-5B = gdy sprzątasz chleb, bierzesz 1 żeton: { $token }
effect-5C = gdy sprzątasz tylko piwo, bierzesz 2 żetony: { $token }
effect-5D = gdy sprzątasz tylko chleb, bierzesz 2 żetony: { $token }
effect-5E = gdy sprzątasz piwo i chleb, bierzesz 2 żetony: { $token }
effect-6A = na koniec 1 moneta za każdą sprzedaną kartę wartą 4 lub 5
effect-6B = na koniec 1 moneta za każdą sprzedaną kartę wartą 6 lub 7
effect-6C = na koniec 1 moneta za każdą sprzedaną kartę wartą 8 lub 9
effect-6D = na koniec 1 moneta za piwo za każde 2 sprzedane piwa
effect-6E = na koniec 1 moneta za chleb za każde 2 sprzedane chleby
effect-6F = na koniec 2 monety za piwo lub chleb, jeśli masz więcej ulepszeń
effect-6G = na koniec 2 monety za piwo lub chleb, jeśli masz w magazynie o co najmniej 2 żetony więcej
effect-6H = na koniec 2 monety za piwo lub chleb, jeśli sprzedasz wszystkie 3 rodzaje chleba
effect-6I = na koniec 2 monety za piwo lub chleb, jeśli sprzedasz wszystkie 3 rodzaje piwa

## Przebieg

log-year = { $kind ->
    [dry] Zaczyna się rok { $year }: rok suchy
   *[fruitful] Zaczyna się rok { $year }: rok urodzajny
}
log-phase = { $phase ->
    [seeding] Siew
    [cards] Faza kart
    [actions] Faza akcji
   *[windmill] Faza wiatraka
}
log-tokens = { $amount }: { $from } → { $to }
log-card = { $card }: { $from } → { $to }
log-shuffle = { $cards ->
    [one] Stos odrzuconych (1 karta) przetasowany: nowa talia
    [few] Stos odrzuconych ({ $cards } karty) przetasowany: nowa talia
    [many] Stos odrzuconych ({ $cards } kart) przetasowany: nowa talia
   *[other] Stos odrzuconych ({ $cards } karty) przetasowany: nowa talia
}
log-harvest = { $seat_who ->
    [you] Zbierasz
   *[other] { $seat } zbiera
} kartą „{ $card }”
log-produce = { $seat_who ->
    [you] Produkujesz
   *[other] { $seat } produkuje
} { $card }
log-upgrade = { $seat_who ->
    [you] Ulepszasz
   *[other] { $seat } ulepsza
} kartą „{ $card }”
log-exchange = { $seat_who ->
    [you] Wymieniasz
   *[other] { $seat } wymienia
} { $given } na { $taken }
log-clean = { $seat_who ->
    [you] Sprzątasz
   *[other] { $seat } sprząta
}: { $goods }
log-invert = { $seat_who ->
    [you] Odwracasz i zachowujesz
   *[other] { $seat } odwraca i zachowuje
}: { $card }
log-swap = Gracze wymieniają się kartami z ręki
log-windmill = { $seat_who ->
    [you] Wiatrak przechodzi do ciebie
   *[other] Wiatrak dostaje { $seat }
}
log-end = Koniec szóstego roku
deed-beers = { $count ->
    [one] 1 piwo
    [few] { $count } piwa
    [many] { $count } piw
   *[other] { $count } piwa
}
deed-breads = { $count ->
    [one] 1 chleb
    [few] { $count } chleby
    [many] { $count } chlebów
   *[other] { $count } chleba
}
deed-harvest = { $seat_who ->
    [you] Zbierasz
   *[other] { $seat } zbiera
}: { $gains }
deed-harvest-nothing = { $seat_who ->
    [you] Zbierasz
   *[other] { $seat } zbiera
} kartą „{ $card }”, ale nie ma już czego
deed-brew = { $seat_who ->
    [you] Warzysz
   *[other] { $seat } warzy
}: { $card }, { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
deed-bake = { $seat_who ->
    [you] Pieczesz
   *[other] { $seat } piecze
}: { $card }, { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
deed-upgrade = { $seat_who ->
    [you] Ulepszasz
   *[other] { $seat } ulepsza
}: „{ $effect }”
deed-upgrade-clean = { $seat_who ->
    [you] Ulepszasz i sprzątasz
   *[other] { $seat } ulepsza i sprząta
}: { $goods } („{ $effect }”)
deed-exchange = { $seat_who ->
    [you] Wymieniasz
   *[other] { $seat } wymienia
} { $given } na { $taken }
deed-discard = { $seat_who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
}: { $card }
deed-offer = { $seat_who ->
    [you] Oferujesz
   *[other] { $seat } oferuje
}: { $tokens }
deed-take = { $seat_who ->
    [you] Bierzesz z oferty
   *[other] { $seat } bierze z oferty
}: { $tokens }
deed-pay = { $seat_who ->
    [you] Płacisz
   *[other] { $seat } płaci
}: { $tokens }

## Tabele talii

deck-cards = Karty
deck-card = Karta
deck-coins = Monety
deck-harvest = Zbiory
deck-recipe = Receptura
deck-upgrade = Ulepszenie
deck-upgrade-words = { $effect }: { $words }
deck-amounts = { $amounts }
deck-totals = Symbole i żetony w całej talii
deck-part = Część karty
deck-harvest-beer = zbiory z kart piwa
deck-harvest-bread = zbiory z kart chleba
deck-recipe-beer = receptury piwa
deck-recipe-bread = receptury chleba
deck-all = razem
deck-upgrades = Ulepszenia
deck-slot = Miejsce
deck-effect = Działanie
deck-copies = Sztuki
deck-cards-with = Na kartach
