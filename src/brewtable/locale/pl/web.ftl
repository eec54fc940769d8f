# Przeglądarka: strona startowa, stół, powtórka.

## Strona startowa

web-welcome = Siadaj z nami.
web-welcome-how = Gry planszowe o warzeniu piwa. Graj teraz z botem, z kimś na kanapie albo z kimś daleko.
web-players-exactly = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-players-between = { $fewest }–{ $most }
web-minutes = { $count } min
web-games = Gry
web-play-now = Graj teraz
web-starting = Rozkładanie
web-new-table = Nowy stół
web-soon = Jeszcze nie na stole
web-pad = Notes punktacji
web-pad-invite = Notes punktacji do gry z pudełka
web-my-tables = Moje stoły
web-no-tables = Tu staną stoły, przy których grasz.
web-public-tables = Stoły do oglądania
web-lobby-way = Znajdź towarzystwo
web-lobby-waiting = { $count ->
    [one] { $count } stół czeka na graczy
    [few] { $count } stoły czekają na graczy
    [many] { $count } stołów czeka na graczy
   *[other] { $count } stołu czeka na graczy
}
web-table-with = { $game }: { $names }
web-waits-for-you = Stół czeka na ciebie
web-table-waiting = Czeka na graczy
web-more = { $count ->
    [one] Pokaż jeszcze 1
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}
web-fewer = Pokaż mniej
web-join = Dołącz
web-join-table = Dołącz do stołu
web-code-or-link = Kod lub link
web-no-account = Konto niepotrzebne. Twoje miejsce zostaje twoje na tym urządzeniu.
web-import = Otwórz plik .brew
web-site-menu = Strony
web-name = { $seat }
web-name-bot = { $level ->
    [random] Losowy bot
    [greedy] Zachłanny bot
    [search] Przewidujący bot
    [easy] Łatwy bot
    [normal] Średni bot
    [hard] Trudny bot
    [expert] Bot ekspert
   *[other] { $level }
}
web-name-bot-nth = { $name } { $number }
web-name-player = Gracz { $number }

## Nowy stół

web-new-table-of = Nowy stół: { $game }
web-my-name = Twoje imię
web-name-placeholder = Imię
web-seats = Miejsca
web-seat-who = Kto siedzi na miejscu { $number }
web-seat-name = Imię na miejscu { $number }
web-seat-of = { $who } (miejsce { $number })
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $number }
web-who-me = Ja
web-who-bot = Bot
web-who-open = Ktoś z linkiem
web-who-open-how = Dostaniesz link do wysłania.
web-who-hot-seat = Ktoś przy tym urządzeniu
web-bot-level = Siła bota na miejscu { $number }
web-bot-random = Losowy
web-bot-greedy = Zachłanny
web-bot-search = Przewidujący
web-bot-easy = Łatwy
web-bot-normal = Średni
web-bot-hard = Trudny
web-bot-expert = Ekspert
web-bot-at-once = Decyduje od razu.
web-bot-thinks = Namyśla się nad decyzją przez { $seconds } s.
web-bot-wins = Wygrywa { $wins } ze 100 partii z łatwym.
web-bot-interpreted = Zmierzono przy skompilowanych zasadach; te działają jako zwykły Python, więc bot jest słabszy.
web-compiling = Zasady są właśnie kompilowane ({ $part }%). Do tego czasu boty grają słabiej; przy zmianie nic nie przepadnie.
web-rules-compiled = brewtable { $version }, zasady skompilowane
web-rules-interpreted = brewtable { $version }, zasady jako zwykły Python: boty są słabsze, niż mogłyby być
web-compiled-now = Zasady są już skompilowane: boty grają z pełną siłą.
web-options = Opcje
web-more-options = Talia, losowanie i podpowiedzi
web-deck = Plik talii
web-deck-how = Bez pliku gra się talią domową.
web-deck-chosen = Gramy talią { $file }.
web-deck-unreadable = { $file } to nie plik talii: ani TOML, ani JSON.
web-seed = Ziarno losowania
web-salt = Sól
web-seed-random = Losowo
web-rated = Rankingowa
web-hints = Podpowiedzi dozwolone
web-hints-why = Każdy tu może spytać bota o radę.
web-open-table = Otwórz stół
web-cancel = Anuluj

## Dołączanie

web-join-title = Miejsce czeka na ciebie
web-join-how = Usiądź pod swoim imieniem; link to klucz do miejsca.
web-invited = { $host } zaprasza cię do gry: { $game }
web-invited-to = Zaproszenie do gry: { $game }
web-invited-with = Przy stole: { $names }
web-invited-taken = To miejsce zajmuje { $seat }: kto tu usiądzie, gra na nim dalej.
web-invited-own = To link do twojego miejsca: już na nim siedzisz. Na innym urządzeniu przeniesie je tam.
web-invited-here = Już siedzisz przy tym stole. Ten link jest dla kogoś innego.
web-join-nothing = Nie ma miejsca z tym kodem
web-join-nothing-how = Poproś o link jeszcze raz: każdy działa dla jednej osoby i tylko do zajęcia miejsca.
web-to-table = Do stołu
web-sit-down = Usiądź

## Ustawienia

web-settings = Ustawienia
web-account = Ty, na każdym urządzeniu
web-house = Dom gier
web-my-games = Twoje gry
web-settings-where = Ustawienia zostają w tej przeglądarce.
web-language = Język
web-theme = Kolory
web-theme-auto = Jak system
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Ruch
web-motion-auto = Jak system
web-motion-full = Rzeczy się przesuwają
web-motion-reduced = Nic się nie przesuwa
web-pace = Ruchy innych
web-pace-calm = Spokojnie: jeden po drugim
web-pace-brisk = Żwawo
web-pace-at-once = Od razu
web-confirm-moves = Potwierdzaj ruchy
web-confirm-moves-why = Wybór widać najpierw na planszy; drugie kliknięcie go zatwierdza.
web-memory = Pamięć stołu
web-memory-why = Pokazuje, co kiedyś leżało odkryte i każdy może pamiętać, na przykład wzięte i odrzucone karty.
web-sound = Dźwięki
web-notify = Powiedz, gdy moja kolej
web-notify-why = Powiadomieniem, gdy patrzysz gdzie indziej.
web-notify-refused = Przeglądarka nie pozwala na powiadomienia.
web-save = Zapisz
web-saved = Zapisano.

## Stół

web-home = Strona startowa
web-table-menu = Stół
web-menu = Menu
web-players = Gracze
web-show = Pokaż
web-dock = Twój ruch i twoja ręka
web-rail = Pula i przebieg
web-log = Przebieg
web-log-times = { $line } ({ $count }×)
web-actions = Co zrobić
web-loading = Chwileczkę
web-close = Zamknij
web-copied = Skopiowano.
web-lost = Pod tym adresem nic nie ma.
web-lost-how = Może adres zawiera literówkę albo jest nieaktualny. Ze strony startowej dojdziesz do każdego stołu i do zasad.
web-table-lost = Tego stołu nie można otworzyć.
web-unreachable = Serwer nie odpowiada.
web-unexpected = nadeszła odpowiedź, której ta strona nie rozumie ({ $status })
web-fault = na tej stronie wystąpił błąd: wczytaj ją ponownie
web-your-turn = Twoja kolej.
web-choosing = { $seat } wybiera.
web-thinking = { $seat } myśli.
web-sending = Chwileczkę
web-choose-thing = Wybierz coś na stole.
web-picked = Wybrano { $count } z { $most }
web-pick-none = Nic z tego
web-pick-less = O jeden mniej: { $what }
web-choose-further = { $count ->
    [one] potem kliknij, do czego to
    [few] potem kliknij jedną z { $count } rzeczy
    [many] potem kliknij jedną z { $count } rzeczy
   *[other] potem kliknij jedną z { $count } rzeczy
}
web-choices-there = { $count ->
    [one] tam 1 możliwość
    [few] tam { $count } możliwości
    [many] tam { $count } możliwości
   *[other] tam { $count } możliwości
}
web-nothing-here = Z tym teraz nic nie zrobisz.
web-no-reason = Nic tu nie przeszkadza.
web-recap = Od twojej ostatniej decyzji
web-recap-short = Co się działo
web-recap-count = { $count ->
    [one] { $count } decyzja innych od twojej ostatniej
    [few] { $count } decyzje innych od twojej ostatniej
    [many] { $count } decyzji innych od twojej ostatniej
   *[other] { $count } decyzji innych od twojej ostatniej
}
web-show-again = Pokaż jeszcze raz
web-keys = Klawisze
web-keys-tab = Od jednej części stołu do następnej: karty lub pionki, możliwości, plansza
web-keys-arrows = W obrębie części
web-keys-enter = Weź coś, wybierz, potwierdź
web-keys-escape = Odłóż to, co wzięte; pomiń to, co jest pokazywane
web-keys-undo = Cofnij
web-keys-hint = Poproś o podpowiedź
web-keys-why = Na rzeczy: dlaczego nie można jej użyć. Gdzie indziej: ta lista
web-keys-rules = Zasady o części, w której jesteś
web-keys-icons = Co znaczą symbole rzeczy
web-becomes = { $now }→{ $then }
web-cannot = nie można użyć: { $reason }
web-can = możesz: { $or_verbs }
web-no-way-back = Tego nie da się cofnąć.
web-confirm = Zrób to
web-undo = Cofnij
web-restart = Zacznij ruch od nowa
web-taken-back = Cofnięto.
web-moved-on = Stół był już dalej; nic nie zagrano.
web-offline = Brak połączenia. Nic nie przepada: stół wróci sam.
web-offline-grace = { $seconds ->
    [0] Pozostali mogą już pozwolić, by grał za ciebie bot; przestanie, gdy wrócisz.
    [one] Za { $seconds } sekundę pozostali mogą pozwolić, by grał za ciebie bot.
    [few] Za { $seconds } sekundy pozostali mogą pozwolić, by grał za ciebie bot.
    [many] Za { $seconds } sekund pozostali mogą pozwolić, by grał za ciebie bot.
   *[other] Za { $seconds } sekundy pozostali mogą pozwolić, by grał za ciebie bot.
}
web-away = { $seat } jest poza stołem.
web-away-grace = { $seconds ->
    [one] Za { $seconds } sekundę możesz pozwolić grać botowi.
    [few] Za { $seconds } sekundy możesz pozwolić grać botowi.
    [many] Za { $seconds } sekund możesz pozwolić grać botowi.
   *[other] Za { $seconds } sekundy możesz pozwolić grać botowi.
}
web-away-turn = { $seat } ma ruch, ale jest poza stołem.
web-gone = { $seat }: już nie przy tym stole.
web-gone-turn = { $seat }: już nie przy tym stole, nikt tam nie gra.
web-retry = Spróbuj teraz
web-ask-takeback = Poproś o cofnięcie
web-take-back = Cofnij ruch
web-takeback-asked = { $seat } prosi o cofnięcie ruchu.
web-takeback-waiting = Czekamy na zgodę: { $names }.
web-agree = Zgoda
web-decline = Odmów
web-hint = Podpowiedź
web-hint-thinking = Myśli
web-hint-would = Bot gra tu:
web-hint-sure = pewność { $percent }%; stąd wygrywa { $chance } razy na 100, wynik około { $score }
web-hint-line = Potem spodziewa się: { $line }.
web-hint-take = Wybierz to
web-stand-in = Bot gra za ciebie.
web-return = Wróć na miejsce
web-bot-instead = Niech gra bot
web-invite-instead = Zaproś kogoś
web-bot-for-me = Niech bot gra za mnie
web-concede = Poddaj się
web-concede-sure = Poddajesz grę? Jeśli inni grają dalej, bot dogra za ciebie.
web-leave = Odejdź
web-leave-sure = Oddajesz miejsce? Kto dostanie jego link, gra dalej za ciebie.
web-stay = Zostań

## Miejsca

web-seat-free = wolne
web-seat-open = czeka na kogoś z linkiem
web-seat-gone = już nie przy stole
web-seat-conceded = po poddaniu gry
web-seat-stand-in = poza stołem, gra bot: { $bot }
web-seat-bot = bot: { $bot }
web-seat-hot = przy tym urządzeniu
web-seat-me = ty
web-seat-here = przy stole
web-seat-away = poza stołem
web-seat-away-grace = { $seconds ->
    [one] poza stołem; za { $seconds } sekundę może wskoczyć bot
    [few] poza stołem; za { $seconds } sekundy może wskoczyć bot
    [many] poza stołem; za { $seconds } sekund może wskoczyć bot
   *[other] poza stołem; za { $seconds } sekundy może wskoczyć bot
}
web-copy-link = Kopiuj link
web-share = Wyślij link
web-share-text = Zagraj ze mną: { $game }
web-qr = Kod do zeskanowania: link do miejsca { $number }
web-invite-how = Wyślij ten link albo zeskanuj kod telefonem.
web-invite-only-here = { $host } to tylko ten komputer. Uruchom z --host 0.0.0.0 i otwórz adres tego komputera, żeby weszły inne urządzenia.
web-bot-here = Niech tu gra bot
web-move-seat = Graj dalej na innym urządzeniu
web-move-seat-why = Ten link to klucz do miejsca: kto go otworzy, usiądzie tam zamiast ciebie.
web-move-seat-copy = Kopiuj klucz do miejsca: { $name }
web-waiting = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
}
web-waiting-how = Wyślij link. Gra zacznie się, gdy wszyscy usiądą.
web-waiting-guest = Gra zacznie się, gdy wszyscy usiądą.
web-waiting-public = Każdy znajdzie ten stół w poczekalni i może przy nim usiąść.
web-waiting-by-link = Kto ma link do tego stołu, może przy nim usiąść.
web-copy-table = Kopiuj link do stołu
web-start-now = Zacznij teraz
web-start-how = z botami na pustych miejscach
web-start-bots = Boty na puste miejsca
web-call-off = Odwołaj stół
web-curtain = Przekaż urządzenie. Teraz { $seat }
web-curtain-why = Do tego czasu karty na ręce są zakryte.
web-curtain-lift = Tu { $seat }

## Koniec

web-over = Koniec gry.
web-winner = Zwycięstwo: { $names }.
web-you-won = Wygrana { $scores }
web-you-share = Wspólne zwycięstwo { $scores }
web-you-lost = Przegrana { $scores }
web-has-conceded = { $seat_who ->
    [you] Gra została przez ciebie poddana.
   *[other] { $seat } poddaje grę.
}
web-difference = O wyniku zdecydowało:
web-score = Punkty
web-score-part = Część
web-score-total = Suma
web-rematch = Zagraj jeszcze raz
web-to-rematch = Do następnej gry
web-save-brew = Zapisz jako .brew
web-pledge = Jak sprawdzić tasowanie
web-pledge-why = Tasowanie było obiecane przed pierwszą kartą: SHA-256 z soli, dwukropka i ziarna. Sól i ziarno są tu podane po grze.
web-seed-chosen = Tasowanie zostało wybrane, nie wylosowane: jego ziarno to { $seed }. Kto je wybrał, może znać każdą kartę, więc niczego się nie obiecuje.

## Zasady

web-rules = Zasady
web-learn = Jak grać
web-icons = Ikony
web-icons-copy-link = { $name }: skopiuj link do tej ikony
web-icons-here = Co oznaczają ikony?
web-read = Do przeczytania
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [0] nic nie znaleziono
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
web-rules-none = Zasady o tym nie mówią.
web-rules-copy-link = Kopiuj link do tego punktu
web-rules-copy-link-to = { $clause }: kopiuj link do tego punktu
web-rules-table = Tabela
web-rules-in-english = Te zasady nie są jeszcze przetłumaczone; tu są po angielsku.

## Powtórka

web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-first = Na początek
web-back = Ruch wstecz
web-play = Odtwarzaj
web-pause = Pauza
web-next = Ruch dalej
web-last = Na koniec
web-move-of = Ruch { $ply } z { $last }
web-speed = Tempo
web-eyes = Czyimi oczami
web-copy-moment = Kopiuj link
web-play-on = Graj dalej stąd

## Analiza

web-review = Analiza
web-review-of = Analiza: { $game }
web-review-why = Na każdym miejscu bot, który wiedział tyle, co grający, przyjrzał się krótko każdej decyzji. Jego liczby to szacunki.
web-review-progress = Ocenione decyzje: { $done } z { $all }
web-review-retry = Dalej
web-review-chances = Szansa na wygraną
web-review-curve = { $seat }: na początku { $first }%, między { $least } a { $most }%, na końcu { $last }%
web-review-percent = { $percent }%
web-review-over = Gra skończona.
web-review-waiting = Bot jeszcze tu nie dotarł.
web-review-forced = Tu nie było wyboru.
web-review-would = Bot wolałby:
web-review-agrees = Bot zrobiłby to samo.
web-review-more = szansa większa o { $percent }%
web-review-turning = Punkty zwrotne
web-review-move = ruch { $number }
web-review-lost = −{ $percent }%
web-review-even = Żadna decyzja nie kosztowała wiele.
web-review-none-yet = Na razie żadnych.

## A game without a board of its own

web-plain-table = Stół
web-plain-yes = tak
web-plain-no = nie
web-plain-none = nic
web-message = Wiadomość dnia
web-host = Dla gospodarzy
web-nobody-won = Gospodarz zakończył tę grę: nikt nie wygrał i partia się nie liczy.
web-talk = Rozmowa
web-talk-unread = { $count ->
    [one] Rozmowa, 1 nowa wypowiedź
    [few] Rozmowa, { $count } nowe wypowiedzi
    [many] Rozmowa, { $count } nowych wypowiedzi
   *[other] Rozmowa, { $count } nowej wypowiedzi
}
