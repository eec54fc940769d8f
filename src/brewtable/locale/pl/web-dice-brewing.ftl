# Dice Brewing w przeglądarce

## Miejsca

db-recipes = Receptury
db-recipes-about = Kto pierwszy uwarzy, ten bierze. Wygrywa najwięcej mistrzostwa.
db-market = Targowisko
db-market-about = dodatki do receptur
db-black-market = Czarny rynek
db-black-market-about = żetony akcji, jeden na rundę
db-supply = Stosy
db-pool = Aktywna pula
db-pool-about = rzucana co rundę
db-warehouse = Magazyn
db-warehouse-about = zachowuje wartości; stąd warzysz
db-stores = Nasiona, składniki i żetony
db-yours = Twoje
db-deck = w talii
db-deck-left = w talii: { $count }
db-track = Mistrzostwo
db-tab-brewery = Browar
db-tab-rivals = Rywale
db-rivals-about = w kolejności
db-building-malt = Słodownia
db-building-hops = Chmiel
db-building-school = Szkoła
db-building-seeds = Departament
db-house-short-malt = Słód
db-house-short-hops = Chmiel
db-house-short-school = Szkoła
db-house-short-seeds = Nasiona
db-brewery-about = Każde pole raz na rundę. Działa przy sprzątaniu, a z niebieską kością od razu.

## Runda

db-round = Runda { $round }
db-summer = Lato
db-summer-about = nasiono dla każdego
db-winter = Zima
db-winter-about = bez nasion
db-first = Zaczyna rundę
db-phases = Fazy rundy
db-phase-rolling = Rzut
db-phase-about-rolling = kości z puli
db-phase-means-rolling = Wszyscy rzucają kośćmi ze swojej puli.
db-phase-arranging = Rozstawianie
db-phase-about-arranging = kości do pracy
db-phase-means-arranging = W turze jeden lub dwa elementy na pola; warzysz tylko z kości w magazynie.
db-phase-purchases = Zakupy
db-phase-about-purchases = dodatki, żetony
db-phase-means-purchases = Po jednym składniku i żetonie. Ostatnia chwila, by magazynować.
db-phase-brewing = Warzenie
db-phase-about-brewing = receptury
db-phase-means-brewing = W turze jedna receptura z magazynu, z jednym dodatkiem, jeśli chcesz.
db-phase-tidying = Sprzątanie
db-phase-about-tidying = plony
db-phase-means-tidying = Pola działają, kości wracają, zaczyna ktoś inny.
db-brewed-of = Uwarzone: { $count } z { $end }

## Żetony akcji

db-token-withdraw = Wycofaj kość
db-token-shut = Zablokuj obiekt
db-token-mark = Zablokuj / chroń kość
db-token-close = Zablokuj recepturę
db-token-raise = Podnieś wartość
db-token-reroll = Ponowny rzut
db-token-hidden = { $gold ->
    [0] Zakryty żeton, zdobyty
    [one] Zakryty żeton, kupiony za 1 sztukę złota
    [few] Zakryty żeton, kupiony za { $gold } sztuki złota
    [many] Zakryty żeton, kupiony za { $gold } sztuk złota
   *[other] Zakryty żeton, kupiony za { $gold } sztuki złota
}
db-token-does-withdraw = kość z magazynu wraca do swojej puli
db-token-does-shut = cudzy obiekt nic w tej rundzie nie przyjmuje
db-token-does-mark = cudza kość jest zablokowana w tej rundzie albo cudze żetony nie sięgają twojej
db-token-does-close = nikt nie warzy tej receptury w tej rundzie
db-token-does-raise = jedna z twoich kości pokazuje o 1 więcej
db-token-does-reroll = przerzucasz dowolną kość
db-token-short-withdraw = kość z magazynu do puli
db-token-short-shut = cudzy obiekt na rundę
db-token-short-mark = cudza kość, albo twoja
db-token-short-close = nikt jej nie warzy w rundzie
db-token-short-raise = twoja kość +1 na rundę
db-token-short-reroll = dowolna kość, też cudza

## Znaki na stole

db-or = lub
db-from-round = od rundy { $round }
db-shut = zablokowane w tej rundzie
db-closed = zablokowana
db-standing-ready = Można uwarzyć
db-standing-store = Zmagazynuj { $count }, potem warz
db-missing-word = Brakuje:
db-standing-lacks = { $count ->
    [1] Brakuje: { $dice }
    [2] Brakuje: { $dice }
   *[other] Brakuje kości: { $count }
}
db-wanted-yellow = żółta { $values }
db-wanted-black = czarna { $values }
db-wanted-green = zielona { $values }
db-mastery = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
db-mastery-parts = { $count ->
    [0] za warzenie
   *[other] { $count } i 1 za warzenie
}
db-any-token = dowolny żeton
db-rival-ready = Rywal gotowy:
db-no-rival-ready = Żaden rywal niegotowy
db-add-one = Możesz dodać jedno:
db-blue-of = Niebieska { $least }+
db-best = do
db-wanted-by = { $count ->
    [0] brak receptur
    [one] 1 receptura
    [few] { $count } receptury
    [many] { $count } receptur
   *[other] { $count } receptury
}
db-short-malt-1 = Nasiono na żółtą kość
db-short-malt-2 = Żółta kość na czarną
db-short-malt-3 = Żółta, czarna +1, magazyn
db-short-hops-1 = Nasiono na zieloną kość
db-short-hops-2 = Zielona +1, do magazynu
db-short-school-1 = Niebieska { $least }+: przerzut
db-short-school-2 = Niebieska { $least }+: wymiana ze stosem
db-short-school-3 = Niebieska, suma { $least }: nowa niebieska
db-short-seeds-1 = { $amount ->
    [one] Zielona, czarna: 1 nasiono
    [few] Zielona, czarna: { $amount } nasiona
    [many] Zielona, czarna: { $amount } nasion
   *[other] Zielona, czarna: { $amount } nasiona
}
db-short-seeds-2 = Sprzedaj czarną: złoto +{ $amount }
db-short-seeds-3 = Sprzedaj niebieską: złoto +{ $amount }
db-at-once = od razu
db-when-tidying = przy sprzątaniu
db-full-for-you = { $count ->
    [one] Zablokowane: użył już rywal
    [few] Zablokowane: użyli już { $count } rywale
    [many] Zablokowane: użyło już { $count } rywali
   *[other] Zablokowane: użyło już { $count } rywala
}
db-stored = Magazyn
db-empty = pusto
db-mastery-word = mistrzostwo
db-brewed-short = uwarzone
db-rivals-ready = mogą ją uwarzyć: { $names }
db-fits = pasuje do: { $recipes }
db-no-recipe = brak receptury
db-store-here = Zmagazynuj tutaj
db-keep-pool = Zachowaj w puli
db-keep-warehouse = Zachowaj w magazynie

## Nazwy dla czytników

db-your-brewery = Twój browar
db-brewery-of = Browar: { $name }
db-your-dice = Twoje kości i towary
db-in-your-pool = w twojej puli
db-in-your-warehouse = w twoim magazynie
db-in-supply = rzucona ze stosu
db-at-market = na targowisku ({ $seat })
db-pool-of = pula ({ $name })
db-warehouse-of = magazyn ({ $name })
db-goods-of = Składniki i żetony: { $name }
db-house-of = { $house } ({ $name })
db-mark-blocked = zablokowana w tej rundzie
db-mark-protected = chroniona w tej rundzie
db-mark-raised = podniesiona żetonem
db-trade = { $takes }: { $effect }
db-fast = { $value ->
    [1] każda niebieska kość przyspiesza
   *[other] niebieska kość od { $value } przyspiesza
}
db-holds = leży tu: { $dice }
db-free = wolne
db-used = użyte
db-used-by = użyte: { $names }
db-blocked-rival = w tej rundzie zablokowane dla tego gracza
db-left = zostało: { $count }
db-some-left = jeszcze są
db-none-left = nic nie zostało
db-supply-dice = { $die }: w stosie { $count }
db-supply-seeds = { $count ->
    [one] 1 nasiono w stosie
    [few] { $count } nasiona w stosie
    [many] { $count } nasion w stosie
   *[other] { $count } nasiona w stosie
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
db-recipe-name = { $name }, { $level }
db-recipe-needs = wymaga co najmniej: { $dice }
db-recipe-reward = nagroda: { $parts }
db-recipe-extras = jeden dodatek: { $or_extras }
db-recipe-place = receptura { $place }
db-lacks = brakuje: { $dice }
db-store-first = kości leżą w twojej puli: zmagazynuj je
db-has-dice = kości leżą w twoim magazynie
db-can-place = położyć
db-can-store = zmagazynować
db-can-choose = przerzucić
db-can-name = rzucić
db-can-take = wziąć
db-can-give = dać
db-can-keep = zachować
db-can-withdraw = wycofać
db-can-mark = zablokować
db-can-protect = chronić
db-can-raise = podnieść
db-can-reroll = przerzucić żetonem
db-can-shut = zablokować
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
db-verb-withdraw = Wycofaj
db-verb-mark = Zablokuj
db-verb-protect = Chroń
db-verb-raise = Podnieś
db-verb-reroll = Przerzuć
db-verb-shut = Zablokuj
db-verb-close = Zablokuj
db-verb-buy = Kup
db-verb-brew = Uwarz
db-verb-use = Użyj
db-verb-add = Dodaj
db-verb-win = Weź
db-verb-quiet = Nie zagrywaj żetonów

## Wynik

db-score-track = Punkty mistrzostwa
db-score-gold = Złoto, 1 za każde 2
db-score-yellow = Żółte kości
db-score-green = Zielone kości
db-score-black = Czarne kości, po 2
db-score-total = Punkty
db-score-recipes = Uwarzone receptury

## Start page

web-title-dice-brewing = Dice Brewing
web-line-dice-brewing = Rzuć kośćmi słodu, chmielu i umiejętności. Daj pracę każdej kości i uwarz piwo, zanim zrobi to ktoś inny.
