# What the command line says.

cli-backed-up = { $tables ->
    [one] { $tables } table is kept in { $file }. It holds the secrets of the service: keep it to yourself.
   *[other] { $tables } tables are kept in { $file }. It holds the secrets of the service: keep it to yourself.
}
cli-error = brewtable: { $problem }
cli-deck-good = { $file } is a good deck for { $game }: { $title }, hash { $hash }
cli-deck-hash = { $title } for { $game }, hash { $hash }
cli-deck-written = The deck is in { $file }
cli-decks-game = game
cli-decks-name = name
cli-decks-title = title
cli-decks-hash = hash
cli-decks-how = Games are played with the first deck of a game. Games saved with another one find it; --deck NAME plays with it.
cli-restored = { $tables ->
    [one] { $tables } table is back from { $file }.
   *[other] { $tables } tables are back from { $file }.
}
cli-restored-old = What was there before lies in { $file }.
cli-serving = The table is set at { $address } (Ctrl+C ends it)
cli-verified = { $decisions ->
    [one] Verified: 1 decision.
   *[other] Verified: { $decisions } decisions.
}
cli-verified-winner = { $seat } won with { $score } points.
cli-verified-shared = The victory was shared.
cli-verified-pledge = The shuffle is the one pledged before the game: { $hash }
cli-verified-open = The game is not over.
cli-replay-ply = Position after { $ply } of { $all } decisions
cli-engine = { $mode ->
    [compiled] brewtable { $version }, rules compiled
   *[interpreted] brewtable { $version }, rules interpreted (slower, same games)
}
cli-sim-head = { $game }, { $players } players: { $bots }
cli-sim-games = games
cli-sim-decisions = decisions
cli-sim-seconds = seconds
cli-sim-decisions_per_second = decisions a second
cli-sim-copies_per_second = copies a second
cli-sim-decisions_per_game = decisions a game
cli-sim-rounds_per_game = rounds a game
cli-sim-mean_scores = mean scores by seat
cli-sim-wins_by_seat = wins by seat
score-ask = { $seat }: { $field } (0 to { $most }):
score-ask-again = Answer with a whole number from { $fewest } to { $most }.
score-ask-holder = { $field }: { $people }?
score-ask-name = Name of player { $number }:
score-ask-players = How many players ({ $fewest } to { $most }):
score-numbered = { $number } { $seat }
score-key = key
score-meaning = what it is
score-most = at most
cli-progress = { $game }
cli-stopped = stopped: { $done } of { $games } games were played
cli-bots-head = Bots to play against
cli-bots-is = is
cli-bots-seconds = seconds a decision
cli-bots-how = Under each game: what the bot wins of 100 two-player games against easy. docs/bots.md tells how that was measured.
bots-interpreted = The wins were measured with compiled rules. These run as plain Python: bots explore far less in the same time, and are weaker.
cli-match-head = { $game }: games { $games }
cli-match-bot = bot
cli-match-games = games
cli-match-wins = wins
cli-match-interval = 95 times in 100 between
cli-match-score = mean score
cli-match-rating = rating
cli-match-seats = wins by seat
cli-match-speed = decisions a second
cli-review-progress = reading the game
cli-review-seat = { $seat }:
cli-review-even = no decision gave much away
cli-review-turn = { $ply }. { $seat }: { $played } gave away { $lost }; better: { $better }

# Training of networks
cli-train-played = Round { $round }: { $games } games, { $positions } positions
cli-train-fitted = Fitted to { $positions } positions; on games not learned from: winner { $winner }, own points off by { $points }
cli-train-stopped = stopped: whole rounds kept: { $rounds }; the same command goes on from there, and plays the round it was in again
cli-train-first = { $won } of { $games } games won against search without a network
cli-train-gate = { $won } of { $games } games won against the last network: { $accepted ->
    [yes] it takes its place
   *[no] the last one stays
 }
cli-house-entry-everybody = The house is open to everybody.
cli-house-entry-invited = The house is by invitation.
cli-house-entry-members = The house is for members only.
cli-house-limit = limit
cli-house-value = value
cli-house-usual = usually
cli-house-person = id
cli-house-name = name
cli-house-standing = standing
cli-house-standing-guest = guest
cli-house-standing-in = let in
cli-house-standing-host = host
cli-house-standing-out = removed
cli-house-passkeys = passkeys
cli-house-games = games
cli-house-seen = last seen
cli-house-code = code
cli-house-used = used
cli-house-until = until
cli-house-state = state
cli-house-good = good
cli-house-not-good = not good any more
cli-house-table = table
cli-house-game = game
cli-house-status = status
cli-house-status-waiting = waiting
cli-house-status-playing = playing
cli-house-status-over = over
cli-house-seats = seats
cli-house-decisions = decisions
cli-house-changed = changed
cli-house-invited = Whoever opens this link may come in: { $link }
cli-house-revoked = The invitation { $code } lets nobody in any more.
cli-house-let-in = { $name } is let in.
cli-house-removed = { $name } is removed, and may finish the games that run.
cli-house-host = { $name } is a host now.
cli-house-host-link = Whoever opens this link first is a host, today only: { $link }
cli-house-ended = Table { $table } has ended: nobody has won, and it does not count.
cli-house-table-removed = Table { $table } is removed.
cli-house-exported = The game of table { $table } is written to { $file }.
