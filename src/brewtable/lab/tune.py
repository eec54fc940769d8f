"""Tuning: searches the free numbers of a deck for a game that meets its targets.

A deck is tried by games between bots, always the same deals, and gets a penalty: for seats that win more or
less than their part, for numbers outside of what the book lets one expect, for cards that nobody wants and
cards that decide games. Optuna proposes what to try next, gives up on decks that begin badly, and keeps
every trial in a journal, with which it goes on another time.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import optuna
import polars as pl
import tomlkit
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, TrialState

from brewtable.arena.contest import Hall, Rules
from brewtable.arena.spread import Engine
from brewtable.kernel.deckfile import DeckError
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Game
from brewtable.lab.findings import Findings, find
from brewtable.lab.folder import SCHEMAS, Frames
from brewtable.lab.freedom import Free, changed, put
from brewtable.lab.plan import Plan, Task
from brewtable.lab.record import Bench, Rows

JOURNAL = "trials.log"
ORIGINAL = "original"  # marks the trial of the deck that is tuned, as it was
STEPS = 4  # parts of the games of a trial, after each of which it may be given up
_SEAT = 0.05  # of the wins: a seat so far from its part costs as much as …
_EXPECTED = 0.1  # … a number so far beyond what is expected, as a part of it …
_CARDS = 0.1  # … and so many of the cards that nobody wants or that decide games


@dataclass(frozen=True)
class Wish:
    """What is tuned and how hard it is tried."""

    plan: Plan  # of one trial
    trials: int
    free: list[Free]
    text: str  # of the deck's file

    def said(self) -> str:
        """What a journal must have been begun with, to be gone on with."""
        return repr((self.plan, self.free))


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    text: str  # of a deck file
    before: float
    after: float
    trials: int
    changes: list[tuple[str, int, int]]


def penalty(found: Findings) -> float:
    """How far a deck is from its targets; 0 is all that can be wished."""
    seats = sum(abs(seat.share - found.even) for seat in found.seats) / len(found.seats)
    beyond = [_beyond(one.seen.mean, one.least, one.most) for one in found.expected]
    cards = [use for use in found.uses if use.sort == "card"]
    bad = {use.name for use in (*found.unwanted(), *found.winning()) if use.sort == "card"}
    parts = seats / _SEAT + sum(beyond) / _EXPECTED / max(len(beyond), 1)
    return parts + (len(bad) / len(cards) / _CARDS if cards else 0.0)


def _beyond(seen: float, least: float, most: float) -> float:
    """How far a number lies outside, as a part of the nearest that would be right."""
    nearest = min(max(seen, least), most)
    return abs(seen - nearest) / max(abs(nearest), 1.0)


def tune(game: Game, wish: Wish, folder: Path, engine: Engine, resume: bool) -> Iterator[int]:
    """Try decks until so many trials are done; yields how many are, after each.

    What is proposed depends on the trials done before, not on how often somebody stopped in between.
    """
    study = _study(wish, folder, resume)
    done = len(_done(study))
    yield done
    for count in range(done + 1, wish.trials + 1):
        study.sampler = optuna.samplers.TPESampler(seed=wish.plan.seed + count)
        study.optimize(lambda trial: _try(game, wish, engine, trial), n_trials=1)
        yield count


def _study(wish: Wish, folder: Path, resume: bool) -> optuna.Study:
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / JOURNAL
    if file.exists() and not resume:
        raise SetupError("lab-folder-used", {"folder": str(folder)})
    study = optuna.create_study(
        storage=JournalStorage(JournalFileBackend(str(file))),
        study_name="deck",
        load_if_exists=True,
        pruner=optuna.pruners.MedianPruner(n_startup_trials=4),
    )
    if study.user_attrs.get("wish", wish.said()) != wish.said():
        raise SetupError("lab-other-plan", {"folder": str(folder)})
    if not study.trials:
        study.set_user_attr("wish", wish.said())
    if not any(
        _is_original(trial) for trial in [*_done(study), *study.get_trials(states=[TrialState.WAITING])]
    ):
        study.enqueue_trial({one.name: one.now for one in wish.free}, user_attrs={ORIGINAL: True})
    return study


def _done(study: optuna.Study) -> list[FrozenTrial]:
    """Trials that came to an end of their own: who is stopped leaves one that did not."""
    return study.get_trials(states=[TrialState.COMPLETE, TrialState.PRUNED])


def _is_original(trial: FrozenTrial | optuna.Trial) -> bool:
    return ORIGINAL in trial.user_attrs


def _try(game: Game, wish: Wish, engine: Engine, trial: optuna.Trial) -> float:
    """Play a deck, part by part; the penalty of all games together is what counts."""
    numbers = [trial.suggest_int(one.name, one.least, one.most) for one in wish.free]
    data = changed(tomllib.loads(wish.text), wish.free, numbers)
    try:
        deck = game.deck_from_data(data, "deck")
    except DeckError:
        raise optuna.TrialPruned from None  # no deck by the laws of the game
    plan = wish.plan
    bench = Bench(plan, [Hall(Rules(plan.game, options=plan.options), deck)])
    state = game.new(game.setup(plan.players, 0, plan.options, deck))
    things = {(thing.sort, thing.name) for thing in game.all_things(state)}
    rows, worth = Rows(), 0.0
    for step, part in enumerate(_parts(plan)):
        for one in engine.run(bench, part):
            rows.add(one)
        worth = penalty(find(_frames(rows), things, game.expected))
        trial.report(worth, step)
        if step + 1 < STEPS and not _is_original(trial) and trial.should_prune():
            raise optuna.TrialPruned
    return worth


def _parts(plan: Plan) -> list[list[Task]]:
    tasks = [Task(0, fixture, True) for fixture in plan.trial()]
    size = -(-len(tasks) // STEPS)
    return [tasks[at : at + size] for at in range(0, len(tasks), size)]


def _frames(rows: Rows) -> Frames:
    return Frames(*(pl.DataFrame(getattr(rows, table), schema=schema) for table, schema in SCHEMAS.items()))


def best(wish: Wish, folder: Path) -> Tuned:
    """The best deck that was tried, as a file with all comments, and what was changed in it."""
    study = _study(wish, folder, resume=True)
    done = _done(study)
    whole = [trial for trial in done if trial.state == TrialState.COMPLETE]
    original = next(filter(_is_original, whole), None)
    if original is None:
        raise SetupError("lab-tune-nothing", {"folder": str(folder)})
    found = min(whole, key=lambda trial: (trial.value, trial.number))
    numbers = [int(found.params[one.name]) for one in wish.free]
    changes = [(one.name, one.now, number) for one, number in zip(wish.free, numbers, strict=True)]
    changes = [change for change in changes if change[1] != change[2]]
    before, after = float(original.value or 0.0), float(found.value or 0.0)
    document = tomlkit.parse(wish.text)
    for one, number in zip(wish.free, numbers, strict=True):
        put(document, one.where, number)
    title = f"{tomllib.loads(wish.text)['deck']['title']} (tuned)"
    document["deck"].update({"name": "tuned", "title": title})
    bots = ", ".join(sorted(set(wish.plan.bots)))
    tried = f"{len(done)} decks tried, {wish.plan.games} games each, bots {bots}, seed {wish.plan.seed}"
    head = [
        f"# Tuned by play: {tried}.",
        f"# Penalty {before:.2f} before, {after:.2f} after. Changed:",
        *(f"#   {name}: {old} -> {new}" for name, old, new in changes),
        "#",
    ]
    text = "\n".join(head) + "\n" + tomlkit.dumps(document)
    return Tuned(text, before, after, len(done), changes)
