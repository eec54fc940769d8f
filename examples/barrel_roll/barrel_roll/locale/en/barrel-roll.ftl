# Barrel Roll in English. Another language is a folder beside `en` with this file in it.

web-title-barrel-roll = Barrel Roll
web-line-barrel-roll = The highest barrel wins the round, and no more points than the lowest one shows.

barrel-roll-ask-roll-out = Which barrel do you roll out?
barrel-roll-roll = Roll out barrel { $barrel }

barrel-roll-log-begins = Round { $round }: { $seat } begins
barrel-roll-log-rolled = { $seat } rolls out barrel { $barrel }
barrel-roll-log-wins = { $seat } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}

barrel-roll-law-seats = seats: each has a hand, a place for the barrel it rolls out, and points
barrel-roll-law-barrels = barrels: each from 1 to 12 lies in one place
barrel-roll-law-hands = hands: a seat has a barrel for each round that is still to come

barrel-roll-word-out = Rolled out
barrel-roll-word-gone = Rolled out in earlier rounds
