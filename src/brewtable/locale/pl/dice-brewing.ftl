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
dice-least-yellow = żółta { $value }+
dice-least-black = czarna { $value }+
dice-least-green = zielona { $value }+
dice-mark-blocked = zablokowana
dice-mark-protected = chroniona
dice-mark-raised = podniesiona o { $pips }
dice-marked = { $die } ({ $marks })

# Kości, które jeszcze nic nie pokazują; stoją po dwukropku, więc w mianowniku
dice-unrolled-yellow = { $count ->
    [one] żółta kość
    [few] { $count } żółte kości
    [many] { $count } żółtych kości
   *[other] { $count } żółtej kości
}
dice-unrolled-black = { $count ->
    [one] czarna kość
    [few] { $count } czarne kości
    [many] { $count } czarnych kości
   *[other] { $count } czarnej kości
}
dice-unrolled-green = { $count ->
    [one] zielona kość
    [few] { $count } zielone kości
    [many] { $count } zielonych kości
   *[other] { $count } zielonej kości
}
dice-unrolled-blue = { $count ->
    [one] niebieska kość
    [few] { $count } niebieskie kości
    [many] { $count } niebieskich kości
   *[other] { $count } niebieskiej kości
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
    [one] { $count } sztuka złota
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
}
dice-list = { $parts }
dice-premium = { $extra } ({ $premium })
dice-gain-yellow = { $left ->
    [0] nowa żółta kość, jeśli do tego czasu jakaś wróci na pusty teraz stos
   *[other] nowa żółta kość
}
dice-gain-black = { $left ->
    [0] nowa czarna kość, jeśli do tego czasu jakaś wróci na pusty teraz stos
   *[other] nowa czarna kość
}
dice-gain-green = { $left ->
    [0] nowa zielona kość, jeśli do tego czasu jakaś wróci na pusty teraz stos
   *[other] nowa zielona kość
}
dice-gain-blue = { $left ->
    [0] nowa niebieska kość, jeśli do tego czasu jakaś wróci na pusty teraz stos
   *[other] nowa niebieska kość
}
dice-gain-seeds = { $left ->
    [0] { $seeds }, o ile jakieś wrócą na pusty teraz stos
   *[other] { $seeds }, o ile starczy ich na stosie (teraz: { $left })
}
dice-none-left = { $gain } (już nie ma: przepada)

## Plansze i miejsca

dice-building-malt = słodownia
dice-building-hops = plantacja chmielu
dice-building-school = szkoła mistrzostwa
dice-building-seeds = departament nasiennictwa

dice-space-malt-1 = słodownia 1
dice-space-malt-2 = słodownia 2
dice-space-malt-3 = słodownia 3
dice-space-hops-1 = plantacja chmielu 1
dice-space-hops-2 = plantacja chmielu 2
dice-space-school-1 = szkoła 1
dice-space-school-2 = szkoła 2
dice-space-school-3 = szkoła 3
dice-space-seeds-1 = departament 1
dice-space-seeds-2 = departament 2
dice-space-seeds-3 = departament 3

dice-place-supply = stos
dice-place-pool = { $seat_who ->
    [you] twoja pula
   *[other] pula ({ $seat })
}
dice-place-warehouse = { $seat_who ->
    [you] twój magazyn
   *[other] magazyn ({ $seat })
}
dice-place-market = targowisko ({ $seat })
dice-place-board = { $space } ({ $seat })
dice-from-pool = { $die } z puli
dice-from-warehouse = { $die } z magazynu
dice-in-pool = { $seat_who ->
    [you] { $die } w twojej puli
   *[other] { $die } w puli ({ $seat })
}
dice-in-warehouse = { $seat_who ->
    [you] { $die } w twoim magazynie
   *[other] { $die } w magazynie ({ $seat })
}

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

dice-token-withdraw = żeton „wycofaj kość”
dice-token-shut = żeton „zablokuj obiekt”
dice-token-mark = żeton „zablokuj / chroń kość”
dice-token-close = żeton „zablokuj recepturę”
dice-token-raise = żeton „podnieś wartość”
dice-token-reroll = żeton „ponowny rzut”
dice-token-hidden = zakryty żeton akcji

## O co pytamy

dice-ask-move = { $pieces ->
    [0] Połóż kość lub nasiono na planszy, odłóż kości do magazynu albo spasuj.
    [1] Połóż jeszcze kość lub nasiono, odłóż kości do magazynu albo zakończ ruch.
   *[other] Obie rzeczy już leżą: odłóż kości do magazynu albo zakończ ruch.
}
dice-ask-rerolling = { $chosen ->
    [0] Którą kość przerzucasz? Wszystkie z puli albo wszystkie z magazynu.
   *[other] Przerzucasz: { $dice }, czy wybierasz jeszcze jedną?
}
dice-ask-name-colour = Kośćmi którego koloru ze stosu rzucasz?
dice-ask-take-die = Rzut kośćmi ze stosu: { $colour }. Którą kość bierzesz?
dice-ask-give-die = Którą ze swoich kości dajesz w zamian? (bierzesz: { $new })
dice-ask-keep-die = Dostajesz: { $die }. Do puli czy do magazynu?
dice-ask-buy = { $luck ->
    [0] Kup składnik lub żeton akcji, odłóż kości do magazynu albo zakończ.
   *[other] Kup składnik lub żeton akcji, odłóż kości do magazynu albo zakończ. Twoje jedynki liczą się tu za { $gold }, dopóki leżą w puli.
}
dice-ask-play-token = { $occasion ->
    [round] Runda się zaczyna: chcesz zagrać żeton akcji?
    [roll] Kości rzucone: chcesz zagrać żeton akcji przed pierwszym ruchem?
    [move] Ruch wykonany: chcesz zagrać żeton akcji?
    [purchase] Po zakupach: chcesz zagrać żeton akcji?
   *[brewing] Zaczyna się warzenie: chcesz zagrać żeton akcji?
}
dice-ask-brew = Chcesz uwarzyć jedną z odkrytych receptur?
dice-ask-use-die = { $recipe }: wymagana { $least }. Której kości używasz?
dice-ask-add-extra = Chcesz dodać składnik dodatkowy? ({ $recipe })
dice-ask-win-token = Który żeton akcji bierzesz w nagrodę?

## Możliwości

dice-choice-place = Połóż: { $piece }, { $space } – { $effect }
dice-choice-hasten = Połóż dodatkowo: { $piece }, { $space } – { $effect }
dice-choice-store = Zmagazynuj: { $die }
dice-choice-store-luck = Zmagazynuj: { $die } – twoje jedynki liczą się potem za { $gold } zamiast { $before }
dice-choice-choose = Przerzuć: { $die }
dice-choice-name = Rzuć kośćmi ze stosu: { $colour } ({ $count })
dice-choice-take = Weź: { $die }
dice-choice-give = Daj: { $die }; na to miejsce trafia { $new }
dice-choice-keep = { $place ->
    [pool] Zachowaj w puli: { $die }, zmagazynować możesz później
   *[warehouse] Zachowaj w magazynie: { $die }, gotowa do warzenia
}
dice-choice-withdraw = { $then ->
    [roll] Wycofaj żetonem: { $die } – rzuca się nią razem z pulą
    [store] Wycofaj żetonem: { $die } – trafia do puli i może wrócić do magazynu
   *[out] Wycofaj żetonem: { $die } – trafia do puli i w tej rundzie nie posłuży do warzenia
}
dice-choice-mark = Zablokuj żetonem do końca rundy: { $die }
dice-choice-protect = Chroń żetonem do końca rundy: { $die }
dice-choice-raise = Podnieś żetonem o 1 do końca rundy: { $die }, będzie { $value }
dice-choice-reroll = Przerzuć żetonem: { $die }
dice-choice-shut = Zablokuj żetonem: { $building } ({ $seat }); w tej rundzie nic tam nie wolno położyć
dice-choice-close = Zablokuj żetonem: { $recipe }; w tej rundzie nikt tego nie uwarzy
dice-choice-buy = { $lucky ->
    [0] Kup: { $ware }, cena: { $price }
   *[other] { $coins ->
        [0] Kup: { $ware }, cena: { $price }; całość płacą twoje jedynki
       *[other] Kup: { $ware }, cena: { $price }; z tego { $lucky } płacą twoje jedynki
    }
}
dice-choice-buy-with = { $bought } – zniżka { $less }: { $die }, leży na targowisku do sprzątania
dice-choice-brew = Uwarz: { $recipe } – do puli idą { $dice }, dostajesz: { $gains }
dice-choice-use = Użyj: { $die }; wymagana { $least }
dice-choice-add = { $goes ->
    [pool] Dodaj: { $extra } – dostajesz dodatkowo { $premium }, kość idzie do puli
   *[market] Dodaj: { $extra } – dostajesz dodatkowo { $premium }, wraca na targowisko
}
dice-choice-win = Weź: { $token }
dice-choice-done-move = { $pieces ->
    [0] { $last ->
        [1] Spasuj, a rozstawianie się skończy
       *[other] Spasuj: znów będzie twoja tura tylko wtedy, gdy ktoś jeszcze wykona ruch
    }
   *[other] Zakończ ruch
}
dice-choice-done-rerolling = Rzuć: { $dice }
dice-choice-done-take-die = Nie bierz żadnej: nic się nie wymienia
dice-choice-done-buy = { $bought ->
    [0] Nic nie kupuj: twoja tura zakupów się kończy i w tej rundzie już nic nie zmagazynujesz
   *[other] Nie kupuj więcej: twoja tura zakupów się kończy i w tej rundzie już nic nie zmagazynujesz
}
dice-choice-done-play-token = Nie zagrywaj teraz żetonu
dice-choice-done-brew = Tym razem nic nie warz
dice-choice-done-add-extra = Nic nie dodawaj i uwarz bez dodatku
dice-choice-quiet-play-token = Nie zagrywaj żetonów do końca rundy

dice-effect-malt-1 = żółta kość
dice-effect-malt-2 = czarna kość
dice-effect-malt-3 = wartość kości +1, potem do magazynu
dice-effect-hops-1 = zielona kość
dice-effect-hops-2 = wartość kości +1, potem do magazynu
dice-effect-school-1 = przerzut kości
dice-effect-school-2 = wymiana kości ze stosem
dice-effect-school-3 = nowa niebieska kość
dice-effect-seeds-1 = { $seeds ->
    [one] 1 nasiono
    [few] { $seeds } nasiona
    [many] { $seeds } nasion
   *[other] { $seeds } nasiona
}
dice-effect-seeds-2 = { $black ->
    [one] 1 sztuka złota
    [few] { $black } sztuki złota
    [many] { $black } sztuk złota
   *[other] { $black } sztuki złota
}
dice-effect-seeds-3 = { $blue ->
    [one] 1 sztuka złota
    [few] { $blue } sztuki złota
    [many] { $blue } sztuk złota
   *[other] { $blue } sztuki złota
}

dice-placed-trade = przepada podczas sprzątania, w zamian: { $gain }
dice-placed-raise = podczas sprzątania wartość { $value }, potem do magazynu
dice-placed-reroll = przerzuć teraz dowolne swoje kości; wraca podczas sprzątania
dice-placed-swap = rzuć teraz kośćmi jednego koloru ze stosu i wymień jedną, jeśli chcesz; wraca podczas sprzątania
dice-placed-gathering = razem { $sum }, potrzeba { $needed }, w zamian: { $gain }; wszystkie wracają podczas sprzątania
dice-placed-gathered = razem { $sum }, potrzeba było { $needed }: podczas sprzątania wszystkie wracają, a do tego { $gain }
dice-fast-trade = od razu przepada { $lost }, w zamian: { $gain }; niebieska kość wraca podczas sprzątania
dice-fast-raise = { $die } od razu ma wartość { $value } i trafia do magazynu; niebieska kość wraca podczas sprzątania

## Dlaczego nie

dice-reason-opens = otwiera się w rundzie { $round }
dice-reason-shut = w tej rundzie zablokowane dla ciebie: { $building }
dice-reason-used = to pole jest w tej rundzie już wykorzystane
dice-reason-hasten = to pole jest już wykorzystane; przyspiesza tylko niebieska kość od { $value }, i gdy jest co zyskać
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
dice-reason-too-few-pips = twoje kości mają razem { $sum }; nowa niebieska kość wymaga { $value }
dice-reason-nothing-to-gain = to pole jest już wykorzystane; niebieska kość nic tu nie da, bo na stosie brakuje: { $what }
dice-reason-no-reroll = nie masz innej kości do przerzutu
dice-reason-no-swap = na stosie nie ma kości w kolorze, który możesz wymienić
dice-reason-bought = możesz kupić tylko jedną sztukę na rundę
dice-reason-sold-out = nic nie zostało
dice-reason-gold = { $count ->
    [one] brakuje 1 sztuki złota
    [few] brakuje { $count } sztuk złota
    [many] brakuje { $count } sztuk złota
   *[other] brakuje { $count } sztuki złota
}
dice-reason-no-discount = ta kość nie daje zniżki
dice-reason-no-recipe = nie ma tam receptury
dice-reason-closed = zablokowane na tę rundę
dice-reason-lacks = w magazynie brakuje: { $dice }
dice-reason-other-decision = teraz pytanie jest inne: { $ask }
dice-reason-choose-first = teraz nie można tego wybrać
dice-reason-not-rolled = tej kości nie ma wśród rzuconych ze stosu
dice-reason-not-yours = to nie twoje
dice-reason-blocked-die = ta kość jest zablokowana do końca rundy
dice-reason-stored = już leży w twoim magazynie
dice-reason-alike = { $die } jest taka sama: wybierz tamtą
dice-reason-does-not-fit = ta kość tu nie pasuje
dice-reason-in-pool = ta kość leży w puli; można użyć tylko zmagazynowanych
dice-reason-marked = ta kość jest już zablokowana lub chroniona
dice-reason-not-rolled-yet = kości w pulach nie są jeszcze rzucone
dice-reason-own-building = to musi być cudzy obiekt
dice-reason-no-seat = nikt tam nie siedzi
dice-reason-shut-already = ten obiekt jest już zablokowany ({ $seat })
dice-reason-blue-least = niebieska kość musi pokazywać co najmniej { $value }
dice-reason-no-seed = nie masz nasiona
dice-reason-no-token = nie masz tego: { $token }
dice-reason-token-time = teraz nie można zagrać: { $token }
dice-reason-out-of-reach = żaden żeton nie sięga tej kości
dice-reason-protected = ta kość jest chroniona
dice-reason-six = szóstki nie można podnieść
dice-reason-extras = do tej receptury pasuje: { $or_extras }
dice-reason-not-stored = nie masz tego

## Przebieg

dice-log-round = { $season ->
    [summer] Zaczyna się runda { $round }: lato
   *[winter] Zaczyna się runda { $round }: zima
}
dice-log-phase = { $phase ->
    [rolling] Rzut
    [arranging] Rozstawianie
    [purchases] Zakupy
    [brewing] Warzenie
   *[tidying] Sprzątanie
}
dice-log-first = { $seat_who ->
    [you] Zaczynasz
   *[other] Zaczyna { $seat }
}
dice-log-roll = Rzut, { $at }: { $pieces }
dice-log-turn = Nowa wartość, { $at }: { $pieces }
dice-log-places = Położono, { $to }: { $pieces }
dice-log-stores = { $seat_who ->
    [you] Odkładasz do magazynu
   *[other] { $seat } odkłada do magazynu
}: { $pieces }
dice-log-returns = { $seat_who ->
    [you] Znów w twojej puli
   *[other] Znów w puli ({ $seat })
}: { $pieces }
dice-log-lays = { $seat_who ->
    [you] Kładziesz na targowisku
   *[other] { $seat } kładzie na targowisku
}: { $pieces }
dice-log-gets = { $seat_who ->
    [you] Dostajesz
   *[other] { $seat } dostaje
}: { $pieces }
dice-log-gives = { $seat_who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
}: { $pieces }
dice-log-gold = { $seat_who ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
}
dice-log-paid = { $seat_who ->
    [you] Płacisz
   *[other] { $seat } płaci
} { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
}
dice-log-points = { $seat_who ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] 1 punkt mistrzostwa
    [few] { $amount } punkty mistrzostwa
    [many] { $amount } punktów mistrzostwa
   *[other] { $amount } punktu mistrzostwa
}
dice-log-ingredient = { $seat_who ->
    [you] Bierzesz
   *[other] { $seat } bierze
}: { $ingredient }
dice-log-ingredient-back = { $seat_who ->
    [you] Oddajesz na targowisko
   *[other] { $seat } oddaje na targowisko
}: { $ingredient }
dice-log-token = { $paid ->
    [0] { $seat_who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    }: { $token }
    [one] { $seat_who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } za 1 sztukę złota: { $token }
    [few] { $seat_who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } za { $paid } sztuki złota: { $token }
    [many] { $seat_who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } za { $paid } sztuk złota: { $token }
   *[other] { $seat_who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } za { $paid } sztuki złota: { $token }
}
dice-log-token-played = { $seat_who ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
}: { $token }
dice-log-blocked = { $seat_who ->
    [you] Blokujesz do końca rundy
   *[other] { $seat } blokuje do końca rundy
}: { $die }
dice-log-protected = { $seat_who ->
    [you] Chronisz do końca rundy
   *[other] { $seat } chroni do końca rundy
}: { $die }
dice-log-shut = Zablokowane w tej rundzie: { $building } ({ $seat_who ->
    [you] u ciebie
   *[other] { $seat }
})
dice-log-closed = Receptura { $recipe } jest zablokowana w tej rundzie
dice-log-brewed = { $seat_who ->
    [you] Warzysz
   *[other] { $seat } warzy
}: { $recipe }
dice-log-turned-up = Nowa receptura { $place }: { $recipe }
dice-log-passed = { $seat_who ->
    [you] Pasujesz
   *[other] { $seat } pasuje
}
dice-log-end = Koniec ostatniej rundy
dice-deed-theirs = { $thing } ({ $owner_seat_who ->
    [you] u ciebie
   *[other] { $owner_seat }
})
dice-deed-place = { $seat_who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
}: { $piece }, { $space }: { $effect }
dice-deed-hasten = { $seat_who ->
    [you] Dokładasz
   *[other] { $seat } dokłada
}: { $piece }, { $space }, od razu: { $effect }
dice-deed-store = { $seat_who ->
    [you] Odkładasz do magazynu
   *[other] { $seat } odkłada do magazynu
}: { $dice }
dice-deed-choose = { $seat_who ->
    [you] Wybierasz do ponownego rzutu
   *[other] { $seat } wybiera do ponownego rzutu
}: { $dice }
dice-deed-roll = { $seat_who ->
    [you] Rzucasz
   *[other] { $seat } rzuca
}: { $dice }
dice-deed-name = { $seat_who ->
    [you] Rzucasz kośćmi ze stosu
   *[other] { $seat } rzuca kośćmi ze stosu
}: { $colour }
dice-deed-take = { $seat_who ->
    [you] Bierzesz
   *[other] { $seat } bierze
}: { $die }
dice-deed-give = { $seat_who ->
    [you] Dajesz w zamian
   *[other] { $seat } daje w zamian
}: { $die }
dice-deed-keep = { $seat_who ->
    [you] Zachowujesz
   *[other] { $seat } zachowuje
} kość w { $place ->
    [pool] puli
   *[other] magazynie
}
dice-deed-withdraw = { $seat_who ->
    [you] Wycofujesz z magazynu
   *[other] { $seat } wycofuje z magazynu
}: { $die }
dice-deed-mark = { $seat_who ->
    [you] Blokujesz na tę rundę
   *[other] { $seat } blokuje na tę rundę
}: { $die }
dice-deed-protect = { $seat_who ->
    [you] Chronisz w tej rundzie
   *[other] { $seat } chroni w tej rundzie
}: { $die }
dice-deed-raise = { $seat_who ->
    [you] Podnosisz o 1
   *[other] { $seat } podnosi o 1
}: { $die }
dice-deed-reroll = { $seat_who ->
    [you] Przerzucasz
   *[other] { $seat } przerzuca
}: { $die }
dice-deed-shut = { $seat_who ->
    [you] Blokujesz na tę rundę
   *[other] { $seat } blokuje na tę rundę
}: { $building }
dice-deed-close = { $seat_who ->
    [you] Blokujesz na tę rundę recepturę
   *[other] { $seat } blokuje na tę rundę recepturę
}: { $recipe }
dice-deed-buy = { $seat_who ->
    [you] Kupujesz
   *[other] { $seat } kupuje
}: { $ware } ({ $price })
dice-deed-begin = { $seat_who ->
    [you] Zaczynasz warzyć
   *[other] { $seat } zaczyna warzyć
}: { $recipe }
dice-deed-use = { $seat_who ->
    [you] Używasz
   *[other] { $seat } używa
}: { $dice } ({ $recipe })
dice-deed-add = { $seat_who ->
    [you] Dodajesz
   *[other] { $seat } dodaje
}: { $extra } ({ $recipe })
dice-deed-brew = { $seat_who ->
    [you] Warzysz
   *[other] { $seat } warzy
}: { $recipe }, { $gains }

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

## Options

dice-option-advanced = Gra dla zaawansowanych
dice-option-advanced-about = Wszystkie receptury tasuje się razem, a żetony akcji pozostają zakryte aż do zagrania.
dice-option-bad-luck = Zasada pechowego rzutu
dice-option-bad-luck-about = W twojej turze zakupów dwie kości z 1 liczą się jako 2 sztuki złota, trzy jako 4, cztery lub więcej jako 6.
