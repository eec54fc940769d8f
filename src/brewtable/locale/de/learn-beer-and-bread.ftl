# So wird Beer & Bread gespielt, und was die Symbole bedeuten

## So wird gespielt

learn-bb-table = Was auf dem Tisch liegt
learn-bb-fields = Vier Felder und ein Fluss
learn-bb-fields-text = Wasser, Weizen, Gerste, Roggen und Hopfen liegen zwischen den beiden Dörfern. Ihr nehmt beide von denselben Feldern, und was weg ist, ist für dieses Jahr weg.
learn-bb-village = Dein Dorf
learn-bb-village-text = Dein Lager fasst { $room } Marker. Brauerei und Bäckerei haben je einen Platz. Auf sechs Plätze kommen Ausbauten, die dein Dorf für den Rest des Spiels verbessern.
learn-bb-card = Jede Karte kann dreierlei
learn-bb-card-text = Beim Ausspielen suchst du dir eines davon aus. Die anderen beiden verfallen: Jeder Zug ist eine Entscheidung.
learn-bb-card-harvest = Oben: was sie bringt, wenn du mit ihr erntest
learn-bb-card-recipe = In der Mitte: was Brauen oder Backen kostet und wie viele Münzen es einbringt
learn-bb-card-upgrade = Unten: der Ausbau, der sie werden kann
learn-bb-turn = Dein Zug: eine Karte, eine Aktion
learn-bb-harvest = Ernten
learn-bb-harvest-text = Die neue Karte rechts sagt, was du nimmst. Alle deine Erntekarten dieses Jahres zusammen sagen, wie viel: hier { $gains }. Was nicht in dein Lager passt, musst du der anderen Person anbieten.
learn-bb-produce = Brauen oder backen
learn-bb-produce-text = Zahle, was das Rezept verlangt: { $costs }. Die Karte ist für { $coins } Münzen verkauft. Sie liegt verdeckt in der Bäckerei, und bis du räumst, kann dort nichts mehr gebacken werden. Bierkarten machen dasselbe in der Brauerei.
learn-bb-upgrade = Ausbauen und räumen
learn-bb-upgrade-text = Die Karte kommt auf ihren Platz und wirkt von nun an: { $effect }. Zugleich räumst du: Alle verkauften Karten verlassen Brauerei und Bäckerei, die Plätze sind wieder frei.
learn-bb-years = Sechs Jahre, und das Ende
learn-bb-fruitful = Fruchtbare Jahre: 1, 3, 5
learn-bb-fruitful-text = Volle Felder und für beide fünf neue Karten. Haben beide eine Karte gespielt, tauscht ihr eure Handkarten.
learn-bb-dry = Trockene Jahre: 2, 4, 6
learn-bb-dry-text = Es wächst weniger. Du nimmst deine Erntekarten des Vorjahres zurück, ziehst auf fünf nach und behältst deine Hand. Vor deiner Aktion darfst du eine Karte gegen eine von drei offenen tauschen.
learn-bb-windmill = Die Windmühle
learn-bb-windmill-text = Nach jedem Jahr bekommt sie, wer weniger Marker im Lager hat. Mit der Windmühle beginnst du das Jahr.
learn-bb-end = Nur die kleinere Summe zählt
learn-bb-end-text = Rot hat 22 Münzen mit Bier und 31 mit Brot: Das ist 22 wert. Blau mit 26 und 25 hat 25 und gewinnt. Verkaufe also beides, und beides gleich gut.

## Symbole: Überschriften

learn-bb-signs-tokens = Rohstoffe
learn-bb-signs-goods = Bier, Brot und Münzen
learn-bb-signs-table = Jahre und Tisch

## Symbole: was sie bedeuten

learn-bb-sign-water = Kommt aus dem Fluss und steht in fast jedem Rezept. Bei der Aussaat fließt alles Wasser in den Fluss zurück.
learn-bb-sign-wheat = Eine Feldsorte vom Weizenfeld: bis zu 7 im fruchtbaren Jahr, 5 im trockenen.
learn-bb-sign-barley = Eine Feldsorte vom Gerstenfeld: bis zu 8 im fruchtbaren Jahr, 4 im trockenen.
learn-bb-sign-rye = Eine Feldsorte vom Roggenfeld: bis zu 6 im fruchtbaren Jahr, 4 im trockenen.
learn-bb-sign-hops = Eine Feldsorte vom Hopfenfeld: bis zu 6 im fruchtbaren Jahr, 4 im trockenen.
learn-bb-sign-coin = Münzen
learn-bb-sign-coin-about = Was eine Karte einbringt, wenn sie gebraut oder gebacken wird. Bier und Brot werden getrennt gezählt.
learn-bb-sign-type-1 = Die Art von Waren, die 4 oder 5 Münzen wert ist.
learn-bb-sign-type-2 = Die Art von Waren, die 6 oder 7 Münzen wert ist.
learn-bb-sign-type-3 = Die Art von Waren, die 8 oder 9 Münzen wert ist.
learn-bb-sign-beer = Die Biersorte, die 6 oder 7 Münzen wert ist. Steht auch für Bier überhaupt und für die Rückseite einer Bierkarte.
learn-bb-sign-bread = Die Brotsorte, die 6 oder 7 Münzen wert ist. Steht auch für Brot überhaupt und für die Rückseite einer Brotkarte.
learn-bb-sign-slot-cards = Platz 1: Ausbauten für die Hand, etwa zum Ziehen oder Behalten von Karten.
learn-bb-sign-slot-collect = Platz 2: Ausbauten, die mehr Marker bringen. Steht auch für das Ernten.
learn-bb-sign-slot-storage = Platz 3: Ausbauten mit mehr Raum im Lager.
learn-bb-sign-slot-production = Platz 4: Ausbauten mit mehr Plätzen zum Brauen und Backen oder mit anderen Wegen zu zahlen. Steht auch für Brauen und Backen.
learn-bb-sign-slot-cleaning = Platz 5: Ausbauten, die beim Räumen Marker bringen. Steht auch für das Ausbauen.
learn-bb-sign-slot-scoring = Platz 6: Ausbauten, die am Ende Münzen bringen.
learn-bb-sign-fruitful = Volle Felder, neue Handkarten, und nach jeder Runde von Zügen werden die Handkarten getauscht.
learn-bb-sign-dry = Es wächst weniger, die Erntekarten des Vorjahres kommen zurück, und Karten können getauscht werden.
learn-bb-sign-windmill = Wer sie hat, beginnt. Bei völligem Gleichstand am Ende gewinnt, wer sie nicht hat.
learn-bb-sign-swap = In trockenen Jahren darfst du hier eine Handkarte ablegen und die Karte spielen, die hier lag. Im Kalender: Handkarten werden getauscht.
learn-bb-sign-lock = Umgedrehte Karte
learn-bb-sign-lock-about = Nur wer sie umgedreht hat, darf sie spielen (Ausbau 1D).
learn-bb-sign-hand = Handkarten
learn-bb-sign-hand-about = Karten, die jemand auf der Hand hat, oder Ausbauten, bei denen es darum geht.
learn-bb-sign-other = Die andere Person
learn-bb-sign-other-about = In einem Ausbau: Er antwortet auf das, was die andere Person tut.
learn-bb-sign-flag = Fahne von Person { $number }
learn-bb-sign-flag-about = Zeigt, wessen Dorf, Karte oder Zug es ist.
