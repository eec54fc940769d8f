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
    [few] { $count } pszenice
    [many] { $count } pszenicy
   *[other] { $count } pszenicy
}
tokens-barley = { $count ->
    [one] { $count } jęczmień
    [few] { $count } jęczmienie
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
    [few] { $count } chmiele
    [many] { $count } chmielu
   *[other] { $count } chmielu
}

more-water = { $count ->
    [one] jeszcze { $count } woda
    [few] jeszcze { $count } wody
    [many] jeszcze { $count } wody
   *[other] jeszcze { $count } wody
}
more-wheat = { $count ->
    [one] jeszcze { $count } pszenica
    [few] jeszcze { $count } pszenice
    [many] jeszcze { $count } pszenicy
   *[other] jeszcze { $count } pszenicy
}
more-barley = { $count ->
    [one] jeszcze { $count } jęczmień
    [few] jeszcze { $count } jęczmienie
    [many] jeszcze { $count } jęczmienia
   *[other] jeszcze { $count } jęczmienia
}
more-rye = { $count ->
    [one] jeszcze { $count } żyto
    [few] jeszcze { $count } żyta
    [many] jeszcze { $count } żyta
   *[other] jeszcze { $count } żyta
}
more-hops = { $count ->
    [one] jeszcze { $count } chmiel
    [few] jeszcze { $count } chmiele
    [many] jeszcze { $count } chmielu
   *[other] jeszcze { $count } chmielu
}

## Karty i miejsca

card-name = { $card }
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
place-supply = zasoby
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
ask-discard-harvest = Odrzucasz któreś z zabranych kart zbiorów?
ask-renew = { $count ->
    [one] Odrzucasz kartę z ręki i dobierasz nową?
    [few] Odrzucasz kartę z ręki i dobierasz nową? Możesz to zrobić { $count } razy.
    [many] Odrzucasz kartę z ręki i dobierasz nową? Możesz to zrobić { $count } razy.
   *[other] Odrzucasz kartę z ręki i dobierasz nową? Możesz to zrobić { $count } razy.
}
ask-invert = Odwracasz jedną z tych kart, by zachować ją dla siebie?
ask-choose-offer = { $count ->
    [one] Twój magazyn jest za mały: wystaw żeton.
    [few] Twój magazyn jest za mały: wystaw { $count } żetony, jeden po drugim.
    [many] Twój magazyn jest za mały: wystaw { $count } żetonów, jeden po drugim.
   *[other] Twój magazyn jest za mały: wystaw { $count } żetonu.
}
ask-take-offer = Bierzesz żeton z oferty?
ask-choose-payment = Ile płacisz za { $card }? ({ $token })

## Możliwości

choice-harvest = Zbiory: { $gains }
choice-harvest-over = { $count ->
    [one] Zbiory: { $gains }; 1 żeton się nie zmieści
    [few] Zbiory: { $gains }; { $count } żetony się nie zmieszczą
    [many] Zbiory: { $gains }; { $count } żetonów się nie zmieści
   *[other] Zbiory: { $gains }; { $count } żetonu się nie zmieści
}
choice-harvest-nothing = Zbiory, choć nie ma już nic do zebrania
choice-produce = { $good ->
    [beer] { $coins ->
        [one] Uwarz za 1 monetę
        [few] Uwarz za { $coins } monety
        [many] Uwarz za { $coins } monet
       *[other] Uwarz za { $coins } monety
    }
   *[bread] { $coins ->
        [one] Upiecz za 1 monetę
        [few] Upiecz za { $coins } monety
        [many] Upiecz za { $coins } monet
       *[other] Upiecz za { $coins } monety
    }
}
choice-upgrade = Ulepszenie: { $effect }
choice-exchange = Wymień na { $taken } z pola { $space }
choice-discard = Odrzuć { $card }
choice-invert = Zachowaj { $card } dla siebie
choice-offer = Wystaw 1 żeton: { $token }
choice-take = Weź 1 żeton: { $token }
choice-pay = Zapłać: { $tokens }
choice-pay-some = Wydaj: { $amount }
choice-done-discard-harvest = Zachowaj te karty
choice-done-renew = Zachowaj rękę
choice-done-invert = Nie odwracaj karty
choice-done-take-offer = Nie bierz więcej

## Dlaczego nie

reason-short = brakuje: { $missing }
reason-brewery-full = twój browar jest pełny; ulepszenie go opróżnia
reason-bakery-full = twoja piekarnia jest pełna; ulepszenie ją opróżnia
reason-inverted = może ją zagrać tylko ten, kto ją odwraca
reason-space-empty = na tym polu nie ma karty
reason-no-exchange = karty wymienia się tylko w latach suchych
reason-other-decision = teraz pytanie jest inne: { $ask }
reason-payment = ta liczba nie pasuje do receptury
reason-not-in-hand = nie masz na ręce: { $card }
reason-play-taken = masz wziętą kartę { $card } i musisz ją teraz zagrać
reason-not-stored = nie masz tego: { $token }
reason-not-offered = tego nie ma w ofercie: { $token }
reason-water-unit = ta woda leży na miejscu na wodę: oddanie jej nie zwolni miejsca
reason-no-room = nie masz na to wolnego miejsca: { $token }

## Ulepszenia

substitution = { $paid } jako { $needed }
effect-1A = co roku, gdy obie ręce są pełne, możesz odrzucić kartę i dobrać nową
effect-1B = lata suche: odrzuć dowolne zabrane karty zbiorów, zanim uzupełnisz rękę
effect-1C = lata urodzajne: przed ostatnim ruchem dobierz kartę, zagraj jedną, resztę odrzuć
effect-1D = lata urodzajne: po pierwszym ruchu zachowaj kartę, którą tylko ty możesz zagrać
effect-2A = po każdym siewie bierzesz 1 żeton: { $token }
effect-2B = gdy pole jest puste, zbierasz z zasobów: { $token }
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
effect-5A = opróżnianie z piwem: bierzesz 1 żeton, { $token }
effect-5B = opróżnianie z chlebem: bierzesz 1 żeton, { $token }
effect-5C = opróżnianie z samym piwem: bierzesz 2 żetony, { $token }
effect-5D = opróżnianie z samym chlebem: bierzesz 2 żetony, { $token }
effect-5E = opróżnianie z piwem i chlebem: bierzesz 2 żetony, { $token }
effect-6A = na koniec 1 moneta za każdą sprzedaną kartę wartą 4 lub 5
effect-6B = na koniec 1 moneta za każdą sprzedaną kartę wartą 6 lub 7
effect-6C = na koniec 1 moneta za każdą sprzedaną kartę wartą 8 lub 9
effect-6D = na koniec 1 moneta za piwo za każde 2 sprzedane piwa
effect-6E = na koniec 1 moneta za chleb za każde 2 sprzedane chleby
effect-6F = na koniec 2 monety, jeśli masz więcej ulepszeń niż drugi gracz
effect-6G = na koniec 2 monety, jeśli masz w magazynie o co najmniej 2 żetony więcej niż drugi gracz
effect-6H = na koniec 2 monety, jeśli masz sprzedane wszystkie 3 rodzaje chleba
effect-6I = na koniec 2 monety, jeśli masz sprzedane wszystkie 3 rodzaje piwa

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
    [one] Stos odrzuconych (1 karta) jest tasowany w nową talię
    [few] Stos odrzuconych ({ $cards } karty) jest tasowany w nową talię
    [many] Stos odrzuconych ({ $cards } kart) jest tasowany w nową talię
   *[other] Stos odrzuconych ({ $cards } karty) jest tasowany w nową talię
}
log-harvest = { $seat } zbiera kartą { $card }
log-produce = { $seat } produkuje { $card }
log-upgrade = { $seat } ulepsza kartą { $card }
log-exchange = { $seat } wymienia { $given } na { $taken }
log-clean-beer = { $beers ->
    [one] { $seat } opróżnia: 1 piwo
    [few] { $seat } opróżnia: { $beers } piwa
    [many] { $seat } opróżnia: { $beers } piw
   *[other] { $seat } opróżnia: { $beers } piwa
}
log-clean-bread = { $breads ->
    [one] { $seat } opróżnia: 1 chleb
    [few] { $seat } opróżnia: { $breads } chleby
    [many] { $seat } opróżnia: { $breads } chlebów
   *[other] { $seat } opróżnia: { $breads } chleba
}
log-clean-both = { $seat } opróżnia: { $beers ->
    [one] 1 piwo
    [few] { $beers } piwa
    [many] { $beers } piw
   *[other] { $beers } piwa
} i { $breads ->
    [one] 1 chleb
    [few] { $breads } chleby
    [many] { $breads } chlebów
   *[other] { $breads } chleba
}
log-invert = { $seat } odwraca i zachowuje: { $card }
log-swap = Gracze zamieniają się rękami
log-windmill = Wiatrak przechodzi: { $seat }
log-end = Szósty rok się kończy

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
