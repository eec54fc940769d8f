"""Chapter 11 of the rules: cards, backs and what may be seen."""

from random import Random
from typing import Any

import pytest

from brewtable.kernel.chance import RESAMPLING, Stream

from .positions import GAME, SEATS, Table, a_new_game, a_table, fronts, into_year

WATCHERS = (0, 1, None)


def back(card: str) -> str:
    return str(fronts()[card]["good"])


def seen_hand(table: Table, owner: int, watcher: int | None) -> list[str | None]:
    """The fronts of a hand as someone sees them, None for a card of which they see the back."""
    hand: list[dict[str, Any]] = table.view(watcher)["villages"][owner]["hand"]
    return [card["card"] for card in hand]


def guesses(table: Table, seat: int, count: int = 20) -> list[Table]:
    stream = Stream(7, RESAMPLING)
    worlds = [GAME.resample(table.match.state, seat, stream) for _ in range(count)]
    return [Table(type(table.match)(GAME, None, world, ["a", "b"])) for world in worlds]


# Backs.


@pytest.mark.rule("BB-11.1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_everyone_sees_the_backs_of_the_deck_in_order_and_of_all_hands(watcher: int | None) -> None:
    table = a_new_game(seed=3)
    view = table.view(watcher)
    assert view["deck"] == [back(card) for card in table.cards("deck")]
    for owner in SEATS:
        backs = sorted(card["back"] for card in view["villages"][owner]["hand"])
        assert backs == sorted(back(card) for card in table.cards("hand", owner))


@pytest.mark.rule("BB-11.1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_number_of_cards_is_open_everywhere_sold_cards_included(watcher: int | None) -> None:
    table = a_table(
        turn=3,
        column=(["beer-01"], ["beer-02", "beer-03"]),
        brewery=(["beer-04"], []),
        bakery=([], ["bread-01"]),
        sold=(["beer-05", "bread-02"], ["beer-07"]),
        discard=["beer-08", "beer-09"],
    )
    view = table.view(watcher)
    for owner in SEATS:
        for zone in ("hand", "column", "brewery", "bakery", "sold"):
            assert len(view["villages"][owner][zone]) == len(table.cards(zone, owner))
    assert len(view["discard"]) == 2
    assert len(view["deck"]) == len(table.cards("deck"))


# The deck.


@pytest.mark.rule("BB-11.2")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_no_view_shows_a_front_of_the_deck(watcher: int | None) -> None:
    table, chooser = a_new_game(seed=6), Random(6)
    while not table.over:
        table.do_something(chooser)
        shown = str(table.view(watcher))
        assert not [card for card in table.cards("deck") if card in shown]


@pytest.mark.rule("BB-11.2")
def test_cards_leave_the_deck_from_the_top_and_its_order_stays() -> None:
    table, chooser = a_new_game(seed=8), Random(8)
    while not table.over:
        before = table.cards("deck")
        table.do_something(chooser)
        if not table.events(None, "shuffle"):
            after = table.cards("deck")
            assert after == before[len(before) - len(after) :]


# Hands.


@pytest.mark.rule("BB-11.3")
def test_a_hand_shows_its_fronts_to_its_holder_only() -> None:
    table = a_new_game(seed=2)
    for owner in SEATS:
        assert seen_hand(table, owner, owner) == table.cards("hand", owner)
        assert seen_hand(table, owner, 1 - owner) == [None] * 5
        assert seen_hand(table, owner, None) == [None] * 5


@pytest.mark.rule("BB-11.3")
def test_a_card_the_other_player_has_seen_is_shown_to_them_in_the_hand() -> None:
    table = a_table(hands=(["beer-01", "bread-01", "bread-02"], None), known=([], ["bread-01"]))
    assert seen_hand(table, 0, 1) == ["bread-01", None, None]
    assert seen_hand(table, 0, None) == [None] * 3


@pytest.mark.rule("BB-11.3")
@pytest.mark.parametrize("drawer", SEATS)
def test_a_drawn_card_is_told_by_its_back_to_everyone_but_the_drawer(drawer: int) -> None:
    table = into_year(2, column=(["beer-01"], ["beer-02"]))
    told = {watcher: _draws(table, drawer, watcher) for watcher in WATCHERS}
    assert sorted(str(event["card"]) for event in told[drawer]) == sorted(
        card for card in table.cards("hand", drawer) if card not in ("beer-01", "beer-02")
    )
    for watcher in (1 - drawer, None):
        assert [event["card"] for event in told[watcher]] == [None] * 4
        assert [event["back"] for event in told[watcher]] == [event["back"] for event in told[drawer]]


def _draws(table: Table, drawer: int, watcher: int | None) -> list[dict[str, Any]]:
    cards = table.events(watcher, "card")
    return [event for event in cards if (event["from"], event["to"]) == ("deck", f"hand:{drawer}")]


# Face up.


@pytest.mark.rule("BB-11.4")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_exchange_cards_discards_and_upgrades_are_face_up(watcher: int | None) -> None:
    table = a_table(
        year=2,
        exchange=["beer-01", None, "beer-02"],
        discard=["bread-01", "bread-02"],
        upgrades=(["beer-14"], ["bread-18"]),
    )
    view = table.view(watcher)
    assert view["exchange"] == ["beer-01", None, "beer-02"]
    assert view["discard"] == ["bread-01", "bread-02"]
    assert view["villages"][0]["upgrades"]["3"] == ["beer-14"]
    assert view["villages"][1]["upgrades"]["3"] == ["bread-18"]


@pytest.mark.rule("BB-11.4")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_new_exchange_cards_are_told_by_their_fronts(watcher: int | None) -> None:
    table = into_year(2)
    placed = [event["card"] for event in table.events(watcher, "card") if "exchange" in event["to"]]
    assert placed == [table.exchange(space) for space in (1, 2, 3)]


@pytest.mark.rule("BB-11.5")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_cards_played_to_harvest_or_to_produce_are_seen_by_all_and_stay_known(watcher: int | None) -> None:
    table = a_table(
        hands=(["beer-06", "bread-02"], ["bread-01"]), storage=({"water": 2, "wheat": 3}, {}), year=2
    )
    table.do("produce beer-06")
    assert {"event": "produce", "seat": 0, "card": "beer-06"} in table.events(watcher)
    table.do("harvest bread-01")
    assert {"event": "harvest", "seat": 1, "card": "bread-01"} in table.events(watcher)
    view = table.view(watcher)
    assert view["villages"][0]["brewery"] == ["beer-06"]
    assert view["villages"][1]["column"] == ["bread-01"]


@pytest.mark.rule("BB-11.5")
@pytest.mark.rule("BB-11.6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_sold_cards_stay_known_after_cleaning(watcher: int | None) -> None:
    table = a_table(hands=(["beer-25"], ["bread-01"]), brewery=(["beer-06"], [])).do("upgrade beer-25")
    assert table.view(watcher)["villages"][0]["sold"] == ["beer-06"]


# Memory.


@pytest.mark.rule("BB-11.6")
def test_cards_handed_over_in_a_swap_stay_known() -> None:
    table = a_table(hands=(["beer-01", "beer-02"], ["bread-01", "bread-02", "bread-03"]))
    table.do("upgrade beer-01", "upgrade bread-01")
    assert seen_hand(table, 1, 0) == ["beer-02"]
    assert seen_hand(table, 0, 1) == ["bread-02", "bread-03"]
    assert seen_hand(table, 0, None) == [None, None]
    assert seen_hand(table, 1, None) == [None]


@pytest.mark.rule("BB-11.6")
def test_harvest_cards_taken_back_to_hand_stay_known_to_everyone() -> None:
    table = into_year(2, column=(["beer-01", "bread-01"], []))
    for watcher in (1, None):
        assert seen_hand(table, 0, watcher) == ["beer-01", "bread-01", None, None, None]


@pytest.mark.rule("BB-11.7")
def test_a_shuffle_hides_the_cards_shuffled() -> None:
    table = into_year(3, rest="discard")
    for owner in SEATS:
        assert seen_hand(table, owner, 1 - owner) == [None] * 5
        assert seen_hand(table, owner, None) == [None] * 5


@pytest.mark.rule("BB-11.7")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_backs_can_be_read_in_order_after_a_shuffle(watcher: int | None) -> None:
    table = into_year(3, deck_top=["beer-01", "beer-02"], rest="discard")
    assert table.view(watcher)["deck"] == [back(card) for card in table.cards("deck")]


@pytest.mark.rule("BB-11.7")
def test_a_shuffle_leaves_other_memories_alone() -> None:
    table = a_table(
        year=1,
        hands=(["beer-25"], []),
        windmill=1,
        column=(["beer-01"], []),
        deck_top=["bread-01"],
        rest="discard",
    ).do("upgrade beer-25")
    assert table.events(None, "shuffle")
    assert seen_hand(table, 0, 1)[0] == "beer-01"
    assert seen_hand(table, 0, 1).count(None) == 4


# Guesses.


@pytest.mark.rule("BB-11.8")
@pytest.mark.parametrize("seat", SEATS)
def test_a_guess_looks_the_same_to_the_guesser_and_breaks_no_law(seat: int) -> None:
    table, chooser = a_new_game(seed=9), Random(9)
    while not table.over:
        for guess in guesses(table, seat, 2):
            assert guess.view(seat) == table.view(seat)
            assert GAME.broken_laws(guess.match.state) == []
        for _ in range(7):
            if not table.over:
                table.do_something(chooser)


@pytest.mark.rule("BB-11.8")
def test_a_guess_keeps_every_back_and_every_known_card() -> None:
    table = a_table(hands=(None, ["beer-01", "beer-02", "bread-01"]), known=(["beer-02"], []))
    for guess in guesses(table, 0):
        assert [back(card) for card in guess.cards("deck")] == [back(card) for card in table.cards("deck")]
        assert sorted(back(card) for card in guess.cards("hand", 1)) == ["beer", "beer", "bread"]
        assert "beer-02" in guess.cards("hand", 1)
        assert guess.cards("hand", 0) == table.cards("hand", 0)


@pytest.mark.rule("BB-11.8")
def test_guesses_differ_in_what_is_hidden() -> None:
    table = a_table(hands=(None, ["beer-01", "beer-02", "bread-01"]))
    assert len({tuple(guess.cards("hand", 1)) for guess in guesses(table, 0)}) > 10
    assert len({tuple(guess.cards("deck")) for guess in guesses(table, 0)}) > 10


@pytest.mark.rule("BB-11.8")
def test_what_was_dealt_before_a_shuffle_of_seen_cards_cannot_be_in_the_deck() -> None:
    # Seat 0 gets five cards and seat 1 the last two of the old deck; all others were seen as discards.
    old = ["beer-01", "beer-02", "beer-03", "beer-04", "beer-05", "beer-06", "beer-07"]
    table = into_year(3, deck_top=old, rest="discard")
    assert table.cards("hand", 0) == old[:5]
    for guess in guesses(table, 0):
        assert {"beer-06", "beer-07"} <= set(guess.cards("hand", 1))
