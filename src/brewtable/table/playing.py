"""Moves, taking back, conceding; previews and hints, which tell no more than the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from sqlalchemy.exc import IntegrityError

from brewtable.bots import bot_names
from brewtable.kernel.errors import UndoRefused
from brewtable.kernel.journal import write_journal
from brewtable.kernel.state import State
from brewtable.table.hall import Hall
from brewtable.table.problems import Refusal
from brewtable.table.schema import Hint, Move, Moved, Preview, Replay, Snapshot
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import may_hint, replay, snapshot, takeback_of, takes_back, told_lines
from brewtable.table.thinking import imagined, random_seed

WORLDS = 6  # that a preview looks into
TRIES = 8  # choices of a bot that make a hint


# Looking.


async def look(hall: Hall, person: str, table: str, seat: int | None, since: int | None) -> Snapshot:
    async with hall.looking(table) as sitting:
        eyes = sitting.eyes(person, seat)
        if since is None:
            return snapshot(sitting, person, eyes)
        cut = sitting.record.cut_below(since)
        return snapshot(sitting, person, eyes, since if cut is None else cut, cut)


async def look_since(hall: Hall, person: str, table: str, seat: int | None, version: int) -> Snapshot:
    """The table for someone who has seen it up to a version of its log."""
    async with hall.looking(table) as sitting:
        return _since(sitting, person, sitting.eyes(person, seat), version)


def _since(sitting: Sitting, person: str, seat: int | None, version: int) -> Snapshot:
    since, cut = sitting.record.known_at(version)
    return snapshot(sitting, person, seat, since, cut)


async def watch_again(hall: Hall, person: str, table: str, seat: int | None) -> Replay:
    async with hall.looking(table) as sitting:
        return replay(sitting, person, sitting.eyes(person, seat))


async def export(hall: Hall, person: str, table: str) -> str:
    """The .brew file of a finished game."""
    async with hall.looking(table) as sitting:
        sitting.check_may_see(person)
        if not sitting.over:
            raise Refusal(409, "not-over", "table-file-early")
        names = [f"bot:{seat.bot}" if seat.kind == "bot" else seat.name or "human" for seat in sitting.seats]
        copy = sitting.match.branch(sitting.match.ply)
        copy.seats, copy.pledge = names, sitting.match.pledge
        return write_journal(copy)


# Deciding.


async def move(hall: Hall, person: str, table: str, wish: Move) -> Moved:
    """Play a move. It is stored before it is acknowledged; one that comes late or twice is not played."""
    try:
        async with hall.changing(table) as sitting:
            seat = sitting.own_seat(person, wish.seat)
            accepted = wish.version == sitting.row.version
            if accepted:
                sitting.check_playing()
                if seat.bot is not None:
                    raise Refusal(409, "bot-plays", "table-bot-plays", {"bot": seat.bot})
                if sitting.to_move != wish.seat:
                    raise Refusal(409, "not-your-turn", "table-not-your-turn")
                sitting.row.takeback = None
                sitting.play(wish.seat, wish.action)
            return Moved(accepted, _since(sitting, person, wish.seat, wish.version))
    except IntegrityError:  # another process was faster
        return Moved(False, await look_since(hall, person, table, wish.seat, wish.version))


async def undo(hall: Hall, person: str, table: str, number: int, version: int, whole_turn: bool) -> Snapshot:
    """Take the last decision back, or all of this turn, as far as the rules of the kernel allow."""
    async with hall.changing(table) as sitting:
        sitting.own_seat(person, number)
        if version == sitting.row.version:
            sitting.check_playing()
            refusal = sitting.match.undo_refusal(number)
            if refusal is not None:
                raise UndoRefused(refusal)
            count = takes_back(sitting.match, number) if whole_turn else 1
            sitting.row.takeback = None
            sitting.cut(number, sitting.match.ply - count)
        return _since(sitting, person, number, version)


async def ask_takeback(hall: Hall, person: str, table: str, number: int, ply: int) -> Snapshot:
    """Ask the other people to go back to a ply. Bots always agree."""
    async with hall.changing(table) as sitting:
        sitting.own_seat(person, number)
        sitting.check_playing()
        if not 0 <= ply < sitting.match.ply:
            raise Refusal(422, "no-ply", "table-nothing-after", {"decisions": sitting.match.ply, "ply": ply})
        version = sitting.row.version
        sitting.row.takeback = {"seat": number, "ply": ply, "agreed": []}
        _settle_takeback(sitting)
        return _since(sitting, person, number, version)


async def answer_takeback(hall: Hall, person: str, table: str, number: int, agree: bool) -> Snapshot:
    async with hall.changing(table) as sitting:
        sitting.own_seat(person, number)
        version, asked = sitting.row.version, takeback_of(sitting)
        if asked is None or sitting.row.takeback is None:
            raise Refusal(409, "no-takeback", "table-no-takeback")
        if number not in asked.waiting_for:
            raise Refusal(409, "not-asked", "table-not-asked")
        if agree:
            sitting.row.takeback = {**sitting.row.takeback, "agreed": [*asked.agreed, number]}
            _settle_takeback(sitting)
        else:
            sitting.row.takeback = None
            sitting.touch()
        return _since(sitting, person, number, version)


def _settle_takeback(sitting: Sitting) -> None:
    """Go back once all have agreed."""
    asked = takeback_of(sitting)
    assert asked is not None
    if asked.waiting_for:
        sitting.touch()
    else:
        sitting.row.takeback = None
        sitting.cut(asked.seat, asked.ply)


async def concede(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Give the game up. Where others play on, a bot plays the seat to the end, but cannot win."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        sitting.check_playing()
        if seat.conceded:
            raise Refusal(409, "conceded", "table-conceded-already")
        version = sitting.row.version
        seat.conceded, seat.standing_in = True, False
        seat.bot = seat.bot or bot_names()[-1]
        sitting.row.takeback = None
        sitting.concede(number)
        return _since(sitting, person, number, version)


# What would happen, and what to do.


async def preview(hall: Hall, person: str, table: str, number: int, version: int, action: int) -> Preview:
    """What an action does, as far as it is the same in several worlds that the seat cannot tell apart."""
    async with hall.looking(table) as sitting:
        sitting.own_seat(person, number)
        sitting.check_playing()
        if version != sitting.row.version:
            raise Refusal(409, "stale", "table-stale")
        if sitting.to_move != number:
            raise Refusal(409, "not-your-turn", "table-not-your-turn")
        match, game = sitting.match, sitting.game
        match.check(match.find_action(action))
        worlds = [imagined(game, match.state, number) for _ in range(WORLDS)]
    for world in worlds:
        world.listening = True
        world.play(action)
    heard = [game.events_for(world, list(world.heard), number) for world in worlds]
    views = [game.view(world, number) for world in worlds]
    events = _common_start(heard)
    certain = (
        not any(_learns(world, number) for world in worlds)
        and all(len(one) == len(events) for one in heard)
        and all(view == views[0] for view in views)
    )
    can_take_back = all(world.news == 0 for world in worlds)
    return Preview(events, told_lines(game, events), certain, views[0] if certain else None, can_take_back)


def _learns(world: State, seat: int) -> bool:
    """Whether the last action told a seat something new."""
    return (int(world.news) >> seat) & 1 == 1


def _common_start(lists: Sequence[list[dict[str, object]]]) -> list[dict[str, object]]:
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*lists, strict=False))
    return [events[0] for events in alike]


async def hint(hall: Hall, person: str, table: str, seat: int | None) -> Hint:
    """What the best bot would do, and how often it would, asked several times."""
    async with hall.looking(table) as sitting:
        eyes = sitting.eyes(person, seat)
        if eyes is None or not may_hint(sitting, person, eyes):
            raise Refusal(403, "no-hint", "table-no-hint")
        game, match = sitting.game, sitting.match
        prompt = game.prompt(match.state, eyes)
        world = game.save(imagined(game, match.state, eyes))
    seeds = [random_seed() for _ in range(TRIES)]
    chosen = await hall.thinkers.choose(game.name, world, eyes, bot_names()[-1], seeds)
    ((action, times),) = Counter(chosen).most_common(1)
    assert prompt is not None
    choice = next(one for one in prompt.choices if one.action == action)
    return Hint(action, choice.text, choice.label.to_data(), times / TRIES)
