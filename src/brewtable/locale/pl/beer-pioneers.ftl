## Beer Pioneers: o co pytamy

pioneers-ask-turn = Który pionek wysyłasz i dokąd?
pioneers-ask-bonus-action = Chcesz wykonać akcję premiową jednym ze swoich pracowników premiowych?
pioneers-ask-claim = Możesz spełnić cel. Chcesz to zrobić?
pioneers-ask-choose = Co wybierasz?
pioneers-ask-take = { $count ->
    [one] Weź kartę: jedną w zasięgu albo wierzchnią ze stosu.
    [few] Weź { $count } karty, jedną po drugiej: w zasięgu albo ze stosu.
    [many] Weź { $count } kart, jedną po drugiej: w zasięgu albo ze stosu.
   *[other] Weź { $count } karty, jedną po drugiej: w zasięgu albo ze stosu.
}
pioneers-ask-move = { $count ->
    [one] Chcesz przenieść beczkę do piwnicy?
    [few] Chcesz przenieść do piwnicy beczki, najwyżej { $count }?
    [many] Chcesz przenieść do piwnicy beczki, najwyżej { $count }?
   *[other] Chcesz przenieść do piwnicy beczki, najwyżej { $count }?
}
pioneers-ask-rotate = { $count ->
    [one] 1 obrót: która tarcza?
    [few] { $count } obroty: która tarcza i jak daleko?
    [many] { $count } obrotów: która tarcza i jak daleko?
   *[other] { $count } obrotu: która tarcza i jak daleko?
}
pioneers-ask-rotate-once = Laboratorium: które tarcze obracasz jeszcze raz?
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
pioneers-ask-play-beige = Której karty zagrywasz beżowo-brązową część?
pioneers-ask-play-white = Której karty zagrywasz białą część?
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

pioneers-choice-place = Postaw pracownika { $experience } na { $space }: { $effect }
pioneers-choice-place-bonus = Postaw pracownika { $experience } na { $space }: { $effect }; potem możliwa akcja premiowa
pioneers-choice-truck = Jedź: { $space } – { $effect }
pioneers-choice-truck-first = Jedź: { $space } – { $effect }; jako pierwsza ciężarówka także { $extra }
pioneers-choice-truck-later = Jedź: { $space } – { $effect }; nic ponadto, bo inna ciężarówka była pierwsza
pioneers-choice-turn-order = { $rank ->
    [1] Ustaw się na miejscu { $place }: { $effect }; na razie w następnej rundzie twój ruch jest 1. w kolejności (im bardziej w lewo, tym wcześniej)
    [2] Ustaw się na miejscu { $place }: { $effect }; na razie w następnej rundzie twój ruch jest 2. w kolejności (im bardziej w lewo, tym wcześniej)
    [3] Ustaw się na miejscu { $place }: { $effect }; na razie w następnej rundzie twój ruch jest 3. w kolejności (im bardziej w lewo, tym wcześniej)
   *[other] Ustaw się na miejscu { $place }: { $effect }; na razie w następnej rundzie twój ruch jest { $rank }. w kolejności (im bardziej w lewo, tym wcześniej)
}
pioneers-choice-admin = Zarządź: { $effect }
pioneers-choice-fulfil = { $ready ->
    [0] Spełnij cel ({ $objective }): { $count } pkt; pracownik premiowy na zawsze opuszcza planszę premii
   *[other] Spełnij cel ({ $objective }): { $count } pkt; pracownik premiowy na zawsze opuszcza twoją pulę
}
pioneers-choice-bonus = Użyj pracownika premiowego: { $clauses_effects }
pioneers-choice-bonus-improved = Użyj pracownika premiowego, akcja ulepszona: { $clauses_effects }
pioneers-choice-take = Weź: { $card }
pioneers-choice-beige = Zagraj część beżowo-brązową, { $card }: { $clauses_effects }
pioneers-choice-order = Dostarcz: { $needs } ({ $card }) – { $clauses_effects }
pioneers-choice-white = Zagraj białą część, { $card }: { $clauses_effects }
pioneers-choice-discard = Odrzuć: { $card }
pioneers-choice-choose = Wybierz: { $effect }
pioneers-choice-rotate = { $count ->
    [one] Obróć { $beer } o { $count }: { $clauses_effects }
    [few] Obróć { $beer } o { $count }: { $clauses_effects }
    [many] Obróć { $beer } o { $count }: { $clauses_effects }
   *[other] Obróć { $beer } o { $count }: { $clauses_effects }
}
pioneers-choice-brew = Uwarz { $beer }: { $clauses_effects }
pioneers-choice-unblock = Usuń żeton: { $token }
pioneers-choice-uncover = Zdejmij: { $overlay }
pioneers-choice-build = Postaw: { $extension } – { $clauses_effects }
pioneers-choice-pick = Weź { $beer }
pioneers-choice-deliver = Dostarcz { $beer }
pioneers-choice-clear = Oddaj: { $thing }, żeby zrobić miejsce ({ $beer })
pioneers-choice-move = { $count ->
    [one] Przenieś 1 beczkę do piwnicy
    [few] Przenieś { $count } beczki do piwnicy
    [many] Przenieś { $count } beczek do piwnicy
   *[other] Przenieś { $count } beczki do piwnicy
}
pioneers-choice-exchange = Wymień: { $give } → { $clauses_gains }
pioneers-choice-twice = { $count ->
    [0] Wymień dwa razy
   *[other] Zapłać monetę i wymień dwa razy
}
pioneers-choice-retire = Wyślij na emeryturę: pracownik { $experience } – { $effect }; zastąpi go pracownik z doświadczeniem { $next }
pioneers-choice-done-bonus-action = Nie wykonuj akcji premiowej
pioneers-choice-done-claim = Zakończ ruch bez celu
pioneers-choice-done-move = Nie przenoś
pioneers-choice-done-rotate = { $turned ->
    [0] Nie obracaj: obroty przepadają
   *[other] Więcej nie obracaj: pozostałe obroty przepadają
}
pioneers-choice-done-rotate-once = { $turned ->
    [0] Nie obracaj
   *[other] Więcej nie obracaj
}
pioneers-choice-done-making-room = Zrezygnuj z piwa ({ $beer })
pioneers-choice-done-brew = { $before ->
    [0] Nie warz
   *[other] Więcej nie warz
}
pioneers-choice-done-unblock = { $before ->
    [0] Nie usuwaj
   *[other] Więcej nie usuwaj
}
pioneers-choice-done-pick = { $before ->
    [0] Nie bierz
   *[other] Więcej nie bierz
}
pioneers-choice-done-play-beige = Nie zagrywaj żadnej
pioneers-choice-done-play-white = Nie zagrywaj żadnej
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
pioneers-bonus-rotate-all = wszystkie obroty
pioneers-bonus-point = 1 punkt
pioneers-token-pils = Pils
pioneers-token-export = Export
pioneers-token-lager = Lager
pioneers-token-stark = Stark
pioneers-token-weizen = Weizen
pioneers-token-beige = zagrywanie kart beżowo-brązowych
pioneers-token-brew = warzenie 1 piwa
pioneers-token-white = zagrywanie białych kart
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
pioneers-piece-extra-worker = dodatkowy pracownik na tę rundę
pioneers-piece-extra-truck = dodatkowa ciężarówka na tę rundę

## Dlaczego nie

pioneers-reason-other-decision = teraz pytanie jest inne: { $ask }
pioneers-reason-worker = nie masz pracownika z doświadczeniem { $experience }
pioneers-reason-worker-placed = twój pracownik z doświadczeniem { $experience } jest już w tej rundzie postawiony
pioneers-reason-workers-placed = wszyscy twoi pracownicy są już w tej rundzie postawieni
pioneers-reason-truck = twoje ciężarówki już jeździły w tej rundzie
pioneers-reason-moved = ten pracownik ruszał się już w tej rundzie
pioneers-reason-covered = to pole jest w tej grze zakryte
pioneers-reason-taken = { $seat_who ->
    [you] stoi tam już twój pionek
   *[other] stoi tam { $seat }
}
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
pioneers-reason-round-end = nie na koniec rundy: dopiero w twoim następnym ruchu
pioneers-reason-bulbs = { $count ->
    [one] potrzebna { $count } żarówka
    [few] potrzebne { $count } żarówki
    [many] potrzeba { $count } żarówek
   *[other] potrzeba { $count } żarówki
}
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
pioneers-log-end = Koniec gry
pioneers-deed-and = { $deed } – { $gains }
pioneers-deed-gets = { $seat_who ->
    [you] Dostajesz
   *[other] { $seat } dostaje
}: { $gains }
pioneers-deed-exchange = { $seat_who ->
    [you] Wymieniasz
   *[other] { $seat } wymienia
}: { $give } → { $get }
pioneers-deed-paid = { $count ->
    [one] 1 moneta wydana
    [few] { $count } monety wydane
    [many] { $count } monet wydanych
   *[other] { $count } monety wydanej
}
pioneers-deed-ready = gotowy { $beer }
pioneers-log-shuffle = { $count ->
    [one] 1 odrzucona karta staje się nowym stosem
    [few] { $count } odrzucone karty potasowane w nowy stos
    [many] { $count } odrzuconych kart potasowanych w nowy stos
   *[other] { $count } odrzuconej karty potasowane w nowy stos
}
pioneers-log-first = { $place ->
    [1] { $seat_who ->
        [you] Twój ruch jest pierwszy
       *[other] Pierwszy ruch: { $seat }
    }
    [2] { $seat_who ->
        [you] Twój ruch jest drugi
       *[other] Drugi ruch: { $seat }
    }
    [3] { $seat_who ->
        [you] Twój ruch jest trzeci
       *[other] Trzeci ruch: { $seat }
    }
   *[other] { $seat_who ->
        [you] Twój ruch jest czwarty
       *[other] Czwarty ruch: { $seat }
    }
}
pioneers-log-worker = { $seat_who ->
    [you] Wysyłasz
   *[other] { $seat } wysyła
} pracownika { $experience }: { $space }
pioneers-log-truck = { $seat_who ->
    [you] Wysyłasz
   *[other] { $seat } wysyła
} ciężarówkę: { $space }
pioneers-log-turn-order = { $seat_who ->
    [you] Zajmujesz
   *[other] { $seat } zajmuje
} miejsce { $place } w kolejności
pioneers-log-admin = { $seat_who ->
    [you] Korzystasz z administracji
   *[other] { $seat } korzysta z administracji
}: { $space }
pioneers-log-bonus = { $seat_who ->
    [you] Używasz
   *[other] { $seat } używa
} pracownika premiowego: { $bonus }
pioneers-log-grey = { $seat_who ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } 1 monetę
    [few] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $amount } monety
    [many] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $amount } monet
   *[other] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $amount } monety
}
pioneers-log-paid = { $amount ->
    [one] { $seat_who ->
        [you] Płacisz
       *[other] { $seat } płaci
    } 1 monetę
    [few] { $seat_who ->
        [you] Płacisz
       *[other] { $seat } płaci
    } { $amount } monety
    [many] { $seat_who ->
        [you] Płacisz
       *[other] { $seat } płaci
    } { $amount } monet
   *[other] { $seat_who ->
        [you] Płacisz
       *[other] { $seat } płaci
    } { $amount } monety
}
pioneers-log-points = { $amount ->
    [one] { $seat_who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } 1 punkt
    [few] { $seat_who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } { $amount } punkty
    [many] { $seat_who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } { $amount } punktów
   *[other] { $seat_who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } { $amount } punktu
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } 1 beczkę
    [few] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $count } beczki
    [many] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $count } beczek
   *[other] { $seat_who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $count } beczki
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat_who ->
        [you] Przenosisz
       *[other] { $seat } przenosi
    } 1 beczkę do piwnicy
    [few] { $seat_who ->
        [you] Przenosisz
       *[other] { $seat } przenosi
    } { $count } beczki do piwnicy
    [many] { $seat_who ->
        [you] Przenosisz
       *[other] { $seat } przenosi
    } { $count } beczek do piwnicy
   *[other] { $seat_who ->
        [you] Przenosisz
       *[other] { $seat } przenosi
    } { $count } beczki do piwnicy
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat_who ->
        [you] Dostarczasz
       *[other] { $seat } dostarcza
    } 1 beczkę
    [few] { $seat_who ->
        [you] Dostarczasz
       *[other] { $seat } dostarcza
    } { $count } beczki
    [many] { $seat_who ->
        [you] Dostarczasz
       *[other] { $seat } dostarcza
    } { $count } beczek
   *[other] { $seat_who ->
        [you] Dostarczasz
       *[other] { $seat } dostarcza
    } { $count } beczki
}
pioneers-log-barrels-given = { $seat_who ->
    [you] Dajesz
   *[other] { $seat } daje
} beczkę
pioneers-log-barrels-cleared = { $seat_who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} beczkę, by zrobić miejsce
pioneers-log-beer-cellar = { $seat_who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} { $beer } do piwnicy
pioneers-log-beer-delivered = { $seat_who ->
    [you] Dostarczasz
   *[other] { $seat } dostarcza
} { $beer }
pioneers-log-beer-given = { $seat_who ->
    [you] Dajesz
   *[other] { $seat } daje
} { $beer }
pioneers-log-beer-cleared = { $seat_who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} { $beer }, by zrobić miejsce
pioneers-log-beer-lost = { $seat_who ->
    [you] Rezygnujesz
   *[other] { $seat } rezygnuje
} z piwa { $beer }: piwnica jest pełna
pioneers-log-dial-placed = { $value ->
    [one] { $seat_who ->
        [you] Warzysz
       *[other] { $seat } warzy
    } { $beer }: 1 obrót
    [few] { $seat_who ->
        [you] Warzysz
       *[other] { $seat } warzy
    } { $beer }: { $value } obroty
    [many] { $seat_who ->
        [you] Warzysz
       *[other] { $seat } warzy
    } { $beer }: { $value } obrotów
   *[other] { $seat_who ->
        [you] Warzysz
       *[other] { $seat } warzy
    } { $beer }: { $value } obrotu
}
pioneers-log-dial-turned = { $seat_who ->
    [you] Obracasz
   *[other] { $seat } obraca
} { $beer } z { $before } na { $value }
pioneers-log-brewed = { $seat_who ->
    [you] Twoje gotowe piwo
   *[other] Gotowe piwo ({ $seat })
}: { $beer }
pioneers-log-unblocked = { $seat_who ->
    [you] Usuwasz
   *[other] { $seat } usuwa
} żeton blokady: { $token }
pioneers-log-uncovered = { $seat_who ->
    [you] Zdejmujesz
   *[other] { $seat } zdejmuje
}: { $overlay }
pioneers-log-built = { $seat_who ->
    [you] Stawiasz
   *[other] { $seat } stawia
}: { $extension }
pioneers-log-level = { $seat_who ->
    [you] Dochodzisz
   *[other] { $seat } dochodzi
} do pola { $space } na torze warzenia
pioneers-log-progress = { $seat_who ->
    [you] Dochodzisz
   *[other] { $seat } dochodzi
} do pola { $space } na torze postępu
pioneers-log-income = { $seat_who ->
    [you] Dochodzisz
   *[other] { $seat } dochodzi
} do pola dochodu { $space }
pioneers-log-marker = { $seat_who ->
    [you] Awansujesz
   *[other] { $seat } awansuje
} pracownika na końcu rundy
pioneers-log-upgraded = { $seat_who ->
    [you] Twój pracownik
   *[other] Pracownik ({ $seat })
} z doświadczeniem { $experience } idzie na emeryturę i zwalnia kafelek piwnicy ({ $tile })
pioneers-log-objective = { $seat_who ->
    [you] Spełniasz
   *[other] { $seat } spełnia
} cel ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat_who ->
        [you] Odzyskujesz
       *[other] { $seat } odzyskuje
    } pracownika premiowego
    [few] { $seat_who ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } { $count } kolejnych pracowników premiowych
    [many] { $seat_who ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } { $count } kolejnych pracowników premiowych
   *[other] { $seat_who ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } { $count } kolejnego pracownika premiowego
}
pioneers-log-sacrificed = { $seat_who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} pracownika premiowego
pioneers-log-card-taken = { $seat_who ->
    [you] Bierzesz
   *[other] { $seat } bierze
}: { $card }
pioneers-log-card-drawn = { $seat_who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę ze stosu
pioneers-log-card-beige = { $seat_who ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
} beżowo-brązową część: { $card }
pioneers-log-card-order = { $seat_who ->
    [you] Realizujesz
   *[other] { $seat } realizuje
} zamówienie: { $card }
pioneers-log-card-white = { $seat_who ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
} białą część: { $card }
pioneers-log-card-discarded = { $seat_who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
}: { $card }
pioneers-log-card-returned = { $seat_who ->
    [you] { $card } wraca na twoją rękę
   *[other] { $card } wraca na rękę ({ $seat })
}
pioneers-log-card-turned-up = Odkryta: { $card }
pioneers-log-card-pushed-out = { $card } znika z rzędu kart

## Options

pioneers-option-objective = Trzeci cel
pioneers-option-objective-about = Karta celu, która leży obok dwóch celów wydrukowanych na planszy.
pioneers-option-objective-is-random = Losowo
pioneers-option-objective-is-extensions = Rozbudowy
pioneers-option-objective-is-unblocked = Usunięte żetony blokady
pioneers-option-objective-is-barrels = Beczki
pioneers-option-objective-is-bulbs = Żarówki
pioneers-option-objective-is-level = Poziom warzenia
pioneers-option-replace = Cele wydrukowane
pioneers-option-replace-about = Zakrywa jeden lub oba wydrukowane cele innymi kartami celów.
pioneers-option-replace-is-none = Jak na planszy
pioneers-option-replace-is-same = Pierwszy zastąpiony
pioneers-option-replace-is-different = Drugi zastąpiony
pioneers-option-replace-is-both = Oba zastąpione
pioneers-option-replace-same = Zamiast pierwszego wydrukowanego celu
pioneers-option-replace-same-about = Karta, która zakrywa cel z piwami jednego gatunku, jeśli jest zastąpiony.
pioneers-option-replace-same-is-random = Losowo
pioneers-option-replace-same-is-extensions = Rozbudowy
pioneers-option-replace-same-is-unblocked = Usunięte żetony blokady
pioneers-option-replace-same-is-barrels = Beczki
pioneers-option-replace-same-is-bulbs = Żarówki
pioneers-option-replace-same-is-level = Poziom warzenia
pioneers-option-replace-different = Zamiast drugiego wydrukowanego celu
pioneers-option-replace-different-about = Karta, która zakrywa cel z różnymi piwami, jeśli jest zastąpiony.
pioneers-option-replace-different-is-random = Losowo
pioneers-option-replace-different-is-extensions = Rozbudowy
pioneers-option-replace-different-is-unblocked = Usunięte żetony blokady
pioneers-option-replace-different-is-barrels = Beczki
pioneers-option-replace-different-is-bulbs = Żarówki
pioneers-option-replace-different-is-level = Poziom warzenia
pioneers-option-first-builder-point = Punkt dla tego, kto pierwszy postawi rozbudowę
pioneers-option-first-builder-point-about = Także w dwie lub trzy osoby punkt dostaje ten, kto pierwszy postawi rozbudowę.
