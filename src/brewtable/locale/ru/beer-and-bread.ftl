# Beer & Bread

## Жетоны

kind-water = вода
kind-wheat = пшеница
kind-barley = ячмень
kind-rye = рожь
kind-hops = хмель

tokens-water = { $count ->
    [one] { $count } вода
    [few] { $count } воды
    [many] { $count } воды
   *[other] { $count } воды
}
tokens-wheat = { $count ->
    [one] { $count } пшеница
    [few] { $count } пшеницы
    [many] { $count } пшеницы
   *[other] { $count } пшеницы
}
tokens-barley = { $count ->
    [one] { $count } ячмень
    [few] { $count } ячменя
    [many] { $count } ячменя
   *[other] { $count } ячменя
}
tokens-rye = { $count ->
    [one] { $count } рожь
    [few] { $count } ржи
    [many] { $count } ржи
   *[other] { $count } ржи
}
tokens-hops = { $count ->
    [one] { $count } хмель
    [few] { $count } хмеля
    [many] { $count } хмеля
   *[other] { $count } хмеля
}

more-water = { $count ->
    [one] { $count } вода
    [few] { $count } воды
    [many] { $count } воды
   *[other] { $count } воды
}
more-wheat = { $count ->
    [one] { $count } пшеница
    [few] { $count } пшеницы
    [many] { $count } пшеницы
   *[other] { $count } пшеницы
}
more-barley = { $count ->
    [one] { $count } ячмень
    [few] { $count } ячменя
    [many] { $count } ячменя
   *[other] { $count } ячменя
}
more-rye = { $count ->
    [one] { $count } рожь
    [few] { $count } ржи
    [many] { $count } ржи
   *[other] { $count } ржи
}
more-hops = { $count ->
    [one] { $count } хмель
    [few] { $count } хмеля
    [many] { $count } хмеля
   *[other] { $count } хмеля
}

## Карты и места

card-name = { $card }
card-of = { $card } ({ $needs })
back-beer = { $count ->
    [one] { $count } карта пива
    [few] { $count } карты пива
    [many] { $count } карт пива
   *[other] { $count } карты пива
}
back-bread = { $count ->
    [one] { $count } карта хлеба
    [few] { $count } карты хлеба
    [many] { $count } карт хлеба
   *[other] { $count } карты хлеба
}

place-fields = поля
place-river = река
place-supply = запас
place-offer = предложение
place-storage = склад ({ $seat })
place-deck = колода
place-discard = сброс
place-exchange = место для обмена { $space }
place-hand = рука ({ $seat })
place-column = колонка сбора ({ $seat })
place-brewery = пивоварня ({ $seat })
place-bakery = пекарня ({ $seat })
place-sold = проданные карты ({ $seat })
place-upgrades = улучшения ({ $seat })
place-taken = { $seat }

## О чём спрашивают

ask-turn = { $kind ->
    [dry] Сыграйте карту: сбор урожая, производство или улучшение. Сначала её можно обменять.
   *[fruitful] Сыграйте карту: сбор урожая, производство или улучшение.
}
ask-play-taken = Сыграйте { $card } сразу: сбор урожая, производство или улучшение.
ask-discard-harvest = Сбросите карты сбора, которые подобрали?
ask-renew = { $count ->
    [one] { $count ->
        [1] Сбросите карту с руки и возьмёте новую?
       *[other] Сбросите карту с руки и возьмёте новую? Так можно { $count } раз.
    }
    [few] Сбросите карту с руки и возьмёте новую? Так можно { $count } раза.
    [many] Сбросите карту с руки и возьмёте новую? Так можно { $count } раз.
   *[other] Сбросите карту с руки и возьмёте новую? Так можно { $count } раза.
}
ask-invert = Перевернёте одну из этих карт, чтобы оставить её себе?
ask-choose-offer = { $count ->
    [one] На складе не хватает места: предложите { $count } жетон.
    [few] На складе не хватает места: предложите { $count } жетона.
    [many] На складе не хватает места: предложите { $count } жетонов.
   *[other] На складе не хватает места: предложите { $count } жетона.
}
ask-take-offer = Возьмёте жетоны из предложения?
ask-choose-payment = Чем заплатите за { $card }?

## Варианты

choice-harvest = Собрать: { $gains } – { $card }
choice-harvest-over = { $count ->
    [one] Собрать: { $gains } – { $card }; { $count } жетон не поместится
    [few] Собрать: { $gains } – { $card }; { $count } жетона не поместятся
    [many] Собрать: { $gains } – { $card }; { $count } жетонов не поместятся
   *[other] Собрать: { $gains } – { $card }; { $count } жетона не поместится
}
choice-harvest-nothing = Собрать, хотя собирать уже нечего – { $card }
choice-produce = { $good ->
    [beer] Сварить: { $card }
   *[bread] Испечь: { $card }
}; вы платите: { $tokens }, получаете: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
choice-produce-choosing = { $good ->
    [beer] Сварить: { $card }
   *[bread] Испечь: { $card }
}; вы получаете: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, затем выбираете, чем платить
choice-upgrade = Улучшить: { $effect } – { $card }
choice-upgrade-cleaning = Улучшить: { $effect } – { $card }; { $clauses_then }
choice-cleans = убирается проданное: { $goods }
choice-collects = очистка приносит: { $gains }
choice-over = { $count ->
    [one] { $count } жетон не поместится
    [few] { $count } жетона не поместятся
    [many] { $count } жетонов не поместятся
   *[other] { $count } жетона не поместится
}
choice-exchange = Обменять: { $card } на { $taken } с места для обмена { $space }, сыграть сразу
choice-discard = Сбросить: { $card }
choice-invert = Оставить себе: { $card }
choice-offer = Предложить 1 жетон: { $token }
choice-take = Взять 1 жетон: { $token }
choice-pay = Заплатить: { $tokens }{ $more ->
    [0] { "" }
   *[other] {" "}(на { $more } больше, чем нужно)
}
choice-pay-some = Заплатить: { $amount }
choice-done-discard-harvest = Оставить эти карты
choice-done-renew = Оставить карты на руке
choice-done-invert = Не переворачивать
choice-done-take-offer = Оставить предложение: оно уйдёт в запас

## Почему нельзя

reason-short = не хватает ещё: { $missing }
reason-brewery-full = ваша пивоварня полна; улучшение её очищает
reason-bakery-full = ваша пекарня полна; улучшение её очищает
reason-inverted = её может сыграть только тот, кто её перевернул
reason-space-empty = на этом месте нет карты
reason-no-exchange = карты обменивают только в засушливые годы
reason-other-decision = сейчас вопрос другой: { $ask }
reason-payment = это количество не сходится с рецептом
reason-not-in-hand = этой карты нет у вас на руке: { $card }
reason-play-taken = вы взяли { $card } и должны сыграть эту карту сейчас
reason-not-stored = у вас этого нет: { $token }
reason-not-offered = этого не предлагают: { $token }
reason-water-unit = эта вода лежит в ячейке для воды: отдав её, места не получить
reason-no-room = для этого нет свободной ячейки: { $token }

## Улучшения

substitution = { $paid } = { $needed }
effect-1A = каждый год, когда у обоих по 5 карт, можно сбросить карту и взять новую
effect-1B = засушливые годы: сбросьте любые карты сбора, прежде чем добрать карты на руку
effect-1C = плодородные годы: перед последним ходом возьмите карту, сыграйте одну, остальные сбросьте
effect-1D = плодородные годы: после первого хода оставьте карту, которую можете сыграть только вы
effect-2A = после каждого посева берёте 1 жетон: { $token }
effect-2B = когда поле пусто, собираете из запаса: { $token }
effect-2C = ваш сбор урожая приносит на 1 больше: { $token }
effect-2D = берёте 1 воду, когда второй игрок собирает воду
effect-3A = { $count ->
    [one] на складе ещё { $count } ячейка, только для воды
    [few] на складе ещё { $count } ячейки, только для воды
    [many] на складе ещё { $count } ячеек, только для воды
   *[other] на складе ещё { $count } ячейки, только для воды
}
effect-3B = { $count ->
    [one] на складе ещё { $count } ячейка
    [few] на складе ещё { $count } ячейки
    [many] на складе ещё { $count } ячеек
   *[other] на складе ещё { $count } ячейки
}
effect-4A = в пивоварню помещается ещё 1 пиво
effect-4B = в пекарню помещается ещё 1 хлеб
effect-4C = в рецептах можно считать: { $or_rules }
effect-4D = в рецептах можно считать: { $or_rules }
effect-4E = в рецептах можно считать: { $or_rules }
effect-5A = убрав при очистке пиво, берёте 1 жетон: { $token }
effect-5B = убрав при очистке хлеб, берёте 1 жетон: { $token }
effect-5C = убрав при очистке только пиво, берёте 2 жетона: { $token }
effect-5D = убрав при очистке только хлеб, берёте 2 жетона: { $token }
effect-5E = убрав при очистке пиво и хлеб, берёте 2 жетона: { $token }
effect-6A = в конце 1 монета за каждую проданную карту ценой 4 или 5
effect-6B = в конце 1 монета за каждую проданную карту ценой 6 или 7
effect-6C = в конце 1 монета за каждую проданную карту ценой 8 или 9
effect-6D = в конце 1 пивная монета за каждые 2 проданных пива
effect-6E = в конце 1 хлебная монета за каждые 2 проданных хлеба
effect-6F = в конце 2 монеты за пиво или хлеб, если улучшений у вас больше
effect-6G = в конце 2 монеты за пиво или хлеб, если на складе хотя бы на 2 жетона больше
effect-6H = в конце 2 монеты за пиво или хлеб, если проданы все 3 типа хлеба
effect-6I = в конце 2 монеты за пиво или хлеб, если проданы все 3 типа пива

## Ход игры

log-year = { $kind ->
    [dry] Начинается год { $year }: засушливый
   *[fruitful] Начинается год { $year }: плодородный
}
log-phase = { $phase ->
    [seeding] Фаза посева
    [cards] Фаза карт
    [actions] Фаза действий
   *[windmill] Фаза ветряной мельницы
}
log-tokens = { $amount }: { $from } → { $to }
log-card = { $card }: { $from } → { $to }
log-shuffle = { $cards ->
    [one] Сброс ({ $cards } карта) перемешан: новая колода
    [few] Сброс ({ $cards } карты) перемешан: новая колода
    [many] Сброс ({ $cards } карт) перемешан: новая колода
   *[other] Сброс ({ $cards } карты) перемешан: новая колода
}
log-harvest = { $seat_who ->
    [you] Вы собираете урожай
   *[other] { $seat } собирает урожай
} картой «{ $card }»
log-produce = { $seat_who ->
    [you] Вы производите
   *[other] { $seat } производит
} { $card }
log-upgrade = { $seat_who ->
    [you] Вы улучшаете
   *[other] { $seat } улучшает
} картой «{ $card }»
log-exchange = { $seat_who ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} { $given } на { $taken }
log-clean = { $seat_who ->
    [you] Вы убираете проданное
   *[other] { $seat } убирает проданное
}: { $goods }
log-invert = { $seat_who ->
    [you] Вы переворачиваете и оставляете себе
   *[other] { $seat } переворачивает и оставляет себе
}: { $card }
log-swap = Игроки меняются картами на руках
log-windmill = { $seat_who ->
    [you] Мельница переходит к вам
   *[other] Мельница переходит: { $seat }
}
log-end = Шестой год окончен
deed-beers = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
    [many] { $count } пива
   *[other] { $count } пива
}
deed-breads = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
    [many] { $count } хлебов
   *[other] { $count } хлеба
}
deed-harvest = { $seat_who ->
    [you] Вы собираете
   *[other] { $seat } собирает
}: { $gains }
deed-harvest-nothing = { $seat_who ->
    [you] Вы собираете урожай
   *[other] { $seat } собирает урожай
} картой «{ $card }», но собирать уже нечего
deed-brew = { $seat_who ->
    [you] Вы варите
   *[other] { $seat } варит
}: { $card }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
deed-bake = { $seat_who ->
    [you] Вы печёте
   *[other] { $seat } печёт
}: { $card }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
deed-upgrade = { $seat_who ->
    [you] Вы улучшаете
   *[other] { $seat } улучшает
}: «{ $effect }»
deed-upgrade-clean = { $seat_who ->
    [you] Вы улучшаете и убираете проданное
   *[other] { $seat } улучшает и убирает проданное
}, { $goods }: «{ $effect }»
deed-exchange = { $seat_who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $taken } в обмен на { $given }
deed-discard = { $seat_who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
}: { $card }
deed-offer = { $seat_who ->
    [you] Вы предлагаете
   *[other] { $seat } предлагает
}: { $tokens }
deed-take = { $seat_who ->
    [you] Вы берёте из предложения
   *[other] { $seat } берёт из предложения
}: { $tokens }
deed-pay = { $seat_who ->
    [you] Вы платите
   *[other] { $seat } платит
}: { $tokens }

## Таблицы колоды

deck-cards = Карты
deck-card = Карта
deck-coins = Монеты
deck-harvest = Сбор урожая
deck-recipe = Рецепт
deck-upgrade = Улучшение
deck-upgrade-words = { $effect }: { $words }
deck-amounts = { $amounts }
deck-totals = Символы и жетоны во всей колоде
deck-part = Часть карты
deck-harvest-beer = сбор на картах пива
deck-harvest-bread = сбор на картах хлеба
deck-recipe-beer = рецепты пива
deck-recipe-bread = рецепты хлеба
deck-all = всего
deck-upgrades = Улучшения
deck-slot = Слот
deck-effect = Эффект
deck-copies = Копии
deck-cards-with = На картах
