# Dice Brewing im Browser

## Orte

db-recipes = Rezepte
db-market = Markt
db-black-market = Schwarzmarkt
db-supply = Vorrat
db-pool = Pool
db-warehouse = Lager
db-stores = Samen, Zutaten und Marker
db-deck = Rezepte übrig
db-track = Meisterschaft
db-tab-brewery = Brauerei
db-tab-rivals = Die anderen
db-building-malt = Mälzerei
db-building-hops = Hopfen
db-building-school = Schule
db-building-seeds = Saatamt

## Die Runde

db-round = Runde { $round }
db-summer = Sommer
db-winter = Winter
db-first = Beginnt die Runde
db-phases = Die Phasen einer Runde
db-phase-rolling = Würfeln
db-phase-arranging = Einsetzen
db-phase-purchases = Einkaufen
db-phase-brewing = Brauen
db-phase-tidying = Aufräumen
db-brewed-of = { $count } von { $end } gebraut

## Aktionsmarker

db-token-withdraw = Herausholen
db-token-shut = Gebäude sperren
db-token-mark = Sperren oder Schützen
db-token-close = Rezept sperren
db-token-raise = Erhöhen
db-token-reroll = Neu würfeln
db-token-hidden = { $gold ->
    [0] Verdeckter Marker, gewonnen
   *[other] Verdeckter Marker, für { $gold } Gold gekauft
}
db-token-does-withdraw = ein eingelagerter Würfel geht zurück in seinen Pool
db-token-does-shut = ein fremdes Gebäude nimmt in dieser Runde nichts an
db-token-does-mark = ein fremder Würfel ist in dieser Runde gesperrt, oder kein fremder Marker erreicht deinen
db-token-does-close = niemand braut dieses Rezept in dieser Runde
db-token-does-raise = einer deiner Würfel zeigt 1 mehr
db-token-does-reroll = ein beliebiger Würfel wird neu gewürfelt

## Zeichen auf dem Tisch

db-or = oder
db-any = jeder
db-from-round = ab Runde { $round }
db-shut = in dieser Runde gesperrt
db-closed = gesperrt
db-can-brew-now = braubar
db-missing = { $count ->
    [one] 1 Würfel fehlt
   *[other] { $count } Würfel fehlen
}
db-store-dice = Würfel einlagern
db-no-recipe = kein Rezept mehr
db-store-here = Hier einlagern
db-keep-pool = In den Pool legen
db-keep-warehouse = Ins Lager legen

## Namen für Vorleseprogramme

db-your-brewery = Deine Brauerei
db-brewery-of = Brauerei von { $name }
db-your-dice = Deine Würfel und Waren
db-in-your-pool = in deinem Pool
db-in-your-warehouse = in deinem Lager
db-in-supply = aus dem Vorrat gewürfelt
db-at-market = am Markt, von { $seat }
db-pool-of = Pool von { $name }
db-warehouse-of = Lager von { $name }
db-goods-of = Zutaten und Marker von { $name }
db-purse-of = Was { $name } hat
db-house-of = { $house } von { $name }
db-mark-blocked = in dieser Runde gesperrt
db-mark-protected = in dieser Runde geschützt
db-mark-kept-out = in dieser Runde nicht mehr einzulagern
db-mark-raised = durch einen Marker erhöht
db-fast = { $value ->
    [1] jeder blaue Würfel macht es schnell
   *[other] ein blauer Würfel ab { $value } macht es schnell
}
db-holds = darauf liegt: { $dice }
db-free = frei
db-used = benutzt
db-used-by = benutzt von { $names }
db-blocked = in dieser Runde für dich gesperrt
db-blocked-rival = für diesen Platz in dieser Runde gesperrt
db-left = noch { $count }
db-some-left = noch welche da
db-none-left = nichts mehr da
db-supply-dice = { $die }: { $count } im Vorrat
db-supply-seeds = { $count ->
    [one] 1 Same im Vorrat
   *[other] { $count } Samen im Vorrat
}
db-seeds = { $count ->
    [one] 1 Same
   *[other] { $count } Samen
}
db-points = { $count ->
    [one] 1 Meisterpunkt
   *[other] { $count } Meisterpunkte
}
db-brewed-own = { $count ->
    [one] 1 Rezept gebraut
   *[other] { $count } Rezepte gebraut
}
db-points-word = Meisterpunkte
db-gold-word = Gold
db-seeds-word = Samen
db-brewed-word = gebraute Rezepte
db-deck-name = { $count ->
    [one] Stapel mit 1 Rezept
   *[other] Stapel mit { $count } Rezepten
}
db-track-place = { $count ->
    [one] { $seat }: 1 Meisterpunkt
   *[other] { $seat }: { $count } Meisterpunkte
}
db-recipe-needs = braucht mindestens { $dice }
db-recipe-reward = Belohnung: { $parts }
db-recipe-extras = ein Extra: { $or_extras }
db-recipe-place = Rezept { $place }
db-lacks = fehlt: { $dice }
db-store-first = die Würfel liegen in deinem Pool: lagere sie ein
db-has-dice = die Würfel liegen in deinem Lager
db-can-place = setzen
db-can-store = einlagern
db-can-choose = neu würfeln
db-can-name = würfeln
db-can-take = nehmen
db-can-give = geben
db-can-keep = behalten
db-can-withdraw = herausholen
db-can-mark = sperren
db-can-protect = schützen
db-can-raise = erhöhen
db-can-reroll = mit einem Marker neu würfeln
db-can-shut = sperren
db-can-close = sperren
db-can-buy = kaufen oder verbilligen
db-can-brew = brauen
db-can-use = verwenden
db-can-add = dazugeben
db-can-win = nehmen

## Knöpfe

db-verb-place = Setzen
db-verb-store = Einlagern
db-verb-choose = Neu würfeln
db-verb-name = Würfeln
db-verb-take = Nehmen
db-verb-give = Geben
db-verb-keep = Behalten
db-verb-withdraw = Herausholen
db-verb-mark = Sperren
db-verb-protect = Schützen
db-verb-raise = Erhöhen
db-verb-reroll = Neu würfeln
db-verb-shut = Sperren
db-verb-close = Sperren
db-verb-buy = Kaufen
db-verb-brew = Brauen
db-verb-use = Verwenden
db-verb-add = Dazugeben
db-verb-win = Nehmen
db-verb-quiet = In dieser Runde nicht mehr

## Die Wertung

db-score-track = Meisterpunkte
db-score-gold = Gold, 1 für je 2
db-score-yellow = Gelbe Würfel
db-score-green = Grüne Würfel
db-score-black = Schwarze Würfel, je 2
db-score-total = Punkte
db-score-recipes = Gebraute Rezepte
