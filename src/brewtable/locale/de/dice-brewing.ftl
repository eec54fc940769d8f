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
dice-least-yellow = gelbe { $value }+
dice-least-black = schwarze { $value }+
dice-least-green = grüne { $value }+
dice-mark-blocked = gesperrt
dice-mark-protected = geschützt
dice-mark-raised = um { $pips } erhöht
dice-marked = { $die } ({ $marks })

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
dice-gain-yellow = { $left ->
    [0] ein neuer gelber Würfel, falls in den jetzt leeren Vorrat bis dahin einer zurückkommt
   *[other] ein neuer gelber Würfel
}
dice-gain-black = { $left ->
    [0] ein neuer schwarzer Würfel, falls in den jetzt leeren Vorrat bis dahin einer zurückkommt
   *[other] ein neuer schwarzer Würfel
}
dice-gain-green = { $left ->
    [0] ein neuer grüner Würfel, falls in den jetzt leeren Vorrat bis dahin einer zurückkommt
   *[other] ein neuer grüner Würfel
}
dice-gain-blue = { $left ->
    [0] ein neuer blauer Würfel, falls in den jetzt leeren Vorrat bis dahin einer zurückkommt
   *[other] ein neuer blauer Würfel
}
dice-gain-seeds = { $left ->
    [0] { $seeds }, soweit in den jetzt leeren Vorrat welche zurückkommen
   *[other] { $seeds }, soweit der Vorrat reicht (jetzt { $left })
}
dice-none-left = { $gain } (keiner mehr da: verfällt)

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
dice-place-pool = { $seat_who ->
    [you] dein Pool
   *[other] Pool ({ $seat })
}
dice-place-warehouse = { $seat_who ->
    [you] dein Lager
   *[other] Lager ({ $seat })
}
dice-place-market = Markt ({ $seat })
dice-place-board = { $space } ({ $seat })
dice-from-pool = { $die } aus dem Pool
dice-from-warehouse = { $die } aus dem Lager
dice-in-pool = { $seat_who ->
    [you] { $die } in deinem Pool
   *[other] { $die } im Pool ({ $seat })
}
dice-in-warehouse = { $seat_who ->
    [you] { $die } in deinem Lager
   *[other] { $die } im Lager ({ $seat })
}

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
    [1] Setze noch einen Würfel oder Samen, lagere Würfel ein oder beende deinen Zug.
   *[other] Du hast zweimal gesetzt: Lagere Würfel ein oder beende deinen Zug.
}
dice-ask-rerolling = { $chosen ->
    [0] Welchen Würfel würfelst du neu? Alle aus deinem Pool oder alle aus deinem Lager.
   *[other] Würfelst du { $dice } neu, oder wählst du noch einen?
}
dice-ask-name-colour = Welche Farbe aus dem Vorrat wird gewürfelt?
dice-ask-take-die = Der Vorrat ist gewürfelt ({ $colour }). Welchen Würfel willst du?
dice-ask-give-die = Welchen deiner Würfel gibst du für { $new }?
dice-ask-keep-die = Du bekommst: { $die }. In den Pool oder ins Lager?
dice-ask-buy = { $luck ->
    [0] Kaufe eine Zutat oder einen Aktionsmarker, lagere Würfel ein oder höre auf.
   *[other] Kaufe eine Zutat oder einen Aktionsmarker, lagere Würfel ein oder höre auf. Deine Einsen zählen hier { $gold }, solange sie im Pool liegen.
}
dice-ask-play-token = { $occasion ->
    [round] Die Runde beginnt: Möchtest du einen Aktionsmarker spielen?
    [roll] Die Würfel sind gefallen: Möchtest du vor dem ersten Zug einen Aktionsmarker spielen?
    [move] Ein Zug ist gemacht: Möchtest du einen Aktionsmarker spielen?
    [purchase] Jemand war am Markt: Möchtest du einen Aktionsmarker spielen?
   *[brewing] Das Brauen beginnt: Möchtest du einen Aktionsmarker spielen?
}
dice-ask-brew = Möchtest du eines der offenen Rezepte brauen?
dice-ask-use-die = { $recipe } verlangt { $least }: Welchen Würfel nimmst du?
dice-ask-add-extra = Möchtest du eine Extrazutat zu { $recipe } geben?
dice-ask-win-token = Welchen Aktionsmarker nimmst du als Belohnung?

## Möglichkeiten

dice-choice-place = Setzen: { $piece } auf { $space } – { $effect }
dice-choice-hasten = Setzen: { $piece } dazu auf { $space } – { $effect }
dice-choice-store = Einlagern: { $die }
dice-choice-store-luck = Einlagern: { $die } – deine Einsen zählen dann { $gold } statt { $before }
dice-choice-choose = Neu würfeln: { $die }
dice-choice-name = Würfeln: Vorrat, { $colour } ({ $count })
dice-choice-take = Nehmen: { $die }
dice-choice-give = Geben: { $die }; an die Stelle kommt { $new }
dice-choice-keep = { $place ->
    [pool] Behalten: { $die } im Pool, einlagern geht später noch
   *[warehouse] Behalten: { $die } im Lager, bereit zum Brauen
}
dice-choice-withdraw = { $then ->
    [roll] Herausholen mit einem Marker: { $die } – wird mit dem Pool gewürfelt
    [store] Herausholen mit einem Marker: { $die } – kommt in den Pool und darf wieder ins Lager
   *[out] Herausholen mit einem Marker: { $die } – kommt in den Pool und fehlt in dieser Runde beim Brauen
}
dice-choice-mark = Sperren mit einem Marker: { $die }, bis zum Ende der Runde
dice-choice-protect = Schützen mit einem Marker: { $die }, bis zum Ende der Runde
dice-choice-raise = Erhöhen mit einem Marker: { $die } um 1 auf { $value }, bis zum Ende der Runde
dice-choice-reroll = Neu würfeln mit einem Marker: { $die }
dice-choice-shut = Sperren mit einem Marker: { $building } ({ $seat }); dort wird in dieser Runde nichts gesetzt
dice-choice-close = Sperren mit einem Marker: { $recipe }; niemand braut es in dieser Runde
dice-choice-buy = { $lucky ->
    [0] Kaufen: { $ware } für { $price }
   *[other] { $coins ->
        [0] Kaufen: { $ware } für { $price }; alles zahlen deine Einsen
       *[other] Kaufen: { $ware } für { $price }; deine Einsen zahlen { $lucky }, Münzen { $coins }
    }
}
dice-choice-buy-with = { $bought } – Nachlass { $less } durch { $die }; liegt bis zum Aufräumen am Markt
dice-choice-brew = Brauen: { $recipe } – in den Pool gehen { $dice }, das bringt dir: { $gains }
dice-choice-use = Verwenden: { $die }, verlangt ist { $least }
dice-choice-add = { $goes ->
    [pool] Dazugeben: { $extra } – bringt dir { $premium } mehr, der Würfel geht in den Pool
   *[market] Dazugeben: { $extra } – bringt dir { $premium } mehr, geht zurück an den Markt
}
dice-choice-win = Nehmen: { $token }
dice-choice-done-move = { $pieces ->
    [0] { $last ->
        [1] Passen, und damit endet das Einsetzen
       *[other] Passen: Du bist nur wieder dran, wenn noch jemand zieht
    }
   *[other] Zug beenden
}
dice-choice-done-rerolling = Würfeln: { $dice }
dice-choice-done-take-die = Keinen nehmen: Nichts wird getauscht
dice-choice-done-buy = { $bought ->
    [0] Nichts kaufen: Dein Einkauf endet, eingelagert wird in dieser Runde nichts mehr
   *[other] Nichts mehr kaufen: Dein Einkauf endet, eingelagert wird in dieser Runde nichts mehr
}
dice-choice-done-play-token = Jetzt keinen Marker spielen
dice-choice-done-brew = Diesmal nichts brauen
dice-choice-done-add-extra = Nichts dazugeben und ohne Extra brauen
dice-choice-quiet-play-token = Keinen Marker spielen, bis die Runde endet

dice-effect-malt-1 = ein gelber Würfel
dice-effect-malt-2 = ein schwarzer Würfel
dice-effect-malt-3 = der Würfel steigt um 1 und kommt ins Lager
dice-effect-hops-1 = ein grüner Würfel
dice-effect-hops-2 = der Würfel steigt um 1 und kommt ins Lager
dice-effect-school-1 = Würfel neu würfeln
dice-effect-school-2 = einen Würfel mit dem Vorrat tauschen
dice-effect-school-3 = ein neuer blauer Würfel
dice-effect-seeds-1 = { $seeds ->
    [one] 1 Samen
   *[other] { $seeds } Samen
}
dice-effect-seeds-2 = { $black } Gold
dice-effect-seeds-3 = { $blue } Gold

dice-placed-trade = geht beim Aufräumen verloren, dafür kommt: { $gain }
dice-placed-raise = steigt beim Aufräumen auf { $value } und kommt ins Lager
dice-placed-reroll = jetzt Würfel deiner Wahl neu würfeln; kommt beim Aufräumen zurück
dice-placed-swap = jetzt eine Farbe aus dem Vorrat würfeln und nach Wunsch einen Würfel tauschen; kommt beim Aufräumen zurück
dice-placed-gathering = zusammen { $sum }, nötig sind { $needed } für: { $gain }; alle kommen beim Aufräumen zurück
dice-placed-gathered = zusammen { $sum }, nötig waren { $needed }: Beim Aufräumen kommen alle zurück, dazu { $gain }
dice-fast-trade = sofort verloren: { $lost }, dafür kommt: { $gain }; der blaue Würfel kommt beim Aufräumen zurück
dice-fast-raise = { $die } steigt sofort auf { $value } und kommt ins Lager; der blaue Würfel kommt beim Aufräumen zurück

## Warum nicht

dice-reason-opens = öffnet in Runde { $round }
dice-reason-shut = in dieser Runde für dich gesperrt: { $building }
dice-reason-used = du warst in dieser Runde schon hier
dice-reason-hasten = du warst schon hier; nur ein blauer Würfel ab { $value } macht es schnell, wenn es etwas bringt
dice-reason-full = { $count ->
    [one] die andere Person war hier: In dieser Runde ist es für dich gesperrt
   *[other] { $count } andere waren hier: In dieser Runde ist es für dich gesperrt
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
dice-reason-too-few-pips = deine Würfel zeigen zusammen { $sum }; ein neuer blauer Würfel verlangt { $value }
dice-reason-nothing-to-gain = du warst schon hier; ein blauer Würfel brächte nichts, denn im Vorrat fehlt: { $what }
dice-reason-no-reroll = du hast keinen anderen Würfel zum Neuwürfeln
dice-reason-no-swap = der Vorrat hat keinen Würfel einer Farbe, die du tauschen könntest
dice-reason-bought = davon darfst du nur eines je Runde kaufen
dice-reason-sold-out = nichts mehr da
dice-reason-gold = { $count } Gold zu wenig
dice-reason-no-discount = dieser Würfel macht es nicht billiger
dice-reason-no-recipe = dort liegt kein Rezept
dice-reason-closed = in dieser Runde gesperrt
dice-reason-lacks = im Lager fehlt: { $dice }
dice-reason-other-decision = jetzt ist etwas anderes gefragt: { $ask }
dice-reason-choose-first = das geht jetzt nicht
dice-reason-not-rolled = dieser Würfel wurde nicht aus dem Vorrat gewürfelt
dice-reason-not-yours = das gehört dir nicht
dice-reason-blocked-die = dieser Würfel ist bis zum Rundenende gesperrt
dice-reason-stored = er liegt schon in deinem Lager
dice-reason-alike = { $die } ist genau gleich: Nimm dann die
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
dice-reason-six = eine Sechs lässt sich nicht erhöhen
dice-reason-extras = zu diesem Rezept passt { $or_extras }
dice-reason-not-stored = davon hast du nichts

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
dice-log-first = { $seat_who ->
    [you] Du beginnst
   *[other] Es beginnt { $seat }
}
dice-log-roll = Gewürfelt, { $at }: { $pieces }
dice-log-turn = Neuer Wert, { $at }: { $pieces }
dice-log-places = Gesetzt auf { $to }: { $pieces }
dice-log-stores = { $seat_who ->
    [you] Du lagerst
   *[other] { $seat } lagert
} ein: { $pieces }
dice-log-returns = { $seat_who ->
    [you] Zurück in deinem Pool
   *[other] Zurück im Pool ({ $seat })
}: { $pieces }
dice-log-lays = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} an den Markt: { $pieces }
dice-log-gets = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $pieces }
dice-log-gives = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} ab: { $pieces }
dice-log-gold = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Gold
dice-log-paid = { $seat_who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } Gold
dice-log-points = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Meisterpunkt
   *[other] { $amount } Meisterpunkte
}
dice-log-ingredient = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $ingredient }
dice-log-ingredient-back = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} { $ingredient } zurück auf den Markt
dice-log-token = { $paid ->
    [0] { $seat_who ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }: { $token }
   *[other] { $seat_who ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } für { $paid } Gold: { $token }
}
dice-log-token-played = { $seat_who ->
    [you] Du spielst
   *[other] { $seat } spielt
}: { $token }
dice-log-blocked = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} { $die } bis zum Rundenende
dice-log-protected = { $seat_who ->
    [you] Du schützt
   *[other] { $seat } schützt
} { $die } bis zum Rundenende
dice-log-shut = In dieser Runde gesperrt: { $building } ({ $seat_who ->
    [you] bei dir
   *[other] { $seat }
})
dice-log-closed = Das Rezept { $recipe } ist in dieser Runde gesperrt
dice-log-brewed = { $seat_who ->
    [you] Du braust
   *[other] { $seat } braut
} { $recipe }
dice-log-turned-up = Neues Rezept { $place }: { $recipe }
dice-log-passed = { $seat_who ->
    [you] Du passt
   *[other] { $seat } passt
}
dice-log-end = Die letzte Runde ist vorbei
dice-deed-theirs = { $thing } ({ $owner_seat_who ->
    [you] bei dir
   *[other] { $owner_seat }
})
dice-deed-place = { $seat_who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $piece } auf { $space }: { $effect }
dice-deed-hasten = { $seat_who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $piece } dazu auf { $space }, sofort: { $effect }
dice-deed-store = { $seat_who ->
    [you] Du lagerst
   *[other] { $seat } lagert
} ein: { $dice }
dice-deed-choose = { $seat_who ->
    [you] Du willst neu würfeln
   *[other] { $seat } will neu würfeln
}: { $dice }
dice-deed-roll = { $seat_who ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $dice }
dice-deed-name = { $seat_who ->
    [you] Du würfelst mit dem Vorrat
   *[other] { $seat } würfelt mit dem Vorrat
}: { $colour }
dice-deed-take = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $die }
dice-deed-give = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} dafür: { $die }
dice-deed-keep = { $seat_who ->
    [you] Du behältst
   *[other] { $seat } behält
} den Würfel im { $place ->
    [pool] Pool
   *[other] Lager
}
dice-deed-withdraw = { $seat_who ->
    [you] Du holst
   *[other] { $seat } holt
} { $die } aus dem Lager heraus
dice-deed-mark = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} { $die } für diese Runde
dice-deed-protect = { $seat_who ->
    [you] Du schützt
   *[other] { $seat } schützt
} { $die } für diese Runde
dice-deed-raise = { $seat_who ->
    [you] Du erhöhst
   *[other] { $seat } erhöht
} { $die } um 1
dice-deed-reroll = { $seat_who ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $die } neu
dice-deed-shut = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} { $building } für diese Runde
dice-deed-close = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} das Rezept { $recipe } für diese Runde
dice-deed-buy = { $seat_who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} { $ware } für { $price }
dice-deed-begin = { $seat_who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} zu brauen: { $recipe }
dice-deed-use = { $seat_who ->
    [you] Du verwendest
   *[other] { $seat } verwendet
} { $dice } für { $recipe }
dice-deed-add = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $extra } zu { $recipe } dazu
dice-deed-brew = { $seat_who ->
    [you] Du braust
   *[other] { $seat } braut
} { $recipe }: { $gains }

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

## Options

dice-option-advanced = Spiel für Fortgeschrittene
dice-option-advanced-about = Alle Rezepte werden zusammen gemischt, und Aktionsmarker bleiben verdeckt, bis sie gespielt werden.
dice-option-bad-luck = Hilfe gegen Pech
dice-option-bad-luck-about = In deinem Kaufzug zählen zwei Würfel mit einer 1 als 2 Gold, drei als 4, vier oder mehr als 6.
