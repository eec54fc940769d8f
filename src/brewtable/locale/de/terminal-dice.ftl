# Dice Brewing im Terminal.

## Zeichen

terminal-dice-points = { $count }P
terminal-dice-any-token = Marker
terminal-dice-new-die = Würfel { $colour }
terminal-dice-ware-malt = Malz
terminal-dice-ware-spices = Gewürz
terminal-dice-ware-honey = Honig
terminal-dice-ware-hops = Hopfen
terminal-dice-ware-fruit = Obst
terminal-dice-ware-withdraw = holen
terminal-dice-ware-shut = Haus
terminal-dice-ware-mark = sperren
terminal-dice-ware-close = Rezept
terminal-dice-ware-raise = +1
terminal-dice-ware-reroll = Wurf
terminal-dice-hidden = verdeckt { $paid }¢
terminal-dice-seat = { $number } { $name }

## Der Tisch

terminal-dice-round = { $season ->
    [summer] Runde { $round }, Sommer
   *[winter] Runde { $round }, Winter
}
terminal-dice-first = zuerst { $name }
terminal-dice-brewed-of = gebraut { $count }/{ $end }
terminal-dice-deck = Stapel { $count }
terminal-dice-supply = Vorrat { $dice } { $seeds }s
terminal-dice-recipe-empty = kein Rezept
terminal-dice-recipe-closed = gesperrt
terminal-dice-market = Markt
terminal-dice-black-market = Marker
terminal-dice-opens = ab Runde { $round }:
terminal-dice-stock = ×{ $count }
terminal-dice-brewed = gebraut { $count }
terminal-dice-pool = Pool
terminal-dice-warehouse = Lager
terminal-dice-at-market = am Markt
terminal-dice-tokens = Marker
terminal-dice-used = benutzt
terminal-dice-shut = gesperrt

## Die Tafel

terminal-dice-board = Tafel
terminal-dice-building-malt = Malz
terminal-dice-building-hops = Hopfen
terminal-dice-building-school = Schule
terminal-dice-building-seeds = Saat
terminal-dice-takes-malt-1 = Samen→y
terminal-dice-takes-malt-2 = y→k
terminal-dice-takes-malt-3 = y,k→+1
terminal-dice-takes-hops-1 = Samen→g
terminal-dice-takes-hops-2 = g→+1
terminal-dice-takes-school-1 = b { $value }→Wurf
terminal-dice-takes-school-2 = b { $value }→Tausch
terminal-dice-takes-school-3 = Summe { $value }→b
terminal-dice-takes-seeds-1 = g,k→{ $value } Samen
terminal-dice-takes-seeds-2 = k→{ $value }¢
terminal-dice-takes-seeds-3 = b→{ $value }¢
terminal-dice-seed-here = Samen
terminal-dice-fast = (schnell b { $value })
terminal-dice-space-used = benutzt
terminal-dice-space-blocked = gesperrt
terminal-dice-space-shut = zu
terminal-dice-space-opens = Runde { $round }

## Was man tippen kann

terminal-dice-verb-store = Einlagern
terminal-dice-verb-withdraw = Herausholen
terminal-dice-verb-mark = Sperren oder schützen
terminal-dice-verb-raise = Erhöhen
terminal-dice-verb-reroll = Neu würfeln
terminal-dice-verb-shut = Sperren ({ $seat })
terminal-dice-key-place = { $key } setzt { $piece } auf { $space }
terminal-dice-key-seed = { $key } setzt einen Samen auf { $space }
terminal-dice-key-store = { $key } lagert { $piece } ein
terminal-dice-key-list = die Taste deiner Wahl

## Seiten

terminal-dice-page-recipe = { $name } ({ $level })
terminal-dice-page-needs = Es braucht Würfel in deinem Lager, mindestens { $dice }.
terminal-dice-page-reward = Es bringt { $parts } und den Meisterpunkt, den jedes Rezept bringt.
terminal-dice-page-extras = Ein Extra bringt mehr: { $parts }.
terminal-dice-page-space = { $space } ({ $code }): { $effect }
terminal-dice-page-takes = Dieses Feld { $takes }.
terminal-dice-page-fast = Ein blauer Würfel ab { $value }, danach dorthin gesetzt, bringt die Wirkung sofort.
terminal-dice-page-blue = ein blauer Würfel ab { $value }

terminal-dice-token-withdraw = „Herausholen“ bringt einen Würfel aus einem Lager zurück in den Pool, aus dem er kam.
terminal-dice-token-shut = „Gebäude sperren“, zu Rundenbeginn gespielt, schließt für diese Runde ein fremdes Gebäude.
terminal-dice-token-mark = Dieser Marker schützt einen eigenen Würfel oder sperrt einen fremden bis zum Rundenende.
terminal-dice-token-close = „Rezept sperren“, zu Beginn des Brauens gespielt: Niemand braut dieses Rezept in dieser Runde.
terminal-dice-token-raise = „Erhöhen“ macht einen eigenen Würfel bis zum Rundenende um 1 höher.
terminal-dice-token-reroll = „Neu würfeln“ wirft einen Würfel in einem Pool oder Lager noch einmal.

## Der Punkteblock

terminal-dice-pad-track = Meisterpunkte
terminal-dice-pad-gold = 1 für je 2 Gold
terminal-dice-pad-yellow = 1 je gelber Würfel
terminal-dice-pad-black = 2 je schwarzer Würfel
terminal-dice-pad-green = 1 je grüner Würfel
terminal-dice-pad-total = Summe
terminal-dice-pad-recipes = Gebraute Rezepte

## Hilfe

terminal-dice-help =
    Würfel haben Namen und zeigen Werte: y3[5] ist der gelbe Würfel y3 mit einer 5.
    y gelb (helles Malz)  k schwarz (dunkles Malz)  g grün (Hopfen)  b blau (Können)
    y 3 5 sind gelbe Würfel mit 3 und 5, in Rezepten mindestens so viel; ! fehlt.
    x gesperrt  p geschützt  + erhöht  - nicht einzulagern  ×2 zwei gleiche Würfel
    y3m2   Würfel y3 auf Feld m2         sm1   einen Samen auf m1
    y3w    y3 ins Lager                  0     fertig, passen, nein danke
    y3r y3+ y3x y3o   Marker: neu würfeln, erhöhen, sperren/schützen, herausholen
    1 2 …  Nummer von Rezept, Ware oder Extra             c1  Rezept 1 sperren
    Hinter einem Feld steht, was dort passt; ein blauer dazu macht es schnell.
    place y3 malt-2, store y3, done: Die vollen Wörter gehen immer, auch jeder
    Anfang, der nur auf eine Möglichkeit passt. y3m2! spart das Enter.

    ?          diese Seite              undo      letzte Entscheidung zurück
    ? 1        alles über Rezept 1      restart   den ganzen Zug zurück
    ? m2       alles über Feld m2       confirm   off oder on: Enter beendet
    ? mark     was ein Marker tut       hint      was ein Bot spielen würde
    log        was zuletzt geschah      save F    in Datei F speichern
    log all    das ganze Spiel          quit      speichern und gehen
    score      der Punkteblock          quit!     gehen ohne Speichern
    table      alles, was du siehst
