"""What can be done in Beer & Bread (`harvest beer-07`, `pay 4 wheat`, `done`), and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BREWERY,
    CARDS,
    COLUMN,
    DISCARD,
    EXCHANGE,
    EXCHANGE_SPACES,
    FIELDS,
    GOOD_NAMES,
    HAND,
    KIND_NAMES,
    OFFER,
    SEATS,
    SOLD,
    STORAGE,
    SUPPLY,
    TAKEN,
    UPGRADES,
    WATER,
)
from brewtable.kernel.fields import SEAT, SILENT, Card, Field, Flag, Names, Number, OwnCards, Place
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.state import State
from brewtable.kernel.things import TOKEN
from brewtable.kernel.vocabulary import Vocabulary

PAY_LIMIT: Final = 32  # a payment takes fewer than this of one kind

# Phases of a year.
SEEDING: Final = 0
CARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
WINDMILL_PHASE: Final = 3
PHASE_NAMES: Final = ("seeding", "cards", "actions", "windmill")


# Names and words of places.

FROM_DECK: Final = -1  # in place of a zone cell: the draw deck
_SHARED: Final = {FIELDS: "fields", SUPPLY: "supply", OFFER: "offer"}
_SEAT_ZONES: Final = {
    HAND: "hand",
    COLUMN: "column",
    BREWERY: "brewery",
    BAKERY: "bakery",
    SOLD: "sold",
    UPGRADES: "upgrades",
    TAKEN: "taken",
}
_ZONES: Final = (*_SEAT_ZONES.values(), *_SHARED.values(), "storage", "river", "deck", "discard", "exchange")


def zone_name(cell: int) -> str:
    """The name of a zone cell: `hand:0`, `exchange:2`, `discard`, `deck`."""
    if cell == FROM_DECK:
        return "deck"
    if cell == DISCARD:
        return "discard"
    if EXCHANGE <= cell < EXCHANGE + EXCHANGE_SPACES:
        return f"exchange:{cell - EXCHANGE + 1}"
    return f"{_SEAT_ZONES[cell - cell % SEATS]}:{cell % SEATS}"


def place_name(place: int) -> str:
    """The name of a place for tokens: `fields`, `supply`, `offer`, `storage:1`."""
    return _SHARED.get(place) or f"storage:{(place - STORAGE) // len(KIND_NAMES)}"


def _place_words(name: str) -> Message:
    zone, _, number = name.partition(":")
    if not number:
        return Message(f"place-{zone}")
    if zone == "exchange":
        return Message("place-exchange", {"space": int(number)})
    return Message(f"place-{zone}", {"seat": int(number)})


# Fields.


class Zone(Place):
    """Where a card lies."""

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        return _place_words(str(event[self.name]))

    def keys(self) -> list[str]:
        return [f"place-{zone}" for zone in _ZONES]


class TokenPlace(Zone):
    """Where tokens lie; the field of water is the river."""

    def value(self, s: State, record: Sequence[int], cell: int) -> object:
        return "river" if record[1] == WATER and record[cell] == FIELDS else self.shown(s, record[cell])


class Tokens(Names):
    """Tokens of a kind; a sentence tells how many as well."""

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        count = event["count"]
        assert isinstance(count, int)
        return Message(f"tokens-{event[self.name]}", {"count": count})

    def keys(self) -> list[str]:
        return [f"tokens-{name}" for name in self.names]


class HiddenCard(Card):
    """A card that not all may know; they are told its back."""

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        if event[self.name] is None:
            return Message(f"back-{event['back']}", {"count": 1})
        return Message("card-name", {"card": str(event[self.name])})


_CARD: Final = Card(CARDS, unknown="action-no-card")
_TOKEN: Final = Names("token", KIND_NAMES, "kind", unknown="action-no-resource", sort=TOKEN)
_SPACE: Final = Number("space", 1, EXCHANGE_SPACES, digits="action-no-digits", limits="action-no-space")
_COUNT: Final = Number("count", 0, PAY_LIMIT - 1, digits="action-no-digits", limits="action-payment")
_HIDDEN: Final = HiddenCard(CARDS, secret=True)
_BACK: Final = Names("back", GOOD_NAMES, spoken_as=SILENT)


def _new_places(event: Mapping[str, object], usual: Message) -> Message | None:
    """Played cards have their own line, so only draws, discards and cards laid out are told."""
    source, target = str(event["from"]).partition(":")[0], str(event["to"]).partition(":")[0]
    return usual if source == "deck" or target in ("discard", "sold", "hand") else None


def _cleaned(event: Mapping[str, object], usual: Message) -> Message:
    return Message("log-clean", {"seat": usual.args["seat"], "goods": goods(event)})


def goods(event: Mapping[str, object]) -> list[Message]:
    """The beers and breads that were cleaned up."""
    beers = Message("deed-beers", {"count": int(str(event["beers"]))})
    breads = Message("deed-breads", {"count": int(str(event["breads"]))})
    return [goods for goods in (beers, breads) if goods.args["count"] != 0]


# What can be done, in the order of the numbers.

VOCABULARY: Final = Vocabulary("log")


def _with_card(verb: str, card: Field = _CARD) -> int:
    return VOCABULARY.action(verb, card, after="action-after-card")


HARVEST: Final[i64] = _with_card("harvest")
PRODUCE: Final[i64] = _with_card("produce")
UPGRADE: Final[i64] = _with_card("upgrade")
EXCHANGE_FOR: Final[i64] = VOCABULARY.action("exchange", _CARD, _SPACE, after="action-after-exchange")
DISCARD_CARD: Final[i64] = _with_card("discard")
INVERT_CARD: Final[i64] = _with_card("invert", Card(CARDS, unknown="action-no-card", secret=True))
OFFER_TOKEN: Final[i64] = VOCABULARY.action("offer", _TOKEN, after="action-after-token")
TAKE_TOKEN: Final[i64] = VOCABULARY.action("take", _TOKEN, after="action-after-token")
PAY: Final[i64] = VOCABULARY.action("pay", _COUNT, _TOKEN, first_fastest=True, after="action-after-pay")
DONE: Final[i64] = VOCABULARY.action("done", after="action-done-alone")

# What is told.

TOKENS_MOVED: Final[i64] = VOCABULARY.fact(
    "tokens",
    Tokens("token", KIND_NAMES, spoken_as="amount"),
    Number("count", spoken_as=SILENT),
    TokenPlace("from", place_name),
    TokenPlace("to", place_name),
)
CARD_MOVED: Final[i64] = VOCABULARY.fact(
    "card",
    _HIDDEN,
    Names("back", GOOD_NAMES, at=4, spoken_as=SILENT),
    Zone("from", zone_name),
    Zone("to", zone_name),
    sentence=_new_places,
)
SHUFFLED: Final[i64] = VOCABULARY.fact("shuffle", Number("cards"))
YEAR_BEGUN: Final[i64] = VOCABULARY.fact(
    "year", Number("year"), Flag("dry", ("fruitful", "dry"), spoken_as="kind"), heading=True
)
PHASE_BEGUN: Final[i64] = VOCABULARY.fact("phase", Names("phase", PHASE_NAMES), heading=True)
HARVESTED: Final[i64] = VOCABULARY.fact("harvest", SEAT, _CARD)
PRODUCED: Final[i64] = VOCABULARY.fact("produce", SEAT, _CARD)
UPGRADED: Final[i64] = VOCABULARY.fact("upgrade", SEAT, _CARD)
EXCHANGED: Final[i64] = VOCABULARY.fact("exchange", SEAT, Card(CARDS, "given"), Card(CARDS, "taken"))
CLEANED: Final[i64] = VOCABULARY.fact(
    "clean",
    SEAT,
    Number("beers"),
    Number("breads"),
    sentence=_cleaned,
)
CARD_INVERTED: Final[i64] = VOCABULARY.fact("invert", SEAT, _HIDDEN, _BACK)
HANDS_SWAPPED: Final[i64] = VOCABULARY.fact("swap", OwnCards("received", spoken_as=SILENT))
WINDMILL_MOVED: Final[i64] = VOCABULARY.fact("windmill", SEAT, heading=True)
GAME_ENDED: Final[i64] = VOCABULARY.fact("end", heading=True)
