"""What was played: results are written once, and shown to those who may see them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import delete, func, select, update
from tests.table.guests import BOT, HOT, ME, OPEN, Data, Guest
from tests.table.test_storage import HOT_TABLE, address, hall_in, kept  # noqa: F401 - fixtures

from brewtable.table import moves, opening, played
from brewtable.table.expiry import remove_rows
from brewtable.table.models import ResultRow, TableRow
from brewtable.table.results import Results, places_of
from brewtable.table.storage import Storage


def a_game(winner: Guest, loser: Guest, **more: object) -> str:
    """A game of two people that one of them has given up."""
    info = winner.open({**ME, "name": "Ann"}, OPEN, **more)
    loser.post("/join", code=info["seats"][1]["code"], name="Bob")
    loser.post(f"/tables/{info['id']}/concede", seat=1)
    return str(info["id"])


def named(guest: Guest, name: str) -> str:
    me: Data = guest.http.put("/api/me", json={"name": name}).json()
    return str(me["id"])


def games_of(guest: Guest, count: int) -> Data:
    """One's own page, once so many results are written, which is done beside the play."""
    deadline = time.monotonic() + 20
    while True:
        page: Data = guest.get("/people/me")
        if len(page["played"]) >= count or time.monotonic() > deadline:
            assert len(page["played"]) == count
            return page
        time.sleep(0.05)


def test_a_game_is_on_the_pages_of_those_who_played(ann: Guest, bob: Guest) -> None:
    named(ann, "Ann")
    his = named(bob, "Bob")
    table = a_game(ann, bob)
    page = games_of(ann, 1)
    [game] = page["played"]
    assert (game["table"], game["place"], game["players"]) == (table, 1, 2)
    assert [(seat["name"], seat["place"], seat["conceded"]) for seat in game["seats"]] == [
        ("Ann", 1, False),
        ("Bob", 2, True),
    ]
    assert [(one["games"], one["won"]) for one in page["totals"]] == [(1, 1)]
    assert page["against"] == [
        {"person": his, "name": "Bob", "bot": None, "games": 1, "ahead": 1, "behind": 0}
    ]
    seen = ann.get(f"/people/{his}")
    assert (seen["name"], seen["me"], seen["played"][0]["place"]) == ("Bob", False, 2)
    kept_all = bob.get("/me/export")
    assert [one["table"] for one in kept_all["page"]["played"]] == [table]
    assert table in [one["id"] for one in kept_all["tables"]]


def test_strangers_see_whom_they_may(ann: Guest, bob: Guest, eve: Guest) -> None:
    hers, his = named(ann, "Ann"), named(bob, "Bob")
    table = a_game(ann, bob)
    games_of(ann, 1)
    assert eve.refused(404, "GET", f"/people/{hers}")["code"] == "no-person"
    assert eve.refused(404, "GET", "/people/0123456789abcdefghjk")["code"] == "no-person"
    ann.http.put("/api/me/visible", json={"visible_to": "all"})
    page = eve.get(f"/people/{hers}")
    assert page["played"][0]["table"] is None  # a private table
    assert his not in str(page)
    assert "Bob" not in str(page)
    assert page["against"] == []
    assert eve.get("/house")["regulars"][0]["games"] >= 1
    assert his not in eve.http.get("/api/house").text
    assert eve.refused(404, "GET", f"/tables/{table}")["code"] == "no-table"
    ann.http.put("/api/me/visible", json={"visible_to": "nobody"})
    assert bob.refused(404, "GET", f"/people/{hers}")["code"] == "no-person"
    assert [seat["name"] for seat in bob.get("/people/me")["played"][0]["seats"]] == ["", "Bob"]
    assert hers not in eve.http.get("/api/house").text


def test_the_house_tells_records_and_public_games(ann: Guest, bob: Guest, eve: Guest) -> None:
    before = eve.get("/house")["games"]
    running = ann.open(ME, BOT, public=True)["id"]
    ann.open(ME, BOT)
    a_game(ann, bob)
    games_of(ann, 1)
    deadline = time.monotonic() + 20
    while (house := eve.get("/house"))["games"] == before and time.monotonic() < deadline:
        time.sleep(0.05)  # it is worked out anew when it is old
    assert house["games"] >= before + 1
    assert running in [table["id"] for table in house["running"]]
    assert all(table["public"] for table in house["running"])
    assert [one for one in house["records"] if one["players"] == 2]


def test_only_what_was_played_here_counts(ann: Guest, bob: Guest) -> None:
    table = a_game(ann, bob)
    games_of(ann, 1)
    journal = ann.http.get(f"/api/tables/{table}/brew").text
    ann.http.post("/api/import", content=journal, headers={"content-type": "text/plain"})
    hot = ann.open(ME, HOT)["id"]
    ann.post(f"/tables/{hot}/concede", seat=1)
    page = games_of(ann, 2)
    assert [[seat["person"] is None for seat in game["seats"]] for game in page["played"]] == [
        [False, True],  # who sat at the same device is nobody in particular
        [False, False],
    ]


def test_who_is_deleted_is_somebody_in_the_games_of_others(ann: Guest, bob: Guest) -> None:
    his = named(bob, "Bob")
    a_game(ann, bob)
    games_of(ann, 1)
    assert bob.http.request("DELETE", "/api/me", json={}).is_success
    page = ann.get("/people/me")
    assert [seat["name"] for seat in page["played"][0]["seats"]][1] == ""
    assert his not in str(page)
    assert ann.refused(404, "GET", f"/people/{his}")["code"] == "no-person"


def test_results_are_caught_up_with_and_written_once(kept: Callable[..., None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            info = await opening.create(hall, "ann", HOT_TABLE)
            await moves.concede(hall, "ann", info.id, 1)
            assert (await played.page(hall, "ann", "ann")).played == []  # nobody writes here yet
            first, second = Results(storage), Results(storage)
            for results in (first, second):
                results.start()
            async with asyncio.timeout(10):
                while not (await played.page(hall, "ann", "ann")).played:
                    await asyncio.sleep(0.01)
            await asyncio.gather(first.write([info.id]), second.write([info.id]))
            for results in (first, second):
                await results.stop()
            async with storage.write() as session:
                assert await session.scalar(select(func.count()).select_from(ResultRow)) == 2
                await remove_rows(session, [info.id])
            [game] = (await played.page(hall, "ann", "ann")).played
            assert (game.table, game.place) == (None, 1)

    kept(work)


def test_games_from_before_a_migration_are_counted(kept: Callable[..., None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            tables = [(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(3)]
            for table in tables:
                await moves.concede(hall, "ann", table, 1)
            async with storage.write() as session:
                await session.execute(delete(ResultRow))
                await session.execute(update(TableRow).values(counted=None))
            results = Results(storage)
            results.start()
            async with asyncio.timeout(10):
                while len((await played.page(hall, "ann", "ann")).played) < len(tables):
                    await asyncio.sleep(0.01)
            await results.stop()

    kept(work)


def test_an_odd_result_keeps_no_others_back(kept: Callable[..., None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            odd, good = sorted([(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(2)])
            for table in (odd, good):
                await moves.concede(hall, "ann", table, 1)
            async with storage.write() as session:
                strange = {"ranking": [[0], [1]], "scores": []}
                await session.execute(update(TableRow).where(TableRow.id == odd).values(result=strange))
            results = Results(storage)
            results.start()
            async with asyncio.timeout(10):
                while not (found := (await played.page(hall, "ann", "ann")).played):
                    await asyncio.sleep(0.01)
            await results.stop()
            assert [game.table for game in found] == [good]

    kept(work)


def test_places_are_shared_by_who_is_level() -> None:
    assert places_of([[2], [0, 3], [1]]) == {2: 1, 0: 2, 3: 2, 1: 4}
