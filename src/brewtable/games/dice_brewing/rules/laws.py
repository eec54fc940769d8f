"""The laws every position keeps: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from __future__ import annotations

from brewtable.games.dice_brewing.rules import agenda
from brewtable.games.dice_brewing.rules.material import (
    BLUE,
    BOARD,
    BOARD_CELLS,
    COLOUR_NAMES,
    DICE,
    DICE_OF,
    HASTENING,
    HOPS_1,
    HOPS_2,
    INGREDIENT_NAMES,
    INGREDIENTS,
    LAST_ROUND,
    MALT_1,
    MALT_3,
    MALT_AND_HOPS,
    MARKET,
    MOST_SEATS,
    NO_COLOUR,
    PAYING,
    POOL,
    RAISED,
    RECIPES,
    SCHOOL_3,
    SEED_CELLS,
    SEED_HOPS,
    SEED_MALT,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TOKEN_NAMES,
    WAREHOUSE,
    colour_of,
    die_name,
    on_board,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED
from brewtable.games.dice_brewing.rules.spaces import has_used, seed_cell
from brewtable.games.dice_brewing.rules.state import (
    BREWED,
    CARD_CELLS,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    OPEN,
    POINTS,
    SEEDS,
    SIDES,
    STACKS,
    STALLS,
    USED,
    Guild,
    brewed_in_all,
    dice_at,
    pantry,
    showing,
)
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members, size
from brewtable.kernel.steps import agenda_faults


def broken_laws(s: Guild) -> list[Message]:
    """What is wrong with a position; empty for every position reached by play."""
    broken = [*_dice(s), *_counts(s), *_cards(s)]
    if not broken:  # the other laws are about what lies at places of the table
        broken = [*_supply(s), *_spaces(s), *_tokens(s)]
    return broken or _agenda(s)


def _agenda(s: Guild) -> list[Message]:
    if s.depth == 0:
        over = brewed_in_all(s) >= s.deck.end_count[s.seats] or s.round == LAST_ROUND
        return [] if over else [Message("dice-law-agenda-empty")]
    return agenda_faults(s, agenda.ROUND)


# Dice.


def _dice(s: Guild) -> list[Message]:
    broken: list[Message] = []
    counts = [0] * len(COLOUR_NAMES)
    for die in range(DICE):
        place, value = int(s.where[die]), int(s.value[die])
        counts[colour_of(die)] += 1
        if not _is_place(s, place):
            broken.append(Message("dice-law-nowhere", {"die": die_name(die)}))
        if not 0 <= value <= SIDES:
            broken.append(Message("dice-law-value", {"die": die_name(die), "value": value}))
        if (WAREHOUSE <= place < MARKET or place >= MARKET) and value == 0:
            broken.append(Message("dice-law-no-value", {"die": die_name(die)}))
        if MARKET <= place < BOARD and colour_of(die) != BLUE:
            broken.append(Message("dice-law-market", {"die": die_name(die)}))
        if s.marks[die] >= RAISED and s.marks[die] // RAISED >= value:
            broken.append(Message("dice-law-marks", {"die": die_name(die)}))
    for colour, count in enumerate(counts):
        if count != DICE_OF[colour]:
            broken.append(
                Message(
                    "dice-law-dice",
                    {"found": count, "colour": COLOUR_NAMES[colour], "right": DICE_OF[colour]},
                )
            )
    return broken


def _is_place(s: Guild, place: int) -> bool:
    if place == SUPPLY:
        return True
    if place < BOARD:
        return 0 <= (place - POOL) % MOST_SEATS < s.seats
    return place < BOARD + int(s.seats) * BOARD_CELLS


def _supply(s: Guild) -> list[Message]:
    """Dice in the supply show nothing, but for the colour rolled at the school until the swap is done."""
    rolled = _rolled(s)
    lying = [die for die in range(DICE) if s.where[die] == SUPPLY]
    if rolled is None or all((s.value[die] > 0) == (colour_of(die) == rolled) for die in lying):
        return []
    return [Message("dice-law-supply")]


def _rolled(s: Guild) -> int | None:
    """The colour that is rolled while a die of it is taken and another given; None for strange operands."""
    if s.depth == 0:
        return NO_COLOUR
    step, first = int(s.agenda[s.depth - 1]), int(s.agenda[s.depth - 3])
    if step == agenda.TAKE_DIE:
        return first if first < MALT_AND_HOPS else None
    if step == agenda.GIVE_DIE:
        return int(colour_of(first)) if first < DICE and s.where[first] == SUPPLY else None
    return NO_COLOUR


def _spaces(s: Guild) -> list[Message]:
    return [
        Message("dice-law-lying", {"space": name, "number": seat})
        for seat in range(int(s.seats))
        for space, name in enumerate(SPACE_NAMES)
        if not _space_fits(s, seat, space)
    ]


def _space_fits(s: Guild, seat: int, space: int) -> bool:
    """Pieces lie on a space only if its owner used it, and no more than tidying takes away again."""
    paying = dice_at(s, on_board(seat, space, PAYING))
    seeds = s.counts[SEEDS + seed_cell(space) + seat] if space in (MALT_1, HOPS_1) else 0
    if paying | dice_at(s, on_board(seat, space, HASTENING)) | seeds != 0 and not has_used(s, seat, space):
        return False
    if space in (MALT_1, HOPS_1):
        return paying == 0 and seeds <= 1
    if space in (MALT_3, HOPS_2) and paying & showing(s, SIDES) != 0:
        return False
    return space == SCHOOL_3 or size(paying) <= 1


# Everything that is counted.


def _counts(s: Guild) -> list[Message]:
    broken: list[Message] = []
    if any(cell < 0 for cell in s.counts):
        broken.append(Message("dice-law-negative"))
    seeds = sum(int(s.counts[SEEDS + cell]) for cell in range(SEED_CELLS))
    if seeds != s.deck.seeds:
        broken.append(Message("dice-law-seeds", {"found": seeds, "right": int(s.deck.seeds)}))
    for kind in range(INGREDIENTS):
        count = int(s.counts[STALLS + kind])
        count += sum(int(s.counts[pantry(seat, kind)]) for seat in range(MOST_SEATS))
        if count != s.deck.ingredients:
            broken.append(
                Message(
                    "dice-law-ingredients",
                    {"found": count, "ingredient": INGREDIENT_NAMES[kind], "right": int(s.deck.ingredients)},
                )
            )
    for kind, name in enumerate(TOKEN_NAMES):
        held = sum(1 for row in range(0, len(s.held), HELD_ROW) if s.held[row + HELD_KIND] == kind)
        if int(s.counts[STACKS + kind]) + held > s.deck.tokens:
            broken.append(Message("dice-law-tokens", {"most": int(s.deck.tokens), "token": name}))
    for seat in range(int(s.seats), MOST_SEATS):
        if _has_traces(s, seat):
            broken.append(Message("dice-law-empty-seat", {"number": seat}))
    for space in range(SPACES):
        if size(s.counts[USED + space]) > s.seats - 1:
            broken.append(Message("dice-law-space", {"space": SPACE_NAMES[space]}))
    if not 1 <= s.round <= LAST_ROUND:
        broken.append(Message("dice-law-round", {"round": int(s.round), "last": LAST_ROUND}))
    if not 0 <= s.first < s.seats:
        broken.append(Message("dice-law-first"))
    return broken


def _has_traces(s: Guild, seat: int) -> bool:
    owned = [GOLD + seat, POINTS + seat, BREWED + seat, CLOSED_TO + seat]
    owned += [SEEDS + place + seat for place in (SEED_WAREHOUSE, SEED_MALT, SEED_HOPS)]
    owned += [int(pantry(seat, kind)) for kind in range(INGREDIENTS)]
    if any(s.counts[cell] != 0 for cell in owned):
        return True
    acted = [s.quiet, *(s.counts[USED + space] for space in range(SPACES))]
    if any(seat in members(seats) for seats in acted):
        return True
    return any(s.held[row] == seat for row in range(0, len(s.held), HELD_ROW))


def _tokens(s: Guild) -> list[Message]:
    """Held tokens are won or bought for their price, and all know them in the standard game."""
    broken: list[Message] = []
    for row in range(0, len(s.held), HELD_ROW):
        kind, paid = int(s.held[row + HELD_KIND]), int(s.held[row + HELD_PAID])
        price = int(s.deck.token_price[kind])
        if paid not in (0, price):
            broken.append(
                Message("dice-law-paid", {"token": TOKEN_NAMES[kind], "price": price, "paid": paid})
            )
        if s.held[row + HELD_SHOWN] == 0 and not s.plays_with(ADVANCED):
            broken.append(Message("dice-law-hidden", {"token": TOKEN_NAMES[kind]}))
    return broken


# Recipes.


def _cards(s: Guild) -> list[Message]:
    shown = [int(s.cards[place]) for place in range(OPEN, CARD_CELLS) if s.cards[place] != NO_CARD]
    lying = [*shown, *(int(s.cards[place]) for place in range(int(s.pile_size)))]
    for seat in range(MOST_SEATS):
        lying += members(s.counts[BREWED + seat])
    counts = [0] * RECIPES
    for card in lying:
        counts[card] += 1
    broken = [
        Message("dice-law-recipe", {"recipe": s.deck.ids[card], "count": count})
        for card, count in enumerate(counts)
        if count != 1
    ]
    places = int(s.deck.open_count[s.seats])
    if any(s.cards[place] != NO_CARD for place in range(OPEN + places, CARD_CELLS)):
        broken.append(Message("dice-law-open", {"count": places}))
    for card in members(s.closed):
        if card not in shown:
            broken.append(Message("dice-law-closed", {"recipe": s.deck.ids[card]}))
    return broken
