# Der Browser: Startseite, Tisch, Wiedergabe.

## Startseite

web-welcome = Setz dich dazu.
web-welcome-how = Brettspiele ums Brauen. Spiele jetzt gegen einen Bot, mit Freunden auf dem Sofa oder weit weg.
web-players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-players-between = { $fewest } bis { $most }
web-minutes = { $count } Min.
web-games = Spiele
web-play-now = Jetzt spielen
web-starting = Wird aufgebaut
web-new-table = Neuer Tisch
web-soon = Noch nicht auf dem Tisch
web-pad = Punkteblock
web-pad-invite = Punkteblock für das gedruckte Spiel
web-my-tables = Meine Tische
web-no-tables = Hier stehen die Tische, an denen du spielst.
web-public-tables = Tische zum Zusehen
web-lobby-way = Mitspieler finden
web-lobby-waiting = { $count ->
    [one] 1 Tisch wartet auf Mitspieler
   *[other] { $count } Tische warten auf Mitspieler
}
web-table-with = { $game } mit { $names }
web-waits-for-you = Der Tisch wartet auf dich
web-table-waiting = Es fehlen noch Personen
web-more = { $count ->
    [one] Noch 1 zeigen
   *[other] Noch { $count } zeigen
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
    [expert] Expertenbot
   *[other] { $level }
}
web-name-bot-nth = { $name } { $number }
web-name-player = Person { $number }

## Ein neuer Tisch

web-new-table-of = Neuer Tisch: { $game }
web-my-name = Dein Name
web-name-placeholder = Name
web-seats = Plätze
web-seat-who = Wer sitzt auf Platz { $number }
web-seat-name = Name für Platz { $number }
web-seat-of = { $who } (Platz { $number })
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
web-bot-expert = Experte
web-bot-at-once = Entscheidet sofort.
web-bot-thinks = Denkt { $seconds } s über eine Entscheidung nach.
web-bot-wins = Gewinnt { $wins } von 100 Partien gegen „Leicht“.
web-bot-interpreted = Gemessen mit kompilierten Regeln; diese laufen als reines Python, also ist er schwächer.
web-compiling = Die Regeln werden gerade kompiliert ({ $part } %). Bis dahin spielen Bots schwächer; beim Umstieg geht nichts verloren.
web-rules-compiled = brewtable { $version }, kompilierte Regeln
web-rules-interpreted = brewtable { $version }, Regeln als reines Python: Bots sind schwächer, als sie sein könnten
web-compiled-now = Die Regeln sind jetzt kompiliert: Bots spielen mit voller Stärke.
web-options = Optionen
web-more-options = Kartensatz, Startwert und Tipps
web-deck = Kartensatz-Datei
web-deck-how = Ohne Datei gilt der Hauskartensatz.
web-deck-chosen = { $file } wird verwendet.
web-deck-unreadable = { $file } ist keine Kartensatz-Datei: weder TOML noch JSON.
web-seed = Startwert
web-salt = Salz
web-seed-random = Ausgelost
web-rated = Gewertet
web-hints = Tipps sind erlaubt
web-hints-why = Alle hier dürfen einen Bot um Rat fragen.
web-open-table = Tisch eröffnen
web-cancel = Abbrechen

## Dazusetzen

web-join-title = Ein Platz ist für dich frei
web-join-how = Setz dich mit deinem Namen; der Link ist dein Schlüssel zum Platz.
web-invited = { $host } lädt dich ein: { $game }
web-invited-to = Du bist eingeladen: { $game }
web-invited-with = Am Tisch: { $names }
web-invited-taken = Das ist der Platz von { $seat }: Wer sich hier hinsetzt, spielt dort weiter.
web-invited-own = Das ist der Link zu deinem eigenen Platz: Du sitzt schon da. Auf einem anderen Gerät nimmt er den Platz dorthin mit.
web-invited-here = Du sitzt schon an diesem Tisch. Dieser Link ist für jemand anderen.
web-join-nothing = Kein Platz mit diesem Code
web-join-nothing-how = Bitte noch einmal um den Link: Jeder gilt für eine Person und nur, bis der Platz besetzt ist.
web-to-table = Zum Tisch
web-sit-down = Hinsetzen

## Einstellungen

web-settings = Einstellungen
web-account = Du, auf jedem Gerät
web-house = Das Haus
web-my-games = Deine Spiele
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
web-pace = Züge der anderen
web-pace-calm = Ruhig: einer nach dem anderen
web-pace-brisk = Zügig
web-pace-at-once = Sofort
web-confirm-moves = Züge bestätigen
web-confirm-moves-why = Deine Wahl erscheint erst auf dem Brett; ein zweiter Klick spielt sie.
web-memory = Gedächtnis des Tisches
web-memory-why = Zeigt, was einmal offen lag und alle wissen könnten, etwa genommene und abgelegte Karten.
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
web-players = Personen am Tisch
web-show = Zeigen
web-dock = Dein Zug und deine Hand
web-rail = Vorrat und Verlauf
web-log = Verlauf
web-log-times = { $line } ({ $count }×)
web-actions = Was du tun kannst
web-loading = Einen Moment
web-close = Schließen
web-copied = Kopiert.
web-lost = Unter dieser Adresse ist nichts.
web-lost-how = Vielleicht ist die Adresse vertippt oder veraltet. Von der Startseite aus erreichst du jeden Tisch und die Regeln.
web-table-lost = Dieser Tisch lässt sich nicht öffnen.
web-unreachable = Der Server ist nicht erreichbar.
web-unexpected = es kam eine Antwort, die diese Seite nicht versteht ({ $status })
web-fault = auf dieser Seite ging etwas schief: Lade sie neu
web-your-turn = Du bist dran.
web-choosing = { $seat } wählt.
web-thinking = { $seat } denkt nach.
web-sending = Einen Moment
web-choose-thing = Wähle etwas auf dem Tisch.
web-picked = { $count } von { $most } gewählt
web-pick-none = Nichts davon
web-pick-less = Eins weniger: { $what }
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
web-recap = Seit deiner letzten Entscheidung
web-recap-short = Was war
web-recap-count = { $count ->
    [one] 1 Entscheidung der anderen seit deiner letzten
   *[other] { $count } Entscheidungen der anderen seit deiner letzten
}
web-show-again = Noch einmal zeigen
web-keys = Tasten
web-keys-tab = Von einem Teil des Tisches zum nächsten: Hand oder Figuren, Möglichkeiten, Spielplan
web-keys-arrows = Innerhalb eines Teils
web-keys-enter = Etwas nehmen, wählen, bestätigen
web-keys-escape = Zurücklegen, was du genommen hast; überspringen, was gezeigt wird
web-keys-undo = Zurücknehmen
web-keys-hint = Um einen Tipp bitten
web-keys-why = Auf einem Ding: warum es nicht geht. Sonst: diese Liste
web-keys-rules = Die Regeln zu dem Teil, in dem du bist
web-keys-icons = Was die Symbole eines Dings bedeuten
web-becomes = { $now }→{ $then }
web-cannot = geht nicht: { $reason }
web-can = möglich: { $or_verbs }
web-no-way-back = Das lässt sich nicht zurücknehmen.
web-confirm = Ausführen
web-undo = Zurücknehmen
web-restart = Zug neu beginnen
web-taken-back = Zurückgenommen.
web-moved-on = Der Tisch war schon weiter; nichts wurde gespielt.
web-offline = Keine Verbindung. Nichts geht verloren: Der Tisch kommt von selbst zurück.
web-offline-grace = { $seconds ->
    [0] Die anderen dürfen jetzt einen Bot für dich spielen lassen; er hört auf, sobald du wieder da bist.
    [one] In { $seconds } Sekunde dürfen die anderen einen Bot für dich spielen lassen.
   *[other] In { $seconds } Sekunden dürfen die anderen einen Bot für dich spielen lassen.
}
web-away = { $seat } ist gerade weg.
web-away-grace = { $seconds ->
    [one] In { $seconds } Sekunde darfst du einen Bot spielen lassen.
   *[other] In { $seconds } Sekunden darfst du einen Bot spielen lassen.
}
web-away-turn = { $seat } ist am Zug, aber gerade weg.
web-gone = { $seat } ist gegangen.
web-gone-turn = { $seat } ist gegangen; auf diesem Platz spielt niemand.
web-retry = Jetzt versuchen
web-ask-takeback = Um Rücknahme bitten
web-take-back = Zug zurücknehmen
web-takeback-asked = { $seat } bittet, einen Zug zurückzunehmen.
web-takeback-waiting = Noch nicht zugestimmt: { $names }.
web-agree = Zustimmen
web-decline = Ablehnen
web-hint = Tipp
web-hint-thinking = Denkt nach
web-hint-would = Ein Bot spielt hier:
web-hint-sure = zu { $percent } % sicher; gewinnt von hier aus { $chance } von 100 Partien, mit etwa { $score } Punkten
web-hint-line = Danach erwartet er: { $line }.
web-hint-take = Das nehmen
web-stand-in = Ein Bot spielt für dich.
web-return = Platz zurücknehmen
web-bot-instead = Einen Bot spielen lassen
web-invite-instead = Jemanden einladen
web-bot-for-me = Einen Bot für mich spielen lassen
web-concede = Aufgeben
web-concede-sure = Das Spiel aufgeben? Spielen andere weiter, spielt ein Bot deinen Platz zu Ende.
web-leave = Gehen
web-leave-sure = Deinen Platz abgeben? Wer seinen Link bekommt, spielt für dich weiter.
web-stay = Bleiben

## Plätze

web-seat-free = frei
web-seat-open = wartet auf jemanden mit dem Link
web-seat-gone = ist gegangen
web-seat-conceded = hat aufgegeben
web-seat-stand-in = weg, es spielt ein Bot: { $bot }
web-seat-bot = Bot: { $bot }
web-seat-hot = an diesem Gerät
web-seat-me = du
web-seat-here = am Tisch
web-seat-away = weg
web-seat-away-grace = { $seconds ->
    [one] weg; in { $seconds } Sekunde darf ein Bot einspringen
   *[other] weg; in { $seconds } Sekunden darf ein Bot einspringen
}
web-copy-link = Link kopieren
web-share = Link verschicken
web-share-text = Spiel mit mir: { $game }
web-qr = Code zum Scannen: der Link zu Platz { $number }
web-invite-how = Verschicke diesen Link, oder lass ein Handy den Code scannen.
web-invite-only-here = { $host } ist nur dieser Rechner. Starte mit --host 0.0.0.0 und öffne die Adresse dieses Rechners, damit andere Geräte hereinkommen.
web-bot-here = Hier einen Bot spielen lassen
web-move-seat = Auf einem anderen Gerät weiterspielen
web-move-seat-why = Dieser Link ist der Schlüssel zum Platz: Wer ihn öffnet, sitzt dort statt dir.
web-move-seat-copy = Schlüssel zum Platz kopieren: { $name }
web-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-waiting-how = Verschicke den Link. Das Spiel beginnt, sobald alle sitzen.
web-waiting-guest = Das Spiel beginnt, sobald alle sitzen.
web-waiting-public = Alle finden diesen Tisch in der Lobby und können sich setzen.
web-waiting-by-link = Wer den Link zu diesem Tisch hat, kann sich setzen.
web-copy-table = Link zum Tisch kopieren
web-start-now = Jetzt anfangen
web-start-how = mit Bots auf den leeren Plätzen
web-start-bots = Bots für die leeren Plätze
web-call-off = Tisch absagen
web-curtain = Gib das Gerät weiter an { $seat }
web-curtain-why = Bis dahin bleiben die Handkarten verdeckt.
web-curtain-lift = Ich bin { $seat }

## Das Ende

web-over = Das Spiel ist zu Ende.
web-winner = Gewonnen: { $names }.
web-you-won = Gewonnen { $scores }
web-you-share = Geteilter Sieg { $scores }
web-you-lost = Verloren { $scores }
web-has-conceded = { $seat_who ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}
web-difference = Das machte den Unterschied:
web-score = Punkte
web-score-part = Teil
web-score-total = Summe
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-save-brew = Als .brew speichern
web-pledge = Wie sich das Mischen prüfen lässt
web-pledge-why = Das Mischen wurde vor der ersten Karte versprochen: mit SHA-256 von Salz, Doppelpunkt, Startwert. Salz und Startwert stehen hier nach dem Spiel.
web-seed-chosen = Die Mischung wurde gewählt, nicht gezogen: Ihr Startwert ist { $seed }. Wer ihn gewählt hat, kann jede Karte kennen; darum wird nichts versprochen.

## Regeln

web-rules = Regeln
web-learn = So wird gespielt
web-icons = Symbole
web-icons-copy-link = { $name }: Link zu diesem Symbol kopieren
web-icons-here = Was bedeuten die Symbole?
web-read = Zum Lesen
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
web-rules-in-english = Diese Regeln sind noch nicht übersetzt; hier stehen sie auf Englisch.

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
web-review-chances = Siegchance
web-review-curve = { $seat }: zuerst { $first } %, zwischen { $least } und { $most } %, zuletzt { $last } %
web-review-percent = { $percent } %
web-review-over = Das Spiel ist zu Ende.
web-review-waiting = So weit ist der Bot noch nicht.
web-review-forced = Hier gab es nichts zu wählen.
web-review-would = Der Bot würde lieber:
web-review-agrees = Der Bot würde dasselbe tun.
web-review-more = Siegchance { $percent } % höher
web-review-turning = Wendepunkte
web-review-move = Zug { $number }
web-review-lost = −{ $percent } %
web-review-even = Keine Entscheidung hat viel vergeben.
web-review-none-yet = Bisher keine.

## A game without a board of its own

web-plain-table = Der Tisch
web-plain-yes = ja
web-plain-no = nein
web-plain-none = nichts
web-message = Nachricht des Tages
web-host = Für Gastgeber
web-nobody-won = Ein Gastgeber hat dieses Spiel beendet: Niemand hat gewonnen, und es zählt nicht.
web-talk = Reden
web-talk-unread = { $count ->
    [one] Reden, 1 neuer Satz
   *[other] Reden, { $count } neue Sätze
}
