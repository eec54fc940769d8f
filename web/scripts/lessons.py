"""Writes the scenes that how to play shows: what a real game does with real cards.

python web/scripts/lessons.py   (with brewtable installed; the files come out the same)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from brewtable.kernel.game import Game
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.registry import find_game

GAMES = Path(__file__).parents[1] / "src/games"
SEED = 5
WANTED = ("produce", "upgrade", "harvest")  # what is done, if it can be, in this order


def first_wanted(game: Game, match: Match) -> int:
    """Sell what can be sold, clean when something lies sold, else harvest."""
    state = match.state
    village = game.view(state, None)["villages"][int(state.to_move())]
    skipped = () if village["brewery"] or village["bakery"] else ("upgrade",)
    deeds = {action: game.structure(state, action)["kind"] for action in map(int, state.legal())}
    for kind in WANTED:
        found = [action for action, done in deeds.items() if done == kind and kind not in skipped]
        if found:
            return found[0]
    return next(iter(deeds))


def told(game: Game) -> Iterator[tuple[Match, dict[str, Any], dict[str, int]]]:
    """Each decision of a game: the match after it, what was done, the tokens that moved."""
    match = new_match(game, game.setup(2, SEED, {}, None))
    while not match.over:
        entry = match.act(first_wanted(game, match))
        deed = dict(game.structure(entry.before, entry.action))
        events = game.events_for(match.state, entry.heard, None)
        yield match, deed, {e["token"]: e["count"] for e in events if e["event"] == "tokens"}


def beer_and_bread() -> dict[str, Any]:
    """A harvest to which an older card adds, a sale, and an upgrade."""
    game = find_game("beer-and-bread")
    found: dict[str, Any] = {}
    for match, deed, tokens in told(game):
        entry = match.entries[-1]
        column = game.view(match.state, None)["villages"][entry.seat]["column"]
        kind, card = deed["kind"], deed.get("card")
        if kind == "harvest" and len(column) == 2 and max(tokens.values(), default=0) > 1:
            found.setdefault("harvest", {"column": column, "tokens": tokens})
        elif kind == "produce":
            found.setdefault("produce", {"card": card, "tokens": tokens})
        elif kind == "upgrade":
            found.setdefault("upgrade", {"card": card})
    cards = {*found["harvest"]["column"], found["produce"]["card"], found["upgrade"]["card"]}
    catalog = game.catalog(match.state)
    return {**found, "catalog": {card: catalog[card] for card in sorted(cards)}}


def dice_brewing() -> dict[str, Any]:
    """A recipe, and what is printed on the boards."""
    game = find_game("dice-brewing")
    state = game.new(game.setup(2, SEED, {}, None))
    printed = game.view(state, None)["printed"]
    recipe = "table-pale-ale"
    return {
        "recipe": recipe,
        "catalog": {recipe: game.catalog(state)[recipe]},
        "fast": printed["fast"]["malt-3"],
        "opens": printed["opens"],
    }


def beer_pioneers() -> dict[str, Any]:
    """Two cards with all three sections between them, and what is printed on the boards."""
    game = find_game("beer-pioneers")
    state = game.new(game.setup(4, SEED, {}, None))
    view, catalog = game.view(state, None), game.catalog(state)
    cards = ("adler-locomotive", "coolship")
    printed = view["printed"]
    return {
        "cards": cards,
        "catalog": {card: catalog[card] for card in cards},
        "goal": printed["goal"],
        "objective": printed["objective_points"],
        "dial": printed["dial"],
        "coop": printed["coops"]["alt"],
        "progress": printed["progress"][0],
        "space": next(place["value"] for place in view["spaces"].values()),
    }


LESSONS: dict[str, Callable[[], dict[str, Any]]] = {
    "beer-and-bread": beer_and_bread,
    "dice-brewing": dice_brewing,
    "beer-pioneers": beer_pioneers,
}


def files() -> dict[Path, str]:
    return {
        GAMES / name / "lesson.json": json.dumps(scenes(), separators=(",", ":")) + "\n"
        for name, scenes in LESSONS.items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text)
