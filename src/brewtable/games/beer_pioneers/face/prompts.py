"""What a seat is asked: every option on the thing it is done to, and why other things cannot be used."""

from __future__ import annotations

from brewtable.games.beer_pioneers.face.labels import beer_words, label
from brewtable.games.beer_pioneers.face.reasons import reason
from brewtable.games.beer_pioneers.rules import agenda
from brewtable.games.beer_pioneers.rules.brewing import ONCE_EACH
from brewtable.games.beer_pioneers.rules.material import (
    BEER_NAMES,
    MOST_EXPERIENCE,
    SPACE_NAMES,
)
from brewtable.games.beer_pioneers.rules.round_end import hand_limit
from brewtable.games.beer_pioneers.rules.state import (
    HAND_SIZE,
    READY,
    Town,
    cell,
    hand_of,
)
from brewtable.games.beer_pioneers.rules.vocabulary import VOCABULARY
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked, Blocked, Choice, Prompt

# Decisions that go on: how often more is their first operand.
_COUNTED = (agenda.TAKE, agenda.ROTATE, agenda.BREW, agenda.UNBLOCK, agenda.PICK, agenda.DELIVER, agenda.MOVE)
# For each decision, the kinds of action whose blocked things are worth a word.
_SHOWN = {
    agenda.TURN: ("place", "truck", "turn-order", "admin", "fulfil"),
    agenda.BONUS_ACTION: ("fulfil", "bonus"),
    agenda.CLAIM: ("fulfil",),
    agenda.TAKE: ("take",),
    agenda.BREW: ("brew",),
    agenda.BUILD: ("build",),
    agenda.RETIRE: ("retire",),
}
_HAND = {agenda.PLAY_BEIGE: "beige", agenda.PLAY_WHITE: "white", agenda.PLAY_ORDER: "order"}


def prompt(s: Town, seat: int | None) -> Prompt | None:
    """What a seat is asked, or None when it is not its decision."""
    if s.depth == 0 or seat is None or seat != int(s.to_move()):
        return None
    asked = Asked(s)
    choices = [_choice(s, asked, int(action)) for action in s.legal()]
    return Prompt(seat, s.steps[asked.step].name, _question(s, asked), choices, _blocked(s, asked))


def _question(s: Town, asked: Asked) -> Message:
    arguments: dict[str, Argument] = {}
    if asked.step == agenda.ROTATE and asked.second & ONCE_EACH:
        return Message("pioneers-ask-rotate-once")
    if asked.step in _COUNTED:
        arguments["count"] = asked.first
    if asked.step == agenda.MAKING_ROOM:
        arguments["beer"] = beer_words(BEER_NAMES[asked.first])
    if asked.step == agenda.DISCARD:
        arguments["count"] = int(s.own[cell(asked.seat, HAND_SIZE)] - hand_limit(s, asked.seat))
    return Message(f"pioneers-ask-{s.steps[asked.step].name}", arguments)


def why_not(s: Town, action: int) -> Message:
    """Why an action is not possible now."""
    asked = Asked(s)
    do = VOCABULARY.structure(s, action)
    if str(do["kind"]) not in s.steps[asked.step].answers:
        return Message("pioneers-reason-other-decision", {"ask": _question(s, asked)})
    return reason(s, asked, do)


# Options.


def _choice(s: Town, asked: Asked, action: int) -> Choice:
    do = VOCABULARY.structure(s, action)
    return Choice(action, VOCABULARY.text(s, action), do, _things(do), label(s, asked, do))


def _things(do: dict[str, object]) -> list[str]:
    """The things on the table an action is done to."""
    kind = str(do["kind"])
    if kind == "place":
        return [f"worker:{do['experience']}", f"space:{do['space']}"]
    if kind == "take":
        return ["pile"] if do["from"] == "top" else [f"display:{do['from']}"]
    if kind == "exchange":
        give = "coins" if do["give"] == "coin" else f"cellar:{do['give']}"
        return [give, f"gain:{do['get']}"]
    places = {
        "truck": ("truck-space", "space"),
        "turn-order": ("turn-space", "place"),
        "admin": ("admin", "space"),
        "fulfil": ("objective", "objective"),
        "bonus": ("bonus", "bonus"),
        "choose": ("option", "option"),
        "rotate": ("coop", "beer"),
        "brew": ("coop", "beer"),
        "unblock": ("token", "token"),
        "uncover": ("overlay", "overlay"),
        "build": ("extension", "extension"),
        "pick": ("supply", "beer"),
        "deliver": ("cellar", "beer"),
        "clear": ("cellar", "thing"),
        "retire": ("worker", "experience"),
    }
    if "card" in do:
        return [f"hand:{do['card']}"]
    if kind in places:
        thing, field = places[kind]
        return [f"{thing}:{do[field]}"]
    return ["depot"] if kind == "move" else [kind]


# What cannot be used.


def _blocked(s: Town, asked: Asked) -> list[Blocked]:
    """The things in front of a seat that it cannot use for the decision at hand."""
    if asked.step in _HAND:
        return _blocked_cards(s, asked, _HAND[asked.step])
    usable = {thing for action in s.legal() for thing in _things(VOCABULARY.structure(s, int(action)))}
    found: list[Blocked] = []
    for kind in VOCABULARY.kinds:
        if kind.verb not in _SHOWN.get(asked.step, ()):
            continue
        # One worker stands for all: what is asked about is the space.
        start = kind.start if kind.verb != "place" else kind.start + _a_worker(s, asked) * len(SPACE_NAMES)
        count = kind.size if kind.verb != "place" else len(SPACE_NAMES)
        for action in range(start, start + count):
            do = VOCABULARY.structure(s, action)
            thing = _things(do)[-1]
            if thing not in usable:
                found.append(Blocked(kind.verb, thing, reason(s, asked, do)))
    return found


def _a_worker(s: Town, asked: Asked) -> int:
    """The experience, from 0, of a worker that is ready, or of any."""
    for experience in range(MOST_EXPERIENCE):
        if s.own[cell(asked.seat, READY + experience)] > 0:
            return experience
    return 0


def _blocked_cards(s: Town, asked: Asked, verb: str) -> list[Blocked]:
    legal = {str(VOCABULARY.structure(s, int(action)).get("card")) for action in s.legal()}
    return [
        Blocked(verb, f"hand:{s.deck.ids[card]}", reason(s, asked, {"kind": verb, "card": s.deck.ids[card]}))
        for card in hand_of(s, asked.seat)
        if s.deck.ids[card] not in legal
    ]
