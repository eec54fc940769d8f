# The browser: start page, table page, replay.

## Start page

web-welcome = Pull up a chair.
web-welcome-how = Board games about brewing. Play a bot now, a friend on the sofa, or a friend far away.
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
web-pad = Score pad
web-pad-invite = Score pad for the printed game
web-my-tables = My tables
web-no-tables = Tables you play at will stand here.
web-public-tables = Tables to watch
web-lobby-way = Find company
web-lobby-waiting = { $count ->
    [one] 1 table waits for players
   *[other] { $count } tables wait for players
}
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
    [expert] Expert bot
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
web-seat-of = { $who } (seat { $number })
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
web-bot-expert = Expert
web-bot-at-once = Decides at once.
web-bot-thinks = Thinks for { $seconds } s about a decision.
web-bot-wins = Wins { $wins } of 100 games against Easy.
web-bot-interpreted = Measured with compiled rules; these run as plain Python, so it is weaker.
web-compiling = The rules are being compiled ({ $part } %). Until then bots think with less effect and play weaker; nothing is lost when they change over.
web-rules-compiled = brewtable { $version }, compiled rules
web-rules-interpreted = brewtable { $version }, rules as plain Python: bots are weaker than they could be
web-compiled-now = The rules are compiled now: bots play at full strength.
web-options = Options
web-more-options = Deck, seed and hints
web-deck = Deck file
web-deck-how = Without a file the house deck is used.
web-deck-chosen = { $file } will be used.
web-deck-unreadable = { $file } is not a deck file: it holds neither TOML nor JSON.
web-seed = Seed
web-salt = Salt
web-seed-random = Drawn at random
web-rated = Rated
web-hints = Hints are allowed
web-hints-why = Everyone here may ask a bot for advice.
web-open-table = Open the table
web-cancel = Cancel

## Joining

web-join-title = A seat is kept for you
web-join-how = Sit down with your name; the link is your key to the seat.
web-invited = { $host } invites you to { $game }
web-invited-to = You are invited to { $game }
web-invited-with = At the table: { $names }
web-invited-taken = This is the seat of { $seat }: whoever sits down here plays on with it.
web-invited-own = This is the link to your own seat: you sit there already. On another device it takes the seat there.
web-invited-here = You sit at this table already. This link is for somebody else.
web-join-nothing = No seat with this code
web-join-nothing-how = Ask for the link once more: each works for one person, and only until the seat is taken.
web-to-table = To the table
web-sit-down = Sit down

## Settings

web-settings = Settings
web-account = You, on every device
web-house = The house
web-my-games = Your games
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
web-pace = Moves of others
web-pace-calm = Calm: one after the other
web-pace-brisk = Brisk
web-pace-at-once = At once
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
web-actions = What to do
web-loading = One moment
web-close = Close
web-copied = Copied.
web-lost = There is nothing at this address.
web-lost-how = The address may be mistyped or out of date. From the start page every table and the rules can be reached.
web-table-lost = This table cannot be opened.
web-unreachable = The service cannot be reached.
web-unexpected = an answer came that this page does not understand ({ $status })
web-fault = this page made a mistake: load it anew
web-your-turn = Your turn.
web-choosing = { $seat } is choosing.
web-thinking = { $seat } is thinking.
web-sending = One moment
web-choose-thing = Choose something on the table.
web-picked = { $count } of { $most } picked
web-pick-none = None of them
web-pick-less = One less: { $what }
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
web-recap = Since your last decision
web-recap-short = What happened
web-recap-count = { $count ->
    [one] 1 decision of others since your last
   *[other] { $count } decisions of others since your last
}
web-show-again = Show it again
web-keys = Keys
web-keys-tab = From one part of the table to the next: your hand or pieces, the choices, the board
web-keys-arrows = Within a part
web-keys-enter = Take up a thing, choose, confirm
web-keys-escape = Put back what you took up; skip what is being shown
web-keys-undo = Undo
web-keys-hint = Ask for a hint
web-keys-why = On a thing: why it cannot be used. Elsewhere: this list
web-keys-rules = The rules about the part you are in
web-keys-icons = What the icons of a thing mean
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
web-offline-grace = { $seconds ->
    [0] The others may let a bot play for you by now; it stops when you are back.
    [one] In { $seconds } second the others may let a bot play for you.
   *[other] In { $seconds } seconds the others may let a bot play for you.
}
web-away = { $seat } is away.
web-away-grace = { $seconds ->
    [one] In { $seconds } second you may let a bot play.
   *[other] In { $seconds } seconds you may let a bot play.
}
web-away-turn = { $seat } is to move, but away.
web-gone = { $seat } has left.
web-gone-turn = { $seat } has left; nobody plays there.
web-retry = Try now
web-ask-takeback = Ask to take back
web-take-back = Take back
web-takeback-asked = { $seat } asks to take a move back.
web-takeback-waiting = Waiting for { $names } to agree.
web-agree = Agree
web-decline = Decline
web-hint = Hint
web-hint-thinking = Thinking
web-hint-would = A bot would:
web-hint-sure = { $percent } % sure; wins { $chance } times in 100 from here, with about { $score } points
web-hint-line = It then expects: { $line }.
web-hint-take = Choose this
web-stand-in = A bot plays for you.
web-return = Take the seat back
web-bot-instead = Let a bot play
web-invite-instead = Invite someone
web-bot-for-me = Let a bot play for me
web-concede = Concede
web-concede-sure = Concede the game? If others play on, a bot plays your seat to the end.
web-leave = Leave
web-leave-sure = Give your seat up? Whoever gets its link plays on in your place.
web-stay = Stay

## Seats

web-seat-free = free
web-seat-open = waits for someone with the link
web-seat-gone = has left
web-seat-conceded = has conceded
web-seat-stand-in = away, played by a bot: { $bot }
web-seat-bot = bot: { $bot }
web-seat-hot = at this device
web-seat-me = you
web-seat-here = at the table
web-seat-away = away
web-seat-away-grace = { $seconds ->
    [one] away; in { $seconds } second a bot may sit in
   *[other] away; in { $seconds } seconds a bot may sit in
}
web-copy-link = Copy the link
web-share = Send the link
web-share-text = Play { $game } with me
web-qr = Code to scan: the link to seat { $number }
web-invite-how = Send this link, or let a phone scan the code.
web-invite-only-here = { $host } is this computer only. Serve with --host 0.0.0.0 and open the address of this computer to let other devices in.
web-bot-here = Let a bot play here
web-move-seat = Play on with another device
web-move-seat-why = This link is the key to the seat: whoever opens it sits there instead of you.
web-move-seat-copy = Copy the key to the seat: { $name }
web-waiting = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-waiting-how = Send the link. The game begins as soon as everyone sits.
web-waiting-guest = The game begins as soon as everyone sits.
web-waiting-public = Everybody finds this table in the lobby and may sit down.
web-waiting-by-link = Whoever has the link to this table may sit down.
web-copy-table = Copy the link to the table
web-start-now = Start now
web-start-how = with bots in the empty seats
web-start-bots = Bots for the empty seats
web-call-off = Call the table off
web-curtain = Hand the device to { $seat }
web-curtain-why = Hands stay hidden until then.
web-curtain-lift = I am { $seat }

## The end

web-over = The game is over.
web-winner = Won by { $names }.
web-you-won = You won { $scores }
web-you-share = You share the victory { $scores }
web-you-lost = You lost { $scores }
web-has-conceded = { $seat_who ->
    [you] You have conceded.
   *[other] { $seat } has conceded.
}
web-difference = What made the difference:
web-score = Score
web-score-part = Part
web-score-total = Total
web-rematch = Play again
web-to-rematch = To the next game
web-save-brew = Save as .brew
web-pledge = How the shuffle can be checked
web-pledge-why = The shuffle was promised before the first card was dealt, by the SHA-256 of salt, colon, seed. Salt and seed are told when the game is over.
web-seed-chosen = The shuffle was chosen, not drawn: its seed is { $seed }. Whoever chose it may know every card, so nothing is promised about it.

## Rules

web-rules = Rules
web-learn = How to play
web-icons = Icons
web-icons-copy-link = { $name }: copy a link to this icon
web-icons-here = What do the icons mean?
web-read = To read
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
web-rules-in-english = These rules are not in your language yet; here they are in English.

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
web-review-percent = { $percent } %
web-review-over = The game is over.
web-review-waiting = The bot has not come to this decision yet.
web-review-forced = Here was nothing to choose.
web-review-would = The bot would rather:
web-review-agrees = The bot would do the same.
web-review-more = { $percent } % more chance
web-review-turning = Turning points
web-review-move = move { $number }
web-review-lost = −{ $percent } %
web-review-even = No decision gave much away.
web-review-none-yet = None so far.

## A game without a board of its own

web-plain-table = The table
web-plain-yes = yes
web-plain-no = no
web-plain-none = nothing
web-message = Message of the day
web-host = For hosts
web-nobody-won = A host has ended this game: nobody has won, and it does not count.
web-talk = Talk
web-talk-unread = { $count ->
    [one] Talk, 1 new
   *[other] Talk, { $count } new
}
