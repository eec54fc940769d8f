"""Set-up by player count (chapters 1, 19 and 20)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import Deck
from brewtable.games.beer_pioneers.rules import (
    agenda,
    brewing,
    building,
    card_play,
    display,
    effects,
    exchange,
    orders,
    round_end,
    rounds,
    turns,
)
from brewtable.games.beer_pioneers.rules.material import (
    BARREL_TILE,
    BLOCKS,
    BONUS_WORKERS,
    CARDS,
    COVER_NINE,
    FIRST_OBJECTIVE_CARD,
    HAND,
    ICONS,
    MOST_SEATS,
    OBJECTIVE_PLACES,
    OBJECTIVES,
    OVERLAYS,
    PILE,
    PROGRESS_TILE,
)
from brewtable.games.beer_pioneers.rules.material import (
    DEALT as DEALT_CARDS,
)
from brewtable.games.beer_pioneers.rules.options import DRAWN, FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.round_end import retrieve_pieces
from brewtable.games.beer_pioneers.rules.state import (
    BARREL_CELL,
    BLOCKED,
    BOARD_CELLS,
    CLAIMED,
    COINS,
    COVERED,
    DEALT,
    DEPOT,
    EXCHANGED,
    FIRST_ERA,
    FREE,
    HAND_SIZE,
    HELPERS,
    MASTER,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    OVERLAID,
    SEAT_CELLS,
    SHOWN,
    SPACE,
    STARTING,
    TRUCKS_AT,
    TURN_ORDER,
    UPPER,
    WORKERS,
    Town,
    cell,
    refill_display,
    shuffle_pile,
)
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import only
from brewtable.kernel.state import Step
from brewtable.kernel.steps import steps_of

_AGENDA_CELLS: Final = 120

STEPS: list[Step[Any]] = steps_of(
    agenda,
    [rounds, turns, effects, display, brewing, building, card_play, orders, exchange, round_end],
)


def set_up(
    deck: Deck,
    chance: Chance,
    players: i64,
    objectives: vec[i64],
    switched_on: i64,
    listening: bool,
) -> Town:
    """A new game, ready for its first decision.

    `objectives` says what lies at each place: a printed objective, an objective card, or DRAWN.
    """
    s = Town(
        players,
        deck,
        STEPS,
        chance,
        0,
        vec[i64]([0] * _AGENDA_CELLS),
        0,
        vec[i64]([FREE] * BOARD_CELLS),
        vec[i64]([0] * (MOST_SEATS * SEAT_CELLS)),
        vec[i64]([PILE] * CARDS),
        vec[i64]([0] * CARDS),
        vec[i64]([0] * CARDS),
        vec[i64]([0] * CARDS),
    )
    s.listening = listening
    s.switched_on = switched_on
    if players == MOST_SEATS:
        s.switched_on |= FIRST_BUILDER_POINT
    _lay_out_board(s)
    _lay_out_objectives(s, objectives)
    _cover_spaces(s)
    _hand_out_starting_cards(s)
    for seat in range(players):
        _furnish(s, seat)
    _lay_out_cards(s)
    s.then(agenda.ROUND)
    s.settle()
    return s


def _lay_out_board(s: Town) -> None:
    for seat in range(i64(MOST_SEATS)):
        s.board[EXCHANGED + seat] = 0
        s.own[cell(seat, MASTER)] = NO_CARD
    for place in range(i64(TRUCKS_AT), i64(NINE_COVERED + 1)):
        s.board[place] = 0


def _lay_out_objectives(s: Town, objectives: vec[i64]) -> None:
    """Two printed ones and a card, or cards in their stead: first those named, then those drawn."""
    left = vec[i64](capacity=OBJECTIVES)
    for card in range(i64(FIRST_OBJECTIVE_CARD), i64(OBJECTIVES)):
        if card not in objectives:
            left = append(left, card)
    for place in range(i64(OBJECTIVE_PLACES)):
        s.board[OBJECTIVE + place] = objectives[place]
        if objectives[place] == DRAWN:
            drawn = s.draw(len(left))
            s.board[OBJECTIVE + place] = left[drawn]
            left[drawn] = left[len(left) - 1]
            left = left[: len(left) - 1]
        if s.seats == 2:
            s.board[CLAIMED + place * 2 + 1] = COVERED


def _cover_spaces(s: Town) -> None:
    """With fewer than four players a cover card takes spaces out of the game."""
    fitting = vec[i64](capacity=8)
    for number, card in enumerate(s.deck.covers):
        if card.players == s.seats:
            fitting = append(fitting, number)
    if len(fitting) == 0:
        return
    s.cover = fitting[s.draw(len(fitting))]
    for space in s.deck.covers[s.cover].spaces:
        if space == COVER_NINE:
            s.board[NINE_COVERED] = 1
        else:
            s.board[SPACE + space] = COVERED


def _hand_out_starting_cards(s: Town) -> None:
    """The numbers of the starting cards are the first turn order."""
    for place in range(s.seats):
        s.board[TURN_ORDER + place] = place
    last = s.seats - 1
    while last > 0:
        other = s.draw(last + 1)
        kept = s.board[TURN_ORDER + last]
        s.board[TURN_ORDER + last] = s.board[TURN_ORDER + other]
        s.board[TURN_ORDER + other] = kept
        last -= 1
    for place in range(s.seats):
        s.own[cell(s.board[TURN_ORDER + place], STARTING)] = place


def _furnish(s: Town, seat: i64) -> None:
    """A brewery and its pieces."""
    number = s.own[cell(seat, STARTING)]
    card = s.deck.starting[number]
    s.own[cell(seat, COINS)] = card.coins
    s.own[cell(seat, BARREL_CELL)] = card.cellar
    s.own[cell(seat, DEPOT)] = card.depot
    for icon in range(i64(ICONS)):
        s.own[cell(seat, SHOWN + icon)] = s.deck.icons[(CARDS + number) * ICONS + icon]
    s.own[cell(seat, BLOCKED)] = only(BLOCKS) - 1
    s.own[cell(seat, OVERLAID)] = only(OVERLAYS) - 1
    s.own[cell(seat, WORKERS)] = 1
    s.own[cell(seat, WORKERS + 1)] = 2
    s.own[cell(seat, HELPERS)] = BONUS_WORKERS
    s.own[cell(seat, UPPER)] = BARREL_TILE if s.draw(2) == 0 else PROGRESS_TILE
    retrieve_pieces(s, seat)


def _lay_out_cards(s: Town) -> None:
    """Three S cards each; the others are shuffled as the pile, and six are laid open."""
    for card in range(i64(CARDS)):
        if s.deck.is_start[card] != 0:
            s.pile[s.pile_size] = card
            s.pile_size += 1
    shuffle_pile(s)
    for seat in range(s.seats):
        for _card in range(i64(DEALT_CARDS)):
            s.pile_size -= 1
            card = s.pile[s.pile_size]
            s.where[card] = HAND + seat
            s.seen[card] = only(seat)
            s.era[card] = FIRST_ERA
        s.own[cell(seat, HAND_SIZE)] = DEALT_CARDS
        s.own[cell(seat, DEALT)] = DEALT_CARDS
    for card in range(i64(CARDS)):
        if s.deck.is_start[card] == 0:
            s.pile[s.pile_size] = card
            s.pile_size += 1
    shuffle_pile(s)
    refill_display(s)
