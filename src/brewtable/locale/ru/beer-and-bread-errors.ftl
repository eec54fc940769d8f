# В чём отказывает Beer & Bread: действия, колоды и позиции с ошибками.

action-after-card = после { $verb } идёт карта, например beer-07
action-after-token = после { $verb } идёт ресурс, например wheat
action-after-exchange = после { $verb } идут карта с руки и номер места, например beer-07 2
action-after-pay = после { $verb } идут число и ресурс, например 4 wheat
action-done-alone = `done` стоит отдельно
action-no-digits = в { $verb } нужно число, а не { $word }
action-no-card = нет карты { $word }{ $hint }
action-no-resource = нет ресурса { $word }{ $hint }
action-no-space = места для обмена — от 1 до { $most }, а не { $word }
action-payment = плата — не больше { $most } одного ресурса, а не { $word }

# Колоды.

deck-what-resource = ресурс
deck-what-good = товар
deck-what-upgrade = улучшение
deck-amounts-form = таблица, например {"{"} water = 1, rye = 1 {"}"}
deck-no-resource = пусто; нужен хотя бы один ресурс
deck-above-supply = { $count } больше, чем { $supply } в [supply]
deck-substitution-form = список, например [{"{"} pay = 2, of = "wheat", as = ["hops"] {"}"}]
deck-pair-twice = { $paid } как { $spent_as } уже есть; хватит одного раза
deck-targets-form = список ресурсов, например ["hops"]
deck-itself = { $kind } не заменяет само себя; назовите другой ресурс
deck-cards-form = список карт, штук { $count }
deck-card-nth = карта { $number } в файле
deck-place-id = карта { $card } id (карта { $number } в файле)
deck-id-twice = это и id карты { $number } в файле; у каждой карты должен быть свой
deck-card-count = карт в файле: { $found }; должно быть { $right }
deck-beer-count = карт пива в файле: { $found }; должно быть { $right }
deck-bread-count = карт хлеба в файле: { $found }; должно быть { $right }
deck-recipe-size = жетонов { $tokens } — больше, чем { $units } на складе
deck-look = должно выглядеть как { $right }, а не { $value }
deck-id-good = должно начинаться с "{ $good }-", раз good — "{ $good }"
deck-upgrade-look = должно выглядеть как "4A" или "2A wheat", а не { $value }
deck-upgrade-alone = { $upgrade } без ресурса; напишите "{ $upgrade }"
deck-upgrade-resource = { $upgrade } нужен ресурс ({ $names }), например { $example }
deck-upgrade-crop = { $upgrade } нужна культура ({ $names }), а не { $found }

# Позиции; места здесь считаются с 0, как в данных.

position-long-pile = pile: карт больше, чем { $most }
position-twice = { $field }: { $card } названа дважды
position-unknown-name = { $field }: неизвестное имя { $name }; есть { $names }
position-missing-name = { $field }: нет { $name }
law-tokens-negative = tokens: где-то меньше 0 { $kind }
law-tokens-lost = tokens: { $kind } всего { $found }, в коробке { $right }
law-offer = offer: жетоны предложены, но никого не спрашивают
law-storage = storage: место { $number }, лишних жетонов { $excess }
law-card-places = cards: { $card }, мест { $count }, а должно быть одно
law-year = calendar: год { $year } не из 1–{ $last }
law-windmill = windmill: принадлежит месту 0 или 1
law-other-good = { $place }: у места { $number } там карта другого товара
law-too-full = { $place }: у места { $number } там карт больше, чем ячеек
law-exchange = exchange: на месте { $space } больше одной карты
law-known-deck = known: карта колоды отмечена как известная
law-known-sight = known: открытая карта отмечена как неизвестная
law-known-all = known: место { $number } не знает того, что знают все
law-known-hand = known: место { $number } не знает карты у себя на руке
law-inverted-nowhere = inverted: отмеченной карты нет ни у кого на руке
law-inverted-twice = inverted: карта отмечена обоими местами
law-earlier = earlier: карта колоды отмечена как старше последней тасовки
law-agenda-empty = agenda: пусто до конца шестого года
law-taken = cards: обменянную карту надо сыграть сразу
