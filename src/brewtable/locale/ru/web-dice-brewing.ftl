# Dice Brewing в браузере

## Места

db-recipes = Рецепты
db-market = Рынок
db-black-market = Чёрный рынок
db-supply = Запас
db-pool = Пул
db-warehouse = Склад
db-stores = Семена, ингредиенты и жетоны
db-deck = в колоде
db-track = Мастерство
db-tab-brewery = Пивоварня
db-tab-rivals = Соперники
db-building-malt = Солодовня
db-building-hops = Хмельник
db-building-school = Школа
db-building-seeds = Семенной отдел

## Раунд

db-round = Раунд { $round }
db-summer = Лето
db-winter = Зима
db-first = Первый игрок
db-phases = Фазы раунда
db-phase-rolling = Броски
db-phase-arranging = Расстановка
db-phase-purchases = Покупки
db-phase-brewing = Варка
db-phase-tidying = Уборка
db-brewed-of = Сварено { $count } из { $end }

## Жетоны действий

db-token-withdraw = Забрать
db-token-shut = Закрыть здание
db-token-mark = Запереть или защитить
db-token-close = Запереть рецепт
db-token-raise = Поднять
db-token-reroll = Перебросить
db-token-hidden = { $gold ->
    [0] Скрытый жетон, выигран
   *[other] Скрытый жетон, куплен за { $gold } зол.
}
db-token-does-withdraw = кубик со склада возвращается в свой пул
db-token-does-shut = чужое здание ничего не принимает в этом раунде
db-token-does-mark = чужой кубик заперт в этом раунде, или чужие жетоны не достают до вашего
db-token-does-close = никто не варит этот рецепт в этом раунде
db-token-does-raise = один ваш кубик показывает на 1 больше
db-token-does-reroll = любой кубик бросают ещё раз

## Знаки на столе

db-or = или
db-any = любой
db-from-round = с раунда { $round }
db-shut = закрыто в этом раунде
db-closed = заперт
db-can-brew-now = можно сварить
db-missing = { $count ->
    [one] не хватает { $count } кубика
    [few] не хватает { $count } кубиков
    [many] не хватает { $count } кубиков
   *[other] не хватает { $count } кубика
}
db-store-dice = кубики на склад
db-no-recipe = рецептов больше нет
db-store-here = Убрать сюда
db-keep-pool = В пул
db-keep-warehouse = На склад

## Имена для чтения вслух

db-your-brewery = Ваша пивоварня
db-brewery-of = Пивоварня: { $name }
db-your-dice = Ваши кубики и товары
db-in-your-pool = в вашем пуле
db-in-your-warehouse = на вашем складе
db-in-supply = брошен из запаса
db-at-market = на рынке ({ $seat })
db-pool-of = пул ({ $name })
db-warehouse-of = склад ({ $name })
db-goods-of = Ингредиенты и жетоны: { $name }
db-purse-of = Имущество: { $name }
db-house-of = { $house } ({ $name })
db-mark-blocked = заперт в этом раунде
db-mark-protected = защищён в этом раунде
db-mark-kept-out = не вернётся на склад в этом раунде
db-mark-raised = поднят жетоном
db-fast = { $value ->
    [1] любой синий кубик ускоряет
   *[other] синий кубик от { $value } ускоряет
}
db-holds = здесь лежит: { $dice }
db-free = свободно
db-used = занято
db-used-by = занято: { $names }
db-blocked = в этом раунде для вас закрыто
db-blocked-rival = в этом раунде для этого игрока закрыто
db-left = осталось { $count }
db-some-left = ещё есть
db-none-left = ничего не осталось
db-supply-dice = { $die }: в запасе { $count }
db-supply-seeds = { $count ->
    [one] { $count } семя в запасе
    [few] { $count } семени в запасе
    [many] { $count } семян в запасе
   *[other] { $count } семени в запасе
}
db-seeds = { $count ->
    [one] { $count } семя
    [few] { $count } семени
    [many] { $count } семян
   *[other] { $count } семени
}
db-points = { $count ->
    [one] { $count } очко мастерства
    [few] { $count } очка мастерства
    [many] { $count } очков мастерства
   *[other] { $count } очка мастерства
}
db-brewed-own = { $count ->
    [one] { $count } сваренный рецепт
    [few] { $count } сваренных рецепта
    [many] { $count } сваренных рецептов
   *[other] { $count } сваренного рецепта
}
db-points-word = очки мастерства
db-gold-word = золото
db-seeds-word = семена
db-brewed-word = сваренные рецепты
db-deck-name = { $count ->
    [one] Колода: { $count } рецепт
    [few] Колода: { $count } рецепта
    [many] Колода: { $count } рецептов
   *[other] Колода: { $count } рецепта
}
db-track-place = { $count ->
    [one] { $seat }: { $count } очко мастерства
    [few] { $seat }: { $count } очка мастерства
    [many] { $seat }: { $count } очков мастерства
   *[other] { $seat }: { $count } очка мастерства
}
db-recipe-needs = нужно не меньше: { $dice }
db-recipe-reward = награда: { $parts }
db-recipe-extras = одна добавка: { $or_extras }
db-recipe-place = рецепт { $place }
db-lacks = не хватает: { $dice }
db-store-first = кубики в вашем пуле: уберите их на склад
db-has-dice = кубики есть на вашем складе
db-can-place = поставить
db-can-store = убрать на склад
db-can-choose = перебросить
db-can-name = бросить
db-can-take = взять
db-can-give = отдать
db-can-keep = оставить
db-can-withdraw = забрать
db-can-mark = запереть
db-can-protect = защитить
db-can-raise = поднять
db-can-reroll = перебросить жетоном
db-can-shut = закрыть
db-can-close = запереть
db-can-buy = купить или отдать за скидку
db-can-brew = сварить
db-can-use = использовать
db-can-add = добавить
db-can-win = взять

## Кнопки

db-verb-place = Поставить
db-verb-store = На склад
db-verb-choose = Перебросить
db-verb-name = Бросить
db-verb-take = Взять
db-verb-give = Отдать
db-verb-keep = Оставить
db-verb-withdraw = Забрать
db-verb-mark = Запереть
db-verb-protect = Защитить
db-verb-raise = Поднять
db-verb-reroll = Перебросить
db-verb-shut = Закрыть
db-verb-close = Запереть
db-verb-buy = Купить
db-verb-brew = Сварить
db-verb-use = Использовать
db-verb-add = Добавить
db-verb-win = Взять
db-verb-quiet = В этом раунде больше нет

## Итоговый счёт

db-score-track = Очки мастерства
db-score-gold = Золото, 1 за каждые 2
db-score-yellow = Жёлтые кубики
db-score-green = Зелёные кубики
db-score-black = Чёрные кубики, по 2
db-score-total = Очки
db-score-recipes = Сварено рецептов
