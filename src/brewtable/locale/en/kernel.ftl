# What every game says. A seat without a name is called by its number, from 1.

seat-name = seat { $number }
seat-alone = { $seat }
undo-nothing = Nothing has been done yet.
undo-other-decision = The last decision was made by { $seat }.
undo-chance = Chance has spoken since: it cannot be taken back.
undo-news = Something new became known since: it cannot be taken back.
