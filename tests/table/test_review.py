"""The review of a game that is over: judged as its seats knew it, and only then."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.browser.moments import BEER_AND_BREAD, BEER_PIONEERS, DICE_BREWING, finished, games
from tests.table.guests import HOT, ME, OPEN, Data, Guest

from brewtable.bots.review import NOTEWORTHY, TURNING_POINTS, judge
from brewtable.bots.search import Budget
from brewtable.kernel.match import Match
from brewtable.table.problems import Refusal
from brewtable.table.reviewing import decision_at
from brewtable.table.thinking import Chosen, Judged, Thinkers
from brewtable.table.waiting_line import Asker

GAMES = (BEER_AND_BREAD, DICE_BREWING, BEER_PIONEERS)


def bring(guest: Guest, journal: str) -> str:
    answer = guest.http.post("/api/import", content=journal, headers={"content-type": "text/plain"})
    assert answer.is_success, answer.text
    return str(answer.json()["id"])


def whole(game: str) -> Match:
    return next(match for match in games(game) if match.over)


def some_plies(match: Match) -> list[int]:
    return [ply for ply, entry in enumerate(match.entries) if len(entry.before.legal()) > 1][::20]


# Over the wire.


@pytest.mark.parametrize("game", [BEER_AND_BREAD, DICE_BREWING])
def test_decisions_of_a_finished_game_are_judged(ann: Guest, game: str) -> None:
    table, match = bring(ann, finished(game)), whole(game)
    plan = ann.get(f"/tables/{table}/review")
    assert plan["plies"] == [ply for ply, entry in enumerate(match.entries) if len(entry.before.legal()) > 1]
    assert (plan["turning_points"], plan["noteworthy"]) == (TURNING_POINTS, NOTEWORTHY)
    for ply in plan["plies"][::40]:
        verdict: Data = ann.get(f"/tables/{table}/review/{ply}")
        entry = match.entries[ply]
        assert (verdict["ply"], verdict["seat"], verdict["played"]["text"]) == (ply, entry.seat, entry.text)
        assert len(verdict["chances"]) == len(match.seats)
        assert sum(verdict["chances"]) == pytest.approx(1.0)
        assert 0 <= verdict["lost"] <= 1
        if verdict["better"] is None:
            assert verdict["lost"] == 0
        else:
            assert verdict["better"]["action"] != entry.action
            assert verdict["better"]["action"] in list(entry.before.legal())
            assert verdict["better"]["label"]["key"]


def test_a_verdict_once_given_stays(ann: Guest) -> None:
    table = bring(ann, finished())
    first = ann.get(f"/tables/{table}/review/1")
    assert all(ann.get(f"/tables/{table}/review/1") == first for _ in range(5))


def test_a_game_that_goes_on_is_not_reviewed(ann: Guest) -> None:
    table = ann.open(ME, HOT)["id"]
    ann.move(table, ann.look(table))
    for path in ("review", "review/0"):
        assert ann.refused(409, "GET", f"/tables/{table}/{path}")["code"] == "not-over"
    ann.post(f"/tables/{table}/concede", seat=0)
    assert ann.get(f"/tables/{table}/review")["plies"] == [0]
    assert ann.get(f"/tables/{table}/review/0")["ply"] == 0


def test_who_may_not_see_the_table_sees_no_review(ann: Guest, bob: Guest, eve: Guest) -> None:
    private = bring(ann, finished())
    for path in ("review", "review/0"):
        assert eve.refused(404, "GET", f"/tables/{private}/{path}")["code"] == "no-table"
    public = ann.open(ME, OPEN, public=True, options={"first": "0"})
    bob.post("/join", code=public["seats"][1]["code"])
    ann.move(public["id"], ann.look(public["id"]))
    ann.post(f"/tables/{public['id']}/concede", seat=0)
    assert eve.get(f"/tables/{public['id']}/review/0")["ply"] == 0


@pytest.mark.parametrize("ply", [-1, 173, 1 << 40])
def test_there_is_no_verdict_where_nothing_was_decided(ann: Guest, ply: int) -> None:
    table = bring(ann, finished())
    assert ann.refused(422, "GET", f"/tables/{table}/review/{ply}")["code"] == "nothing-to-judge"


def test_a_decision_without_a_choice_is_not_judged() -> None:
    match = whole(BEER_PIONEERS)
    forced = next(ply for ply, entry in enumerate(match.entries) if len(entry.before.legal()) == 1)
    with pytest.raises(Refusal, match=str(forced)):
        decision_at(match, forced)


# What the bot is told.


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_judges_in_worlds_that_the_seat_could_not_tell_apart(game: str) -> None:
    match = whole(game)
    true = 0
    for ply in some_plies(match):
        before, decision = match.entries[ply].before, decision_at(match, ply)
        world = match.game.load(decision.world)
        assert match.game.view(world, decision.seat) == match.game.view(before, decision.seat)
        assert list(world.legal()) == list(before.legal())
        assert set(decision.choices) == set(before.legal())
        true += json.dumps(decision.world) == json.dumps(match.game.save(before))
    assert true == 0, "the true position, with its shuffle, was handed over"


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_can_be_given_in_any_such_world(game: str) -> None:
    match = whole(game)
    for ply in some_plies(match)[:4]:
        decision = decision_at(match, ply)
        world = match.game.load(decision.world)
        verdict = judge(match.game, world, ply, decision.action, Budget(0, 6), 1)
        assert verdict.seat == decision.seat
        assert verdict.played == match.entries[ply].text
        assert verdict.favourite in decision.choices
        assert (verdict.better is None) == (verdict.favourite == decision.action)


def test_reviews_leave_room_for_those_who_play() -> None:
    match = whole(BEER_AND_BREAD)
    decision = decision_at(match, 0)

    async def work() -> tuple[list[Judged], Chosen]:
        thinkers = Thinkers(2)
        asker = Asker("ann", "table")
        asked = [
            asyncio.create_task(thinkers.judge(asker, BEER_AND_BREAD, decision.world, decision.action, 0.001))
            for _ in range(4)
        ]
        await asyncio.sleep(0)
        assert (thinkers.advice.busy, len(thinkers.advice.second)) == (1, 3)
        chosen = await thinkers.choose(asker, BEER_AND_BREAD, decision.world, decision.seat, "random")
        judged = await asyncio.gather(*asked)
        await asyncio.to_thread(thinkers.close)
        return judged, chosen

    judged, chosen = asyncio.run(work())
    assert all(one.favourite in decision.choices for one in judged)
    assert chosen.action in decision.choices
