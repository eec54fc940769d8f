# Poczekalnia: stoły, które czekają na graczy, i dla kogo jest stół.

web-lobby = Znajdź towarzystwo
web-lobby-how = Stoły, które czekają na graczy. Usiądź jednym kliknięciem albo daj sobie znaleźć stół.
web-lobby-game = Gra
web-lobby-any-game = Każda gra
web-lobby-any-number = Dowolna liczba
web-lobby-any-language = Dowolny język
web-lobby-open = { $count ->
    [0] Otwarte stoły
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
    [many] { $count } otwartych stołów
   *[other] { $count } otwartego stołu
}
web-lobby-none = Teraz nikt nie czeka przy takim stole. Daj go sobie znaleźć powyżej: będzie otwarty, aż ktoś przyjdzie.
web-lobby-more = { $count ->
    [one] Pasuje jeszcze { $count }: powiedz dokładniej, czego szukasz.
    [few] Pasują jeszcze { $count }: powiedz dokładniej, czego szukasz.
    [many] Pasuje jeszcze { $count }: powiedz dokładniej, czego szukasz.
   *[other] Pasuje jeszcze { $count }: powiedz dokładniej, czego szukasz.
}
web-lobby-offline = Brak połączenia. Lista ruszy sama, gdy wróci.
web-lobby-with = Przy stole: { $names }
web-lobby-somebody = ktoś
web-lobby-free = { $free ->
    [one] { $free } z { $players } miejsc wolne
    [few] { $free } z { $players } miejsc wolne
    [many] { $free } z { $players } miejsc wolnych
   *[other] { $free } z { $players } miejsc wolne
}
web-lobby-here = Gospodarz jest na miejscu
web-lobby-away = Gospodarza nie ma
web-lobby-no-hints = Bez podpowiedzi
web-lobby-deck = Talia: { $deck }
web-lobby-look = Zobacz
web-lobby-own = Otwórz własny stół:
web-find = Znajdź mi stół
web-find-how = Siadasz tam, gdzie ktoś czeka. Jeśli nikt nie czeka, otwiera się stół i czekasz przy nim na towarzystwo.
web-level = Dla kogo
web-level-any = Dla wszystkich
web-level-beginners = Dla początkujących
web-level-experienced = Dla doświadczonych
web-language-any = Dowolny język
web-access = Kto może przyjść
web-access-private = Kogo zaproszę
web-access-private-why = Każde miejsce ma własny link. Nikt inny nie widzi stołu.
web-access-by-link = Kto ma link
web-access-by-link-why = Jeden link dla wszystkich: można z nim usiąść, póki są wolne miejsca, a potem patrzeć.
web-access-public = Wszyscy
web-access-public-why = Stół jest na liście: każdy może usiąść, póki są wolne miejsca, a potem patrzeć. Zakrytych kart nikt nie widzi.

## Czas

web-clock = Zegary
web-clock-pace = Tempo
web-clock-any = Dowolne tempo
web-clock-none = Bez zegara
web-clock-none-why = Każdy ma tyle czasu, ile potrzebuje.
web-clock-live = Na żywo
web-clock-live-why = Wszyscy przy stole, każdy z zegarem.
web-clock-days = Przez wiele dni
web-clock-so-many-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-clock-days-why = Tura od czasu do czasu: każda ma termin.
web-clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
web-clock-minutes = Minuty dla każdego
web-clock-extra = Sekundy więcej za każdą decyzję
web-clock-turn = Czas na każdą turę
web-clock-days-off = Dni wolne dla każdego
web-clock-late = Gdy czas minie
web-clock-late-bot = Gra dalej bot
web-clock-late-concede = Miejsce poddaje grę
web-clock-late-others = Decydują pozostali
web-clock-late-bot-why = Gdy czas minie, gra dalej bot.
web-clock-late-concede-why = Gdy czas minie, miejsce poddaje grę.
web-clock-late-others-why = Gdy czas minie, decydują pozostali.
web-clock-terms-live = { $minutes } min dla każdego i { $extra } s więcej za każdą decyzję.
web-clock-terms-days = Przez wiele dni: { $time } na każdą turę.
web-clock-left = { $hours } godz. { $minutes } min
web-clock-awaited = Zegary ruszą, gdy wszyscy będą przy stole.
web-clock-asked = { $seat }: czas minął. Pozostali decydują, co dalej.
web-clock-wait = Daj więcej czasu
web-clock-bot = Gra dalej bot
web-clock-concede = Miejsce poddaje grę
web-clock-out = Twój czas minął. Gra za ciebie bot.
web-clock-day-off = { $count ->
    [one] Weź dzień wolny (został { $count })
    [few] Weź dzień wolny (zostały { $count })
    [many] Weź dzień wolny (zostało { $count })
   *[other] Weź dzień wolny (zostało { $count })
}
web-find-none = Nie ma zegara.
web-find-live = Każdy ma 20 minut i 10 sekund więcej za każdą decyzję.
web-find-days = Tura może trwać dzień.

# Rated games.

web-rated-or-not = Ranking
web-rated-any = Rankingowe i towarzyskie
web-rated-yes = Rankingowe
web-rated-no = Towarzyskie
web-rated-game = Partia rankingowa
web-rated-why = Liczy się do rankingu wszystkich grających. Wszystko jest jak zwykle: bez opcji, bez podpowiedzi, bez próśb o cofnięcie. Kto zaczął, gra dalej albo się poddaje.
web-rated-this = Ta partia jest rankingowa: liczy się do rankingu wszystkich grających.
web-rated-terms = Bez podpowiedzi, bez próśb o cofnięcie, a kto zaczął, gra dalej albo się poddaje.
web-rated-rematch = Jeszcze jedna partia rankingowa
web-rated-rematch-join = Dołącz do następnej partii rankingowej
web-rated-end = Ranking
web-rated-reckoning = Ranking jest właśnie liczony …
web-rated-nothing = Ta partia nie zmieniła niczyjego rankingu.
web-rated-change = { $up ->
    [yes] { $seat }: +{ $by } → { $rating } ± { $range }
    [no] { $seat }: −{ $by } → { $rating } ± { $range }
   *[same] { $seat }: ±0 → { $rating } ± { $range }
}
