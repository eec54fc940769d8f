# Czego odmawia Dice Brewing: akcji, talii i pozycji z błędami.

dice-action-full-price = żadna kość nie obniża ceny żetonu { $word }
dice-action-no-die = żadna kość nie nazywa się { $word }; kości są od y1 do y14, od k1 do k14, od g1 do g12 i od b1 do b10
dice-action-not-blue = { $word } nie jest niebieską kością
dice-action-no-number = { $field ->
    [seat] miejsce podaje się numerem, nie { $word }
   *[recipe] recepturę podaje się numerem, nie { $word }
}
dice-action-range = { $field ->
    [seat] miejsce to liczba od { $least } do { $most }, nie { $word }
   *[recipe] receptura to liczba od { $least } do { $most }, nie { $word }
}
dice-action-no-colour = żaden kolor nie nazywa się { $word }{ $hint }
dice-action-no-place = żadne miejsce nie nazywa się { $word }{ $hint }
dice-action-no-building = żaden obiekt nie nazywa się { $word }{ $hint }
dice-action-no-ingredient = żaden składnik nie nazywa się { $word }{ $hint }
dice-action-no-token = żaden żeton nie nazywa się { $word }{ $hint }
dice-action-no-space = żadne pole nie nazywa się { $word }{ $hint }
dice-action-no-seed-space = żadne pole na nasiono nie nazywa się { $word }{ $hint }
dice-action-no-ware = żaden towar nie nazywa się { $word }{ $hint }

# Talie.

dice-deck-fixed = musi być { $right }, nie { $value }; zasady są na tę liczbę
dice-deck-seeds = graczy { $players }, po { $each }: to więcej niż { $seeds } w [box]
dice-deck-discounts-form = lista, na przykład [{"{"} of = "honey", blue = 5, off = 1 {"}"}]
dice-deck-off = musi coś zostawić z ceny { $price }
dice-deck-discount-twice = { $ingredient } ma już zniżkę za niebieską { $blue }; wystarczy raz
dice-deck-rising = niebieska { $blue } musi dawać większą zniżkę niż niebieska { $lower }
dice-deck-recipes-form = lista receptur, sztuk { $count }
dice-deck-recipe-nth = receptura { $number } w pliku
dice-deck-place = receptura { $recipe } { $field } (receptura { $number } w pliku)
dice-deck-id-twice = to także id receptury { $number } w pliku; każda potrzebuje własnego
dice-deck-name-twice = to także nazwa receptury { $number } w pliku; każda potrzebuje własnej
dice-deck-count = receptur w pliku: { $found }; musi być { $right }
dice-deck-starters = receptur ze starter = true w pliku: { $found }; musi być { $right }
dice-deck-share = receptur poziomu { $level } w pliku: { $found }; musi być { $right }
dice-deck-style = styl "{ $style }"
dice-deck-style-share = receptur poziomu { $level }: { $found }; każdy styl ma po jednej z każdego poziomu
dice-deck-true-or-false = true albo false
dice-deck-true-or-nothing = true albo pominięte
dice-deck-needs-form = tabela, na przykład {"{"} yellow = [2, 3], green = [4] {"}"}
dice-deck-no-colour = jest pusta; musi podać choć jeden kolor
dice-deck-values-form = lista najmniejszych wartości, na przykład [2, 3]
dice-deck-many-dice = kości jest { $found }; receptura bierze najwyżej { $most } jednego koloru
dice-deck-rewards = gold, points, token, token i gold, die, albo die i gold
dice-deck-extras-form = tabela, na przykład {"{"} malt = {"{"} gold = 5 {"}"}, blue = {"{"} points = 1 {"}"} {"}"}
dice-deck-premium = potrzebuje premii gold albo points, jednej z nich, nie { $value }
dice-deck-what-ingredient = składnik
dice-deck-what-level = poziom
dice-deck-what-malt = słód lub chmiel
dice-deck-what-colour = kolor
dice-deck-what-extra = dodatek

# Pozycje; miejsca liczą się tu od 0, jak w danych.

position-dice = dice: każda kość od y1 do b10 musi być podana raz
position-die = dice: kość to miejsce, wartość i jej znaki
position-names = { $field }: musi podać { $names }
position-brewed = brewed: musi być listą list receptur, sztuk { $seats }
position-shut = shut: musi być listą list budynków, sztuk { $seats }
position-buildings = shut: budynki to { $buildings }
position-tokens = tokens: musi być listą żetonów
position-token = tokens: każdy ma `token`, jeden z { $tokens }
position-open = open: receptur lub null musi być { $count }
dice-law-nowhere = dice: { $die } nie leży nigdzie na tym stole
dice-law-value = dice: { $die } pokazuje { $value }
dice-law-no-value = dice: { $die } leży w magazynie lub na planszy bez wartości
dice-law-market = dice: { $die } nie jest niebieska, a leży na targowisku
dice-law-dice = dice: { $colour } jest { $found }, w pudełku { $right }
dice-law-negative = counts: coś liczy się poniżej 0
dice-law-seeds = seeds: jest { $found }, w pudełku { $right }
dice-law-ingredients = ingredients: { $ingredient } jest { $found }, nie { $right }
dice-law-tokens = tokens: { $token } jest więcej niż { $most }
dice-law-empty-seat = seats: na miejscu { $number } nikt nie siedzi, a coś posiada lub zrobiło
dice-law-space = spaces: { $space }, zbyt wielu graczy
dice-law-round = round: { $round } nie jest liczbą od 1 do { $last }
dice-law-first = first: pierwszy gracz nie ma tu miejsca
dice-law-recipe = recipes: { $recipe }, liczba miejsc { $count }, a musi być jedno
dice-law-agenda-empty = agenda: jest pusta przed końcem gry
dice-law-supply = dice: w stosie pokazują wartość tylko wtedy, gdy jedną z nich wymienia się w szkole
dice-law-marks = dice: żetony na { $die } podnoszą ją o tyle, ile pokazuje, albo więcej
dice-law-lying = spaces: to, co leży na { $space } miejsca { $number }, nie może tam być
dice-law-open = open: przy tym stole odkrytych receptur jest najwyżej { $count }
dice-law-closed = closed: { $recipe } jest zablokowana, ale nie leży odkryta
dice-law-paid = tokens: { $token } zdobywa się za 0 albo kupuje za { $price }, nie za { $paid }
dice-law-hidden = tokens: { $token } jest zakryty; to możliwe tylko z opcją `advanced`
