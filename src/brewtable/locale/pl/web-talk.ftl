# Rozmowa przy stole: co się mówi, gotowe zdania, wołanie tego, czyja tura, i czego serwis odmawia.

talk-nothing = nie ma nic do powiedzenia: napisz kilka słów albo wybierz zdanie
talk-one-of-both = powiedz albo własne słowa, albo gotowe zdanie, nie jedno i drugie
talk-too-long = naraz można powiedzieć najwyżej { $most } znaków, a tu jest ich { $length }
talk-off = przy tym stole rozmowa jest wyłączona
talk-phrases-only = przy tym stole można mówić tylko gotowymi zdaniami
talk-not-in-players = do końca gry rozmawiają i czytają tu tylko gracze: widzowie mają własny pokój
talk-not-in-spectators = gracze czytają, co mówią widzowie, dopiero po zakończeniu gry
talk-others = o tym, ile się mówi, decyduje tylko ten, kto otworzył stół
talk-nobody-there = nikt tam nie siedzi
talk-nobody-to-call = kolej na bota albo na nikogo: nie ma kogo wołać
talk-own-turn = to twoja własna tura
talk-nudge-soon = za wcześnie, żeby wołać: poczekaj jeszcze { $seconds } s
talk-nudge-later = za wcześnie, żeby wołać: poczekaj jeszcze { $minutes } min
talk-not-said = nie ma tu takich słów: zostały zapomniane albo nie są dla ciebie
talk-not-silenced = nie wyciszasz nikogo o tej nazwie: może już to cofnięto
talk-not-yourself = to twoje własne słowa
talk-too-many-silenced = liczba wyciszonych osób to { $count } i więcej być nie może: najpierw cofnij jedną
