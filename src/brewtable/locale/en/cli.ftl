# What the command line says.

cli-error = brewtable: { $problem }
cli-deck-good = { $file } is a good deck for { $game }: { $title }, hash { $hash }
cli-deck-hash = { $title } for { $game }, hash { $hash }
cli-deck-written = The deck is in { $file }
cli-serving = The table is set at { $address } (Ctrl+C ends it)
cli-verified = { $decisions ->
    [one] Verified: 1 decision.
   *[other] Verified: { $decisions } decisions.
}
cli-verified-winner = { $seat } won with { $score } points.
cli-verified-shared = The victory was shared.
cli-verified-pledge = The shuffle is the one pledged before the game: { $hash }
cli-verified-open = The game is not over.
cli-replay-line = { $seat }: { $action }
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
cli-match-progress = { $game }
cli-bots-head = Bots to play against
cli-bots-is = is
cli-bots-seconds = seconds a decision
cli-bots-how = Under each game: what the bot wins of 100 two-player games against easy. docs/bots.md tells how that was measured.
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
