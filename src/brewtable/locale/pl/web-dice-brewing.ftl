# Dice Brewing w przeglądarce

## Miejsca

db-recipes = Receptury
db-market = Targ
db-black-market = Czarny rynek
db-supply = Zasoby
db-pool = Pula
db-warehouse = Magazyn
db-stores = Nasiona, składniki i żetony
db-deck = w talii
db-track = Mistrzostwo
db-tab-brewery = Browar
db-tab-rivals = Rywale
db-building-malt = Słodownia
db-building-hops = Chmiel
db-building-school = Szkoła
db-building-seeds = Dział nasion

## Runda

db-round = Runda { $round }
db-summer = Lato
db-winter = Zima
db-first = Zaczyna rundę
db-phases = Fazy rundy
db-phase-rolling = Rzuty
db-phase-arranging = Rozkładanie
db-phase-purchases = Zakupy
db-phase-brewing = Warzenie
db-phase-tidying = Porządki
db-brewed-of = Uwarzone: { $count } z { $end }

## Żetony akcji

db-token-withdraw = Wyjmij
db-token-shut = Zamknij budynek
db-token-mark = Zablokuj lub chroń
db-token-close = Zablokuj recepturę
db-token-raise = Podnieś
db-token-reroll = Przerzuć
db-token-hidden = { $gold ->
    [0] Zakryty żeton, zdobyty
    [one] Zakryty żeton, kupiony za 1 złotą monetę
    [few] Zakryty żeton, kupiony za { $gold } złote monety
    [many] Zakryty żeton, kupiony za { $gold } złotych monet
   *[other] Zakryty żeton, kupiony za { $gold } złotej monety
}
db-token-does-withdraw = kość z magazynu wraca do swojej puli
db-token-does-shut = cudzy budynek nic w tej rundzie nie przyjmuje
db-token-does-mark = cudza kość jest zablokowana w tej rundzie albo cudze żetony nie sięgają twojej
db-token-does-close = nikt nie warzy tej receptury w tej rundzie
db-token-does-raise = jedna z twoich kości pokazuje o 1 więcej
db-token-does-reroll = przerzucasz dowolną kość

## Znaki na stole

db-or = lub
db-any = każda
db-from-round = od rundy { $round }
db-shut = zamknięte w tej rundzie
db-closed = zablokowana
db-can-brew-now = można uwarzyć
db-missing = { $count ->
    [one] brakuje 1 kości
    [few] brakuje { $count } kości
    [many] brakuje { $count } kości
   *[other] brakuje { $count } kości
}
db-store-dice = zmagazynuj kości
db-no-recipe = brak receptury
db-store-here = Zmagazynuj tutaj
db-keep-pool = Do puli
db-keep-warehouse = Do magazynu

## Nazwy dla czytników

db-your-brewery = Twój browar
db-brewery-of = Browar: { $name }
db-your-dice = Twoje kości i towary
db-in-your-pool = w twojej puli
db-in-your-warehouse = w twoim magazynie
db-in-supply = rzucona z zasobów
db-at-market = na targu ({ $seat })
db-pool-of = pula ({ $name })
db-warehouse-of = magazyn ({ $name })
db-goods-of = Składniki i żetony: { $name }
db-purse-of = Co ma { $name }
db-house-of = { $house } ({ $name })
db-mark-blocked = zablokowana w tej rundzie
db-mark-protected = chroniona w tej rundzie
db-mark-kept-out = nie wróci do magazynu w tej rundzie
db-mark-raised = podniesiona żetonem
db-fast = { $value ->
    [1] każda niebieska kość przyspiesza
   *[other] niebieska kość od { $value } przyspiesza
}
db-holds = leży tu: { $dice }
db-free = wolne
db-used = użyte
db-used-by = użyte: { $names }
db-blocked = w tej rundzie zablokowane dla ciebie
db-blocked-rival = w tej rundzie zablokowane dla tego gracza
db-left = zostało: { $count }
db-some-left = jeszcze są
db-none-left = nic nie zostało
db-supply-dice = { $die }: w zasobach { $count }
db-supply-seeds = { $count ->
    [one] 1 nasiono w zasobach
    [few] { $count } nasiona w zasobach
    [many] { $count } nasion w zasobach
   *[other] { $count } nasiona w zasobach
}
db-seeds = { $count ->
    [one] 1 nasiono
    [few] { $count } nasiona
    [many] { $count } nasion
   *[other] { $count } nasiona
}
db-points = { $count ->
    [one] 1 punkt mistrzostwa
    [few] { $count } punkty mistrzostwa
    [many] { $count } punktów mistrzostwa
   *[other] { $count } punktu mistrzostwa
}
db-brewed-own = { $count ->
    [one] 1 uwarzona receptura
    [few] { $count } uwarzone receptury
    [many] { $count } uwarzonych receptur
   *[other] { $count } uwarzonej receptury
}
db-points-word = punkty mistrzostwa
db-gold-word = złoto
db-seeds-word = nasiona
db-brewed-word = uwarzone receptury
db-deck-name = { $count ->
    [one] Talia: 1 receptura
    [few] Talia: { $count } receptury
    [many] Talia: { $count } receptur
   *[other] Talia: { $count } receptury
}
db-track-place = { $count ->
    [one] { $seat }: 1 punkt mistrzostwa
    [few] { $seat }: { $count } punkty mistrzostwa
    [many] { $seat }: { $count } punktów mistrzostwa
   *[other] { $seat }: { $count } punktu mistrzostwa
}
db-recipe-needs = wymaga co najmniej: { $dice }
db-recipe-reward = nagroda: { $parts }
db-recipe-extras = jeden dodatek: { $or_extras }
db-recipe-place = receptura { $place }
db-lacks = brakuje: { $dice }
db-store-first = kości leżą w twojej puli: zmagazynuj je
db-has-dice = kości leżą w twoim magazynie
db-can-place = położyć
db-can-store = zmagazynować
db-can-choose = przerzucić
db-can-name = rzucić
db-can-take = wziąć
db-can-give = dać
db-can-keep = zachować
db-can-withdraw = wyjąć
db-can-mark = zablokować
db-can-protect = chronić
db-can-raise = podnieść
db-can-reroll = przerzucić żetonem
db-can-shut = zamknąć
db-can-close = zablokować
db-can-buy = kupić lub dać za zniżkę
db-can-brew = uwarzyć
db-can-use = użyć
db-can-add = dodać
db-can-win = wziąć

## Przyciski

db-verb-place = Połóż
db-verb-store = Zmagazynuj
db-verb-choose = Przerzuć
db-verb-name = Rzuć
db-verb-take = Weź
db-verb-give = Daj
db-verb-keep = Zachowaj
db-verb-withdraw = Wyjmij
db-verb-mark = Zablokuj
db-verb-protect = Chroń
db-verb-raise = Podnieś
db-verb-reroll = Przerzuć
db-verb-shut = Zamknij
db-verb-close = Zablokuj
db-verb-buy = Kup
db-verb-brew = Uwarz
db-verb-use = Użyj
db-verb-add = Dodaj
db-verb-win = Weź
db-verb-quiet = W tej rundzie już nie

## Wynik

db-score-track = Punkty mistrzostwa
db-score-gold = Złoto, 1 za każde 2
db-score-yellow = Żółte kości
db-score-green = Zielone kości
db-score-black = Czarne kości, po 2
db-score-total = Punkty
db-score-recipes = Uwarzone receptury
