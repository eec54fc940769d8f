# First steps of a game at the table page.

web-guide = First steps
web-guide-step = { $step } of { $steps }
web-guide-back = Back
web-guide-next = Next
web-guide-done = Let us play
web-guide-skip = Skip the first steps
web-guide-choose = Choose what to do with it
web-guide-choose-text = Each button says what it costs and brings. What cannot be done now says why. Clicking the thing again puts it back.
web-guide-confirm = Look, then confirm
web-guide-confirm-text = What would change is shown on the table. Confirm to play it; Undo puts it back.
web-guide-others = The others answer
web-guide-others-text = That was a decision. What the others do is told here and in the log; when it is your turn again, What happened lists it and shows it once more.
web-guide-first = Help with the first game
web-guide-first-why = Shows the first steps of a game new to this device.
web-rules-about = Rules about this: { $clause }

## Beer & Bread

web-guide-bb-goal = Sell both
web-guide-bb-goal-text = You have six years to sell beer and bread. At the end only the one that brought you fewer coins counts.
web-guide-bb-turn = One card a turn
web-guide-bb-turn-text = A turn is one card, used for one of three things: harvest, produce or upgrade. There is no passing.
web-guide-bb-harvest = Harvest
web-guide-bb-harvest-text = Harvesting takes what the card shows from the fields and the river into your storage. Cards you harvested with this year add to it.
web-guide-bb-produce = Brew and bake
web-guide-bb-produce-text = Pay the recipe from your storage, and the card is sold here. Its place stays taken until you play a card as an upgrade, which also cleans up.
web-guide-bb-years = Fruitful and dry
web-guide-bb-years-text = In fruitful years you trade hands whenever both have played a card. In dry years you keep yours and may exchange a card first.
web-guide-bb-click = Start here
web-guide-bb-click-text = Click a card of your hand: what it can do appears, and what it would change is shown on the table. Undo takes it back.

## Dice Brewing

web-guide-db-goal = Brew recipes
web-guide-db-goal-text = Recipes bring mastery points. The game ends when all of you together have brewed enough; the most points win.
web-guide-db-round = A round
web-guide-db-round-text = Everybody rolls the dice of the pool, then you put dice and seeds to work in turn, buy, and brew.
web-guide-db-houses = Put dice to work
web-guide-db-houses-text = A space takes the dice or the seed drawn on it and gives you new dice, better values or seeds. One or two pieces a move.
web-guide-db-warehouse = Store what you brew with
web-guide-db-warehouse-text = Only dice in the warehouse can be brewed with, and they keep their values. Storing is free on your turn.
web-guide-db-recipes = Open recipes
web-guide-db-recipes-text = Each asks for dice of a colour with at least a value. What you still lack stands on the card.
web-guide-db-click = Start here
web-guide-db-click-text = Click a die of your pool, then where it goes: a lit space, or the warehouse.

## Beer Pioneers

web-guide-bp-goal = Reach 20 points
web-guide-bp-goal-text = The game ends after the round in which somebody has 20 points. Lightbulbs then turn beers, and at the top level coins, into more.
web-guide-bp-turn = One piece a turn
web-guide-bp-turn-text = On your turn you send one worker or truck of yours. Each acts once a round, and there is no passing.
web-guide-bp-actions = Places in the town
web-guide-bp-actions-text = Workers do the eight actions of the town: brew, rotate, progress, barrels, cards, upgrades, extensions, coins. A space holds one worker.
web-guide-bp-brewing = Dials
web-guide-bp-brewing-text = A beer you brew gets a dial on its coop. Rotations turn it down; at zero the beer goes to a free field of your cellar.
web-guide-bp-cards = Three uses of a card
web-guide-bp-cards-text = A card serves one of its three sections: it strengthens your brewery, is an order to fill from the cellar, or has a white effect.
web-guide-bp-click = Start here
web-guide-bp-click-text = Click a lit space in the town, or a worker first. What it would do is shown before it is done.
