"""docs/features.md, made from the features that the games declare.

python -m tests.features_page writes it anew.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "features.md"
GAMES: list[Game] = [BeerAndBread(), DiceBrewing(), BeerPioneers()]
MANY = 12  # more parts than this are not listed
HEAD = """# Features: a position as numbers

For programs that learn. `game.features(state, seat)` is what a seat knows of a position, as a packed
vector of numbers about 0 to 1; `game.numbers.names(players)` says what each of them is. It is written by
the compiled rules, and the same in every world that the seat cannot tell from the real one. First comes
what belongs to everybody, then a block for each seat: the one that looks (`own`), then the rivals in
turn order (`rival-1`, …). Cards have a place each, in the order of the deck, and dice are counted by
colour and value: no number is a card's.

A mask of what is legal has a place for each action, by its number: see [vocabulary.md](vocabulary.md).

```python
from brewtable.kernel.registry import find_game

game = find_game("beer-and-bread")
state = game.new(game.setup(seed=1))
numbers = game.features(state, 0)
named = dict(zip(game.numbers.names(2), numbers))
print(named["own.storage.wheat"], named["rival-1.unknown-in-hand.beer"])
```

This page is made from `face/features.py` of each game (`python -m tests.features_page`).
"""


def page() -> str:
    return HEAD + "".join(_game(game) for game in GAMES)


def _game(game: Game) -> str:
    names = game.numbers.names(1)
    counts = ", ".join(
        f"{game.numbers.count(players)} with {players}" for players in range(game.fewest, game.most + 1)
    )
    shared = game.numbers.shared_width
    rows = _rows(names[:shared]) + _rows(names[shared:])
    return (
        f"\n## {game.title}\n\n{counts} players.\n\n| name | numbers | parts |\n| --- | ---: | --- |\n{rows}"
    )


def _rows(names: list[str]) -> str:
    found = ""
    for group, members in groupby(names, _group):
        parts = [name[len(group) :].lstrip(".") for name in members]
        told = ", ".join(parts) if len(parts) <= MANY else f"{parts[0]} … {parts[-1]}"
        found += f"| `{group}` | {len(parts)} | {told} |\n"
    return found


def _group(name: str) -> str:
    """What a name begins with: for a seat's own things the owner and the thing."""
    parts = name.split(".")
    return ".".join(parts[: 2 if parts[0] == "own" else 1])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
