"""What leaves Beer Pioneers, by its types: the view of a seat, what is printed, results, events, actions.

Beers, spaces, tiles and all other things go by the names of `rules/material.py`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from brewtable.kernel.face import Faces, MessageData

# What is printed.


class Sign(TypedDict):
    """A picture with its numbers: an effect, a need, an icon, an ability or an occasion."""

    sign: str  # by its name in the deck file, which clients have pictures for
    count: str  # before the picture: "2", "X", "+1"; empty where one is meant
    price: NotRequired[int]  # in coins, to be paid for it
    limit: NotRequired[int]  # after the picture: how much there can be


Signs = list[list[list[Sign]]]  # stages; the options of each; what an option brings, in order


class Beige(TypedDict):
    icons: list[Sign]  # a column each, those without a number, too
    flash: Signs
    words: MessageData


class Order(TypedDict):
    needs: list[Sign]
    reward: Signs
    fleet: Signs  # what a truck fleet adds
    words: MessageData


class White(TypedDict):
    """A one-time action, or a master brewer."""

    master: bool
    when: Sign | None  # the occasion on which a master brewer brings something
    signs: Signs
    words: MessageData


class Sections(TypedDict):
    """The sections of an action card; one of them is empty."""

    beige: Beige | None
    order: Order | None
    white: White | None


class Extra(TypedDict):
    """What a space brings besides."""

    signs: Signs
    words: MessageData


class Plate(TypedDict):
    """What stands on a space, a tile or another thing of the boards."""

    signs: Signs
    words: MessageData
    title: NotRequired[MessageData]
    spaces: NotRequired[list[str]]  # of a worker action
    both: NotRequired[int]  # coins for which both halves are done
    first: NotRequired[Extra]  # what the first truck of a round finds
    improved: NotRequired[bool]  # a bonus action that wants lightbulbs
    coops: NotRequired[list[str]]  # the beers that an overlay covers


class Entry(TypedDict):
    """Something in the catalog: a card, or a thing of the boards."""

    name: str
    called: NotRequired[MessageData]  # a card's name in words
    sections: NotRequired[Sections]  # of a card
    plate: NotRequired[Plate]  # of any other thing
    # A card as the deck file has it.
    start: NotRequired[bool]
    beige: NotRequired[dict[str, int | str]]
    order: NotRequired[dict[str, int | str]]
    action: NotRequired[str]
    master: NotRequired[dict[str, str]]


# The view.


class WorkerThere(TypedDict):
    seat: int
    experience: int


class Space(TypedDict):
    """A space for workers."""

    covered: bool
    worker: WorkerThere | None
    value: int
    bonus_from: int  # the experience of a worker of the watching seat that brings a bonus action here


class Claim(TypedDict):
    """One of the points for an objective, and who has it."""

    seat: int | None
    points: int


class Objective(TypedDict):
    objective: str
    wanted: int
    reached: list[int]  # by seat
    claims: list[Claim]


class Stack(TypedDict):
    """The extensions of one kind."""

    builders: list[int]
    points: int  # for who builds it next


class RoundEndStep(TypedDict):
    """A step of the round end, and the seats with something of their own in it."""

    step: str
    seats: list[int]


class Printed(TypedDict):
    """The numbers on the boards."""

    goal: int
    reach: list[int]  # by space of the level track, as beers
    beers: list[int]
    income: list[int]
    coops: dict[str, int]
    progress: list[int]
    bonuses: list[str | None]
    dark: int
    objective_points: list[int]
    dial: int  # the most a dial can show
    improved_bulbs: int  # lightbulbs for the improved bonus actions


class Coop(TypedDict):
    dial: int | None  # rotations left; None while nothing is brewed
    free: bool
    time: int  # what a dial placed now would be set to


class Tile(TypedDict):
    """A row of the cellar: the tile that covers its light fields until a worker retires there."""

    tile: str
    there: bool
    fields: int
    experience: int  # of the worker who clears it


class Prices(TypedDict):
    extension: int
    upgrade: int
    both: int  # for both halves of a worker action that has two


class Tracks(TypedDict):
    points: int
    coins: int
    level: int
    reach: int
    income: int
    progress: int


class Building(TypedDict):
    coops: dict[str, Coop]
    cellar: dict[str, int]
    free_fields: int
    tiles: list[Tile]  # from top to bottom
    depot: int
    depot_size: int
    virtual_barrel: bool
    blocked: list[str]
    overlays: list[str]
    extensions: list[str]
    prices: Prices


class Pieces(TypedDict):
    workers: list[int]
    ready: list[int]  # the experience of those that have not acted this round, the grey one among them
    trucks: int
    extra_workers: int  # of this round, by cards of an own deck
    extra_trucks: int
    queued: bool  # the worker of the turn order area has moved
    admin: str | None
    helpers: int
    hired: int
    upgrade_marker: bool


class Brewery(Tracks, Building, Pieces):
    hand: list[str | None]  # None: a card that is not known
    hand_size: int
    hand_limit: int
    lacks: dict[str, list[MessageData]]  # what the cellar lacks for the orders among the known hand cards
    starting: int
    showing: list[str]
    icons: dict[str, int]
    master: str | None


class View(TypedDict):
    """What a seat may see."""

    seat: int | None
    round: int
    to_move: int | None
    turn_order: list[int]
    gifts: dict[str, MessageData]  # what a place gives the watching seat today; a spectator sees the first
    first_builder_point: bool
    cover: str | None
    spaces: dict[str, Space]
    exchange: list[int]  # workers there, by seat
    trucks: dict[str, list[int]]
    first_truck: list[str]  # the spaces where the next truck is the first
    nine_covered: bool
    turn_spaces: list[int | None]
    grey_worker: int | None
    grey_truck: int | None
    objectives: list[Objective]
    stacks: dict[str, Stack]
    round_end: list[RoundEndStep]
    display: list[str | None]
    pile: int
    discards: list[str]
    printed: Printed
    breweries: list[Brewery]


class Parts(TypedDict):
    """A seat's part in the result: the lines of the final count, then what decides a tie."""

    track: int
    beers: int
    coins: int
    total: int
    beers_left: int
    barrels: int


FACES = Faces(View, Entry, Parts)
