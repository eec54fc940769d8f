"""Boards draw the numbers of the deck that is played with: none of them is known to the browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Enter

from brewtable.kernel.registry import find_game

ME = {"who": "me"}
BOT = {"who": "bot", "bot": "random"}


def house_deck(game: str) -> dict[str, Any]:
    data: dict[str, Any] = find_game(game).house_deck().to_data()
    data["deck"]["name"] = "other"
    return data


def test_beer_and_bread_draws_the_storage_and_the_fields_of_the_deck(enter: Enter) -> None:
    deck = house_deck("beer-and-bread")
    deck["board"] |= {"storage": 11, "fruitful": {"wheat": 3, "barley": 8, "rye": 6, "hops": 9}}
    deck["effects"]["3A"] = {"units": 5}
    deck["effects"]["4C"] = [{"pay": 3, "of": "wheat", "as": ["rye"]}]
    for card in deck["card"]:
        card["harvest"] = {"water": 2, "rye": 1}
    ann = enter()
    ann.sit_at(ann.open_table(ME, BOT, deck=deck, options={"first": "0"}, seed=1))
    ann.wait_for_turn()
    board = ann.page.locator(".bb-board")
    expect(board.locator(".village.own .store .unit")).to_have_count(11)
    expect(board.locator(".field.wheat .tokens li")).to_have_count(3)
    expect(board.locator(".field.hops .tokens li")).to_have_count(9)
    expect(board.locator(".field.wheat .seeding")).to_contain_text("3")
    cards = ann.page.locator(".bb-card .strip .several")
    expect(cards.first).to_have_text("2")
    expect(cards).to_have_count(5)
    expect(ann.page.locator('[data-thing^="hand:"]').first).to_have_accessible_name(re.compile("2 water"))
    catalog = ann.get(f"/tables/{ann.page.url.rpartition('/')[2]}/catalog")
    signs = {card["upgrade"]: card["upgrade_signs"] for card in catalog.values()}
    assert signs["3A"] == [["+5", "water"]]
    assert signs["4C"] == [["3", "wheat", "→", "rye"]]


def test_dice_brewing_draws_the_prices_and_the_spaces_of_the_deck(enter: Enter) -> None:
    deck = house_deck("dice-brewing")
    deck["market"]["price"] |= {"honey": 7}
    deck["black-market"]["price"] |= {"shut": 9}
    deck["spaces"]["fast"] |= {"malt-1": 5, "malt-2": 4}
    deck["spaces"]["school"] |= {"school-1": 4, "school-3": 8}
    deck["spaces"]["department"] = {"seeds": 3, "gold-for-black": 6, "gold-for-blue": 5}
    deck["spaces"]["opens"] |= {"hops": 3, "black-market": 4}
    deck["players"]["end"] |= {"2": 6}
    ann = enter()
    ann.sit_at(ann.open_table(ME, BOT, game="dice-brewing", deck=deck, options={"first": "0"}, seed=1))
    ann.wait_for_turn()
    page = ann.page
    expect(page.locator('[data-thing="market:honey"] .price b')).to_have_text("7")
    expect(page.locator('[data-thing="market:shut"] .price b')).to_have_text("9")

    def on_space(space: str, part: str) -> Any:
        return page.locator(f'.db-plate[data-place="board:0:{space}"] {part}')

    expect(on_space("malt-1", ".fast")).to_have_text("5+")
    expect(on_space("malt-2", ".fast")).to_have_text("4+")
    expect(on_space("school-1", ".hole text")).to_have_text("4+")
    expect(on_space("school-3", ".hole text")).to_have_text("Σ8")
    expect(on_space("seeds-1", ".gives b")).to_have_text("3")
    expect(on_space("seeds-2", ".gives b")).to_have_text("6")
    expect(on_space("seeds-3", ".gives b")).to_have_text("5")
    expect(on_space("seeds-2", ".spoken")).to_contain_text("6 gold")
    expect(page.locator(".house.hops .until")).to_have_text("from round 3")
    expect(page.locator(".shelf.black .until")).to_have_text("from round 4")
    expect(page.locator(".db-brewed")).to_contain_text("6")
