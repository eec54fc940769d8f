# В чём любая игра отказывает, и почему.

plain-words = { $words }
error-illegal = { $action }: { $reason }
reason-not-in-one-go = сначала должно произойти { $action }, и только потом это можно решать
reason-after-others = { $count ->
    [one] { $reason } (после { $count } действия перед ним)
    [few] { $reason } (после { $count } действий перед ним)
    [many] { $reason } (после { $count } действий перед ним)
   *[other] { $reason } (после { $count } действий перед ним)
}
game-over = игра окончена: играть больше нельзя
hint = ; может быть, { $name }?
seed-range = число тасовки — целое число от 0 до { $most }, а не { $seed }
json-unreadable = это не объект JSON: { $problem }
json-no-object = это не объект JSON
file-unreadable = { $file }: не читается: { $reason }
words-no-language = нет слов на языке { $language }; есть { $languages }
words-no-key = нет слов для { $field }
words-misfit = слова для { $message } не подходят: { $problem }

# Подготовка.

setup-no-game = нет игры { $game }; есть: { $games }
setup-no-game-close = нет игры { $game }; может быть, { $close }?
setup-no-games = нет игры { $game }; нет ни одной
setup-no-bot = нет бота { $bot }; боты: { $bots }
setup-no-bot-close = нет бота { $bot }; может быть, { $close }?
setup-search-budget = { $bot } — не поиск: пишите search:0.5s для секунд, search:400 для числа проб и :2 в конце для двух ядер
setup-no-bot-file = нет файла { $file }, из которого можно взять бота
setup-no-network-file = нет файла { $file }, из которого можно взять сеть
setup-no-network = это не сеть: { $reason }
setup-network-unfit = эта сеть создана для другой игры, числа игроков или версии правил, чем { $game } (игроков: { $players }): обучите её заново
setup-no-bot-class = в файле { $file } не определено { $name }
setup-bot-file-alone = бота из файла называют вместе с классом: { $file }:Класс
setup-bot-broken = не удалось создать { $name } из { $file }: { $reason }
setup-bot-cannot-choose = у { $name } из { $file } нет метода `choose`, который берёт наблюдение и возвращает действие
setup-players = { $game }: игроков от { $fewest } до { $most }, а не { $count }
setup-players-exactly = { $game }: игроков { $most }, а не { $count }
deck-no-house-deck = у { $game } нет домашней колоды { $deck }, и такого файла нет; её домашние колоды: { $decks }
setup-no-option = у { $game } нет настройки { $option }; есть: { $options }
setup-no-options = у { $game } нет настройки { $option }; нет ни одной
setup-option-value = настройка { $option } игры { $game } — одно из { $allowed }, а не { $value }

# Действия словами.

action-form = действие — число, текст или объект со своим видом
action-number = действия — числа от 0 до { $last }, а не { $number }
action-no-number = нет действия номер { $number }; последнее — { $last }
action-verbs = действие начинается с одного из: { $verbs }
action-no-verb = нет действия { $verb }{ $hint }
action-kind = действию нужен `kind`, один из: { $kinds }
action-no-field = у действия вида { $kind } нет поля { $field }
action-needs-number = действию вида { $kind } нужно `{ $field }`, число
action-needs-text = действию вида { $kind } нужно `{ $field }`, текст
action-after = после { $verb } идёт: { $fields }
action-alone = после { $verb } ничего не идёт
action-digits = { $field }: нужно число, а не { $word }
action-range = { $field }: нужно число от { $least } до { $most }, а не { $word }
action-no-name = { $field }: нет ничего с именем { $word }{ $hint }

# Случай.

chance-no-outcomes = у этого источника случая нет исходов; возьмите Seeded или Scripted
chance-not-saved = этот источник случая не сохранить; возьмите Seeded или Scripted
chance-script-end = исходов в сценарии случая: { $outcomes }; нужен номер { $number } (от 0 до { $most })
chance-script-range = исход { $number } сценария — { $outcome }, а должен быть от 0 до { $most }
chance-purpose = назначение потока — 0, 1 или 2, а не { $purpose }
chance-outcomes = сценарию случая нужен `outcomes`, список целых чисел
chance-form = случай должен быть {"{"}"kind": "seeded", …{"}"} или {"{"}"kind": "scripted", …{"}"}
chance-field = случаю нужно `{ $field }`, целое число от 0 до { $most }

# Записи игр.

match-no-ply = решений: { $decisions }; позиции после { $ply } нет
journal-line = строка { $line }: { $reason }
journal-no-result = игра окончена, но результата нет
journal-other-writing = эта программа записывает такую игру иначе
journal-empty = файл пуст; файл .brew начинается с подготовки игры
journal-cut = строка не кончается; файл обрезан
journal-check = контрольная сумма не сходится: эта строка или одна до неё изменена
journal-changed = не в том виде, как пишет эта программа: строка изменена
journal-format = это не файл .brew формата { $format }
journal-rules = записано по версии правил { $recorded }, у этой программы { $here }: воспроизведите файл в brewtable с версией { $recorded } (она названа в его журнале изменений)
journal-shuffle = записанная тасовка не та, что даёт число тасовки
journal-setup = подготовке нужны `players` и `options`
journal-seed = число тасовки — целое число или null, а не { $seed }
journal-no-deck = подготовке нужен `deck`
journal-deck = записано с колодой { $name } ({ $recorded }), здесь { $here }
journal-deck-unknown = записано с колодой { $name }: { $problem }
journal-deck-wrong = колода в записи: { $problem }
journal-over = игра была окончена до этого решения
journal-ply = здесь стоит решение { $found }, а должно быть { $right }
journal-seat = решает место { $number }, но очередь другого
journal-text = действие { $action } — { $right }, а не { $found }
journal-chance = записанный случай не тот, что даёт число тасовки
journal-not-over = результат есть, но игра не окончена
journal-after-result = после результата идут строки
journal-result = записанный результат не от этой игры
journal-pledge-broken = число тасовки не то, что обещано перед игрой
journal-pledge-form = обещанию нужны `hash` и `salt`, оба текстом

# Колоды.

deck-problems = { $lines_problems }
deck-problem = { $source }: { $where }: { $what }
deck-field = { $place }{ $rest }
deck-must-be = должно быть: { $right }; а не { $value }
deck-table-with = таблица с { $keys }
deck-unknown-key = неизвестный ключ { $field }{ $hint }
deck-key-missing = нет { $field }
deck-whole-number = целое число от { $low } до { $high }
deck-printable = печатный текст
deck-one-line = одна строка текста
deck-slug = строчные буквы и цифры через "-", например "{ $example }"
deck-no-such = такого нет ({ $what }): { $value }{ $hint }
deck-one-of = ; может быть { $names }
deck-too-long = нечто слишком длинное, чтобы показать
deck-no-toml = { $file }: это не файл TOML: { $problem }
deck-unknown = ни у одной домашней колоды нет контрольной суммы { $hash }, есть только { $known }: возможно, колода есть в более новом brewtable или в копии игры, которая несёт её с собой

# Позиции.

position-other-game = это не позиция игры { $game } с версией правил { $version }
position-unknown-field = неизвестное поле { $field }; поля: { $fields }
position-laws = { $clauses_broken }
position-object = { $field }: должно быть объектом
position-number = { $field }: нужно целое число от { $least } до { $most }, а не { $value }
position-field-shape = { $field }: должно состоять из чисел и списков, как в игре
position-flag = { $field }: нужно true или false
position-numbers = { $field }: нужен список целых чисел от 0 до { $most }
position-length = { $field }: чисел должно быть { $length }, а не { $found }
position-chance = chance: { $problem }
position-deck-name = deck: нужен `name`, текст
position-deck-hash = deck: его контрольная сумма { $hash }, позиция называет { $named }
position-deck-unknown = deck: его контрольная сумма { $hash }, но { $problem }
position-cards = { $kind ->
    [recipe] { $field }: нужен список рецептов
   *[card] { $field }: нужен список карт
}
position-no-card = { $kind ->
    [recipe] { $field }: нет рецепта { $name }
   *[card] { $field }: нет карты { $name }
}
position-agenda = agenda: нужен список, шагов не больше { $most }
position-step = agenda: у каждого шага есть `step`, одно из { $steps }
position-step-fields = agenda: у шага { $step } есть `step`, `seat`, `first` и `second`, и больше ничего
law-agenda-top = agenda: сверху должно лежать решение одного из мест
law-agenda-below = agenda: под решением лежит не то, что кладут правила
law-agenda-operands = agenda: данные `{ $step }` не могут быть такими в этой позиции
law-agenda-no-choice = agenda: в `{ $step }` нечего выбирать
pad-no-field = { $seat }: подсчёт не спрашивает { $field }; он спрашивает { $allowed }
pad-number = { $seat }: { $field } — нужно целое число от 0 до { $most }, а не { $found }
pad-one-holder = { $field }: ровно один игрок, а не { $found }
