"""What is in the box: beers, spaces, extensions, objectives, and the names of all places.

Everything here is a number with a name; positions are packed arrays of ints.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.kernel.sets import members, set_of

MOST_SEATS: Final = 4
SPECTATOR: Final = 4
LAST_ROUND: Final = 30  # ends a game that nobody finishes
GOAL: Final = 20  # points that end the game
MOST_OPTIONS: Final = 6  # of a choice in a phrase

# Beers, in the order of their coops.
PILS: Final = 0
EXPORT: Final = 1
LAGER: Final = 2
STARK: Final = 3
WEIZEN: Final = 4
ALT: Final = 5
BEERS: Final = 6
BEER_NAMES: Final = ("pils", "export", "lager", "stark", "weizen", "alt")
DIAL_SIDES: Final = 7  # the most a dial can be set to

# What can lie in a cellar, and what an exchange takes: the beers, a barrel, a coin.
BARREL: Final = 6
CELLAR_KINDS: Final = 7
COIN: Final = 7
GIFTS: Final = 8
GIFT_NAMES: Final = (*BEER_NAMES, "barrel", "coin")
# What an exchange gives.
GAIN_POINT: Final = 0
GAIN_CARDS: Final = 1
GAIN_COIN: Final = 2
GAINS: Final = 3
GAIN_NAMES: Final = ("point", "cards", "coin")

# Overlays and blocking tokens: those on the coops have the number of their beer, Alt has none.
LARGE_OVERLAY: Final = 0  # Pils, Export, Lager
SMALL_OVERLAY: Final = 1  # Stark, Weizen
OVERLAYS: Final = 2
OVERLAY_NAMES: Final = ("large", "small")
UNDER_OVERLAY: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1])  # the overlay of each coop but Alt
# By the set of overlays that lie: the set of coops that they leave open.
OPEN_COOPS: Final[vec[i64]] = vec[i64](
    [
        set_of([beer for beer in range(BEERS) if beer == ALT or overlaid >> UNDER_OVERLAY[beer] & 1 == 0])
        for overlaid in range(1 << OVERLAYS)
    ]
)
BLOCK_BEIGE: Final = 5
BLOCK_BREW: Final = 6
BLOCK_WHITE: Final = 7
BLOCKS: Final = 8
BLOCK_NAMES: Final = ("pils", "export", "lager", "stark", "weizen", "beige", "brew", "white")

# Spaces for workers: two of each of the eight actions, and the exchange.
WORKER_SPACES: Final = 16
EXCHANGE: Final = 16
SPACES: Final = 17
ACTION_NAMES: Final = ("brew", "rotate", "progress", "barrels", "white", "upgrade", "extension", "coins")
SPACE_NAMES: Final = (
    "1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b",
    "5a", "5b", "6a", "6b", "7a", "7b", "8a", "8b", "exchange",
)  # fmt: skip
MOST_EXPERIENCE: Final = 4
NEUTRAL_EXPERIENCE: Final = 2
BONUS_FROM: Final = 6  # experience of worker and space together that allow a bonus action
BULBS_FOR_IMPROVED: Final = 2

# Spaces for trucks.
TRUCK_COINS: Final = 0  # number 9 of the cover cards
TRUCK_ORDER: Final = 1
TRUCK_LOAD: Final = 2  # barrel or card
TRUCK_EXCHANGE: Final = 3
TRUCK_SPACES: Final = 4
TRUCK_NAMES: Final = ("coins", "order", "load", "exchange")
COVER_NINE: Final = 16  # on a cover card: the space number 9
COVER_NAMES: Final = (*SPACE_NAMES[:WORKER_SPACES], "9")

# Turn order spaces, left to right, and what they bring.
ORDER_SPACES: Final = 8
ORDER_TRUCK: Final = 4
ORDER_WORKER: Final = 7

# Administrative actions; all but the first are blocked at first.
ADMIN_SPACES: Final = 4
ADMIN_NAMES: Final = ("unblock", "beige", "brew", "white")
ADMIN_BLOCK: Final[vec[i64]] = vec[i64]([-1, BLOCK_BEIGE, BLOCK_BREW, BLOCK_WHITE])

# Bonus actions: the basic ones, then the improved ones.
BONUS_ACTIONS: Final = 12
BASIC_BONUSES: Final = 7
BONUS_BEIGE: Final = 1
BONUS_ORDER: Final = 7
BONUS_NAMES: Final = (
    "coin", "beige", "barrels", "move", "rotate", "brew", "unblock",
    "order", "extension", "cards", "rotate-all", "point",
)  # fmt: skip

# Extensions.
FILTER: Final = 0
COOLING: Final = 1
LABORATORY: Final = 2
FLEET: Final = 3
MALT_FACTORY: Final = 4
MACHINE_HALL: Final = 5
EXTENSIONS: Final = 6
EXTENSION_NAMES: Final = ("filter", "cooling", "laboratory", "fleet", "malt-factory", "machine-hall")

# Cellar tiles: rows from top to bottom, freed by retired workers of 1, 2, 2 and 3.
TILES: Final = 4
TILE_FIELDS: Final[vec[i64]] = vec[i64]([3, 2, 2, 1])
TILE_EXPERIENCE: Final[vec[i64]] = vec[i64]([1, 2, 2, 3])
# By the set of rows that are freed: how many fields they have.
FREED_FIELDS: Final[vec[i64]] = vec[i64](
    [sum(int(TILE_FIELDS[row]) for row in members(rows)) for rows in range(1 << TILES)]
)
TILED_FIELDS: Final = 8
LARGE_TILE: Final = 0
BARREL_TILE: Final = 1  # the two medium ones lie in random order
PROGRESS_TILE: Final = 2
SMALL_TILE: Final = 3
TILE_NAMES: Final = ("large", "barrel", "progress", "small")

# Objectives: the two printed ones, then the cards.
SAME: Final = 0
DIFFERENT: Final = 1
BUILT: Final = 2
UNBLOCKED: Final = 3
OWNED_BARRELS: Final = 4
BULBS: Final = 5
LEVEL: Final = 6
OBJECTIVES: Final = 7
OBJECTIVE_NAMES: Final = ("same", "different", "extensions", "unblocked", "barrels", "bulbs", "level")
FIRST_OBJECTIVE_CARD: Final = 2
OBJECTIVE_PLACES: Final = 3
OBJECTIVE_POINTS: Final[vec[i64]] = vec[i64]([3, 2])

# Action cards.
CARDS: Final = 64
START_CARDS: Final = 12
STARTING_CARDS: Final = 4
DEALT: Final = 3
DISPLAY_PLACES: Final = 6
# The columns of a beige-brown section.
ICON_BULBS: Final = 0
ICON_TAKE: Final = 1
ICON_MOVE: Final = 2
ICON_ROTATIONS: Final = 3
ICONS: Final = 4
ICON_NAMES: Final = ("bulbs", "take", "move", "rotations")

# Tracks and stores.
LEVELS: Final = 6
MOST_TIMES: Final = 200  # that one effect can be done in a row: more than any display shows
PRINTED_DEPOT: Final = 3
FLEET_DEPOT: Final = 5
HAND_LIMIT: Final = 3
LARGE_HAND_LIMIT: Final = 6
LARGE_HAND_SPACE: Final = 4  # of the progress track
EXTENSION_PRICE: Final = 3
UPGRADE_PRICE: Final = 1
BONUS_WORKERS: Final = 2  # at the start, and as many more with the machine hall

# Places of cards.
PILE: Final = 0
DISCARDS: Final = 1
OPEN: Final = 2  # + place in the display
HAND: Final = 8  # + seat
SHOWING: Final = 12  # + seat: in the personal display
MASTERING: Final = 16  # + seat
CARD_PLACES: Final = 20
