# Erste Schritte eines Spiels am Tisch.

web-guide = Erste Schritte
web-guide-step = { $step } von { $steps }
web-guide-back = Zurück
web-guide-next = Weiter
web-guide-done = Los geht’s
web-guide-skip = Erste Schritte überspringen
web-guide-choose = Wähle, was du damit tust
web-guide-choose-text = Jeder Knopf sagt, was es kostet und bringt. Was jetzt nicht geht, sagt warum. Noch ein Klick auf das Ding legt es zurück.
web-guide-confirm = Ansehen, dann bestätigen
web-guide-confirm-text = Was sich ändern würde, siehst du auf dem Tisch. Bestätige, um es zu spielen; Zurücknehmen legt es zurück.
web-guide-others = Die anderen antworten
web-guide-others-text = Das war eine Entscheidung. Was die anderen tun, steht hier und im Protokoll; bist du wieder dran, führt „Was war“ es auf und zeigt es noch einmal.
web-guide-first = Hilfe beim ersten Spiel
web-guide-first-why = Zeigt die ersten Schritte eines Spiels, das auf diesem Gerät neu ist.
web-rules-about = Regeln dazu: { $clause }

## Beer & Bread

web-guide-bb-goal = Beides verkaufen
web-guide-bb-goal-text = Sechs Jahre lang verkaufst du Bier und Brot. Am Ende zählt nur, was dir weniger Münzen gebracht hat.
web-guide-bb-turn = Eine Karte je Zug
web-guide-bb-turn-text = Ein Zug ist eine Karte, verwendet für eines von dreien: ernten, herstellen oder ausbauen. Passen gibt es nicht.
web-guide-bb-harvest = Ernten
web-guide-bb-harvest-text = Ernten bringt, was die Karte zeigt, von Feldern und Fluss in dein Lager. Deine Erntekarten dieses Jahres zählen mit.
web-guide-bb-produce = Brauen und backen
web-guide-bb-produce-text = Zahle das Rezept aus deinem Lager, und die Karte ist verkauft. Ihr Platz bleibt belegt, bis du eine Karte als Ausbau spielst: Das räumt auch auf.
web-guide-bb-years = Fruchtbar und trocken
web-guide-bb-years-text = In fruchtbaren Jahren tauscht ihr eure Handkarten, sobald beide eine Karte gespielt haben. In trockenen behältst du deine und darfst vor dem Spielen eine Karte tauschen.
web-guide-bb-click = Hier beginnen
web-guide-bb-click-text = Klicke auf eine Karte deiner Hand: Es erscheint, was sie kann, und der Tisch zeigt, was sich ändern würde. Ein Zug lässt sich zurücknehmen.

## Dice Brewing

web-guide-db-goal = Rezepte brauen
web-guide-db-goal-text = Rezepte bringen Meisterpunkte. Das Spiel endet, wenn ihr zusammen genug gebraut habt; wer die meisten Punkte hat, gewinnt.
web-guide-db-round = Eine Runde
web-guide-db-round-text = Alle würfeln die Würfel ihres Pools; dann gebt ihr reihum Würfeln und Samen Arbeit, kauft ein und braut.
web-guide-db-houses = Würfeln Arbeit geben
web-guide-db-houses-text = Ein Feld nimmt die Würfel oder den Samen, die darauf stehen, und bringt neue Würfel, bessere Werte oder Samen. Ein oder zwei je Zug.
web-guide-db-warehouse = Einlagern, womit du braust
web-guide-db-warehouse-text = Gebraut wird nur mit Würfeln im Lager; sie behalten ihre Werte. Einlagern kostet in deinem Zug nichts.
web-guide-db-recipes = Offene Rezepte
web-guide-db-recipes-text = Jedes verlangt Würfel bestimmter Farben mit einem Mindestwert. Was dir noch fehlt, steht auf der Karte.
web-guide-db-click = Hier beginnen
web-guide-db-click-text = Klicke auf einen Würfel deines Pools, dann auf sein Ziel: ein leuchtendes Feld oder das Lager.

## Beer Pioneers

web-guide-bp-goal = 20 Punkte erreichen
web-guide-bp-goal-text = Das Spiel endet nach der Runde, in der jemand 20 Punkte hat. Glühbirnen machen dann Biere, auf der letzten Stufe auch Münzen, zu Punkten.
web-guide-bp-turn = Eine Figur je Zug
web-guide-bp-turn-text = In deinem Zug schickst du einen Arbeiter oder LKW los. Jeder handelt einmal je Runde; Passen gibt es nicht.
web-guide-bp-actions = Orte in der Stadt
web-guide-bp-actions-text = Arbeiter tun die acht Aktionen der Stadt: brauen, drehen, Fortschritt, Fässer, weiße Karte, Aufwertung, Erweiterung, Münzen. Ein Feld fasst einen Arbeiter.
web-guide-bp-brewing = Brauscheiben
web-guide-bp-brewing-text = Ein Bier, das du braust, bekommt eine Brauscheibe auf seinem Kessel. Drehungen zählen sie herunter; bei null kommt das Bier auf ein freies Feld deines Kellers.
web-guide-bp-cards = Drei Seiten einer Karte
web-guide-bp-cards-text = Eine Karte dient mit einem ihrer drei Teile: Sie stärkt deine Brauerei, ist ein Auftrag für den Keller oder wirkt mit ihrem weißen Teil.
web-guide-bp-click = Hier beginnen
web-guide-bp-click-text = Klicke auf ein leuchtendes Feld der Stadt oder erst auf einen Arbeiter. Was es täte, wird vorher gezeigt.
