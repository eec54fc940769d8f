# Czego odmawia Beer Pioneers: akcji, talii i pozycji z błędami.

pioneers-action-no-space = żadne pole nie nazywa się { $word }{ $hint }
pioneers-action-no-bonus = żadna premia nie nazywa się { $word }{ $hint }
pioneers-action-no-from = żadne miejsce do brania nie nazywa się { $word }{ $hint }
pioneers-action-no-card = żadna karta nie nazywa się { $word }{ $hint }
pioneers-action-no-beer = żadne piwo nie nazywa się { $word }{ $hint }
pioneers-action-no-token = żaden żeton nie nazywa się { $word }{ $hint }
pioneers-action-no-overlay = żadna osłona nie nazywa się { $word }{ $hint }
pioneers-action-no-extension = żadna rozbudowa nie nazywa się { $word }{ $hint }
pioneers-action-no-thing = żadna rzecz nie nazywa się { $word }{ $hint }
pioneers-action-no-give = nic do oddania nie nazywa się { $word }{ $hint }
pioneers-action-no-get = nic do otrzymania nie nazywa się { $word }{ $hint }

# Talie.

pioneers-deck-card-id = karta { $id }
pioneers-deck-card-nth = karta { $number } w pliku
pioneers-deck-cover-id = karta osłon { $id }
pioneers-deck-cover-nth = karta osłon { $number } w pliku
pioneers-deck-starting-nth = karta początkowa { $number }
pioneers-deck-range = od { $fewest } do { $most }
pioneers-deck-track-form = lista liczb całkowitych, sztuk { $count }
pioneers-deck-spaces = pól musi być { $right }, nie { $found }
pioneers-deck-falls = nie może spadać z pola na pole: { $numbers }
pioneers-deck-ends = musi zaczynać się od { $first } i kończyć na 0: { $numbers }
pioneers-deck-backwards = { $track }, czytane od końca,
pioneers-deck-bonuses-form = tabela, na przykład {"{"} 2 = "coins 1" {"}"}
pioneers-deck-no-bonus-space = nie ma takiego pola: { $space }; pola na premię są od 2 do { $last }, ale nie { $hand }, które daje większy limit kart na ręce
pioneers-deck-objective-level = musi być od 1 do { $most }, bo tyle piw najwyżej ma tor, nie { $found }
pioneers-deck-cards-form = lista kart, sztuk { $count }
pioneers-deck-count = kart musi być { $right }, nie { $found }
pioneers-deck-barrels-dealt = beczek w cellar i depot musi być razem { $right }, nie { $found }
pioneers-deck-no-flash = ma błyskawicę, ale nikt tej karty nie zagrywa
pioneers-deck-start-rotations = musi być { $right }, jak na wszystkich kartach początkowych
pioneers-deck-covers-form = lista kart osłon
pioneers-deck-covers = kart dla { $players } graczy musi być { $right }, nie { $found }
pioneers-deck-spaces-form = lista pól, na przykład ["1a", "9"]
pioneers-deck-cover-action = może zakryć najwyżej jedno pole akcji
pioneers-deck-cover-two = dla dwóch graczy musi być { $right }, nie { $found }
pioneers-deck-cover-three = dla trzech graczy musi być 3 lub 4, nie { $found }
pioneers-deck-start-cards = kart ze start = true musi być { $right }, nie { $found }
pioneers-deck-id-again = { $what ->
    [cover] liczba wystąpień: { $count }; id oznacza jedną kartę osłon
   *[card] liczba wystąpień: { $count }; id oznacza jedną kartę
}
pioneers-deck-true-or-false = true albo false
pioneers-deck-sections = musi mieć dwie wypełnione części spośród beige, order oraz jednej z action i master; ma: { $found }
pioneers-deck-none = żadnej
pioneers-deck-beige-empty = jest pusta; musi mieć coś z { $icons } albo błyskawicę
pioneers-deck-order-size = musi chcieć od 1 do { $most } rzeczy, bo tyle mieści piwnica
pioneers-deck-master-form = musi być {"{"} always = "..." {"}"} albo {"{"} when = "...", gain = "..." {"}"}
pioneers-deck-what-space = pole
pioneers-deck-what-occasion = okazja
pioneers-deck-what-ability = zdolność
pioneers-phrase-form = zwrot, na przykład "coins 1 and rotations 2"
pioneers-phrase-pay = "pay" musi stać na początku: płaci się, zanim coś się stanie
pioneers-phrase-no-effect = nie ma tu takiego działania: "{ $words }"; działania to { $effects }
pioneers-phrase-alone = "{ $effect }" stoi samo, bez liczby
pioneers-phrase-after = po "{ $effect }" musi być: { $wanted }
pioneers-phrase-after-not = po "{ $effect }" musi być: { $wanted }; nie { $word }
pioneers-phrase-or-x = { $number } albo x
pioneers-phrase-options = możliwości jest { $found }, może być najwyżej { $most }

# Pozycje; miejsca liczą się tu od 0, jak w danych.

position-list = { $field }: musi być listą
position-list-of = { $field }: musi być listą, sztuk { $length }
position-cover = cover: musi być null albo jedną z { $covers }
position-board = board: musi mieć { $fields }
position-cells = { $field }: muszą to być liczby całkowite od { $least } do { $most }
position-breweries = breweries: każdy musi mieć { $fields }
position-nowhere = cards: { $card } nie leży nigdzie
position-two-places = cards: { $card } leży w dwóch miejscach
position-hand-card = hands: każdą kartę podaje się z `card` i `era`
pioneers-law-empty-seat = seats: na miejscu { $number } nikt nie siedzi, a coś posiada
pioneers-law-order = turn-order: każde miejsce musi być podane raz
pioneers-law-round = round: { $round } nie jest liczbą od 1 do { $last }
pioneers-law-starting = starting: każde miejsce ma własną kartę początkową
pioneers-law-cover = cover: to nie jest karta osłon na tę liczbę graczy: { $players }
pioneers-law-covered = cover: pole { $space } musi być zakryte
pioneers-law-not-covered = cover: pole { $space } nie może być zakryte
pioneers-law-nine = cover: pole ciężarówek 9 nie jest takie, jak mówi karta osłon
pioneers-law-nobodys-worker = spaces: nikt nie ma pracownika na { $space }
pioneers-law-nine-trucks = trucks: na polu 9 stoi ich za dużo
pioneers-law-moved = turn-order: stoją tam inni pracownicy niż ci, którzy się ruszyli
pioneers-law-grey-truck = grey: szara ciężarówka należy do tego, kto stoi na jej polu
pioneers-law-grey-worker = grey: szary pracownik należy do tego, kto stoi na jego polu
pioneers-law-objectives = objectives: wszystkie trzy muszą być różne
pioneers-law-second-place = objectives: drugie miejsce jest dla trzech i czterech graczy
pioneers-law-fulfilled = objectives: nikt nie mógł spełnić żadnego
pioneers-law-first-place = objectives: pierwsze miejsce zajmuje się przed drugim, i to kto inny
pioneers-law-cellar = cellar: miejsce { $number } ma w niej więcej niż pól
pioneers-law-depot = depot: miejsce { $number } ma w nim za dużo beczek
pioneers-law-dial = dial-{ $beer }: miejsce { $number } nie może tego jeszcze warzyć
pioneers-law-dial-high = dial-{ $beer }: u miejsca { $number } to najwyżej { $most }
pioneers-law-display = { $icon }: miejsce { $number } ma { $right }
pioneers-law-retired = workers: pracownicy miejsca { $number } nie pasują do tych na emeryturze
pioneers-law-workers = workers: miejsce { $number } ma innych pracowników, niż dają zasady
pioneers-law-trucks = trucks: miejsce { $number } ma { $found }
pioneers-law-admin = admin: miejsce { $number } stoi na zablokowanym polu
pioneers-law-helpers = helpers: miejsce { $number } ma { $found }, nie { $right }
pioneers-law-pile = cards: w stosie nie ma tych kart, które tam leżą
pioneers-law-open = cards: w rzędzie nie ma tych kart, które tam leżą
pioneers-law-master = cards: mistrz piwowar miejsca { $number } leży gdzie indziej
pioneers-law-no-master = cards: { $card } nie jest mistrzem piwowarem
pioneers-law-lying = cards: { $card } nie może tam tak leżeć
pioneers-law-hand = cards: na ręce miejsca { $number } jest { $found }
pioneers-law-dealt = cards: miejsce { $number } ma mniej kart S, niż rozdano
pioneers-law-agenda-empty = agenda: jest pusta przed końcem gry
