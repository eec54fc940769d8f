## Beer Pioneers: что стоит на картах, планшетах и плитках

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-then = { $first }; затем { $rest }
pioneers-for-coins = { $count ->
    [one] за { $count } монету: { $effect }
    [few] за { $count } монеты: { $effect }
    [many] за { $count } монет: { $effect }
   *[other] за { $count } монеты: { $effect }
}
pioneers-flash = сразу: { $effect }
pioneers-master = Мастер-пивовар: { $effect }

pioneers-effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
pioneers-effect-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
pioneers-effect-takings = { $count ->
    [one] взять { $count } монету
    [few] взять { $count } монеты
    [many] взять { $count } монет
   *[other] взять { $count } монеты
}
pioneers-effect-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pioneers-effect-barrels = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
    [many] { $count } бочек
   *[other] { $count } бочки
}
pioneers-effect-barrels-x = X бочек
pioneers-effect-move = { $count ->
    [one] перенести { $count } бочку
    [few] перенести { $count } бочки
    [many] перенести { $count } бочек
   *[other] перенести { $count } бочки
}
pioneers-effect-move-x = перенести X бочек
pioneers-effect-rotations = { $count ->
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
pioneers-effect-rotations-x = X поворотов
pioneers-effect-brew = { $count ->
    [one] сварить { $count } сорт пива
    [few] сварить до { $count } сортов пива
    [many] сварить до { $count } сортов пива
   *[other] сварить до { $count } сорта пива
}
pioneers-effect-brew-x = сварить столько сортов пива, сколько позволяет ваш уровень
pioneers-effect-unblock = { $count ->
    [one] убрать { $count } блокирующий жетон
    [few] убрать { $count } блокирующих жетона
    [many] убрать { $count } блокирующих жетонов
   *[other] убрать { $count } блокирующего жетона
}
pioneers-effect-progress = прогресс +{ $count }
pioneers-effect-level = уровень пивоварения +{ $count }
pioneers-effect-income = доход +{ $count }
pioneers-effect-beer = { $count ->
    [one] { $count } любая порция пива в погреб
    [few] { $count } любые порции пива в погреб
    [many] { $count } любых порций пива в погреб
   *[other] { $count } любой порции пива в погреб
}
pioneers-effect-beige = сыграть бежево-коричневую карту
pioneers-effect-white = сыграть белую карту
pioneers-effect-order = выполнить заказ
pioneers-effect-upgrade = { $count ->
    [0] повысить рабочего (бесплатно)
    [one] повысить рабочего ({ $count } монета)
    [few] повысить рабочего ({ $count } монеты)
    [many] повысить рабочего ({ $count } монет)
   *[other] повысить рабочего ({ $count } монеты)
}
pioneers-effect-extension = { $count ->
    [0] построить пристройку (бесплатно)
    [one] построить пристройку ({ $count } монета)
    [few] построить пристройку ({ $count } монеты)
    [many] построить пристройку ({ $count } монет)
   *[other] построить пристройку ({ $count } монеты)
}
pioneers-effect-overlay = снять накладку
pioneers-effect-exchange = один обмен
pioneers-effect-recall = вернуть бонусного рабочего
pioneers-effect-pay = { $count ->
    [one] заплатить { $count } монету
    [few] заплатить { $count } монеты
    [many] заплатить { $count } монет
   *[other] заплатить { $count } монеты
}
pioneers-effect-truck = серый грузовик
pioneers-effect-worker = серый рабочий
pioneers-effect-laboratory = бонусный рабочий идёт на планшет конца раунда
pioneers-effect-depot = улучшенное депо
pioneers-effect-hall = ещё 2 бонусных рабочих

## Свой ряд карт

pioneers-icon-bulbs = { $count ->
    [one] { $count } лампочка
    [few] { $count } лампочки
    [many] { $count } лампочек
   *[other] { $count } лампочки
}
pioneers-icon-take = { $count ->
    [one] взять { $count } бочку
    [few] взять { $count } бочки
    [many] взять { $count } бочек
   *[other] взять { $count } бочки
}
pioneers-icon-move = { $count ->
    [one] перенести { $count } бочку
    [few] перенести { $count } бочки
    [many] перенести { $count } бочек
   *[other] перенести { $count } бочки
}
pioneers-icon-rotations = { $count ->
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
pioneers-icons-bulbs = лампочки
pioneers-icons-take = бочки, чтобы взять
pioneers-icons-move = бочки, чтобы перенести
pioneers-icons-rotations = повороты

## Заказы

pioneers-beer-pils = Пильс
pioneers-beer-export = Экспорт
pioneers-beer-lager = Лагер
pioneers-beer-stark = Штарк
pioneers-beer-weizen = Вайцен
pioneers-beer-alt = Альт
pioneers-beer-beer = любое пиво
pioneers-need-pils = { $count } Пильс
pioneers-need-export = { $count } Экспорт
pioneers-need-lager = { $count } Лагер
pioneers-need-stark = { $count } Штарк
pioneers-need-weizen = { $count } Вайцен
pioneers-need-alt = { $count } Альт
pioneers-need-beer = { $count ->
    [one] { $count } любая порция пива
    [few] { $count } любые порции пива
    [many] { $count } любых порций пива
   *[other] { $count } любой порции пива
}
pioneers-need-barrels = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
    [many] { $count } бочек
   *[other] { $count } бочки
}
pioneers-order = { $needs }: { $reward }
pioneers-order-fleet = { $order } (с автопарком ещё { $extra })

## Мастера-пивовары

pioneers-always-bulbs = { $count ->
    [one] ещё { $count } лампочка
    [few] ещё { $count } лампочки
    [many] ещё { $count } лампочек
   *[other] ещё { $count } лампочки
}
pioneers-always-take = { $count ->
    [one] взять ещё { $count } бочку
    [few] взять ещё { $count } бочки
    [many] взять ещё { $count } бочек
   *[other] взять ещё { $count } бочки
}
pioneers-always-move = { $count ->
    [one] перенести ещё { $count } бочку
    [few] перенести ещё { $count } бочки
    [many] перенести ещё { $count } бочек
   *[other] перенести ещё { $count } бочки
}
pioneers-always-rotations = { $count ->
    [one] ещё { $count } поворот
    [few] ещё { $count } поворота
    [many] ещё { $count } поворотов
   *[other] ещё { $count } поворота
}
pioneers-always-experience = опыт ваших рабочих считается на { $count } больше
pioneers-always-beers = { $count ->
    [one] ещё { $count } сорт пива в действии рабочего 1
    [few] ещё { $count } сорта пива в действии рабочего 1
    [many] ещё { $count } сортов пива в действии рабочего 1
   *[other] ещё { $count } сорта пива в действии рабочего 1
}
pioneers-always-faster = новые диски начинают на { $count } ниже, но не ниже числа своего чана
pioneers-always-hand = предел руки +{ $count }
pioneers-always-reach = { $count ->
    [one] доступна ещё { $count } открытая карта
    [few] доступны ещё { $count } открытые карты
    [many] доступно ещё { $count } открытых карт
   *[other] доступно ещё { $count } открытой карты
}
pioneers-always-extension = { $count ->
    [one] пристройки дешевле на { $count } монету
    [few] пристройки дешевле на { $count } монеты
    [many] пристройки дешевле на { $count } монет
   *[other] пристройки дешевле на { $count } монеты
}
pioneers-always-upgrade = { $count ->
    [one] повышения дешевле на { $count } монету
    [few] повышения дешевле на { $count } монеты
    [many] повышения дешевле на { $count } монет
   *[other] повышения дешевле на { $count } монеты
}
pioneers-always-takings = { $count ->
    [one] ещё { $count } монета на полях 8 и 9
    [few] ещё { $count } монеты на полях 8 и 9
    [many] ещё { $count } монет на полях 8 и 9
   *[other] ещё { $count } монеты на полях 8 и 9
}
pioneers-always-fewer-barrels = { $count ->
    [one] заказам нужно на { $count } бочку меньше
    [few] заказам нужно на { $count } бочки меньше
    [many] заказам нужно на { $count } бочек меньше
   *[other] заказам нужно на { $count } бочки меньше
}
pioneers-always-second = не нужно платить монету за вторую половину действий 3 и 4 или за второй обмен
pioneers-always-improved = улучшенные бонусные действия без лампочек
pioneers-when-order = { $gain } после каждого заказа
pioneers-when-beer = { $gain } за каждое пиво, сошедшее с диска
pioneers-when-brew = { $gain } за каждый положенный диск
pioneers-when-beige = { $gain } за каждую сыгранную бежево-коричневую карту
pioneers-when-extension = { $gain } за каждую пристройку
pioneers-when-upgrade = { $gain } за каждое повышение
pioneers-when-bonus = { $gain } при каждом бонусном действии
pioneers-when-exchange = { $gain } после каждого обмена
pioneers-when-round = { $gain } в конце каждого раунда

## Таблицы колоды

pioneers-deck-cards = Карты действий
pioneers-deck-card = Карта
pioneers-deck-start = Начальная
pioneers-deck-beige = Ряд карт
pioneers-deck-order = Заказ
pioneers-deck-white = Белая
pioneers-deck-starting = Стартовые карты
pioneers-deck-coins = Монеты
pioneers-deck-depot = В депо
pioneers-deck-cellar = В погребе
pioneers-deck-by-size = Заказы по числу отгружаемого
pioneers-deck-things = Штук
pioneers-deck-orders = Заказы
pioneers-deck-points = Очки
pioneers-deck-points-each = Очков за штуку
pioneers-deck-with-fleet = С добавкой за автопарк
pioneers-deck-deliveries = Чего хотят заказы
pioneers-deck-wanted = Нужно
pioneers-deck-tiles = Штук всего
pioneers-deck-barrels = бочки
pioneers-deck-icons = Символы бежево-коричневых частей
pioneers-deck-icon = Символ
pioneers-deck-cards-with = На картах
pioneers-deck-total = Всего
pioneers-deck-mean = На карту
pioneers-deck-flashes = молнии
pioneers-deck-effects = Эффекты белых частей
pioneers-deck-effect = Эффект
pioneers-deck-names = Названия
pioneers-deck-masters = мастера-пивовары
