## Beer Pioneers: Was gefragt wird

pioneers-ask-turn = Welche deiner Figuren handelt, und wo?
pioneers-ask-bonus-action = Möchtest du eine Bonusaktion mit einem deiner Bonusarbeiter?
pioneers-ask-claim = Du kannst ein Ziel erfüllen. Möchtest du das?
pioneers-ask-choose = Was davon?
pioneers-ask-take = { $count ->
    [one] Nimm eine Karte: eine in Reichweite oder die oberste vom Stapel.
   *[other] Nimm { $count } Karten, eine nach der anderen: in Reichweite oder vom Stapel.
}
pioneers-ask-move = { $count ->
    [one] Möchtest du ein Fass in den Keller bringen?
   *[other] Möchtest du bis zu { $count } Fässer in den Keller bringen?
}
pioneers-ask-rotate = { $count ->
    [one] 1 Drehung: welche Brauscheibe?
   *[other] { $count } Drehungen: welche Brauscheibe, und wie weit?
}
pioneers-ask-rotate-once = Labor: Welche Brauscheiben drehst du noch einmal?
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
    [one] Eine Handkarte zu viel: Welche legst du ab?
   *[other] { $count } Handkarten zu viel: Welche legst du ab?
}

## Möglichkeiten

pioneers-choice-place = Einsetzen: Arbeiter { $experience } auf { $space } – { $effect }
pioneers-choice-place-bonus = Einsetzen: Arbeiter { $experience } auf { $space } – { $effect }; danach ist eine Bonusaktion möglich
pioneers-choice-truck = Fahren: { $space } – { $effect }
pioneers-choice-truck-first = Fahren: { $space } – { $effect }; als erster LKW dort auch { $extra }
pioneers-choice-truck-later = Fahren: { $space } – { $effect }; nichts dazu, denn ein anderer LKW war zuerst da
pioneers-choice-turn-order = { $rank ->
    [1] Anstellen: Platz { $place } – { $effect }; bisher bist du nächste Runde an 1. Stelle dran (weiter links ist früher)
    [2] Anstellen: Platz { $place } – { $effect }; bisher bist du nächste Runde an 2. Stelle dran (weiter links ist früher)
    [3] Anstellen: Platz { $place } – { $effect }; bisher bist du nächste Runde an 3. Stelle dran (weiter links ist früher)
   *[other] Anstellen: Platz { $place } – { $effect }; bisher bist du nächste Runde an { $rank }. Stelle dran (weiter links ist früher)
}
pioneers-choice-admin = Verwalten: { $effect }
pioneers-choice-fulfil = { $ready ->
    [0] Erfüllen: { $objective } – { $count } Punkte; ein Bonusarbeiter verlässt dafür für immer das Bonusfeld
   *[other] Erfüllen: { $objective } – { $count } Punkte; ein Bonusarbeiter verlässt dafür für immer deinen Vorrat
}
pioneers-choice-bonus = Einsetzen: ein Bonusarbeiter – { $clauses_effects }
pioneers-choice-bonus-improved = Einsetzen: ein Bonusarbeiter, verbesserte Aktion – { $clauses_effects }
pioneers-choice-take = Nehmen: { $card }
pioneers-choice-beige = Spielen: { $card } beigebraun – { $clauses_effects }
pioneers-choice-order = Liefern: { $needs } für { $card } – { $clauses_effects }
pioneers-choice-white = Spielen: { $card } weiß – { $clauses_effects }
pioneers-choice-discard = Ablegen: { $card }
pioneers-choice-choose = Wählen: { $effect }
pioneers-choice-rotate = Drehen: { $beer } um { $count } – { $clauses_effects }
pioneers-choice-brew = Brauen: { $beer } – { $clauses_effects }
pioneers-choice-unblock = Entfernen: Marker { $token }
pioneers-choice-uncover = Wegnehmen: { $overlay }
pioneers-choice-build = Bauen: { $extension } – { $clauses_effects }
pioneers-choice-pick = Nehmen: { $beer }
pioneers-choice-deliver = Liefern: { $beer }
pioneers-choice-clear = Zurückgeben: { $thing }, damit Platz ist ({ $beer })
pioneers-choice-move = { $count ->
    [one] Bringen: 1 Fass in den Keller
   *[other] Bringen: { $count } Fässer in den Keller
}
pioneers-choice-exchange = Geben: { $give } für { $clauses_gains }
pioneers-choice-twice = { $count ->
    [0] Zweimal tauschen
   *[other] Zweimal tauschen, für eine Münze
}
pioneers-choice-retire = In Rente schicken: Arbeiter { $experience } – { $effect }; an seine Stelle tritt einer mit Erfahrung { $next }
pioneers-choice-done-bonus-action = Keine Bonusaktion ausführen
pioneers-choice-done-claim = Den Zug ohne Ziel beenden
pioneers-choice-done-move = Nichts bewegen
pioneers-choice-done-rotate = { $turned ->
    [0] Nicht drehen: Die Drehungen verfallen
   *[other] Nicht weiter drehen: Die übrigen Drehungen verfallen
}
pioneers-choice-done-rotate-once = { $turned ->
    [0] Nicht drehen
   *[other] Nicht weiter drehen
}
pioneers-choice-done-making-room = Auf das Bier verzichten ({ $beer })
pioneers-choice-done-brew = { $before ->
    [0] Nichts brauen
   *[other] Nichts mehr brauen
}
pioneers-choice-done-unblock = { $before ->
    [0] Keinen entfernen
   *[other] Keinen mehr entfernen
}
pioneers-choice-done-pick = { $before ->
    [0] Keines nehmen
   *[other] Keines mehr nehmen
}
pioneers-choice-done-play-beige = Keine spielen
pioneers-choice-done-play-white = Keine spielen
pioneers-choice-done-play-order = Keinen erfüllen
pioneers-choice-done-exchange = Nichts tauschen

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
pioneers-bonus-rotate-all = alle Drehungen
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
pioneers-piece-extra-worker = einen Arbeiter mehr für diese Runde
pioneers-piece-extra-truck = einen LKW mehr für diese Runde

## Warum nicht

pioneers-reason-other-decision = jetzt ist etwas anderes gefragt: { $ask }
pioneers-reason-worker = du hast keinen Arbeiter mit Erfahrung { $experience }
pioneers-reason-worker-placed = dein Arbeiter mit Erfahrung { $experience } ist in dieser Runde schon eingesetzt
pioneers-reason-workers-placed = alle deine Arbeiter sind in dieser Runde schon eingesetzt
pioneers-reason-truck = deine LKW sind in dieser Runde schon gefahren
pioneers-reason-moved = dieser Arbeiter hat in dieser Runde schon gezogen
pioneers-reason-covered = dieses Feld ist in diesem Spiel abgedeckt
pioneers-reason-taken = { $seat_who ->
    [you] dort stehst schon du
   *[other] { $seat } steht dort
}
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
pioneers-reason-round-end = nicht am Rundenende: erst wieder in deinem nächsten Zug
pioneers-reason-bulbs = braucht { $count } Glühbirnen
pioneers-reason-pile = es ist keine Karte mehr da
pioneers-reason-reach = { $count ->
    [one] deine Braustufe reicht nur bis zur ersten Karte
   *[other] deine Braustufe reicht nur bis zu den ersten { $count } Karten
}
pioneers-reason-gap = diese Karte ist weg; die Auslage rückt am Ende des Zuges auf
pioneers-reason-hand = sie ist nicht auf deiner Hand
pioneers-reason-lacks = im Keller fehlt: { $things }
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
pioneers-reason-no-dial = dort liegt keine Brauscheibe
pioneers-reason-turned = sie ist schon gedreht
pioneers-reason-too-far = { $count ->
    [one] höchstens 1 Drehung
   *[other] höchstens { $count } Drehungen
}
pioneers-reason-brewing = seine Brauscheibe ist in Gebrauch
pioneers-reason-overlaid = eine Abdeckung liegt darüber

## Der Verlauf

pioneers-log-round = Runde { $round } beginnt
pioneers-log-end = Das Spiel ist vorbei
pioneers-deed-and = { $deed } – { $gains }
pioneers-deed-gets = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
}: { $gains }
pioneers-deed-exchange = { $seat_who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
}: { $give } gegen { $get }
pioneers-deed-paid = { $count ->
    [one] 1 Münze bezahlt
   *[other] { $count } Münzen bezahlt
}
pioneers-deed-ready = ein fertiges { $beer }
pioneers-log-shuffle = { $count ->
    [one] 1 abgelegte Karte wird zum neuen Stapel
   *[other] { $count } abgelegte Karten werden zum neuen Stapel gemischt
}
pioneers-log-first = { $place ->
    [1] { $seat_who ->
        [you] Du bist
       *[other] { $seat } ist
    } an erster Stelle dran
    [2] { $seat_who ->
        [you] Du bist
       *[other] { $seat } ist
    } an zweiter Stelle dran
    [3] { $seat_who ->
        [you] Du bist
       *[other] { $seat } ist
    } an dritter Stelle dran
   *[other] { $seat_who ->
        [you] Du bist
       *[other] { $seat } ist
    } an vierter Stelle dran
}
pioneers-log-worker = { $seat_who ->
    [you] Du setzt
   *[other] { $seat } setzt
} Arbeiter { $experience } ein: { $space }
pioneers-log-truck = { $seat_who ->
    [you] Du schickst
   *[other] { $seat } schickt
} einen LKW: { $space }
pioneers-log-turn-order = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} Platz { $place } der Zugreihenfolge
pioneers-log-admin = { $seat_who ->
    [you] Du nutzt
   *[other] { $seat } nutzt
} die Verwaltung: { $space }
pioneers-log-bonus = { $seat_who ->
    [you] Du setzt
   *[other] { $seat } setzt
} einen Bonusarbeiter ein: { $bonus }
pioneers-log-grey = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat_who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } 1 Münze
   *[other] { $seat_who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $amount } Münzen
}
pioneers-log-paid = { $amount ->
    [one] { $seat_who ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } 1 Münze
   *[other] { $seat_who ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } { $amount } Münzen
}
pioneers-log-points = { $amount ->
    [one] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } 1 Punkt
   *[other] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } Punkte
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat_who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } 1 Fass
   *[other] { $seat_who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $count } Fässer
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat_who ->
        [you] Du bringst
       *[other] { $seat } bringt
    } 1 Fass in den Keller
   *[other] { $seat_who ->
        [you] Du bringst
       *[other] { $seat } bringt
    } { $count } Fässer in den Keller
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat_who ->
        [you] Du lieferst
       *[other] { $seat } liefert
    } 1 Fass
   *[other] { $seat_who ->
        [you] Du lieferst
       *[other] { $seat } liefert
    } { $count } Fässer
}
pioneers-log-barrels-given = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} ein Fass
pioneers-log-barrels-cleared = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} ein Fass zurück, um Platz zu machen
pioneers-log-beer-cellar = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} { $beer } in den Keller
pioneers-log-beer-delivered = { $seat_who ->
    [you] Du lieferst
   *[other] { $seat } liefert
} { $beer }
pioneers-log-beer-given = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $beer }
pioneers-log-beer-cleared = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $beer } zurück, um Platz zu machen
pioneers-log-beer-lost = { $seat_who ->
    [you] Du verzichtest
   *[other] { $seat } verzichtet
} auf { $beer }: Der Keller ist voll
pioneers-log-dial-placed = { $value ->
    [one] { $seat_who ->
        [you] Du braust
       *[other] { $seat } braut
    } { $beer }: 1 Drehung
   *[other] { $seat_who ->
        [you] Du braust
       *[other] { $seat } braut
    } { $beer }: { $value } Drehungen
}
pioneers-log-dial-turned = { $seat_who ->
    [you] Du drehst
   *[other] { $seat } dreht
} { $beer } von { $before } auf { $value }
pioneers-log-brewed = { $seat_who ->
    [you] Du hast
   *[other] { $seat } hat
} { $beer } gebraut
pioneers-log-unblocked = { $seat_who ->
    [you] Du entfernst
   *[other] { $seat } entfernt
} einen Sperrmarker: { $token }
pioneers-log-uncovered = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} weg: { $overlay }
pioneers-log-built = { $seat_who ->
    [you] Du baust
   *[other] { $seat } baut
}: { $extension }
pioneers-log-level = { $seat_who ->
    [you] Du erreichst
   *[other] { $seat } erreicht
} Feld { $space } der Braustufenleiste
pioneers-log-progress = { $seat_who ->
    [you] Du erreichst
   *[other] { $seat } erreicht
} Feld { $space } der Fortschrittsleiste
pioneers-log-income = { $seat_who ->
    [you] Du erreichst
   *[other] { $seat } erreicht
} Einkommensfeld { $space }
pioneers-log-marker = { $seat_who ->
    [you] Du wertest
   *[other] { $seat } wertet
} am Rundenende einen Arbeiter auf
pioneers-log-upgraded = { $seat_who ->
    [you] Dein Arbeiter
   *[other] Ein Arbeiter ({ $seat })
} mit Erfahrung { $experience } geht in Rente und räumt ein Kellerplättchen ({ $tile })
pioneers-log-objective = { $seat_who ->
    [you] Du erfüllst
   *[other] { $seat } erfüllt
} ein Ziel ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } einen Bonusarbeiter zurück
   *[other] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $count } Bonusarbeiter dazu
}
pioneers-log-sacrificed = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} einen Bonusarbeiter ab
pioneers-log-card-taken = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
}: { $card }
pioneers-log-card-drawn = { $seat_who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte vom Stapel
pioneers-log-card-beige = { $seat_who ->
    [you] Du spielst
   *[other] { $seat } spielt
} beigebraun: { $card }
pioneers-log-card-order = { $seat_who ->
    [you] Du erfüllst
   *[other] { $seat } erfüllt
} den Auftrag: { $card }
pioneers-log-card-white = { $seat_who ->
    [you] Du spielst
   *[other] { $seat } spielt
} weiß: { $card }
pioneers-log-card-discarded = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} ab: { $card }
pioneers-log-card-returned = { $seat_who ->
    [you] { $card } kommt zurück auf deine Hand
   *[other] { $card } kommt zurück auf die Hand ({ $seat })
}
pioneers-log-card-turned-up = Aufgedeckt: { $card }
pioneers-log-card-pushed-out = { $card } verlässt die Auslage

## Options

pioneers-option-objective = Drittes Ziel
pioneers-option-objective-about = Die Zielkarte, die neben den beiden aufgedruckten Zielen liegt.
pioneers-option-objective-is-random = Ausgelost
pioneers-option-objective-is-extensions = Erweiterungen
pioneers-option-objective-is-unblocked = Sperrmarker entfernt
pioneers-option-objective-is-barrels = Fässer
pioneers-option-objective-is-bulbs = Glühbirnen
pioneers-option-objective-is-level = Braustufe
pioneers-option-replace = Aufgedruckte Ziele
pioneers-option-replace-about = Überdeckt eines oder beide der aufgedruckten Ziele mit anderen Zielkarten.
pioneers-option-replace-is-none = Wie gedruckt
pioneers-option-replace-is-same = Das erste ersetzt
pioneers-option-replace-is-different = Das zweite ersetzt
pioneers-option-replace-is-both = Beide ersetzt
pioneers-option-replace-same = Statt des ersten aufgedruckten Ziels
pioneers-option-replace-same-about = Die Karte, die das Ziel mit mehreren Bieren einer Sorte überdeckt, wenn es ersetzt wird.
pioneers-option-replace-same-is-random = Ausgelost
pioneers-option-replace-same-is-extensions = Erweiterungen
pioneers-option-replace-same-is-unblocked = Sperrmarker entfernt
pioneers-option-replace-same-is-barrels = Fässer
pioneers-option-replace-same-is-bulbs = Glühbirnen
pioneers-option-replace-same-is-level = Braustufe
pioneers-option-replace-different = Statt des zweiten aufgedruckten Ziels
pioneers-option-replace-different-about = Die Karte, die das Ziel mit verschiedenen Bieren überdeckt, wenn es ersetzt wird.
pioneers-option-replace-different-is-random = Ausgelost
pioneers-option-replace-different-is-extensions = Erweiterungen
pioneers-option-replace-different-is-unblocked = Sperrmarker entfernt
pioneers-option-replace-different-is-barrels = Fässer
pioneers-option-replace-different-is-bulbs = Glühbirnen
pioneers-option-replace-different-is-level = Braustufe
pioneers-option-first-builder-point = Ein Punkt für den ersten Bau jeder Erweiterung
pioneers-option-first-builder-point-about = Auch zu zweit oder dritt gibt der erste Bau jeder Erweiterung einen Punkt.
