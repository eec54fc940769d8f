"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Protocol

from brewtable.bots.greedy import Greedy
from brewtable.bots.random_bot import RandomBot
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.observation import Observation


class Bot(Protocol):
    """Chooses one of `observation.legal()`."""

    def choose(self, observation: Observation) -> int: ...


_BOTS: dict[str, Callable[[Stream], Bot]] = {"random": RandomBot, "greedy": Greedy}


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with its own stream of chance."""
    if name not in _BOTS:
        close = get_close_matches(name, bot_names(), 1)
        if close:
            raise SetupError("setup-no-bot-close", {"bot": repr(name), "close": repr(close[0])})
        raise SetupError("setup-no-bot", {"bot": repr(name), "bots": ", ".join(bot_names())})
    return _BOTS[name](Stream(seed, BOTS))
