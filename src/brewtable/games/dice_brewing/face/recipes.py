"""What open recipes ask for, next to the dice of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.phrases import minimums
from brewtable.games.dice_brewing.face.types import BREWED_WITH, BrewedWith, Met, Need, Stand, Standing
from brewtable.games.dice_brewing.rules.arranging import storable
from brewtable.games.dice_brewing.rules.material import (
    BLUE_DICE,
    COLOUR_NAMES,
    EXTRA_BLUE,
    EXTRA_NAMES,
    Extra,
    dice_in,
    die_name,
)
from brewtable.games.dice_brewing.rules.state import Guild, pantry, reaching, stored, usable
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members


class OwnDice:
    """The dice of one colour that a seat could brew with."""

    def __init__(self, s: Guild, seat: int, colour: BrewedWith) -> None:
        own = dice_in(COLOUR_NAMES.index(colour))
        self.colour = colour
        self.kept = _lying(s, stored(s, seat) & own)
        self.loose = _lying(s, storable(s, seat) & own)
        self.dice = _lying(s, usable(s, seat) & own)


def own_dice(s: Guild, seat: int) -> list[OwnDice]:
    """Those of each colour that recipes ask for."""
    return [OwnDice(s, seat, colour) for colour in BREWED_WITH]


def needs(deck: Deck, card: int, own: list[OwnDice]) -> list[Need]:
    """What a recipe asks for, the highest first, so that the best dice lie where they are needed."""
    return [need for number, dice in enumerate(own) for need in _met(dice, minimums(deck, card, number))]


def _met(own: OwnDice, values: list[int]) -> list[Need]:
    """Which requirements stored dice meet, and which dice of the pool would once they are stored."""
    kept, loose = own.kept[:], own.loose[:]
    found: list[Need] = []
    for least in values:
        stored_die = _take(kept, least)
        die = stored_die or _take(loose, least)
        met: Met = "stored" if stored_die else "pool" if die else "missing"
        dice = [name for value, name in own.dice if value >= least]
        found.append({"colour": own.colour, "least": least, "met": met, "dice": dice, "by": die})
    return found


def _lying(s: Guild, dice: i64) -> list[tuple[int, str]]:
    """Dice by value and name, the lowest first."""
    lying = [(int(s.value[die]), die_name(die)) for die in members(dice)]
    return sorted(lying, key=lambda die: die[0])


def _take(dice: list[tuple[int, str]], least: int) -> str | None:
    """Take the lowest die that reaches a value: whatever is asked for next, the higher ones do as well."""
    for at, (value, name) in enumerate(dice):
        if value >= least:
            dice.pop(at)
            return name
    return None


def standing(s: Guild, seat: int, card: int, wanted: list[Need]) -> Standing:
    """How far a seat is with a recipe that wants these dice."""
    missing = [need for need in wanted if need["met"] == "missing"]
    store = [need["by"] for need in wanted if need["met"] == "pool" and need["by"] is not None]
    stand: Stand = "lacks" if missing else "store" if store else "ready"
    says = {
        "lacks": Message("db-standing-lacks", {"dice": _by_colour(missing), "count": len(missing)}),
        "store": Message("db-standing-store", {"count": len(store)}),
        "ready": Message("db-standing-ready"),
    }[stand]
    return {
        "stand": stand,
        "store": store,
        "missing": len(missing),
        "extras": _extras(s, seat, card),
        "says": says.to_data(),
    }


def _extras(s: Guild, seat: int, card: int) -> list[Extra]:
    """What a seat could add to a recipe: an ingredient, or a blue die that it has or may still store."""
    blue = usable(s, seat) & BLUE_DICE & reaching(s, s.deck.blue_least[card])
    return [
        EXTRA_NAMES[extra]
        for extra in members(s.deck.offered[card])
        if (blue != 0 if extra == EXTRA_BLUE else s.counts[pantry(seat, extra)] > 0)
    ]


def _by_colour(wanted: list[Need]) -> list[Message]:
    """Dice with their least values, those of a colour in one."""
    return [
        Message(f"db-wanted-{colour}", {"values": ", ".join(f"{one['least']}+" for one in several)})
        for colour in BREWED_WITH
        if (several := [one for one in wanted if one["colour"] == colour])
    ]
