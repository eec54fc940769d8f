# Браузер: главная страница, стол, повтор.

## Главная страница

web-welcome = Присаживайтесь.
web-welcome-how = Три настольные игры о пивоварении. Играйте с ботом, с другом на диване или с другом далеко.
web-title-beer-and-bread = Beer & Bread
web-title-dice-brewing = Dice Brewing
web-title-beer-pioneers = Beer Pioneers
web-line-beer-and-bread = Две деревни делят четыре поля и реку. Считается только то, чего вы продали меньше.
web-line-dice-brewing = Бросайте солод, хмель и мастерство. Дайте работу каждому кубику и сварите раньше других.
web-line-beer-pioneers = Откройте пивоварню, стройте её, крутите диски, выполняйте заказы. Кто первым наберёт 20 очков.
web-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-players-between = { $fewest }–{ $most }
web-minutes = { $count } мин
web-games = Игры
web-play-now = Играть
web-starting = Готовим стол
web-new-table = Новый стол
web-soon = Пока не на столе
web-my-tables = Мои столы
web-no-tables = Здесь появятся столы, за которыми вы играете.
web-public-tables = Столы для зрителей
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
    [search] Ищущий бот
    [easy] Лёгкий бот
    [normal] Средний бот
    [hard] Сильный бот
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
web-bot-search = Ищущий
web-bot-easy = Лёгкий
web-bot-normal = Средний
web-bot-hard = Сильный
web-bot-at-once = Решает сразу.
web-bot-thinks = Думает над решением { $seconds } с.
web-bot-wins = Выигрывает { $wins } из 100 партий у лёгкого.
web-options = Настройки игры
web-option-first = Кто начинает
web-option-first-random = По жребию
web-option-first-0 = Место 1
web-option-first-1 = Место 2
web-option-advanced = Усложнённая игра
web-option-bad-luck = Помощь при невезении
web-option-objective = Третья цель
web-option-objective-random = Случайно
web-option-objective-extensions = Пристройки
web-option-objective-unblocked = Убранные жетоны
web-option-objective-barrels = Бочки
web-option-objective-bulbs = Лампочки
web-option-objective-level = Уровень пивоварения
web-option-replace = Напечатанные цели
web-option-replace-none = Как на поле
web-option-replace-same = Первая заменена
web-option-replace-different = Вторая заменена
web-option-replace-both = Обе заменены
web-option-replace-same-random = Случайно
web-option-replace-same-extensions = Пристройки
web-option-replace-same-unblocked = Убранные жетоны
web-option-replace-same-barrels = Бочки
web-option-replace-same-bulbs = Лампочки
web-option-replace-same-level = Уровень пивоварения
web-option-replace-different-random = Случайно
web-option-replace-different-extensions = Пристройки
web-option-replace-different-unblocked = Убранные жетоны
web-option-replace-different-barrels = Бочки
web-option-replace-different-bulbs = Лампочки
web-option-replace-different-level = Уровень пивоварения
web-option-first-builder-point = Очко тому, кто первым строит пристройку
web-more-options = Колода, зерно и гости
web-deck = Файл колоды
web-deck-how = Без файла берётся домашняя колода.
web-deck-chosen = Играем колодой { $file }.
web-deck-unreadable = { $file } — не файл колоды: ни TOML, ни JSON.
web-seed = Зерно
web-salt = Соль
web-seed-random = По жребию
web-public = Другие могут смотреть
web-public-why = Стол есть в списке; закрытых карт не видит никто.
web-hints = Подсказки разрешены
web-hints-why = Любой здесь может спросить совета у бота.
web-open-table = Открыть стол
web-cancel = Отмена

## За стол

web-join-title = Для вас есть место
web-join-how = Садитесь под своим именем; ссылка — ваш ключ к месту.
web-sit-down = Сесть

## Настройки

web-settings = Настройки
web-settings-where = Настройки хранятся в этом браузере.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-motion = Движение
web-motion-auto = Как в системе
web-motion-full = Предметы движутся
web-motion-reduced = Ничего не движется
web-confirm-moves = Подтверждать ходы
web-confirm-moves-why = Выбор сначала виден на столе; второй щелчок его играет.
web-memory = Память стола
web-memory-why = Показывает, что лежало открыто и все могли запомнить: взятые и сброшенные карты.
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-notify-why = Уведомлением, пока вы смотрите в другое место.
web-notify-refused = Браузер не разрешает уведомления.
web-save = Сохранить
web-saved = Сохранено.

## Стол

web-home = Главная страница
web-table-menu = Стол
web-menu = Меню
web-players = Игроки
web-show = Показать
web-dock = Ваш ход и ваша рука
web-rail = Запас и ход игры
web-log = Ход игры
web-log-times = { $line } ({ $count }×)
web-log-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
    [many] ещё { $count } строк
   *[other] ещё { $count } строки
}
web-actions = Что делать
web-loading = Минутку
web-close = Закрыть
web-copied = Скопировано.
web-lost = По этому адресу ничего нет.
web-table-lost = Этот стол не открыть.
web-unreachable = Служба недоступна.
web-unexpected = пришёл ответ, которого эта страница не понимает ({ $status })
web-fault = на этой странице произошла ошибка: загрузите её заново
web-your-turn = Ваш ход.
web-choosing = { $seat } выбирает.
web-thinking = { $seat } думает.
web-sending = Минутку
web-choose-thing = Выберите что-нибудь на столе.
web-choose-further = { $count ->
    [one] потом щёлкните, для чего это (вариантов: { $count })
    [few] потом щёлкните одно из { $count }
    [many] потом щёлкните одно из { $count }
   *[other] потом щёлкните одно из { $count }
}
web-choices-there = { $count ->
    [one] там { $count } вариант
    [few] там { $count } варианта
    [many] там { $count } вариантов
   *[other] там { $count } варианта
}
web-nothing-here = С этим сейчас ничего не сделать.
web-no-reason = Здесь ничто не мешает.
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
web-retry = Попробовать сейчас
web-ask-takeback = Попросить отмену
web-takeback-asked = { $seat } просит отменить ход.
web-takeback-waiting = Ждём согласия: { $names }.
web-agree = Согласиться
web-decline = Отказать
web-hint = Подсказка
web-hint-thinking = Думает
web-hint-would = Бот сыграет так:
web-hint-sure = уверенность { $percent } %; отсюда побед { $chance } из 100, счёт около { $score }
web-hint-line = Потом он ждёт: { $line }.
web-hint-take = Выбрать это
web-stand-in = За вас играет бот.
web-return = Вернуть место
web-bot-instead = Пусть играет бот
web-give-up = Прекратить игру
web-bot-for-me = Пусть бот играет за меня
web-concede = Сдаться
web-concede-sure = Сдаёте игру? Если другие играют дальше, за вас доиграет бот.
web-leave = Уйти
web-leave-sure = Отдаёте место? Кто получит его ссылку, играет дальше вместо вас.
web-stay = Остаться

## Места

web-seat-free = свободно
web-seat-open = ждёт кого-то по ссылке
web-seat-conceded = игра сдана
web-seat-stand-in = не за столом, играет бот: { $bot }
web-seat-bot = бот: { $bot }
web-seat-hot = за этим устройством
web-seat-me = вы
web-seat-here = за столом
web-seat-away = не за столом
web-copy-link = Копировать ссылку
web-copy-my-link = Копировать мою ссылку
web-waiting = { $count ->
    [one] Свободно { $count } место
    [few] Свободны { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
web-waiting-how = Отправьте ссылку. Игра начнётся, когда все сядут.
web-curtain = Передайте устройство. Теперь { $seat }
web-curtain-why = До тех пор карты скрыты.
web-curtain-lift = Это { $seat }

## Конец

web-over = Игра окончена.
web-winner = Победа: { $names }.
web-score = Счёт
web-score-part = Часть
web-score-total = Сумма
web-rematch = Сыграть ещё раз
web-to-rematch = К следующей игре
web-save-brew = Сохранить как .brew
web-pledge = Как проверить тасовку
web-pledge-why = Контрольная сумма известна до первой карты. Это SHA-256 от соли, двоеточия и зерна.

## Правила

web-rules = Правила
web-rules-search = Поиск в правилах
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

## Повтор

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-first = К началу
web-back = На ход назад
web-play = Пуск
web-pause = Пауза
web-next = На ход вперёд
web-last = К концу
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
web-review-curve = { $seat }: сначала { $first } %, от { $least } до { $most } %, в конце { $last } %
web-review-percent = { $percent } %
web-review-over = Игра окончена.
web-review-waiting = До этого решения бот ещё не дошёл.
web-review-forced = Здесь выбора не было.
web-review-would = Бот предпочёл бы:
web-review-agrees = Бот сделал бы то же.
web-review-more = шансов больше на { $percent } %
web-review-turning = Переломы
web-review-move = ход { $number }
web-review-lost = −{ $percent } %
web-review-even = Ни одно решение не стоило многого.
web-review-none-yet = Пока нет.
