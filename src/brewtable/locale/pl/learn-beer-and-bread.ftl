# Jak grać w Beer & Bread i co oznaczają ikony

## Jak grać

learn-bb-table = Co leży na stole
learn-bb-fields = Cztery pola i rzeka
learn-bb-fields-text = Woda, pszenica, jęczmień, żyto i chmiel leżą między dwiema wioskami. Oboje bierzecie z tych samych pól, a czego zabraknie, tego w tym roku już nie będzie.
learn-bb-village = Twoja wioska
learn-bb-village-text = Twój magazyn mieści { $room } żetonów. Browar i piekarnia mają po jednym miejscu. Na sześciu miejscach leżą ulepszenia, które służą wiosce do końca gry.
learn-bb-card = Każda karta potrafi trzy rzeczy
learn-bb-card-text = Zagrywając kartę, wybierasz jedną z nich. Pozostałe dwie przepadają, więc każdy ruch jest wyborem.
learn-bb-card-harvest = Na górze: co przynosi, gdy nią zbierasz
learn-bb-card-recipe = Pośrodku: ile kosztuje uwarzenie lub upieczenie i ile monet daje
learn-bb-card-upgrade = Na dole: ulepszenie, którym może się stać
learn-bb-turn = Twój ruch: jedna karta, jedna akcja
learn-bb-harvest = Zbiory
learn-bb-harvest-text = Nowa karta, po prawej, mówi, co bierzesz. Wszystkie twoje karty zbiorów z tego roku razem mówią, ile: tutaj { $gains }. Co nie mieści się w magazynie, musisz zaoferować drugiej osobie.
learn-bb-produce = Warzenie lub pieczenie
learn-bb-produce-text = Zapłać to, czego wymaga receptura: { $costs }. Karta jest sprzedana i daje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}. Leży zakryta w piekarni i dopóki nie posprzątasz, nic więcej tam nie upieczesz. Tak samo działają karty piwa w browarze.
learn-bb-upgrade = Ulepszenie i sprzątanie
learn-bb-upgrade-text = Karta trafia na swoje miejsce i działa od tej chwili: { $effect }. Przy okazji sprzątasz: wszystkie sprzedane karty opuszczają browar i piekarnię, a miejsca są znów wolne.
learn-bb-years = Sześć lat i koniec
learn-bb-fruitful = Lata urodzajne: 1, 3, 5
learn-bb-fruitful-text = Pełne pola i po pięć nowych kart. Gdy oboje zagracie po karcie, wymieniacie się kartami z ręki.
learn-bb-dry = Lata suche: 2, 4, 6
learn-bb-dry-text = Rośnie mniej. Bierzesz z powrotem swoje karty zbiorów z zeszłego roku, dobierasz do pięciu i zatrzymujesz karty na ręce. Przed akcją możesz wymienić kartę na jedną z trzech odkrytych.
learn-bb-windmill = Wiatrak
learn-bb-windmill-text = Po każdym roku dostaje go ten, kto ma mniej żetonów w magazynie. Z wiatrakiem zaczynasz rok.
learn-bb-end = Liczy się tylko mniejsza suma
learn-bb-end-text = Czerwony ma 22 monety za piwo i 31 za chleb: to jest warte 22. Niebieski z 26 i 25 ma 25 i wygrywa. Sprzedawaj więc jedno i drugie, i to po równo.

## Ikony: nagłówki

learn-bb-signs-tokens = Rodzaje zasobów
learn-bb-signs-goods = Piwo, chleb i monety
learn-bb-signs-table = Lata i stół

## Ikony: co oznaczają

learn-bb-sign-water = Pochodzi z rzeki i jest prawie w każdej recepturze. Przy siewie cała woda wraca do rzeki.
learn-bb-sign-wheat = Plon z pola pszenicy: do 7 w roku urodzajnym, 5 w suchym.
learn-bb-sign-barley = Plon z pola jęczmienia: do 8 w roku urodzajnym, 4 w suchym.
learn-bb-sign-rye = Plon z pola żyta: do 6 w roku urodzajnym, 4 w suchym.
learn-bb-sign-hops = Plon z pola chmielu: do 6 w roku urodzajnym, 4 w suchym.
learn-bb-sign-coin = Monety
learn-bb-sign-coin-about = Tyle daje karta, gdy ją uwarzysz lub upieczesz. Piwo i chleb liczą się osobno.
learn-bb-sign-type-1 = Rodzaj towaru wart 4 lub 5 monet.
learn-bb-sign-type-2 = Rodzaj towaru wart 6 lub 7 monet.
learn-bb-sign-type-3 = Rodzaj towaru wart 8 lub 9 monet.
learn-bb-sign-beer = Rodzaj piwa wart 6 lub 7 monet. Oznacza też piwo w ogóle i rewers karty piwa.
learn-bb-sign-bread = Rodzaj chleba wart 6 lub 7 monet. Oznacza też chleb w ogóle i rewers karty chleba.
learn-bb-sign-slot-cards = Miejsce 1: ulepszenia kart na ręce, na przykład dobieranie lub zachowanie karty.
learn-bb-sign-slot-collect = Miejsce 2: ulepszenia, które dają więcej żetonów. Oznacza też zbiory.
learn-bb-sign-slot-storage = Miejsce 3: ulepszenia, które powiększają magazyn.
learn-bb-sign-slot-production = Miejsce 4: ulepszenia z dodatkowymi miejscami do warzenia i pieczenia albo z innymi sposobami płacenia. Oznacza też warzenie i pieczenie.
learn-bb-sign-slot-cleaning = Miejsce 5: ulepszenia, które dają żetony, gdy sprzątasz. Oznacza też samo ulepszanie.
learn-bb-sign-slot-scoring = Miejsce 6: ulepszenia, które dają monety na koniec.
learn-bb-sign-fruitful = Pełne pola, nowe karty, a po każdej kolejce ruchów wymiana kart z ręki.
learn-bb-sign-dry = Rośnie mniej, karty zbiorów z zeszłego roku wracają na rękę, a karty można wymieniać.
learn-bb-sign-windmill = Kto go ma, ten zaczyna. Przy całkowitym remisie na koniec wygrywa ten, kto go nie ma.
learn-bb-sign-swap = W roku suchym możesz tu położyć kartę z ręki i zagrać tę, która tu leżała. W kalendarzu: wymiana kart z ręki.
learn-bb-sign-lock = Odwrócona karta
learn-bb-sign-lock-about = Może ją zagrać tylko ten, kto ją odwrócił (ulepszenie 1D).
learn-bb-sign-hand = Karty na ręce
learn-bb-sign-hand-about = Karty, które ktoś ma na ręce, albo ulepszenia, które ich dotyczą.
learn-bb-sign-other = Druga osoba
learn-bb-sign-other-about = W ulepszeniu: odpowiada ono na to, co robi druga osoba.
learn-bb-sign-flag = Chorągiewka gracza { $number }
learn-bb-sign-flag-about = Pokazuje, czyja jest wioska, karta lub kolej.
