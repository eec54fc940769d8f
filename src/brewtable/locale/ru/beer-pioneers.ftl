## Beer Pioneers: о чём спрашивают

pioneers-ask-turn = Какой фигурой и где?
pioneers-ask-bonus-action = Бонусное действие одним из ваших бонусных рабочих?
pioneers-ask-claim = Вы можете выполнить цель. Выполните?
pioneers-ask-choose = Что из этого?
pioneers-ask-take = { $count ->
    [one] Возьмите карту: одну из доступных или верхнюю из колоды.
    [few] Возьмите { $count } карты, одну за другой: из доступных или из колоды.
    [many] Возьмите { $count } карт, одну за другой: из доступных или из колоды.
   *[other] Возьмите { $count } карты, одну за другой: из доступных или из колоды.
}
pioneers-ask-move = { $count ->
    [one] Перенести бочку в погреб?
    [few] Перенести до { $count } бочек в погреб?
    [many] Перенести до { $count } бочек в погреб?
   *[other] Перенести до { $count } бочки в погреб?
}
pioneers-ask-rotate = { $count ->
    [one] { $count } поворот: какой диск?
    [few] { $count } поворота: какой диск и насколько?
    [many] { $count } поворотов: какой диск и насколько?
   *[other] { $count } поворота: какой диск и насколько?
}
pioneers-ask-making-room = Ваш погреб полон. Что освободит место? ({ $beer })
pioneers-ask-brew = { $count ->
    [one] Какое пиво варите?
    [few] Какое пиво варите? Не больше { $count }.
    [many] Какое пиво варите? Не больше { $count }.
   *[other] Какое пиво варите? Не больше { $count }.
}
pioneers-ask-unblock = { $count ->
    [one] Какой блокирующий жетон уберёте?
    [few] Какие блокирующие жетоны уберёте? Не больше { $count }.
    [many] Какие блокирующие жетоны уберёте? Не больше { $count }.
   *[other] Какие блокирующие жетоны уберёте? Не больше { $count }.
}
pioneers-ask-uncover = Какую накладку снимете?
pioneers-ask-build = Какую пристройку построите?
pioneers-ask-pick = Какое пиво возьмёте?
pioneers-ask-play-beige = Какую карту сыграете бежево-коричневой?
pioneers-ask-play-white = Какую карту сыграете белой?
pioneers-ask-play-order = Какой заказ выполните?
pioneers-ask-deliver = { $count ->
    [one] Какое пиво отгрузите?
    [few] Какое пиво отгрузите? Порций: { $count }.
    [many] Какое пиво отгрузите? Порций: { $count }.
   *[other] Какое пиво отгрузите? Порций: { $count }.
}
pioneers-ask-exchange = Что обменяете?
pioneers-ask-retire = Какой рабочий уходит на покой?
pioneers-ask-discard = { $count ->
    [one] Лишняя карта на руке: какую сбросите?
    [few] { $count } лишние карты на руке: какую сбросите?
    [many] { $count } лишних карт на руке: какую сбросите?
   *[other] { $count } лишней карты на руке: какую сбросите?
}

## Варианты

pioneers-choice-place = Рабочий { $experience }, { $space }: { $effect }
pioneers-choice-place-bonus = Рабочий { $experience }, { $space }: { $effect }; затем бонусное действие
pioneers-choice-truck = Грузовик, { $space }: { $effect }
pioneers-choice-turn-order = Место { $place } в порядке хода: { $effect }
pioneers-choice-admin = Администрация: { $effect }
pioneers-choice-fulfil = Выполнить цель: { $objective }
pioneers-choice-bonus = Бонусный рабочий: { $effect }
pioneers-choice-take = Взять: { $card }
pioneers-choice-beige = { $card }: { $effect }
pioneers-choice-order = { $card }: { $effect }
pioneers-choice-white = { $card }: { $effect }
pioneers-choice-discard = Сбросить: { $card }
pioneers-choice-choose = { $effect }
pioneers-choice-rotate = { $count ->
    [one] Повернуть { $beer } на { $count }
    [few] Повернуть { $beer } на { $count }
    [many] Повернуть { $beer } на { $count }
   *[other] Повернуть { $beer } на { $count }
}
pioneers-choice-brew = Сварить { $beer }
pioneers-choice-unblock = Убрать жетон: { $token }
pioneers-choice-uncover = Снять: { $overlay }
pioneers-choice-build = { $extension }: { $effect }
pioneers-choice-pick = Взять { $beer }
pioneers-choice-deliver = Отгрузить { $beer }
pioneers-choice-clear = Вернуть: { $thing }
pioneers-choice-move = { $count ->
    [one] Перенести { $count } бочку
    [few] Перенести { $count } бочки
    [many] Перенести { $count } бочек
   *[other] Перенести { $count } бочки
}
pioneers-choice-exchange = { $give } → { $get }
pioneers-choice-twice = { $count ->
    [0] Обменять дважды
   *[other] Заплатить монету и обменять дважды
}
pioneers-choice-retire = Рабочий { $experience } уходит на покой: { $effect }
pioneers-choice-done-bonus-action = Без бонусного действия
pioneers-choice-done-claim = Закончить ход
pioneers-choice-done-move = Больше не переносить
pioneers-choice-done-rotate = Больше не поворачивать
pioneers-choice-done-making-room = Обойтись без этого пива
pioneers-choice-done-brew = Больше не варить
pioneers-choice-done-unblock = Ничего не убирать
pioneers-choice-done-pick = Ничего не брать
pioneers-choice-done-play-beige = Не играть
pioneers-choice-done-play-white = Не играть
pioneers-choice-done-play-order = Не выполнять
pioneers-choice-done-exchange = Не обменивать

## Вещи и места

pioneers-pile = верхняя карта колоды
pioneers-space = { $space } ({ $action })
pioneers-action-brew = варка
pioneers-action-rotate = повороты
pioneers-action-progress = прогресс и жетоны
pioneers-action-barrels = бочки
pioneers-action-white = белая карта
pioneers-action-upgrade = повышение
pioneers-action-extension = пристройка
pioneers-action-coins = монеты
pioneers-truck-coins = поле 9
pioneers-truck-order = заказы
pioneers-truck-load = бочка или карта
pioneers-truck-exchange = обмен
pioneers-admin-unblock = жетон и поворот
pioneers-admin-beige = бежево-коричневая карта
pioneers-admin-brew = варка 1 пива
pioneers-admin-white = белая карта
pioneers-bonus-coin = 1 монета
pioneers-bonus-beige = бежево-коричневая карта
pioneers-bonus-barrels = взять бочки
pioneers-bonus-move = перенести бочки
pioneers-bonus-rotate = 2 поворота
pioneers-bonus-brew = варка 1 пива
pioneers-bonus-unblock = блокирующий жетон
pioneers-bonus-order = заказ
pioneers-bonus-extension = пристройка
pioneers-bonus-cards = 3 карты
pioneers-bonus-rotate-all = X поворотов
pioneers-bonus-point = 1 очко
pioneers-token-pils = Пильс
pioneers-token-export = Экспорт
pioneers-token-lager = Лагер
pioneers-token-stark = Штарк
pioneers-token-weizen = Вайцен
pioneers-token-beige = игра бежево-коричневых карт
pioneers-token-brew = варка 1 пива
pioneers-token-white = игра белых карт
pioneers-overlay-large = большая накладка (Пильс, Экспорт, Лагер)
pioneers-overlay-small = малая накладка (Штарк, Вайцен)
pioneers-extension-filter = пивной фильтр
pioneers-extension-cooling = холодильная установка
pioneers-extension-laboratory = лаборатория
pioneers-extension-fleet = автопарк
pioneers-extension-malt-factory = солодовня
pioneers-extension-machine-hall = машинный зал
pioneers-objective-same = пиво одного сорта в погребе: { $count }
pioneers-objective-different = разное пиво в погребе: { $count }
pioneers-objective-extensions = { $count ->
    [one] { $count } пристройка
    [few] { $count } пристройки
    [many] { $count } пристроек
   *[other] { $count } пристройки
}
pioneers-objective-unblocked = { $count ->
    [one] { $count } убранный блокирующий жетон
    [few] { $count } убранных блокирующих жетона
    [many] { $count } убранных блокирующих жетонов
   *[other] { $count } убранного блокирующего жетона
}
pioneers-objective-barrels = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
    [many] { $count } бочек
   *[other] { $count } бочки
}
pioneers-objective-bulbs = { $count ->
    [one] { $count } лампочка
    [few] { $count } лампочки
    [many] { $count } лампочек
   *[other] { $count } лампочки
}
pioneers-objective-level = уровень пивоварения { $count }
pioneers-goal-same = пиво одного сорта
pioneers-goal-different = разное пиво
pioneers-goal-extensions = пристройки
pioneers-goal-unblocked = блокирующие жетоны
pioneers-goal-barrels = бочки
pioneers-goal-bulbs = лампочки
pioneers-goal-level = уровень пивоварения
pioneers-gift-pils = Пильс
pioneers-gift-export = Экспорт
pioneers-gift-lager = Лагер
pioneers-gift-stark = Штарк
pioneers-gift-weizen = Вайцен
pioneers-gift-alt = Альт
pioneers-gift-barrel = бочка
pioneers-gift-coin = монета
pioneers-gain-point = очко
pioneers-gain-cards = 2 карты
pioneers-gain-coin = монета
pioneers-tile-large = большая
pioneers-tile-barrel = бочка
pioneers-tile-progress = прогресс
pioneers-tile-small = малая
pioneers-piece-worker = серого рабочего
pioneers-piece-truck = серый грузовик

## Почему нельзя

pioneers-reason-other-decision = сейчас вопрос другой: { $ask }
pioneers-reason-worker = нет свободного рабочего с опытом { $experience }
pioneers-reason-truck = в этом раунде ваши грузовики уже уехали
pioneers-reason-moved = в этом раунде этот рабочий уже ходил
pioneers-reason-covered = в этой игре это поле закрыто
pioneers-reason-taken = там стоит { $seat }
pioneers-reason-truck-there = там стоит грузовик
pioneers-reason-nothing-to-give = у вас нет ни монеты, ни пива или бочки в погребе, чтобы отдать
pioneers-reason-nothing-to-build = нет пристройки, которую вы можете построить
pioneers-reason-coins = { $count ->
    [one] не хватает { $count } монеты
    [few] не хватает { $count } монет
    [many] не хватает { $count } монет
   *[other] не хватает { $count } монеты
}
pioneers-reason-token = здесь ещё лежит блокирующий жетон: { $token }
pioneers-reason-fulfilled = эта цель у вас уже выполнена
pioneers-reason-objective-taken = другие успели раньше
pioneers-reason-objective = у вас { $reached } из { $wanted }
pioneers-reason-helper = нужен бонусный рабочий
pioneers-reason-bulbs = { $count ->
    [one] нужна { $count } лампочка
    [few] нужны { $count } лампочки
    [many] нужно { $count } лампочек
   *[other] нужно { $count } лампочки
}
pioneers-reason-no-effect = сейчас это ничего не даст
pioneers-reason-pile = карт не осталось
pioneers-reason-reach = { $count ->
    [one] вашему уровню доступна только первая карта
    [few] вашему уровню доступны только первые { $count } карты
    [many] вашему уровню доступны только первые { $count } карт
   *[other] вашему уровню доступно только { $count } карты
}
pioneers-reason-gap = этой карты уже нет; ряд сдвинется в конце хода
pioneers-reason-hand = её нет у вас на руке
pioneers-reason-lacks = в погребе не хватает: { $things }
pioneers-reason-section-beige = у неё нет бежево-коричневой части
pioneers-reason-section-white = у неё нет белой части
pioneers-reason-section-order = на ней нет заказа
pioneers-reason-built = это у вас уже построено
pioneers-reason-same-beer = это то же самое, что обойтись без него
pioneers-reason-cellar = у вас нет этого, чтобы отдать
pioneers-reason-gone = этого уже нет
pioneers-reason-barrels = столько бочек не перенести
pioneers-reason-twice = дважды этого сделать нельзя
pioneers-reason-retired = для него на покое нет места
pioneers-reason-no-such-worker = такого рабочего у вас нет
pioneers-reason-option = этого здесь не выбрать или не оплатить
pioneers-reason-must = здесь нужно что-то выбрать
pioneers-reason-no-dial = диска там нет
pioneers-reason-turned = он уже повёрнут
pioneers-reason-too-far = { $count ->
    [one] не больше { $count } поворота
    [few] не больше { $count } поворотов
    [many] не больше { $count } поворотов
   *[other] не больше { $count } поворота
}
pioneers-reason-brewing = его диск занят
pioneers-reason-overlaid = сверху лежит накладка

## Ход игры

pioneers-log-round = Начинается раунд { $round }
pioneers-log-end = Игра окончена
pioneers-log-shuffle = { $count ->
    [one] { $count } сброшенная карта становится новой колодой
    [few] { $count } сброшенные карты замешаны в новую колоду
    [many] { $count } сброшенных карт замешаны в новую колоду
   *[other] { $count } сброшенной карты замешаны в новую колоду
}
pioneers-log-first = { $place ->
    [1] Первый ход: { $seat }
    [2] Второй ход: { $seat }
    [3] Третий ход: { $seat }
   *[other] Четвёртый ход: { $seat }
}
pioneers-log-worker = { $seat }: рабочий { $experience } → { $space }
pioneers-log-truck = { $seat }: грузовик → { $space }
pioneers-log-turn-order = { $seat }: место { $place } в порядке хода
pioneers-log-admin = { $seat }: администрация, { $space }
pioneers-log-bonus = { $seat } использует бонусного рабочего: { $bonus }
pioneers-log-grey = { $seat } получает { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat } берёт { $amount } монету
    [few] { $seat } берёт { $amount } монеты
    [many] { $seat } берёт { $amount } монет
   *[other] { $seat } берёт { $amount } монеты
}
pioneers-log-paid = { $amount ->
    [one] { $seat } платит { $amount } монету
    [few] { $seat } платит { $amount } монеты
    [many] { $seat } платит { $amount } монет
   *[other] { $seat } платит { $amount } монеты
}
pioneers-log-points = { $amount ->
    [one] { $seat } получает { $amount } очко
    [few] { $seat } получает { $amount } очка
    [many] { $seat } получает { $amount } очков
   *[other] { $seat } получает { $amount } очка
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat } берёт { $count } бочку
    [few] { $seat } берёт { $count } бочки
    [many] { $seat } берёт { $count } бочек
   *[other] { $seat } берёт { $count } бочки
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat } переносит { $count } бочку в погреб
    [few] { $seat } переносит { $count } бочки в погреб
    [many] { $seat } переносит { $count } бочек в погреб
   *[other] { $seat } переносит { $count } бочки в погреб
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat } отгружает { $count } бочку
    [few] { $seat } отгружает { $count } бочки
    [many] { $seat } отгружает { $count } бочек
   *[other] { $seat } отгружает { $count } бочки
}
pioneers-log-barrels-given = { $seat } отдаёт бочку
pioneers-log-barrels-cleared = { $seat } возвращает бочку, чтобы освободить место
pioneers-log-beer-cellar = { $seat } кладёт { $beer } в погреб
pioneers-log-beer-delivered = { $seat } отгружает { $beer }
pioneers-log-beer-given = { $seat } отдаёт { $beer }
pioneers-log-beer-cleared = { $seat } возвращает { $beer }, чтобы освободить место
pioneers-log-beer-lost = { $seat } теряет { $beer }: погреб полон
pioneers-log-dial-placed = { $value ->
    [one] { $seat } варит { $beer }: { $value } поворот
    [few] { $seat } варит { $beer }: { $value } поворота
    [many] { $seat } варит { $beer }: { $value } поворотов
   *[other] { $seat } варит { $beer }: { $value } поворота
}
pioneers-log-dial-turned = { $seat } поворачивает { $beer } с { $before } на { $value }
pioneers-log-brewed = { $beer } готов: { $seat }
pioneers-log-unblocked = { $seat } убирает блокирующий жетон: { $token }
pioneers-log-uncovered = { $seat } снимает: { $overlay }
pioneers-log-built = { $seat } строит: { $extension }
pioneers-log-level = { $seat } достигает поля { $space } на шкале пивоварения
pioneers-log-progress = { $seat } достигает поля { $space } на шкале прогресса
pioneers-log-income = { $seat }: поле дохода { $space }
pioneers-log-marker = { $seat } повысит рабочего в конце раунда
pioneers-log-upgraded = { $seat }: рабочий с опытом { $experience } уходит на покой и освобождает плитку погреба ({ $tile })
pioneers-log-objective = { $seat } выполняет цель ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat } возвращает себе бонусного рабочего
    [few] { $seat } получает ещё { $count } бонусных рабочих
    [many] { $seat } получает ещё { $count } бонусных рабочих
   *[other] { $seat } получает ещё { $count } бонусного рабочего
}
pioneers-log-sacrificed = { $seat } отдаёт бонусного рабочего
pioneers-log-card-taken = { $seat } берёт { $card }
pioneers-log-card-drawn = { $seat } берёт карту из колоды
pioneers-log-card-beige = { $seat } играет бежево-коричневую: { $card }
pioneers-log-card-order = { $seat } выполняет заказ: { $card }
pioneers-log-card-white = { $seat } играет белую: { $card }
pioneers-log-card-discarded = { $seat } сбрасывает { $card }
pioneers-log-card-returned = { $card } возвращается на руку ({ $seat })
pioneers-log-card-turned-up = Открыта карта: { $card }
pioneers-log-card-pushed-out = { $card } уходит из ряда
