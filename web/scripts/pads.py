"""Writes the score pads for the browser, and made-up tables that every counter must agree on.

python web/scripts/pads.py   (with brewtable installed; drawn by seed, so the files come out the same)
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.scorepad import Numbers, ScorePad

SOURCE = Path(__file__).parents[1] / "src"
GAMES = SOURCE / "games"
TABLES = 60
HIGHEST = (1, 2, 3, 30)  # low numbers, so that ties are frequent, and sometimes high ones


def tables(pad: ScorePad) -> Iterator[list[Numbers]]:
    draw = random.Random(pad.game)
    for number in range(TABLES):
        highest = HIGHEST[number % len(HIGHEST)]
        players = pad.fewest + number % (pad.most - pad.fewest + 1)
        entries = [
            {field.key: draw.randint(0, min(highest, field.most)) for field in pad.fields()}
            for _ in range(players)
        ]
        for field in pad.fields():
            if field.one_holder:
                holder = draw.randrange(players)
                for seat, numbers in enumerate(entries):
                    numbers[field.key] = int(seat == holder)
        # Twins share what they have, so that the last decider is needed too.
        if number % 5 == 0:
            entries[1] = {**entries[0], **{f.key: entries[1][f.key] for f in pad.fields() if f.one_holder}}
        yield entries


def pads() -> dict[str, ScorePad]:
    """The pads of the games that have a folder in the browser's table."""
    found = {name: find_game(name).score_pad() for name in game_names() if (GAMES / name).is_dir()}
    return {name: pad for name, pad in found.items() if pad is not None}


def counts() -> list[dict[str, Any]]:
    found = []
    for name, pad in pads().items():
        for entries in tables(pad):
            result = pad.count(pad.check(entries)).to_data()
            kept = {key: result[key] for key in ("scores", "parts", "ranking", "decided_by")}
            found.append({"game": name, "entries": entries, **kept})
    return found


def files() -> dict[Path, str]:
    written = {
        GAMES / name / "pad.json": json.dumps(pad.to_data(), indent=1) + "\n" for name, pad in pads().items()
    }
    written[SOURCE / "pad/fixtures/counts.json"] = json.dumps(counts(), separators=(",", ":")) + "\n"
    return written


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text)
