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

web-talk-players = Gracze
web-talk-spectators = Widzowie
web-talk-secret = Gracze przeczytają to po zakończeniu gry.
web-talk-none = Nikt jeszcze nic nie powiedział.
web-talk-text = Twoje słowa
web-talk-send = Wyślij
web-talk-phrases = Zdania: każdy czyta je we własnym języku
web-talk-somebody = Ktoś
web-talk-says = { $name }: { $words }
web-talk-about = Wycisz: { $name }
web-talk-mute = Wycisz przy tym stole
web-talk-block = Zablokuj wszędzie
web-talk-silenced = Wyciszeni
web-talk-muted = przy jednym stole
web-talk-blocked = wszędzie
web-talk-again = Słuchaj znowu
web-talk-silenced-why = Nie czytasz, co mówią, a oni się o tym nie dowiadują. Zablokowani nie mogą cię też wołać.
web-talk-nobody-silenced = Czytasz, co mówią wszyscy.
web-talk-off = Rozmowa jest wyłączona.
web-talk-only-phrases = Przy tym stole są tylko gotowe zdania.
web-talk-allowed = Rozmowa przy tym stole
web-talk-allow-all = Swobodna
web-talk-allow-phrases = Tylko gotowe zdania
web-talk-allow-off = Żadna
web-talk-nudge = Zawołaj: { $seat }
web-talk-nudged = Zawołano: { $seat }.
web-talk-called = { $seat } woła cię: twoja tura.

## Gotowe zdania

web-talk-phrase-hello = Cześć!
web-talk-phrase-good-luck = Powodzenia i dobrej zabawy!
web-talk-phrase-your-turn = Twoja tura.
web-talk-phrase-one-moment = Chwileczkę, proszę.
web-talk-phrase-hurry = Trochę szybciej, proszę.
web-talk-phrase-nice-move = Ładny ruch!
web-talk-phrase-oops = Ojej!
web-talk-phrase-sorry = Przepraszam!
web-talk-phrase-thanks = Dziękuję!
web-talk-phrase-no-problem = Nie ma sprawy.
web-talk-phrase-well-played = Dobra gra!
web-talk-phrase-again = Jeszcze jedna gra?
