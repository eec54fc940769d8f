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

more-water = { $count } Wasser
more-wheat = { $count } Weizen
more-barley = { $count } Gerste
more-rye = { $count } Roggen
more-hops = { $count } Hopfen

## Karten und Orte

card-name = { $card }
card-of = { $card } aus { $needs }
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
ask-discard-harvest = Möchtest du Erntekarten ablegen, die du aufgenommen hast?
ask-renew = { $count ->
    [one] Möchtest du eine Handkarte ablegen und eine neue ziehen?
   *[other] Möchtest du eine Handkarte ablegen und eine neue ziehen? Du darfst es { $count }-mal.
}
ask-invert = Möchtest du eine dieser Karten umdrehen, um sie für dich zu behalten?
ask-choose-offer = { $count ->
    [one] Dein Lager ist zu klein: Biete einen Marker an.
   *[other] Dein Lager ist zu klein: Biete { $count } Marker an.
}
ask-take-offer = Möchtest du Marker aus dem Angebot nehmen?
ask-choose-payment = Wie bezahlst du { $card }?

## Möglichkeiten

choice-harvest = Ernten: { $gains } ({ $card })
choice-harvest-over = { $count ->
    [one] Ernten: { $gains } ({ $card }); 1 Marker passt nicht ins Lager
   *[other] Ernten: { $gains } ({ $card }); { $count } Marker passen nicht ins Lager
}
choice-harvest-nothing = Ernten ({ $card }), obwohl nichts mehr da ist
choice-produce = { $good ->
    [beer] Brauen: { $card }
   *[bread] Backen: { $card }
} – du zahlst { $tokens } und bekommst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
choice-produce-choosing = { $good ->
    [beer] Brauen: { $card }
   *[bread] Backen: { $card }
} – du bekommst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; dann wählst du, womit du zahlst
choice-upgrade = Ausbauen: { $effect } ({ $card })
choice-upgrade-cleaning = Ausbauen: { $effect } ({ $card }); { $clauses_then }
choice-cleans = räumt { $goods } weg
choice-collects = das Räumen bringt { $gains }
choice-over = { $count ->
    [one] 1 Marker passt nicht ins Lager
   *[other] { $count } Marker passen nicht ins Lager
}
choice-exchange = Tauschen: { $card } gegen { $taken } auf Feld { $space }, sofort zu spielen
choice-discard = Ablegen: { $card }
choice-invert = Behalten: { $card }
choice-offer = Anbieten: 1 { $token }
choice-take = Nehmen: 1 { $token }
choice-pay = Zahlen: { $tokens }{ $more ->
    [0] { "" }
   *[other] {" "}({ $more } mehr als nötig)
}
choice-pay-some = Zahlen: { $amount }
choice-done-discard-harvest = Diese Karten behalten
choice-done-renew = Hand behalten
choice-done-invert = Keine Karte umdrehen
choice-done-take-offer = Angebot liegen lassen: Es geht in den Vorrat

## Warum nicht

reason-short = es fehlt noch: { $missing }
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
reason-water-unit = dieses Wasser liegt auf einem Wasserplatz: Es abzugeben schafft keinen Platz
reason-no-room = dafür hast du keinen freien Platz: { $token }

## Ausbauten

substitution = { $paid } als { $needed }
effect-1A = jedes Jahr, sobald beide 5 Handkarten haben, darfst du eine Karte ablegen und eine ziehen
effect-1B = trockene Jahre: Lege beliebige Erntekarten ab, bevor du deine Hand füllst
effect-1C = fruchtbare Jahre: Ziehe vor deinem letzten Zug eine Karte, spiele eine, lege den Rest ab
effect-1D = fruchtbare Jahre: Behalte nach deinem ersten Zug eine Karte, die nur du spielen darfst
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
effect-4C = in Rezepten darfst du { $or_rules } ausgeben
effect-4D = in Rezepten darfst du { $or_rules } ausgeben
effect-4E = in Rezepten darfst du { $or_rules } ausgeben
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
effect-6F = am Ende 2 Münzen für Bier oder Brot, wenn du mehr Ausbauten hast
effect-6G = am Ende 2 Münzen für Bier oder Brot, wenn du mindestens 2 Marker mehr lagerst
effect-6H = am Ende 2 Münzen für Bier oder Brot, wenn du alle 3 Arten Brot verkauft hast
effect-6I = am Ende 2 Münzen für Bier oder Brot, wenn du alle 3 Arten Bier verkauft hast

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
log-harvest = { $seat_who ->
    [you] Du erntest
   *[other] { $seat } erntet
} mit { $card }
log-produce = { $seat_who ->
    [you] Von dir hergestellt
   *[other] Von { $seat } hergestellt
}: { $card }
log-upgrade = { $seat_who ->
    [you] Dein Ausbau
   *[other] Ausbau von { $seat }
} mit { $card }
log-exchange = { $seat_who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $given } gegen { $taken }
log-clean = { $seat_who ->
    [you] Du räumst weg
   *[other] { $seat } räumt weg
}: { $goods }
log-invert = { $seat_who ->
    [you] Du drehst eine Karte um und behältst sie
   *[other] { $seat } dreht eine Karte um und behält sie
}: { $card }
log-swap = Die Handkarten werden getauscht
log-windmill = { $seat_who ->
    [you] Die Windmühle geht an dich
   *[other] Die Windmühle geht an { $seat }
}
log-end = Das sechste Jahr ist vorbei
deed-beers = { $count ->
    [one] 1 Bier
   *[other] { $count } Biere
}
deed-breads = { $count ->
    [one] 1 Brot
   *[other] { $count } Brote
}
deed-harvest = { $seat_who ->
    [you] Du erntest
   *[other] { $seat } erntet
} { $gains }
deed-harvest-nothing = { $seat_who ->
    [you] Du erntest
   *[other] { $seat } erntet
} mit { $card }, aber es ist nichts mehr da
deed-brew = { $seat_who ->
    [you] Du braust
   *[other] { $seat } braut
} { $card }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
deed-bake = { $seat_who ->
    [you] Du backst
   *[other] { $seat } backt
} { $card }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
deed-upgrade = { $seat_who ->
    [you] Dein Ausbau
   *[other] { $seat } baut aus
}: „{ $effect }“
deed-upgrade-clean = { $seat_who ->
    [you] Dein Ausbau räumt weg
   *[other] { $seat } baut aus und räumt weg
}: { $goods } („{ $effect }“)
deed-exchange = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $taken } im Tausch gegen { $given }
deed-discard = { $seat_who ->
    [you] Du legst { $card } weg
   *[other] { $seat } legt { $card } weg
}
deed-offer = { $seat_who ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $tokens } an
deed-take = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $tokens } aus dem Angebot
deed-pay = { $seat_who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $tokens }

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
