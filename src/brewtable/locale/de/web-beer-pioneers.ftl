# Beer Pioneers im Browser

## Orte

bp-tab-brewery = Brauerei
bp-tab-town = Stadt
bp-tab-cards = Karten
bp-tab-rivals = Die anderen
bp-display = Auslage
bp-level-track = Braustufe
bp-yard = LKW und Tausch
bp-turn-order = Zugreihenfolge
bp-bonuses = Boni
bp-bonuses-basic = Einfache Bonusaktionen
bp-bonuses-improved = Bessere Bonusaktionen: { $bulbs }
bp-objectives = Ziele
bp-extensions = Erweiterungen
bp-breweries = Wessen Brauerei zu sehen ist
bp-house-brew = Brauen
bp-house-rotate = Scheiben drehen
bp-house-progress = Fortschritt
bp-house-barrels = Fässer
bp-house-white = Weiße Karte
bp-house-upgrade = Aufwerten
bp-house-extension = Bauen
bp-house-coins = Münzen
bp-coops = Kessel
bp-cover = Abdeckung
bp-cellar = Keller
bp-depot = Depot
bp-admin = Verwaltung
bp-engine = Eigene Auslage
bp-sums = Was sie zusammen ergibt
bp-showing = Ihre Karten
bp-pieces = Figuren, die noch nicht gehandelt haben
bp-piece-turn-space = Arbeiter Reihe
bp-piece-admin = Arbeiter Amt
bp-starting = Startaufstellung { $number }
bp-no-master = Kein Braumeister
bp-empty-hand = Keine Handkarten

## Die Runde

bp-round = Runde { $round }
bp-race = Wettlauf um { $goal } Punkte
bp-round-end = Am Ende der Runde
bp-end-brewing = Jede Brauscheibe dreht sich einmal
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
bp-in-hand = Karte { $place } von { $count } auf deiner Hand
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
bp-turn-space = Platz { $place } der Zugreihenfolge: { $effect }
bp-bonus-action = Bonusaktion: { $effect }
bp-reached = du hast { $reached } von { $wanted }
bp-claimed = { $points ->
    [one] { $seat } hat dafür 1 Punkt
   *[other] { $seat } hat dafür { $points } Punkte
}
bp-built-by = gebaut von { $names }
bp-first-builder = 1 Punkt für den ersten Bau
bp-dial = { $count ->
    [one] noch 1 Drehung
   *[other] noch { $count } Drehungen
}
bp-covered = unter einer Abdeckung
bp-blocked = durch einen Marker gesperrt
bp-coop-free = { $count ->
    [one] frei, eine Brauscheibe bräuchte 1 Drehung
   *[other] frei, eine Brauscheibe bräuchte { $count } Drehungen
}
bp-coop-number = { $beer }, Kessel mit { $count }
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
bp-progress-space = Fortschritt { $space }: Brauscheiben beginnen bei der Zahl des Kessels +{ $number }
bp-progress-now = Fortschritt auf Feld { $space }: Brauscheiben beginnen bei der Zahl des Kessels +{ $number }
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
bp-turn-worker = Arbeiter für die Zugreihenfolge
bp-admin-worker = Arbeiter in der Verwaltung
bp-helpers = { $count ->
    [one] 1 Bonusarbeiter
   *[other] { $count } Bonusarbeiter
}
bp-shows-places = drücke, um zu sehen, wohin er kann
bp-section-beige = beigebraun
bp-section-order = Auftrag
bp-section-white = weiß

## Worte auf den Plätzen

bp-part-beige = Für immer
bp-part-order = Auftrag
bp-part-white = Einmal
bp-part-master = Braumeister
bp-part-none = Nichts auf dieser Karte.
bp-sum-bulbs = Birnen
bp-sum-take = nehmen
bp-sum-move = bewegen
bp-sum-rotations = drehen
bp-lacks = Es fehlt: { $things }
bp-deliverable = kann geliefert werden
bp-claim = { $count ->
    [one] 1 Punkt holen
   *[other] { $count } Punkte holen
}
bp-hand-title = Deine Hand
bp-hand-title-of = Hand von { $seat }
bp-pile = im Stapel
bp-reach-note = { $reach ->
    [one] Du darfst die erste Karte oder vom Stapel nehmen
   *[other] Du darfst von den ersten { $reach } oder vom Stapel nehmen
}
bp-level-short = Stufe { $level }
bp-both = { $count ->
    [0] beides: gratis
    [one] beides: 1 Münze
   *[other] beides: { $count } Münzen
}
bp-bonus-from = ab Erfahrung { $experience } bringt ein Arbeiter eine Bonusaktion
bp-closed = nicht dabei
bp-you = du
bp-plus-bonus = + Bonus
bp-bonus-with = Bonus ab { $experience }
bp-no-worker = niemand frei
bp-next-order = Nächste Reihenfolge
bp-you-stand = du stehst auf { $place }
bp-left-is-first = weiter links ist früher
bp-short-truck = LKW
bp-short-worker = Arbeiter
bp-short-beige = Für immer
bp-yard-order = Liefern
bp-yard-load = Laden
bp-yard-coins = Fahren
bp-yard-exchange = Tausch
bp-first = zuerst: { $effect }
bp-exchange-gives = Bier, Fass, Münze für Punkt, 2 Karten, Münze
bp-objective-points = { $first ->
    [one] zuerst 1 Punkt, dann { $second }
   *[other] zuerst { $first } Punkte, dann { $second }
}
bp-extensions-note = { $coins ->
    [one] 1 Münze; du hast { $built } von { $all }
   *[other] { $coins } Münzen; du hast { $built } von { $all }
}
bp-yours = deine
bp-choose-bonus = Bonusaktionen
bp-bonus-cost = Jede Bonusaktion braucht einen; am Rundenende kommt er zurück.
bp-close = Schließen
bp-everybody = Für alle
bp-with-bulbs = Mit { $bulbs }; du hast { $have }
bp-places = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
bp-piece-worker = Arbeiter { $experience }
bp-piece-truck-space = LKW
bp-on = auf { $where }
bp-place = Platz { $place }
bp-rivals = Die anderen
bp-has = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $built } gebaut
bp-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
bp-brewing = Braut
bp-nothing = nichts
bp-empty = leer
bp-fields-free = { $count } frei
bp-engine-short = Auslage
bp-has-short = Hat
bp-shut = gesperrt
bp-unit-helpers = { $count ->
    [one] Bonusarbeiter
   *[other] Bonusarbeiter
}
bp-unit-income = Einkommen
bp-open = Öffnen
bp-turns-left = Drehungen übrig; jede Brauscheibe dreht sich am Rundenende 1
bp-cellar-note = { $more ->
    [0] { $held } von { $all }
   *[other] { $held } von { $all }, { $more } mehr durch Renten
}
bp-admin-short = Amt
bp-progress = Fortschritt
bp-none = keiner

## Was möglich ist

bp-can-place = Arbeiter einsetzen
bp-can-truck = LKW schicken
bp-can-turn-order = Arbeiter in die Zugreihenfolge stellen
bp-can-admin = Arbeiter in die Verwaltung stellen
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
bp-verb-admin = Verwalten
bp-verb-fulfil = Erfüllen
bp-verb-bonus = Einsetzen
bp-verb-take = Nehmen
bp-verb-beige = Spielen
bp-verb-order = Liefern
bp-verb-white = Spielen
bp-verb-discard = Ablegen
bp-verb-rotate = Drehen
bp-verb-brew = Brauen
bp-verb-unblock = Entfernen
bp-verb-uncover = Wegnehmen
bp-verb-build = Bauen
bp-verb-pick = Nehmen
bp-verb-deliver = Liefern
bp-verb-clear = Zurückgeben
bp-verb-move = Bringen
bp-verb-retire = In Rente schicken

## Die Schlusswertung

bp-score-track = Punkte auf der Leiste
bp-score-beers = Biere für Glühbirnen
bp-score-coins = Münzen für Glühbirnen
bp-score-total = Punkte
bp-score-beers_left = Übrige Biere, zuerst bei Gleichstand
bp-score-barrels = Fässer, danach

## Start page

web-title-beer-pioneers = Bier Pioniere
web-line-beer-pioneers = Gründe eine Brauerei, baue sie aus, dreh an den Scheiben, erfülle Aufträge. Wer hat zuerst 20 Punkte?
