# Beer & Bread в браузере

## Товары: по три вида, по цене

bb-beer-1 = столовое пиво
bb-beer-2 = янтарный эль
bb-beer-3 = бок
bb-bread-1 = булочки
bb-bread-2 = каравай
bb-bread-3 = калач

## Места

bb-village-1 = Липовый Холм
bb-village-2 = Ольховый Ручей
bb-field-wheat = Пшеница
bb-field-barley = Ячмень
bb-field-rye = Рожь
bb-field-hops = Хмель
bb-river = Река
bb-exchange = Обмен
bb-offer = Предложение
bb-storage = Склад
bb-brewery = Пивоварня
bb-bakery = Пекарня
bb-harvest = Сбор
bb-sold = Продано
bb-deck = колода
bb-discard = сброс
bb-supply = Общий запас
bb-hand = Карты на руке
bb-fields = Поля
bb-seeding = Посев доводит это поле до { $fruitful } в плодородный год и до { $dry } в засушливый
bb-village = Деревня
bb-free = пусто
bb-of = { $used } из { $size }
bb-of-size = из { $size }

## Шесть видов улучшений

bb-slot-cards = Карты
bb-slot-collect = Сбор
bb-slot-storage = Склад
bb-slot-production = Выпуск
bb-slot-cleaning = Очистка
bb-slot-scoring = Счёт
bb-upgrades = Улучшения
bb-more-upgrades = ещё { $count }

## Год

bb-year = Год { $year } из { $years }, { $kind ->
    [dry] засушливый
   *[fruitful] плодородный
}
bb-year-kind = { $kind ->
    [dry] Засушливый год
   *[fruitful] Плодородный год
}
bb-turn = , карта { $turn } из { $turns }
bb-over = Игра окончена
bb-swap = Обмен картами
bb-swap-now = когда оба сыграют карту
bb-no-swap = Последняя карта
bb-no-swap-now = в этот ход без обмена

## Имена для чтения вслух

bb-village-name = Деревня: { $name }
bb-your-village = Ваша деревня
bb-card-name = { $coins ->
    [one] { $name }, { $coins } монета
    [few] { $name }, { $coins } монеты
    [many] { $name }, { $coins } монет
   *[other] { $name }, { $coins } монеты
}
bb-card-harvest = Сбор урожая: { $gains }
bb-card-recipe = Рецепт: { $needs }
bb-card-upgrade = Улучшение: { $effect }
bb-card-in-hand = Карта { $place } из { $size } на руке
bb-card-taken = Только что из обмена, играть сейчас
bb-card-on-space = На месте для обмена { $number }
bb-card-turned = Перевёрнута: сыграть может только { $name }
bb-card-turned-own = Перевёрнута: сыграть можете только вы
bb-can-harvest = собрать урожай
bb-can-produce = { $good ->
    [beer] сварить
   *[bread] испечь
}
bb-can-upgrade = улучшить
bb-can-exchange = обменять
bb-can-discard = сбросить
bb-can-invert = оставить себе
bb-can-offer = предложить
bb-can-take = взять
bb-can-pay = потратить
bb-cannot-produce = { $good ->
    [beer] Сварить нельзя: { $reason }
   *[bread] Испечь нельзя: { $reason }
}
bb-field-name = { $count ->
    [one] Поле { $field }, { $count } жетон
    [few] Поле { $field }, { $count } жетона
    [many] Поле { $field }, { $count } жетонов
   *[other] Поле { $field }, { $count } жетона
}
bb-river-name = Река, воды: { $count }
bb-storage-name = Склад, занято { $used } из { $size }
bb-water-units = Только вода
bb-token-name = { $token }, на вашем складе { $count }
bb-token-offered = { $token }, в предложении { $count }
bb-workshop-name = { $workshop }, занято { $used } из { $size }
bb-hand-name = { $name }, на руке: { $cards }
bb-column-name = { $count ->
    [one] Колонка сбора, { $count } карта
    [few] Колонка сбора, { $count } карты
    [many] Колонка сбора, { $count } карт
   *[other] Колонка сбора, { $count } карты
}
bb-sold-name = Продано: пиво { $beers }, хлеб { $breads }
bb-show-sold = Посмотреть проданные карты
bb-show-discard = Посмотреть сброс
bb-show-upgrades = Посмотреть улучшения
bb-close = Закрыть
bb-empty = Здесь пока пусто
bb-deck-name = { $count ->
    [one] Колода, { $count } карта сверху: { $backs }
    [few] Колода, { $count } карты сверху: { $backs }
    [many] Колода, { $count } карт сверху: { $backs }
   *[other] Колода, { $count } карты сверху: { $backs }
}
bb-windmill = с мельницей
bb-coins-so-far = Монеты на проданных картах: пиво { $beer }, хлеб { $bread }
bb-back-beer = пиво
bb-back-bread = хлеб
bb-lower-scores = считается меньшее
bb-top-beer = сверху пиво
bb-top-bread = сверху хлеб

## Знаки на столе

bb-can-brew = можно сварить
bb-can-bake = можно испечь
bb-turned = только { $name }
bb-turned-own = только вы
bb-will-be-full = будет полно
bb-will-not-fit = { $count ->
    [one] { $count } не поместится
    [few] { $count } не поместятся
    [many] { $count } не поместятся
   *[other] { $count } не поместится
}

## Кнопки

bb-verb-harvest = Собрать
bb-verb-produce = { $good ->
    [beer] Сварить
    [bread] Испечь
   *[other] Сварить или испечь
}
bb-verb-play = Сыграть
bb-verb-upgrade = Улучшить
bb-verb-exchange = Сначала обменять
bb-verb-discard = Сбросить
bb-verb-invert = Оставить
bb-verb-offer = Предложить
bb-verb-take = Взять
bb-verb-pay = Заплатить

## Счёт

bb-score-cards = { $good ->
    [beer] Монеты на пиве
   *[bread] Монеты на хлебе
}
bb-score-6A = Карты ценой 4 или 5
bb-score-6B = Карты ценой 6 или 7
bb-score-6C = Карты ценой 8 или 9
bb-score-6D = Пары пива
bb-score-6E = Пары хлеба
bb-score-bonus = Премии по 2
bb-score-total = { $good ->
    [beer] Пиво
   *[bread] Хлеб
}
bb-score-final = Считается меньшее

## Start page

web-title-beer-and-bread = Пиво и хлеб
web-line-beer-and-bread = Две деревни делят четыре поля и реку. Считается только то, чего вы продали меньше.
