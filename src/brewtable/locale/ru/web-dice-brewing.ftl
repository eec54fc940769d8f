# Dice Brewing в браузере

## Места

db-recipes = Рецепты
db-recipes-about = Кто сварит первым, забирает. Побеждает мастерство.
db-market = Рынок
db-market-about = добавки к рецептам
db-black-market = Чёрный рынок
db-black-market-about = жетоны действий, один за раунд
db-supply = Запас
db-pool = Пул
db-pool-about = бросается каждый раунд
db-warehouse = Склад
db-warehouse-about = хранит числа; отсюда варят
db-stores = Семена, ингредиенты и жетоны
db-yours = Ваше
db-deck = в колоде
db-deck-left = в колоде: { $count }
db-track = Мастерство
db-tab-brewery = Пивоварня
db-tab-rivals = Соперники
db-rivals-about = по порядку хода
db-building-malt = Солодовня
db-building-hops = Хмельник
db-building-school = Школа
db-building-seeds = Семенной отдел
db-house-short-malt = Солод
db-house-short-hops = Хмель
db-house-short-school = Школа
db-house-short-seeds = Семена
db-brewery-about = Каждое поле раз за раунд. Действует при уборке, с синим кубиком – сразу.

## Раунд

db-round = Раунд { $round }
db-summer = Лето
db-summer-about = каждому по семени
db-winter = Зима
db-winter-about = без семян
db-first = Первый игрок
db-phases = Фазы раунда
db-phase-rolling = Броски
db-phase-about-rolling = пул
db-phase-means-rolling = Все бросают кубики своего пула.
db-phase-arranging = Расстановка
db-phase-about-arranging = за работу
db-phase-means-arranging = За ход один-два предмета на поля; варят только из кубиков склада.
db-phase-purchases = Покупки
db-phase-about-purchases = добавки
db-phase-means-purchases = По ингредиенту и жетону. Последний случай убрать кубики на склад.
db-phase-brewing = Варка
db-phase-about-brewing = рецепты
db-phase-means-brewing = За ход один рецепт со склада, по желанию с одной добавкой.
db-phase-tidying = Уборка
db-phase-about-tidying = доход
db-phase-means-tidying = Поля действуют, кубики возвращаются, первый игрок меняется.
db-brewed-of = Сварено { $count } из { $end }

## Жетоны действий

db-token-withdraw = Забрать
db-token-shut = Закрыть здание
db-token-mark = Заблокировать или защитить
db-token-close = Заблокировать рецепт
db-token-raise = Поднять
db-token-reroll = Перебросить
db-token-hidden = { $gold ->
    [0] Скрытый жетон, выигран
    [one] Скрытый жетон, куплен за { $gold } золотой
    [few] Скрытый жетон, куплен за { $gold } золотых
    [many] Скрытый жетон, куплен за { $gold } золотых
   *[other] Скрытый жетон, куплен за { $gold } золотого
}
db-token-does-withdraw = кубик со склада возвращается в свой пул
db-token-does-shut = чужое здание ничего не принимает в этом раунде
db-token-does-mark = чужой кубик заблокирован в этом раунде, или чужие жетоны не достают до вашего
db-token-does-close = никто не варит этот рецепт в этом раунде
db-token-does-raise = один ваш кубик показывает на 1 больше
db-token-does-reroll = любой кубик бросают ещё раз
db-token-short-withdraw = кубик со склада в пул
db-token-short-shut = чужое здание на раунд
db-token-short-mark = чужой кубик или ваш
db-token-short-close = в этом раунде не варят
db-token-short-raise = ваш кубик +1 на раунд
db-token-short-reroll = любой кубик, и чужой

## Знаки на столе

db-or = или
db-from-round = с раунда { $round }
db-shut = закрыто в этом раунде
db-closed = заблокирован
db-standing-ready = Можно сварить
db-standing-store = { $count } на склад, и варите
db-missing-word = Нужно:
db-standing-lacks = { $count ->
    [1] Нужно: { $dice }
    [2] Нужно: { $dice }
   *[other] Не хватает: { $count }
}
db-wanted-yellow = жёлтый { $values }
db-wanted-black = чёрный { $values }
db-wanted-green = зелёный { $values }
db-mastery = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
db-mastery-parts = { $count ->
    [0] за варку
   *[other] { $count } и 1 за варку
}
db-any-token = любой жетон
db-rival-ready = Готов соперник:
db-no-rival-ready = Соперники не готовы
db-add-one = Можно добавить:
db-blue-of = Синий { $least }+
db-best = до
db-wanted-by = { $count ->
    [0] 0 рецептов
    [one] { $count } рецепт
    [few] { $count } рецепта
    [many] { $count } рецептов
   *[other] { $count } рецепта
}
db-short-malt-1 = Семя станет жёлтым
db-short-malt-2 = Жёлтый станет чёрным
db-short-malt-3 = Жёлтый, чёрный +1, на склад
db-short-hops-1 = Семя станет зелёным
db-short-hops-2 = Зелёный +1, на склад
db-short-school-1 = Синий { $least }+: переброс
db-short-school-2 = Синий { $least }+: обмен с запасом
db-short-school-3 = Синий, сумма { $least }: новый синий
db-short-seeds-1 = { $amount ->
    [one] Зелёный, чёрный: { $amount } семя
    [few] Зелёный, чёрный: { $amount } семени
    [many] Зелёный, чёрный: { $amount } семян
   *[other] Зелёный, чёрный: { $amount } семени
}
db-short-seeds-2 = Продать чёрный: золото +{ $amount }
db-short-seeds-3 = Продать синий: золото +{ $amount }
db-at-once = сразу
db-when-tidying = при уборке
db-full-for-you = { $count ->
    [one] Закрыто для вас: занял соперник
    [few] Закрыто для вас: заняли { $count } соперника
    [many] Закрыто для вас: заняли { $count } соперников
   *[other] Закрыто для вас: заняли { $count } соперника
}
db-stored = Склад
db-empty = пусто
db-mastery-word = мастерство
db-brewed-short = сварено
db-rivals-ready = могут сварить: { $names }
db-fits = подходит для: { $recipes }
db-no-recipe = рецептов больше нет
db-store-here = Убрать сюда
db-keep-pool = Оставить в пуле
db-keep-warehouse = Оставить на складе

## Имена для чтения вслух

db-your-brewery = Ваша пивоварня
db-brewery-of = Пивоварня: { $name }
db-your-dice = Ваши кубики и товары
db-in-your-pool = в вашем пуле
db-in-your-warehouse = на вашем складе
db-in-supply = брошен из запаса
db-at-market = на рынке ({ $seat })
db-pool-of = пул ({ $name })
db-warehouse-of = склад ({ $name })
db-goods-of = Ингредиенты и жетоны: { $name }
db-house-of = { $house } ({ $name })
db-mark-blocked = заблокирован в этом раунде
db-mark-protected = защищён в этом раунде
db-mark-raised = поднят жетоном
db-trade = { $takes }: { $effect }
db-fast = { $value ->
    [1] любой синий кубик ускоряет
   *[other] синий кубик от { $value } ускоряет
}
db-holds = здесь лежит: { $dice }
db-free = свободно
db-used = использовано
db-used-by = использовано: { $names }
db-blocked-rival = в этом раунде для этого игрока заблокировано
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
db-recipe-name = { $name }, { $level }
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
db-can-mark = заблокировать
db-can-protect = защитить
db-can-raise = поднять
db-can-reroll = перебросить жетоном
db-can-shut = закрыть
db-can-close = заблокировать
db-can-buy = купить или отдать за скидку
db-can-brew = сварить
db-can-use = использовать
db-can-add = добавить
db-can-win = взять

## Кнопки

db-verb-place = Поставить
db-verb-store = Убрать на склад
db-verb-choose = Перебросить
db-verb-name = Бросить
db-verb-take = Взять
db-verb-give = Отдать
db-verb-keep = Оставить
db-verb-withdraw = Забрать
db-verb-mark = Заблокировать
db-verb-protect = Защитить
db-verb-raise = Поднять
db-verb-reroll = Перебросить
db-verb-shut = Закрыть
db-verb-close = Заблокировать
db-verb-buy = Купить
db-verb-brew = Сварить
db-verb-use = Использовать
db-verb-add = Добавить
db-verb-win = Взять
db-verb-quiet = Не играть жетоны

## Итоговый счёт

db-score-track = Очки мастерства
db-score-gold = Золото, 1 за каждые 2
db-score-yellow = Жёлтые кубики
db-score-green = Зелёные кубики
db-score-black = Чёрные кубики, по 2
db-score-total = Очки
db-score-recipes = Сварено рецептов

## Start page

web-title-dice-brewing = Dice Brewing
web-line-dice-brewing = Бросайте кубики солода, хмеля и мастерства. Дайте работу каждому и сварите пиво раньше других.
