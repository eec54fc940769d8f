# Beer & Bread im Browser

## Waren: drei Arten von jeder, nach Wert

bb-beer-1 = Tafelbier
bb-beer-2 = Bernsteinbier
bb-beer-3 = Bockbier
bb-bread-1 = Brötchen
bb-bread-2 = Laib
bb-bread-3 = Zopf

## Orte

bb-village-1 = Lindenberg
bb-village-2 = Erlenbach
bb-field-wheat = Weizen
bb-field-barley = Gerste
bb-field-rye = Roggen
bb-field-hops = Hopfen
bb-river = Fluss
bb-exchange = Tausch
bb-offer = Angebot
bb-storage = Lager
bb-brewery = Brauerei
bb-bakery = Bäckerei
bb-harvest = Ernte
bb-sold = Verkauft
bb-deck = Stapel
bb-discard = Ablage
bb-supply = Gemeinsamer Vorrat
bb-hand = Deine Hand
bb-fields = Felder
bb-seeding = Die Aussaat bringt dieses Feld auf { $fruitful } in einem fruchtbaren Jahr, auf { $dry } in einem trockenen
bb-village = Dorf
bb-free = frei
bb-of = { $used } von { $size }
bb-of-size = von { $size }

## Die sechs Arten von Ausbauten

bb-slot-cards = Karten
bb-slot-collect = Nehmen
bb-slot-storage = Lagern
bb-slot-production = Herstellen
bb-slot-cleaning = Räumen
bb-slot-scoring = Werten
bb-upgrades = Ausbauten
bb-more-upgrades = noch { $count }

## Das Jahr

bb-year = Jahr { $year } von { $years }, { $kind ->
    [dry] trocken
   *[fruitful] fruchtbar
}
bb-year-kind = { $kind ->
    [dry] Trockenes Jahr
   *[fruitful] Fruchtbares Jahr
}
bb-turn = , Karte { $turn } von { $turns }
bb-over = Das Spiel ist zu Ende
bb-swap = Kartentausch
bb-swap-now = wenn beide eine Karte gespielt haben
bb-no-swap = Letzte Karte
bb-no-swap-now = kein Kartentausch in diesem Zug

## Namen für Vorleseprogramme

bb-village-name = Dorf von { $name }
bb-your-village = Dein Dorf
bb-card-name = { $coins ->
    [one] { $name }, 1 Münze
   *[other] { $name }, { $coins } Münzen
}
bb-card-harvest = Ernte { $gains }
bb-card-recipe = Rezept { $needs }
bb-card-upgrade = Ausbau: { $effect }
bb-card-in-hand = Karte { $place } von { $size } auf deiner Hand
bb-card-taken = Gerade eingetauscht, jetzt zu spielen
bb-card-on-space = Auf Tauschfeld { $number }
bb-card-turned = Umgedreht: Nur { $name } darf sie spielen
bb-card-turned-own = Umgedreht: Nur du darfst sie spielen
bb-can-harvest = ernten
bb-can-produce = { $good ->
    [beer] brauen
   *[bread] backen
}
bb-can-upgrade = ausbauen
bb-can-exchange = tauschen
bb-can-discard = ablegen
bb-can-invert = für dich behalten
bb-can-offer = anbieten
bb-can-take = nehmen
bb-can-pay = ausgeben
bb-cannot-produce = { $good ->
    [beer] Brauen geht nicht: { $reason }
   *[bread] Backen geht nicht: { $reason }
}
bb-field-name = { $count ->
    [one] Feld { $field }, 1 Marker
   *[other] Feld { $field }, { $count } Marker
}
bb-river-name = Fluss, { $count } Wasser
bb-storage-name = Lager, { $used } von { $size } Plätzen belegt
bb-water-units = Nur Wasser
bb-token-name = { $token }, { $count } in deinem Lager
bb-token-offered = { $token }, { $count } im Angebot
bb-workshop-name = { $workshop }, { $used } von { $size } Plätzen belegt
bb-hand-name = { $name } hält { $cards }
bb-column-name = { $count ->
    [one] Erntereihe, 1 Karte
   *[other] Erntereihe, { $count } Karten
}
bb-sold-name = Verkauft: { $beers } Bier, { $breads } Brot
bb-show-sold = Verkaufte Karten ansehen
bb-show-discard = Ablagestapel ansehen
bb-show-upgrades = Ausbauten ansehen
bb-close = Schließen
bb-empty = Hier ist noch nichts
bb-deck-name = { $count ->
    [one] Stapel mit 1 Karte: { $backs }
   *[other] Stapel mit { $count } Karten, von oben: { $backs }
}
bb-windmill = hat die Windmühle
bb-coins-so-far = Münzen auf verkauften Karten: Bier { $beer }, Brot { $bread }
bb-back-beer = Bier
bb-back-bread = Brot
bb-lower-scores = das Kleinere zählt
bb-top-beer = oben Bier
bb-top-bread = oben Brot

## Zeichen auf dem Tisch

bb-can-brew = braubar
bb-can-bake = backbar
bb-turned = nur { $name }
bb-turned-own = nur du
bb-will-be-full = wird voll
bb-will-not-fit = { $count ->
    [one] 1 passt nicht
   *[other] { $count } passen nicht
}

## Knöpfe

bb-verb-harvest = Ernten
bb-verb-produce = { $good ->
    [beer] Brauen
    [bread] Backen
   *[other] Brauen oder backen
}
bb-verb-play = Spielen
bb-verb-upgrade = Ausbauen
bb-verb-exchange = Erst tauschen
bb-verb-discard = Ablegen
bb-verb-invert = Behalten
bb-verb-offer = Anbieten
bb-verb-take = Nehmen
bb-verb-pay = Zahlen

## Der Punkteblock

bb-score-cards = { $good ->
    [beer] Münzen auf Bier
   *[bread] Münzen auf Brot
}
bb-score-6A = Karten mit Wert 4 oder 5
bb-score-6B = Karten mit Wert 6 oder 7
bb-score-6C = Karten mit Wert 8 oder 9
bb-score-6D = Bierpaare
bb-score-6E = Brotpaare
bb-score-bonus = Boni von 2
bb-score-total = { $good ->
    [beer] Bier
   *[bread] Brot
}
bb-score-final = Das Kleinere zählt

## Start page

web-title-beer-and-bread = Beer & Bread
web-line-beer-and-bread = Zwei Dörfer teilen vier Felder und einen Fluss. Es zählt nur, wovon du weniger verkaufst.
