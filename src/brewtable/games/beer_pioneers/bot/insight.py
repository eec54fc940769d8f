"""A position of Beer Pioneers as the numbers by which a network judges it: few, and each says much.

Unlike the features they count and compare instead of naming cards: a hand stands as what its orders
promise, a card on display as the icons and abilities it gives.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.bot.prospects import pending
from brewtable.games.beer_pioneers.bot.value import (
    brewer_worth,
    brewery_worth,
    objectives_worth,
    orders_worth,
    percent_left,
    pieces_worth,
    stores_worth,
)
from brewtable.games.beer_pioneers.rules.brewing import ready_coops
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BEER_NAMES,
    BEERS,
    BLOCK_NAMES,
    DIAL_SIDES,
    EXTENSION_NAMES,
    GOAL,
    ICON_NAMES,
    ICONS,
    LEVELS,
    MOST_EXPERIENCE,
    MOST_SEATS,
    OBJECTIVE_PLACES,
    ORDER_SPACES,
    SPACE_NAMES,
    TILES,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.rules.objectives import progress_on
from brewtable.games.beer_pioneers.rules.options import FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.scoring import points_for_beers, points_for_coins
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
    NO_CARD,
    OBJECTIVE,
    OVERLAID,
    POINTS,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    SPACE,
    TRUCKS,
    TURN_ORDER,
    TURN_SPACE,
    WORKERS,
    Town,
    cell,
    depot_room,
    free_fields,
    icons,
)
from brewtable.kernel.features import Features, decisions_of, mark
from brewtable.kernel.sets import size
from brewtable.kernel.state import OVER

_HUNDREDTHS: Final = 1000.0  # of a point
_TRACK: Final = float(LEVELS - 1)

INSIGHTS: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_PLACES: Final = [str(place) for place in range(1, OBJECTIVE_PLACES + 1)]

_ROUND: Final = INSIGHTS.shared("round")
_OPTION: Final = INSIGHTS.shared("option.first-builder-point")
_LEFT: Final = INSIGHTS.shared("left")
_DECISION: Final = INSIGHTS.shared("decision", [step.name for step in STEPS if step.decides])
_FREE: Final = INSIGHTS.shared("free", SPACE_NAMES[:WORKER_SPACES])
_COVERED: Final = INSIGHTS.shared("covered", SPACE_NAMES[:WORKER_SPACES])
_RANKS: Final = INSIGHTS.shared("objective-ranks", _PLACES)
_AHEAD: Final = INSIGHTS.shared("ahead")

_TO_MOVE: Final = INSIGHTS.each("to-move")
_ORDER: Final = INSIGHTS.each("turn-order", [str(place) for place in range(1, MOST_SEATS + 1)])
_QUEUE: Final = INSIGHTS.each("turn-space")
_GREY: Final = INSIGHTS.each("grey", ["worker", "truck"])
_REACHED: Final = INSIGHTS.each("objective-reached", _PLACES)
_CLAIMED: Final = INSIGHTS.each("objective-fulfilled", _PLACES)
_POINTS: Final = INSIGHTS.each("points")
_FINAL: Final = INSIGHTS.each("final-points", ["beers", "coins"])
_COINS: Final = INSIGHTS.each("coins")
_TRACKS: Final = INSIGHTS.each("track", ["level", "income", "progress"])
_ICONS: Final = INSIGHTS.each("icons", ICON_NAMES)
_DIALLED: Final = INSIGHTS.each("dialled", BEER_NAMES)
_ROTATED: Final = INSIGHTS.each("rotated", BEER_NAMES)
_CELLAR: Final = INSIGHTS.each("cellar", [*BEER_NAMES, "barrel", "free", "full"])
_DEPOT: Final = INSIGHTS.each("depot", ["barrels", "free"])
_COOPS: Final = INSIGHTS.each("coops-ready")
_BLOCKED: Final = INSIGHTS.each("blocked", BLOCK_NAMES)
_OVERLAID: Final = INSIGHTS.each("overlays")
_BUILT: Final = INSIGHTS.each("extension", EXTENSION_NAMES)
_RETIRED: Final = INSIGHTS.each("freed-row", [str(row) for row in range(1, TILES + 1)])
_WORKERS: Final = INSIGHTS.each("worker", ["first", "second"])
_READY: Final = INSIGHTS.each("ready", [str(number) for number in range(1, MOST_EXPERIENCE + 1)])
_TRUCKS: Final = INSIGHTS.each("trucks")
_QUEUED: Final = INSIGHTS.each("queued")
_ADMIN: Final = INSIGHTS.each("administration-used", ADMIN_NAMES)
_BONUS: Final = INSIGHTS.each("bonus-workers", ["supply", "board"])
_MARKER: Final = INSIGHTS.each("upgrade-marker")
_HAND: Final = INSIGHTS.each("hand-size")
_MASTER: Final = INSIGHTS.each("master-brewer")
_WORTH: Final = INSIGHTS.each(
    "worth", ["stores", "brewery", "pieces", "objectives", "orders", "pending", "all"]
)

_BREWERIES: Final = INSIGHTS.shared_width
_BREWERY: Final = INSIGHTS.each_width


def write(s: Town, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    left = percent_left(s)
    _write_board(s, left, out, at)
    best = -1000.0
    for turn in range(s.seats):
        owner = (seat + turn) % s.seats
        brewery = at + _BREWERIES + turn * _BREWERY
        _write_brewery(s, owner, out, brewery)
        _write_pieces(s, owner, out, brewery)
        _write_objectives(s, owner, out, brewery)
        _write_worth(s, owner, left, out, brewery + _WORTH)
        worth = out[brewery + _WORTH + 5] + out[brewery + _WORTH + 6]
        if turn > 0 and worth > best:
            best = worth
    own = at + _BREWERIES + _WORTH
    out[at + _AHEAD] = out[own + 5] + out[own + 6] - best


def _write_board(s: Town, left: i64, out: vec[float], at: i64) -> None:
    out[at + _ROUND] = float(s.round) / 10.0
    if s.plays_with(FIRST_BUILDER_POINT):
        out[at + _OPTION] = 1.0
    out[at + _LEFT] = float(left) / 100.0
    if s.to_move() != OVER:
        out[at + _DECISION + _DECISIONS[s.agenda[s.depth - 1]]] = 1.0
    board = s.board
    for space in range(i64(WORKER_SPACES)):
        there = board[SPACE + space]
        if there == FREE:
            out[at + _FREE + space] = 1.0
        elif there == COVERED:
            out[at + _COVERED + space] = 1.0
    for place in range(i64(OBJECTIVE_PLACES)):
        for rank in range(i64(2)):
            if board[CLAIMED + place * 2 + rank] == FREE:
                out[at + _RANKS + place] += 0.5


def _write_brewery(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    own, start = s.own, cell(owner, 0)
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    out[at + _POINTS] = float(own[start + POINTS]) / float(GOAL)
    out[at + _FINAL] = float(points_for_beers(s, owner)) / 5.0
    out[at + _FINAL + 1] = float(points_for_coins(s, owner)) / 5.0
    out[at + _COINS] = float(own[start + COINS]) / 8.0
    out[at + _TRACKS] = float(own[start + LEVEL]) / _TRACK
    out[at + _TRACKS + 1] = float(own[start + INCOME]) / _TRACK
    out[at + _TRACKS + 2] = float(own[start + PROGRESS]) / _TRACK
    for icon in range(i64(ICONS)):
        out[at + _ICONS + icon] = float(icons(s, owner, icon)) / 4.0
    for beer in range(i64(BEERS)):
        dial = own[start + DIAL + beer]
        if dial > 0:
            out[at + _DIALLED + beer] = 1.0
            out[at + _ROTATED + beer] = float(DIAL_SIDES - dial) / float(DIAL_SIDES)
        out[at + _CELLAR + beer] = float(own[start + BEER + beer]) / 2.0
    free = free_fields(s, owner)
    out[at + _CELLAR + BEERS] = float(own[start + BARREL_CELL]) / 3.0
    out[at + _CELLAR + BEERS + 1] = float(free) / 5.0
    out[at + _CELLAR + BEERS + 2] = 1.0 if free == 0 else 0.0
    out[at + _DEPOT] = float(own[start + DEPOT]) / 3.0
    out[at + _DEPOT + 1] = float(depot_room(s, owner)) / 3.0
    out[at + _COOPS] = float(size(ready_coops(s, owner))) / 3.0
    mark(out, at + _BLOCKED, own[start + BLOCKED])
    mark(out, at + _BUILT, own[start + BUILT])
    mark(out, at + _RETIRED, own[start + RETIRED])
    out[at + _OVERLAID] = float(size(own[start + OVERLAID])) / 4.0
    out[at + _HAND] = float(own[start + HAND_SIZE]) / 4.0
    out[at + _MASTER] = 0.0 if own[start + MASTER] == NO_CARD else 1.0


def _write_pieces(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    own, start, board = s.own, cell(owner, 0), s.board
    for place in range(s.seats):
        if board[TURN_ORDER + place] == owner:
            out[at + _ORDER + place] = 1.0
    for space in range(i64(ORDER_SPACES)):
        if board[TURN_SPACE + space] == owner:
            out[at + _QUEUE] = float(space + 1) / float(ORDER_SPACES)
    if board[GREY_WORKER] == owner:
        out[at + _GREY] = 1.0
    if board[GREY_TRUCK] == owner:
        out[at + _GREY + 1] = 1.0
    for worker in range(i64(2)):
        out[at + _WORKERS + worker] = float(own[start + WORKERS + worker]) / float(MOST_EXPERIENCE)
    for experience in range(i64(MOST_EXPERIENCE)):
        out[at + _READY + experience] = float(own[start + READY + experience])
    out[at + _TRUCKS] = float(own[start + TRUCKS]) / 2.0
    out[at + _QUEUED] = float(own[start + QUEUED])
    if own[start + ADMIN] > 0:
        out[at + _ADMIN + own[start + ADMIN] - 1] = 1.0
    out[at + _BONUS] = float(own[start + HELPERS]) / 2.0
    out[at + _BONUS + 1] = float(own[start + HIRED]) / 2.0
    out[at + _MARKER] = float(own[start + MARKER])


def _write_objectives(s: Town, owner: i64, out: vec[float], at: i64) -> None:
    board = s.board
    for place in range(i64(OBJECTIVE_PLACES)):
        objective = board[OBJECTIVE + place]
        reached = float(progress_on(s, owner, objective)) / float(s.deck.objectives[objective])
        out[at + _REACHED + place] = reached if reached < 1.0 else 1.0
        if board[CLAIMED + place * 2] == owner or board[CLAIMED + place * 2 + 1] == owner:
            out[at + _CLAIMED + place] = 1.0


def _write_worth(s: Town, owner: i64, left: i64, out: vec[float], at: i64) -> None:
    """What the rough value is made of."""
    out[at] = float(stores_worth(s, owner)) / _HUNDREDTHS
    out[at + 1] = float(brewery_worth(s, owner)) / _HUNDREDTHS
    out[at + 2] = float(pieces_worth(s, owner)) / _HUNDREDTHS
    out[at + 3] = float(objectives_worth(s, owner)) / _HUNDREDTHS
    out[at + 4] = float(orders_worth(s, owner)) / _HUNDREDTHS
    out[at + 5] = float(pending(s, owner, left)) / _HUNDREDTHS
    out[at + 6] = float(brewer_worth(s, owner, left)) / _HUNDREDTHS
