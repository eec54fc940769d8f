# Co mówi każda gra. Miejsce bez imienia nazywa się według numeru, od 1.

seat-name = miejsce { $number }
seat-alone = { $seat }
advice-better = Lepsze niż „{ $other }”: { $facts }.
advice-alike = „{ $other }” jest mniej więcej tak samo dobre.
advice-wins = { $count ->
    [one] o 1 wygraną na 100 więcej
    [few] o { $count } wygrane na 100 więcej
    [many] o { $count } wygranych na 100 więcej
   *[other] o { $count } wygranej na 100 więcej
}
advice-points = { $count ->
    [one] około 1 punktu więcej dla ciebie
    [few] około { $count } punktów więcej dla ciebie
    [many] około { $count } punktów więcej dla ciebie
   *[other] około { $count } punktu więcej dla ciebie
}
advice-denies = { $count ->
    [one] { $rival_seat }: około 1 punktu mniej
    [few] { $rival_seat }: około { $count } punktów mniej
    [many] { $rival_seat }: około { $count } punktów mniej
   *[other] { $rival_seat }: około { $count } punktu mniej
}
undo-nothing = Jeszcze nic się nie stało.
undo-other-decision = Ostatnia decyzja: { $seat }.
undo-chance = Od tego czasu przemówił los: nie da się cofnąć.
undo-news = Od tego czasu wiadomo coś nowego: nie da się cofnąć.

reason-not-now = teraz nie można tego zrobić

## The option of who begins

option-first = Kto zaczyna
option-first-about = Miejsce, które wykonuje pierwszy ruch.
option-first-is-random = Losowo
option-first-is-0 = Miejsce 1
option-first-is-1 = Miejsce 2
option-first-is-2 = Miejsce 3
option-first-is-3 = Miejsce 4
