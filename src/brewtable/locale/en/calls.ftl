# What people are told when a table waits for them, by notification, mail or chat; and what is refused about that.

calls-turn = { $game }: it is your turn
calls-turn-text = The table waits for you.
calls-vote = { $game }: you are asked
calls-vote-text = The others wait for your answer.
calls-begun = { $game }: the game has begun
calls-begun-text = Everybody sits at the table.
calls-ended = { $game }: the game is over
calls-ended-text = See how it ended.
calls-reminder = { $game }: your time is running out
calls-reminder-text = The table still waits for you.
calls-nudge = { $game }: somebody knocks for you
calls-nudge-text = Those at the table would like you to come.
calls-test = Calls work
calls-test-text = This is how a table calls you.
calls-with = With { $names }.
calls-hours-left =
    { $hours ->
        [one] You have one hour left.
       *[other] You have { $hours } hours left.
    }
calls-minutes-left =
    { $minutes ->
        [one] You have one minute left.
       *[other] You have { $minutes } minutes left.
    }
calls-mail-end = No more of these mails: { $address }
calls-confirm = Shall a table call you by mail?
calls-confirm-text =
    Somebody, probably you, wants to be called at this address when it is their turn in a board game.
    If it was you, say yes here within three days: { $address }
    If not, do nothing: no more is sent to you.

calls-no-push = this service has not got what notifications need: whoever runs it can install brewtable with the extra club
calls-push-elsewhere = the address of this browser's notifications is none of the push services known here: whoever runs the service can allow it with --allow-push
calls-push-keys = these are not the keys of a browser: p256dh is a point of P-256 in 65 bytes, auth has 16 bytes, both in base64url
calls-no-mail = this service sends no mail: whoever runs it can set that up with --mail
calls-mail-form = this is no mail address, such as ann@example.org
calls-webhook-elsewhere = this is no address at a chat server that may be called from here: whoever runs the service allows servers with --allow-webhook
calls-no-language = calls are spoken in one of these languages: { $languages }
calls-no-way = you are not called in this way
calls-too-many = you can be called in { $count } ways, and there may not be more: remove one first
calls-too-many-mails = enough mails were sent to ask for a yes: try again tomorrow
calls-too-many-tests = you have tried that often enough: try again in an hour
calls-no-such-link = this link is no good any more: it was used up or has expired
