"""The gate: what a seat may see of the position and hear of the events. Nothing leaves by another way.

Hidden are the order of the draw pile and those hand cards of the others that came from it.
"""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.games.beer_pioneers import events
from brewtable.games.beer_pioneers.brewing import brewing_time, can_brew
from brewtable.games.beer_pioneers.building import price_of_extension, price_of_upgrade
from brewtable.games.beer_pioneers.display import reach
from brewtable.games.beer_pioneers.material import (
    ACTION_NAMES,
    ADMIN_NAMES,
    BEER_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    BONUS_NAMES,
    CARDS,
    DISPLAY_PLACES,
    EXCHANGE,
    EXTENSION_NAMES,
    EXTENSION_PRICE,
    GOAL,
    ICON_NAMES,
    MOST_EXPERIENCE,
    MOST_SEATS,
    OBJECTIVE_NAMES,
    OBJECTIVE_PLACES,
    OBJECTIVE_POINTS,
    ORDER_SPACES,
    OVERLAY_NAMES,
    SPACE_NAMES,
    SPECTATOR,
    TILE_NAMES,
    TILES,
    TRUCK_NAMES,
    UPGRADE_PRICE,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.objectives import progress_on
from brewtable.games.beer_pioneers.round_end import hand_limit, tile_in_row
from brewtable.games.beer_pioneers.state import (
    ADMIN,
    BARREL_CELL,
    BEER,
    BLOCKED,
    BUILT,
    CLAIMED,
    COINS,
    COVERED,
    DEPOT,
    DIAL,
    DISCARDS,
    DISPLAY,
    EXCHANGED,
    FREE,
    GREY_TRUCK,
    GREY_WORKER,
    HAND,
    HAND_SIZE,
    HELPERS,
    HIRED,
    INCOME,
    LEVEL,
    MARKER,
    MASTER,
    MASTERING,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    OPEN,
    OVERLAID,
    PILE,
    POINTS,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    SEAT_STEP,
    SHOWING,
    SPACE,
    STARTING,
    TRUCKS,
    TRUCKS_AT,
    TURN_SPACE,
    WORKERS,
    Town,
    cell,
    depot_room,
    free_fields,
    icons,
    in_turn_order,
    virtual_barrels,
)
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import EVENT_WIDTH, OVER

# The position.


def view(s: Town, seat: int | None) -> dict[str, object]:
    """What a seat (None: a spectator) may see."""
    mover = int(s.to_move())
    watcher = SPECTATOR if seat is None else seat
    return {
        "seat": seat,
        "round": int(s.round),
        "to_move": None if mover == OVER else mover,
        "turn_order": [int(one) for one in in_turn_order(s)],
        "first_builder_point": s.first_builder_point,
        "cover": None if s.cover == NO_CARD else s.deck.covers[s.cover].id,
        "spaces": {SPACE_NAMES[space]: _space(s, space) for space in range(WORKER_SPACES)},
        "exchange": [int(s.board[EXCHANGED + one]) for one in range(int(s.seats))],
        "trucks": {name: _trucks(s, space) for space, name in enumerate(TRUCK_NAMES)},
        "nine_covered": bool(s.board[NINE_COVERED]),
        "turn_spaces": [_or_none(int(s.board[TURN_SPACE + space])) for space in range(ORDER_SPACES)],
        "grey_worker": _or_none(int(s.board[GREY_WORKER])),
        "grey_truck": _or_none(int(s.board[GREY_TRUCK])),
        "objectives": [_objective(s, place) for place in range(OBJECTIVE_PLACES)],
        "display": [_card(s, int(s.board[DISPLAY + place])) for place in range(DISPLAY_PLACES)],
        "pile": int(s.pile_size),
        "discards": [s.deck.ids[card] for card in range(CARDS) if s.where[card] == DISCARDS],
        "printed": _printed(s),
        "breweries": [_brewery(s, owner, watcher) for owner in range(int(s.seats))],
    }


def _or_none(seat: int) -> int | None:
    return None if seat == FREE else seat


def _card(s: Town, card: int) -> str | None:
    return None if card == NO_CARD else s.deck.ids[card]


def _space(s: Town, space: int) -> dict[str, object]:
    there = int(s.board[SPACE + space])
    worker = None if there < 0 else {"seat": there // SEAT_STEP, "experience": there % SEAT_STEP}
    return {"covered": there == COVERED, "worker": worker, "value": int(s.deck.experience[space])}


def _trucks(s: Town, space: int) -> list[int]:
    return [int(s.board[TRUCKS_AT + space * MOST_SEATS + seat]) for seat in range(int(s.seats))]


def _objective(s: Town, place: int) -> dict[str, object]:
    objective = int(s.board[OBJECTIVE + place])
    ranks = [int(s.board[CLAIMED + place * 2 + rank]) for rank in range(2)]
    return {
        "objective": OBJECTIVE_NAMES[objective],
        "wanted": int(s.deck.objectives[objective]),
        "reached": [int(progress_on(s, seat, objective)) for seat in range(int(s.seats))],
        "claims": [
            {"seat": None if seat < 0 else seat, "points": int(OBJECTIVE_POINTS[rank])}
            for rank, seat in enumerate(ranks)
            if seat != COVERED
        ],
    }


def _printed(s: Town) -> dict[str, object]:
    """What is printed on the boards."""
    deck = s.deck
    return {
        "goal": GOAL,
        "reach": [int(one) for one in deck.reach],
        "beers": [int(one) for one in deck.beers],
        "income": [int(one) for one in deck.income],
        "coops": {name: int(deck.coops[beer]) for beer, name in enumerate(BEER_NAMES)},
        "progress": [int(one) for one in deck.progress],
        "bonuses": [None if one is None else str(one) for one in deck.brewery.bonuses],
        "dark": int(deck.dark),
        "objective_points": [int(one) for one in OBJECTIVE_POINTS],
    }


def _brewery(s: Town, owner: int, watcher: int) -> dict[str, object]:
    return {
        **_tracks(s, owner),
        **_building(s, owner),
        **_pieces(s, owner),
        "hand": _hand(s, owner, watcher),
        "hand_size": int(s.own[cell(owner, HAND_SIZE)]),
        "hand_limit": int(hand_limit(s, owner)),
        "starting": int(s.own[cell(owner, STARTING)]) + 1,
        "showing": [s.deck.ids[card] for card in range(CARDS) if s.where[card] == SHOWING + owner],
        "icons": {name: int(icons(s, owner, icon)) for icon, name in enumerate(ICON_NAMES)},
        "master": _card(s, int(s.own[cell(owner, MASTER)])),
    }


def _tracks(s: Town, owner: int) -> dict[str, object]:
    return {
        "points": int(s.own[cell(owner, POINTS)]),
        "coins": int(s.own[cell(owner, COINS)]),
        "level": int(s.own[cell(owner, LEVEL)]) + 1,
        "reach": int(reach(s, owner)),
        "income": int(s.own[cell(owner, INCOME)]),
        "progress": int(s.own[cell(owner, PROGRESS)]) + 1,
    }


def _building(s: Town, owner: int) -> dict[str, object]:
    retired = int(s.own[cell(owner, RETIRED)])
    depot = int(s.own[cell(owner, DEPOT)])
    return {
        "coops": {
            name: {
                "dial": int(s.own[cell(owner, DIAL + beer)]) or None,
                "free": bool(can_brew(s, owner, beer)),
                "time": int(brewing_time(s, owner, beer)),
            }
            for beer, name in enumerate(BEER_NAMES)
        },
        "cellar": {
            **{name: int(s.own[cell(owner, BEER + beer)]) for beer, name in enumerate(BEER_NAMES)},
            "barrel": int(s.own[cell(owner, BARREL_CELL)]),
        },
        "free_fields": int(free_fields(s, owner)),
        "tiles": [
            {"tile": TILE_NAMES[tile_in_row(s, owner, row)], "there": not retired >> row & 1}
            for row in range(TILES)
        ],
        "depot": depot,
        "depot_size": depot + int(depot_room(s, owner)),
        "virtual_barrel": bool(virtual_barrels(s, owner)),
        "blocked": [BLOCK_NAMES[n] for n in range(BLOCKS) if s.own[cell(owner, BLOCKED)] & only(n) != 0],
        "overlays": [name for n, name in enumerate(OVERLAY_NAMES) if s.own[cell(owner, OVERLAID)] >> n & 1],
        "extensions": [EXTENSION_NAMES[one] for one in members(s.own[cell(owner, BUILT)])],
        "prices": {
            "extension": int(price_of_extension(s, owner, EXTENSION_PRICE)),
            "upgrade": int(price_of_upgrade(s, owner, UPGRADE_PRICE)),
        },
    }


def _pieces(s: Town, owner: int) -> dict[str, object]:
    ready: list[int] = []
    for experience in range(MOST_EXPERIENCE):
        ready += [experience + 1] * int(s.own[cell(owner, READY + experience)])
    admin = int(s.own[cell(owner, ADMIN)])
    return {
        "workers": [int(s.own[cell(owner, WORKERS + worker)]) for worker in range(2)],
        "ready": ready,
        "trucks": int(s.own[cell(owner, TRUCKS)]),
        "queued": bool(s.own[cell(owner, QUEUED)]),
        "admin": None if admin == 0 else ADMIN_NAMES[admin - 1],
        "helpers": int(s.own[cell(owner, HELPERS)]),
        "hired": int(s.own[cell(owner, HIRED)]),
        "upgrade_marker": bool(s.own[cell(owner, MARKER)]),
    }


def _hand(s: Town, owner: int, watcher: int) -> list[str | None]:
    """Known hand cards by name, then one None for each that is not."""
    held = [card for card in range(CARDS) if s.where[card] == HAND + owner]
    known = [s.deck.ids[card] for card in held if s.seen[card] >> watcher & 1]
    return [*known, *[None] * (len(held) - len(known))]


def catalog(s: Town) -> dict[str, dict[str, object]]:
    """Every action card by name: what a client needs to draw it."""
    return {
        name: {key: value for key, value in s.deck.card_data(card).items() if key != "id"}
        for card, name in enumerate(s.deck.ids)
    }


# Events.


def place_name(place: int) -> str:
    """The name of a place for cards: `pile`, `discards`, `display:1`, `hand:0`, `showing:2`, `master:1`."""
    if place == PILE:
        return "pile"
    if place == DISCARDS:
        return "discards"
    if place < HAND:
        return f"display:{place - OPEN + 1}"
    if place < SHOWING:
        return f"hand:{place - HAND}"
    if place < MASTERING:
        return f"showing:{place - SHOWING}"
    return f"master:{place - MASTERING}"


def events_for(s: Town, heard: list[int], seat: int | None) -> list[dict[str, object]]:
    """What a seat hears of a run of events. Chance itself is never told, only what it brought about."""
    watcher = SPECTATOR if seat is None else seat
    told: list[dict[str, object]] = []
    for at in range(0, len(heard), EVENT_WIDTH):
        if heard[at] != events.CHANCE:
            told.append(_event(s, heard[at : at + EVENT_WIDTH], watcher))
    return told


# Events of a seat and one more thing, by name of that thing.
_NAMED: dict[int, tuple[str, str, tuple[str, ...]]] = {
    events.TRUCK: ("truck", "space", TRUCK_NAMES),
    events.ADMIN: ("admin", "space", ADMIN_NAMES),
    events.BONUS: ("bonus", "bonus", BONUS_NAMES),
    events.UNBLOCKED: ("unblocked", "token", BLOCK_NAMES),
    events.UNCOVERED: ("uncovered", "overlay", OVERLAY_NAMES),
    events.BUILT: ("built", "extension", EXTENSION_NAMES),
    events.GREY: ("grey", "piece", ("worker", "truck")),
}
# Events of a seat and a number, counted from 0 or from 1.
_COUNTED: dict[int, tuple[str, str, int]] = {
    events.POINTS: ("points", "amount", 0),
    events.TURN_ORDER: ("turn-order", "place", 1),
    events.LEVEL: ("level", "space", 1),
    events.PROGRESS: ("progress", "space", 1),
    events.INCOME: ("income", "space", 0),
    events.FIRST: ("first", "place", 1),
}


def _event(s: Town, record: list[int], watcher: int) -> dict[str, object]:
    kind, first, second, third, fourth, seen = record
    if kind == events.CARD:
        name = s.deck.ids[first] if seen >> watcher & 1 else None
        moved = {"card": name, "from": place_name(second), "to": place_name(third)}
        title = None if name is None else s.deck.names[first]
        return {"event": f"card-{events.CARD_WAYS[fourth]}", **moved, "title": title}
    if kind in _NAMED:
        event, field, names = _NAMED[kind]
        return {"event": event, "seat": first, field: names[second]}
    if kind in _COUNTED:
        event, field, offset = _COUNTED[kind]
        return {"event": event, "seat": first, field: second + offset}
    if kind == events.BARRELS:
        return {"event": f"barrels-{events.BARREL_WAYS[third]}", "seat": first, "count": second}
    if kind == events.BEER:
        return {"event": f"beer-{events.BEER_WAYS[third]}", "seat": first, "beer": BEER_NAMES[second]}
    if kind == events.DIAL:
        what = "brewed" if fourth == 0 else "dial-placed" if third == 0 else "dial-turned"
        return {"event": what, "seat": first, "beer": BEER_NAMES[second], "before": third, "value": fourth}
    if kind == events.WORKER:
        return {"event": "worker", "seat": first, "experience": second, "space": SPACE_NAMES[third]}
    return _plain_event(record)


def _plain_event(record: list[int]) -> dict[str, object]:
    kind, first, second, third, _, _ = record
    if kind == events.COINS:
        return {"event": "coins" if second > 0 else "paid", "seat": first, "amount": abs(second)}
    if kind == events.HELPERS:
        return {"event": "helpers" if second > 0 else "sacrificed", "seat": first, "count": abs(second)}
    if kind == events.UPGRADED:
        tile = TILE_NAMES[third]
        return {"event": "upgraded", "seat": first, "experience": second, "tile": tile}
    if kind == events.OBJECTIVE:
        return {"event": "objective", "seat": first, "objective": OBJECTIVE_NAMES[second], "points": third}
    if kind == events.MARKER:
        return {"event": "marker", "seat": first}
    if kind == events.SHUFFLE:
        return {"event": "shuffle", "count": first}
    if kind == events.ROUND:
        return {"event": "round", "round": first}
    return {"event": "end"}


def tell(event: Mapping[str, object]) -> Message | None:
    """An event as a line of the log."""
    kind = str(event["event"])
    arguments: dict[str, Argument] = {}
    for name, value in event.items():
        if name in ("event", "card") or value is None:
            continue
        if name in ("from", "to"):
            _, _, seat = str(value).partition(":")
            if seat.isdigit() and not str(value).startswith("display"):
                arguments["seat"] = int(seat)
        elif name == "title":
            arguments["card"] = str(value)
        elif kind == "worker" and name == "space":
            arguments["space"] = space_words(SPACE_NAMES.index(str(value)))
        elif isinstance(value, int):
            arguments[name] = value
        else:
            arguments[name] = Message(f"pioneers-{_family(kind, name)}-{value}")
    if kind == "card-taken" and event["card"] is None:
        return Message("pioneers-log-card-drawn", arguments)
    return Message(f"pioneers-log-{kind}", arguments)


def _family(kind: str, name: str) -> str:
    """The family of words a name belongs to."""
    if name == "space":
        return kind
    return "goal" if name == "objective" else name


def space_words(space: int) -> Message:
    """A worker space by its number and letter, and by its action."""
    if space == EXCHANGE:
        return Message("pioneers-truck-exchange")
    action = Message(f"pioneers-action-{ACTION_NAMES[space // 2]}")
    return Message("pioneers-space", {"space": SPACE_NAMES[space].upper(), "action": action})
