"""What is in the box: resources, places for tokens, zones for cards, upgrade effects.

Everything here is a number with a name. Positions are packed arrays of ints, and these
names are how the rules speak about them.
"""

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

SEATS: Final = 2
CARDS: Final = 60
ALL_CARDS: Final = 0xFFFFFFFFFFFFFFF  # the set of all sixty
YEARS: Final = 6
HAND_SIZE: Final = 5
EXCHANGE_SPACES: Final = 3

# Resources.
WATER: Final = 0
WHEAT: Final = 1
BARLEY: Final = 2
RYE: Final = 3
HOPS: Final = 4
KINDS: Final = 5
NO_KIND: Final = 5  # the kind of an upgrade that names no resource
Kind: TypeAlias = Literal["water", "wheat", "barley", "rye", "hops"]
KIND_NAMES: Final[tuple[Kind, Kind, Kind, Kind, Kind]] = ("water", "wheat", "barley", "rye", "hops")

# Goods. The number of a good is also its place in pairs such as (beer total, bread total).
BEER: Final = 0
BREAD: Final = 1
GOODS: Final = 2
Good: TypeAlias = Literal["beer", "bread"]
GOOD_NAMES: Final[tuple[Good, Good]] = ("beer", "bread")
BANDS: Final = 3  # types of a good, by the coins of its cards

# Places where tokens lie: `tokens[place + kind]`. A seat's storage is STORAGE + seat * KINDS.
FIELDS: Final = 0  # the four fields, and the river for water
SUPPLY: Final = 5
OFFER: Final = 10  # excess tokens the other player may take
STORAGE: Final = 15
TOKEN_CELLS: Final = 25

# Zones where cards lie, each a set of cards: `zones[zone + seat]`.
HAND: Final = 0
COLUMN: Final = 2  # the harvest column of this year
BREWERY: Final = 4
BAKERY: Final = 6
SOLD: Final = 8  # sold and cleaned up, beside the board
UPGRADES: Final = 10
TAKEN: Final = 12  # an exchange card just taken, to be played at once
INVERTED: Final = 14  # marks hand cards that only this seat may play (upgrade 1D)
KNOWN: Final = 16  # marks cards whose front and place this seat knows; KNOWN + SPECTATOR: all know
EXCHANGE: Final = 19  # three spaces, each a set of at most one card
DISCARD: Final = 22
EARLIER: Final = 23  # marks cards that took no part in the latest shuffle
ZONE_CELLS: Final = 24
SPECTATOR: Final = 2
AGENDA_CELLS: Final = 48  # room for twelve steps at the start; it grows when needed

# Upgrade effects, in the order of the six slots. A card shows one, some with a resource.
E_1A: Final = 0  # card phase: discard one card, draw one
E_1B: Final = 1  # dry year: discard harvest cards picked up
E_1C: Final = 2  # last turn of a fruitful year: draw one, play one
E_1D: Final = 3  # first turn of a fruitful year: invert one card
E_2A: Final = 4  # end of seeding: collect 1
E_2B: Final = 5  # field empty: collect from the supply
E_2C: Final = 6  # harvest of this kind: one more
E_2D: Final = 7  # the other player harvested water: collect 1 water
E_3A: Final = 8  # water units
E_3B: Final = 9  # general units
E_4A: Final = 10  # brewery holds 1 more
E_4B: Final = 11  # bakery holds 1 more
E_4C: Final = 12  # substitution
E_4D: Final = 13  # substitution
E_4E: Final = 14  # substitution
E_5A: Final = 15  # cleaned any beer: collect 1
E_5B: Final = 16  # cleaned any bread: collect 1
E_5C: Final = 17  # cleaned only beer: collect 2
E_5D: Final = 18  # cleaned only bread: collect 2
E_5E: Final = 19  # cleaned both: collect 2
E_6A: Final = 20  # end: +1 for each sold 4 or 5
E_6B: Final = 21  # end: +1 for each sold 6 or 7
E_6C: Final = 22  # end: +1 for each sold 8 or 9
E_6D: Final = 23  # end: +1 for every 2 sold beers
E_6E: Final = 24  # end: +1 for every 2 sold breads
E_6F: Final = 25  # end: more upgrades, +2
E_6G: Final = 26  # end: at least 2 more stored tokens, +2
E_6H: Final = 27  # end: all three types of bread, +2
E_6I: Final = 28  # end: all three types of beer, +2
# Their names, with the signs they are printed in: `{of}` is the resource that the card names, `{units}` the
# storage units it adds. What substitutes what is told by the deck.
EFFECT_SIGNS: Final = {
    "1A": "hand → hand",
    "1B": "dry − hand",
    "1C": "fruitful + hand",
    "1D": "fruitful lock hand",
    "2A": "+1 {of}",
    "2B": "{of} → ∞",
    "2C": "{of} → +1 {of}",
    "2D": "other → +1 water",
    "3A": "+{units} water",
    "3B": "+{units} storage",
    "4A": "+1 beer",
    "4B": "+1 bread",
    "4C": "",
    "4D": "",
    "4E": "",
    "5A": "beer → 1 {of}",
    "5B": "bread → 1 {of}",
    "5C": "= beer → 2 {of}",
    "5D": "= bread → 2 {of}",
    "5E": "beer bread → 2 {of}",
    "6A": "4/5 → +1 coin",
    "6B": "6/7 → +1 coin",
    "6C": "8/9 → +1 coin",
    "6D": "2 beer → +1 coin",
    "6E": "2 bread → +1 coin",
    "6F": "> cleaning → +2 coin",
    "6G": "> storage → +2 coin",
    "6H": "3 bread → +2 coin",
    "6I": "3 beer → +2 coin",
}
EFFECT_NAMES: Final = tuple(EFFECT_SIGNS)
EFFECTS: Final = len(EFFECT_NAMES)
SLOTS: Final = 6


def slot_of(effect: int) -> int:
    """The upgrade slot (1 to 6) an effect belongs to."""
    return int(EFFECT_NAMES[effect][0])


def storage_of(seat: i64) -> i64:
    """Where a seat's storage begins among the token places."""
    return STORAGE + seat * KINDS
