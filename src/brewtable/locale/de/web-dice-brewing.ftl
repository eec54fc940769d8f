# Dice Brewing im Browser

## Orte

db-recipes = Rezepte
db-recipes-about = Wer zuerst braut, nimmt es. Die meiste Meisterschaft gewinnt.
db-market = Markt
db-market-about = Extras für Rezepte
db-black-market = Schwarzmarkt
db-black-market-about = Aktionsmarker, einer je Runde
db-supply = Vorrat
db-pool = Pool
db-pool-about = wird jede Runde gewürfelt
db-warehouse = Lager
db-warehouse-about = behält seine Werte; zum Brauen
db-stores = Samen, Zutaten und Marker
db-yours = Deins
db-deck = Rezepte übrig
db-deck-left = noch { $count }
db-track = Meisterschaft
db-tab-brewery = Brauerei
db-tab-rivals = Die anderen
db-rivals-about = in Zugfolge
db-building-malt = Mälzerei
db-building-hops = Hopfen
db-building-school = Schule
db-building-seeds = Saatamt
db-house-short-malt = Malz
db-house-short-hops = Hopfen
db-house-short-school = Schule
db-house-short-seeds = Samen
db-brewery-about = Jedes Feld einmal je Runde. Es wirkt beim Aufräumen, mit blauem Würfel dazu sofort.

## Die Runde

db-round = Runde { $round }
db-summer = Sommer
db-summer-about = ein Samen für alle
db-winter = Winter
db-winter-about = keine Samen
db-first = Beginnt die Runde
db-phases = Die Phasen einer Runde
db-phase-rolling = Würfeln
db-phase-about-rolling = Pool
db-phase-means-rolling = Alle würfeln die Würfel ihres Pools.
db-phase-arranging = Einsetzen
db-phase-about-arranging = Würfel
db-phase-means-arranging = Je Zug ein bis zwei Teile setzen oder Würfel einlagern: Nur aus dem Lager wird gebraut.
db-phase-purchases = Einkaufen
db-phase-about-purchases = Extras
db-phase-means-purchases = Je eine Zutat und ein Marker. Letzte Gelegenheit zum Einlagern.
db-phase-brewing = Brauen
db-phase-about-brewing = Rezepte
db-phase-means-brewing = Je Zug ein Rezept aus dem Lager, auf Wunsch mit einem Extra.
db-phase-tidying = Aufräumen
db-phase-about-tidying = Ertrag
db-phase-means-tidying = Die Felder wirken, Würfel kommen zurück, ein anderer beginnt.
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
db-token-short-withdraw = Würfel zurück in seinen Pool
db-token-short-shut = fremdes Gebäude, eine Runde
db-token-short-mark = fremder Würfel, oder deiner
db-token-short-close = diese Runde braut es niemand
db-token-short-raise = dein Würfel +1, eine Runde
db-token-short-reroll = ein Würfel, auch ein fremder

## Zeichen auf dem Tisch

db-or = oder
db-from-round = ab Runde { $round }
db-shut = in dieser Runde gesperrt
db-closed = gesperrt
db-standing-ready = Kann gebraut werden
db-standing-store = Lagere { $count } ein, dann braue
db-missing-word = Fehlt:
db-standing-lacks = { $count ->
    [1] Fehlt: { $dice }
    [2] Fehlt: { $dice }
   *[other] Noch { $count } Würfel
}
db-wanted-yellow = gelb { $values }
db-wanted-black = schwarz { $values }
db-wanted-green = grün { $values }
db-mastery = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
db-mastery-parts = { $count ->
    [0] fürs Brauen
   *[other] { $count } und 1 fürs Brauen
}
db-any-token = beliebiger Marker
db-rival-ready = Andere bereit:
db-no-rival-ready = Sonst niemand bereit
db-add-one = Eins davon dazu:
db-blue-of = Blauer ab { $least }
db-best = bis
db-wanted-by = { $count ->
    [0] kein Rezept
    [one] 1 Rezept
   *[other] { $count } Rezepte
}
db-short-malt-1 = Samen wird gelber Würfel
db-short-malt-2 = Gelber wird schwarzer Würfel
db-short-malt-3 = Gelb, schwarz +1, ins Lager
db-short-hops-1 = Samen wird grüner Würfel
db-short-hops-2 = Grüner +1, dann ins Lager
db-short-school-1 = Blau ab { $least }: neu würfeln
db-short-school-2 = Blau ab { $least }: Vorrat tauschen
db-short-school-3 = Blau zuerst, Summe { $least }: neuer blauer
db-short-seeds-1 = { $amount ->
    [one] Grün, schwarz: 1 Samen
   *[other] Grün, schwarz: { $amount } Samen
}
db-short-seeds-2 = Schwarz verkauft: { $amount } Gold
db-short-seeds-3 = Blau verkauft: { $amount } Gold
db-at-once = sofort
db-when-tidying = beim Aufräumen
db-full-for-you = { $count ->
    [one] Für dich zu: schon benutzt
   *[other] Für dich zu: { $count } haben es benutzt
}
db-stored = Lager
db-empty = leer
db-mastery-word = Meisterschaft
db-brewed-short = gebraut
db-rivals-ready = könnten es brauen: { $names }
db-fits = passt für { $recipes }
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
db-house-of = { $house } von { $name }
db-mark-blocked = in dieser Runde gesperrt
db-mark-protected = in dieser Runde geschützt
db-mark-raised = durch einen Marker erhöht
db-trade = { $takes }: { $effect }
db-fast = { $value ->
    [1] jeder blaue Würfel macht es schnell
   *[other] ein blauer Würfel ab { $value } macht es schnell
}
db-holds = darauf liegt: { $dice }
db-free = frei
db-used = benutzt
db-used-by = benutzt von { $names }
db-blocked-rival = für diesen Platz in dieser Runde gesperrt
db-left = noch { $count }
db-some-left = noch welche da
db-none-left = nichts mehr da
db-supply-dice = { $die }: { $count } im Vorrat
db-supply-seeds = { $count ->
    [one] 1 Samen im Vorrat
   *[other] { $count } Samen im Vorrat
}
db-seeds = { $count ->
    [one] 1 Samen
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
db-recipe-name = { $name }, { $level }
db-recipe-needs = braucht mindestens { $dice }
db-recipe-reward = Belohnung: { $parts }
db-recipe-extras = ein Extra: { $or_extras }
db-recipe-place = Rezept { $place }
db-lacks = fehlt: { $dice }
db-store-first = die Würfel liegen in deinem Pool: Lagere sie ein
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
db-verb-quiet = Keinen Marker spielen

## Die Wertung

db-score-track = Meisterpunkte
db-score-gold = Gold, 1 für je 2
db-score-yellow = Gelbe Würfel
db-score-green = Grüne Würfel
db-score-black = Schwarze Würfel, je 2
db-score-total = Punkte
db-score-recipes = Gebraute Rezepte

## Start page

web-title-dice-brewing = Dice Brewing
web-line-dice-brewing = Würfle Malz, Hopfen und Können. Gib jedem Würfel Arbeit und braue vor den anderen.
