"""New tables: opened by someone, as a rematch, as a branch of another game, or from a .brew file."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import func, select

from brewtable.arena.standings import rater
from brewtable.bots import bot_names, check_known
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Entry, Match, match_from, new_match
from brewtable.kernel.pledge import Pledge, make_pledge
from brewtable.kernel.state import OVER
from brewtable.table.clocks import kept
from brewtable.table.codes import new_code, new_id
from brewtable.table.hall import Hall, decided_again
from brewtable.table.kept import MOVE, DeckData, LogEntry, NewTable, Seat, Table, deck_data
from brewtable.table.models import TableRow
from brewtable.table.people import clean_name, name_of
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import game_named, seal_of
from brewtable.table.scale import anchor
from brewtable.table.schema import BranchOff, CreateTable, SeatWish, TableInfo
from brewtable.table.seating import take_seat
from brewtable.table.sitting import Sitting, now
from brewtable.table.snapshots import table_info
from brewtable.table.thinking import imagined

SEED_BITS = 53  # as many as a browser's numbers hold; the salt keeps them from being tried out


# Asked for.


async def create(hall: Hall, person: str, wish: CreateTable) -> TableInfo:
    game = game_named(wish.game)
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise SetupError("table-one-seat")
    if wish.rated:
        await asyncio.to_thread(_check_rated, game, wish)
    match = await asyncio.to_thread(_new_match, game, wish)
    async with hall.storage.read() as session:
        name = await name_of(session, person)
    seats = [_seat(number, one, person, name) for number, one in enumerate(wish.seats)]
    hints = wish.hints and not wish.rated
    terms = Terms(
        wish.public, wish.by_link, wish.level, wish.language, hints, _pace(wish), wish.talk, wish.rated
    )
    return await _open(hall, person, _new_table(person, match, seats, terms))


def _check_rated(game: Game, wish: CreateTable) -> None:
    """Rated games are all alike, and between at least two who have a place on the scale."""
    if rater() is None:
        raise SetupError("cli-no-extra", {"package": "openskill", "extra": "club"})
    usual = {option.name: option.values[0] for option in game.options(len(wish.seats))}
    others = [name for name, value in wish.options.items() if usual.get(name, value) != value]
    if others or wish.deck is not None or wish.seed is not None:
        raise Refusal(422, "rated", "table-rated-usual")
    sitting = [seat.who for seat in wish.seats]
    if "hot-seat" in sitting or len(sitting) < 2 or not {"me", "open"} & set(sitting):
        raise Refusal(422, "rated", "table-rated-seats")
    for seat in wish.seats:
        if seat.who == "bot":
            check_anchor(game, len(wish.seats), seat.bot)


def check_anchor(game: Game, players: int, bot: str) -> None:
    """Whether a bot has a place on the scale of a title."""
    check_known(bot)
    if anchor(game, players, bot) is None:
        raise Refusal(422, "rated", "table-rated-bot", {"bot": bot})


def _pace(wish: CreateTable) -> dict[str, object] | None:
    return None if wish.pace is None else kept(wish.pace)


def _new_match(game: Game, wish: CreateTable) -> Match:
    deck = None if wish.deck is None else game.deck_from_data(wish.deck, "deck")
    if wish.seed is not None:  # whoever chose it knows the shuffle: there is nothing to promise
        return new_match(game, game.setup(len(wish.seats), wish.seed, wish.options, deck))
    return _pledged(game, len(wish.seats), secrets.randbits(SEED_BITS), wish.options, deck)


def _pledged(game: Game, players: int, seed: int, options: dict[str, Any], deck: Deck | None) -> Match:
    match = new_match(game, game.setup(players, seed, options, deck))
    match.pledge = make_pledge(secrets.token_hex(16), seed)
    return match


def _seat(number: int, wish: SeatWish, person: str, own_name: str) -> Seat:
    kind = {"bot": "bot", "hot-seat": "hot-seat"}.get(wish.who, "human")
    bot = None
    if wish.who == "bot":
        check_known(wish.bot)
        bot = wish.bot
    called = own_name if wish.who == "me" else ""
    holder = person if wish.who in ("me", "hot-seat") else None
    return seat_row(number, kind, clean_name(wish.name) or called, holder, bot)


def seat_row(number: int, kind: str, name: str, person: str | None, bot: str | None) -> Seat:
    return Seat("", number, kind, name, person, None if kind == "bot" else new_code(), bot)


# From another game.


async def rematch(hall: Hall, person: str, table: str) -> TableInfo:
    """The same again with the seats turned by one; whoever asks second gets the table of the first."""
    async with hall.looking(table) as sitting:
        _check_may_rematch(sitting, person)
        following = sitting.row.rematch
        own = next((seat for seat in sitting.seats if seat.person == person), None)
        rated, players = sitting.row.rated, sitting.row.players
    if following is None:
        following = await _begin_rematch(hall, person, table)
    elif rated and own is not None:
        await _take_part(hall, person, following, (own.seat + 1) % players, own.name)
    async with hall.looking(following) as sitting:
        sitting.check_may_see(person)
        return table_info(sitting.row, sitting.seats, sitting.online, person)


@decided_again
async def _take_part(hall: Hall, person: str, table: str, number: int, name: str) -> None:
    """Sit down for another rated game, at the seat that is kept for whoever played the first."""
    async with hall.changing(table) as sitting:
        seat = sitting.seats[number]
        if sitting.row.status == "waiting" and not seat.taken and not sitting.mine(person):
            take_seat(sitting, seat, person, name)
            sitting.touch()


def _check_may_rematch(sitting: Sitting, person: str) -> None:
    sitting.check_may_see(person)
    if not sitting.mine(person) and sitting.row.host != person:
        raise Refusal(403, "not-your-table", "table-rematch-others")
    if not sitting.over:
        raise Refusal(409, "not-over", "table-rematch-early")


@decided_again
async def _begin_rematch(hall: Hall, person: str, table: str) -> str:
    """The table that follows, stored together with the word that it does."""
    deck = await _deck_of(hall, table)
    async with hall.opening(person):
        await _check_tables(hall, person)
        async with hall.changing(table) as sitting:
            if sitting.row.rematch is None:
                sitting.opened = _rematch(sitting, person, deck)
                sitting.row.rematch = sitting.opened.row.id
                sitting.touch()
            return sitting.row.rematch


def _rematch(sitting: Sitting, person: str, deck: DeckData) -> NewTable:
    row, game = sitting.row, sitting.game
    cards = game.deck_from_data(deck.data, "deck")
    match = _pledged(game, row.players, secrets.randbits(SEED_BITS), row.options, cards)
    seats = [_turned(seat, row.players) for seat in sitting.seats]
    if row.rated:  # everybody says for themselves whether to play another
        kept_free = [_kept_free(seat) if seat.person not in (None, person) else seat for seat in seats]
        terms = Terms(hints=False, pace=row.pace, talk=row.talk, rated=True)
        return _new_table(person, match, kept_free, terms)
    terms = Terms(row.public, row.by_link, row.level, row.language, row.hints, row.pace, row.talk)
    return _new_table(person, match, seats, terms)


def _kept_free(seat: Seat) -> Seat:
    return seat_row(seat.seat, "human", "", None, None)


def _turned(seat: Seat, players: int) -> Seat:
    bot = seat.bot if seat.kind == "bot" else None
    return seat_row((seat.seat + 1) % players, seat.kind, seat.name, seat.person, bot)


async def branch(hall: Hall, person: str, table: str, wish: BranchOff) -> TableInfo:
    """A game of one's own against bots that goes on from a ply of this one.

    While the game runs it goes on in a world drawn from those the seat could not tell apart at that ply.
    """
    check_known(wish.bot)
    async with hall.looking(table) as sitting:
        sitting.eyes(person, wish.seat)
        if sitting.row.rated and not sitting.over:
            raise Refusal(403, "rated", "table-rated-branch")
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
        strict = _stays_without_hints(sitting, person)
        options, deck, name = sitting.row.options, sitting.row.deck, sitting.seats[wish.seat].name
    seats = [
        seat_row(number, "human", name, person, None)
        if number == wish.seat
        else seat_row(number, "bot", wish.bot, None, wish.bot)
        for number in range(int(grown.state.seats))
    ]
    origin = await _deck_of(hall, table), options, deck
    new = _new_table(person, grown, seats, Terms(hints=not strict), origin)
    new.row.branch_of = table if strict else None
    return await _open(hall, person, new)


def _stays_without_hints(sitting: Sitting, person: str) -> bool:
    """Whether hints for another way of this game would be hints for a game that people play without."""
    running = not sitting.over and bool(sitting.other_people(person))
    return not sitting.row.hints and (running or sitting.row.branch_of is not None)


async def _deck_of(hall: Hall, table: str) -> DeckData:
    """The deck that a table plays with."""
    kept = await hall.storage.books.read(table, None)
    if kept is None or kept.deck is None:
        raise no_such_table()
    return DeckData(kept.row.deck_hash, kept.deck)


async def bring(hall: Hall, person: str, text: str) -> TableInfo:
    """A table from a .brew file: to look at when the game is over, to play on when it is not."""
    match = await asyncio.to_thread(read_journal, text)
    if match.setup is not None and match.setup.seed is None:
        raise Refusal(422, "no-seed", "table-no-seed")
    seats = [_brought(number, name, person) for number, name in enumerate(match.seats)]
    if not match.over:
        match.pledge = None  # whoever has the file knows the shuffle
    if len(seats) != match.state.seats:
        raise Refusal(
            422, "no-seat", "table-seats-differ", {"seats": int(match.state.seats), "found": len(seats)}
        )
    first = next((seat for seat in seats if seat.kind == "hot-seat"), None)
    if first is not None:
        first.kind = "human"
    return await _open(hall, person, _new_table(person, match, seats))


def _brought(number: int, name: str, person: str) -> Seat:
    kind, _, bot = name.partition(":")
    if kind == "bot" and bot in bot_names():
        return seat_row(number, "bot", "", None, bot)
    return seat_row(number, "hot-seat", "" if name == "human" else clean_name(name), person, None)


# Common parts.


async def _open(hall: Hall, person: str, new: NewTable) -> TableInfo:
    """Store a new table and let it begin."""
    async with hall.opening(person):
        await _check_tables(hall, person)
        if any(seat.bot for seat in new.seats) and new.row.status != "over":
            hall.thinkers.check_room(person)
        await hall.open(new)
    return table_info(new.row, new.seats, hall.presence.at(new.row.id), person)


async def _check_tables(hall: Hall, person: str) -> None:
    """One person may have so many running games, and the house so many tables."""
    running = TableRow.host == person, TableRow.status != "over"
    async with hall.storage.read() as session:
        own = await session.scalar(select(func.count()).select_from(TableRow).where(*running))
        tables = await session.scalar(select(func.count()).select_from(TableRow))
    most = hall.settings.tables_each
    if (own or 0) >= most:
        raise Refusal(409, "too-many-tables", "table-too-many-tables", {"count": int(most)})
    if (tables or 0) >= hall.settings.tables:
        raise Refusal(503, "house-full", "table-house-full")


class Terms(Struct, frozen=True):
    """What whoever opens a table says of it, besides the game."""

    public: bool = False
    by_link: bool = False
    level: str = "any"
    language: str = ""
    hints: bool = True
    pace: dict[str, Any] | None = None
    talk: str = "all"
    rated: bool = False


USUAL = Terms()
Origin = tuple[DeckData, dict[str, Any], str]  # deck, options and the deck's title


def _new_table(
    person: str,
    match: Match,
    seats: Sequence[Seat],
    terms: Terms = USUAL,
    origin: Origin | None = None,
) -> NewTable:
    """All that is kept of a table that begins."""
    match.act_forced()
    deck, options, title = origin or _origin(match)
    setup, pledge, moment = match.setup, match.pledge or Pledge("", ""), now()
    row = Table(
        id=new_id(),
        game=match.game.name,
        rules=match.game.version,
        players=int(match.state.seats),
        options=options,
        deck=title[:200],
        deck_hash=deck.hash,
        pledge=pledge.hash,
        salt=pledge.salt,
        seed=None if setup is None else setup.seed,
        host=person,
        public=terms.public,
        hints=terms.hints,
        status="waiting",
        version=match.ply,
        ply=match.ply,
        to_move=None,
        takeback=None,
        result=None,
        rematch=None,
        created=moment,
        changed=moment,
        by_link=terms.by_link,
        level=terms.level,
        language=terms.language,
        pace=terms.pace,
        talk=terms.talk,
        rated=terms.rated,
    )
    ordered = sorted(seats, key=lambda seat: seat.seat)
    for seat in ordered:
        seat.table_id = row.id
    log = [_log_entry(row.id, number, entry) for number, entry in enumerate(match.entries, 1)]
    row.seal = seal_of(row.seal, log)
    if all(seat.taken for seat in ordered):
        row.status = "over" if match.over else "playing"
    if match.over:
        row.result = match.game.result(match.state).to_data()
    elif row.status == "playing":
        row.to_move = int(match.state.to_move())
    return NewTable(row, ordered, log, deck, _first_position(match))


def _first_position(match: Match) -> dict[str, Any] | None:
    """Where a game begins that is no fresh deal."""
    if match.setup is not None:
        return None
    return dict(match.game.save(match.entries[0].before if match.entries else match.state))


def _origin(match: Match) -> Origin:
    """A position says nothing of deck and options: a rematch has the usual ones."""
    if match.setup is None:
        house = match.game.house_deck()
        return deck_data(house.to_data()), {}, house.title
    deck = match.setup.deck
    return deck_data(deck.to_data()), dict(match.setup.options), deck.title


def _log_entry(table: str, number: int, entry: Entry) -> LogEntry:
    return LogEntry(table, number, MOVE, entry.seat, entry.action, now())
