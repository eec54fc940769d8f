# Czego każda gra odmawia i dlaczego.

plain-words = { $words }
error-illegal = { $action }: { $reason }
reason-not-in-one-go = najpierw musi się wydarzyć { $action }, dopiero potem można o tym zdecydować
reason-after-others = { $count ->
    [one] { $reason } (po akcji przed nią)
    [few] { $reason } (po { $count } akcjach przed nią)
    [many] { $reason } (po { $count } akcjach przed nią)
   *[other] { $reason } (po { $count } akcjach przed nią)
}
game-over = gra jest skończona: nie można nic zagrać
hint = ; może chodzi o { $name }?
seed-range = ziarno losowania to liczba całkowita od 0 do { $most }, nie { $seed }
json-unreadable = to nie jest obiekt JSON: { $problem }
json-no-object = to nie jest obiekt JSON
file-unreadable = { $file }: nie można odczytać: { $reason }
words-no-language = nie ma słów w języku { $language }; są { $languages }
words-no-key = nie ma słów dla { $field }
words-misfit = słowa dla { $message } nie pasują: { $problem }

# Przygotowanie.

setup-no-game = nie ma gry { $game }; są: { $games }
setup-no-game-close = nie ma gry { $game }; może chodzi o { $close }?
setup-no-games = nie ma gry { $game }; nie ma żadnej
setup-no-bot = nie ma bota { $bot }; boty: { $bots }
setup-no-bot-close = nie ma bota { $bot }; może chodzi o { $close }?
setup-search-budget = { $bot } to nie wyszukiwanie: wpisz search:0.5s dla sekund, search:400 dla liczby prób i :2 na końcu dla dwóch rdzeni
setup-no-bot-file = nie ma pliku { $file }, z którego można wziąć bota
setup-no-network-file = nie ma pliku { $file }, z którego można wziąć sieć
setup-no-network = to nie jest sieć: { $reason }
setup-network-unfit = ta sieć powstała dla innej gry, liczby graczy lub wersji zasad niż { $game } (graczy: { $players }): wytrenuj ją od nowa
setup-no-bot-class = plik { $file } nie definiuje { $name }
setup-bot-file-alone = bota z pliku podaje się z klasą: { $file }:Klasa
setup-bot-broken = nie można utworzyć { $name } z pliku { $file }: { $reason }
setup-bot-cannot-choose = { $name } z pliku { $file } nie ma metody `choose`, która bierze obserwację i zwraca akcję
setup-players = { $game }: liczba graczy od { $fewest } do { $most }, nie { $count }
setup-players-exactly = { $game }: liczba graczy to { $most }, nie { $count }
deck-no-house-deck = { $game } nie ma talii domowej { $deck } i nie ma takiego pliku; jej talie domowe to { $decks }
setup-no-option = { $game } nie ma opcji { $option }; opcje: { $options }
setup-no-options = { $game } nie ma opcji { $option }; nie ma żadnych
setup-option-value = opcja { $option } gry { $game } to jedno z { $allowed }, nie { $value }

# Akcje słowami.

action-form = akcja to liczba, tekst albo obiekt ze swoim rodzajem
action-number = akcje to liczby od 0 do { $last }, nie { $number }
action-no-number = nie ma akcji numer { $number }; ostatnia to { $last }
action-verbs = akcja zaczyna się od jednego z: { $verbs }
action-no-verb = żadna akcja nie nazywa się { $verb }{ $hint }
action-kind = akcja potrzebuje `kind`, jednego z: { $kinds }
action-no-field = akcja rodzaju { $kind } nie ma pola { $field }
action-needs-number = akcja rodzaju { $kind } potrzebuje `{ $field }`, liczby
action-needs-text = akcja rodzaju { $kind } potrzebuje `{ $field }`, tekstu
action-after = po { $verb } następuje: { $fields }
action-alone = po { $verb } następuje: nic
action-digits = { $field }: musi być liczbą, nie { $word }
action-range = { $field }: musi być liczbą od { $least } do { $most }, nie { $word }
action-no-name = { $field }: nic nie nazywa się { $word }{ $hint }

# Los.

chance-no-outcomes = to źródło losu nie ma wyników; użyj Seeded albo Scripted
chance-not-saved = tego źródła losu nie można zapisać; użyj Seeded albo Scripted
chance-script-end = wyniki w scenariuszu losu: { $outcomes }; potrzebny jest numer { $number } (od 0 do { $most })
chance-script-range = wynik { $number } scenariusza to { $outcome }, musi być od 0 do { $most }
chance-purpose = cel strumienia to 0, 1 albo 2, nie { $purpose }
chance-outcomes = scenariusz losu potrzebuje `outcomes`, listy liczb całkowitych
chance-form = los musi być {"{"}"kind": "seeded", …{"}"} albo {"{"}"kind": "scripted", …{"}"}
chance-field = los potrzebuje `{ $field }`, liczby całkowitej od 0 do { $most }

# Zapisy gier.

match-no-ply = liczba decyzji: { $decisions }; nie ma pozycji po { $ply }
journal-line = wiersz { $line }: { $reason }
journal-no-result = gra jest skończona, ale brakuje wyniku
journal-other-writing = ten program zapisuje tę grę inaczej
journal-empty = plik jest pusty; plik .brew zaczyna się od przygotowania gry
journal-cut = wiersz się nie kończy; plik jest ucięty
journal-check = suma kontrolna nie pasuje: ten wiersz albo wcześniejszy jest zmieniony
journal-changed = nie w postaci, jaką zapisuje ten program: wiersz jest zmieniony
journal-format = to nie jest plik .brew w formacie { $format }
journal-rules = zapisano z wersją zasad { $recorded }, ten program ma { $here }: odtwórz plik w brewtable z wersją { $recorded } (mówi o niej jego dziennik zmian)
journal-shuffle = zapisane tasowanie nie wynika z ziarna
journal-setup = przygotowanie potrzebuje `players` i `options`
journal-seed = ziarno to liczba całkowita albo null, nie { $seed }
journal-no-deck = przygotowanie potrzebuje `deck`
journal-deck = zapisano z talią { $name } ({ $recorded }), tutaj jest { $here }
journal-deck-unknown = zapisano z talią { $name }: { $problem }
journal-deck-wrong = talia w zapisie: { $problem }
journal-over = gra była skończona przed tą decyzją
journal-ply = stoi tu decyzja { $found }, a musi { $right }
journal-seat = decyduje miejsce { $number }, ale kolej jest na inne
journal-text = akcja { $action } to { $right }, nie { $found }
journal-chance = zapisany los nie wynika z ziarna
journal-not-over = jest wynik, ale gra nie jest skończona
journal-after-result = po wyniku są jeszcze wiersze
journal-result = zapisany wynik nie jest wynikiem tej gry
journal-pledge-broken = ziarno nie jest tym obiecanym przed grą
journal-pledge-form = obietnica potrzebuje `hash` i `salt`, obu jako tekst

# Talie.

deck-problems = { $lines_problems }
deck-problem = { $source }: { $where }: { $what }
deck-field = { $place }{ $rest }
deck-must-be = musi być: { $right }; nie { $value }
deck-table-with = tabela z { $keys }
deck-unknown-key = nieznany klucz { $field }{ $hint }
deck-key-missing = brakuje { $field }
deck-whole-number = liczba całkowita od { $low } do { $high }
deck-printable = tekst do wyświetlenia
deck-one-line = jeden wiersz tekstu
deck-slug = małe litery i cyfry połączone "-", na przykład "{ $example }"
deck-no-such = nie ma czegoś takiego ({ $what }): { $value }{ $hint }
deck-one-of = ; może być { $names }
deck-too-long = coś zbyt długiego, by pokazać
deck-no-toml = { $file }: to nie jest plik TOML: { $problem }
deck-unknown = żadna talia domowa nie ma sumy kontrolnej { $hash }, tylko { $known }: może ma ją nowszy brewtable albo kopia gry, która niesie ją ze sobą

# Pozycje.

position-other-game = to nie jest pozycja gry { $game } z wersją zasad { $version }
position-unknown-field = nieznane pole { $field }; pola to { $fields }
position-laws = { $clauses_broken }
position-object = { $field }: musi być obiektem
position-number = { $field }: musi być liczbą całkowitą od { $least } do { $most }, nie { $value }
position-field-shape = { $field }: musi składać się z liczb i list, jakie ma gra
position-flag = { $field }: musi być true albo false
position-numbers = { $field }: musi być listą liczb całkowitych od 0 do { $most }
position-length = { $field }: liczb musi być { $length }, nie { $found }
position-chance = chance: { $problem }
position-deck-name = deck: potrzebuje `name`, tekstu
position-deck-hash = deck: jego suma kontrolna to { $hash }, pozycja podaje { $named }
position-deck-unknown = deck: jego suma kontrolna to { $hash }, ale { $problem }
position-cards = { $kind ->
    [recipe] { $field }: musi być listą receptur
   *[card] { $field }: musi być listą kart
}
position-no-card = { $kind ->
    [recipe] { $field }: żadna receptura nie nazywa się { $name }
   *[card] { $field }: żadna karta nie nazywa się { $name }
}
position-agenda = agenda: musi być listą, kroków najwyżej { $most }
position-step = agenda: każdy krok ma `step`, jedno z { $steps }
position-step-fields = agenda: krok { $step } ma `step`, `seat`, `first` i `second`, nic więcej
law-agenda-top = agenda: na wierzchu musi być decyzja jednego z miejsc
law-agenda-below = agenda: pod decyzją leży nie to, co kładą zasady
law-agenda-operands = agenda: dane `{ $step }` nie mogą być takie w tej pozycji
law-agenda-no-choice = agenda: w `{ $step }` nie ma nic do wyboru
pad-no-field = { $seat }: notes nie pyta o { $field }; pyta o { $allowed }
pad-number = { $seat }: { $field } musi być liczbą całkowitą od 0 do { $most }, a nie { $found }
pad-one-holder = { $field }: dotyczy dokładnie jednego gracza, a nie { $found }
