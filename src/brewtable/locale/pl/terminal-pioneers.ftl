## Beer Pioneers w terminalu

terminal-pioneers-key-turn = 23a: prac. 2 → 3A, to: ciężarówka do zamówień, o3, a1
terminal-pioneers-key-number = numer możliwości, 0: koniec
terminal-pioneers-round = Runda { $round }   kolejność: { $order }   stos: { $pile }
terminal-pioneers-display = Rząd
terminal-pioneers-spaces = Pola
terminal-pioneers-turn-order = Kolej
terminal-pioneers-objectives = Cele
terminal-pioneers-you = Ty
terminal-pioneers-blocked = Blokady
terminal-pioneers-hand = Ręka
terminal-pioneers-trucks = { $space }: { $who }
terminal-pioneers-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
terminal-pioneers-pieces = pracownicy { $workers }, ciężarówki { $trucks }, premiowi { $helpers }
terminal-pioneers-cellar = piwnica { $things } (wolne { $free }), skład { $depot }/{ $size }
terminal-pioneers-barrels = { $count ->
    [one] 1 beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
terminal-pioneers-dials = tarcze { $dials }
terminal-pioneers-tracks = poziom { $level }, postęp { $progress }, dochód { $income }
terminal-pioneers-icons = żarówki { $bulbs }, branie { $take }, przenoszenie { $move }, obroty { $rotations }
terminal-pioneers-hand-size = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
terminal-pioneers-worker = pracownik { $experience } na
terminal-pioneers-verb-truck = ciężarówka
terminal-pioneers-verb-turn-order = kolejność
terminal-pioneers-verb-admin = administracja
terminal-pioneers-verb-fulfil = cel
terminal-pioneers-pad-track = Punkty na torze
terminal-pioneers-pad-beers = Piwa za żarówki
terminal-pioneers-pad-coins = Monety za żarówki
terminal-pioneers-pad-total = Razem
terminal-pioneers-pad-beers_left = Piwa (przy remisie)
terminal-pioneers-pad-barrels = Beczki (potem)
terminal-pioneers-help =
    Beer Pioneers
    Każdy ruch używa jednego pionka. Wpisz pracownika i pole: 23a wysyła pracownika z doświadczeniem 2 na 3A, 2x na wymianę.
    t9, to, tl, tx wysyłają ciężarówkę na pole 9, do zamówień, po beczkę lub kartę, na wymianę. o1–o8 to miejsca w kolejności.
    a1–a4 to pola administracji, f1–f3 spełniają cel.
    Gdzie możliwości mają numery, wpisz numer; 0 to koniec lub żadna.
    Pracownik i pole, które razem dają 6 lub więcej, pozwalają na akcję premiową. Kto osiągnie 20 punktów, kończy grę z tą rundą.
