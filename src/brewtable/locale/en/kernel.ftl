# What every game says. A seat without a name is called by its number, from 1.

seat-name = seat { $number }
seat-alone = { $seat }
advice-better = Better than “{ $other }”: { $facts }.
advice-alike = “{ $other }” is about as good.
advice-wins = { $count ->
    [one] 1 more win in 100
   *[other] { $count } more wins in 100
}
advice-points = { $count ->
    [one] about 1 point more for you
   *[other] about { $count } points more for you
}
advice-denies = { $count ->
    [one] about 1 point less for { $rival_seat }
   *[other] about { $count } points less for { $rival_seat }
}
undo-nothing = Nothing has been done yet.
undo-other-decision = The last decision was made by { $seat }.
undo-chance = Chance has spoken since: it cannot be taken back.
undo-news = Something new became known since: it cannot be taken back.

reason-not-now = it cannot be done now

## The option of who begins

option-first = Who begins
option-first-about = The seat that moves first.
option-first-is-random = Drawn at random
option-first-is-0 = Seat 1
option-first-is-1 = Seat 2
option-first-is-2 = Seat 3
option-first-is-3 = Seat 4
