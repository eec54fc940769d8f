# Stół w terminalu.

## Miejsca

terminal-you = Ty
terminal-person = Gracz
terminal-namesake = { $name } { $number }
terminal-seat-number = msc. { $number }
terminal-pass-keyboard = Decyduje { $seat }. Wszyscy inni teraz nie patrzą.
terminal-pass-enter = Enter pokazuje twoje karty >{" "}

## Pytania

terminal-prompt = >{" "}
terminal-page-prompt = Enter dalej, q wstecz >{" "}
terminal-sure = { $choice }? Tego nie da się cofnąć. Enter potwierdza.
terminal-sure-not = Nic nie zagrano: wybierz jeszcze raz.
terminal-confirm = Twój ruch gotowy. Enter go kończy, undo cofa.
terminal-keys = { $verbs }, ? pomoc, undo, hint, quit
terminal-keys-confirm = Enter kończy ruch, undo, restart, ? pomoc, confirm off
terminal-key-number = numer twojego wyboru
terminal-verb-harvest = zbiory
terminal-verb-produce = produkcja
terminal-verb-upgrade = ulepszenie
terminal-verb-discard = odrzuć
terminal-verb-invert = zachowaj
terminal-verb-exchange = wymiana
terminal-key-verb = { $letter } { $verb }

## Odpowiedzi na wpisane

terminal-unknown = „{ $line }” nic tu nie znaczy; ? pokazuje, co można wpisać.
terminal-unknown-close = „{ $line }” nic tu nie znaczy; może chodzi o { $close }?
terminal-ambiguous = „{ $line }” może znaczyć { $or_some }: wpisz więcej.
terminal-blocked = { $what }: { $reason }
terminal-no-thing = Na tym stole nie ma karty „{ $thing }”.
terminal-undone = Cofnięto: { $text }
terminal-restarted = { $count ->
    [one] Cofnięto: 1 decyzja
    [few] Cofnięto: { $count } decyzje
    [many] Cofnięto: { $count } decyzji
   *[other] Cofnięto: { $count } decyzji
}
terminal-saved = Zapisano w { $file }
terminal-save-failed = Nie można zapisać { $file } ({ $problem }). quit! wychodzi bez zapisu.
terminal-hint = Bot gra tu { $key }: { $label } (stąd wygrywa { $chance } razy na 100, wynik około { $score }).
terminal-hint-line = Potem spodziewa się: { $line }.
terminal-confirm-on = Każdy ruch czeka teraz na Enter.
terminal-confirm-off = Ruchy kończą się teraz od razu; undo działa, dopóki drugi gracz nie zagra.
terminal-confirm-nothing = Twój ruch się skończył: Enter go kończy, undo lub restart cofa.

## Wyjście

terminal-bye = Nie ma czego zapisać.
terminal-bye-saved = Zapisano. Graj dalej: { $program } play { $game } --resume { $file }
terminal-bye-unsaved = Wyjście bez zapisu.

## Przebieg

terminal-log-title = co się działo
terminal-log-more = … przedtem było więcej: wpisz log
terminal-table-cut = … stół ma więcej: wpisz table

## Koniec

terminal-over = Koniec gry.
terminal-over-prompt = Enter wychodzi, log, score, save PLIK >{" "}
terminal-score-line = { $seat }: { $score }
terminal-score-so-far = Gdyby gra kończyła się teraz
terminal-winner = { $reason ->
    [final-score] { $seat } wygrywa wyższym wynikiem końcowym.
    [other-total] { $seat } wygrywa: wyniki końcowe równe, druga suma jest wyższa.
    [windmill] { $seat } wygrywa: wszystkie sumy równe, a wiatrak ma drugi gracz.
   *[other] { $seat } wygrywa.
}
terminal-shared = { $winners } dzielą się zwycięstwem.

## Pomoc

terminal-help =
    Wpisz klawisz stojący na karcie albo słowa, które skraca:
    1h     zbiory kartą 1: plony karty, tyle, ile pokazuje twoja kolumna
    1p     produkcja karty 1 w browarze lub piekarni i jej sprzedaż
    1u     ulepszenie kartą 1, potem sprzątanie browaru i piekarni
    1x2    lata suche: wymiana karty 1 na kartę z pola 2, którą zaraz zagrasz
    harvest beer-07, exchange beer-07 2, done: pełne słowa działają zawsze, tak jak
    każdy początek pasujący tylko do jednej możliwości. 1h! pomija Enter.
    ≈ woda  P pszenica  J jęczmień  Ż żyto  C chmiel  ¢ monety
    → 2P 3Ż    co dają zbiory             2 za dużo    tyle się nie zmieści

    ?          ta strona                undo      cofa ostatnią decyzję
    ? 1        wszystko o karcie 1      restart   cofa cały ruch
    ? beer-07  wszystko o karcie        confirm   off lub on: Enter kończy ruch
    log        co się działo            hint      co zagrałby bot
    log all    cała gra                 save F    zapis w pliku F
    score      notes punktacji          quit      zapis i wyjście
    table      wszystko, co widzisz     quit!     wyjście bez zapisu

terminal-help-plain =
    Wpisz numer możliwości albo jej słowa; wystarczy początek pasujący tylko do
    jednej możliwości.

    ?          ta strona                undo      cofa ostatnią decyzję
    ? NAZWA    wszystko o karcie        restart   cofa cały ruch
    log        co się działo            hint      co zagrałby bot
    log all    cała gra                 save F    zapis w pliku F
    score      wyniki do tej pory       quit      zapis i wyjście
    table      wszystko, co widzisz     quit!     wyjście bez zapisu
    confirm    off lub on: Enter kończy ruch

## Beer & Bread: znaki

terminal-sign-water = ≈
terminal-sign-wheat = P
terminal-sign-barley = J
terminal-sign-rye = Ż
terminal-sign-hops = C
terminal-nothing = –
terminal-free = { $count ->
    [one] 1 wolne
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
terminal-good-beer = piwo
terminal-good-bread = chleb
terminal-backs-beer = { $count ->
    [one] { $count } piwo
    [few] { $count } piwa
    [many] { $count } piw
   *[other] { $count } piwa
}
terminal-backs-bread = { $count ->
    [one] { $count } chleb
    [few] { $count } chleby
    [many] { $count } chlebów
   *[other] { $count } chleba
}
terminal-coins = { $coins }¢

## Beer & Bread: stół

terminal-year = { $kind ->
    [dry] Rok { $year }/6, suchy
   *[fruitful] Rok { $year }/6, urodzajny
}
terminal-turn = ruch { $turn }
terminal-windmill-at = wiatrak: { $holder }
terminal-deck = talia { $count }:
terminal-field = { $amount } { $name }
terminal-fields = Rzeka { $river } Pola { $crops } Pula { $supply }
terminal-windmill = wiatrak
terminal-storage = { $water ->
    [0] Magazyn { $tokens } ({ $stored } z { $general })
   *[other] Magazyn { $tokens } ({ $stored } z { $general } + { $water }≈)
}
terminal-column = Kolumna { $tokens }
terminal-sold = Sprzedane piwo { $beer }¢ chleb { $bread }¢
terminal-brewery = Browar { $cards }
terminal-bakery = Piekarnia { $cards }
terminal-other-hand = Ręka { $cards }
terminal-upgrades = Ulepszenia { $upgrades }
terminal-slot = { $slot }: { $upgrades }
terminal-times = { $name } ×{ $count }
terminal-space-empty = puste
terminal-short-harvest = h { $tokens }
terminal-short-recipe = p { $tokens }
terminal-short-upgrade = u { $effect }

## Beer & Bread: karty

terminal-gain = → { $gains }
terminal-gain-nothing = → nic nie ma
terminal-gain-over = { $count } za dużo
terminal-needs = brak { $missing }
terminal-reason-brewery-full = browar pełny
terminal-reason-bakery-full = piek. pełna
terminal-reason-inverted = nie dla ciebie
terminal-inverted-own = dla ciebie
terminal-inverted-other = nie twoja
terminal-pay = Zapłać { $tokens }
terminal-card-title = { $coins ->
    [one] { $card }, wartość 1 moneta
    [few] { $card }, wartość { $coins } monety
    [many] { $card }, wartość { $coins } monet
   *[other] { $card }, wartość { $coins } monety
}
terminal-card-harvest = Zbiory: { $tokens }
terminal-card-recipe = Receptura: { $tokens }
terminal-card-upgrade = Ulepszenie na miejscu { $slot } ({ $code }): { $effect }

## Beer & Bread: ulepszenia w kilku znakach

terminal-upgrade-1A = nowa karta
terminal-upgrade-1B = bez kolumny
terminal-upgrade-1C = dodat. karta
terminal-upgrade-1D = własna karta
terminal-upgrade-2A = siew 1{ $token }
terminal-upgrade-2B = pula { $token }
terminal-upgrade-2C = zbiory +1{ $token }
terminal-upgrade-2D = ich ≈: 1≈
terminal-upgrade-3A = miejsca +{ $units }≈
terminal-upgrade-3B = miejsca +{ $units }
terminal-upgrade-4A = browar +1
terminal-upgrade-4B = piekarnia +1
terminal-upgrade-4C = { $rules }
terminal-upgrade-4D = { $rules }
terminal-upgrade-4E = { $rules }
terminal-upgrade-5A = piwo 1{ $token }
terminal-upgrade-5B = chleb 1{ $token }
terminal-upgrade-5C = samo piwo 2{ $token }
terminal-upgrade-5D = sam chleb 2{ $token }
terminal-upgrade-5E = oba 2{ $token }
terminal-upgrade-6A = każda 4-5: 1¢
terminal-upgrade-6B = każda 6-7: 1¢
terminal-upgrade-6C = każda 8-9: 1¢
terminal-upgrade-6D = 2 piwa: 1¢
terminal-upgrade-6E = 2 chleby: 1¢
terminal-upgrade-6F = ulepsz.: 2¢
terminal-upgrade-6G = żetony: 2¢
terminal-upgrade-6H = 3 chleby: 2¢
terminal-upgrade-6I = 3 piwa: 2¢

## Beer & Bread: notes punktacji

terminal-pad-cards = Monety na sprzedanych kartach
terminal-pad-6A = 6A: karty warte 4 lub 5
terminal-pad-6B = 6B: karty warte 6 lub 7
terminal-pad-6C = 6C: karty warte 8 lub 9
terminal-pad-6D = 6D: pary piw
terminal-pad-6E = 6E: pary chlebów
terminal-pad-bonus = Premie, gdzie dają najwięcej
terminal-pad-total = Suma
terminal-pad-final = Wynik: mniejsza z sum
terminal-pad-earned = { $seat } zyskuje: { $effect }
