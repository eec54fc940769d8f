# Что говорит любая игра. Место без имени зовётся по номеру, с 1.

seat-name = место { $number }
seat-alone = { $seat }
advice-better = Лучше, чем «{ $other }»: { $facts }.
advice-alike = «{ $other }» примерно так же хорошо.
advice-wins = { $count ->
    [one] на { $count } победу из 100 больше
    [few] на { $count } победы из 100 больше
    [many] на { $count } побед из 100 больше
   *[other] на { $count } победы из 100 больше
}
advice-points = { $count ->
    [one] примерно на { $count } очко больше у вас
    [few] примерно на { $count } очка больше у вас
    [many] примерно на { $count } очков больше у вас
   *[other] примерно на { $count } очка больше у вас
}
advice-denies = { $count ->
    [one] { $rival_seat }: примерно на { $count } очко меньше
    [few] { $rival_seat }: примерно на { $count } очка меньше
    [many] { $rival_seat }: примерно на { $count } очков меньше
   *[other] { $rival_seat }: примерно на { $count } очка меньше
}
undo-nothing = Пока ничего не сделано.
undo-other-decision = Последнее решение: { $seat }.
undo-chance = С тех пор вмешался случай: отменить нельзя.
undo-news = С тех пор открылось новое: отменить нельзя.

reason-not-now = сейчас это невозможно

## The option of who begins

option-first = Кто начинает
option-first-about = Место, которое ходит первым.
option-first-is-random = По жребию
option-first-is-0 = Место 1
option-first-is-1 = Место 2
option-first-is-2 = Место 3
option-first-is-3 = Место 4
