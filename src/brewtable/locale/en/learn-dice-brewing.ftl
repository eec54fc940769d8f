# How to play Dice Brewing, and what its icons mean

## How to play

learn-db-table = What lies on the table
learn-db-dice = Dice are what you brew with
learn-db-dice-text = Yellow is light malt, black is dark malt, green is hops and blue is brewing skill. Each colour has a shape of its own. You begin with one die of each colour, a seed and 2 gold.
learn-db-places = Pool and warehouse
learn-db-places-text = The dice in your pool are rolled every round. What you move to the warehouse keeps its value, and only dice in the warehouse can be brewed with. Storing is free on your turn.
learn-db-recipes = Open recipes
learn-db-recipes-text = They belong to whoever brews them first. A recipe asks for dice of a colour with at least the value shown, and brings its reward: { $recipe } brings { $gold } gold.
learn-db-round = A round
learn-db-phases = Five phases
learn-db-phases-text = Everybody rolls. Then you take turns placing one or two pieces on your own board until all pass. After that each of you may buy once, and you brew in turn. Tidying settles what waits on the boards.
learn-db-work = Put a die to work
learn-db-work-text = A yellow { $value } on malt house 3 becomes a { $then } and goes to your warehouse. That happens in tidying, when this round’s brewing is over.
learn-db-fast = Or have it at once
learn-db-fast-text = Add a blue die of { $fast } or more, now or later in the round, and the space becomes fast: the effect happens at once, in time for brewing. The blue die comes back to your pool.
learn-db-houses = Four buildings
learn-db-houses-text = Malt house and hop plantation turn seeds into dice and raise dice. From round { $school } the school of mastery rerolls, swaps and teaches. From round { $seeds } the seed department sells dice for seeds and gold. The market opens in round { $market }.
learn-db-crowd = Not everybody at once
learn-db-crowd-text = Each of you uses a space on the own board, but only all but one of you in a round. Who comes last finds it blocked. Who begins changes every round.
learn-db-brewing = Brewing, and the end
learn-db-brew = Brew a recipe
learn-db-brew-text = A yellow 4 and a green 3 from the warehouse meet the recipe. You get { $gold } gold and 1 mastery point, as for every recipe. The dice go back to your pool, and a new recipe is turned up.
learn-db-end = The end
learn-db-end-text = The game ends with the round in which you have brewed 10, 15 or 20 recipes together, with 2, 3 or 4 players. Then yellow and green dice count 1, black ones 2, and every 2 gold 1: here { $points } mastery points, { $from_dice } for dice and { $from_gold } for { $gold } gold make { $total }.

## Icons: headings

learn-db-signs-dice = Dice and seeds
learn-db-signs-goods = Points, gold and ingredients
learn-db-signs-tokens = Action tokens
learn-db-signs-table = Board and round

## Icons: what they mean

learn-db-sign-yellow = Yellow die: light malt
learn-db-sign-yellow-about = Square with round corners. The malt house makes it from a seed.
learn-db-sign-black = Black die: dark malt
learn-db-sign-black-about = Cut corners. The malt house makes it from a yellow die. Worth 2 points at the end.
learn-db-sign-green = Green die: hops
learn-db-sign-green-about = A leaf. The hop plantation makes it from a seed.
learn-db-sign-blue = Blue die: brewing skill
learn-db-sign-blue-about = Round. Works at the school, makes other spaces fast, and lowers prices at the market.
learn-db-sign-seed = Seed
learn-db-sign-seed-about = Becomes a yellow or a green die on the first space of malt house or hop plantation. In summer everybody gets one.
learn-db-sign-points-about = Each recipe brings 1, some bring more. The most points win.
learn-db-sign-gold-about = Buys ingredients and action tokens. At the end every 2 gold are 1 point.
learn-db-sign-brewed-about = Recipes brewed. When all of you together have enough, the game ends.
learn-db-sign-ingredient-about = An ingredient from the market. Added to a recipe that shows it, it brings a premium.
learn-db-sign-any-about = The reward of some recipes: take the one you like. Face down it is a token that others do not know.
learn-db-sign-winter-about = An odd round: nobody gets a seed. Also marks the first player.
learn-db-sign-summer-about = An even round begins with a seed for everybody. Also marks the first player.
learn-db-sign-flash = At once
learn-db-sign-flash-about = The effect of the space does not wait for tidying.
learn-db-sign-place-about = Place a die or a seed on a space of your own board.
learn-db-sign-warehouse-about = Dice in it keep their value and can be brewed with. An arrow up or +1: the die rises and goes there.
learn-db-sign-pool-about = The dice in it are rolled every round.
learn-db-sign-swap = Swap
learn-db-sign-swap-about = Roll a colour of the supply and swap one of these dice for one of yours (school 2).
learn-db-sign-lock-about = Space, building, recipe or die: cannot be used until the end of the round.
learn-db-sign-flag = Flag of player { $number }
learn-db-sign-flag-about = Shows whose brewery it is, or who has used a space this round.
