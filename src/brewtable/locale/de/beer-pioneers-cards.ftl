## Beer Pioneers: was auf Karten, Tafeln und Plättchen steht

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-or-else = { $first }; oder { $rest }
pioneers-then = { $first }; dann { $rest }
pioneers-for-coins = { $count ->
    [one] für 1 Münze: { $effect }
   *[other] für { $count } Münzen: { $effect }
}
pioneers-flash = sofort: { $effect }
pioneers-master = Braumeister: { $effect }
pioneers-nothing = { $effect } (nichts: { $why })
pioneers-nothing-paid = { $effect } (umsonst bezahlt: { $why })
pioneers-fitting = { $effect } (im Depot ist Platz für { $count })
pioneers-reaching = { $effect } (dort: { $gains })
pioneers-clauses = { $clauses_parts }
pioneers-first-builder = 1 Punkt, weil du sie zuerst baust
pioneers-built-bonus = { $place ->
    [2] für deine 2. Erweiterung { $effect }
    [3] für deine 3. Erweiterung { $effect }
   *[other] für deine { $place }. Erweiterung { $effect }
}
pioneers-for-good-laboratory = von nun an darf sich an jedem Rundenende jede Brauscheibe ein zweites Mal drehen
pioneers-for-good-fleet = von nun an Platz für 5 Fässer, ein Fass, das nie ausgeht, und die Zugaben deiner Aufträge
pioneers-for-good-icons = von nun an { $icons }
pioneers-fleet-gain = { $effect } durch deinen Fuhrpark
pioneers-master-gain = { $effect } durch deinen Braumeister
pioneers-returns = { $card } kommt auf deine Hand zurück
pioneers-dial-at = { $count ->
    [one] noch 1 Drehung
   *[other] noch { $count } Drehungen
}
pioneers-dial-done = fertig, ab in den Keller
pioneers-dial-done-full = fertig, aber der Keller ist voll
pioneers-why-no-take-icon = deine Auslage zeigt kein Fass zum Nehmen
pioneers-why-no-move-icon = deine Auslage zeigt kein Fass zum Bewegen
pioneers-why-no-rotation-icon = deine Auslage zeigt keine Drehung
pioneers-why-depot-full = dein Depot ist voll
pioneers-why-depot-empty = dein Depot ist leer
pioneers-why-cellar-full = dein Keller ist voll
pioneers-why-no-dial = keine deiner Brauscheiben ist im Einsatz
pioneers-why-no-coop = keiner deiner Kessel ist frei zum Brauen
pioneers-why-no-token = du hast keinen Sperrmarker mehr
pioneers-why-no-cover = du hast keine Abdeckung mehr
pioneers-why-no-gift = du hast nichts zu geben
pioneers-why-no-helper-out = keiner deiner Bonusarbeiter ist im Einsatz
pioneers-why-marker = dein Aufwertungsmarker liegt schon dort
pioneers-why-no-upgrade = keiner deiner Arbeiter kann noch aufgewertet werden
pioneers-why-progress-end = dein Fortschritt ist am Ende der Leiste
pioneers-why-level-end = deine Braustufe ist am Ende der Leiste
pioneers-why-income-end = dein Einkommen ist schon am höchsten
pioneers-why-no-card = es gibt keine Karte mehr zu nehmen
pioneers-why-no-beige = keine deiner Handkarten hat einen beigebraunen Teil
pioneers-why-no-white = keine deiner Handkarten hat einen weißen Teil
pioneers-why-no-order = dein Keller reicht für keinen Auftrag auf deiner Hand

pioneers-effect-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
pioneers-effect-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
pioneers-effect-takings = { $count ->
    [one] 1 Münze nehmen
   *[other] { $count } Münzen nehmen
}
pioneers-effect-cards = { $count ->
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
pioneers-effect-barrels = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
pioneers-effect-barrels-x = X Fässer
pioneers-effect-move = { $count ->
    [one] 1 Fass bewegen
   *[other] { $count } Fässer bewegen
}
pioneers-effect-move-x = X Fässer bewegen
pioneers-effect-rotations = { $count ->
    [one] 1 Drehung
   *[other] { $count } Drehungen
}
pioneers-effect-rotations-x = X Drehungen
pioneers-effect-brew = { $count ->
    [one] 1 Bier brauen
   *[other] bis zu { $count } Biere brauen
}
pioneers-effect-brew-x = so viele Biere brauen, wie deine Braustufe erlaubt
pioneers-effect-unblock = { $count ->
    [one] 1 Sperrmarker entfernen
   *[other] { $count } Sperrmarker entfernen
}
pioneers-effect-progress = Fortschritt +{ $count }
pioneers-effect-level = Braustufe +{ $count }
pioneers-effect-income = Einkommen +{ $count }
pioneers-effect-beer = { $count ->
    [one] 1 beliebiges Bier in den Keller
   *[other] { $count } beliebige Biere in den Keller
}
pioneers-effect-beige = eine beigebraune Karte spielen
pioneers-effect-white = eine weiße Karte spielen
pioneers-effect-order = einen Auftrag erfüllen
pioneers-effect-upgrade = { $count ->
    [0] am Rundenende einen Arbeiter aufwerten (kostenlos)
    [one] am Rundenende einen Arbeiter aufwerten (1 Münze)
   *[other] am Rundenende einen Arbeiter aufwerten ({ $count } Münzen)
}
pioneers-effect-extension = { $count ->
    [0] eine Erweiterung bauen (kostenlos)
    [one] eine Erweiterung bauen (1 Münze)
   *[other] eine Erweiterung bauen ({ $count } Münzen)
}
pioneers-effect-overlay = eine Abdeckung wegnehmen
pioneers-effect-exchange = ein Bier, ein Fass oder eine Münze gegen einen Punkt, 2 Karten oder eine Münze tauschen
pioneers-effect-recall = einen Bonusarbeiter zurücknehmen
pioneers-effect-truck = 1 LKW mehr in dieser Runde
pioneers-effect-worker = 1 Arbeiter mit Erfahrung 2 mehr in dieser Runde
pioneers-effect-pay = { $count ->
    [one] 1 Münze zahlen
   *[other] { $count } Münzen zahlen
}
pioneers-effect-grey-truck = der graue LKW
pioneers-effect-grey-worker = der graue Arbeiter
pioneers-effect-laboratory = ein Bonusarbeiter kommt auf die Tafel für das Rundenende
pioneers-effect-depot = das verbesserte Depot
pioneers-effect-hall = 2 Bonusarbeiter mehr
pioneers-hand-limit = Handlimit { $limit }

## Die eigene Auslage

pioneers-icon-bulbs = { $count ->
    [one] 1 Glühbirne
   *[other] { $count } Glühbirnen
}
pioneers-icon-take = { $count ->
    [one] 1 Fass nehmen
   *[other] { $count } Fässer nehmen
}
pioneers-icon-move = { $count ->
    [one] 1 Fass bewegen
   *[other] { $count } Fässer bewegen
}
pioneers-icon-rotations = { $count ->
    [one] 1 Drehung
   *[other] { $count } Drehungen
}
pioneers-icons-bulbs = Glühbirnen
pioneers-icons-take = Fässer zum Nehmen
pioneers-icons-move = Fässer zum Bewegen
pioneers-icons-rotations = Drehungen

## Aufträge

pioneers-beer-pils = Pils
pioneers-beer-export = Export
pioneers-beer-lager = Lager
pioneers-beer-stark = Stark
pioneers-beer-weizen = Weizen
pioneers-beer-alt = Alt
pioneers-beer-beer = beliebiges Bier
pioneers-need-pils = { $count } Pils
pioneers-need-export = { $count } Export
pioneers-need-lager = { $count } Lager
pioneers-need-stark = { $count } Stark
pioneers-need-weizen = { $count } Weizen
pioneers-need-alt = { $count } Alt
pioneers-need-beer = { $count ->
    [one] 1 beliebiges Bier
   *[other] { $count } beliebige Biere
}
pioneers-need-barrels = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
pioneers-order = { $needs }: { $reward }
pioneers-order-fleet = { $order } (mit Fuhrpark dazu { $extra })

## Braumeister

pioneers-always-bulbs = { $count ->
    [one] 1 Glühbirne mehr
   *[other] { $count } Glühbirnen mehr
}
pioneers-always-take = { $count ->
    [one] 1 Fass mehr nehmen
   *[other] { $count } Fässer mehr nehmen
}
pioneers-always-move = { $count ->
    [one] 1 Fass mehr bewegen
   *[other] { $count } Fässer mehr bewegen
}
pioneers-always-rotations = { $count ->
    [one] 1 Drehung mehr
   *[other] { $count } Drehungen mehr
}
pioneers-always-experience = die Erfahrung deiner Arbeiter zählt { $count } mehr
pioneers-always-beers = { $count ->
    [one] 1 Bier mehr mit Arbeiteraktion 1
   *[other] { $count } Biere mehr mit Arbeiteraktion 1
}
pioneers-always-faster = neue Brauscheiben beginnen um { $count } niedriger, aber nicht unter der Zahl ihres Kessels
pioneers-always-hand = Handlimit +{ $count }
pioneers-always-reach = { $count ->
    [one] 1 offene Karte mehr in Reichweite
   *[other] { $count } offene Karten mehr in Reichweite
}
pioneers-always-extension = { $count ->
    [one] Erweiterungen kosten 1 Münze weniger
   *[other] Erweiterungen kosten { $count } Münzen weniger
}
pioneers-always-upgrade = { $count ->
    [one] Aufwertungen kosten 1 Münze weniger
   *[other] Aufwertungen kosten { $count } Münzen weniger
}
pioneers-always-takings = { $count ->
    [one] 1 Münze mehr auf den Feldern 8 und 9
   *[other] { $count } Münzen mehr auf den Feldern 8 und 9
}
pioneers-always-fewer-barrels = { $count ->
    [one] Aufträge brauchen 1 Fass weniger
   *[other] Aufträge brauchen { $count } Fässer weniger
}
pioneers-always-second = die Münze für die zweite Hälfte der Aktionen 3 und 4 oder für den zweiten Tausch entfällt
pioneers-always-improved = verbesserte Bonusaktionen auch ohne Glühbirnen
pioneers-when-order = { $gain } nach jedem Auftrag
pioneers-when-beer = { $gain } für jedes Bier, das seine Brauscheibe verlässt
pioneers-when-brew = { $gain } für jede gelegte Brauscheibe
pioneers-when-beige = { $gain } für jede beigebraun gespielte Karte
pioneers-when-extension = { $gain } für jede gebaute Erweiterung
pioneers-when-upgrade = { $gain } für jede Aufwertung
pioneers-when-bonus = { $gain } bei jeder Bonusaktion
pioneers-when-exchange = { $gain } nach jedem Tausch
pioneers-when-round = { $gain } am Ende jeder Runde

## Tabellen eines Kartensatzes

pioneers-deck-cards = Die Aktionskarten
pioneers-deck-card = Karte
pioneers-deck-start = Startkarte
pioneers-deck-beige = Auslage
pioneers-deck-order = Auftrag
pioneers-deck-white = Weiß
pioneers-deck-starting = Die Startaufstellungen
pioneers-deck-coins = Münzen
pioneers-deck-depot = Im Depot
pioneers-deck-cellar = Im Keller
pioneers-deck-by-size = Aufträge nach der Zahl der gelieferten Dinge
pioneers-deck-things = Dinge
pioneers-deck-orders = Aufträge
pioneers-deck-points = Punkte
pioneers-deck-points-each = Punkte je Ding
pioneers-deck-with-fleet = Mit Fuhrpark-Extra
pioneers-deck-deliveries = Was Aufträge verlangen
pioneers-deck-wanted = Gesucht
pioneers-deck-tiles = Stück
pioneers-deck-barrels = Fässer
pioneers-deck-icons = Symbole der beigebraunen Teile
pioneers-deck-icon = Symbol
pioneers-deck-cards-with = Auf Karten
pioneers-deck-total = Summe
pioneers-deck-mean = Je Karte
pioneers-deck-flashes = Blitze
pioneers-deck-effects = Wirkungen der weißen Teile
pioneers-deck-effect = Wirkung
pioneers-deck-names = Namen
pioneers-deck-masters = Braumeister
