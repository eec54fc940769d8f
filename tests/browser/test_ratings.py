"""A rated game, from its table to the ladder: all know that it counts, and see what it has changed."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader

GAMES = 5  # until a rating stands on the ladder
DECISIONS = 14  # after which a game that is given up counts for both


def play_on(people: list[Person], table: str) -> None:
    """Decisions of both, until the game has well begun."""
    for _ in range(DECISIONS):
        for seat, person in enumerate(people):
            snapshot = person.get(f"/tables/{table}?seat={seat}")
            if snapshot["prompt"]:
                action = snapshot["prompt"]["choices"][0]["action"]
                person.post(f"/tables/{table}/moves", version=snapshot["version"], seat=seat, action=action)


def test_a_rated_game_from_its_table_to_the_ladder(enter: Enter, axe: str) -> None:
    ann, bob = enter(), enter(viewport=PHONE, has_touch=True, color_scheme="dark")
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        assert person.context.request.put("/api/me", data={"name": name}).ok
    ann.visit("/new/beer-and-bread", "form")
    ann.page.get_by_label("Rated game").check()
    expect(ann.page.get_by_text("Deck, seed and hints")).to_be_hidden()
    ann.page.get_by_label("Whoever has the link").check()
    ann.page.get_by_label("Who sits in seat 2").select_option("open")
    ann.button("Open the table").click()
    expect(ann.page.get_by_text("This game is rated")).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    bob.visit(f"/table/{table}", ".waiting")
    expect(bob.page.get_by_text("This game is rated")).to_be_visible()
    assert bob.overhang() == 0
    bob.button("Sit down").click()
    expect(ann.page.locator("h1 .rated")).to_be_visible()
    play_on([ann, bob], table)
    bob.post(f"/tables/{table}/concede", seat=1)
    expect(ann.page.locator(".rated .change").first).to_contain_text("Ann: +")
    expect(bob.page.locator(".rated .change.behind")).to_contain_text("Bob: −")
    Reader(bob, axe).check("the end of a rated game on a phone")
    expect(ann.button("Another rated game")).to_be_visible()
    for game in range(GAMES - 1):
        against = {"who": "bot", "bot": "random" if game % 2 else "easy"}
        wish = {"game": "beer-and-bread", "seats": [{"who": "me"}, against], "rated": True}
        another = bob.post("/tables", **wish)["id"]
        bob.post(f"/tables/{another}/concede", seat=0)
    while len(bob.get("/people/me")["played"]) < GAMES:
        bob.page.wait_for_timeout(50)
    bob.visit("/people/me", ".rating svg")
    expect(bob.page.locator(".rating")).to_contain_text("5 rated games")
    assert bob.overhang() == 0
    Reader(bob, axe).check("a rating and its way on a phone")
    bob.page.get_by_label("Who sees this page").select_option("all")
    ann.visit("/house", "ol.lines")
    rung = ann.page.locator("section ol.lines li")
    expect(rung).to_have_count(1)
    expect(rung).to_contain_text("Bob")
    Reader(ann, axe).check("the house with its ladder")
