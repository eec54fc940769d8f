# Beer & Bread

## Tokens

kind-water = water
kind-wheat = wheat
kind-barley = barley
kind-rye = rye
kind-hops = hops

tokens-water = { $count } water
tokens-wheat = { $count } wheat
tokens-barley = { $count } barley
tokens-rye = { $count } rye
tokens-hops = { $count } hops

more-water = { $count } more water
more-wheat = { $count } more wheat
more-barley = { $count } more barley
more-rye = { $count } more rye
more-hops = { $count } more hops

## Cards and places

card-name = { $card }
card-of = { $card } of { $needs }
back-beer = { $count ->
    [one] a beer card
   *[other] { $count } beer cards
}
back-bread = { $count ->
    [one] a bread card
   *[other] { $count } bread cards
}

place-fields = the fields
place-river = the river
place-supply = the supply
place-offer = the offer
place-storage = the storage of { $seat }
place-deck = the draw deck
place-discard = the discard pile
place-exchange = exchange space { $space }
place-hand = the hand of { $seat }
place-column = the harvest column of { $seat }
place-brewery = the brewery of { $seat }
place-bakery = the bakery of { $seat }
place-sold = the sold cards of { $seat }
place-upgrades = the upgrades of { $seat }
place-taken = { $seat }

## What is asked

ask-turn = { $kind ->
    [dry] Play a card to harvest, produce or upgrade. You may exchange it first.
   *[fruitful] Play a card to harvest, produce or upgrade.
}
ask-play-taken = Play { $card } at once: harvest, produce or upgrade.
ask-discard-harvest = Discard any of the harvest cards you picked up?
ask-renew = { $count ->
    [one] Discard a hand card and draw a new one?
   *[other] Discard a hand card and draw a new one? You may do so { $count } times.
}
ask-invert = Keep one of these cards for yourself by turning it upside down?
ask-choose-offer = { $count ->
    [one] Your storage is too small: choose a token to offer.
   *[other] Your storage is too small: choose { $count } tokens to offer.
}
ask-take-offer = Take tokens from the offer?
ask-choose-payment = How do you pay for { $card }?

## Options

choice-harvest = Harvest { $gains } ({ $card })
choice-harvest-over = { $count ->
    [one] Harvest { $gains } ({ $card }); 1 token will not fit
   *[other] Harvest { $gains } ({ $card }); { $count } tokens will not fit
}
choice-harvest-nothing = Harvest ({ $card }), though nothing is left to collect
choice-produce = { $good ->
    [beer] Brew { $card }
   *[bread] Bake { $card }
}: pay { $tokens }, gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
choice-produce-choosing = { $good ->
    [beer] Brew { $card }
   *[bread] Bake { $card }
}: gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; then choose how to pay
choice-upgrade = Upgrade: { $effect } ({ $card })
choice-upgrade-cleaning = Upgrade: { $effect } ({ $card }); { $clauses_then }
choice-cleans = cleans up { $goods }
choice-collects = cleaning brings { $gains }
choice-over = { $count ->
    [one] 1 token will not fit
   *[other] { $count } tokens will not fit
}
choice-exchange = Exchange { $card } for { $taken } on space { $space }, to be played at once
choice-discard = Discard { $card }
choice-invert = Keep { $card } for yourself
choice-offer = Offer 1 { $token }
choice-take = Take 1 { $token }
choice-pay = Pay { $tokens }{ $more ->
    [0] { "" }
   *[other] , { $more } more than needed
}
choice-pay-some = Spend { $amount }
choice-done-discard-harvest = Keep these cards
choice-done-renew = Keep your hand
choice-done-invert = Turn no card
choice-done-take-offer = Leave the offer: it goes to the supply

## Why not

reason-short = needs { $missing }
reason-brewery-full = your brewery is full; an upgrade cleans it
reason-bakery-full = your bakery is full; an upgrade cleans it
reason-inverted = only the player who turned it may play it
reason-space-empty = no card lies on this space
reason-no-exchange = cards are exchanged in dry years only
reason-other-decision = something else is asked now: { $ask }
reason-payment = this amount does not add up to the recipe
reason-not-in-hand = { $card } is not in your hand
reason-play-taken = you took { $card } and must play it now
reason-not-stored = you have no { $token }
reason-not-offered = no { $token } is offered
reason-water-unit = this water lies in a water unit: giving it up frees no room
reason-no-room = you have no free unit for { $token }

## Upgrades

substitution = { $paid } as { $needed }
effect-1A = each year, once both hands are full, you may discard a card and draw one
effect-1B = dry years: discard any harvest cards you pick up before you fill your hand
effect-1C = fruitful years: draw a card before your last turn, play one, discard the rest
effect-1D = fruitful years: after your first turn, keep one card that only you may play
effect-2A = after each seeding collect 1 { $token }
effect-2B = when the field is empty, collect { $token } from the supply
effect-2C = your harvests of { $token } bring 1 more
effect-2D = collect 1 water after the other player harvests water
effect-3A = { $count ->
    [one] 1 more storage unit, for water only
   *[other] { $count } more storage units, for water only
}
effect-3B = { $count ->
    [one] 1 more storage unit
   *[other] { $count } more storage units
}
effect-4A = your brewery holds 1 more beer
effect-4B = your bakery holds 1 more bread
effect-4C = in recipes you may spend { $or_rules }
effect-4D = in recipes you may spend { $or_rules }
effect-4E = in recipes you may spend { $or_rules }
effect-5A = cleaning that removes beer: collect 1 { $token }
effect-5B = cleaning that removes bread: collect 1 { $token }
effect-5C = cleaning that removes only beer: collect 2 { $token }
effect-5D = cleaning that removes only bread: collect 2 { $token }
effect-5E = cleaning that removes beer and bread: collect 2 { $token }
effect-6A = at the end 1 coin for each sold card worth 4 or 5
effect-6B = at the end 1 coin for each sold card worth 6 or 7
effect-6C = at the end 1 coin for each sold card worth 8 or 9
effect-6D = at the end 1 beer coin for every 2 sold beers
effect-6E = at the end 1 bread coin for every 2 sold breads
effect-6F = at the end 2 coins for beer or bread if you placed more upgrades
effect-6G = at the end 2 coins for beer or bread if you store at least 2 more tokens
effect-6H = at the end 2 coins for beer or bread if you sold all 3 types of bread
effect-6I = at the end 2 coins for beer or bread if you sold all 3 types of beer

## The log

log-year = { $kind ->
    [dry] Year { $year } begins: a dry year
   *[fruitful] Year { $year } begins: a fruitful year
}
log-phase = { $phase ->
    [seeding] Seeding phase
    [cards] Card phase
    [actions] Action phase
   *[windmill] Windmill phase
}
log-tokens = { $amount }: from { $from } to { $to }
log-card = { $card }: from { $from } to { $to }
log-shuffle = { $cards ->
    [one] The discard pile of 1 card is shuffled into a new draw deck
   *[other] The discard pile of { $cards } cards is shuffled into a new draw deck
}
log-harvest = { $seat_who ->
    [you] You harvest
   *[other] { $seat } harvests
} with { $card }
log-produce = { $seat_who ->
    [you] You produce
   *[other] { $seat } produces
} { $card }
log-upgrade = { $seat_who ->
    [you] You upgrade
   *[other] { $seat } upgrades
} with { $card }
log-exchange = { $seat_who ->
    [you] You exchange
   *[other] { $seat } exchanges
} { $given } for { $taken }
log-clean = { $seat_who ->
    [you] You clean up
   *[other] { $seat } cleans up
}: { $goods }
log-invert = { $seat_who ->
    [you] You keep
   *[other] { $seat } keeps
} { $card } by turning it upside down
log-swap = The players swap hands
log-windmill = { $seat_who ->
    [you] The windmill goes to you
   *[other] The windmill goes to { $seat }
}
log-end = The sixth year is over
deed-beers = { $count ->
    [one] 1 beer
   *[other] { $count } beers
}
deed-breads = { $count ->
    [one] 1 bread
   *[other] { $count } breads
}
deed-harvest = { $seat_who ->
    [you] You harvest
   *[other] { $seat } harvests
} { $gains }
deed-harvest-nothing = { $seat_who ->
    [you] You harvest
   *[other] { $seat } harvests
} with { $card }, but nothing is left to collect
deed-brew = { $seat_who ->
    [you] You brew
   *[other] { $seat } brews
} { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
deed-bake = { $seat_who ->
    [you] You bake
   *[other] { $seat } bakes
} { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
deed-upgrade = { $seat_who ->
    [you] You upgrade
   *[other] { $seat } upgrades
}: “{ $effect }”
deed-upgrade-clean = { $seat_who ->
    [you] You upgrade and clean up
   *[other] { $seat } upgrades and cleans up
} { $goods }: “{ $effect }”
deed-exchange = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $taken } in exchange for { $given }
deed-discard = { $seat_who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }
deed-offer = { $seat_who ->
    [you] You offer
   *[other] { $seat } offers
} { $tokens }
deed-take = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $tokens } from the offer
deed-pay = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} { $tokens }

## Deck tables

deck-cards = The cards
deck-card = Card
deck-coins = Coins
deck-harvest = Harvest
deck-recipe = Recipe
deck-upgrade = Upgrade
deck-upgrade-words = { $effect }: { $words }
deck-amounts = { $amounts }
deck-totals = Icons and tokens over the whole deck
deck-part = Part of the card
deck-harvest-beer = harvest of beer cards
deck-harvest-bread = harvest of bread cards
deck-recipe-beer = recipes of beer
deck-recipe-bread = recipes of bread
deck-all = all
deck-upgrades = Upgrades
deck-slot = Slot
deck-effect = Effect
deck-copies = Copies
deck-cards-with = On cards
