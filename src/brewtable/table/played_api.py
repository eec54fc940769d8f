"""The requests about games that were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from brewtable.table import house, played, standing
from brewtable.table.api_parts import RESPONSES, Person, TheHall
from brewtable.table.played_schema import Export, House, Ladder, PersonPage, RatedEnd, SeenBy

MYSELF = "me"
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/people/{who:str}", responses=RESPONSES)
async def person_page(hall: TheHall, person: Person, who: FromPath[str]) -> PersonPage:
    """What somebody has played, if they let you see it; `me` is you."""
    return await played.page(hall, person, person if who == MYSELF else who)


@put("/me/visible", responses=RESPONSES)
async def be_seen_by(hall: TheHall, person: Person, data: JSONBody[SeenBy]) -> PersonPage:
    """Say who may see your page: all, those who have played with you, or nobody."""
    return await played.be_seen_by(hall, person, data.visible_to)


@get("/me/export", responses=RESPONSES)
async def export(hall: TheHall, person: Person) -> Response[Export]:
    """All your games in one file."""
    name = 'attachment; filename="brewtable.json"'
    return Response(await played.export(hall, person), headers={"content-disposition": name})


@get("/house", responses=RESPONSES)
async def the_house(hall: TheHall, person: Person) -> House:
    """What was played here, records, and what can be watched."""
    return await house.house(hall, person)


@get("/house/ladder/{game:str}", responses=RESPONSES)
async def ladder(hall: TheHall, person: Person, game: FromPath[str], skip: Skip = 0) -> Ladder:
    """Who is how strong in a title, of those whom you may see."""
    return await house.ladder(hall, person, game, skip)


@get("/tables/{table:str}/rated", responses=RESPONSES)
async def rated_end(hall: TheHall, person: Person, table: FromPath[str]) -> RatedEnd:
    """What a rated game that is over made of ratings; it is written a moment after the end."""
    return await standing.rated_end(hall, person, table)


HANDLERS: Sequence[BaseRouteHandler] = (person_page, be_seen_by, export, the_house, ladder, rated_end)
