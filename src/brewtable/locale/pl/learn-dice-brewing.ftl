# Jak grać w Dice Brewing i co oznaczają ikony

## Jak grać

learn-db-table = Co leży na stole
learn-db-dice = Warzysz z kości
learn-db-dice-text = Żółte to jasny słód, czarne ciemny słód, zielone chmiel, a niebieskie umiejętności piwowarskie. Każdy kolor ma swój kształt. Zaczynasz z jedną kością każdego koloru, jednym nasionem i 2 sztukami złota.
learn-db-places = Pula i magazyn
learn-db-places-text = Kośćmi z puli rzucasz co rundę. To, co odłożysz do magazynu, zachowuje wartość, a warzyć można tylko kośćmi z magazynu. Odkładanie w swoim ruchu nic nie kosztuje.
learn-db-recipes = Odkryte receptury
learn-db-recipes-text = Receptura należy do tego, kto pierwszy ją uwarzy. Wymaga kości danego koloru o co najmniej podanej wartości i daje nagrodę: { $recipe } daje { $gold ->
    [one] { $gold } sztukę
    [few] { $gold } sztuki
    [many] { $gold } sztuk
   *[other] { $gold } sztuki
} złota.
learn-db-round = Runda
learn-db-phases = Pięć faz
learn-db-phases-text = Wszyscy rzucają. Potem kolejno stawiacie jedną lub dwie rzeczy na własnej planszy, aż wszyscy spasują. Następnie każdy może raz zrobić zakupy i kolejno warzycie. W sprzątaniu działa to, co czeka na planszach.
learn-db-work = Daj kości pracę
learn-db-work-text = Żółta { $value } na polu słodownia 3 zmienia się w { $then } i trafia do magazynu. Dzieje się to podczas sprzątania, gdy w tej rundzie jest już po warzeniu.
learn-db-fast = Albo od razu
learn-db-fast-text = Dołóż niebieską kość o wartości co najmniej { $fast }, teraz lub później w tej rundzie, a pole przyspieszy: działanie następuje od razu, jeszcze przed warzeniem. Niebieska kość wraca do twojej puli.
learn-db-houses = Cztery obiekty
learn-db-houses-text = Słodownia i plantacja chmielu zamieniają nasiona w kości i podnoszą wartości. Od rundy { $school } szkoła mistrzostwa przerzuca, zamienia i uczy. Od rundy { $seeds } departament nasiennictwa daje za kości nasiona i złoto. Targowisko otwiera się w rundzie { $market }.
learn-db-crowd = Nie wszyscy naraz
learn-db-crowd-text = Używacie pól własnych plansz, ale z każdego pola mogą w rundzie skorzystać wszyscy oprócz jednej osoby. Kto przyjdzie ostatni, zastaje pole zablokowane. Co rundę zaczyna ktoś inny.
learn-db-brewing = Warzenie i koniec
learn-db-brew = Uwarz recepturę
learn-db-brew-text = Żółta 4 i zielona 3 z magazynu spełniają recepturę. Dostajesz { $gold ->
    [one] { $gold } sztukę
    [few] { $gold } sztuki
    [many] { $gold } sztuk
   *[other] { $gold } sztuki
} złota i 1 punkt mistrzostwa, jak za każdą recepturę. Kości wracają do puli, a na stole pojawia się nowa receptura.
learn-db-end = Koniec gry
learn-db-end-text = Gra kończy się z rundą, w której łącznie uwarzycie 10, 15 lub 20 receptur, przy 2, 3 lub 4 osobach. Wtedy żółte i zielone kości liczą się za 1, czarne za 2, a każde 2 sztuki złota za 1. Tutaj punkty mistrzostwa: { $points }, za kości { $from_dice }, za złoto ({ $gold } szt.) { $from_gold }, razem { $total }.

## Ikony: nagłówki

learn-db-signs-dice = Kości i nasiona
learn-db-signs-goods = Punkty, złoto i składniki
learn-db-signs-tokens = Żetony akcji
learn-db-signs-table = Plansza i runda

## Ikony: co oznaczają

learn-db-sign-yellow = Żółta kość: jasny słód
learn-db-sign-yellow-about = Kwadrat z zaokrąglonymi rogami. Słodownia robi ją z nasiona.
learn-db-sign-black = Czarna kość: ciemny słód
learn-db-sign-black-about = Ścięte rogi. Słodownia robi ją z żółtej kości. Na koniec warta 2 punkty.
learn-db-sign-green = Zielona kość: chmiel
learn-db-sign-green-about = Listek. Plantacja chmielu robi ją z nasiona.
learn-db-sign-blue = Niebieska kość: umiejętności
learn-db-sign-blue-about = Okrągła. Pracuje w szkole, pozwala przyspieszyć inne pola i obniża ceny na targowisku.
learn-db-sign-seed = Nasiono
learn-db-sign-seed-about = Na pierwszym polu słodowni lub plantacji staje się żółtą lub zieloną kością. Latem każdy dostaje jedno.
learn-db-sign-points-about = Każda receptura daje 1, niektóre więcej. Wygrywa ten, kto ma najwięcej punktów.
learn-db-sign-gold-about = Kupujesz za nie składniki i żetony akcji. Na koniec każde 2 sztuki złota to 1 punkt.
learn-db-sign-brewed-about = Uwarzone receptury. Gdy razem uwarzycie dość, gra się kończy.
learn-db-sign-ingredient-about = Składnik z targowiska. Dodany do receptury, która go pokazuje, daje premię.
learn-db-sign-any-about = Nagroda niektórych receptur: weź ten, który chcesz. Zakryty to żeton, którego inni nie znają.
learn-db-sign-winter-about = Runda nieparzysta: nikt nie dostaje nasion. Oznacza też, kto zaczyna.
learn-db-sign-summer-about = Runda parzysta zaczyna się od nasiona dla każdego. Oznacza też, kto zaczyna.
learn-db-sign-flash = Od razu
learn-db-sign-flash-about = Działanie pola nie czeka na sprzątanie.
learn-db-sign-place-about = Postaw kość lub nasiono na polu swojej planszy.
learn-db-sign-warehouse-about = Kości w nim zachowują wartość i można nimi warzyć. Z +1: wartość kości rośnie i kość tam trafia.
learn-db-sign-pool-about = Kośćmi z niej rzuca się co rundę.
learn-db-sign-swap = Zamiana
learn-db-sign-swap-about = Rzuć kośćmi jednego koloru ze stosu i zamień jedną z nich na swoją (szkoła 2).
learn-db-sign-lock-about = Pole, obiekt, receptura lub kość: zablokowane do końca rundy.
learn-db-sign-flag = Chorągiewka gracza { $number }
learn-db-sign-flag-about = Pokazuje, czyj to browar albo kto skorzystał z pola w tej rundzie.
