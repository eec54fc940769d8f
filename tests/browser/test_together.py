"""Several people: at one device, at two, away and back."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import Person

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}


def sit_together(enter: Enter) -> tuple[Person, Person]:
    """Ann, who begins, and Bob."""
    ann, bob = enter(), enter()
    table = ann.open_table(ME, {"who": "open"}, options=FIRST)
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob.post("/join", code=code, name="Bob")
    ann.sit_at(table)
    bob.sit_at(table)
    return ann, bob


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


def test_a_bot_plays_for_someone_who_is_away(enter: Enter) -> None:
    ann, bob = sit_together(enter)
    address = bob.page.url
    bob.page.goto("about:blank")
    ann.decide()
    ann.button("Menu").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("away")
    sheet.get_by_role("button", name="Let a bot play").first.click()
    expect(sheet).to_contain_text("played by a bot")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".prompt .lead").wait_for()
    bob.page.goto(address)
    expect(bob.page.locator(".banner")).to_contain_text("A bot plays for you.")
    bob.page.locator(".banner").get_by_role("button", name="Take the seat back").click()
    expect(bob.page.locator(".banner")).to_have_count(0)
    ann.decide()
    bob.decide()
    assert ann.table()["table"]["seats"][1]["bot"] is None


def test_a_bot_plays_for_me_until_i_am_back(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.open_table(ME, RANDOM, options=FIRST))
    ann.button("Menu").click()
    ann.button("Let a bot play for me").click()
    expect(ann.page.locator(".banner")).to_contain_text("A bot plays for you.")
    expect(ann.page.locator(".log")).to_contain_text(
        re.compile("Ann (harvests|upgrades|brews|bakes|produces)")
    )
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
    assert ann.table()["result"]["reason"] == "conceded"
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_for_turn()
    assert [seat["mine"] for seat in ann.table()["table"]["seats"]] == [False, True]
