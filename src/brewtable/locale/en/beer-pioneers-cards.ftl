## Beer Pioneers: what stands on cards, boards and tiles

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-or-else = { $first }; or { $rest }
pioneers-then = { $first }; then { $rest }
pioneers-for-coins = { $count ->
    [one] for 1 coin: { $effect }
   *[other] for { $count } coins: { $effect }
}
pioneers-flash = at once: { $effect }
pioneers-master = Master brewer: { $effect }
pioneers-nothing = { $effect } (nothing: { $why })
pioneers-nothing-paid = { $effect } (paid for nothing: { $why })
pioneers-fitting = { $effect } (room in the depot for { $count })
pioneers-reaching = { $effect } (there: { $gains })
pioneers-clauses = { $clauses_parts }
pioneers-first-builder = 1 point for building it first
pioneers-built-bonus = { $place ->
    [2] for your second extension { $effect }
    [3] for your third extension { $effect }
   *[other] for your fourth extension { $effect }
}
pioneers-for-good-laboratory = from now on each dial may turn a second time at every round end
pioneers-for-good-fleet = from now on room for 5 barrels, a barrel that never runs out, and the extras of your orders
pioneers-for-good-icons = from now on { $icons }
pioneers-fleet-gain = { $effect } by your truck fleet
pioneers-master-gain = { $effect } by your master brewer
pioneers-returns = { $card } returns to your hand
pioneers-dial-at = { $count ->
    [one] 1 rotation to go
   *[other] { $count } rotations to go
}
pioneers-dial-done = brewed, into the cellar
pioneers-dial-done-full = brewed, but the cellar is full
pioneers-why-no-take-icon = your display shows no barrel to take
pioneers-why-no-move-icon = your display shows no barrel to move
pioneers-why-no-rotation-icon = your display shows no rotation
pioneers-why-depot-full = your depot is full
pioneers-why-depot-empty = your depot is empty
pioneers-why-cellar-full = your cellar is full
pioneers-why-no-dial = no dial of yours is in use
pioneers-why-no-coop = no coop of yours is free to brew
pioneers-why-no-token = no blocking token of yours is left
pioneers-why-no-cover = no cover of yours is left
pioneers-why-no-gift = you have nothing to give
pioneers-why-no-helper-out = no bonus worker of yours is on the bonus board
pioneers-why-marker = your upgrade marker is placed already
pioneers-why-no-upgrade = no worker of yours can be upgraded any more
pioneers-why-progress-end = your progress is at its end
pioneers-why-level-end = your brewing level is at its end
pioneers-why-income-end = your income is at its highest
pioneers-why-no-card = no card is left to take
pioneers-why-no-beige = no card in your hand has a beige-brown section
pioneers-why-no-white = no card in your hand has a white section
pioneers-why-no-order = your cellar is enough for no order in your hand

pioneers-effect-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
pioneers-effect-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
pioneers-effect-takings = { $count ->
    [one] take 1 coin
   *[other] take { $count } coins
}
pioneers-effect-cards = { $count ->
    [one] take 1 card
   *[other] take { $count } cards
}
pioneers-effect-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
pioneers-effect-barrels-x = X barrels
pioneers-effect-move = { $count ->
    [one] move 1 barrel
   *[other] move { $count } barrels
}
pioneers-effect-move-x = move X barrels
pioneers-effect-rotations = { $count ->
    [one] 1 rotation
   *[other] { $count } rotations
}
pioneers-effect-rotations-x = X rotations
pioneers-effect-brew = { $count ->
    [one] brew 1 beer
   *[other] brew up to { $count } beers
}
pioneers-effect-brew-x = brew as many beers as your level allows
pioneers-effect-unblock = { $count ->
    [one] remove 1 blocking token
   *[other] remove { $count } blocking tokens
}
pioneers-effect-progress = progress +{ $count }
pioneers-effect-level = brewing level +{ $count }
pioneers-effect-income = income +{ $count }
pioneers-effect-beer = { $count ->
    [one] any 1 beer into the cellar
   *[other] any { $count } beers into the cellar
}
pioneers-effect-beige = play a beige-brown card
pioneers-effect-white = play a white card
pioneers-effect-order = complete an order
pioneers-effect-upgrade = { $count ->
    [0] upgrade a worker at the round end (free)
    [one] upgrade a worker at the round end (1 coin)
   *[other] upgrade a worker at the round end ({ $count } coins)
}
pioneers-effect-extension = { $count ->
    [0] build an extension (free)
    [one] build an extension (1 coin)
   *[other] build an extension ({ $count } coins)
}
pioneers-effect-overlay = take away a cover
pioneers-effect-exchange = exchange a beer, a barrel or a coin for a point, 2 cards or a coin
pioneers-effect-recall = take back a bonus worker
pioneers-effect-truck = 1 more truck this round
pioneers-effect-worker = 1 more worker of experience 2 this round
pioneers-effect-pay = { $count ->
    [one] pay 1 coin
   *[other] pay { $count } coins
}
pioneers-effect-grey-truck = the grey truck
pioneers-effect-grey-worker = the grey worker
pioneers-effect-laboratory = a bonus worker goes to the round end board
pioneers-effect-depot = the improved depot
pioneers-effect-hall = 2 more bonus workers
pioneers-hand-limit = hand limit { $limit }

## Personal display

pioneers-icon-bulbs = { $count ->
    [one] 1 lightbulb
   *[other] { $count } lightbulbs
}
pioneers-icon-take = { $count ->
    [one] take 1 barrel
   *[other] take { $count } barrels
}
pioneers-icon-move = { $count ->
    [one] move 1 barrel
   *[other] move { $count } barrels
}
pioneers-icon-rotations = { $count ->
    [one] 1 rotation
   *[other] { $count } rotations
}
pioneers-icons-bulbs = lightbulbs
pioneers-icons-take = barrels to take
pioneers-icons-move = barrels to move
pioneers-icons-rotations = rotations

## Orders

pioneers-beer-pils = Pils
pioneers-beer-export = Export
pioneers-beer-lager = Lager
pioneers-beer-stark = Stark
pioneers-beer-weizen = Weizen
pioneers-beer-alt = Alt
pioneers-beer-beer = any beer
pioneers-need-pils = { $count } Pils
pioneers-need-export = { $count } Export
pioneers-need-lager = { $count } Lager
pioneers-need-stark = { $count } Stark
pioneers-need-weizen = { $count } Weizen
pioneers-need-alt = { $count } Alt
pioneers-need-beer = { $count ->
    [one] 1 beer of any type
   *[other] { $count } beers of any type
}
pioneers-need-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
pioneers-order = { $needs }: { $reward }
pioneers-order-fleet = { $order } (with a truck fleet also { $extra })

## Master brewers

pioneers-always-bulbs = { $count ->
    [one] 1 lightbulb more
   *[other] { $count } lightbulbs more
}
pioneers-always-take = { $count ->
    [one] take 1 barrel more
   *[other] take { $count } barrels more
}
pioneers-always-move = { $count ->
    [one] move 1 barrel more
   *[other] move { $count } barrels more
}
pioneers-always-rotations = { $count ->
    [one] 1 rotation more
   *[other] { $count } rotations more
}
pioneers-always-experience = your workers' experience counts { $count } more
pioneers-always-beers = { $count ->
    [one] 1 beer more with worker action 1
   *[other] { $count } beers more with worker action 1
}
pioneers-always-faster = new dials start { $count } lower, but not below the number of their coop
pioneers-always-hand = hand limit +{ $count }
pioneers-always-reach = { $count ->
    [one] 1 more open card in reach
   *[other] { $count } more open cards in reach
}
pioneers-always-extension = { $count ->
    [one] extensions cost 1 coin less
   *[other] extensions cost { $count } coins less
}
pioneers-always-upgrade = { $count ->
    [one] upgrades cost 1 coin less
   *[other] upgrades cost { $count } coins less
}
pioneers-always-takings = { $count ->
    [one] 1 coin more at spaces 8 and 9
   *[other] { $count } coins more at spaces 8 and 9
}
pioneers-always-fewer-barrels = { $count ->
    [one] orders need 1 barrel less
   *[other] orders need { $count } barrels less
}
pioneers-always-second = the coin for the second half of actions 3 and 4, or for the second exchange, need not be paid
pioneers-always-improved = improved bonus actions without lightbulbs
pioneers-when-order = { $gain } after each order
pioneers-when-beer = { $gain } for each beer that leaves its dial
pioneers-when-brew = { $gain } for each dial placed
pioneers-when-beige = { $gain } for each beige-brown card played
pioneers-when-extension = { $gain } for each extension built
pioneers-when-upgrade = { $gain } for each upgrade
pioneers-when-bonus = { $gain } with each bonus action
pioneers-when-exchange = { $gain } after each exchange
pioneers-when-round = { $gain } at the end of each round

## Deck tables

pioneers-deck-cards = The action cards
pioneers-deck-card = Card
pioneers-deck-start = Start
pioneers-deck-beige = Display
pioneers-deck-order = Order
pioneers-deck-white = White
pioneers-deck-starting = The starting cards
pioneers-deck-coins = Coins
pioneers-deck-depot = In the depot
pioneers-deck-cellar = In the cellar
pioneers-deck-by-size = Orders by the number of things delivered
pioneers-deck-things = Things
pioneers-deck-orders = Orders
pioneers-deck-points = Points
pioneers-deck-points-each = Points a thing
pioneers-deck-with-fleet = With fleet extra
pioneers-deck-deliveries = What orders ask for
pioneers-deck-wanted = Wanted
pioneers-deck-tiles = Pieces
pioneers-deck-barrels = barrels
pioneers-deck-icons = Icons of the beige-brown sections
pioneers-deck-icon = Icon
pioneers-deck-cards-with = On cards
pioneers-deck-total = Total
pioneers-deck-mean = A card
pioneers-deck-flashes = flashes
pioneers-deck-effects = Effects of the white sections
pioneers-deck-effect = Effect
pioneers-deck-names = Names
pioneers-deck-masters = master brewers
