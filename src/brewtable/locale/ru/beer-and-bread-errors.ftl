# В чём отказывает Beer & Bread: действия, колоды и позиции с ошибками.

action-after-card = после { $verb } идёт карта, как beer-07
action-after-token = после { $verb } идёт ресурс, как wheat
action-after-exchange = после { $verb } идут карта с руки и номер места, как beer-07 2
action-after-pay = после { $verb } идут число и ресурс, как 4 wheat
action-done-alone = `done` стоит отдельно
action-needs-number = действию вида { $kind } нужно `{ $field }`, число
action-needs-text = действию вида { $kind } нужно `{ $field }`, текст
action-no-digits = в { $verb } нужно число, а не { $word }
action-no-card = нет карты { $card }{ $hint }
action-no-resource = нет ресурса { $resource }{ $hint }
action-no-space = места обмена — от 1 до { $last }, а не { $space }
action-payment = плата — не больше { $most } одного ресурса, а не { $count }

# Колоды.

deck-what-resource = ресурс
deck-what-good = товар
deck-what-upgrade = улучшение
deck-amounts-form = таблица, как {"{"} water = 1, rye = 1 {"}"}
deck-no-resource = пусто; нужен хотя бы один ресурс
deck-above-supply = { $count } больше, чем { $supply } в [supply]
deck-substitution-form = список, как [{"{"} pay = 2, of = "wheat", as = ["hops"] {"}"}]
deck-pair-twice = { $paid } как { $spent_as } уже есть; хватит одного раза
deck-targets-form = список ресурсов, как ["hops"]
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
deck-upgrade-resource = { $upgrade } нужен ресурс ({ $names }), как { $example }
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
law-hand = hand: у места { $number } на ходу { $turn } карт больше, чем { $most }
law-column = column: у места { $number } в колонке карт больше, чем { $most }
law-exchange = exchange: на месте { $space } больше одной карты
law-exchange-fruitful = exchange: на месте { $space } карта в урожайный год
law-known-deck = known: карта колоды отмечена как известная
law-known-sight = known: открытая карта отмечена как неизвестная
law-known-all = known: место { $number } не знает того, что знают все
law-known-hand = known: место { $number } не знает карты своей руки
law-inverted-nowhere = inverted: отмеченной карты нет ни в одной руке
law-inverted-several = inverted: у места { $number } больше одной перевёрнутой карты
law-inverted-hand = inverted: перевёрнутая карта места { $number } не в той руке
law-earlier = earlier: карта колоды отмечена как старше последней тасовки
law-agenda-empty = agenda: пусто до конца шестого года
law-agenda-taken = agenda: карта для хода не та, что взята
law-taken = cards: обменянную карту надо сыграть сразу
law-agenda-paid = agenda: оплачиваемой карты нет в пивоварне и пекарне
law-agenda-operands = agenda: данные `{ $step }` не дают выбора
law-agenda-offer = agenda: предложение есть, но взять из него нечего
law-agenda-fits = agenda: нужно предложение, хотя все жетоны помещаются
