# Dice Brewing w terminalu.

## Znaki

terminal-dice-points = { $count }p
terminal-dice-any-token = żeton
terminal-dice-new-die = kość: { $colour }
terminal-dice-ware-malt = słód
terminal-dice-ware-spices = przypr.
terminal-dice-ware-honey = miód
terminal-dice-ware-hops = chmiel
terminal-dice-ware-fruit = owoce
terminal-dice-ware-withdraw = wycofaj
terminal-dice-ware-shut = obiekt
terminal-dice-ware-mark = blokada
terminal-dice-ware-close = recept.
terminal-dice-ware-raise = +1
terminal-dice-ware-reroll = rzut
terminal-dice-hidden = zakryty { $paid }¢
terminal-dice-seat = { $number } { $name }

## Stół

terminal-dice-round = { $season ->
    [summer] Runda { $round }, lato
   *[winter] Runda { $round }, zima
}
terminal-dice-first = zaczyna { $name }
terminal-dice-brewed-of = piwa { $count }/{ $end }
terminal-dice-deck = talia { $count }
terminal-dice-supply = stosy { $dice } { $seeds }s
terminal-dice-recipe-empty = brak receptury
terminal-dice-recipe-closed = zablok.
terminal-dice-market = Targ
terminal-dice-black-market = Żetony
terminal-dice-opens = od rundy { $round }:
terminal-dice-stock = ×{ $count }
terminal-dice-brewed = piwa { $count }
terminal-dice-pool = pula
terminal-dice-warehouse = magazyn
terminal-dice-at-market = na targowisku
terminal-dice-tokens = żetony
terminal-dice-used = użyte
terminal-dice-shut = zablok.

## Plansza

terminal-dice-board = Plansza
terminal-dice-building-malt = Słód
terminal-dice-building-hops = Chmiel
terminal-dice-building-school = Szkoła
terminal-dice-building-seeds = Nasiona
terminal-dice-takes-malt-1 = nas.→y
terminal-dice-takes-malt-2 = y→k
terminal-dice-takes-malt-3 = y,k→+1
terminal-dice-takes-hops-1 = nas.→g
terminal-dice-takes-hops-2 = g→+1
terminal-dice-takes-school-1 = b { $value }→rzut
terminal-dice-takes-school-2 = b { $value }→wymiana
terminal-dice-takes-school-3 = suma { $value }→b
terminal-dice-takes-seeds-1 = g,k→{ $value } nas.
terminal-dice-takes-seeds-2 = k→{ $value }¢
terminal-dice-takes-seeds-3 = b→{ $value }¢
terminal-dice-seed-here = nas.
terminal-dice-fast = (szybko b { $value })
terminal-dice-space-used = użyte
terminal-dice-space-blocked = zablok.
terminal-dice-space-shut = zablok.
terminal-dice-space-opens = runda { $round }

## Co można wpisać

terminal-dice-verb-store = Zmagazynuj
terminal-dice-verb-withdraw = Wycofaj
terminal-dice-verb-mark = Zablokuj lub chroń
terminal-dice-verb-raise = Podnieś
terminal-dice-verb-reroll = Przerzuć
terminal-dice-verb-shut = Zablokuj ({ $seat })
terminal-dice-key-place = { $key } kładzie: { $piece }, { $space }
terminal-dice-key-seed = { $key } nasiono: { $space }
terminal-dice-key-store = { $key } do magazynu: { $piece }
terminal-dice-key-list = klawisz twojego wyboru

## Strony

terminal-dice-page-recipe = { $name } ({ $level })
terminal-dice-page-needs = Wymaga kości w twoim magazynie, co najmniej: { $dice }.
terminal-dice-page-reward = Daje: { $parts }, oraz punkt mistrzostwa, jak każda receptura.
terminal-dice-page-extras = Jeden dodatek daje więcej: { $parts }.
terminal-dice-page-space = { $space } ({ $code }): { $effect }
terminal-dice-page-takes = To pole { $takes }.
terminal-dice-page-fast = Niebieska kość od { $value }, położona tam potem, daje efekt od razu.
terminal-dice-page-blue = niebieska kość od { $value }

terminal-dice-token-withdraw = „Wycofaj kość”: kość z magazynu wraca do puli jej właściciela.
terminal-dice-token-shut = „Zablokuj obiekt”, zagrany na początku rundy: obiekt innego gracza jest na tę rundę zablokowany.
terminal-dice-token-mark = Ten żeton chroni twoją kość albo blokuje cudzą, do końca rundy.
terminal-dice-token-close = „Zablokuj recepturę”, zagrany na początku warzenia: nikt jej w tej rundzie nie uwarzy.
terminal-dice-token-raise = „Podnieś wartość” dodaje 1 do twojej kości do końca rundy.
terminal-dice-token-reroll = „Ponowny rzut”: rzuć jeszcze raz dowolną kością z puli lub magazynu.

## Notes punktacji

terminal-dice-pad-track = Punkty mistrzostwa
terminal-dice-pad-gold = 1 za każde 2 złota
terminal-dice-pad-yellow = 1 za żółtą kość
terminal-dice-pad-black = 2 za czarną kość
terminal-dice-pad-green = 1 za zieloną kość
terminal-dice-pad-total = Suma
terminal-dice-pad-recipes = Uwarzone receptury

## Pomoc

terminal-dice-help =
    Kości mają nazwy i wartości: y3[5] to żółta kość y3, która pokazuje 5.
    y żółta (jasny słód)  k czarna (ciemny słód)  g zielona (chmiel)
    b niebieska (umiejętności piwowarskie)
    y 3 5 to dwie żółte kości, 3 i 5, w recepturach co najmniej tyle; ! to brak.
    x zablokowana  p chroniona  + podniesiona  - bez magazynu  ×2 dwie takie same
    y3m2   połóż kość y3 na polu m2      sm1   połóż nasiono na m1
    y3w    y3 do magazynu                0     koniec, pas, nie
    y3r y3+ y3x y3o   żetony: przerzuć, podnieś, zablokuj lub chroń, wycofaj
    1 2 …  numer receptury, towaru lub dodatku       c1  zablokuj recepturę 1
    Za polem stoi to, co tam pasuje; niebieska dołożona później przyspiesza.
    place y3 malt-2, store y3, done: pełne słowa działają zawsze, tak jak każdy
    początek pasujący tylko do jednej możliwości. y3m2! pomija Enter.

    ?          ta strona                undo      cofa ostatnią decyzję
    ? 1        wszystko o recepturze 1  restart   cofa cały ruch
    ? m2       wszystko o polu m2       confirm   off lub on: Enter kończy ruch
    ? mark     co robi żeton            hint      co zagrałby bot
    log        co się działo            save F    zapis w pliku F
    log all    cała gra                 quit      zapis i wyjście
    score      notes punktacji          quit!     wyjście bez zapisu
    table      wszystko, co widzisz
