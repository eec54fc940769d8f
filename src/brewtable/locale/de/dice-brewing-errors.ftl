# Was Dice Brewing ablehnt: Aktionen, Kartensätze und Stellungen, die nicht stimmen.

dice-action-full-price = kein Würfel macht den Marker { $word } billiger
dice-action-no-die = kein Würfel heißt { $word }; Würfel sind y1 bis y14, k1 bis k14, g1 bis g12, b1 bis b10
dice-action-not-blue = { $word } ist kein blauer Würfel
dice-action-no-number = { $field ->
    [seat] ein Platz wird mit seiner Nummer genannt, nicht { $word }
   *[recipe] ein Rezept wird mit seiner Nummer genannt, nicht { $word }
}
dice-action-range = { $field ->
    [seat] ein Platz ist eine Zahl von { $least } bis { $most }, nicht { $word }
   *[recipe] ein Rezept ist eine Zahl von { $least } bis { $most }, nicht { $word }
}
dice-action-no-colour = keine Farbe heißt { $word }{ $hint }
dice-action-no-place = kein Ort heißt { $word }{ $hint }
dice-action-no-building = kein Gebäude heißt { $word }{ $hint }
dice-action-no-ingredient = keine Zutat heißt { $word }{ $hint }
dice-action-no-token = kein Marker heißt { $word }{ $hint }
dice-action-no-space = kein Feld heißt { $word }{ $hint }
dice-action-no-seed-space = kein Feld für Samen heißt { $word }{ $hint }
dice-action-no-ware = keine Ware heißt { $word }{ $hint }

# Kartensätze.

dice-deck-fixed = muss { $right } sein, nicht { $value }; die Regeln sind für diese Zahl gemacht
dice-deck-seeds = { $players } Personen mit je { $each } nehmen mehr als die { $seeds } in [box]
dice-deck-discounts-form = eine Liste, etwa [{"{"} of = "honey", blue = 5, off = 1 {"}"}]
dice-deck-off = muss vom Preis, { $price } Gold, etwas übrig lassen
dice-deck-discount-twice = { $ingredient } hat schon einen Nachlass für eine blaue { $blue }; einmal genügt
dice-deck-rising = eine blaue { $blue } muss mehr nachlassen als eine blaue { $lower }
dice-deck-recipes-form = eine Liste von { $count } Rezepten
dice-deck-recipe-nth = Rezept { $number } in der Datei
dice-deck-place = Rezept { $recipe } { $field } (Rezept { $number } in der Datei)
dice-deck-id-twice = ist auch die id von Rezept { $number } in der Datei; jedes Rezept braucht seine eigene
dice-deck-name-twice = ist auch der Name von Rezept { $number } in der Datei; jedes Rezept braucht seinen eigenen
dice-deck-count = die Datei hat { $found } Rezepte; es müssen { $right } sein
dice-deck-starters = die Datei hat { $found } Rezepte mit starter = true; es müssen { $right } sein
dice-deck-share = Rezepte der Stufe { $level } in der Datei: { $found }; es müssen { $right } sein
dice-deck-style = Stil "{ $style }"
dice-deck-style-share = Rezepte der Stufe { $level }: { $found }; jeder Stil hat eines von jeder Stufe
dice-deck-true-or-false = true oder false
dice-deck-true-or-nothing = true oder weggelassen
dice-deck-needs-form = eine Tabelle, etwa {"{"} yellow = [2, 3], green = [4] {"}"}
dice-deck-no-colour = ist leer; mindestens eine Farbe muss genannt sein
dice-deck-values-form = eine Liste kleinster Werte, etwa [2, 3]
dice-deck-many-dice = hat { $found } Würfel; ein Rezept nimmt höchstens { $most } von einer Farbe
dice-deck-rewards = gold, points, token, token und gold, die, oder die und gold
dice-deck-extras-form = eine Tabelle, etwa {"{"} malt = {"{"} gold = 5 {"}"}, blue = {"{"} points = 1 {"}"} {"}"}
dice-deck-premium = braucht eine Prämie in gold oder points, genau eine, nicht { $value }
dice-deck-what-ingredient = Zutat
dice-deck-what-level = Stufe
dice-deck-what-malt = Malz oder Hopfen
dice-deck-what-colour = Farbe
dice-deck-what-extra = Extra

# Stellungen; Plätze zählen hier ab 0, wie in den Daten.

position-dice = dice: jeder Würfel von y1 bis b10 muss einmal dastehen
position-die = dice: ein Würfel ist ein Ort, ein Wert und seine Zeichen
position-names = { $field }: muss { $names } nennen
position-brewed = brewed: muss eine Liste von { $seats } Listen von Rezepten sein
position-shut = shut: muss eine Liste von { $seats } Listen von Gebäuden sein
position-buildings = shut: die Gebäude sind { $buildings }
position-tokens = tokens: muss eine Liste von Markern sein
position-token = tokens: jeder hat ein `token`, eines von { $tokens }
position-open = open: muss { $count } Rezepte oder null haben
dice-law-nowhere = dice: { $die } liegt nirgends auf diesem Tisch
dice-law-value = dice: { $die } zeigt { $value }
dice-law-no-value = dice: { $die } liegt ohne Wert im Lager oder auf der Tafel
dice-law-market = dice: { $die } ist nicht blau und liegt am Markt
dice-law-dice = dice: es gibt { $found } { $colour }, in der Schachtel sind { $right }
dice-law-negative = counts: etwas ist unter 0 gezählt
dice-law-seeds = seeds: es gibt { $found }, in der Schachtel sind { $right }
dice-law-ingredients = ingredients: es gibt { $found } { $ingredient }, nicht { $right }
dice-law-tokens = tokens: es gibt mehr als { $most } { $token }
dice-law-empty-seat = seats: an Platz { $number } sitzt niemand, doch er besitzt oder tat etwas
dice-law-space = spaces: { $space } wurde von zu vielen benutzt
dice-law-round = round: { $round } ist keine von 1 bis { $last }
dice-law-first = first: wer beginnt, hat hier keinen Platz
dice-law-recipe = recipes: { $recipe } liegt an { $count } Orten, es muss einer sein
dice-law-agenda-empty = agenda: sie ist leer, bevor das Spiel zu Ende ist
dice-law-supply = dice: im Vorrat zeigen sie nur dann einen Wert, wenn einer von ihnen in der Schule getauscht wird
dice-law-marks = dice: die Marker auf { $die } erhöhen ihn um so viel, wie er zeigt, oder mehr
dice-law-lying = spaces: was auf { $space } von Platz { $number } liegt, kann dort nicht sein
dice-law-open = open: an diesem Tisch liegen höchstens { $count } Rezepte offen
dice-law-closed = closed: { $recipe } ist gesperrt, liegt aber nicht offen
dice-law-paid = tokens: { $token } wird für 0 Gold gewonnen oder für { $price } gekauft, nicht für { $paid }
dice-law-hidden = tokens: { $token } ist verdeckt; das geht nur mit der Option `advanced`
