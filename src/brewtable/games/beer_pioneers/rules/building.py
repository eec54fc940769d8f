"""The brewery grows: blocking tokens, covers, progress, extensions and upgrades (chapters 15 and 16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_EXTENSION, A_UPGRADE, NOTHING, ON_EXTENSION, ON_UPGRADE
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import BLOCKS, EXTENSIONS, LABORATORY, MOST_TIMES, OVERLAYS
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.options import FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.state import (
    BLOCKED,
    BUILT,
    MARKER,
    OVERLAID,
    PROGRESS,
    Town,
    ability,
    cell,
    do_phrase,
    gain_coins,
    gain_points,
    has_built,
    has_helper,
    on_occasion,
)
from brewtable.kernel.sets import only, size
from brewtable.kernel.state import EVERYBODY, Step

# Blocking tokens and overlays.


class Unblocking(Step[Town]):
    """Blocking tokens go, if there are any. Operands: how many may go, whether one went before."""

    seated: bool = True
    waits: bool = False

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0 and s.own[cell(seat, BLOCKED)] != 0:
            s.then(agenda.UNBLOCK, seat, first, second)


class Unblock(TurnDecision):
    """Remove a blocking token, or none."""

    answers: tuple[str, ...] = ("fulfil", "unblock", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and 0 <= second <= 1

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BLOCKS + 1)
        for token in range(i64(BLOCKS)):
            if s.own[cell(seat, BLOCKED)] & only(token) != 0:
                out = append(out, vocabulary.UNBLOCK + token)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        token = action - vocabulary.UNBLOCK
        s.own[cell(seat, BLOCKED)] &= ~only(token)
        if s.listening:
            s.report(vocabulary.UNBLOCKED, seat, token, 0, 0, EVERYBODY)
        s.then(agenda.UNBLOCKING, seat, first - 1, 1)


class Uncover(TurnDecision):
    """Take away an overlay."""

    answers: tuple[str, ...] = ("fulfil", "uncover")

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=OVERLAYS)
        for overlay in range(i64(OVERLAYS)):
            if s.own[cell(seat, OVERLAID)] & only(overlay) != 0:
                out = append(out, vocabulary.UNCOVER + overlay)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        overlay = action - vocabulary.UNCOVER
        s.own[cell(seat, OVERLAID)] &= ~only(overlay)
        if s.listening:
            s.report(vocabulary.UNCOVERED, seat, overlay, 0, 0, EVERYBODY)


# Progress.


def improve_progress(s: Town, seat: i64) -> i64:
    """Move the cube one space to the right; the phrase of the bonus it finds there."""
    at = cell(seat, PROGRESS)
    if s.own[at] == len(s.deck.progress) - 1:
        return NOTHING
    s.own[at] += 1
    if s.listening:
        s.report(vocabulary.PROGRESS_MADE, seat, s.own[at], 0, 0, EVERYBODY)
    return s.deck.bonuses[s.own[at]]


# Upgrades are prepared here, and done at the end of the round.


def price_of_upgrade(s: Town, seat: i64, price: i64) -> i64:
    return _less(price, ability(s, seat, A_UPGRADE))


def place_marker(s: Town, seat: i64, price: i64) -> None:
    """Pay, and place the upgrade marker; a second time in a round it is paid for nothing."""
    gain_coins(s, seat, -price)
    if s.own[cell(seat, MARKER)] != 0:
        return
    s.own[cell(seat, MARKER)] = 1
    if s.listening:
        s.report(vocabulary.MARKER_PLACED, seat, 0, 0, 0, EVERYBODY)
    on_occasion(s, seat, ON_UPGRADE)


# Extensions.


def price_of_extension(s: Town, seat: i64, price: i64) -> i64:
    return _less(price, ability(s, seat, A_EXTENSION))


def _less(price: i64, discount: i64) -> i64:
    if discount >= price:
        return 0
    return price - discount


def buildable(s: Town, seat: i64, extension: i64) -> bool:
    """Each only once, and the laboratory needs a bonus worker."""
    if has_built(s, seat, extension):
        return False
    return extension != LABORATORY or has_helper(s, seat)


def can_build(s: Town, seat: i64) -> bool:
    for extension in range(i64(EXTENSIONS)):
        if buildable(s, seat, extension):
            return True
    return False


def is_first_builder(s: Town, extension: i64) -> bool:
    for seat in range(s.seats):
        if has_built(s, seat, extension):
            return False
    return True


class Build(TurnDecision):
    """Build an extension, which is paid for already.

    An objective fulfilled meanwhile leaves something to build: the laboratory is the only one left when the
    machine hall stands, and that brings bonus workers enough for it and for all objectives.
    """

    answers: tuple[str, ...] = ("fulfil", "build")

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=EXTENSIONS)
        for extension in range(i64(EXTENSIONS)):
            if buildable(s, seat, extension):
                out = append(out, vocabulary.BUILD + extension)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        extension = action - vocabulary.BUILD
        is_first = is_first_builder(s, extension)
        s.own[cell(seat, BUILT)] |= only(extension)
        if s.listening:
            s.report(vocabulary.EXTENSION_BUILT, seat, extension, 0, 0, EVERYBODY)
        if is_first and s.plays_with(FIRST_BUILDER_POINT):
            gain_points(s, seat, 1)
        do_phrase(s, seat, p.OF_EXTENSION + extension)
        number = size(s.own[cell(seat, BUILT)])
        if 2 <= number <= 4:
            do_phrase(s, seat, p.OF_BUILT + number - 2)
        on_occasion(s, seat, ON_EXTENSION)
