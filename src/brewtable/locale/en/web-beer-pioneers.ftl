# Beer Pioneers in the browser

## Places

bp-tab-brewery = Brewery
bp-tab-town = Town
bp-tab-cards = Cards
bp-tab-rivals = Rivals
bp-display = Display
bp-level-track = Brewing level
bp-yard = Trucks and exchange
bp-turn-order = Turn order
bp-bonuses = Bonus
bp-bonuses-basic = Basic bonus actions
bp-bonuses-improved = Improved bonus actions: { $bulbs }
bp-objectives = Objectives
bp-extensions = Extensions
bp-breweries = Whose brewery is shown
bp-house-brew = Brew
bp-house-rotate = Turn dials
bp-house-progress = Improve
bp-house-barrels = Barrels
bp-house-white = Play a card
bp-house-upgrade = Upgrade
bp-house-extension = Build
bp-house-coins = Earn
bp-coops = Coops
bp-cover = Cover
bp-cellar = Cellar
bp-depot = Depot
bp-admin = Administration
bp-engine = Personal card display
bp-sums = What it adds up to
bp-showing = Its cards
bp-pieces = Pieces that have not acted
bp-piece-turn-space = Order worker
bp-piece-admin = Office worker
bp-starting = Starting card { $number }
bp-no-master = No master brewer
bp-empty-hand = No cards in hand

## The round

bp-round = Round { $round }
bp-race = Race to { $goal } points
bp-round-end = At the end of the round
bp-end-brewing = Every dial turns once
bp-end-brewing-who = Laboratory, for a second rotation: { $names }
bp-end-pieces = Pieces return
bp-end-upgrade = Workers are upgraded
bp-end-upgrade-who = Will upgrade a worker: { $names }
bp-end-cards = Hands down to their limit
bp-end-cards-who = Over the hand limit: { $names }
bp-end-income = Income
bp-end-income-who = With income: { $names }

## Names for assistive technology and tooltips

bp-your-brewery = Your brewery
bp-brewery-of = Brewery of { $seat }
bp-your-hand = Your pieces and your hand
bp-hand-of-seat = Pieces and hand of { $seat }
bp-free = free
bp-value = experience value { $value }
bp-worker-of = worker { $experience } of { $seat } stands here
bp-stands = { $seat } stands here
bp-in-display = card { $place } of the display
bp-in-hand = card { $place } of { $count } in your hand
bp-unknown-card = A card you do not know
bp-unknown-cards = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
bp-pile-name = { $count ->
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
bp-discards-name = { $count ->
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
bp-level-space = Level { $space }: { $reach ->
    [one] reaches 1 card
   *[other] reaches { $reach } cards
}, { $beers ->
    [one] brews 1 beer
   *[other] brews { $beers } beers
}
bp-level = Brewing level { $level }, { $reach ->
    [one] 1 card within reach
   *[other] { $reach } cards within reach
}
bp-for-trucks = { $what }, for trucks
bp-first-truck = the first truck also: { $effect }
bp-trucks-there = trucks here: { $names }
bp-exchange-workers = { $count ->
    [0] Exchange, for workers
   *[other] Exchange, for workers; here: { $names }
}
bp-gain = Exchange for { $gain }
bp-turn-space = Place { $place } of the turn order: { $effect }
bp-bonus-action = Bonus action: { $effect }
bp-reached = you have { $reached } of { $wanted }
bp-claimed = { $points ->
    [one] { $seat } has 1 point for it
   *[other] { $seat } has { $points } points for it
}
bp-built-by = built by { $names }
bp-first-builder = 1 point for the first to build it
bp-dial = { $count ->
    [one] 1 rotation left
   *[other] { $count } rotations left
}
bp-covered = under a cover
bp-blocked = blocked by a token
bp-coop-free = { $count ->
    [one] free, a dial would take 1 rotation
   *[other] free, a dial would take { $count } rotations
}
bp-coop-number = { $beer }, coop number { $count }
bp-token-on = Blocking token: { $token }
bp-in-cellar = { $thing } in the cellar
bp-free-fields = { $count ->
    [one] 1 field free
   *[other] { $count } fields free
}
bp-tile = Cellar tile, cleared by a retired worker of experience { $experience }: { $effect }
bp-retire-here = A worker of experience { $experience } can retire here
bp-retired = A worker of experience { $experience } has retired here
bp-depot-name = { $count ->
    [one] Depot, 1 barrel of { $size }
   *[other] Depot, { $count } barrels of { $size }
}
bp-virtual = one more can always be moved
bp-admin-space = Administration: { $effect }
bp-progress-space = Progress { $space }: dials start at their coop's number +{ $number }
bp-progress-now = Progress on space { $space }: dials start at their coop's number +{ $number }
bp-income-now = { $count ->
    [one] Income of 1 coin a round
   *[other] Income of { $count } coins a round
}
bp-site = Place for extension { $number }
bp-site-bonus = Extension { $number } also brings: { $effect }
bp-points = { $count ->
    [one] 1 point of { $goal }
   *[other] { $count } points of { $goal }
}
bp-hand-of = { $count ->
    [one] 1 card in hand, limit { $limit }
   *[other] { $count } cards in hand, limit { $limit }
}
bp-track-place = { $count ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $count } points
}
bp-worker = { $count ->
    [one] Worker of experience { $experience }
   *[other] { $count } workers of experience { $experience }
}
bp-truck = Truck
bp-turn-worker = Worker for the turn order
bp-admin-worker = Worker in the administration
bp-helpers = { $count ->
    [one] 1 bonus worker
   *[other] { $count } bonus workers
}
bp-shows-places = press to see where it can go
bp-section-beige = beige-brown
bp-section-order = order
bp-section-white = white

## Words on the places

bp-part-beige = For good
bp-part-order = Order
bp-part-white = Once
bp-part-master = Master brewer
bp-part-none = Nothing on this card.
bp-sum-bulbs = bulbs
bp-sum-take = take
bp-sum-move = move
bp-sum-rotations = turn
bp-lacks = { $things } short
bp-deliverable = can be delivered
bp-claim = { $count ->
    [one] Claim 1 point
   *[other] Claim { $count } points
}
bp-hand-title = Your hand
bp-hand-title-of = Hand of { $seat }
bp-pile = in the pile
bp-reach-note = { $reach ->
    [one] You may take from the first card or the pile
   *[other] You may take from the first { $reach } or the pile
}
bp-level-short = Level { $level }
bp-both = { $count ->
    [0] both: free
    [one] both: 1 coin
   *[other] both: { $count } coins
}
bp-bonus-from = a worker of experience { $experience } or more brings a bonus action
bp-closed = not in this game
bp-you = you
bp-plus-bonus = + bonus
bp-bonus-with = bonus with { $experience }+
bp-no-worker = nobody left
bp-next-order = Next round’s order
bp-you-stand = you stand on { $place }
bp-left-is-first = further left is earlier
bp-short-truck = Grey truck
bp-short-worker = Grey worker
bp-short-beige = For good
bp-yard-order = Deliver
bp-yard-load = Load
bp-yard-coins = Haul
bp-yard-exchange = Exchange
bp-first = first: { $effect }
bp-exchange-gives = a beer, barrel or coin for 1 point, 2 cards or 1 coin
bp-objective-points = { $first ->
    [one] first 1 point, second { $second }
   *[other] first { $first } points, second { $second }
}
bp-extensions-note = { $coins ->
    [one] 1 coin; you have { $built } of { $all }
   *[other] { $coins } coins; you have { $built } of { $all }
}
bp-yours = yours
bp-choose-bonus = Bonus actions
bp-bonus-cost = Each bonus action uses one; it comes home at the round end.
bp-close = Close
bp-everybody = For everybody
bp-with-bulbs = With { $bulbs }; you have { $have }
bp-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
bp-piece-worker = Worker { $experience }
bp-piece-truck-space = Truck
bp-on = on { $where }
bp-place = place { $place }
bp-rivals = Rivals
bp-has = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $built } built
bp-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
bp-brewing = Brewing
bp-nothing = nothing
bp-empty = empty
bp-fields-free = { $count } free
bp-engine-short = Engine
bp-has-short = Has
bp-shut = locked
bp-unit-helpers = { $count ->
    [one] bonus worker
   *[other] bonus workers
}
bp-unit-income = income
bp-open = Open
bp-turns-left = turns left; each dial turns 1 at the round end
bp-cellar-note = { $more ->
    [0] { $held } of { $all }
   *[other] { $held } of { $all }, { $more } more by upgrades
}
bp-admin-short = Office
bp-progress = Progress
bp-none = none

## What can be done

bp-can-place = take a worker
bp-can-truck = take a truck
bp-can-turn-order = take your turn order worker
bp-can-admin = take your worker of the administration
bp-can-fulfil = be fulfilled
bp-can-bonus = be done by a bonus worker
bp-can-take = be taken
bp-can-beige = be played beige-brown
bp-can-order = be delivered
bp-can-white = be played white
bp-can-discard = be discarded
bp-can-rotate = be turned
bp-can-brew = be brewed in
bp-can-unblock = be removed
bp-can-uncover = be taken away
bp-can-build = be built
bp-can-pick = be taken
bp-can-deliver = be delivered
bp-can-clear = be given back
bp-can-move = be moved from
bp-can-exchange = be exchanged
bp-can-retire = retire

## Buttons

bp-verb-place = Place
bp-verb-truck = Drive
bp-verb-turn-order = Line up
bp-verb-admin = Administer
bp-verb-fulfil = Fulfil
bp-verb-bonus = Use
bp-verb-take = Take
bp-verb-beige = Play
bp-verb-order = Deliver
bp-verb-white = Play
bp-verb-discard = Discard
bp-verb-rotate = Turn
bp-verb-brew = Brew
bp-verb-unblock = Remove
bp-verb-uncover = Uncover
bp-verb-build = Build
bp-verb-pick = Take
bp-verb-deliver = Deliver
bp-verb-clear = Give back
bp-verb-move = Move
bp-verb-retire = Retire

## The final count

bp-score-track = Points on the track
bp-score-beers = Beers for lightbulbs
bp-score-coins = Coins for lightbulbs
bp-score-total = Points
bp-score-beers_left = Beers left, first in a tie
bp-score-barrels = Barrels, then

## Start page

web-title-beer-pioneers = Beer Pioneers
web-line-beer-pioneers = Found a brewery, build it out, turn the dials, fill the orders. First to 20 points.
