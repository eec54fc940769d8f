# Dice Brewing in the browser

## Places

db-recipes = Recipes
db-market = Market
db-black-market = Black market
db-supply = Supply
db-pool = Pool
db-warehouse = Warehouse
db-stores = Seeds, ingredients and tokens
db-deck = recipes left
db-track = Mastery
db-tab-brewery = Brewery
db-tab-rivals = Rivals
db-building-malt = Malt house
db-building-hops = Hops
db-building-school = School
db-building-seeds = Seed office

## The round

db-round = Round { $round }
db-summer = Summer
db-winter = Winter
db-first = First player
db-phases = The phases of a round
db-phase-rolling = Roll
db-phase-arranging = Arrange
db-phase-purchases = Buy
db-phase-brewing = Brew
db-phase-tidying = Tidy
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

## Marks on the table

db-or = or
db-any = any
db-from-round = from round { $round }
db-shut = shut this round
db-closed = blocked
db-can-brew-now = can brew
db-missing = { $count ->
    [one] 1 die missing
   *[other] { $count } dice missing
}
db-store-dice = store the dice
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
db-purse-of = What { $name } has
db-house-of = { $house } of { $name }
db-mark-blocked = blocked this round
db-mark-protected = protected this round
db-mark-kept-out = cannot be stored again this round
db-mark-raised = raised by a token
db-fast = { $value ->
    [1] any blue die makes it fast
   *[other] a blue die of { $value } or more makes it fast
}
db-holds = holds { $dice }
db-free = free
db-used = used
db-used-by = used by { $names }
db-blocked = blocked for you this round
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
db-points-word = mastery points
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
db-verb-quiet = Not again this round

## The final count

db-score-track = Mastery track
db-score-gold = Gold, 1 for 2
db-score-yellow = Yellow dice
db-score-green = Green dice
db-score-black = Black dice, 2 each
db-score-total = Points
db-score-recipes = Recipes brewed
