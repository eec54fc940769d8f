"""Moves, taking back, conceding; previews and hints, which tell no more than the seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from brewtable.kernel.errors import UndoRefused
from brewtable.kernel.journal import write_journal
from brewtable.kernel.state import State
from brewtable.kernel.together import as_played
from brewtable.table.hall import Hall, decided_again
from brewtable.table.pacing import after_takeback
from brewtable.table.problems import Refusal
from brewtable.table.schema import Hint, LiveMove, Move, Moved, Preview, Replay, Snapshot
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import may_hint, replay, snapshot, takeback_of, told_lines
from brewtable.table.thinking import imagined
from brewtable.table.waiting_line import Asker

WORLDS = 6  # that a preview looks into
HINT_SECONDS = 0.6


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
        return written(sitting)


def written(sitting: Sitting) -> str:
    """A game as a file, once it is over."""
    if not sitting.over:
        raise Refusal(409, "not-over", "table-file-early")
    names = [f"bot:{seat.bot}" if seat.kind == "bot" else seat.name or "human" for seat in sitting.seats]
    copy = sitting.match.branch(sitting.match.ply)
    copy.seats, copy.pledge = names, sitting.match.pledge
    return write_journal(copy)


# Deciding.


@decided_again
async def move(hall: Hall, person: str, table: str, wish: Move) -> Moved:
    """Play a move. It is stored before it is acknowledged; one that comes late or twice is not played."""
    async with hall.changing(table) as sitting:
        accepted = play(sitting, person, wish)
        return Moved(accepted, _since(sitting, person, wish.seat, wish.version))


@decided_again
async def move_over_socket(hall: Hall, person: str, table: str, wish: Move | LiveMove) -> bool:
    """Play a move without a snapshot: the socket tells what it brought. Whether it was played."""
    async with hall.changing(table, recent=True) as sitting:
        return play(sitting, person, wish)


def play(sitting: Sitting, person: str, wish: Move | LiveMove) -> bool:
    """Play a move at a table, if it was meant for the table as it is; whether it was."""
    seat = sitting.own_seat(person, wish.seat)
    if wish.version != sitting.row.version:
        return False
    sitting.check_playing()
    if seat.bot is not None:
        raise Refusal(409, "bot-plays", "table-bot-plays", {"bot": seat.bot})
    if sitting.to_move != wish.seat:
        raise Refusal(409, "not-your-turn", "table-not-your-turn")
    actions = _wanted(sitting, wish)
    sitting.row.takeback = None
    sitting.play(wish.seat, actions)
    return True


def _wanted(sitting: Sitting, wish: Move | LiveMove) -> list[int]:
    """The actions of a move, as they are to be played."""
    if (wish.action is None) == (not wish.actions):
        raise Refusal(422, "no-action", "table-no-action")
    if wish.action is not None:
        return [wish.action]
    prompt = sitting.game.prompt(sitting.state, wish.seat)
    return as_played(sitting.state, wish.actions, None if prompt is None else prompt.set)


@decided_again
async def undo(
    hall: Hall, person: str, table: str, number: int, version: int, choices: int | None = None
) -> Snapshot:
    """Take the last choices back, or all of this turn, as far as the rules of the kernel allow."""
    async with hall.changing(table) as sitting:
        sitting.own_seat(person, number)
        if version == sitting.row.version:
            sitting.check_playing()
            refusal = sitting.match.choice_undo_refusal(number)
            if refusal is not None:
                raise UndoRefused(refusal)
            free = sitting.match.free_choices(number)
            sitting.row.takeback = None
            count = len(free) if choices is None else min(choices, len(free))
            sitting.cut(number, free[count - 1])
        return _since(sitting, person, number, version)


@decided_again
async def ask_takeback(hall: Hall, person: str, table: str, number: int, ply: int) -> Snapshot:
    """Ask the other people to go back to a ply. Bots always agree."""
    async with hall.changing(table) as sitting:
        sitting.own_seat(person, number)
        sitting.check_playing()
        if sitting.row.rated:
            raise Refusal(403, "rated", "table-rated-takeback")
        if not 0 <= ply < sitting.match.ply:
            raise Refusal(422, "no-ply", "table-nothing-after", {"decisions": sitting.match.ply, "ply": ply})
        version = sitting.row.version
        asked = sitting.match.last_choice(ply)  # what is forced would be played again at once
        sitting.row.takeback = {"seat": number, "ply": asked, "agreed": []}
        _settle_takeback(sitting)
        return _since(sitting, person, number, version)


@decided_again
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
        after_takeback(sitting)


@decided_again
async def concede(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Give the game up. Where others play on, a bot plays the seat to the end, but cannot win."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        sitting.check_playing()
        if seat.conceded:
            raise Refusal(409, "conceded", "table-conceded-already")
        version = sitting.row.version
        sitting.give_up(seat)
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
        unseen = set(match.state.card_names()) - _names_in(game.view(match.state, number))
        worlds = [imagined(game, match.state, number) for _ in range(WORLDS)]
    for world in worlds:
        world.listening = True
        world.play(action)
    heard = [game.events_for(world, list(world.heard), number) for world in worlds]
    views = [game.view(world, number) for world in worlds]
    events = _common_start(heard)
    learns = any(_learns(world, number) for world in worlds)
    if learns:
        events = list(takewhile(lambda event: unseen.isdisjoint(_names_in(event)), events))
    certain = (
        not learns
        and all(len(one) == len(events) for one in heard)
        and all(view == views[0] for view in views)
    )
    can_take_back = all(world.news == 0 for world in worlds)
    lines, _ = told_lines(game, events)
    return Preview(events, lines, certain, views[0] if certain else None, can_take_back)


def _learns(world: State, seat: int) -> bool:
    """Whether the last action told a seat something new."""
    return (int(world.news) >> seat) & 1 == 1


def _common_start(lists: Sequence[list[dict[str, object]]]) -> list[dict[str, object]]:
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*lists, strict=False))
    return [events[0] for events in alike]


def _names_in(data: object) -> set[str]:
    """All strings in some data. A card that a seat cannot name yet may turn up in all worlds by accident."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, Mapping):
        return _names_in(list(data.values()))
    if isinstance(data, list):
        return set().union(*map(_names_in, data))
    return set()


async def hint(hall: Hall, person: str, table: str, seat: int | None) -> Hint:
    """What the bot that searches would do, and what it expects of it."""
    async with hall.looking(table) as sitting:
        eyes = sitting.eyes(person, seat)
        if eyes is None or not may_hint(sitting, person, eyes):
            raise Refusal(403, "no-hint", "table-no-hint")
        game, match = sitting.game, sitting.match
        prompt = game.prompt(match.state, eyes)
        world = game.save(imagined(game, match.state, eyes))
    best = await hall.thinkers.advise(Asker(person, table), game.name, world, eyes, HINT_SECONDS)
    assert prompt is not None
    choice = next(one for one in prompt.choices if one.action == best.action)
    return Hint(
        best.action,
        choice.text,
        choice.label.to_data(),
        best.share,
        best.chance,
        best.score,
        best.line,
        [deed.to_data() for deed in best.then],
        None if best.why is None else best.why.to_data(),
    )
