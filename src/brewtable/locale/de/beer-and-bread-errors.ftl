# Was Beer & Bread ablehnt: Aktionen, Kartensätze und Stellungen, die nicht stimmen.

action-after-card = nach { $verb } kommt eine Karte, etwa beer-07
action-after-token = nach { $verb } kommt ein Rohstoff, etwa wheat
action-after-exchange = nach { $verb } kommen eine Handkarte und die Nummer eines Feldes, etwa beer-07 2
action-after-pay = nach { $verb } kommen eine Zahl und ein Rohstoff, etwa 4 wheat
action-done-alone = `done` steht allein
action-no-digits = in { $verb } wird eine Zahl erwartet, nicht { $word }
action-no-card = keine Karte heißt { $word }{ $hint }
action-no-resource = kein Rohstoff heißt { $word }{ $hint }
action-no-space = die Tauschfelder sind 1 bis { $most }, nicht { $word }
action-payment = eine Zahlung nimmt höchstens { $most } von einem Rohstoff, nicht { $word }

# Kartensätze.

deck-what-resource = Rohstoff
deck-what-good = Ware
deck-what-upgrade = Ausbau
deck-amounts-form = eine Tabelle, etwa {"{"} water = 1, rye = 1 {"}"}
deck-no-resource = ist leer; mindestens ein Rohstoff muss genannt sein
deck-above-supply = { $count } ist mehr als die { $supply } in [supply]
deck-substitution-form = eine Liste, etwa [{"{"} pay = 2, of = "wheat", as = ["hops"] {"}"}]
deck-pair-twice = { $paid } als { $spent_as } steht schon da; einmal genügt
deck-targets-form = eine Liste von Rohstoffen, etwa ["hops"]
deck-itself = { $kind } kann nicht für sich selbst stehen; nenne einen anderen Rohstoff
deck-cards-form = eine Liste von { $count } Karten
deck-card-nth = Karte { $number } in der Datei
deck-place-id = Karte { $card } id (Karte { $number } in der Datei)
deck-id-twice = ist auch die id von Karte { $number } in der Datei; jede Karte braucht ihre eigene
deck-card-count = die Datei hat { $found } Karten; es müssen { $right } sein
deck-beer-count = die Datei hat { $found } Bierkarten; es müssen { $right } sein
deck-bread-count = die Datei hat { $found } Brotkarten; es müssen { $right } sein
deck-recipe-size = { $tokens } Marker sind mehr als die { $units }, die ins Lager passen
deck-look = muss aussehen wie { $right }, nicht { $value }
deck-id-good = muss mit "{ $good }-" beginnen, denn good ist "{ $good }"
deck-upgrade-look = muss aussehen wie "4A" oder "2A wheat", nicht { $value }
deck-upgrade-alone = { $upgrade } nimmt keinen Rohstoff; schreibe "{ $upgrade }"
deck-upgrade-resource = { $upgrade } braucht einen Rohstoff ({ $names }), etwa { $example }
deck-upgrade-crop = { $upgrade } braucht eine Feldsorte ({ $names }), nicht { $found }

# Stellungen; Plätze zählen hier ab 0, wie in den Daten.

position-long-pile = pile: mehr als { $most } Karten
position-twice = { $field }: { $card } steht zweimal da
position-unknown-name = { $field }: unbekannter Name { $name }; es gibt { $names }
position-missing-name = { $field }: { $name } fehlt
law-tokens-negative = tokens: ein Ort hat weniger als 0 { $kind }
law-tokens-lost = tokens: es gibt { $found } { $kind }, in der Schachtel sind { $right }
law-offer = offer: Marker sind angeboten, aber niemand wird gefragt
law-storage = storage: Platz { $number } lagert { $excess } Marker mehr, als hineinpassen
law-card-places = cards: { $card } liegt an { $count } Orten, es muss einer sein
law-year = calendar: Jahr { $year } ist keines von 1 bis { $last }
law-windmill = windmill: sie gehört Platz 0 oder 1
law-other-good = { $place }: Platz { $number } hat dort eine Karte der anderen Ware
law-too-full = { $place }: Platz { $number } hat dort mehr Karten als Plätze
law-exchange = exchange: auf Feld { $space } liegt mehr als eine Karte
law-known-deck = known: eine Karte des Nachziehstapels gilt als bekannt
law-known-sight = known: eine offen liegende Karte gilt als unbekannt
law-known-all = known: Platz { $number } weiß nicht, was alle wissen
law-known-hand = known: Platz { $number } kennt eine Karte der eigenen Hand nicht
law-inverted-nowhere = inverted: eine Karte ist markiert, die auf keiner Hand ist
law-inverted-twice = inverted: eine Karte ist von beiden Plätzen markiert
law-earlier = earlier: eine Karte des Nachziehstapels gilt als älter als das letzte Mischen
law-agenda-empty = agenda: sie ist leer, bevor das sechste Jahr vorbei ist
law-taken = cards: eine eingetauschte Karte muss sofort gespielt werden
