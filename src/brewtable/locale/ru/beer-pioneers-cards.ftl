## Beer Pioneers: что стоит на картах, планшетах и плитках

pioneers-list = { $parts }
pioneers-or = { $or_parts }
pioneers-or-else = { $first }; или { $rest }
pioneers-then = { $first }; затем { $rest }
pioneers-for-coins = { $count ->
    [one] за { $count } монету: { $effect }
    [few] за { $count } монеты: { $effect }
    [many] за { $count } монет: { $effect }
   *[other] за { $count } монеты: { $effect }
}
pioneers-flash = сразу: { $effect }
pioneers-master = Мастер-пивовар: { $effect }
pioneers-nothing = { $effect } (ничего: { $why })
pioneers-nothing-paid = { $effect } (оплачено зря: { $why })
pioneers-fitting = { $effect } (мест на складе: { $count })
pioneers-reaching = { $effect } (а там: { $gains })
pioneers-clauses = { $clauses_parts }
pioneers-first-builder = 1 очко за то, что вы строите её первыми
pioneers-built-bonus = { $place ->
    [2] за 2-ю пристройку { $effect }
    [3] за 3-ю пристройку { $effect }
   *[other] за { $place }-ю пристройку { $effect }
}
pioneers-for-good-laboratory = отныне в конце каждого раунда каждый диск можно повернуть второй раз
pioneers-for-good-fleet = отныне место для 5 бочек, одна бочка, которая не кончается, и добавки ваших заказов
pioneers-for-good-icons = отныне { $icons }
pioneers-fleet-gain = { $effect } благодаря автопарку
pioneers-master-gain = { $effect } благодаря мастеру-пивовару
pioneers-returns = { $card } возвращается вам на руку
pioneers-dial-at = { $count ->
    [one] ещё { $count } поворот
    [few] ещё { $count } поворота
    [many] ещё { $count } поворотов
   *[other] ещё { $count } поворота
}
pioneers-dial-done = готово, в погреб
pioneers-dial-done-full = готово, но погреб полон
pioneers-why-no-take-icon = ваш ряд карт не показывает бочек, которые можно взять
pioneers-why-no-move-icon = ваш ряд карт не показывает бочек, которые можно перенести
pioneers-why-no-rotation-icon = ваш ряд карт не показывает поворотов
pioneers-why-depot-full = ваш склад бочек полон
pioneers-why-depot-empty = ваш склад бочек пуст
pioneers-why-cellar-full = ваш погреб полон
pioneers-why-no-dial = ни один ваш диск не занят
pioneers-why-no-coop = ни один ваш чан не свободен
pioneers-why-no-token = у вас больше нет блокирующих жетонов
pioneers-why-no-cover = у вас больше нет накладок
pioneers-why-no-gift = вам нечего отдать
pioneers-why-no-helper-out = на планшете бонусов нет ваших бонусных рабочих
pioneers-why-marker = ваш маркер повышения уже там
pioneers-why-no-upgrade = никого из ваших рабочих уже нельзя повысить
pioneers-why-progress-end = ваш прогресс уже в конце шкалы
pioneers-why-level-end = ваш уровень пивоварения уже в конце шкалы
pioneers-why-income-end = ваш доход уже наибольший
pioneers-why-no-card = не осталось карт, которые можно взять
pioneers-why-no-beige = ни у одной карты на вашей руке нет бежево-коричневой части
pioneers-why-no-white = ни у одной карты на вашей руке нет белой части
pioneers-why-no-order = вашего погреба не хватает ни на один заказ на руке

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
    [one] взять { $count } карту
    [few] взять { $count } карты
    [many] взять { $count } карт
   *[other] взять { $count } карты
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
    [one] { $count } порция любого пива в погреб
    [few] { $count } порции любого пива в погреб
    [many] { $count } порций любого пива в погреб
   *[other] { $count } порции любого пива в погреб
}
pioneers-effect-beige = сыграть бежево-коричневую карту
pioneers-effect-white = сыграть белую карту
pioneers-effect-order = выполнить заказ
pioneers-effect-upgrade = { $count ->
    [0] повысить рабочего в конце раунда (бесплатно)
    [one] повысить рабочего в конце раунда ({ $count } монета)
    [few] повысить рабочего в конце раунда ({ $count } монеты)
    [many] повысить рабочего в конце раунда ({ $count } монет)
   *[other] повысить рабочего в конце раунда ({ $count } монеты)
}
pioneers-effect-extension = { $count ->
    [0] построить пристройку (бесплатно)
    [one] построить пристройку ({ $count } монета)
    [few] построить пристройку ({ $count } монеты)
    [many] построить пристройку ({ $count } монет)
   *[other] построить пристройку ({ $count } монеты)
}
pioneers-effect-overlay = снять накладку
pioneers-effect-exchange = обменять пиво, бочку или монету на очко, 2 карты или монету
pioneers-effect-recall = вернуть бонусного рабочего
pioneers-effect-truck = ещё 1 грузовик в этом раунде
pioneers-effect-worker = ещё 1 рабочий с опытом 2 в этом раунде
pioneers-effect-pay = { $count ->
    [one] заплатить { $count } монету
    [few] заплатить { $count } монеты
    [many] заплатить { $count } монет
   *[other] заплатить { $count } монеты
}
pioneers-effect-grey-truck = серый грузовик
pioneers-effect-grey-worker = серый рабочий
pioneers-effect-laboratory = бонусный рабочий идёт на планшет конца раунда
pioneers-effect-depot = улучшенный склад бочек
pioneers-effect-hall = ещё 2 бонусных рабочих
pioneers-hand-limit = предел карт на руке { $limit }

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
    [one] { $count } порция любого пива
    [few] { $count } порции любого пива
    [many] { $count } порций любого пива
   *[other] { $count } порции любого пива
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
pioneers-always-hand = предел карт на руке +{ $count }
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
pioneers-deck-depot = На складе бочек
pioneers-deck-cellar = В погребе
pioneers-deck-by-size = Заказы по числу доставляемого
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
