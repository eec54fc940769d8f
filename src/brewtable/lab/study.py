"""An investigation: plays what is not played yet, keeps the rows, and makes the report from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import cast

import polars as pl

from brewtable.arena.spread import Engine
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game
from brewtable.kernel.things import Expectation
from brewtable.lab.comparison import Comparison, compare
from brewtable.lab.findings import Findings, find, ladder
from brewtable.lab.folder import Folder, Frames
from brewtable.lab.naming import Names, written_down
from brewtable.lab.plan import LADDER, Plan
from brewtable.lab.record import Bench, Rows
from brewtable.lab.sentences import Ladder
from brewtable.locale import Words

_KEPT_EVERY = 20.0  # seconds, so that little is lost when the work ends before its time


def play(plan: Plan, place: Path, engine: Engine, resume: bool) -> Iterator[int]:
    """Play the games that are not in the folder yet; yields how many are, after each."""
    folder = Folder(place)
    folder.begin(plan, written_down(find_game(plan.game), plan), resume)
    done = folder.done()
    left = [task for task in plan.tasks() if task.fixture.number not in done]
    count, kept, since = len(done), Rows(), monotonic()
    yield count
    try:
        for rows in engine.run(Bench(plan), left):
            kept.add(rows)
            count += 1
            if monotonic() - since > _KEPT_EVERY:
                folder.keep(kept)
                kept, since = Rows(), monotonic()
            yield count
    finally:
        if kept.seats:
            folder.keep(kept)


@dataclass
class Studied:
    """A deck, what was found about it, and its rows."""

    title: str
    hash: str
    names: Names
    rows: Frames
    found: Findings


@dataclass
class Study:
    """All that a report tells."""

    plan: Plan
    title: str
    decks: list[Studied]
    ladder: Ladder
    comparisons: list[Comparison]  # of each further deck with the first


def study(place: Path, words: Words) -> Study:
    """From the rows of a folder alone."""
    folder = Folder(place)
    data, plan, frames = folder.data(), folder.plan(), folder.frames()
    expected = [Expectation(*one) for one in cast("list[tuple[str, str, float, float]]", data["expected"])]
    decks: list[Studied] = []
    for number, deck in enumerate(cast("list[dict[str, object]]", data["decks"])):
        rows = _of_deck(frames, number)
        if rows.seats.is_empty():
            raise SetupError("lab-no-games", {"folder": str(place), "deck": str(deck["title"])})
        names = Names(cast("list[list[object]]", deck["things"]), words)
        found = find(rows, names.things(), expected)
        decks.append(Studied(str(deck["title"]), str(deck["hash"]), names, rows, found))
    steps = ladder(frames.seats.filter(~pl.col("recorded")), LADDER)
    first, *others = decks
    comparisons = [compare(first.found, other.found, (first.rows, other.rows)) for other in others]
    return Study(plan, words.title(plan.game, str(data["title"])), decks, steps, comparisons)


def _of_deck(frames: Frames, deck: int) -> Frames:
    own = pl.col("deck") == deck
    return Frames(
        frames.seats.filter(own & pl.col("recorded")),
        frames.measures.filter(own),
        frames.decisions.filter(own),
        frames.offers.filter(own),
    )
