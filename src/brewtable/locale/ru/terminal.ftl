# Стол в терминале.

## Места

terminal-you = Вы
terminal-person = Игрок
terminal-namesake = { $name } { $number }
terminal-seat-number = место { $number }
terminal-pass-keyboard = Решает { $seat }. Остальные сейчас не смотрят.
terminal-pass-enter = Enter покажет ваши карты >{" "}

## Вопросы

terminal-prompt = >{" "}
terminal-page-prompt = Enter дальше, q назад >{" "}
terminal-sure = { $choice }? Отменить будет нельзя. Enter подтверждает.
terminal-sure-not = Ничего не сыграно: выберите снова.
terminal-confirm = Ход сделан. Enter завершает его, undo отменяет.
terminal-keys = { $verbs }, ? помощь, undo, hint, quit
terminal-keys-confirm = Enter завершает ход, undo, restart, ? помощь, confirm off
terminal-key-number = номер вашего выбора
terminal-verb-harvest = сбор
terminal-verb-produce = производство
terminal-verb-upgrade = улучшение
terminal-verb-discard = сбросить
terminal-verb-invert = оставить
terminal-verb-exchange = обмен
terminal-key-verb = { $letter } { $verb }

## Ответы на набранное

terminal-unknown = «{ $line }» здесь ничего не значит; ? покажет, что можно набрать.
terminal-unknown-close = «{ $line }» здесь ничего не значит; может быть, { $close }?
terminal-ambiguous = «{ $line }» может значить { $or_some }: наберите больше.
terminal-blocked = { $what }: { $reason }
terminal-no-thing = На этом столе нет карты «{ $thing }».
terminal-undone = Отменено: { $text }
terminal-restarted = { $count ->
    [one] Отменено: { $count } решение
    [few] Отменено: { $count } решения
    [many] Отменено: { $count } решений
   *[other] Отменено: { $count } решения
}
terminal-saved = Сохранено в { $file }
terminal-save-failed = Не удалось записать { $file } ({ $problem }). quit! выходит без сохранения.
terminal-hint = Бот играет здесь { $key }: { $label } (отсюда побед { $chance } из 100, счёт около { $score }).
terminal-hint-line = Потом он ждёт: { $line }.
terminal-confirm-on = Каждый ход теперь ждёт Enter.
terminal-confirm-off = Ходы теперь кончаются сразу; undo действует, пока не сходит второй игрок.
terminal-confirm-nothing = Ваш ход окончен: Enter завершает его, undo или restart отменяет.

## Выход

terminal-bye = Сохранять нечего.
terminal-bye-saved = Сохранено. Дальше: { $program } play { $game } --resume { $file }
terminal-bye-unsaved = Выход без сохранения.

## Ход игры

terminal-log-title = что было
terminal-log-more = … раньше было ещё: наберите log
terminal-table-cut = … на столе есть ещё: наберите table

## Конец

terminal-over = Игра окончена.
terminal-over-prompt = Enter выходит, log, score, save ФАЙЛ >{" "}
terminal-score-line = { $seat }: { $score }
terminal-score-so-far = Если бы игра кончилась сейчас
terminal-winner = { $reason ->
    [final-score] { $seat } побеждает: финальный счёт выше.
    [other-total] { $seat } побеждает: финальный счёт равный, вторая сумма выше.
    [windmill] { $seat } побеждает: все суммы равны, а мельница у второго игрока.
   *[other] { $seat } побеждает.
}
terminal-shared = { $winners } делят победу.

## Помощь

terminal-help =
    Наберите клавишу, что стоит на карте, или слова, которые она заменяет:
    1h     сбор картой 1: её культуры, сколько показывает ваша колонка
    1p     произвести карту 1 в пивоварне или пекарне и продать её
    1u     улучшение картой 1, потом очистка пивоварни и пекарни
    1x2    засушливые годы: обменять карту 1 на карту с места 2 и сыграть ту
    harvest beer-07, exchange beer-07 2, done: полные слова работают всегда, как и
    любое начало, подходящее только к одному варианту. 1h! обходится без Enter.
    ≈ вода  П пшеница  Я ячмень  Р рожь  Х хмель  ¢ монеты
    → 2П 3Р    что принесёт сбор          2 лишних     столько не поместится

    ?          эта страница             undo      отменить последнее решение
    ? 1        всё о карте 1            restart   отменить весь ход
    ? beer-07  всё о любой карте        confirm   off или on: Enter завершает
    log        что было недавно         hint      что сыграл бы бот
    log all    вся игра                 save F    сохранить в файл F
    score      счёт сейчас              quit      сохранить и выйти
    table      всё, что вам видно       quit!     выйти без сохранения

terminal-help-plain =
    Наберите номер варианта или его слова; хватит начала, подходящего только к
    одному варианту.

    ?          эта страница             undo      отменить последнее решение
    ? ИМЯ      всё о карте              restart   отменить весь ход
    log        что было недавно         hint      что сыграл бы бот
    log all    вся игра                 save F    сохранить в файл F
    score      счёт сейчас              quit      сохранить и выйти
    table      всё, что вам видно       quit!     выйти без сохранения
    confirm    off или on: Enter завершает ход

## Beer & Bread: знаки

terminal-sign-water = ≈
terminal-sign-wheat = П
terminal-sign-barley = Я
terminal-sign-rye = Р
terminal-sign-hops = Х
terminal-nothing = –
terminal-free = { $count ->
    [1] свободна
    [one] свободно { $count }
    [few] свободно { $count }
    [many] свободно { $count }
   *[other] свободно { $count }
}
terminal-good-beer = пиво
terminal-good-bread = хлеб
terminal-backs-beer = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
    [many] { $count } пива
   *[other] { $count } пива
}
terminal-backs-bread = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
    [many] { $count } хлебов
   *[other] { $count } хлеба
}
terminal-coins = { $coins }¢

## Beer & Bread: стол

terminal-year = { $kind ->
    [dry] Год { $year }/6, засушливый
   *[fruitful] Год { $year }/6, плодородный
}
terminal-turn = ход { $turn }
terminal-windmill-at = мельница: { $holder }
terminal-deck = колода { $count }:
terminal-field = { $amount } { $name }
terminal-fields = Река { $river } Поля { $crops } Запас { $supply }
terminal-windmill = мельница
terminal-storage = { $water ->
    [0] Склад { $tokens } ({ $stored } из { $general })
   *[other] Склад { $tokens } ({ $stored } из { $general } + { $water }≈)
}
terminal-column = Колонка { $tokens }
terminal-sold = Продано пиво { $beer }¢ хлеб { $bread }¢
terminal-brewery = Пивоварня { $cards }
terminal-bakery = Пекарня { $cards }
terminal-other-hand = Рука { $cards }
terminal-upgrades = Улучшения { $upgrades }
terminal-slot = { $slot }: { $upgrades }
terminal-times = { $name } ×{ $count }
terminal-space-empty = пусто
terminal-short-harvest = h { $tokens }
terminal-short-recipe = p { $tokens }
terminal-short-upgrade = u { $effect }

## Beer & Bread: карты

terminal-gain = → { $gains }
terminal-gain-nothing = → ничего
terminal-gain-over = { $count ->
    [one] { $count } лишний
    [few] { $count } лишних
    [many] { $count } лишних
   *[other] { $count } лишних
}
terminal-needs = нет { $missing }
terminal-reason-brewery-full = мест нет
terminal-reason-bakery-full = мест нет
terminal-reason-inverted = не для вас
terminal-inverted-own = для вас
terminal-inverted-other = чужая
terminal-pay = Заплатить { $tokens }
terminal-card-title = { $coins ->
    [one] { $card }, цена { $coins } монета
    [few] { $card }, цена { $coins } монеты
    [many] { $card }, цена { $coins } монет
   *[other] { $card }, цена { $coins } монеты
}
terminal-card-harvest = Сбор урожая: { $tokens }
terminal-card-recipe = Рецепт: { $tokens }
terminal-card-upgrade = Улучшение в слоте { $slot } ({ $code }): { $effect }

## Beer & Bread: улучшения в нескольких знаках

terminal-upgrade-1A = смена карты
terminal-upgrade-1B = без колонки
terminal-upgrade-1C = +1 карта
terminal-upgrade-1D = своя карта
terminal-upgrade-2A = посев 1{ $token }
terminal-upgrade-2B = запас { $token }
terminal-upgrade-2C = сбор +1{ $token }
terminal-upgrade-2D = чужая ≈: 1≈
terminal-upgrade-3A = склад +{ $units }≈
terminal-upgrade-3B = склад +{ $units }
terminal-upgrade-4A = пивов. +1
terminal-upgrade-4B = пекарня +1
terminal-upgrade-4C = { $rules }
terminal-upgrade-4D = { $rules }
terminal-upgrade-4E = { $rules }
terminal-upgrade-5A = пиво 1{ $token }
terminal-upgrade-5B = хлеб 1{ $token }
terminal-upgrade-5C = лишь пиво 2{ $token }
terminal-upgrade-5D = лишь хлеб 2{ $token }
terminal-upgrade-5E = оба 2{ $token }
terminal-upgrade-6A = за 4-5: 1¢
terminal-upgrade-6B = за 6-7: 1¢
terminal-upgrade-6C = за 8-9: 1¢
terminal-upgrade-6D = 2 пива: 1¢
terminal-upgrade-6E = 2 хлеба: 1¢
terminal-upgrade-6F = улучш.: 2¢
terminal-upgrade-6G = жетоны: 2¢
terminal-upgrade-6H = 3 хлеба: 2¢
terminal-upgrade-6I = 3 пива: 2¢

## Beer & Bread: счёт

terminal-pad-cards = Монеты на проданных картах
terminal-pad-6A = 6A: карты ценой 4 или 5
terminal-pad-6B = 6B: карты ценой 6 или 7
terminal-pad-6C = 6C: карты ценой 8 или 9
terminal-pad-6D = 6D: пары пива
terminal-pad-6E = 6E: пары хлеба
terminal-pad-bonus = Премии, где они полезнее
terminal-pad-total = Сумма
terminal-pad-final = Итог: меньшая из сумм
terminal-pad-earned = { $seat } получает: { $effect }
