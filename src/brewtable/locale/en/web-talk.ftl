# Talk at the table: what is said, set phrases, calling whoever is to move, and what the service refuses of it.

talk-nothing = there is nothing to say: write some words, or choose a phrase
talk-one-of-both = say either words of your own or a set phrase, not both
talk-too-long = at most { $most } characters can be said at once, and these are { $length }
talk-off = talk is switched off at this table
talk-phrases-only = at this table only set phrases can be said
talk-not-in-players = until the game is over, only the players talk and read here: spectators have a room of their own
talk-not-in-spectators = the players read what spectators say when the game is over
talk-others = only whoever opened the table says how much talk there is
talk-nobody-there = nobody sits there
talk-nobody-to-call = a bot is to move, or nobody: there is nobody to call
talk-own-turn = it is your own turn
talk-nudge-soon = it is too early to call: wait { $seconds } s more
talk-nudge-later = it is too early to call: wait { $minutes } min more
talk-not-said = there are no such words here: they were forgotten, or are not for you
talk-not-silenced = you have silenced nobody by this name: perhaps it was taken back already
talk-not-yourself = these are your own words
talk-too-many-silenced = you have silenced { $count } people, and there may not be more: take one back first
