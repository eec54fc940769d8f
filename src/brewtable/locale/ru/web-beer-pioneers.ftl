# Beer Pioneers в браузере

## Места

bp-tab-brewery = Пивоварня
bp-tab-town = Город
bp-tab-cards = Карты
bp-tab-rivals = Соперники
bp-display = Ряд карт
bp-level-track = Уровень пивоварения
bp-yard = Грузовики и обмен
bp-turn-order = Порядок хода
bp-bonuses = Бонусы
bp-bonuses-basic = Простые бонусные действия
bp-bonuses-improved = Улучшенные бонусные действия: { $bulbs }
bp-objectives = Цели
bp-extensions = Пристройки
bp-breweries = Чья пивоварня показана
bp-house-brew = Варка
bp-house-rotate = Поворот дисков
bp-house-progress = Прогресс
bp-house-barrels = Бочки
bp-house-white = Белая карта
bp-house-upgrade = Повышение
bp-house-extension = Стройка
bp-house-coins = Монеты
bp-coops = Чаны
bp-cover = Накладка
bp-cellar = Погреб
bp-depot = Склад бочек
bp-admin = Администрация
bp-engine = Личный ряд карт
bp-sums = Что он даёт вместе
bp-showing = Его карты
bp-pieces = Фигуры, которые ещё не действовали
bp-piece-turn-space = Рабочий порядка
bp-piece-admin = Рабочий админ.
bp-starting = Стартовая карта { $number }
bp-no-master = Нет мастера-пивовара
bp-empty-hand = На руке нет карт

## Раунд

bp-round = Раунд { $round }
bp-race = Гонка до { $goal } очков
bp-round-end = В конце раунда
bp-end-brewing = Каждый диск поворачивается раз
bp-end-brewing-who = Лаборатория, второй поворот: { $names }
bp-end-pieces = Фигуры возвращаются
bp-end-upgrade = Рабочие повышаются
bp-end-upgrade-who = Повысит рабочего: { $names }
bp-end-cards = Карты на руке до предела
bp-end-cards-who = Сверх предела карт на руке: { $names }
bp-end-income = Доход
bp-end-income-who = С доходом: { $names }

## Названия для чтения вслух и подсказок

bp-your-brewery = Ваша пивоварня
bp-brewery-of = Пивоварня: { $seat }
bp-your-hand = Ваши фигуры и карты
bp-hand-of-seat = Фигуры и карты: { $seat }
bp-free = свободно
bp-value = значение опыта { $value }
bp-worker-of = здесь рабочий { $experience } ({ $seat })
bp-stands = здесь стоит { $seat }
bp-in-display = карта { $place } в ряду
bp-in-hand = карта { $place } из { $count } на руке
bp-unknown-card = Карта, которой вы не знаете
bp-unknown-cards = { $count ->
    [one] { $count } неизвестная карта
    [few] { $count } неизвестные карты
    [many] { $count } неизвестных карт
   *[other] { $count } неизвестной карты
}
bp-pile-name = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
    [many] Колода, { $count } карт
   *[other] Колода, { $count } карты
}
bp-discards-name = { $count ->
    [one] Сброс, { $count } карта
    [few] Сброс, { $count } карты
    [many] Сброс, { $count } карт
   *[other] Сброс, { $count } карты
}
bp-level-space = Уровень { $space }: { $reach ->
    [one] достаёт { $reach } карту
    [few] достаёт { $reach } карты
    [many] достаёт { $reach } карт
   *[other] достаёт { $reach } карты
}, { $beers ->
    [one] сортов пива: { $beers }
    [few] сортов пива: { $beers }
    [many] сортов пива: { $beers }
   *[other] сортов пива: { $beers }
}
bp-level = Уровень пивоварения { $level }, { $reach ->
    [one] { $reach } карта в пределах досягаемости
    [few] { $reach } карты в пределах досягаемости
    [many] { $reach } карт в пределах досягаемости
   *[other] { $reach } карты в пределах досягаемости
}
bp-for-trucks = { $what }, для грузовиков
bp-first-truck = первый грузовик ещё: { $effect }
bp-trucks-there = грузовики здесь: { $names }
bp-exchange-workers = { $count ->
    [0] Обмен, для рабочих
   *[other] Обмен, для рабочих; здесь: { $names }
}
bp-gain = Обменять на: { $gain }
bp-turn-space = Место { $place } в порядке хода: { $effect }
bp-bonus-action = Бонусное действие: { $effect }
bp-reached = у вас { $reached } из { $wanted }
bp-claimed = { $points ->
    [one] { $seat }: за это { $points } очко
    [few] { $seat }: за это { $points } очка
    [many] { $seat }: за это { $points } очков
   *[other] { $seat }: за это { $points } очка
}
bp-built-by = построили: { $names }
bp-first-builder = 1 очко тому, кто построит первым
bp-dial = { $count ->
    [one] остался { $count } поворот
    [few] осталось { $count } поворота
    [many] осталось { $count } поворотов
   *[other] осталось { $count } поворота
}
bp-covered = под накладкой
bp-blocked = заблокировано жетоном
bp-coop-free = { $count ->
    [one] свободен, диску нужен { $count } поворот
    [few] свободен, диску нужно { $count } поворота
    [many] свободен, диску нужно { $count } поворотов
   *[other] свободен, диску нужно { $count } поворота
}
bp-coop-number = { $beer }, число чана { $count }
bp-token-on = Блокирующий жетон: { $token }
bp-in-cellar = { $thing } в погребе
bp-free-fields = { $count ->
    [one] свободно { $count } поле
    [few] свободно { $count } поля
    [many] свободно { $count } полей
   *[other] свободно { $count } поля
}
bp-tile = Плитка погреба, её снимает рабочий с опытом { $experience }, уходя на пенсию: { $effect }
bp-retire-here = Сюда может уйти на пенсию рабочий с опытом { $experience }
bp-retired = Здесь на пенсии рабочий с опытом { $experience }
bp-depot-name = { $count ->
    [one] Склад бочек, { $count } бочка из { $size }
    [few] Склад бочек, { $count } бочки из { $size }
    [many] Склад бочек, { $count } бочек из { $size }
   *[other] Склад бочек, { $count } бочки из { $size }
}
bp-virtual = ещё одну всегда можно перенести
bp-admin-space = Администрация: { $effect }
bp-progress-space = Прогресс { $space }: диски начинают с числа чана +{ $number }
bp-progress-now = Прогресс на поле { $space }: диски начинают с числа чана +{ $number }
bp-income-now = { $count ->
    [one] Доход { $count } монета за раунд
    [few] Доход { $count } монеты за раунд
    [many] Доход { $count } монет за раунд
   *[other] Доход { $count } монеты за раунд
}
bp-site = Место для пристройки { $number }
bp-site-bonus = Пристройка { $number } даёт ещё: { $effect }
bp-points = { $count ->
    [one] { $count } очко из { $goal }
    [few] { $count } очка из { $goal }
    [many] { $count } очков из { $goal }
   *[other] { $count } очка из { $goal }
}
bp-hand-of = { $count ->
    [one] { $count } карта на руке, предел { $limit }
    [few] { $count } карты на руке, предел { $limit }
    [many] { $count } карт на руке, предел { $limit }
   *[other] { $count } карты на руке, предел { $limit }
}
bp-track-place = { $count ->
    [one] { $seat }: { $count } очко
    [few] { $seat }: { $count } очка
    [many] { $seat }: { $count } очков
   *[other] { $seat }: { $count } очка
}
bp-worker = { $count ->
    [1] Рабочий с опытом { $experience }
    [one] { $count } рабочий с опытом { $experience }
    [few] { $count } рабочих с опытом { $experience }
    [many] { $count } рабочих с опытом { $experience }
   *[other] { $count } рабочего с опытом { $experience }
}
bp-truck = Грузовик
bp-turn-worker = Рабочий порядка хода
bp-admin-worker = Рабочий в администрации
bp-helpers = { $count ->
    [one] { $count } бонусный рабочий
    [few] { $count } бонусных рабочих
    [many] { $count } бонусных рабочих
   *[other] { $count } бонусного рабочего
}
bp-shows-places = нажмите, чтобы увидеть, куда можно
bp-section-beige = бежево-коричневая
bp-section-order = заказ
bp-section-white = белая

## Слова на местах

bp-part-beige = Навсегда
bp-part-order = Заказ
bp-part-white = Один раз
bp-part-master = Мастер-пивовар
bp-part-none = На этой карте ничего.
bp-sum-bulbs = лампы
bp-sum-take = взять
bp-sum-move = везти
bp-sum-rotations = поворот
bp-lacks = Не хватает: { $things }
bp-deliverable = можно доставить
bp-claim = { $count ->
    [one] Взять { $count } очко
    [few] Взять { $count } очка
    [many] Взять { $count } очков
   *[other] Взять { $count } очка
}
bp-hand-title = Ваша рука
bp-hand-title-of = Рука: { $seat }
bp-pile = в колоде
bp-reach-note = { $reach ->
    [one] Можно взять первую карту или из колоды
    [few] Можно взять из первых { $reach } или из колоды
    [many] Можно взять из первых { $reach } или из колоды
   *[other] Можно взять из первых { $reach } или из колоды
}
bp-level-short = Уровень { $level }
bp-both = { $count ->
    [0] оба: бесплатно
    [one] оба: { $count } монета
    [few] оба: { $count } монеты
    [many] оба: { $count } монет
   *[other] оба: { $count } монеты
}
bp-bonus-from = рабочий с опытом от { $experience } даёт бонусное действие
bp-closed = не в этой игре
bp-you = вы
bp-plus-bonus = + бонус
bp-bonus-with = бонус от { $experience }
bp-no-worker = все заняты
bp-next-order = Следующий порядок
bp-you-stand = вы стоите на { $place }
bp-left-is-first = левее значит раньше
bp-short-truck = Грузовик
bp-short-worker = Рабочий
bp-short-beige = Навсегда
bp-yard-order = Доставка
bp-yard-load = Погрузка
bp-yard-coins = Перевозка
bp-yard-exchange = Обмен
bp-first = 1-му: { $effect }
bp-exchange-gives = пиво, бочка, монета на очко, 2 карты или монету
bp-objective-points = { $first ->
    [one] первому { $first } очко, второму { $second }
    [few] первому { $first } очка, второму { $second }
    [many] первому { $first } очков, второму { $second }
   *[other] первому { $first } очка, второму { $second }
}
bp-extensions-note = { $coins ->
    [one] { $coins } монета; у вас { $built } из { $all }
    [few] { $coins } монеты; у вас { $built } из { $all }
    [many] { $coins } монет; у вас { $built } из { $all }
   *[other] { $coins } монеты; у вас { $built } из { $all }
}
bp-yours = ваша
bp-choose-bonus = Бонусные действия
bp-bonus-cost = Каждое бонусное действие занимает одного; он вернётся в конце раунда.
bp-close = Закрыть
bp-everybody = Для всех
bp-with-bulbs = { $bulbs } и больше; у вас { $have }
bp-places = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
bp-piece-worker = Рабочий { $experience }
bp-piece-truck-space = Грузовик
bp-on = на: { $where }
bp-place = место { $place }
bp-rivals = Соперники
bp-has = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, построек: { $built }
bp-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
bp-brewing = Варит
bp-nothing = ничего
bp-empty = пуст
bp-fields-free = своб.: { $count }
bp-engine-short = Ряд
bp-has-short = Есть
bp-shut = закрыт
bp-unit-helpers = { $count ->
    [one] бонусный рабочий
    [few] бонусных рабочих
    [many] бонусных рабочих
   *[other] бонусных рабочих
}
bp-unit-income = доход
bp-open = Открыть
bp-turns-left = сколько поворотов осталось; в конце раунда каждый диск на 1
bp-cellar-note = { $more ->
    [0] { $held } из { $all }
   *[other] { $held } из { $all }, ещё { $more }
}
bp-admin-short = Контора
bp-progress = Прогресс
bp-none = нет

## Что можно сделать

bp-can-place = поставить рабочего
bp-can-truck = послать грузовик
bp-can-turn-order = поставить рабочего порядка хода
bp-can-admin = поставить рабочего администрации
bp-can-fulfil = выполнить
bp-can-bonus = сделать бонусным рабочим
bp-can-take = взять
bp-can-beige = сыграть бежево-коричневую часть
bp-can-order = доставить
bp-can-white = сыграть белую часть
bp-can-discard = сбросить
bp-can-rotate = повернуть
bp-can-brew = сварить здесь
bp-can-unblock = убрать
bp-can-uncover = снять
bp-can-build = построить
bp-can-pick = взять
bp-can-deliver = доставить
bp-can-clear = вернуть
bp-can-move = перенести отсюда
bp-can-exchange = обменять
bp-can-retire = отправить на пенсию

## Кнопки

bp-verb-place = Поставить
bp-verb-truck = Ехать
bp-verb-turn-order = Встать
bp-verb-admin = Распорядиться
bp-verb-fulfil = Выполнить
bp-verb-bonus = Использовать
bp-verb-take = Взять
bp-verb-beige = Сыграть
bp-verb-order = Доставить
bp-verb-white = Сыграть
bp-verb-discard = Сбросить
bp-verb-rotate = Повернуть
bp-verb-brew = Сварить
bp-verb-unblock = Убрать
bp-verb-uncover = Снять
bp-verb-build = Построить
bp-verb-pick = Взять
bp-verb-deliver = Доставить
bp-verb-clear = Вернуть
bp-verb-move = Перенести
bp-verb-retire = Отправить на пенсию

## Итог

bp-score-track = Очки на шкале
bp-score-beers = Пиво за лампочки
bp-score-coins = Монеты за лампочки
bp-score-total = Очки
bp-score-beers_left = Оставшееся пиво, первым при ничьей
bp-score-barrels = Бочки, затем

## Start page

web-title-beer-pioneers = Beer Pioneers
web-line-beer-pioneers = Откройте пивоварню, расширяйте её, крутите диски, выполняйте заказы. Кто первым наберёт 20 очков?
