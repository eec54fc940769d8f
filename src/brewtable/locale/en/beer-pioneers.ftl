## Beer Pioneers: questions

pioneers-ask-turn = Which of your pieces acts, and where?
pioneers-ask-bonus-action = A bonus action with one of your bonus workers?
pioneers-ask-claim = You can fulfil an objective. Do you?
pioneers-ask-choose = Which of these?
pioneers-ask-take = { $count ->
    [one] Take a card: one within reach, or the top of the pile.
   *[other] Take { $count } cards, one after the other: within reach, or the top of the pile.
}
pioneers-ask-move = { $count ->
    [one] Move a barrel to the cellar?
   *[other] Move up to { $count } barrels to the cellar?
}
pioneers-ask-rotate = { $count ->
    [one] 1 rotation: which dial?
   *[other] { $count } rotations: which dial, and how far?
}
pioneers-ask-making-room = Your cellar is full. What makes room for the { $beer }?
pioneers-ask-brew = { $count ->
    [one] Which beer do you brew?
   *[other] Which beers do you brew? { $count } at most.
}
pioneers-ask-unblock = { $count ->
    [one] Which blocking token do you remove?
   *[other] Which blocking tokens do you remove? { $count } at most.
}
pioneers-ask-uncover = Which cover do you take away?
pioneers-ask-build = Which extension do you build?
pioneers-ask-pick = Which beer do you take?
pioneers-ask-play-beige = Which card do you play beige-brown?
pioneers-ask-play-white = Which card do you play white?
pioneers-ask-play-order = Which order do you complete?
pioneers-ask-deliver = { $count ->
    [one] Which beer do you deliver?
   *[other] Which { $count } beers do you deliver?
}
pioneers-ask-exchange = What do you exchange?
pioneers-ask-retire = Which worker retires?
pioneers-ask-discard = { $count ->
    [one] One hand card too many: which do you discard?
   *[other] { $count } hand cards too many: which do you discard?
}

## Choices

pioneers-choice-place = Worker { $experience } to { $space }: { $effect }
pioneers-choice-place-bonus = Worker { $experience } to { $space }: { $effect }; a bonus action follows
pioneers-choice-truck = Truck to { $space }: { $effect }
pioneers-choice-turn-order = Place { $place } of the turn order area: { $effect }
pioneers-choice-admin = Administration: { $effect }
pioneers-choice-fulfil = Fulfil the objective: { $objective }
pioneers-choice-bonus = Bonus worker: { $effect }
pioneers-choice-take = Take { $card }
pioneers-choice-beige = { $card }: { $effect }
pioneers-choice-order = { $card }: { $effect }
pioneers-choice-white = { $card }: { $effect }
pioneers-choice-discard = Discard { $card }
pioneers-choice-choose = { $effect }
pioneers-choice-rotate = { $count ->
    [one] Turn { $beer } by 1
   *[other] Turn { $beer } by { $count }
}
pioneers-choice-brew = Brew { $beer }
pioneers-choice-unblock = Remove the token on { $token }
pioneers-choice-uncover = Take away { $overlay }
pioneers-choice-build = { $extension }: { $effect }
pioneers-choice-pick = Take { $beer }
pioneers-choice-deliver = Deliver { $beer }
pioneers-choice-clear = Give back { $thing }
pioneers-choice-move = { $count ->
    [one] Move 1 barrel
   *[other] Move { $count } barrels
}
pioneers-choice-exchange = { $give } for { $get }
pioneers-choice-twice = { $count ->
    [0] Exchange twice
   *[other] Pay a coin and exchange twice
}
pioneers-choice-retire = Worker { $experience } retires: { $effect }
pioneers-choice-done-bonus-action = No bonus action
pioneers-choice-done-claim = End the turn
pioneers-choice-done-move = Move no more
pioneers-choice-done-rotate = No more rotations
pioneers-choice-done-making-room = Go without the beer
pioneers-choice-done-brew = Brew no more
pioneers-choice-done-unblock = Remove none
pioneers-choice-done-pick = Take none
pioneers-choice-done-play-beige = Play none
pioneers-choice-done-play-white = Play none
pioneers-choice-done-play-order = Complete none
pioneers-choice-done-exchange = No exchange

## Things and places

pioneers-pile = the top card of the pile
pioneers-space = { $space } ({ $action })
pioneers-action-brew = brewing
pioneers-action-rotate = rotations
pioneers-action-progress = progress and tokens
pioneers-action-barrels = barrels
pioneers-action-white = white card
pioneers-action-upgrade = upgrade
pioneers-action-extension = extension
pioneers-action-coins = coins
pioneers-truck-coins = space 9
pioneers-truck-order = the orders
pioneers-truck-load = barrel or card
pioneers-truck-exchange = the exchange
pioneers-admin-unblock = token and rotation
pioneers-admin-beige = beige-brown card
pioneers-admin-brew = brew 1 beer
pioneers-admin-white = white card
pioneers-bonus-coin = 1 coin
pioneers-bonus-beige = a beige-brown card
pioneers-bonus-barrels = taking barrels
pioneers-bonus-move = moving barrels
pioneers-bonus-rotate = 2 rotations
pioneers-bonus-brew = brewing 1 beer
pioneers-bonus-unblock = a blocking token
pioneers-bonus-order = an order
pioneers-bonus-extension = an extension
pioneers-bonus-cards = 3 cards
pioneers-bonus-rotate-all = X rotations
pioneers-bonus-point = 1 point
pioneers-token-pils = Pils
pioneers-token-export = Export
pioneers-token-lager = Lager
pioneers-token-stark = Stark
pioneers-token-weizen = Weizen
pioneers-token-beige = playing beige-brown cards
pioneers-token-brew = brewing 1 beer
pioneers-token-white = playing white cards
pioneers-overlay-large = the large cover (Pils, Export, Lager)
pioneers-overlay-small = the small cover (Stark, Weizen)
pioneers-extension-filter = beer filter
pioneers-extension-cooling = cooling system
pioneers-extension-laboratory = laboratory
pioneers-extension-fleet = truck fleet
pioneers-extension-malt-factory = malt factory
pioneers-extension-machine-hall = machine hall
pioneers-objective-same = { $count } beers of one type in the cellar
pioneers-objective-different = { $count } different beers in the cellar
pioneers-objective-extensions = { $count } extensions
pioneers-objective-unblocked = { $count } blocking tokens removed
pioneers-objective-barrels = { $count } barrels
pioneers-objective-bulbs = { $count } lightbulbs
pioneers-objective-level = brewing level { $count }
pioneers-goal-same = beers of one type
pioneers-goal-different = different beers
pioneers-goal-extensions = extensions
pioneers-goal-unblocked = blocking tokens
pioneers-goal-barrels = barrels
pioneers-goal-bulbs = lightbulbs
pioneers-goal-level = brewing level
pioneers-gift-pils = a Pils
pioneers-gift-export = an Export
pioneers-gift-lager = a Lager
pioneers-gift-stark = a Stark
pioneers-gift-weizen = a Weizen
pioneers-gift-alt = an Alt
pioneers-gift-barrel = a barrel
pioneers-gift-coin = a coin
pioneers-gain-point = a point
pioneers-gain-cards = 2 cards
pioneers-gain-coin = a coin
pioneers-tile-large = large
pioneers-tile-barrel = barrel
pioneers-tile-progress = progress
pioneers-tile-small = small
pioneers-piece-worker = the grey worker
pioneers-piece-truck = the grey truck

## Reasons

pioneers-reason-other-decision = first: { $ask }
pioneers-reason-worker = no worker of experience { $experience } is ready
pioneers-reason-truck = your trucks have been used this round
pioneers-reason-moved = this worker has moved already this round
pioneers-reason-covered = this space is covered in this game
pioneers-reason-taken = { $seat } stands there
pioneers-reason-truck-there = a truck stands there
pioneers-reason-nothing-to-give = you have no coin, and no beer or barrel in the cellar to give
pioneers-reason-nothing-to-build = there is no extension that you could build
pioneers-reason-coins = { $count ->
    [one] needs 1 more coin
   *[other] needs { $count } more coins
}
pioneers-reason-token = a blocking token still lies on: { $token }
pioneers-reason-fulfilled = you have fulfilled it already
pioneers-reason-objective-taken = others were faster
pioneers-reason-objective = you have { $reached } of { $wanted }
pioneers-reason-helper = needs a bonus worker
pioneers-reason-bulbs = needs { $count } lightbulbs
pioneers-reason-no-effect = it would have no effect now
pioneers-reason-pile = no card is left
pioneers-reason-reach = { $count ->
    [one] your brewing level reaches the first card only
   *[other] your brewing level reaches the first { $count } cards only
}
pioneers-reason-gap = that card is gone, and the display closes up at the end of the turn
pioneers-reason-hand = it is not in your hand
pioneers-reason-lacks = your cellar lacks { $things }
pioneers-reason-section-beige = it has no beige-brown section
pioneers-reason-section-white = it has no white section
pioneers-reason-section-order = it has no order
pioneers-reason-built = you have built it already
pioneers-reason-same-beer = that would come to the same as going without
pioneers-reason-cellar = you do not have that to give
pioneers-reason-gone = it is gone already
pioneers-reason-barrels = so many barrels cannot be moved
pioneers-reason-twice = it cannot be done twice
pioneers-reason-retired = no place is left for its retirement
pioneers-reason-no-such-worker = you have no such worker
pioneers-reason-option = it is not to be chosen here, or cannot be paid
pioneers-reason-must = something must be chosen here
pioneers-reason-no-dial = no dial is there
pioneers-reason-turned = it has been turned already
pioneers-reason-too-far = { $count ->
    [one] 1 rotation is the most
   *[other] { $count } rotations are the most
}
pioneers-reason-brewing = its dial is in use
pioneers-reason-overlaid = a cover lies over it

## Log

pioneers-log-round = Round { $round } begins
pioneers-log-end = The game is over
pioneers-log-shuffle = { $count ->
    [one] 1 discarded card becomes the new pile
   *[other] { $count } discarded cards are shuffled as the new pile
}
pioneers-log-first = { $place ->
    [1] { $seat } will go first
    [2] { $seat } will go second
    [3] { $seat } will go third
   *[other] { $seat } will go fourth
}
pioneers-log-worker = { $seat }: worker { $experience } to { $space }
pioneers-log-truck = { $seat }: truck to { $space }
pioneers-log-turn-order = { $seat }: place { $place } of the turn order area
pioneers-log-admin = { $seat }: administration, { $space }
pioneers-log-bonus = { $seat } uses a bonus worker: { $bonus }
pioneers-log-grey = { $seat } gets { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat } takes 1 coin
   *[other] { $seat } takes { $amount } coins
}
pioneers-log-paid = { $amount ->
    [one] { $seat } pays 1 coin
   *[other] { $seat } pays { $amount } coins
}
pioneers-log-points = { $amount ->
    [one] { $seat } gains 1 point
   *[other] { $seat } gains { $amount } points
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat } takes 1 barrel
   *[other] { $seat } takes { $count } barrels
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat } moves 1 barrel to the cellar
   *[other] { $seat } moves { $count } barrels to the cellar
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat } delivers 1 barrel
   *[other] { $seat } delivers { $count } barrels
}
pioneers-log-barrels-given = { $seat } gives a barrel
pioneers-log-barrels-cleared = { $seat } gives a barrel back to make room
pioneers-log-beer-cellar = { $seat } puts { $beer } into the cellar
pioneers-log-beer-delivered = { $seat } delivers { $beer }
pioneers-log-beer-given = { $seat } gives { $beer }
pioneers-log-beer-cleared = { $seat } gives { $beer } back to make room
pioneers-log-beer-lost = { $seat } goes without { $beer }: the cellar is full
pioneers-log-dial-placed = { $value ->
    [one] { $seat } brews { $beer }: 1 rotation
   *[other] { $seat } brews { $beer }: { $value } rotations
}
pioneers-log-dial-turned = { $seat } turns { $beer } from { $before } to { $value }
pioneers-log-brewed = { $seat } has brewed { $beer }
pioneers-log-unblocked = { $seat } removes the blocking token on { $token }
pioneers-log-uncovered = { $seat } takes away { $overlay }
pioneers-log-built = { $seat } builds: { $extension }
pioneers-log-level = { $seat } reaches space { $space } of the brewing level track
pioneers-log-progress = { $seat } reaches space { $space } of the progress track
pioneers-log-income = { $seat } has income space { $space }
pioneers-log-marker = { $seat } will upgrade a worker at the end of the round
pioneers-log-upgraded = { $seat }: a worker of experience { $experience } retires and clears the { $tile } cellar tile
pioneers-log-objective = { $seat } fulfils an objective ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat } gets a bonus worker back
   *[other] { $seat } gets { $count } more bonus workers
}
pioneers-log-sacrificed = { $seat } gives up a bonus worker
pioneers-log-card-taken = { $seat } takes { $card }
pioneers-log-card-drawn = { $seat } draws a card from the pile
pioneers-log-card-beige = { $seat } plays { $card } beige-brown
pioneers-log-card-order = { $seat } completes the order on { $card }
pioneers-log-card-white = { $seat } plays { $card } white
pioneers-log-card-discarded = { $seat } discards { $card }
pioneers-log-card-returned = { $card } returns to the hand of { $seat }
pioneers-log-card-turned-up = { $card } is turned up
pioneers-log-card-pushed-out = { $card } leaves the display
