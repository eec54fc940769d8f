# Przeglądarka: strona startowa, stół, powtórka.

## Strona startowa

web-welcome = Siadaj.
web-welcome-how = Trzy gry planszowe o warzeniu piwa. Graj teraz z botem, z kimś na kanapie albo z kimś daleko.
web-title-beer-and-bread = Beer & Bread
web-title-dice-brewing = Dice Brewing
web-title-beer-pioneers = Beer Pioneers
web-line-beer-and-bread = Dwie wioski dzielą cztery pola i rzekę. Liczy się tylko to, czego sprzedajesz mniej.
web-line-dice-brewing = Rzuć słód, chmiel i umiejętności. Daj pracę każdej kości i uwarz, zanim zrobi to ktoś inny.
web-line-beer-pioneers = Załóż browar, rozbuduj go, kręć tarczami, realizuj zamówienia. Kto pierwszy ma 20 punktów.
web-players-exactly = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-players-between = { $fewest } do { $most }
web-minutes = { $count } min
web-games = Gry
web-play-now = Graj teraz
web-starting = Rozkładanie
web-new-table = Nowy stół
web-soon = Jeszcze nie na stole
web-my-tables = Moje stoły
web-no-tables = Tu staną stoły, przy których grasz.
web-public-tables = Stoły do oglądania
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
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $number }
web-who-me = Ja
web-who-bot = Bot
web-who-open = Ktoś z linkiem
web-who-open-how = Dostaniesz link do wysłania.
web-who-hot-seat = Ktoś przy tym urządzeniu
web-bot-level = Siła bota na miejscu { $number }
web-bot-random = Losowy
web-bot-greedy = Zachłanny
web-bot-search = Przewidujący
web-bot-easy = Łatwy
web-bot-normal = Średni
web-bot-hard = Trudny
web-bot-at-once = Decyduje od razu.
web-bot-thinks = Namyśla się nad decyzją przez { $seconds } s.
web-bot-wins = Wygrywa { $wins } ze 100 partii z łatwym.
web-options = Opcje
web-option-first = Kto zaczyna
web-option-first-random = Losowo
web-option-first-0 = Miejsce 1
web-option-first-1 = Miejsce 2
web-option-advanced = Gra zaawansowana
web-option-bad-luck = Pomoc na pecha
web-option-objective = Trzeci cel
web-option-objective-random = Losowo
web-option-objective-extensions = Rozbudowy
web-option-objective-unblocked = Usunięte żetony blokady
web-option-objective-barrels = Beczki
web-option-objective-bulbs = Żarówki
web-option-objective-level = Poziom warzenia
web-option-replace = Cele wydrukowane
web-option-replace-none = Jak na planszy
web-option-replace-same = Pierwszy zastąpiony
web-option-replace-different = Drugi zastąpiony
web-option-replace-both = Oba zastąpione
web-option-replace-same-random = Losowo
web-option-replace-same-extensions = Rozbudowy
web-option-replace-same-unblocked = Usunięte żetony blokady
web-option-replace-same-barrels = Beczki
web-option-replace-same-bulbs = Żarówki
web-option-replace-same-level = Poziom warzenia
web-option-replace-different-random = Losowo
web-option-replace-different-extensions = Rozbudowy
web-option-replace-different-unblocked = Usunięte żetony blokady
web-option-replace-different-barrels = Beczki
web-option-replace-different-bulbs = Żarówki
web-option-replace-different-level = Poziom warzenia
web-option-first-builder-point = Punkt dla pierwszego, kto zbuduje rozbudowę
web-more-options = Talia, ziarno i goście
web-deck = Plik talii
web-deck-how = Bez pliku gra się talią domową.
web-deck-chosen = Gramy talią { $file }.
web-deck-unreadable = { $file } to nie plik talii: ani TOML, ani JSON.
web-seed = Ziarno
web-salt = Sól
web-seed-random = Losowo
web-public = Inni mogą patrzeć
web-public-why = Stół jest na liście; zakrytych kart nikt nie widzi.
web-hints = Podpowiedzi dozwolone
web-hints-why = Każdy tu może spytać bota o radę.
web-open-table = Otwórz stół
web-cancel = Anuluj

## Dołączanie

web-join-title = Miejsce czeka na ciebie
web-join-how = Usiądź pod swoim imieniem; link to klucz do miejsca.
web-sit-down = Usiądź

## Ustawienia

web-settings = Ustawienia
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
web-confirm-moves = Potwierdzaj ruchy
web-confirm-moves-why = Wybór widać najpierw na planszy; drugie kliknięcie go gra.
web-memory = Pamięć stołu
web-memory-why = Pokazuje, co kiedyś leżało odkryte i każdy może pamiętać, jak wzięte i odrzucone karty.
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
web-dock = Twój ruch i twoja ręka
web-rail = Zasoby i przebieg
web-log = Przebieg
web-log-times = { $line } ({ $count }×)
web-log-more = { $count ->
    [one] jeszcze 1 wiersz
    [few] jeszcze { $count } wiersze
    [many] jeszcze { $count } wierszy
   *[other] jeszcze { $count } wiersza
}
web-actions = Co zrobić
web-loading = Chwileczkę
web-close = Zamknij
web-copied = Skopiowano.
web-lost = Pod tym adresem nic nie ma.
web-table-lost = Tego stołu nie można otworzyć.
web-unreachable = Serwis nie odpowiada.
web-unexpected = nadeszła odpowiedź, której ta strona nie rozumie ({ $status })
web-fault = na tej stronie wystąpił błąd: wczytaj ją ponownie
web-your-turn = Twoja kolej.
web-choosing = { $seat } wybiera.
web-thinking = { $seat } myśli.
web-sending = Chwileczkę
web-choose-thing = Wybierz coś na stole.
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
web-retry = Spróbuj teraz
web-ask-takeback = Poproś o cofnięcie
web-takeback-asked = { $seat } prosi o cofnięcie ruchu.
web-takeback-waiting = Czekamy na zgodę: { $names }.
web-agree = Zgoda
web-decline = Odmowa
web-hint = Podpowiedź
web-hint-thinking = Myśli
web-hint-would = Bot gra tu:
web-hint-sure = pewność { $percent }%; stąd wygrywa { $chance } razy na 100, wynik około { $score }
web-hint-line = Potem spodziewa się: { $line }.
web-hint-take = Wybierz to
web-stand-in = Bot gra za ciebie.
web-return = Wróć na miejsce
web-bot-instead = Niech gra bot
web-give-up = Przestań grać
web-bot-for-me = Niech bot gra za mnie
web-concede = Poddaj się
web-concede-sure = Poddajesz grę? Jeśli inni grają dalej, bot dogra za ciebie.
web-leave = Odejdź
web-leave-sure = Oddajesz miejsce? Kto dostanie jego link, gra dalej za ciebie.
web-stay = Zostań

## Miejsca

web-seat-free = wolne
web-seat-open = czeka na kogoś z linkiem
web-seat-conceded = po poddaniu gry
web-seat-stand-in = poza stołem, gra bot: { $bot }
web-seat-bot = bot: { $bot }
web-seat-hot = przy tym urządzeniu
web-seat-me = ty
web-seat-here = przy stole
web-seat-away = poza stołem
web-copy-link = Kopiuj link
web-copy-my-link = Kopiuj mój link
web-waiting = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
}
web-waiting-how = Wyślij link. Gra zacznie się, gdy wszyscy usiądą.
web-curtain = Przekaż urządzenie. Teraz { $seat }
web-curtain-why = Do tego czasu ręce są zakryte.
web-curtain-lift = Tu { $seat }

## Koniec

web-over = Koniec gry.
web-winner = Zwycięstwo: { $names }.
web-score = Punkty
web-score-part = Część
web-score-total = Suma
web-rematch = Zagraj jeszcze raz
web-to-rematch = Do następnej gry
web-save-brew = Zapisz jako .brew
web-pledge = Jak sprawdzić tasowanie
web-pledge-why = Suma kontrolna była znana przed pierwszą kartą. To SHA-256 z soli, dwukropka i ziarna.

## Zasady

web-rules = Zasady
web-rules-search = Szukaj w zasadach
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
