# What Beer & Bread refuses: actions, decks and positions that are not in order.

action-after-card = after { $verb } comes a card, such as beer-07
action-after-token = after { $verb } comes a resource, such as wheat
action-after-exchange = after { $verb } come a hand card and the number of a space, such as beer-07 2
action-after-pay = after { $verb } come a number and a resource, such as 4 wheat
action-done-alone = `done` stands alone
action-no-digits = in { $verb } a number is expected, not { $word }
action-no-card = no card is called { $word }{ $hint }
action-no-resource = no resource is called { $word }{ $hint }
action-no-space = the exchange spaces are 1 to { $most }, not { $word }
action-payment = a payment takes at most { $most } of one resource, not { $word }

# Decks.

deck-what-resource = resource
deck-what-good = good
deck-what-upgrade = upgrade
deck-amounts-form = a table such as {"{"} water = 1, rye = 1 {"}"}
deck-no-resource = is empty; it must name at least one resource
deck-above-supply = { $count } is more than the { $supply } in [supply]
deck-substitution-form = a list such as [{"{"} pay = 2, of = "wheat", as = ["hops"] {"}"}]
deck-pair-twice = { $paid } as { $spent_as } is already there; once is enough
deck-targets-form = a list of resources such as ["hops"]
deck-itself = { $kind } cannot stand in for itself; name another resource
deck-cards-form = a list of { $count } cards
deck-card-nth = card { $number } in the file
deck-place-id = card { $card } id (card { $number } in the file)
deck-id-twice = is also the id of card { $number } in the file; each card needs its own
deck-card-count = the file has { $found } cards; it must have { $right }
deck-beer-count = the file has { $found } beer cards; it must have { $right }
deck-bread-count = the file has { $found } bread cards; it must have { $right }
deck-recipe-size = { $tokens } tokens are more than the { $units } that fit into the storage
deck-look = must look like { $right }, not { $value }
deck-id-good = must begin with "{ $good }-", since good is "{ $good }"
deck-upgrade-look = must look like "4A" or "2A wheat", not { $value }
deck-upgrade-alone = { $upgrade } takes no resource; write "{ $upgrade }"
deck-upgrade-resource = { $upgrade } needs a resource ({ $names }), such as { $example }
deck-upgrade-crop = { $upgrade } needs a crop ({ $names }), not { $found }

# Positions. Seats are numbered from 0 here, as in the data.

position-long-pile = pile: more than { $most } cards
position-twice = { $field }: { $card } is named twice
position-unknown-name = { $field }: unknown name { $name }; it has { $names }
position-missing-name = { $field }: { $name } is missing
law-tokens-negative = tokens: a place holds fewer than 0 { $kind }
law-tokens-lost = tokens: there are { $found } { $kind }, the box holds { $right }
law-offer = offer: tokens are offered, but nobody is asked about them
law-storage = storage: seat { $number } stores { $excess } more tokens than its units hold
law-card-places = cards: { $card } lies in { $count } places, it must lie in one
law-year = calendar: year { $year } is not one of 1 to { $last }
law-windmill = windmill: it belongs to seat 0 or 1
law-other-good = { $place }: seat { $number } has a card of the other good there
law-too-full = { $place }: seat { $number } has more cards there than places
law-exchange = exchange: space { $space } holds more than one card
law-known-deck = known: a card of the draw deck is marked as known
law-known-sight = known: a card that lies in sight is marked as unknown
law-known-all = known: seat { $number } does not know what everybody knows
law-known-hand = known: seat { $number } does not know a card of its own hand
law-inverted-nowhere = inverted: a card is marked that is in no hand
law-inverted-twice = inverted: a card is marked by both seats
law-earlier = earlier: a card of the draw deck is marked as older than the latest shuffle
law-agenda-empty = agenda: it is empty before the sixth year is over
law-taken = cards: a taken exchange card must be played at once
