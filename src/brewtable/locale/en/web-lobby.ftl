# The lobby: tables that wait for players, and for whom a table is.

web-lobby = Find company
web-lobby-how = Tables that wait for players. Sit down with one click, or be found a table.
web-lobby-game = Game
web-lobby-any-game = Any game
web-lobby-any-number = Any number
web-lobby-any-language = Any language
web-lobby-open = { $count ->
    [0] Open tables
    [one] 1 open table
   *[other] { $count } open tables
}
web-lobby-none = Nobody waits for such a table just now. Be found one above: it stays open until somebody comes.
web-lobby-more = { $count ->
    [one] 1 more fits: say more closely what you look for.
   *[other] { $count } more fit: say more closely what you look for.
}
web-lobby-offline = No connection. The list goes on by itself when it is back.
web-lobby-with = With { $names }
web-lobby-somebody = somebody
web-lobby-free = { $free ->
    [one] 1 of { $players } seats free
   *[other] { $free } of { $players } seats free
}
web-lobby-here = The host is there
web-lobby-away = The host is away
web-lobby-no-hints = Without hints
web-lobby-deck = Deck: { $deck }
web-lobby-look = Have a look
web-lobby-own = Open a table of your own:
web-find = Find me a table
web-find-how = You sit down where somebody waits. If nobody does, a table is opened, and you wait for company there.
web-level = For
web-level-any = Everybody
web-level-beginners = Beginners
web-level-experienced = The experienced
web-language-any = Any language
web-access = Who may come
web-access-private = Whom I invite
web-access-private-why = Each seat has a link of its own. Nobody else sees the table.
web-access-by-link = Whoever has the link
web-access-by-link-why = One link for all: it lets people sit down while seats are free, and watch afterwards.
web-access-public = Everybody
web-access-public-why = The table is listed: anybody may sit down while seats are free, and watch afterwards. Nobody sees hidden cards.

## Time

web-clock = Clocks
web-clock-pace = Pace
web-clock-any = Any pace
web-clock-none = Without a clock
web-clock-none-why = Everybody takes the time they need.
web-clock-live = Live
web-clock-live-why = All at the table, each with a clock.
web-clock-days = Over days
web-clock-so-many-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-days-why = A turn now and then: each has a deadline.
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-clock-minutes = Minutes for each player
web-clock-extra = Seconds more for each decision
web-clock-turn = Time for each turn
web-clock-days-off = Days off for each player
web-clock-late = When time is out
web-clock-late-bot = A bot plays on
web-clock-late-concede = The seat concedes
web-clock-late-others = The others decide
web-clock-late-bot-why = If time is out, a bot plays on.
web-clock-late-concede-why = If time is out, the seat concedes.
web-clock-late-others-why = If time is out, the others decide.
web-clock-terms-live = { $minutes } min for each, and { $extra } s more for each decision.
web-clock-terms-days = Over days: { $time } for each turn.
web-clock-left = { $hours } h { $minutes } min
web-clock-awaited = The clocks begin when everybody is here.
web-clock-asked = { $seat } has no time left. The others decide what follows.
web-clock-wait = Give more time
web-clock-bot = A bot plays on
web-clock-concede = The seat concedes
web-clock-out = Your time is out. A bot plays on for you.
web-clock-day-off = { $count ->
    [one] Take a day off (1 left)
   *[other] Take a day off ({ $count } left)
}
web-find-none = It has no clock.
web-find-live = Each has 20 minutes, and 10 seconds more for each decision.
web-find-days = A turn may take a day.

# Rated games.

web-rated-or-not = Ratings
web-rated-any = Rated or friendly
web-rated-yes = Rated
web-rated-no = Friendly
web-rated-game = Rated game
web-rated-why = It counts for the ratings of all who play. Everything is as usual: no options, no hints, no take-backs. Whoever has begun plays on or concedes.
web-rated-this = This game is rated: it counts for the ratings of all who play.
web-rated-terms = No hints, no take-backs, and whoever has begun plays on or concedes.
web-rated-rematch = Another rated game
web-rated-rematch-join = Join the next rated game
web-rated-end = Ratings
web-rated-reckoning = The ratings are being worked out …
web-rated-nothing = This game has changed nobody's rating.
web-rated-change = { $up ->
    [yes] { $seat }: +{ $by } → { $rating } ± { $range }
    [no] { $seat }: −{ $by } → { $rating } ± { $range }
   *[same] { $seat }: ±0 → { $rating } ± { $range }
}
