"""The gate: what a seat may see of the position and hear of the events. Nothing leaves by another way.

Hidden are the order of the recipe deck, and with `advanced` the action tokens of the others and
how high the stacks of the black market are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from brewtable.games.dice_brewing import events
from brewtable.games.dice_brewing.material import (
    BLOCKED,
    BOARD,
    BOARD_CELLS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    DICE,
    DIE_NUMBERS,
    EXTRA_NAMES,
    EXTRAS,
    HASTENING,
    INGREDIENT_NAMES,
    KEPT_OUT,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    MARKET,
    NEEDS,
    NO_COLOUR,
    POOL,
    PROTECTED,
    RAISED,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SPACES,
    SPECTATOR,
    SUPPLY,
    TOKEN_NAMES,
    TOKENS,
    WAREHOUSE,
    colour_of,
    die_name,
)
from brewtable.games.dice_brewing.rounds import is_summer
from brewtable.games.dice_brewing.spaces import has_used, is_full
from brewtable.games.dice_brewing.state import (
    BREWED,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    POINTS,
    SEEDS,
    STACKS,
    STALLS,
    Brewery,
    open_card,
    pantry,
)
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import EVENT_WIDTH, OVER


def place_name(place: int) -> str:
    """The name of a place for dice: `supply`, `pool:0`, `warehouse:1`, `market:2`, `board:0:malt-1`."""
    if place == SUPPLY:
        return "supply"
    if place < WAREHOUSE:
        return f"pool:{place - POOL}"
    if place < MARKET:
        return f"warehouse:{place - WAREHOUSE}"
    if place < BOARD:
        return f"market:{place - MARKET}"
    seat, cell = divmod(place - BOARD, BOARD_CELLS)
    return f"board:{seat}:{SPACE_NAMES[cell // 2]}"


def seed_place_name(cell: int) -> str:
    if cell == SEED_SUPPLY:
        return "supply"
    if cell < SEED_MALT:
        return f"warehouse:{cell - SEED_WAREHOUSE}"
    if cell < SEED_HOPS:
        return f"board:{cell - SEED_MALT}:malt-1"
    return f"board:{cell - SEED_HOPS}:hops-1"


# The position.


def view(s: Brewery, seat: int | None) -> dict[str, object]:
    """What a seat (None: a spectator) may see."""
    mover = int(s.to_move())
    watcher = SPECTATOR if seat is None else seat
    return {
        "seat": seat,
        "round": int(s.round),
        "summer": is_summer(s),
        "first": int(s.first),
        "to_move": None if mover == OVER else mover,
        "options": {"advanced": s.advanced, "bad-luck": s.bad_luck},
        "supply": {
            **{name: _count(s, SUPPLY, colour) for colour, name in enumerate(COLOUR_NAMES)},
            "seeds": int(s.counts[SEEDS + SEED_SUPPLY]),
        },
        "rolled": [_die(s, die) for die in range(DICE) if s.where[die] == SUPPLY and s.value[die] > 0],
        "market": {name: int(s.counts[STALLS + kind]) for kind, name in enumerate(INGREDIENT_NAMES)},
        "black_market": {name: _stack(s, kind) for kind, name in enumerate(TOKEN_NAMES)},
        "tokens_left": sum(int(s.counts[STACKS + kind]) for kind in range(TOKENS)),
        "printed": _printed(s),
        "deck": int(s.pile_size),
        "recipes": [_open_recipe(s, place) for place in range(int(s.deck.open_count[s.seats]))],
        "brewers": [_brewer(s, owner, watcher) for owner in range(int(s.seats))],
    }


def _printed(s: Brewery) -> dict[str, object]:
    """What is printed on boards and market cards: prices, the rounds things open, values asked for."""
    deck = s.deck
    return {
        "price": {
            **{name: int(deck.ingredient_price[kind]) for kind, name in enumerate(INGREDIENT_NAMES)},
            **{name: int(deck.token_price[kind]) for kind, name in enumerate(TOKEN_NAMES)},
        },
        "opens": {
            **{name: int(deck.opens[building]) for building, name in enumerate(BUILDING_NAMES)},
            "market": int(deck.market_opens),
            "black-market": int(deck.black_market_opens),
        },
        "entry": {SPACE_NAMES[space]: int(deck.entry[space]) for space in range(SPACES) if deck.entry[space]},
        "fast": {SPACE_NAMES[space]: int(deck.fast[space]) for space in range(SPACES) if deck.fast[space]},
        "department": {
            "seeds-1": int(deck.department_seeds),
            "seeds-2": int(deck.gold_for_black),
            "seeds-3": int(deck.gold_for_blue),
        },
        "end": int(deck.end_count[s.seats]),
    }


def _count(s: Brewery, place: int, colour: int) -> int:
    return sum(1 for die in range(DICE) if s.where[die] == place and colour_of(die) == colour)


def _stack(s: Brewery, kind: int) -> object:
    """How many tokens of a kind are left; with `advanced` only whether there are any."""
    left = int(s.counts[STACKS + kind])
    if s.advanced:
        return left > 0
    return left


def _open_recipe(s: Brewery, place: int) -> dict[str, object] | None:
    card = int(open_card(s, place))
    if card == NO_CARD:
        return None
    return {"recipe": s.deck.ids[card], "closed": bool(s.closed & only(card))}


def _die(s: Brewery, die: int) -> dict[str, object]:
    marks = int(s.marks[die])
    named = ((BLOCKED, "blocked"), (PROTECTED, "protected"), (KEPT_OUT, "kept-out"))
    return {
        "die": die_name(die),
        "colour": COLOUR_NAMES[colour_of(die)],
        "value": int(s.value[die]) or None,
        "marks": [name for mark, name in named if marks & mark] + ["raised"] * (marks // RAISED),
    }


def _brewer(s: Brewery, owner: int, watcher: int) -> dict[str, object]:
    return {
        "points": int(s.counts[POINTS + owner]),
        "gold": int(s.counts[GOLD + owner]),
        "seeds": int(s.counts[SEEDS + SEED_WAREHOUSE + owner]),
        "pool": _dice_at(s, POOL + owner),
        "warehouse": _dice_at(s, WAREHOUSE + owner),
        "market": _dice_at(s, MARKET + owner),
        "ingredients": {
            name: int(s.counts[pantry(owner, kind)]) for kind, name in enumerate(INGREDIENT_NAMES)
        },
        "tokens": _tokens(s, owner, watcher),
        "brewed": [s.deck.ids[card] for card in members(s.counts[BREWED + owner])],
        "board": {SPACE_NAMES[space]: _space(s, owner, space) for space in range(SPACES)},
        "shut": [BUILDING_NAMES[b] for b in range(BUILDINGS) if s.counts[CLOSED_TO + owner] & only(b) != 0],
        "quiet": bool(s.quiet & only(owner)),
    }


def _dice_at(s: Brewery, place: int) -> list[dict[str, object]]:
    return [_die(s, die) for die in range(DICE) if s.where[die] == place]


def _tokens(s: Brewery, owner: int, watcher: int) -> list[dict[str, object]]:
    """Tokens in the order they came; hidden ones by the gold paid for them, 0 for those won."""
    found: list[dict[str, object]] = []
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == owner:
            known = owner == watcher or s.held[row + HELD_SHOWN] != 0
            kind = TOKEN_NAMES[s.held[row + HELD_KIND]] if known else None
            found.append({"token": kind, "paid": int(s.held[row + HELD_PAID])})
    return found


def _space(s: Brewery, owner: int, space: int) -> dict[str, object]:
    start = BOARD + owner * BOARD_CELLS + space * 2
    seed = {"malt-1": SEED_MALT, "hops-1": SEED_HOPS}.get(SPACE_NAMES[space])
    return {
        "dice": _dice_at(s, start),
        "fast": _dice_at(s, start + HASTENING),
        "seed": seed is not None and s.counts[SEEDS + seed + owner] > 0,
        "used": has_used(s, owner, space),
        "blocked": is_full(s, space) and not has_used(s, owner, space),
    }


def catalog(s: Brewery) -> dict[str, dict[str, object]]:
    """Every recipe by name: what a client needs to draw it."""
    return {name: _recipe(s, card) for card, name in enumerate(s.deck.ids)}


def _recipe(s: Brewery, card: int) -> dict[str, object]:
    deck = s.deck
    needs = {
        COLOUR_NAMES[c]: [
            int(deck.needs[(card * MALT_AND_HOPS + c) * NEEDS + rank])
            for rank in range(NEEDS)
            if deck.needs[(card * MALT_AND_HOPS + c) * NEEDS + rank] > 0
        ]
        for c in range(MALT_AND_HOPS)
    }
    colour = int(deck.reward_die[card])
    return {
        "name": deck.names[card],
        "style": deck.styles[card],
        "level": LEVEL_NAMES[deck.levels[card]],
        "needs": needs,
        "reward": {
            "gold": int(deck.reward_gold[card]),
            "points": int(deck.reward_points[card]),
            "token": bool(deck.reward_token[card]),
            "die": None if colour == NO_COLOUR else COLOUR_NAMES[colour],
        },
        "extras": {
            EXTRA_NAMES[extra]: {
                "gold": int(deck.premium_gold[card * EXTRAS + extra]),
                "points": int(deck.premium_points[card * EXTRAS + extra]),
            }
            for extra in range(EXTRAS)
            if deck.offered[card] & only(extra) != 0
        },
        "blue_least": int(deck.blue_least[card]),
    }


# Events.


def events_for(s: Brewery, heard: list[int], seat: int | None) -> list[dict[str, object]]:
    """What a seat hears of a run of events. Chance itself is never told, only what it brought about."""
    watcher = SPECTATOR if seat is None else seat
    told: list[dict[str, object]] = []
    for at in range(0, len(heard), EVENT_WIDTH):
        if heard[at] != events.CHANCE:
            told.append(_event(s, heard[at : at + EVENT_WIDTH], watcher))
    return told


def _event(s: Brewery, record: list[int], watcher: int) -> dict[str, object]:
    kind, first, second, third, fourth, seen = record
    if kind == events.DIE:
        moved = {"die": die_name(first), "value": fourth or None}
        return {"event": "die", **moved, "from": place_name(second), "to": place_name(third)}
    if kind in (events.ROLL, events.TURN):
        return {
            "event": "roll" if kind == events.ROLL else "turn",
            "die": die_name(first),
            "value": second,
            "at": place_name(third),
        }
    if kind == events.SEEDS:
        places = {"from": seed_place_name(second), "to": seed_place_name(third)}
        return {"event": "seeds", "count": first, **places}
    if kind == events.INGREDIENT:
        name = "ingredient" if third else "ingredient-back"
        return {"event": name, "seat": first, "ingredient": INGREDIENT_NAMES[second]}
    if kind == events.TOKEN_GAINED:
        token = TOKEN_NAMES[second] if (seen >> watcher) & 1 else None
        return {"event": "token", "seat": first, "token": token, "paid": third}
    if kind == events.TOKEN_PLAYED:
        return {"event": "token-played", "seat": first, "token": TOKEN_NAMES[second]}
    if kind == events.MARKED:
        mark = "protected" if third == PROTECTED else "blocked"
        return {"event": mark, "seat": first, "die": die_name(second), "value": fourth}
    return _plain_event(s, record)


def _plain_event(s: Brewery, record: list[int]) -> dict[str, object]:
    kind, first, second, _, _, _ = record
    if kind in (events.GOLD, events.POINTS):
        name = "points" if kind == events.POINTS else "gold" if second > 0 else "paid"
        return {"event": name, "seat": first, "amount": abs(second)}
    if kind == events.SHUT:
        return {"event": "shut", "seat": first, "building": BUILDING_NAMES[second]}
    if kind == events.CLOSED:
        return {"event": "closed", "recipe": s.deck.ids[first]}
    if kind == events.BREWED:
        return {"event": "brewed", "seat": first, "recipe": s.deck.ids[second]}
    if kind == events.TURNED_UP:
        return {"event": "turned-up", "recipe": s.deck.ids[first], "place": second + 1}
    if kind == events.ROUND:
        return {"event": "round", "round": first, "season": "summer" if first % 2 == 0 else "winter"}
    if kind == events.PHASE:
        return {"event": "phase", "phase": events.PHASE_NAMES[first]}
    if kind == events.END:
        return {"event": "end"}
    return {"event": "first" if kind == events.FIRST else "passed", "seat": first}


# What happens to dice or seeds, by the kinds of place they leave and reach.
_DEEDS = {
    ("pool", "board"): "places",
    ("warehouse", "board"): "places",
    ("pool", "warehouse"): "stores",
    ("board", "pool"): "returns",
    ("market", "pool"): "returns",
    ("warehouse", "pool"): "returns",
    ("board", "warehouse"): "stores",
    ("pool", "market"): "lays",
    ("warehouse", "market"): "lays",
}


def tell(event: Mapping[str, object]) -> Message | None:
    """An event as a line of the log."""
    kind = str(event["event"])
    if kind in ("die", "seeds"):
        return _tell_moved(event)
    if kind in ("roll", "turn"):
        return Message(f"dice-log-{kind}", {"at": _place(str(event["at"])), "pieces": _pieces(event)})
    arguments: dict[str, Argument] = {}
    for name, value in event.items():
        if name in ("ingredient", "building"):
            arguments[name] = Message(f"dice-{name}-{value}")
        elif name == "token":
            arguments["token"] = Message(f"dice-token-{value}" if value else "dice-token-hidden")
        elif name == "die":
            arguments["die"] = _pieces(event)
        elif name not in ("event", "value") and isinstance(value, str | int):
            arguments[name] = value
    return Message(f"dice-log-{kind}", arguments)


def _tell_moved(event: Mapping[str, object]) -> Message:
    """Dice or seeds that go from one place to another, as the deed of a seat."""
    source, target = (str(event[end]).split(":") for end in ("from", "to"))
    if target[0] == "supply":
        deed = "gives"
    else:
        deed = "gets" if source[0] == "supply" else _DEEDS[source[0], target[0]]
    if deed == "places":
        return Message("dice-log-places", {"pieces": _pieces(event), "to": _place(str(event["to"]))})
    owner = source if target[0] == "supply" else target
    return Message(f"dice-log-{deed}", {"seat": int(owner[1]), "pieces": _pieces(event)})


def _pieces(event: Mapping[str, object]) -> Message:
    """Seeds by their number, a die by colour and value; its own name lets a page point at it."""
    if "die" not in event:
        return Message("dice-seeds", {"count": cast(int, event["count"])})
    name, value = str(event["die"]), event["value"]
    colour = COLOUR_NAMES[colour_of(DIE_NUMBERS[name])]
    if value is None:
        return Message(f"dice-unrolled-{colour}", {"count": 1, "die": name})
    return Message(f"dice-die-{colour}", {"value": cast(int, value), "die": name})


def _place(name: str) -> Message:
    zone, _, rest = name.partition(":")
    seat, _, space = rest.partition(":")
    if space:
        return Message("dice-place-board", {"seat": int(seat), "space": Message(f"dice-space-{space}")})
    if seat:
        return Message(f"dice-place-{zone}", {"seat": int(seat)})
    return Message(f"dice-place-{zone}")
