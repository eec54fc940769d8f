"""The requests of the browser, one function each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter, RawBody

from brewtable import __version__
from brewtable.bots.levels import OPPONENTS, SECONDS
from brewtable.kernel.engine import mode
from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Game
from brewtable.kernel.registry import game_names
from brewtable.locale.words import words_brought_by
from brewtable.table import (
    calls_api,
    hosting_api,
    lobby_api,
    moves,
    opening,
    pace_api,
    people_api,
    played_api,
    reviewing,
    seating,
    talk_api,
)
from brewtable.table.api_parts import (
    RESPONSES,
    Person,
    TheHall,
    codes_not_guessed,
    limit_openings,
    the_hall,
    the_person,
)
from brewtable.table.compiling import compiling
from brewtable.table.doorkeeper import AT_THEIR_TABLES, BY_CODE, FOR_STRANGERS
from brewtable.table.people import clean_name, name_of, rename
from brewtable.table.problems import Refusal
from brewtable.table.record import game_named
from brewtable.table.schema import (
    AnswerTakeback,
    AskTakeback,
    BotInfo,
    BranchOff,
    CreateTable,
    Engine,
    GameInfo,
    Hint,
    Invitation,
    Join,
    Me,
    Move,
    Moved,
    OneSeat,
    OptionInfo,
    Preview,
    Rename,
    Replay,
    Review,
    Snapshot,
    StandIn,
    TableInfo,
    TakeBack,
    Verdict,
)

TableId = FromPath[str]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]
PlyQuery = Annotated[int | None, QueryParameter(ge=0, lt=1 << 31)]

# Games and people.


@get("/engine", opt=FOR_STRANGERS, sync_to_thread=False, responses=RESPONSES)
def engine() -> Engine:
    """How the rules run, and with them the bots."""
    return Engine(__version__, mode(), compiling())


@get("/games", opt=FOR_STRANGERS, sync_to_thread=False, responses=RESPONSES)
def games() -> list[GameInfo]:
    """The games there are."""
    return [_game_info(name) for name in game_names()]


def _game_info(name: str) -> GameInfo:
    game = game_named(name)
    options = [OptionInfo(option.name, option.values, option.words) for option in game.options(game.most)]
    bots = [BotInfo(bot, SECONDS[bot], game.wins.get(bot)) for bot in OPPONENTS]
    return GameInfo(game.name, game.title, game.fewest, game.most, game.minutes, options, bots)


@get("/games/{game:str}/words", opt=FOR_STRANGERS, sync_to_thread=True, responses=RESPONSES)
def game_words(game: FromPath[str]) -> dict[str, list[str]]:
    """The Fluent files that a game from elsewhere brings, by language; none for the games of the house."""
    _rules_of(game)
    return words_brought_by(game)


@get("/games/{game:str}/catalog", opt=FOR_STRANGERS, sync_to_thread=True, responses=RESPONSES)
def game_catalog(game: FromPath[str]) -> Mapping[str, Mapping[str, Any]]:
    """The fronts of the cards of a game's house deck."""
    rules = _rules_of(game)
    return rules.catalog(rules.new(rules.setup(seed=0)))


def _rules_of(name: str) -> Game:
    try:
        return game_named(name)
    except BrewError as problem:
        raise Refusal(404, "no-game", problem.message.key, problem.message.args) from None


@get("/me", responses=RESPONSES)
async def me(hall: TheHall, person: Person) -> Me:
    """Who you are here."""
    async with hall.storage.read() as session:
        return Me(person, await name_of(session, person))


@put("/me", responses=RESPONSES)
async def call_me(hall: TheHall, person: Person, data: JSONBody[Rename]) -> Me:
    """Give yourself a name."""
    name = clean_name(data.name)
    async with hall.storage.write() as session:
        await rename(session, person, name)
    return Me(person, name)


# Tables and seats.


@get("/tables", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def my_tables(hall: TheHall, person: Person) -> list[TableInfo]:
    """Your tables, newest first; where you are not let in, the games you may finish."""
    return await seating.my_tables(hall, person)


@get("/tables/public", responses=RESPONSES)
async def public_tables(hall: TheHall, person: Person) -> list[TableInfo]:
    """The tables that anybody may watch."""
    return await seating.public_tables(hall, person)


@post("/tables", responses=RESPONSES, guards=[limit_openings])
async def create(hall: TheHall, person: Person, data: JSONBody[CreateTable]) -> TableInfo:
    """Open a table."""
    return await opening.create(hall, person, data)


@get("/join/{code:str}", opt=BY_CODE, responses=RESPONSES)
async def invitation(
    hall: TheHall, person: Person, code: FromPath[str], request: Request[Any, Any, Any], state: State
) -> Invitation:
    """Who invites to what with a code."""
    with codes_not_guessed(request, state):
        return await seating.invitation(hall, person, code)


@post("/join", opt=BY_CODE, status_code=200, responses=RESPONSES)
async def join(
    hall: TheHall, person: Person, data: JSONBody[Join], request: Request[Any, Any, Any], state: State
) -> TableInfo:
    """Take the seat a code is for."""
    with codes_not_guessed(request, state):
        return await seating.join(hall, person, data.code, data.name)


@post("/tables/{table:str}/call-off", status_code=204, responses=RESPONSES)
async def call_off(hall: TheHall, person: Person, table: TableId) -> None:
    """Give up your table before the game has begun."""
    await seating.call_off(hall, person, table)


@post("/tables/{table:str}/leave", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def leave(hall: TheHall, person: Person, table: TableId, data: JSONBody[OneSeat]) -> Snapshot:
    """Give a seat up."""
    return await seating.leave(hall, person, table, data.seat)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=RESPONSES)
async def stand_in(
    hall: TheHall, person: Person, table: TableId, seat: SeatPath, data: JSONBody[StandIn]
) -> Snapshot:
    """Let a bot play for a seat whose player is away."""
    return await seating.stand_in(hall, person, table, seat, data.bot)


@post(
    "/tables/{table:str}/seats/{seat:int}/return", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES
)
async def come_back(hall: TheHall, person: Person, table: TableId, seat: SeatPath) -> Snapshot:
    """Take your seat back from the bot that stood in."""
    return await seating.come_back(hall, person, table, seat)


@post("/tables/{table:str}/rematch", status_code=201, responses=RESPONSES, guards=[limit_openings])
async def rematch(hall: TheHall, person: Person, table: TableId) -> TableInfo:
    """The same again, seats turned by one."""
    return await opening.rematch(hall, person, table)


@post("/tables/{table:str}/branch", status_code=201, responses=RESPONSES, guards=[limit_openings])
async def branch(hall: TheHall, person: Person, table: TableId, data: JSONBody[BranchOff]) -> TableInfo:
    """A table of your own that goes on from a ply of this one, against bots."""
    return await opening.branch(hall, person, table, data)


# Looking.


@get("/tables/{table:str}", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def look(
    hall: TheHall, person: Person, table: TableId, seat: SeatQuery = None, since: PlyQuery = None
) -> Snapshot:
    """The table through the eyes of a seat."""
    return await moves.look(hall, person, table, seat, since)


@get("/tables/{table:str}/catalog", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def table_catalog(hall: TheHall, person: Person, table: TableId) -> Mapping[str, Mapping[str, Any]]:
    """The fronts of all cards in play."""
    async with hall.looking(table) as sitting:
        sitting.check_may_see(person)
        return sitting.game.catalog(sitting.match.state)


@get("/tables/{table:str}/replay", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def watch_again(hall: TheHall, person: Person, table: TableId, seat: SeatQuery = None) -> Replay:
    """The game so far, position by position."""
    return await moves.watch_again(hall, person, table, seat)


@get("/tables/{table:str}/review", responses=RESPONSES)
async def review(hall: TheHall, person: Person, table: TableId) -> Review:
    """Which decisions of a finished game can be judged."""
    return await reviewing.review(hall, person, table)


@get("/tables/{table:str}/review/{ply:int}", responses=RESPONSES)
async def verdict(hall: TheHall, person: Person, table: TableId, ply: FromPath[int]) -> Verdict:
    """What the best bot says of a decision of a finished game."""
    return await reviewing.verdict(hall, person, table, ply)


@get("/tables/{table:str}/preview", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def preview(
    hall: TheHall,
    person: Person,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=63)],
    version: Annotated[int, QueryParameter(ge=0, lt=1 << 31)],
    action: FromQuery[int],
) -> Preview:
    """What an action would do, as far as the seat can know."""
    return await moves.preview(hall, person, table, seat, version, action)


@get("/tables/{table:str}/hint", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def hint(hall: TheHall, person: Person, table: TableId, seat: SeatQuery = None) -> Hint:
    """What the best bot would do."""
    return await moves.hint(hall, person, table, seat)


@get("/tables/{table:str}/brew", opt=AT_THEIR_TABLES, media_type=MediaType.TEXT, responses=RESPONSES)
async def export(hall: TheHall, person: Person, table: TableId) -> Response[str]:
    """The .brew file of a finished game."""
    text = await moves.export(hall, person, table)
    name = f'attachment; filename="{table}.brew"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/import", responses=RESPONSES, guards=[limit_openings])
async def bring(hall: TheHall, person: Person, body: RawBody) -> TableInfo:
    """A table from a .brew file."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal(422, "bad-journal", "table-no-text") from None
    return await opening.bring(hall, person, text)


# Deciding.


@post("/tables/{table:str}/moves", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def move(hall: TheHall, person: Person, table: TableId, data: JSONBody[Move]) -> Moved:
    """Play an action."""
    return await moves.move(hall, person, table, data)


@post("/tables/{table:str}/undo", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def undo(hall: TheHall, person: Person, table: TableId, data: JSONBody[TakeBack]) -> Snapshot:
    """Take your last choices back."""
    return await moves.undo(hall, person, table, data.seat, data.version, data.choices)


@post("/tables/{table:str}/restart", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def restart(hall: TheHall, person: Person, table: TableId, data: JSONBody[TakeBack]) -> Snapshot:
    """Take back all of your turn that can be."""
    return await moves.undo(hall, person, table, data.seat, data.version)


@post("/tables/{table:str}/takeback", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def ask_takeback(
    hall: TheHall, person: Person, table: TableId, data: JSONBody[AskTakeback]
) -> Snapshot:
    """Ask the others to go back to a ply."""
    return await moves.ask_takeback(hall, person, table, data.seat, data.ply)


@post("/tables/{table:str}/takeback/answer", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def answer_takeback(
    hall: TheHall, person: Person, table: TableId, data: JSONBody[AnswerTakeback]
) -> Snapshot:
    """Agree to go back, or refuse."""
    return await moves.answer_takeback(hall, person, table, data.seat, data.agree)


@post("/tables/{table:str}/concede", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def concede(hall: TheHall, person: Person, table: TableId, data: JSONBody[OneSeat]) -> Snapshot:
    """Give the game up."""
    return await moves.concede(hall, person, table, data.seat)


def requests() -> Router:
    """All of them, under /api."""
    return Router(
        path="/api",
        route_handlers=[
            *(
                engine,
                games,
                game_catalog,
                game_words,
                me,
                call_me,
                my_tables,
                public_tables,
                create,
                invitation,
                join,
                call_off,
                leave,
                stand_in,
                come_back,
            ),
            *(rematch, branch, look, table_catalog, watch_again, review, verdict),
            *(preview, hint, export, bring),
            *(move, undo, restart, ask_takeback, answer_takeback, concede),
            *people_api.HANDLERS,
            *hosting_api.HANDLERS,
            *lobby_api.HANDLERS,
            *played_api.HANDLERS,
            *pace_api.HANDLERS,
            *talk_api.HANDLERS,
            *calls_api.HANDLERS,
        ],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "person": Provide(the_person, sync_to_thread=False),
        },
    )
