"""What a seat is asked: every option on the thing it is done to, and why other things cannot be used."""

from __future__ import annotations

from brewtable.games.beer_pioneers import agenda
from brewtable.games.beer_pioneers import phrases as p
from brewtable.games.beer_pioneers.building import price_of_extension, price_of_upgrade
from brewtable.games.beer_pioneers.cards import A_TAKINGS
from brewtable.games.beer_pioneers.deck_tables import beige_words, order_words, phrase_words, white_words
from brewtable.games.beer_pioneers.exchange import second_price
from brewtable.games.beer_pioneers.material import (
    ADMIN_NAMES,
    BEER_NAMES,
    BONUS_NAMES,
    EXCHANGE,
    EXTENSION_NAMES,
    MOST_EXPERIENCE,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
    TRUCK_NAMES,
)
from brewtable.games.beer_pioneers.notation import KINDS, structure, text
from brewtable.games.beer_pioneers.reasons import ANSWERS, Asked, reason
from brewtable.games.beer_pioneers.round_end import freed_row, hand_limit, tile_in_row
from brewtable.games.beer_pioneers.state import (
    DISPLAY,
    HAND_SIZE,
    OBJECTIVE,
    READY,
    Town,
    ability,
    cell,
    hand_of,
)
from brewtable.games.beer_pioneers.turns import earns_bonus, worker_phrase
from brewtable.games.beer_pioneers.view import space_words
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Blocked, Choice, Prompt

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
    if asked.step in _COUNTED:
        arguments["count"] = asked.first
    if asked.step == agenda.MAKING_ROOM:
        arguments["beer"] = _beer(BEER_NAMES[asked.first])
    if asked.step == agenda.DISCARD:
        arguments["count"] = int(s.own[cell(asked.seat, HAND_SIZE)] - hand_limit(s, asked.seat))
    return Message(f"pioneers-ask-{s.steps[asked.step].name}", arguments)


def why_not(s: Town, action: int) -> Message:
    """Why an action is not possible now."""
    asked = Asked(s)
    do = structure(s.deck, action)
    if str(do["kind"]) not in ANSWERS[asked.step]:
        return Message("pioneers-reason-other-decision", {"ask": _question(s, asked)})
    return reason(s, asked, do)


# Options.


def _choice(s: Town, asked: Asked, action: int) -> Choice:
    do = structure(s.deck, action)
    return Choice(action, text(s.deck, action), do, _things(do), _label(s, asked, do))


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


def _label(s: Town, asked: Asked, do: dict[str, object]) -> Message:
    kind = str(do["kind"])
    if kind == "done":
        return Message(f"pioneers-choice-done-{s.steps[asked.step].name}")
    if kind == "place":
        return _place_label(s, asked, do)
    if "card" in do:
        return _card_label(s, kind, s.deck.numbers[str(do["card"])])
    return Message(f"pioneers-choice-{kind}", _arguments(s, asked, do))


def _arguments(s: Town, asked: Asked, do: dict[str, object]) -> dict[str, Argument]:
    """The parts of an action in words."""
    kind = str(do["kind"])
    if kind == "truck":
        space = TRUCK_NAMES.index(str(do["space"]))
        name = Message(f"pioneers-truck-{do['space']}")
        return {"space": name, "effect": _printed(s, asked.seat, p.TRUCK_PHRASES[space])}
    if kind == "turn-order":
        place = _int(do["place"])
        return {"place": place, "effect": _printed(s, asked.seat, p.ORDER_PHRASES[place - 1])}
    if kind == "admin":
        return {"effect": _printed(s, asked.seat, p.ADMIN_PHRASES[ADMIN_NAMES.index(str(do["space"]))])}
    if kind == "bonus":
        return {"effect": _printed(s, asked.seat, p.BONUS_PHRASES[BONUS_NAMES.index(str(do["bonus"]))])}
    if kind == "fulfil":
        return {"objective": _objective(s, _int(do["objective"]) - 1)}
    if kind == "take":
        return {"card": _open_card(s, str(do["from"]))}
    if kind == "choose":
        return {"effect": _option(s, asked, _int(do["option"]) - 1)}
    if kind == "build":
        extension = str(do["extension"])
        effect = _printed(s, asked.seat, p.EXTENSION_PHRASES[EXTENSION_NAMES.index(extension)])
        return {"extension": Message(f"pioneers-extension-{extension}"), "effect": effect}
    if kind == "exchange":
        return {
            "give": Message(f"pioneers-gift-{do['give']}"),
            "get": Message(f"pioneers-gain-{do['get']}"),
        }
    if kind == "twice":
        return {"count": int(second_price(s, asked.seat))}
    if kind == "retire":
        experience = _int(do["experience"])
        tile = tile_in_row(s, asked.seat, freed_row(s, asked.seat, experience))
        return {"experience": experience, "effect": _printed(s, asked.seat, p.TILE_PHRASES[tile])}
    return _simple_arguments(do)


def _simple_arguments(do: dict[str, object]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {}
    for name, value in do.items():
        if name == "count":
            arguments["count"] = _int(value)
        elif name == "beer":
            arguments["beer"] = _beer(str(value))
        elif name == "thing":
            arguments["thing"] = Message(f"pioneers-gift-{value}")
        elif name != "kind":
            arguments[name] = Message(f"pioneers-{name}-{value}")
    return arguments


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _beer(name: str) -> Message:
    return Message(f"pioneers-beer-{name}")


def _printed(s: Town, seat: int, phrase: str) -> Message:
    """What is printed somewhere, as it is for a seat."""
    stages = p.read_phrase(phrase, p.EFFECT_NAMES[p.POINTS :]).stages
    own = [[[_own(s, seat, *one) for one in option] for option in options] for options in stages]
    return phrase_words(p.Phrase(own))


def _own(s: Town, seat: int, effect: int, amount: int) -> tuple[int, int]:
    """An effect with the prices and takings that a seat's master brewer changes."""
    if effect == p.UPGRADE:
        return effect, int(price_of_upgrade(s, seat, amount))
    if effect == p.EXTENSION:
        return effect, int(price_of_extension(s, seat, amount))
    if effect == p.TAKINGS:
        return effect, amount + int(ability(s, seat, A_TAKINGS))
    return effect, amount


def _objective(s: Town, place: int) -> Message:
    objective = int(s.board[OBJECTIVE + place])
    wanted = int(s.deck.objectives[objective])
    return Message(f"pioneers-objective-{OBJECTIVE_NAMES[objective]}", {"count": wanted})


def _open_card(s: Town, place: str) -> Argument:
    if place == "top":
        return Message("pioneers-pile")
    card = int(s.board[DISPLAY + int(place) - 1])
    return s.deck.names[card]


def _option(s: Town, asked: Asked, option: int) -> Message:
    """An option of a choice in words, read back from the script."""
    entry = asked.first + 2 + 2 * option
    cells = [int(one) for one in s.deck.script[s.deck.script[entry] : s.deck.script[entry + 1]]]
    effects = [_own(s, asked.seat, *one) for one in zip(cells[::2], cells[1::2])]
    return phrase_words(p.Phrase([[effects]]))


def _place_label(s: Town, asked: Asked, do: dict[str, object]) -> Message:
    """What a worker would do on a space, and whether a bonus action would follow."""
    experience, space = _int(do["experience"]), SPACE_NAMES.index(str(do["space"]))
    phrase = p.WORKER_PHRASES[8 if space == EXCHANGE else space // 2]
    action = int(worker_phrase(s, asked.seat, space // 2))
    if p.OF_FREE <= action < p.OF_FIRST_TRUCK:
        phrase = p.FREE_PHRASES[action - p.OF_FREE]
    arguments: dict[str, Argument] = {
        "experience": experience,
        "space": space_words(space),
        "effect": _printed(s, asked.seat, phrase),
    }
    value = 0 if space == EXCHANGE else int(s.deck.experience[space])
    if value > 0 and earns_bonus(s, asked.seat, experience + value):
        return Message("pioneers-choice-place-bonus", arguments)
    return Message("pioneers-choice-place", arguments)


def _card_label(s: Town, kind: str, number: int) -> Message:
    card = s.deck.cards[number]
    arguments: dict[str, Argument] = {"card": card.name}
    if kind == "beige" and card.beige is not None:
        arguments["effect"] = beige_words(card.beige)
    if kind == "order" and card.order is not None:
        arguments["effect"] = order_words(card.order)
    white = white_words(card)
    if kind == "white" and white is not None:
        arguments["effect"] = white
    return Message(f"pioneers-choice-{kind}", arguments)


# What cannot be used.


def _blocked(s: Town, asked: Asked) -> list[Blocked]:
    """The things in front of a seat that it cannot use for the decision at hand."""
    if asked.step in _HAND:
        return _blocked_cards(s, asked, _HAND[asked.step])
    usable = {thing for action in s.legal() for thing in _things(structure(s.deck, int(action)))}
    found: list[Blocked] = []
    for kind in KINDS:
        if kind.verb not in _SHOWN.get(asked.step, ()):
            continue
        # One worker stands for all: what is asked about is the space.
        start = kind.start if kind.verb != "place" else kind.start + _a_worker(s, asked) * len(SPACE_NAMES)
        count = kind.size() if kind.verb != "place" else len(SPACE_NAMES)
        for action in range(start, start + count):
            do = structure(s.deck, action)
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
    legal = {str(structure(s.deck, int(action)).get("card")) for action in s.legal()}
    return [
        Blocked(verb, f"hand:{s.deck.ids[card]}", reason(s, asked, {"kind": verb, "card": s.deck.ids[card]}))
        for card in hand_of(s, asked.seat)
        if s.deck.ids[card] not in legal
    ]
