"""The door for programs with the games for two to four: whole games, and every decision of recorded ones."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.beer_pioneers.rules.setup import STEPS
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.game import Game
from brewtable.kernel.journal import read_journal

from .test_pipe import Door, Position, error_in

GOLDEN = Path(__file__).parent.parent / "golden"
UNDO_REFUSED = {
    "Something new became known since: it cannot be taken back.",
    "Chance has spoken since: it cannot be taken back.",
}


class Table(Door):
    """A conversation about one game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.name = game.name

    def new(self, seed: int = 7, **fields: object) -> Table:
        self.ask("new", game=self.name, seed=seed, **fields)
        return self

    def load(self, position: Position) -> Table:
        self.ask("load", state=position)
        return self

    def texts(self) -> list[str]:
        return [one["text"] for one in self.ask("legal")["actions"]]

    def why_not(self, action: object) -> str:
        """The reason an illegal action is refused for."""
        code, message = self.refusal("play", action=action)
        assert code == "illegal-action", (code, message)
        return message.partition(": ")[2]


@cache
def recorded_positions(folder: Path) -> dict[str, tuple[Position, ...]]:
    """Positions of golden games by the decision at hand: tables of all sizes, with all options."""
    found: dict[str, list[Position]] = {}
    for file in sorted(folder.glob("*.brew")):
        match = read_journal(file.read_text(encoding="utf-8"))
        for entry in match.entries:
            prompt = match.game.prompt(entry.before, entry.seat)
            assert prompt is not None
            found.setdefault(prompt.ask, []).append(match.game.save(entry.before))
    return {ask: tuple(saved) for ask, saved in found.items()}


def spread(saved: Sequence[Position], count: int) -> list[Position]:
    """So many of the positions, from first to last."""
    return [copy.deepcopy(one) for one in saved[:: max(1, len(saved) // count)][:count]]


class Box(NamedTuple):
    """A game, its decisions, and what its tests look for."""

    game: Game
    folder: Path
    decisions: tuple[str, ...]
    options: dict[str, object]  # of a whole game
    reasons: set[str]  # for which a game ends
    keys: str  # what the keys of its words begin with
    hidden: set[str]  # the fields of a position that a guess may change
    reason: str  # one that is given for an illegal action

    def some(self, ask: str, count: int) -> list[Position]:
        return spread(recorded_positions(self.folder)[ask], count)


DICE = Box(
    game=DiceBrewing(),
    folder=GOLDEN / "dice",
    decisions=(
        "move", "rerolling", "name-colour", "take-die", "give-die", "keep-die", "buy", "play-token", "brew",
        "use-die", "add-extra", "win-token",
    ),
    options={"first": "1"},
    reasons={"last-round", "recipes-brewed"},
    keys="dice",
    hidden={"chance", "pile", "tokens", "black_market"},
    reason="that is not among your own",
)  # fmt: skip
PIONEERS = Box(
    game=BeerPioneers(),
    folder=GOLDEN / "pioneers",
    decisions=tuple(step.name for step in STEPS if step.decides),
    options={"replace": "both", "replace-same": "level"},
    reasons={"goal", "last-round"},
    keys="pioneers",
    hidden={"chance", "pile", "hands"},
    reason="it is not in your hand",
)
BOXES = {"dice": DICE, "pioneers": PIONEERS}
each_game = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
each_decision = pytest.mark.parametrize(
    ("box", "ask"),
    [
        pytest.param(box, ask, id=f"{name}-{ask}")
        for name, box in BOXES.items()
        for ask in box.decisions
    ],
)  # fmt: skip


# Whole games.


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_the_same_by_text_by_number_and_by_structure(box: Box, players: int) -> None:
    """Three conversations side by side make the same choice in three forms."""
    doors = [Table(box.game).new(players, players=players, options=box.options) for _ in range(3)]
    chooser = Random(players)
    over = False
    while not over:
        chosen = chooser.choice(doors[0].ask("legal")["actions"])
        answers = [
            door.ask("play", action=chosen[form])
            for door, form in zip(doors, ("text", "action", "do"), strict=True)
        ]
        assert answers[0] == answers[1] == answers[2]
        over = answers[0]["over"]
    journals = [door.ask("journal")["journal"] for door in doors]
    assert journals[0] == journals[1] == journals[2]
    result = doors[0].ask("result")["result"]
    assert result["reason"] in box.reasons
    assert len(result["scores"]) == players
    assert sorted(seat for group in result["ranking"] for seat in group) == list(range(players))
    assert doors[0].refusal("play", action="done")[0] == "game-over"
    assert doors[0].refusal("bot", bot="random")[0] == "game-over"
    position = doors[0].ask("state")["state"]
    assert doors[1].ask("load", state=position) == {"ok": True, "to_move": None, "ply": 0, "over": True}
    assert doors[1].ask("result")["result"] == result


# Positions in every decision.


@each_decision
def test_a_loaded_position_has_the_same_future(box: Box, ask: str) -> None:
    door = Table(box.game)
    for position in box.some(ask, 5):
        door.load(position)
        seats = range(position["seats"])
        mover = door.ask("view")["view"]["to_move"]
        assert door.ask("prompt", seat=mover)["prompt"]["ask"] == ask
        assert door.ask("state")["state"] == position
        other = Table(box.game).load(door.ask("state")["state"])
        for seat in (*seats, None):
            assert other.ask("view", seat=seat) == door.ask("view", seat=seat)
            prompt = door.ask("prompt", seat=seat)
            assert (prompt["prompt"] is not None) == (seat == mover)
            assert other.ask("prompt", seat=seat) == prompt
        chooser = Random(ask)
        for _ in range(12):
            options = door.ask("legal")["actions"]
            assert other.ask("legal")["actions"] == options
            if not options:
                break
            chosen = chooser.choice(options)
            assert door.ask("play", action=chosen["text"]) == other.ask("play", action=chosen["do"])
        assert other.ask("state") == door.ask("state")


@each_decision
def test_everything_a_prompt_says_is_in_words(box: Box, ask: str) -> None:
    door = Table(box.game)
    for position in box.some(ask, 3):
        seat = position["agenda"][0]["seat"]
        prompt = door.load(position).ask("prompt", seat=seat)["prompt"]
        said = json.dumps(
            [prompt["question"], [one["label"] for one in prompt["options"]], prompt["blocked"]]
        )  # fmt: skip
        assert not re.search(rf"{box.keys}-(ask|choice|reason|effect|token|space)-|\{{ ?\$", said), said


@each_decision
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_in_every_decision_and_change_nothing(box: Box, ask: str, bot: str) -> None:
    (position,) = box.some(ask, 1)
    door = Table(box.game).load(position)
    answer = door.ask("bot", bot=bot, seed=3)
    assert answer["text"] in door.texts()
    assert isinstance(answer["evaluation"]["value"], float)
    assert door.ask("state")["state"] == position


@each_game
def test_resampling_keeps_what_the_seat_sees(box: Box) -> None:
    door, changed = Table(box.game), set()
    for ask in box.decisions:
        for number, position in enumerate(box.some(ask, 4)):
            seat = number % position["seats"]
            door.load(position)
            before = [door.ask(do, seat=seat) for do in ("view", "prompt")]
            options = door.ask("legal") if position["agenda"][0]["seat"] == seat else None
            door.ask("resample", seat=seat, seed=number)
            assert [door.ask(do, seat=seat) for do in ("view", "prompt")] == before
            assert options is None or door.ask("legal") == options
            world = door.ask("state")["state"]
            changed |= {field for field in position if world[field] != position[field]}
            assert changed <= box.hidden
            door.play_on(Random(number), 5)
    assert len(changed) >= 3


# Taking back.


@each_game
def test_undo_never_reaches_past_chance_new_cards_or_others(box: Box) -> None:
    allowed, refused = 0, set()
    chooser = Random(9)
    door = Table(box.game).new(4, players=3)
    for _ in range(250):
        options = door.ask("legal")["actions"]
        before = door.ask("state")
        mover = door.ask("view")["view"]["to_move"]
        action = chooser.choice(options)["action"]
        door.ask("play", action=action)
        other = (mover + 1) % 3
        assert door.refusal("undo", seat=other)[0] == "undo-refused"
        answer = door.line('{"do":"undo"}')
        if answer["ok"]:
            allowed += 1
            assert door.ask("state") == before
            door.ask("play", action=action)
        else:
            refused.add(error_in(answer)[1])
    assert allowed > 100
    assert refused
    assert refused <= UNDO_REFUSED


# Wrong actions.


@each_game
def test_every_illegal_action_has_a_reason_without_gaps(box: Box) -> None:
    door, reasons = Table(box.game), set()
    for ask in box.decisions:
        for position in box.some(ask, 2):
            legal = set(box.game.load(position).legal())
            door.load(position)
            for action in range(0, box.game.action_count, 3):
                if action not in legal:
                    reasons.add(door.why_not(action))
            assert door.ask("state")["state"] == position
    assert box.reason in reasons
    assert not any(re.search(rf"\{{|{box.keys}-reason|^0 gold", words) for words in reasons), reasons
