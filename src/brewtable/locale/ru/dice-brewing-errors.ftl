# В чём отказывает Dice Brewing: действия, колоды и позиции с ошибками.

dice-action-full-price = ни один кубик не удешевляет жетон { $word }
dice-action-no-die = нет кубика { $word }; кубики: y1–y14, k1–k14, g1–g12, b1–b10
dice-action-not-blue = { $word } — не синий кубик
dice-action-no-number = { $field ->
    [seat] место называют номером, а не { $word }
   *[recipe] рецепт называют номером, а не { $word }
}
dice-action-range = { $field ->
    [seat] место — число от { $least } до { $most }, а не { $word }
   *[recipe] рецепт — число от { $least } до { $most }, а не { $word }
}
dice-action-no-colour = нет цвета { $word }{ $hint }
dice-action-no-place = нет места { $word }{ $hint }
dice-action-no-building = нет здания { $word }{ $hint }
dice-action-no-ingredient = нет ингредиента { $word }{ $hint }
dice-action-no-token = нет жетона { $word }{ $hint }
dice-action-no-space = нет поля { $word }{ $hint }
dice-action-no-seed-space = нет поля для семени { $word }{ $hint }
dice-action-no-ware = нет товара { $word }{ $hint }

# Колоды.

dice-deck-fixed = должно быть { $right }, а не { $value }; правила рассчитаны на это число
dice-deck-seeds = игроков { $players }, по { $each }: больше, чем { $seeds } в [box]
dice-deck-discounts-form = список, например [{"{"} of = "honey", blue = 5, off = 1 {"}"}]
dice-deck-off = должно что-то оставить от цены { $price }
dice-deck-discount-twice = у { $ingredient } уже есть скидка за синий { $blue }; хватит одной
dice-deck-rising = синий { $blue } должен давать больше скидки, чем синий { $lower }
dice-deck-recipes-form = список рецептов, штук { $count }
dice-deck-recipe-nth = рецепт { $number } в файле
dice-deck-place = рецепт { $recipe } { $field } (рецепт { $number } в файле)
dice-deck-id-twice = это и id рецепта { $number } в файле; у каждого должен быть свой
dice-deck-name-twice = это и имя рецепта { $number } в файле; у каждого должно быть своё
dice-deck-count = рецептов в файле: { $found }; должно быть { $right }
dice-deck-starters = рецептов со starter = true в файле: { $found }; должно быть { $right }
dice-deck-share = рецептов уровня { $level } в файле: { $found }; должно быть { $right }
dice-deck-style = стиль "{ $style }"
dice-deck-style-share = рецептов уровня { $level }: { $found }; у каждого стиля по одному каждого уровня
dice-deck-true-or-false = true или false
dice-deck-true-or-nothing = true или пропущено
dice-deck-needs-form = таблица, например {"{"} yellow = [2, 3], green = [4] {"}"}
dice-deck-no-colour = пусто; нужен хотя бы один цвет
dice-deck-values-form = список наименьших значений, например [2, 3]
dice-deck-many-dice = кубиков { $found }; рецепт берёт не больше { $most } одного цвета
dice-deck-rewards = gold, points, token, token и gold, die, или die и gold
dice-deck-extras-form = таблица, например {"{"} malt = {"{"} gold = 5 {"}"}, blue = {"{"} points = 1 {"}"} {"}"}
dice-deck-premium = нужна премия gold или points, одна из них, а не { $value }
dice-deck-what-ingredient = ингредиент
dice-deck-what-level = уровень
dice-deck-what-malt = солод или хмель
dice-deck-what-colour = цвет
dice-deck-what-extra = добавка

# Позиции; места здесь считаются с 0, как в данных.

position-dice = dice: каждый кубик от y1 до b10 должен быть назван один раз
position-die = dice: кубик — место, значение и отметки
position-names = { $field }: нужно назвать { $names }
position-brewed = brewed: нужен список списков рецептов, штук { $seats }
position-shut = shut: нужен список списков зданий, штук { $seats }
position-buildings = shut: здания — { $buildings }
position-tokens = tokens: нужен список жетонов
position-token = tokens: у каждого есть `token`, один из { $tokens }
position-open = open: рецептов или null должно быть { $count }
dice-law-nowhere = dice: { $die } нигде на этом столе не лежит
dice-law-value = dice: { $die } показывает { $value }
dice-law-no-value = dice: { $die } лежит на складе или планшете без значения
dice-law-market = dice: { $die } не синий, а лежит на рынке
dice-law-dice = dice: { $colour } всего { $found }, в коробке { $right }
dice-law-negative = counts: что-то меньше 0
dice-law-seeds = seeds: всего { $found }, в коробке { $right }
dice-law-ingredients = ingredients: { $ingredient } всего { $found }, а не { $right }
dice-law-tokens = tokens: { $token } больше, чем { $most }
dice-law-empty-seat = seats: на месте { $number } никого нет, а что-то там есть или было сделано
dice-law-space = spaces: { $space }, слишком много игроков
dice-law-round = round: { $round } не из 1–{ $last }
dice-law-first = first: у первого игрока здесь нет места
dice-law-recipe = recipes: { $recipe }, мест { $count }, а должно быть одно
dice-law-agenda-empty = agenda: пусто до конца игры
dice-law-supply = dice: в запасе они показывают значение, только пока один из них меняют в школе
dice-law-marks = dice: жетоны на { $die } повышают его на столько, сколько он показывает, или больше
dice-law-lying = spaces: того, что лежит на { $space } у места { $number }, там быть не может
dice-law-open = open: за этим столом открытых рецептов не больше { $count }
dice-law-closed = closed: { $recipe } заблокирован, но не лежит открыто
dice-law-paid = tokens: { $token } выигрывают за 0 или покупают за { $price }, а не за { $paid }
dice-law-hidden = tokens: { $token } скрыт; для этого нужна настройка `advanced`
