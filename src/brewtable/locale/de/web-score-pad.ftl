# Die Seite des Punkteblocks.

web-pad-how = Für das gedruckte Spiel: Gib ein, was am Ende auf eurem Tisch liegt. Nichts verlässt dieses Gerät, und es braucht keine Verbindung.
web-pad-count = Wie viele spielten
web-pad-name = Name von Person { $number }
web-pad-player = Person { $number }
web-pad-field = { $field } ({ $name })
web-pad-less = Eins weniger: { $field }, { $name }
web-pad-more = Eins mehr: { $field }, { $name }
web-pad-result = Die Wertung
web-pad-part = Teil
web-pad-score = { $name } hat { $score }
web-pad-empty = Noch nichts eingegeben.
web-pad-print = Drucken
web-pad-clear = Alles leeren
web-pad-clear-sure = Alle Zahlen löschen?
web-pad-keep = Behalten
