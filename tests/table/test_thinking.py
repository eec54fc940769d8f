"""Who thinks when: people and tables take turns, moves before advice, and no wish is lost with a process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.refusals import refused
from tests.table.guests import BOT, ME, Guest

from brewtable.kernel.registry import find_game
from brewtable.table import thinking
from brewtable.table.problems import Refusal, explain
from brewtable.table.thinking import ALL_WAITING, MOVES_EACH, PATIENCE, WISHES_EACH, Thinkers, in_time
from brewtable.table.waiting_line import Asker, WaitingLine

GAME = "beer-and-bread"
ANN, EVE = "ann", "eve"


def world() -> Mapping[str, Any]:
    game = find_game(GAME)
    return game.save(game.new(game.setup(2, 5, {"first": "0"})))


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]], processes: int = 1) -> None:
    async def run() -> None:
        thinkers = Thinkers(processes)
        try:
            await work(thinkers)
        finally:
            await asyncio.to_thread(thinkers.close)

    asyncio.run(run())


# The line.


def test_people_take_turns_and_so_do_their_tables() -> None:
    async def work() -> list[str]:
        line: WaitingLine[int] = WaitingLine()
        served: list[str] = []
        askers = [Asker(EVE, "e1")] * 2 + [Asker(EVE, "e2")] * 2 + [Asker(ANN, "a1"), Asker("bob", "b1")]

        async def wait(asker: Asker) -> None:
            await line.join(asker)
            served.append(asker.table)

        waiting = [asyncio.create_task(wait(asker)) for asker in askers]
        await asyncio.sleep(0)
        assert (len(line), line.people, line.of(EVE), line.of("nobody")) == (6, 3, 4, 0)
        for number in range(6):
            assert line.hand_over(number)
            await asyncio.sleep(0)
        assert not line.hand_over(6)
        await asyncio.gather(*waiting)
        return served

    assert asyncio.run(work()) == ["e1", "a1", "b1", "e2", "e1", "e2"]


def test_who_gives_up_waiting_takes_nobodys_turn() -> None:
    async def work() -> None:
        line: WaitingLine[int] = WaitingLine()
        gone, stays = line.join(Asker(EVE, "e1")), line.join(Asker(ANN, "a1"))
        gone.cancel()
        assert line.hand_over(1)
        assert stays.result() == 1
        assert line.people == 0

    asyncio.run(work())


# Fair.


def test_a_stranger_with_many_tables_makes_nobody_wait_for_all_of_them() -> None:
    """Forty tables of bots that think a second each; then somebody else's bot is to move."""

    async def work(thinkers: Thinkers) -> None:
        here = world()
        await thinkers.choose(Asker(ANN, "warm-up"), GAME, here, 0, "random")
        strangers = [
            asyncio.create_task(thinkers.choose(Asker(EVE, f"e{number}"), GAME, here, 0, "hard"))
            for number in range(40)
        ]
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await thinkers.choose(Asker(ANN, "a1"), GAME, here, 0, "normal")
        own = time.monotonic() - began
        for stranger in strangers:
            stranger.cancel()
        await asyncio.gather(*strangers, return_exceptions=True)
        assert own < 1.0 + 0.2 + 1.5  # the thought under way, the own, and a slow machine

    with_thinkers(work)


def test_moves_that_somebody_waits_for_go_before_those_of_bots_among_themselves() -> None:
    async def work(thinkers: Thinkers) -> None:
        here, served = world(), []

        async def choose(table: str, watched: bool) -> None:
            await thinkers.choose(Asker(table, table), GAME, here, 0, "random", watched)
            served.append(table)

        await asyncio.gather(*(choose(t, w) for t, w in [("x", False), ("y", False), ("z", True)]))
        assert served == ["x", "z", "y"]

    with_thinkers(work)


def test_hints_and_reviews_delay_no_move() -> None:
    async def work(thinkers: Thinkers) -> None:
        here, asker = world(), Asker(ANN, "a1")
        action = (await thinkers.choose(asker, GAME, here, 0, "random")).action
        advice = [
            asyncio.create_task(thinkers.advise(asker, GAME, here, 0, 1.0)),
            *(asyncio.create_task(thinkers.judge(asker, GAME, here, action, 1.0)) for _ in range(4)),
        ]
        await asyncio.sleep(0.05)
        await thinkers.choose(asker, GAME, here, 0, "random")
        assert not any(task.done() for task in advice)
        for task in advice:
            task.cancel()
        await asyncio.gather(*advice, return_exceptions=True)
        assert len(thinkers.advice.second) == 0

    with_thinkers(work)


# Bounded.


def test_a_wish_too_many_is_refused_at_once() -> None:
    async def work(thinkers: Thinkers) -> None:
        here, eve = world(), Asker(EVE, "e1")
        hints = [
            asyncio.create_task(thinkers.advise(eve, GAME, here, 0, 0.5)) for _ in range(WISHES_EACH + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as caught:
            await thinkers.advise(eve, GAME, here, 0, 0.5)
        assert explain(caught.value).status == 503
        assert "the bots have too much to think about just now" in explain(caught.value).detail
        ann = asyncio.create_task(thinkers.advise(Asker(ANN, "a1"), GAME, here, 0, 0.01))
        await asyncio.sleep(0)
        assert not ann.done()  # waits for a turn: one person's wishes fill nobody else's line
        for task in (*hints, ann):
            task.cancel()
        await asyncio.gather(*hints, ann, return_exceptions=True)

    with_thinkers(work)


def test_a_hint_too_many_is_refused_in_words_and_moves_go_on(ann: Guest) -> None:
    table = ann.open(ME, BOT, options={"first": "0"})["id"]
    address = f"http://{ann.address}/api/tables/{table}/hint"
    cookies = dict(ann.http.cookies)
    with ThreadPoolExecutor(WISHES_EACH + 4) as people:
        asked = [
            people.submit(httpx.get, address, cookies=cookies, timeout=60) for _ in range(WISHES_EACH + 4)
        ]
        answers = [one.result() for one in asked]
    assert {answer.status_code for answer in answers} == {200, 503}
    refusal = next(answer for answer in answers if answer.status_code == 503)
    assert refusal.json()["code"] == "bots-busy"
    assert "the bots have too much to think about just now" in refusal.json()["detail"]
    assert refusal.headers["retry-after"] == "2"
    assert ann.move(table, ann.look(table))["accepted"]


@pytest.mark.parametrize(("tables", "people"), [(MOVES_EACH, 1), (ALL_WAITING, ALL_WAITING)])
def test_no_bots_are_taken_on_where_they_could_not_think(tables: int, people: int) -> None:
    async def work(thinkers: Thinkers) -> None:
        here = world()
        thinkers.check_room(EVE)
        wishes = [
            asyncio.create_task(
                thinkers.choose(
                    Asker(EVE if people == 1 else f"p{number}", str(number)), GAME, here, 0, "random"
                )
            )
            for number in range(tables + 1)
        ]
        await asyncio.sleep(0)
        with refused(Refusal, "the bots have too much to think about"):
            thinkers.check_room(EVE)
        if people == 1:
            thinkers.check_room(ANN)
        await asyncio.gather(*wishes)
        thinkers.check_room(EVE)

    with_thinkers(work)


def test_many_who_wait_get_less_time_each() -> None:
    async def work(thinkers: Thinkers) -> None:
        room = thinkers.moves
        assert room.time_for(ANN, room.first) == PATIENCE
        for number in range(4):
            room.first.join(Asker(EVE, f"e{number}"))
        assert room.time_for(ANN, room.first) == PATIENCE / 2  # she and eve
        assert room.time_for(EVE, room.first) == PATIENCE / 5  # one more table of hers
        assert room.time_for(EVE, room.second) == PATIENCE

    with_thinkers(work)


@pytest.mark.parametrize(
    ("bot", "seconds", "hurried"),
    [
        ("hard", 2.0, "hard"),
        ("hard", 0.25, "search:0.2500s"),
        ("expert", 2.0, "expert"),
        ("expert", 0.25, "expert:0.2500s"),
        ("normal", 0.25, "normal"),
        ("normal", 0.0, "search:0.0010s"),
        ("search", 0.1, "search:0.1000s"),
        ("easy", 0.0, "easy"),
        ("random", 0.0, "random"),
    ],
)
def test_a_bot_in_a_hurry_thinks_less(bot: str, seconds: float, hurried: str) -> None:
    assert in_time(bot, seconds) == hurried


# Processes that die, and processes that are replaced.


def test_a_decision_over_which_a_process_dies_is_asked_again() -> None:
    async def work(thinkers: Thinkers) -> None:
        here, asker = world(), Asker(ANN, "a1")
        (thinker,) = thinkers.moves.thinkers
        first = await thinker.think(os.getpid, ())
        deciding = asyncio.create_task(thinkers.choose(asker, GAME, here, 0, "hard"))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        assert (await deciding).action in list(find_game(GAME).load(here).legal())
        assert thinker.died == 1
        assert await thinker.think(os.getpid, ()) != first

    with_thinkers(work)


def test_a_decision_that_kills_every_process_is_given_up() -> None:
    async def work(thinkers: Thinkers) -> None:
        (thinker,) = thinkers.moves.thinkers
        with pytest.raises(Refusal) as caught:
            await thinker.think(os._exit, (1,))
        assert explain(caught.value).status == 503
        assert "has failed several times" in explain(caught.value).detail
        assert await thinker.think(abs, (-1,)) == 1

    with_thinkers(work)


def test_all_processes_are_replaced_without_losing_a_wish() -> None:
    async def work(thinkers: Thinkers) -> None:
        here = world()
        before = {await thinker.think(os.getpid, ()) for thinker in thinkers.moves.thinkers}
        deciding = [
            asyncio.create_task(thinkers.choose(Asker(ANN, str(number)), GAME, here, 0, "normal"))
            for number in range(5)
        ]
        await asyncio.sleep(0.05)
        assert thinkers.moves.busy == 2
        thinkers.start_anew()
        legal = list(find_game(GAME).load(here).legal())
        assert all(chosen.action in legal for chosen in await asyncio.gather(*deciding))
        after = {await thinker.think(os.getpid, ()) for thinker in thinkers.moves.thinkers}
        assert len(after) == 2
        assert not before & after

    with_thinkers(work, processes=2)


def test_a_thinking_process_gives_way() -> None:
    async def work(thinkers: Thinkers) -> None:
        here = os.nice(0)
        moving = await thinkers.moves.thinkers[0].think(os.nice, (0,))
        advising = await thinkers.advice.thinkers[0].think(os.nice, (0,))
        assert here < moving < advising
        assert thinking.random_seed() != thinking.random_seed()

    with_thinkers(work)
