"""Tables and seats: opening, joining, watching, leaving, bots that stand in, rematches."""

from __future__ import annotations

import re
import time

import pytest
from tests.table.guests import (
    BOT,
    DICE,
    GAME,
    GRACE,
    HOT,
    ME,
    OPEN,
    RANDOM_BOT,
    Data,
    Guest,
    Service,
    play_out,
)
from websockets.exceptions import ConnectionClosed


def code_of(info: Data, seat: int) -> str:
    code: str = info["seats"][seat]["code"]
    return code


# Games and people.


def test_installed_games_are_offered_with_options_and_bots(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.get("/games")}
    assert {GAME, DICE} <= set(games)
    assert games[GAME]["title"] == "Beer & Bread"
    assert (games[DICE]["fewest"], games[DICE]["most"]) == (2, 4)
    assert games[GAME]["options"] == [
        {"name": "first", "values": ["random", "0", "1"], "words": "option-first"}
    ]
    bots = games[GAME]["bots"]
    assert [bot["name"] for bot in bots] == ["random", "easy", "normal", "hard"]
    assert [bot["seconds"] for bot in bots] == [0, 0, 0.2, 1]
    assert [bot["wins"] for bot in bots] == sorted(bot["wins"] for bot in bots)


def test_the_catalog_shows_the_fronts_of_all_cards(ann: Guest) -> None:
    house = ann.get(f"/games/{GAME}/catalog")
    assert len(house) == 60
    table = ann.open(ME, BOT)["id"]
    assert ann.get(f"/tables/{table}/catalog") == house
    assert ann.refused(404, "GET", "/games/chess/catalog")["code"] == "no-game"


def test_everybody_is_someone_and_stays_the_same(ann: Guest, bob: Guest) -> None:
    me = ann.get("/me")
    assert ann.get("/me") == me
    assert bob.get("/me")["id"] != me["id"]
    assert (
        ann.http.put("/api/me", json={"name": "  Ann\u202e \n of  Brewhouse "}).json()["name"]
        == "Ann of Brewhouse"
    )
    assert ann.get("/me")["name"] == "Ann of Brewhouse"
    assert [seat["name"] for seat in ann.open(ME, BOT)["seats"]] == ["Ann of Brewhouse", ""]


# Opening.


def test_a_table_with_a_bot_begins_at_once(ann: Guest) -> None:
    info = ann.open(ME, BOT, options={"first": "0"}, seed=7)
    assert info["status"] == "playing"
    assert (info["players"], info["ply"], info["to_move"], info["my_turn"]) == (2, 0, 0, True)
    assert info["host"]
    assert info["options"] == {"first": "0"}
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot"]
    assert info["seats"][1]["code"] is None
    snapshot = ann.look(info["id"])
    assert snapshot["view"]["seat"] == 0
    assert snapshot["prompt"]["choices"]
    assert snapshot["told"][0]["ply"] == 0
    assert ann.get("/tables")[0]["id"] == info["id"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "there is no game 'chess'"),
        ({"game": GAME, "seats": [ME]}, "is for 2 players, not 1"),
        ({"game": GAME, "seats": [ME, BOT, BOT]}, "is for 2 players, not 3"),
        ({"game": GAME, "seats": [ME, ME]}, "one seat is yours"),
        ({"game": GAME, "seats": [ME, {"who": "bot", "bot": "greedi"}]}, "did you mean 'greedy'"),
        (
            {"game": GAME, "seats": [ME, {"who": "bot", "bot": "search:3600s"}]},
            "there is no bot 'search:3600s'",
        ),
        (
            {"game": GAME, "seats": [ME, {"who": "bot", "bot": "/tmp/a.py:Bot"}]},
            "there is no bot '/tmp/a.py:Bot'",
        ),
        ({"game": GAME, "seats": [ME, BOT], "options": {"first": "2"}}, "option 'first'"),
        ({"game": GAME, "seats": [ME, BOT], "options": {"colour": "red"}}, "has no option 'colour'"),
        ({"game": GAME, "seats": [ME, BOT], "seed": 1 << 63}, "a seed is a whole number"),
        ({"game": GAME, "seats": [ME, BOT], "deck": {"deck": {}}}, "deck"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_words(ann: Guest, wish: Data, words: str) -> None:
    assert words in ann.refused(422, "POST", "/tables", **wish)["detail"]


def test_a_deck_of_ones_own_is_played(ann: Guest) -> None:
    from brewtable.games.beer_and_bread.cards.deck import house_deck

    deck = house_deck().to_data()
    deck["deck"]["title"] = "Mine"  # type: ignore[index]
    deck["card"][0]["coins"] = 4 if deck["card"][0]["coins"] != 4 else 5  # type: ignore[index]
    info = ann.open(ME, BOT, deck=deck)
    assert info["deck"] == "Mine"
    catalog = ann.get(f"/tables/{info['id']}/catalog")
    assert catalog != ann.get(f"/games/{GAME}/catalog")


# Joining.


def test_a_friend_joins_by_code_and_the_code_changes(ann: Guest, bob: Guest, eve: Guest) -> None:
    info = ann.open(ME, OPEN)
    assert info["status"] == "waiting"
    assert not info["seats"][1]["taken"]
    waiting = ann.look(info["id"])
    assert (waiting["view"], waiting["to_move"], waiting["prompt"], waiting["told"]) == ({}, None, None, [])
    code = code_of(info, 1)
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}", code)
    joined = bob.post(
        "/join", code=code.lower().replace("-", "").replace("0", "o").replace("1", "l"), name="Bob"
    )
    assert joined["id"] == info["id"]
    assert joined["status"] == "playing"
    assert joined["seats"][1]["name"] == "Bob"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert code_of(joined, 1) not in (code, None)
    assert code_of(joined, 0) is None
    assert code_of(ann.look(info["id"])["table"], 1) is None
    assert eve.refused(404, "POST", "/join", code=code)["code"] == "unknown-code"


def test_a_seat_moves_to_another_device_by_its_own_code(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.open(ME, OPEN)
    joined = bob.post("/join", code=code_of(table, 1))
    again = eve.post("/join", code=code_of(joined, 1))
    assert again["seats"][1]["mine"]
    assert bob.refused(404, "GET", f"/tables/{table['id']}")["code"] == "no-table"
    assert eve.post("/join", code=code_of(again, 1))["seats"][1]["code"] == code_of(again, 1)


def test_codes_that_are_none(ann: Guest) -> None:
    for code in ("", "hello", "U" * 12, "0000-0000-000", "Ж" * 12):
        assert ann.refused(422, "POST", "/join", code=code)["code"] == "bad-code"
    assert ann.refused(404, "POST", "/join", code="0000-0000-0000")["code"] == "unknown-code"
    own = ann.open(ME, OPEN)
    assert ann.refused(409, "POST", "/join", code=code_of(own, 1))["code"] == "already-seated"


def test_a_code_tells_who_invites_to_what(ann: Guest, bob: Guest) -> None:
    info = ann.open({**ME, "name": "Ann"}, OPEN, options={"first": "1"})
    invitation = bob.get(f"/join/{code_of(info, 1).lower()}")
    assert (invitation["seat"], invitation["host"]) == (1, "Ann")
    table = invitation["table"]
    assert (table["game"], table["options"]["first"], table["status"]) == (GAME, "1", "waiting")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", ""]
    assert code_of(table, 0) is None
    assert not any(seat["taken"] and seat["mine"] for seat in table["seats"])
    bob.refused(404, "GET", f"/tables/{info['id']}")  # to be told is not to sit
    assert ann.get(f"/join/{code_of(info, 0)}")["table"]["seats"][0]["mine"]
    assert bob.refused(422, "GET", "/join/garbage")["code"] == "bad-code"
    assert bob.refused(404, "GET", "/join/0000-0000-0000")["code"] == "unknown-code"


def test_a_table_that_waits_can_be_called_off_by_who_opened_it(ann: Guest, bob: Guest, eve: Guest) -> None:
    info = ann.open(ME, OPEN, OPEN, game="dice-brewing")
    table, code = info["id"], code_of(info, 2)
    bob.post("/join", code=code_of(info, 1))
    assert bob.refused(403, "POST", f"/tables/{table}/call-off")["code"] == "not-your-table"
    with bob.watching(table) as watching:
        watching.next()
        assert ann.http.post(f"/api/tables/{table}/call-off").status_code == 204
        with pytest.raises(ConnectionClosed):
            watching.next()
    for guest in (ann, bob):
        assert guest.refused(404, "GET", f"/tables/{table}")["code"] == "no-table"
        assert guest.get("/tables") == []
    assert eve.refused(404, "POST", "/join", code=code)["code"] == "unknown-code"
    playing = ann.open(ME, BOT)["id"]
    assert ann.refused(409, "POST", f"/tables/{playing}/call-off")["code"] == "begun"


# Who may see and do what.


def test_private_tables_are_for_those_who_sit_there(ann: Guest, eve: Guest) -> None:
    table = ann.open(ME, BOT)["id"]
    for method, path in [
        ("GET", ""),
        ("GET", "/catalog"),
        ("GET", "/replay"),
        ("GET", "/brew"),
        ("GET", "/hint"),
        ("POST", "/rematch"),
        ("POST", "/seats/0/return"),
    ]:
        assert eve.refused(404, method, f"/tables/{table}{path}")["code"] == "no-table"
    for path, data in [
        ("/moves", {"version": 0, "seat": 0, "action": 1}),
        ("/undo", {"version": 0, "seat": 0}),
        ("/restart", {"version": 0, "seat": 0}),
        ("/takeback", {"seat": 0, "ply": 0}),
        ("/takeback/answer", {"seat": 0, "agree": True}),
        ("/concede", {"seat": 0}),
        ("/leave", {"seat": 0}),
        ("/seats/0/bot", {"bot": "greedy"}),
        ("/branch", {"ply": 0, "seat": 0}),
    ]:
        assert eve.refused(404, "POST", f"/tables/{table}{path}", **data)["code"] == "no-table"
    assert eve.refused(404, "GET", "/tables/nosuchtable")["code"] == "no-table"
    assert table not in [one["id"] for one in eve.get("/tables/public")]
    assert eve.get("/tables") == []


def test_public_tables_are_watched_with_a_spectators_eyes(ann: Guest, eve: Guest) -> None:
    table = ann.open(ME, BOT, public=True)["id"]
    assert table in [one["id"] for one in eve.get("/tables/public")]
    seen = eve.look(table)
    assert seen["seat"] is None
    assert seen["view"]["seat"] is None
    assert seen["prompt"] is None
    assert all(card["card"] is None for card in seen["view"]["villages"][0]["hand"])
    assert eve.refused(403, "GET", f"/tables/{table}", seat=0)["code"] == "not-your-seat"
    assert eve.refused(403, "GET", f"/tables/{table}/replay", seat=0)["code"] == "not-your-seat"
    assert eve.refused(403, "POST", f"/tables/{table}/branch", ply=0, seat=0)["code"] == "not-your-seat"
    move = {"version": seen["version"], "seat": 0, "action": 1}
    assert eve.refused(403, "POST", f"/tables/{table}/moves", **move)["code"] == "not-your-seat"
    assert eve.refused(403, "POST", f"/tables/{table}/seats/0/bot", bot="greedy")["code"] == "not-your-table"
    assert eve.refused(403, "POST", f"/tables/{table}/concede", seat=0)["code"] == "not-your-seat"


def test_each_player_sees_with_the_own_eyes_only(ann: Guest, bob: Guest) -> None:
    table = ann.open(ME, OPEN)
    bob.post("/join", code=code_of(table, 1))
    assert ann.look(table["id"])["seat"] == 0
    assert bob.look(table["id"])["seat"] == 1
    assert bob.refused(403, "GET", f"/tables/{table['id']}", seat=0)["code"] == "not-your-seat"
    assert bob.refused(422, "GET", f"/tables/{table['id']}", seat=2)["code"] == "no-seat"


def test_a_hot_seat_belongs_to_the_device(ann: Guest) -> None:
    info = ann.open(ME, {**HOT, "name": "Uncle"}, options={"first": "1"})
    assert [seat["mine"] for seat in info["seats"]] == [True, True]
    assert info["seats"][1]["name"] == "Uncle"
    first = ann.look(info["id"])
    assert first["seat"] == 1
    ann.move(info["id"], first)
    assert ann.look(info["id"])["seat"] == ann.look(info["id"])["to_move"]
    assert ann.look(info["id"], seat=0)["seat"] == 0


# Coming and going.


def test_who_is_online_is_seen(ann: Guest, bob: Guest) -> None:
    table = ann.open(ME, OPEN)
    bob.post("/join", code=code_of(table, 1))
    with ann.watching(table["id"]) as at_anns:
        at_anns.until(lambda s: s["table"]["seats"][0]["online"])
        with bob.watching(table["id"]):
            at_anns.until(lambda s: s["table"]["seats"][1]["online"])
        at_anns.until(lambda s: not s["table"]["seats"][1]["online"])


def left_alone(ann: Guest, bob: Guest, **more: object) -> str:
    """A table at which Ann sits and Bob has been for a moment; he is to move."""
    info = ann.open(ME, OPEN, options={"first": "1"}, **more)
    bob.post("/join", code=code_of(info, 1))
    with bob.watching(info["id"]) as socket:
        socket.until(lambda s: s["table"]["seats"][1]["online"])
    return str(info["id"])


def test_a_bot_sits_in_only_after_a_grace_that_everybody_sees(ann: Guest, bob: Guest) -> None:
    table = left_alone(ann, bob)
    with ann.watching(table) as socket:
        away = socket.until(lambda s: [seat["online"] for seat in s["table"]["seats"]] == [True, False])
        assert 0 < away["table"]["seats"][1]["grace"] <= GRACE
        assert away["table"]["seats"][0]["grace"] is None
        problem = ann.refused(409, "POST", f"/tables/{table}/seats/1/bot", bot="greedy")
        assert problem["code"] == "grace"
        assert "a bot may sit in" in problem["detail"]
        bob.look(table)  # a sign of life: the grace begins anew
        assert ann.look(table)["table"]["seats"][1]["grace"] > GRACE - 1
        time.sleep(GRACE)
        assert ann.look(table)["table"]["seats"][1]["grace"] == 0
        ann.post(f"/tables/{table}/seats/1/bot", bot="random")


def test_a_bot_that_sits_in_stops_when_the_player_returns(ann: Guest, bob: Guest) -> None:
    table = left_alone(ann, bob)
    time.sleep(GRACE)
    ann.post(f"/tables/{table}/seats/1/bot", bot="random")
    with bob.watching(table, seat=1) as socket:
        seat = socket.next()["table"]["seats"][1]
        assert (seat["bot"], seat["standing_in"], seat["online"]) == (None, False, True)
        assert seat["grace"] is None


def test_a_takeback_asks_those_who_are_away(ann: Guest, bob: Guest) -> None:
    """Nobody goes back behind somebody's back by letting a bot sit in first."""
    table = left_alone(ann, bob)
    time.sleep(GRACE)
    ann.post(f"/tables/{table}/seats/1/bot", bot="random")
    with ann.watching(table) as socket:
        moved = socket.until(lambda s: s["to_move"] == 0)
    asked = ann.post(f"/tables/{table}/takeback", seat=0, ply=0)
    assert asked["takeback"]["waiting_for"] == [1]
    assert asked["ply"] == moved["ply"]
    bob.post(f"/tables/{table}/takeback/answer", seat=1, agree=True)
    assert ann.look(table)["takeback"] is None


def test_a_bot_stands_in_for_an_absent_player_who_takes_the_seat_back(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN, options={"first": "1"})
    table = info["id"]
    bob.post("/join", code=code_of(info, 1))
    with bob.watching(table) as socket:
        socket.until(lambda s: s["table"]["seats"][1]["online"])
        assert ann.refused(409, "POST", f"/tables/{table}/seats/1/bot", bot="greedy")["code"] == "still-here"
    with ann.watching(table) as socket:
        socket.until(lambda s: not s["table"]["seats"][1]["online"])
        time.sleep(GRACE)
        ann.post(f"/tables/{table}/seats/1/bot", bot="random")
        moved = socket.until(lambda s: s["to_move"] == 0)
    seat = moved["table"]["seats"][1]
    assert (seat["bot"], seat["standing_in"], seat["kind"]) == ("random", True, "human")
    assert moved["ply"] > 0
    assert bob.look(table)["prompt"] is None
    assert ann.refused(403, "POST", f"/tables/{table}/seats/1/return")["code"] == "not-your-seat"
    back = bob.post(f"/tables/{table}/seats/1/return")
    assert (back["table"]["seats"][1]["bot"], back["table"]["seats"][1]["standing_in"]) == (None, False)


def test_an_open_seat_can_be_filled_by_a_bot_until_somebody_comes(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN)
    begun = ann.post(f"/tables/{info['id']}/seats/1/bot", bot="random")
    assert begun["table"]["status"] == "playing"
    code = begun["table"]["seats"][1]["code"]
    assert bob.post("/join", code=code)["seats"][1]["bot"] is None


def test_leaving_opens_the_seat_and_passes_the_table_on(ann: Guest, bob: Guest, eve: Guest) -> None:
    info = ann.open(ME, OPEN)
    bob.post("/join", code=code_of(info, 1))
    left = ann.post(f"/tables/{info['id']}/leave", seat=0)
    assert not left["table"]["seats"][0]["taken"]
    assert ann.get("/tables") == []
    at_bobs = bob.look(info["id"])["table"]
    assert at_bobs["host"]
    joined = eve.post("/join", code=code_of(at_bobs, 0))
    assert joined["seats"][0]["mine"]
    assert joined["status"] == "playing"


# Ending.


def test_conceding_ends_a_game_for_two(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN)
    bob.post("/join", code=code_of(info, 1))
    over = ann.post(f"/tables/{info['id']}/concede", seat=0)
    assert over["over"]
    assert over["table"]["winners"] == [1]
    assert over["result"]["reason"] == "conceded"
    assert over["result"]["ranking"] == [[1], [0]]
    assert over["table"]["seats"][0]["conceded"]
    assert over["pledge"]["seed"] is not None
    assert bob.refused(409, "POST", f"/tables/{info['id']}/concede", seat=1)["code"] == "game-over"


def test_of_three_who_concedes_is_played_on_by_a_bot_and_cannot_win(
    service: Service, ann: Guest, bob: Guest
) -> None:
    info = ann.open(ME, OPEN, RANDOM_BOT, game=DICE)
    bob.post("/join", code=code_of(info, 1))
    after = ann.post(f"/tables/{info['id']}/concede", seat=0)
    assert not after["over"]
    assert after["table"]["seats"][0]["bot"] == "easy"
    assert ann.refused(409, "POST", f"/tables/{info['id']}/seats/0/return")["code"] == "conceded"
    last = bob.post(f"/tables/{info['id']}/concede", seat=1)
    assert last["over"]
    assert last["table"]["winners"] == [2]
    assert last["result"]["ranking"][-1] == [0, 1]


def test_a_rematch_turns_the_seats(ann: Guest, bob: Guest, eve: Guest) -> None:
    info = ann.open(ME, OPEN, BOT, game=DICE, options={"advanced": True}, public=True, hints=False)
    bob.post("/join", code=code_of(info, 1), name="Bob")
    table = info["id"]
    assert ann.refused(409, "POST", f"/tables/{table}/rematch")["code"] == "not-over"
    ann.post(f"/tables/{table}/concede", seat=0)
    bob.post(f"/tables/{table}/concede", seat=1)
    assert eve.refused(403, "POST", f"/tables/{table}/rematch")["code"] == "not-your-table"
    again = bob.post(f"/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "human", "human"]
    assert again["seats"][2]["name"] == "Bob"
    assert again["seats"][2]["mine"]
    assert (again["options"]["advanced"], again["public"], again["hints"]) == (True, True, False)
    assert not any(seat["conceded"] for seat in again["seats"])
    assert ann.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert ann.look(table)["table"]["rematch"] == again["id"]
    hashes = {ann.look(one)["pledge"]["hash"] for one in (table, again["id"])}
    assert len(hashes) == 2


def test_four_seats_at_one_table(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN, HOT, RANDOM_BOT, game=DICE)
    bob.post("/join", code=code_of(info, 1))
    assert ann.get(f"/tables/{info['id']}")["table"]["status"] == "playing"
    assert [seat["mine"] for seat in bob.look(info["id"])["table"]["seats"]] == [False, True, False, False]


def test_bots_among_themselves_finish_a_game(ann: Guest) -> None:
    info = ann.open(RANDOM_BOT, RANDOM_BOT)
    over = play_out(ann, info["id"])
    assert over["over"]
    assert over["table"]["winners"] == over["result"]["winners"]
    assert over["seat"] is None
    assert ann.look(info["id"], seat=1)["seat"] == 1
