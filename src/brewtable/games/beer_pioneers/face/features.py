"""A position of Beer Pioneers as numbers, from a seat's place at the table: only what that seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules import agenda
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BARREL_TILE,
    BEER_NAMES,
    BEERS,
    BLOCK_NAMES,
    CARDS,
    DIAL_SIDES,
    DISCARDS,
    DISPLAY_PLACES,
    EXTENSION_NAMES,
    FLEET_DEPOT,
    GOAL,
    HAND,
    ICON_NAMES,
    ICONS,
    LARGE_HAND_LIMIT,
    LEVELS,
    MASTERING,
    MOST_EXPERIENCE,
    MOST_SEATS,
    OBJECTIVE_NAMES,
    OBJECTIVE_PLACES,
    OBJECTIVES,
    OPEN,
    ORDER_SPACES,
    OVERLAY_NAMES,
    SHOWING,
    SPACE_NAMES,
    STARTING_CARDS,
    TILED_FIELDS,
    TILES,
    TRUCK_NAMES,
    TRUCK_SPACES,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.rules.objectives import progress_on
from brewtable.games.beer_pioneers.rules.options import FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.setup import STEPS
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
    EXCHANGED,
    FREE,
    GREY_TRUCK,
    GREY_WORKER,
    HAND_SIZE,
    HELPERS,
    HIRED,
    INCOME,
    LEVEL,
    MARKER,
    NINE_COVERED,
    OBJECTIVE,
    OVERLAID,
    POINTS,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    SEAT_CELLS,
    SEAT_STEP,
    SPACE,
    STARTING,
    TRUCKS,
    TRUCKS_AT,
    TURN_ORDER,
    TURN_SPACE,
    UPPER,
    WORKERS,
    Town,
    depot_room,
    free_fields,
    icons,
)
from brewtable.kernel.features import Features, cards_in_order, decisions_of, mark
from brewtable.kernel.sets import only
from brewtable.kernel.state import OVER

# What a number is divided by: about the most there ever is.
_ROUNDS: Final = 10.0
_TIMES: Final = 10.0
_COINS: Final = 20.0
_ICONS: Final = 5.0
_BEERS: Final = 4.0  # of one type
_HELPERS: Final = 4.0
_TRACK: Final = float(LEVELS - 1)  # the last space of any track
# Decisions that go on: their first operand is how often more.
_COUNTED: Final = (
    only(agenda.TAKE)
    | only(agenda.ROTATE)
    | only(agenda.BREW)
    | only(agenda.UNBLOCK)
    | only(agenda.PICK)
    | only(agenda.DELIVER)
    | only(agenda.MOVE)
)

FEATURES: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_CARD_NAMES: Final = cards_in_order(CARDS)
_PLACES: Final = [str(place) for place in range(1, OBJECTIVE_PLACES + 1)]

_ROUND: Final = FEATURES.shared("round")
_OPTION: Final = FEATURES.shared("option.first-builder-point")
_DECISION: Final = FEATURES.shared("decision", [step.name for step in STEPS if step.decides])
_LEFT: Final = FEATURES.shared("decision-times-left")
_FREE_SPACE: Final = FEATURES.shared("free", SPACE_NAMES[:WORKER_SPACES])
_COVERED: Final = FEATURES.shared("covered", [*SPACE_NAMES[:WORKER_SPACES], "9"])
_OBJECTIVE: Final = FEATURES.shared(
    "objective", [f"{place}.{name}" for place in _PLACES for name in OBJECTIVE_NAMES]
)
_OPEN_RANK: Final = FEATURES.shared(
    "objective-open", [f"{place}.{rank}" for place in _PLACES for rank in ("first", "second")]
)
_PILE: Final = FEATURES.shared("pile")
_DISCARDED: Final = FEATURES.shared("discards", _CARD_NAMES)
_DISPLAY: Final = FEATURES.shared(
    "display", [f"{place}.{card}" for place in range(1, DISPLAY_PLACES + 1) for card in _CARD_NAMES]
)

_TO_MOVE: Final = FEATURES.each("to-move")
_ORDER: Final = FEATURES.each("turn-order", [str(place) for place in range(1, MOST_SEATS + 1)])
_QUEUE: Final = FEATURES.each("turn-space", [str(space) for space in range(1, ORDER_SPACES + 1)])
_GREY: Final = FEATURES.each("grey", ["worker", "truck"])
_WORKER_AT: Final = FEATURES.each("worker-at", SPACE_NAMES)
_TRUCK_AT: Final = FEATURES.each("truck-at", TRUCK_NAMES)
_REACHED: Final = FEATURES.each("objective-reached", _PLACES)
_CLAIMED: Final = FEATURES.each("objective-fulfilled", _PLACES)
_POINTS: Final = FEATURES.each("points")
_COINS_OF: Final = FEATURES.each("coins")
_TRACKS: Final = FEATURES.each("track", ["level", "income", "progress"])
_ICONS_OF: Final = FEATURES.each("icons", ICON_NAMES)
_DIALS: Final = FEATURES.each("dial", BEER_NAMES)
_CELLAR: Final = FEATURES.each("cellar", [*BEER_NAMES, "barrel", "free"])
_DEPOT: Final = FEATURES.each("depot", ["barrels", "free"])
_BLOCKS: Final = FEATURES.each("blocked", BLOCK_NAMES)
_OVERLAYS: Final = FEATURES.each("overlay", OVERLAY_NAMES)
_EXTENSIONS: Final = FEATURES.each("extension", EXTENSION_NAMES)
_FREED: Final = FEATURES.each("freed-row", [str(row) for row in range(1, TILES + 1)])
_UPPER: Final = FEATURES.each("barrel-tile-above")
_WORKERS: Final = FEATURES.each("worker", ["first", "second"])
_READY: Final = FEATURES.each("ready", [str(number) for number in range(1, MOST_EXPERIENCE + 1)])
_TRUCKS: Final = FEATURES.each("trucks")
_QUEUED: Final = FEATURES.each("queued")
_ADMIN: Final = FEATURES.each("administration-used", ADMIN_NAMES)
_BONUS: Final = FEATURES.each("bonus-workers", ["supply", "board"])
_MARKER: Final = FEATURES.each("upgrade-marker")
_STARTING: Final = FEATURES.each("starting-card", [str(card) for card in range(1, STARTING_CARDS + 1)])
_HELD: Final = FEATURES.each("hand-size")
_UNKNOWN: Final = FEATURES.each("unknown-in-hand")
_HAND: Final = FEATURES.each("hand", _CARD_NAMES)
_SHOWING: Final = FEATURES.each("display", _CARD_NAMES)
_MASTER: Final = FEATURES.each("master-brewer", _CARD_NAMES)

_BREWERIES: Final = FEATURES.shared_width
_BREWERY: Final = FEATURES.each_width


def write(s: Town, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    _write_decision(s, out, at)
    _write_board(s, out, at)
    _write_cards(s, seat, out, at)
    for turn in range(s.seats):
        _write_brewery(s, (seat + turn) % s.seats, out, at + _BREWERIES + turn * _BREWERY)


def _write_decision(s: Town, out: vec[float], at: i64) -> None:
    out[at + _ROUND] = float(s.round) / _ROUNDS
    if s.plays_with(FIRST_BUILDER_POINT):
        out[at + _OPTION] = 1.0
    if s.to_move() == OVER:
        return
    step = s.agenda[s.depth - 1]
    out[at + _DECISION + _DECISIONS[step]] = 1.0
    if _COUNTED & only(step) != 0:
        left = s.agenda[s.depth - 3]
        out[at + _LEFT] = float(left if left < i64(_TIMES) else i64(_TIMES)) / _TIMES


def _write_board(s: Town, out: vec[float], at: i64) -> None:
    board = s.board
    for space in range(i64(WORKER_SPACES)):
        there = board[SPACE + space]
        if there == FREE:
            out[at + _FREE_SPACE + space] = 1.0
        elif there == COVERED:
            out[at + _COVERED + space] = 1.0
    out[at + _COVERED + WORKER_SPACES] = float(board[NINE_COVERED])
    for place in range(i64(OBJECTIVE_PLACES)):
        out[at + _OBJECTIVE + place * OBJECTIVES + board[OBJECTIVE + place]] = 1.0
        for rank in range(i64(2)):
            if board[CLAIMED + place * 2 + rank] == FREE:
                out[at + _OPEN_RANK + place * 2 + rank] = 1.0
    out[at + _PILE] = float(s.pile_size) / float(CARDS)


def _write_cards(s: Town, seat: i64, out: vec[float], at: i64) -> None:
    """Each card where it lies, as far as the seat knows that."""
    watching = only(seat)
    for card in range(i64(CARDS)):
        place = s.where[card]
        if place == DISCARDS:
            out[at + _DISCARDED + card] = 1.0
        elif OPEN <= place < HAND:
            out[at + _DISPLAY + (place - OPEN) * CARDS + card] = 1.0
        elif HAND <= place < SHOWING:
            brewery = _brewery_of(s, seat, place - HAND, at)
            if s.seen[card] & watching != 0:
                out[brewery + _HAND + card] = 1.0
            else:
                out[brewery + _UNKNOWN] += 1.0 / float(LARGE_HAND_LIMIT)
        elif SHOWING <= place < MASTERING:
            out[_brewery_of(s, seat, place - SHOWING, at) + _SHOWING + card] = 1.0
        elif place >= MASTERING:
            out[_brewery_of(s, seat, place - MASTERING, at) + _MASTER + card] = 1.0


def _brewery_of(s: Town, seat: i64, owner: i64, at: i64) -> i64:
    """Where the numbers of an owner begin."""
    return at + _BREWERIES + (owner + s.seats - seat) % s.seats * _BREWERY


def _write_brewery(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    _write_places(s, owner, out, at)
    _write_objectives(s, owner, out, at)
    own, start = s.own, owner * SEAT_CELLS
    out[at + _POINTS] = float(own[start + POINTS]) / float(GOAL)
    out[at + _COINS_OF] = float(own[start + COINS]) / _COINS
    out[at + _TRACKS] = float(own[start + LEVEL]) / _TRACK
    out[at + _TRACKS + 1] = float(own[start + INCOME]) / _TRACK
    out[at + _TRACKS + 2] = float(own[start + PROGRESS]) / _TRACK
    for icon in range(i64(ICONS)):
        out[at + _ICONS_OF + icon] = float(icons(s, owner, icon)) / _ICONS
    for beer in range(i64(BEERS)):
        out[at + _DIALS + beer] = float(own[start + DIAL + beer]) / float(DIAL_SIDES)
        out[at + _CELLAR + beer] = float(own[start + BEER + beer]) / _BEERS
    out[at + _CELLAR + BEERS] = float(own[start + BARREL_CELL]) / _BEERS
    out[at + _CELLAR + BEERS + 1] = float(free_fields(s, owner)) / float(TILED_FIELDS)
    out[at + _DEPOT] = float(own[start + DEPOT]) / float(FLEET_DEPOT)
    out[at + _DEPOT + 1] = float(depot_room(s, owner)) / float(FLEET_DEPOT)
    mark(out, at + _BLOCKS, own[start + BLOCKED])
    mark(out, at + _OVERLAYS, own[start + OVERLAID])
    mark(out, at + _EXTENSIONS, own[start + BUILT])
    mark(out, at + _FREED, own[start + RETIRED])
    if own[start + UPPER] == BARREL_TILE:
        out[at + _UPPER] = 1.0
    out[at + _HELD] = float(own[start + HAND_SIZE]) / float(LARGE_HAND_LIMIT)
    out[at + _STARTING + own[start + STARTING]] = 1.0
    _write_pieces(s, start, out, at)


def _write_places(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    """Where a seat's workers and trucks stand."""
    board = s.board
    for place in range(s.seats):
        if board[TURN_ORDER + place] == owner:
            out[at + _ORDER + place] = 1.0
    for space in range(i64(ORDER_SPACES)):
        if board[TURN_SPACE + space] == owner:
            out[at + _QUEUE + space] = 1.0
    if board[GREY_WORKER] == owner:
        out[at + _GREY] = 1.0
    if board[GREY_TRUCK] == owner:
        out[at + _GREY + 1] = 1.0
    for space in range(i64(WORKER_SPACES)):
        there = board[SPACE + space]
        if there >= 0 and there // SEAT_STEP == owner:
            out[at + _WORKER_AT + space] = float(there % SEAT_STEP) / float(MOST_EXPERIENCE)
    out[at + _WORKER_AT + WORKER_SPACES] = float(board[EXCHANGED + owner]) / float(MOST_EXPERIENCE)
    for space in range(i64(TRUCK_SPACES)):
        out[at + _TRUCK_AT + space] = float(board[TRUCKS_AT + space * MOST_SEATS + owner])


def _write_objectives(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    for place in range(i64(OBJECTIVE_PLACES)):
        objective = s.board[OBJECTIVE + place]
        reached = float(progress_on(s, owner, objective)) / float(s.deck.objectives[objective])
        out[at + _REACHED + place] = reached if reached < 1.0 else 1.0
        first, second = s.board[CLAIMED + place * 2], s.board[CLAIMED + place * 2 + 1]
        if first == owner or second == owner:
            out[at + _CLAIMED + place] = 1.0


def _write_pieces(s: Town, start: i64, out: vec[float], at: i64) -> None:
    own = s.own
    for worker in range(i64(2)):
        out[at + _WORKERS + worker] = float(own[start + WORKERS + worker]) / float(MOST_EXPERIENCE)
    for experience in range(i64(MOST_EXPERIENCE)):
        out[at + _READY + experience] = float(own[start + READY + experience])
    out[at + _TRUCKS] = float(own[start + TRUCKS])
    out[at + _QUEUED] = float(own[start + QUEUED])
    if own[start + ADMIN] > 0:
        out[at + _ADMIN + own[start + ADMIN] - 1] = 1.0
    out[at + _BONUS] = float(own[start + HELPERS]) / _HELPERS
    out[at + _BONUS + 1] = float(own[start + HIRED]) / _HELPERS
    out[at + _MARKER] = float(own[start + MARKER])
