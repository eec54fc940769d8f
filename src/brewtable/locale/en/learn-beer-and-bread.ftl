# How to play Beer & Bread, and what its icons mean

## How to play

learn-bb-table = What lies on the table
learn-bb-fields = Four fields and a river
learn-bb-fields-text = Water, wheat, barley, rye and hops lie between the two villages. Both of you take from the same fields, and what is gone is gone for this year.
learn-bb-village = Your village
learn-bb-village-text = Your storage has room for { $room } tokens. Brewery and bakery have one place each. Six slots take upgrades, which make your village better for the rest of the game.
learn-bb-card = Each card can do three things
learn-bb-card-text = You choose one of them when you play the card. The other two are lost, so every turn is a choice.
learn-bb-card-harvest = Above: what it brings when you harvest with it
learn-bb-card-recipe = In the middle: what it costs to brew or bake it, and the coins it earns
learn-bb-card-upgrade = Below: the upgrade it can become
learn-bb-turn = Your turn: one card, one action
learn-bb-harvest = Harvest
learn-bb-harvest-text = The new card, on the right, says what you take. All your harvest cards of this year together say how much: here { $gains }. What does not fit into your storage you must offer to the other player.
learn-bb-produce = Brew or bake
learn-bb-produce-text = Pay what the recipe asks: { $costs }. The card is sold for { $coins } coins. It lies face down in the bakery, and nothing more can be baked until you clean. Beer cards do the same in the brewery.
learn-bb-upgrade = Upgrade and clean
learn-bb-upgrade-text = The card goes to its slot and works from now on: { $effect }. At the same time you clean: all sold cards leave brewery and bakery, and the places are free again.
learn-bb-years = Six years, and the end
learn-bb-fruitful = Fruitful years: 1, 3, 5
learn-bb-fruitful-text = Full fields and five new cards for each of you. When both have played a card, you swap hands.
learn-bb-dry = Dry years: 2, 4, 6
learn-bb-dry-text = Less grows. You take back the cards you harvested with last year, draw up to five and keep your hand. Before your action you may exchange a card with one of three open ones.
learn-bb-windmill = The windmill
learn-bb-windmill-text = After each year it goes to whoever has fewer tokens in storage. With the windmill you begin the year.
learn-bb-end = Only the lower sum counts
learn-bb-end-text = Red has 22 coins on beer and 31 on bread: that is worth 22. Blue with 26 and 25 has 25 and wins. So sell both, and both equally well.

## Icons: headings

learn-bb-signs-tokens = Resources
learn-bb-signs-goods = Beer, bread and coins
learn-bb-signs-table = Years and table

## Icons: what they mean

learn-bb-sign-water = Comes from the river. Needed in nearly every recipe; at seeding all water flows back into the river.
learn-bb-sign-wheat = A crop from the wheat field: up to 7 in a fruitful year, 5 in a dry one.
learn-bb-sign-barley = A crop from the barley field: up to 8 in a fruitful year, 4 in a dry one.
learn-bb-sign-rye = A crop from the rye field: up to 6 in a fruitful year, 4 in a dry one.
learn-bb-sign-hops = A crop from the hops field: up to 6 in a fruitful year, 4 in a dry one.
learn-bb-sign-coin = Coins
learn-bb-sign-coin-about = What a card earns when it is brewed or baked. Beer and bread are counted apart.
learn-bb-sign-type-1 = The type of goods worth 4 or 5 coins.
learn-bb-sign-type-2 = The type of goods worth 6 or 7 coins.
learn-bb-sign-type-3 = The type of goods worth 8 or 9 coins.
learn-bb-sign-beer = The type of beer worth 6 or 7 coins. It also stands for beer in general, and for the back of a beer card.
learn-bb-sign-bread = The type of bread worth 6 or 7 coins. It also stands for bread in general, and for the back of a bread card.
learn-bb-sign-slot-cards = Slot 1: upgrades for your hand, such as drawing or keeping a card.
learn-bb-sign-slot-collect = Slot 2: upgrades that bring more tokens. Also stands for harvesting.
learn-bb-sign-slot-storage = Slot 3: upgrades with more room in your storage.
learn-bb-sign-slot-production = Slot 4: upgrades with more places to brew and bake, or with other ways to pay. Also stands for brewing and baking.
learn-bb-sign-slot-cleaning = Slot 5: upgrades that bring tokens when you clean. Also stands for upgrading.
learn-bb-sign-slot-scoring = Slot 6: upgrades that bring coins at the end.
learn-bb-sign-fruitful = Full fields, new hands, and hands are swapped after each round of turns.
learn-bb-sign-dry = Less grows, last year's harvest cards come back, and cards can be exchanged.
learn-bb-sign-windmill = Whoever has it begins. In a complete tie at the end, the player without it wins.
learn-bb-sign-swap = In a dry year you may put a hand card here and play the card that lay here. In the calendar: hands are swapped.
learn-bb-sign-lock = Turned card
learn-bb-sign-lock-about = Only the player who turned it round may play it (upgrade 1D).
learn-bb-sign-hand = Cards in hand
learn-bb-sign-hand-about = Cards that somebody holds, or upgrades about hands.
learn-bb-sign-other = The other player
learn-bb-sign-other-about = In an upgrade: it answers to what the other player does.
learn-bb-sign-flag = Flag of player { $number }
learn-bb-sign-flag-about = Shows whose village, card or turn it is.
