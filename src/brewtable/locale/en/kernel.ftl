# What every game says.

undo-nothing = Nothing has been done yet.
undo-other-decision = The last decision was made by seat { $seat }.
undo-chance = Chance has spoken since: it cannot be taken back.
undo-news = Something new became known since: it cannot be taken back.
