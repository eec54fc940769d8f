"""Games from the first click to the score, and what was told to whom on the way."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, WIDE, Data, Person
from tests.table.test_secrecy import NAME, names_in

from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match

WHOLE_GAME = 300  # decisions are never so many


def now_in(data: Data) -> Data:
    """The table in what was said: alone, or in the answer to a move. What has not changed may be left out."""
    now: Data = data.get("snapshot") or data.get("now") or data
    return now


def check_score(person: Person, names: list[str]) -> None:
    """The sheet at the end tells the result part by part, as the service has it."""
    sheet = person.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Won by")
    for name in names:
        expect(sheet.get_by_role("columnheader", name=name)).to_be_visible()
    rows = [re.findall(r"\d+", row)[-2:] for row in sheet.locator("tbody tr").all_inner_texts()]
    result = person.table()["result"]
    totals = [[str(part[good]["total"]) for part in result["parts"]] for good in ("beer", "bread")]
    assert rows[-1] == [str(score) for score in result["scores"]]
    assert [row for row in rows[:-1] if row in totals]
    assert len(rows) >= 5


def test_a_whole_game_against_a_bot_by_clicking(enter: Enter) -> None:
    ann = enter()
    ann.visit("/new/beer-and-bread", ".seat")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Strength of the bot in seat 2").select_option("random")
    ann.button("Open the table").click()
    done = ann.play(lambda seen: seen["over"], random.Random(4))
    assert len(done) > 30
    assert len(ann.asked) >= 3
    check_score(ann, ["Ann", "Random bot"])


@pytest.mark.long("whole games")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", [game for game in moments.GAMES if game != moments.BEER_AND_BREAD])
def test_a_whole_game_for_more_by_clicking(enter: Enter, game: str, seats: int) -> None:
    """At two on a phone, at four on a laptop."""
    ann = enter(viewport=PHONE if seats == 2 else WIDE)
    bots = [{"who": "bot", "bot": "greedy"}] * (seats - 1)
    ann.sit_at(ann.open_table({"who": "me", "name": "Ann"}, *bots, game=game, seed=seats))
    done = ann.play(lambda seen: seen["over"], random.Random(seats), most=400)
    assert len(done) > 20
    assert ann.asked == set(ann.decided)
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Won by")
    totals = re.findall(r"\d+", sheet.locator("tbody tr.total").last.inner_text())
    assert totals[-seats:] == [str(score) for score in ann.table()["result"]["scores"]]


def known_after(match: Match, seat: int, cards: set[str]) -> list[set[str]]:
    """The cards that a seat has seen after each ply, by the game's own gate."""
    seen: set[str] = set()
    known = []
    for ply in range(match.ply + 1):
        state = match.position_at(ply)
        heard = match.opening if ply == 0 else match.entries[ply - 1].heard
        seen = seen | names_in(
            [match.game.view(state, seat), match.game.events_for(state, heard, seat)], cards
        )
        known.append(seen)
    return known


def check_told(person: Person, known: list[set[str]], cards: set[str], secrets: list[str]) -> int:
    """Nothing that came before the end names a card its reader has not seen; how much was looked at."""
    ply = looked = 0
    for source, text in person.received:
        data = json.loads(text)
        now = now_in(data) if isinstance(data, dict) else {}
        if now.get("over"):
            break
        ply = now.get("ply", ply) if "view" in now or now.get("type") == "news" else ply
        assert not any(secret in text for secret in secrets), f"{source} tells a secret of the table"
        # The fronts of all cards are no secret, only where they lie.
        if "/catalog" not in source:
            assert set(NAME.findall(text)) & cards <= known[ply], f"{source} after ply {ply}"
            looked += 1
    return looked


@pytest.mark.parametrize("decisions", [16, pytest.param(WHOLE_GAME, marks=pytest.mark.long("a whole game"))])
def test_two_people_play_by_link_and_are_told_no_secret(enter: Enter, decisions: int) -> None:
    ann, bob = enter(permissions=["clipboard-read", "clipboard-write"]), enter()
    ann.visit("/new/beer-and-bread", ".seat")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who sits in seat 2").select_option("open")
    ann.button("Open the table").click()
    ann.page.locator(".waiting").wait_for()
    ann.button("Copy the link").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    bob.visit(link.removeprefix(f"http://{ann.address}"))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    players, taste = [ann, bob], random.Random(11)
    for player in players:
        player.page.locator(".dock").wait_for()
    codes = [player.table()["table"]["seats"][seat]["code"] for seat, player in enumerate(players)]
    assert all(codes)
    for _ in range(decisions):
        to_move = ann.table()["to_move"]
        if to_move is None:
            break
        players[to_move].decide(taste)
    if decisions < WHOLE_GAME:
        ann.post(f"/tables/{ann.table()['table']['id']}/concede", seat=0)
    for player in players:
        player.page.locator("dialog[open] .winner").wait_for()
        if decisions == WHOLE_GAME:
            check_score(player, ["Ann", "Bob"])
            assert len(player.asked) >= 3

    ended = ann.table()
    match = read_journal(ann.context.request.get(f"/api/tables/{ended['table']['id']}/brew").text())
    cards = set(match.game.catalog(match.state))
    known = [known_after(match, seat, cards) for seat in (0, 1)]
    assert any(mine != yours for mine, yours in zip(*known, strict=True))
    for seat, player in enumerate(players):
        secrets = [str(ended["pledge"]["seed"]), ended["pledge"]["salt"], codes[1 - seat]]
        assert check_told(player, known[seat], cards, secrets) > ann.moves_sent + bob.moves_sent
