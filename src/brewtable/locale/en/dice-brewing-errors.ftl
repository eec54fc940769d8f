# What Dice Brewing refuses: actions, decks and positions that are not in order.

dice-action-full-price = no die makes the token { $word } cheaper
dice-action-no-die = no die is called { $word }; dice are y1 to y14, k1 to k14, g1 to g12, b1 to b10
dice-action-not-blue = { $word } is not a blue die
dice-action-no-number = { $field ->
    [seat] a seat is given by its number, not { $word }
   *[recipe] a recipe is given by its number, not { $word }
}
dice-action-range = { $field ->
    [seat] a seat is a number from { $least } to { $most }, not { $word }
   *[recipe] a recipe is a number from { $least } to { $most }, not { $word }
}
dice-action-no-colour = no colour is called { $word }{ $hint }
dice-action-no-place = no place is called { $word }{ $hint }
dice-action-no-building = no building is called { $word }{ $hint }
dice-action-no-ingredient = no ingredient is called { $word }{ $hint }
dice-action-no-token = no token is called { $word }{ $hint }
dice-action-no-space = no space is called { $word }{ $hint }
dice-action-no-seed-space = no space for a seed is called { $word }{ $hint }
dice-action-no-ware = no ware is called { $word }{ $hint }

# Decks.

dice-deck-fixed = must be { $right }, not { $value }; the rules are made for this number
dice-deck-seeds = { $players } players with { $each } each take more than the { $seeds } in [box]
dice-deck-discounts-form = a list such as [{"{"} of = "honey", blue = 5, off = 1 {"}"}]
dice-deck-off = must leave something of the price, { $price } gold
dice-deck-discount-twice = { $ingredient } has a discount for a blue { $blue } already; once is enough
dice-deck-rising = a blue { $blue } must take off more than a blue { $lower }
dice-deck-recipes-form = a list of { $count } recipes
dice-deck-recipe-nth = recipe { $number } in the file
dice-deck-place = recipe { $recipe } { $field } (recipe { $number } in the file)
dice-deck-id-twice = is also the id of recipe { $number } in the file; each recipe needs its own
dice-deck-name-twice = is also the name of recipe { $number } in the file; each recipe needs its own
dice-deck-count = the file has { $found } recipes; it must have { $right }
dice-deck-starters = the file has { $found } recipes with starter = true; it must have { $right }
dice-deck-share = the file has { $found } { $level } recipes; it must have { $right }
dice-deck-style = style "{ $style }"
dice-deck-style-share = has { $found } { $level } recipes; each style must have one of each level
dice-deck-true-or-false = true or false
dice-deck-true-or-nothing = true or left out
dice-deck-needs-form = a table such as {"{"} yellow = [2, 3], green = [4] {"}"}
dice-deck-no-colour = is empty; it must name at least one colour
dice-deck-values-form = a list of least values such as [2, 3]
dice-deck-many-dice = has { $found } dice; a recipe takes at most { $most } of a colour
dice-deck-rewards = gold, points, token, token and gold, die, or die and gold
dice-deck-extras-form = a table such as {"{"} malt = {"{"} gold = 5 {"}"}, blue = {"{"} points = 1 {"}"} {"}"}
dice-deck-premium = must have a premium of gold or of points, one of them, not { $value }
dice-deck-what-ingredient = ingredient
dice-deck-what-level = level
dice-deck-what-malt = malt or hops
dice-deck-what-colour = colour
dice-deck-what-extra = extra

# Positions. Seats are numbered from 0 here, as in the data.

position-dice = dice: must name each die from y1 to b10 once
position-die = dice: a die is a place, a value and its marks
position-names = { $field }: must name { $names }
position-brewed = brewed: must be a list of { $seats } lists of recipes
position-shut = shut: must be a list of { $seats } lists of buildings
position-buildings = shut: buildings are { $buildings }
position-tokens = tokens: must be a list of tokens
position-token = tokens: each has a `token`, one of { $tokens }
position-open = open: must hold { $count } recipes or null
dice-law-nowhere = dice: { $die } lies nowhere on this table
dice-law-value = dice: { $die } shows { $value }
dice-law-no-value = dice: { $die } lies stored or placed without a value
dice-law-market = dice: { $die } is not blue and lies at the market
dice-law-dice = dice: there are { $found } { $colour }, the box holds { $right }
dice-law-negative = counts: something is counted below 0
dice-law-seeds = seeds: there are { $found }, the box holds { $right }
dice-law-ingredients = ingredients: there are { $found } { $ingredient }, not { $right }
dice-law-tokens = tokens: there are more than { $most } { $token }
dice-law-empty-seat = seats: nobody sits at seat { $number }, yet it owns or did something
dice-law-space = spaces: { $space } was used by too many players
dice-law-round = round: { $round } is not one of 1 to { $last }
dice-law-first = first: the first player has no seat here
dice-law-recipe = recipes: { $recipe } lies in { $count } places, it must lie in one
dice-law-agenda-empty = agenda: it is empty before the game is over
dice-law-supply = dice: in the supply they show a value only while one of them is swapped at the school
dice-law-marks = dice: the tokens on { $die } raise it by as much as it shows, or more
dice-law-lying = spaces: what lies on { $space } of seat { $number } cannot be there
dice-law-open = open: at this table { $count } recipes lie open, not more
dice-law-closed = closed: { $recipe } is blocked, but does not lie open
dice-law-paid = tokens: { $token } is won for 0 gold or bought for { $price }, not for { $paid }
dice-law-hidden = tokens: { $token } is hidden, which takes the option `advanced`
