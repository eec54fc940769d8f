# Beer & Bread in the browser

## Goods: three types of each, by their value

bb-beer-1 = table beer
bb-beer-2 = amber ale
bb-beer-3 = bock
bb-bread-1 = rolls
bb-bread-2 = loaf
bb-bread-3 = plait

## Places

bb-village-1 = Linden Hill
bb-village-2 = Alder Brook
bb-field-wheat = Wheat
bb-field-barley = Barley
bb-field-rye = Rye
bb-field-hops = Hops
bb-river = River
bb-exchange = Exchange
bb-offer = Offer
bb-storage = Storage
bb-brewery = Brewery
bb-bakery = Bakery
bb-harvest = Harvest
bb-sold = Sold
bb-deck = deck
bb-discard = discard
bb-supply = Common supply
bb-hand = Your hand
bb-fields = Fields
bb-seeding = Seeding brings this field to { $fruitful } in a fruitful year, to { $dry } in a dry one
bb-village = Village
bb-free = free
bb-of = { $used } of { $size }
bb-of-size = of { $size }

## The six kinds of upgrade

bb-slot-cards = Cards
bb-slot-collect = Collect
bb-slot-storage = Store
bb-slot-production = Make
bb-slot-cleaning = Clean
bb-slot-scoring = Score
bb-upgrades = Upgrades
bb-more-upgrades = { $count } more

## The year

bb-year = Year { $year } of { $years }, { $kind ->
    [dry] dry
   *[fruitful] fruitful
}
bb-year-kind = { $kind ->
    [dry] Dry year
   *[fruitful] Fruitful year
}
bb-turn = , card { $turn } of { $turns }
bb-over = The game is over
bb-swap = Hands swap
bb-swap-now = after both have played a card
bb-no-swap = Last card
bb-no-swap-now = no swap this turn

## Names for assistive technology

bb-village-name = Village of { $name }
bb-your-village = Your village
bb-card-name = { $name }, { $coins } coins
bb-card-harvest = Harvest { $gains }
bb-card-recipe = Recipe { $needs }
bb-card-upgrade = Upgrade: { $effect }
bb-card-in-hand = Card { $place } of { $size } in your hand
bb-card-taken = Just taken from the exchange, to be played now
bb-card-on-space = On exchange space { $number }
bb-card-turned = Turned: only { $name } may play it
bb-card-turned-own = Turned: only you may play it
bb-can-harvest = harvest
bb-can-produce = { $good ->
    [beer] brew
   *[bread] bake
}
bb-can-upgrade = upgrade
bb-can-exchange = be exchanged
bb-can-discard = be discarded
bb-can-invert = be kept for yourself
bb-can-offer = be offered
bb-can-take = be taken
bb-can-pay = be spent
bb-cannot-produce = { $good ->
    [beer] Cannot brew: { $reason }
   *[bread] Cannot bake: { $reason }
}
bb-field-name = { $field } field, { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
bb-river-name = River, { $count } water
bb-storage-name = Storage, { $used } of { $size } units used
bb-water-units = Water only
bb-token-name = { $token }, { $count } in your storage
bb-token-offered = { $token }, { $count } in the offer
bb-workshop-name = { $workshop }, { $used } of { $size } places used
bb-hand-name = { $name } holds { $cards }
bb-column-name = Harvest column, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bb-sold-name = Sold: { $beers } beer, { $breads } bread
bb-show-sold = Look at the sold cards
bb-show-discard = Look at the discard pile
bb-show-upgrades = Look at the upgrades
bb-close = Close
bb-empty = Nothing here yet
bb-deck-name = { $count ->
    [one] Deck of 1 card: { $backs }
   *[other] Deck of { $count } cards, from the top: { $backs }
}
bb-windmill = has the windmill
bb-coins-so-far = Coins on sold cards: beer { $beer }, bread { $bread }
bb-back-beer = beer
bb-back-bread = bread
bb-lower-scores = lower one scores
bb-top-beer = beer on top
bb-top-bread = bread on top

## Marks on the table

bb-can-brew = can brew
bb-can-bake = can bake
bb-turned = only { $name }
bb-turned-own = only you
bb-will-be-full = will be full
bb-will-not-fit = { $count } will not fit

## Buttons

bb-verb-harvest = Harvest
bb-verb-produce = { $good ->
    [beer] Brew
    [bread] Bake
   *[other] Brew or bake
}
bb-verb-play = Play
bb-verb-upgrade = Upgrade
bb-verb-exchange = Swap first
bb-verb-discard = Discard
bb-verb-invert = Keep it
bb-verb-offer = Offer
bb-verb-take = Take
bb-verb-pay = Pay

## The score pad

bb-score-cards = { $good ->
    [beer] Coins on beer
   *[bread] Coins on bread
}
bb-score-6A = Cards worth 4 or 5
bb-score-6B = Cards worth 6 or 7
bb-score-6C = Cards worth 8 or 9
bb-score-6D = Pairs of beer
bb-score-6E = Pairs of bread
bb-score-bonus = Bonuses of 2
bb-score-total = { $good ->
    [beer] Beer
   *[bread] Bread
}
bb-score-final = The lower one counts

## Start page

web-title-beer-and-bread = Beer & Bread
web-line-beer-and-bread = Two villages share four fields and a river. Only the good you sold less of counts.
