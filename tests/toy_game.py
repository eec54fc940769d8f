"""Cask Race: a complete small game, written as somebody outside this project would write it.

Fifteen casks, numbered 1 to 15. Each of two or three players is dealt four, the rest is a hidden
pile. A game has three rounds. In each a die shows the prize; then in turn, from a start seat that
moves on, every player may change one cask (lay it aside face up, draw one from the pile), and rolls
one out. The highest cask wins the prize.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.kernel.chance import RULES, Chance, Seeded, Stream, chance_from_data
from brewtable.kernel.errors import BrewError, PositionError
from brewtable.kernel.fields import SEAT, Number
from brewtable.kernel.game import Game, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Blocked, Choice, Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.sets import members, only, set_of, size
from brewtable.kernel.state import EVERYBODY, OVER, STEP_WIDTH, Decision, State, Step
from brewtable.kernel.vocabulary import Vocabulary

CASKS = 15
DEALT = 4
ROUNDS = 3
FACES = 6

# Steps.
DEAL, ROUND, CHANGE, ROLL, PRIZE_GIVING = range(5)

# What can be done, and what is told. Casks are counted from 0, and painted with numbers from 1.
VOCABULARY = Vocabulary()
CASK = Number("cask", 1, CASKS)
KEEP = VOCABULARY.action("keep")
CHANGE_CASK = VOCABULARY.action("change", CASK)
ROLL_OUT = VOCABULARY.action("roll", CASK)
DREW = VOCABULARY.fact("drew", SEAT, Number("cask", 1, secret=True))
DISCARDED = VOCABULARY.fact("discarded", SEAT, CASK)
ROLLED = VOCABULARY.fact("rolled", SEAT, CASK)
PRIZE = VOCABULARY.fact("prize", Number("prize"))
WON = VOCABULARY.fact("won", SEAT, Number("prize"))


class Cellar(State):
    """Hands and casks in sight are sets; the pile is a list whose last cask is drawn first."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        drawn: int,
        agenda: vec[i64],
        depth: int,
        hands: vec[i64],
        pile: list[int],
    ) -> None:
        super().__init__(seats, STEPS, chance, drawn, agenda, depth)
        self.hands = hands
        self.pile = pile
        self.out = vec[i64]([0] * seats)  # the cask each seat rolled out this round, as a set
        self.aside = 0
        self.round = 0
        self.prize = 0
        self.scores = vec[i64]([0] * seats)

    def copy(self) -> Cellar:
        twin = type(self)(
            self.seats, self.chance, self.drawn, self.agenda[:], self.depth, self.hands[:], list(self.pile)
        )
        twin.out, twin.scores = self.out[:], self.scores[:]
        twin.aside, twin.round, twin.prize = self.aside, self.round, self.prize
        return twin

    def draw_cask(self, seat: int) -> None:
        cask = self.pile.pop()
        self.hands[seat] |= only(cask)
        self.learn(seat)
        if self.listening:
            self.report(DREW, seat, cask, 0, 0, only(seat))

    def learn(self, seat: int) -> None:
        self.news |= only(seat)

    def start_seat(self) -> int:
        return (self.round - 1) % self.seats


class Deal(Step[Cellar]):
    name: str = "deal"

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        for last in range(CASKS - 1, 0, -1):
            other = s.draw(last + 1)
            s.pile[last], s.pile[other] = s.pile[other], s.pile[last]
        for player in range(s.seats):
            for _ in range(DEALT):
                s.draw_cask(player)
        s.then(ROUND)


class Round(Step[Cellar]):
    name: str = "round"

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        if s.round == ROUNDS:
            return
        s.round += 1
        s.prize = s.draw(FACES) + 1
        if s.listening:
            s.report(PRIZE, s.prize, 0, 0, 0, EVERYBODY)
        for place in range(s.seats):
            player = (s.start_seat() + place) % s.seats
            s.then(CHANGE, player)
            s.then(ROLL, player)
        s.then(PRIZE_GIVING)
        s.then(ROUND)


class Change(Decision[Cellar]):
    name: str = "change"

    def options(self, s: Cellar, seat: int, first: int, second: int) -> vec[i64]:
        casks = members(s.hands[seat]) if s.pile else []
        return vec[i64]([KEEP] + [CHANGE_CASK + cask for cask in casks])

    def resolve(self, s: Cellar, seat: int, first: int, second: int, action: int) -> None:
        if action == KEEP:
            return
        cask = action - CHANGE_CASK
        s.hands[seat] &= ~only(cask)
        s.aside |= only(cask)
        if s.listening:
            s.report(DISCARDED, seat, cask, 0, 0, EVERYBODY)
        s.draw_cask(seat)


class Roll(Decision[Cellar]):
    name: str = "roll"

    def options(self, s: Cellar, seat: int, first: int, second: int) -> vec[i64]:
        return vec[i64]([ROLL_OUT + cask for cask in members(s.hands[seat])])

    def resolve(self, s: Cellar, seat: int, first: int, second: int, action: int) -> None:
        cask = action - ROLL_OUT
        s.hands[seat] &= ~only(cask)
        s.out[seat] = only(cask)
        if s.listening:
            s.report(ROLLED, seat, cask, 0, 0, EVERYBODY)


class PrizeGiving(Step[Cellar]):
    name: str = "prize-giving"

    def run(self, s: Cellar, seat: int, first: int, second: int) -> None:
        winner = max(range(s.seats), key=lambda player: s.out[player])
        s.scores[winner] += s.prize
        if s.listening:
            s.report(WON, winner, s.prize, 0, 0, EVERYBODY)
        for player in range(s.seats):
            s.aside |= s.out[player]
            s.out[player] = 0
        s.prize = 0


STEPS: list[Step[Any]] = [Deal(), Round(), Change(), Roll(), PrizeGiving()]


class ToyDeck:
    """Nothing but numbers, so one deck is all there is."""

    name = "casks"
    title = "Fifteen casks"
    hash = "casks-1-to-15"

    def to_data(self) -> dict[str, object]:
        return {"casks": CASKS}


class CaskRace(Game):
    name = "cask-race"
    title = "Cask Race"
    version = 1
    fewest = 2
    most = 3
    vocabulary = VOCABULARY
    state_class: type[Cellar] = Cellar

    # Set-up.

    def house_deck(self) -> ToyDeck:
        return ToyDeck()

    def deck_from_data(self, data: Mapping[str, object], source: str) -> ToyDeck:
        return ToyDeck()

    def new(self, setup: Setup, listening: bool = False) -> Cellar:
        s = self.state_class(
            setup.players,
            setup.chance,
            0,
            vec[i64](),
            0,
            vec[i64]([0] * setup.players),
            list(range(CASKS)),
        )
        s.listening = listening
        s.then(DEAL)
        s.settle()
        return s

    # Actions.

    def why_not(self, state: State, action: int) -> Message:
        s = cellar(state)
        kind = str(self.structure(s, action)["kind"])
        if (kind == "roll") != (s.agenda[s.depth - 1] == ROLL):
            return Message("reason-other-decision")
        if kind == "change" and not s.pile:
            return Message("reason-pile-empty")
        return Message("reason-not-in-hand")

    # The gate.

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = cellar(state)
        mover = int(s.to_move())
        return {
            "seat": seat,
            "to_move": None if mover == OVER else mover,
            "round": s.round,
            "prize": int(s.prize),
            "pile": len(s.pile),
            "aside": casks(s.aside),
            "out": [casks(s.out[player]) for player in range(s.seats)],
            "scores": [int(score) for score in s.scores],
            "hands": [self.hand(s, player, seat) for player in range(s.seats)],
        }

    def hand(self, s: Cellar, owner: int, seat: int | None) -> object:
        return casks(s.hands[owner]) if owner == seat else int(size(s.hands[owner]))

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        s = cellar(state)
        if s.depth == 0 or seat != s.to_move():
            return None
        ask = s.steps[s.agenda[s.depth - 1]].name
        choices = [self.choice(s, int(action)) for action in s.legal()]
        blocked = [] if s.pile or ask == "roll" else [Blocked("change", "pile", Message("reason-pile-empty"))]
        return Prompt(int(s.to_move()), ask, Message(f"ask-{ask}"), choices, blocked)

    def choice(self, s: Cellar, action: int) -> Choice:
        do = self.structure(s, action)
        thing = f"hand:{do['cask']}" if "cask" in do else "done"
        label = Message(f"choice-{do['kind']}", {"cask": str(do.get("cask", ""))})
        return Choice(action, self.text(s, action), do, [thing], label)

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        world = cellar(state).copy()
        world.chance = Seeded(stream.draw_seed(), RULES)
        others = [player for player in range(world.seats) if player != seat]
        unseen = [*world.pile]
        for player in others:
            unseen += members(world.hands[player])
        for last in range(len(unseen) - 1, 0, -1):
            other = stream.below(last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
        for player in others:
            count = int(size(world.hands[player]))
            world.hands[player], unseen = set_of(unseen[:count]), unseen[count:]
        world.pile = unseen
        return world

    # Positions and results.

    def save(self, state: State) -> dict[str, object]:
        s = cellar(state)
        return {
            "game": self.name,
            "round": s.round,
            "prize": int(s.prize),
            "drawn": int(s.drawn),
            "chance": s.chance.to_data(),
            "agenda": [int(s.agenda[cell]) for cell in range(s.depth)],
            "pile": list(s.pile),
            "aside": casks(s.aside),
            "hands": [casks(hand) for hand in s.hands],
            "out": [casks(out) for out in s.out],
            "scores": [int(score) for score in s.scores],
        }

    def load(self, data: Mapping[str, object]) -> State:
        if data.get("game") != self.name:
            raise PositionError(f"not a position of {self.name}")
        try:
            s = self.loaded(dict(data))
        except (BrewError, KeyError, TypeError, ValueError, IndexError) as problem:
            raise PositionError(f"not a position of {self.name}: {problem!r}") from None
        broken = self.broken_laws(s)
        if broken:
            raise PositionError("; ".join(broken))
        return s

    def loaded(self, data: dict[str, Any]) -> Cellar:
        hands = vec[i64]([cask_set(hand) for hand in data["hands"]])
        agenda, pile = vec[i64](data["agenda"]), list(map(int, data["pile"]))
        s = self.state_class(
            len(hands), chance_from_data(data["chance"]), int(data["drawn"]), agenda, len(agenda), hands, pile
        )
        s.out = vec[i64]([cask_set(out) for out in data["out"]])
        s.scores = vec[i64](data["scores"])
        s.aside, s.round, s.prize = cask_set(data["aside"]), int(data["round"]), int(data["prize"])
        return s

    def broken_laws(self, state: State) -> list[str]:
        s = cellar(state)
        lying = [*s.pile, *members(s.aside)]
        for player in range(s.seats):
            lying += members(s.hands[player]) + members(s.out[player])
        broken = [] if sorted(lying) == list(range(CASKS)) else ["casks: each must lie in one place"]
        if s.depth % STEP_WIDTH or not (self.fewest <= s.seats <= self.most):
            broken.append("agenda: broken")
        elif s.depth and not s.steps[s.agenda[s.depth - 1]].decides:
            broken.append("agenda: a decision must be on top")
        return broken

    def result(self, state: State) -> Result:
        scores = [int(score) for score in cellar(state).scores]
        ranking = [
            [seat for seat, score in enumerate(scores) if score == best]
            for best in sorted(set(scores), reverse=True)
        ]
        return Result(scores, [{"prizes": score} for score in scores], ranking, "three-rounds", "prizes")

    def rounds(self, state: State) -> int:
        return cellar(state).round

    def value(self, state: State, seat: int) -> float:
        return float(cellar(state).scores[seat])


def cellar(state: State) -> Cellar:
    assert isinstance(state, Cellar)
    return state


def casks(things: int) -> list[int]:
    """The casks of a set by the numbers painted on them."""
    return [cask + 1 for cask in members(things)]


def cask_set(numbers: list[int]) -> int:
    return int(set_of([number - 1 for number in numbers]))
