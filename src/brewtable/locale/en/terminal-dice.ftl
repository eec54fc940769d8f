# Dice Brewing in the terminal.

## Signs

terminal-dice-points = { $count }pt
terminal-dice-any-token = token
terminal-dice-new-die = { $colour } die
terminal-dice-ware-malt = malt
terminal-dice-ware-spices = spices
terminal-dice-ware-honey = honey
terminal-dice-ware-hops = hops
terminal-dice-ware-fruit = fruit
terminal-dice-ware-withdraw = withdraw
terminal-dice-ware-shut = shut
terminal-dice-ware-mark = mark
terminal-dice-ware-close = close
terminal-dice-ware-raise = raise
terminal-dice-ware-reroll = reroll
terminal-dice-hidden = hidden { $paid }¢
terminal-dice-seat = { $number } { $name }

## The table

terminal-dice-round = { $season ->
    [summer] Round { $round }, summer
   *[winter] Round { $round }, winter
}
terminal-dice-first = first { $name }
terminal-dice-brewed-of = brewed { $count }/{ $end }
terminal-dice-deck = deck { $count }
terminal-dice-supply = supply { $dice } { $seeds }s
terminal-dice-recipe-empty = no recipe
terminal-dice-recipe-closed = blocked
terminal-dice-market = Market
terminal-dice-black-market = Tokens
terminal-dice-opens = from round { $round }:
terminal-dice-stock = ×{ $count }
terminal-dice-brewed = brewed { $count }
terminal-dice-pool = pool
terminal-dice-warehouse = stored
terminal-dice-at-market = at the market
terminal-dice-tokens = tokens
terminal-dice-used = used
terminal-dice-shut = shut

## The board

terminal-dice-board = Board
terminal-dice-building-malt = Malt
terminal-dice-building-hops = Hops
terminal-dice-building-school = School
terminal-dice-building-seeds = Dept
terminal-dice-takes-malt-1 = seed→y
terminal-dice-takes-malt-2 = y→k
terminal-dice-takes-malt-3 = y,k→+1
terminal-dice-takes-hops-1 = seed→g
terminal-dice-takes-hops-2 = g→+1
terminal-dice-takes-school-1 = b { $value }→reroll
terminal-dice-takes-school-2 = b { $value }→swap
terminal-dice-takes-school-3 = sum { $value }→b
terminal-dice-takes-seeds-1 = g,k→{ $value } seeds
terminal-dice-takes-seeds-2 = k→{ $value }¢
terminal-dice-takes-seeds-3 = b→{ $value }¢
terminal-dice-seed-here = seed
terminal-dice-fast = (fast b { $value })
terminal-dice-space-used = used
terminal-dice-space-blocked = blocked
terminal-dice-space-shut = shut
terminal-dice-space-opens = round { $round }

## What can be typed

terminal-dice-verb-store = Store
terminal-dice-verb-withdraw = Withdraw
terminal-dice-verb-mark = Block or protect
terminal-dice-verb-raise = Raise
terminal-dice-verb-reroll = Reroll
terminal-dice-verb-shut = Shut for { $seat }
terminal-dice-key-place = { $key } puts { $piece } on { $space }
terminal-dice-key-seed = { $key } a seed on { $space }
terminal-dice-key-store = { $key } stores { $piece }
terminal-dice-key-list = the key of your choice

## Pages

terminal-dice-page-recipe = { $name } ({ $level })
terminal-dice-page-needs = It needs dice of at least { $dice } in your warehouse.
terminal-dice-page-reward = It brings { $parts }, and the mastery point that every recipe brings.
terminal-dice-page-extras = One extra brings more: { $parts }.
terminal-dice-page-space = { $space } ({ $code }): { $effect }
terminal-dice-page-takes = It { $takes }.
terminal-dice-page-fast = A blue die of { $value } or more, placed there after it, brings the effect at once.
terminal-dice-page-blue = a blue die of { $value } or more

terminal-dice-token-withdraw = A withdraw token moves any die from a warehouse back to the pool of its owner.
terminal-dice-token-shut = A shut token, played as a round starts, shuts a building of another player for that round.
terminal-dice-token-mark = A mark token protects a die of your own or blocks one of another player, until the round ends.
terminal-dice-token-close = A close token, played as brewing starts, keeps everybody from brewing a recipe this round.
terminal-dice-token-raise = A raise token adds 1 to a die of your own until the round ends.
terminal-dice-token-reroll = A reroll token rolls any die in a pool or warehouse again.

## The score pad

terminal-dice-pad-track = Mastery points
terminal-dice-pad-gold = 1 for every 2 gold
terminal-dice-pad-yellow = 1 for each yellow die
terminal-dice-pad-black = 2 for each black die
terminal-dice-pad-green = 1 for each green die
terminal-dice-pad-total = Total
terminal-dice-pad-recipes = Recipes brewed

## Help

terminal-dice-help =
    Dice have names, and show values: y3[5] is the die y3, a yellow one, showing 5.
    y yellow (light malt)  k black (dark malt)  g green (hops)  b blue (skill)
    y 3 5 are two yellow dice of 3 and 5, in recipes of at least that; ! is lacking.
    x blocked  p protected  + raised  - cannot be stored  ×2 two dice just alike
    y3m2   place die y3 on space m2      sm1   place a seed on m1
    y3w    store y3 in your warehouse    0     done, pass, no thanks
    y3r y3+ y3x y3o   tokens: reroll it, raise it, block or protect it, withdraw it
    1 2 …  the number of a recipe, a ware or an extra     c1  block recipe 1
    The pieces that fit a space stand behind it; a blue one added later is fast.
    place y3 malt-2, store y3, done: the full words always work, and so does any
    beginning of them that fits only one option. y3m2! skips the Enter.

    ?          this page                undo      take back your last decision
    ? 1        all about recipe 1       restart   take back this whole turn
    ? m2       all about space m2       confirm   off or on: Enter ends a turn
    ? mark     what a token does        hint      what a bot would do
    log        what happened lately     save F    save in file F and go on
    log all    the whole game so far    quit      save, leave, and how to resume
    score      the score pad so far     quit!     leave without saving
    table      everything you can see
