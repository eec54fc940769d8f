# Der Browser: Startseite, Tisch, Wiedergabe.

## Startseite

web-welcome = Setz dich.
web-welcome-how = Drei Brettspiele ums Brauen. Spiele jetzt gegen einen Bot, mit Freunden auf dem Sofa oder weit weg.
web-title-beer-and-bread = Beer & Bread
web-title-dice-brewing = Dice Brewing
web-title-beer-pioneers = Beer Pioneers
web-line-beer-and-bread = Zwei Dörfer teilen vier Felder und einen Fluss. Es zählt nur, wovon du weniger verkaufst.
web-line-dice-brewing = Würfle Malz, Hopfen und Können. Gib jedem Würfel Arbeit und braue vor den anderen.
web-line-beer-pioneers = Gründe eine Brauerei, baue sie aus, dreh an den Rädern, erfülle Aufträge. Wer zuerst 20 Punkte hat.
web-players-exactly = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-players-between = { $fewest } bis { $most }
web-minutes = { $count } Min.
web-games = Spiele
web-play-now = Jetzt spielen
web-starting = Wird aufgebaut
web-new-table = Neuer Tisch
web-soon = Noch nicht auf dem Tisch
web-my-tables = Meine Tische
web-no-tables = Hier stehen die Tische, an denen du spielst.
web-public-tables = Tische zum Zusehen
web-table-with = { $game } mit { $names }
web-waits-for-you = Der Tisch wartet auf dich
web-table-waiting = Es fehlen noch Leute
web-more = { $count ->
    [one] 1 mehr zeigen
   *[other] { $count } mehr zeigen
}
web-fewer = Weniger zeigen
web-join = Dazusetzen
web-join-table = An einen Tisch setzen
web-code-or-link = Code oder Link
web-no-account = Kein Konto nötig. Dein Platz bleibt auf diesem Gerät deiner.
web-import = .brew-Datei öffnen
web-site-menu = Seiten
web-name = { $seat }
web-name-bot = { $level ->
    [random] Zufallsbot
    [greedy] Gieriger Bot
    [search] Vorausschauender Bot
    [easy] Leichter Bot
    [normal] Mittlerer Bot
    [hard] Schwerer Bot
   *[other] { $level }
}
web-name-bot-nth = { $name } { $number }
web-name-player = Spieler { $number }

## Ein neuer Tisch

web-new-table-of = Neuer Tisch: { $game }
web-my-name = Dein Name
web-name-placeholder = Name
web-seats = Plätze
web-seat-who = Wer sitzt auf Platz { $number }
web-seat-name = Name für Platz { $number }
web-seat-add = Platz hinzufügen
web-seat-remove = Platz { $number } entfernen
web-who-me = Ich
web-who-bot = Ein Bot
web-who-open = Jemand mit Link
web-who-open-how = Du bekommst einen Link zum Verschicken.
web-who-hot-seat = Jemand an diesem Gerät
web-bot-level = Stärke des Bots auf Platz { $number }
web-bot-random = Zufällig
web-bot-greedy = Gierig
web-bot-search = Vorausschauend
web-bot-easy = Leicht
web-bot-normal = Mittel
web-bot-hard = Schwer
web-bot-at-once = Entscheidet sofort.
web-bot-thinks = Denkt { $seconds } s über eine Entscheidung nach.
web-bot-wins = Gewinnt { $wins } von 100 Partien gegen „Leicht“.
web-options = Optionen
web-option-first = Wer beginnt
web-option-first-random = Ausgelost
web-option-first-0 = Platz 1
web-option-first-1 = Platz 2
web-option-advanced = Spiel für Fortgeschrittene
web-option-bad-luck = Hilfe gegen Pech
web-option-objective = Drittes Ziel
web-option-objective-random = Ausgelost
web-option-objective-extensions = Erweiterungen
web-option-objective-unblocked = Sperrmarker entfernt
web-option-objective-barrels = Fässer
web-option-objective-bulbs = Glühbirnen
web-option-objective-level = Braustufe
web-option-replace = Aufgedruckte Ziele
web-option-replace-none = Wie gedruckt
web-option-replace-same = Das erste ersetzt
web-option-replace-different = Das zweite ersetzt
web-option-replace-both = Beide ersetzt
web-option-replace-same-random = Ausgelost
web-option-replace-same-extensions = Erweiterungen
web-option-replace-same-unblocked = Sperrmarker entfernt
web-option-replace-same-barrels = Fässer
web-option-replace-same-bulbs = Glühbirnen
web-option-replace-same-level = Braustufe
web-option-replace-different-random = Ausgelost
web-option-replace-different-extensions = Erweiterungen
web-option-replace-different-unblocked = Sperrmarker entfernt
web-option-replace-different-barrels = Fässer
web-option-replace-different-bulbs = Glühbirnen
web-option-replace-different-level = Braustufe
web-option-first-builder-point = Ein Punkt, wer eine Erweiterung zuerst baut
web-more-options = Kartensatz, Startwert und Gäste
web-deck = Kartensatz-Datei
web-deck-how = Ohne Datei gilt der Hauskartensatz.
web-deck-chosen = { $file } wird verwendet.
web-deck-unreadable = { $file } ist keine Kartensatz-Datei: weder TOML noch JSON.
web-seed = Startwert
web-salt = Salz
web-seed-random = Ausgelost
web-public = Andere dürfen zusehen
web-public-why = Der Tisch steht in der Liste; verdeckte Karten sieht niemand.
web-hints = Tipps sind erlaubt
web-hints-why = Alle hier dürfen einen Bot um Rat fragen.
web-open-table = Tisch eröffnen
web-cancel = Abbrechen

## Dazusetzen

web-join-title = Ein Platz ist für dich frei
web-join-how = Setz dich mit deinem Namen; der Link ist dein Schlüssel zum Platz.
web-sit-down = Hinsetzen

## Einstellungen

web-settings = Einstellungen
web-settings-where = Einstellungen bleiben in diesem Browser.
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-auto = Wie das System
web-motion-full = Dinge bewegen sich
web-motion-reduced = Nichts bewegt sich
web-confirm-moves = Züge bestätigen
web-confirm-moves-why = Deine Wahl erscheint erst auf dem Brett; ein zweiter Klick spielt sie.
web-memory = Gedächtnis des Tisches
web-memory-why = Zeigt, was einmal offen lag und alle wissen könnten, wie genommene und abgelegte Karten.
web-sound = Töne
web-notify = Sag mir, wenn ich dran bin
web-notify-why = Mit einer Mitteilung, während du woanders bist.
web-notify-refused = Der Browser erlaubt keine Mitteilungen.
web-save = Speichern
web-saved = Gespeichert.

## Der Tisch

web-home = Startseite
web-table-menu = Tisch
web-menu = Menü
web-players = Leute am Tisch
web-show = Zeigen
web-dock = Dein Zug und deine Hand
web-rail = Vorrat und Verlauf
web-log = Verlauf
web-log-times = { $line } ({ $count }×)
web-log-more = { $count ->
    [one] 1 Zeile mehr
   *[other] { $count } Zeilen mehr
}
web-actions = Was du tun kannst
web-loading = Einen Moment
web-close = Schließen
web-copied = Kopiert.
web-lost = Unter dieser Adresse ist nichts.
web-table-lost = Dieser Tisch lässt sich nicht öffnen.
web-unreachable = Der Dienst ist nicht erreichbar.
web-unexpected = es kam eine Antwort, die diese Seite nicht versteht ({ $status })
web-fault = auf dieser Seite ging etwas schief: lade sie neu
web-your-turn = Du bist dran.
web-choosing = { $seat } wählt.
web-thinking = { $seat } denkt nach.
web-sending = Einen Moment
web-choose-thing = Wähle etwas auf dem Tisch.
web-choose-further = { $count ->
    [one] klicke dann, wofür es ist
   *[other] klicke dann eines von { $count } an
}
web-choices-there = { $count ->
    [one] dort 1 Möglichkeit
   *[other] dort { $count } Möglichkeiten
}
web-nothing-here = Damit geht jetzt nichts.
web-no-reason = Hier steht nichts im Weg.
web-becomes = { $now }→{ $then }
web-cannot = geht nicht: { $reason }
web-can = möglich: { $or_verbs }
web-no-way-back = Das lässt sich nicht zurücknehmen.
web-confirm = Ausführen
web-undo = Zurücknehmen
web-restart = Zug neu beginnen
web-taken-back = Zurückgenommen.
web-moved-on = Der Tisch war schon weiter; nichts wurde gespielt.
web-offline = Keine Verbindung. Nichts geht verloren: der Tisch kommt von selbst zurück.
web-retry = Jetzt versuchen
web-ask-takeback = Um Rücknahme bitten
web-takeback-asked = { $seat } bittet, einen Zug zurückzunehmen.
web-takeback-waiting = Noch nicht zugestimmt: { $names }.
web-agree = Zustimmen
web-decline = Ablehnen
web-hint = Tipp
web-hint-thinking = Denkt nach
web-hint-would = Ein Bot spielt hier:
web-hint-sure = zu { $percent } % sicher; gewinnt von hier { $chance }-mal in 100, mit etwa { $score } Punkten
web-hint-line = Danach erwartet er: { $line }.
web-hint-take = Das nehmen
web-stand-in = Ein Bot spielt für dich.
web-return = Platz zurücknehmen
web-bot-instead = Einen Bot spielen lassen
web-give-up = Aufhören
web-bot-for-me = Einen Bot für mich spielen lassen
web-concede = Aufgeben
web-concede-sure = Das Spiel aufgeben? Spielen andere weiter, spielt ein Bot deinen Platz zu Ende.
web-leave = Gehen
web-leave-sure = Deinen Platz abgeben? Wer seinen Link bekommt, spielt für dich weiter.
web-stay = Bleiben

## Plätze

web-seat-free = frei
web-seat-open = wartet auf jemanden mit dem Link
web-seat-conceded = hat aufgegeben
web-seat-stand-in = weg, es spielt ein Bot: { $bot }
web-seat-bot = Bot: { $bot }
web-seat-hot = an diesem Gerät
web-seat-me = du
web-seat-here = am Tisch
web-seat-away = weg
web-copy-link = Link kopieren
web-copy-my-link = Meinen Link kopieren
web-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-waiting-how = Verschicke den Link. Das Spiel beginnt, sobald alle sitzen.
web-curtain = Gib das Gerät weiter an { $seat }
web-curtain-why = Bis dahin bleiben die Hände verdeckt.
web-curtain-lift = Ich bin { $seat }

## Das Ende

web-over = Das Spiel ist zu Ende.
web-winner = Gewonnen: { $names }.
web-score = Punkte
web-score-part = Teil
web-score-total = Summe
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-save-brew = Als .brew speichern
web-pledge = Wie sich das Mischen prüfen lässt
web-pledge-why = Die Prüfsumme war da, bevor die erste Karte lag. Sie ist SHA-256 von Salz, Doppelpunkt, Startwert.

## Regeln

web-rules = Regeln
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-rules-none = Davon sprechen die Regeln nicht.
web-rules-copy-link = Link zu diesem Absatz kopieren
web-rules-copy-link-to = { $clause }: Link zu diesem Absatz kopieren
web-rules-table = Tabelle

## Wiedergabe

web-replay = Wiedergabe
web-replay-of = Wiedergabe: { $game }
web-first = Zum Anfang
web-back = Einen Zug zurück
web-play = Abspielen
web-pause = Pause
web-next = Einen Zug weiter
web-last = Zum Ende
web-move-of = Zug { $ply } von { $last }
web-speed = Tempo
web-eyes = Mit wessen Augen
web-copy-moment = Link kopieren
web-play-on = Von hier weiterspielen

## Analyse

web-review = Analyse
web-review-of = Analyse: { $game }
web-review-why = Auf jedem Platz hat ein Bot, der nicht mehr wusste als wer dort saß, jede Entscheidung kurz angesehen. Seine Zahlen sind Schätzungen.
web-review-progress = { $done } von { $all } Entscheidungen beurteilt
web-review-retry = Weiter
web-review-chances = Aussicht auf den Sieg
web-review-curve = { $seat }: zuerst { $first } %, zwischen { $least } und { $most } %, zuletzt { $last } %
web-review-percent = { $percent } %
web-review-over = Das Spiel ist zu Ende.
web-review-waiting = So weit ist der Bot noch nicht.
web-review-forced = Hier gab es nichts zu wählen.
web-review-would = Der Bot würde lieber:
web-review-agrees = Der Bot würde dasselbe tun.
web-review-more = { $percent } % mehr Aussicht
web-review-turning = Wendepunkte
web-review-move = Zug { $number }
web-review-lost = −{ $percent } %
web-review-even = Keine Entscheidung hat viel vergeben.
web-review-none-yet = Bisher keine.
