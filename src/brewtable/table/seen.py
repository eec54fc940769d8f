"""Who may see whose page, and with it their name, games and ratings."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from brewtable.table.models import PersonRow, ResultRow
from brewtable.table.played_schema import Audience


async def visible_to(session: AsyncSession, viewer: str, people: Collection[str]) -> set[str]:
    """Oneself, who wants to be seen by all, and who has played with the viewer and does not mind."""
    if not people:
        return set()
    found = await session.execute(select(PersonRow.id, PersonRow.visible_to).where(PersonRow.id.in_(people)))
    audiences = {row.id: row.visible_to for row in found}
    mine, theirs = aliased(ResultRow), aliased(ResultRow)
    together = (
        select(theirs.person)
        .distinct()
        .join(mine, mine.table_id == theirs.table_id)
        .where(mine.person == viewer, theirs.person.in_(people))
    )
    met = {one for one in await session.scalars(together) if one is not None}
    seen = {one for one in met if audiences.get(one, "met") != "nobody"}
    seen |= {one for one, audience in audiences.items() if audience == "all"}
    return seen | ({viewer} & set(people))


async def audience_of(session: AsyncSession, person: str) -> Audience:
    kept = await session.scalar(select(PersonRow.visible_to).where(PersonRow.id == person))
    return next((one for one in get_args(Audience) if one == kept), "met")


async def names_of(session: AsyncSession, viewer: str, people: Collection[str]) -> dict[str, str]:
    """The names of those whom the viewer may see."""
    seen = await visible_to(session, viewer, people)
    found = await session.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(seen)))
    return {**dict.fromkeys(seen, ""), **{row.id: row.name for row in found}}


def may_be_seen_by(viewer: str, person: InstrumentedAttribute[str]) -> ColumnElement[bool]:
    """The same as `visible_to`, for a query over many people, joined with what is kept of each."""
    mine, theirs = aliased(ResultRow), aliased(ResultRow)
    met = select(theirs.person).join(mine, mine.table_id == theirs.table_id).where(mine.person == viewer)
    audience = func.coalesce(PersonRow.visible_to, "met")
    return or_(
        person == viewer,
        audience == "all",
        and_(audience != "nobody", person.in_(met.where(theirs.person.is_not(None)))),
    )
