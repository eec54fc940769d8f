# Środowiska dla uczących się programów.

envs-rewards = nagrody to jedna z możliwości { $kinds }, a nie { $kind }
envs-no-features = { $game } nie podaje cech, więc nie ma czego obserwować: zobacz docs/features.md
envs-seat = miejsce to liczba od 0 do { $last }, a nie { $seat }
envs-bots = { $seats ->
    [one] jedno inne miejsce wymaga jednego bota
    [few] { $seats } inne miejsca wymagają { $seats } botów albo jednej nazwy dla wszystkich
    [many] { $seats } innych miejsc wymaga { $seats } botów albo jednej nazwy dla wszystkich
   *[other] { $seats } innego miejsca wymaga { $seats } bota albo jednej nazwy dla wszystkich
}, a nie { $bots }
envs-learners = boty zajmują niektóre z { $players } miejsc, liczonych od 0, i zostawiają co najmniej jedno uczącemu się
envs-illegal = akcja { $action } jest niedozwolona w partii { $number }: zobacz jej maskę
