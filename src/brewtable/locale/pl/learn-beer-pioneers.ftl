# Jak grać w Beer Pioneers i co oznaczają ikony

## Jak grać

learn-bp-table = Co leży na stole
learn-bp-town = Miasto i twoje pionki
learn-bp-town-text = Pracownicy idą do domów w mieście i robią to, co tam pokazano: warzą, obracają tarcze, biorą beczki, budują. Liczba na pracowniku to jego doświadczenie. Ciężarówki dostarczają zamówienia. Każdy pionek działa raz na rundę.
learn-bp-brewery = Twój browar
learn-bp-brewery-text = Sześć kadzi na sześć piw, każda z tarczą. Na początku można warzyć tylko Alt: pozostałe leżą pod osłonami i żetonami blokady. Piwa i beczki potrzebują wolnych pól w piwnicy.
learn-bp-cards = Karta służy na jeden z trzech sposobów
learn-bp-cards-text = Każda karta ma dwie z tych trzech części. Wybierasz, dla której ją zagrywasz.
learn-bp-card-beige = Beżowo-brązowa: zostaje przy browarze i na stałe wzmacnia twoje akcje
learn-bp-card-order = Fioletowa: zamówienie. Oddaj z piwnicy to, czego wymaga, i zdobądź punkty
learn-bp-card-white = Biała: jednorazowe działanie albo mistrz piwowar, który zostaje
learn-bp-turn = Twój ruch: jeden pionek, jedna akcja
learn-bp-worker = Wyślij pracownika
learn-bp-worker-text = Wykonuje akcję swojego pola. Jeśli jego doświadczenie i wartość pola dają razem 6 lub więcej, jeden z twoich pracowników premiowych może jeszcze wykonać akcję premiową: tutaj { $experience } + { $space } = { $sum }.
learn-bp-brew = Warz i obracaj
learn-bp-brew-text = Alt ma liczbę kadzi { $coop }, twój postęp dodaje { $progress }: jego tarcza zaczyna od { $start }. Obroty zmniejszają tę liczbę. Przy 0 piwo leży w piwnicy.
learn-bp-deliver = Dostarcz zamówienie
learn-bp-deliver-text = Wyślij ciężarówkę do zamówień i zagraj fioletową część karty. Weizen, Alt i 2 beczki z piwnicy dają 4 punkty.
learn-bp-grow = Rozwijaj się
learn-bp-grow-text = Awansuj pracowników, podnoś poziom warzenia, rób postępy, usuwaj żetony blokady, stawiaj rozbudowy i zdejmuj osłony: więcej piw, szybciej i za więcej punktów.
learn-bp-end = Koniec rundy i koniec gry
learn-bp-round = Koniec rundy
learn-bp-round-text = Każda tarcza sama obraca się o jeden obrót. Pionki wracają, pracownicy awansują, ręce maleją do limitu, a kto ma dochód, ten go dostaje.
learn-bp-points = Skąd biorą się punkty
learn-bp-points-text = Przede wszystkim z zamówień. Każdy cel daje { $first } punkty pierwszej osobie, która go spełni, i { $second } drugiej, a kosztuje pracownika premiowego. Wymiana, akcje premiowe i rozbudowy dają pojedyncze punkty.
learn-bp-last = Koniec gry
learn-bp-last-text = Gra kończy się po rundzie, w której ktoś ma { $goal } punktów. Wtedy każda żarówka w twoim rzędzie kart zamienia jedno piwo z piwnicy w punkt. Żarówki: { $bulbs }, piwa: { $bulbs }, więc punktów więcej: { $bulbs }.

## Ikony: nagłówki

learn-bp-signs-pieces = Pionki
learn-bp-signs-gains = Punkty, monety i rozwój
learn-bp-signs-brewery = Warzenie i piwnica
learn-bp-signs-cards = Karty

## Ikony: co oznaczają

learn-bp-sign-worker = Pracownik
learn-bp-sign-worker-about = Idzie na pole w mieście i wykonuje jego akcję. Liczba to jego doświadczenie.
learn-bp-sign-bonus = Pracownik premiowy
learn-bp-sign-bonus-about = Wykonuje akcję premiową, gdy doświadczenie i wartość dają 6, spełnia cele i pracuje w laboratorium.
learn-bp-sign-truck-about = Dostarcza zamówienia, bierze monety, beczkę lub kartę albo wymienia.
learn-bp-sign-flag = Chorągiewka gracza { $number }
learn-bp-sign-flag-about = Pokazuje, czyj to pionek lub browar.
learn-bp-sign-points = Kto na koniec ma ich najwięcej, wygrywa.
learn-bp-sign-coins = Płaci się nimi za awanse, rozbudowy i niektóre pola.
learn-bp-sign-pay = Ile trzeba za to zapłacić i gdzie moneta pozwala zrobić jedno i drugie.
learn-bp-sign-income = Monety na koniec każdej rundy, najwyżej 2.
learn-bp-sign-cards = Weź kartę z rzędu kart, w swoim zasięgu, albo ze stosu.
learn-bp-sign-level = Poziom warzenia mówi, ile piw warzysz naraz i jak daleko sięgasz w rzędzie kart.
learn-bp-sign-progress = Nowe tarcze zaczynają niżej, a limit kart na ręce rośnie.
learn-bp-sign-upgrade = Na koniec rundy pracownik idzie na emeryturę, a przychodzi inny z doświadczeniem większym o 1. Znika kafelek piwnicy. To jest awans.
learn-bp-sign-improved = Ulepszone akcje premiowe
learn-bp-sign-improved-about = Otwarte dla każdego, kto ma 2 żarówki we własnym rzędzie kart.
learn-bp-sign-brew = Połóż tarczę na wolnej kadzi. Obroty potem ją zmniejszają.
learn-bp-sign-rotations = Zmniejsza tarczę o 1. Przy 0 piwo jest uwarzone.
learn-bp-sign-beer = Piwo dowolnego gatunku.
learn-bp-sign-tile = Jedno z sześciu piw. Uwarzone leży w piwnicy.
learn-bp-sign-barrels = Beczki trafiają najpierw do składu. Stamtąd przenosi się je do piwnicy.
learn-bp-sign-move = Ze składu na wolne pole piwnicy.
learn-bp-sign-unblock = Na stałe zwalnia kadź albo pole twojej administracji.
learn-bp-sign-overlay = Odsłania kadzie pod nią.
learn-bp-sign-extension = Kosztuje 3 monety, działa od razu i zostaje.
learn-bp-sign-exchange = Oddaj piwo, beczkę lub monetę za punkt, 2 karty lub monetę.
learn-bp-sign-beige = Karta trafia do własnego rzędu kart: jej ikony liczą się od tej chwili.
learn-bp-sign-order = Oddaj z piwnicy to, czego wymaga, i weź nagrodę.
learn-bp-sign-white = Zrób raz to, co mówi jej tekst. Mistrz piwowar zostaje.
learn-bp-sign-bulbs = Otwierają ulepszone akcje premiowe, a na koniec zamieniają piwa w punkty.
learn-bp-sign-flash = Od razu
learn-bp-sign-flash-about = Dzieje się raz, gdy zagrywasz kartę.
learn-bp-sign-master = Mistrz piwowar
learn-bp-sign-master-about = Działa, dopóki karta leży przy twoim browarze.
learn-bp-sign-discard = Odrzucanie
learn-bp-sign-discard-about = Karty ponad limit ręki trafiają na stos odrzuconych.
learn-bp-sign-round-about = Tarcze się obracają, pionki wracają, pracownicy awansują, ręce się sprawdza, wypłaca się dochód.
