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
dice-least-yellow = жёлтый { $value }+
dice-least-black = чёрный { $value }+
dice-least-green = зелёный { $value }+
dice-mark-blocked = заблокирован
dice-mark-protected = защищён
dice-mark-raised = поднят на { $pips }
dice-marked = { $die } ({ $marks })

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
dice-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })
dice-gain-yellow = { $left ->
    [0] новый жёлтый кубик, если к тому времени он вернётся в пустой сейчас запас
   *[other] новый жёлтый кубик
}
dice-gain-black = { $left ->
    [0] новый чёрный кубик, если к тому времени он вернётся в пустой сейчас запас
   *[other] новый чёрный кубик
}
dice-gain-green = { $left ->
    [0] новый зелёный кубик, если к тому времени он вернётся в пустой сейчас запас
   *[other] новый зелёный кубик
}
dice-gain-blue = { $left ->
    [0] новый синий кубик, если к тому времени он вернётся в пустой сейчас запас
   *[other] новый синий кубик
}
dice-gain-seeds = { $left ->
    [0] { $seeds }, если они вернутся в пустой сейчас запас
   *[other] { $seeds }, насколько хватит запаса (сейчас: { $left })
}
dice-none-left = { $gain } (больше нет: пропадает)

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
dice-place-pool = { $seat_who ->
    [you] ваш пул
   *[other] пул ({ $seat })
}
dice-place-warehouse = { $seat_who ->
    [you] ваш склад
   *[other] склад ({ $seat })
}
dice-place-market = рынок ({ $seat })
dice-place-board = { $space } ({ $seat })
dice-from-pool = { $die } из пула
dice-from-warehouse = { $die } со склада
dice-in-pool = { $seat_who ->
    [you] { $die } в вашем пуле
   *[other] { $die } в пуле ({ $seat })
}
dice-in-warehouse = { $seat_who ->
    [you] { $die } на вашем складе
   *[other] { $die } на складе ({ $seat })
}

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
dice-token-mark = жетон «заблокировать или защитить»
dice-token-close = жетон «заблокировать рецепт»
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
dice-ask-name-colour = Кубики какого цвета из запаса бросить?
dice-ask-take-die = Кубики из запаса брошены ({ $colour }). Какой кубик возьмёте?
dice-ask-give-die = Какой из своих кубиков отдадите? (возьмёте: { $new })
dice-ask-keep-die = Вы получаете: { $die }. В пул или на склад?
dice-ask-buy = { $luck ->
    [0] Купите ингредиент или жетон действия, уберите кубики на склад или закончите.
   *[other] Купите ингредиент или жетон действия, уберите кубики на склад или закончите. Ваши единицы считаются здесь за { $gold }, пока лежат в пуле.
}
dice-ask-play-token = { $occasion ->
    [round] Раунд начинается: сыграете жетон действия?
    [roll] Кубики брошены: сыграете жетон действия до первого хода?
    [move] Ход сделан: сыграете жетон действия?
    [purchase] Покупка сделана: сыграете жетон действия?
   *[brewing] Варка начинается: сыграете жетон действия?
}
dice-ask-brew = Сварите один из открытых рецептов?
dice-ask-use-die = { $recipe }: нужен { $least }. Какой кубик используете?
dice-ask-add-extra = Положите добавку? ({ $recipe })
dice-ask-win-token = Какой жетон действия возьмёте в награду?

## Варианты

dice-choice-place = Поставить: { $piece }, { $space } – { $effect }
dice-choice-hasten = Поставить ещё: { $piece }, { $space } – { $effect }
dice-choice-store = Убрать на склад: { $die }
dice-choice-store-luck = Убрать на склад: { $die } – ваши единицы будут стоить { $gold } вместо { $before }
dice-choice-choose = Перебросить: { $die }
dice-choice-name = Бросить кубики из запаса: { $colour } ({ $count })
dice-choice-take = Взять: { $die }
dice-choice-give = Отдать: { $die }; на его место придёт { $new }
dice-choice-keep = { $place ->
    [pool] Оставить в пуле: { $die }, на склад его можно убрать позже
   *[warehouse] Оставить на складе: { $die }, готов к варке
}
dice-choice-withdraw = { $then ->
    [roll] Забрать жетоном: { $die } – его бросят вместе с пулом
    [store] Забрать жетоном: { $die } – уйдёт в пул и может вернуться на склад
   *[out] Забрать жетоном: { $die } – уйдёт в пул и в этом раунде для варки пропадёт
}
dice-choice-mark = Заблокировать жетоном до конца раунда: { $die }
dice-choice-protect = Защитить жетоном до конца раунда: { $die }
dice-choice-raise = Поднять жетоном на 1 до конца раунда: { $die }, станет { $value }
dice-choice-reroll = Перебросить жетоном: { $die }
dice-choice-shut = Закрыть жетоном: { $building } ({ $seat }); в этом раунде туда ничего не поставить
dice-choice-close = Заблокировать жетоном: { $recipe }; в этом раунде его никто не сварит
dice-choice-buy = { $lucky ->
    [0] Купить: { $ware }, цена: { $price }
   *[other] { $coins ->
        [0] Купить: { $ware }, цена: { $price }; всё заплатят ваши единицы
       *[other] Купить: { $ware }, цена: { $price }; из них { $lucky } заплатят ваши единицы
    }
}
dice-choice-buy-with = { $bought } – скидка { $less }: { $die }, лежит на рынке до уборки
dice-choice-brew = Сварить: { $recipe } – в пул уйдут { $dice }, вы получите: { $gains }
dice-choice-use = Использовать: { $die }; нужен { $least }
dice-choice-add = { $goes ->
    [pool] Добавить: { $extra } – вы получите ещё { $premium }, кубик уйдёт в пул
   *[market] Добавить: { $extra } – вы получите ещё { $premium }, добавка вернётся на рынок
}
dice-choice-win = Взять: { $token }
dice-choice-done-move = { $pieces ->
    [0] { $last ->
        [1] Пасовать, и расстановка закончится
       *[other] Пасовать: ваша очередь придёт снова, только если кто-то ещё сделает ход
    }
   *[other] Закончить ход
}
dice-choice-done-rerolling = Бросить: { $dice }
dice-choice-done-take-die = Не брать: обмена не будет
dice-choice-done-buy = { $bought ->
    [0] Ничего не покупать: ваши покупки закончатся, и на склад в этом раунде больше ничего не убрать
   *[other] Больше не покупать: ваши покупки закончатся, и на склад в этом раунде больше ничего не убрать
}
dice-choice-done-play-token = Сейчас не играть жетон
dice-choice-done-brew = На этот раз не варить
dice-choice-done-add-extra = Ничего не добавлять и сварить без добавки
dice-choice-quiet-play-token = Не играть жетоны до конца раунда

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
dice-effect-seeds-2 = { $black ->
    [one] { $black } золотой
    [few] { $black } золотых
    [many] { $black } золотых
   *[other] { $black } золотого
}
dice-effect-seeds-3 = { $blue ->
    [one] { $blue } золотой
    [few] { $blue } золотых
    [many] { $blue } золотых
   *[other] { $blue } золотого
}

dice-placed-trade = при уборке пропадёт, взамен: { $gain }
dice-placed-raise = при уборке поднимется до { $value } и уйдёт на склад
dice-placed-reroll = перебросьте сейчас любые свои кубики; при уборке вернётся
dice-placed-swap = бросьте сейчас кубики одного цвета из запаса и обменяйте один, если хотите; при уборке вернётся
dice-placed-gathering = в сумме { $sum }, нужно { $needed }, чтобы получить: { $gain }; при уборке все вернутся
dice-placed-gathered = в сумме { $sum }, нужно было { $needed }: при уборке все вернутся, и с ними { $gain }
dice-fast-trade = сразу пропадёт { $lost }, взамен: { $gain }; синий кубик вернётся при уборке
dice-fast-raise = { $die } сразу поднимется до { $value } и уйдёт на склад; синий кубик вернётся при уборке

## Почему нельзя

dice-reason-opens = откроется в раунде { $round }
dice-reason-shut = в этом раунде для вас закрыто: { $building }
dice-reason-used = в этом раунде вы это поле уже использовали
dice-reason-hasten = вы это поле уже использовали; ускоряет только синий кубик от { $value }, и когда есть что получить
dice-reason-full = { $count ->
    [one] { $count ->
        [1] второй игрок уже здесь: в этом раунде для вас заблокировано
       *[other] { $count } игрок уже здесь: в этом раунде для вас заблокировано
    }
    [few] { $count } игрока уже здесь: в этом раунде для вас заблокировано
    [many] { $count } игроков уже здесь: в этом раунде для вас заблокировано
   *[other] { $count } игрока уже здесь: в этом раунде для вас заблокировано
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
dice-reason-too-few-pips = ваши кубики в сумме показывают { $sum }; для нового синего кубика нужно { $value }
dice-reason-nothing-to-gain = вы это поле уже использовали; синий кубик ничего не даст: в запасе нет того, что нужно ({ $what })
dice-reason-no-reroll = у вас нет другого кубика для переброса
dice-reason-no-swap = в запасе нет кубиков цвета, который вы могли бы обменять
dice-reason-bought = за раунд можно купить только одну штуку
dice-reason-sold-out = ничего не осталось
dice-reason-gold = { $count ->
    [one] не хватает { $count } золотого
    [few] не хватает { $count } золотых
    [many] не хватает { $count } золотых
   *[other] не хватает { $count } золотого
}
dice-reason-no-discount = этот кубик не даёт скидки
dice-reason-no-recipe = там нет рецепта
dice-reason-closed = заблокирован на этот раунд
dice-reason-lacks = на складе не хватает: { $dice }
dice-reason-other-decision = сейчас вопрос другой: { $ask }
dice-reason-choose-first = сейчас это выбрать нельзя
dice-reason-not-rolled = этот кубик не брошен из запаса
dice-reason-not-yours = это не ваше
dice-reason-blocked-die = этот кубик заблокирован до конца раунда
dice-reason-stored = он уже на вашем складе
dice-reason-alike = { $die } такой же: выберите его
dice-reason-does-not-fit = этот кубик сюда не подходит
dice-reason-in-pool = этот кубик в пуле; годятся только кубики со склада
dice-reason-marked = этот кубик уже заблокирован или защищён
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
dice-reason-not-stored = у вас этого нет

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
dice-log-first = { $seat_who ->
    [you] Вы ходите первым номером
   *[other] Первый игрок: { $seat }
}
dice-log-roll = Бросок, { $at }: { $pieces }
dice-log-turn = Новое значение, { $at }: { $pieces }
dice-log-places = Выложено, { $to }: { $pieces }
dice-log-stores = { $seat_who ->
    [you] Вы убираете на склад
   *[other] { $seat } убирает на склад
}: { $pieces }
dice-log-returns = { $seat_who ->
    [you] Снова в вашем пуле
   *[other] Снова в пуле ({ $seat })
}: { $pieces }
dice-log-lays = { $seat_who ->
    [you] Вы кладёте на рынок
   *[other] { $seat } кладёт на рынок
}: { $pieces }
dice-log-gets = { $seat_who ->
    [you] Вы получаете
   *[other] { $seat } получает
}: { $pieces }
dice-log-gives = { $seat_who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
}: { $pieces }
dice-log-gold = { $seat_who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
    [many] { $amount } золотых
   *[other] { $amount } золотого
}
dice-log-paid = { $seat_who ->
    [you] Вы платите
   *[other] { $seat } платит
} { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
    [many] { $amount } золотых
   *[other] { $amount } золотого
}
dice-log-points = { $seat_who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $amount ->
    [one] { $amount } очко мастерства
    [few] { $amount } очка мастерства
    [many] { $amount } очков мастерства
   *[other] { $amount } очка мастерства
}
dice-log-ingredient = { $seat_who ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $ingredient }
dice-log-ingredient-back = { $seat_who ->
    [you] Вы возвращаете на рынок
   *[other] { $seat } возвращает на рынок
}: { $ingredient }
dice-log-token = { $paid ->
    [0] { $seat_who ->
        [you] Вы выигрываете
       *[other] { $seat } выигрывает
    }: { $token }
    [one] { $seat_who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } за { $paid } золотой: { $token }
    [few] { $seat_who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } за { $paid } золотых: { $token }
    [many] { $seat_who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } за { $paid } золотых: { $token }
   *[other] { $seat_who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } за { $paid } золотого: { $token }
}
dice-log-token-played = { $seat_who ->
    [you] Вы играете
   *[other] { $seat } играет
}: { $token }
dice-log-blocked = { $seat_who ->
    [you] Вы блокируете до конца раунда
   *[other] { $seat } блокирует до конца раунда
}: { $die }
dice-log-protected = { $seat_who ->
    [you] Вы защищаете до конца раунда
   *[other] { $seat } защищает до конца раунда
}: { $die }
dice-log-shut = В этом раунде закрыто: { $building } ({ $seat_who ->
    [you] у вас
   *[other] { $seat }
})
dice-log-closed = Рецепт { $recipe } заблокирован на этот раунд
dice-log-brewed = { $seat_who ->
    [you] Вы варите
   *[other] { $seat } варит
}: { $recipe }
dice-log-turned-up = Новый рецепт { $place }: { $recipe }
dice-log-passed = { $seat_who ->
    [you] Вы пасуете
   *[other] { $seat } пасует
}
dice-log-end = Последний раунд окончен
dice-deed-theirs = { $thing } ({ $owner_seat_who ->
    [you] у вас
   *[other] { $owner_seat }
})
dice-deed-place = { $seat_who ->
    [you] Вы ставите
   *[other] { $seat } ставит
}: { $piece }, { $space }: { $effect }
dice-deed-hasten = { $seat_who ->
    [you] Вы добавляете
   *[other] { $seat } добавляет
}: { $piece }, { $space }, сразу: { $effect }
dice-deed-store = { $seat_who ->
    [you] Вы убираете на склад
   *[other] { $seat } убирает на склад
}: { $dice }
dice-deed-choose = { $seat_who ->
    [you] Вы выбираете для переброски
   *[other] { $seat } выбирает для переброски
}: { $dice }
dice-deed-roll = { $seat_who ->
    [you] Вы бросаете
   *[other] { $seat } бросает
}: { $dice }
dice-deed-name = { $seat_who ->
    [you] Вы бросаете кубики из запаса
   *[other] { $seat } бросает кубики из запаса
}: { $colour }
dice-deed-take = { $seat_who ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $die }
dice-deed-give = { $seat_who ->
    [you] Вы отдаёте за него
   *[other] { $seat } отдаёт за него
}: { $die }
dice-deed-keep = { $seat_who ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} кубик { $place ->
    [pool] в пуле
   *[other] на складе
}
dice-deed-withdraw = { $seat_who ->
    [you] Вы решаете забрать со склада
   *[other] { $seat } решает забрать со склада
}: { $die }
dice-deed-mark = { $seat_who ->
    [you] Вы блокируете на этот раунд
   *[other] { $seat } блокирует на этот раунд
}: { $die }
dice-deed-protect = { $seat_who ->
    [you] Вы защищаете в этом раунде
   *[other] { $seat } защищает в этом раунде
}: { $die }
dice-deed-raise = { $seat_who ->
    [you] Вы поднимаете на 1
   *[other] { $seat } поднимает на 1
}: { $die }
dice-deed-reroll = { $seat_who ->
    [you] Вы перебрасываете
   *[other] { $seat } перебрасывает
}: { $die }
dice-deed-shut = { $seat_who ->
    [you] Вы закрываете на этот раунд
   *[other] { $seat } закрывает на этот раунд
}: { $building }
dice-deed-close = { $seat_who ->
    [you] Вы блокируете на этот раунд рецепт
   *[other] { $seat } блокирует на этот раунд рецепт
}: { $recipe }
dice-deed-buy = { $seat_who ->
    [you] Вы покупаете
   *[other] { $seat } покупает
}: { $ware } ({ $price })
dice-deed-begin = { $seat_who ->
    [you] Вы начинаете варить
   *[other] { $seat } начинает варить
}: { $recipe }
dice-deed-use = { $seat_who ->
    [you] Вы используете
   *[other] { $seat } использует
}: { $dice } ({ $recipe })
dice-deed-add = { $seat_who ->
    [you] Вы добавляете
   *[other] { $seat } добавляет
}: { $extra } ({ $recipe })
dice-deed-brew = { $seat_who ->
    [you] Вы варите
   *[other] { $seat } варит
}: { $recipe }, { $gains }

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

## Options

dice-option-advanced = Усложнённая игра
dice-option-advanced-about = Все рецепты перемешиваются вместе, а жетоны действий скрыты, пока их не сыграют.
dice-option-bad-luck = Помощь при невезении
dice-option-bad-luck-about = В ваш ход покупок два кубика с 1 считаются за 2 золотых, три за 4, четыре и больше за 6.
