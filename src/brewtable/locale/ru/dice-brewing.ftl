# Dice Brewing

## Кубики, семена и их цена

dice-colour-yellow = жёлтые
dice-colour-black = чёрные
dice-colour-green = зелёные

dice-die-yellow = жёлтый { $value }
dice-die-black = чёрный { $value }
dice-die-green = зелёный { $value }
dice-die-blue = синий { $value }

dice-die-any-yellow = жёлтый кубик
dice-die-any-black = чёрный кубик
dice-die-any-green = зелёный кубик
dice-die-any-blue = синий кубик

# Кубики, которые ещё ничего не показывают, в винительном падеже: их получают или отдают
dice-unrolled-yellow = { $count ->
    [one] { $count } жёлтый кубик
    [few] { $count } жёлтых кубика
    [many] { $count } жёлтых кубиков
   *[other] { $count } жёлтых кубика
}
dice-unrolled-black = { $count ->
    [one] { $count } чёрный кубик
    [few] { $count } чёрных кубика
    [many] { $count } чёрных кубиков
   *[other] { $count } чёрных кубика
}
dice-unrolled-green = { $count ->
    [one] { $count } зелёный кубик
    [few] { $count } зелёных кубика
    [many] { $count } зелёных кубиков
   *[other] { $count } зелёных кубика
}
dice-unrolled-blue = { $count ->
    [one] { $count } синий кубик
    [few] { $count } синих кубика
    [many] { $count } синих кубиков
   *[other] { $count } синих кубика
}

dice-seed = семя
dice-seeds = { $count ->
    [one] { $count } семя
    [few] { $count } семени
    [many] { $count } семян
   *[other] { $count } семени
}
dice-any-token = любой жетон действия
dice-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
dice-gold = { $count } зол.
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })

## Планшеты и места

dice-building-malt = солодовня
dice-building-hops = хмельник
dice-building-school = школа мастерства
dice-building-seeds = семенной отдел

dice-space-malt-1 = солодовня 1
dice-space-malt-2 = солодовня 2
dice-space-malt-3 = солодовня 3
dice-space-hops-1 = хмельник 1
dice-space-hops-2 = хмельник 2
dice-space-school-1 = школа 1
dice-space-school-2 = школа 2
dice-space-school-3 = школа 3
dice-space-seeds-1 = семенной отдел 1
dice-space-seeds-2 = семенной отдел 2
dice-space-seeds-3 = семенной отдел 3

dice-place-supply = запас
dice-place-pool = пул ({ $seat })
dice-place-warehouse = склад ({ $seat })
dice-place-market = рынок ({ $seat })
dice-place-board = { $space } ({ $seat })

## Ингредиенты и жетоны действий

dice-ingredient-malt = особый солод
dice-ingredient-spices = пряности
dice-ingredient-honey = мёд
dice-ingredient-hops = особый хмель
dice-ingredient-fruit = фрукты

dice-extra-malt = особый солод
dice-extra-spices = пряности
dice-extra-honey = мёд
dice-extra-hops = особый хмель
dice-extra-fruit = фрукты
dice-extra-blue = синий кубик

dice-token-withdraw = жетон «забрать»
dice-token-shut = жетон «закрыть здание»
dice-token-mark = жетон «запереть или защитить»
dice-token-close = жетон «запереть рецепт»
dice-token-raise = жетон «поднять»
dice-token-reroll = жетон «перебросить»
dice-token-hidden = скрытый жетон действия

## О чём спрашивают

dice-ask-move = { $pieces ->
    [0] Поставьте кубик или семя на планшет, уберите кубики на склад или пасуйте.
    [1] Поставьте второй предмет, уберите кубики на склад или закончите ход.
   *[other] Оба предмета стоят: уберите кубики на склад или закончите ход.
}
dice-ask-rerolling = { $chosen ->
    [0] Какой кубик перебросите? Все из пула или все со склада.
   *[other] Перебросить: { $dice }, или выберете ещё один?
}
dice-ask-name-colour = Какой цвет запаса бросить?
dice-ask-take-die = Запас брошен ({ $colour }). Какой кубик хотите?
dice-ask-give-die = Какой из своих кубиков отдадите за него?
dice-ask-keep-die = Вы получаете: { $die }. В пул или на склад?
dice-ask-buy = Купите ингредиент или жетон действия, уберите кубики на склад или закончите.
dice-ask-play-token = { $occasion ->
    [round] Раунд начинается: сыграете жетон действия?
    [move] Ход сделан: сыграете жетон действия?
    [purchase] Покупка сделана: сыграете жетон действия?
   *[brewing] Варка начинается: сыграете жетон действия?
}
dice-ask-brew = Сварите один из открытых рецептов?
dice-ask-use-die = Какой кубик используете? ({ $recipe })
dice-ask-add-extra = Добавите что-нибудь? ({ $recipe })
dice-ask-win-token = Какой жетон действия возьмёте в награду?

## Варианты

dice-choice-place = Поставить: { $piece }, { $space }: { $effect }
dice-choice-hasten = Добавить: { $piece }, { $space }, сразу: { $effect }
dice-choice-store = На склад: { $die }
dice-choice-choose = Перебросить: { $die }
dice-choice-name = Бросить запас: { $colour }
dice-choice-take = Взять: { $die }
dice-choice-give = Отдать: { $die }
dice-choice-keep = { $place ->
    [pool] В пул
   *[warehouse] На склад
}
dice-choice-withdraw = Забрать со склада: { $die } ({ $seat })
dice-choice-mark = Запереть: { $die } ({ $seat })
dice-choice-protect = Защитить: { $die }
dice-choice-raise = Поднять на 1: { $die }
dice-choice-reroll = Перебросить: { $die } ({ $seat })
dice-choice-shut = Закрыть: { $building } ({ $seat })
dice-choice-close = Запереть на этот раунд: { $recipe }
dice-choice-buy = Купить за { $gold } зол.: { $ware }
dice-choice-buy-with = Купить за { $gold } зол., { $die }: { $ware }
dice-choice-brew = Сварить: { $recipe }
dice-choice-use = Использовать: { $die }
dice-choice-add-gold = Добавить: { $extra }, ещё { $count } зол.
dice-choice-add-points = { $count ->
    [one] Добавить: { $extra }, ещё { $count } очко
    [few] Добавить: { $extra }, ещё { $count } очка
    [many] Добавить: { $extra }, ещё { $count } очков
   *[other] Добавить: { $extra }, ещё { $count } очка
}
dice-choice-win = Взять: { $token }
dice-choice-done-move = { $pieces ->
    [0] Пас
   *[other] Закончить ход
}
dice-choice-done-rerolling = Бросить
dice-choice-done-take-die = Ничего не менять
dice-choice-done-buy = Закончить покупки
dice-choice-done-play-token = Сейчас без жетона
dice-choice-done-brew = На этот раз не варить
dice-choice-done-add-extra = Сварить без добавки
dice-choice-quiet-play-token = Без жетонов до конца раунда

dice-effect-malt-1 = жёлтый кубик
dice-effect-malt-2 = чёрный кубик
dice-effect-malt-3 = кубик растёт на 1 и уходит на склад
dice-effect-hops-1 = зелёный кубик
dice-effect-hops-2 = кубик растёт на 1 и уходит на склад
dice-effect-school-1 = переброс кубиков
dice-effect-school-2 = обмен кубика с запасом
dice-effect-school-3 = новый синий кубик
dice-effect-seeds-1 = { $seeds ->
    [one] { $seeds } семя
    [few] { $seeds } семени
    [many] { $seeds } семян
   *[other] { $seeds } семени
}
dice-effect-seeds-2 = { $black } зол.
dice-effect-seeds-3 = { $blue } зол.

## Почему нельзя

dice-reason-opens = откроется в раунде { $round }
dice-reason-shut = в этом раунде для вас закрыто: { $building }
dice-reason-used = в этом раунде вы здесь уже есть
dice-reason-hasten = вы здесь уже есть; ускоряет только синий кубик от { $value }, и когда есть что получить
dice-reason-full = { $count ->
    [one] { $count ->
        [1] второй игрок уже здесь: в этом раунде для вас закрыто
       *[other] { $count } игрок уже здесь: в этом раунде для вас закрыто
    }
    [few] { $count } игрока уже здесь: в этом раунде для вас закрыто
    [many] { $count } игроков уже здесь: в этом раунде для вас закрыто
   *[other] { $count } игрока уже здесь: в этом раунде для вас закрыто
}
dice-reason-two-pieces = в ходу не больше двух предметов
dice-reason-takes-malt-1 = принимает семя
dice-reason-takes-malt-2 = принимает жёлтый кубик
dice-reason-takes-malt-3 = принимает жёлтый или чёрный кубик меньше 6
dice-reason-takes-hops-1 = принимает семя
dice-reason-takes-hops-2 = принимает зелёный кубик меньше 6
dice-reason-takes-school-1 = принимает синий кубик от { $value }, если есть ещё кубик для переброса
dice-reason-takes-school-2 = принимает синий кубик от { $value }, если есть что менять
dice-reason-takes-school-3 = принимает синий кубик, потом любые, пока сумма не достигнет { $value }
dice-reason-takes-seeds-1 = принимает зелёный или чёрный кубик
dice-reason-takes-seeds-2 = принимает чёрный кубик
dice-reason-takes-seeds-3 = принимает синий кубик
dice-reason-bought = за раунд можно купить только одну штуку
dice-reason-sold-out = ничего не осталось
dice-reason-gold = не хватает { $count } зол.
dice-reason-no-discount = этот кубик не даёт скидки
dice-reason-no-recipe = там нет рецепта
dice-reason-closed = заперт на этот раунд
dice-reason-lacks = на складе не хватает: { $dice }
dice-reason-other-decision = сейчас вопрос другой: { $ask }
dice-reason-choose-first = сейчас это выбрать нельзя
dice-reason-not-rolled = этот кубик не брошен из запаса
dice-reason-not-yours = это не ваше
dice-reason-blocked-die = этот кубик заперт до конца раунда
dice-reason-stored = он уже на вашем складе
dice-reason-kept-out = его забрали со склада, в этом раунде он туда не вернётся
dice-reason-alike = { $die } такой же: выберите его
dice-reason-does-not-fit = этот кубик сюда не подходит
dice-reason-in-pool = этот кубик в пуле; годятся только кубики со склада
dice-reason-marked = этот кубик уже заперт или защищён
dice-reason-not-rolled-yet = кубики в пулах ещё не брошены
dice-reason-own-building = здание должно быть чужим
dice-reason-no-seat = там никто не сидит
dice-reason-shut-already = это здание уже закрыто ({ $seat })
dice-reason-blue-least = синий кубик должен показывать не меньше { $value }
dice-reason-no-seed = у вас нет семян
dice-reason-no-token = у вас этого нет: { $token }
dice-reason-token-time = сейчас нельзя сыграть: { $token }
dice-reason-out-of-reach = ни один жетон не достаёт до этого кубика
dice-reason-protected = этот кубик защищён
dice-reason-six = шестёрку не поднять
dice-reason-extras = к этому рецепту подходит: { $or_extras }
dice-reason-not-stored = у вас нет ни одного

## Ход игры

dice-log-round = { $season ->
    [summer] Начинается раунд { $round }: лето
   *[winter] Начинается раунд { $round }: зима
}
dice-log-phase = { $phase ->
    [rolling] Броски
    [arranging] Расстановка
    [purchases] Покупки
    [brewing] Варка
   *[tidying] Уборка
}
dice-log-first = Первый игрок: { $seat }
dice-log-roll = Бросок, { $at }: { $pieces }
dice-log-turn = Поворот, { $at }: { $pieces }
dice-log-places = Поставлено, { $to }: { $pieces }
dice-log-stores = { $seat } убирает на склад { $pieces }
dice-log-returns = Снова в пуле ({ $seat }): { $pieces }
dice-log-lays = { $seat } кладёт на рынок { $pieces }
dice-log-gets = { $seat } получает { $pieces }
dice-log-gives = { $seat } отдаёт { $pieces }
dice-log-gold = { $seat } получает { $amount } зол.
dice-log-paid = { $seat } платит { $amount } зол.
dice-log-points = { $amount ->
    [one] { $seat } получает { $amount } очко мастерства
    [few] { $seat } получает { $amount } очка мастерства
    [many] { $seat } получает { $amount } очков мастерства
   *[other] { $seat } получает { $amount } очка мастерства
}
dice-log-ingredient = { $seat } берёт: { $ingredient }
dice-log-ingredient-back = { $seat } возвращает на рынок: { $ingredient }
dice-log-token = { $paid ->
    [0] { $seat } выигрывает: { $token }
   *[other] { $seat } покупает за { $paid } зол.: { $token }
}
dice-log-token-played = { $seat } играет: { $token }
dice-log-blocked = { $seat } запирает { $die } до конца раунда
dice-log-protected = { $seat } защищает { $die } до конца раунда
dice-log-shut = В этом раунде закрыто: { $building } ({ $seat })
dice-log-closed = Рецепт { $recipe } заперт на этот раунд
dice-log-brewed = { $seat } варит { $recipe }
dice-log-turned-up = Новый рецепт { $place }: { $recipe }
dice-log-passed = { $seat } пасует
dice-log-end = Последний раунд окончен

## Таблицы колоды

dice-level-basic = простой
dice-level-medium = средний
dice-level-advanced = сложный
dice-level-experimental = пробный

dice-deck-recipes = Рецепты
dice-deck-recipe = Рецепт
dice-deck-level = Уровень
dice-deck-needs = Нужно
dice-deck-reward = Награда
dice-deck-extras = Добавки
dice-deck-levels = Средние по уровням
dice-deck-cards = Рецепты
dice-deck-dice = Кубики
dice-deck-pips = Точки
dice-deck-points = Очки
dice-deck-gold = Золото
dice-deck-wanted = Нужные добавки
dice-deck-extra = Добавка
dice-deck-price = Цена
