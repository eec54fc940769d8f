"""What somebody did, in a sentence for the log."""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.games.beer_pioneers.rules.vocabulary import VOCABULARY
from brewtable.kernel.deed import Deed
from brewtable.kernel.message import Argument, Message

Event = Mapping[str, object]

# The events that tell what somebody did by an action of a kind.
_OWN_EVENTS: dict[str, tuple[str, ...]] = {
    "place": ("worker",),
    "truck": ("truck",),
    "turn-order": ("turn-order",),
    "admin": ("admin",),
    "fulfil": ("objective",),
    "bonus": ("bonus",),
    "take": ("card-taken",),
    "beige": ("card-beige",),
    "order": ("card-order",),
    "white": ("card-white",),
    "discard": ("card-discarded",),
    "rotate": ("dial-turned", "brewed"),
    "brew": ("dial-placed",),
    "unblock": ("unblocked",),
    "uncover": ("uncovered",),
    "build": ("built",),
    "pick": ("beer-cellar",),
    "deliver": ("beer-delivered", "barrels-delivered"),
    "clear": ("beer-cleared", "barrels-cleared"),
    "move": ("barrels-cellar",),
    "retire": ("upgraded",),
}


def sentence(deed: Deed) -> Message | None:
    """The sentence; None for declining, where what follows says it all."""
    if deed.kind == "exchange":
        give, get = Message(f"pioneers-gift-{deed.do['give']}"), Message(f"pioneers-gain-{deed.do['get']}")
        return deed.says("pioneers-deed-exchange", give=give, get=get)
    told = _told(deed)
    others = [event for event in deed.events if event is not told and event.get("seat") == deed.seat]
    done = None if told is None else VOCABULARY.sentence(told)
    if done is None:
        got = _gains([event for event in others if event["event"] != "paid"])
        return deed.says("pioneers-deed-gets", gains=got) if got else None
    gains = _gains(others)
    names_its_gain = deed.kind == "bonus"
    return deed.says("pioneers-deed-and", deed=done, gains=gains) if gains and not names_its_gain else done


def _told(deed: Deed) -> Event | None:
    """The event that is the deed itself."""
    return next(iter(deed.told(*_OWN_EVENTS.get(deed.kind, ()))), None)


def _gains(events: list[Event]) -> list[Message]:
    """What came of it for the one who acts, added up."""
    counted = (
        Message("pioneers-deed-paid", _sum(events, "paid", "amount")),
        Message("pioneers-effect-points", _sum(events, "points", "amount")),
        Message("pioneers-effect-coins", _sum(events, "coins", "amount")),
        Message("pioneers-effect-barrels", _sum(events, "barrels-depot", "count")),
        Message("pioneers-effect-move", _sum(events, "barrels-cellar", "count")),
        Message("pioneers-effect-progress", _steps(events, "progress")),
        Message("pioneers-effect-level", _steps(events, "level")),
        Message("pioneers-effect-income", _steps(events, "income")),
    )
    ready = [
        Message("pioneers-deed-ready", {"beer": Message(f"pioneers-beer-{event['beer']}")})
        for event in events
        if event["event"] == "brewed"
    ]
    return [*(gain for gain in counted if gain.args["count"] != 0), *ready]


def _sum(events: list[Event], name: str, field: str) -> dict[str, Argument]:
    return {"count": sum(int(str(event[field])) for event in events if event["event"] == name)}


def _steps(events: list[Event], name: str) -> dict[str, Argument]:
    return {"count": sum(event["event"] == name for event in events)}
