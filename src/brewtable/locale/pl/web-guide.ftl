# Pierwsze kroki gry przy stole.

web-guide = Pierwsze kroki
web-guide-step = { $step } z { $steps }
web-guide-back = Wstecz
web-guide-next = Dalej
web-guide-done = Gramy
web-guide-skip = Pomiń pierwsze kroki
web-guide-choose = Wybierz, co z tym zrobić
web-guide-choose-text = Każdy przycisk mówi, co kosztuje i co daje. Przy tym, czego teraz nie można, stoi powód. Ponowne kliknięcie odkłada rzecz.
web-guide-confirm = Obejrzyj i potwierdź
web-guide-confirm-text = Na stole widać, co by się zmieniło. Potwierdź, aby zagrać; Cofnij odkłada.
web-guide-others = Teraz inni
web-guide-others-text = To była decyzja. Co robią inni, stoi tutaj i w dzienniku; gdy znów przyjdzie twoja kolej, „Co się działo” wyliczy to i pokaże jeszcze raz.
web-guide-first = Pomoc w pierwszej grze
web-guide-first-why = Pokazuje pierwsze kroki gry, która jest nowa na tym urządzeniu.
web-rules-about = Zasady: { $clause }

## Beer & Bread

web-guide-bb-goal = Sprzedaj jedno i drugie
web-guide-bb-goal-text = Masz sześć lat na sprzedaż piwa i chleba. Na koniec liczy się tylko to, co przyniosło ci mniej monet.
web-guide-bb-turn = Jedna karta na ruch
web-guide-bb-turn-text = Ruch to jedna karta użyta do jednej z trzech rzeczy: zbiorów, produkcji lub ulepszenia. Nie można pasować.
web-guide-bb-harvest = Zbiory
web-guide-bb-harvest-text = Zbiory przenoszą to, co pokazuje karta, z pól i rzeki do twojego magazynu. Doliczają się karty zbiorów z tego roku.
web-guide-bb-produce = Warz i piecz
web-guide-bb-produce-text = Zapłać recepturę z magazynu, a karta jest sprzedana. Jej miejsce jest zajęte, póki nie zagrasz karty jako ulepszenia: wtedy też sprzątasz.
web-guide-bb-years = Lata urodzajne i suche
web-guide-bb-years-text = W latach urodzajnych wymieniacie się kartami z ręki, gdy oboje zagrają po jednej. W suchych zatrzymujesz swoje i możesz najpierw wymienić jedną.
web-guide-bb-click = Zacznij tutaj
web-guide-bb-click-text = Kliknij kartę na ręce: pojawi się, co można z nią zrobić, a stół pokaże, co się zmieni. Ruch można cofnąć.

## Dice Brewing

web-guide-db-goal = Warz receptury
web-guide-db-goal-text = Receptury dają punkty mistrzostwa. Gra kończy się, gdy razem uwarzycie dość piw; wygrywa ten, kto ma najwięcej punktów.
web-guide-db-round = Runda
web-guide-db-round-text = Każdy rzuca kośćmi z puli, potem kolejno dajecie pracę kościom i nasionom, kupujecie i warzycie.
web-guide-db-houses = Daj kościom pracę
web-guide-db-houses-text = Pole przyjmuje narysowane na nim kości lub nasiono i daje nowe kości, lepsze wartości lub nasiona. Jedna lub dwie rzeczy na ruch.
web-guide-db-warehouse = Odłóż to, z czego warzysz
web-guide-db-warehouse-text = Warzyć można tylko kośćmi z magazynu; zachowują wartości. Odkładanie w swoim ruchu nic nie kosztuje.
web-guide-db-recipes = Odkryte receptury
web-guide-db-recipes-text = Każda wymaga kości danego koloru o co najmniej danej wartości. Na karcie widać, czego jeszcze brakuje.
web-guide-db-click = Zacznij tutaj
web-guide-db-click-text = Kliknij kość ze swojej puli, a potem cel: podświetlone pole albo magazyn.

## Beer Pioneers

web-guide-bp-goal = Zdobądź 20 punktów
web-guide-bp-goal-text = Gra kończy się po rundzie, w której ktoś ma 20 punktów. Żarówki zamieniają wtedy piwa, a na ostatnim poziomie także monety, na punkty.
web-guide-bp-turn = Jeden pionek na ruch
web-guide-bp-turn-text = W swoim ruchu wysyłasz jednego pracownika lub ciężarówkę. Każde działa raz na rundę i nie można pasować.
web-guide-bp-actions = Miejsca w mieście
web-guide-bp-actions-text = Pracownicy wykonują osiem akcji miasta: warzenie, obroty, postęp, beczki, biała karta, awans, rozbudowa, monety. Na polu mieści się jeden.
web-guide-bp-brewing = Tarcze
web-guide-bp-brewing-text = Warzone piwo dostaje tarczę na swojej kadzi. Obroty odliczają w dół; przy zerze piwo trafia na wolne pole twojej piwnicy.
web-guide-bp-cards = Trzy użycia karty
web-guide-bp-cards-text = Karta służy jedną z trzech części: wzmacnia browar, jest zamówieniem z piwnicy albo działa swoją białą częścią.
web-guide-bp-click = Zacznij tutaj
web-guide-bp-click-text = Kliknij podświetlone pole w mieście albo najpierw pracownika. Skutek zobaczysz, zanim się stanie.
