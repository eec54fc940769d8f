# Czego odmawia wiersz poleceń i łącze programów.

cli-ply-alone = --ply odgałęzia zapisaną grę: potrzebuje --resume PLIK
cli-resume-alone = zapisana gra ma własne ziarno, talię i opcje: pomiń je przy --resume
cli-other-game = { $file } to gra { $found }, nie { $game }
cli-seat-count = { $game }: miejsc potrzeba { $needed }, podano { $given }
cli-seat-form = miejsce to `human` albo `bot:NAZWA`, nie { $found }
cli-option-form = opcja to NAZWA=WARTOŚĆ, nie { $found }
cli-bot-count = --bots: botów { $bots }, miejsc { $players }
cli-jobs-and-cores = { $bot } myśli na kilku rdzeniach, więc nie może też dzielić gier między procesy: pomiń --jobs albo rdzenie
cli-no-seat = { $file } ma miejsca od 0 do { $last }, nie ma miejsca { $number }
cli-unreadable = nie można odczytać { $file }: { $reason }
cli-unwritable = nie można zapisać { $file }: { $reason }
cli-no-text = { $file }, wiersz { $line }: to nie jest tekst UTF-8
cli-bad-journal = { $file }, { $problem }
cli-no-ply = { $file }: liczba decyzji { $decisions }, nie ma { $ply }
cli-no-deck = { $file } to ani gra ({ $games }), ani plik: { $reason }
cli-no-toml = { $file } to nie TOML: { $problem }
cli-no-game = { $file }: [deck] musi podać swoją grę, na przykład game = { $example }
sim-law-broken = gra z ziarnem { $seed } łamie prawo: { $clauses_broken }
arena-no-polars = wyniki zapisuje jako Parquet pakiet polars, którego brakuje: pip install 'brewtable[arena]'
arena-no-ratings = bez openskill nie ma rankingu: pip install 'brewtable[arena]'
cli-no-extra = do tego potrzebny jest { $package }, którego brakuje: pip install 'brewtable[{ $extra }]'
arena-bad-choice = { $bot } wybrał { $action } jako swoją decyzję nr { $number } w grze z ziarnem { $seed }: to nie jest dozwolona akcja
arena-workers-lost = jeden proces po drugim kończył działanie na tych samych grach, { $tries } razy (kod wyjścia { $exit }): może brakuje pamięci albo bot kończy program
arena-no-cluster = pod adresem { $address } nie ma klastra Ray: { $reason }
arena-other-version = węzeł klastra ma brewtable { $there }, ten komputer { $here }: zainstaluj wszędzie to samo
arena-kept-otherwise = { $file } zawiera gry z innych zawodów: podaj tę samą grę, talię, opcje, boty, liczbę gier i ziarno albo inny plik
cli-resume-what = --resume kontynuuje od pliku: podaj go przez --output

# Łącze dla programów.

request-do = `do` musi być jednym z: { $requests }
request-form = zapytanie to obiekt JSON w jednym wierszu
request-too-deep = zapytanie jest zbyt głęboko zagnieżdżone
request-no-action = brakuje `action`: liczby, tekstu albo obiektu z `legal`; albo `actions`, ich listy
request-not-over = gra jeszcze trwa
request-game-over = gra jest skończona: nie ma nic do wyboru
request-no-game = jeszcze nie ma gry: zacznij od {"{"}"do":"new","game":…{"}"} albo {"{"}"do":"load","state":…{"}"}
request-no-seat = brakuje `seat`: czyja wiedza ma zostać
request-seat = `seat` to liczba od 0 do { $last } albo null dla widza
request-deck = `deck` musi być ścieżką pliku, talią jako obiektem albo null
request-must-be-number = `{ $field }` musi być liczbą całkowitą
request-must-be-text = `{ $field }` musi być tekstem
request-must-be-object = `{ $field }` musi być obiektem
request-must-be-list = `{ $field }` musi być listą
request-seed = `seed` to liczba całkowita od 0 do { $most }
request-seconds = `seconds` musi być liczbą sekund
score-ended = Odpowiedzi skończyły się przy: { $question }
score-no-json = wejście nie jest w formacie JSON ({ $problem }); poprawnie na przykład { $example }
score-no-list = liczby muszą być listą z jednym obiektem na gracza, na przykład { $example }
score-no-name = imię musi być tekstem, a nie { $found }
score-no-pad = { $game } nie ma notesu punktacji
score-other-count = --players { $players }, ale podano liczby dla { $given }
cli-limit-form = limit to NAZWA=LICZBA, a nie { $found }
cli-host-whom = podaj jedną osobę albo poproś o link przez --link
