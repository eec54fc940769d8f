"""Set-up by player count (chapters 1 and 19)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import agenda
from brewtable.games.beer_pioneers.brewing import (
    Brew,
    Brewing,
    MakingRoom,
    Move,
    Moving,
    Pick,
    Picking,
    Rotate,
    Rotating,
)
from brewtable.games.beer_pioneers.building import Build, Unblock, Unblocking, Uncover
from brewtable.games.beer_pioneers.cards import Deck
from brewtable.games.beer_pioneers.display import Take, Taking, TurnEnd
from brewtable.games.beer_pioneers.effects import Choose, Doing
from brewtable.games.beer_pioneers.exchange import Exchange, Exchanging
from brewtable.games.beer_pioneers.material import (
    BARREL_TILE,
    BLOCKS,
    BONUS_WORKERS,
    CARDS,
    COVER_NINE,
    FIRST_OBJECTIVE_CARD,
    ICONS,
    MOST_SEATS,
    OBJECTIVE_PLACES,
    OBJECTIVES,
    OVERLAYS,
    PROGRESS_TILE,
)
from brewtable.games.beer_pioneers.material import (
    DEALT as DEALT_CARDS,
)
from brewtable.games.beer_pioneers.objectives import Claim, Claiming
from brewtable.games.beer_pioneers.orders import Deliver, Delivering, PlayOrder
from brewtable.games.beer_pioneers.playing import PlayBeige, PlayWhite
from brewtable.games.beer_pioneers.round_end import (
    BrewingProcess,
    Discard,
    Discarding,
    Income,
    Refreshing,
    Retire,
    Retrieving,
    Upgrading,
    retrieve_pieces,
)
from brewtable.games.beer_pioneers.rounds import Round
from brewtable.games.beer_pioneers.state import (
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
    HAND,
    HAND_SIZE,
    HELPERS,
    MASTER,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    OVERLAID,
    PILE,
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
from brewtable.games.beer_pioneers.turns import ActionPhase, Bonus, BonusAction, Turn
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import only
from brewtable.kernel.state import Step

_AGENDA_CELLS: Final = 120
DRAWN: Final = -1  # an objective that chance names

# In the order of their numbers in agenda.py.
STEPS: list[Step[Any]] = [
    Round(),
    ActionPhase(),
    Turn(),
    Bonus(),
    BonusAction(),
    Claiming(),
    Claim(),
    TurnEnd(),
    Doing(),
    Choose(),
    Taking(),
    Take(),
    Moving(),
    Move(),
    Rotating(),
    Rotate(),
    MakingRoom(),
    Brewing(),
    Brew(),
    Unblocking(),
    Unblock(),
    Uncover(),
    Build(),
    Picking(),
    Pick(),
    PlayBeige(),
    PlayWhite(),
    PlayOrder(),
    Delivering(),
    Deliver(),
    Exchanging(),
    Exchange(),
    BrewingProcess(),
    Retrieving(),
    Upgrading(),
    Retire(),
    Discarding(),
    Discard(),
    Refreshing(),
    Income(),
]


def set_up(
    deck: Deck,
    chance: Chance,
    players: i64,
    objectives: vec[i64],
    first_builder_point: bool,
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
    s.first_builder_point = players == MOST_SEATS or first_builder_point
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
        for _ in range(i64(DEALT_CARDS)):
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
