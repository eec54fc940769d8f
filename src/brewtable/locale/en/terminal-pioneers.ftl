## Beer Pioneers in the terminal

terminal-pioneers-key-turn = 23a: worker 2 to 3A, to: truck to orders, o3, a1
terminal-pioneers-key-number = the number of an option, 0: done
terminal-pioneers-round = Round { $round }   order: { $order }   pile: { $pile }
terminal-pioneers-display = Display
terminal-pioneers-spaces = Spaces
terminal-pioneers-turn-order = Order
terminal-pioneers-objectives = Aims
terminal-pioneers-you = You
terminal-pioneers-blocked = Blocked
terminal-pioneers-hand = Hand
terminal-pioneers-trucks = { $space }: { $who }
terminal-pioneers-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
terminal-pioneers-pieces = workers { $workers }, trucks { $trucks }, bonus { $helpers }
terminal-pioneers-cellar = cellar { $things } ({ $free } free), depot { $depot }/{ $size }
terminal-pioneers-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
terminal-pioneers-dials = dials { $dials }
terminal-pioneers-tracks = level { $level }, progress { $progress }, income { $income }
terminal-pioneers-icons = bulbs { $bulbs }, take { $take }, move { $move }, turn { $rotations }
terminal-pioneers-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-pioneers-worker = worker { $experience } to
terminal-pioneers-verb-truck = truck
terminal-pioneers-verb-turn-order = turn order
terminal-pioneers-verb-admin = administration
terminal-pioneers-verb-fulfil = objective
terminal-pioneers-pad-track = Points on the track
terminal-pioneers-pad-beers = Beers for lightbulbs
terminal-pioneers-pad-coins = Coins for lightbulbs
terminal-pioneers-pad-total = Total
terminal-pioneers-pad-beers_left = Beers left (first in a tie)
terminal-pioneers-pad-barrels = Barrels (then)
terminal-pioneers-help =
    Beer Pioneers
    Each turn uses one piece. Type the worker and the space: 23a sends your worker of experience 2 to 3A, 2x to the exchange.
    t9, to, tl, tx send a truck to space 9, the orders, barrel or card, the exchange. o1 to o8 are the places of the turn order area.
    a1 to a4 are the spaces of the administration, f1 to f3 fulfil an objective.
    Where options are numbered, type the number; 0 is done or none.
    A worker and a space that come to 6 or more allow a bonus action. Who reaches 20 points ends the game with that round.
