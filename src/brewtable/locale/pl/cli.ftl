# Co mówi wiersz poleceń.

cli-backed-up = { $tables ->
    [one] { $tables } stół zapisano w { $file }. Są tam tajemnice serwera: zachowaj ten plik dla siebie.
    [few] { $tables } stoły zapisano w { $file }. Są tam tajemnice serwera: zachowaj ten plik dla siebie.
    [many] { $tables } stołów zapisano w { $file }. Są tam tajemnice serwera: zachowaj ten plik dla siebie.
   *[other] { $tables } stołu zapisano w { $file }. Są tam tajemnice serwera: zachowaj ten plik dla siebie.
}
cli-error = brewtable: { $problem }
cli-deck-good = { $file } to dobra talia do { $game }: { $title }, suma kontrolna { $hash }
cli-deck-hash = { $title } do { $game }, suma kontrolna { $hash }
cli-deck-written = Talia jest w pliku { $file }
cli-decks-game = gra
cli-decks-name = nazwa
cli-decks-title = tytuł
cli-decks-hash = suma kontrolna
cli-decks-how = Gra się pierwszą talią gry. Partie zapisane z inną znajdują swoją; --deck NAZWA gra nią.
cli-restored = { $tables ->
    [one] { $tables } stół przywrócono z { $file }.
    [few] { $tables } stoły przywrócono z { $file }.
    [many] { $tables } stołów przywrócono z { $file }.
   *[other] { $tables } stołu przywrócono z { $file }.
}
cli-restored-old = To, co było wcześniej, leży w { $file }.
cli-serving = Stół czeka: { $address } (Ctrl+C kończy)
cli-verified = { $decisions ->
    [one] Sprawdzono: 1 decyzja.
    [few] Sprawdzono: { $decisions } decyzje.
    [many] Sprawdzono: { $decisions } decyzji.
   *[other] Sprawdzono: { $decisions } decyzji.
}
cli-verified-winner = { $score ->
    [one] { $seat } wygrywa z 1 punktem.
    [few] { $seat } wygrywa z { $score } punktami.
    [many] { $seat } wygrywa z { $score } punktami.
   *[other] { $seat } wygrywa z { $score } punktami.
}
cli-verified-shared = Zwycięstwo jest wspólne.
cli-verified-pledge = Tasowanie jest tym obiecanym przed grą: { $hash }
cli-verified-open = Gra się nie skończyła.
cli-replay-ply = Pozycja po decyzji { $ply } z { $all }
cli-engine = { $mode ->
    [compiled] brewtable { $version }, zasady skompilowane
   *[interpreted] brewtable { $version }, zasady interpretowane (wolniej, te same gry)
}
cli-sim-head = { $game }, liczba graczy { $players }: { $bots }
cli-sim-games = gry
cli-sim-decisions = decyzje
cli-sim-seconds = sekundy
cli-sim-decisions_per_second = decyzje na sekundę
cli-sim-copies_per_second = kopie na sekundę
cli-sim-decisions_per_game = decyzje na grę
cli-sim-rounds_per_game = rundy na grę
cli-sim-mean_scores = średnie wyniki według miejsc
cli-sim-wins_by_seat = zwycięstwa według miejsc
score-ask = { $seat }: { $field } (od 0 do { $most }):
score-ask-again = Odpowiedz liczbą całkowitą od { $fewest } do { $most }.
score-ask-holder = { $field } – kto: { $people }?
score-ask-name = Imię gracza { $number }:
score-ask-players = Ilu graczy (od { $fewest } do { $most }):
score-numbered = { $number } { $seat }
score-key = klucz
score-meaning = co to jest
score-most = najwyżej
cli-progress = { $game }
cli-stopped = zatrzymano: rozegrano { $done } z { $games } gier
cli-bots-head = Boty, z którymi można zagrać
cli-bots-is = to
cli-bots-seconds = sekundy na decyzję
cli-bots-how = Pod każdą grą: ile ze 100 partii dwuosobowych bot wygrywa z easy. Jak to zmierzono, mówi docs/bots.md.
bots-interpreted = Wygrane zmierzono przy skompilowanych zasadach. Te działają jako zwykły Python: boty badają w tym samym czasie znacznie mniej i są słabsze.
cli-match-head = { $game }: gier { $games }
cli-match-bot = bot
cli-match-games = gry
cli-match-wins = zwycięstwa
cli-match-interval = 95 razy na 100 między
cli-match-score = średni wynik
cli-match-rating = ranking
cli-match-seats = zwycięstwa według miejsc
cli-match-speed = decyzje na sekundę
cli-review-progress = czytanie gry
cli-review-seat = { $seat }:
cli-review-even = żadna decyzja nie kosztowała wiele
cli-review-turn = { $ply }. { $seat }: { $played } – strata { $lost }; lepiej: { $better }

# Uczenie sieci.
cli-train-played = Runda { $round }: partie: { $games }, pozycje: { $positions }
cli-train-fitted = Uczenie na { $positions } pozycjach; w partiach spoza nauki: zwycięzca { $winner }, własne punkty z błędem { $points }
cli-train-stopped = zatrzymano: zachowane całe rundy: { $rounds }; to samo polecenie idzie dalej od nich, a zaczętą rundę gra jeszcze raz
cli-train-first = Wygrane z wyszukiwaniem bez sieci: { $won } z { $games }
cli-train-gate = Wygrane z poprzednią siecią: { $won } z { $games }: { $accepted ->
    [yes] nowa zajmuje jej miejsce
   *[no] poprzednia zostaje
 }
cli-house-entry-everybody = Dom jest otwarty dla wszystkich.
cli-house-entry-invited = Do domu wchodzi się na zaproszenie.
cli-house-entry-members = Dom jest tylko dla członków.
cli-house-limit = ograniczenie
cli-house-value = wartość
cli-house-usual = zwykle
cli-house-person = identyfikator
cli-house-name = imię
cli-house-standing = pozycja
cli-house-standing-guest = gość
cli-house-standing-in = wpuszczony
cli-house-standing-host = gospodarz
cli-house-standing-out = usunięty
cli-house-passkeys = klucze dostępu
cli-house-games = partie
cli-house-seen = ostatnio
cli-house-code = kod
cli-house-used = użyto
cli-house-until = do
cli-house-state = stan
cli-house-good = ważne
cli-house-not-good = już nieważne
cli-house-table = stół
cli-house-game = gra
cli-house-status = stan
cli-house-status-waiting = czeka
cli-house-status-playing = trwa
cli-house-status-over = koniec
cli-house-seats = miejsca
cli-house-decisions = decyzje
cli-house-changed = zmiana
cli-house-invited = Kto otworzy ten link, może wejść: { $link }
cli-house-revoked = Zaproszenie { $code } nikogo już nie wpuści.
cli-house-let-in = { $name } może wejść.
cli-house-removed = { $name } nie ma już wstępu, ale może dokończyć trwające partie.
cli-house-host = { $name } jest teraz gospodarzem.
cli-house-host-link = Kto pierwszy otworzy ten link, zostanie gospodarzem; link jest ważny jeden dzień: { $link }
cli-house-ended = Stół { $table } zakończony: nikt nie wygrał i partia się nie liczy.
cli-house-table-removed = Stół { $table } usunięty.
cli-house-exported = Partia ze stołu { $table } jest zapisana w { $file }.
