"""Laws of records: saved positions, seeds, recorded chance, undo, journals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from brewtable.kernel import registry
from brewtable.kernel.chance import Scripted
from brewtable.kernel.errors import UndoRefused
from brewtable.kernel.game import Game
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Entry, Match, match_from, new_match, outcomes_in
from brewtable.kernel.state import OVER, State
from brewtable.testing.tour import Scene, Tour, difference, is_json, law, prompt_data


@law
def check_save(tour: Tour) -> None:
    """A saved position, sent through JSON and loaded, has the same future: in the middle of any decision."""
    game = tour.game
    for setup in tour.setups():
        loaded: list[tuple[int, State]] = []
        met: set[str] = set()
        for scene in tour.walk(setup):
            for ply, twin in loaded:
                legal = [int(action) for action in twin.legal()]
                what = f"a position saved at ply {ply} and loaded has other legal actions now: {legal}"
                scene.require(legal == scene.legal(), "save(), load()", what)
            if _asks_something_new(scene, met) or scene.picked(30):
                loaded.append((scene.ply, _save_and_load(scene)))
                _same_position(scene, loaded[-1][1], "a position saved and loaded")
            if scene.action is not None:
                for _, twin in loaded:
                    twin.play(scene.action)
        for ply, twin in loaded:
            same = game.result(twin).to_data() == game.result(scene.state).to_data()
            scene.require(
                same, "load()", f"a position saved at ply {ply} and loaded ended with another result"
            )


def _asks_something_new(scene: Scene, met: set[str]) -> bool:
    prompt = scene.game.prompt(scene.state, scene.mover) if scene.action is not None else None
    if prompt is None or prompt.ask in met:
        return False
    met.add(prompt.ask)
    return True


def _save_and_load(scene: Scene) -> State:
    data = scene.game.save(scene.state)
    scene.require(is_json(data), "save()", "must be JSON-able")
    return scene.game.load(json.loads(json.dumps(data)))


def _same_position(scene: Scene, twin: State, what: str) -> None:
    game = scene.game
    found = difference(game.save(scene.state), game.save(twin))
    scene.require(not found, "save(), load()", f"{what} is not the same: {found}")
    legal = [int(action) for action in twin.legal()]
    scene.require(legal == scene.legal(), "save(), load()", f"{what} has other legal actions: {legal}")
    for seat in [*scene.seats, None]:
        found = difference(game.view(scene.state, seat), game.view(twin, seat))
        scene.require(not found, "save(), load()", f"{what} looks different to seat {seat}: {found}")


# Seeds and chance.


@law
def check_seeds(tour: Tour) -> None:
    """The same seed and the same choices give the same game."""
    for setup in tour.setups():
        again = tour.game.new(tour.setup(tour.seed))
        for scene in tour.walk(setup):
            found = difference(tour.game.save(scene.state), tour.game.save(again))
            scene.require(not found, "new(), play()", f"the same seed and choices gave another game: {found}")
            if scene.action is not None:
                again.play(scene.action)


@law
def check_listening(tour: Tour) -> None:
    """Whether somebody listens to the events makes no difference to the game."""
    for setup in tour.setups():
        deaf = tour.game.new(tour.setup(tour.seed), False)
        for scene in tour.walk(setup, listening=True):
            found = difference(tour.game.save(scene.state), tour.game.save(deaf))
            scene.require(not found, "play()", f"a listener changes the game: {found}")
            scene.require(
                len(deaf.heard) == 0, "report()", "events must not be built when nobody is listening"
            )
            if scene.action is not None:
                deaf.play(scene.action)


@law
def check_chance(tour: Tour) -> None:
    """All that chance did is on record: played again from the record, the game is the same."""
    for setup in tour.setups():
        *_, last = tour.walk(setup)
        outcomes = outcomes_in(last.log)
        counted = len(outcomes) == int(last.state.drawn)
        last.require(counted, "draw()", _not_recorded(int(last.state.drawn), len(outcomes)))
        again = tour.game.new(tour.setup(tour.seed, Scripted(outcomes)))
        for scene in tour.walk(tour.setup(tour.seed)):
            found = _seen_difference(scene, again)
            scene.require(
                not found, "draw()", f"played again with the recorded chance, the game is another: {found}"
            )
            if scene.action is not None:
                again.play(scene.action)


def _not_recorded(drawn: int, recorded: int) -> str:
    return f"chance was asked {drawn} times, {recorded} outcomes are on record: use draw() for all of it"


def _seen_difference(scene: Scene, other: State) -> str:
    for seat in [*scene.seats, None]:
        found = difference(scene.game.view(scene.state, seat), scene.game.view(other, seat))
        if found:
            return found
    return difference(scene.legal(), [int(action) for action in other.legal()])


# Undo and journals.


@law
def check_undo(tour: Tour) -> None:
    """Undo gives the exact position before, and is refused after chance, news or another's decision."""
    for setup in tour.setups():
        match = new_match(tour.game, setup)
        for scene in tour.walk(tour.setup(tour.seed)):
            if scene.action is None:
                continue
            before = tour.game.save(match.state)
            drawn = int(match.state.drawn)
            entry = match.act(scene.action)
            asked = int(match.state.drawn) - drawn
            recorded = len(entry.chance)
            scene.require(asked == recorded, "draw()", _not_recorded(asked, recorded))
            _check_undo(scene, match, entry, before)


def _check_undo(scene: Scene, match: Match, entry: Entry, before: dict[str, object]) -> None:
    for seat in scene.seats:
        if seat != entry.seat:
            scene.require(_refuses(match, seat), "Match.undo()", f"seat {seat} took back another's decision")
    if entry.chance or entry.revealed:
        scene.require(
            _refuses(match, entry.seat), "Match.undo()", "a decision was taken back past chance or news"
        )
        return
    after = scene.game.save(match.state)
    match.undo(entry.seat)
    found = difference(before, scene.game.save(match.state))
    scene.require(not found, "copy()", f"undo did not lead to the position before: {found}")
    match.act(entry.action)
    found = difference(after, scene.game.save(match.state))
    scene.require(not found, "play()", f"the same action after undo led to another position: {found}")


def _refuses(match: Match, seat: int) -> bool:
    try:
        match.undo(seat)
    except UndoRefused:
        return True
    return False


@law
def check_journal(tour: Tour) -> None:
    """A .brew file gives back the match: from the start or a saved position, finished or not."""
    for setup in tour.setups():
        match = new_match(tour.game, setup)
        branch: Match | None = None
        for scene in tour.walk(tour.setup(tour.seed)):
            if scene.ply and branch is None and scene.picked(10):
                branch = match_from(tour.game, match.state)
            if scene.action is None or scene.picked(60):
                _check_journal(scene, match)
            if scene.action is not None:
                match.act(scene.action)
                if branch is not None:
                    branch.act(scene.action)
        if branch is not None:
            _check_journal(scene, branch)


def _check_journal(scene: Scene, match: Match) -> None:
    text = write_journal(match)
    with _installed(scene.game):
        again = read_journal(text)
    found = difference(scene.game.save(match.state), scene.game.save(again.state))
    scene.require(not found, "save(), text()", f"the journal led to another position: {found}")
    scene.require(write_journal(again) == text, "text()", "the journal of a journal must be the same text")
    if match.state.to_move() != OVER:
        mine = prompt_data(scene.game.prompt(match.state, scene.mover))
        theirs = prompt_data(scene.game.prompt(again.state, scene.mover))
        scene.require(mine == theirs, "prompt()", "the journal led to another prompt")


@contextmanager
def _installed(game: Game) -> Iterator[None]:
    """Journals find a game by its name among those installed; the one under test need not be."""
    with patch.object(registry, "entry_points", lambda group: [_EntryPoint(game)]):
        yield


class _EntryPoint:
    def __init__(self, game: Game) -> None:
        self.name = game.name
        self.game = game

    def load(self) -> type[Game]:
        return lambda: self.game  # type: ignore[return-value]
