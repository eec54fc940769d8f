# В чём отказывает Beer Pioneers: действия, колоды и позиции с ошибками.

pioneers-action-no-space = нет поля { $word }{ $hint }
pioneers-action-no-bonus = нет бонуса { $word }{ $hint }
pioneers-action-no-from = нет места, откуда взять, { $word }{ $hint }
pioneers-action-no-card = нет карты { $word }{ $hint }
pioneers-action-no-beer = нет пива { $word }{ $hint }
pioneers-action-no-token = нет жетона { $word }{ $hint }
pioneers-action-no-overlay = нет накладки { $word }{ $hint }
pioneers-action-no-extension = нет пристройки { $word }{ $hint }
pioneers-action-no-thing = нет вещи { $word }{ $hint }
pioneers-action-no-give = нельзя отдать { $word }{ $hint }
pioneers-action-no-get = нельзя получить { $word }{ $hint }

# Колоды.

pioneers-deck-card-id = карта { $id }
pioneers-deck-card-nth = карта { $number } в файле
pioneers-deck-cover-id = карта накладок { $id }
pioneers-deck-cover-nth = карта накладок { $number } в файле
pioneers-deck-starting-nth = стартовая карта { $number }
pioneers-deck-range = от { $fewest } до { $most }
pioneers-deck-track-form = список целых чисел, штук { $count }
pioneers-deck-spaces = полей должно быть { $right }, а не { $found }
pioneers-deck-falls = не должно убывать от поля к полю: { $numbers }
pioneers-deck-ends = должно начинаться с { $first } и кончаться на 0: { $numbers }
pioneers-deck-backwards = { $track }, с конца,
pioneers-deck-bonuses-form = таблица, например {"{"} 2 = "coins 1" {"}"}
pioneers-deck-no-bonus-space = такого поля нет: { $space }; поля для бонуса — от 2 до { $last }, кроме { $hand }, оно повышает предел карт на руке
pioneers-deck-objective-level = должно быть от 1 до { $most }, больше пива на шкале нет, а не { $found }
pioneers-deck-cards-form = список карт, штук { $count }
pioneers-deck-count = карт должно быть { $right }, а не { $found }
pioneers-deck-barrels-dealt = бочек в cellar и depot вместе должно быть { $right }, а не { $found }
pioneers-deck-no-flash = есть молния, но эту карту никто не играет
pioneers-deck-start-rotations = должно быть { $right }, как на всех стартовых картах
pioneers-deck-covers-form = список карт накладок
pioneers-deck-covers = карт на { $players } игроков должно быть { $right }, а не { $found }
pioneers-deck-spaces-form = список полей, например ["1a", "9"]
pioneers-deck-cover-action = может закрыть не больше одного поля действия
pioneers-deck-cover-two = для двух игроков должно быть { $right }, а не { $found }
pioneers-deck-cover-three = для трёх игроков должно быть 3 или 4, а не { $found }
pioneers-deck-start-cards = карт со start = true должно быть { $right }, а не { $found }
pioneers-deck-id-again = { $what ->
    [cover] встречается раз: { $count }; id называет одну карту накладок
   *[card] встречается раз: { $count }; id называет одну карту
}
pioneers-deck-true-or-false = true или false
pioneers-deck-sections = нужны две заполненные части из beige, order и одной из action и master; есть: { $found }
pioneers-deck-none = ни одной
pioneers-deck-beige-empty = пусто; нужно что-то из { $icons } или молния
pioneers-deck-order-size = нужно просить от 1 до { $most } вещей, столько вмещает погреб
pioneers-deck-master-form = нужно {"{"} always = "..." {"}"} или {"{"} when = "...", gain = "..." {"}"}
pioneers-deck-what-space = поле
pioneers-deck-what-occasion = случай
pioneers-deck-what-ability = умение
pioneers-phrase-form = фраза, например "coins 1 and rotations 2"
pioneers-phrase-pay = "pay" должно стоять первым: платят до всего остального
pioneers-phrase-no-effect = такого эффекта здесь нет: "{ $words }"; эффекты: { $effects }
pioneers-phrase-alone = "{ $effect }" стоит одно, без числа
pioneers-phrase-after = после "{ $effect }" нужно: { $wanted }
pioneers-phrase-after-not = после "{ $effect }" нужно: { $wanted }; а не { $word }
pioneers-phrase-or-x = { $number } или x
pioneers-phrase-options = вариантов { $found }, а можно не больше { $most }

# Позиции; места здесь считаются с 0, как в данных.

position-list = { $field }: нужен список
position-list-of = { $field }: нужен список, штук { $length }
position-cover = cover: нужно null или одно из { $covers }
position-board = board: нужны { $fields }
position-cells = { $field }: нужны целые числа от { $least } до { $most }
position-breweries = breweries: у каждой должны быть { $fields }
position-nowhere = cards: { $card } нигде не лежит
position-two-places = cards: { $card } лежит в двух местах
position-hand-card = hands: у каждой карты есть `card` и `era`
pioneers-law-empty-seat = seats: на месте { $number } никого нет, а что-то там есть
pioneers-law-order = turn-order: каждое место должно быть названо один раз
pioneers-law-round = round: { $round } не из 1–{ $last }
pioneers-law-starting = starting: у каждого места своя стартовая карта
pioneers-law-cover = cover: эта карта накладок не для стольких игроков: { $players }
pioneers-law-covered = cover: поле { $space } должно быть закрыто
pioneers-law-not-covered = cover: поле { $space } не должно быть закрыто
pioneers-law-nine = cover: поле грузовиков 9 не такое, как говорит карта накладок
pioneers-law-nobodys-worker = spaces: рабочий на { $space } ничей
pioneers-law-nine-trucks = trucks: на поле 9 их слишком много
pioneers-law-moved = turn-order: там не те рабочие, что ходили
pioneers-law-grey-truck = grey: серый грузовик у того, кто стоит на его поле
pioneers-law-grey-worker = grey: серый рабочий у того, кто стоит на его поле
pioneers-law-objectives = objectives: все три должны быть разными
pioneers-law-second-place = objectives: второе место — для трёх и четырёх игроков
pioneers-law-fulfilled = objectives: никто не мог выполнить ни одной
pioneers-law-first-place = objectives: первое место занимают раньше второго, и другой игрок
pioneers-law-cellar = cellar: у места { $number } там больше, чем полей
pioneers-law-depot = depot: у места { $number } там слишком много бочек
pioneers-law-dial = dial-{ $beer }: место { $number } ещё не может это варить
pioneers-law-dial-high = dial-{ $beer }: у места { $number } не больше { $most }
pioneers-law-display = { $icon }: у места { $number } должно быть { $right }
pioneers-law-retired = workers: рабочие места { $number } не подходят к ушедшим на пенсию
pioneers-law-workers = workers: у места { $number } не те рабочие, что дают правила
pioneers-law-trucks = trucks: у места { $number } их { $found }
pioneers-law-admin = admin: место { $number } стоит на заблокированном поле
pioneers-law-helpers = helpers: у места { $number } их { $found }, а не { $right }
pioneers-law-pile = cards: в колоде не те карты, что в ней лежат
pioneers-law-open = cards: в ряду не те карты, что в нём лежат
pioneers-law-master = cards: мастер-пивовар места { $number } лежит не там
pioneers-law-no-master = cards: { $card } — не мастер-пивовар
pioneers-law-lying = cards: { $card } не может так лежать
pioneers-law-hand = cards: на руке места { $number } карт { $found }
pioneers-law-dealt = cards: у места { $number } меньше карт S, чем роздано
pioneers-law-agenda-empty = agenda: пусто до конца игры
