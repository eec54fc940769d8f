# Was Beer Pioneers ablehnt: Aktionen, Kartensätze und Stellungen, die nicht stimmen.

pioneers-action-no-space = kein Feld heißt { $word }{ $hint }
pioneers-action-no-bonus = kein Bonus heißt { $word }{ $hint }
pioneers-action-no-from = kein Ort zum Nehmen heißt { $word }{ $hint }
pioneers-action-no-card = keine Karte heißt { $word }{ $hint }
pioneers-action-no-beer = kein Bier heißt { $word }{ $hint }
pioneers-action-no-token = kein Marker heißt { $word }{ $hint }
pioneers-action-no-overlay = keine Abdeckung heißt { $word }{ $hint }
pioneers-action-no-extension = keine Erweiterung heißt { $word }{ $hint }
pioneers-action-no-thing = kein Ding heißt { $word }{ $hint }
pioneers-action-no-give = nichts zum Geben heißt { $word }{ $hint }
pioneers-action-no-get = nichts zum Bekommen heißt { $word }{ $hint }

# Kartensätze.

pioneers-deck-card-id = Karte { $id }
pioneers-deck-card-nth = Karte { $number } in der Datei
pioneers-deck-cover-id = Abdeckkarte { $id }
pioneers-deck-cover-nth = Abdeckkarte { $number } in der Datei
pioneers-deck-starting-nth = Startaufstellung { $number }
pioneers-deck-range = { $fewest } bis { $most }
pioneers-deck-track-form = eine Liste von { $count } ganzen Zahlen
pioneers-deck-spaces = muss { $right } Felder haben, nicht { $found }
pioneers-deck-falls = darf von Feld zu Feld nicht fallen: { $numbers }
pioneers-deck-ends = muss bei { $first } beginnen und bei 0 enden: { $numbers }
pioneers-deck-backwards = { $track }, rückwärts gelesen,
pioneers-deck-bonuses-form = eine Tabelle, etwa {"{"} 2 = "coins 1" {"}"}
pioneers-deck-no-bonus-space = dieses Feld gibt es nicht: { $space }; Felder für einen Bonus sind 2 bis { $last }, nur nicht { $hand }, das der größeren Hand gehört
pioneers-deck-objective-level = muss 1 bis { $most } sein, so viele Biere gibt es auf der Leiste höchstens, nicht { $found }
pioneers-deck-cards-form = eine Liste von { $count } Karten
pioneers-deck-count = müssen { $right } Karten sein, nicht { $found }
pioneers-deck-barrels-dealt = cellar und depot müssen zusammen { $right } Fässer haben, nicht { $found }
pioneers-deck-no-flash = hat einen Blitz, aber niemand spielt sie
pioneers-deck-start-rotations = muss { $right } sein, wie bei allen Startaufstellungen
pioneers-deck-covers-form = eine Liste von Abdeckkarten
pioneers-deck-covers = müssen { $right } Karten für { $players } Personen sein, nicht { $found }
pioneers-deck-spaces-form = eine Liste von Feldern, etwa ["1a", "9"]
pioneers-deck-cover-action = darf von jeder Aktion höchstens ein Feld abdecken
pioneers-deck-cover-two = müssen { $right } zu zweit sein, nicht { $found }
pioneers-deck-cover-three = müssen 3 oder 4 zu dritt sein, nicht { $found }
pioneers-deck-start-cards = muss { $right } Karten mit start = true haben, nicht { $found }
pioneers-deck-id-again = { $what ->
    [cover] steht { $count }-mal da; eine id nennt eine Abdeckkarte
   *[card] steht { $count }-mal da; eine id nennt eine Karte
}
pioneers-deck-true-or-false = true oder false
pioneers-deck-sections = muss zwei gefüllte Teile haben aus beige, order und einem von action und master; es sind: { $found }
pioneers-deck-none = keiner
pioneers-deck-beige-empty = ist leer; zu sehen sein muss eines von { $icons } oder ein Blitz
pioneers-deck-order-size = muss 1 bis { $most } Dinge verlangen, so viel fasst ein Keller
pioneers-deck-master-form = muss {"{"} always = "..." {"}"} oder {"{"} when = "...", gain = "..." {"}"} sein
pioneers-deck-what-space = Feld
pioneers-deck-what-occasion = Anlass
pioneers-deck-what-ability = Fähigkeit
pioneers-phrase-form = eine Wendung, etwa "coins 1 and rotations 2"
pioneers-phrase-pay = "pay" muss vorn stehen: Bezahlt wird, bevor etwas geschieht
pioneers-phrase-no-effect = diese Wirkung gibt es hier nicht: "{ $words }"; Wirkungen sind { $effects }
pioneers-phrase-alone = "{ $effect }" steht allein, ohne Zahl
pioneers-phrase-after = nach "{ $effect }" muss kommen: { $wanted }
pioneers-phrase-after-not = nach "{ $effect }" muss kommen: { $wanted }; nicht { $word }
pioneers-phrase-or-x = { $number } oder x
pioneers-phrase-options = hat { $found } Möglichkeiten, höchstens { $most } sind erlaubt

# Stellungen; Plätze zählen hier ab 0, wie in den Daten.

position-list = { $field }: muss eine Liste sein
position-list-of = { $field }: muss eine Liste von { $length } sein
position-cover = cover: muss null sein oder eines von { $covers }
position-board = board: muss { $fields } haben
position-cells = { $field }: müssen ganze Zahlen von { $least } bis { $most } sein
position-breweries = breweries: jede muss { $fields } haben
position-nowhere = cards: { $card } liegt nirgends
position-two-places = cards: { $card } liegt an zwei Orten
position-hand-card = hands: jede Karte hat `card` und `era`
pioneers-law-empty-seat = seats: an Platz { $number } sitzt niemand, doch er besitzt etwas
pioneers-law-order = turn-order: jeder Platz muss einmal dastehen
pioneers-law-round = round: { $round } ist keine von 1 bis { $last }
pioneers-law-starting = starting: jeder Platz hat eine eigene Startaufstellung
pioneers-law-cover = cover: das ist keine Abdeckkarte für { $players } Personen
pioneers-law-covered = cover: Feld { $space } muss abgedeckt sein
pioneers-law-not-covered = cover: Feld { $space } darf nicht abgedeckt sein
pioneers-law-nine = cover: das LKW-Feld 9 ist nicht, wie es die Abdeckkarte sagt
pioneers-law-nobodys-worker = spaces: niemand hat den Arbeiter auf { $space }
pioneers-law-nine-trucks = trucks: auf Feld 9 stehen zu viele
pioneers-law-moved = turn-order: die Arbeiter dort sind nicht die, die gezogen haben
pioneers-law-grey-truck = grey: der graue LKW gehört der Person, die auf seinem Feld steht
pioneers-law-grey-worker = grey: der graue Arbeiter gehört der Person, die auf seinem Feld steht
pioneers-law-objectives = objectives: die drei müssen verschieden sein
pioneers-law-second-place = objectives: den zweiten Rang gibt es zu dritt und zu viert
pioneers-law-fulfilled = objectives: niemand kann eines erfüllt haben
pioneers-law-first-place = objectives: der erste Rang geht vor dem zweiten weg, und an jemand anderen
pioneers-law-cellar = cellar: Platz { $number } hat mehr darin als Felder
pioneers-law-depot = depot: Platz { $number } hat mehr Fässer darin als Stellen
pioneers-law-dial = dial-{ $beer }: Platz { $number } kann das noch nicht brauen
pioneers-law-dial-high = dial-{ $beer }: bei Platz { $number } zeigt das höchstens { $most }
pioneers-law-display = { $icon }: an Platz { $number } sind es { $right }
pioneers-law-retired = workers: die von Platz { $number } passen nicht zu denen, die in Rente sind
pioneers-law-workers = workers: Platz { $number } hat andere Arbeiter, als die Regeln geben
pioneers-law-trucks = trucks: Platz { $number } hat { $found }
pioneers-law-admin = admin: Platz { $number } steht auf einem gesperrten Feld
pioneers-law-helpers = helpers: Platz { $number } hat { $found } Bonusarbeiter, nicht { $right }
pioneers-law-pile = cards: im Stapel sind nicht die Karten, die dort liegen
pioneers-law-open = cards: in der Auslage sind nicht die Karten, die dort liegen
pioneers-law-master = cards: der Braumeister von Platz { $number } liegt anderswo
pioneers-law-no-master = cards: { $card } ist kein Braumeister
pioneers-law-lying = cards: { $card } kann dort so nicht liegen
pioneers-law-hand = cards: die Hand von Platz { $number } hat { $found }
pioneers-law-dealt = cards: Platz { $number } hat weniger S-Karten, als ausgeteilt wurden
pioneers-law-agenda-empty = agenda: sie ist leer, bevor das Spiel zu Ende ist
