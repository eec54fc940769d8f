# The browser: start page, table page, replay.

## Start page

web-welcome = Pull up a chair.
web-welcome-how = Three board games about brewing. Play a bot now, a friend on the sofa, or a friend far away.
web-title-beer-and-bread = Beer & Bread
web-title-dice-brewing = Dice Brewing
web-title-beer-pioneers = Beer Pioneers
web-line-beer-and-bread = Two villages share four fields and a river. Only the good you sold less of counts.
web-line-dice-brewing = Roll malt, hops and skill. Put every die to work, then brew before someone else does.
web-line-beer-pioneers = Found a brewery, build it out, turn the dials, fill the orders. First to 20 points.
web-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-players-between = { $fewest } to { $most }
web-minutes = { $count } min
web-games = Games
web-play-now = Play now
web-starting = Setting up
web-new-table = New table
web-soon = Not on the table yet
web-my-tables = My tables
web-no-tables = Tables you play at will stand here.
web-public-tables = Tables to watch
web-table-with = { $game } with { $names }
web-waits-for-you = The table waits for you
web-table-waiting = Waiting for players
web-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
web-fewer = Show fewer
web-join = Join
web-join-table = Join a table
web-code-or-link = Code or link
web-no-account = No account needed. Your seat stays yours on this device.
web-import = Open a .brew file
web-site-menu = Pages
web-name = { $seat }
web-name-bot = { $level ->
    [random] Random bot
    [greedy] Greedy bot
    [search] Search bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
   *[other] { $level }
}
web-name-bot-nth = { $name } { $number }
web-name-player = Player { $number }

## A new table

web-new-table-of = New table: { $game }
web-my-name = Your name
web-name-placeholder = Name
web-seats = Seats
web-seat-who = Who sits in seat { $number }
web-seat-name = Name for seat { $number }
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-who-me = Me
web-who-bot = A bot
web-who-open = Someone with a link
web-who-open-how = You get a link to send.
web-who-hot-seat = A friend at this device
web-bot-level = Strength of the bot in seat { $number }
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-search = Search
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-at-once = Decides at once.
web-bot-thinks = Thinks for { $seconds } s about a decision.
web-bot-wins = Wins { $wins } of 100 games against Easy.
web-options = Options
web-option-first = Who begins
web-option-first-random = Drawn at random
web-option-first-0 = Seat 1
web-option-first-1 = Seat 2
web-option-advanced = Advanced game
web-option-bad-luck = Help against bad luck
web-option-objective = Third objective
web-option-objective-random = Drawn at random
web-option-objective-extensions = Extensions
web-option-objective-unblocked = Blocking tokens removed
web-option-objective-barrels = Barrels
web-option-objective-bulbs = Lightbulbs
web-option-objective-level = Brewing level
web-option-replace = Printed objectives
web-option-replace-none = As printed
web-option-replace-same = First one replaced
web-option-replace-different = Second one replaced
web-option-replace-both = Both replaced
web-option-replace-same-random = Drawn at random
web-option-replace-same-extensions = Extensions
web-option-replace-same-unblocked = Blocking tokens removed
web-option-replace-same-barrels = Barrels
web-option-replace-same-bulbs = Lightbulbs
web-option-replace-same-level = Brewing level
web-option-replace-different-random = Drawn at random
web-option-replace-different-extensions = Extensions
web-option-replace-different-unblocked = Blocking tokens removed
web-option-replace-different-barrels = Barrels
web-option-replace-different-bulbs = Lightbulbs
web-option-replace-different-level = Brewing level
web-option-first-builder-point = A point for the first to build an extension
web-more-options = Deck, seed and guests
web-deck = Deck file
web-deck-how = Without a file the house deck is used.
web-deck-chosen = { $file } will be used.
web-deck-unreadable = { $file } is not a deck file: it holds neither TOML nor JSON.
web-seed = Seed
web-salt = Salt
web-seed-random = Drawn at random
web-public = Others may watch
web-public-why = The table is listed; nobody sees hidden cards.
web-hints = Hints are allowed
web-hints-why = Everyone here may ask a bot for advice.
web-open-table = Open the table
web-cancel = Cancel

## Joining

web-join-title = A seat is kept for you
web-join-how = Sit down with your name; the link is your key to the seat.
web-sit-down = Sit down

## Settings

web-settings = Settings
web-settings-where = Settings are kept in this browser.
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the system
web-motion-full = Things travel
web-motion-reduced = Nothing travels
web-confirm-moves = Confirm moves
web-confirm-moves-why = A choice is shown on the board first; a second click plays it.
web-memory = Table memory
web-memory-why = Shows what lay open once and everyone might remember, such as taken and discarded cards.
web-sound = Sounds
web-notify = Tell me when it is my turn
web-notify-why = By a notification, while you look elsewhere.
web-notify-refused = The browser does not allow notifications.
web-save = Save
web-saved = Saved.

## The table

web-home = Start page
web-table-menu = Table
web-menu = Menu
web-players = Players
web-show = Show
web-dock = Your turn and your hand
web-rail = Stock and log
web-log = Log
web-log-times = { $line } ({ $count }×)
web-log-more = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
web-actions = What to do
web-loading = One moment
web-close = Close
web-copied = Copied.
web-lost = There is nothing at this address.
web-table-lost = This table cannot be opened.
web-unreachable = The service cannot be reached.
web-unexpected = an answer came that this page does not understand ({ $status })
web-fault = this page made a mistake: load it anew
web-your-turn = Your turn.
web-choosing = { $seat } is choosing.
web-thinking = { $seat } is thinking.
web-sending = One moment
web-choose-thing = Choose something on the table.
web-choose-further = { $count ->
    [one] then click what it is for
   *[other] then click one of { $count }
}
web-choices-there = { $count ->
    [one] 1 choice there
   *[other] { $count } choices there
}
web-nothing-here = Nothing can be done with this now.
web-no-reason = Nothing stands in the way here.
web-becomes = { $now }→{ $then }
web-cannot = cannot be used: { $reason }
web-can = can { $or_verbs }
web-no-way-back = This cannot be taken back.
web-confirm = Do it
web-undo = Undo
web-restart = Restart turn
web-taken-back = Taken back.
web-moved-on = The table had moved on; nothing was played.
web-offline = No connection. Nothing is lost: the table comes back by itself.
web-retry = Try now
web-ask-takeback = Ask to take back
web-takeback-asked = { $seat } asks to take a move back.
web-takeback-waiting = Waiting for { $names } to agree.
web-agree = Agree
web-decline = Decline
web-hint = Hint
web-hint-thinking = Thinking
web-hint-would = A bot would:
web-hint-sure = { $percent } % sure; wins { $chance } times in 100 from here, with about { $score } points
web-hint-line = It then expects: { $line }.
web-hint-take = Choose this
web-stand-in = A bot plays for you.
web-return = Take the seat back
web-bot-instead = Let a bot play
web-give-up = Stop playing
web-bot-for-me = Let a bot play for me
web-concede = Concede
web-concede-sure = Concede the game? If others play on, a bot plays your seat to the end.
web-leave = Leave
web-leave-sure = Give your seat up? Whoever gets its link plays on in your place.
web-stay = Stay

## Seats

web-seat-free = free
web-seat-open = waits for someone with the link
web-seat-conceded = has conceded
web-seat-stand-in = away, played by a bot: { $bot }
web-seat-bot = bot: { $bot }
web-seat-hot = at this device
web-seat-me = you
web-seat-here = at the table
web-seat-away = away
web-copy-link = Copy the link
web-copy-my-link = Copy my link
web-waiting = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-waiting-how = Send the link. The game begins as soon as everyone sits.
web-curtain = Hand the device to { $seat }
web-curtain-why = Hands stay hidden until then.
web-curtain-lift = I am { $seat }

## The end

web-over = The game is over.
web-winner = Won by { $names }.
web-score = Score
web-score-part = Part
web-score-total = Total
web-rematch = Play again
web-to-rematch = To the next game
web-save-brew = Save as .brew
web-pledge = How the shuffle can be checked
web-pledge-why = The shuffle was promised before the first card was dealt, by the SHA-256 of salt, colon, seed. Salt and seed are told when the game is over.

## Rules

web-rules = Rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] nothing found
    [one] 1 place
   *[other] { $count } places
}
web-rules-none = The rules do not speak of this.
web-rules-copy-link = Copy a link to this clause
web-rules-copy-link-to = { $clause }: copy a link to this clause
web-rules-table = Table

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-first = To the beginning
web-back = One move back
web-play = Play
web-pause = Pause
web-next = One move on
web-last = To the end
web-move-of = Move { $ply } of { $last }
web-speed = Speed
web-eyes = Through whose eyes
web-copy-moment = Copy link
web-play-on = Play on from here

## Review

web-review = Review
web-review-of = Review: { $game }
web-review-why = A bot in each seat, knowing no more than its player did, looked at every decision for a moment. Its numbers are estimates.
web-review-progress = { $done } of { $all } decisions judged
web-review-retry = Go on
web-review-chances = Chance to win
web-review-curve = { $seat }: { $first } % first, between { $least } and { $most } %, { $last } % last
web-review-percent = { $percent } %
web-review-over = The game is over.
web-review-waiting = The bot has not come to this decision yet.
web-review-forced = Here was nothing to choose.
web-review-would = The bot would rather:
web-review-agrees = The bot would do the same.
web-review-more = { $percent } % more chance
web-review-turning = Turning points
web-review-move = move { $number }
web-review-lost = −{ $percent } %
web-review-even = No decision gave much away.
web-review-none-yet = None so far.
