# So wird Bier Pioniere gespielt, und was die Symbole bedeuten

## So wird gespielt

learn-bp-table = Was auf dem Tisch liegt
learn-bp-town = Die Stadt und deine Figuren
learn-bp-town-text = Arbeiter gehen in die Häuser der Stadt und tun, was dort steht: brauen, Brauscheiben drehen, Fässer nehmen, bauen. Die Zahl am Arbeiter ist seine Erfahrung. LKW liefern Aufträge aus. Jede Figur handelt einmal je Runde.
learn-bp-brewery = Deine Brauerei
learn-bp-brewery-text = Sechs Kessel für sechs Biere, jeder mit einer Brauscheibe. Anfangs lässt sich nur Alt brauen: Die anderen liegen unter Abdeckungen und Sperrmarkern. Biere und Fässer brauchen freie Felder im Keller.
learn-bp-cards = Karten dienen auf eine von drei Arten
learn-bp-cards-text = Jede Karte hat zwei dieser drei Teile. Du entscheidest, für welchen du sie spielst.
learn-bp-card-beige = Beigebraun: bleibt neben deiner Brauerei und macht deine Aktionen dauerhaft stärker
learn-bp-card-order = Lila: ein Auftrag. Gib aus dem Keller, was er verlangt, und du bekommst Punkte
learn-bp-card-white = Weiß: ein einmaliger Effekt oder ein Braumeister, der bleibt
learn-bp-turn = Dein Zug: eine Figur, eine Aktion
learn-bp-worker = Einen Arbeiter schicken
learn-bp-worker-text = Er tut, was auf seinem Feld steht. Ergeben seine Erfahrung und der Wert des Felds 6 oder mehr, darf einer deiner Bonusarbeiter noch eine Bonusaktion machen: hier { $experience } + { $space } = { $sum }.
learn-bp-brew = Brauen und drehen
learn-bp-brew-text = Alt hat die Kesselzahl { $coop }, dein Fortschritt legt { $progress } dazu: Seine Brauscheibe beginnt bei { $start }. Drehungen zählen sie herunter. Bei 0 liegt das Bier im Keller.
learn-bp-deliver = Einen Auftrag liefern
learn-bp-deliver-text = Schicke einen LKW zu den Aufträgen und spiele eine Karte für ihren lila Teil. Weizen, Alt und 2 Fässer aus dem Keller bringen 4 Punkte.
learn-bp-grow = Wachsen
learn-bp-grow-text = Werte Arbeiter auf, erhöhe deine Braustufe, mach Fortschritt, entferne Sperrmarker, baue Erweiterungen und nimm Abdeckungen weg: mehr Biere, schneller und für mehr Punkte.
learn-bp-end = Die Runde endet, das Spiel endet
learn-bp-round = Ende einer Runde
learn-bp-round-text = Jede Brauscheibe dreht sich von selbst einmal. Figuren kommen heim, Arbeiter werden aufgewertet, zu große Hände verkleinert, und wer Einkommen hat, bekommt es.
learn-bp-points = Woher die Punkte kommen
learn-bp-points-text = Vor allem von Aufträgen. Jedes Ziel bringt { $first } Punkte, wenn du es als Erstes erfüllst, und { $second } als Zweites; es kostet einen Bonusarbeiter. Tausch, Bonusaktionen und Erweiterungen bringen einzelne Punkte.
learn-bp-last = Das Ende
learn-bp-last-text = Das Spiel endet nach der Runde, in der jemand { $goal } Punkte hat. Dann macht jede Glühbirne deiner Auslage aus einem Bier im Keller einen Punkt: { $bulbs } Glühbirnen und { $bulbs } Biere sind { $bulbs } Punkte mehr.

## Symbole: Überschriften

learn-bp-signs-pieces = Figuren
learn-bp-signs-gains = Punkte, Münzen und Wachstum
learn-bp-signs-brewery = Brauen und Keller
learn-bp-signs-cards = Karten

## Symbole: was sie bedeuten

learn-bp-sign-worker = Arbeiter
learn-bp-sign-worker-about = Geht auf ein Feld der Stadt und tut, was dort steht. Die Zahl ist seine Erfahrung.
learn-bp-sign-bonus = Bonusarbeiter
learn-bp-sign-bonus-about = Macht eine Bonusaktion, wo Erfahrung und Wert 6 ergeben, erfüllt Ziele und arbeitet im Labor.
learn-bp-sign-truck-about = Liefert Aufträge, nimmt Münzen, ein Fass oder eine Karte, oder tauscht.
learn-bp-sign-flag = Fahne von Person { $number }
learn-bp-sign-flag-about = Zeigt, wessen Figur oder Brauerei es ist.
learn-bp-sign-points = Wer am Ende die meisten hat, gewinnt.
learn-bp-sign-coins = Zahlt für Aufwertungen, Erweiterungen und manche Felder.
learn-bp-sign-pay = Was dafür zu zahlen ist, und wo eine Münze beides erlaubt.
learn-bp-sign-income = Münzen am Ende jeder Runde, höchstens 2.
learn-bp-sign-cards = Nimm eine aus der Auslage, so weit du reichst, oder vom Stapel.
learn-bp-sign-level = Deine Braustufe sagt, wie viele Biere du auf einmal braust und wie weit du in der Auslage reichst.
learn-bp-sign-progress = Neue Brauscheiben beginnen niedriger, und das Handkartenlimit steigt.
learn-bp-sign-upgrade = Am Ende der Runde geht ein Arbeiter in Rente, und einer mit 1 Erfahrung mehr kommt. Ein Kellerplättchen verschwindet.
learn-bp-sign-improved = Verbesserte Bonusaktionen
learn-bp-sign-improved-about = Offen für alle mit 2 Glühbirnen in der eigenen Auslage.
learn-bp-sign-brew = Setze eine Brauscheibe auf einen freien Kessel. Drehungen zählen sie dann herunter.
learn-bp-sign-rotations = Dreht eine Brauscheibe um 1 herunter. Bei 0 ist das Bier gebraut.
learn-bp-sign-beer = Ein Bier beliebiger Sorte.
learn-bp-sign-tile = Eines der sechs Biere. Ist es gebraut, liegt es im Keller.
learn-bp-sign-barrels = Fässer kommen zuerst ins Depot. Von dort werden sie in den Keller gebracht.
learn-bp-sign-move = Vom Depot auf ein freies Feld des Kellers.
learn-bp-sign-unblock = Macht einen Kessel oder ein Feld deiner Verwaltung für immer frei.
learn-bp-sign-overlay = Öffnet die Kessel darunter.
learn-bp-sign-extension = Kostet 3 Münzen, wirkt sofort und bleibt.
learn-bp-sign-exchange = Gib ein Bier, ein Fass oder eine Münze für einen Punkt, 2 Karten oder eine Münze.
learn-bp-sign-beige = Die Karte kommt in deine eigene Auslage: Ihre Symbole zählen von nun an.
learn-bp-sign-order = Gib aus dem Keller, was er verlangt, und nimm die Belohnung.
learn-bp-sign-white = Tu einmal, was ihr Text sagt. Ein Braumeister bleibt.
learn-bp-sign-bulbs = Öffnen die verbesserten Bonusaktionen und machen am Ende aus Bieren Punkte.
learn-bp-sign-flash = Sofort
learn-bp-sign-flash-about = Geschieht einmal, wenn die Karte gespielt wird.
learn-bp-sign-master = Braumeister
learn-bp-sign-master-about = Der Effekt gilt, solange die Karte neben deiner Brauerei liegt.
learn-bp-sign-discard = Ablegen
learn-bp-sign-discard-about = Karten über dem Handkartenlimit kommen auf den Ablagestapel.
learn-bp-sign-round-about = Brauscheiben drehen sich, Figuren kommen heim, Arbeiter werden aufgewertet, Hände geprüft, Einkommen gezahlt.
