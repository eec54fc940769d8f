# Was der Spieldienst ablehnt, und was ihn am Dienst hindert.

table-already-seated = du sitzt schon an diesem Tisch: dieser Link ist für jemand anderen
table-bad-code = ein Platzcode hat 12 Buchstaben und Ziffern, wie { $example }
table-bad-request = der Dienst versteht diese Anfrage nicht: lade die Seite neu
table-bot-already = der Bot { $bot } spielt schon auf diesem Platz
table-bot-plays = der Bot { $bot } spielt auf diesem Platz: nimm ihn zuerst zurück
table-conceded = dieser Platz hat aufgegeben
table-conceded-already = dieser Platz hat schon aufgegeben
table-database-form = eine Datenbank heißt wie { $example }, diese Adresse ist nicht lesbar
table-database-kind = die Datenbank muss postgresql:// oder sqlite:// sein, nicht { $kind }
table-database-unusable = die Datenbank lässt sich nicht benutzen: { $problem }
table-fault = beim Spieldienst ging etwas schief; es liegt nicht an dir, versuche es noch einmal
table-file-early = die Datei enthält alle Geheimnisse des Spiels: es gibt sie, wenn das Spiel zu Ende ist
table-game-over = das Spiel ist zu Ende
table-no-hint = einen Tipp gibt es für den Platz am Zug, wenn der Tisch Tipps erlaubt
table-no-page = unter dieser Adresse ist nichts
table-no-seat = dieser Tisch hat die Plätze 0 bis { $last }, einen Platz { $number } gibt es nicht
table-no-seed = dieses Spiel lief mit einzeln gegebenen Zufällen: es geht damit nicht weiter
table-no-table = es gibt keinen solchen Tisch, oder er ist privat und du hast keinen Platz daran
table-no-takeback = niemand bittet um eine Rücknahme
table-no-text = eine .brew-Datei ist UTF-8-Text, das hier nicht
table-not-asked = du bist nicht gefragt
table-not-begun = das Spiel beginnt, wenn alle Plätze besetzt sind
table-not-started = der Dienst startet nicht: die Zeilen darüber sagen, warum
table-not-your-eyes = dieser Platz ist nicht deiner: seine Karten sind nicht für deine Augen
table-not-your-seat = dieser Platz ist nicht deiner: nur wer dort sitzt, handelt für ihn
table-not-your-turn = du bist nicht dran
table-nothing-after = { $decisions ->
    [one] eine Entscheidung lässt sich zurücknehmen, keine nach Nummer { $ply }
   *[other] { $decisions } Entscheidungen lassen sich zurücknehmen, keine nach Nummer { $ply }
}
table-nothing-left = nach der letzten Entscheidung gibt es nichts zu spielen
table-nothing-to-judge = nach { $ply } Entscheidungen gab es nichts zu wählen, also auch nichts zu beurteilen
table-old-rules = dieses Spiel begann mit anderen Regeln oder Karten und kann nicht weitergehen: { $problem }
table-one-seat = ein Platz ist deiner; für jemand anderen an diesem Gerät wähle den heißen Stuhl
table-other-site = diese Anfrage kommt von einer anderen Seite
table-port-taken = an { $host } Port { $port } lässt sich nicht dienen: { $problem }. Läuft brewtable schon, öffne { $address }; sonst wähle mit --port einen anderen, 0 für irgendeinen freien
table-rematch-early = noch einmal geht es, wenn dieses Spiel zu Ende ist
table-rematch-others = noch einmal ist für die, die gespielt haben
table-review-early = ein Spiel kann besprochen werden, wenn es zu Ende ist
table-rules-version = Regelversion { $begun }, dieses Programm hat { $now }
table-seats-differ = das Spiel hat { $seats } Plätze, die Datei nennt { $found }
table-served-already = ein anderes brewtable bedient die Spiele in { $file }; für mehrere zugleich nimm PostgreSQL (--database-url)
table-setting-unreadable = { $variable } ist „{ $text }“: schreib eine Zahl über 0, etwa { $usual }
table-stale = das Spiel ist weiter: sieh noch einmal auf den Tisch
table-stand-in-others = nur wer am Tisch sitzt, darf einen Bot einspringen lassen
table-still-here = { $seat } ist am Tisch: ein Bot springt nur für Abwesende ein
table-too-large = das ist zu groß für den Dienst
table-too-many-codes = zu viele falsche Codes von deiner Adresse: warte eine Minute und versuche es wieder
table-too-many-requests = zu viele Anfragen von deiner Adresse: warte eine Minute und versuche es wieder
table-too-many-tables = { $count ->
    [one] du hast 1 laufendes Spiel: beende oder verlasse es zuerst
   *[other] du hast { $count } laufende Spiele: beende oder verlasse zuerst eines
}
table-unknown-code = kein Platz hat diesen Code: vertippt, oder schon benutzt
