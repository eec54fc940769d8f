## Beer Pioneers: о чём спрашивают

pioneers-ask-turn = Какой фигурой ходите и куда?
pioneers-ask-bonus-action = Выполните бонусное действие одним из бонусных рабочих?
pioneers-ask-claim = Вы можете выполнить цель. Выполните?
pioneers-ask-choose = Что выберете?
pioneers-ask-take = { $count ->
    [one] Возьмите карту: одну из доступных или верхнюю из колоды.
    [few] Возьмите { $count } карты, одну за другой: из доступных или из колоды.
    [many] Возьмите { $count } карт, одну за другой: из доступных или из колоды.
   *[other] Возьмите { $count } карты, одну за другой: из доступных или из колоды.
}
pioneers-ask-move = { $count ->
    [one] Перенесёте бочку в погреб?
    [few] Перенесёте бочки в погреб? Не больше { $count }.
    [many] Перенесёте бочки в погреб? Не больше { $count }.
   *[other] Перенесёте бочки в погреб? Не больше { $count }.
}
pioneers-ask-rotate = { $count ->
    [one] { $count } поворот: какой диск?
    [few] { $count } поворота: какой диск и насколько?
    [many] { $count } поворотов: какой диск и насколько?
   *[other] { $count } поворота: какой диск и насколько?
}
pioneers-ask-rotate-once = Лаборатория: какие диски повернёте ещё раз?
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
pioneers-ask-play-beige = Бежево-коричневую часть какой карты сыграете?
pioneers-ask-play-white = Белую часть какой карты сыграете?
pioneers-ask-play-order = Какой заказ выполните?
pioneers-ask-deliver = { $count ->
    [one] Какое пиво доставите?
    [few] Какое пиво доставите? Порций: { $count }.
    [many] Какое пиво доставите? Порций: { $count }.
   *[other] Какое пиво доставите? Порций: { $count }.
}
pioneers-ask-exchange = Что обменяете?
pioneers-ask-retire = Какой рабочий уходит на пенсию?
pioneers-ask-discard = { $count ->
    [one] Лишняя карта на руке: какую сбросите?
    [few] { $count } лишние карты на руке: какую сбросите?
    [many] { $count } лишних карт на руке: какую сбросите?
   *[other] { $count } лишней карты на руке: какую сбросите?
}

## Варианты

pioneers-choice-place = Поставить рабочего { $experience } на { $space }: { $effect }
pioneers-choice-place-bonus = Поставить рабочего { $experience } на { $space }: { $effect }; затем возможно бонусное действие
pioneers-choice-truck = Ехать: { $space } – { $effect }
pioneers-choice-truck-first = Ехать: { $space } – { $effect }; первому грузовику там ещё { $extra }
pioneers-choice-truck-later = Ехать: { $space } – { $effect }; без добавки, ведь другой грузовик был первым
pioneers-choice-turn-order = { $rank ->
    [1] Встать на место { $place }: { $effect }; пока ваш ход в следующем раунде 1-й (чем левее, тем раньше)
    [2] Встать на место { $place }: { $effect }; пока ваш ход в следующем раунде 2-й (чем левее, тем раньше)
    [3] Встать на место { $place }: { $effect }; пока ваш ход в следующем раунде 3-й (чем левее, тем раньше)
   *[other] Встать на место { $place }: { $effect }; пока ваш ход в следующем раунде { $rank }-й (чем левее, тем раньше)
}
pioneers-choice-admin = Распорядиться: { $effect }
pioneers-choice-fulfil = { $ready ->
    [0] Выполнить цель ({ $objective }): { $count } очка; бонусный рабочий навсегда покидает планшет бонусов
   *[other] Выполнить цель ({ $objective }): { $count } очка; бонусный рабочий навсегда покидает ваш запас
}
pioneers-choice-bonus = Использовать бонусного рабочего: { $clauses_effects }
pioneers-choice-bonus-improved = Использовать бонусного рабочего, улучшенное действие: { $clauses_effects }
pioneers-choice-take = Взять: { $card }
pioneers-choice-beige = Сыграть бежево-коричневую часть, { $card }: { $clauses_effects }
pioneers-choice-order = Доставить: { $needs } ({ $card }) – { $clauses_effects }
pioneers-choice-white = Сыграть белую часть, { $card }: { $clauses_effects }
pioneers-choice-discard = Сбросить: { $card }
pioneers-choice-choose = Выбрать: { $effect }
pioneers-choice-rotate = { $count ->
    [one] Повернуть { $beer } на { $count }: { $clauses_effects }
    [few] Повернуть { $beer } на { $count }: { $clauses_effects }
    [many] Повернуть { $beer } на { $count }: { $clauses_effects }
   *[other] Повернуть { $beer } на { $count }: { $clauses_effects }
}
pioneers-choice-brew = Сварить { $beer }: { $clauses_effects }
pioneers-choice-unblock = Убрать жетон: { $token }
pioneers-choice-uncover = Снять: { $overlay }
pioneers-choice-build = Построить: { $extension } – { $clauses_effects }
pioneers-choice-pick = Взять { $beer }
pioneers-choice-deliver = Доставить { $beer }
pioneers-choice-clear = Вернуть: { $thing }, чтобы освободить место ({ $beer })
pioneers-choice-move = { $count ->
    [one] Перенести { $count } бочку в погреб
    [few] Перенести { $count } бочки в погреб
    [many] Перенести { $count } бочек в погреб
   *[other] Перенести { $count } бочки в погреб
}
pioneers-choice-exchange = Обменять: { $give } → { $clauses_gains }
pioneers-choice-twice = { $count ->
    [0] Обменять дважды
   *[other] Заплатить монету и обменять дважды
}
pioneers-choice-retire = Отправить на пенсию: рабочий { $experience } – { $effect }; его сменит рабочий с опытом { $next }
pioneers-choice-done-bonus-action = Не выполнять бонусное действие
pioneers-choice-done-claim = Закончить ход без цели
pioneers-choice-done-move = Ничего не переносить
pioneers-choice-done-rotate = { $turned ->
    [0] Не поворачивать: повороты пропадут
   *[other] Больше не поворачивать: остальные повороты пропадут
}
pioneers-choice-done-rotate-once = { $turned ->
    [0] Не поворачивать
   *[other] Больше не поворачивать
}
pioneers-choice-done-making-room = Обойтись без этого пива ({ $beer })
pioneers-choice-done-brew = { $before ->
    [0] Ничего не варить
   *[other] Больше не варить
}
pioneers-choice-done-unblock = { $before ->
    [0] Ничего не убирать
   *[other] Больше не убирать
}
pioneers-choice-done-pick = { $before ->
    [0] Ничего не брать
   *[other] Больше не брать
}
pioneers-choice-done-play-beige = Не играть
pioneers-choice-done-play-white = Не играть
pioneers-choice-done-play-order = Не выполнять заказ
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
pioneers-bonus-rotate-all = все повороты
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
pioneers-extension-cooling = охлаждение
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
pioneers-piece-extra-worker = ещё один рабочий на этот раунд
pioneers-piece-extra-truck = ещё один грузовик на этот раунд

## Почему нельзя

pioneers-reason-other-decision = сейчас вопрос другой: { $ask }
pioneers-reason-worker = у вас нет рабочего с опытом { $experience }
pioneers-reason-worker-placed = ваш рабочий с опытом { $experience } в этом раунде уже поставлен
pioneers-reason-workers-placed = все ваши рабочие в этом раунде уже поставлены
pioneers-reason-truck = в этом раунде ваши грузовики уже уехали
pioneers-reason-moved = в этом раунде этот рабочий уже ходил
pioneers-reason-covered = в этой игре это поле закрыто
pioneers-reason-taken = { $seat_who ->
    [you] там уже стоит ваша фигура
   *[other] там стоит { $seat }
}
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
pioneers-reason-round-end = не в конце раунда: дождитесь своего следующего хода
pioneers-reason-bulbs = { $count ->
    [one] нужна { $count } лампочка
    [few] нужны { $count } лампочки
    [many] нужно { $count } лампочек
   *[other] нужно { $count } лампочки
}
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
pioneers-reason-retired = на пенсии для него нет места
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
pioneers-deed-and = { $deed } – { $gains }
pioneers-deed-gets = { $seat_who ->
    [you] Вы получаете
   *[other] { $seat } получает
}: { $gains }
pioneers-deed-exchange = { $seat_who ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
}: { $give } → { $get }
pioneers-deed-paid = { $count ->
    [one] { $count } монета уплачена
    [few] { $count } монеты уплачены
    [many] { $count } монет уплачено
   *[other] { $count } монеты уплачено
}
pioneers-deed-ready = готовый { $beer }
pioneers-log-shuffle = { $count ->
    [one] { $count } сброшенная карта становится новой колодой
    [few] { $count } сброшенные карты перемешаны: новая колода
    [many] { $count } сброшенных карт перемешаны: новая колода
   *[other] { $count } сброшенной карты перемешаны: новая колода
}
pioneers-log-first = { $place ->
    [1] Первый ход: { $seat }
    [2] Второй ход: { $seat }
    [3] Третий ход: { $seat }
   *[other] Четвёртый ход: { $seat }
}
pioneers-log-worker = { $seat_who ->
    [you] Вы посылаете
   *[other] { $seat } посылает
} рабочего { $experience }: { $space }
pioneers-log-truck = { $seat_who ->
    [you] Вы посылаете
   *[other] { $seat } посылает
} грузовик: { $space }
pioneers-log-turn-order = { $seat_who ->
    [you] Вы занимаете
   *[other] { $seat } занимает
} место { $place } в порядке хода
pioneers-log-admin = { $seat_who ->
    [you] Вы обращаетесь в администрацию
   *[other] { $seat } обращается в администрацию
}: { $space }
pioneers-log-bonus = { $seat_who ->
    [you] Вы используете
   *[other] { $seat } использует
} бонусного рабочего: { $bonus }
pioneers-log-grey = { $seat_who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $piece }
pioneers-log-coins = { $amount ->
    [one] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $amount } монету
    [few] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $amount } монеты
    [many] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $amount } монет
   *[other] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $amount } монеты
}
pioneers-log-paid = { $amount ->
    [one] { $seat_who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } монету
    [few] { $seat_who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } монеты
    [many] { $seat_who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } монет
   *[other] { $seat_who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } монеты
}
pioneers-log-points = { $amount ->
    [one] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount } очко
    [few] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount } очка
    [many] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount } очков
   *[other] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount } очка
}
pioneers-log-barrels-depot = { $count ->
    [one] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $count } бочку
    [few] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $count } бочки
    [many] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $count } бочек
   *[other] { $seat_who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $count } бочки
}
pioneers-log-barrels-cellar = { $count ->
    [one] { $seat_who ->
        [you] Вы переносите
       *[other] { $seat } переносит
    } { $count } бочку в погреб
    [few] { $seat_who ->
        [you] Вы переносите
       *[other] { $seat } переносит
    } { $count } бочки в погреб
    [many] { $seat_who ->
        [you] Вы переносите
       *[other] { $seat } переносит
    } { $count } бочек в погреб
   *[other] { $seat_who ->
        [you] Вы переносите
       *[other] { $seat } переносит
    } { $count } бочки в погреб
}
pioneers-log-barrels-delivered = { $count ->
    [one] { $seat_who ->
        [you] Вы доставляете
       *[other] { $seat } доставляет
    } { $count } бочку
    [few] { $seat_who ->
        [you] Вы доставляете
       *[other] { $seat } доставляет
    } { $count } бочки
    [many] { $seat_who ->
        [you] Вы доставляете
       *[other] { $seat } доставляет
    } { $count } бочек
   *[other] { $seat_who ->
        [you] Вы доставляете
       *[other] { $seat } доставляет
    } { $count } бочки
}
pioneers-log-barrels-given = { $seat_who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} бочку
pioneers-log-barrels-cleared = { $seat_who ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} бочку, чтобы освободить место
pioneers-log-beer-cellar = { $seat_who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} { $beer } в погреб
pioneers-log-beer-delivered = { $seat_who ->
    [you] Вы доставляете
   *[other] { $seat } доставляет
} { $beer }
pioneers-log-beer-given = { $seat_who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { $beer }
pioneers-log-beer-cleared = { $seat_who ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { $beer }, чтобы освободить место
pioneers-log-beer-lost = { $seat_who ->
    [you] Вы теряете
   *[other] { $seat } теряет
} { $beer }: погреб полон
pioneers-log-dial-placed = { $value ->
    [one] { $seat_who ->
        [you] Вы варите
       *[other] { $seat } варит
    } { $beer }: { $value } поворот
    [few] { $seat_who ->
        [you] Вы варите
       *[other] { $seat } варит
    } { $beer }: { $value } поворота
    [many] { $seat_who ->
        [you] Вы варите
       *[other] { $seat } варит
    } { $beer }: { $value } поворотов
   *[other] { $seat_who ->
        [you] Вы варите
       *[other] { $seat } варит
    } { $beer }: { $value } поворота
}
pioneers-log-dial-turned = { $seat_who ->
    [you] Вы поворачиваете
   *[other] { $seat } поворачивает
} { $beer } с { $before } на { $value }
pioneers-log-brewed = { $seat_who ->
    [you] У вас готово пиво
   *[other] Готово пиво ({ $seat })
}: { $beer }
pioneers-log-unblocked = { $seat_who ->
    [you] Вы убираете
   *[other] { $seat } убирает
} блокирующий жетон: { $token }
pioneers-log-uncovered = { $seat_who ->
    [you] Вы снимаете
   *[other] { $seat } снимает
}: { $overlay }
pioneers-log-built = { $seat_who ->
    [you] Вы строите
   *[other] { $seat } строит
}: { $extension }
pioneers-log-level = { $seat_who ->
    [you] Вы достигаете
   *[other] { $seat } достигает
} поля { $space } на шкале пивоварения
pioneers-log-progress = { $seat_who ->
    [you] Вы достигаете
   *[other] { $seat } достигает
} поля { $space } на шкале прогресса
pioneers-log-income = { $seat_who ->
    [you] Ваше поле дохода
   *[other] Поле дохода ({ $seat })
}: { $space }
pioneers-log-marker = { $seat_who ->
    [you] Вы повысите
   *[other] { $seat } повысит
} рабочего в конце раунда
pioneers-log-upgraded = { $seat_who ->
    [you] Ваш рабочий
   *[other] Рабочий ({ $seat })
} с опытом { $experience } уходит на пенсию и освобождает плитку погреба ({ $tile })
pioneers-log-objective = { $seat_who ->
    [you] Вы выполняете
   *[other] { $seat } выполняет
} цель ({ $objective })
pioneers-log-helpers = { $count ->
    [one] { $seat_who ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } себе бонусного рабочего
    [few] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } ещё { $count } бонусных рабочих
    [many] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } ещё { $count } бонусных рабочих
   *[other] { $seat_who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } ещё { $count } бонусного рабочего
}
pioneers-log-sacrificed = { $seat_who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} бонусного рабочего
pioneers-log-card-taken = { $seat_who ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $card }
pioneers-log-card-drawn = { $seat_who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту из колоды
pioneers-log-card-beige = { $seat_who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} бежево-коричневую часть: { $card }
pioneers-log-card-order = { $seat_who ->
    [you] Вы выполняете
   *[other] { $seat } выполняет
} заказ: { $card }
pioneers-log-card-white = { $seat_who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} белую часть: { $card }
pioneers-log-card-discarded = { $seat_who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
}: { $card }
pioneers-log-card-returned = { $seat_who ->
    [you] { $card } возвращается к вам на руку
   *[other] { $card } возвращается на руку ({ $seat })
}
pioneers-log-card-turned-up = Открыта карта: { $card }
pioneers-log-card-pushed-out = { $card } уходит из ряда

## Options

pioneers-option-objective = Третья цель
pioneers-option-objective-about = Карта цели, которая лежит рядом с двумя целями, напечатанными на поле.
pioneers-option-objective-is-random = Случайно
pioneers-option-objective-is-extensions = Пристройки
pioneers-option-objective-is-unblocked = Убранные жетоны
pioneers-option-objective-is-barrels = Бочки
pioneers-option-objective-is-bulbs = Лампочки
pioneers-option-objective-is-level = Уровень пивоварения
pioneers-option-replace = Напечатанные цели
pioneers-option-replace-about = Закрывает одну или обе напечатанные цели другими картами целей.
pioneers-option-replace-is-none = Как на поле
pioneers-option-replace-is-same = Первая заменена
pioneers-option-replace-is-different = Вторая заменена
pioneers-option-replace-is-both = Обе заменены
pioneers-option-replace-same = Вместо первой напечатанной цели
pioneers-option-replace-same-about = Карта, которая закрывает цель с пивом одного сорта, если её заменяют.
pioneers-option-replace-same-is-random = Случайно
pioneers-option-replace-same-is-extensions = Пристройки
pioneers-option-replace-same-is-unblocked = Убранные жетоны
pioneers-option-replace-same-is-barrels = Бочки
pioneers-option-replace-same-is-bulbs = Лампочки
pioneers-option-replace-same-is-level = Уровень пивоварения
pioneers-option-replace-different = Вместо второй напечатанной цели
pioneers-option-replace-different-about = Карта, которая закрывает цель с разным пивом, если её заменяют.
pioneers-option-replace-different-is-random = Случайно
pioneers-option-replace-different-is-extensions = Пристройки
pioneers-option-replace-different-is-unblocked = Убранные жетоны
pioneers-option-replace-different-is-barrels = Бочки
pioneers-option-replace-different-is-bulbs = Лампочки
pioneers-option-replace-different-is-level = Уровень пивоварения
pioneers-option-first-builder-point = Очко тому, кто первым строит пристройку
pioneers-option-first-builder-point-about = И вдвоём или втроём очко получает тот, кто первым построит пристройку.
