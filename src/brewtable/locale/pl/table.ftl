# Czego odmawia serwis gier i co mu przeszkadza.

table-already-seated = siedzisz już przy tym stole: ten link jest dla kogoś innego
table-bad-code = kod miejsca ma 12 liter i cyfr, jak { $example }
table-bad-request = usługa nie rozumie tego żądania: wczytaj stronę ponownie
table-bot-already = bot { $bot } już gra na tym miejscu
table-bot-plays = bot { $bot } gra na tym miejscu: najpierw je odbierz
table-conceded = to miejsce poddało grę
table-conceded-already = to miejsce już poddało grę
table-database-form = bazę danych podaje się jak { $example }, tego adresu nie da się odczytać
table-database-kind = baza danych musi być postgresql:// albo sqlite://, nie { $kind }
table-database-unusable = nie można użyć bazy danych: { $problem }
table-fault = w usłudze stołu coś poszło nie tak; to nie twoja wina, spróbuj jeszcze raz
table-file-early = plik zawiera wszystkie tajemnice gry: będzie po jej końcu
table-game-over = gra jest skończona
table-no-hint = podpowiedź jest dla miejsca, które ma ruch, gdy stół na to pozwala
table-no-page = pod tym adresem nic nie ma
table-no-seat = ten stół ma miejsca od 0 do { $last }, nie ma miejsca { $number }
table-no-seed = w tej grze wyniki losu podano po kolei: nie ma czym grać dalej
table-no-table = nie ma takiego stołu albo jest prywatny i nie masz przy nim miejsca
table-no-takeback = nikt nie prosi o cofnięcie
table-no-text = plik .brew to tekst UTF-8, a to nie
table-not-asked = to nie do ciebie pytanie
table-not-begun = gra zacznie się, gdy wszystkie miejsca będą zajęte
table-not-started = serwis nie wystartował: wiersze wyżej mówią dlaczego
table-not-your-eyes = to nie twoje miejsce: jego karty nie są dla twoich oczu
table-not-your-seat = to nie twoje miejsce: działa tylko ten, kto tam siedzi
table-not-your-turn = to nie twoja kolej
table-nothing-after = { $decisions ->
    [one] można cofnąć 1 decyzję, żadnej po numerze { $ply }
    [few] można cofnąć { $decisions } decyzje, żadnej po numerze { $ply }
    [many] można cofnąć { $decisions } decyzji, żadnej po numerze { $ply }
   *[other] można cofnąć { $decisions } decyzji, żadnej po numerze { $ply }
}
table-nothing-left = po ostatniej decyzji nie ma już nic do zagrania
table-nothing-to-judge = po decyzjach w liczbie { $ply } nie było wyboru, więc nie ma czego oceniać
table-old-rules = ta gra zaczęła się z innymi zasadami lub kartami i nie może trwać dalej: { $problem }
table-one-seat = jedno miejsce jest twoje; dla kogoś przy tym urządzeniu wybierz wspólne urządzenie
table-other-site = to zapytanie pochodzi z innej strony
table-port-taken = nie można nasłuchiwać na { $host } port { $port }: { $problem }. Jeśli brewtable już działa, otwórz { $address }; inaczej wybierz inny port przez --port, 0 to dowolny wolny
table-rematch-early = rewanż może zacząć się po końcu tej gry
table-rematch-others = rewanż jest dla tych, którzy grali
table-review-early = grę można omówić, gdy się skończy
table-rules-version = wersja zasad { $begun }, ten program ma { $now }
table-seats-differ = miejsc w grze: { $seats }, w pliku: { $found }
table-served-already = inny brewtable obsługuje gry w { $file }; dla kilku naraz użyj PostgreSQL (--database-url)
table-setting-unreadable = { $variable } to „{ $text }”: wpisz liczbę większą od 0, na przykład { $usual }
table-stale = gra poszła dalej: spójrz jeszcze raz na stół
table-stand-in-others = tylko ci przy stole mogą poprosić bota o zastępstwo
table-still-here = { $seat } jest przy stole: bot zastępuje nieobecnych
table-too-large = to jest za duże dla usługi
table-too-many-codes = za dużo złych kodów z twojego adresu: odczekaj minutę i spróbuj znów
table-too-many-requests = za dużo zapytań z twojego adresu: odczekaj minutę i spróbuj znów
table-too-many-tables = { $count ->
    [one] masz 1 trwającą grę: najpierw ją skończ lub opuść
    [few] masz { $count } trwające gry: najpierw skończ lub opuść jedną
    [many] masz { $count } trwających gier: najpierw skończ lub opuść jedną
   *[other] masz { $count } trwającej gry: najpierw skończ lub opuść jedną
}
table-unknown-code = żadne miejsce nie ma tego kodu: literówka albo już użyty
