## Beer Pioneers: o co pytamy

pioneers-ask-turn = Którym elementem i gdzie?
pioneers-ask-bonus-action = Akcja premiowa jednym z twoich pracowników premiowych?
pioneers-ask-claim = Możesz spełnić cel. Robisz to?
pioneers-ask-choose = Co z tego?
pioneers-ask-take = { $count ->
    [one] Weź kartę: jedną w zasięgu albo wierzchnią ze stosu.
    [few] Weź { $count } karty, jedną po drugiej: w zasięgu albo ze stosu.
    [many] Weź { $count } kart, jedną po drugiej: w zasięgu albo ze stosu.
   *[other] Weź { $count } karty, jedną po drugiej: w zasięgu albo ze stosu.
}
pioneers-ask-move = { $count ->
    [one] Przenosisz beczkę do piwnicy?
    [few] Przenosisz do { $count } beczek do piwnicy?
    [many] Przenosisz do { $count } beczek do piwnicy?
   *[other] Przenosisz do { $count } beczki do piwnicy?
}
pioneers-ask-rotate = { $count ->
    [one] 1 obrót: która tarcza?
    [few] { $count } obroty: która tarcza i jak daleko?
    [many] { $count } obrotów: która tarcza i jak daleko?
   *[other] { $count } obrotu: która tarcza i jak daleko?
}
pioneers-ask-making-room = Twoja piwnica jest pełna. Co zrobi miejsce? ({ $beer })
pioneers-ask-brew = { $count ->
    [one] Które piwo warzysz?
    [few] Które piwa warzysz? Najwyżej { $count }.
    [many] Które piwa warzysz? Najwyżej { $count }.
   *[other] Które piwa warzysz? Najwyżej { $count }.
}
pioneers-ask-unblock = { $count ->
    [one] Który żeton blokady usuwasz?
    [few] Które żetony blokady usuwasz? Najwyżej { $count }.
    [many] Które żetony blokady usuwasz? Najwyżej { $count }.
   *[other] Które żetony blokady usuwasz? Najwyżej { $count }.
}
pioneers-ask-uncover = Którą osłonę zdejmujesz?
pioneers-ask-build = Którą rozbudowę stawiasz?
pioneers-ask-pick = Które piwo bierzesz?
pioneers-ask-play-beige = Którą kartę grasz beżowo-brązowo?
pioneers-ask-play-white = Którą kartę grasz biało?
pioneers-ask-play-order = Które zamówienie realizujesz?
pioneers-ask-deliver = { $count ->
    [one] Które piwo dostarczasz?
    [few] Które { $count } piwa dostarczasz?
    [many] Które { $count } piw dostarczasz?
   *[other] Które { $count } piwa dostarczasz?
}
pioneers-ask-exchange = Co wymieniasz?
pioneers-ask-retire = Który pracownik idzie na emeryturę?
pioneers-ask-discard = { $count ->
    [one] O jedną kartę na ręce za dużo: którą odrzucasz?
    [few] O { $count } karty na ręce za dużo: którą odrzucasz?
    [many] O { $count } kart na ręce za dużo: którą odrzucasz?
   *[other] O { $count } karty na ręce za dużo: którą odrzucasz?
}

## Możliwości

pioneers-choice-place = Pracownik { $experience }, { $space }: { $effect }
pioneers-choice-place-bonus = Pracownik { $experience }, { $space }: { $effect }; potem akcja premiowa
pioneers-choice-truck = Ciężarówka, { $space }: { $effect }
pioneers-choice-turn-order = Miejsce { $place } w kolejności: { $effect }
pioneers-choice-admin = Administracja: { $effect }
pioneers-choice-fulfil = Spełnij cel: { $objective }
pioneers-choice-bonus = Pracownik premiowy: { $effect }
pioneers-choice-take = Weź: { $card }
pioneers-choice-beige = { $card }: { $effect }
pioneers-choice-order = { $card }: { $effect }
pioneers-choice-white = { $card }: { $effect }
pioneers-choice-discard = Odrzuć: { $card }
pioneers-choice-choose = { $effect }
pioneers-choice-rotate = { $count ->
    [one] Obróć { $beer } o 1
    [few] Obróć { $beer } o { $count }
    [many] Obróć { $beer } o { $count }
   *[other] Obróć { $beer } o { $count }
}
pioneers-choice-brew = Uwarz { $beer }
pioneers-choice-unblock = Usuń żeton: { $token }
pioneers-choice-uncover = Zdejmij: { $overlay }
pioneers-choice-build = { $extension }: { $effect }
pioneers-choice-pick = Weź { $beer }
pioneers-choice-deliver = Dostarcz { $beer }
pioneers-choice-clear = Oddaj: { $thing }
pioneers-choice-move = { $count ->
    [one] Przenieś 1 beczkę
    [few] Przenieś { $count } beczki
    [many] Przenieś { $count } beczek
   *[other] Przenieś { $count } beczki
}
pioneers-choice-exchange = { $give } → { $get }
pioneers-choice-twice = { $count ->
    [0] Wymień dwa razy
   *[other] Zapłać monetę i wymień dwa razy
}
pioneers-choice-retire = Pracownik { $experience } idzie na emeryturę: { $effect }
pioneers-choice-done-bonus-action = Bez akcji premiowej
pioneers-choice-done-claim = Koniec ruchu
pioneers-choice-done-move = Więcej nie przenoś
pioneers-choice-done-rotate = Więcej nie obracaj
pioneers-choice-done-making-room = Zrezygnuj z piwa
pioneers-choice-done-brew = Więcej nie warz
pioneers-choice-done-unblock = Nie usuwaj
pioneers-choice-done-pick = Nie bierz
pioneers-choice-done-play-beige = Nie graj żadnej
pioneers-choice-done-play-white = Nie graj żadnej
pioneers-choice-done-play-order = Nie realizuj żadnego
pioneers-choice-done-exchange = Nie wymieniaj

## Rzeczy i miejsca

pioneers-pile = wierzchnia karta stosu
pioneers-space = { $space } ({ $action })
pioneers-action-brew = warzenie
pioneers-action-rotate = obroty
pioneers-action-progress = postęp i żetony
pioneers-action-barrels = beczki
pioneers-action-white = biała karta
pioneers-action-upgrade = awans
pioneers-action-extension = rozbudowa
pioneers-action-coins = monety
pioneers-truck-coins = pole 9
pioneers-truck-order = zamówienia
pioneers-truck-load = beczka lub karta
pioneers-truck-exchange = wymiana
pioneers-admin-unblock = żeton i obrót
pioneers-admin-beige = karta beżowo-brązowa
pioneers-admin-brew = warzenie 1 piwa
pioneers-admin-white = biała karta
pioneers-bonus-coin = 1 moneta
pioneers-bonus-beige = karta beżowo-brązowa
pioneers-bonus-barrels = branie beczek
pioneers-bonus-move = przenoszenie beczek
pioneers-bonus-rotate = 2 obroty
pioneers-bonus-brew = warzenie 1 piwa
pioneers-bonus-unblock = żeton blokady
pioneers-bonus-order = zamówienie
pioneers-bonus-extension = rozbudowa
pioneers-bonus-cards = 3 karty
pioneers-bonus-rotate-all = X obrotów
pioneers-bonus-point = 1 punkt
pioneers-token-pils = Pils
pioneers-token-export = Export
pioneers-token-lager = Lager
pioneers-token-stark = Stark
pioneers-token-weizen = Weizen
pioneers-token-beige = granie kart beżowo-brązowych
pioneers-token-brew = warzenie 1 piwa
pioneers-token-white = granie białych kart
pioneers-overlay-large = duża osłona (Pils, Export, Lager)
pioneers-overlay-small = mała osłona (Stark, Weizen)
pioneers-extension-filter = filtr piwa
pioneers-extension-cooling = chłodnia
pioneers-extension-laboratory = laboratorium
pioneers-extension-fleet = flota ciężarówek
pioneers-extension-malt-factory = słodownia
pioneers-extension-machine-hall = hala maszyn
pioneers-objective-same = { $count ->
    [one] { $count } piwo jednego gatunku w piwnicy
    [few] { $count } piwa jednego gatunku w piwnicy
    [many] { $count } piw jednego gatunku w piwnicy
   *[other] { $count } piwa jednego gatunku w piwnicy
}
pioneers-objective-different = { $count ->
    [one] { $count } piwo w piwnicy
    [few] { $count } różne piwa w piwnicy
    [many] { $count } różnych piw w piwnicy
   *[other] { $count } różnego piwa w piwnicy
}
pioneers-objective-extensions = { $count ->
    [one] { $count } rozbudowa
    [few] { $count } rozbudowy
    [many] { $count } rozbudów
   *[other] { $count } rozbudowy
}
pioneers-objective-unblocked = { $count ->
    [one] { $count } usunięty żeton blokady
    [few] { $count } usunięte żetony blokady
    [many] { $count } usuniętych żetonów blokady
   *[other] { $count } usuniętego żetonu blokady
}
pioneers-objective-barrels = { $count ->
    [one] { $count } beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
pioneers-objective-bulbs = { $count ->
    [one] { $count } żarówka
    [few] { $count } żarówki
    [many] { $count } żarówek
   *[other] { $count } żarówki
}
pioneers-objective-level = poziom warzenia { $count }
pioneers-goal-same = piwa jednego gatunku
pioneers-goal-different = różne piwa
pioneers-goal-extensions = rozbudowy
pioneers-goal-unblocked = żetony blokady
pioneers-goal-barrels = beczki
pioneers-goal-bulbs = żarówki
pioneers-goal-level = poziom warzenia
pioneers-gift-pils = Pils
pioneers-gift-export = Export
pioneers-gift-lager = Lager
pioneers-gift-stark = Stark
pioneers-gift-weizen = Weizen
pioneers-gift-alt = Alt
pioneers-gift-barrel = beczka
pioneers-gift-coin = moneta
pioneers-gain-point = punkt
pioneers-gain-cards = 2 karty
pioneers-gain-coin = moneta
pioneers-tile-large = duży
pioneers-tile-barrel = beczka
pioneers-tile-progress = postęp
pioneers-tile-small = mały
pioneers-piece-worker = szarego pracownika
pioneers-piece-truck = szarą ciężarówkę

## Dlaczego nie

pioneers-reason-other-decision = teraz pytanie jest inne: { $ask }
pioneers-reason-worker = nie ma gotowego pracownika z doświadczeniem { $experience }
pioneers-reason-truck = twoje ciężarówki już jeździły w tej rundzie
pioneers-reason-moved = ten pracownik ruszał się już w tej rundzie
pioneers-reason-covered = to pole jest w tej grze zakryte
pioneers-reason-taken = stoi tam { $seat }
pioneers-reason-truck-there = stoi tam ciężarówka
pioneers-reason-nothing-to-give = nie masz monety ani piwa czy beczki w piwnicy, by coś dać
pioneers-reason-nothing-to-build = nie ma rozbudowy, którą możesz postawić
pioneers-reason-coins = { $count ->
    [one] brakuje 1 monety
    [few] brakuje { $count } monet
    [many] brakuje { $count } monet
   *[other] brakuje { $count } monety
}
pioneers-reason-token = leży tu jeszcze żeton blokady: { $token }
pioneers-reason-fulfilled = ten cel masz już spełniony
pioneers-reason-objective-taken = inni byli szybsi
pioneers-reason-objective = masz { $reached } z { $wanted }
pioneers-reason-helper = potrzebny pracownik premiowy
pioneers-reason-bulbs = { $count ->
    [one] potrzebna { $count } żarówka
    [few] potrzebne { $count } żarówki
    [many] potrzeba { $count } żarówek
   *[other] potrzeba { $count } żarówki
}
pioneers-reason-no-effect = teraz nic by to nie dało
pioneers-reason-pile = nie ma już kart
pioneers-reason-reach = { $count ->
    [one] twój poziom warzenia sięga tylko pierwszej karty
    [few] twój poziom warzenia sięga tylko pierwszych { $count } kart
    [many] twój poziom warzenia sięga tylko pierwszych { $count } kart
   *[other] twój poziom warzenia sięga tylko { $count } karty
}
pioneers-reason-gap = tej karty już nie ma; rząd zsunie się na końcu ruchu
pioneers-reason-hand = nie masz jej na ręce
pioneers-reason-lacks = w piwnicy brakuje: { $things }
pioneers-reason-section-beige = nie ma części beżowo-brązowej
pioneers-reason-section-white = nie ma części białej
pioneers-reason-section-order = nie ma zamówienia
pioneers-reason-built = już to masz
pioneers-reason-same-beer = to byłoby to samo, co rezygnacja
pioneers-reason-cellar = nie masz tego do oddania
pioneers-reason-gone = już tego nie ma
pioneers-reason-barrels = tylu beczek nie można przenieść
pioneers-reason-twice = nie można tego zrobić dwa razy
pioneers-reason-retired = nie ma już miejsca na tę emeryturę
pioneers-reason-no-such-worker = nie masz takiego pracownika
pioneers-reason-option = tego nie ma tu do wyboru albo cię na to nie stać
pioneers-reason-must = tu trzeba coś wybrać
pioneers-reason-no-dial = nie ma tam tarczy
pioneers-reason-turned = już jest obrócona
pioneers-reason-too-far = { $count ->
    [one] najwyżej 1 obrót
    [few] najwyżej { $count } obroty
    [many] najwyżej { $count } obrotów
   *[other] najwyżej { $count } obrotu
}
pioneers-reason-brewing = jego tarcza jest w użyciu
pioneers-reason-overlaid = leży na tym osłona

## Przebieg

pioneers-log-round = Zaczyna się runda { $round }
pioneers-log-end = Gra się kończy
pioneers-log-shuffle = { $count ->
    [one] 1 odrzucona karta staje się nowym stosem
    [few] { $count } odrzucone karty potasowane w nowy stos
    [many] { $count } odrzuconych kart potasowanych w nowy stos
   *[other] { $count } odrzuconej karty potasowane w nowy stos
}
pioneers-log-first = { $place ->
    [1] { $seat } gra w pierwszej kolejności
    [2] { $seat } gra w drugiej kolejności
    [3] { $seat } gra w trzeciej kolejności
   *[other] { $seat } gra w czwartej kolejności
}
pioneers-log-worker = { $seat }: pracownik { $experience } → { $space }
pioneers-log-truck = { $seat }: ciężarówka → { $space }
pioneers-log-turn-order = { $seat }: miejsce { $place } w kolejności
pioneers-log-admin = { $seat }: administracja, { $space }
pioneers-log-bonus = { $seat } używa pracownika premiowego: { $bonus }
pioneers-log-grey = { $seat } dostaje { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat } bierze 1 monetę
    [few] { $seat } bierze { $amount } monety
    [many] { $seat } bierze { $amount } monet
   *[other] { $seat } bierze { $amount } monety
}
pioneers-log-paid = { $amount ->
    [one] { $seat } płaci 1 monetę
    [few] { $seat } płaci { $amount } monety
    [many] { $seat } płaci { $amount } monet
   *[other] { $seat } płaci { $amount } monety
}
pioneers-log-points = { $amount ->
    [one] { $seat } zdobywa 1 punkt
    [few] { $seat } zdobywa { $amount } punkty
    [many] { $seat } zdobywa { $amount } punktów
   *[other] { $seat } zdobywa { $amount } punktu
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat } bierze 1 beczkę
    [few] { $seat } bierze { $count } beczki
    [many] { $seat } bierze { $count } beczek
   *[other] { $seat } bierze { $count } beczki
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat } przenosi 1 beczkę do piwnicy
    [few] { $seat } przenosi { $count } beczki do piwnicy
    [many] { $seat } przenosi { $count } beczek do piwnicy
   *[other] { $seat } przenosi { $count } beczki do piwnicy
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat } dostarcza 1 beczkę
    [few] { $seat } dostarcza { $count } beczki
    [many] { $seat } dostarcza { $count } beczek
   *[other] { $seat } dostarcza { $count } beczki
}
pioneers-log-barrels-given = { $seat } daje beczkę
pioneers-log-barrels-cleared = { $seat } oddaje beczkę, by zrobić miejsce
pioneers-log-beer-cellar = { $seat } kładzie { $beer } do piwnicy
pioneers-log-beer-delivered = { $seat } dostarcza { $beer }
pioneers-log-beer-given = { $seat } daje { $beer }
pioneers-log-beer-cleared = { $seat } oddaje { $beer }, by zrobić miejsce
pioneers-log-beer-lost = { $seat } rezygnuje z { $beer }: piwnica jest pełna
pioneers-log-dial-placed = { $value ->
    [one] { $seat } warzy { $beer }: 1 obrót
    [few] { $seat } warzy { $beer }: { $value } obroty
    [many] { $seat } warzy { $beer }: { $value } obrotów
   *[other] { $seat } warzy { $beer }: { $value } obrotu
}
pioneers-log-dial-turned = { $seat } obraca { $beer } z { $before } na { $value }
pioneers-log-brewed = { $seat } ma uwarzone: { $beer }
pioneers-log-unblocked = { $seat } usuwa żeton blokady: { $token }
pioneers-log-uncovered = { $seat } zdejmuje: { $overlay }
pioneers-log-built = { $seat } stawia: { $extension }
pioneers-log-level = { $seat } dochodzi do pola { $space } na torze warzenia
pioneers-log-progress = { $seat } dochodzi do pola { $space } na torze postępu
pioneers-log-income = { $seat } ma pole dochodu { $space }
pioneers-log-marker = { $seat } awansuje pracownika na końcu rundy
pioneers-log-upgraded = { $seat }: pracownik z doświadczeniem { $experience } idzie na emeryturę i zwalnia kafelek piwnicy ({ $tile })
pioneers-log-objective = { $seat } spełnia cel ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat } odzyskuje pracownika premiowego
    [few] { $seat } dostaje { $count } kolejnych pracowników premiowych
    [many] { $seat } dostaje { $count } kolejnych pracowników premiowych
   *[other] { $seat } dostaje { $count } kolejnego pracownika premiowego
}
pioneers-log-sacrificed = { $seat } oddaje pracownika premiowego
pioneers-log-card-taken = { $seat } bierze { $card }
pioneers-log-card-drawn = { $seat } dobiera kartę ze stosu
pioneers-log-card-beige = { $seat } gra beżowo-brązowo: { $card }
pioneers-log-card-order = { $seat } realizuje zamówienie: { $card }
pioneers-log-card-white = { $seat } gra biało: { $card }
pioneers-log-card-discarded = { $seat } odrzuca { $card }
pioneers-log-card-returned = { $card } wraca na rękę ({ $seat })
pioneers-log-card-turned-up = Odkryta: { $card }
pioneers-log-card-pushed-out = { $card } znika z rzędu kart
