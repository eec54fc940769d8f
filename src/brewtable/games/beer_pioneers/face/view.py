"""The gate: what a seat may see of the position (chapter 21). Events pass that of the vocabulary.

Hidden are the order of the draw pile and those hand cards of the others that came from it.
"""

from __future__ import annotations

from brewtable.games.beer_pioneers.face.reasons import lacking
from brewtable.games.beer_pioneers.face.today import bonus_worker, gifts
from brewtable.games.beer_pioneers.face.types import (
    Brewery,
    Building,
    Objective,
    Pieces,
    Printed,
    RoundEndStep,
    Space,
    Stack,
    Tile,
    Tracks,
    View,
    WorkerThere,
)
from brewtable.games.beer_pioneers.rules.brewing import brewing_time, can_brew
from brewtable.games.beer_pioneers.rules.building import price_of_extension, price_of_upgrade
from brewtable.games.beer_pioneers.rules.display import reach
from brewtable.games.beer_pioneers.rules.exchange import second_price
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BEER_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    BULBS_FOR_IMPROVED,
    CARDS,
    DIAL_SIDES,
    DISCARDS,
    DISPLAY_PLACES,
    EXTENSION_NAMES,
    EXTENSION_PRICE,
    GOAL,
    HAND,
    ICON_NAMES,
    LABORATORY,
    MOST_EXPERIENCE,
    MOST_SEATS,
    OBJECTIVE_NAMES,
    OBJECTIVE_PLACES,
    OBJECTIVE_POINTS,
    ORDER_SPACES,
    OVERLAY_NAMES,
    SHOWING,
    SPACE_NAMES,
    SPECTATOR,
    TILE_EXPERIENCE,
    TILE_FIELDS,
    TILE_NAMES,
    TILES,
    TRUCK_NAMES,
    UPGRADE_PRICE,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.rules.objectives import progress_on
from brewtable.games.beer_pioneers.rules.options import FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.round_end import hand_limit, holds_too_many, tile_in_row
from brewtable.games.beer_pioneers.rules.state import (
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
    DISPLAY,
    EXCHANGED,
    EXTRA_TRUCKS,
    EXTRA_WORKERS,
    FREE,
    GREY_TRUCK,
    GREY_WORKER,
    HAND_SIZE,
    HELPERS,
    HIRED,
    INCOME,
    LEVEL,
    MARKER,
    MASTER,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    OVERLAID,
    POINTS,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    SEAT_STEP,
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
    hand_of,
    has_built,
    icons,
    in_turn_order,
    virtual_barrels,
)
from brewtable.games.beer_pioneers.rules.turns import trucks_at
from brewtable.kernel.face import MessageData
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import OVER

# The position.


def view(s: Town, seat: int | None) -> View:
    """What a seat (None: a spectator) may see."""
    mover = int(s.to_move())
    watcher = SPECTATOR if seat is None else seat
    own = seat or 0
    return {
        "seat": seat,
        "round": int(s.round),
        "to_move": None if mover == OVER else mover,
        "turn_order": [int(one) for one in in_turn_order(s)],
        "gifts": gifts(s, own),
        "first_builder_point": s.plays_with(FIRST_BUILDER_POINT),
        "cover": None if s.cover == NO_CARD else s.deck.covers[s.cover].id,
        "spaces": {SPACE_NAMES[space]: _space(s, space, own) for space in range(WORKER_SPACES)},
        "exchange": [int(s.board[EXCHANGED + one]) for one in range(int(s.seats))],
        "trucks": {name: _trucks(s, space) for space, name in enumerate(TRUCK_NAMES)},
        "first_truck": [name for space, name in enumerate(TRUCK_NAMES) if not trucks_at(s, space)],
        "nine_covered": bool(s.board[NINE_COVERED]),
        "turn_spaces": [_or_none(int(s.board[TURN_SPACE + space])) for space in range(ORDER_SPACES)],
        "grey_worker": _or_none(int(s.board[GREY_WORKER])),
        "grey_truck": _or_none(int(s.board[GREY_TRUCK])),
        "objectives": [_objective(s, place) for place in range(OBJECTIVE_PLACES)],
        "stacks": {name: _stack(s, extension) for extension, name in enumerate(EXTENSION_NAMES)},
        "round_end": _round_end(s),
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


def _space(s: Town, space: int, own: int) -> Space:
    there = int(s.board[SPACE + space])
    value = int(s.deck.experience[space])
    bonus_from = bonus_worker(s, own, value)
    if there < 0:
        return {"covered": there == COVERED, "worker": None, "value": value, "bonus_from": bonus_from}
    worker: WorkerThere = {"seat": there // SEAT_STEP, "experience": there % SEAT_STEP}
    return {"covered": False, "worker": worker, "value": value, "bonus_from": bonus_from}


def _trucks(s: Town, space: int) -> list[int]:
    return [int(s.board[TRUCKS_AT + space * MOST_SEATS + seat]) for seat in range(int(s.seats))]


def _objective(s: Town, place: int) -> Objective:
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


def _stack(s: Town, extension: int) -> Stack:
    builders = [seat for seat in range(int(s.seats)) if has_built(s, seat, extension)]
    return {"builders": builders, "points": int(s.plays_with(FIRST_BUILDER_POINT) and not builders)}


def _round_end(s: Town) -> list[RoundEndStep]:
    """The steps of the round end (chapter 17), each with the seats that have something of their own in it."""
    seats = range(int(s.seats))
    return [
        {"step": "brewing", "seats": [seat for seat in seats if has_built(s, seat, LABORATORY)]},
        {"step": "pieces", "seats": []},
        {"step": "upgrade", "seats": [seat for seat in seats if s.own[cell(seat, MARKER)]]},
        {"step": "cards", "seats": [seat for seat in seats if holds_too_many(s, seat)]},
        {"step": "income", "seats": [seat for seat in seats if s.deck.income[s.own[cell(seat, INCOME)]]]},
    ]


def _printed(s: Town) -> Printed:
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
        "dial": DIAL_SIDES,
        "improved_bulbs": BULBS_FOR_IMPROVED,
    }


def _brewery(s: Town, owner: int, watcher: int) -> Brewery:
    return {
        **_tracks(s, owner),
        **_building(s, owner),
        **_pieces(s, owner),
        "hand": _hand(s, owner, watcher),
        "lacks": _lacks(s, owner, watcher),
        "hand_size": int(s.own[cell(owner, HAND_SIZE)]),
        "hand_limit": int(hand_limit(s, owner)),
        "starting": int(s.own[cell(owner, STARTING)]) + 1,
        "showing": [s.deck.ids[card] for card in range(CARDS) if s.where[card] == SHOWING + owner],
        "icons": {name: int(icons(s, owner, icon)) for icon, name in enumerate(ICON_NAMES)},
        "master": _card(s, int(s.own[cell(owner, MASTER)])),
    }


def _tracks(s: Town, owner: int) -> Tracks:
    return {
        "points": int(s.own[cell(owner, POINTS)]),
        "coins": int(s.own[cell(owner, COINS)]),
        "level": int(s.own[cell(owner, LEVEL)]) + 1,
        "reach": int(reach(s, owner)),
        "income": int(s.own[cell(owner, INCOME)]),
        "progress": int(s.own[cell(owner, PROGRESS)]) + 1,
    }


def _building(s: Town, owner: int) -> Building:
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
        "tiles": [_tile(s, owner, row) for row in range(TILES)],
        "depot": depot,
        "depot_size": depot + int(depot_room(s, owner)),
        "virtual_barrel": bool(virtual_barrels(s, owner)),
        "blocked": [BLOCK_NAMES[n] for n in range(BLOCKS) if s.own[cell(owner, BLOCKED)] & only(n) != 0],
        "overlays": [name for n, name in enumerate(OVERLAY_NAMES) if s.own[cell(owner, OVERLAID)] >> n & 1],
        "extensions": [EXTENSION_NAMES[one] for one in members(s.own[cell(owner, BUILT)])],
        "prices": {
            "extension": int(price_of_extension(s, owner, EXTENSION_PRICE)),
            "upgrade": int(price_of_upgrade(s, owner, UPGRADE_PRICE)),
            "both": int(second_price(s, owner)),
        },
    }


def _tile(s: Town, owner: int, row: int) -> Tile:
    return {
        "tile": TILE_NAMES[tile_in_row(s, owner, row)],
        "there": not s.own[cell(owner, RETIRED)] >> row & 1,
        "fields": int(TILE_FIELDS[row]),
        "experience": int(TILE_EXPERIENCE[row]),
    }


def _pieces(s: Town, owner: int) -> Pieces:
    ready: list[int] = []
    for experience in range(MOST_EXPERIENCE):
        ready += [experience + 1] * int(s.own[cell(owner, READY + experience)])
    admin = int(s.own[cell(owner, ADMIN)])
    return {
        "workers": [int(s.own[cell(owner, WORKERS + worker)]) for worker in range(2)],
        "ready": ready,
        "trucks": int(s.own[cell(owner, TRUCKS)]),
        "extra_workers": int(s.own[cell(owner, EXTRA_WORKERS)]),
        "extra_trucks": int(s.own[cell(owner, EXTRA_TRUCKS)]),
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


def _lacks(s: Town, owner: int, watcher: int) -> dict[str, list[MessageData]]:
    return {
        s.deck.ids[card]: [one.to_data() for one in lacking(s, owner, card)]
        for card in hand_of(s, owner)
        if s.deck.has_order[card] != 0 and s.seen[card] >> watcher & 1
    }
