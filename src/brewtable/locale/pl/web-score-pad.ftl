# Strona notesu do liczenia.

web-pad-how = Do gry z pudełka: wpisz, co na koniec leży na stole. Nic nie opuszcza tego urządzenia i nie trzeba połączenia.
web-pad-count = Ilu graczy
web-pad-name = Imię gracza { $number }
web-pad-player = Gracz { $number }
web-pad-field = { $field }: { $name }
web-pad-less = O jeden mniej: { $field }, { $name }
web-pad-more = O jeden więcej: { $field }, { $name }
web-pad-result = Wynik
web-pad-part = Część
web-pad-score = { $name } ma { $score }
web-pad-empty = Jeszcze nic nie wpisano.
web-pad-print = Drukuj
web-pad-clear = Wyczyść
web-pad-clear-sure = Usunąć wszystkie liczby?
web-pad-keep = Zostaw
