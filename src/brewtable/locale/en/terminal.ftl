# The terminal client.

## Seats

terminal-you = You
terminal-person = Player
terminal-namesake = { $name } { $number }
terminal-seat-number = seat { $number }
terminal-pass-keyboard = { $seat }: it is your decision. Everyone else looks away now.
terminal-pass-enter = Enter shows your cards >{" "}

## Asking

terminal-prompt = >{" "}
terminal-page-prompt = Enter goes on, q goes back >{" "}
terminal-sure = { $choice }? It cannot be taken back. Enter does it.
terminal-sure-not = Nothing was played: choose again.
terminal-confirm = Your turn is done. Enter ends it, undo takes it back.
terminal-keys = { $verbs }, ? help, undo, hint, quit
terminal-keys-confirm = Enter end turn, undo, restart, ? help, confirm off
terminal-key-number = the number of your choice
terminal-verb-harvest = harvest
terminal-verb-produce = produce
terminal-verb-upgrade = upgrade
terminal-verb-discard = discard
terminal-verb-invert = keep
terminal-verb-exchange = exchange
terminal-key-verb = { $letter } { $verb }

## Answers to what was typed

terminal-unknown = “{ $line }” means nothing here; ? shows what can be typed.
terminal-unknown-close = “{ $line }” means nothing here; did you mean { $close }?
terminal-ambiguous = “{ $line }” could be { $or_some }: type more of it.
terminal-blocked = { $what }: { $reason }
terminal-no-thing = There is no card “{ $thing }” on this table.
terminal-undone = Taken back: { $text }
terminal-restarted = { $count ->
    [one] Taken back: 1 decision
   *[other] Taken back: { $count } decisions
}
terminal-saved = Saved in { $file }
terminal-save-failed = { $file } could not be written ({ $problem }). quit! leaves without saving.
terminal-hint = A bot would play { $key }: { $label } (wins { $chance } times in 100 from here, with about { $score } points).
terminal-hint-line = It then expects: { $line }.
terminal-confirm-on = Each turn now waits for Enter before it ends.
terminal-confirm-off = Turns now end at once; undo reaches only as far as the other player has not moved.
terminal-confirm-nothing = Your turn is over: Enter ends it, undo or restart takes it back.

## Leaving

terminal-bye = Nothing to save.
terminal-bye-saved = Saved. Go on with: { $program } play { $game } --resume { $file }
terminal-bye-unsaved = Left without saving.

## Log

terminal-log-title = what happened
terminal-log-more = … more came before: type log
terminal-table-cut = … more of the table: type table

## End

terminal-over = The game is over.
terminal-over-prompt = Enter leaves, log, score, save FILE >{" "}
terminal-score-line = { $seat }: { $score }
terminal-score-so-far = If the game ended now
terminal-winner = { $reason ->
    [final-score] { $seat } wins with the higher final score.
    [other-total] { $seat } wins: final scores are equal, the other total is higher.
    [windmill] { $seat } wins: all totals are equal, and the other player has the windmill.
   *[other] { $seat } wins.
}
terminal-shared = { $winners } share the win.

## Help

terminal-help =
    Type the key that stands on a card, or the words it is short for:
    1h     harvest with card 1: the card's crops, as many as your column shows
    1p     produce card 1 in your brewery or bakery and sell it
    1u     upgrade with card 1, then clean brewery and bakery
    1x2    in dry years: exchange card 1 for the card on space 2, then play that
    harvest beer-07, exchange beer-07 2, done: the full words always work, and so
    does any beginning of them that fits only one option. 1h! skips the Enter.
    ≈ water  W wheat  B barley  R rye  H hops  ¢ coins
    → 2W 3R    what a harvest brings      2 over    as many will not fit

    ?          this page                undo      take back your last decision
    ? 1        all about card 1         restart   take back this whole turn
    ? beer-07  all about any card       confirm   off or on: Enter ends a turn
    log        what happened lately     hint      what a bot would do
    log all    the whole game so far    save F    save in file F and go on
    score      the score pad so far     quit      save, leave, and how to resume
    table      everything you can see   quit!     leave without saving

terminal-help-plain =
    Type the number of an option, or its words in full; any beginning that fits
    only one option will do.

    ?          this page                undo      take back your last decision
    ? NAME     all about a card         restart   take back this whole turn
    log        what happened lately     hint      what a bot would do
    log all    the whole game so far    save F    save in file F and go on
    score      the scores so far        quit      save, leave, and how to resume
    table      everything you can see   quit!     leave without saving
    confirm    off or on: Enter ends a turn

## Beer & Bread: signs

terminal-sign-water = ≈
terminal-sign-wheat = W
terminal-sign-barley = B
terminal-sign-rye = R
terminal-sign-hops = H
terminal-nothing = –
terminal-free = { $count ->
    [one] free
   *[other] { $count } free
}
terminal-good-beer = beer
terminal-good-bread = bread
terminal-backs-beer = { $count } beer
terminal-backs-bread = { $count } bread
terminal-coins = { $coins }¢

## Beer & Bread: the table

terminal-year = { $kind ->
    [dry] Year { $year } of 6, dry
   *[fruitful] Year { $year } of 6, fruitful
}
terminal-turn = turn { $turn }
terminal-windmill-at = windmill: { $holder }
terminal-deck = deck { $count }:
terminal-field = { $amount } { $name }
terminal-fields = River { $river } Fields { $crops } Supply { $supply }
terminal-windmill = windmill
terminal-storage = { $water ->
    [0] Storage { $tokens } ({ $stored } of { $general })
   *[other] Storage { $tokens } ({ $stored } of { $general } + { $water }≈)
}
terminal-column = Column { $tokens }
terminal-sold = Sold beer { $beer }¢ bread { $bread }¢
terminal-brewery = Brewery { $cards }
terminal-bakery = Bakery { $cards }
terminal-other-hand = Hand { $cards }
terminal-upgrades = Upgrades { $upgrades }
terminal-slot = { $slot }: { $upgrades }
terminal-times = { $name } ×{ $count }
terminal-space-empty = empty
terminal-short-harvest = h { $tokens }
terminal-short-recipe = p { $tokens }
terminal-short-upgrade = u { $effect }

## Beer & Bread: cards

terminal-gain = → { $gains }
terminal-gain-nothing = → nothing left
terminal-gain-over = { $count } over
terminal-needs = needs { $missing }
terminal-reason-brewery-full = brewery full
terminal-reason-bakery-full = bakery full
terminal-reason-inverted = not yours to play
terminal-inverted-own = kept for you
terminal-inverted-other = kept by other
terminal-pay = Pay { $tokens }
terminal-card-title = { $card }, worth { $coins } coins
terminal-card-harvest = Harvest: { $tokens }
terminal-card-recipe = Recipe: { $tokens }
terminal-card-upgrade = Upgrade in slot { $slot } ({ $code }): { $effect }

## Beer & Bread: upgrades in a few characters

terminal-upgrade-1A = swap a card
terminal-upgrade-1B = drop column
terminal-upgrade-1C = extra card
terminal-upgrade-1D = keep a card
terminal-upgrade-2A = seeding 1{ $token }
terminal-upgrade-2B = supply for { $token }
terminal-upgrade-2C = harvest +1{ $token }
terminal-upgrade-2D = their ≈: 1≈
terminal-upgrade-3A = room +{ $units }≈
terminal-upgrade-3B = room +{ $units }
terminal-upgrade-4A = brewery +1
terminal-upgrade-4B = bakery +1
terminal-upgrade-4C = { $rules }
terminal-upgrade-4D = { $rules }
terminal-upgrade-4E = { $rules }
terminal-upgrade-5A = any beer 1{ $token }
terminal-upgrade-5B = any bread 1{ $token }
terminal-upgrade-5C = only beer 2{ $token }
terminal-upgrade-5D = only bread 2{ $token }
terminal-upgrade-5E = both 2{ $token }
terminal-upgrade-6A = each 4-5: 1¢
terminal-upgrade-6B = each 6-7: 1¢
terminal-upgrade-6C = each 8-9: 1¢
terminal-upgrade-6D = 2 beers: 1¢
terminal-upgrade-6E = 2 breads: 1¢
terminal-upgrade-6F = upgrades: 2¢
terminal-upgrade-6G = tokens: 2¢
terminal-upgrade-6H = bread set 2¢
terminal-upgrade-6I = beer set: 2¢

## Beer & Bread: score pad

terminal-pad-cards = Coins on sold cards
terminal-pad-6A = 6A: sold cards worth 4 or 5
terminal-pad-6B = 6B: sold cards worth 6 or 7
terminal-pad-6C = 6C: sold cards worth 8 or 9
terminal-pad-6D = 6D: pairs of beers
terminal-pad-6E = 6E: pairs of breads
terminal-pad-bonus = Bonuses, where they help most
terminal-pad-total = Total
terminal-pad-final = Final score: the smaller total
terminal-pad-earned = { $seat } earned: { $effect }
