"""What a bot is, and the bots by name."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, Protocol

from brewtable.bots.greedy import Greedy
from brewtable.bots.levels import LEVELS
from brewtable.bots.network import from_file, packaged
from brewtable.bots.random_bot import RandomBot
from brewtable.bots.search import SECONDS, Budget, Learned, Search
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.observation import Observation


class Bot(Protocol):
    """Chooses one of `observation.legal()`."""

    def choose(self, observation: Observation) -> int: ...


_NAMES: Final = ("random", "greedy", "search", "expert")
USUAL: Final = f"{SECONDS}s"
_MOST_SECONDS: Final = 3600.0
_MOST_CORES: Final = 256


def bot_names() -> list[str]:
    """The bots there are, weakest first, and the levels."""
    return [*_NAMES, *LEVELS]


def check_known(name: str) -> None:
    """Only names of ours: what strangers ask for must not name a file, nor think for an hour."""
    if name not in bot_names():
        raise _no_such_bot(name)


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its name, with its own stream of chance: `greedy`, `hard`, `search:0.5s`, `file.py:Class`.

    `file.net:0.5s` is a search whose positions are judged by a network that somebody trained.
    """
    stream = Stream(seed, BOTS)
    file, py, kind = spec.partition(".py:")
    if py:
        return _from_file(f"{file}.py", kind, stream)
    if spec.endswith(".py"):
        raise SetupError("setup-bot-file-alone", {"file": spec})
    file, net, budget = spec.partition(".net")
    if net and budget[:1] in ("", ":"):
        return _make_search(stream, spec, budget[1:] or USUAL, from_file(Path(f"{file}.net")))
    name, colon, budget = LEVELS.get(spec, spec).partition(":")
    if name == "search":
        return _make_search(stream, spec, budget if colon else USUAL)
    if name == "expert":
        return _make_search(stream, spec, budget if colon else USUAL, packaged)
    if name not in _NAMES or colon:
        raise _no_such_bot(spec)
    return Greedy(stream) if name == "greedy" else RandomBot(stream)


def _from_file(file: str, kind: str, stream: Stream) -> Bot:
    """A bot that somebody wrote: a class that is made with a stream of chance."""
    found = spec_from_file_location(Path(file).stem, file)
    if found is None or found.loader is None or not Path(file).is_file():
        raise SetupError("setup-no-bot-file", {"file": file})
    module = module_from_spec(found)
    try:
        found.loader.exec_module(module)
        if not hasattr(module, kind):
            raise SetupError("setup-no-bot-class", {"file": file, "name": repr(kind)})
        bot: Bot = getattr(module, kind)(stream)
    except SetupError:
        raise
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise SetupError("setup-bot-broken", {"file": file, "name": kind, "reason": reason}) from problem
    if not callable(getattr(bot, "choose", None)):
        raise SetupError("setup-bot-cannot-choose", {"file": file, "name": kind})
    return bot


def _no_such_bot(spec: str) -> SetupError:
    close = get_close_matches(spec, bot_names(), 1)
    if close:
        return SetupError("setup-no-bot-close", {"bot": repr(spec), "close": repr(close[0])})
    return SetupError("setup-no-bot", {"bot": repr(spec), "bots": ", ".join(bot_names())})


def _make_search(stream: Stream, spec: str, budget: str, learned: Learned | None = None) -> Search:
    """`0.5s` is time, `0.5cpu` time of the processor, `400` are explorations; `:2` asks for so many cores."""
    amount, colon, cores = budget.partition(":")
    count = _whole(cores) if colon else 1
    if not 1 <= count <= (_MOST_CORES if learned is None else 1):
        raise SetupError("setup-search-budget", {"bot": repr(spec)})
    if amount.endswith("cpu"):
        seconds = _seconds(amount[:-3])
        if 0.0 < seconds <= _MOST_SECONDS and count == 1:
            return Search(stream, Budget(seconds, of_the_processor=True), 1, learned)
    elif amount.endswith("s"):
        seconds = _seconds(amount[:-1])
        if 0.0 < seconds <= _MOST_SECONDS:
            return Search(stream, Budget(seconds), count, learned)
    elif _whole(amount) > 0:
        return Search(stream, Budget(0.0, _whole(amount)), count, learned)
    raise SetupError("setup-search-budget", {"bot": repr(spec)})


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _seconds(text: str) -> float:
    plain = text.replace(".", "", 1)
    return float(text) if plain.isascii() and plain.isdigit() and len(plain) < 10 else 0.0
