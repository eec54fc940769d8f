"""Positions of Dice Brewing for tests: say what matters, the rest lies in the supply or in the deck.

    table = a_table(pool=({"yellow": [3, 4], "blue": [2]},), seeds=(1,), chance=[5])
    table.do("place y1 malt-3", "place b1 malt-3")
    assert table.dice("warehouse", 0) == {"yellow": [4]}

A position is made of saved data and loaded, so it must keep all laws; so must every position played into.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.reader import deck_from_data, house_deck
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.chance import Scripted
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result

GAME = DiceBrewing()
COLOURS = ("yellow", "black", "green", "blue")
LETTERS = dict(zip(COLOURS, "ykgb", strict=True))
IN_BOX = {"yellow": 14, "black": 14, "green": 12, "blue": 10}
INGREDIENTS = ("malt", "spices", "honey", "hops", "fruit")
TOKENS = ("withdraw", "shut", "mark", "close", "raise", "reroll")
SPACES = (
    "malt-1", "malt-2", "malt-3", "hops-1", "hops-2",
    "school-1", "school-2", "school-3", "seeds-1", "seeds-2", "seeds-3",
)  # fmt: skip
BUILDINGS = ("malt", "hops", "school", "seeds")
STARTERS = ("mass-lager", "cheap-lager", "experimental-lager", "sladek-pilsner")
MARKS = {"blocked": 1, "protected": 2, "raised": 8}
# Occasions for tokens, as decisions of a_table.
OCCASIONS = {
    "start-of-round": 0,
    "after-roll": 6,
    "after-move": 2,
    "after-purchase": 4,
    "start-of-brewing": 5,
}
SEATS = 4

Dice = Mapping[str, Sequence[int]]
Board = Mapping[str, Mapping[str, Sequence[int]] | str]


def custom_deck(**changes: Mapping[str, object]) -> Deck:
    """The house deck with changed recipes: `custom_deck(cheap_lager={"needs": {"yellow": [1]}})`.

    The name of another table of a deck file (`box`, `start` …) changes the numbers there.
    """
    data = cast(dict[str, Any], house_deck().to_data())
    data["deck"]["name"] = "custom"
    recipes = {recipe["id"]: recipe for recipe in data["recipe"]}
    for name, change in changes.items():
        (data[name] if name in data else recipes[name.replace("_", "-")]).update(change)
    return deck_from_data(data, "custom deck")


class Table:
    """A match with questions a test likes to ask."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing.

    def do(self, *actions: str) -> Table:
        """Play actions one after the other; what is not possible raises IllegalAction."""
        for action in actions:
            self.match.act(action)
            assert GAME.broken_laws(self.match.state) == []
        return self

    def pass_until(self, *asks: str) -> Table:
        """Everybody is done with everything, until one of these decisions (or the end) comes."""
        while self.ask not in (*asks, "over"):
            self.do("done")
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The possible actions as texts; with a verb only those that begin with it."""
        texts = [GAME.text(self.match.state, int(action)) for action in self.match.state.legal()]
        return [text for text in texts if text.startswith(verb)]

    def why(self, action: str) -> Message:
        """Why an action is not possible; it must not be."""
        assert action not in self.legal(), f"{action} is possible"
        return GAME.why_not(self.match.state, GAME.parse(self.match.state, action))

    def reason(self, action: str) -> str:
        """The key of `why`."""
        return self.why(action).key

    # The decision.

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mover(self) -> int | None:
        return None if self.over else int(self.match.state.to_move())

    @property
    def ask(self) -> str:
        """The decision at hand, by the name of its step: `move`, `rerolling`, `name-colour`, `take-die`,
        `give-die`, `keep-die`, `buy`, `play-token`, `brew`, `use-die`, `add-extra`, `win-token`, `over`."""
        return "over" if self.over else str(self.saved()["agenda"][0]["step"])

    @property
    def prompt(self) -> Prompt:
        prompt = GAME.prompt(self.match.state, self.mover)
        assert prompt is not None
        return prompt

    # The whole truth.

    def saved(self) -> dict[str, Any]:
        return GAME.save(self.match.state)

    @property
    def round(self) -> int:
        return int(self.saved()["round"])

    @property
    def first(self) -> int:
        return int(self.saved()["first"])

    def brewer(self, seat: int) -> dict[str, Any]:
        """Everything of one player, as the player sees it."""
        brewers: list[dict[str, Any]] = self.view(seat)["brewers"]
        return brewers[seat]

    def dice(self, zone: str, seat: int) -> dict[str, list[int]]:
        """Dice by colour, values from low to high (0: not rolled); zone: `pool`, `warehouse`, `market`
        or a space. Dice that made the space fast are left out: see `fast`."""
        owner = self.brewer(seat)
        return _by_colour(owner["board"][zone]["dice"] if zone in SPACES else owner[zone])

    def fast(self, space: str, seat: int) -> list[int]:
        """What the blue die shows that made a space fast, if one lies there."""
        return _by_colour(self.brewer(seat)["board"][space]["fast"]).get("blue", [])

    def die(self, name: str) -> dict[str, Any]:
        """A die by its name: where it lies (`pool:0`, `board:0:malt-1` …), what it shows, and its marks."""
        places = {"supply": self.view(None)["rolled"]}
        for seat in range(int(self.match.state.seats)):
            owner = self.brewer(seat)
            places |= {f"{zone}:{seat}": owner[zone] for zone in ("pool", "warehouse", "market")}
            for space, lying in owner["board"].items():
                places[f"board:{seat}:{space}"] = lying["dice"] + lying["fast"]
        for place, dice in places.items():
            for die in dice:
                if die["die"] == name:
                    return {"place": place, "value": die["value"] or 0, "marks": die["marks"]}
        return {"place": "supply", "value": 0, "marks": []}

    def seed_on(self, space: str, seat: int) -> bool:
        return bool(self.brewer(seat)["board"][space]["seed"])

    def supply(self, what: str) -> int:
        """How many dice of a colour, or `seeds`, lie in the supply."""
        return int(self.view(None)["supply"][what])

    def seeds(self, seat: int) -> int:
        return int(self.brewer(seat)["seeds"])

    def gold(self, seat: int) -> int:
        return int(self.brewer(seat)["gold"])

    def points(self, seat: int) -> int:
        return int(self.brewer(seat)["points"])

    def ingredients(self, seat: int) -> dict[str, int]:
        """Ingredients in a warehouse, kinds without any left out."""
        return {kind: count for kind, count in self.brewer(seat)["ingredients"].items() if count}

    def tokens(self, seat: int) -> list[str]:
        return [token["token"] for token in self.brewer(seat)["tokens"]]

    def brewed(self, seat: int) -> list[str]:
        return list(self.brewer(seat)["brewed"])

    def open(self) -> list[str | None]:
        """The open recipes, None for an empty place."""
        return [recipe and recipe["recipe"] for recipe in self.view(None)["recipes"]]

    def pile(self) -> list[str]:
        """The deck from its top."""
        return list(self.saved()["pile"])

    def result(self) -> Result:
        return GAME.result(self.match.state)

    # What a seat sees and hears (None: a spectator).

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.match.state, seat)

    def events(self, seat: int | None, kind: str = "") -> list[dict[str, Any]]:
        """What a seat heard of the last action (before the first one, of the start), of one kind if named."""
        heard = self.match.entries[-1].heard if self.match.entries else self.match.opening
        told = GAME.events_for(self.match.state, heard, seat)
        return [event for event in told if kind in ("", event["event"])]


def _by_colour(dice: Iterable[Mapping[str, Any]]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for die in dice:
        found.setdefault(die["colour"], []).append(die["value"] or 0)
    return {colour: sorted(values) for colour, values in found.items()}


def a_new_game(
    players: int = 2,
    seed: int = 1,
    deck: Deck | None = None,
    chance: Sequence[int] | None = None,
    **options: Any,
) -> Table:
    """A game from its set-up, at its first decision. `chance` holds raw outcomes here, not faces."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    script = None if chance is None else Scripted(list(chance))
    setup = GAME.setup(players, seed if script is None else None, chosen, deck, script)
    return Table(new_match(GAME, setup))


def a_table(
    players: int = 2,
    round: int = 1,  # noqa: A002
    first: int = 0,
    to_move: int = 0,
    decision: str = "move",
    pool: Sequence[Dice] = (),
    warehouse: Sequence[Dice] = (),
    market: Sequence[Dice] = (),
    board: Sequence[Board] = (),
    used: Sequence[Iterable[str]] = (),
    shut: Sequence[Sequence[str]] = (),
    marks: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    seeds: Sequence[int] = (),
    gold: Sequence[int] = (),
    points: Sequence[int] = (),
    ingredients: Sequence[Mapping[str, int]] = (),
    tokens: Sequence[Sequence[str]] = (),
    stacks: Mapping[str, int] | None = None,
    open: Sequence[str | None] | None = None,  # noqa: A002
    closed: Sequence[str] = (),
    deck_top: Sequence[str] = (),
    brewed: Sequence[Sequence[str] | int] = (),
    row: int = 0,
    advanced: bool = False,
    bad_luck: bool = False,
    deck: Deck | None = None,
    chance: Sequence[int] | None = None,
) -> Table:
    """A decision of `to_move`, about to be made.

    Whatever goes by seat is a sequence; seats left out have nothing: no dice, no seeds, no gold.

    Decisions. `move` (arranging, after `row` passes), `buy`, `brew` (after `row` passes), or an occasion for
    tokens: `start-of-round` (pool dice are not rolled yet), `after-roll` (`to_move` is not the first player),
    `after-move`, `after-purchase` (the seat before `to_move` has just moved or bought), `start-of-brewing`.
    The round then goes on as the rules say.

    Dice are named by colour with what they show. Within a colour they are numbered in the order seat 0's
    pool, warehouse, market, board, then seat 1's and so on: `pool=({"yellow": [3]},),
    warehouse=({"yellow": [5]},)` makes y1 a 3 and y2 a 5. `marks={"y1": ["raised"]}` lays tokens on them. All
    others are in the supply, unless `supply={"yellow": 0, "seeds": 1}` says how many; the rest then lies in
    the last seat's warehouse, as ones.

    `board=({"malt-1": "seed", "malt-3": {"yellow": [3]}, "hops-2": {"fast": [4]}},)`: pieces on spaces,
    `fast` being the blue die that made it so. Their spaces count as used; `used` adds others.

    Recipes: `open` is filled up with None; without it the starters lie open. `deck_top` starts with the top
    card, the others follow in the order of the deck file; `brewed` holds recipes, or says how many.

    Tokens held cost their price. The stacks hold what is not held, unless `stacks={"raise": 0}` says
    otherwise. `chance` scripts the faces (1 to 6) of rolls to come.
    """
    cards = deck or house_deck()
    data = GAME.save(GAME.new(GAME.setup(players=players, seed=1, options={"first": str(first)}, deck=cards)))
    unrolled = decision == "start-of-round"
    dice = _Dice(players, supply or {})
    for seat in range(players):
        dice.lay(_at(pool, seat, {}), 1 + seat, unrolled)
        dice.lay(_at(warehouse, seat, {}), 5 + seat)
        dice.lay(_at(market, seat, {}), 9 + seat)
        dice.lay_board(_at(board, seat, {}), seat)
    data["dice"] = dice.finished(marks or {})
    data["seeds"] = _seeds(players, seeds, board, (supply or {}).get("seeds"))
    data["gold"], data["points"] = _per_seat(gold), _per_seat(points)
    data["ingredients"] = [
        _at(ingredients, seat, {}).get(kind, 0) for seat in range(SEATS) for kind in INGREDIENTS
    ]
    data["market"] = {
        kind: count - sum(owner.get(kind, 0) for owner in ingredients)
        for kind, count in cast(dict[str, int], data["market"]).items()
    }
    _lay_tokens(data, tokens, stacks or {}, advanced, cards)
    _lay_recipes(data, cards, players, open, deck_top, brewed)
    data["closed"] = list(closed)
    data["used"] = {
        space: [seat for seat in range(players) if space in {*_at(used, seat, ()), *_at(board, seat, {})}]
        for space in SPACES
    }
    data["shut"] = [list(_at(shut, seat, ())) for seat in range(SEATS)]
    data |= {"round": round, "first": first, "advanced": advanced, "bad-luck": bad_luck, "drawn": 0}
    data["agenda"] = _agenda(players, first, to_move, decision, row)
    if chance is not None:
        data["chance"] = {"kind": "scripted", "outcomes": [face - 1 for face in chance], "start": 0}
    return Table(match_from(GAME, GAME.load(data)))


def _at(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise


def _per_seat(values: Sequence[int]) -> list[int]:
    return [int(_at(values, seat, 0)) for seat in range(SEATS)]


class _Dice:
    """Dice laid out one after the other, as place, value and marks."""

    def __init__(self, players: int, supply: Mapping[str, int]) -> None:
        self.laid: dict[str, list[list[int]]] = {colour: [] for colour in COLOURS}
        self.supply = supply
        self.rest = 4 + players  # the last seat's warehouse

    def lay(self, dice: Dice, place: int, unrolled: bool = False) -> None:
        for colour, values in dice.items():
            self.laid[colour] += [[place, 0 if unrolled else value, 0] for value in values]

    def lay_board(self, board: Board, seat: int) -> None:
        for space, lying in board.items():
            if isinstance(lying, str):
                continue
            start = 13 + seat * 22 + SPACES.index(space) * 2
            for colour, values in lying.items():
                self.lay({"blue" if colour == "fast" else colour: values}, start + (colour == "fast"))

    def finished(self, marks: Mapping[str, Sequence[str]]) -> dict[str, list[int]]:
        named: dict[str, list[int]] = {}
        for colour, laid in self.laid.items():
            left = IN_BOX[colour] - len(laid)
            kept = self.supply.get(colour, left)
            others = [[self.rest, 1, 0] for _ in range(left - kept)] + [[0, 0, 0] for _ in range(kept)]
            named |= {f"{LETTERS[colour]}{number}": die for number, die in enumerate([*laid, *others], 1)}
        for name, lying in marks.items():
            named[name][2] = sum(MARKS[mark] for mark in lying)
        return named


def _seeds(players: int, seeds: Sequence[int], board: Sequence[Board], kept: int | None) -> list[int]:
    stored = _per_seat(seeds)
    placed = [
        int(_at(board, seat, {}).get(space) == "seed")
        for space in ("malt-1", "hops-1")
        for seat in range(SEATS)
    ]
    left = 10 - sum(stored) - sum(placed)
    if kept is not None:
        stored[players - 1] += left - kept
        left = kept
    return [left, *stored, *placed]


def _lay_tokens(
    data: dict[str, Any],
    tokens: Sequence[Sequence[str]],
    stacks: Mapping[str, int],
    advanced: bool,
    deck: Deck,
) -> None:
    held = [token for owner in tokens for token in owner]
    data["black_market"] = {kind: stacks.get(kind, 3 - held.count(kind)) for kind in TOKENS}
    prices = {kind: int(deck.token_price[number]) for number, kind in enumerate(TOKENS)}
    data["tokens"] = [
        {"seat": seat, "token": kind, "paid": prices[kind], "shown": not advanced}
        for seat, owner in enumerate(tokens)
        for kind in owner
    ]


def _lay_recipes(
    data: dict[str, Any],
    deck: Deck,
    players: int,
    shown: Sequence[str | None] | None,
    deck_top: Sequence[str],
    brewed: Sequence[Sequence[str] | int],
) -> None:
    lying = list(STARTERS[: 4 if players == 4 else 3] if shown is None else shown)
    taken = {*lying, *deck_top, *(card for owner in brewed if not isinstance(owner, int) for card in owner)}
    spare = [card for card in deck.ids if card not in taken]
    owned: list[list[str]] = []
    for owner in brewed:
        owned.append([spare.pop() for _ in range(owner)] if isinstance(owner, int) else list(owner))
    data["open"] = lying + [None] * (SEATS - len(lying))
    data["brewed"] = owned + [[] for _ in range(SEATS - len(owned))]
    data["pile"] = [*deck_top, *spare]


def _agenda(players: int, first: int, to_move: int, decision: str, row: int) -> list[dict[str, object]]:
    """The decision and what the rules lay under it: steps with seat and two operands, the next one first."""
    order = [(first + turn) % players for turn in range(players)]
    tidying = [("announcing", -1, 4, 0), ("tidying", -1, 0, 0), ("round", -1, 0, 0)]
    brewing = [("brewing", first, 0, 0), *tidying]
    announced = [("announcing", -1, 3, 0), ("asking", first, OCCASIONS["start-of-brewing"], 0), *brewing]
    buying = [("announcing", -1, 2, 0), *(("purchase", seat, 0, 0) for seat in order), *announced]
    rolling = [("announcing", -1, 0, 0), ("rolling", -1, 0, 0), ("announcing", -1, 1, 0)]
    arranging = ("arranging", first, 0, 0)
    rolling += [("asking", order[1], OCCASIONS["after-roll"], 0), arranging]
    before = order.index(to_move)
    still_to_buy = [("purchase", seat, 0, 0) for seat in order[before + 1 :]]
    asked = ("play-token", to_move, OCCASIONS.get(decision, 0), before)
    answering = ("play-token", to_move, OCCASIONS.get(decision, 0), 1)
    steps = {
        "move": [("move", to_move, row, 0), *buying],
        "buy": [("buy", to_move, 0, 0), *still_to_buy, *announced],
        "brew": [("brew", to_move, row, 0), *tidying],
        "start-of-round": [asked, *rolling, *buying],
        "after-roll": [("play-token", to_move, OCCASIONS["after-roll"], before - 1), arranging, *buying],
        "after-move": [answering, ("arranging", to_move, 0, 0), *buying],
        "after-purchase": [answering, ("purchase", to_move, 0, 0), *still_to_buy, *announced],
        "start-of-brewing": [asked, *brewing],
    }[decision]
    return [{"step": step, "seat": seat, "first": one, "second": two} for step, seat, one, two in steps]
