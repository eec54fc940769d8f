"""The conformance kit passes honest games and catches dishonest ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests import toy_game
from tests.toy_game import (
    CASKS,
    CHANGE,
    FACES,
    PRIZE_GIVING,
    ROUND,
    STEPS,
    CaskRace,
    Cellar,
    Change,
    PrizeGiving,
    Round,
    casks,
    cellar,
)

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import Stream
from brewtable.kernel.errors import UnknownAction
from brewtable.kernel.game import Game, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.sets import members, set_of
from brewtable.kernel.state import EVENT_WIDTH, EVERYBODY, State, Step
from brewtable.testing import LAWS, ConformanceError, Law, check_game, scene_at


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(
    ("game", "games"), [(CaskRace(), 24), (BeerAndBread(), 5)], ids=["cask-race", "beer-and-bread"]
)
def test_honest_games_pass(law: Law, game: Game, games: int) -> None:
    law(game, games=games)


def test_check_game_is_all_laws() -> None:
    check_game(CaskRace(), games=4, seed=100)


def test_a_failure_can_be_seen_again() -> None:
    with pytest.raises(ConformanceError, match=r"scene_at\(game, seed=0, ply=(\d+)\)"):
        check_game(LeakingView())
    scene = scene_at(CaskRace(), seed=3, ply=5)
    assert scene.ply == 5
    assert scene.action in scene.legal()
    with pytest.raises(IndexError, match="fewer than 500"):
        scene_at(CaskRace(), seed=3, ply=500)


# Sabotage. Each class spoils one thing; its docstring is what the kit must say.


class LeakingView(CaskRace):
    """view()"""

    def hand(self, s: Cellar, owner: int, seat: int | None) -> object:
        return casks(s.hands[owner])


class LeakingSpectatorView(CaskRace):
    """a spectator sees"""

    def hand(self, s: Cellar, owner: int, seat: int | None) -> object:
        return super().hand(s, owner, owner if seat is None else seat)


class LeakingEvents(CaskRace):
    """events_for()"""

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        seen_by_all = [EVERYBODY if (at + 1) % EVENT_WIDTH == 0 else cell for at, cell in enumerate(heard)]
        return super().events_for(state, seen_by_all, seat)


class LeakingText(CaskRace):
    """text_for()"""

    def text_for(
        self, state: State, action: int, heard: list[int], maker: int, seat: int | None
    ) -> str | None:
        return f"{self.text(state, action)}, holding {casks(cellar(state).hands[maker])}"


class FaceDown(CaskRace):
    """text_for(): tells seat"""  # casks are changed unseen, but the action that names them is no secret

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "aside": len(casks(cellar(state).aside))}

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        return [
            {**event, "cask": None} if event["event"] == "discarded" and event["seat"] != seat else event
            for event in super().events_for(state, heard, seat)
        ]


class LeakingReason(CaskRace):
    """why_not()"""

    def why_not(self, state: State, action: int) -> Message:
        pile = cellar(state).pile
        return Message("reason-next-cask", {"cask": pile[-1] if pile else 0})


class LeakingPrompt(CaskRace):
    """prompt()"""

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        prompt = super().prompt(state, seat)
        if prompt is not None:
            prompt.question = Message("ask", {"next": str(cellar(state).pile)})
        return prompt


class SharingCellar(Cellar):
    def copy(self) -> Cellar:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharingCopy(CaskRace):
    """copy()"""

    state_class = SharingCellar


class ForgetfulCellar(Cellar):
    def copy(self) -> Cellar:
        twin = super().copy()
        twin.prize = 1
        return twin


class ForgetfulCopy(CaskRace):
    """copy()"""

    state_class = ForgetfulCellar


class WrongParse(CaskRace):
    """parse()"""

    def parse(self, state: State, text: str) -> int:
        action = super().parse(state, text)
        return action - 1 if action > 20 else action


class WrongParseError(CaskRace):
    """parse(): must raise MalformedAction or UnknownAction"""

    def parse(self, state: State, text: str) -> int:
        try:
            return super().parse(state, text)
        except UnknownAction:
            return 0
        except Exception as problem:
            raise ValueError(str(problem)) from None


class WrongStructure(CaskRace):
    """from_structure()"""

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        return super().from_structure(state, {**do, "kind": "roll"} if "cask" in do else do)


class SameTexts(CaskRace):
    """parse()"""

    def text(self, state: State, action: int) -> str:
        return str(self.structure(state, action)["kind"])


class BrokenWhyNot(CaskRace):
    """why_not(): must not raise KeyError"""

    def why_not(self, state: State, action: int) -> Message:
        return {0: Message("reason-keep")}[action]


class WordlessWhyNot(CaskRace):
    """why_not(): must give a Message"""

    def why_not(self, state: State, action: int) -> Message:
        return None  # type: ignore[return-value]


class IncompletePrompt(CaskRace):
    """prompt(): must offer the legal actions"""

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        prompt = super().prompt(state, seat)
        if prompt is not None and len(prompt.choices) > 3:
            prompt.choices.pop()
        return prompt


class LooseChoices(CaskRace):
    """prompt(): choice 'keep' must name the things"""

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        prompt = super().prompt(state, seat)
        for choice in [] if prompt is None else prompt.choices:
            choice.on = []
        return prompt


class SameLabels(CaskRace):
    """prompt(): two choices are called"""

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        prompt = super().prompt(state, seat)
        for choice in [] if prompt is None else prompt.choices:
            choice.label = Message("choose")
        return prompt


class PromptForAll(CaskRace):
    """is asked, but has nothing to decide"""

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return super().prompt(state, int(state.to_move()))


class KnownCaskResampled(CaskRace):
    """resample()"""

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return super().resample(state, (seat + 1) % int(state.seats), stream)


class LosingResample(CaskRace):
    """resample(): the world for seat"""

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        world = cellar(super().resample(state, seat, stream))
        hand = members(world.hands[1 - seat % 2])
        world.hands[1 - seat % 2] = set_of([*hand[1:], (hand[0] + 1) % CASKS] if hand else [])
        return world


class NoResample(CaskRace):
    """resample(): the world still knows what chance will bring"""

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return state.copy()


class TimidResample(CaskRace):
    """resample(): it never changed what is hidden"""

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        world = state.copy()
        world.chance = super().resample(state, seat, stream).chance
        return world


class ForgetfulSave(CaskRace):
    """save()"""

    def save(self, state: State) -> dict[str, object]:
        return {**super().save(state), "scores": [0] * int(state.seats)}


class TupleSave(CaskRace):
    """save(): must be JSON-able"""

    def save(self, state: State) -> dict[str, object]:
        return {**super().save(state), "extra": (1, 2)}


class CredulousLoad(CaskRace):
    """load(): must raise PositionError"""

    def load(self, data: Mapping[str, object]) -> State:
        return super().load({**data, "aside": data.get("aside", [])})


class SetView(CaskRace):
    """view(): must be JSON-able"""

    def hand(self, s: Cellar, owner: int, seat: int | None) -> object:
        return {1, 2}


class BrokenLaw(CaskRace):
    """broken_laws()"""

    def broken_laws(self, state: State) -> list[str]:
        return ["casks: one is lost"] if cellar(state).round == 2 else []


class ShortResult(CaskRace):
    """result()"""

    def result(self, state: State) -> Result:
        whole = super().result(state)
        return Result(whole.scores[1:], whole.parts, whole.ranking, whole.reason, whole.decided_by)


class UnrankedResult(CaskRace):
    """result(): each seat must be ranked once"""

    def result(self, state: State) -> Result:
        whole = super().result(state)
        return Result(whole.scores, whole.parts, [[0]], whole.reason, whole.decided_by)


class StoppedCalendar(CaskRace):
    """rounds(): must not fall"""

    def rounds(self, state: State) -> int:
        return -cellar(state).round


class CarelessCellar(Cellar):
    def learn(self, seat: int) -> None:
        pass


class ForgottenNews(CaskRace):
    """a forgotten `news`"""

    state_class = CarelessCellar


_counter = count()


class UnseededGame(CaskRace):
    """the same seed and choices gave another game"""

    def new(self, setup: Setup, listening: bool = False) -> Cellar:
        s = super().new(setup, listening)
        s.prize = next(_counter)
        return s


class UncheckedPlayers(CaskRace):
    """setup(): must raise SetupError"""

    def setup(self, players: int | None = None, *others: Any, **more: Any) -> Setup:
        return super().setup(min(max(players or 2, 2), 3), *others, **more)


# Sabotaged steps: the step replaced, and the one in its place.


class UnsortedChange(Change):
    def options(self, s: Cellar, seat: int, first: int, second: int) -> vec[i64]:
        return vec[i64](list(super().options(s, seat, first, second))[::-1])


class EmptyChange(Change):
    def options(self, s: Cellar, seat: int, first: int, second: int) -> vec[i64]:
        return vec[i64]()


class EndlessChange(Change):
    def resolve(self, s: Cellar, seat: int, first: int, second: int, action: int) -> None:
        super().resolve(s, seat, first, second, action)
        s.then(CHANGE, seat)


class SecretDie(Round):
    """Takes the die from chance behind the back of `draw`."""

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        listening, s.listening = s.listening, False
        super().run(s, seat, first, second)
        s.listening, s.news = listening, 0


class AttentivePrize(PrizeGiving):
    """A listener changes the prize."""

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        s.prize += 1 if s.listening else 0
        super().run(s, seat, first, second)


class HiddenPrize(PrizeGiving):
    """The next hidden cask decides, and nobody is told that it was looked at."""

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        if s.pile:
            s.scores[0] += s.pile[-1] % FACES
        super().run(s, seat, first, second)


class FarChange(Change):
    def options(self, s: Cellar, seat: int, first: int, second: int) -> vec[i64]:
        return vec[i64]([*super().options(s, seat, first, second), 999])

    def resolve(self, s: Cellar, seat: int, first: int, second: int, action: int) -> None:
        super().resolve(s, seat, first, second, 0 if action == 999 else action)


SABOTAGED_STEPS: list[tuple[int, Step[Any], str]] = [
    (CHANGE, UnsortedChange(), r"legal\(\): must be ascending"),
    (CHANGE, EmptyChange(), r"legal\(\): must not be empty before the end"),
    (CHANGE, EndlessChange(), r"play\(\): a game must end"),
    (CHANGE, FarChange(), r"legal\(\): must be within 0 to 30"),
    (ROUND, SecretDie(), r"draw\(\): chance was asked 1 times, 0 outcomes are on record"),
    (PRIZE_GIVING, AttentivePrize(), r"play\(\): a listener changes the game: /scores"),
    (PRIZE_GIVING, HiddenPrize(), r"a forgotten `news`: seat \d can tell worlds apart .* /view/scores"),
]

SABOTAGED_GAMES: list[type[CaskRace]] = [
    one
    for one in list(globals().values())
    if isinstance(one, type) and issubclass(one, CaskRace) and one is not CaskRace
]


def complaints(game: Game) -> Iterator[str]:
    """What the kit says about a game, law by law."""
    for law in LAWS:
        try:
            law(game, games=8)
        except ConformanceError as problem:
            yield str(problem)


@pytest.mark.parametrize("mutant", SABOTAGED_GAMES, ids=lambda mutant: mutant.__name__)
def test_sabotaged_games_are_caught(mutant: type[CaskRace]) -> None:
    culprit = str(mutant.__doc__)
    assert any(culprit in said for said in complaints(mutant()))


@pytest.mark.parametrize(
    ("place", "step", "culprit"), SABOTAGED_STEPS, ids=[type(step).__name__ for _, step, _ in SABOTAGED_STEPS]
)
def test_sabotaged_rules_are_caught(
    place: int, step: Step[Any], culprit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = [*STEPS[:place], step, *STEPS[place + 1 :]]
    monkeypatch.setattr(toy_game, "STEPS", spoiled)
    assert any(re.search(culprit, said) for said in complaints(CaskRace()))
