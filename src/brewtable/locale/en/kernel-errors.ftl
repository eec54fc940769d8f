# What every game refuses, and why. A sentence in a sentence starts small and ends without a full stop.

plain-words = { $words }
error-illegal = { $action }: { $reason }
reason-not-in-one-go = { $action } must have happened before this can be decided
reason-after-others = { $count ->
    [one] { $reason } (after the action before it)
   *[other] { $reason } (after the { $count } actions before it)
}
game-over = the game is over: nothing can be played
hint = ; did you mean { $name }?
seed-range = a seed is a whole number from 0 to { $most }, not { $seed }
json-unreadable = not a JSON object: { $problem }
json-no-object = not a JSON object
file-unreadable = { $file }: cannot be read: { $reason }
words-no-language = no words in language { $language }; there are { $languages }
words-no-key = there are no words for { $field }
words-misfit = the words for { $message } do not fit: { $problem }

# Setting up.

setup-no-game = there is no game { $game }; installed games: { $games }
setup-no-game-close = there is no game { $game }; did you mean { $close }?
setup-no-games = there is no game { $game }; installed games: none
setup-no-bot = there is no bot { $bot }; the bots: { $bots }
setup-no-bot-close = there is no bot { $bot }; did you mean { $close }?
setup-search-budget = { $bot } is no search: write search:0.5s for seconds, search:400 for explorations, and :2 behind it for two cores
setup-no-bot-file = there is no file { $file } to take a bot from
setup-no-network-file = there is no file { $file } to take a network from
setup-no-network = that is no network: { $reason }
setup-network-unfit = this network was made for another game, number of players or version of the rules than { $game } with { $players }: train it anew
setup-no-bot-class = { $file } defines no { $name }
setup-bot-file-alone = a bot from a file is named with its class: { $file }:Class
setup-bot-broken = { $name } of { $file } cannot be made: { $reason }
setup-bot-cannot-choose = { $name } of { $file } has no method `choose` that takes an observation and returns an action
setup-players = { $game } is for { $fewest } to { $most } players, not { $count }
setup-players-exactly = { $game } is for { $most } players, not { $count }
deck-no-house-deck = { $game } has no house deck { $deck }, and there is no such file; its house decks are { $decks }
setup-no-option = { $game } has no option { $option }; its options: { $options }
setup-no-options = { $game } has no option { $option }; its options: none
setup-option-value = option { $option } of { $game } is one of { $allowed }, not { $value }

# Actions in words.

action-form = an action is a number, a text or an object with its kind
action-number = actions are numbers from 0 to { $last }, not { $number }
action-no-number = there is no action number { $number }; the last is { $last }
action-verbs = an action starts with one of: { $verbs }
action-no-verb = no action is called { $verb }{ $hint }
action-kind = an action needs a `kind`, one of: { $kinds }
action-no-field = an action of kind { $kind } has no field { $field }
action-needs-number = an action of kind { $kind } needs `{ $field }`, a number
action-needs-text = an action of kind { $kind } needs `{ $field }`, a text
action-after = after { $verb } comes: { $fields }
action-alone = after { $verb } comes: nothing
action-digits = { $field }: must be a number, not { $word }
action-range = { $field }: must be a number from { $least } to { $most }, not { $word }
action-no-name = { $field }: nothing is called { $word }{ $hint }

# Chance.

chance-no-outcomes = this source of chance has no outcomes; use Seeded or Scripted
chance-not-saved = this source of chance cannot be saved; use Seeded or Scripted
chance-script-end = the script of chance holds { $outcomes } outcomes, number { $number } is needed (one of 0 to { $most })
chance-script-range = outcome { $number } of the script is { $outcome }, it must be 0 to { $most }
chance-purpose = the purpose of a stream is 0, 1 or 2, not { $purpose }
chance-outcomes = a script of chance needs `outcomes`, a list of whole numbers
chance-form = chance must be {"{"}"kind": "seeded", …{"}"} or {"{"}"kind": "scripted", …{"}"}
chance-field = chance needs `{ $field }`, a whole number from 0 to { $most }

# Journals.

match-no-ply = there are { $decisions } decisions, no position after { $ply }
journal-line = line { $line }: { $reason }
journal-no-result = the game is over, but its result is missing
journal-other-writing = not what this program writes for this game
journal-empty = the file is empty; a .brew file starts with the set-up of a game
journal-cut = the line does not end; the file was cut off
journal-check = its check does not fit: this line or one before it was changed
journal-changed = not in the form this program writes: the line was changed
journal-format = not a .brew file of format { $format }
journal-rules = recorded with rules version { $recorded }, this program has { $here }: replay it with a brewtable that plays version { $recorded } (its changelog says so)
journal-pledge-broken = the seed is not the one that was pledged before the game
journal-pledge-form = a pledge needs `hash` and `salt`, both texts
journal-shuffle = the recorded shuffle is not the one the seed gives
journal-setup = the set-up needs `players` and `options`
journal-seed = a seed is a whole number or null, not { $seed }
journal-no-deck = the set-up needs a `deck`
journal-deck = recorded with deck { $name } ({ $recorded }), here it is { $here }
journal-deck-unknown = recorded with deck { $name }: { $problem }
journal-deck-wrong = the deck in the journal: { $problem }
journal-over = the game was over before this decision
journal-ply = ply { $found } stands where ply { $right } belongs
journal-seat = seat { $number } decides, but it is for another seat to decide
journal-text = action { $action } is { $right }, not { $found }
journal-chance = the recorded chance is not what the seed gives
journal-not-over = a result, but the game is not over
journal-after-result = lines follow the result
journal-result = the recorded result is not the one of this game

# Decks.

deck-problems = { $lines_problems }
deck-problem = { $source }: { $where }: { $what }
deck-field = { $place }{ $rest }
deck-must-be = must be { $right }, not { $value }
deck-table-with = a table with { $keys }
deck-unknown-key = unknown key { $field }{ $hint }
deck-key-missing = { $field } is missing
deck-whole-number = a whole number from { $low } to { $high }
deck-printable = a printable text
deck-one-line = one line of text
deck-slug = small letters and digits joined by "-", such as "{ $example }"
deck-no-such = no such { $what }: { $value }{ $hint }
deck-one-of = ; it must be one of { $names }
deck-too-long = something too long to show
deck-no-toml = { $file }: is not a TOML file: { $problem }
deck-unknown = no house deck has the hash { $hash }, only { $known }: a newer brewtable may have the deck, or a copy of the game that carries it

# Positions.

position-other-game = not a position of { $game } with rules version { $version }
position-unknown-field = unknown field { $field }; the fields are { $fields }
position-laws = { $clauses_broken }
position-object = { $field }: must be an object
position-number = { $field }: must be a whole number from { $least } to { $most }, not { $value }
position-field-shape = { $field }: must be made of numbers and lists as the game has it
position-flag = { $field }: must be true or false
position-numbers = { $field }: must be a list of whole numbers from 0 to { $most }
position-length = { $field }: must hold { $length } numbers, not { $found }
position-chance = chance: { $problem }
position-deck-name = deck: needs its `name`, a text
position-deck-hash = deck: its hash is { $hash }, the position names { $named }
position-deck-unknown = deck: its hash is { $hash }, but { $problem }
position-cards = { $kind ->
    [recipe] { $field }: must be a list of recipes
   *[card] { $field }: must be a list of cards
}
position-no-card = { $kind ->
    [recipe] { $field }: no recipe is called { $name }
   *[card] { $field }: no card is called { $name }
}
position-agenda = agenda: must be a list of at most { $most } steps
position-step = agenda: each step has a `step`, one of { $steps }
position-step-fields = agenda: step { $step } has `step`, `seat`, `first` and `second`, nothing else
law-agenda-top = agenda: there must be a decision of a seat on top
law-agenda-below = agenda: what waits under the decision is not what the rules lay there
law-agenda-operands = agenda: the operands of `{ $step }` cannot be such in this position
law-agenda-no-choice = agenda: nothing can be chosen in `{ $step }`
pad-no-field = { $seat }: the pad does not ask for { $field }; it asks for { $allowed }
pad-number = { $seat }: { $field } must be a whole number from 0 to { $most }, not { $found }
pad-one-holder = { $field }: exactly one player must have it, not { $found }
