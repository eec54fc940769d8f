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
    [one] ещё { $count } вода
    [few] ещё { $count } воды
    [many] ещё { $count } воды
   *[other] ещё { $count } воды
}
more-wheat = { $count ->
    [one] ещё { $count } пшеница
    [few] ещё { $count } пшеницы
    [many] ещё { $count } пшеницы
   *[other] ещё { $count } пшеницы
}
more-barley = { $count ->
    [one] ещё { $count } ячмень
    [few] ещё { $count } ячменя
    [many] ещё { $count } ячменя
   *[other] ещё { $count } ячменя
}
more-rye = { $count ->
    [one] ещё { $count } рожь
    [few] ещё { $count } ржи
    [many] ещё { $count } ржи
   *[other] ещё { $count } ржи
}
more-hops = { $count ->
    [one] ещё { $count } хмель
    [few] ещё { $count } хмеля
    [many] ещё { $count } хмеля
   *[other] ещё { $count } хмеля
}

## Карты и места

card-name = { $card }
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
place-exchange = место обмена { $space }
place-hand = рука ({ $seat })
place-column = колонка урожая ({ $seat })
place-brewery = пивоварня ({ $seat })
place-bakery = пекарня ({ $seat })
place-sold = проданные карты ({ $seat })
place-upgrades = улучшения ({ $seat })
place-taken = { $seat }

## О чём спрашивают

ask-turn = { $kind ->
    [dry] Сыграйте карту: урожай, производство или улучшение. Сначала её можно обменять.
   *[fruitful] Сыграйте карту: урожай, производство или улучшение.
}
ask-play-taken = Сыграйте { $card } сразу: урожай, производство или улучшение.
ask-discard-harvest = Сбросите карты урожая, которые подобрали?
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
    [one] Склад мал: предложите { $count } жетон.
    [few] Склад мал: предложите { $count } жетона, по одному.
    [many] Склад мал: предложите { $count } жетонов, по одному.
   *[other] Склад мал: предложите { $count } жетона.
}
ask-take-offer = Возьмёте жетон из предложения?
ask-choose-payment = Сколько потратите на { $card }? ({ $token })

## Варианты

choice-harvest = Урожай: { $gains }
choice-harvest-over = { $count ->
    [one] Урожай: { $gains }; { $count } жетон не поместится
    [few] Урожай: { $gains }; { $count } жетона не поместятся
    [many] Урожай: { $gains }; { $count } жетонов не поместятся
   *[other] Урожай: { $gains }; { $count } жетона не поместится
}
choice-harvest-nothing = Урожай, хотя собирать уже нечего
choice-produce = { $good ->
    [beer] { $coins ->
        [one] Сварить за { $coins } монету
        [few] Сварить за { $coins } монеты
        [many] Сварить за { $coins } монет
       *[other] Сварить за { $coins } монеты
    }
   *[bread] { $coins ->
        [one] Испечь за { $coins } монету
        [few] Испечь за { $coins } монеты
        [many] Испечь за { $coins } монет
       *[other] Испечь за { $coins } монеты
    }
}
choice-upgrade = Улучшение: { $effect }
choice-exchange = Обменять на { $taken } с места { $space }
choice-discard = Сбросить { $card }
choice-invert = Оставить { $card } себе
choice-offer = Предложить 1 жетон: { $token }
choice-take = Взять 1 жетон: { $token }
choice-pay = Заплатить: { $tokens }
choice-pay-some = Потратить: { $amount }
choice-done-discard-harvest = Оставить эти карты
choice-done-renew = Оставить руку как есть
choice-done-invert = Не переворачивать
choice-done-take-offer = Больше не брать

## Почему нельзя

reason-short = не хватает: { $missing }
reason-brewery-full = ваша пивоварня полна; улучшение её очищает
reason-bakery-full = ваша пекарня полна; улучшение её очищает
reason-inverted = её может сыграть только тот, кто её перевернул
reason-space-empty = на этом месте нет карты
reason-no-exchange = карты обменивают только в засушливые годы
reason-other-decision = сейчас вопрос другой: { $ask }
reason-payment = это количество не сходится с рецептом
reason-not-in-hand = этой карты нет в вашей руке: { $card }
reason-play-taken = вы берёте { $card } и должны сыграть её сейчас
reason-not-stored = у вас этого нет: { $token }
reason-not-offered = этого не предлагают: { $token }
reason-water-unit = эта вода лежит в ячейке для воды: отдав её, места не получить
reason-no-room = для этого нет свободной ячейки: { $token }

## Улучшения

substitution = { $paid } как { $needed }
effect-1A = каждый год, когда обе руки полны, можно сбросить карту и взять новую
effect-1B = засушливые годы: сбросьте любые подобранные карты урожая, прежде чем пополнить руку
effect-1C = урожайные годы: перед последним ходом возьмите карту, сыграйте одну, остальные сбросьте
effect-1D = урожайные годы: после первого хода оставьте карту, которую можете сыграть только вы
effect-2A = после каждого посева берёте 1 жетон: { $token }
effect-2B = когда поле пусто, собираете из запаса: { $token }
effect-2C = ваш урожай приносит на 1 больше: { $token }
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
effect-4C = в рецептах можно тратить { $or_rules }
effect-4D = в рецептах можно тратить { $or_rules }
effect-4E = в рецептах можно тратить { $or_rules }
effect-5A = очистка убирает пиво: берёте 1 жетон, { $token }
effect-5B = очистка убирает хлеб: берёте 1 жетон, { $token }
effect-5C = очистка убирает только пиво: берёте 2 жетона, { $token }
effect-5D = очистка убирает только хлеб: берёте 2 жетона, { $token }
effect-5E = очистка убирает пиво и хлеб: берёте 2 жетона, { $token }
effect-6A = в конце 1 монета за каждую проданную карту ценой 4 или 5
effect-6B = в конце 1 монета за каждую проданную карту ценой 6 или 7
effect-6C = в конце 1 монета за каждую проданную карту ценой 8 или 9
effect-6D = в конце 1 пивная монета за каждые 2 проданных пива
effect-6E = в конце 1 хлебная монета за каждые 2 проданных хлеба
effect-6F = в конце 2 монеты, если улучшений у вас больше, чем у второго игрока
effect-6G = в конце 2 монеты, если на складе хотя бы на 2 жетона больше, чем у второго игрока
effect-6H = в конце 2 монеты, если проданы все 3 вида хлеба
effect-6I = в конце 2 монеты, если проданы все 3 вида пива

## Ход игры

log-year = { $kind ->
    [dry] Начинается год { $year }: засушливый
   *[fruitful] Начинается год { $year }: урожайный
}
log-phase = { $phase ->
    [seeding] Посев
    [cards] Фаза карт
    [actions] Фаза действий
   *[windmill] Фаза мельницы
}
log-tokens = { $amount }: { $from } → { $to }
log-card = { $card }: { $from } → { $to }
log-shuffle = { $cards ->
    [one] Сброс ({ $cards } карта) замешивают в новую колоду
    [few] Сброс ({ $cards } карты) замешивают в новую колоду
    [many] Сброс ({ $cards } карт) замешивают в новую колоду
   *[other] Сброс ({ $cards } карты) замешивают в новую колоду
}
log-harvest = { $seat } собирает урожай картой { $card }
log-produce = { $seat } производит { $card }
log-upgrade = { $seat } улучшает картой { $card }
log-exchange = { $seat } меняет { $given } на { $taken }
log-clean-beer = { $seat } очищает: { $beers ->
    [one] { $beers } пиво
    [few] { $beers } пива
    [many] { $beers } пива
   *[other] { $beers } пива
}
log-clean-bread = { $seat } очищает: { $breads ->
    [one] { $breads } хлеб
    [few] { $breads } хлеба
    [many] { $breads } хлебов
   *[other] { $breads } хлеба
}
log-clean-both = { $seat } очищает: { $beers ->
    [one] { $beers } пиво
    [few] { $beers } пива
    [many] { $beers } пива
   *[other] { $beers } пива
} и { $breads ->
    [one] { $breads } хлеб
    [few] { $breads } хлеба
    [many] { $breads } хлебов
   *[other] { $breads } хлеба
}
log-invert = { $seat } переворачивает и оставляет себе: { $card }
log-swap = Игроки меняются руками
log-windmill = Мельница переходит: { $seat }
log-end = Шестой год окончен

## Таблицы колоды

deck-cards = Карты
deck-card = Карта
deck-coins = Монеты
deck-harvest = Урожай
deck-recipe = Рецепт
deck-upgrade = Улучшение
deck-upgrade-words = { $effect }: { $words }
deck-amounts = { $amounts }
deck-totals = Символы и жетоны во всей колоде
deck-part = Часть карты
deck-harvest-beer = урожай карт пива
deck-harvest-bread = урожай карт хлеба
deck-recipe-beer = рецепты пива
deck-recipe-bread = рецепты хлеба
deck-all = всего
deck-upgrades = Улучшения
deck-slot = Ячейка
deck-effect = Эффект
deck-copies = Копии
deck-cards-with = На картах
