# Dice Brewing в терминале.

## Знаки

terminal-dice-points = { $count }оч
terminal-dice-any-token = жетон
terminal-dice-new-die = кубик: { $colour }
terminal-dice-ware-malt = солод
terminal-dice-ware-spices = пряности
terminal-dice-ware-honey = мёд
terminal-dice-ware-hops = хмель
terminal-dice-ware-fruit = фрукты
terminal-dice-ware-withdraw = забрать
terminal-dice-ware-shut = здание
terminal-dice-ware-mark = блок
terminal-dice-ware-close = рецепт
terminal-dice-ware-raise = +1
terminal-dice-ware-reroll = бросок
terminal-dice-hidden = скрыт { $paid }¢
terminal-dice-seat = { $number } { $name }

## Стол

terminal-dice-round = { $season ->
    [summer] Раунд { $round }, лето
   *[winter] Раунд { $round }, зима
}
terminal-dice-first = первый { $name }
terminal-dice-brewed-of = сварено { $count }/{ $end }
terminal-dice-deck = колода { $count }
terminal-dice-supply = запас { $dice } { $seeds }s
terminal-dice-recipe-empty = нет рецепта
terminal-dice-recipe-closed = заблок.
terminal-dice-market = Рынок
terminal-dice-black-market = Жетоны
terminal-dice-opens = с раунда { $round }:
terminal-dice-stock = ×{ $count }
terminal-dice-brewed = сварено { $count }
terminal-dice-pool = пул
terminal-dice-warehouse = склад
terminal-dice-at-market = на рынке
terminal-dice-tokens = жетоны
terminal-dice-used = занято
terminal-dice-shut = закрыто

## Планшет

terminal-dice-board = Планшет
terminal-dice-building-malt = Солод
terminal-dice-building-hops = Хмель
terminal-dice-building-school = Школа
terminal-dice-building-seeds = Семена
terminal-dice-takes-malt-1 = семя→y
terminal-dice-takes-malt-2 = y→k
terminal-dice-takes-malt-3 = y,k→+1
terminal-dice-takes-hops-1 = семя→g
terminal-dice-takes-hops-2 = g→+1
terminal-dice-takes-school-1 = b { $value }→бросок
terminal-dice-takes-school-2 = b { $value }→обмен
terminal-dice-takes-school-3 = сумма { $value }→b
terminal-dice-takes-seeds-1 = g,k→семян { $value }
terminal-dice-takes-seeds-2 = k→{ $value }¢
terminal-dice-takes-seeds-3 = b→{ $value }¢
terminal-dice-seed-here = семя
terminal-dice-fast = (сразу b { $value })
terminal-dice-space-used = ваше
terminal-dice-space-blocked = заблок.
terminal-dice-space-shut = закрыто
terminal-dice-space-opens = раунд { $round }

## Что можно набрать

terminal-dice-verb-store = На склад
terminal-dice-verb-withdraw = Забрать
terminal-dice-verb-mark = Заблокировать или защитить
terminal-dice-verb-raise = Поднять
terminal-dice-verb-reroll = Перебросить
terminal-dice-verb-shut = Закрыть ({ $seat })
terminal-dice-key-place = { $key } ставит { $piece }: { $space }
terminal-dice-key-seed = { $key } семя: { $space }
terminal-dice-key-store = { $key } убирает { $piece } на склад
terminal-dice-key-list = клавиша вашего выбора

## Страницы

terminal-dice-page-recipe = { $name } ({ $level })
terminal-dice-page-needs = Нужны кубики на вашем складе, не меньше: { $dice }.
terminal-dice-page-reward = Даёт: { $parts }, и очко мастерства, как любой рецепт.
terminal-dice-page-extras = Одна добавка даёт больше: { $parts }.
terminal-dice-page-space = { $space } ({ $code }): { $effect }
terminal-dice-page-takes = Это поле { $takes }.
terminal-dice-page-fast = Синий кубик от { $value }, поставленный туда потом, даёт эффект сразу.
terminal-dice-page-blue = синий кубик от { $value }

terminal-dice-token-withdraw = «Забрать» переносит кубик со склада обратно в пул владельца.
terminal-dice-token-shut = «Закрыть здание», сыгранный в начале раунда, закрывает здание другого игрока на этот раунд.
terminal-dice-token-mark = Этот жетон защищает свой кубик или блокирует чужой до конца раунда.
terminal-dice-token-close = «Заблокировать рецепт», сыгранный в начале варки: в этом раунде его никто не сварит.
terminal-dice-token-raise = «Поднять» добавляет 1 к своему кубику до конца раунда.
terminal-dice-token-reroll = «Перебросить» бросает ещё раз любой кубик в пуле или на складе.

## Счёт

terminal-dice-pad-track = Очки мастерства
terminal-dice-pad-gold = 1 за каждые 2 золота
terminal-dice-pad-yellow = 1 за жёлтый кубик
terminal-dice-pad-black = 2 за чёрный кубик
terminal-dice-pad-green = 1 за зелёный кубик
terminal-dice-pad-total = Сумма
terminal-dice-pad-recipes = Сварено рецептов

## Помощь

terminal-dice-help =
    У кубиков есть имена и значения: y3[5] — жёлтый кубик y3, показывает 5.
    y жёлтый (светлый солод)  k чёрный (тёмный солод)  g зелёный (хмель)  b синий
    y 3 5 — два жёлтых кубика, 3 и 5, в рецептах не меньше; ! — не хватает.
    x заблокирован  p защищён  + поднят  - нельзя на склад  ×2 два одинаковых
    y3m2   поставить y3 на поле m2       sm1   поставить семя на m1
    y3w    y3 на склад                   0     готово, пас, нет
    y3r y3+ y3x y3o   жетоны: перебросить, поднять, заблокировать, забрать
    1 2 …  номер рецепта, товара или добавки       c1  заблокировать рецепт 1
    За полем стоит то, что туда подходит; синий, добавленный потом, ускоряет.
    place y3 malt-2, store y3, done: полные слова работают всегда, как и любое
    начало, подходящее только к одному варианту. y3m2! обходится без Enter.

    ?          эта страница             undo      отменить последнее решение
    ? 1        всё о рецепте 1          restart   отменить весь ход
    ? m2       всё о поле m2            confirm   off или on: Enter завершает
    ? mark     что делает жетон         hint      что сыграл бы бот
    log        что было недавно         save F    сохранить в файл F
    log all    вся игра                 quit      сохранить и выйти
    score      счёт сейчас              quit!     выйти без сохранения
    table      всё, что вам видно
