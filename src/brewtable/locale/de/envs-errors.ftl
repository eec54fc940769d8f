# Umgebungen für lernende Programme.

envs-rewards = Belohnungen sind eine von { $kinds }, nicht { $kind }
envs-no-features = { $game } nennt keine Merkmale, also gibt es nichts zu beobachten: siehe docs/features.md
envs-seat = der Platz ist einer von 0 bis { $last }, nicht { $seat }
envs-bots = { $seats ->
    [one] ein anderer Platz braucht einen Bot
   *[other] { $seats } andere Plätze brauchen { $seats } Bots oder einen Namen für alle
}, nicht { $bots }
envs-learners = Bots sitzen auf einigen von { $players } Plätzen, von 0 an gezählt, und lassen mindestens einen dem Lernenden
envs-illegal = Aktion { $action } ist in Partie { $number } nicht erlaubt: siehe ihre Maske
