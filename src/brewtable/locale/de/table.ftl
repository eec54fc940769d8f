# Was der Server ablehnt, und was ihn am Start hindert.

table-already-seated = du sitzt schon an diesem Tisch: Dieser Link ist für jemand anderen
table-backup-exists = { $file } gibt es schon: Wähl einen anderen Namen für die Sicherung
table-backup-newer = die Sicherung { $file } stammt von einem neueren brewtable: Stell sie mit diesem wieder her
table-bad-code = ein Platzcode hat 12 Buchstaben und Ziffern, etwa { $example }
table-bad-request = der Server versteht diese Anfrage nicht: Lade die Seite neu
table-bot-already = der Bot { $bot } spielt schon auf diesem Platz
table-bot-plays = der Bot { $bot } spielt auf diesem Platz: Nimm ihn zuerst zurück
table-bots-busy = die Bots haben gerade zu viel zu überlegen: Versuch es gleich noch einmal
table-busy = an den Tischen ist gerade zu viel los: Versuch es gleich noch einmal
table-call-off-late = das Spiel hat begonnen: gib es auf oder verlass den Tisch
table-call-off-others = nur wer den Tisch eröffnet hat, kann ihn absagen
table-clock-decides = an diesem Tisch läuft eine Uhr: Sie entscheidet, was folgt, wenn { $seat } wegbleibt
table-conceded = dieser Platz hat aufgegeben
table-conceded-already = dieser Platz hat schon aufgegeben
table-damaged = die Datei der Spiele { $file } ist beschädigt ({ $problem }): Setz mit brewtable restore SICHERUNG eine Sicherung an ihre Stelle; die beschädigte Datei bleibt daneben erhalten
table-damaged-log = das Protokoll dieses Tisches ist beschädigt: Die Partie kann nicht weitergehen, und wer den Server betreibt, muss eine Sicherung zurückspielen
table-database-form = die Adresse einer Datenbank ist etwa { $example }, diese ist nicht lesbar
table-database-kind = die Datenbank muss postgresql:// oder sqlite:// sein, nicht { $kind }
table-database-unusable = die Datenbank lässt sich nicht benutzen: { $problem }
table-disk-full = die Platte mit { $file } ist voll: Schaff Platz und starte noch einmal; verloren ist nichts
table-disk-read-only = { $file } lässt sich nicht beschreiben ({ $problem }): Erlaub es diesem Benutzer oder wähl mit --data einen anderen Ordner
table-fault = beim Server ging etwas schief; es liegt nicht an dir, versuche es noch einmal
table-file-early = die Datei enthält alle Geheimnisse des Spiels: Es gibt sie, wenn das Spiel zu Ende ist
table-game-over = das Spiel ist zu Ende
table-grace = { $seconds ->
    [one] { $seat } ist eben erst gegangen: In { $seconds } Sekunde darf ein Bot einspringen
   *[other] { $seat } ist eben erst gegangen: In { $seconds } Sekunden darf ein Bot einspringen
}
table-house-full = dieser Server hat so viele Tische, wie er fassen kann: Versuch es wieder, wenn einige fort sind
table-log-form = es gibt keine Protokollform „{ $text }“: Wähl text oder json
table-lost-commits = in { $file } fehlen { $lost } von { $known } Speicherungen: Der neueste Teil ist beschädigt. Spiel mit brewtable restore FILE eine Sicherung zurück; um mit dem Rest weiterzumachen, entferne { $witness }
table-mail-form = das ist kein Mailserver: Schreib ihn als { $example }, ohne Kennwort
table-mail-from = sag mit --mail-from, von welcher Adresse Mails kommen, etwa { $example }
table-mail-password = ein Mailserver will Namen und Kennwort oder keines von beiden: Der Name steht in --mail, das Kennwort in { $variable } oder in einer Datei, die { $file } nennt
table-mail-file = die Datei { $file } mit dem Kennwort des Mailservers lässt sich nicht lesen: { $problem }
table-metrics-address = „{ $text }“ ist keine Adresse für Messwerte: Schreib RECHNER:PORT, etwa 127.0.0.1:9100
table-metrics-port = Messwerte lassen sich an { $host } Port { $port } nicht zeigen: { $problem }; wähl mit --metrics einen anderen
table-no-backup = es gibt keine Datei { $file }
table-no-day-off = es ist kein freier Tag übrig, oder an diesem Tisch gibt es keine
table-no-hint = einen Tipp gibt es für den Platz am Zug, wenn der Tisch Tipps erlaubt
table-no-hints-here = dieses Spiel ist aus einem entstanden, das ohne Tipps gespielt wird, also gibt es auch hier keine
table-no-page = unter dieser Adresse ist nichts
table-no-seat = dieser Tisch hat die Plätze 0 bis { $last }, einen Platz { $number } gibt es nicht
table-no-seed = dieses Spiel lief mit einzeln gegebenen Zufällen: Es geht damit nicht weiter
table-no-socket = kein Socket mit der Nummer { $fd }: { $problem }
table-no-table = es gibt keinen solchen Tisch, oder er ist privat und du hast keinen Platz daran
table-no-takeback = niemand bittet um eine Rücknahme
table-no-text = eine .brew-Datei ist UTF-8-Text, das hier nicht
table-nobody-late = an diesem Tisch haben alle noch Zeit
table-not-a-backup = { $file } ist keine Sicherung von brewtable: brewtable backup DATEI schreibt eine
table-not-asked = du bist nicht gefragt
table-not-begun = das Spiel beginnt, wenn alle Plätze besetzt sind
table-not-started = der Server startet nicht: Die Zeilen darüber sagen, warum
table-not-stored = das konnte nicht gespeichert werden und ist deshalb nicht geschehen: Versuch es gleich noch einmal
table-not-your-eyes = dieser Platz ist nicht deiner: Seine Karten sind nicht für deine Augen
table-not-your-seat = dieser Platz ist nicht deiner: Nur wer dort sitzt, handelt für ihn
table-not-your-turn = du bist nicht dran
table-no-action = `action` oder `actions` fehlt: was gespielt werden soll
table-nothing-after = { $decisions ->
    [one] eine Entscheidung lässt sich zurücknehmen, keine nach Nummer { $ply }
   *[other] { $decisions } Entscheidungen lassen sich zurücknehmen, keine nach Nummer { $ply }
}
table-nothing-kept = in { $folder } liegen keine Spiele: Nenn den Ordner mit --data oder die Datenbank mit --database-url
table-nothing-left = nach der letzten Entscheidung gibt es nichts zu spielen
table-nothing-to-judge = nach { $ply } Entscheidungen gab es nichts zu wählen, also auch nichts zu beurteilen
table-old-rules = dieses Spiel begann mit anderen Regeln oder Karten und kann nicht weitergehen: { $problem }
table-one-seat = ein Platz ist deiner; für jemand anderen an diesem Gerät wähle „Jemand an diesem Gerät“
table-other-host = dieser Server heißt nicht „{ $name }“: Wer ihn betreibt, kann das mit --allow-host erlauben
table-other-site = diese Anfrage kommt von einer anderen Seite
table-out-of-time = deine Zeit ist um: Ein Bot spielt zu Ende
table-port-taken = { $host }, Port { $port } lässt sich nicht öffnen: { $problem }. Läuft brewtable schon, öffne { $address }; sonst wähle mit --port einen anderen, 0 für irgendeinen freien
table-rated-bot = wie stark der Bot { $bot } in diesem Spiel ist, hat niemand gemessen, darum kann er nicht gewertet spielen: einen leichten, mittleren oder schweren wählen
table-rated-branch = diese Partie wird gewertet: andere Wege lassen sich spielen, wenn sie zu Ende ist
table-rated-leave = eine gewertete Partie wird zu Ende gespielt: stattdessen aufgeben
table-rated-seat = hier läuft eine gewertete Partie: ihre Plätze lassen sich nicht weitergeben
table-rated-seats = eine gewertete Partie spielen mindestens zwei, jeder Mensch an seinem eigenen Gerät; Bots dürfen mitspielen
table-rated-takeback = in einer gewerteten Partie wird um keine Rücknahme gebeten: selbst zurücknehmen, worauf noch niemand geantwortet hat
table-rated-usual = an einer gewerteten Partie ist alles wie üblich: das Deck des Hauses, eine Mischung, die niemand gewählt hat, keine Optionen
table-rematch-early = eine neue Partie könnt ihr beginnen, wenn diese zu Ende ist
table-rematch-others = eine neue Partie können nur die beginnen, die mitgespielt haben
table-restore-over-games = in der Datenbank liegen schon Spiele: Eine Sicherung kommt in eine leere, damit nichts verloren geht
table-review-early = ein Spiel kann besprochen werden, wenn es zu Ende ist
table-rules-version = Regelversion { $begun }, dieses Programm hat { $now }
table-seat-out-of-time = die Zeit dieses Platzes ist um: Dort spielt ein Bot zu Ende
table-seats-differ = das Spiel hat { $seats } Plätze, die Datei nennt { $found }
table-served-already = ein anderes brewtable bedient die Spiele in { $file }; für mehrere zugleich nimm PostgreSQL (--database-url)
table-setting-unreadable = { $variable } ist „{ $text }“: Schreib eine Zahl über 0, etwa { $usual }
table-sit-late = an diesem Tisch hat das Spiel begonnen: such dir einen anderen in der Lobby
table-stale = das Spiel ist weiter: Sieh noch einmal auf den Tisch
table-stand-in-others = nur wer am Tisch sitzt, darf einen Bot einspringen lassen
table-start-late = das Spiel hat schon begonnen
table-start-others = nur wer den Tisch eröffnet hat, kann vorher anfangen
table-still-here = { $seat } ist am Tisch: Ein Bot springt nur für Abwesende ein
table-storage-fails = der Server kann gerade nichts speichern, also wurde nichts geändert: Versuch es später noch einmal
table-thinkers-die = der Prozess, der für die Bots denkt, ist mehrmals ausgefallen: Versuch es gleich noch einmal
table-too-large = das ist zu groß für den Server
table-too-many-codes = zu viele falsche Codes von deiner Adresse: Warte eine Minute und versuche es wieder
table-too-many-openings = zu viele neue Tische von deiner Adresse: Warte eine Minute und versuch es noch einmal
table-too-many-requests = zu viele Anfragen von deiner Adresse: Warte eine Minute und versuche es wieder
table-too-many-sockets = du hast diese Seite zu oft offen: Schließ sie erst woanders
table-too-many-tables = { $count ->
    [one] du hast 1 laufendes Spiel: Beende oder verlasse es zuerst
   *[other] du hast { $count } laufende Spiele: Beende oder verlasse zuerst eines
}
table-too-many-watchers = diesem Tisch schauen schon zu viele zu: Versuch es später noch einmal
table-too-many-words = zu viele Worte in einer Minute: warte ein wenig und sag es dann
table-unknown-code = kein Platz hat diesen Code: vertippt, oder schon benutzt
table-workers-alone = mehrere Prozesse brauchen ein PostgreSQL, das sie teilen: Gib es mit --database-url an, oder nimm einen Prozess
table-limit-unknown = { $name } ist keine Grenze, die Gastgeber ändern können: Es gibt { $names }
table-limit-unreadable = { $name } kann nicht „{ $text }“ sein: Schreib eine Zahl über 0 und bis zu einer Million, etwa { $usual }
table-side-door = die Partien in { $file } sind in Gebrauch, aber der Server antwortet diesem Befehl nicht: Falls er gerade startet, versuch es noch einmal
lobby-no-game = ein Spiel namens { $game } gibt es nicht: Es gibt { $games }
lobby-no-such-number = kein solches Spiel ist für { $players } Personen: Wähl { $fewest } bis { $most } oder eine beliebige Zahl
