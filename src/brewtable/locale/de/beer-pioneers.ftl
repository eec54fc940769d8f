## Beer Pioneers: Was gefragt wird

pioneers-ask-turn = Welche deiner Figuren handelt, und wo?
pioneers-ask-bonus-action = Eine Bonusaktion mit einem deiner Bonusarbeiter?
pioneers-ask-claim = Du kannst ein Ziel erfüllen. Tust du es?
pioneers-ask-choose = Was davon?
pioneers-ask-take = { $count ->
    [one] Nimm eine Karte: eine in Reichweite oder die oberste vom Stapel.
   *[other] Nimm { $count } Karten, eine nach der anderen: in Reichweite oder vom Stapel.
}
pioneers-ask-move = { $count ->
    [one] Ein Fass in den Keller bringen?
   *[other] Bis zu { $count } Fässer in den Keller bringen?
}
pioneers-ask-rotate = { $count ->
    [one] 1 Drehung: welches Rad?
   *[other] { $count } Drehungen: welches Rad, und wie weit?
}
pioneers-ask-making-room = Dein Keller ist voll. Was macht Platz? ({ $beer })
pioneers-ask-brew = { $count ->
    [one] Welches Bier braust du?
   *[other] Welche Biere braust du? Höchstens { $count }.
}
pioneers-ask-unblock = { $count ->
    [one] Welchen Sperrmarker entfernst du?
   *[other] Welche Sperrmarker entfernst du? Höchstens { $count }.
}
pioneers-ask-uncover = Welche Abdeckung nimmst du weg?
pioneers-ask-build = Welche Erweiterung baust du?
pioneers-ask-pick = Welches Bier nimmst du?
pioneers-ask-play-beige = Welche Karte spielst du beigebraun?
pioneers-ask-play-white = Welche Karte spielst du weiß?
pioneers-ask-play-order = Welchen Auftrag erfüllst du?
pioneers-ask-deliver = { $count ->
    [one] Welches Bier lieferst du?
   *[other] Welche { $count } Biere lieferst du?
}
pioneers-ask-exchange = Was tauschst du?
pioneers-ask-retire = Welcher Arbeiter geht in Rente?
pioneers-ask-discard = { $count ->
    [one] Eine Handkarte zu viel: welche legst du ab?
   *[other] { $count } Handkarten zu viel: welche legst du ab?
}

## Möglichkeiten

pioneers-choice-place = Arbeiter { $experience }, { $space }: { $effect }
pioneers-choice-place-bonus = Arbeiter { $experience }, { $space }: { $effect }; danach eine Bonusaktion
pioneers-choice-truck = LKW, { $space }: { $effect }
pioneers-choice-turn-order = Platz { $place } der Zugreihenfolge: { $effect }
pioneers-choice-admin = Verwaltung: { $effect }
pioneers-choice-fulfil = Erfülle das Ziel: { $objective }
pioneers-choice-bonus = Bonusarbeiter: { $effect }
pioneers-choice-take = Nimm: { $card }
pioneers-choice-beige = { $card }: { $effect }
pioneers-choice-order = { $card }: { $effect }
pioneers-choice-white = { $card }: { $effect }
pioneers-choice-discard = Lege ab: { $card }
pioneers-choice-choose = { $effect }
pioneers-choice-rotate = { $count ->
    [one] Drehe { $beer } um 1
   *[other] Drehe { $beer } um { $count }
}
pioneers-choice-brew = Braue { $beer }
pioneers-choice-unblock = Entferne den Marker: { $token }
pioneers-choice-uncover = Nimm weg: { $overlay }
pioneers-choice-build = { $extension }: { $effect }
pioneers-choice-pick = Nimm { $beer }
pioneers-choice-deliver = Liefere { $beer }
pioneers-choice-clear = Gib zurück: { $thing }
pioneers-choice-move = { $count ->
    [one] Bringe 1 Fass in den Keller
   *[other] Bringe { $count } Fässer in den Keller
}
pioneers-choice-exchange = { $give } gegen { $get }
pioneers-choice-twice = { $count ->
    [0] Tausche zweimal
   *[other] Zahle eine Münze und tausche zweimal
}
pioneers-choice-retire = Arbeiter { $experience } geht in Rente: { $effect }
pioneers-choice-done-bonus-action = Keine Bonusaktion
pioneers-choice-done-claim = Zug beenden
pioneers-choice-done-move = Nichts mehr bewegen
pioneers-choice-done-rotate = Nichts mehr drehen
pioneers-choice-done-making-room = Auf das Bier verzichten
pioneers-choice-done-brew = Nichts mehr brauen
pioneers-choice-done-unblock = Keinen entfernen
pioneers-choice-done-pick = Keines nehmen
pioneers-choice-done-play-beige = Keine spielen
pioneers-choice-done-play-white = Keine spielen
pioneers-choice-done-play-order = Keinen erfüllen
pioneers-choice-done-exchange = Nicht tauschen

## Dinge und Orte

pioneers-pile = die oberste Karte vom Stapel
pioneers-space = { $space } ({ $action })
pioneers-action-brew = Brauen
pioneers-action-rotate = Drehungen
pioneers-action-progress = Fortschritt und Marker
pioneers-action-barrels = Fässer
pioneers-action-white = weiße Karte
pioneers-action-upgrade = Aufwertung
pioneers-action-extension = Erweiterung
pioneers-action-coins = Münzen
pioneers-truck-coins = Feld 9
pioneers-truck-order = Aufträge
pioneers-truck-load = Fass oder Karte
pioneers-truck-exchange = Tausch
pioneers-admin-unblock = Marker und Drehung
pioneers-admin-beige = beigebraune Karte
pioneers-admin-brew = 1 Bier brauen
pioneers-admin-white = weiße Karte
pioneers-bonus-coin = 1 Münze
pioneers-bonus-beige = eine beigebraune Karte
pioneers-bonus-barrels = Fässer nehmen
pioneers-bonus-move = Fässer bewegen
pioneers-bonus-rotate = 2 Drehungen
pioneers-bonus-brew = 1 Bier brauen
pioneers-bonus-unblock = ein Sperrmarker
pioneers-bonus-order = ein Auftrag
pioneers-bonus-extension = eine Erweiterung
pioneers-bonus-cards = 3 Karten
pioneers-bonus-rotate-all = X Drehungen
pioneers-bonus-point = 1 Punkt
pioneers-token-pils = Pils
pioneers-token-export = Export
pioneers-token-lager = Lager
pioneers-token-stark = Stark
pioneers-token-weizen = Weizen
pioneers-token-beige = beigebraune Karten spielen
pioneers-token-brew = 1 Bier brauen
pioneers-token-white = weiße Karten spielen
pioneers-overlay-large = die große Abdeckung (Pils, Export, Lager)
pioneers-overlay-small = die kleine Abdeckung (Stark, Weizen)
pioneers-extension-filter = Bierfilter
pioneers-extension-cooling = Kühlanlage
pioneers-extension-laboratory = Labor
pioneers-extension-fleet = Fuhrpark
pioneers-extension-malt-factory = Mälzerei
pioneers-extension-machine-hall = Maschinenhalle
pioneers-objective-same = { $count } Biere einer Sorte im Keller
pioneers-objective-different = { $count } verschiedene Biere im Keller
pioneers-objective-extensions = { $count } Erweiterungen
pioneers-objective-unblocked = { $count } Sperrmarker entfernt
pioneers-objective-barrels = { $count } Fässer
pioneers-objective-bulbs = { $count } Glühbirnen
pioneers-objective-level = Braustufe { $count }
pioneers-goal-same = Biere einer Sorte
pioneers-goal-different = verschiedene Biere
pioneers-goal-extensions = Erweiterungen
pioneers-goal-unblocked = Sperrmarker
pioneers-goal-barrels = Fässer
pioneers-goal-bulbs = Glühbirnen
pioneers-goal-level = Braustufe
pioneers-gift-pils = ein Pils
pioneers-gift-export = ein Export
pioneers-gift-lager = ein Lager
pioneers-gift-stark = ein Stark
pioneers-gift-weizen = ein Weizen
pioneers-gift-alt = ein Alt
pioneers-gift-barrel = ein Fass
pioneers-gift-coin = eine Münze
pioneers-gain-point = einen Punkt
pioneers-gain-cards = 2 Karten
pioneers-gain-coin = eine Münze
pioneers-tile-large = groß
pioneers-tile-barrel = Fass
pioneers-tile-progress = Fortschritt
pioneers-tile-small = klein
pioneers-piece-worker = den grauen Arbeiter
pioneers-piece-truck = den grauen LKW

## Warum nicht

pioneers-reason-other-decision = jetzt ist etwas anderes gefragt: { $ask }
pioneers-reason-worker = kein Arbeiter mit Erfahrung { $experience } ist bereit
pioneers-reason-truck = deine LKW sind in dieser Runde schon gefahren
pioneers-reason-moved = dieser Arbeiter hat in dieser Runde schon gezogen
pioneers-reason-covered = dieses Feld ist in diesem Spiel abgedeckt
pioneers-reason-taken = { $seat } steht dort
pioneers-reason-truck-there = dort steht ein LKW
pioneers-reason-nothing-to-give = du hast keine Münze und im Keller weder Bier noch Fass zum Geben
pioneers-reason-nothing-to-build = es gibt keine Erweiterung, die du bauen könntest
pioneers-reason-coins = { $count ->
    [one] 1 Münze zu wenig
   *[other] { $count } Münzen zu wenig
}
pioneers-reason-token = hier liegt noch ein Sperrmarker: { $token }
pioneers-reason-fulfilled = das hast du schon erfüllt
pioneers-reason-objective-taken = andere waren schneller
pioneers-reason-objective = du hast { $reached } von { $wanted }
pioneers-reason-helper = braucht einen Bonusarbeiter
pioneers-reason-bulbs = braucht { $count } Glühbirnen
pioneers-reason-no-effect = es hätte jetzt keine Wirkung
pioneers-reason-pile = es ist keine Karte mehr da
pioneers-reason-reach = { $count ->
    [one] deine Braustufe reicht nur bis zur ersten Karte
   *[other] deine Braustufe reicht nur bis zu den ersten { $count } Karten
}
pioneers-reason-gap = diese Karte ist weg; aufgerückt wird am Ende des Zuges
pioneers-reason-hand = sie ist nicht auf deiner Hand
pioneers-reason-lacks = deinem Keller fehlt { $things }
pioneers-reason-section-beige = sie hat keinen beigebraunen Teil
pioneers-reason-section-white = sie hat keinen weißen Teil
pioneers-reason-section-order = sie hat keinen Auftrag
pioneers-reason-built = das hast du schon gebaut
pioneers-reason-same-beer = das wäre dasselbe, wie darauf zu verzichten
pioneers-reason-cellar = das hast du nicht zum Geben
pioneers-reason-gone = das ist schon weg
pioneers-reason-barrels = so viele Fässer lassen sich nicht bewegen
pioneers-reason-twice = zweimal geht es nicht
pioneers-reason-retired = für diese Rente ist kein Platz mehr
pioneers-reason-no-such-worker = so einen Arbeiter hast du nicht
pioneers-reason-option = das steht hier nicht zur Wahl oder ist zu teuer
pioneers-reason-must = hier muss etwas gewählt werden
pioneers-reason-no-dial = dort liegt kein Rad
pioneers-reason-turned = es ist schon gedreht
pioneers-reason-too-far = { $count ->
    [one] höchstens 1 Drehung
   *[other] höchstens { $count } Drehungen
}
pioneers-reason-brewing = sein Rad ist in Gebrauch
pioneers-reason-overlaid = eine Abdeckung liegt darüber

## Der Verlauf

pioneers-log-round = Runde { $round } beginnt
pioneers-log-end = Das Spiel ist vorbei
pioneers-log-shuffle = { $count ->
    [one] 1 abgelegte Karte wird zum neuen Stapel
   *[other] { $count } abgelegte Karten werden zum neuen Stapel gemischt
}
pioneers-log-first = { $place ->
    [1] { $seat } ist an erster Stelle dran
    [2] { $seat } ist an zweiter Stelle dran
    [3] { $seat } ist an dritter Stelle dran
   *[other] { $seat } ist an vierter Stelle dran
}
pioneers-log-worker = { $seat }: Arbeiter { $experience } → { $space }
pioneers-log-truck = { $seat }: LKW → { $space }
pioneers-log-turn-order = { $seat }: Platz { $place } der Zugreihenfolge
pioneers-log-admin = { $seat }: Verwaltung, { $space }
pioneers-log-bonus = { $seat } setzt einen Bonusarbeiter ein: { $bonus }
pioneers-log-grey = { $seat } bekommt { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat } nimmt 1 Münze
   *[other] { $seat } nimmt { $amount } Münzen
}
pioneers-log-paid = { $amount ->
    [one] { $seat } zahlt 1 Münze
   *[other] { $seat } zahlt { $amount } Münzen
}
pioneers-log-points = { $amount ->
    [one] { $seat } bekommt 1 Punkt
   *[other] { $seat } bekommt { $amount } Punkte
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat } nimmt 1 Fass
   *[other] { $seat } nimmt { $count } Fässer
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat } bringt 1 Fass in den Keller
   *[other] { $seat } bringt { $count } Fässer in den Keller
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat } liefert 1 Fass
   *[other] { $seat } liefert { $count } Fässer
}
pioneers-log-barrels-given = { $seat } gibt ein Fass
pioneers-log-barrels-cleared = { $seat } gibt ein Fass zurück, um Platz zu machen
pioneers-log-beer-cellar = { $seat } legt { $beer } in den Keller
pioneers-log-beer-delivered = { $seat } liefert { $beer }
pioneers-log-beer-given = { $seat } gibt { $beer }
pioneers-log-beer-cleared = { $seat } gibt { $beer } zurück, um Platz zu machen
pioneers-log-beer-lost = { $seat } verzichtet auf { $beer }: der Keller ist voll
pioneers-log-dial-placed = { $value ->
    [one] { $seat } braut { $beer }: 1 Drehung
   *[other] { $seat } braut { $beer }: { $value } Drehungen
}
pioneers-log-dial-turned = { $seat } dreht { $beer } von { $before } auf { $value }
pioneers-log-brewed = { $seat } hat { $beer } gebraut
pioneers-log-unblocked = { $seat } entfernt einen Sperrmarker: { $token }
pioneers-log-uncovered = { $seat } nimmt weg: { $overlay }
pioneers-log-built = { $seat } baut: { $extension }
pioneers-log-level = { $seat } erreicht Feld { $space } der Braustufen
pioneers-log-progress = { $seat } erreicht Feld { $space } der Fortschrittsleiste
pioneers-log-income = { $seat } hat Einkommensfeld { $space }
pioneers-log-marker = { $seat } wertet am Rundenende einen Arbeiter auf
pioneers-log-upgraded = { $seat }: ein Arbeiter mit Erfahrung { $experience } geht in Rente und räumt ein Kellerplättchen ({ $tile })
pioneers-log-objective = { $seat } erfüllt ein Ziel ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat } bekommt einen Bonusarbeiter zurück
   *[other] { $seat } bekommt { $count } Bonusarbeiter dazu
}
pioneers-log-sacrificed = { $seat } gibt einen Bonusarbeiter ab
pioneers-log-card-taken = { $seat } nimmt { $card }
pioneers-log-card-drawn = { $seat } zieht eine Karte vom Stapel
pioneers-log-card-beige = { $seat } spielt { $card } beigebraun
pioneers-log-card-order = { $seat } erfüllt den Auftrag auf { $card }
pioneers-log-card-white = { $seat } spielt { $card } weiß
pioneers-log-card-discarded = { $seat } legt { $card } ab
pioneers-log-card-returned = { $card } kommt zurück auf die Hand ({ $seat })
pioneers-log-card-turned-up = { $card } wird aufgedeckt
pioneers-log-card-pushed-out = { $card } verlässt die Auslage
