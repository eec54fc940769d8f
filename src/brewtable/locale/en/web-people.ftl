# The pages about people.

web-people-why = Nobody needs an account to play: this browser remembers you by a cookie. With a passkey you are the same person on your other devices too, with your tables and your name.
web-people-unable = This browser cannot use passkeys yet: a newer one can.
web-people-passkeys = Your passkeys
web-people-passkey = Passkey
web-people-passkey-name = Name of the passkey
web-people-passkey-example = My phone
web-people-add = Add a passkey
web-people-made = Made { $when } for { $place }.
web-people-used = Last used { $when }.
web-people-remove = Remove
web-people-codes = Recovery codes
web-people-codes-why = { $count ->
    [0] Should all your devices get lost, a recovery code lets you in once. You have none yet.
    [one] Should all your devices get lost, a recovery code lets you in once. You have { $count } left.
   *[other] Should all your devices get lost, a recovery code lets you in once. You have { $count } left.
}
web-people-new-codes = New recovery codes
web-people-copy = Copy
web-people-sign-out = Sign out
web-people-sign-out-why = Your passkey brings you back.
web-people-sign-out-here = On this device
web-people-sign-out-everywhere = On all other devices
web-people-sign-in = Sign in
web-people-sign-in-why = Be here who you are on your other device.
web-people-sign-in-with = Sign in with a passkey
web-people-recovery-code = Recovery code
web-people-recover = Sign in with a code
web-people-delete = Delete me
web-people-delete-why = Your name, your passkeys and your seats go. In finished games somebody without a name stays where you were.
web-people-delete-me = Delete me and all that is mine …
web-people-delete-sure = This cannot be taken back. In games that still run, your seats will be free.
web-people-delete-yes = Yes, delete me
web-people-called-off = Nothing was signed, so nothing has happened.
web-people-welcome = { $name ->
    [none] Welcome back.
   *[other] Welcome back, { $name }.
}
web-people-recovered = You are in. The code is used up: add a passkey for this device now.
web-people-signed-out-here = You have signed out of this browser.
web-people-signed-out-everywhere = All other devices are signed out.
web-people-gone = You are deleted. This browser is somebody new.
web-people-somebody = Somebody
web-people-seen-by = Who sees this page
web-people-seen-by-met = Those who have played with you
web-people-seen-by-all = Everybody in the house
web-people-seen-by-nobody = Only you
web-people-export = Save all as JSON
web-people-no-games = No game has ended here yet.
web-people-totals = By game
web-people-game = Game
web-people-games = Played
web-people-won = Won
web-people-best = Best
web-people-average = Average
web-people-against = Head to head
web-people-head = { $games ->
    [one] { $games } game: { $ahead } ahead, { $behind } behind
   *[other] { $games } games: { $ahead } ahead, { $behind } behind
}
web-people-history = Games
web-people-place = Place { $place } of { $players }
web-people-played-here = { $games ->
    [0] No game has ended here yet.
    [one] { $games } game has ended here.
   *[other] { $games } games have ended here.
}
web-people-running = To watch now
web-people-nothing-running = No public game is running.
web-people-records = Most points
web-people-of-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-people-regulars = Most games won
web-people-won-of = { $won } of { $games }
web-people-shown-by-choice = People are named here who let everybody see their page, or who have played with you.
web-people-ratings = Ratings
web-people-provisional = provisional
web-people-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
web-people-rating-how = The bot Easy stands at 1500, and so does everybody at first. Who stands 400 higher wins ten games of two for each one lost. 95 times in 100 the true strength lies within the ±.
web-people-way = { $game }: the rating over the last { $games } rated games. It began at { $first }, was { $best } at best and is { $last } now.
web-people-averages = Averages
web-people-points = Points
web-people-expert = Expert
web-people-ahead = Ahead by
web-people-expert-how = Of games that nobody gave up. Expert: what the bot of that name scores among its like with little time to think; a dash where nobody has measured it. Ahead by: points more than the best of the others.
web-people-ladder = Ladder
web-people-ladder-empty = Nobody you may see has five rated games yet.
web-people-ladder-more = { $count ->
    [one] Show { $count } more
   *[other] Show the next of { $count } more
}
web-people-ladder-how = Whoever has five rated games stands here for those who may see them. A rated game is opened like any other table.
web-people-bring = Bring along what this browser has played
