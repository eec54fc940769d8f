"""Moves: stored before they are acknowledged, never played twice; taking back, previews and hints."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.table.guests import BOT, DICE, HOT, ME, OPEN, RANDOM_BOT, Data, Guest

FIRST = {"first": "0"}


def two_people(ann: Guest, bob: Guest, **more: object) -> str:
    info = ann.open(ME, OPEN, options=FIRST, **more)
    bob.post("/join", code=info["seats"][1]["code"])
    table: str = info["id"]
    return table


def kinds(snapshot: Data, kind: str) -> list[int]:
    return [one["action"] for one in snapshot["prompt"]["choices"] if one["do"]["kind"] == kind]


# Moving.


def test_a_move_is_answered_with_what_it_brought(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    before = ann.look(table)
    choice = before["prompt"]["choices"][0]
    moved = ann.move(table, before, choice["action"])
    after = moved["snapshot"]
    assert moved["accepted"]
    assert (after["version"], after["ply"]) == (before["version"] + 1, 1)
    (told,) = after["told"]
    assert (told["ply"], told["seat"], told["text"]) == (1, 0, choice["text"])
    assert told["events"]
    assert after["cut"] is None
    assert bob.look(table)["told"][1]["text"] == choice["text"]


def test_a_stale_or_double_move_gets_the_present_and_plays_nothing(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    before = ann.look(table)
    first = ann.move(table, before)
    second = ann.move(table, before)
    assert (first["accepted"], second["accepted"]) == (True, False)
    assert second["snapshot"]["version"] == first["snapshot"]["version"]
    assert second["snapshot"]["told"] == first["snapshot"]["told"]
    ahead = {**before, "version": before["version"] + 5}
    assert not ann.move(table, ahead)["accepted"]


def test_moves_sent_at_once_are_played_once(ann: Guest) -> None:
    """Many connections send the same move, and others at the same version, again and again."""
    table = ann.open(ME, HOT)["id"]
    for _ in range(5):
        before = ann.look(table)
        actions = [one["action"] for one in before["prompt"]["choices"]]
        with ThreadPoolExecutor(8) as crowd:
            sent = [crowd.submit(ann.move, table, before, actions[n % len(actions)]) for n in range(16)]
        answers = [one.result() for one in sent]
        assert sum(answer["accepted"] for answer in answers) == 1
        assert ann.look(table)["version"] == before["version"] + 1
        assert {answer["snapshot"]["version"] for answer in answers} == {before["version"] + 1}


def test_moves_that_cannot_be_are_refused_with_the_reason(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    start = ann.look(table)
    wrong = {"version": start["version"], "seat": 0}
    legal = {one["action"] for one in start["prompt"]["choices"]}
    illegal = next(action for action in range(60) if action not in legal)
    problem = ann.refused(409, "POST", f"/tables/{table}/moves", action=illegal, **wrong)
    assert problem["code"] == "illegal-action"
    assert problem["message"]["key"].startswith("reason-")
    for action in (-1, 10**9, 10**30):
        assert (
            ann.refused(422, "POST", f"/tables/{table}/moves", action=action, **wrong)["code"]
            == "unknown-action"
        )
    not_his = {"version": start["version"], "seat": 1, "action": min(legal)}
    assert bob.refused(409, "POST", f"/tables/{table}/moves", **not_his)["code"] == "not-your-turn"
    assert ann.look(table)["version"] == start["version"]


def test_nothing_moves_while_a_seat_is_open(ann: Guest) -> None:
    table = ann.open(ME, OPEN)["id"]
    assert (
        ann.refused(409, "POST", f"/tables/{table}/moves", version=0, seat=0, action=0)["code"] == "waiting"
    )
    assert ann.refused(409, "POST", f"/tables/{table}/concede", seat=0)["code"] == "waiting"


def test_whoever_watches_hears_of_every_move(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob, public=True)
    with bob.watching(table) as at_bobs:
        at_bobs.next()
        moved = ann.move(table, ann.look(table))
        heard = at_bobs.until(lambda s: s["version"] == 1)
    assert [one["ply"] for one in heard["told"]] == [1]
    assert heard["ply"] == moved["snapshot"]["ply"]
    assert heard["seat"] == 1
    with bob.watching(table, since=1) as again:
        assert again.next()["told"] == []


def test_a_bot_answers_by_itself(ann: Guest) -> None:
    table = ann.open(ME, BOT, options=FIRST)["id"]
    with ann.watching(table) as socket:
        snapshot = socket.next()
        while snapshot["to_move"] == 0:
            ann.move(table, snapshot)
            snapshot = socket.until(lambda s, v=snapshot["version"]: s["version"] > v)
        assert snapshot["thinking"] or snapshot["told"][-1]["seat"] == 1
        socket.until(lambda s: s["told"] and s["told"][-1]["seat"] == 1)


# Several in one go.


def overflowing(guest: Guest) -> tuple[str, Data]:
    """A table at which somebody has more than fits."""
    for seed in range(20):
        table: str = guest.open(ME, HOT, seed=seed)["id"]
        for _ in range(30):
            snapshot = guest.look(table)
            if snapshot["prompt"]["set"] and snapshot["prompt"]["set"]["most"] > 1:
                return table, snapshot
            guest.move(table, snapshot, (kinds(snapshot, "harvest") or [None])[0])
    raise AssertionError("never had anybody too much")


def test_a_set_is_played_in_any_order_and_stored_together(ann: Guest) -> None:
    table, before = overflowing(ann)
    picks = before["prompt"]["set"]
    actions = [action for pick in picks["picks"] for action in pick["actions"]][: picks["most"]]
    where = {"version": before["version"], "seat": before["seat"]}
    after = ann.post(f"/tables/{table}/moves", actions=actions[::-1], **where)["snapshot"]
    assert after["version"] >= before["version"] + picks["most"]
    told = [one for one in after["told"] if not one["forced"]]
    assert [one["seat"] for one in told] == [before["seat"]] * picks["most"]
    assert ann.look(table)["prompt"]["ask"] != "choose-offer"


def test_what_cannot_be_played_in_one_go_plays_nothing(ann: Guest) -> None:
    table, before = overflowing(ann)
    where = {"version": before["version"], "seat": before["seat"]}
    first = before["prompt"]["choices"][0]["action"]
    many = ann.refused(409, "POST", f"/tables/{table}/moves", actions=[first] * 30, **where)
    assert many["message"]["key"] == "reason-after-others"
    for wrong in ({}, {"actions": []}, {"action": first, "actions": [first]}):
        assert ann.refused(422, "POST", f"/tables/{table}/moves", **where, **wrong)["code"] == "no-action"
    assert ann.look(table)["version"] == before["version"]


# Taking back.


def test_undo_goes_exactly_as_far_as_the_rules_allow(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    start = ann.look(table)
    assert start["undo"] == {"can": False, "refusal": {"key": "undo-nothing"}, "restart": False}
    assert ann.refused(409, "POST", f"/tables/{table}/undo", version=0, seat=0)["code"] == "undo-refused"
    harvested = ann.move(table, start, kinds(start, "harvest")[0])["snapshot"]
    assert harvested["undo"]["can"]
    at_bobs = bob.look(table)["undo"]
    assert (at_bobs["can"], at_bobs["refusal"]["key"]) == (False, "undo-other-decision")
    assert bob.refused(409, "POST", f"/tables/{table}/undo", version=1, seat=1)["code"] == "undo-refused"
    undone = ann.post(f"/tables/{table}/undo", version=harvested["version"], seat=0)
    assert undone["view"] == start["view"]
    assert undone["prompt"] == start["prompt"]
    assert (undone["ply"], undone["version"], undone["cut"], undone["told"]) == (0, 2, 0, [])


def test_undo_stops_at_another_players_decision(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    snapshot = ann.look(table)
    while snapshot["to_move"] == 0:
        snapshot = ann.move(table, snapshot)["snapshot"]
    bob.move(table, bob.look(table))
    now = ann.look(table, seat=0)
    assert not now["undo"]["can"]
    assert now["undo"]["refusal"]["key"] == "undo-other-decision"
    problem = ann.refused(409, "POST", f"/tables/{table}/undo", version=now["version"], seat=0)
    assert problem["message"]["key"] == "undo-other-decision"


def test_a_stale_undo_takes_nothing_back(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    ann.move(table, ann.look(table))
    assert ann.post(f"/tables/{table}/undo", version=0, seat=0)["ply"] == 1


def test_restart_takes_the_whole_turn_back(ann: Guest) -> None:
    """Dice Brewing has turns of several decisions."""
    table = ann.open(ME, HOT, game=DICE, seed=3)["id"]
    for _ in range(300):
        snapshot = ann.look(table)
        mover = snapshot["to_move"]
        moved = ann.move(table, snapshot)["snapshot"]
        if moved["undo"]["restart"]:
            break
    assert moved["undo"]["restart"]
    back = ann.post(f"/tables/{table}/restart", version=moved["version"], seat=mover)
    assert back["ply"] <= moved["ply"] - 2
    assert back["cut"] == back["ply"]
    assert back["to_move"] == mover
    assert not back["undo"]["can"]


def test_someone_who_was_told_too_much_is_told_where_it_was_cut(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with bob.watching(table) as socket:
        socket.next()
        after = ann.move(table, ann.look(table))["snapshot"]
        socket.until(lambda s: s["ply"] == 1)
        back = ann.post(f"/tables/{table}/undo", version=after["version"], seat=0)
        assert socket.until(lambda s: s["version"] == back["version"])["cut"] == 0
    again = ann.move(table, back, back["prompt"]["choices"][1]["action"])["snapshot"]
    late = bob.look(table, since=1)
    assert late["cut"] == 0
    assert [one["ply"] for one in late["told"]] == [1]
    assert bob.look(table, since=0)["cut"] is None
    assert again["told"][0]["ply"] == 1


def test_taking_back_further_needs_the_other_people(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    for guest in (ann, bob, ann, bob):
        snapshot = guest.look(table)
        if snapshot["prompt"]:
            guest.move(table, snapshot)
    ply = ann.look(table)["ply"]
    asked = ann.post(f"/tables/{table}/takeback", seat=0, ply=0)
    assert asked["takeback"] == {"seat": 0, "ply": 0, "agreed": [], "waiting_for": [1]}
    assert asked["ply"] == ply
    assert (
        ann.refused(409, "POST", f"/tables/{table}/takeback/answer", seat=0, agree=True)["code"]
        == "not-asked"
    )
    refused = bob.post(f"/tables/{table}/takeback/answer", seat=1, agree=False)
    assert (refused["takeback"], refused["ply"]) == (None, ply)
    assert (
        bob.refused(409, "POST", f"/tables/{table}/takeback/answer", seat=1, agree=True)["code"]
        == "no-takeback"
    )
    ann.post(f"/tables/{table}/takeback", seat=0, ply=1)
    agreed = bob.post(f"/tables/{table}/takeback/answer", seat=1, agree=True)
    assert (agreed["ply"], agreed["cut"], agreed["takeback"]) == (1, 1, None)
    assert ann.look(table)["version"] == ply + 1


def test_a_move_of_a_person_ends_the_asking(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    snapshot = ann.look(table)
    while snapshot["to_move"] == 0:
        snapshot = ann.move(table, snapshot)["snapshot"]
    ann.post(f"/tables/{table}/takeback", seat=0, ply=0)
    assert bob.move(table, bob.look(table))["snapshot"]["takeback"] is None


@pytest.mark.parametrize("other", [RANDOM_BOT, HOT])
def test_bots_and_people_at_the_same_device_agree_at_once(ann: Guest, other: Data) -> None:
    table = ann.open(ME, other, options=FIRST)["id"]
    with ann.watching(table) as socket:
        snapshot = socket.next()
        while snapshot["ply"] < 6:
            if snapshot["prompt"]:
                ann.move(table, snapshot)
            snapshot = socket.next()
    back = ann.post(f"/tables/{table}/takeback", seat=0, ply=0)
    assert back["ply"] == 0
    assert back["prompt"] is not None
    assert ann.refused(422, "POST", f"/tables/{table}/takeback", seat=0, ply=0)["code"] == "no-ply"


# What would happen, and what to do.


def test_a_preview_tells_what_is_certain(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    start = ann.look(table)
    action = kinds(start, "harvest")[0]
    query = {"seat": 0, "version": start["version"], "action": action}
    shown = ann.get(f"/tables/{table}/preview", **query)
    assert ann.look(table)["version"] == start["version"]
    after = ann.move(table, start, action)["snapshot"]
    assert after["told"][0]["events"][: len(shown["events"])] == shown["events"]
    assert after["told"][0]["lines"][: len(shown["lines"])] == shown["lines"]
    assert shown["can_take_back"] == after["undo"]["can"]
    if shown["certain"]:
        assert shown["view"] == after["view"]
    else:
        assert shown["view"] is None
    assert ann.refused(409, "GET", f"/tables/{table}/preview", **query)["code"] == "stale"


def test_previews_are_right_through_a_game(ann: Guest) -> None:
    table = ann.open(ME, HOT, seed=11)["id"]
    seen = {True: 0, False: 0}
    for _ in range(40):
        now = ann.look(table)
        options = now["prompt"]["choices"]
        action = options[-1]["action"]
        query = {"seat": now["seat"], "version": now["version"], "action": action}
        shown = ann.get(f"/tables/{table}/preview", **query)
        after = ann.move(table, now, action)["snapshot"]
        assert after["told"][0]["events"][: len(shown["events"])] == shown["events"]
        assert shown["can_take_back"] == after["undo"]["can"]
        if shown["certain"]:
            assert shown["events"] == after["told"][0]["events"]
            assert shown["view"] == after["view"]
        seen[shown["certain"]] += 1
    assert seen[True]
    assert seen[False]


def test_a_hint_is_one_of_the_options(ann: Guest, bob: Guest) -> None:
    table = ann.open(ME, BOT, options=FIRST)["id"]
    now = ann.look(table)
    assert now["may_hint"]
    hint = ann.get(f"/tables/{table}/hint", seat=0)
    chosen = next(one for one in now["prompt"]["choices"] if one["action"] == hint["action"])
    assert (hint["text"], hint["label"]) == (chosen["text"], chosen["label"])
    assert 0 < hint["sure"] <= 1


def test_no_hints_means_none_for_another_way_either(ann: Guest, bob: Guest) -> None:
    """Not by a hint, nor by a bot in one's own seat, nor by a review, nor in a branch of the branch."""
    table = two_people(ann, bob, hints=False)
    other = ann.post(f"/tables/{table}/branch", ply=0, seat=0, bot="random")["id"]
    again = ann.post(f"/tables/{other}/branch", ply=0, seat=0, bot="random")["id"]
    for way in (other, again):
        assert not ann.look(way, seat=0)["may_hint"]
        assert ann.refused(403, "GET", f"/tables/{way}/hint", seat=0)["code"] == "no-hint"
        assert ann.refused(403, "POST", f"/tables/{way}/seats/0/bot", bot="hard")["code"] == "no-hint"
        ann.post(f"/tables/{way}/concede", seat=0)
        assert ann.refused(403, "GET", f"/tables/{way}/review")["code"] == "no-hint"
    third = ann.post(f"/tables/{other}/branch", ply=0, seat=0, bot="random")["id"]
    assert ann.refused(403, "GET", f"/tables/{third}/hint", seat=0)["code"] == "no-hint"
    ann.post(f"/tables/{table}/concede", seat=0)
    free = ann.post(f"/tables/{table}/branch", ply=0, seat=0, bot="random")["id"]
    assert ann.get(f"/tables/{free}/hint", seat=0)["sure"] > 0


def test_hints_can_be_forbidden_where_other_people_play(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob, hints=False)
    assert not ann.look(table)["may_hint"]
    assert ann.refused(403, "GET", f"/tables/{table}/hint")["code"] == "no-hint"
    alone = ann.open(ME, BOT, options=FIRST, hints=False)["id"]
    assert ann.look(alone)["may_hint"]
    allowed = two_people(ann, bob)
    assert bob.refused(403, "GET", f"/tables/{allowed}/hint", seat=1)["code"] == "no-hint"
