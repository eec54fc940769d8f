# Czego odmawia serwer gier i co mu przeszkadza.

table-already-seated = siedzisz już przy tym stole: ten link jest dla kogoś innego
table-backup-exists = { $file } już istnieje: wybierz inną nazwę dla kopii
table-backup-newer = kopię { $file } zapisał nowszy brewtable: przywróć ją za jego pomocą
table-bad-code = kod miejsca ma 12 liter i cyfr, na przykład { $example }
table-bad-request = serwer nie rozumie tego żądania: wczytaj stronę ponownie
table-bot-already = bot { $bot } już gra na tym miejscu
table-bot-plays = bot { $bot } gra na tym miejscu: najpierw je odbierz
table-bots-busy = boty mają teraz za dużo do przemyślenia: spróbuj ponownie za chwilę
table-busy = przy stołach jest teraz zbyt duży ruch: spróbuj za chwilę
table-call-off-late = gra już się zaczęła: poddaj się albo odejdź od stołu
table-call-off-others = odwołać stół może tylko osoba, która go otworzyła
table-clock-decides = przy tym stole chodzi zegar: on rozstrzyga, co dalej, gdy nie ma { $seat }
table-conceded = na tym miejscu gra jest poddana
table-conceded-already = na tym miejscu gra jest już poddana
table-damaged = plik gier { $file } jest uszkodzony ({ $problem }): wstaw kopię na jego miejsce przez brewtable restore KOPIA; uszkodzony plik zostanie obok
table-damaged-log = zapis tego stołu jest uszkodzony: gra nie może toczyć się dalej, a prowadzący serwer musi przywrócić kopię zapasową
table-database-form = bazę danych podaje się na przykład jako { $example }, tego adresu nie da się odczytać
table-database-kind = baza danych musi być postgresql:// albo sqlite://, nie { $kind }
table-database-unusable = nie można użyć bazy danych: { $problem }
table-disk-full = dysk, na którym leży { $file }, jest pełny: zrób miejsce i uruchom ponownie; nic nie przepadło
table-disk-read-only = nie można zapisać { $file } ({ $problem }): zezwól na to temu użytkownikowi albo wybierz inny folder przez --data
table-fault = na serwerze coś poszło nie tak; to nie twoja wina, spróbuj jeszcze raz
table-file-early = plik zawiera wszystkie tajemnice gry: będzie po jej końcu
table-game-over = gra jest skończona
table-grace = { $seconds ->
    [one] { $seat } jest poza stołem dopiero od chwili: za { $seconds } sekundę może wskoczyć bot
    [few] { $seat } jest poza stołem dopiero od chwili: za { $seconds } sekundy może wskoczyć bot
    [many] { $seat } jest poza stołem dopiero od chwili: za { $seconds } sekund może wskoczyć bot
   *[other] { $seat } jest poza stołem dopiero od chwili: za { $seconds } sekundy może wskoczyć bot
}
table-house-full = ten serwer ma tyle stołów, ile może pomieścić: spróbuj, gdy kilka zniknie
table-log-form = nie ma formy dziennika „{ $text }”: wybierz text albo json
table-lost-commits = w { $file } brakuje { $lost } z { $known } zapisów: najnowsza część jest uszkodzona. Przywróć kopię zapasową poleceniem brewtable restore FILE; aby grać dalej z tym, co zostało, usuń { $witness }
table-mail-form = to nie jest serwer poczty: napisz go jako { $example }, bez hasła
table-mail-from = powiedz przez --mail-from, z jakiego adresu przychodzą maile, na przykład { $example }
table-mail-password = serwer poczty chce nazwy i hasła albo żadnego z nich: nazwa stoi w --mail, hasło w { $variable } albo w pliku, który wskazuje { $file }
table-mail-file = nie można odczytać pliku { $file } z hasłem serwera poczty: { $problem }
table-metrics-address = „{ $text }” nie jest adresem dla pomiarów: napisz HOST:PORT, na przykład 127.0.0.1:9100
table-metrics-port = nie można podać pomiarów na { $host } port { $port }: { $problem }; wybierz inny przez --metrics
table-no-backup = nie ma pliku { $file }
table-no-day-off = nie ma już dnia wolnego albo przy tym stole ich nie ma
table-no-hint = podpowiedź jest dla miejsca, które ma ruch, gdy stół na to pozwala
table-no-hints-here = ta gra wyrosła z takiej, w którą gra się bez podpowiedzi, więc i tu ich nie ma
table-no-page = pod tym adresem nic nie ma
table-no-seat = ten stół ma miejsca od 0 do { $last }, nie ma miejsca { $number }
table-no-seed = w tej grze wyniki losu podano po kolei: nie ma czym grać dalej
table-no-socket = brak gniazda o numerze { $fd }: { $problem }
table-no-table = nie ma takiego stołu albo jest prywatny i nie masz przy nim miejsca
table-no-takeback = nikt nie prosi o cofnięcie
table-no-text = plik .brew to tekst UTF-8, a to nie
table-nobody-late = przy tym stole nikomu nie minął czas
table-not-a-backup = { $file } nie jest kopią brewtable: zapisuje ją brewtable backup PLIK
table-not-asked = to nie do ciebie pytanie
table-not-begun = gra zacznie się, gdy wszystkie miejsca będą zajęte
table-not-started = serwer nie wystartował: wiersze wyżej mówią dlaczego
table-not-stored = nie udało się tego zapisać, więc nic się nie stało: spróbuj za chwilę
table-not-your-eyes = to nie twoje miejsce: jego karty nie są dla twoich oczu
table-not-your-seat = to nie twoje miejsce: działa tylko ten, kto tam siedzi
table-not-your-turn = to nie twoja kolej
table-no-action = brakuje `action` albo `actions`: tego, co ma być zagrane
table-nothing-after = { $decisions ->
    [one] można cofnąć 1 decyzję, żadnej po numerze { $ply }
    [few] można cofnąć { $decisions } decyzje, żadnej po numerze { $ply }
    [many] można cofnąć { $decisions } decyzji, żadnej po numerze { $ply }
   *[other] można cofnąć { $decisions } decyzji, żadnej po numerze { $ply }
}
table-nothing-kept = w { $folder } nie ma gier: podaj folder przez --data albo bazę danych przez --database-url
table-nothing-left = po ostatniej decyzji nie ma już nic do zagrania
table-nothing-to-judge = po decyzjach w liczbie { $ply } nie było wyboru, więc nie ma czego oceniać
table-old-rules = ta gra zaczęła się z innymi zasadami lub kartami i nie może trwać dalej: { $problem }
table-one-seat = jedno miejsce jest twoje; dla kogoś innego wybierz „Ktoś przy tym urządzeniu”
table-other-host = ten serwer nie nazywa się „{ $name }”: kto go prowadzi, może na to pozwolić przez --allow-host
table-other-site = to zapytanie pochodzi z innej strony
table-out-of-time = twój czas minął: bot gra do końca
table-port-taken = nie można nasłuchiwać na { $host } port { $port }: { $problem }. Jeśli brewtable już działa, otwórz { $address }; inaczej wybierz inny port przez --port, 0 to dowolny wolny
table-rated-bot = nikt nie zmierzył, jak silny jest bot { $bot } w tej grze, więc nie może grać w partiach rankingowych: wybierz łatwego, średniego lub trudnego
table-rated-branch = ta partia jest rankingowa: inne drogi można rozegrać, gdy się skończy
table-rated-leave = partię rankingową gra się do końca: zamiast tego poddaj ją
table-rated-seat = tutaj trwa partia rankingowa: jej miejsc nie można przekazać
table-rated-seats = w partii rankingowej gra co najmniej dwoje, każda osoba na własnym urządzeniu; boty mogą dosiąść się do stołu
table-rated-takeback = w partii rankingowej nie prosi się o cofnięcie: cofnij samodzielnie to, na co nikt jeszcze nie odpowiedział
table-rated-usual = w partii rankingowej wszystko jest jak zwykle: talia domu, tasowanie, którego nikt nie wybrał, żadnych opcji
table-rematch-early = rewanż może zacząć się po końcu tej gry
table-rematch-others = rewanż jest dla tych, którzy grali
table-restore-over-games = w bazie danych są już gry: kopię przywraca się do pustej, żeby nic nie przepadło
table-review-early = grę można omówić, gdy się skończy
table-rules-version = wersja zasad { $begun }, ten program ma { $now }
table-seat-out-of-time = czas tego miejsca minął: gra tam do końca bot
table-seats-differ = miejsc w grze: { $seats }, w pliku: { $found }
table-served-already = inny brewtable obsługuje gry w { $file }; dla kilku naraz użyj PostgreSQL (--database-url)
table-setting-unreadable = { $variable } to „{ $text }”: wpisz liczbę większą od 0, na przykład { $usual }
table-sit-late = przy tym stole gra już się zaczęła: poszukaj innego w poczekalni
table-stale = gra poszła dalej: spójrz jeszcze raz na stół
table-stand-in-others = tylko ci przy stole mogą poprosić bota o zastępstwo
table-start-late = gra już się zaczęła
table-start-others = tylko osoba, która otworzyła stół, może zacząć wcześniej
table-still-here = { $seat } jest przy stole: bot zastępuje nieobecnych
table-storage-fails = serwer nie może teraz niczego zapisać, więc nic się nie zmieniło: spróbuj później
table-thinkers-die = proces, który myśli za boty, kilka razy zawiódł: spróbuj ponownie za chwilę
table-too-large = to jest za duże dla serwera
table-too-many-codes = za dużo złych kodów z twojego adresu: odczekaj minutę i spróbuj znów
table-too-many-openings = za dużo nowych stołów z twojego adresu: poczekaj minutę i spróbuj ponownie
table-too-many-requests = za dużo zapytań z twojego adresu: odczekaj minutę i spróbuj znów
table-too-many-sockets = ta strona jest u ciebie otwarta zbyt wiele razy: najpierw zamknij ją gdzie indziej
table-too-many-tables = { $count ->
    [one] masz 1 trwającą grę: najpierw ją skończ lub opuść
    [few] masz { $count } trwające gry: najpierw skończ lub opuść jedną
    [many] masz { $count } trwających gier: najpierw skończ lub opuść jedną
   *[other] masz { $count } trwającej gry: najpierw skończ lub opuść jedną
}
table-too-many-watchers = zbyt wiele osób ogląda ten stół: spróbuj później
table-too-many-words = za dużo słów w ciągu minuty: poczekaj chwilę i powiedz to potem
table-unknown-code = żadne miejsce nie ma tego kodu: literówka albo już użyty
table-workers-alone = kilka procesów potrzebuje jednej wspólnej bazy PostgreSQL: podaj ją przez --database-url albo uruchom jeden proces
table-limit-unknown = { $name } to nie limit, który może zmienić gospodarz: są { $names }
table-limit-unreadable = { $name } nie może być „{ $text }”: wpisz liczbę większą od 0 i do miliona, na przykład { $usual }
table-side-door = partie w { $file } są w użyciu, ale serwer nie odpowiada na to polecenie: jeśli właśnie startuje, spróbuj ponownie
lobby-no-game = nie ma gry { $game }: są { $games }
lobby-no-such-number = żadna taka gra nie jest na tylu graczy ({ $players }): wybierz od { $fewest } do { $most } albo dowolną liczbę
