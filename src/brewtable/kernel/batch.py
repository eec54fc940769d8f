"""Many games of one kind at once, stepped in compiled code, for programs that learn.

All that a learner needs lies in arrays that are written in place: a `vec` shares its memory with whoever asks
for it (`memoryview`, `numpy.frombuffer`). The numbers of a game are those of the seat that is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.result import Result
from brewtable.kernel.state import OVER, State

Chooser = Callable[[State, int], int]  # a player made of code: what it does as a seat in a position


class Batch:
    """`count` games; game n is played from seed + n, and after it seed + n + count, and so on."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        others: Mapping[int, Chooser] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.count = count
        self._options = options
        self._deck = deck
        self._others = dict(others or {})
        self.width = game.numbers.count(players)
        self.actions = game.action_count
        self.features = vec[float]([0.0] * (count * self.width))
        self.mask = vec[u8]([u8(0)] * (count * self.actions))
        self.to_move = vec[i64]([0] * count)
        self.seeds = vec[i64]([0] * count)
        self.results: list[Result | None] = [None] * count  # of games that ended with the last step
        self.ended: list[int] = []  # which they are
        self._states: list[State] = []
        self._legal: list[vec[i64]] = []

    def reset(self, seed: int) -> None:
        """Begin all games."""
        self._states = []
        self._forget_results()
        for number in range(i64(len(self._legal))):
            self._clear(number)
        self._legal = []
        for number in range(self.count):
            self.seeds[number] = seed + number
            self._states.append(self._begun(number))
            self._legal.append(vec[i64]())
            self._show(number)

    def state(self, number: int) -> State:
        """The position of a game: look, and leave it as it is."""
        return self._states[number]

    def step(self, actions: vec[i64]) -> None:
        """Play an action in each game. One that ends tells its result, and the next takes its place."""
        self._forget_results()
        for number in range(i64(self.count)):
            self._step_one(number, actions[number])

    def step_at_random(self, stream: Stream) -> None:
        """Play a legal action in each game, drawn by chance."""
        self._forget_results()
        for number in range(i64(self.count)):
            legal = self._legal[number]
            self._step_one(number, legal[stream.below(len(legal))])

    def _forget_results(self) -> None:
        for number in self.ended:
            self.results[number] = None
        self.ended = []

    def _step_one(self, number: i64, action: i64) -> None:
        state = self._states[number]
        self._clear(number)
        state.play(action)
        self._play_others(state)
        if state.to_move() == OVER:
            self.results[number] = self.game.result(state)
            self.ended.append(int(number))
            self.seeds[number] += self.count
            self._states[number] = self._begun(int(number))
        self._show(number)

    def _begun(self, number: int) -> State:
        """A new game at the first decision of a learner. Bots alone may end one: then the next is begun."""
        while True:
            seed = int(self.seeds[number])
            state = self.game.new(self.game.setup(self.players, seed, self._options, self._deck))
            self._play_others(state)
            if state.to_move() != OVER:
                return state
            self.seeds[number] += self.count

    def _play_others(self, state: State) -> None:
        if not self._others:
            return
        while True:
            seat = int(state.to_move())
            if seat not in self._others:
                return
            state.play(self._others[seat](state, seat))

    def _clear(self, number: i64) -> None:
        """Take what was written for a game off its places."""
        mask, start = self.mask, number * self.actions
        legal = self._legal[number]
        for place in range(len(legal)):
            mask[start + legal[place]] = u8(0)
        features, first = self.features, number * self.width
        for place in range(first, first + self.width):
            features[place] = 0.0

    def _show(self, number: i64) -> None:
        state = self._states[number]
        seat = state.to_move()
        self.to_move[number] = seat
        self.game.write_features(state, int(seat), self.features, int(number) * self.width)
        legal = state.legal()
        mask, start = self.mask, number * self.actions
        for place in range(len(legal)):
            mask[start + legal[place]] = u8(1)
        self._legal[number] = legal


def steps_at_random(batch: Batch, times: i64, seed: i64) -> None:
    """Random play, for measuring."""
    stream = Stream(seed, BOTS)
    for _time in range(times):
        batch.step_at_random(stream)
