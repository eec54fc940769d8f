# Co mówi każda gra. Miejsce bez imienia nazywa się według numeru, od 1.

seat-name = miejsce { $number }
seat-alone = { $seat }
undo-nothing = Jeszcze nic się nie stało.
undo-other-decision = Ostatnia decyzja: { $seat }.
undo-chance = Od tego czasu przemówił los: nie da się cofnąć.
undo-news = Od tego czasu wiadomo coś nowego: nie da się cofnąć.
