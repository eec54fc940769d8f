"""The laws every position keeps: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from __future__ import annotations

from brewtable.games.dice_brewing.lying import lying_faults
from brewtable.games.dice_brewing.material import (
    BLUE,
    BOARD,
    BOARD_CELLS,
    COLOUR_NAMES,
    DICE,
    DICE_OF,
    INGREDIENT_NAMES,
    INGREDIENTS,
    LAST_ROUND,
    MARKET,
    MOST_SEATS,
    POOL,
    RECIPES,
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
)
from brewtable.games.dice_brewing.state import (
    BREWED,
    CARD_CELLS,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_ROW,
    NO_CARD,
    OPEN,
    POINTS,
    SEEDS,
    SIDES,
    STACKS,
    STALLS,
    USED,
    Brewery,
    pantry,
)
from brewtable.games.dice_brewing.waiting import agenda_faults
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members, size


def broken_laws(s: Brewery) -> list[Message]:
    """What is wrong with a position; empty for every position reached by play."""
    broken = [*_dice(s), *_counts(s), *_cards(s)]
    if broken:
        return broken  # the other laws are about what lies at places of the table
    return [*lying_faults(s), *agenda_faults(s)]


def _dice(s: Brewery) -> list[Message]:
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
    for colour, count in enumerate(counts):
        if count != DICE_OF[colour]:
            broken.append(
                Message(
                    "dice-law-dice",
                    {"found": count, "colour": COLOUR_NAMES[colour], "right": DICE_OF[colour]},
                )
            )
    return broken


def _is_place(s: Brewery, place: int) -> bool:
    if place == SUPPLY:
        return True
    if place < BOARD:
        return 0 <= (place - POOL) % MOST_SEATS < s.seats
    return place < BOARD + int(s.seats) * BOARD_CELLS


def _counts(s: Brewery) -> list[Message]:
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


def _has_traces(s: Brewery, seat: int) -> bool:
    owned = [GOLD + seat, POINTS + seat, BREWED + seat, CLOSED_TO + seat]
    owned += [SEEDS + place + seat for place in (SEED_WAREHOUSE, SEED_MALT, SEED_HOPS)]
    owned += [int(pantry(seat, kind)) for kind in range(INGREDIENTS)]
    if any(s.counts[cell] != 0 for cell in owned):
        return True
    acted = [s.quiet, *(s.counts[USED + space] for space in range(SPACES))]
    if any(seat in members(seats) for seats in acted):
        return True
    return any(s.held[row] == seat for row in range(0, len(s.held), HELD_ROW))


def _cards(s: Brewery) -> list[Message]:
    lying = [int(s.cards[place]) for place in range(int(s.pile_size))]
    lying += [int(s.cards[place]) for place in range(OPEN, CARD_CELLS) if s.cards[place] != NO_CARD]
    for seat in range(MOST_SEATS):
        lying += members(s.counts[BREWED + seat])
    counts = [0] * RECIPES
    for card in lying:
        counts[card] += 1
    return [
        Message("dice-law-recipe", {"recipe": s.deck.ids[card], "count": count})
        for card, count in enumerate(counts)
        if count != 1
    ]
