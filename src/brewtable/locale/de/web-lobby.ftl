# Die Lobby: Tische, die auf Mitspieler warten, und für wen ein Tisch ist.

web-lobby = Mitspieler finden
web-lobby-how = Tische, die auf Mitspieler warten. Setz dich mit einem Klick dazu oder lass dir einen Tisch finden.
web-lobby-game = Spiel
web-lobby-any-game = Jedes Spiel
web-lobby-any-number = Jede Anzahl
web-lobby-any-language = Jede Sprache
web-lobby-open = { $count ->
    [0] Offene Tische
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
web-lobby-none = Gerade wartet niemand an so einem Tisch. Lass dir oben einen finden: Er bleibt offen, bis jemand kommt.
web-lobby-more = { $count ->
    [one] 1 weiterer passt: Sag genauer, was du suchst.
   *[other] { $count } weitere passen: Sag genauer, was du suchst.
}
web-lobby-offline = Keine Verbindung. Die Liste geht von selbst weiter, sobald sie wieder da ist.
web-lobby-with = Mit { $names }
web-lobby-somebody = jemandem
web-lobby-free = { $free ->
    [one] 1 von { $players } Plätzen frei
   *[other] { $free } von { $players } Plätzen frei
}
web-lobby-here = Wer ihn eröffnet hat, ist da
web-lobby-away = Wer ihn eröffnet hat, ist nicht da
web-lobby-no-hints = Ohne Tipps
web-lobby-deck = Kartensatz: { $deck }
web-lobby-look = Ansehen
web-lobby-own = Einen eigenen Tisch eröffnen:
web-find = Finde mir einen Tisch
web-find-how = Du setzt dich, wo jemand wartet. Wartet niemand, wird ein Tisch eröffnet, und du wartest dort auf Gesellschaft.
web-level = Für
web-level-any = Alle
web-level-beginners = Einsteiger
web-level-experienced = Erfahrene
web-language-any = Jede Sprache
web-access = Wer darf kommen
web-access-private = Wen ich einlade
web-access-private-why = Jeder Platz hat einen eigenen Link. Sonst sieht niemand den Tisch.
web-access-by-link = Wer den Link hat
web-access-by-link-why = Ein Link für alle: Man kann sich damit setzen, solange Plätze frei sind, und danach zusehen.
web-access-public = Alle
web-access-public-why = Der Tisch steht in der Liste: Alle können sich setzen, solange Plätze frei sind, und danach zusehen. Verdeckte Karten sieht niemand.

## Zeit

web-clock = Uhren
web-clock-pace = Tempo
web-clock-any = Jedes Tempo
web-clock-none = Ohne Uhr
web-clock-none-why = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-live = In einer Runde
web-clock-live-why = Alle am Tisch, jeder mit einer Uhr.
web-clock-days = Über Tage
web-clock-so-many-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-clock-days-why = Ab und zu ein Zug: Jeder hat eine Frist.
web-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
web-clock-minutes = Minuten für jeden
web-clock-extra = Sekunden mehr für jede Entscheidung
web-clock-turn = Zeit für jeden Zug
web-clock-days-off = Freie Tage für jeden
web-clock-late = Wenn die Zeit um ist
web-clock-late-bot = Ein Bot spielt weiter
web-clock-late-concede = Der Platz gibt auf
web-clock-late-others = Die anderen entscheiden
web-clock-late-bot-why = Ist die Zeit um, spielt ein Bot weiter.
web-clock-late-concede-why = Ist die Zeit um, gibt der Platz auf.
web-clock-late-others-why = Ist die Zeit um, entscheiden die anderen.
web-clock-terms-live = { $minutes } Min. für jeden und { $extra } s mehr für jede Entscheidung.
web-clock-terms-days = Über Tage: { $time } für jeden Zug.
web-clock-left = { $hours } Std. { $minutes } Min.
web-clock-awaited = Die Uhren laufen, sobald alle da sind.
web-clock-asked = { $seat } hat keine Zeit mehr. Die anderen entscheiden, was folgt.
web-clock-wait = Mehr Zeit geben
web-clock-bot = Ein Bot spielt weiter
web-clock-concede = Der Platz gibt auf
web-clock-out = Deine Zeit ist um. Ein Bot spielt für dich weiter.
web-clock-day-off = { $count ->
    [one] Einen Tag freinehmen (noch 1)
   *[other] Einen Tag freinehmen (noch { $count })
}
web-find-none = Er hat keine Uhr.
web-find-live = Jeder hat 20 Minuten und 10 Sekunden mehr für jede Entscheidung.
web-find-days = Ein Zug darf einen Tag dauern.

# Rated games.

web-rated-or-not = Wertung
web-rated-any = Gewertet oder nicht
web-rated-yes = Gewertet
web-rated-no = Freundschaftlich
web-rated-game = Gewertete Partie
web-rated-why = Sie zählt für die Wertungen aller, die spielen. Alles ist wie üblich: keine Optionen, keine Tipps, keine Rücknahmen. Wer angefangen hat, spielt weiter oder gibt auf.
web-rated-this = Diese Partie wird gewertet: Sie zählt für die Wertungen aller, die spielen.
web-rated-terms = Keine Tipps, keine Rücknahmen, und wer angefangen hat, spielt weiter oder gibt auf.
web-rated-rematch = Noch eine gewertete Partie
web-rated-rematch-join = Die nächste gewertete Partie mitspielen
web-rated-end = Wertungen
web-rated-reckoning = Die Wertungen werden berechnet …
web-rated-nothing = Diese Partie hat keine Wertung verändert.
web-rated-change = { $up ->
    [yes] { $seat }: +{ $by } → { $rating } ± { $range }
    [no] { $seat }: −{ $by } → { $rating } ± { $range }
   *[same] { $seat }: ±0 → { $rating } ± { $range }
}
