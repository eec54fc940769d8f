"""Chapter 12, slot 1: years and cards (1A to 1D)."""

import pytest

from .positions import SEATS, Table, fronts
from .upgrade_positions import a_village, inert, next_year

TOP = [f"bread-{n:02}" for n in range(1, 16)]  # the top of the deck, in this order
YEAR_ENDS = [1, 2]  # before a dry and before a fruitful year


def asked(table: Table, *actions: str) -> list[tuple[int | None, str]]:
    """Who is asked what, before the first and after each of the actions."""
    seen = [(table.mover, table.ask)]
    for action in actions:
        table.do(action)
        seen.append((table.mover, table.ask))
    return seen


def plays(table: Table, card: str) -> list[str]:
    """Every way in which the mover may now use a card."""
    return [text for text in table.legal() if card in text.split()]


# 1A


@pytest.mark.rule("BB-12.3")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("year", YEAR_ENDS)
def test_1a_discards_one_card_and_draws_the_top_card(year: int, seat: int) -> None:
    table = next_year(year, mine=["1A"], seat=seat, deck_top=TOP)
    assert (table.mover, table.ask) == (seat, "renew")
    hand = table.cards("hand", seat)
    assert [len(table.cards("hand", s)) for s in SEATS] == [5, 5], "both hands are dealt"
    assert set(table.legal()) == {"done", *(f"discard {card}" for card in hand)}
    table.do(f"discard {hand[1]}")
    assert set(table.cards("hand", seat)) == {*hand, TOP[10]} - {hand[1]}
    assert table.cards("discard") == [hand[1]]
    assert table.view(None)["discard"] == [hand[1]], "face up"
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.3")
@pytest.mark.parametrize("year", YEAR_ENDS)
def test_1a_may_be_declined(year: int) -> None:
    table = next_year(year, mine=["1A"], deck_top=TOP)
    hand = table.cards("hand", 0)
    table.do("done")
    assert table.cards("hand", 0) == hand
    assert table.cards("discard") == []
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.3")
def test_without_1a_nobody_is_asked() -> None:
    for year in YEAR_ENDS:
        assert next_year(year, mine=["1B", "1C", "1D"]).ask == "turn"


@pytest.mark.rule("BB-12.3")
@pytest.mark.rule("BB-4.5")
def test_1a_comes_before_the_exchange_cards() -> None:
    table = next_year(1, mine=["1A"], deck_top=TOP)
    assert table.cards("exchange") == []
    table.do(f"discard {table.cards('hand', 0)[0]}")
    assert table.cards("exchange") == TOP[11:14]


@pytest.mark.rule("BB-12.3")
@pytest.mark.rule("BB-4.6")
def test_1a_with_an_empty_deck_draws_from_the_reshuffled_discards() -> None:
    table = next_year(2, mine=["1A"], deck_top=TOP[:10], rest="sold:0")
    hand = table.cards("hand", 0)
    table.do(f"discard {hand[2]}")
    assert table.cards("hand", 0) == hand, "the only card to draw is the one discarded"
    assert table.cards("discard") == []


@pytest.mark.rule("BB-12.4")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("year", YEAR_ENDS)
def test_each_copy_of_1a_works_once(year: int) -> None:
    table = next_year(year, mine=["1A", "1A"], deck_top=TOP)
    first = table.cards("hand", 0)[0]
    table.do(f"discard {first}")
    assert (table.mover, table.ask) == (0, "renew")
    assert f"discard {TOP[10]}" in table.legal(), "the card just drawn is a hand card"
    table.do(f"discard {TOP[10]}")
    assert table.ask == "turn"
    assert set(table.cards("discard")) == {first, TOP[10]}
    assert TOP[11] in table.cards("hand", 0)


@pytest.mark.rule("BB-12.4")
@pytest.mark.parametrize("windmill", SEATS)
@pytest.mark.parametrize("year", YEAR_ENDS)
def test_the_holder_finishes_1a_before_the_other_begins(year: int, windmill: int) -> None:
    storage = ({"wheat": 1}, {}) if windmill == 1 else ({}, {"wheat": 1})
    table = next_year(year, mine=["1A"] * 2, theirs=["1A"] * 2, seat=windmill, storage=storage, deck_top=TOP)
    assert table.windmill == windmill
    movers = []
    while table.ask == "renew":
        movers.append(table.mover)
        table.do(table.legal("discard")[0])
    assert movers == [windmill] * 2 + [1 - windmill] * 2
    assert table.mover == windmill


@pytest.mark.rule("BB-12.4")
def test_1a_returns_every_year() -> None:
    table = next_year(4, mine=["1A"])
    assert table.ask == "renew"
    assert table.year == 5
    table = next_year(5, mine=["1A"])
    assert table.ask == "renew"
    assert table.year == 6


# 1B


def picked_up(*mine: str, year: int = 1, theirs: tuple[str, ...] = ()) -> Table:
    """The Card phase of a year in which both players take back harvest cards; seat 0 has the windmill."""
    return next_year(
        year,
        mine=mine,
        theirs=theirs,
        column=(["beer-10", "beer-11", "beer-12"], ["beer-20", "beer-21"]),
        storage=({}, {"wheat": 1}),
        deck_top=TOP,
    )


@pytest.mark.rule("BB-12.5")
@pytest.mark.parametrize("gone", [[], ["beer-11"], ["beer-10", "beer-12"], ["beer-10", "beer-11", "beer-12"]])
def test_1b_discards_any_number_of_harvest_cards_before_the_hand_is_filled(gone: list[str]) -> None:
    table = picked_up("1B")
    assert (table.mover, table.ask) == (0, "discard-harvest")
    assert set(table.legal()) == {"done", "discard beer-10", "discard beer-11", "discard beer-12"}
    table.do(*(f"discard {card}" for card in gone))
    if table.ask == "discard-harvest":
        table.do("done")
    kept = {"beer-10", "beer-11", "beer-12"} - set(gone)
    assert set(table.cards("hand", 0)) == kept | set(TOP[: 5 - len(kept)])
    assert table.cards("discard") == table.view(None)["discard"] == gone
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.5")
def test_further_copies_of_1b_add_nothing() -> None:
    table = picked_up("1B", "1B")
    assert asked(table, "discard beer-10", "done") == [
        (0, "discard-harvest"),
        (0, "discard-harvest"),
        (0, "turn"),
    ]
    assert set(table.cards("hand", 0)) == {"beer-11", "beer-12", *TOP[:3]}


@pytest.mark.rule("BB-12.5")
def test_1b_is_for_its_owner_only() -> None:
    table = picked_up(theirs=("1B",))
    assert (table.mover, table.ask) == (1, "discard-harvest")
    assert set(table.legal()) == {"done", "discard beer-20", "discard beer-21"}


@pytest.mark.rule("BB-12.5")
def test_1b_is_for_dry_years() -> None:
    table = picked_up("1B", year=2)
    assert table.year == 3
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.5")
@pytest.mark.rule("BB-4.5")
def test_the_holder_uses_1b_and_fills_up_first_then_1a_follows() -> None:
    table = picked_up("1A", "1B", theirs=("1A", "1B"))
    assert set(table.cards("hand", 1)) == {"beer-20", "beer-21"}, "both take back their columns first"
    table.do("discard beer-10", "done")
    assert set(table.cards("hand", 0)) == {"beer-11", "beer-12", *TOP[:3]}
    assert (table.mover, table.ask) == (1, "discard-harvest")
    assert set(table.legal()) == {"done", "discard beer-20", "discard beer-21"}
    table.do("discard beer-21", "done")
    assert set(table.cards("hand", 1)) == {"beer-20", *TOP[3:7]}
    assert asked(table, f"discard {TOP[0]}", f"discard {TOP[3]}") == [(0, "renew"), (1, "renew"), (0, "turn")]
    assert TOP[7] in table.cards("hand", 0)
    assert TOP[8] in table.cards("hand", 1)
    assert table.cards("exchange") == TOP[9:12]


# 1C


def fourth_turn(
    mine: list[str], seat: int = 0, deck_top: list[str] | None = None, **position: object
) -> Table:
    """Turn 4 of a fruitful year. After it seat 0 holds beer-13, seat 1 beer-11, unless 1C draws."""
    names = ("beer-10", "beer-11", "beer-12", "beer-13")
    return a_village(
        mine=mine,
        seat=seat,
        cards=inert(*names),
        year=1,
        turn=4,
        hands=(list(names[:2]), list(names[2:])),
        deck_top=TOP if deck_top is None else deck_top,
        **position,
    )


def last_turn(mine: list[str], seat: int = 0, **position: object) -> Table:
    """The last turn of `seat` in a fruitful year."""
    table = fourth_turn(mine, seat, **position).do("upgrade beer-10", "upgrade beer-12")
    return table if seat == 0 else table.do("upgrade beer-13")


LAST = ("beer-13", "beer-11")  # by seat


@pytest.mark.rule("BB-12.6")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("plays_drawn", [False, True])
def test_1c_draws_one_plays_one_and_discards_the_other(seat: int, plays_drawn: bool) -> None:
    table = last_turn(["1C"], seat)
    assert (table.mover, table.ask) == (seat, "turn"), "the draw is not asked for"
    assert set(table.cards("hand", seat)) == {LAST[seat], TOP[0]}
    assert {text.split()[1] for text in table.legal()} == {LAST[seat], TOP[0]}
    played, left = (TOP[0], LAST[seat]) if plays_drawn else (LAST[seat], TOP[0])
    table.do(f"upgrade {played}")
    moves = [(event["card"], event["to"]) for event in table.events(None, "card")]
    assert moves.index((played, f"upgrades:{seat}")) < moves.index((left, "discard"))
    assert table.cards("discard") == [left]


@pytest.mark.rule("BB-12.6")
def test_the_rest_is_discarded_only_after_the_action() -> None:
    table = last_turn(["1C"], storage=({"rye": 9}, {}))
    table.do("harvest beer-13")
    assert table.ask == "choose-offer"
    assert table.cards("discard") == []
    while table.mover == 0:
        table.do(table.legal("offer")[0])
    while table.ask == "take-offer":
        table.do("done")
    assert table.cards("discard") == [TOP[0]]
    assert (table.mover, table.ask) == (1, "turn")


@pytest.mark.rule("BB-12.6")
def test_1c_is_for_its_owner_only() -> None:
    table = last_turn(["1C"]).do("upgrade beer-13")
    assert table.cards("hand", 1) == ["beer-11"]
    assert table.cards("deck")[0] == TOP[1]


@pytest.mark.rule("BB-12.6")
def test_1c_waits_for_the_last_turn() -> None:
    table = fourth_turn([]).do("upgrade beer-10")
    assert len(table.cards("hand", 1)) == 2
    table = a_village(theirs=["1C"], year=1, turn=3)
    table.do(table.legal("upgrade")[0])
    assert (table.mover, len(table.cards("hand", 1))) == (1, 3)


@pytest.mark.rule("BB-12.6")
def test_1c_sleeps_in_dry_years() -> None:
    table = a_village(
        theirs=["1C"], cards=inert("beer-10"), year=2, turn=5, hands=(["beer-10"], ["beer-11"]), deck_top=TOP
    )
    table.do("upgrade beer-10")
    assert table.cards("hand", 1) == ["beer-11"]


@pytest.mark.rule("BB-12.6")
@pytest.mark.rule("BB-4.7")
def test_1c_draws_nothing_when_no_card_is_left() -> None:
    table = last_turn(["1C"], deck_top=[], rest="sold:0")
    assert table.cards("hand", 0) == ["beer-13"]
    table.do("upgrade beer-13")
    assert table.cards("discard") == []


@pytest.mark.rule("BB-12.7")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("seat", SEATS)
def test_each_copy_of_1c_draws_but_one_card_is_played(seat: int) -> None:
    table = last_turn(["1C", "1C"], seat)
    assert set(table.cards("hand", seat)) == {LAST[seat], TOP[0], TOP[1]}
    table.do(f"upgrade {TOP[1]}")
    assert set(table.cards("discard")) == {LAST[seat], TOP[0]}
    if seat == 0:
        assert (table.mover, table.cards("hand", 0)) == (1, [])


@pytest.mark.rule("BB-12.8")
def test_1c_placed_on_the_turn_before_works() -> None:
    table = a_village(
        cards={**inert("beer-12"), "beer-10": {"upgrade": "1C"}},
        year=1,
        turn=4,
        hands=(["beer-10", "beer-11"], ["beer-12", "beer-13"]),
        deck_top=TOP,
    )
    table.do("upgrade beer-10", "upgrade beer-12")
    assert set(table.cards("hand", 0)) == {"beer-13", TOP[0]}


@pytest.mark.rule("BB-12.8")
@pytest.mark.parametrize("copies_before", [0, 1])
def test_1c_placed_on_the_last_turn_comes_too_late(copies_before: int) -> None:
    table = a_village(
        mine=["1C"] * copies_before,
        cards={**inert("beer-10", "beer-12"), "beer-13": {"upgrade": "1C"}},
        year=1,
        turn=4,
        hands=(["beer-10", "beer-11"], ["beer-12", "beer-13"]),
        deck_top=TOP,
    )
    table.do("upgrade beer-10", "upgrade beer-12", "upgrade beer-13")
    assert table.cards("deck")[0] == TOP[copies_before]
    assert table.cards("discard") == TOP[:copies_before]
    assert table.cards("hand", 0) == []


# 1D

HAND_A = [f"beer-{n}" for n in range(11, 16)]  # seat 0 begins with it
HAND_B = [f"bread-{n}" for n in range(11, 16)]


def first_turn(mine: tuple[str, ...] = ("1D",), windmill: int = 0, **position: object) -> Table:
    """The first turn of a fruitful year; no card of either hand has an upgrade that does anything."""
    return a_village(
        mine=mine,
        cards=inert(*HAND_A, *HAND_B),
        turn=1,
        to_move=windmill,
        windmill=windmill,
        hands=(HAND_A, HAND_B),
        **{"year": 1, **position},
    )


def after_inverting(card: str = "beer-15") -> Table:
    """Turn 2: seat 0 has inverted a card, and the hands are swapped."""
    return first_turn().do("upgrade beer-11", f"invert {card}", "upgrade bread-11")


@pytest.mark.rule("BB-12.9")
@pytest.mark.parametrize("year", [1, 3, 5])
def test_1d_inverts_one_card_still_in_hand_after_the_first_action(year: int) -> None:
    table = first_turn(year=year).do("upgrade beer-11")
    assert (table.mover, table.ask) == (0, "invert")
    assert set(table.legal()) == {"done", *(f"invert {card}" for card in HAND_A[1:])}
    table.do("invert beer-15")
    assert table.cards("inverted", 0) == ["beer-15"]
    assert (table.mover, table.ask) == (1, "turn")


@pytest.mark.rule("BB-12.9")
def test_1d_may_be_declined() -> None:
    table = first_turn().do("upgrade beer-11", "done")
    assert table.cards("inverted", 0) == []
    assert (table.mover, table.ask) == (1, "turn")
    table.do("upgrade bread-11")
    assert {text.split()[1] for text in table.legal("harvest")} == set(HAND_B[1:])


@pytest.mark.rule("BB-12.9")
def test_1d_works_on_the_turn_that_places_it() -> None:
    table = a_village(cards={"beer-11": {"upgrade": "1D"}}, year=1, turn=1, hands=(HAND_A, HAND_B))
    table.do("upgrade beer-11")
    assert (table.mover, table.ask) == (0, "invert")


@pytest.mark.rule("BB-12.9")
def test_1d_waits_for_the_offer_of_the_first_action() -> None:
    table = first_turn(storage=({"rye": 9}, {})).do("harvest beer-11")
    assert table.ask == "choose-offer"
    while table.ask in ("choose-offer", "take-offer"):
        table.do(table.legal()[0])
    assert (table.mover, table.ask) == (0, "invert")


@pytest.mark.rule("BB-12.9")
def test_1d_is_for_the_first_turn_only() -> None:
    table = first_turn().do("upgrade beer-11", "done", "upgrade bread-11")
    assert asked(table, "upgrade bread-12", "upgrade beer-12") == [(0, "turn"), (1, "turn"), (0, "turn")]


@pytest.mark.rule("BB-12.9")
def test_1d_placed_on_the_second_turn_waits_a_year() -> None:
    table = a_village(cards={"beer-11": {"upgrade": "1D"}}, year=1, turn=2, hands=(HAND_A[:4], HAND_B[:4]))
    assert asked(table, "upgrade beer-11") == [(0, "turn"), (1, "turn")]


@pytest.mark.rule("BB-12.9")
@pytest.mark.parametrize("year", [2, 4, 6])
def test_1d_sleeps_in_dry_years(year: int) -> None:
    table = first_turn(year=year, theirs=["1D"])
    assert asked(table, "upgrade beer-11", "upgrade bread-11") == [(0, "turn"), (1, "turn"), (0, "turn")]


@pytest.mark.rule("BB-12.9")
def test_1d_is_for_its_owner_only() -> None:
    table = first_turn(windmill=1)
    assert asked(table, "upgrade bread-11", "upgrade beer-11") == [(1, "turn"), (0, "turn"), (0, "invert")]


@pytest.mark.rule("BB-12.10")
def test_only_the_inverter_may_play_an_inverted_card() -> None:
    table = after_inverting()
    table.do("upgrade bread-12")
    assert "beer-15" in table.cards("hand", 1), "swapped along with its hand"
    assert plays(table, "beer-15") == []
    assert table.reason("harvest beer-15") == "reason-inverted"
    assert {text.split()[1] for text in table.legal("upgrade")} == {"beer-12", "beer-13", "beer-14"}
    table.do("upgrade beer-12")
    assert (table.mover, table.cards("hand", 0)) == (0, ["beer-13", "beer-14", "beer-15"])
    assert {"harvest beer-15", "upgrade beer-15"} <= set(plays(table, "beer-15"))


@pytest.mark.rule("BB-12.10")
def test_an_inverted_card_can_be_kept_to_the_last_turn() -> None:
    table = after_inverting().do("upgrade bread-12", "upgrade beer-12", "upgrade beer-13", "upgrade bread-13")
    table.do("upgrade bread-14")
    assert table.cards("hand", 1) == ["beer-14", "beer-15"]
    assert plays(table, "beer-15") == []
    table.do("upgrade beer-14")
    assert table.cards("hand", 0) == ["beer-15"]
    assert {"harvest beer-15", "upgrade beer-15"} <= set(table.legal())
    table.do("upgrade beer-15")
    assert "beer-15" in table.cards("upgrades", 0)


@pytest.mark.rule("BB-12.10")
def test_the_other_player_cannot_produce_an_inverted_card_either() -> None:
    rich = {"water": 3, "wheat": 2, "barley": 2, "hops": 2}
    recipe = fronts()["beer-12"]["recipe"]
    assert all(rich[kind] >= count for kind, count in recipe.items())
    table = first_turn(storage=({}, rich)).do("upgrade beer-11", "invert beer-12", "upgrade bread-11")
    table.do("upgrade bread-12")
    assert "produce beer-12" not in table.legal()
    table = first_turn(storage=({}, rich)).do("upgrade beer-11", "done", "upgrade bread-11")
    table.do("upgrade bread-12")
    assert "produce beer-12" in table.legal()


@pytest.mark.rule("BB-12.10")
@pytest.mark.parametrize("windmill", SEATS)
def test_both_players_may_each_invert_a_card(windmill: int) -> None:
    table = first_turn(mine=("1D",), windmill=windmill, theirs=["1D"])
    for seat in (windmill, 1 - windmill):
        hand = (HAND_A, HAND_B)[seat]
        table.do(f"upgrade {hand[0]}", f"invert {hand[4]}")
    for seat in (windmill, 1 - windmill):
        foreign = (HAND_B, HAND_A)[seat]
        assert {text.split()[1] for text in table.legal("harvest")} == set(foreign[1:4])
        table.do(f"upgrade {foreign[1]}")
    for seat in (windmill, 1 - windmill):
        own = (HAND_A, HAND_B)[seat]
        assert {text.split()[1] for text in table.legal("harvest")} == set(own[2:])
        table.do(f"upgrade {own[4]}")
    assert table.cards("inverted", 0) == table.cards("inverted", 1) == []


@pytest.mark.rule("BB-12.11")
def test_two_copies_of_1d_still_invert_one_card() -> None:
    table = first_turn(("1D", "1D")).do("upgrade beer-11", "invert beer-15")
    assert (table.mover, table.ask) == (1, "turn")
    table.do("upgrade bread-11")
    assert asked(table, "upgrade bread-12", "upgrade beer-12") == [(0, "turn"), (1, "turn"), (0, "turn")]
    assert table.cards("inverted", 0) == ["beer-15"]


@pytest.mark.rule("BB-12.11")
def test_a_declined_1d_is_not_asked_again_for_its_second_copy() -> None:
    assert asked(first_turn(("1D", "1D")), "upgrade beer-11", "done")[-1] == (1, "turn")


@pytest.mark.rule("BB-12.12")
def test_an_inverted_card_is_normal_once_played() -> None:
    table = after_inverting().do("upgrade bread-12", "upgrade beer-12", "harvest beer-15")
    assert table.cards("inverted", 0) == []
    assert table.cards("column", 0) == ["beer-15"]
    while table.year == 1:
        table.do(table.legal("upgrade")[0])
    while table.ask == "turn" and table.mover != 0:
        table.do(table.legal("upgrade")[0])
    assert {"harvest beer-15", "upgrade beer-15"} <= set(table.legal()), "taken back for the dry year"


@pytest.mark.rule("BB-12.12")
@pytest.mark.rule("BB-12.6")
def test_an_inverted_card_is_normal_once_discarded() -> None:
    table = a_village(
        mine=["1C", "1D"],
        cards=inert("beer-12", "bread-12", "beer-13", "bread-13"),
        year=1,
        turn=4,
        hands=(["bread-12", "bread-13"], ["beer-12", "beer-13"]),
        inverted=(["beer-13"], []),
        deck_top=TOP[:3],
    )
    table.do("upgrade bread-12", "upgrade beer-12")
    assert set(table.cards("hand", 0)) == {"beer-13", TOP[0]}
    assert {text.split()[1] for text in table.legal("upgrade")} == {"beer-13", TOP[0]}
    table.do(f"upgrade {TOP[0]}")
    assert table.cards("discard") == ["beer-13"]
    assert table.cards("inverted", 0) == []


@pytest.mark.rule("BB-12.13")
def test_an_inverted_card_is_seen_by_whoever_holds_it_and_known_to_both() -> None:
    shown = {"card": "beer-15", "back": "beer", "inverted_by": 0}
    table = first_turn().do("upgrade beer-11", "invert beer-15")
    assert shown in table.village(0)["hand"]
    marks = [(card["back"], card["inverted_by"]) for card in table.village(0, watcher=1)["hand"]]
    assert sorted(marks, key=str) == sorted([("beer", 0), *[("beer", None)] * 3], key=str)
    table.do("upgrade bread-11")
    assert shown in table.village(1)["hand"]
    assert shown in table.village(1, watcher=0)["hand"]
