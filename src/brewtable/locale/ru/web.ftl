# Браузер: главная страница, стол, повтор.

## Главная страница

web-welcome = Присаживайтесь.
web-welcome-how = Настольные игры о пивоварении. Играйте с ботом, с другом на диване или с другом далеко.
web-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-players-between = { $fewest }–{ $most }
web-minutes = { $count } мин
web-games = Игры
web-play-now = Играть
web-starting = Готовим стол
web-new-table = Новый стол
web-soon = Пока не на столе
web-pad = Подсчёт очков
web-pad-invite = Подсчёт очков для игры из коробки
web-my-tables = Мои столы
web-no-tables = Здесь появятся столы, за которыми вы играете.
web-public-tables = Столы для зрителей
web-lobby-way = Найти компанию
web-lobby-waiting = { $count ->
    [one] { $count } стол ждёт игроков
    [few] { $count } стола ждут игроков
    [many] { $count } столов ждут игроков
   *[other] { $count } стола ждёт игроков
}
web-table-with = { $game }: { $names }
web-waits-for-you = Стол ждёт вас
web-table-waiting = Ждёт игроков
web-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}
web-fewer = Показать меньше
web-join = Сесть
web-join-table = Сесть за стол
web-code-or-link = Код или ссылка
web-no-account = Учётная запись не нужна. Ваше место остаётся за вами на этом устройстве.
web-import = Открыть файл .brew
web-site-menu = Страницы
web-name = { $seat }
web-name-bot = { $level ->
    [random] Случайный бот
    [greedy] Жадный бот
    [search] Вдумчивый бот
    [easy] Лёгкий бот
    [normal] Средний бот
    [hard] Сильный бот
    [expert] Бот-эксперт
   *[other] { $level }
}
web-name-bot-nth = { $name } { $number }
web-name-player = Игрок { $number }

## Новый стол

web-new-table-of = Новый стол: { $game }
web-my-name = Ваше имя
web-name-placeholder = Имя
web-seats = Места
web-seat-who = Кто сидит на месте { $number }
web-seat-name = Имя для места { $number }
web-seat-of = { $who } (место { $number })
web-seat-add = Добавить место
web-seat-remove = Убрать место { $number }
web-who-me = Я
web-who-bot = Бот
web-who-open = Кто-то по ссылке
web-who-open-how = Вы получите ссылку, чтобы отправить.
web-who-hot-seat = Друг за этим устройством
web-bot-level = Сила бота на месте { $number }
web-bot-random = Случайный
web-bot-greedy = Жадный
web-bot-search = Вдумчивый
web-bot-easy = Лёгкий
web-bot-normal = Средний
web-bot-hard = Сильный
web-bot-expert = Эксперт
web-bot-at-once = Решает сразу.
web-bot-thinks = Думает над решением { $seconds } с.
web-bot-wins = Выигрывает { $wins } из 100 партий у лёгкого.
web-bot-interpreted = Измерено со скомпилированными правилами; эти работают как обычный Python, поэтому бот слабее.
web-compiling = Правила сейчас компилируются ({ $part } %). До тех пор боты играют слабее; при переходе ничего не пропадёт.
web-rules-compiled = brewtable { $version }, правила скомпилированы
web-rules-interpreted = brewtable { $version }, правила как обычный Python: боты слабее, чем могли бы быть
web-compiled-now = Правила скомпилированы: теперь боты играют в полную силу.
web-options = Настройки игры
web-more-options = Колода, тасовка и подсказки
web-deck = Файл колоды
web-deck-how = Без файла берётся домашняя колода.
web-deck-chosen = Играем колодой { $file }.
web-deck-unreadable = { $file } — не файл колоды: ни TOML, ни JSON.
web-seed = Число тасовки
web-salt = Соль
web-seed-random = По жребию
web-rated = Рейтинговая
web-hints = Подсказки разрешены
web-hints-why = Любой здесь может спросить совета у бота.
web-open-table = Открыть стол
web-cancel = Отмена

## За стол

web-join-title = Для вас есть место
web-join-how = Садитесь под своим именем; ссылка — ваш ключ к месту.
web-invited = { $host } приглашает вас сыграть: { $game }
web-invited-to = Вас приглашают сыграть: { $game }
web-invited-with = За столом: { $names }
web-invited-taken = Это место занимает { $seat }: кто сядет сюда, играет на нём дальше.
web-invited-own = Это ссылка на ваше место: вы уже сидите на нём. На другом устройстве она перенесёт место туда.
web-invited-here = Вы уже сидите за этим столом. Эта ссылка для кого-то другого.
web-join-nothing = Нет места с таким кодом
web-join-nothing-how = Попросите ссылку ещё раз: каждая действует для одного человека и только пока место свободно.
web-to-table = К столу
web-sit-down = Сесть

## Настройки

web-settings = Настройки
web-account = Вы на каждом устройстве
web-house = Дом
web-my-games = Ваши игры
web-settings-where = Настройки хранятся в этом браузере.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-motion = Движение
web-motion-auto = Как в системе
web-motion-full = Предметы движутся
web-motion-reduced = Ничего не движется
web-pace = Ходы других
web-pace-calm = Спокойно: один за другим
web-pace-brisk = Живо
web-pace-at-once = Сразу
web-confirm-moves = Подтверждать ходы
web-confirm-moves-why = Выбор сначала виден на столе; второе нажатие его подтверждает.
web-memory = Память стола
web-memory-why = Показывает, что лежало открыто и все могли запомнить, например взятые и сброшенные карты.
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-notify-why = Уведомлением, пока вы заняты другим.
web-notify-refused = Браузер не разрешает уведомления.
web-save = Сохранить
web-saved = Сохранено.

## Стол

web-home = Главная страница
web-table-menu = Стол
web-menu = Меню
web-players = Игроки
web-show = Показать
web-dock = Ваш ход и карты на руке
web-rail = Запас и ход игры
web-log = Ход игры
web-log-times = { $line } ({ $count }×)
web-actions = Что делать
web-loading = Минутку
web-close = Закрыть
web-copied = Скопировано.
web-lost = По этому адресу ничего нет.
web-lost-how = Возможно, в адресе опечатка или он устарел. С начальной страницы можно попасть к любому столу и к правилам.
web-table-lost = Этот стол не открыть.
web-unreachable = Сервер недоступен.
web-unexpected = пришёл ответ, которого эта страница не понимает ({ $status })
web-fault = на этой странице произошла ошибка: загрузите её заново
web-your-turn = Ваш ход.
web-choosing = { $seat } выбирает.
web-thinking = { $seat } думает.
web-sending = Минутку
web-choose-thing = Выберите что-нибудь на столе.
web-picked = Выбрано: { $count } из { $most }
web-pick-none = Ничего
web-pick-less = На один меньше: { $what }
web-choose-further = { $count ->
    [1] затем нажмите, для чего это
    [one] затем нажмите одно из { $count }
    [few] затем нажмите одно из { $count }
    [many] затем нажмите одно из { $count }
   *[other] затем нажмите одно из { $count }
}
web-choices-there = { $count ->
    [one] там { $count } вариант
    [few] там { $count } варианта
    [many] там { $count } вариантов
   *[other] там { $count } варианта
}
web-nothing-here = С этим сейчас ничего не сделать.
web-no-reason = Здесь ничто не мешает.
web-recap = С вашего последнего решения
web-recap-short = Что было
web-recap-count = { $count ->
    [one] { $count } решение других с вашего последнего
    [few] { $count } решения других с вашего последнего
    [many] { $count } решений других с вашего последнего
   *[other] { $count } решения других с вашего последнего
}
web-show-again = Показать ещё раз
web-keys = Клавиши
web-keys-tab = От одной части стола к другой: рука или фигуры, варианты, поле
web-keys-arrows = Внутри части
web-keys-enter = Взять, выбрать, подтвердить
web-keys-escape = Положить взятое обратно; пропустить показ
web-keys-undo = Отменить
web-keys-hint = Попросить подсказку
web-keys-why = На предмете: почему его нельзя использовать. Иначе: этот список
web-keys-rules = Правила о той части, где вы находитесь
web-keys-icons = Что значат знаки на предмете
web-becomes = { $now }→{ $then }
web-cannot = использовать нельзя: { $reason }
web-can = можно: { $or_verbs }
web-no-way-back = Отменить будет нельзя.
web-confirm = Сделать
web-undo = Отменить
web-restart = Начать ход заново
web-taken-back = Отменено.
web-moved-on = Стол ушёл вперёд; ничего не сыграно.
web-offline = Нет связи. Ничего не потеряно: стол вернётся сам.
web-offline-grace = { $seconds ->
    [0] Остальные уже могут посадить за вас бота; он остановится, когда вы вернётесь.
    [one] Через { $seconds } секунду остальные смогут посадить за вас бота.
    [few] Через { $seconds } секунды остальные смогут посадить за вас бота.
    [many] Через { $seconds } секунд остальные смогут посадить за вас бота.
   *[other] Через { $seconds } секунды остальные смогут посадить за вас бота.
}
web-away = { $seat } не за столом.
web-away-grace = { $seconds ->
    [one] Через { $seconds } секунду можно посадить бота.
    [few] Через { $seconds } секунды можно посадить бота.
    [many] Через { $seconds } секунд можно посадить бота.
   *[other] Через { $seconds } секунды можно посадить бота.
}
web-away-turn = Ходит { $seat }, но не за столом.
web-gone = { $seat } больше не за столом.
web-gone-turn = { $seat } больше не за столом, на этом месте никто не играет.
web-retry = Попробовать сейчас
web-ask-takeback = Попросить отмену
web-take-back = Вернуть ход
web-takeback-asked = { $seat } просит отменить ход.
web-takeback-waiting = Ждём согласия: { $names }.
web-agree = Согласиться
web-decline = Отказать
web-hint = Подсказка
web-hint-thinking = Думает
web-hint-would = Бот сыграет так:
web-hint-sure = уверенность { $percent } %; отсюда побед { $chance } из 100, счёт около { $score }
web-hint-line = Потом он ждёт: { $line }.
web-hint-take = Выбрать это
web-stand-in = За вас играет бот.
web-return = Вернуть место
web-bot-instead = Пусть играет бот
web-invite-instead = Пригласить кого-нибудь
web-bot-for-me = Пусть бот играет за меня
web-concede = Сдаться
web-concede-sure = Сдаёте игру? Если другие играют дальше, за вас доиграет бот.
web-leave = Уйти
web-leave-sure = Отдаёте место? Кто получит его ссылку, играет дальше вместо вас.
web-stay = Остаться

## Места

web-seat-free = свободно
web-seat-open = ждёт кого-то по ссылке
web-seat-gone = больше не за столом
web-seat-conceded = игра сдана
web-seat-stand-in = не за столом, играет бот: { $bot }
web-seat-bot = бот: { $bot }
web-seat-hot = за этим устройством
web-seat-me = вы
web-seat-here = за столом
web-seat-away = не за столом
web-seat-away-grace = { $seconds ->
    [one] не за столом; через { $seconds } секунду может сесть бот
    [few] не за столом; через { $seconds } секунды может сесть бот
    [many] не за столом; через { $seconds } секунд может сесть бот
   *[other] не за столом; через { $seconds } секунды может сесть бот
}
web-copy-link = Копировать ссылку
web-share = Отправить ссылку
web-share-text = Сыграйте со мной: { $game }
web-qr = Код для сканирования: ссылка на место { $number }
web-invite-how = Отправьте эту ссылку или отсканируйте код телефоном.
web-invite-only-here = { $host } — только этот компьютер. Запустите с --host 0.0.0.0 и откройте адрес этого компьютера, чтобы вошли другие устройства.
web-bot-here = Пусть здесь играет бот
web-move-seat = Играть дальше на другом устройстве
web-move-seat-why = Эта ссылка — ключ к месту: кто её откроет, сядет туда вместо вас.
web-move-seat-copy = Копировать ключ к месту: { $name }
web-waiting = { $count ->
    [one] Свободно { $count } место
    [few] Свободны { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
web-waiting-how = Отправьте ссылку. Игра начнётся, когда все сядут.
web-waiting-guest = Игра начнётся, когда все сядут.
web-waiting-public = Этот стол виден всем в лобби, и сесть может любой.
web-waiting-by-link = Сесть может любой, у кого есть ссылка на этот стол.
web-copy-table = Скопировать ссылку на стол
web-start-now = Начать сейчас
web-start-how = с ботами на пустых местах
web-start-bots = Боты на пустые места
web-call-off = Отменить стол
web-curtain = Передайте устройство. Теперь { $seat }
web-curtain-why = До тех пор карты на руке скрыты.
web-curtain-lift = Это { $seat }

## Конец

web-over = Игра окончена.
web-winner = Победа: { $names }.
web-you-won = Вы выиграли { $scores }
web-you-share = Общая победа { $scores }
web-you-lost = Вы проиграли { $scores }
web-has-conceded = { $seat_who ->
    [you] Вы сдались.
   *[other] { $seat } сдаёт игру.
}
web-difference = Что решило исход:
web-score = Счёт
web-score-part = Часть
web-score-total = Сумма
web-rematch = Сыграть ещё раз
web-to-rematch = К следующей игре
web-save-brew = Сохранить как .brew
web-pledge = Как проверить тасовку
web-pledge-why = Тасовка обещана до первой карты: это SHA-256 от соли, двоеточия и числа тасовки. Соль и число будут показаны после игры.
web-seed-chosen = Тасовку выбрали, а не вытянули: её число { $seed }. Тот, кто выбрал, может знать каждую карту, поэтому обещания нет.

## Правила

web-rules = Правила
web-learn = Как играть
web-icons = Значки
web-icons-copy-link = { $name }: скопировать ссылку на этот значок
web-icons-here = Что означают значки?
web-read = Почитать
web-rules-search = Поиск в правилах
web-rules-found = { $count ->
    [0] ничего не найдено
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
web-rules-none = Об этом в правилах ничего нет.
web-rules-copy-link = Копировать ссылку на этот пункт
web-rules-copy-link-to = { $clause }: копировать ссылку на этот пункт
web-rules-table = Таблица
web-rules-in-english = Эти правила ещё не переведены; здесь они на английском.

## Повтор

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-first = К началу
web-back = На ход назад
web-play = Пуск
web-pause = Пауза
web-next = На ход вперёд
web-last = К концу
web-move-of = Ход { $ply } из { $last }
web-speed = Скорость
web-eyes = Чьими глазами
web-copy-moment = Копировать ссылку
web-play-on = Играть дальше отсюда

## Разбор

web-review = Разбор
web-review-of = Разбор: { $game }
web-review-why = На каждом месте бот, знавший не больше игрока, недолго смотрел на каждое решение. Его числа — оценки.
web-review-progress = Оценено решений: { $done } из { $all }
web-review-retry = Дальше
web-review-chances = Шансы на победу
web-review-curve = { $seat }: сначала { $first } %, от { $least } до { $most } %, в конце { $last } %
web-review-percent = { $percent } %
web-review-over = Игра окончена.
web-review-waiting = До этого решения бот ещё не дошёл.
web-review-forced = Здесь выбора не было.
web-review-would = Бот предпочёл бы:
web-review-agrees = Бот сделал бы то же.
web-review-more = шансов больше на { $percent } %
web-review-turning = Переломные моменты
web-review-move = ход { $number }
web-review-lost = −{ $percent } %
web-review-even = Ни одно решение не стоило многого.
web-review-none-yet = Пока нет.

## A game without a board of its own

web-plain-table = Стол
web-plain-yes = да
web-plain-no = нет
web-plain-none = ничего
web-message = Сообщение дня
web-host = Для хозяев
web-nobody-won = Хозяин завершил эту игру: никто не победил, и она не засчитана.
web-talk = Разговор
web-talk-unread = { $count ->
    [one] Разговор, { $count } новая реплика
    [few] Разговор, { $count } новые реплики
    [many] Разговор, { $count } новых реплик
   *[other] Разговор, { $count } новой реплики
}
