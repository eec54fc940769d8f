# Was jedes Spiel sagt. Ein Platz ohne Namen heißt nach seiner Nummer, ab 1.

seat-name = Platz { $number }
seat-alone = { $seat }
advice-better = Besser als „{ $other }“: { $facts }.
advice-alike = „{ $other }“ ist etwa so gut.
advice-wins = { $count ->
    [one] 1 Sieg mehr von 100
   *[other] { $count } Siege mehr von 100
}
advice-points = { $count ->
    [one] etwa 1 Punkt mehr für dich
   *[other] etwa { $count } Punkte mehr für dich
}
advice-denies = { $count ->
    [one] etwa 1 Punkt weniger für { $rival_seat }
   *[other] etwa { $count } Punkte weniger für { $rival_seat }
}
undo-nothing = Noch ist nichts geschehen.
undo-other-decision = Die letzte Entscheidung war von { $seat }.
undo-chance = Seitdem hat der Zufall gesprochen: Das lässt sich nicht zurücknehmen.
undo-news = Seitdem ist Neues bekannt: Das lässt sich nicht zurücknehmen.

reason-not-now = das geht jetzt nicht

## The option of who begins

option-first = Wer beginnt
option-first-about = Der Platz, der zuerst zieht.
option-first-is-random = Ausgelost
option-first-is-0 = Platz 1
option-first-is-1 = Platz 2
option-first-is-2 = Platz 3
option-first-is-3 = Platz 4
