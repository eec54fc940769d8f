"""The requests about games that were played."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from brewtable.table import played
from brewtable.table.api_parts import RESPONSES, Person, TheHall
from brewtable.table.played_schema import Export, House, PersonPage, SeenBy

MYSELF = "me"


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
async def house(hall: TheHall, person: Person) -> House:
    """What was played here, records, and what can be watched."""
    return await played.house(hall, person)


HANDLERS: Sequence[BaseRouteHandler] = (person_page, be_seen_by, export, house)
