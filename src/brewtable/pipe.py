"""The door for programs in any language: one JSON object a line in, one a line out, in order.

Nothing that comes in ends the process: bad input gets `{"ok": false, "error": {"code", "message"}}`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, TypeAlias, TypeVar

from brewtable.bots import Bot, bot_names, make_bot
from brewtable.bots.advice import advise
from brewtable.bots.search import SECONDS, Budget, Search
from brewtable.kernel.chance import BOTS, RESAMPLING, SEED_LIMIT, Stream
from brewtable.kernel.errors import BrewError, GameOver
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.journal import write_journal
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import PickSet, Prompt
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER
from brewtable.locale import Words

Answer: TypeAlias = dict[str, object]


class RequestError(BrewError):
    """A request that cannot be understood."""

    code: ClassVar[str] = "bad-request"


def serve(lines: Iterable[str], words: Words) -> Iterator[str]:
    """An answer for every line."""
    pipe = Pipe(words)
    for line in lines:
        yield json.dumps(pipe.answer(line))


class Pipe:
    """One conversation: at most one match at a time."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._match: Match | None = None
        self._requests: dict[str, Callable[[Answer], Answer]] = {
            "games": self._games,
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "state": self._state,
            "load": self._load,
            "view": self._view,
            "prompt": self._prompt,
            "resample": self._resample,
            "bot": self._bot,
            "advise": self._advise,
            "result": self._result,
            "undo": self._undo,
            "journal": self._journal,
        }

    def answer(self, line: str) -> Answer:
        """The answer to one line."""
        words = self._words
        try:
            request = _request(line)
            words = self._speaking_to(request)
            do = request.get("do")
            if not isinstance(do, str) or do not in self._requests:
                raise RequestError("request-do", {"requests": ", ".join(self._requests)})
            return {"ok": True, **self._requests[do](request)}
        except BrewError as error:
            return _refusal(error.code, words.explain(error))
        except RecursionError:
            return _refusal(RequestError.code, words.say(Message("request-too-deep")))
        except Exception as error:  # a fault of ours: say so, and go on serving
            return _refusal("internal", f"{type(error).__name__}: {error}")

    # Starting.

    def _games(self, request: Answer) -> Answer:
        return {"games": [_game_facts(name) for name in game_names()]}

    def _new(self, request: Answer) -> Answer:
        game = find_game(_field(request, "game", str))
        players = _optional(request, "players", int)
        seed = _optional(request, "seed", int)
        options = _optional(request, "options", dict)
        deck = _deck(game, request.get("deck"))
        self._match = new_match(game, game.setup(players, seed, options, deck))
        return self._where()

    def _load(self, request: Answer) -> Answer:
        position = _field(request, "state", dict)
        game = find_game(_field(position, "game", str))
        self._match = match_from(game, game.load(position))
        return self._where()

    # Playing.

    def _legal(self, request: Answer) -> Answer:
        match = self._current()
        game, state = match.game, match.state
        return {
            "actions": [
                {"action": int(action), "text": game.text(state, action), "do": game.structure(state, action)}
                for action in state.legal()
            ]
        }

    def _play(self, request: Answer) -> Answer:
        match = self._current()
        if ("action" in request) == ("actions" in request):
            raise RequestError("request-no-action")
        wanted = [request["action"]] if "action" in request else _field(request, "actions", list)
        listener = self._seat(request, match)
        if not wanted:
            raise RequestError("request-no-action")
        start = match.ply + 1
        events: list[object] = []
        for ply, entry in enumerate(match.act_all(wanted), start):
            heard_by = entry.seat if listener is None else listener
            events += match.game.events_for(match.position_at(ply), entry.heard, heard_by)
        return {"events": events, **self._where()}

    def _undo(self, request: Answer) -> Answer:
        entry = self._current().undo(_optional(request, "seat", int))
        return {"undone": entry.text, **self._where()}

    # Looking.

    def _state(self, request: Answer) -> Answer:
        match = self._current()
        return {"state": match.game.save(match.state)}

    def _view(self, request: Answer) -> Answer:
        match = self._current()
        return {"view": match.game.view(match.state, self._seat(request, match))}

    def _prompt(self, request: Answer) -> Answer:
        match = self._current()
        prompt = match.game.prompt(match.state, self._seat(request, match))
        return {"prompt": None if prompt is None else prompt_data(prompt, self._speaking_to(request))}

    def _result(self, request: Answer) -> Answer:
        match = self._current()
        if not match.over:
            raise RequestError("request-not-over")
        return {"result": match.game.result(match.state).to_data()}

    def _journal(self, request: Answer) -> Answer:
        return {"journal": write_journal(self._current())}

    # Thinking.

    def _resample(self, request: Answer) -> Answer:
        match = self._current()
        seat = self._seat(request, match)
        if seat is None:
            raise RequestError("request-no-seat")
        stream = Stream(_seed(request), RESAMPLING)
        self._match = match_from(match.game, match.game.resample(match.state, seat, stream), match.seats)
        return self._where()

    def _bot(self, request: Answer) -> Answer:
        match = self._going_on()
        name = _field(request, "bot", str)
        seconds = _seconds(request)
        seed = _seed(request)
        timed = name in ("search", "expert") and seconds is not None
        bot = make_bot(f"{name}:{seconds:.3f}s" if timed else name, seed)
        seat = int(match.state.to_move())
        observation = match.observe(seat, Stream(seed, RESAMPLING))
        action = bot.choose(observation)
        after = observation.world(Stream(seed, RESAMPLING))
        after.play(action)
        return {
            "action": action,
            "text": match.game.text(match.state, action),
            "evaluation": {"value": round(match.game.value(after, seat), 3), **_thoughts(bot, action)},
        }

    def _advise(self, request: Answer) -> Answer:
        match = self._going_on()
        seed = _seed(request)
        budget = Budget(_seconds(request) or SECONDS)
        seat = int(match.state.to_move())
        advice = advise(match.observe(seat, Stream(seed, RESAMPLING)), Stream(seed, BOTS), budget)
        prompt = match.game.prompt(match.state, seat)
        assert prompt is not None
        words = self._speaking_to({"seat": seat}).calling(match.game.catalog(match.state))
        why = advice.why(prompt)
        return {
            **advice.to_data(),
            "why": None if why is None else words.say(why),
            "then": [words.say(deed) for deed in advice.choices[0].then],
        }

    # Common parts.

    def _going_on(self) -> Match:
        match = self._current()
        if match.over:
            raise GameOver("request-game-over")
        return match

    def _current(self) -> Match:
        if self._match is None:
            raise RequestError("request-no-game")
        return self._match

    def _speaking_to(self, request: Answer) -> Words:
        """Seats are called by the numbers that requests use, and the one that asks is "you"."""
        seats = 0 if self._match is None else int(self._match.state.seats)
        seat = request.get("seat")
        called = [self._words.say(Message("seat-name", {"number": number})) for number in range(seats)]
        return self._words.naming(called).to(seat if isinstance(seat, int) else None)

    def _where(self) -> Answer:
        match = self._current()
        mover = int(match.state.to_move())
        return {"to_move": None if mover == OVER else mover, "ply": match.ply, "over": match.over}

    def _seat(self, request: Answer, match: Match) -> int | None:
        seat = _optional(request, "seat", int)
        if seat is not None and not 0 <= seat < match.state.seats:
            raise RequestError("request-seat", {"last": int(match.state.seats) - 1})
        return seat


def prompt_data(prompt: Prompt, words: Words) -> Answer:
    """A prompt as data, its words spoken."""
    ways = [{"actions": way.actions, "label": words.say(way.label)} for way in prompt.ways]
    together: Answer = {} if prompt.set is None else {"set": _set_data(prompt.set, words)}
    if ways:
        together["ways"] = ways
    return {
        "seat": prompt.seat,
        "ask": prompt.ask,
        "question": words.say(prompt.question),
        "options": [
            {
                "action": one.action,
                "text": one.text,
                "do": one.do,
                "on": one.on,
                "label": words.say(one.label),
            }
            for one in prompt.choices
        ],
        "blocked": [
            {"kind": one.kind, "on": one.on, "reason": words.say(one.reason)} for one in prompt.blocked
        ],
        **together,
    }


def _set_data(picks: PickSet, words: Words) -> Answer:
    return {
        "kind": picks.kind,
        "fewest": picks.fewest,
        "most": picks.most,
        "picks": [
            {"on": pick.on, "label": words.say(pick.label), "actions": pick.actions} for pick in picks.picks
        ],
        "limits": [{"picks": limit.picks, "most": limit.most} for limit in picks.limits],
        "done": picks.done,
    }


def _deck(game: Game, wanted: object) -> Deck | None:
    """A deck by its name, by the path of its file or as data; None is the house deck."""
    if wanted is None:
        return None
    if isinstance(wanted, str):
        return game.find_deck(wanted)
    if isinstance(wanted, dict):
        return game.deck_from_data(wanted, "deck")
    raise RequestError("request-deck")


def _game_facts(name: str) -> Answer:
    game = find_game(name)
    return {
        "name": game.name,
        "title": game.title,
        "players": {"fewest": game.fewest, "most": game.most},
        "options": {option.name: option.values for option in game.options(game.most)},
        "bots": bot_names(),
    }


def _request(line: str) -> Answer:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise RequestError("json-unreadable", {"problem": str(problem)}) from None
    if not isinstance(request, dict):
        raise RequestError("request-form")
    return request


_TYPE_NAMES: dict[type, str] = {int: "number", str: "text", dict: "object", list: "list"}


_LEAST_SECONDS = 0.001

T = TypeVar("T")


def _optional(request: Answer, field: str, wanted: type[T]) -> T | None:
    return None if request.get(field) is None else _field(request, field, wanted)


def _field(request: Answer, field: str, wanted: type[T]) -> T:
    value = request.get(field)
    # bool is an int to isinstance, but true is no number of players
    if not isinstance(value, wanted) or isinstance(value, bool):
        raise RequestError(f"request-must-be-{_TYPE_NAMES[wanted]}", {"field": field})
    return value


def _seed(request: Answer) -> int:
    seed = _optional(request, "seed", int) or 0
    if not 0 <= seed < SEED_LIMIT:
        raise RequestError("request-seed", {"most": str(SEED_LIMIT - 1)})
    return seed


def _seconds(request: Answer) -> float | None:
    """The time a bot may take; only one that searches takes any."""
    seconds = request.get("seconds")
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or seconds < 0:
        raise RequestError("request-seconds")
    return max(float(seconds), _LEAST_SECONDS)


def _thoughts(bot: Bot, action: int) -> Answer:
    """How sure a bot that searches is of its choice; nothing if it did not have to."""
    if not isinstance(bot, Search) or bot.tree is None:
        return {}
    tree = bot.tree
    chosen = next(child for child in tree.root.children if child.action == action)
    return {
        "chance": round(chosen.mean(), 3),
        "share": round(int(chosen.visits) / sum(int(child.visits) for child in tree.root.children), 3),
        "explored": int(tree.explored),
    }


def _refusal(code: str, message: str) -> Answer:
    return {"ok": False, "error": {"code": code, "message": message}}
