# What the command line and the pipe refuse.

cli-ply-alone = --ply branches a saved game: it needs --resume FILE
cli-resume-alone = a saved game brings its own seed, deck and options: leave them out with --resume
cli-other-game = { $file } is a game of { $found }, not of { $game }
cli-seat-count = { $game } needs { $needed } seats here, { $given } are given
cli-seat-form = a seat is `human` or `bot:NAME`, not { $found }
cli-option-form = an option is NAME=VALUE, not { $found }
cli-bot-count = --bots names { $bots } bots for { $players } seats
cli-jobs-and-cores = { $bot } thinks on several cores, so it cannot share games among processes too: leave out --jobs, or the cores
cli-no-seat = { $file } has seats 0 to { $last }, there is no seat { $number }
cli-unreadable = cannot read { $file }: { $reason }
cli-unwritable = cannot write { $file }: { $reason }
cli-no-text = { $file }, line { $line }: not UTF-8 text
cli-bad-journal = { $file }, { $problem }
cli-no-ply = { $file } has { $decisions } decisions, there is no ply { $ply }
cli-no-deck = { $file } is neither a game ({ $games }) nor a file: { $reason }
cli-no-toml = { $file } is not TOML: { $problem }
cli-no-game = { $file }: [deck] must name its game, such as game = { $example }
sim-law-broken = the game with seed { $seed } broke a law: { $clauses_broken }
arena-no-polars = results are written as Parquet by polars, which is missing: pip install 'brewtable[arena]'
arena-no-ratings = there are no ratings without openskill: pip install 'brewtable[arena]'
cli-no-extra = this needs { $package }, which is missing: pip install 'brewtable[{ $extra }]'
arena-bad-choice = { $bot } chose { $action } as its decision { $number } in the game with seed { $seed }, which is none of its legal actions
arena-workers-lost = one worker after the other ended over the same games, { $tries } times (exit { $exit }): it may lack memory, or a bot may end the program
arena-no-cluster = there is no Ray cluster at { $address }: { $reason }
arena-other-version = a node of the cluster has brewtable { $there }, this machine { $here }: install the same everywhere
arena-kept-otherwise = { $file } holds games of another contest: give the same game, deck, options, bots, games and seed, or another file
cli-resume-what = --resume goes on from a file: name it with --output

# The pipe.

request-do = `do` must be one of: { $requests }
request-form = a request is a JSON object on one line
request-too-deep = the request is nested too deeply
request-no-action = `action` is missing: a number, a text or an object from `legal`; or `actions`, a list of them
request-not-over = the game is not over yet
request-game-over = the game is over: there is nothing to choose
request-no-game = no game yet: start one with {"{"}"do":"new","game":…{"}"} or {"{"}"do":"load","state":…{"}"}
request-no-seat = `seat` is missing: whose knowledge is to be kept
request-seat = `seat` is a number from 0 to { $last }, or null for a spectator
request-deck = `deck` must be the path of a deck file, a deck as an object, or null
request-must-be-number = `{ $field }` must be a whole number
request-must-be-text = `{ $field }` must be a text
request-must-be-object = `{ $field }` must be an object
request-must-be-list = `{ $field }` must be a list
request-seed = `seed` is a whole number from 0 to { $most }
request-seconds = `seconds` must be a number of seconds
score-ended = The answers ended at: { $question }
score-no-json = standard input is no JSON ({ $problem }); it should look like { $example }
score-no-list = the numbers must be a list with one object for each player, such as { $example }
score-no-name = a name must be text, not { $found }
score-no-pad = { $game } has no score pad
score-other-count = --players { $players }, but numbers for { $given } were given
cli-limit-form = a limit is NAME=NUMBER, not { $found }
cli-host-whom = name one person, or ask for a link with --link
