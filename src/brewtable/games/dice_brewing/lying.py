"""How pieces may lie: dice and seeds on spaces, tokens on dice, recipes on the table (chapters 1, 5, 12)."""

from __future__ import annotations

from brewtable.games.dice_brewing import agenda
from brewtable.games.dice_brewing.material import (
    BLACK,
    BLOCKED,
    BLUE,
    DICE,
    GREEN,
    HASTENING,
    HOPS_1,
    HOPS_2,
    KEPT_OUT,
    MALT_1,
    MALT_2,
    MALT_3,
    MARKET,
    MOST_SEATS,
    PAYING,
    POOL,
    PROTECTED,
    RAISED,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEED_HOPS,
    SEED_MALT,
    SEEDS_1,
    SEEDS_2,
    SEEDS_3,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TOKEN_NAMES,
    WAREHOUSE,
    YELLOW,
    colour_of,
    die_name,
    on_board,
)
from brewtable.games.dice_brewing.spaces import has_used, is_open, seed_cell
from brewtable.games.dice_brewing.state import (
    CARD_CELLS,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    OPEN,
    SEEDS,
    SIDES,
    USED,
    Brewery,
)
from brewtable.games.dice_brewing.tokens import START_OF_ROUND
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members

# The colours of the dice that pay for a space's effect.
_TAKES: dict[int, tuple[int, ...]] = {
    MALT_2: (YELLOW,),
    MALT_3: (YELLOW, BLACK),
    HOPS_2: (GREEN,),
    SCHOOL_1: (BLUE,),
    SCHOOL_2: (BLUE,),
    SCHOOL_3: (YELLOW, BLACK, GREEN, BLUE),
    SEEDS_1: (GREEN, BLACK),
    SEEDS_2: (BLACK,),
    SEEDS_3: (BLUE,),
}
_RISING = (MALT_3, HOPS_2)
_BREWING = (agenda.BREW, agenda.USE_DIE, agenda.ADD_EXTRA, agenda.WIN_TOKEN)


def lying_faults(s: Brewery) -> list[Message]:
    """What lies as no play could have laid it. Dice must lie at places of this table."""
    return [*_dice(s), *_boards(s), *_phase(s), *_recipes(s), *_tokens(s)]


# Dice and the tokens on them.


def _dice(s: Brewery) -> list[Message]:
    return [
        Message("dice-law-marks", {"die": die_name(die)}) for die in range(DICE) if not _marks_fit(s, die)
    ]


def _marks_fit(s: Brewery, die: int) -> bool:
    place, marks = int(s.where[die]), int(s.marks[die])
    if place == SUPPLY:
        return marks == 0
    if marks & BLOCKED and (marks & PROTECTED or place >= MARKET):
        return False
    if marks & KEPT_OUT and WAREHOUSE <= place < MARKET:
        return False
    raises = marks // RAISED
    return raises == 0 or raises < s.value[die]


# Boards.


def _boards(s: Brewery) -> list[Message]:
    broken: list[Message] = []
    at = _by_place(s)
    for seat in range(int(s.seats)):
        for space, name in enumerate(SPACE_NAMES):
            if not _space_fits(s, seat, space, at):
                broken.append(Message("dice-law-lying", {"space": name, "number": seat}))
        if len(at.get(MARKET + seat, [])) > 1:
            broken.append(Message("dice-law-discounts", {"number": seat}))
    return broken


def _by_place(s: Brewery) -> dict[int, list[int]]:
    """The dice at each place."""
    found: dict[int, list[int]] = {}
    for die in range(DICE):
        found.setdefault(int(s.where[die]), []).append(die)
    return found


def _space_fits(s: Brewery, seat: int, space: int, at: dict[int, list[int]]) -> bool:
    """Pieces lie on a space only if its owner could use it and did, of a kind it takes, and not too many."""
    paying = at.get(int(on_board(seat, space, PAYING)), [])
    fast = at.get(int(on_board(seat, space, HASTENING)), [])
    seeds = _seeds_on(s, seat, space)
    used = bool(has_used(s, seat, space))
    if used and not is_open(s, seat, space):
        return False
    if (paying or fast or seeds) and not used:
        return False
    if fast and (len(fast) > 1 or paying or seeds or not _hastens(s, space, fast[0])):
        return False
    if space == SCHOOL_3 and paying and all(colour_of(die) != BLUE for die in paying):
        return False
    if seeds > 1 or (len(paying) > 1 and space != SCHOOL_3):
        return False
    return all(_pays(s, space, die) for die in paying)


def _seeds_on(s: Brewery, seat: int, space: int) -> int:
    if space not in (MALT_1, HOPS_1):
        return 0
    return int(s.counts[SEEDS + seed_cell(space) + seat])


def _hastens(s: Brewery, space: int, die: int) -> bool:
    return bool(colour_of(die) == BLUE and 0 < s.deck.fast[space] <= s.value[die])


def _pays(s: Brewery, space: int, die: int) -> bool:
    if int(colour_of(die)) not in _TAKES.get(space, ()):
        return False
    if space in _RISING:
        return bool(s.value[die] < SIDES)
    return bool(space not in (SCHOOL_1, SCHOOL_2) or s.value[die] >= s.deck.entry[space])


# The time of the round.


def _phase(s: Brewery) -> list[Message]:
    """Between rounds the boards are empty, and from the roll to brewing all dice in pools show a value."""
    step = int(s.agenda[s.depth - 1]) if s.depth > 0 else -1
    between = s.depth == 0 or (step == agenda.PLAY_TOKEN and s.agenda[s.depth - 3] == START_OF_ROUND)
    if between:
        return [] if _is_tidy(s) else [Message("dice-law-tidy")]
    if step in _BREWING:
        return []
    return [
        Message("dice-law-unrolled", {"die": die_name(die)})
        for die in range(DICE)
        if POOL <= s.where[die] < WAREHOUSE and s.value[die] == 0
    ]


def _is_tidy(s: Brewery) -> bool:
    seeds = range(SEEDS + SEED_MALT, SEEDS + SEED_HOPS + MOST_SEATS)
    return (
        all(s.where[die] < MARKET for die in range(DICE))
        and all(s.counts[cell] == 0 for cell in seeds)
        and all(s.counts[USED + space] == 0 for space in range(SPACES))
        and s.closed == 0
    )


# Recipes and action tokens.


def _recipes(s: Brewery) -> list[Message]:
    places = int(s.deck.open_count[s.seats])
    broken: list[Message] = []
    if any(s.cards[place] != NO_CARD for place in range(OPEN + places, CARD_CELLS)):
        broken.append(Message("dice-law-open", {"count": places}))
    lying = [int(s.cards[place]) for place in range(OPEN, CARD_CELLS)]
    for card in members(s.closed):
        if card not in lying:
            broken.append(Message("dice-law-closed", {"recipe": s.deck.ids[card]}))
    return broken


def _tokens(s: Brewery) -> list[Message]:
    """Held tokens are won or bought for their price, and all know them in the standard game."""
    broken: list[Message] = []
    for row in range(0, len(s.held), HELD_ROW):
        kind, paid = int(s.held[row + HELD_KIND]), int(s.held[row + HELD_PAID])
        price = int(s.deck.token_price[kind])
        if paid not in (0, price):
            broken.append(
                Message("dice-law-paid", {"token": TOKEN_NAMES[kind], "price": price, "paid": paid})
            )
        if s.held[row + HELD_SHOWN] == 0 and not s.advanced:
            broken.append(Message("dice-law-hidden", {"token": TOKEN_NAMES[kind]}))
    return broken
