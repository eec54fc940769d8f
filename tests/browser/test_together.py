"""Several people: at one device, at two, away and back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.conftest import Enter
from tests.browser.line import Line
from tests.browser.people import Device, Person
from tests.table.guests import Service

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}


def sit_together(enter: Enter, **more: object) -> tuple[Person, Person]:
    """Ann, who begins, and Bob."""
    ann, bob = enter(), enter()
    seat_both(ann, bob, **more)
    return ann, bob


def seat_both(ann: Person, bob: Person, **more: object) -> None:
    table = ann.open_table(ME, {"who": "open"}, options=FIRST, **more)
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob.post("/join", code=code, name="Bob")
    ann.sit_at(table)
    bob.sit_at(table)


def test_hands_stay_hidden_while_the_device_changes_hands(enter: Enter) -> None:
    ann = enter()
    ann.visit("/new/beer-and-bread", ".seat")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who sits in seat 2").select_option("hot-seat")
    ann.page.get_by_label("Name for seat 2").fill("Marta")
    ann.page.get_by_label("Who begins").select_option("0")
    ann.button("Open the table").click()
    cards = ann.page.locator("[data-thing^='hand:']")
    hands = []
    for name in ("Ann", "Marta", "Ann"):
        expect(ann.page.get_by_role("dialog")).to_contain_text(f"Hand the device to {name}")
        expect(cards).to_have_count(0)
        ann.button(f"I am {name}").click()
        ann.page.locator(".prompt .lead").wait_for()
        hands.append(set(cards.evaluate_all("cards => cards.map((card) => card.dataset.thing)")))
        expect(ann.page.locator(".village.own")).to_contain_text(name)
        ann.decide()
    assert not hands[0] & hands[1]
    assert len(hands[0]) == len(hands[1]) == 5
    ann.page.locator(".curtain").wait_for()
    ann.page.reload()
    ann.page.locator(".curtain").wait_for()
    expect(cards).to_have_count(0)


def test_the_device_goes_to_a_person_when_a_bot_begins(enter: Enter) -> None:
    ann = enter()
    friend = {"who": "hot-seat", "name": "Marta"}
    thinking = {"who": "bot", "bot": "hard"}
    table = ann.open_table(ME, thinking, friend, game="dice-brewing", options={"first": "1"}, seed=7)
    ann.visit(f"/table/{table}", ".curtain")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Hand the device to Ann")
    ann.button("I am Ann").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator(".prompt")).to_contain_text("Hard bot")


def test_the_story_begins_for_the_host_when_a_friend_sits_down(enter: Enter) -> None:
    ann, bob = enter(), enter()
    table = ann.open_table(ME, {"who": "open"}, options=FIRST)
    ann.visit(f"/table/{table}", ".waiting")
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob.post("/join", code=code, name="Bob")
    bob.sit_at(table)
    ann.page.locator(".prompt .lead").wait_for()
    expect(ann.page.locator(".log li").first).to_be_visible()
    assert ann.page.locator(".log li").count() == bob.page.locator(".log li").count()


def test_a_seat_that_somebody_left_is_offered_to_a_bot_or_a_friend(enter: Enter) -> None:
    ann, bob = sit_together(enter)
    ann.decide()
    bob.button("Menu").click()
    bob.button("Leave").click()
    bob.button("Leave").click()
    banner = ann.page.locator(".banner")
    expect(banner).to_contain_text("Bob has left.")
    expect(ann.page.locator(".prompt")).to_contain_text("Bob has left; nobody plays there.")
    expect(banner.get_by_role("button", name="Invite someone")).to_be_visible()
    banner.get_by_role("button", name="Let a bot play").click()
    expect(banner).to_have_count(0)
    ann.wait_for_turn()


def test_a_friend_is_told_who_invites_to_what_and_sits_down(enter: Enter) -> None:
    ann, bob = enter(), enter()
    ann.visit("/new/dice-brewing", ".seat")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who sits in seat 2").select_option("open")
    begins = ann.page.get_by_label("Who begins")
    assert begins.locator("option").all_inner_texts() == [
        "Drawn at random",
        "Ann (seat 1)",
        "Someone with a link (seat 2)",
    ]
    begins.select_option("1")
    ann.page.get_by_label("Advanced game").check()
    ann.button("Open the table").click()
    waiting = ann.page.locator(".waiting")
    expect(waiting.get_by_role("img", name="Code to scan: the link to seat 2")).to_be_visible()
    link = waiting.locator("a.link").inner_text()
    assert link.count("/join/") == 1
    bob.visit(link, "form")
    page = bob.page.get_by_role("main")
    expect(page.get_by_role("heading")).to_have_text("Ann invites you to Dice Brewing")
    expect(page).to_contain_text("At the table: Ann")
    expect(page).to_contain_text("Who begins: you (seat 2)")
    expect(page).to_contain_text("All recipes are shuffled together")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.wait_for_turn()
    expect(waiting).to_have_count(0)
    ann.page.locator(".prompt").wait_for()


def test_a_code_that_leads_nowhere_says_so_at_once(enter: Enter) -> None:
    ann = enter()
    ann.excuse("422|404")
    for code, reason in (("garbage", "12 letters and digits"), ("0000-0000-0000", "No seat has this code")):
        ann.visit(f"/join/{code}", ".problem")
        expect(ann.page.get_by_role("alert")).to_contain_text(reason)
        expect(ann.page.get_by_label("Your name")).to_have_count(0)
    table = ann.open_table(ME, {"who": "open"})
    seats = ann.get(f"/tables/{table}")["table"]["seats"]
    ann.page.get_by_label("Code or link").fill(
        f"{ann.page.url.partition('/join/')[0]}/join/{seats[1]['code']}"
    )
    ann.button("Join").click()
    expect(ann.page.get_by_role("main")).to_contain_text("You sit at this table already.")
    ann.visit(f"/join/{seats[0]['code']}", "main .btn")
    expect(ann.page.get_by_role("main")).to_contain_text("This is the link to your own seat")
    ann.page.get_by_role("link", name="To the table").click()
    ann.page.locator(".waiting").wait_for()


def test_a_bot_fills_a_free_seat_and_a_table_can_be_called_off(enter: Enter) -> None:
    ann, bob = enter(), enter()
    bob.excuse("404|WebSocket")
    table = ann.open_table(ME, {"who": "open"}, {"who": "open"}, game="dice-brewing")
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob.post("/join", code=code, name="Bob")
    ann.sit_at(table)
    bob.sit_at(table)
    expect(bob.page.locator(".waiting")).to_contain_text("The game begins as soon as everyone sits.")
    ann.button("Call the table off").click()
    ann.page.locator(".game").first.wait_for()
    expect(bob.page.locator(".missing")).to_contain_text("There is no such table")
    table = ann.open_table(ME, {"who": "open"}, options=FIRST)
    ann.sit_at(table)
    ann.button("Let a bot play here").click()
    ann.wait_for_turn()


def test_the_own_seat_is_given_away_only_where_it_says_so(enter: Enter) -> None:
    ann = enter()
    table = ann.open_table(ME, {"who": "open"})
    own, free = (seat["code"] for seat in ann.get(f"/tables/{table}")["table"]["seats"])
    ann.sit_at(table)
    expect(ann.page.locator(".waiting")).to_contain_text(free)
    expect(ann.page.locator(".waiting")).not_to_contain_text(own)
    ann.button("Menu").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet.get_by_role("button", name="Copy the key to the seat: Ann")).to_have_count(0)
    sheet.get_by_text("Play on with another device").click()
    expect(sheet).to_contain_text("whoever opens it sits there instead of you")
    expect(sheet.get_by_role("button", name="Copy the key to the seat: Ann")).to_be_visible()


def test_a_takeback_needs_the_other_person(enter: Enter) -> None:
    ann, bob = sit_together(enter)
    ann.decide()
    bob.decide()
    for answer, plies in (("Decline", 2), ("Agree", 0)):
        ann.button("Ask to take back").click()
        expect(ann.page.locator(".banner")).to_contain_text("Waiting for Bob")
        expect(bob.page.locator(".banner")).to_contain_text("Ann asks to take a move back")
        bob.button(answer).click()
        expect(bob.page.locator(".banner")).to_have_count(0)
        expect(ann.page.locator(".banner")).to_have_count(0)
        assert ann.table()["ply"] == plies
    expect(ann.page.locator(".prompt .lead")).to_be_visible()
    expect(bob.page.locator(".prompt .lead")).to_have_count(0)


def test_a_bot_plays_for_someone_who_is_away_until_they_return(enter: Enter) -> None:
    ann, bob = sit_together(enter)
    address = bob.page.url
    bob.page.goto("about:blank")
    ann.decide()
    banner = ann.page.locator(".banner")
    expect(banner).to_contain_text("Bob is away.")
    expect(ann.page.locator(".prompt")).to_contain_text("Bob is to move, but away.")
    ann.button("Menu").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("away")
    sheet.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(sheet).to_contain_text("played by a bot")
    ann.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    ann.page.locator(".prompt .lead").wait_for()
    bob.page.goto(address)
    expect(bob.page.locator(".dock")).to_be_visible()
    expect(bob.page.locator(".banner")).to_have_count(0)
    ann.decide()
    bob.decide()
    assert ann.table()["table"]["seats"][1]["bot"] is None


def test_the_grace_is_counted_down_on_both_sides(browser: Browser, pages: None, tmp_path: Path) -> None:
    """Before a bot is offered, both are told how long that takes."""
    service = Service(tmp_path, grace_seconds=8).start()
    line = Line(service.address)
    ann, bob = (Person(Device(browser, address, {})) for address in (service.address, line.address))
    for trouble in ("ERR_", "WebSocket", "Failed to load resource"):
        bob.excuse(trouble)
    try:
        seat_both(ann, bob)
        line.cut()
        mine, theirs = bob.page.locator(".banner.stop"), ann.page.locator(".banner")
        expect(mine).to_contain_text(re.compile(r"In \d seconds? the others may let a bot play for you"))
        expect(theirs).to_contain_text(re.compile(r"Bob is away. In \d seconds? you may let a bot play"))
        offer = theirs.get_by_role("button", name="Let a bot play")
        expect(offer).to_have_count(0)
        expect(offer).to_be_visible()
        expect(mine).to_contain_text("The others may let a bot play for you by now")
        line.mend()
        expect(theirs).to_have_count(0)
        expect(mine).to_have_count(0)
        assert not [*ann.complaints, *bob.complaints]
    finally:
        ann.device.close()
        bob.device.close()
        line.close()
        service.stop()


def test_a_chosen_seed_is_told_to_those_who_join(enter: Enter) -> None:
    ann, bob = sit_together(enter, seed=4711)
    for person in (ann, bob):
        person.button("Menu").click()
        sheet = person.page.locator("dialog[open]")
        expect(sheet).to_contain_text("The shuffle was chosen, not drawn: its seed is 4711.")
        expect(sheet).not_to_contain_text("How the shuffle can be checked")


def test_a_bot_plays_for_me_until_i_am_back(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.open_table(ME, RANDOM, options=FIRST))
    ann.button("Menu").click()
    ann.button("Let a bot play for me").click()
    expect(ann.page.locator(".banner")).to_contain_text("A bot plays for you.")
    expect(ann.page.locator(".log")).to_contain_text(re.compile("You (harvest|upgrade|brew|bake)"))
    ann.page.locator(".banner").get_by_role("button", name="Take the seat back").click()
    expect(ann.page.locator(".banner")).to_have_count(0)
    ann.wait_for_turn()


def test_conceding_ends_the_game_and_a_rematch_turns_the_seats(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.open_table(ME, RANDOM, options=FIRST))
    before = ann.page.url
    ann.button("Menu").click()
    ann.button("Concede").click()
    ann.button("Stay").click()
    ann.button("Concede").click()
    ann.button("Concede").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Won by")
    expect(sheet.locator(".winner")).not_to_contain_text("Ann")
    expect(sheet.locator(".winner")).to_contain_text(re.compile(r"You lost \d+\s:\s\d+"))
    expect(sheet).to_contain_text("You have conceded.")
    assert ann.table()["result"]["reason"] == "conceded"
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_for_turn()
    assert [seat["mine"] for seat in ann.table()["table"]["seats"]] == [False, True]
