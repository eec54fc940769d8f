"""The gate: what a seat may see of the position (chapter 18). Events pass that of the vocabulary.

Hidden are the order of the recipe deck, and with `advanced` the action tokens of the others and
how high the stacks of the black market are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.phrases import minimums, offered, recipe_words
from brewtable.games.dice_brewing.face.printed import printed
from brewtable.games.dice_brewing.face.recipes import needs, own_dice, standing
from brewtable.games.dice_brewing.face.types import (
    BREWED_WITH,
    Brewer,
    ClosedBuildings,
    ClosedMarkets,
    Die,
    Extras,
    Held,
    Mark,
    Need,
    OpenRecipe,
    Premium,
    Recipe,
    Space,
    Standing,
    View,
)
from brewtable.games.dice_brewing.rules.material import (
    BLOCKED,
    BOARD,
    BOARD_CELLS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    DICE,
    EXTRA_NAMES,
    EXTRAS,
    HASTENING,
    INGREDIENT_NAMES,
    LEVEL_NAMES,
    MARKET,
    MASTERY_FOR_BREWING,
    NO_COLOUR,
    POOL,
    PROTECTED,
    RAISED,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SPACES,
    SPECTATOR,
    SUPPLY,
    TOKEN_NAMES,
    TOKENS,
    WAREHOUSE,
    Token,
    colour_of,
    die_name,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED, SWITCHES
from brewtable.games.dice_brewing.rules.purchases import black_market_is_open, market_is_open
from brewtable.games.dice_brewing.rules.rounds import is_summer, phase_of
from brewtable.games.dice_brewing.rules.spaces import has_used, is_full, is_open
from brewtable.games.dice_brewing.rules.state import (
    BREWED,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    POINTS,
    SEEDS,
    STACKS,
    STALLS,
    Guild,
    brewed_in_all,
    first_alike,
    open_card,
    pantry,
)
from brewtable.games.dice_brewing.rules.vocabulary import PHASE_NAMES
from brewtable.kernel.face import MessageData
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import OVER

# The position.


def view(s: Guild, seat: int | None) -> View:
    """What a seat (None: a spectator) may see."""
    mover = int(s.to_move())
    watcher = SPECTATOR if seat is None else seat
    return {
        "seat": seat,
        "round": int(s.round),
        "phase": PHASE_NAMES[phase_of(s)],
        "summer": is_summer(s),
        "first": int(s.first),
        "to_move": None if mover == OVER else mover,
        "options": SWITCHES.data(s),
        "supply": {
            **{name: _count(s, SUPPLY, colour) for colour, name in enumerate(COLOUR_NAMES)},
            "seeds": int(s.counts[SEEDS + SEED_SUPPLY]),
        },
        "rolled": [_die(s, die) for die in range(DICE) if s.where[die] == SUPPLY and s.value[die] > 0],
        "market": {name: int(s.counts[STALLS + kind]) for kind, name in enumerate(INGREDIENT_NAMES)},
        "black_market": _stacks(s),
        "closed": _closed_markets(s),
        "tokens_left": sum(int(s.counts[STACKS + kind]) for kind in range(TOKENS)),
        "printed": printed(s.deck, int(s.seats)),
        "deck": int(s.pile_size),
        "recipes": [_open_recipe(s, place) for place in range(int(s.deck.open_count[s.seats]))],
        "brewed": int(brewed_in_all(s)),
        "brewers": [_brewer(s, owner, watcher) for owner in range(int(s.seats))],
    }


def _closed_markets(s: Guild) -> ClosedMarkets:
    closed: ClosedMarkets = {}
    if not market_is_open(s):
        closed["market"] = _from_round(int(s.deck.market_opens))
    if not black_market_is_open(s):
        closed["black-market"] = _from_round(int(s.deck.black_market_opens))
    return closed


def _closed_buildings(s: Guild, owner: int) -> ClosedBuildings:
    """Buildings that take nothing: not open yet, or shut by a token."""
    closed: ClosedBuildings = {}
    for building, name in enumerate(BUILDING_NAMES):
        if not is_open(s, owner, building):
            opens = int(s.deck.opens[building])
            closed[name] = _from_round(opens) if opens > s.round else Message("db-shut").to_data()
    return closed


def _from_round(number: int) -> MessageData:
    return Message("db-from-round", {"round": number}).to_data()


def _count(s: Guild, place: int, colour: int) -> int:
    return sum(1 for die in range(DICE) if s.where[die] == place and colour_of(die) == colour)


def _stacks(s: Guild) -> dict[Token, int | bool]:
    """How many tokens of each kind are left; with `advanced` only whether there are any."""
    left: dict[Token, object] = {name: int(s.counts[STACKS + kind]) for kind, name in enumerate(TOKEN_NAMES)}
    if s.plays_with(ADVANCED):
        left = {name: count != 0 for name, count in left.items()}
    return cast("dict[Token, int | bool]", left)  # compiled, a bool that is returned as an int becomes one


def _open_recipe(s: Guild, place: int) -> OpenRecipe | None:
    card = int(open_card(s, place))
    if card == NO_CARD:
        return None
    return {"recipe": s.deck.ids[card], "closed": bool(s.closed & only(card))}


def _needs(s: Guild, owner: int, cards: list[int]) -> list[list[Need]]:
    own = own_dice(s, owner)
    return [[] if card == NO_CARD else needs(s.deck, card, own) for card in cards]


def _standing(s: Guild, owner: int, cards: list[int], wanted: list[list[Need]]) -> list[Standing | None]:
    return [
        None if card == NO_CARD else standing(s, owner, card, dice)
        for card, dice in zip(cards, wanted, strict=True)
    ]


_MARKS: Final[tuple[tuple[int, Mark], ...]] = ((BLOCKED, "blocked"), (PROTECTED, "protected"))


def _die(s: Guild, die: int) -> Die:
    marks = int(s.marks[die])
    named: list[Mark] = [name for mark, name in _MARKS if marks & mark]
    for _raise in range(marks // RAISED):
        named.append("raised")
    return {
        "die": die_name(die),
        "colour": COLOUR_NAMES[colour_of(die)],
        "value": int(s.value[die]) or None,
        "marks": named,
        "alike": die_name(int(first_alike(s, die))),
    }


def _brewer(s: Guild, owner: int, watcher: int) -> Brewer:
    cards = [int(open_card(s, place)) for place in range(int(s.deck.open_count[s.seats]))]
    wanted = _needs(s, owner, cards)
    return {
        "points": int(s.counts[POINTS + owner]),
        "gold": int(s.counts[GOLD + owner]),
        "seeds": int(s.counts[SEEDS + SEED_WAREHOUSE + owner]),
        "pool": _dice_at(s, POOL + owner),
        "warehouse": _dice_at(s, WAREHOUSE + owner),
        "market": _dice_at(s, MARKET + owner),
        "ingredients": {
            name: int(s.counts[pantry(owner, kind)]) for kind, name in enumerate(INGREDIENT_NAMES)
        },
        "tokens": _tokens(s, owner, watcher),
        "brewed": [s.deck.ids[card] for card in members(s.counts[BREWED + owner])],
        "board": {SPACE_NAMES[space]: _space(s, owner, space) for space in range(SPACES)},
        "shut": [BUILDING_NAMES[b] for b in range(BUILDINGS) if s.counts[CLOSED_TO + owner] & only(b) != 0],
        "closed": _closed_buildings(s, owner),
        "quiet": bool(s.quiet & only(owner)),
        "needs": wanted,
        "standing": _standing(s, owner, cards, wanted),
    }


def _dice_at(s: Guild, place: int) -> list[Die]:
    return [_die(s, die) for die in range(DICE) if s.where[die] == place]


def _tokens(s: Guild, owner: int, watcher: int) -> list[Held]:
    """Tokens in the order they came; hidden ones by the gold paid for them, 0 for those won."""
    found: list[Held] = []
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == owner:
            known = owner == watcher or s.held[row + HELD_SHOWN] != 0
            kind = TOKEN_NAMES[s.held[row + HELD_KIND]] if known else None
            found.append({"token": kind, "paid": int(s.held[row + HELD_PAID])})
    return found


def _space(s: Guild, owner: int, space: int) -> Space:
    start = BOARD + owner * BOARD_CELLS + space * 2
    seed = {"malt-1": SEED_MALT, "hops-1": SEED_HOPS}.get(SPACE_NAMES[space])
    return {
        "dice": _dice_at(s, start),
        "fast": _dice_at(s, start + HASTENING),
        "seed": seed is not None and s.counts[SEEDS + seed + owner] > 0,
        "used": has_used(s, owner, space),
        "blocked": is_full(s, space) and not has_used(s, owner, space),
    }


@lru_cache(maxsize=8)
def catalog(deck: Deck) -> Mapping[str, Recipe]:
    """Every recipe by name: what a client needs to draw it."""
    return {name: _recipe(deck, card) for card, name in enumerate(deck.ids)}


def _recipe(deck: Deck, card: int) -> Recipe:
    prize = int(deck.reward_die[card])
    return {
        "name": deck.names[card],
        "style": deck.styles[card],
        "level": LEVEL_NAMES[deck.levels[card]],
        "needs": {name: minimums(deck, card, colour) for colour, name in enumerate(BREWED_WITH)},
        "dice": [
            {"colour": name, "least": least}
            for colour, name in enumerate(BREWED_WITH)
            for least in minimums(deck, card, colour)
        ],
        "reward": {
            "gold": int(deck.reward_gold[card]),
            "points": int(deck.reward_points[card]),
            "token": bool(deck.reward_token[card]),
            "die": None if prize == NO_COLOUR else COLOUR_NAMES[prize],
        },
        "mastery": int(deck.reward_points[card]) + MASTERY_FOR_BREWING,
        "extras": _extras(deck, card),
        "blue_least": int(deck.blue_least[card]),
        "words": [sentence.to_data() for sentence in recipe_words(deck, card)],
    }


def _extras(deck: Deck, card: int) -> Extras:
    """The extras of a recipe with their premiums."""
    found: Extras = {}
    for extra in offered(deck, card):
        cell = card * EXTRAS + extra
        premium: Premium = {"gold": int(deck.premium_gold[cell]), "points": int(deck.premium_points[cell])}
        found[EXTRA_NAMES[extra]] = premium
    return found
