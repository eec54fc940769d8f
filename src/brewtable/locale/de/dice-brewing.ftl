# Dice Brewing

## Würfel, Samen und ihr Wert

dice-colour-yellow = gelb
dice-colour-black = schwarz
dice-colour-green = grün

dice-die-yellow = gelbe { $value }
dice-die-black = schwarze { $value }
dice-die-green = grüne { $value }
dice-die-blue = blaue { $value }

dice-die-any-yellow = ein gelber Würfel
dice-die-any-black = ein schwarzer Würfel
dice-die-any-green = ein grüner Würfel
dice-die-any-blue = ein blauer Würfel

# Würfel, die noch nichts zeigen, im Akkusativ: jemand bekommt sie oder gibt sie ab
dice-unrolled-yellow = { $count ->
    [one] einen gelben Würfel
   *[other] { $count } gelbe Würfel
}
dice-unrolled-black = { $count ->
    [one] einen schwarzen Würfel
   *[other] { $count } schwarze Würfel
}
dice-unrolled-green = { $count ->
    [one] einen grünen Würfel
   *[other] { $count } grüne Würfel
}
dice-unrolled-blue = { $count ->
    [one] einen blauen Würfel
   *[other] { $count } blaue Würfel
}

dice-seed = Samen
dice-seeds = { $count ->
    [one] 1 Samen
   *[other] { $count } Samen
}
dice-any-token = ein beliebiger Aktionsmarker
dice-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
dice-gold = { $count } Gold
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })

## Tafeln und Orte

dice-building-malt = Mälzerei
dice-building-hops = Hopfengarten
dice-building-school = Meisterschule
dice-building-seeds = Saatamt

dice-space-malt-1 = Mälzerei 1
dice-space-malt-2 = Mälzerei 2
dice-space-malt-3 = Mälzerei 3
dice-space-hops-1 = Hopfengarten 1
dice-space-hops-2 = Hopfengarten 2
dice-space-school-1 = Schule 1
dice-space-school-2 = Schule 2
dice-space-school-3 = Schule 3
dice-space-seeds-1 = Saatamt 1
dice-space-seeds-2 = Saatamt 2
dice-space-seeds-3 = Saatamt 3

dice-place-supply = Vorrat
dice-place-pool = Pool ({ $seat })
dice-place-warehouse = Lager ({ $seat })
dice-place-market = Markt ({ $seat })
dice-place-board = { $space } ({ $seat })

## Zutaten und Aktionsmarker

dice-ingredient-malt = Spezialmalz
dice-ingredient-spices = Gewürze
dice-ingredient-honey = Honig
dice-ingredient-hops = Spezialhopfen
dice-ingredient-fruit = Obst

dice-extra-malt = Spezialmalz
dice-extra-spices = Gewürze
dice-extra-honey = Honig
dice-extra-hops = Spezialhopfen
dice-extra-fruit = Obst
dice-extra-blue = ein blauer Würfel

dice-token-withdraw = Marker „Herausholen“
dice-token-shut = Marker „Gebäude sperren“
dice-token-mark = Marker „Sperren oder Schützen“
dice-token-close = Marker „Rezept sperren“
dice-token-raise = Marker „Erhöhen“
dice-token-reroll = Marker „Neu würfeln“
dice-token-hidden = verdeckter Aktionsmarker

## Was gefragt wird

dice-ask-move = { $pieces ->
    [0] Setze einen Würfel oder Samen auf deine Tafel, lagere Würfel ein oder passe.
    [1] Setze ein zweites Teil, lagere Würfel ein oder beende deinen Zug.
   *[other] Beide Teile deines Zuges sind gesetzt: lagere Würfel ein oder beende ihn.
}
dice-ask-rerolling = { $chosen ->
    [0] Welchen Würfel würfelst du neu? Alle aus deinem Pool oder alle aus deinem Lager.
   *[other] Würfelst du { $dice } neu, oder wählst du noch einen?
}
dice-ask-name-colour = Welche Farbe aus dem Vorrat wird gewürfelt?
dice-ask-take-die = Der Vorrat ist gewürfelt ({ $colour }). Welchen Würfel willst du?
dice-ask-give-die = Welchen deiner Würfel gibst du dafür?
dice-ask-keep-die = Du bekommst: { $die }. In den Pool oder ins Lager?
dice-ask-buy = Kaufe eine Zutat oder einen Aktionsmarker, lagere Würfel ein oder höre auf.
dice-ask-play-token = { $occasion ->
    [round] Die Runde beginnt: spielst du einen Aktionsmarker?
    [move] Ein Zug ist gemacht: spielst du einen Aktionsmarker?
    [purchase] Jemand war am Markt: spielst du einen Aktionsmarker?
   *[brewing] Das Brauen beginnt: spielst du einen Aktionsmarker?
}
dice-ask-brew = Braust du eines der offenen Rezepte?
dice-ask-use-die = Welchen Würfel nimmst du für { $recipe }?
dice-ask-add-extra = Gibst du eine Extrazutat zu { $recipe }?
dice-ask-win-token = Welchen Aktionsmarker nimmst du als Belohnung?

## Möglichkeiten

dice-choice-place = Setze { $piece } auf { $space }: { $effect }
dice-choice-hasten = Setze { $piece } dazu auf { $space }, sofort: { $effect }
dice-choice-store = Lagere { $die } ein
dice-choice-choose = Würfle { $die } neu
dice-choice-name = Würfle den Vorrat: { $colour }
dice-choice-take = Nimm { $die }
dice-choice-give = Gib { $die }
dice-choice-keep = { $place ->
    [pool] In den Pool legen
   *[warehouse] Ins Lager legen
}
dice-choice-withdraw = Hole { $die } aus dem Lager ({ $seat })
dice-choice-mark = Sperre { $die } ({ $seat })
dice-choice-protect = Schütze { $die }
dice-choice-raise = Erhöhe { $die } um 1
dice-choice-reroll = Würfle { $die } neu ({ $seat })
dice-choice-shut = Sperre { $building } ({ $seat })
dice-choice-close = Sperre { $recipe } für diese Runde
dice-choice-buy = Kaufe für { $gold } Gold: { $ware }
dice-choice-buy-with = Kaufe für { $gold } Gold, mit { $die }: { $ware }
dice-choice-brew = Braue { $recipe }
dice-choice-use = Nimm { $die }
dice-choice-add-gold = Dazu { $extra } für { $count } Gold mehr
dice-choice-add-points = { $count ->
    [one] Dazu { $extra } für 1 Punkt mehr
   *[other] Dazu { $extra } für { $count } Punkte mehr
}
dice-choice-win = Nimm: { $token }
dice-choice-done-move = { $pieces ->
    [0] Passen
   *[other] Zug beenden
}
dice-choice-done-rerolling = Würfeln
dice-choice-done-take-die = Nichts tauschen
dice-choice-done-buy = Am Markt fertig
dice-choice-done-play-token = Jetzt kein Marker
dice-choice-done-brew = Diesmal nichts brauen
dice-choice-done-add-extra = Ohne Extra brauen
dice-choice-quiet-play-token = Kein Marker mehr in dieser Runde

dice-effect-malt-1 = ein gelber Würfel
dice-effect-malt-2 = ein schwarzer Würfel
dice-effect-malt-3 = der Würfel steigt um 1 und kommt ins Lager
dice-effect-hops-1 = ein grüner Würfel
dice-effect-hops-2 = der Würfel steigt um 1 und kommt ins Lager
dice-effect-school-1 = Würfel neu würfeln
dice-effect-school-2 = einen Würfel mit dem Vorrat tauschen
dice-effect-school-3 = ein neuer blauer Würfel
dice-effect-seeds-1 = { $seeds ->
    [one] 1 Same
   *[other] { $seeds } Samen
}
dice-effect-seeds-2 = { $black } Gold
dice-effect-seeds-3 = { $blue } Gold

## Warum nicht

dice-reason-opens = öffnet in Runde { $round }
dice-reason-shut = in dieser Runde für dich gesperrt: { $building }
dice-reason-used = du warst in dieser Runde schon hier
dice-reason-hasten = du warst schon hier; nur ein blauer Würfel ab { $value } macht es schnell, wenn es etwas bringt
dice-reason-full = { $count ->
    [one] die andere Person war hier: in dieser Runde ist es für dich gesperrt
   *[other] { $count } andere waren hier: in dieser Runde ist es für dich gesperrt
}
dice-reason-two-pieces = ein Zug hat höchstens zwei Teile
dice-reason-takes-malt-1 = nimmt einen Samen
dice-reason-takes-malt-2 = nimmt einen gelben Würfel
dice-reason-takes-malt-3 = nimmt einen gelben oder schwarzen Würfel unter 6
dice-reason-takes-hops-1 = nimmt einen Samen
dice-reason-takes-hops-2 = nimmt einen grünen Würfel unter 6
dice-reason-takes-school-1 = nimmt einen blauen Würfel ab { $value }, wenn du noch einen Würfel zum Neuwürfeln hast
dice-reason-takes-school-2 = nimmt einen blauen Würfel ab { $value }, wenn es Würfel zu tauschen gibt
dice-reason-takes-school-3 = nimmt einen blauen Würfel, dann beliebige, bis die Summe { $value } ist
dice-reason-takes-seeds-1 = nimmt einen grünen oder schwarzen Würfel
dice-reason-takes-seeds-2 = nimmt einen schwarzen Würfel
dice-reason-takes-seeds-3 = nimmt einen blauen Würfel
dice-reason-bought = davon darfst du nur eines je Runde kaufen
dice-reason-sold-out = nichts mehr da
dice-reason-gold = { $count } Gold zu wenig
dice-reason-no-discount = dieser Würfel macht es nicht billiger
dice-reason-no-recipe = dort liegt kein Rezept
dice-reason-closed = in dieser Runde gesperrt
dice-reason-lacks = deinem Lager fehlt { $dice }
dice-reason-other-decision = jetzt ist etwas anderes gefragt: { $ask }
dice-reason-choose-first = das geht jetzt nicht
dice-reason-not-rolled = dieser Würfel wurde nicht aus dem Vorrat gewürfelt
dice-reason-not-yours = das gehört dir nicht
dice-reason-blocked-die = dieser Würfel ist bis zum Rundenende gesperrt
dice-reason-stored = er liegt schon in deinem Lager
dice-reason-kept-out = er wurde herausgeholt und bleibt in dieser Runde draußen
dice-reason-alike = { $die } ist genau gleich: nimm den
dice-reason-does-not-fit = dieser Würfel passt hier nicht
dice-reason-in-pool = dieser Würfel liegt in einem Pool; nur eingelagerte gehen
dice-reason-marked = dieser Würfel ist schon gesperrt oder geschützt
dice-reason-not-rolled-yet = die Würfel in den Pools sind noch nicht gewürfelt
dice-reason-own-building = es muss ein fremdes Gebäude sein
dice-reason-no-seat = dort sitzt niemand
dice-reason-shut-already = dieses Gebäude ist schon gesperrt ({ $seat })
dice-reason-blue-least = der blaue Würfel muss mindestens { $value } zeigen
dice-reason-no-seed = du hast keinen Samen
dice-reason-no-token = den hast du nicht: { $token }
dice-reason-token-time = das geht jetzt nicht: { $token }
dice-reason-out-of-reach = kein Marker erreicht diesen Würfel
dice-reason-protected = dieser Würfel ist geschützt
dice-reason-six = eine Sechs steigt nicht mehr
dice-reason-extras = zu diesem Rezept passt { $or_extras }
dice-reason-not-stored = du hast keine

## Der Verlauf

dice-log-round = { $season ->
    [summer] Runde { $round } beginnt: Sommer
   *[winter] Runde { $round } beginnt: Winter
}
dice-log-phase = { $phase ->
    [rolling] Würfeln
    [arranging] Einsetzen
    [purchases] Einkaufen
    [brewing] Brauen
   *[tidying] Aufräumen
}
dice-log-first = Es beginnt { $seat }
dice-log-roll = Gewürfelt, { $at }: { $pieces }
dice-log-turn = Gedreht, { $at }: { $pieces }
dice-log-places = Gesetzt auf { $to }: { $pieces }
dice-log-stores = { $seat } lagert { $pieces } ein
dice-log-returns = Zurück im Pool ({ $seat }): { $pieces }
dice-log-lays = { $seat } legt { $pieces } an den Markt
dice-log-gets = { $seat } bekommt { $pieces }
dice-log-gives = { $seat } gibt { $pieces } ab
dice-log-gold = { $seat } bekommt { $amount } Gold
dice-log-paid = { $seat } zahlt { $amount } Gold
dice-log-points = { $amount ->
    [one] { $seat } bekommt 1 Meisterpunkt
   *[other] { $seat } bekommt { $amount } Meisterpunkte
}
dice-log-ingredient = { $seat } nimmt { $ingredient }
dice-log-ingredient-back = { $seat } legt { $ingredient } zurück auf den Markt
dice-log-token = { $paid ->
    [0] { $seat } gewinnt: { $token }
   *[other] { $seat } kauft für { $paid } Gold: { $token }
}
dice-log-token-played = { $seat } spielt: { $token }
dice-log-blocked = { $seat } sperrt { $die } bis zum Rundenende
dice-log-protected = { $seat } schützt { $die } bis zum Rundenende
dice-log-shut = In dieser Runde gesperrt: { $building } ({ $seat })
dice-log-closed = Das Rezept { $recipe } ist in dieser Runde gesperrt
dice-log-brewed = { $seat } braut { $recipe }
dice-log-turned-up = Neues Rezept { $place }: { $recipe }
dice-log-passed = { $seat } passt
dice-log-end = Die letzte Runde ist vorbei

## Tabellen eines Kartensatzes

dice-level-basic = einfach
dice-level-medium = mittel
dice-level-advanced = schwer
dice-level-experimental = experimentell

dice-deck-recipes = Die Rezepte
dice-deck-recipe = Rezept
dice-deck-level = Stufe
dice-deck-needs = Braucht
dice-deck-reward = Belohnung
dice-deck-extras = Extras
dice-deck-levels = Mittelwerte je Stufe
dice-deck-cards = Rezepte
dice-deck-dice = Würfel
dice-deck-pips = Augen
dice-deck-points = Punkte
dice-deck-gold = Gold
dice-deck-wanted = Gesuchte Extras
dice-deck-extra = Extra
dice-deck-price = Preis
