"""How the expert's networks are made: by games against itself. Wants `brewtable[train]`."""
