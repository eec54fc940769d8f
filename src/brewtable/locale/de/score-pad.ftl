# Der Punkteblock für Spiele an einem echten Tisch: am Terminal und im Browser.

## Beer & Bread

pad-beer-and-bread-sold-beer = Verkaufte Biere nach Münzen
pad-beer-and-bread-sold-bread = Verkaufte Brote nach Münzen
pad-beer-and-bread-beer-4 = Verkaufte Biere mit Wert 4
pad-beer-and-bread-beer-5 = Verkaufte Biere mit Wert 5
pad-beer-and-bread-beer-6 = Verkaufte Biere mit Wert 6
pad-beer-and-bread-beer-7 = Verkaufte Biere mit Wert 7
pad-beer-and-bread-beer-8 = Verkaufte Biere mit Wert 8
pad-beer-and-bread-beer-9 = Verkaufte Biere mit Wert 9
pad-beer-and-bread-bread-4 = Verkaufte Brote mit Wert 4
pad-beer-and-bread-bread-5 = Verkaufte Brote mit Wert 5
pad-beer-and-bread-bread-6 = Verkaufte Brote mit Wert 6
pad-beer-and-bread-bread-7 = Verkaufte Brote mit Wert 7
pad-beer-and-bread-bread-8 = Verkaufte Brote mit Wert 8
pad-beer-and-bread-bread-9 = Verkaufte Brote mit Wert 9
pad-beer-and-bread-upgrades = Ausbauten auf Platz 6
pad-beer-and-bread-6A = 6A: 1 je Karte mit Wert 4 oder 5
pad-beer-and-bread-6B = 6B: 1 je Karte mit Wert 6 oder 7
pad-beer-and-bread-6C = 6C: 1 je Karte mit Wert 8 oder 9
pad-beer-and-bread-6D = 6D: 1 für je 2 Biere
pad-beer-and-bread-6E = 6E: 1 für je 2 Brote
pad-beer-and-bread-6F = 6F: 2 für die meisten Ausbauten
pad-beer-and-bread-6G = 6G: 2 für mindestens 2 Marker mehr
pad-beer-and-bread-6H = 6H: 2 für alle 3 Arten Brot
pad-beer-and-bread-6I = 6I: 2 für alle 3 Arten Bier
pad-beer-and-bread-compared = Was verglichen wird
pad-beer-and-bread-placed = Ausbauten auf allen Plätzen
pad-beer-and-bread-stored = Marker im Lager
pad-beer-and-bread-windmill = Hat die Windmühle
pad-beer-and-bread-beer-cards = Münzen auf Bier
pad-beer-and-bread-bread-cards = Münzen auf Brot
pad-beer-and-bread-beer-added = Ausbauten für Bier
pad-beer-and-bread-bread-added = Ausbauten für Brot
pad-beer-and-bread-bonuses = Verdiente Boni von 2
pad-beer-and-bread-beer-bonus = Boni für Bier
pad-beer-and-bread-bread-bonus = Boni für Brot
pad-beer-and-bread-beer = Bier
pad-beer-and-bread-bread = Brot
pad-beer-and-bread-final = Endstand: das Kleinere
pad-beer-and-bread-by-final-score = Der höhere Endstand entscheidet.
pad-beer-and-bread-by-other-total = Der Endstand ist gleich; die höhere andere Summe entscheidet.
pad-beer-and-bread-by-windmill = Beide Summen sind gleich; es gewinnt, wer die Windmühle nicht hat.
pad-beer-and-bread-by-shared = Beide Summen sind gleich: Gib an, wer die Windmühle hat, dann gewinnt die andere Person.

## Dice Brewing

pad-dice-brewing-brewery = Auf der Tafel
pad-dice-brewing-mastery = Meisterpunkte
pad-dice-brewing-coins = Übriges Gold
pad-dice-brewing-dice = Würfel in Pool und Lager
pad-dice-brewing-yellow-dice = Gelbe Würfel: je 1
pad-dice-brewing-black-dice = Schwarze Würfel: je 2
pad-dice-brewing-green-dice = Grüne Würfel: je 1
pad-dice-brewing-track = Meisterpunkte
pad-dice-brewing-gold = Gold, 1 für je 2
pad-dice-brewing-yellow = Gelbe Würfel
pad-dice-brewing-black = Schwarze Würfel
pad-dice-brewing-green = Grüne Würfel
pad-dice-brewing-total = Punkte
pad-dice-brewing-by-points = Die meisten Punkte entscheiden.
pad-dice-brewing-by-shared = Gleich viele Punkte: Der Sieg wird geteilt.

## Beer Pioneers

pad-beer-pioneers-track = Auf den Leisten
pad-beer-pioneers-points = Punkte vor der Schlusswertung
pad-beer-pioneers-last-level = Auf dem letzten Feld der Braustufenleiste
pad-beer-pioneers-brewery = In der Brauerei
pad-beer-pioneers-bulbs = Glühbirnen
pad-beer-pioneers-cellar = Biere im Keller
pad-beer-pioneers-purse = Münzen
pad-beer-pioneers-tie = Nur bei Gleichstand
pad-beer-pioneers-dials = Biere auf Brauscheiben
pad-beer-pioneers-barrels = Fässer in Keller und Depot
pad-beer-pioneers-reached = Bisherige Punkte
pad-beer-pioneers-beers = Teil 1: Biere für Glühbirnen
pad-beer-pioneers-coins = Teil 2: Münzen für Glühbirnen
pad-beer-pioneers-total = Punkte
pad-beer-pioneers-beers-left = Übrige Biere
pad-beer-pioneers-by-points = Die meisten Punkte entscheiden.
pad-beer-pioneers-by-beers = Gleich viele Punkte; mehr übrige Biere im Keller und auf Brauscheiben entscheiden.
pad-beer-pioneers-by-barrels = Gleich viele Punkte und Biere; mehr Fässer entscheiden.
pad-beer-pioneers-by-shared = Punkte, Biere und Fässer sind gleich: Der Sieg wird geteilt.
