## Beer Pioneers в терминале

terminal-pioneers-key-turn = 23a: рабочий 2 на 3A, to: грузовик к заказам, o3, a1
terminal-pioneers-key-number = номер варианта, 0: готово
terminal-pioneers-round = Раунд { $round }   порядок: { $order }   колода: { $pile }
terminal-pioneers-display = Ряд
terminal-pioneers-spaces = Поля
terminal-pioneers-turn-order = Порядок
terminal-pioneers-objectives = Цели
terminal-pioneers-you = Вы
terminal-pioneers-blocked = Блок
terminal-pioneers-hand = Рука
terminal-pioneers-trucks = { $space }: { $who }
terminal-pioneers-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
terminal-pioneers-pieces = рабочие { $workers }, грузовики { $trucks }, бонусные { $helpers }
terminal-pioneers-cellar = погреб { $things } (свободно { $free }), склад { $depot }/{ $size }
terminal-pioneers-barrels = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
    [many] { $count } бочек
   *[other] { $count } бочки
}
terminal-pioneers-dials = диски { $dials }
terminal-pioneers-tracks = уровень { $level }, прогресс { $progress }, доход { $income }
terminal-pioneers-icons = лампочки { $bulbs }, взять { $take }, перенести { $move }, повороты { $rotations }
terminal-pioneers-hand-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
terminal-pioneers-worker = рабочий { $experience } на
terminal-pioneers-verb-truck = грузовик
terminal-pioneers-verb-turn-order = порядок хода
terminal-pioneers-verb-admin = администрация
terminal-pioneers-verb-fulfil = цель
terminal-pioneers-pad-track = Очки на шкале
terminal-pioneers-pad-beers = Пиво за лампочки
terminal-pioneers-pad-coins = Монеты за лампочки
terminal-pioneers-pad-total = Всего
terminal-pioneers-pad-beers_left = Пиво (при ничьей)
terminal-pioneers-pad-barrels = Бочки (затем)
terminal-pioneers-help =
    Beer Pioneers
    Каждый ход — одна фигура. Введите рабочего и поле: 23a ставит рабочего с опытом 2 на 3A, 2x — на обмен.
    t9, to, tl, tx отправляют грузовик на поле 9, к заказам, за бочкой или картой, на обмен. o1–o8 — места в порядке хода.
    a1–a4 — поля администрации, f1–f3 выполняют цель.
    Где варианты под номерами, введите номер; 0 — готово или ничего.
    Рабочий и поле, дающие вместе 6 и больше, позволяют бонусное действие. Кто наберёт 20 очков, завершает игру этим раундом.
