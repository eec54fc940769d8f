"""New tables: opened by someone, as a rematch, as a branch of another game, or from a .brew file."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.bots import bot_names, make_bot
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Entry, Match, match_from, new_match
from brewtable.kernel.pledge import Pledge, make_pledge
from brewtable.kernel.state import OVER
from brewtable.table.codes import new_code, new_id
from brewtable.table.hall import Hall
from brewtable.table.models import LogRow, SeatRow, TableRow
from brewtable.table.people import clean_name, name_of
from brewtable.table.problems import Refusal
from brewtable.table.record import MOVE, game_named
from brewtable.table.schema import BranchOff, CreateTable, SeatWish, TableInfo
from brewtable.table.sitting import now
from brewtable.table.snapshots import table_info
from brewtable.table.thinking import imagined

SEED_BITS = 53  # as many as a browser's numbers hold; the salt keeps them from being tried out
TABLES_EACH = 200  # running games one person may have opened


# Asked for.


async def create(hall: Hall, person: str, wish: CreateTable) -> TableInfo:
    game = game_named(wish.game)
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise SetupError("table-one-seat")
    match = await asyncio.to_thread(_new_match, game, wish)
    async with hall.storage.write() as session:
        name = await name_of(session, person)
        seats = [_seat(number, one, person, name) for number, one in enumerate(wish.seats)]
        return await _open(hall, session, person, match, seats, public=wish.public, hints=wish.hints)


def _new_match(game: Game, wish: CreateTable) -> Match:
    deck = None if wish.deck is None else game.deck_from_data(wish.deck, "deck")
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    return _pledged(game, len(wish.seats), seed, wish.options, deck)


def _pledged(game: Game, players: int, seed: int, options: dict[str, Any], deck: Deck | None) -> Match:
    match = new_match(game, game.setup(players, seed, options, deck))
    match.pledge = make_pledge(secrets.token_hex(16), seed)
    return match


def _seat(number: int, wish: SeatWish, person: str, own_name: str) -> SeatRow:
    kind = {"bot": "bot", "hot-seat": "hot-seat"}.get(wish.who, "human")
    bot = None
    if wish.who == "bot":
        make_bot(wish.bot, 0)
        bot = wish.bot
    called = own_name if wish.who == "me" else ""
    holder = person if wish.who in ("me", "hot-seat") else None
    return seat_row(number, kind, clean_name(wish.name) or called, holder, bot)


def seat_row(number: int, kind: str, name: str, person: str | None, bot: str | None) -> SeatRow:
    return SeatRow(
        seat=number,
        kind=kind,
        name=name,
        person=person,
        code=None if kind == "bot" else new_code(),
        bot=bot,
        standing_in=False,
        conceded=False,
    )


# From another game.


async def rematch(hall: Hall, person: str, table: str) -> TableInfo:
    """The same again with the seats turned by one; whoever asks second gets the table of the first."""
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        row = sitting.row
        if not sitting.mine(person) and row.host != person:
            raise Refusal(403, "not-your-table", "table-rematch-others")
        if not sitting.over:
            raise Refusal(409, "not-over", "table-rematch-early")
        if row.rematch is None:
            deck = sitting.game.deck_from_data((await _start_of(sitting.session, table))["deck"], "deck")
            seed = secrets.randbits(SEED_BITS)
            match = _pledged(sitting.game, row.players, seed, row.options, deck)
            seats = [_turned(seat, row.players) for seat in sitting.seats]
            info = await _open(
                hall, sitting.session, person, match, seats, public=row.public, hints=row.hints
            )
            row.rematch = info.id
            sitting.touch()
            return info
        following = row.rematch
    async with hall.looking(following) as sitting:
        sitting.check_may_see(person)
        return table_info(sitting.row, sitting.seats, sitting.online, person)


def _turned(seat: SeatRow, players: int) -> SeatRow:
    bot = seat.bot if seat.kind == "bot" else None
    return seat_row((seat.seat + 1) % players, seat.kind, seat.name, seat.person, bot)


async def branch(hall: Hall, person: str, table: str, wish: BranchOff) -> TableInfo:
    """A game of one's own against bots that goes on from a ply of this one.

    While the game runs it goes on in a world drawn from those the seat could not tell apart at that ply.
    """
    make_bot(wish.bot, 0)
    async with hall.looking(table) as sitting:
        sitting.eyes(person, wish.seat)
        match = sitting.match
        if wish.ply > match.ply:
            raise Refusal(422, "no-ply", "match-no-ply", {"decisions": match.ply, "ply": wish.ply})
        if int(match.position_at(wish.ply).to_move()) == OVER:
            raise Refusal(422, "no-ply", "table-nothing-left")
        if sitting.over:
            grown = match.branch(wish.ply)
            grown.pledge = None
        else:
            grown = match_from(match.game, imagined(match.game, match.position_at(wish.ply), wish.seat))
        options, deck, name = sitting.row.options, sitting.row.deck, sitting.seats[wish.seat].name
    seats = [
        seat_row(number, "human", name, person, None)
        if number == wish.seat
        else seat_row(number, "bot", wish.bot, None, wish.bot)
        for number in range(int(grown.state.seats))
    ]
    async with hall.storage.write() as session:
        start = await _start_of(session, table)
        start.pop("position", None)
        return await _open(hall, session, person, grown, seats, origin=(start, options, deck))


async def _start_of(session: AsyncSession, table: str) -> dict[str, Any]:
    start: dict[str, Any] | None = await session.scalar(select(TableRow.start).where(TableRow.id == table))
    assert start is not None
    return start


async def bring(hall: Hall, person: str, text: str) -> TableInfo:
    """A table from a .brew file: to look at when the game is over, to play on when it is not."""
    match = await asyncio.to_thread(read_journal, text)
    if match.setup is not None and match.setup.seed is None:
        raise Refusal(422, "no-seed", "table-no-seed")
    seats = [_brought(number, name, person) for number, name in enumerate(match.seats)]
    if len(seats) != match.state.seats:
        raise Refusal(
            422, "no-seat", "table-seats-differ", {"seats": int(match.state.seats), "found": len(seats)}
        )
    first = next((seat for seat in seats if seat.kind == "hot-seat"), None)
    if first is not None:
        first.kind = "human"
    async with hall.storage.write() as session:
        return await _open(hall, session, person, match, seats)


def _brought(number: int, name: str, person: str) -> SeatRow:
    kind, _, bot = name.partition(":")
    if kind == "bot" and bot in bot_names():
        return seat_row(number, "bot", "", None, bot)
    return seat_row(number, "hot-seat", "" if name == "human" else clean_name(name), person, None)


# Common parts.


async def _open(
    hall: Hall,
    session: AsyncSession,
    person: str,
    match: Match,
    seats: Sequence[SeatRow],
    public: bool = False,
    hints: bool = True,
    origin: tuple[dict[str, Any], dict[str, Any], str] | None = None,
) -> TableInfo:
    """Store a new table and let it begin."""
    running = TableRow.host == person, TableRow.status != "over"
    if (await session.scalar(select(func.count()).select_from(TableRow).where(*running)) or 0) >= TABLES_EACH:
        raise Refusal(409, "too-many-tables", "table-too-many-tables", {"count": TABLES_EACH})
    row = _table_row(match, person, public, hints, origin)
    session.add(row)
    await session.flush()
    for seat in seats:
        seat.table_id = row.id
    session.add_all(seats)
    session.add_all(_log_row(row.id, number, entry) for number, entry in enumerate(match.entries, 1))
    if all(seat.taken for seat in seats):
        row.status = "over" if match.over else "playing"
    if match.over:
        row.result = match.game.result(match.state).to_data()
    elif row.status == "playing":
        row.to_move = int(match.state.to_move())
    await session.flush()
    ordered = sorted(seats, key=lambda seat: seat.seat)
    hall.when_stored(session, row.id)
    return table_info(row, ordered, set(), person)


def _table_row(
    match: Match,
    person: str,
    public: bool,
    hints: bool,
    origin: tuple[dict[str, Any], dict[str, Any], str] | None,
) -> TableRow:
    setup, pledge = match.setup, match.pledge or Pledge("", "")
    start, options, title = origin or _origin(match)
    if setup is None:
        first = match.entries[0].before if match.entries else match.state
        start = {**start, "position": match.game.save(first)}
    moment = now()
    return TableRow(
        id=new_id(),
        game=match.game.name,
        rules=match.game.version,
        start=start,
        players=int(match.state.seats),
        options=options,
        deck=title[:200],
        pledge=pledge.hash,
        salt=pledge.salt,
        seed=None if setup is None else setup.seed,
        host=person,
        public=public,
        hints=hints,
        status="waiting",
        version=match.ply,
        ply=match.ply,
        to_move=None,
        takeback=None,
        result=None,
        rematch=None,
        created=moment,
        changed=moment,
    )


def _origin(match: Match) -> tuple[dict[str, Any], dict[str, Any], str]:
    """Deck, options and the deck's title. A position says nothing of them: a rematch has the usual ones."""
    if match.setup is None:
        house = match.game.house_deck()
        return {"deck": house.to_data()}, {}, house.title
    deck = match.setup.deck
    return {"deck": deck.to_data()}, dict(match.setup.options), deck.title


def _log_row(table: str, number: int, entry: Entry) -> LogRow:
    return LogRow(table_id=table, number=number, kind=MOVE, seat=entry.seat, value=entry.action, at=now())
