# How to play Beer Pioneers, and what its icons mean

## How to play

learn-bp-table = What lies on the table
learn-bp-town = The town, and your pieces
learn-bp-town-text = Workers go to the houses of the town and do what stands there: brew, turn dials, take barrels, build. The number on a worker is its experience. Trucks deliver orders. Each piece acts once a round.
learn-bp-brewery = Your brewery
learn-bp-brewery-text = Six coops for six beers, each with a dial. At first only Alt can be brewed: the others lie under covers and blocking tokens. Beers and barrels need free fields in the cellar.
learn-bp-cards = Cards serve in one of three ways
learn-bp-cards-text = Every card has two of these three sections. You choose which one you play it for.
learn-bp-card-beige = Beige-brown: stays beside your brewery and makes your actions stronger for good
learn-bp-card-order = Purple: an order. Give what it asks from your cellar, and get points
learn-bp-card-white = White: a single effect, or a master brewer who stays
learn-bp-turn = Your turn: one piece, one action
learn-bp-worker = Send a worker
learn-bp-worker-text = It does the action of its space. If its experience and the value of the space come to 6 or more, one of your bonus workers may do a bonus action besides: here { $experience } + { $space } = { $sum }.
learn-bp-brew = Brew, and turn
learn-bp-brew-text = Alt has the coop number { $coop }, your progress adds { $progress }: its dial starts at { $start }. Rotations turn it down. At 0 the beer lies in your cellar.
learn-bp-deliver = Deliver an order
learn-bp-deliver-text = Send a truck to the orders and play a card for its purple section. Weizen, Alt and 2 barrels from the cellar bring 4 points.
learn-bp-grow = Grow
learn-bp-grow-text = Upgrade workers, raise your brewing level, make progress, remove blocking tokens, build extensions and take away covers: more beers, faster, and for more points.
learn-bp-end = The round ends, the game ends
learn-bp-round = End of a round
learn-bp-round-text = Each dial turns once by itself. Pieces come home, workers are upgraded, hands go down to their limit, and whoever has income gets it.
learn-bp-points = Where points come from
learn-bp-points-text = Above all from orders. Each objective brings { $first } points to the first and { $second } to the second who fulfils it, and costs a bonus worker. Exchange, bonus actions and extensions bring single points.
learn-bp-last = The end
learn-bp-last-text = The game ends after the round in which somebody has { $goal } points. Then each lightbulb of your display turns a beer of your cellar into a point: { $bulbs } lightbulbs and { $bulbs } beers are { $bulbs } points more.

## Icons: headings

learn-bp-signs-pieces = Pieces
learn-bp-signs-gains = Points, coins and growth
learn-bp-signs-brewery = Brewing and cellar
learn-bp-signs-cards = Cards

## Icons: what they mean

learn-bp-sign-worker = Worker
learn-bp-sign-worker-about = Goes to a space of the town and does its action. The number is its experience.
learn-bp-sign-bonus = Bonus worker
learn-bp-sign-bonus-about = Does a bonus action where experience and value come to 6, fulfils objectives, and works in the laboratory.
learn-bp-sign-truck-about = Delivers orders, takes coins, a barrel or a card, or exchanges.
learn-bp-sign-flag = Flag of player { $number }
learn-bp-sign-flag-about = Shows whose piece or brewery it is.
learn-bp-sign-points = Whoever has the most at the end wins.
learn-bp-sign-coins = Pays for upgrades, extensions and some spaces.
learn-bp-sign-pay = What has to be paid for it, and where a coin lets you do both.
learn-bp-sign-income = Coins at the end of every round, 2 at most.
learn-bp-sign-cards = Take one from the display, within your reach, or from the pile.
learn-bp-sign-level = Your brewing level says how many beers you brew at once, and how far you reach in the display.
learn-bp-sign-progress = New dials start lower, and the hand limit rises.
learn-bp-sign-upgrade = At the end of the round a worker retires, and one with 1 more experience comes. A cellar tile goes.
learn-bp-sign-improved = Improved bonus actions
learn-bp-sign-improved-about = Open to whoever has 2 lightbulbs in the own display.
learn-bp-sign-brew = Place a dial on a free coop. Rotations then turn it down.
learn-bp-sign-rotations = Turns a dial down by 1. At 0 the beer is brewed.
learn-bp-sign-beer = A beer of any type.
learn-bp-sign-tile = One of the six beers. Once brewed it lies in the cellar.
learn-bp-sign-barrels = Barrels come to the depot first. Moving brings them to the cellar.
learn-bp-sign-move = From the depot to a free field of the cellar.
learn-bp-sign-unblock = Frees a coop, or a space of your administration, for good.
learn-bp-sign-overlay = Opens the coops beneath it.
learn-bp-sign-extension = Costs 3 coins, works at once, and stays.
learn-bp-sign-exchange = Give a beer, a barrel or a coin for a point, 2 cards or a coin.
learn-bp-sign-beige = The card joins your own display: its icons count from now on.
learn-bp-sign-order = Give what it asks from the cellar and take its reward.
learn-bp-sign-white = Do what its text says, once. A master brewer stays.
learn-bp-sign-bulbs = Open the improved bonus actions, and turn beers into points at the end.
learn-bp-sign-flash = At once
learn-bp-sign-flash-about = Happens one time, when the card is played.
learn-bp-sign-master = Master brewer
learn-bp-sign-master-about = The effect holds as long as the card stays beside your brewery.
learn-bp-sign-discard = Discard
learn-bp-sign-discard-about = Cards over the hand limit go to the discard pile.
learn-bp-sign-round-about = Dials turn, pieces come home, workers are upgraded, hands are checked, income is paid.
