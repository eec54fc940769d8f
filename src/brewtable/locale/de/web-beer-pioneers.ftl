# Beer Pioneers im Browser

## Orte

bp-tab-brewery = Brauerei
bp-tab-town = Stadt
bp-tab-cards = Karten
bp-tab-rivals = Gegner
bp-display = Auslage
bp-level-track = Braustufe
bp-yard = LKW und Tausch
bp-turn-order = Zugfolge
bp-bonuses = Boni
bp-bonuses-basic = Einfache Bonusaktionen
bp-bonuses-improved = Bessere Bonusaktionen, für 2 Glühbirnen
bp-objectives = Ziele
bp-extensions = Erweiterungen
bp-breweries = Wessen Brauerei zu sehen ist
bp-house-brew = Brauen
bp-house-rotate = Drehen
bp-house-progress = Fortschritt
bp-house-barrels = Fässer
bp-house-white = Weiße Karte
bp-house-upgrade = Aufwerten
bp-house-extension = Bauen
bp-house-coins = Münzen
bp-coops = Bottiche
bp-cover = Abdeckung
bp-cellar = Keller
bp-depot = Depot
bp-admin = Verwaltung
bp-engine = Eigene Kartenauslage
bp-sums = Was sie zusammen ergibt
bp-showing = Ihre Karten
bp-pieces = Figuren, die noch nicht gehandelt haben
bp-piece-turn-space = Reihe
bp-piece-admin = Amt
bp-starting = Startkarte { $number }
bp-no-master = Kein Braumeister
bp-empty-hand = Keine Handkarten

## Die Runde

bp-round = Runde { $round }
bp-race = Wettlauf um { $goal } Punkte
bp-round-end = Am Ende der Runde
bp-end-brewing = Jedes Rad dreht sich einmal
bp-end-brewing-who = Labor, für eine zweite Drehung: { $names }
bp-end-pieces = Figuren kehren zurück
bp-end-upgrade = Arbeiter werden aufgewertet
bp-end-upgrade-who = Wertet einen Arbeiter auf: { $names }
bp-end-cards = Handkarten bis zum Limit
bp-end-cards-who = Über dem Handlimit: { $names }
bp-end-income = Einkommen
bp-end-income-who = Mit Einkommen: { $names }

## Namen für Vorleser und Hinweise

bp-your-brewery = Deine Brauerei
bp-brewery-of = Brauerei von { $seat }
bp-your-hand = Deine Figuren und deine Hand
bp-hand-of-seat = Figuren und Hand von { $seat }
bp-free = frei
bp-value = Erfahrungswert { $value }
bp-worker-of = Arbeiter { $experience } von { $seat } steht hier
bp-stands = { $seat } steht hier
bp-in-display = Karte { $place } der Auslage
bp-in-hand = Karte { $place } von { $count } in deiner Hand
bp-unknown-card = Eine Karte, die du nicht kennst
bp-unknown-cards = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}
bp-pile-name = { $count ->
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
bp-discards-name = { $count ->
    [one] Ablagestapel, 1 Karte
   *[other] Ablagestapel, { $count } Karten
}
bp-level-space = Stufe { $space }: { $reach ->
    [one] erreicht 1 Karte
   *[other] erreicht { $reach } Karten
}, { $beers ->
    [one] braut 1 Bier
   *[other] braut { $beers } Biere
}
bp-level = Braustufe { $level }, { $reach ->
    [one] 1 Karte in Reichweite
   *[other] { $reach } Karten in Reichweite
}
bp-for-trucks = { $what }, für LKW
bp-first-truck = der erste LKW außerdem: { $effect }
bp-trucks-there = LKW hier: { $names }
bp-exchange-workers = { $count ->
    [0] Tausch, für Arbeiter
   *[other] Tausch, für Arbeiter; hier: { $names }
}
bp-gain = Tausche gegen: { $gain }
bp-turn-space = Platz { $place } der Reihenfolge: { $effect }
bp-bonus-action = Bonusaktion: { $effect }
bp-reached = du hast { $reached } von { $wanted }
bp-claimed = { $points ->
    [one] { $seat } hat dafür 1 Punkt
   *[other] { $seat } hat dafür { $points } Punkte
}
bp-built-by = gebaut von { $names }
bp-first-builder = 1 Punkt, wer sie zuerst baut
bp-dial = { $count ->
    [one] noch 1 Drehung
   *[other] noch { $count } Drehungen
}
bp-covered = unter einer Abdeckung
bp-blocked = durch einen Marker gesperrt
bp-coop-free = { $count ->
    [one] frei, ein Rad bräuchte 1 Drehung
   *[other] frei, ein Rad bräuchte { $count } Drehungen
}
bp-coop-number = { $beer }, Bottich mit { $count }
bp-token-on = Sperrmarker: { $token }
bp-in-cellar = { $thing } im Keller
bp-free-fields = { $count ->
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
bp-tile = Kellerplättchen, ein Arbeiter mit Erfahrung { $experience } räumt es in Rente: { $effect }
bp-retire-here = Hier kann ein Arbeiter mit Erfahrung { $experience } in Rente gehen
bp-retired = Hier ist ein Arbeiter mit Erfahrung { $experience } in Rente
bp-depot-name = { $count ->
    [one] Depot, 1 Fass von { $size }
   *[other] Depot, { $count } Fässer von { $size }
}
bp-virtual = eines mehr lässt sich immer bringen
bp-admin-space = Verwaltung: { $effect }
bp-progress-space = Fortschritt { $space }: Räder beginnen bei der Zahl des Bottichs +{ $number }
bp-progress-now = Fortschritt auf Feld { $space }: Räder beginnen bei der Zahl des Bottichs +{ $number }
bp-larger-hand = Handlimit 6
bp-income-now = { $count ->
    [one] Einkommen 1 Münze je Runde
   *[other] Einkommen { $count } Münzen je Runde
}
bp-site = Platz für Erweiterung { $number }
bp-site-bonus = Erweiterung { $number } bringt auch: { $effect }
bp-points = { $count ->
    [one] 1 Punkt von { $goal }
   *[other] { $count } Punkte von { $goal }
}
bp-hand-of = { $count ->
    [one] 1 Handkarte, Limit { $limit }
   *[other] { $count } Handkarten, Limit { $limit }
}
bp-track-place = { $count ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $count } Punkte
}
bp-worker = { $count ->
    [one] Arbeiter mit Erfahrung { $experience }
   *[other] { $count } Arbeiter mit Erfahrung { $experience }
}
bp-truck = LKW
bp-turn-worker = Arbeiter für die Reihenfolge
bp-admin-worker = Arbeiter in der Verwaltung
bp-helpers = { $count ->
    [one] 1 Bonusarbeiter
   *[other] { $count } Bonusarbeiter
}
bp-shows-places = drücke, um zu sehen, wohin er kann
bp-section-beige = beigebraun
bp-section-order = Auftrag
bp-section-white = weiß

## Was möglich ist

bp-can-place = Arbeiter einsetzen
bp-can-truck = LKW schicken
bp-can-turn-order = Arbeiter der Reihenfolge stellen
bp-can-admin = Arbeiter der Verwaltung stellen
bp-can-fulfil = erfüllen
bp-can-bonus = mit einem Bonusarbeiter tun
bp-can-take = nehmen
bp-can-beige = beigebraun spielen
bp-can-order = liefern
bp-can-white = weiß spielen
bp-can-discard = ablegen
bp-can-rotate = drehen
bp-can-brew = hier brauen
bp-can-unblock = entfernen
bp-can-uncover = wegnehmen
bp-can-build = bauen
bp-can-pick = nehmen
bp-can-deliver = liefern
bp-can-clear = zurückgeben
bp-can-move = von hier bringen
bp-can-exchange = tauschen
bp-can-retire = in Rente schicken

## Knöpfe

bp-verb-place = Einsetzen
bp-verb-truck = Fahren
bp-verb-turn-order = Anstellen
bp-verb-admin = Verwaltung
bp-verb-fulfil = Erfüllen
bp-verb-bonus = Bonusaktion
bp-verb-take = Nehmen
bp-verb-beige = Spielen
bp-verb-order = Liefern
bp-verb-white = Spielen
bp-verb-discard = Ablegen
bp-verb-rotate = Drehen
bp-verb-brew = Brauen
bp-verb-unblock = Entfernen
bp-verb-uncover = Aufdecken
bp-verb-build = Bauen
bp-verb-pick = Nehmen
bp-verb-deliver = Liefern
bp-verb-clear = Zurückgeben
bp-verb-move = Bringen
bp-verb-retire = In Rente

## Die Schlusswertung

bp-score-track = Punkte auf der Leiste
bp-score-beers = Biere für Glühbirnen
bp-score-coins = Münzen für Glühbirnen
bp-score-total = Punkte
bp-score-beers_left = Übrige Biere, zuerst bei Gleichstand
bp-score-barrels = Fässer, danach
