"""What can be done in Beer Pioneers (`place 2 3a`, `beige ice-cellar`, `done`), and what is told of it.

Places are counted from 1 in texts and data, and from 0 here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.names import card_words
from brewtable.games.beer_pioneers.rules.material import (
    ACTION_NAMES,
    ADMIN_NAMES,
    BEER_NAMES,
    BLOCK_NAMES,
    BONUS_NAMES,
    CARDS,
    CELLAR_KINDS,
    DIAL_SIDES,
    DISCARDS,
    DISPLAY_PLACES,
    EXTENSION_NAMES,
    GAIN_NAMES,
    GIFT_NAMES,
    HAND,
    MASTERING,
    MOST_EXPERIENCE,
    MOST_OPTIONS,
    OBJECTIVE_NAMES,
    OBJECTIVE_PLACES,
    OPEN,
    ORDER_SPACES,
    OVERLAY_NAMES,
    PILE,
    SHOWING,
    SPACE_NAMES,
    TILE_NAMES,
    TRUCK_NAMES,
)
from brewtable.games.beer_pioneers.rules.material import EXCHANGE as EXCHANGE_SPACE
from brewtable.kernel.fields import SEAT, SILENT, Amount, Card, Field, Names, Number, Place, Title
from brewtable.kernel.message import Argument, Message, Phrase
from brewtable.kernel.things import EFFECT, SPACE, TOKEN
from brewtable.kernel.vocabulary import Vocabulary, by_cell, by_sign

MOST_MOVED: Final = 6  # barrels at once: a full improved depot and the virtual one

# How a card moves.
TAKEN: Final = 0
AS_BEIGE: Final = 1
AS_ORDER: Final = 2
AS_WHITE: Final = 3
DISCARDED: Final = 4
TURNED_UP: Final = 5
RETURNED: Final = 6  # a replaced master brewer to the hand
PUSHED_OUT: Final = 7  # the leftmost open card at the end of a round
CARD_WAYS: Final = ("taken", "beige", "order", "white", "discarded", "turned-up", "returned", "pushed-out")

# Pieces gained for a round.
THE_GREY_WORKER: Final = 0
THE_GREY_TRUCK: Final = 1
EXTRA_WORKER: Final = 2
EXTRA_TRUCK: Final = 3

# How barrels and beers come and go.
TO_DEPOT: Final = 0  # barrels alone
TO_CELLAR: Final = 1
DELIVERED: Final = 2
GIVEN: Final = 3
CLEARED: Final = 4
LOST: Final = 5  # beers alone
WAYS: Final = ("depot", "cellar", "delivered", "given", "cleared", "lost")


# Names and words of places.


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


def space_words(space: int) -> Message:
    """A worker space by its number and letter, and by its action."""
    if space == EXCHANGE_SPACE:
        return Message("pioneers-truck-exchange")
    action = Message(f"pioneers-action-{ACTION_NAMES[space // 2]}")
    return Message("pioneers-space", {"space": SPACE_NAMES[space].upper(), "action": action})


# Fields.


class CardPlace(Place):
    """Where a card lies. A sentence tells whose card it is, if it is anybody's."""

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        zone, _, number = str(event[self.name]).partition(":")
        return int(number) if number and zone != "display" else None


class WorkerSpace(Names):
    def argument(self, event: Mapping[str, object]) -> Argument | None:
        return space_words(SPACE_NAMES.index(str(event[self.name])))

    def called(self, name: str) -> Phrase:
        return space_words(SPACE_NAMES.index(name))


def _named(name: str, names: Sequence[str], family: str = "", sort: str = "") -> Field:
    return Names(name, names, family, unknown=f"pioneers-action-no-{name}", sort=sort)


_CARD: Final = Card(CARDS, unknown="pioneers-action-no-card")
_SPACE: Final = WorkerSpace("space", SPACE_NAMES, unknown="pioneers-action-no-space", sort=SPACE)
_TRUCK: Final = _named("space", TRUCK_NAMES, "pioneers-truck", SPACE)
_ADMIN: Final = _named("space", ADMIN_NAMES, "pioneers-admin", SPACE)
_BONUS: Final = _named("bonus", BONUS_NAMES, "pioneers-bonus", EFFECT)
_BEER: Final = _named("beer", BEER_NAMES, "pioneers-beer", TOKEN)
_TOKEN: Final = _named("token", BLOCK_NAMES, "pioneers-token")
_OVERLAY: Final = _named("overlay", OVERLAY_NAMES, "pioneers-overlay")
_EXTENSION: Final = _named("extension", EXTENSION_NAMES, "pioneers-extension", EFFECT)
_OPEN_OR_TOP: Final = (*(str(place + 1) for place in range(DISPLAY_PLACES)), "top")


def _dial(record: Sequence[int]) -> int:
    """Whether a dial was taken away, placed or turned, by its values before and after."""
    return 0 if record[4] == 0 else 1 if record[3] == 0 else 2


def _card_told(event: Mapping[str, object], usual: Message) -> Message:
    """A card is told by its name; one taken unseen is told as drawn."""
    if event["card"] is not None:
        called = card_words(str(event["card"]), str(event["title"]))
        return Message(usual.key, {**usual.args, "card": called})
    return Message("pioneers-log-card-drawn", usual.args) if event["event"] == "card-taken" else usual


# What can be done, in the order of the numbers.

VOCABULARY: Final = Vocabulary("pioneers-log")
PLACE: Final[i64] = VOCABULARY.action("place", Number("experience", 1, MOST_EXPERIENCE), _SPACE)
TRUCK: Final[i64] = VOCABULARY.action("truck", _TRUCK)
TURN_ORDER: Final[i64] = VOCABULARY.action("turn-order", Number("place", 1, ORDER_SPACES))
ADMIN: Final[i64] = VOCABULARY.action("admin", _ADMIN)
CLAIM: Final[i64] = VOCABULARY.action("fulfil", Number("objective", 1, OBJECTIVE_PLACES))
BONUS: Final[i64] = VOCABULARY.action("bonus", _BONUS)
TAKE: Final[i64] = VOCABULARY.action("take", _named("from", _OPEN_OR_TOP))
TAKE_TOP: Final[i64] = TAKE + DISPLAY_PLACES
BEIGE: Final[i64] = VOCABULARY.action("beige", _CARD)
ORDER: Final[i64] = VOCABULARY.action("order", _CARD)
WHITE: Final[i64] = VOCABULARY.action("white", _CARD)
DISCARD: Final[i64] = VOCABULARY.action("discard", _CARD)
CHOOSE: Final[i64] = VOCABULARY.action("choose", Number("option", 1, MOST_OPTIONS))
ROTATE: Final[i64] = VOCABULARY.action("rotate", _BEER, Number("count", 1, DIAL_SIDES))
BREW: Final[i64] = VOCABULARY.action("brew", _BEER)
UNBLOCK: Final[i64] = VOCABULARY.action("unblock", _TOKEN)
UNCOVER: Final[i64] = VOCABULARY.action("uncover", _OVERLAY)
BUILD: Final[i64] = VOCABULARY.action("build", _EXTENSION)
PICK: Final[i64] = VOCABULARY.action("pick", _BEER)
DELIVER: Final[i64] = VOCABULARY.action("deliver", _BEER)
CLEAR: Final[i64] = VOCABULARY.action("clear", _named("thing", GIFT_NAMES[:CELLAR_KINDS]))
MOVE: Final[i64] = VOCABULARY.action("move", Number("count", 1, MOST_MOVED))
EXCHANGE: Final[i64] = VOCABULARY.action("exchange", _named("give", GIFT_NAMES), _named("get", GAIN_NAMES))
TWICE: Final[i64] = VOCABULARY.action("twice")
RETIRE: Final[i64] = VOCABULARY.action("retire", Number("experience", 1, MOST_EXPERIENCE - 1))
DONE: Final[i64] = VOCABULARY.action("done")

# What is told.

CARD_MOVED: Final[i64] = VOCABULARY.fact(
    [f"card-{way}" for way in CARD_WAYS],
    Card(CARDS, secret=True, spoken_as=SILENT),
    CardPlace("from", place_name, spoken_as="seat"),
    CardPlace("to", place_name, spoken_as="seat"),
    Title("title", secret=True, at=1, spoken_as="card"),
    which=by_cell(4),
    sentence=_card_told,
    says=[f"card-{way}" for way in (*CARD_WAYS, "drawn")],
)
SHUFFLED: Final[i64] = VOCABULARY.fact("shuffle", Number("count"))
COINS_MOVED: Final[i64] = VOCABULARY.fact(["coins", "paid"], SEAT, Amount("amount"), which=by_sign(2))
POINTS_GAINED: Final[i64] = VOCABULARY.fact("points", SEAT, Number("amount"))
BARRELS_MOVED: Final[i64] = VOCABULARY.fact(
    [f"barrels-{way}" for way in WAYS[:LOST]], SEAT, Number("count"), which=by_cell(3)
)
BEER_MOVED: Final[i64] = VOCABULARY.fact(
    [f"beer-{way}" for way in WAYS[TO_CELLAR:]], SEAT, _BEER, which=lambda record: record[3] - TO_CELLAR
)
DIAL_SET: Final[i64] = VOCABULARY.fact(
    ["brewed", "dial-placed", "dial-turned"], SEAT, _BEER, Number("before"), Number("value"), which=_dial
)
WORKER_PLACED: Final[i64] = VOCABULARY.fact("worker", SEAT, Number("experience"), _SPACE)
TRUCK_PLACED: Final[i64] = VOCABULARY.fact("truck", SEAT, _TRUCK)
TURN_ORDER_CHOSEN: Final[i64] = VOCABULARY.fact("turn-order", SEAT, Number("place", 1))
ADMIN_USED: Final[i64] = VOCABULARY.fact("admin", SEAT, _ADMIN)
BONUS_USED: Final[i64] = VOCABULARY.fact("bonus", SEAT, _BONUS)
UNBLOCKED: Final[i64] = VOCABULARY.fact("unblocked", SEAT, _TOKEN)
UNCOVERED: Final[i64] = VOCABULARY.fact("uncovered", SEAT, _OVERLAY)
EXTENSION_BUILT: Final[i64] = VOCABULARY.fact("built", SEAT, _EXTENSION)
LEVEL_RAISED: Final[i64] = VOCABULARY.fact("level", SEAT, Number("space", 1))
PROGRESS_MADE: Final[i64] = VOCABULARY.fact("progress", SEAT, Number("space", 1))
INCOME_RAISED: Final[i64] = VOCABULARY.fact("income", SEAT, Number("space"))
MARKER_PLACED: Final[i64] = VOCABULARY.fact("marker", SEAT)
UPGRADED: Final[i64] = VOCABULARY.fact(
    "upgraded", SEAT, Number("experience"), Names("tile", TILE_NAMES, "pioneers-tile")
)
OBJECTIVE_FULFILLED: Final[i64] = VOCABULARY.fact(
    "objective", SEAT, Names("objective", OBJECTIVE_NAMES, "pioneers-goal"), Number("points")
)
PIECE_GAINED: Final[i64] = VOCABULARY.fact(
    "grey", SEAT, Names("piece", ("worker", "truck", "extra-worker", "extra-truck"), "pioneers-piece")
)
HELPERS_CHANGED: Final[i64] = VOCABULARY.fact(
    ["helpers", "sacrificed"], SEAT, Amount("count"), which=by_sign(2)
)
TURN_ORDER_SETTLED: Final[i64] = VOCABULARY.fact("first", SEAT, Number("place", 1))
ROUND_BEGUN: Final[i64] = VOCABULARY.fact("round", Number("round"), heading=True)
GAME_ENDED: Final[i64] = VOCABULARY.fact("end", heading=True)
