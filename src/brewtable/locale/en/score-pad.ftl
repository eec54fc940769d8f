# The score pad, for games at a real table: at the terminal and in the browser.

## Beer & Bread

pad-beer-and-bread-sold-beer = Sold beers, by their coins
pad-beer-and-bread-sold-bread = Sold breads, by their coins
pad-beer-and-bread-beer-4 = Sold beers worth 4
pad-beer-and-bread-beer-5 = Sold beers worth 5
pad-beer-and-bread-beer-6 = Sold beers worth 6
pad-beer-and-bread-beer-7 = Sold beers worth 7
pad-beer-and-bread-beer-8 = Sold beers worth 8
pad-beer-and-bread-beer-9 = Sold beers worth 9
pad-beer-and-bread-bread-4 = Sold breads worth 4
pad-beer-and-bread-bread-5 = Sold breads worth 5
pad-beer-and-bread-bread-6 = Sold breads worth 6
pad-beer-and-bread-bread-7 = Sold breads worth 7
pad-beer-and-bread-bread-8 = Sold breads worth 8
pad-beer-and-bread-bread-9 = Sold breads worth 9
pad-beer-and-bread-upgrades = Upgrades in slot 6
pad-beer-and-bread-6A = 6A: 1 for each card worth 4 or 5
pad-beer-and-bread-6B = 6B: 1 for each card worth 6 or 7
pad-beer-and-bread-6C = 6C: 1 for each card worth 8 or 9
pad-beer-and-bread-6D = 6D: 1 for every 2 beers
pad-beer-and-bread-6E = 6E: 1 for every 2 breads
pad-beer-and-bread-6F = 6F: 2 for the most upgrade cards
pad-beer-and-bread-6G = 6G: 2 for at least 2 more tokens
pad-beer-and-bread-6H = 6H: 2 for all 3 types of bread
pad-beer-and-bread-6I = 6I: 2 for all 3 types of beer
pad-beer-and-bread-compared = What is compared
pad-beer-and-bread-placed = Upgrade cards in all slots
pad-beer-and-bread-stored = Tokens in storage
pad-beer-and-bread-windmill = Has the windmill
pad-beer-and-bread-beer-cards = Coins on beer
pad-beer-and-bread-bread-cards = Coins on bread
pad-beer-and-bread-beer-added = Upgrades for beer
pad-beer-and-bread-bread-added = Upgrades for bread
pad-beer-and-bread-bonuses = Bonuses of 2 earned
pad-beer-and-bread-beer-bonus = Bonuses put on beer
pad-beer-and-bread-bread-bonus = Bonuses put on bread
pad-beer-and-bread-beer = Beer
pad-beer-and-bread-bread = Bread
pad-beer-and-bread-final = Final score: the lower one
pad-beer-and-bread-by-final-score = The higher final score decides.
pad-beer-and-bread-by-other-total = Final scores are equal; the higher other total decides.
pad-beer-and-bread-by-windmill = Both totals are equal; the player without the windmill wins.
pad-beer-and-bread-by-shared = Both totals are equal: mark who has the windmill, and the other player wins.

## Dice Brewing

pad-dice-brewing-brewery = On the board
pad-dice-brewing-mastery = Mastery points
pad-dice-brewing-coins = Gold left
pad-dice-brewing-dice = Dice in pool and warehouse
pad-dice-brewing-yellow-dice = Yellow dice: 1 each
pad-dice-brewing-black-dice = Black dice: 2 each
pad-dice-brewing-green-dice = Green dice: 1 each
pad-dice-brewing-track = Mastery points
pad-dice-brewing-gold = Gold, 1 for every 2
pad-dice-brewing-yellow = Yellow dice
pad-dice-brewing-black = Black dice
pad-dice-brewing-green = Green dice
pad-dice-brewing-total = Points
pad-dice-brewing-by-points = The most points decide.
pad-dice-brewing-by-shared = Equal points: the victory is shared.

## Beer Pioneers

pad-beer-pioneers-track = On the tracks
pad-beer-pioneers-points = Points before the final count
pad-beer-pioneers-last-level = On the last space of the level track
pad-beer-pioneers-brewery = In the brewery
pad-beer-pioneers-bulbs = Lightbulbs
pad-beer-pioneers-cellar = Beers in the cellar
pad-beer-pioneers-purse = Coins
pad-beer-pioneers-tie = Only for a tie
pad-beer-pioneers-dials = Beers on dials
pad-beer-pioneers-barrels = Barrels in cellar and depot
pad-beer-pioneers-reached = Points so far
pad-beer-pioneers-beers = Part 1: beers for lightbulbs
pad-beer-pioneers-coins = Part 2: coins for lightbulbs
pad-beer-pioneers-total = Points
pad-beer-pioneers-beers-left = Beers left
pad-beer-pioneers-by-points = The most points decide.
pad-beer-pioneers-by-beers = Equal points; more beers left in cellar and on dials decide.
pad-beer-pioneers-by-barrels = Equal points and beers; more barrels decide.
pad-beer-pioneers-by-shared = Points, beers and barrels are equal: the victory is shared.
