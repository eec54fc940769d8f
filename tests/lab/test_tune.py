"""Tuning: what may move, what the search of decks leaves behind, and that it goes on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import optuna
import pytest
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from tests.doors.commands import Done
from tests.lab.test_rows import plan, rows

from brewtable.arena.spread import Here
from brewtable.games.beer_and_bread.cards import deck as cards
from brewtable.games.dice_brewing.cards import deck as recipes
from brewtable.kernel.deckfile import DeckError
from brewtable.kernel.registry import find_game, game_names
from brewtable.lab.findings import Expected, Share
from brewtable.lab.freedom import changed, read_freedom
from brewtable.lab.statistics import estimate
from brewtable.lab.study import study
from brewtable.lab.tune import JOURNAL, Wish, best, penalty, tune
from brewtable.lab.uses import Use
from brewtable.locale import Words

DICE = Path(recipes.__file__).with_name("house.toml")
BREAD = Path(cards.__file__).with_name("house.toml")
FREE = """
[[free]]
where = "market.price.*"
least = 2
most = 6
by = 1

[[free]]
where = "recipe.*.reward.gold"
least = 1
most = 9
but = ["cheap-lager"]
"""


def freedom(folder: Path, text: str) -> Path:
    file = folder / "free.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_free_numbers_are_found_with_their_ranges(tmp_path: Path) -> None:
    data = tomllib.loads(DICE.read_text("utf-8"))
    free = {one.name: one for one in read_freedom(freedom(tmp_path, FREE), data)}
    price = data["market"]["price"]["malt"]
    malt = free["market.price.malt"]
    assert (malt.least, malt.now, malt.most) == (price - 1, price, price + 1)
    assert "recipe.experimental-lager.reward.gold" in free
    assert "recipe.cheap-lager.reward.gold" not in free
    other = changed(data, [malt], [price + 1])
    assert other["market"]["price"]["malt"] == price + 1  # type: ignore[index]
    assert data["market"]["price"]["malt"] == price


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "deck-key-missing"),
        ('[[free]]\nwhere = "market.prize.malt"\nleast = 1\nmost = 5', "lab-free-nowhere"),
        ('[[free]]\nwhere = "deck.name"\nleast = 1\nmost = 5', "lab-free-nowhere"),
        ('[[free]]\nwhere = "market.price.malt"\nleast = 7\nmost = 9', "lab-free-outside"),
        ('[[free]]\nwhere = "market.price.malt"\nleast = 3\nmost = 2', "deck-must-be"),
        ('[[free]]\nwhere = "market.price.malt"\nleast = 1\nmost = 5\nsteps = 1', "deck-unknown-key"),
        ('[[free]]\nwhere = "market.price.*"\nleast = 1\nmost = 5\nbut = "malt"', "lab-free-names"),
        (2 * '[[free]]\nwhere = "market.price.malt"\nleast = 1\nmost = 5\n', "lab-free-twice"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(DeckError, match=problem):
        read_freedom(freedom(tmp_path, text), tomllib.loads(DICE.read_text("utf-8")))


def test_a_deck_is_tuned_and_the_search_goes_on(tmp_path: Path) -> None:
    free = freedom(tmp_path, '[[free]]\nwhere = "card.*.recipe.water"\nleast = 1\nmost = 4\nby = 1\n')
    asked = (
        "lab",
        "tune",
        "beer-and-bread",
        "--deck",
        BREAD,
        "--free",
        free,
        "--bots",
        "random",
        "--games",
        4,
    )
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert "tuned.toml" in Done(*asked, "--trials", 3, "-o", whole).good()
    Done(*asked, "--trials", 2, "-o", parts).good()
    assert "--resume" in Done(*asked, "--trials", 3, "-o", parts).refusal()
    Done(*asked, "--trials", 3, "-o", parts, "--resume").good()
    text = (whole / "tuned.toml").read_text("utf-8")
    deck = find_game("beer-and-bread").read_deck(str(whole / "tuned.toml"))
    assert deck.name == "tuned"
    assert text.startswith("# Tuned by play: 3 decks tried, 4 games each, bots random, seed 0.")
    before, after = map(float, re.findall(r"Penalty ([0-9.]+) before, ([0-9.]+) after", text)[0])
    assert after <= before
    comments = [line for line in BREAD.read_text("utf-8").splitlines() if line.startswith("#")]
    assert all(line in text for line in comments)
    assert "3 decks tried" in (parts / "tuned.toml").read_text("utf-8")


class Interrupted:
    """Here, until somebody stops it."""

    def __init__(self, after: int) -> None:
        self.workers, self.left = 1, after

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        for task in tasks:
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            yield work(task)

    def __enter__(self) -> Interrupted:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def tried(folder: Path) -> list[tuple[dict[str, Any], float | None]]:
    """The decks in the order in which they were tried to an end of their own, and their penalties."""
    study = optuna.load_study(
        study_name="deck", storage=JournalStorage(JournalFileBackend(str(folder / JOURNAL)))
    )
    return [(one.params, one.value) for one in study.trials if one.state.name in ("COMPLETE", "PRUNED")]


@pytest.mark.parametrize("after", [1, 6])  # while the deck itself is tried, and a later one
def test_who_is_interrupted_goes_on_as_if_nothing_had_been(
    after: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    game, text = find_game("beer-and-bread"), BREAD.read_text("utf-8")
    free = freedom(tmp_path, '[[free]]\nwhere = "card.*.recipe.water"\nleast = 1\nmost = 4\nby = 1\n')
    one = plan(games=4, judge=0, bots=("random", "random"))
    wish = Wish(one, 3, read_freedom(free, tomllib.loads(text)), text)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    list(tune(game, wish, whole, Here(), resume=False))
    with pytest.raises(KeyboardInterrupt):
        list(tune(game, wish, parts, Interrupted(after), resume=False))
    assert list(tune(game, wish, parts, Here(), resume=True))[-1] == 3
    assert capfd.readouterr().err == ""  # no traceback of a trial that failed
    assert tried(parts) == tried(whole)
    assert best(wish, parts) == best(wish, whole)
    assert best(wish, parts).before == tried(parts)[0][1]
    assert tried(parts)[0][0] == {number.name: number.now for number in wish.free}


@pytest.mark.parametrize("game", game_names())
def test_the_free_numbers_of_house_decks_lie_within_their_ranges(game: str) -> None:
    file = Path(str(find_game(game).house_decks()[0].file))
    free = read_freedom(file.with_name("free.toml"), tomllib.loads(file.read_text("utf-8")))
    assert len(free) > 10
    assert all(one.least <= one.now <= one.most and one.least < one.most for one in free)
    assert not {"beer-06", "strong-roasted-stout"} & {part for one in free for part in one.where}


def test_the_penalty_is_how_far_a_deck_is_from_its_targets(tmp_path: Path) -> None:
    rows(plan(games=4, judge=0), tmp_path / "lab")
    found = study(tmp_path / "lab", Words("en")).decks[0].found
    even, off = (Share("0", 40, share, 0.0, 1.0) for share in (0.5, 0.6))
    fits = Expected("", "rounds", 5, 7, estimate([6.0, 6.0]))
    short = Expected("", "rounds", 8, 9, estimate([6.0, 6.0]))  # a quarter below the least
    best = replace(found, seats=[even, even], expected=[fits], uses=[])
    assert penalty(best) == 0.0
    assert penalty(replace(best, seats=[off, Share("1", 40, 0.4, 0.0, 1.0)])) == pytest.approx(0.1 / 0.05)
    assert penalty(replace(best, expected=[fits, short])) == pytest.approx(0.25 / 0.1 / 2)
    nobody = replace(best, uses=[Use("card", "a", 100, 0), Use("card", "b", 100, 50)])
    assert penalty(nobody) == pytest.approx(0.5 / 0.1)
