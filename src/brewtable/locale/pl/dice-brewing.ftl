# Dice Brewing

## Kości, nasiona i ich wartość

dice-colour-yellow = żółte
dice-colour-black = czarne
dice-colour-green = zielone

dice-die-yellow = żółta { $value }
dice-die-black = czarna { $value }
dice-die-green = zielona { $value }
dice-die-blue = niebieska { $value }

dice-die-any-yellow = żółta kość
dice-die-any-black = czarna kość
dice-die-any-green = zielona kość
dice-die-any-blue = niebieska kość

# Kości, które jeszcze nic nie pokazują, w bierniku: ktoś je dostaje lub oddaje
dice-unrolled-yellow = { $count ->
    [one] żółtą kość
    [few] { $count } żółte kości
    [many] { $count } żółtych kości
   *[other] { $count } żółte kości
}
dice-unrolled-black = { $count ->
    [one] czarną kość
    [few] { $count } czarne kości
    [many] { $count } czarnych kości
   *[other] { $count } czarne kości
}
dice-unrolled-green = { $count ->
    [one] zieloną kość
    [few] { $count } zielone kości
    [many] { $count } zielonych kości
   *[other] { $count } zielone kości
}
dice-unrolled-blue = { $count ->
    [one] niebieską kość
    [few] { $count } niebieskie kości
    [many] { $count } niebieskich kości
   *[other] { $count } niebieskie kości
}

dice-seed = nasiono
dice-seeds = { $count ->
    [one] 1 nasiono
    [few] { $count } nasiona
    [many] { $count } nasion
   *[other] { $count } nasiona
}
dice-any-token = dowolny żeton akcji
dice-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
dice-gold = { $count ->
    [one] { $count } złota moneta
    [few] { $count } złote monety
    [many] { $count } złotych monet
   *[other] { $count } złotej monety
}
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })

## Plansze i miejsca

dice-building-malt = słodownia
dice-building-hops = plantacja chmielu
dice-building-school = szkoła mistrzów
dice-building-seeds = dział nasion

dice-space-malt-1 = słodownia 1
dice-space-malt-2 = słodownia 2
dice-space-malt-3 = słodownia 3
dice-space-hops-1 = plantacja chmielu 1
dice-space-hops-2 = plantacja chmielu 2
dice-space-school-1 = szkoła 1
dice-space-school-2 = szkoła 2
dice-space-school-3 = szkoła 3
dice-space-seeds-1 = dział nasion 1
dice-space-seeds-2 = dział nasion 2
dice-space-seeds-3 = dział nasion 3

dice-place-supply = zasoby
dice-place-pool = pula ({ $seat })
dice-place-warehouse = magazyn ({ $seat })
dice-place-market = targ ({ $seat })
dice-place-board = { $space } ({ $seat })

## Składniki i żetony akcji

dice-ingredient-malt = słód specjalny
dice-ingredient-spices = przyprawy
dice-ingredient-honey = miód
dice-ingredient-hops = chmiel specjalny
dice-ingredient-fruit = owoce

dice-extra-malt = słód specjalny
dice-extra-spices = przyprawy
dice-extra-honey = miód
dice-extra-hops = chmiel specjalny
dice-extra-fruit = owoce
dice-extra-blue = niebieska kość

dice-token-withdraw = żeton „wyjmij”
dice-token-shut = żeton „zamknij budynek”
dice-token-mark = żeton „zablokuj lub chroń”
dice-token-close = żeton „zablokuj recepturę”
dice-token-raise = żeton „podnieś”
dice-token-reroll = żeton „przerzuć”
dice-token-hidden = zakryty żeton akcji

## O co pytamy

dice-ask-move = { $pieces ->
    [0] Połóż kość lub nasiono na planszy, zmagazynuj kości albo spasuj.
    [1] Połóż drugi element, zmagazynuj kości albo zakończ ruch.
   *[other] Oba elementy ruchu leżą: zmagazynuj kości albo zakończ go.
}
dice-ask-rerolling = { $chosen ->
    [0] Którą kość przerzucasz? Wszystkie z puli albo wszystkie z magazynu.
   *[other] Przerzucasz: { $dice }, czy wybierasz jeszcze jedną?
}
dice-ask-name-colour = Który kolor z zasobów rzucamy?
dice-ask-take-die = Zasoby są rzucone ({ $colour }). Którą kość chcesz?
dice-ask-give-die = Którą ze swoich kości za nią dajesz?
dice-ask-keep-die = Dostajesz: { $die }. Do puli czy do magazynu?
dice-ask-buy = Kup składnik lub żeton akcji, zmagazynuj kości albo zakończ.
dice-ask-play-token = { $occasion ->
    [round] Runda się zaczyna: grasz żeton akcji?
    [move] Ruch wykonany: grasz żeton akcji?
    [purchase] Po zakupach: grasz żeton akcji?
   *[brewing] Zaczyna się warzenie: grasz żeton akcji?
}
dice-ask-brew = Warzysz jedną z odkrytych receptur?
dice-ask-use-die = Której kości używasz? ({ $recipe })
dice-ask-add-extra = Dodajesz coś jeszcze? ({ $recipe })
dice-ask-win-token = Który żeton akcji bierzesz w nagrodę?

## Możliwości

dice-choice-place = Połóż: { $piece }, { $space }: { $effect }
dice-choice-hasten = Dołóż: { $piece }, { $space }, od razu: { $effect }
dice-choice-store = Zmagazynuj: { $die }
dice-choice-choose = Przerzuć: { $die }
dice-choice-name = Rzuć zasoby: { $colour }
dice-choice-take = Weź: { $die }
dice-choice-give = Daj: { $die }
dice-choice-keep = { $place ->
    [pool] Do puli
   *[warehouse] Do magazynu
}
dice-choice-withdraw = Wyjmij z magazynu: { $die } ({ $seat })
dice-choice-mark = Zablokuj: { $die } ({ $seat })
dice-choice-protect = Chroń: { $die }
dice-choice-raise = Podnieś o 1: { $die }
dice-choice-reroll = Przerzuć: { $die } ({ $seat })
dice-choice-shut = Zamknij: { $building } ({ $seat })
dice-choice-close = Zablokuj na tę rundę: { $recipe }
dice-choice-buy = Kup za { $gold }¢: { $ware }
dice-choice-buy-with = Kup za { $gold }¢, { $die }: { $ware }
dice-choice-brew = Uwarz: { $recipe }
dice-choice-use = Użyj: { $die }
dice-choice-add-gold = { $count ->
    [one] Dodaj: { $extra }, 1 złota moneta więcej
    [few] Dodaj: { $extra }, { $count } złote monety więcej
    [many] Dodaj: { $extra }, { $count } złotych monet więcej
   *[other] Dodaj: { $extra }, { $count } złotej monety więcej
}
dice-choice-add-points = { $count ->
    [one] Dodaj: { $extra }, 1 punkt więcej
    [few] Dodaj: { $extra }, { $count } punkty więcej
    [many] Dodaj: { $extra }, { $count } punktów więcej
   *[other] Dodaj: { $extra }, { $count } punktu więcej
}
dice-choice-win = Weź: { $token }
dice-choice-done-move = { $pieces ->
    [0] Pasuję
   *[other] Koniec ruchu
}
dice-choice-done-rerolling = Rzuć
dice-choice-done-take-die = Nic nie wymieniaj
dice-choice-done-buy = Koniec zakupów
dice-choice-done-play-token = Teraz bez żetonu
dice-choice-done-brew = Tym razem nic nie warz
dice-choice-done-add-extra = Uwarz bez dodatku
dice-choice-quiet-play-token = Bez żetonów do końca rundy

dice-effect-malt-1 = żółta kość
dice-effect-malt-2 = czarna kość
dice-effect-malt-3 = kość rośnie o 1 i trafia do magazynu
dice-effect-hops-1 = zielona kość
dice-effect-hops-2 = kość rośnie o 1 i trafia do magazynu
dice-effect-school-1 = przerzut kości
dice-effect-school-2 = wymiana kości z zasobami
dice-effect-school-3 = nowa niebieska kość
dice-effect-seeds-1 = { $seeds ->
    [one] 1 nasiono
    [few] { $seeds } nasiona
    [many] { $seeds } nasion
   *[other] { $seeds } nasiona
}
dice-effect-seeds-2 = { $black ->
    [one] 1 złota moneta
    [few] { $black } złote monety
    [many] { $black } złotych monet
   *[other] { $black } złotej monety
}
dice-effect-seeds-3 = { $blue ->
    [one] 1 złota moneta
    [few] { $blue } złote monety
    [many] { $blue } złotych monet
   *[other] { $blue } złotej monety
}

## Dlaczego nie

dice-reason-opens = otwiera się w rundzie { $round }
dice-reason-shut = w tej rundzie zamknięte dla ciebie: { $building }
dice-reason-used = w tej rundzie już tego używasz
dice-reason-hasten = już tego używasz; przyspiesza tylko niebieska kość od { $value }, i gdy jest co zyskać
dice-reason-full = { $count ->
    [one] drugi gracz już tu jest: w tej rundzie zablokowane dla ciebie
    [few] { $count } graczy już tu jest: w tej rundzie zablokowane dla ciebie
    [many] { $count } graczy już tu jest: w tej rundzie zablokowane dla ciebie
   *[other] { $count } gracza już tu jest: w tej rundzie zablokowane dla ciebie
}
dice-reason-two-pieces = ruch ma najwyżej dwa elementy
dice-reason-takes-malt-1 = przyjmuje nasiono
dice-reason-takes-malt-2 = przyjmuje żółtą kość
dice-reason-takes-malt-3 = przyjmuje żółtą lub czarną kość poniżej 6
dice-reason-takes-hops-1 = przyjmuje nasiono
dice-reason-takes-hops-2 = przyjmuje zieloną kość poniżej 6
dice-reason-takes-school-1 = przyjmuje niebieską kość od { $value }, gdy masz inną kość do przerzutu
dice-reason-takes-school-2 = przyjmuje niebieską kość od { $value }, gdy są kości do wymiany
dice-reason-takes-school-3 = przyjmuje niebieską kość, potem dowolne, aż suma osiągnie { $value }
dice-reason-takes-seeds-1 = przyjmuje zieloną lub czarną kość
dice-reason-takes-seeds-2 = przyjmuje czarną kość
dice-reason-takes-seeds-3 = przyjmuje niebieską kość
dice-reason-bought = możesz kupić tylko jedną sztukę na rundę
dice-reason-sold-out = nic nie zostało
dice-reason-gold = { $count ->
    [one] brakuje 1 złotej monety
    [few] brakuje { $count } złotych monet
    [many] brakuje { $count } złotych monet
   *[other] brakuje { $count } złotej monety
}
dice-reason-no-discount = ta kość nie daje zniżki
dice-reason-no-recipe = nie ma tam receptury
dice-reason-closed = zablokowane na tę rundę
dice-reason-lacks = w magazynie brakuje: { $dice }
dice-reason-other-decision = teraz pytanie jest inne: { $ask }
dice-reason-choose-first = teraz nie można tego wybrać
dice-reason-not-rolled = tej kości nie ma wśród rzuconych z zasobów
dice-reason-not-yours = to nie twoje
dice-reason-blocked-die = ta kość jest zablokowana do końca rundy
dice-reason-stored = już leży w twoim magazynie
dice-reason-kept-out = wyjęta z magazynu, nie wróci tam w tej rundzie
dice-reason-alike = { $die } jest taka sama: wybierz tamtą
dice-reason-does-not-fit = ta kość tu nie pasuje
dice-reason-in-pool = ta kość leży w puli; można użyć tylko zmagazynowanych
dice-reason-marked = ta kość jest już zablokowana lub chroniona
dice-reason-not-rolled-yet = kości w pulach nie są jeszcze rzucone
dice-reason-own-building = to musi być cudzy budynek
dice-reason-no-seat = nikt tam nie siedzi
dice-reason-shut-already = ten budynek jest już zamknięty ({ $seat })
dice-reason-blue-least = niebieska kość musi pokazywać co najmniej { $value }
dice-reason-no-seed = nie masz nasiona
dice-reason-no-token = nie masz tego: { $token }
dice-reason-token-time = teraz nie można zagrać: { $token }
dice-reason-out-of-reach = żaden żeton nie sięga tej kości
dice-reason-protected = ta kość jest chroniona
dice-reason-six = szóstki nie można podnieść
dice-reason-extras = do tej receptury pasuje: { $or_extras }
dice-reason-not-stored = nie masz ani jednej

## Przebieg

dice-log-round = { $season ->
    [summer] Zaczyna się runda { $round }: lato
   *[winter] Zaczyna się runda { $round }: zima
}
dice-log-phase = { $phase ->
    [rolling] Rzuty
    [arranging] Rozkładanie
    [purchases] Zakupy
    [brewing] Warzenie
   *[tidying] Porządki
}
dice-log-first = Zaczyna { $seat }
dice-log-roll = Rzut, { $at }: { $pieces }
dice-log-turn = Obrót, { $at }: { $pieces }
dice-log-places = Położono, { $to }: { $pieces }
dice-log-stores = { $seat } magazynuje { $pieces }
dice-log-returns = Znów w puli ({ $seat }): { $pieces }
dice-log-lays = { $seat } kładzie na targu { $pieces }
dice-log-gets = { $seat } dostaje { $pieces }
dice-log-gives = { $seat } oddaje { $pieces }
dice-log-gold = { $amount ->
    [one] { $seat } dostaje 1 złotą monetę
    [few] { $seat } dostaje { $amount } złote monety
    [many] { $seat } dostaje { $amount } złotych monet
   *[other] { $seat } dostaje { $amount } złotej monety
}
dice-log-paid = { $amount ->
    [one] { $seat } płaci 1 złotą monetę
    [few] { $seat } płaci { $amount } złote monety
    [many] { $seat } płaci { $amount } złotych monet
   *[other] { $seat } płaci { $amount } złotej monety
}
dice-log-points = { $amount ->
    [one] { $seat } dostaje 1 punkt mistrzostwa
    [few] { $seat } dostaje { $amount } punkty mistrzostwa
    [many] { $seat } dostaje { $amount } punktów mistrzostwa
   *[other] { $seat } dostaje { $amount } punktu mistrzostwa
}
dice-log-ingredient = { $seat } bierze: { $ingredient }
dice-log-ingredient-back = { $seat } oddaje na targ: { $ingredient }
dice-log-token = { $paid ->
    [0] { $seat } zdobywa: { $token }
    [one] { $seat } kupuje za 1 złotą monetę: { $token }
    [few] { $seat } kupuje za { $paid } złote monety: { $token }
    [many] { $seat } kupuje za { $paid } złotych monet: { $token }
   *[other] { $seat } kupuje za { $paid } złotej monety: { $token }
}
dice-log-token-played = { $seat } gra: { $token }
dice-log-blocked = { $seat } blokuje { $die } do końca rundy
dice-log-protected = { $seat } chroni { $die } do końca rundy
dice-log-shut = Zamknięte w tej rundzie: { $building } ({ $seat })
dice-log-closed = Receptura { $recipe } jest zablokowana w tej rundzie
dice-log-brewed = { $seat } warzy { $recipe }
dice-log-turned-up = Nowa receptura { $place }: { $recipe }
dice-log-passed = { $seat } pasuje
dice-log-end = Ostatnia runda się kończy

## Tabele talii

dice-level-basic = podstawowa
dice-level-medium = średnia
dice-level-advanced = zaawansowana
dice-level-experimental = eksperymentalna

dice-deck-recipes = Receptury
dice-deck-recipe = Receptura
dice-deck-level = Poziom
dice-deck-needs = Wymaga
dice-deck-reward = Nagroda
dice-deck-extras = Dodatki
dice-deck-levels = Średnie według poziomów
dice-deck-cards = Receptury
dice-deck-dice = Kości
dice-deck-pips = Oczka
dice-deck-points = Punkty
dice-deck-gold = Złoto
dice-deck-wanted = Poszukiwane dodatki
dice-deck-extra = Dodatek
dice-deck-price = Cena
