## Beer Pioneers: was auf Karten, Tafeln und Plättchen steht

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-then = { $first }; dann { $rest }
pioneers-for-coins = { $count ->
    [one] für 1 Münze: { $effect }
   *[other] für { $count } Münzen: { $effect }
}
pioneers-flash = sofort: { $effect }
pioneers-master = Braumeister: { $effect }

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
    [one] 1 Karte
   *[other] { $count } Karten
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
    [0] einen Arbeiter aufwerten (kostenlos)
    [one] einen Arbeiter aufwerten (1 Münze)
   *[other] einen Arbeiter aufwerten ({ $count } Münzen)
}
pioneers-effect-extension = { $count ->
    [0] eine Erweiterung bauen (kostenlos)
    [one] eine Erweiterung bauen (1 Münze)
   *[other] eine Erweiterung bauen ({ $count } Münzen)
}
pioneers-effect-overlay = eine Abdeckung wegnehmen
pioneers-effect-exchange = einmal tauschen
pioneers-effect-recall = einen Bonusarbeiter zurücknehmen
pioneers-effect-pay = { $count ->
    [one] 1 Münze zahlen
   *[other] { $count } Münzen zahlen
}
pioneers-effect-truck = der graue LKW
pioneers-effect-worker = der graue Arbeiter
pioneers-effect-laboratory = ein Bonusarbeiter kommt auf die Tafel für das Rundenende
pioneers-effect-depot = das verbesserte Depot
pioneers-effect-hall = 2 Bonusarbeiter mehr

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
pioneers-always-faster = neue Räder beginnen um { $count } niedriger, aber nicht unter der Zahl ihres Bottichs
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
pioneers-when-beer = { $gain } für jedes Bier, das sein Rad verlässt
pioneers-when-brew = { $gain } für jedes gelegte Rad
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
