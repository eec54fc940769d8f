"""Chapter 17 of the rules: options."""

from collections import Counter

import pytest

from brewtable.games.dice_brewing.cards.reader import house_deck

from .positions import GAME, STARTERS, a_new_game, a_table


@pytest.mark.rule("DB-17.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_advanced_shuffles_all_recipes(players: int) -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(40):
        table = a_new_game(players, seed=seed, advanced=True)
        assert Counter([*table.open(), *table.pile()]) == Counter(house_deck().ids)
        seen.update(table.open())
    assert len(seen) == 30  # every recipe turns up sometimes
    starters = sum(seen[starter] for starter in STARTERS)
    assert starters < sum(seen.values()) / 3


@pytest.mark.rule("DB-17.1")
def test_the_open_recipes_come_from_the_top_of_the_shuffled_deck() -> None:
    # One outcome for the first player, then 29 swaps that leave the deck as it was, its last card on top.
    in_place = [0, *range(29, 0, -1)]
    table = a_new_game(chance=[*in_place, *[0] * 8], advanced=True)
    ids = list(house_deck().ids)
    assert table.open() == ids[:-4:-1]
    assert table.pile() == ids[-4::-1]


@pytest.mark.rule("DB-17.2")
def test_a_bought_token_is_hidden_until_it_is_played() -> None:
    table = a_table(
        round=3, decision="buy", gold=(4, 4), pool=({"yellow": [2]}, {"green": [3]}), advanced=True
    )
    table.do("buy reroll")
    assert table.tokens(0) == ["reroll"]
    for other in (1, None):
        assert table.view(other)["brewers"][0]["tokens"] == [{"token": None, "paid": 2}]
        assert table.events(other, "token") == [{"event": "token", "seat": 0, "token": None, "paid": 2}]
    assert table.events(0, "token") == [{"event": "token", "seat": 0, "token": "reroll", "paid": 2}]
    table.do("reroll y1")
    assert table.events(1, "token-played") == [{"event": "token-played", "seat": 0, "token": "reroll"}]
    assert table.view(1)["brewers"][0]["tokens"] == []


@pytest.mark.rule("DB-17.2")
def test_a_won_token_is_hidden_too() -> None:
    recipe = next(
        name
        for name, card in GAME.catalog(a_new_game().match.state).items()
        if card["reward"]["token"]  # type: ignore[index]
    )
    needs = GAME.catalog(a_new_game().match.state)[recipe]["needs"]
    table = a_table(
        round=3,
        decision="brew",
        open=[recipe],
        warehouse=(needs,),
        advanced=True,
        pool=({}, {"yellow": [1]}),  # type: ignore[arg-type]
    ).do("brew 1")
    assert table.ask == "win-token"
    table.do("win shut")
    assert table.tokens(0) == ["shut"]
    assert table.view(1)["brewers"][0]["tokens"] == [{"token": None, "paid": 0}]
    assert table.events(1, "token") == [{"event": "token", "seat": 0, "token": None, "paid": 0}]


@pytest.mark.rule("DB-17.3")
@pytest.mark.parametrize(
    ("occasion", "token"),
    [
        ("start-of-round", "close"),
        ("after-move", "shut"),
        ("after-purchase", "close"),
        ("start-of-brewing", "shut"),
    ],
)
def test_with_hidden_tokens_every_holder_is_asked(occasion: str, token: str) -> None:
    def asked(advanced: bool) -> bool:
        """Whether seat 1, whose only token cannot act now, is asked after seat 0."""
        table = a_table(
            round=3,
            to_move=0,
            first=0,
            decision={"after-move": "move", "after-purchase": "buy"}.get(occasion, occasion),
            pool=({"yellow": [2], "green": [1]}, {"green": [2], "blue": [1]}),
            tokens=(["withdraw"], [token]),
            warehouse=({"yellow": [3]},),
            advanced=advanced,
        )
        if occasion == "after-move":
            table.do("place y1 malt-2")
        table.do("done")
        return (table.ask, table.mover, table.round) == ("play-token", 1, 3)

    assert asked(advanced=True)
    assert not asked(advanced=False)


@pytest.mark.rule("DB-17.3")
def test_nobody_who_holds_a_hidden_token_is_passed_in_arranging() -> None:
    position = {"pool": ({"yellow": [2]},), "tokens": ([], ["shut"])}
    table = a_table(**position, advanced=True).do("done")  # type: ignore[arg-type]
    assert (table.ask, table.mover, table.legal()) == ("move", 1, ["done"])
    table = a_table(**position).do("done")  # type: ignore[arg-type]
    assert (table.ask, table.mover) == ("buy", 0)


@pytest.mark.rule("DB-17.3")
def test_nor_in_the_purchase_turn() -> None:
    table = a_table(to_move=0, decision="buy", tokens=([], ["shut"]), advanced=True).do("done", "done")
    assert (table.ask, table.mover, table.legal()) == ("buy", 1, ["done"])


@pytest.mark.rule("DB-17.3")
def test_who_holds_no_token_is_not_asked() -> None:
    table = a_table(
        3,
        3,
        decision="start-of-round",
        tokens=(["shut"], [], ["raise"]),
        pool=[{"yellow": [1]}] * 3,
        advanced=True,
    )
    assert (table.do("done").mover, table.ask) == (2, "play-token")
    assert table.legal() == ["done", "quiet"]


@pytest.mark.rule("DB-17.4")
def test_bad_luck_makes_ones_help_to_pay() -> None:
    pool = {"yellow": [1], "black": [1], "green": [1]}
    table = a_table(round=3, decision="buy", pool=(pool,), gold=(1,), bad_luck=True)
    assert "buy shut" in table.legal()
    table.do("buy shut")
    assert (table.gold(0), table.tokens(0)) == (1, ["shut"])
    table = a_table(round=3, decision="buy", pool=(pool,), gold=(1,))
    assert table.legal("buy") == []


@pytest.mark.rule("DB-17.5")
def test_both_options_are_off_unless_chosen() -> None:
    assert a_new_game().view(0)["options"] == {"advanced": False, "bad-luck": False}
    assert {option.name: option.values[0] for option in GAME.options(2)} == {
        "first": "random",
        "advanced": False,
        "bad-luck": False,
    }


@pytest.mark.rule("DB-17.5")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("bad_luck", [False, True])
def test_the_options_can_be_combined(advanced: bool, bad_luck: bool) -> None:
    table = a_new_game(advanced=advanced, bad_luck=bad_luck)
    assert table.view(0)["options"] == {"advanced": advanced, "bad-luck": bad_luck}
    table = a_table(
        round=3,
        decision="buy",
        pool=({"yellow": [1, 1]}, {"green": [1]}),
        advanced=advanced,
        bad_luck=bad_luck,
    )
    assert ("buy raise" in table.legal()) == bad_luck
    if bad_luck:
        table.do("buy raise")
        shown = table.view(1)["brewers"][0]["tokens"]
        assert shown == [{"token": None if advanced else "raise", "paid": 2}]
