# Was die Befehlszeile sagt.

cli-backed-up = { $tables ->
    [one] { $tables } Tisch ist in { $file } gesichert. Darin stehen Geheimnisse des Servers: Behalt die Datei für dich.
   *[other] { $tables } Tische sind in { $file } gesichert. Darin stehen Geheimnisse des Servers: Behalt die Datei für dich.
}
cli-error = brewtable: { $problem }
cli-deck-good = { $file } ist ein guter Kartensatz für { $game }: { $title }, Prüfsumme { $hash }
cli-deck-hash = { $title } für { $game }, Prüfsumme { $hash }
cli-deck-written = Der Kartensatz steht in { $file }
cli-decks-game = Spiel
cli-decks-name = Name
cli-decks-title = Titel
cli-decks-hash = Prüfsumme
cli-decks-how = Gespielt wird mit dem ersten Kartensatz eines Spiels. Mit einem anderen gespeicherte Spiele finden ihren; --deck NAME spielt mit ihm.
cli-restored = { $tables ->
    [one] { $tables } Tisch ist aus { $file } zurück.
   *[other] { $tables } Tische sind aus { $file } zurück.
}
cli-restored-old = Was vorher da war, liegt in { $file }.
cli-serving = Der Tisch ist gedeckt: { $address } (Strg+C beendet)
cli-verified = { $decisions ->
    [one] Geprüft: 1 Entscheidung.
   *[other] Geprüft: { $decisions } Entscheidungen.
}
cli-verified-winner = { $seat } gewinnt mit { $score } Punkten.
cli-verified-shared = Der Sieg wird geteilt.
cli-verified-pledge = Gemischt wurde, wie vor dem Spiel versprochen: { $hash }
cli-verified-open = Das Spiel ist nicht zu Ende.
cli-replay-ply = Stellung nach { $ply } von { $all } Entscheidungen
cli-engine = { $mode ->
    [compiled] brewtable { $version }, Regeln kompiliert
   *[interpreted] brewtable { $version }, Regeln interpretiert (langsamer, gleiche Spiele)
}
cli-sim-head = { $game } mit { $players } Plätzen: { $bots }
cli-sim-games = Spiele
cli-sim-decisions = Entscheidungen
cli-sim-seconds = Sekunden
cli-sim-decisions_per_second = Entscheidungen je Sekunde
cli-sim-copies_per_second = Kopien je Sekunde
cli-sim-decisions_per_game = Entscheidungen je Spiel
cli-sim-rounds_per_game = Runden je Spiel
cli-sim-mean_scores = mittlere Punkte je Platz
cli-sim-wins_by_seat = Siege je Platz
score-ask = { $seat }: { $field } (0 bis { $most }):
score-ask-again = Antworte mit einer ganzen Zahl von { $fewest } bis { $most }.
score-ask-holder = { $field } – { $people }?
score-ask-name = Name von Person { $number }:
score-ask-players = Wie viele spielen mit ({ $fewest } bis { $most }):
score-numbered = { $number } { $seat }
score-key = Schlüssel
score-meaning = was es ist
score-most = höchstens
cli-progress = { $game }
cli-stopped = angehalten: { $done } von { $games } Spielen sind gespielt
cli-bots-head = Bots, gegen die man spielen kann
cli-bots-is = ist
cli-bots-seconds = Sekunden je Zug
cli-bots-how = Unter jedem Spiel: was der Bot von 100 Partien zu zweit gegen easy gewinnt. Wie das gemessen wurde, steht in docs/bots.md.
bots-interpreted = Gemessen wurde mit kompilierten Regeln. Diese laufen als reines Python: Bots untersuchen in derselben Zeit viel weniger und sind schwächer.
cli-match-head = { $game }: Spiele { $games }
cli-match-bot = Bot
cli-match-games = Spiele
cli-match-wins = Siege
cli-match-interval = in 95 von 100 Fällen zwischen
cli-match-score = mittlere Punkte
cli-match-rating = Wertung
cli-match-seats = Siege je Platz
cli-match-speed = Entscheidungen je Sekunde
cli-review-progress = das Spiel wird gelesen
cli-review-seat = { $seat }:
cli-review-even = keine Entscheidung hat viel vergeben
cli-review-turn = { $ply }. { $seat }: { $played } hat { $lost } vergeben; besser: { $better }

# Netze trainieren.
cli-train-played = Runde { $round }: { $games } Partien, { $positions } Stellungen
cli-train-fitted = An { $positions } Stellungen gelernt; in ungelernten Partien: Sieger { $winner }, eigene Punkte um { $points } daneben
cli-train-stopped = angehalten: ganze Runden aufgehoben: { $rounds }; derselbe Befehl macht dort weiter und spielt die angefangene Runde noch einmal
cli-train-first = { $won } von { $games } Partien gegen die Suche ohne Netz gewonnen
cli-train-gate = { $won } von { $games } Partien gegen das letzte Netz gewonnen: { $accepted ->
    [yes] es tritt an seine Stelle
   *[no] das letzte bleibt
 }
cli-house-entry-everybody = Das Haus steht allen offen.
cli-house-entry-invited = In das Haus kommt man auf Einladung.
cli-house-entry-members = Das Haus ist nur für Mitglieder.
cli-house-limit = Grenze
cli-house-value = Wert
cli-house-usual = sonst
cli-house-person = Kennung
cli-house-name = Name
cli-house-standing = Stellung
cli-house-standing-guest = Gast
cli-house-standing-in = zugelassen
cli-house-standing-host = Gastgeber
cli-house-standing-out = entfernt
cli-house-passkeys = Passkeys
cli-house-games = Partien
cli-house-seen = zuletzt da
cli-house-code = Code
cli-house-used = benutzt
cli-house-until = bis
cli-house-state = Stand
cli-house-good = gilt
cli-house-not-good = gilt nicht mehr
cli-house-table = Tisch
cli-house-game = Spiel
cli-house-status = Stand
cli-house-status-waiting = wartet
cli-house-status-playing = läuft
cli-house-status-over = zu Ende
cli-house-seats = Plätze
cli-house-decisions = Entscheidungen
cli-house-changed = geändert
cli-house-invited = Wer diesen Link öffnet, darf herein: { $link }
cli-house-revoked = Die Einladung { $code } lässt niemanden mehr herein.
cli-house-let-in = { $name } ist zugelassen.
cli-house-removed = { $name } ist entfernt und darf laufende Partien zu Ende spielen.
cli-house-host = { $name } ist jetzt Gastgeber.
cli-house-host-link = Wer diesen Link zuerst öffnet, ist Gastgeber; er gilt einen Tag: { $link }
cli-house-ended = Tisch { $table } ist beendet: Niemand hat gewonnen, und er zählt nicht.
cli-house-table-removed = Tisch { $table } ist entfernt.
cli-house-exported = Die Partie von Tisch { $table } steht in { $file }.
