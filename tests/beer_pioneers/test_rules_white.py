"""Chapter 13: white cards and master brewers."""

from typing import Any

import pytest

from brewtable.locale import Words

from .positions import Table, a_table, custom_deck


def white(card: str, **position: Any) -> Table:
    """A card played white by a worker of experience 1, whose space brings no bonus action."""
    hand = (card, *position.pop("hand", ()))
    return a_table(hand=(hand,), **position).do("place 1 5b", f"white {card}")


# Texts.


@pytest.mark.rule("BP-13.1")
def test_a_white_card_acts_once_and_is_discarded() -> None:
    table = white("hop-kiln").do("take 1")
    assert (table.coins(), len(table.hand()), table.discards()) == (2, 1, {"hop-kiln"})


@pytest.mark.rule("BP-13.1")
@pytest.mark.parametrize(
    ("card", "actions", "changed"),
    [
        ("louis-pasteur", ["choose 1"], {"level": 1}),
        ("louis-pasteur", ["choose 2", "unblock beige", "unblock brew"], {"blocked": 159}),
        ("ballings-saccharometer", ["take 1"], {"progress": 1, "hand-size": 1}),
        ("gerard-adriaan-heineken", [], {"income": 1}),
        ("frederick-pabst", ["pick stark"], {"cellar-stark": 1}),
        ("william-painter", ["take top"], {"marker": 1, "hand-size": 1}),
        ("brewers-dray", ["move 1"], {"depot": 0, "cellar-barrels": 1}),
        ("heinrich-knaust", ["take 1", "take top", "take top"], {"hand-size": 3}),
    ],
)
def test_texts_of_the_house_deck(card: str, actions: list[str], changed: dict[str, int]) -> None:
    table = white(card).do(*actions)
    assert {name: table.own(name) for name in changed} == changed


@pytest.mark.rule("BP-13.2")
def test_as_far_as_possible() -> None:
    table = white("emil-christian-hansen", dials=({"alt": 3},)).do("rotate alt 3")  # 5 rotations
    assert (table.cellar(), table.ask) == ({"alt": 1}, "turn")
    tokens = ("pils", "export", "lager", "stark", "weizen", "beige", "brew", "white")
    assert white("saladin-box", unblocked=(tokens,)).ask == "turn"
    one_left = white("saladin-box", unblocked=(tokens[1:],)).do("unblock pils")
    assert (one_left.tokens(), one_left.ask) == (set(), "turn")
    assert white("hildegard-of-bingen", dials=({"alt": 3},)).ask == "rotate"  # nothing to brew


@pytest.mark.rule("BP-13.2")
@pytest.mark.parametrize(("coins", "points", "left"), [(0, 0, 1), (1, 1, 1)])
def test_a_price_holds_for_its_own_stage(coins: int, points: int, left: int) -> None:
    deck = custom_deck(coolship={"action": "pay 1 and points 1 then coins 1"})
    table = a_table(hand=(("coolship",),), coins=(coins,), deck=deck).do("place 1 5b", "white coolship")
    assert (table.points(), table.coins()) == (points, left)


@pytest.mark.rule("BP-13.3")
def test_an_extension_at_the_price_of_the_card() -> None:
    table = white("enzingers-filter", coins=(1,))
    assert (table.ask, table.coins()) == ("build", 0)
    assert white("enzingers-filter", coins=(0,)).ask == "turn"


@pytest.mark.rule("BP-13.3")
def test_an_upgrade_and_an_order_without_the_usual_coin() -> None:
    table = white("arthur-guinness")
    assert (table.own("marker"), table.coins()) == (1, 1)
    table = white("adolphus-busch", hand=("mash-paddle",), cellar=({"alt": 1, "barrels": 1},))
    table.do("order mash-paddle")
    assert (table.points(), table.coins()) == (2, 1)


@pytest.mark.rule("BP-13.3")
def test_brewing_by_card_does_not_look_at_the_level() -> None:
    free = {"unblocked": (("pils",),), "uncovered": (("large",),)}
    table = white("wheelers-roasting-drum", level=(1,), **free).do("brew alt", "brew pils")
    assert set(table.dials()) == {"alt", "pils"}


@pytest.mark.rule("BP-13.4")
def test_a_white_card_cannot_be_used_by_its_own_text() -> None:
    deck = custom_deck(coolship={"action": "beige"})
    assert white("coolship", deck=deck).ask == "turn"
    table = white("coolship", deck=deck, hand=("hop-kiln",))
    assert table.legal("beige") == ["beige hop-kiln"]


# Master brewers.


@pytest.mark.rule("BP-13.5")
def test_a_master_brewer_stays() -> None:
    table = white("josef-groll", used={"worker-2", "truck", "queue"})
    assert (table.master(), table.hand(), table.discards()) == ("josef-groll", set(), set())
    table.do("admin unblock", "unblock pils")
    assert (table.round, table.master()) == (2, "josef-groll")


@pytest.mark.rule("BP-13.6")
def test_a_new_master_brewer_sends_the_former_to_the_hand() -> None:
    table = white("josef-groll", master=("anton-dreher",))
    assert (table.master(), table.hand()) == ("josef-groll", {"anton-dreher"})
    table.do("turn-order 6", "beige anton-dreher")
    assert table.showing() == {"anton-dreher"}


@pytest.mark.rule("BP-13.7")
def test_the_former_effect_ends_at_once() -> None:
    table = a_table(hand=(("josef-groll",),), master=("elias-pichler",)).do("place 2 5b", "white josef-groll")
    assert table.ask == "turn"  # 2 + 3, and no longer 1 more
    position = {"master": ("franz-xaver-zacherl",), "hand": (("mash-paddle", "josef-groll"),)}
    table = a_table(cellar=({"alt": 1},), **position)
    table.do("place 1 5b", "white josef-groll", "truck order")
    assert not table.legal("order")  # the barrel is needed again


@pytest.mark.rule("BP-13.8")
def test_the_new_effect_holds_at_once() -> None:
    table = a_table(hand=(("elias-pichler",),)).do("place 2 5b", "white elias-pichler")
    assert table.ask == "bonus-action"  # 2 + 3 + 1


@pytest.mark.rule("BP-13.8")
def test_nothing_is_made_up_for() -> None:
    table = white("josef-groll", cellar=({"alt": 2},))
    assert table.coins() == 0


# What they can do.


def with_master(effect: dict[str, str], **position: Any) -> Table:
    """Anton Dreher, who can do something else, is seat 0's master brewer."""
    deck = custom_deck(anton_dreher={"master": effect})
    return a_table(master=("anton-dreher",), deck=deck, **position)


@pytest.mark.rule("BP-13.9")
def test_more_icons() -> None:
    table = with_master({"always": "rotations 2"}, dials=({"alt": 6},)).do("place 1 2b")
    assert table.can("rotate alt 4")
    assert with_master({"always": "take 2"}).do("place 1 4b", "choose 1").depot() == 3
    table = with_master({"always": "move 1"}, depot=(3,)).do("place 1 4b", "choose 2")
    assert table.legal("move") == ["move 1", "move 2"]
    assert with_master({"always": "bulbs 2"}).do("place 2 8b").can("bonus point")


@pytest.mark.rule("BP-13.9")
def test_more_lightbulbs_count_for_the_objective() -> None:
    showing = (("crown-cork", "copper-kettle"),)  # three
    assert with_master({"always": "bulbs 1"}, showing=showing).can("fulfil 3")
    assert not a_table(showing=showing).can("fulfil 3")


@pytest.mark.rule("BP-13.10")
def test_more_experience() -> None:
    assert with_master({"always": "experience 1"}).do("place 1 8b").ask == "bonus-action"
    assert a_table().do("place 1 8b").ask == "turn"
    grey = with_master({"always": "experience 1"}, queue={8: 0}, used={"worker-1", "worker-2"})
    assert grey.do("place 2 2b").ask == "bonus-action"


@pytest.mark.rule("BP-13.11")
def test_more_beers() -> None:
    free = {"unblocked": (("pils", "export"),), "uncovered": (("large",),)}
    table = with_master({"always": "beers 1"}, **free).do("place 1 1b", "brew alt", "brew pils")
    assert (set(table.dials()), table.ask) == ({"alt", "pils"}, "turn")


@pytest.mark.rule("BP-13.12")
@pytest.mark.parametrize(("progress", "value"), [(1, 5), (4, 3), (6, 3)])
def test_faster_dials(progress: int, value: int) -> None:
    table = with_master({"always": "faster 1"}, progress=(progress,)).do("place 1 1b", "brew alt")
    assert table.dials() == {"alt": value}


@pytest.mark.rule("BP-13.13")
def test_a_larger_hand() -> None:
    hand = (("coolship", "hop-kiln", "ice-cellar", "beer-stein", "mash-paddle"),)
    last = {"used": {"worker-1", "worker-2", "truck", "queue"}, "hand": hand}
    table = with_master({"always": "hand 2"}, **last).do("admin unblock", "unblock pils")
    assert (table.round, len(table.hand())) == (2, 5)
    table = a_table(**last).do("admin unblock", "unblock pils")
    assert table.ask == "discard"


@pytest.mark.rule("BP-13.13")
def test_a_longer_reach() -> None:
    table = with_master({"always": "reach 2"}).do("turn-order 2")
    assert table.legal() == ["take 1", "take 2", "take 3", "take top"]
    table = with_master({"always": "reach 2"}, level=(6,)).do("turn-order 2")
    assert len(table.legal()) == 7


@pytest.mark.rule("BP-13.14")
def test_lower_prices() -> None:
    table = with_master({"always": "extension 1"}, coins=(2,)).do("place 1 7b")
    assert (table.ask, table.coins()) == ("build", 0)
    table = with_master({"always": "extension 5"}, coins=(1,)).do("place 1 7b")
    assert table.coins() == 1
    table = with_master({"always": "upgrade 1"}).do("place 1 6b")
    assert (table.coins(), table.own("marker")) == (0, 1)
    table = with_master({"always": "extension 1"}, coins=(0,), showing=(("crown-cork",),))
    assert table.do("place 2 8b").can("bonus extension")
    table = with_master({"always": "extension 1"}, hand=(("enzingers-filter",),)).do("place 1 5b")
    assert table.do("white enzingers-filter").ask == "build"


def told(table: Table, action: str) -> str:
    """How the prompt describes an action."""
    return next(Words().say(choice.label) for choice in table.prompt.choices if choice.text == action)


@pytest.mark.rule("BP-13.14", "BP-13.15")
def test_prompts_tell_the_prices_and_takings_of_the_own_master_brewer() -> None:
    lower = with_master({"always": "extension 1"}, coins=(5,), showing=(("crown-cork",),))
    assert "build an extension (2 coins)" in told(lower, "place 1 7b")
    assert "build an extension (2 coins)" in told(lower.do("place 2 8b"), "bonus extension")
    assert "build an extension (3 coins)" in told(a_table(coins=(5,)), "place 1 7b")
    for_free = with_master({"always": "upgrade 1"})
    assert "upgrade a worker at the round end (free)" in told(for_free, "place 1 6b")
    more = with_master({"always": "takings 2"})
    assert "take 4 coins" in told(more, "place 1 8b")
    assert "take 4 coins" in told(more, "truck coins")
    deck = {"anton_dreher": {"master": {"always": "extension 1"}}}
    table = a_table(
        master=("anton-dreher",), coins=(1,), hand=(("carl-von-linde",),), deck=custom_deck(**deck)
    )
    assert "(1 coin)" in told(table.do("place 1 5b", "white carl-von-linde"), "choose 1")


@pytest.mark.rule("BP-13.15")
def test_more_coins_at_8_and_9() -> None:
    table = with_master({"always": "takings 1"}).do("place 1 8b", "truck coins")
    assert table.coins() == 6
    table.do("turn-order 7")
    assert with_master({"always": "takings 1"}).do("truck load", "choose 1").coins() == 1


@pytest.mark.rule("BP-13.16")
def test_fewer_barrels_for_orders() -> None:
    position = {"hand": (("copper-kettle", "brewers-dray"),)}  # Alt and 2 barrels; Alt alone
    table = with_master({"always": "fewer-barrels 1"}, cellar=({"alt": 1, "barrels": 1},), **position)
    table.do("truck order", "order copper-kettle")
    assert (table.points(), table.cellar()) == (3, {})
    table = with_master({"always": "fewer-barrels 1"}, cellar=({"alt": 1, "barrels": 1},), **position)
    assert table.do("truck order", "order brewers-dray").cellar() == {"barrels": 1}


@pytest.mark.rule("BP-13.17")
def test_the_second_part_without_a_coin() -> None:
    table = with_master({"always": "second"}).do("place 1 3b", "choose 2", "unblock pils")
    assert (table.progress(), len(table.tokens())) == (2, 7)
    table = with_master({"always": "second"}, depot=(3,)).do("place 1 4b", "choose 2", "move 1")
    assert (table.depot(), table.cellar()) == (3, {"barrels": 1})
    table = with_master({"always": "second"}, cellar=({"alt": 2},)).do("truck exchange", "twice")
    assert table.do("exchange alt point", "exchange alt point").points() == 2


@pytest.mark.rule("BP-13.18")
def test_improved_bonus_actions_without_lightbulbs() -> None:
    assert with_master({"always": "improved"}).do("place 2 8b").can("bonus point")


def gains(occasion: str, **position: Any) -> Table:
    return with_master({"when": occasion, "gain": "points 1"}, **position)


@pytest.mark.rule("BP-13.19")
def test_gains_on_occasions_of_a_turn() -> None:
    order = {"hand": (("brewers-dray",),), "cellar": ({"alt": 1},)}
    assert gains("order", **order).do("truck order", "order brewers-dray").points() == 1
    two = {"dials": ({"alt": 1, "pils": 1},)}
    assert gains("beer", **two).do("place 1 2b", "rotate alt 1", "rotate pils 1").points() == 2
    free = {"unblocked": (("pils",),), "uncovered": (("large",),), "level": (2,)}
    assert gains("brew", **free).do("place 1 1b", "brew alt", "brew pils").points() == 2
    assert gains("beige", hand=(("hop-kiln",),)).do("turn-order 6", "beige hop-kiln").points() == 1
    assert gains("upgrade", coins=(1,)).do("place 1 6b").points() == 1
    assert gains("exchange", coins=(1,)).do("truck exchange", "exchange coin coin").points() == 1
    assert gains("bonus").do("place 2 8b", "bonus coin").points() == 1


@pytest.mark.rule("BP-13.19")
def test_gains_with_an_extension_come_after_it() -> None:
    table = gains("extension", coins=(3,)).do("place 1 7b", "build machine-hall")
    assert table.points() == 2  # with the one for building it first


@pytest.mark.rule("BP-13.19")
def test_gains_of_a_round_come_with_the_income() -> None:
    table = gains("round", used={"worker-1", "worker-2", "truck", "queue"}).do(
        "admin unblock", "unblock pils"
    )
    assert (table.round, table.points()) == (2, 1)


@pytest.mark.rule("BP-13.19")
def test_no_gain_without_the_occasion() -> None:
    table = gains("order").do("place 1 8b", "truck order")
    assert table.points() == 0
