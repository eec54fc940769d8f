"""The brewery grows: blocking tokens, covers, progress, extensions and upgrades (chapters 15 and 16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import actions, agenda, events
from brewtable.games.beer_pioneers import phrases as p
from brewtable.games.beer_pioneers.cards import A_EXTENSION, A_UPGRADE, NOTHING, ON_EXTENSION, ON_UPGRADE
from brewtable.games.beer_pioneers.material import BLOCKS, EXTENSIONS, LABORATORY, OVERLAYS
from brewtable.games.beer_pioneers.state import (
    BLOCKED,
    BUILT,
    HELPERS,
    HIRED,
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
    on_occasion,
)
from brewtable.kernel.sets import only, size
from brewtable.kernel.state import EVERYBODY, Decision, Step

# Blocking tokens and overlays.


class Unblocking(Step[Town]):
    """Blocking tokens go, if there are any. Operand: how many may go."""

    name: str = "unblocking"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0 and s.own[cell(seat, BLOCKED)] != 0:
            s.then(agenda.UNBLOCK, seat, first)


class Unblock(Decision[Town]):
    """Remove a blocking token, or none."""

    name: str = "unblock"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BLOCKS + 1)
        for token in range(i64(BLOCKS)):
            if s.own[cell(seat, BLOCKED)] & only(token) != 0:
                out = append(out, actions.UNBLOCK + token)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            return
        token = action - actions.UNBLOCK
        s.own[cell(seat, BLOCKED)] &= ~only(token)
        if s.listening:
            s.tell(events.UNBLOCKED, seat, token, 0, 0, EVERYBODY)
        s.then(agenda.UNBLOCKING, seat, first - 1)


class Uncover(Decision[Town]):
    """Take away an overlay."""

    name: str = "uncover"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=OVERLAYS)
        for overlay in range(i64(OVERLAYS)):
            if s.own[cell(seat, OVERLAID)] & only(overlay) != 0:
                out = append(out, actions.UNCOVER + overlay)
        return out

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        overlay = action - actions.UNCOVER
        s.own[cell(seat, OVERLAID)] &= ~only(overlay)
        if s.listening:
            s.tell(events.UNCOVERED, seat, overlay, 0, 0, EVERYBODY)


# Progress.


def improve_progress(s: Town, seat: i64) -> i64:
    """Move the cube one space to the right; the phrase of the bonus it finds there."""
    at = cell(seat, PROGRESS)
    if s.own[at] == len(s.deck.progress) - 1:
        return NOTHING
    s.own[at] += 1
    if s.listening:
        s.tell(events.PROGRESS, seat, s.own[at], 0, 0, EVERYBODY)
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
        s.tell(events.MARKER, seat, 0, 0, 0, EVERYBODY)
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


def has_helper(s: Town, seat: i64) -> bool:
    """Whether a bonus worker could be sacrificed: from the supply, or from the bonus board."""
    return s.own[cell(seat, HELPERS)] + s.own[cell(seat, HIRED)] > 0


def sacrifice_helper(s: Town, seat: i64) -> None:
    """A bonus worker goes for good, from the supply before the bonus board."""
    if s.own[cell(seat, HELPERS)] > 0:
        s.own[cell(seat, HELPERS)] -= 1
    else:
        s.own[cell(seat, HIRED)] -= 1
    if s.listening:
        s.tell(events.HELPERS, seat, -1, 0, 0, EVERYBODY)


def is_first_builder(s: Town, extension: i64) -> bool:
    for seat in range(s.seats):
        if has_built(s, seat, extension):
            return False
    return True


class Build(Decision[Town]):
    """Build an extension, which is paid for already."""

    name: str = "build"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=EXTENSIONS)
        for extension in range(i64(EXTENSIONS)):
            if buildable(s, seat, extension):
                out = append(out, actions.BUILD + extension)
        return out

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        extension = action - actions.BUILD
        is_first = is_first_builder(s, extension)
        s.own[cell(seat, BUILT)] |= only(extension)
        if s.listening:
            s.tell(events.BUILT, seat, extension, 0, 0, EVERYBODY)
        if is_first and s.first_builder_point:
            gain_points(s, seat, 1)
        do_phrase(s, seat, p.OF_EXTENSION + extension)
        number = size(s.own[cell(seat, BUILT)])
        if 2 <= number <= 4:
            do_phrase(s, seat, p.OF_BUILT + number - 2)
        on_occasion(s, seat, ON_EXTENSION)
