# Beer & Bread

## Marker

kind-water = Wasser
kind-wheat = Weizen
kind-barley = Gerste
kind-rye = Roggen
kind-hops = Hopfen

tokens-water = { $count } Wasser
tokens-wheat = { $count } Weizen
tokens-barley = { $count } Gerste
tokens-rye = { $count } Roggen
tokens-hops = { $count } Hopfen

more-water = noch { $count } Wasser
more-wheat = noch { $count } Weizen
more-barley = noch { $count } Gerste
more-rye = noch { $count } Roggen
more-hops = noch { $count } Hopfen

## Karten und Orte

card-name = { $card }
back-beer = { $count ->
    [one] eine Bierkarte
   *[other] { $count } Bierkarten
}
back-bread = { $count ->
    [one] eine Brotkarte
   *[other] { $count } Brotkarten
}

place-fields = Felder
place-river = Fluss
place-supply = Vorrat
place-offer = Angebot
place-storage = Lager ({ $seat })
place-deck = Nachziehstapel
place-discard = Ablagestapel
place-exchange = Tauschfeld { $space }
place-hand = Hand ({ $seat })
place-column = Erntereihe ({ $seat })
place-brewery = Brauerei ({ $seat })
place-bakery = Bäckerei ({ $seat })
place-sold = verkaufte Karten ({ $seat })
place-upgrades = Ausbauten ({ $seat })
place-taken = { $seat }

## Was gefragt wird

ask-turn = { $kind ->
    [dry] Spiele eine Karte: ernten, herstellen oder ausbauen. Vorher darfst du sie tauschen.
   *[fruitful] Spiele eine Karte: ernten, herstellen oder ausbauen.
}
ask-play-taken = Spiele { $card } sofort: ernten, herstellen oder ausbauen.
ask-discard-harvest = Legst du Erntekarten ab, die du aufgenommen hast?
ask-renew = { $count ->
    [one] Legst du eine Handkarte ab und ziehst eine neue?
   *[other] Legst du eine Handkarte ab und ziehst eine neue? Du darfst es { $count }-mal.
}
ask-invert = Drehst du eine dieser Karten um, um sie für dich zu behalten?
ask-choose-offer = { $count ->
    [one] Dein Lager ist zu klein: biete einen Marker an.
   *[other] Dein Lager ist zu klein: biete { $count } Marker an, einen nach dem anderen.
}
ask-take-offer = Nimmst du einen Marker aus dem Angebot?
ask-choose-payment = Wie viel { $token } gibst du für { $card } aus?

## Möglichkeiten

choice-harvest = Ernten: { $gains }
choice-harvest-over = { $count ->
    [one] Ernten: { $gains }; 1 Marker passt nicht ins Lager
   *[other] Ernten: { $gains }; { $count } Marker passen nicht ins Lager
}
choice-harvest-nothing = Ernten, obwohl nichts mehr da ist
choice-produce = { $good ->
    [beer] Brauen für { $coins } Münzen
   *[bread] Backen für { $coins } Münzen
}
choice-upgrade = Ausbauen: { $effect }
choice-exchange = Tauschen gegen { $taken } auf Feld { $space }
choice-discard = Lege { $card } ab
choice-invert = Behalte { $card } für dich
choice-offer = Biete 1 { $token } an
choice-take = Nimm 1 { $token }
choice-pay = Zahle { $tokens }
choice-pay-some = Gib { $amount } aus
choice-done-discard-harvest = Diese Karten behalten
choice-done-renew = Hand behalten
choice-done-invert = Keine Karte umdrehen
choice-done-take-offer = Nichts mehr nehmen

## Warum nicht

reason-short = es fehlt { $missing }
reason-brewery-full = deine Brauerei ist voll; ein Ausbau räumt sie
reason-bakery-full = deine Bäckerei ist voll; ein Ausbau räumt sie
reason-inverted = nur wer sie umgedreht hat, darf sie spielen
reason-space-empty = auf diesem Feld liegt keine Karte
reason-no-exchange = getauscht wird nur in trockenen Jahren
reason-other-decision = jetzt ist etwas anderes gefragt: { $ask }
reason-payment = diese Menge geht mit dem Rezept nicht auf
reason-not-in-hand = { $card } ist nicht auf deiner Hand
reason-play-taken = du hast { $card } genommen und musst sie jetzt spielen
reason-not-stored = du hast davon nichts: { $token }
reason-not-offered = das wird nicht angeboten: { $token }
reason-water-unit = dieses Wasser liegt auf einem Wasserplatz: es abzugeben schafft keinen Platz
reason-no-room = dafür hast du keinen freien Platz: { $token }

## Ausbauten

substitution = { $paid } als { $needed }
effect-1A = jedes Jahr, wenn beide Hände voll sind, darfst du eine Karte ablegen und eine ziehen
effect-1B = trockene Jahre: lege aufgenommene Erntekarten beliebig ab, bevor du deine Hand füllst
effect-1C = fruchtbare Jahre: ziehe vor deinem letzten Zug eine Karte, spiele eine, lege den Rest ab
effect-1D = fruchtbare Jahre: behalte nach deinem ersten Zug eine Karte, die nur du spielen darfst
effect-2A = nach jeder Aussaat nimmst du 1 { $token }
effect-2B = ist das Feld leer, nimmst du { $token } aus dem Vorrat
effect-2C = erntest du { $token }, nimmst du 1 mehr
effect-2D = nimm 1 Wasser, nachdem die andere Person Wasser geerntet hat
effect-3A = { $count ->
    [one] 1 Lagerplatz mehr, nur für Wasser
   *[other] { $count } Lagerplätze mehr, nur für Wasser
}
effect-3B = { $count ->
    [one] 1 Lagerplatz mehr
   *[other] { $count } Lagerplätze mehr
}
effect-4A = in deine Brauerei passt 1 Bier mehr
effect-4B = in deine Bäckerei passt 1 Brot mehr
effect-4C = in Rezepten gilt { $or_rules }
effect-4D = in Rezepten gilt { $or_rules }
effect-4E = in Rezepten gilt { $or_rules }
effect-5A = räumst du Bier weg, nimmst du 1 { $token }
effect-5B = räumst du Brot weg, nimmst du 1 { $token }
effect-5C = räumst du nur Bier weg, nimmst du 2 { $token }
effect-5D = räumst du nur Brot weg, nimmst du 2 { $token }
effect-5E = räumst du Bier und Brot weg, nimmst du 2 { $token }
effect-6A = am Ende 1 Münze für jede verkaufte Karte mit Wert 4 oder 5
effect-6B = am Ende 1 Münze für jede verkaufte Karte mit Wert 6 oder 7
effect-6C = am Ende 1 Münze für jede verkaufte Karte mit Wert 8 oder 9
effect-6D = am Ende 1 Biermünze für je 2 verkaufte Biere
effect-6E = am Ende 1 Brotmünze für je 2 verkaufte Brote
effect-6F = am Ende 2 Münzen, wenn du mehr Ausbauten hast als die andere Person
effect-6G = am Ende 2 Münzen, wenn du mindestens 2 Marker mehr lagerst als die andere Person
effect-6H = am Ende 2 Münzen, wenn du alle 3 Arten Brot verkauft hast
effect-6I = am Ende 2 Münzen, wenn du alle 3 Arten Bier verkauft hast

## Der Verlauf

log-year = { $kind ->
    [dry] Jahr { $year } beginnt: ein trockenes Jahr
   *[fruitful] Jahr { $year } beginnt: ein fruchtbares Jahr
}
log-phase = { $phase ->
    [seeding] Aussaat
    [cards] Kartenphase
    [actions] Aktionsphase
   *[windmill] Windmühlenphase
}
log-tokens = { $amount }: { $from } → { $to }
log-card = { $card }: { $from } → { $to }
log-shuffle = { $cards ->
    [one] Der Ablagestapel mit 1 Karte wird zum neuen Nachziehstapel gemischt
   *[other] Der Ablagestapel mit { $cards } Karten wird zum neuen Nachziehstapel gemischt
}
log-harvest = { $seat } erntet mit { $card }
log-produce = { $seat } stellt { $card } her
log-upgrade = { $seat } baut mit { $card } aus
log-exchange = { $seat } tauscht { $given } gegen { $taken }
log-clean-beer = { $beers ->
    [one] { $seat } räumt weg: 1 Bier
   *[other] { $seat } räumt weg: { $beers } Biere
}
log-clean-bread = { $breads ->
    [one] { $seat } räumt weg: 1 Brot
   *[other] { $seat } räumt weg: { $breads } Brote
}
log-clean-both = { $seat } räumt weg: { $beers ->
    [one] 1 Bier
   *[other] { $beers } Biere
} und { $breads ->
    [one] 1 Brot
   *[other] { $breads } Brote
}
log-invert = { $seat } dreht eine Karte um und behält sie: { $card }
log-swap = Die Hände werden getauscht
log-windmill = Die Windmühle geht an { $seat }
log-end = Das sechste Jahr ist vorbei

## Tabellen eines Kartensatzes

deck-cards = Die Karten
deck-card = Karte
deck-coins = Münzen
deck-harvest = Ernte
deck-recipe = Rezept
deck-upgrade = Ausbau
deck-upgrade-words = { $effect }: { $words }
deck-amounts = { $amounts }
deck-totals = Symbole und Marker im ganzen Kartensatz
deck-part = Teil der Karte
deck-harvest-beer = Ernte der Bierkarten
deck-harvest-bread = Ernte der Brotkarten
deck-recipe-beer = Bierrezepte
deck-recipe-bread = Brotrezepte
deck-all = alle
deck-upgrades = Ausbauten
deck-slot = Platz
deck-effect = Wirkung
deck-copies = Anzahl
deck-cards-with = Auf Karten
