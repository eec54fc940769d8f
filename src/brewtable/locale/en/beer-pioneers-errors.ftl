# What Beer Pioneers refuses: actions, decks and positions that are not in order.

pioneers-action-no-space = no space is called { $word }{ $hint }
pioneers-action-no-bonus = no bonus is called { $word }{ $hint }
pioneers-action-no-from = no place to take from is called { $word }{ $hint }
pioneers-action-no-card = no card is called { $word }{ $hint }
pioneers-action-no-beer = no beer is called { $word }{ $hint }
pioneers-action-no-token = no token is called { $word }{ $hint }
pioneers-action-no-overlay = no overlay is called { $word }{ $hint }
pioneers-action-no-extension = no extension is called { $word }{ $hint }
pioneers-action-no-thing = no thing is called { $word }{ $hint }
pioneers-action-no-give = nothing to give is called { $word }{ $hint }
pioneers-action-no-get = nothing to get is called { $word }{ $hint }

# Decks.

pioneers-deck-card-id = card { $id }
pioneers-deck-card-nth = card { $number } in the file
pioneers-deck-cover-id = cover { $id }
pioneers-deck-cover-nth = cover { $number } in the file
pioneers-deck-starting-nth = starting card { $number }
pioneers-deck-range = { $fewest } to { $most }
pioneers-deck-track-form = a list of { $count } whole numbers
pioneers-deck-spaces = must have { $right } spaces, not { $found }
pioneers-deck-falls = must not fall from space to space: { $numbers }
pioneers-deck-ends = must start at { $first } and end at 0: { $numbers }
pioneers-deck-backwards = { $track }, read backwards,
pioneers-deck-bonuses-form = a table such as {"{"} 2 = "coins 1" {"}"}
pioneers-deck-no-bonus-space = no such space: { $space }; spaces for a bonus are 2 to { $last }, but not { $hand }, which is for the larger hand
pioneers-deck-objective-level = must be 1 to { $most }, the most beers of the track, not { $found }
pioneers-deck-cards-form = a list of { $count } cards
pioneers-deck-count = must be { $right } cards, not { $found }
pioneers-deck-barrels-dealt = cellar and depot must hold { $right } barrels, not { $found }
pioneers-deck-no-flash = has a flash, but nobody plays it
pioneers-deck-start-rotations = must be { $right }, as all starting cards show
pioneers-deck-covers-form = a list of cover cards
pioneers-deck-covers = must be { $right } cards for { $players } players, not { $found }
pioneers-deck-spaces-form = a list of spaces such as ["1a", "9"]
pioneers-deck-cover-action = must cover one space of an action at most
pioneers-deck-cover-two = must be { $right } with two players, not { $found }
pioneers-deck-cover-three = must be 3 or 4 with three players, not { $found }
pioneers-deck-start-cards = must have { $right } cards with start = true, not { $found }
pioneers-deck-id-again = { $what ->
    [cover] is there { $count } times; an id names one cover
   *[card] is there { $count } times; an id names one card
}
pioneers-deck-true-or-false = true or false
pioneers-deck-sections = must have two filled sections of beige, order, and one of action and master; it has { $found }
pioneers-deck-none = none
pioneers-deck-beige-empty = is empty; it must show one of { $icons } or a flash
pioneers-deck-order-size = must ask for 1 to { $most } things, which is what a cellar holds
pioneers-deck-master-form = must be {"{"} always = "..." {"}"} or {"{"} when = "...", gain = "..." {"}"}
pioneers-deck-what-space = space
pioneers-deck-what-occasion = occasion
pioneers-deck-what-ability = ability
pioneers-phrase-form = a phrase such as "coins 1 and rotations 2"
pioneers-phrase-pay = "pay" must stand first: costs are paid before anything is done
pioneers-phrase-no-effect = no such effect here: "{ $words }"; effects are { $effects }
pioneers-phrase-alone = "{ $effect }" stands alone, without a number
pioneers-phrase-after = after "{ $effect }" must come { $wanted }
pioneers-phrase-after-not = after "{ $effect }" must come { $wanted }, not { $word }
pioneers-phrase-or-x = { $number }, or x
pioneers-phrase-options = has { $found } options, { $most } are the most

# Positions. Seats are numbered from 0 here, as in the data.

position-list = { $field }: must be a list
position-list-of = { $field }: must be a list of { $length }
position-cover = cover: must be null or one of { $covers }
position-board = board: must have { $fields }
position-cells = { $field }: must hold whole numbers from { $least } to { $most }
position-breweries = breweries: each must have { $fields }
position-nowhere = cards: { $card } lies nowhere
position-two-places = cards: { $card } lies in two places
position-hand-card = hands: each card is given with `card` and `era`
pioneers-law-empty-seat = seats: nobody sits at seat { $number }, yet it owns something
pioneers-law-order = turn order: it must name each seat once
pioneers-law-round = round: { $round } is not one of 1 to { $last }
pioneers-law-starting = starting cards: each seat has one of its own
pioneers-law-cover = cover: this is no cover card for { $players } players
pioneers-law-covered = cover: space { $space } must be covered
pioneers-law-not-covered = cover: space { $space } must not be covered
pioneers-law-nine = cover: the truck space 9 is not as the cover card says
pioneers-law-nobodys-worker = spaces: nobody has the worker on { $space }
pioneers-law-nine-trucks = trucks: too many stand on space 9
pioneers-law-moved = turn order: the workers there are not those that have moved
pioneers-law-grey-truck = grey truck: it belongs to who stands on its space
pioneers-law-grey-worker = grey worker: it belongs to who stands on its space
pioneers-law-objectives = objectives: the three must be different
pioneers-law-second-place = objectives: the second place is for three and four players
pioneers-law-fulfilled = objectives: nobody can have fulfilled one
pioneers-law-first-place = objectives: the first place is taken before the second, and by another
pioneers-law-cellar = cellar: seat { $number } has more in it than fields
pioneers-law-depot = depot: seat { $number } has more barrels in it than places
pioneers-law-dial = dials: seat { $number } cannot brew { $beer } yet
pioneers-law-dial-high = dials: the { $beer } of seat { $number } shows { $most } at most
pioneers-law-display = display: the { $icon } of seat { $number } are { $right }
pioneers-law-retired = workers: those of seat { $number } do not fit those that have retired
pioneers-law-workers = workers: seat { $number } has other workers than the rules give it
pioneers-law-trucks = trucks: seat { $number } has { $found }
pioneers-law-admin = administration: seat { $number } stands on a blocked space
pioneers-law-helpers = bonus workers: seat { $number } has { $found } of them, not { $right }
pioneers-law-pile = cards: the draw pile does not hold the cards that lie in it
pioneers-law-open = cards: the display does not hold the cards that lie in it
pioneers-law-master = cards: the master brewer of seat { $number } lies elsewhere
pioneers-law-no-master = cards: { $card } is no master brewer
pioneers-law-lying = cards: { $card } cannot lie there so
pioneers-law-hand = cards: the hand of seat { $number } holds { $found }
pioneers-law-dealt = cards: seat { $number } holds fewer S cards than were dealt to it
pioneers-law-agenda-empty = agenda: it is empty before the game is over
