# Strony o ludziach.

web-people-why = Do gry nikt nie potrzebuje konta: ta przeglądarka pamięta cię dzięki ciasteczku. Z kluczem dostępu jesteś tą samą osobą także na innych urządzeniach, ze swoimi stołami i imieniem.
web-people-unable = Ta przeglądarka nie zna jeszcze kluczy dostępu: nowsza je zna.
web-people-passkeys = Twoje klucze dostępu
web-people-passkey = Klucz dostępu
web-people-passkey-name = Nazwa klucza
web-people-passkey-example = Mój telefon
web-people-add = Dodaj klucz dostępu
web-people-made = Utworzono { $when } dla { $place }.
web-people-used = Ostatnio użyto { $when }.
web-people-remove = Usuń
web-people-codes = Kody zapasowe
web-people-codes-why = { $count ->
    [0] Gdyby wszystkie urządzenia przepadły, kod zapasowy wpuści cię jeden raz. Nie masz jeszcze żadnego.
    [one] Gdyby wszystkie urządzenia przepadły, kod zapasowy wpuści cię jeden raz. Został ci { $count } kod.
    [few] Gdyby wszystkie urządzenia przepadły, kod zapasowy wpuści cię jeden raz. Zostały ci { $count } kody.
    [many] Gdyby wszystkie urządzenia przepadły, kod zapasowy wpuści cię jeden raz. Zostało ci { $count } kodów.
   *[other] Gdyby wszystkie urządzenia przepadły, kod zapasowy wpuści cię jeden raz. Zostało ci { $count } kodu.
}
web-people-new-codes = Nowe kody zapasowe
web-people-copy = Kopiuj
web-people-sign-out = Wyloguj
web-people-sign-out-why = Klucz dostępu przywróci cię z powrotem.
web-people-sign-out-here = Na tym urządzeniu
web-people-sign-out-everywhere = Na wszystkich innych urządzeniach
web-people-sign-in = Zaloguj
web-people-sign-in-why = Bądź tu tym, kim jesteś na innym urządzeniu.
web-people-sign-in-with = Zaloguj kluczem dostępu
web-people-recovery-code = Kod zapasowy
web-people-recover = Zaloguj kodem
web-people-delete = Usuń mnie
web-people-delete-why = Znikną twoje imię, klucze dostępu i miejsca. W skończonych grach zostanie po tobie ktoś bez imienia.
web-people-delete-me = Usuń mnie i wszystko, co moje …
web-people-delete-sure = Tego nie da się cofnąć. W grach, które jeszcze trwają, twoje miejsca będą wolne.
web-people-delete-yes = Tak, usuń mnie
web-people-called-off = Niczego nie potwierdzono, więc nic się nie stało.
web-people-welcome = { $name ->
    [none] Witaj z powrotem.
   *[other] Witaj z powrotem, { $name }.
}
web-people-recovered = Jesteś w środku. Kod jest zużyty: dodaj teraz klucz dostępu dla tego urządzenia.
web-people-signed-out-here = Wylogowano cię z tej przeglądarki.
web-people-signed-out-everywhere = Wszystkie inne urządzenia są wylogowane.
web-people-gone = Usunięto cię. Ta przeglądarka jest teraz kimś nowym.
web-people-somebody = Ktoś
web-people-seen-by = Kto widzi tę stronę
web-people-seen-by-met = Ci, którzy z tobą grali
web-people-seen-by-all = Wszyscy w domu
web-people-seen-by-nobody = Tylko ty
web-people-export = Zapisz wszystko jako JSON
web-people-no-games = Żadna gra się tu jeszcze nie skończyła.
web-people-totals = Według gier
web-people-game = Gra
web-people-games = Rozegrane
web-people-won = Wygrane
web-people-best = Rekord
web-people-average = Średnia
web-people-against = Bezpośrednio
web-people-head = { $games ->
    [one] { $games } gra: { $ahead } razy z przodu, { $behind } razy z tyłu
    [few] { $games } gry: { $ahead } razy z przodu, { $behind } razy z tyłu
    [many] { $games } gier: { $ahead } razy z przodu, { $behind } razy z tyłu
   *[other] { $games } gry: { $ahead } razy z przodu, { $behind } razy z tyłu
}
web-people-history = Partie
web-people-place = Miejsce { $place } z { $players }
web-people-played-here = { $games ->
    [0] Żadna gra się tu jeszcze nie skończyła.
    [one] Skończyła się tu { $games } gra.
    [few] Skończyły się tu { $games } gry.
    [many] Skończyło się tu { $games } gier.
   *[other] Skończyło się tu { $games } gry.
}
web-people-running = Teraz do oglądania
web-people-nothing-running = Nie trwa żadna publiczna gra.
web-people-records = Najwięcej punktów
web-people-of-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
web-people-regulars = Najwięcej wygranych
web-people-won-of = { $won } z { $games }
web-people-shown-by-choice = Wymieniono tu tych, którzy pokazują swoją stronę wszystkim albo grali z tobą.
web-people-ratings = Ranking
web-people-provisional = tymczasowy
web-people-rated-games = { $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
    [many] { $games } partii rankingowych
   *[other] { $games } partii rankingowej
}
web-people-rating-how = Bot Łatwy ma 1500, tak jak na początku każda osoba. Kto stoi o 400 wyżej, wygrywa dziesięć partii dwuosobowych na jedną przegraną. W 95 przypadkach na 100 prawdziwa siła mieści się w granicach ±.
web-people-way = { $game }: ranking w ostatnich partiach rankingowych (liczba: { $games }). Na początku { $first }, najwyżej { $best }, teraz { $last }.
web-people-averages = Średnie
web-people-points = Punkty
web-people-expert = Ekspert
web-people-ahead = Przewaga
web-people-expert-how = Z partii, których nikt nie poddał. Ekspert: ile zdobywa bot o tej nazwie wśród sobie równych, gdy ma mało czasu do namysłu; kreska, gdzie nikt tego nie zmierzył. Przewaga: o ile punktów więcej niż najlepsza z pozostałych osób.
web-people-ladder = Tabela rankingowa
web-people-ladder-empty = Nikt, kogo możesz widzieć, nie ma jeszcze pięciu partii rankingowych.
web-people-ladder-more = { $count ->
    [one] Pokaż jeszcze { $count }
    [few] Pokaż następne z { $count }
    [many] Pokaż następne z { $count }
   *[other] Pokaż następne z { $count }
}
web-people-ladder-how = Kto ma pięć partii rankingowych, tego widzą tutaj osoby, które mogą go widzieć. Partię rankingową otwiera się jak każdy stół.
web-people-bring = Zabierz to, w co grano w tej przeglądarce
