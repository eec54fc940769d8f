# В чём отказывают командная строка и канал программ.

cli-ply-alone = --ply ответвляет сохранённую игру: нужен --resume ФАЙЛ
cli-resume-alone = у сохранённой игры свои число тасовки, колода и настройки: с --resume они не нужны
cli-other-game = { $file } — игра { $found }, а не { $game }
cli-seat-count = { $game }: мест нужно { $needed }, дано { $given }
cli-seat-form = место — `human` или `bot:ИМЯ`, а не { $found }
cli-option-form = настройка — ИМЯ=ЗНАЧЕНИЕ, а не { $found }
cli-bot-count = --bots: ботов { $bots }, мест { $players }
cli-jobs-and-cores = { $bot } думает на нескольких ядрах и не может ещё и делить игры между процессами: уберите --jobs или ядра
cli-no-seat = { $file }: места от 0 до { $last }, места { $number } нет
cli-unreadable = { $file } не читается: { $reason }
cli-unwritable = { $file } не записать: { $reason }
cli-no-text = { $file }, строка { $line }: это не текст UTF-8
cli-bad-journal = { $file }, { $problem }
cli-no-ply = { $file }: решений { $decisions }, номера { $ply } нет
cli-no-deck = { $file } — не игра ({ $games }) и не файл: { $reason }
cli-no-toml = { $file } — не TOML: { $problem }
cli-no-game = { $file }: [deck] должен назвать игру, например game = { $example }
sim-law-broken = игра с числом тасовки { $seed } нарушает закон: { $clauses_broken }
arena-no-polars = результаты в формате Parquet пишет polars, которого нет: pip install 'brewtable[arena]'
arena-no-ratings = без openskill рейтингов нет: pip install 'brewtable[arena]'
cli-no-extra = для этого нужен { $package }, которого нет: pip install 'brewtable[{ $extra }]'
arena-bad-choice = { $bot } выбрал { $action } своим решением № { $number } в игре с числом тасовки { $seed }: это не одно из допустимых действий
arena-workers-lost = один процесс за другим завершался на одних и тех же играх, { $tries } раза (код { $exit }): возможно, не хватает памяти или бот завершает программу
arena-no-cluster = по адресу { $address } нет кластера Ray: { $reason }
arena-other-version = на узле кластера brewtable { $there }, на этом компьютере { $here }: установите везде одно и то же
arena-kept-otherwise = { $file } содержит игры другого состязания: укажите те же игру, колоду, настройки, ботов, число игр и число тасовки или другой файл
cli-resume-what = --resume продолжает с файла: укажите его через --output

# Канал для программ.

request-do = `do` должно быть одним из: { $requests }
request-form = запрос — объект JSON в одной строке
request-too-deep = запрос слишком глубоко вложен
request-no-action = нет `action`: числа, текста или объекта из `legal`; или `actions`, их списка
request-not-over = игра ещё не окончена
request-game-over = игра окончена: выбирать нечего
request-no-game = игры ещё нет: начните с {"{"}"do":"new","game":…{"}"} или {"{"}"do":"load","state":…{"}"}
request-no-seat = нет `seat`: чьё знание сохранить
request-seat = `seat` — число от 0 до { $last } или null для зрителя
request-deck = `deck` — путь к файлу, колода как объект или null
request-must-be-number = `{ $field }` должно быть целым числом
request-must-be-text = `{ $field }` должно быть текстом
request-must-be-object = `{ $field }` должно быть объектом
request-must-be-list = `{ $field }` должно быть списком
request-seed = `seed` — целое число от 0 до { $most }
request-seconds = `seconds` — число секунд
score-ended = Ответы кончились на: { $question }
score-no-json = на входе не JSON ({ $problem }); верно, например, { $example }
score-no-list = числа должны быть списком с объектом на каждого игрока, например { $example }
score-no-name = имя должно быть текстом, а не { $found }
score-no-pad = у { $game } нет подсчёта очков
score-other-count = --players { $players }, но даны числа для { $given }
cli-limit-form = предел — это ИМЯ=ЧИСЛО, а не { $found }
cli-host-whom = укажите одного человека или попросите ссылку ключом --link
