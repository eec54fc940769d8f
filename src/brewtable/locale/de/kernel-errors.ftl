# Was jedes Spiel ablehnt, und warum.

plain-words = { $words }
error-illegal = { $action }: { $reason }
reason-not-in-one-go = { $action } muss erst geschehen sein, bevor das entschieden werden kann
reason-after-others = { $count ->
    [one] { $reason } (nach der Aktion davor)
   *[other] { $reason } (nach den { $count } Aktionen davor)
}
game-over = das Spiel ist zu Ende: Nichts kann gespielt werden
hint = ; meinst du { $name }?
seed-range = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
json-unreadable = kein JSON-Objekt: { $problem }
json-no-object = kein JSON-Objekt
file-unreadable = { $file }: nicht lesbar: { $reason }
words-no-language = keine Wörter in der Sprache { $language }; es gibt { $languages }
words-no-key = es gibt keine Wörter für { $field }
words-misfit = die Wörter für { $message } passen nicht: { $problem }

# Aufbau.

setup-no-game = es gibt kein Spiel { $game }; vorhanden: { $games }
setup-no-game-close = es gibt kein Spiel { $game }; meinst du { $close }?
setup-no-games = es gibt kein Spiel { $game }; vorhanden: keines
setup-no-bot = es gibt keinen Bot { $bot }; die Bots: { $bots }
setup-no-bot-close = es gibt keinen Bot { $bot }; meinst du { $close }?
setup-search-budget = { $bot } ist keine Suche: Schreib search:0.5s für Sekunden, search:400 für Erkundungen und :2 dahinter für zwei Kerne
setup-no-bot-file = es gibt keine Datei { $file }, aus der ein Bot kommen könnte
setup-no-network-file = es gibt keine Datei { $file }, aus der ein Netz kommen könnte
setup-no-network = das ist kein Netz: { $reason }
setup-network-unfit = dieses Netz wurde für ein anderes Spiel, eine andere Spielerzahl oder eine andere Regelversion gemacht als { $game } zu { $players }: trainiere es neu
setup-no-bot-class = { $file } definiert kein { $name }
setup-bot-file-alone = ein Bot aus einer Datei heißt mit seiner Klasse: { $file }:Klasse
setup-bot-broken = { $name } aus { $file } lässt sich nicht erzeugen: { $reason }
setup-bot-cannot-choose = { $name } aus { $file } hat keine Methode `choose`, die eine Beobachtung nimmt und eine Aktion zurückgibt
setup-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $count }
setup-players-exactly = { $game } ist für { $most } Personen, nicht für { $count }
deck-no-house-deck = { $game } hat keinen Hauskartensatz { $deck }, und eine solche Datei gibt es nicht; seine Hauskartensätze sind { $decks }
setup-no-option = { $game } hat keine Option { $option }; die Optionen: { $options }
setup-no-options = { $game } hat keine Option { $option }; es gibt keine
setup-option-value = Option { $option } von { $game } ist eines von { $allowed }, nicht { $value }

# Aktionen in Worten.

action-form = eine Aktion ist eine Zahl, ein Text oder ein Objekt mit seiner Art
action-number = Aktionen sind Zahlen von 0 bis { $last }, nicht { $number }
action-no-number = es gibt keine Aktion Nummer { $number }; die letzte ist { $last }
action-verbs = eine Aktion beginnt mit einem von: { $verbs }
action-no-verb = keine Aktion heißt { $verb }{ $hint }
action-kind = eine Aktion braucht `kind`, eines von: { $kinds }
action-no-field = eine Aktion der Art { $kind } hat kein Feld { $field }
action-needs-number = eine Aktion der Art { $kind } braucht `{ $field }`, eine Zahl
action-needs-text = eine Aktion der Art { $kind } braucht `{ $field }`, einen Text
action-after = nach { $verb } kommt: { $fields }
action-alone = nach { $verb } kommt: nichts
action-digits = { $field }: muss eine Zahl sein, nicht { $word }
action-range = { $field }: muss eine Zahl von { $least } bis { $most } sein, nicht { $word }
action-no-name = { $field }: nichts heißt { $word }{ $hint }

# Zufall.

chance-no-outcomes = diese Zufallsquelle hat keine Ergebnisse; nimm Seeded oder Scripted
chance-not-saved = diese Zufallsquelle lässt sich nicht speichern; nimm Seeded oder Scripted
chance-script-end = Ergebnisse im Drehbuch des Zufalls: { $outcomes }; gebraucht wird Nummer { $number } (0 bis { $most })
chance-script-range = Ergebnis { $number } des Drehbuchs ist { $outcome }, es muss 0 bis { $most } sein
chance-purpose = der Zweck eines Stroms ist 0, 1 oder 2, nicht { $purpose }
chance-outcomes = ein Drehbuch des Zufalls braucht `outcomes`, eine Liste ganzer Zahlen
chance-form = Zufall muss {"{"}"kind": "seeded", …{"}"} oder {"{"}"kind": "scripted", …{"}"} sein
chance-field = Zufall braucht `{ $field }`, eine ganze Zahl von 0 bis { $most }

# Spielprotokolle.

match-no-ply = es gibt { $decisions } Entscheidungen, keine Stellung nach { $ply }
journal-line = Zeile { $line }: { $reason }
journal-no-result = das Spiel ist zu Ende, aber sein Ergebnis fehlt
journal-other-writing = das schreibt dieses Programm für dieses Spiel nicht so
journal-empty = die Datei ist leer; eine .brew-Datei beginnt mit dem Aufbau eines Spiels
journal-cut = die Zeile endet nicht; die Datei ist abgeschnitten
journal-check = die Prüfsumme passt nicht: Diese Zeile oder eine davor ist verändert
journal-changed = nicht in der Form, die dieses Programm schreibt: Die Zeile ist verändert
journal-format = keine .brew-Datei mit Format { $format }
journal-rules = gespielt mit Regelversion { $recorded }, dieses Programm hat { $here }: spiel die Datei mit einem brewtable ab, das Version { $recorded } spielt (es steht in dessen Changelog)
journal-shuffle = das aufgezeichnete Mischen ist nicht das des Startwerts
journal-setup = der Aufbau braucht `players` und `options`
journal-seed = ein Startwert ist eine ganze Zahl oder null, nicht { $seed }
journal-no-deck = der Aufbau braucht ein `deck`
journal-deck = gespielt mit Kartensatz { $name } ({ $recorded }), hier ist es { $here }
journal-deck-unknown = gespielt mit Kartensatz { $name }: { $problem }
journal-deck-wrong = der Kartensatz im Protokoll: { $problem }
journal-over = das Spiel war vor dieser Entscheidung zu Ende
journal-ply = hier steht Entscheidung { $found }, es muss { $right } sein
journal-seat = Platz { $number } entscheidet, aber ein anderer Platz ist dran
journal-text = Aktion { $action } ist { $right }, nicht { $found }
journal-chance = der aufgezeichnete Zufall ist nicht der des Startwerts
journal-not-over = ein Ergebnis, aber das Spiel ist nicht zu Ende
journal-after-result = nach dem Ergebnis folgen Zeilen
journal-result = das aufgezeichnete Ergebnis ist nicht das dieses Spiels
journal-pledge-broken = der Startwert ist nicht der vor dem Spiel versprochene
journal-pledge-form = ein Versprechen braucht `hash` und `salt`, beides Texte

# Kartensätze.

deck-problems = { $lines_problems }
deck-problem = { $source }: { $where }: { $what }
deck-field = { $place }{ $rest }
deck-must-be = muss sein: { $right }; nicht { $value }
deck-table-with = eine Tabelle mit { $keys }
deck-unknown-key = unbekannter Schlüssel { $field }{ $hint }
deck-key-missing = { $field } fehlt
deck-whole-number = eine ganze Zahl von { $low } bis { $high }
deck-printable = ein druckbarer Text
deck-one-line = eine Zeile Text
deck-slug = Kleinbuchstaben und Ziffern, verbunden mit "-", etwa "{ $example }"
deck-no-such = das gibt es nicht ({ $what }): { $value }{ $hint }
deck-one-of = ; möglich ist { $names }
deck-too-long = etwas, das zu lang zum Zeigen ist
deck-no-toml = { $file }: keine TOML-Datei: { $problem }
deck-unknown = kein Hauskartensatz hat die Prüfsumme { $hash }, nur { $known }: Ein neueres brewtable hat den Kartensatz vielleicht, oder eine Abschrift des Spiels, die ihn mitführt

# Stellungen.

position-other-game = keine Stellung von { $game } mit Regelversion { $version }
position-unknown-field = unbekanntes Feld { $field }; die Felder sind { $fields }
position-laws = { $clauses_broken }
position-object = { $field }: muss ein Objekt sein
position-number = { $field }: muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
position-field-shape = { $field }: muss aus Zahlen und Listen bestehen, wie das Spiel sie hat
position-flag = { $field }: muss true oder false sein
position-numbers = { $field }: muss eine Liste ganzer Zahlen von 0 bis { $most } sein
position-length = { $field }: muss { $length } Zahlen haben, nicht { $found }
position-chance = chance: { $problem }
position-deck-name = deck: braucht seinen `name`, einen Text
position-deck-hash = deck: seine Prüfsumme ist { $hash }, die Stellung nennt { $named }
position-deck-unknown = deck: seine Prüfsumme ist { $hash }, aber { $problem }
position-cards = { $kind ->
    [recipe] { $field }: muss eine Liste von Rezepten sein
   *[card] { $field }: muss eine Liste von Karten sein
}
position-no-card = { $kind ->
    [recipe] { $field }: kein Rezept heißt { $name }
   *[card] { $field }: keine Karte heißt { $name }
}
position-agenda = agenda: muss eine Liste von höchstens { $most } Schritten sein
position-step = agenda: jeder Schritt hat `step`, eines von { $steps }
position-step-fields = agenda: Schritt { $step } hat `step`, `seat`, `first` und `second`, sonst nichts
law-agenda-top = agenda: oben muss die Entscheidung eines Platzes liegen
law-agenda-below = agenda: unter der Entscheidung liegt nicht, was die Regeln dort hinlegen
law-agenda-operands = agenda: die Angaben von `{ $step }` können in dieser Stellung so nicht sein
law-agenda-no-choice = agenda: in `{ $step }` gibt es nichts zu wählen
pad-no-field = { $seat }: nach { $field } fragt der Block nicht, wohl aber nach { $allowed }
pad-number = { $seat }: { $field } muss eine ganze Zahl von 0 bis { $most } sein, nicht { $found }
pad-one-holder = { $field }: das gilt für genau eine Person, nicht für { $found }
