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
dice-least-yellow = yellow { $value }+
dice-least-black = black { $value }+
dice-least-green = green { $value }+
dice-mark-blocked = blocked
dice-mark-protected = protected
dice-mark-raised = raised by { $pips }
dice-marked = { $die } ({ $marks })

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
dice-gain-yellow = { $left ->
    [0] a new yellow die, if the supply, empty now, gets one back by then
   *[other] a new yellow die
}
dice-gain-black = { $left ->
    [0] a new black die, if the supply, empty now, gets one back by then
   *[other] a new black die
}
dice-gain-green = { $left ->
    [0] a new green die, if the supply, empty now, gets one back by then
   *[other] a new green die
}
dice-gain-blue = { $left ->
    [0] a new blue die, if the supply, empty now, gets one back by then
   *[other] a new blue die
}
dice-gain-seeds = { $left ->
    [0] { $seeds }, as far as the supply, empty now, gets some back
   *[other] { $seeds }, as far as the supply goes, which has { $left } now
}
dice-none-left = { $gain } (none is left: lost)

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
dice-place-pool = { $seat_who ->
    [you] your pool
   *[other] the pool of { $seat }
}
dice-place-warehouse = { $seat_who ->
    [you] your warehouse
   *[other] the warehouse of { $seat }
}
dice-place-market = { $seat_who ->
    [you] the market, by you
   *[other] the market, by { $seat }
}
dice-place-board = { $seat_who ->
    [you] your { $space }
   *[other] { $space } of { $seat }
}
dice-from-pool = { $die } from the pool
dice-from-warehouse = { $die } from the warehouse
dice-in-pool = { $seat_who ->
    [you] { $die } in your pool
   *[other] { $die } in the pool of { $seat }
}
dice-in-warehouse = { $seat_who ->
    [you] { $die } in your warehouse
   *[other] { $die } in the warehouse of { $seat }
}

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
dice-ask-give-die = Which of your dice do you give for { $new }?
dice-ask-keep-die = You gained a { $die }. Keep it in your pool or in your warehouse?
dice-ask-buy = { $luck ->
    [0] Buy an ingredient or an action token, store dice, or be done.
   *[other] Buy an ingredient or an action token, store dice, or be done. Your dice showing 1 count as { $gold } here, as long as they are in the pool.
}
dice-ask-play-token = { $occasion ->
    [round] The round starts: play an action token?
    [roll] The dice are rolled: play an action token before the first move?
    [move] A move was made: play an action token?
    [purchase] Somebody was at the market: play an action token?
   *[brewing] Brewing starts: play an action token?
}
dice-ask-brew = Brew one of the open recipes?
dice-ask-use-die = { $recipe } asks for { $least }: which die do you use?
dice-ask-add-extra = Add an extra to { $recipe }?
dice-ask-win-token = Which action token do you take as your reward?

## Options

dice-choice-place = Place { $piece } on { $space }: { $effect }
dice-choice-hasten = Place { $piece } on { $space } too: { $effect }
dice-choice-store = Store { $die }
dice-choice-store-luck = Store { $die }: your dice showing 1 then count as { $gold } instead of { $before }
dice-choice-choose = Reroll { $die }
dice-choice-name = Roll the { $colour } dice of the supply ({ $count })
dice-choice-take = Take { $die }
dice-choice-give = Give { $die } for { $new }, which takes its place
dice-choice-keep = { $place ->
    [pool] Keep { $die } in the pool, from where it can be stored later
   *[warehouse] Keep { $die } in the warehouse, ready for brewing
}
dice-choice-withdraw = { $then ->
    [roll] Withdraw { $die } with a token: it is rolled with the pool
    [store] Withdraw { $die } with a token: it goes to the pool and may be stored again
   *[out] Withdraw { $die } with a token: it goes to the pool, out of reach for brewing this round
}
dice-choice-mark = Block { $die } with a token until the end of the round
dice-choice-protect = Protect { $die } with a token until the end of the round
dice-choice-raise = Raise { $die } with a token by 1, to { $value }, until the end of the round
dice-choice-reroll = Reroll { $die } with a token
dice-choice-shut = Shut the { $building } of { $seat } with a token: nothing can be placed there this round
dice-choice-close = Block { $recipe } with a token: nobody can brew it this round
dice-choice-buy = { $lucky ->
    [0] Buy { $ware } for { $price }
   *[other] { $coins ->
        [0] Buy { $ware } for { $price }, all paid by your dice showing 1
       *[other] Buy { $ware } for { $price }: your dice showing 1 pay { $lucky }, coins pay { $coins }
    }
}
dice-choice-buy-with = { $bought } – { $die } takes off { $less } and lies at the market until tidying
dice-choice-brew = Brew { $recipe }: { $dice } go to the pool, you get { $gains }
dice-choice-use = Use { $die } where { $least } is asked for
dice-choice-add = { $goes ->
    [pool] Add { $extra }: you get { $premium } more, the die goes to the pool
   *[market] Add { $extra }: you get { $premium } more, it returns to the market
}
dice-choice-win = Take { $token }
dice-choice-done-move = { $pieces ->
    [0] { $last ->
        [1] Pass, and with that arranging ends
       *[other] Pass: your turn comes again only if somebody else moves
    }
   *[other] End the move
}
dice-choice-done-rerolling = Roll { $dice }
dice-choice-done-take-die = Take none: nothing is swapped
dice-choice-done-buy = { $bought ->
    [0] Buy nothing: your purchase turn ends, and you store no more this round
   *[other] Buy no more: your purchase turn ends, and you store no more this round
}
dice-choice-done-play-token = Play no token now
dice-choice-done-brew = Brew nothing this turn
dice-choice-done-add-extra = Add nothing and brew it plain
dice-choice-quiet-play-token = Play no token for the rest of the round

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

dice-placed-trade = at tidying it is lost for { $gain }
dice-placed-raise = at tidying it rises to { $value } and is stored
dice-placed-reroll = reroll dice of your choice now; it comes back at tidying
dice-placed-swap = roll one colour of the supply now and swap a die if you like; it comes back at tidying
dice-placed-gathering = { $sum } together, and { $needed } are needed for { $gain }; all come back at tidying
dice-placed-gathered = { $sum } together, { $needed } were needed: at tidying all come back, with { $gain }
dice-fast-trade = at once { $lost } is lost for { $gain }; the blue die comes back at tidying
dice-fast-raise = at once { $die } rises to { $value } and is stored; the blue die comes back at tidying

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
dice-reason-too-few-pips = your dice show { $sum } together; a new blue die needs { $value }
dice-reason-nothing-to-gain = you used it; a blue die would bring nothing, since the supply lacks { $what }
dice-reason-no-reroll = you have no other die to reroll
dice-reason-no-swap = the supply has no die of a colour that you could swap
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
dice-log-first = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} first player
dice-log-roll = Rolled in { $at }: { $pieces }
dice-log-turn = Turned in { $at }: { $pieces }
dice-log-places = Placed on { $to }: { $pieces }
dice-log-stores = { $seat_who ->
    [you] You store
   *[other] { $seat } stores
} { $pieces }
dice-log-returns = { $seat_who ->
    [you] Back in your pool
   *[other] Back in the pool of { $seat }
}: { $pieces }
dice-log-lays = { $seat_who ->
    [you] You lay
   *[other] { $seat } lays
} { $pieces } at the market
dice-log-gets = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $pieces }
dice-log-gives = { $seat_who ->
    [you] You give up
   *[other] { $seat } gives up
} { $pieces }
dice-log-gold = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $amount } gold
dice-log-paid = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } gold
dice-log-points = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $amount ->
    [one] 1 mastery point
   *[other] { $amount } mastery points
}
dice-log-ingredient = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $ingredient }
dice-log-ingredient-back = { $seat_who ->
    [you] You return
   *[other] { $seat } returns
} { $ingredient } to the market
dice-log-token = { $paid ->
    [0] { $seat_who ->
        [you] You win
       *[other] { $seat } wins
    } { $token }
   *[other] { $seat_who ->
        [you] You buy
       *[other] { $seat } buys
    } { $token } for { $paid } gold
}
dice-log-token-played = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $token }
dice-log-blocked = { $seat_who ->
    [you] You block
   *[other] { $seat } blocks
} { $die } until the end of the round
dice-log-protected = { $seat_who ->
    [you] You protect
   *[other] { $seat } protects
} { $die } until the end of the round
dice-log-shut = { $seat_who ->
    [you] Your { $building }
   *[other] The { $building } of { $seat }
} is shut this round
dice-log-closed = The recipe { $recipe } is blocked this round
dice-log-brewed = { $seat_who ->
    [you] You brew
   *[other] { $seat } brews
} { $recipe }
dice-log-turned-up = New recipe { $place }: { $recipe }
dice-log-passed = { $seat_who ->
    [you] You pass
   *[other] { $seat } passes
}
dice-log-end = The last round is over
dice-deed-theirs = { $thing } ({ $owner_seat_who ->
    [you] yours
   *[other] { $owner_seat }
})
dice-deed-place = { $seat_who ->
    [you] You place
   *[other] { $seat } places
} { $piece } on { $space }: { $effect }
dice-deed-hasten = { $seat_who ->
    [you] You add
   *[other] { $seat } adds
} { $piece } to { $space }, at once: { $effect }
dice-deed-store = { $seat_who ->
    [you] You store
   *[other] { $seat } stores
} { $dice }
dice-deed-choose = { $seat_who ->
    [you] You will reroll
   *[other] { $seat } will reroll
} { $dice }
dice-deed-roll = { $seat_who ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice }
dice-deed-name = { $seat_who ->
    [you] You roll
   *[other] { $seat } rolls
} the { $colour } dice of the supply
dice-deed-take = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $die }
dice-deed-give = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $die } for it
dice-deed-keep = { $seat_who ->
    [you] You keep
   *[other] { $seat } keeps
} the die in the { $place ->
    [pool] pool
   *[other] warehouse
}
dice-deed-withdraw = { $seat_who ->
    [you] You withdraw
   *[other] { $seat } withdraws
} { $die } from the warehouse
dice-deed-mark = { $seat_who ->
    [you] You block
   *[other] { $seat } blocks
} { $die } for this round
dice-deed-protect = { $seat_who ->
    [you] You protect
   *[other] { $seat } protects
} { $die } for this round
dice-deed-raise = { $seat_who ->
    [you] You raise
   *[other] { $seat } raises
} { $die } by 1
dice-deed-reroll = { $seat_who ->
    [you] You reroll
   *[other] { $seat } rerolls
} { $die }
dice-deed-shut = { $seat_who ->
    [you] You shut
   *[other] { $seat } shuts
} { $building } for this round
dice-deed-close = { $seat_who ->
    [you] You block
   *[other] { $seat } blocks
} the recipe { $recipe } for this round
dice-deed-buy = { $seat_who ->
    [you] You buy
   *[other] { $seat } buys
} { $ware } for { $price }
dice-deed-begin = { $seat_who ->
    [you] You begin
   *[other] { $seat } begins
} to brew { $recipe }
dice-deed-use = { $seat_who ->
    [you] You use
   *[other] { $seat } uses
} { $dice } for { $recipe }
dice-deed-add = { $seat_who ->
    [you] You add
   *[other] { $seat } adds
} { $extra } to { $recipe }
dice-deed-brew = { $seat_who ->
    [you] You brew
   *[other] { $seat } brews
} { $recipe } for { $gains }

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

## Options

dice-option-advanced = Advanced game
dice-option-advanced-about = All recipes are shuffled together, and action tokens stay hidden until they are played.
dice-option-bad-luck = Help against bad luck
dice-option-bad-luck-about = In your purchase turn two dice showing 1 count as 2 gold, three as 4, four or more as 6.
