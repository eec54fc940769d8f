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

web-talk-players = Players
web-talk-spectators = Spectators
web-talk-secret = The players read this when the game is over.
web-talk-none = Nobody has said anything yet.
web-talk-text = Your words
web-talk-send = Send
web-talk-phrases = Phrases: everybody reads them in their own language
web-talk-somebody = Somebody
web-talk-says = { $name }: { $words }
web-talk-about = Silence { $name }
web-talk-mute = Mute at this table
web-talk-block = Block everywhere
web-talk-silenced = Silenced
web-talk-muted = at one table
web-talk-blocked = everywhere
web-talk-again = Hear again
web-talk-silenced-why = You do not read what they say, and they do not learn of it. Whom you have blocked cannot call you either.
web-talk-nobody-silenced = You read what everybody says.
web-talk-off = Talk is switched off.
web-talk-only-phrases = At this table there are set phrases only.
web-talk-allowed = Talk at this table
web-talk-allow-all = Free
web-talk-allow-phrases = Set phrases only
web-talk-allow-off = None
web-talk-nudge = Call { $seat }
web-talk-nudged = { $seat } has been called.
web-talk-called = { $seat } calls you: it is your turn.

## Set phrases

web-talk-phrase-hello = Hello!
web-talk-phrase-good-luck = Good luck, have fun!
web-talk-phrase-your-turn = It is your turn.
web-talk-phrase-one-moment = One moment, please.
web-talk-phrase-hurry = A little faster, please.
web-talk-phrase-nice-move = Nice move!
web-talk-phrase-oops = Oops!
web-talk-phrase-sorry = Sorry!
web-talk-phrase-thanks = Thank you!
web-talk-phrase-no-problem = No problem.
web-talk-phrase-well-played = Well played!
web-talk-phrase-again = Another game?
