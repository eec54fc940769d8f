# Dice Brewing in the browser

## Places

db-recipes = Recipes
db-recipes-about = Who brews one first takes it. Most mastery wins.
db-market = Market
db-market-about = an extra for a recipe
db-black-market = Black market
db-black-market-about = action tokens, one a round
db-supply = Supply
db-pool = Pool
db-pool-about = rolled every round
db-warehouse = Warehouse
db-warehouse-about = keeps its values; brew from here
db-stores = Seeds, ingredients and tokens
db-yours = Yours
db-deck = recipes left
db-deck-left = { $count } to come
db-track = Mastery
db-tab-brewery = Brewery
db-tab-rivals = Rivals
db-rivals-about = in turn order
db-building-malt = Malt house
db-building-hops = Hops
db-building-school = School
db-building-seeds = Seed office
db-house-short-malt = Malt
db-house-short-hops = Hops
db-house-short-school = School
db-house-short-seeds = Seeds
db-brewery-about = Each space once a round. It pays when tidying, or at once if you add a blue die.

## The round

db-round = Round { $round }
db-summer = Summer
db-summer-about = a seed for everybody
db-winter = Winter
db-winter-about = no seeds
db-first = First player
db-phases = The phases of a round
db-phase-rolling = Roll
db-phase-about-rolling = pool dice
db-phase-means-rolling = Everybody rolls the dice of the pool.
db-phase-arranging = Arrange
db-phase-about-arranging = dice to work
db-phase-means-arranging = Place a piece or two each turn, or store dice: only stored dice brew.
db-phase-purchases = Buy
db-phase-about-purchases = extras, tokens
db-phase-means-purchases = One ingredient and one token each. The last time to store dice.
db-phase-brewing = Brew
db-phase-about-brewing = take recipes
db-phase-means-brewing = One recipe a turn from stored dice, with one extra if you like.
db-phase-tidying = Tidy
db-phase-about-tidying = collect
db-phase-means-tidying = The spaces pay, dice come home, the first player changes.
db-brewed-of = { $count } of { $end } brewed

## Action tokens

db-token-withdraw = Withdraw
db-token-shut = Block a building
db-token-mark = Block or protect
db-token-close = Block a recipe
db-token-raise = Raise
db-token-reroll = Reroll
db-token-hidden = { $gold ->
    [0] Hidden token, won
   *[other] Hidden token, bought for { $gold } gold
}
db-token-does-withdraw = a stored die goes back to its pool
db-token-does-shut = a building of another player takes nothing this round
db-token-does-mark = a die of another player cannot be used this round, or none of their tokens touch yours
db-token-does-close = nobody brews this recipe this round
db-token-does-raise = one of your dice shows 1 more
db-token-does-reroll = any die is rolled again
db-token-short-withdraw = a stored die back to its pool
db-token-short-shut = a rival's house, one round
db-token-short-mark = a rival's die, or keep yours
db-token-short-close = nobody brews it this round
db-token-short-raise = your die +1 this round
db-token-short-reroll = any one die, yours or not

## Marks on the table

db-or = or
db-from-round = from round { $round }
db-shut = shut this round
db-closed = blocked
db-standing-ready = Can brew
db-standing-store = Store { $count }, then brew
db-missing-word = Missing:
db-standing-lacks = { $count ->
    [1] Missing: { $dice }
    [2] Missing: { $dice }
   *[other] { $count } dice missing
}
db-wanted-yellow = yellow { $values }
db-wanted-black = black { $values }
db-wanted-green = green { $values }
db-mastery = { $count } mastery
db-mastery-parts = { $count ->
    [0] for brewing
   *[other] { $count } and 1 for brewing
}
db-any-token = any action token
db-rival-ready = Rival ready:
db-no-rival-ready = No rival is ready
db-add-one = Add one, if you like:
db-blue-of = Blue die { $least }+
db-best = best
db-wanted-by = { $count ->
    [0] no recipe
    [one] 1 recipe
   *[other] { $count } recipes
}
db-short-malt-1 = A seed becomes a yellow die
db-short-malt-2 = A yellow die becomes a black die
db-short-malt-3 = Yellow or black +1, then stored
db-short-hops-1 = A seed becomes a green die
db-short-hops-2 = A green die +1, then stored
db-short-school-1 = Blue { $least }+: reroll your dice
db-short-school-2 = Blue { $least }+: swap with supply
db-short-school-3 = Blue first, { $least } in all: a new blue
db-short-seeds-1 = { $amount ->
    [one] Green or black: 1 seed
   *[other] Green or black: { $amount } seeds
}
db-short-seeds-2 = A black die sold for { $amount } gold
db-short-seeds-3 = A blue die sold for { $amount } gold
db-at-once = at once
db-when-tidying = when tidying
db-full-for-you = { $count ->
    [one] Shut for you: a rival used it
   *[other] Shut for you: { $count } rivals used it
}
db-stored = Stored
db-empty = empty
db-mastery-word = mastery
db-brewed-short = brewed
db-rivals-ready = ready to brew it: { $names }
db-fits = does for { $recipes }
db-no-recipe = no recipe left
db-store-here = Store here
db-keep-pool = Keep in pool
db-keep-warehouse = Keep in warehouse

## Names for assistive technology

db-your-brewery = Your brewery
db-brewery-of = Brewery of { $name }
db-your-dice = Your dice and goods
db-in-your-pool = in your pool
db-in-your-warehouse = in your warehouse
db-in-supply = rolled in the supply
db-at-market = laid at the market by { $seat }
db-pool-of = pool of { $name }
db-warehouse-of = warehouse of { $name }
db-goods-of = Ingredients and tokens of { $name }
db-house-of = { $house } of { $name }
db-mark-blocked = blocked this round
db-mark-protected = protected this round
db-mark-raised = raised by a token
db-trade = { $takes }: { $effect }
db-fast = { $value ->
    [1] any blue die makes it fast
   *[other] a blue die of { $value } or more makes it fast
}
db-holds = holds { $dice }
db-free = free
db-used = used
db-used-by = used by { $names }
db-blocked-rival = closed to this player this round
db-left = { $count } left
db-some-left = some left
db-none-left = none left
db-supply-dice = { $die }: { $count } in the supply
db-supply-seeds = { $count ->
    [one] 1 seed in the supply
   *[other] { $count } seeds in the supply
}
db-seeds = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}
db-points = { $count ->
    [one] 1 mastery point
   *[other] { $count } mastery points
}
db-brewed-own = { $count ->
    [one] 1 recipe brewed
   *[other] { $count } recipes brewed
}
db-gold-word = gold
db-seeds-word = seeds
db-brewed-word = recipes brewed
db-deck-name = { $count ->
    [one] Deck of 1 recipe
   *[other] Deck of { $count } recipes
}
db-track-place = { $count ->
    [one] { $seat }: 1 mastery point
   *[other] { $seat }: { $count } mastery points
}
db-recipe-name = { $name }, { $level }
db-recipe-needs = needs { $dice } or better
db-recipe-reward = reward { $parts }
db-recipe-extras = one extra: { $or_extras }
db-recipe-place = recipe { $place }
db-lacks = { $dice } missing
db-store-first = the dice are in your pool, to be stored
db-has-dice = your warehouse has the dice
db-can-place = be placed
db-can-store = be stored
db-can-choose = be rerolled
db-can-name = be rolled
db-can-take = be taken
db-can-give = be given
db-can-keep = be kept
db-can-withdraw = be withdrawn
db-can-mark = be blocked
db-can-protect = be protected
db-can-raise = be raised
db-can-reroll = be rerolled by a token
db-can-shut = be shut
db-can-close = be blocked
db-can-buy = be bought or give a discount
db-can-brew = be brewed
db-can-use = be used
db-can-add = be added
db-can-win = be taken

## Buttons

db-verb-place = Place
db-verb-store = Store
db-verb-choose = Reroll
db-verb-name = Roll
db-verb-take = Take
db-verb-give = Give
db-verb-keep = Keep
db-verb-withdraw = Withdraw
db-verb-mark = Block
db-verb-protect = Protect
db-verb-raise = Raise
db-verb-reroll = Reroll
db-verb-shut = Shut
db-verb-close = Block
db-verb-buy = Buy
db-verb-brew = Brew
db-verb-use = Use
db-verb-add = Add
db-verb-win = Take
db-verb-quiet = Play no token

## The final count

db-score-track = Mastery track
db-score-gold = Gold, 1 for 2
db-score-yellow = Yellow dice
db-score-green = Green dice
db-score-black = Black dice, 2 each
db-score-total = Points
db-score-recipes = Recipes brewed

## Start page

web-title-dice-brewing = Dice Brewing
web-line-dice-brewing = Roll malt, hops and skill. Put every die to work, then brew before someone else does.
