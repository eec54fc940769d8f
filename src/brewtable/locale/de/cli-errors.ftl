# Was Befehlszeile und Programmleitung ablehnen.

cli-ply-alone = --ply zweigt von einem gespeicherten Spiel ab: Es braucht --resume DATEI
cli-resume-alone = ein gespeichertes Spiel bringt Startwert, Kartensatz und Optionen mit: Lass sie bei --resume weg
cli-other-game = { $file } ist ein Spiel { $found }, nicht { $game }
cli-seat-count = { $game } braucht hier { $needed } Plätze, gegeben sind { $given }
cli-seat-form = ein Platz ist `human` oder `bot:NAME`, nicht { $found }
cli-option-form = eine Option ist NAME=WERT, nicht { $found }
cli-bot-count = --bots nennt { $bots } Bots für { $players } Plätze
cli-jobs-and-cores = { $bot } denkt auf mehreren Kernen und kann die Spiele nicht auch noch auf Prozesse verteilen: Lass --jobs weg oder die Kerne
cli-no-seat = { $file } hat die Plätze 0 bis { $last }, einen Platz { $number } gibt es nicht
cli-unreadable = { $file } ist nicht lesbar: { $reason }
cli-unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-no-text = { $file }, Zeile { $line }: kein UTF-8-Text
cli-bad-journal = { $file }, { $problem }
cli-no-ply = { $file } hat { $decisions } Entscheidungen, { $ply } gibt es nicht
cli-no-deck = { $file } ist weder ein Spiel ({ $games }) noch eine Datei: { $reason }
cli-no-toml = { $file } ist kein TOML: { $problem }
cli-no-game = { $file }: [deck] muss sein Spiel nennen, etwa game = { $example }
sim-law-broken = das Spiel mit Startwert { $seed } bricht ein Gesetz: { $clauses_broken }
arena-no-polars = Ergebnisse schreibt polars als Parquet, und das fehlt: pip install 'brewtable[arena]'
arena-no-ratings = ohne openskill gibt es keine Wertungen: pip install 'brewtable[arena]'
cli-no-extra = dafür braucht es { $package }, und das fehlt: pip install 'brewtable[{ $extra }]'
arena-bad-choice = { $bot } wählte { $action } als { $number }. Entscheidung im Spiel mit dem Startwert { $seed }: Das ist keine der erlaubten Aktionen
arena-workers-lost = Ein Prozess nach dem anderen endete über denselben Spielen, { $tries }-mal (Ausgang { $exit }): Vielleicht fehlt Speicher, oder ein Bot beendet das Programm
arena-no-cluster = unter { $address } ist kein Ray-Cluster: { $reason }
arena-other-version = ein Knoten des Clusters hat brewtable { $there }, dieser Rechner { $here }: Installiere überall dasselbe
arena-kept-otherwise = { $file } enthält Spiele eines anderen Wettbewerbs: Nimm Spiel, Deck, Optionen, Bots, Anzahl und Startwert wie damals, oder eine andere Datei
cli-resume-what = --resume setzt bei einer Datei fort: Nenne sie mit --output

# Die Leitung für Programme.

request-do = `do` muss eines sein von: { $requests }
request-form = eine Anfrage ist ein JSON-Objekt in einer Zeile
request-too-deep = die Anfrage ist zu tief verschachtelt
request-no-action = `action` fehlt: eine Zahl, ein Text oder ein Objekt aus `legal`; oder `actions`, eine Liste davon
request-not-over = das Spiel ist noch nicht zu Ende
request-game-over = das Spiel ist zu Ende: Es gibt nichts zu wählen
request-no-game = noch kein Spiel: Beginne mit {"{"}"do":"new","game":…{"}"} oder {"{"}"do":"load","state":…{"}"}
request-no-seat = `seat` fehlt: Wessen Wissen bleibt erhalten
request-seat = `seat` ist eine Zahl von 0 bis { $last }, oder null für Zuschauer
request-deck = `deck` muss der Pfad einer Datei sein, ein Kartensatz als Objekt oder null
request-must-be-number = `{ $field }` muss eine ganze Zahl sein
request-must-be-text = `{ $field }` muss ein Text sein
request-must-be-object = `{ $field }` muss ein Objekt sein
request-must-be-list = `{ $field }` muss eine Liste sein
request-seed = `seed` ist eine ganze Zahl von 0 bis { $most }
request-seconds = `seconds` muss eine Zahl von Sekunden sein
score-ended = Die Antworten enden bei: { $question }
score-no-json = die Eingabe ist kein JSON ({ $problem }); richtig wäre etwa { $example }
score-no-list = die Zahlen müssen eine Liste mit einem Objekt je Person sein, etwa { $example }
score-no-name = ein Name muss Text sein, nicht { $found }
score-no-pad = { $game } hat keinen Punkteblock
score-other-count = --players { $players }, aber Zahlen für { $given } wurden gegeben
cli-limit-form = eine Grenze ist NAME=ZAHL, nicht { $found }
cli-host-whom = nenn eine Person, oder verlang mit --link einen Link
