## Beer Pioneers im Terminal

terminal-pioneers-key-turn = 23a: Arbeiter 2 auf 3A, to: LKW zu Aufträgen, o3, a1
terminal-pioneers-key-number = die Nummer einer Möglichkeit, 0: fertig
terminal-pioneers-round = Runde { $round }   Reihenfolge: { $order }   Stapel: { $pile }
terminal-pioneers-display = Auslage
terminal-pioneers-spaces = Felder
terminal-pioneers-turn-order = Folge
terminal-pioneers-objectives = Ziele
terminal-pioneers-you = Du
terminal-pioneers-blocked = Gesperrt
terminal-pioneers-hand = Karten
terminal-pioneers-trucks = { $space }: { $who }
terminal-pioneers-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
terminal-pioneers-pieces = Arbeiter { $workers }, LKW { $trucks }, Bonus { $helpers }
terminal-pioneers-cellar = Keller { $things } ({ $free } frei), Depot { $depot }/{ $size }
terminal-pioneers-barrels = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
terminal-pioneers-dials = Scheiben { $dials }
terminal-pioneers-tracks = Stufe { $level }, Fortschritt { $progress }, Einkommen { $income }
terminal-pioneers-icons = Birnen { $bulbs }, nehmen { $take }, bewegen { $move }, drehen { $rotations }
terminal-pioneers-hand-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
terminal-pioneers-worker = Arbeiter { $experience } auf
terminal-pioneers-verb-truck = LKW
terminal-pioneers-verb-turn-order = Zugreihenfolge
terminal-pioneers-verb-admin = Verwaltung
terminal-pioneers-verb-fulfil = Ziel
terminal-pioneers-pad-track = Punkte auf der Leiste
terminal-pioneers-pad-beers = Biere für Glühbirnen
terminal-pioneers-pad-coins = Münzen für Glühbirnen
terminal-pioneers-pad-total = Summe
terminal-pioneers-pad-beers_left = Biere übrig (bei Gleich.)
terminal-pioneers-pad-barrels = Fässer (danach)
terminal-pioneers-help =
    Bier Pioniere
    Jeder Zug nutzt eine Figur. Tippe Arbeiter und Feld: 23a schickt deinen Arbeiter mit Erfahrung 2 auf 3A, 2x zum Tausch.
    t9, to, tl, tx schicken einen LKW auf Feld 9, zu den Aufträgen, zu Fass oder Karte, zum Tausch. o1 bis o8 sind die Plätze der Zugreihenfolge.
    a1 bis a4 sind die Felder der Verwaltung, f1 bis f3 erfüllen ein Ziel.
    Wo Möglichkeiten Nummern haben, tippe die Nummer; 0 heißt fertig oder keine.
    Arbeiter und Feld, die zusammen 6 oder mehr ergeben, erlauben eine Bonusaktion. Wer 20 Punkte erreicht, beendet mit dieser Runde das Spiel.
