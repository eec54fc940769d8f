# Dice Brewing

## Dice, seeds and what they are worth

dice-colour-yellow = yellow
dice-colour-black = black
dice-colour-green = green

dice-die-yellow = yellow { $value }
dice-die-black = black { $value }
dice-die-green = green { $value }
dice-die-blue = blue { $value }

dice-die-any-yellow = a yellow die
dice-die-any-black = a black die
dice-die-any-green = a green die
dice-die-any-blue = a blue die

# Dice that show nothing yet, as something that somebody gets or gives up
dice-unrolled-yellow = { $count ->
    [one] a yellow die
   *[other] { $count } yellow dice
}
dice-unrolled-black = { $count ->
    [one] a black die
   *[other] { $count } black dice
}
dice-unrolled-green = { $count ->
    [one] a green die
   *[other] { $count } green dice
}
dice-unrolled-blue = { $count ->
    [one] a blue die
   *[other] { $count } blue dice
}

dice-seed = a seed
dice-seeds = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}
dice-any-token = any action token
dice-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dice-gold = { $count } gold
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })

## Boards and places

dice-building-malt = malt house
dice-building-hops = hop plantation
dice-building-school = school of mastery
dice-building-seeds = seed department

dice-space-malt-1 = malt house 1
dice-space-malt-2 = malt house 2
dice-space-malt-3 = malt house 3
dice-space-hops-1 = hop plantation 1
dice-space-hops-2 = hop plantation 2
dice-space-school-1 = school 1
dice-space-school-2 = school 2
dice-space-school-3 = school 3
dice-space-seeds-1 = seed department 1
dice-space-seeds-2 = seed department 2
dice-space-seeds-3 = seed department 3

dice-place-supply = the supply
dice-place-pool = the pool of { $seat }
dice-place-warehouse = the warehouse of { $seat }
dice-place-market = the market, by { $seat }
dice-place-board = { $space } of { $seat }

## Ingredients and action tokens

dice-ingredient-malt = special malt
dice-ingredient-spices = spices
dice-ingredient-honey = honey
dice-ingredient-hops = special hops
dice-ingredient-fruit = fruit

dice-extra-malt = special malt
dice-extra-spices = spices
dice-extra-honey = honey
dice-extra-hops = special hops
dice-extra-fruit = fruit
dice-extra-blue = a blue die

dice-token-withdraw = a withdraw token
dice-token-shut = a block-building token
dice-token-mark = a block-or-protect token
dice-token-close = a block-recipe token
dice-token-raise = a raise token
dice-token-reroll = a reroll token
dice-token-hidden = a hidden action token

## What is asked

dice-ask-move = { $pieces ->
    [0] Place a die or a seed on your board, store dice, or pass.
    [1] Place a second piece, store dice, or end your move.
   *[other] Both pieces of your move are placed: store dice, or end it.
}
dice-ask-rerolling = { $chosen ->
    [0] Which die do you reroll? All from your pool, or all from your warehouse.
   *[other] Reroll { $dice }, or choose one more?
}
dice-ask-name-colour = Which colour of the supply is rolled?
dice-ask-take-die = The { $colour } supply is rolled. Which die do you want?
dice-ask-give-die = Which of your dice do you give for it?
dice-ask-keep-die = You gained a { $die }. Keep it in your pool or in your warehouse?
dice-ask-buy = Buy an ingredient or an action token, store dice, or be done.
dice-ask-play-token = { $occasion ->
    [round] The round starts: play an action token?
    [move] A move was made: play an action token?
    [purchase] Somebody was at the market: play an action token?
   *[brewing] Brewing starts: play an action token?
}
dice-ask-brew = Brew one of the open recipes?
dice-ask-use-die = Which die do you use for { $recipe }?
dice-ask-add-extra = Add an extra to { $recipe }?
dice-ask-win-token = Which action token do you take as your reward?

## Options

dice-choice-place = Place { $piece } on { $space }: { $effect }
dice-choice-hasten = Add { $piece } to { $space }, at once: { $effect }
dice-choice-store = Store { $die }
dice-choice-choose = Reroll { $die }
dice-choice-name = Roll the { $colour } supply
dice-choice-take = Take { $die }
dice-choice-give = Give { $die }
dice-choice-keep = { $place ->
    [pool] Keep it in the pool
   *[warehouse] Keep it in the warehouse
}
dice-choice-withdraw = Withdraw { $die } from the warehouse of { $seat }
dice-choice-mark = Block { $die } of { $seat }
dice-choice-protect = Protect { $die }
dice-choice-raise = Raise { $die } by 1
dice-choice-reroll = Reroll { $die } of { $seat }
dice-choice-shut = Shut the { $building } of { $seat }
dice-choice-close = Block { $recipe } for this round
dice-choice-buy = Buy { $ware } for { $gold } gold
dice-choice-buy-with = Buy { $ware } for { $gold } gold, with { $die }
dice-choice-brew = Brew { $recipe }
dice-choice-use = Use { $die }
dice-choice-add-gold = Add { $extra } for { $count } gold more
dice-choice-add-points = { $count ->
    [one] Add { $extra } for 1 point more
   *[other] Add { $extra } for { $count } points more
}
dice-choice-win = Take { $token }
dice-choice-done-move = { $pieces ->
    [0] Pass
   *[other] End the move
}
dice-choice-done-rerolling = Roll
dice-choice-done-take-die = Swap nothing
dice-choice-done-buy = Done at the market
dice-choice-done-play-token = No token now
dice-choice-done-brew = Brew nothing this turn
dice-choice-done-add-extra = Brew it plain
dice-choice-quiet-play-token = No token for the rest of the round

dice-effect-malt-1 = a yellow die
dice-effect-malt-2 = a black die
dice-effect-malt-3 = the die rises by 1 and is stored
dice-effect-hops-1 = a green die
dice-effect-hops-2 = the die rises by 1 and is stored
dice-effect-school-1 = reroll dice
dice-effect-school-2 = swap a die with the supply
dice-effect-school-3 = a new blue die
dice-effect-seeds-1 = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
dice-effect-seeds-2 = { $black } gold
dice-effect-seeds-3 = { $blue } gold

## Why not

dice-reason-opens = opens in round { $round }
dice-reason-shut = your { $building } is shut this round
dice-reason-used = you used it this round
dice-reason-hasten = you used it; only a blue die of { $value } or more, and something to gain, makes it fast
dice-reason-full = { $count ->
    [one] the other player used it: it is blocked for you this round
   *[other] { $count } players used it: it is blocked for you this round
}
dice-reason-two-pieces = a move has two pieces at most
dice-reason-takes-malt-1 = takes a seed
dice-reason-takes-malt-2 = takes a yellow die
dice-reason-takes-malt-3 = takes a yellow or black die below 6
dice-reason-takes-hops-1 = takes a seed
dice-reason-takes-hops-2 = takes a green die below 6
dice-reason-takes-school-1 = takes a blue die of { $value } or more, when you have another die to reroll
dice-reason-takes-school-2 = takes a blue die of { $value } or more, when there are dice to swap
dice-reason-takes-school-3 = takes a blue die, then any dice until they sum to { $value }
dice-reason-takes-seeds-1 = takes a green or black die
dice-reason-takes-seeds-2 = takes a black die
dice-reason-takes-seeds-3 = takes a blue die
dice-reason-bought = one of these a round is all you may buy
dice-reason-sold-out = none is left
dice-reason-gold = { $count } gold short
dice-reason-no-discount = this die gives no discount on it
dice-reason-no-recipe = no recipe lies there
dice-reason-closed = blocked for this round
dice-reason-lacks = your warehouse lacks { $dice }
dice-reason-other-decision = something else is asked now: { $ask }
dice-reason-choose-first = this cannot be chosen now
dice-reason-not-rolled = this die was not rolled from the supply
dice-reason-not-yours = that is not among your own
dice-reason-blocked-die = this die is blocked until the end of the round
dice-reason-stored = it is in your warehouse already
dice-reason-kept-out = it was withdrawn and cannot be stored again this round
dice-reason-alike = { $die } is just the same: choose that one
dice-reason-does-not-fit = this die does not fit here
dice-reason-in-pool = this die lies in a pool; only stored dice will do
dice-reason-marked = this die is blocked or protected already
dice-reason-not-rolled-yet = dice in pools are not rolled yet
dice-reason-own-building = the building must be another player's
dice-reason-no-seat = nobody sits there
dice-reason-shut-already = this building of { $seat } is shut already
dice-reason-blue-least = the blue die must show { $value } or more
dice-reason-no-seed = you have no seed
dice-reason-no-token = you do not hold { $token }
dice-reason-token-time = { $token } cannot be played now
dice-reason-out-of-reach = no token reaches this die
dice-reason-protected = this die is protected
dice-reason-six = a six cannot be raised
dice-reason-extras = this recipe takes { $or_extras }
dice-reason-not-stored = you have none

## The log

dice-log-round = { $season ->
    [summer] Round { $round } begins: summer
   *[winter] Round { $round } begins: winter
}
dice-log-phase = { $phase ->
    [rolling] Rolling
    [arranging] Arranging
    [purchases] Purchases
    [brewing] Brewing
   *[tidying] Tidying
}
dice-log-first = { $seat } is first player
dice-log-roll = Rolled in { $at }: { $pieces }
dice-log-turn = Turned in { $at }: { $pieces }
dice-log-places = Placed on { $to }: { $pieces }
dice-log-stores = { $seat } stores { $pieces }
dice-log-returns = Back in the pool of { $seat }: { $pieces }
dice-log-lays = { $seat } lays { $pieces } at the market
dice-log-gets = { $seat } gets { $pieces }
dice-log-gives = { $seat } gives up { $pieces }
dice-log-gold = { $seat } gets { $amount } gold
dice-log-paid = { $seat } pays { $amount } gold
dice-log-points = { $amount ->
    [one] { $seat } gets 1 mastery point
   *[other] { $seat } gets { $amount } mastery points
}
dice-log-ingredient = { $seat } takes { $ingredient }
dice-log-ingredient-back = { $seat } returns { $ingredient } to the market
dice-log-token = { $paid ->
    [0] { $seat } wins { $token }
   *[other] { $seat } buys { $token } for { $paid } gold
}
dice-log-token-played = { $seat } plays { $token }
dice-log-blocked = { $seat } blocks { $die } until the end of the round
dice-log-protected = { $seat } protects { $die } until the end of the round
dice-log-shut = The { $building } of { $seat } is shut this round
dice-log-closed = The recipe { $recipe } is blocked this round
dice-log-brewed = { $seat } brews { $recipe }
dice-log-turned-up = New recipe { $place }: { $recipe }
dice-log-passed = { $seat } passes
dice-log-end = The last round is over

## Deck tables

dice-level-basic = basic
dice-level-medium = medium
dice-level-advanced = advanced
dice-level-experimental = experimental

dice-deck-recipes = The recipes
dice-deck-recipe = Recipe
dice-deck-level = Level
dice-deck-needs = Needs
dice-deck-reward = Reward
dice-deck-extras = Extras
dice-deck-levels = Means by level
dice-deck-cards = Recipes
dice-deck-dice = Dice
dice-deck-pips = Pips
dice-deck-points = Points
dice-deck-gold = Gold
dice-deck-wanted = Extras wanted
dice-deck-extra = Extra
dice-deck-price = Price
