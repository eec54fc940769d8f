# So wird Dice Brewing gespielt, und was die Symbole bedeuten

## So wird gespielt

learn-db-table = Was auf dem Tisch liegt
learn-db-dice = Gebraut wird mit Würfeln
learn-db-dice-text = Gelb ist helles Malz, Schwarz dunkles Malz, Grün Hopfen und Blau Braukunst. Jede Farbe hat ihre eigene Form. Du beginnst mit einem Würfel jeder Farbe, einem Samen und 2 Gold.
learn-db-places = Pool und Lager
learn-db-places-text = Die Würfel in deinem Pool werden jede Runde geworfen. Was du ins Lager legst, behält seinen Wert, und nur mit Würfeln aus dem Lager wird gebraut. Einlagern kostet in deinem Zug nichts.
learn-db-recipes = Offene Rezepte
learn-db-recipes-text = Ein Rezept gehört, wer es zuerst braut. Es verlangt Würfel einer Farbe mit mindestens dem gezeigten Wert und bringt eine Belohnung: { $recipe } bringt { $gold } Gold.
learn-db-round = Eine Runde
learn-db-phases = Fünf Phasen
learn-db-phases-text = Alle würfeln. Dann setzt ihr reihum je ein oder zwei Dinge auf die eigene Tafel, bis alle passen. Danach darf jede Person einmal einkaufen, und ihr braut reihum. Beim Aufräumen wirkt, was auf den Tafeln wartet.
learn-db-work = Einen Würfel einsetzen
learn-db-work-text = Eine gelbe { $value } auf Mälzerei 3 wird zur { $then } und kommt in dein Lager. Das geschieht beim Aufräumen, wenn in dieser Runde schon gebraut ist.
learn-db-fast = Oder gleich
learn-db-fast-text = Lege einen blauen Würfel mit { $fast } oder mehr dazu, jetzt oder später in der Runde, und das Feld wird schnell: Der Effekt kommt sofort, noch vor dem Brauen. Der blaue Würfel kehrt in deinen Pool zurück.
learn-db-houses = Vier Gebäude
learn-db-houses-text = Mälzerei und Hopfengarten machen aus Samen Würfel und erhöhen Würfel. Ab Runde { $school } wird in der Meisterschule neu gewürfelt, getauscht und gelernt. Ab Runde { $seeds } gibt es im Saatamt Samen und Gold für Würfel. Der Markt öffnet in Runde { $market }.
learn-db-crowd = Nicht alle zugleich
learn-db-crowd-text = Ihr benutzt die Felder der eigenen Tafel, aber jedes Feld dürfen in einer Runde alle außer einer Person benutzen. Wer zuletzt kommt, findet es gesperrt. Wer beginnt, wechselt jede Runde.
learn-db-brewing = Brauen, und das Ende
learn-db-brew = Ein Rezept brauen
learn-db-brew-text = Eine gelbe 4 und eine grüne 3 aus dem Lager erfüllen das Rezept. Du bekommst { $gold } Gold und, wie für jedes Rezept, 1 Meisterpunkt. Die Würfel kehren in deinen Pool zurück, und ein neues Rezept wird aufgedeckt.
learn-db-end = Das Ende
learn-db-end-text = Das Spiel endet mit der Runde, in der ihr zusammen 10, 15 oder 20 Rezepte gebraut habt, zu zweit, dritt oder viert. Dann zählen gelbe und grüne Würfel 1, schwarze 2 und je 2 Gold 1: hier ergeben { $points } Meisterpunkte, { $from_dice } für Würfel und { $from_gold } für { $gold } Gold zusammen { $total }.

## Symbole: Überschriften

learn-db-signs-dice = Würfel und Samen
learn-db-signs-goods = Punkte, Gold und Zutaten
learn-db-signs-tokens = Aktionsmarker
learn-db-signs-table = Tafel und Runde

## Symbole: was sie bedeuten

learn-db-sign-yellow = Gelber Würfel: helles Malz
learn-db-sign-yellow-about = Viereck mit runden Ecken. Die Mälzerei macht ihn aus einem Samen.
learn-db-sign-black = Schwarzer Würfel: dunkles Malz
learn-db-sign-black-about = Abgeschnittene Ecken. Die Mälzerei macht ihn aus einem gelben Würfel. Am Ende 2 Punkte wert.
learn-db-sign-green = Grüner Würfel: Hopfen
learn-db-sign-green-about = Ein Blatt. Der Hopfengarten macht ihn aus einem Samen.
learn-db-sign-blue = Blauer Würfel: Braukunst
learn-db-sign-blue-about = Rund. Arbeitet in der Schule, macht andere Felder schnell und senkt Preise am Markt.
learn-db-sign-seed = Samen
learn-db-sign-seed-about = Wird auf dem ersten Feld von Mälzerei oder Hopfengarten ein gelber oder grüner Würfel. Im Sommer bekommen alle einen.
learn-db-sign-points-about = Jedes Rezept bringt 1, manches mehr. Die meisten Punkte gewinnen.
learn-db-sign-gold-about = Kauft Zutaten und Aktionsmarker. Am Ende sind je 2 Gold 1 Punkt.
learn-db-sign-brewed-about = Gebraute Rezepte. Habt ihr zusammen genug, endet das Spiel.
learn-db-sign-ingredient-about = Eine Zutat vom Markt. In einem Rezept, das sie zeigt, bringt sie einen Zuschlag.
learn-db-sign-any-about = Belohnung mancher Rezepte: Nimm den, der dir gefällt. Verdeckt ist es ein Marker, den die anderen nicht kennen.
learn-db-sign-winter-about = Eine ungerade Runde: Niemand bekommt Samen. Zeigt auch, wer die Runde beginnt.
learn-db-sign-summer-about = Eine gerade Runde beginnt mit einem Samen für alle. Zeigt auch, wer die Runde beginnt.
learn-db-sign-flash = Sofort
learn-db-sign-flash-about = Der Effekt des Felds wartet nicht auf das Aufräumen.
learn-db-sign-place-about = Setze einen Würfel oder Samen auf ein Feld deiner Tafel.
learn-db-sign-warehouse-about = Würfel darin behalten ihren Wert, und mit ihnen wird gebraut. Mit +1: Der Würfel steigt und kommt dorthin.
learn-db-sign-pool-about = Die Würfel darin werden jede Runde geworfen.
learn-db-sign-swap = Tauschen
learn-db-sign-swap-about = Wirf eine Farbe des Vorrats und tausche einen dieser Würfel gegen einen von dir (Schule 2).
learn-db-sign-lock-about = Feld, Gebäude, Rezept oder Würfel: bis zum Ende der Runde nicht zu benutzen.
learn-db-sign-flag = Fahne von Person { $number }
learn-db-sign-flag-about = Zeigt, wessen Brauerei es ist oder wer ein Feld in dieser Runde benutzt hat.
