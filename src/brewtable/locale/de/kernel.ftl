# Was jedes Spiel sagt. Ein Platz ohne Namen heißt nach seiner Nummer, ab 1.

seat-name = Platz { $number }
seat-alone = { $seat }
undo-nothing = Noch ist nichts geschehen.
undo-other-decision = Die letzte Entscheidung war von { $seat }.
undo-chance = Seitdem hat der Zufall gesprochen: das lässt sich nicht zurücknehmen.
undo-news = Seitdem ist Neues bekannt: das lässt sich nicht zurücknehmen.
