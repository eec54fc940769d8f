# Czego odmawia Beer & Bread: akcji, talii i pozycji z błędami.

action-after-card = po { $verb } następuje karta, na przykład beer-07
action-after-token = po { $verb } następuje zasób, na przykład wheat
action-after-exchange = po { $verb } następują karta z ręki i numer pola, na przykład beer-07 2
action-after-pay = po { $verb } następują liczba i zasób, na przykład 4 wheat
action-done-alone = `done` stoi samo
action-no-digits = w { $verb } ma stać liczba, nie { $word }
action-no-card = żadna karta nie nazywa się { $word }{ $hint }
action-no-resource = żaden zasób nie nazywa się { $word }{ $hint }
action-no-space = pola wymiany mają numery od 1 do { $most }, nie { $word }
action-payment = zapłata to najwyżej { $most } jednego zasobu, nie { $word }

# Talie.

deck-what-resource = zasób
deck-what-good = towar
deck-what-upgrade = ulepszenie
deck-amounts-form = tabela, na przykład {"{"} water = 1, rye = 1 {"}"}
deck-no-resource = jest pusta; musi podać choć jeden zasób
deck-above-supply = { $count } to więcej niż { $supply } w [supply]
deck-substitution-form = lista, na przykład [{"{"} pay = 2, of = "wheat", as = ["hops"] {"}"}]
deck-pair-twice = { $paid } jako { $spent_as } już jest; wystarczy raz
deck-targets-form = lista zasobów, na przykład ["hops"]
deck-itself = { $kind } nie może zastąpić samego siebie; podaj inny zasób
deck-cards-form = lista kart, sztuk { $count }
deck-card-nth = karta { $number } w pliku
deck-place-id = karta { $card } id (karta { $number } w pliku)
deck-id-twice = to także id karty { $number } w pliku; każda karta potrzebuje własnego
deck-card-count = kart w pliku: { $found }; musi być { $right }
deck-beer-count = kart piwa w pliku: { $found }; musi być { $right }
deck-bread-count = kart chleba w pliku: { $found }; musi być { $right }
deck-recipe-size = żetonów { $tokens } to więcej niż { $units }, ile mieści magazyn
deck-look = musi wyglądać jak { $right }, nie { $value }
deck-id-good = musi zaczynać się od "{ $good }-", bo good to "{ $good }"
deck-upgrade-look = musi wyglądać jak "4A" albo "2A wheat", nie { $value }
deck-upgrade-alone = { $upgrade } nie bierze zasobu; napisz "{ $upgrade }"
deck-upgrade-resource = { $upgrade } potrzebuje zasobu ({ $names }), na przykład { $example }
deck-upgrade-crop = { $upgrade } potrzebuje plonu ({ $names }), nie { $found }

# Pozycje; miejsca liczą się tu od 0, jak w danych.

position-long-pile = pile: więcej kart niż { $most }
position-twice = { $field }: { $card } jest podana dwa razy
position-unknown-name = { $field }: nieznana nazwa { $name }; są { $names }
position-missing-name = { $field }: brakuje { $name }
law-tokens-negative = tokens: w jakimś miejscu jest mniej niż 0 { $kind }
law-tokens-lost = tokens: { $kind } jest { $found }, w pudełku { $right }
law-offer = offer: żetony są w ofercie, ale nikt nie jest pytany
law-storage = storage: miejsce { $number }, nadmiar żetonów { $excess }
law-card-places = cards: { $card }, liczba miejsc { $count }, a musi być jedno
law-year = calendar: rok { $year } nie jest liczbą od 1 do { $last }
law-windmill = windmill: należy do miejsca 0 albo 1
law-other-good = { $place }: miejsce { $number } ma tam kartę drugiego towaru
law-too-full = { $place }: miejsce { $number } ma tam więcej kart niż miejsc
law-exchange = exchange: na polu { $space } leży więcej niż jedna karta
law-known-deck = known: karta z talii jest oznaczona jako znana
law-known-sight = known: odkryta karta jest oznaczona jako nieznana
law-known-all = known: miejsce { $number } nie wie tego, co wiedzą wszyscy
law-known-hand = known: miejsce { $number } nie zna karty z własnej ręki
law-inverted-nowhere = inverted: oznaczona karta nie jest na żadnej ręce
law-inverted-twice = inverted: karta jest oznaczona przez oba miejsca
law-earlier = earlier: karta z talii jest oznaczona jako starsza niż ostatnie tasowanie
law-agenda-empty = agenda: jest pusta przed końcem szóstego roku
law-taken = cards: wymienioną kartę trzeba zagrać od razu
