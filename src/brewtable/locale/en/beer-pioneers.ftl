## Beer Pioneers: questions

pioneers-ask-turn = Which of your pieces acts, and where?
pioneers-ask-bonus-action = A bonus action with one of your bonus workers?
pioneers-ask-claim = You can fulfil an objective. Do you?
pioneers-ask-choose = Which of these?
pioneers-ask-take = { $count ->
    [one] Take a card: one within reach, or the top of the pile.
   *[other] Take { $count } cards, one after the other: within reach, or the top of the pile.
}
pioneers-ask-move = { $count ->
    [one] Move a barrel to the cellar?
   *[other] Move up to { $count } barrels to the cellar?
}
pioneers-ask-rotate = { $count ->
    [one] 1 rotation: which dial?
   *[other] { $count } rotations: which dial, and how far?
}
pioneers-ask-rotate-once = Laboratory: which dials do you turn once more?
pioneers-ask-making-room = Your cellar is full. What makes room for the { $beer }?
pioneers-ask-brew = { $count ->
    [one] Which beer do you brew?
   *[other] Which beers do you brew? { $count } at most.
}
pioneers-ask-unblock = { $count ->
    [one] Which blocking token do you remove?
   *[other] Which blocking tokens do you remove? { $count } at most.
}
pioneers-ask-uncover = Which cover do you take away?
pioneers-ask-build = Which extension do you build?
pioneers-ask-pick = Which beer do you take?
pioneers-ask-play-beige = Which card do you play beige-brown?
pioneers-ask-play-white = Which card do you play white?
pioneers-ask-play-order = Which order do you complete?
pioneers-ask-deliver = { $count ->
    [one] Which beer do you deliver?
   *[other] Which { $count } beers do you deliver?
}
pioneers-ask-exchange = What do you exchange?
pioneers-ask-retire = Which worker retires?
pioneers-ask-discard = { $count ->
    [one] One hand card too many: which do you discard?
   *[other] { $count } hand cards too many: which do you discard?
}

## Choices

pioneers-choice-place = Place worker { $experience } on { $space }: { $effect }
pioneers-choice-place-bonus = Place worker { $experience } on { $space }: { $effect }; a bonus action may follow
pioneers-choice-truck = Drive to { $space }: { $effect }
pioneers-choice-truck-first = Drive to { $space }: { $effect }; also { $extra }, as the first truck there
pioneers-choice-truck-later = Drive to { $space }: { $effect }; nothing extra, since another truck was first
pioneers-choice-turn-order = { $rank ->
    [1] Line up on place { $place }: { $effect }; so far you go first next round (further left is earlier)
    [2] Line up on place { $place }: { $effect }; so far you go second next round (further left is earlier)
    [3] Line up on place { $place }: { $effect }; so far you go third next round (further left is earlier)
   *[other] Line up on place { $place }: { $effect }; so far you go fourth next round (further left is earlier)
}
pioneers-choice-admin = Administer: { $effect }
pioneers-choice-fulfil = { $ready ->
    [0] Fulfil the objective ({ $objective }): { $count } points; a bonus worker leaves the bonus board for good
   *[other] Fulfil the objective ({ $objective }): { $count } points; a bonus worker leaves your supply for good
}
pioneers-choice-bonus = Use a bonus worker: { $clauses_effects }
pioneers-choice-bonus-improved = Use a bonus worker, improved action: { $clauses_effects }
pioneers-choice-take = Take { $card }
pioneers-choice-beige = Play { $card } beige-brown: { $clauses_effects }
pioneers-choice-order = Deliver { $needs } for { $card }: { $clauses_effects }
pioneers-choice-white = Play { $card } white: { $clauses_effects }
pioneers-choice-discard = Discard { $card }
pioneers-choice-choose = Choose: { $effect }
pioneers-choice-rotate = Turn { $beer } by { $count }: { $clauses_effects }
pioneers-choice-brew = Brew { $beer }: { $clauses_effects }
pioneers-choice-unblock = Remove the token on { $token }
pioneers-choice-uncover = Take away { $overlay }
pioneers-choice-build = Build: { $extension } – { $clauses_effects }
pioneers-choice-pick = Take { $beer }
pioneers-choice-deliver = Deliver { $beer }
pioneers-choice-clear = Give back { $thing } to make room for the { $beer }
pioneers-choice-move = { $count ->
    [one] Move 1 barrel to the cellar
   *[other] Move { $count } barrels to the cellar
}
pioneers-choice-exchange = Give { $give } for { $clauses_gains }
pioneers-choice-twice = { $count ->
    [0] Exchange twice
   *[other] Pay a coin and exchange twice
}
pioneers-choice-retire = Retire worker { $experience }: { $effect }; one of experience { $next } takes its place
pioneers-choice-done-bonus-action = Take no bonus action
pioneers-choice-done-claim = End the turn without it
pioneers-choice-done-move = Move none
pioneers-choice-done-rotate = { $turned ->
    [0] Turn none: the rotations are lost
   *[other] Turn no more: the other rotations are lost
}
pioneers-choice-done-rotate-once = { $turned ->
    [0] Turn none
   *[other] Turn no more
}
pioneers-choice-done-making-room = Go without the { $beer }
pioneers-choice-done-brew = { $before ->
    [0] Brew none
   *[other] Brew no more
}
pioneers-choice-done-unblock = { $before ->
    [0] Remove none
   *[other] Remove no more
}
pioneers-choice-done-pick = { $before ->
    [0] Take none
   *[other] Take no more
}
pioneers-choice-done-play-beige = Play none
pioneers-choice-done-play-white = Play none
pioneers-choice-done-play-order = Complete none
pioneers-choice-done-exchange = Exchange nothing

## Things and places

pioneers-pile = the top card of the pile
pioneers-space = { $space } ({ $action })
pioneers-action-brew = brewing
pioneers-action-rotate = rotations
pioneers-action-progress = progress and tokens
pioneers-action-barrels = barrels
pioneers-action-white = white card
pioneers-action-upgrade = upgrade
pioneers-action-extension = extension
pioneers-action-coins = coins
pioneers-truck-coins = space 9
pioneers-truck-order = the orders
pioneers-truck-load = barrel or card
pioneers-truck-exchange = the exchange
pioneers-admin-unblock = token and rotation
pioneers-admin-beige = beige-brown card
pioneers-admin-brew = brew 1 beer
pioneers-admin-white = white card
pioneers-bonus-coin = 1 coin
pioneers-bonus-beige = a beige-brown card
pioneers-bonus-barrels = taking barrels
pioneers-bonus-move = moving barrels
pioneers-bonus-rotate = 2 rotations
pioneers-bonus-brew = brewing 1 beer
pioneers-bonus-unblock = a blocking token
pioneers-bonus-order = an order
pioneers-bonus-extension = an extension
pioneers-bonus-cards = 3 cards
pioneers-bonus-rotate-all = all rotations
pioneers-bonus-point = 1 point
pioneers-token-pils = Pils
pioneers-token-export = Export
pioneers-token-lager = Lager
pioneers-token-stark = Stark
pioneers-token-weizen = Weizen
pioneers-token-beige = playing beige-brown cards
pioneers-token-brew = brewing 1 beer
pioneers-token-white = playing white cards
pioneers-overlay-large = the large cover (Pils, Export, Lager)
pioneers-overlay-small = the small cover (Stark, Weizen)
pioneers-extension-filter = beer filter
pioneers-extension-cooling = cooling system
pioneers-extension-laboratory = laboratory
pioneers-extension-fleet = truck fleet
pioneers-extension-malt-factory = malt factory
pioneers-extension-machine-hall = machine hall
pioneers-objective-same = { $count } beers of one type in the cellar
pioneers-objective-different = { $count } different beers in the cellar
pioneers-objective-extensions = { $count } extensions
pioneers-objective-unblocked = { $count } blocking tokens removed
pioneers-objective-barrels = { $count } barrels
pioneers-objective-bulbs = { $count } lightbulbs
pioneers-objective-level = brewing level { $count }
pioneers-goal-same = beers of one type
pioneers-goal-different = different beers
pioneers-goal-extensions = extensions
pioneers-goal-unblocked = blocking tokens
pioneers-goal-barrels = barrels
pioneers-goal-bulbs = lightbulbs
pioneers-goal-level = brewing level
pioneers-gift-pils = a Pils
pioneers-gift-export = an Export
pioneers-gift-lager = a Lager
pioneers-gift-stark = a Stark
pioneers-gift-weizen = a Weizen
pioneers-gift-alt = an Alt
pioneers-gift-barrel = a barrel
pioneers-gift-coin = a coin
pioneers-gain-point = a point
pioneers-gain-cards = 2 cards
pioneers-gain-coin = a coin
pioneers-tile-large = large
pioneers-tile-barrel = barrel
pioneers-tile-progress = progress
pioneers-tile-small = small
pioneers-piece-worker = the grey worker
pioneers-piece-truck = the grey truck
pioneers-piece-extra-worker = an extra worker for this round
pioneers-piece-extra-truck = an extra truck for this round

## Reasons

pioneers-reason-other-decision = first: { $ask }
pioneers-reason-worker = you have no worker of experience { $experience }
pioneers-reason-worker-placed = your worker of experience { $experience } is placed already this round
pioneers-reason-workers-placed = all your workers are placed already this round
pioneers-reason-truck = your trucks have been used this round
pioneers-reason-moved = this worker has moved already this round
pioneers-reason-covered = this space is covered in this game
pioneers-reason-taken = { $seat_who ->
    [you] you stand there already
   *[other] { $seat } stands there
}
pioneers-reason-truck-there = a truck stands there
pioneers-reason-nothing-to-give = you have no coin, and no beer or barrel in the cellar to give
pioneers-reason-nothing-to-build = there is no extension that you could build
pioneers-reason-coins = { $count ->
    [one] needs 1 more coin
   *[other] needs { $count } more coins
}
pioneers-reason-token = a blocking token still lies on: { $token }
pioneers-reason-fulfilled = you have fulfilled it already
pioneers-reason-objective-taken = others were faster
pioneers-reason-objective = you have { $reached } of { $wanted }
pioneers-reason-helper = needs a bonus worker
pioneers-reason-round-end = not at the round end: it waits for your next turn
pioneers-reason-bulbs = needs { $count } lightbulbs
pioneers-reason-pile = no card is left
pioneers-reason-reach = { $count ->
    [one] your brewing level reaches the first card only
   *[other] your brewing level reaches the first { $count } cards only
}
pioneers-reason-gap = that card is gone, and the display closes up at the end of the turn
pioneers-reason-hand = it is not in your hand
pioneers-reason-lacks = your cellar lacks { $things }
pioneers-reason-section-beige = it has no beige-brown section
pioneers-reason-section-white = it has no white section
pioneers-reason-section-order = it has no order
pioneers-reason-built = you have built it already
pioneers-reason-same-beer = that would come to the same as going without
pioneers-reason-cellar = you do not have that to give
pioneers-reason-gone = it is gone already
pioneers-reason-barrels = so many barrels cannot be moved
pioneers-reason-twice = it cannot be done twice
pioneers-reason-retired = no place is left for its retirement
pioneers-reason-no-such-worker = you have no such worker
pioneers-reason-option = it is not to be chosen here, or cannot be paid
pioneers-reason-must = something must be chosen here
pioneers-reason-no-dial = no dial is there
pioneers-reason-turned = it has been turned already
pioneers-reason-too-far = { $count ->
    [one] 1 rotation is the most
   *[other] { $count } rotations are the most
}
pioneers-reason-brewing = its dial is in use
pioneers-reason-overlaid = a cover lies over it

## Log

pioneers-log-round = Round { $round } begins
pioneers-log-end = The game is over
pioneers-deed-and = { $deed }: { $gains }
pioneers-deed-gets = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
}: { $gains }
pioneers-deed-exchange = { $seat_who ->
    [you] You exchange
   *[other] { $seat } exchanges
} { $give } for { $get }
pioneers-deed-paid = { $count ->
    [one] 1 coin paid
   *[other] { $count } coins paid
}
pioneers-deed-ready = a finished { $beer }
pioneers-log-shuffle = { $count ->
    [one] 1 discarded card becomes the new pile
   *[other] { $count } discarded cards are shuffled as the new pile
}
pioneers-log-first = { $place ->
    [1] { $seat_who ->
        [you] You will
       *[other] { $seat } will
    } go first
    [2] { $seat_who ->
        [you] You will
       *[other] { $seat } will
    } go second
    [3] { $seat_who ->
        [you] You will
       *[other] { $seat } will
    } go third
   *[other] { $seat_who ->
        [you] You will
       *[other] { $seat } will
    } go fourth
}
pioneers-log-worker = { $seat_who ->
    [you] You send
   *[other] { $seat } sends
} worker { $experience } to { $space }
pioneers-log-truck = { $seat_who ->
    [you] You send
   *[other] { $seat } sends
} a truck to { $space }
pioneers-log-turn-order = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} place { $place } of the turn order area
pioneers-log-admin = { $seat_who ->
    [you] You use
   *[other] { $seat } uses
} the administration: { $space }
pioneers-log-bonus = { $seat_who ->
    [you] You use
   *[other] { $seat } uses
} a bonus worker: { $bonus }
pioneers-log-grey = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } 1 coin
   *[other] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } { $amount } coins
}
pioneers-log-paid = { $amount ->
    [one] { $seat_who ->
        [you] You pay
       *[other] { $seat } pays
    } 1 coin
   *[other] { $seat_who ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount } coins
}
pioneers-log-points = { $amount ->
    [one] { $seat_who ->
        [you] You gain
       *[other] { $seat } gains
    } 1 point
   *[other] { $seat_who ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } points
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } 1 barrel
   *[other] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } { $count } barrels
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat_who ->
        [you] You move
       *[other] { $seat } moves
    } 1 barrel to the cellar
   *[other] { $seat_who ->
        [you] You move
       *[other] { $seat } moves
    } { $count } barrels to the cellar
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat_who ->
        [you] You deliver
       *[other] { $seat } delivers
    } 1 barrel
   *[other] { $seat_who ->
        [you] You deliver
       *[other] { $seat } delivers
    } { $count } barrels
}
pioneers-log-barrels-given = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} a barrel
pioneers-log-barrels-cleared = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} a barrel back to make room
pioneers-log-beer-cellar = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} { $beer } into the cellar
pioneers-log-beer-delivered = { $seat_who ->
    [you] You deliver
   *[other] { $seat } delivers
} { $beer }
pioneers-log-beer-given = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $beer }
pioneers-log-beer-cleared = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $beer } back to make room
pioneers-log-beer-lost = { $seat_who ->
    [you] You go
   *[other] { $seat } goes
} without { $beer }: the cellar is full
pioneers-log-dial-placed = { $value ->
    [one] { $seat_who ->
        [you] You brew
       *[other] { $seat } brews
    } { $beer }: 1 rotation
   *[other] { $seat_who ->
        [you] You brew
       *[other] { $seat } brews
    } { $beer }: { $value } rotations
}
pioneers-log-dial-turned = { $seat_who ->
    [you] You turn
   *[other] { $seat } turns
} { $beer } from { $before } to { $value }
pioneers-log-brewed = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} brewed { $beer }
pioneers-log-unblocked = { $seat_who ->
    [you] You remove
   *[other] { $seat } removes
} the blocking token on { $token }
pioneers-log-uncovered = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} away { $overlay }
pioneers-log-built = { $seat_who ->
    [you] You build
   *[other] { $seat } builds
}: { $extension }
pioneers-log-level = { $seat_who ->
    [you] You reach
   *[other] { $seat } reaches
} space { $space } of the brewing level track
pioneers-log-progress = { $seat_who ->
    [you] You reach
   *[other] { $seat } reaches
} space { $space } of the progress track
pioneers-log-income = { $seat_who ->
    [you] You reach
   *[other] { $seat } reaches
} income space { $space }
pioneers-log-marker = { $seat_who ->
    [you] You will
   *[other] { $seat } will
} upgrade a worker at the end of the round
pioneers-log-upgraded = { $seat_who ->
    [you] A worker of yours
   *[other] A worker of { $seat }
} with experience { $experience } retires and clears the { $tile } cellar tile
pioneers-log-objective = { $seat_who ->
    [you] You fulfil
   *[other] { $seat } fulfils
} an objective ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat_who ->
        [you] You get
       *[other] { $seat } gets
    } a bonus worker back
   *[other] { $seat_who ->
        [you] You get
       *[other] { $seat } gets
    } { $count } more bonus workers
}
pioneers-log-sacrificed = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} up a bonus worker
pioneers-log-card-taken = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $card }
pioneers-log-card-drawn = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} a card from the pile
pioneers-log-card-beige = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card } beige-brown
pioneers-log-card-order = { $seat_who ->
    [you] You complete
   *[other] { $seat } completes
} the order on { $card }
pioneers-log-card-white = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card } white
pioneers-log-card-discarded = { $seat_who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }
pioneers-log-card-returned = { $seat_who ->
    [you] { $card } returns to your hand
   *[other] { $card } returns to the hand of { $seat }
}
pioneers-log-card-turned-up = { $card } is turned up
pioneers-log-card-pushed-out = { $card } leaves the display

## Options

pioneers-option-objective = Third objective
pioneers-option-objective-about = The objective card that lies beside the two objectives printed on the board.
pioneers-option-objective-is-random = Drawn at random
pioneers-option-objective-is-extensions = Extensions
pioneers-option-objective-is-unblocked = Blocking tokens removed
pioneers-option-objective-is-barrels = Barrels
pioneers-option-objective-is-bulbs = Lightbulbs
pioneers-option-objective-is-level = Brewing level
pioneers-option-replace = Printed objectives
pioneers-option-replace-about = Covers one or both of the objectives printed on the board with other objective cards.
pioneers-option-replace-is-none = As printed
pioneers-option-replace-is-same = First one replaced
pioneers-option-replace-is-different = Second one replaced
pioneers-option-replace-is-both = Both replaced
pioneers-option-replace-same = In place of the first printed objective
pioneers-option-replace-same-about = The card that covers the objective of several beers of one type, where it is replaced.
pioneers-option-replace-same-is-random = Drawn at random
pioneers-option-replace-same-is-extensions = Extensions
pioneers-option-replace-same-is-unblocked = Blocking tokens removed
pioneers-option-replace-same-is-barrels = Barrels
pioneers-option-replace-same-is-bulbs = Lightbulbs
pioneers-option-replace-same-is-level = Brewing level
pioneers-option-replace-different = In place of the second printed objective
pioneers-option-replace-different-about = The card that covers the objective of different beers, where it is replaced.
pioneers-option-replace-different-is-random = Drawn at random
pioneers-option-replace-different-is-extensions = Extensions
pioneers-option-replace-different-is-unblocked = Blocking tokens removed
pioneers-option-replace-different-is-barrels = Barrels
pioneers-option-replace-different-is-bulbs = Lightbulbs
pioneers-option-replace-different-is-level = Brewing level
pioneers-option-first-builder-point = A point for the first to build an extension
pioneers-option-first-builder-point-about = With two or three players, too, who is first to build an extension gets a point for it.
