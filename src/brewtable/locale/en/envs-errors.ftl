# Environments for programs that learn.

envs-rewards = rewards are one of { $kinds }, not { $kind }
envs-no-features = { $game } tells no features, so there is nothing to observe: see docs/features.md
envs-seat = the seat is one of 0 to { $last }, not { $seat }
envs-bots = { $seats ->
    [one] one other seat needs one bot
   *[other] { $seats } other seats need { $seats } bots, or one name for all of them
}, not { $bots }
envs-learners = bots sit at some of { $players } seats, counted from 0, and leave at least one to a learner
envs-illegal = action { $action } is not legal in game { $number }: look at its mask
