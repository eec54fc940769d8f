"""Chapter 18 of the rules: what may be seen."""

from typing import Any

import pytest

from brewtable.kernel.chance import RESAMPLING, Stream

from .positions import GAME, TOKENS, Table, a_new_game, a_table

WATCHERS = (0, 1, 2, None)


def a_rich_table(**position: Any) -> Table:
    """A table of three with something of everything on it."""
    return a_table(
        3,
        3,
        pool=({"yellow": [3], "blue": [4]}, {"green": [2]}),
        warehouse=({"black": [5]}, {"yellow": [6], "green": [3]}),
        board=({"malt-1": "seed", "hops-2": {"green": [1]}}, {"malt-3": {"fast": [2]}}),
        marks={"k1": ["blocked"], "y2": ["protected", "raised"]},
        shut=([], ["school"]),
        closed=("mass-lager",),
        seeds=(1, 2),
        gold=(5, 6, 7),
        points=(1, 2, 3),
        ingredients=({"honey": 1}, {"fruit": 2}),
        tokens=(["raise", "shut"], ["reroll"], ["raise"]),
        brewed=(["plain-stout"], [], ["ice-bock"]),
        **position,
    )


def guesses(table: Table, seat: int, count: int = 40) -> list[Table]:
    """Worlds a seat thinks possible."""
    stream = Stream(7, RESAMPLING)
    return [Table(_match(table, GAME.resample(table.match.state, seat, stream))) for _ in range(count)]


def _match(table: Table, world: Any) -> Any:
    twin = table.match.branch(table.match.ply)
    twin.state = world
    return twin


@pytest.mark.rule("DB-18.1")
@pytest.mark.rule("DB-18.2")
def test_everybody_sees_the_same() -> None:
    table = a_rich_table()
    seen = [{**table.view(watcher), "seat": None} for watcher in WATCHERS]
    assert seen[0] == seen[1] == seen[2] == seen[3]


@pytest.mark.rule("DB-18.1")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("watcher", WATCHERS)
def test_what_lies_open_to_all(watcher: int | None, advanced: bool) -> None:
    view = a_rich_table(advanced=advanced).view(watcher)
    first, second, third = view["brewers"]
    assert [brewer["gold"] for brewer in view["brewers"]] == [5, 6, 7]
    assert [brewer["points"] for brewer in view["brewers"]] == [1, 2, 3]
    assert [brewer["seeds"] for brewer in view["brewers"]] == [1, 2, 0]
    assert [(die["die"], die["value"]) for die in first["pool"]] == [("y1", 3), ("b1", 4)]
    assert [(die["die"], die["value"], die["marks"]) for die in first["warehouse"]] == [
        ("k1", 5, ["blocked"])
    ]
    assert [(die["die"], die["marks"]) for die in second["warehouse"]] == [
        ("y2", ["protected", "raised"]),
        ("g3", []),
    ]
    assert first["board"]["malt-1"]["seed"]
    assert [die["value"] for die in first["board"]["hops-2"]["dice"]] == [1]
    assert [die["value"] for die in second["board"]["malt-3"]["fast"]] == [2]
    assert (first["ingredients"]["honey"], second["ingredients"]["fruit"]) == (1, 2)
    assert (first["brewed"], third["brewed"]) == (["plain-stout"], ["ice-bock"])
    assert second["shut"] == ["school"]
    assert view["recipes"][0] == {"recipe": "mass-lager", "closed": True}
    assert view["supply"] == {"yellow": 12, "black": 13, "green": 9, "blue": 8, "seeds": 6}


@pytest.mark.rule("DB-18.2")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_tokens_and_stacks_are_open_in_the_standard_game(watcher: int | None) -> None:
    view = a_rich_table().view(watcher)
    kinds = [[token["token"] for token in brewer["tokens"]] for brewer in view["brewers"]]
    assert kinds == [["raise", "shut"], ["reroll"], ["raise"]]
    assert view["black_market"] == {"withdraw": 3, "shut": 2, "mark": 3, "close": 3, "raise": 1, "reroll": 2}


@pytest.mark.rule("DB-18.3")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_order_of_the_deck_is_hidden(advanced: bool) -> None:
    table = a_table(advanced=advanced, seeds=(1,))
    other = a_table(advanced=advanced, seeds=(1,), deck_top=table.pile()[::-1])
    assert table.pile() != other.pile()
    for watcher in (0, 1, None):
        assert table.view(watcher) == other.view(watcher)
        assert table.view(watcher)["deck"] == 27


@pytest.mark.rule("DB-18.3")
def test_the_number_of_cards_in_the_deck_is_open() -> None:
    assert a_table(seeds=(1,), brewed=(4, 3)).view(None)["deck"] == 20
    assert a_table(seeds=(1,), brewed=(["plain-stout"],), open=["oat-stout"]).view(1)["deck"] == 28


@pytest.mark.rule("DB-18.4")
def test_a_starter_in_the_deck_is_not_told_apart() -> None:
    tops = ("sladek-pilsner", "plain-stout")
    views = [a_table(seeds=(1,), deck_top=(top,)).view(0) for top in tops]
    assert views[0] == views[1]
    table = a_new_game(seed=3)
    places = {world.pile().index("sladek-pilsner") for world in guesses(table, 0, 60)}
    assert len(places) > 15


@pytest.mark.rule("DB-18.5")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_hidden_tokens_are_known_to_their_owner_by_kind_and_to_all_by_price(watcher: int | None) -> None:
    table = a_rich_table(advanced=True)
    tokens = [brewer["tokens"] for brewer in table.view(watcher)["brewers"]]
    assert [[token["paid"] for token in held] for held in tokens] == [[2, 4], [2], [2]]
    kinds = [["raise", "shut"], ["reroll"], ["raise"]]
    for owner in range(3):
        known = kinds[owner] if owner == watcher else [None] * len(kinds[owner])
        assert [token["token"] for token in tokens[owner]] == known


@pytest.mark.rule("DB-18.5")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_total_left_on_the_black_market_is_open(watcher: int | None) -> None:
    assert a_rich_table(advanced=True).view(watcher)["tokens_left"] == 14
    assert a_rich_table(advanced=True, stacks={"mark": 1}).view(watcher)["tokens_left"] == 12
    assert a_rich_table().view(watcher)["tokens_left"] == 14


@pytest.mark.rule("DB-18.6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_only_empty_stacks_are_seen(watcher: int | None) -> None:
    view = a_rich_table(advanced=True, stacks={"mark": 0, "close": 1}).view(watcher)
    assert view["black_market"] == {kind: kind != "mark" for kind in TOKENS}
    assert all(isinstance(stack, bool) for stack in view["black_market"].values())


@pytest.mark.rule("DB-18.6")
@pytest.mark.parametrize(("left", "shown"), [(1, "raise"), (2, None), (3, None)])
def test_who_takes_the_last_token_shows_its_kind(left: int, shown: str | None) -> None:
    table = a_table(
        round=3, decision="buy", gold=(2, 2), pool=({"yellow": [1]}, {"green": [1]}), advanced=True,
        stacks={"raise": left},
    )  # fmt: skip
    table.do("buy raise")
    assert table.events(1, "token")[0]["token"] == shown
    assert table.view(1)["brewers"][0]["tokens"] == [{"token": shown, "paid": 2}]
    assert table.view(1)["black_market"]["raise"] == (left > 1)


@pytest.mark.rule("DB-18.6")
def test_earlier_tokens_of_that_kind_stay_hidden() -> None:
    table = a_table(
        round=3, decision="buy", gold=(2, 0), pool=({}, {"green": [1]}), advanced=True,
        tokens=(["raise"], ["raise"]),
    )  # fmt: skip
    table.do("buy raise")
    assert table.view(1)["brewers"][0]["tokens"] == [
        {"token": None, "paid": 2},
        {"token": "raise", "paid": 2},
    ]
    assert table.view(None)["brewers"][1]["tokens"] == [{"token": None, "paid": 2}]


@pytest.mark.rule("DB-18.7")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_played_token_is_seen_by_all(advanced: bool) -> None:
    table = a_rich_table(advanced=advanced).do("raise y1")
    for watcher in WATCHERS:
        assert table.events(watcher, "token-played") == [
            {"event": "token-played", "seat": 0, "token": "raise"}
        ]
        assert len(table.view(watcher)["brewers"][0]["tokens"]) == 1


@pytest.mark.rule("DB-18.7")
def test_of_several_of_a_kind_the_oldest_is_played() -> None:
    table = a_table(
        round=3, decision="buy", gold=(2, 0), pool=({"yellow": [2, 3]}, {"green": [1]}), advanced=True,
        tokens=(["raise", "reroll"], ["raise"]),
    )  # fmt: skip
    table.do("buy raise")  # the last of its stack, so its kind is known
    before = table.view(1)["brewers"][0]["tokens"]
    assert before == [{"token": kind, "paid": 2} for kind in (None, None, "raise")]
    table.do("raise y1")
    after = table.view(1)["brewers"][0]["tokens"]
    assert after == [{"token": kind, "paid": 2} for kind in (None, "raise")]
    assert table.tokens(0) == ["reroll", "raise"]


@pytest.mark.rule("DB-18.8")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_keeps_what_a_seat_sees(seat: int, advanced: bool) -> None:
    table = a_rich_table(advanced=advanced, stacks={"mark": 0})
    for world in guesses(table, seat, 20):
        assert world.view(seat) == table.view(seat)
        assert sorted(world.pile()) == sorted(table.pile())
        assert world.legal() == table.legal() or world.mover != seat
        assert GAME.broken_laws(world.match.state) == []


@pytest.mark.rule("DB-18.8")
def test_a_guess_shuffles_the_deck_and_keeps_its_cards() -> None:
    table = a_table(seeds=(1,), brewed=(5, 4))
    piles = {tuple(world.pile()) for world in guesses(table, 0)}
    assert len(piles) == 40
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(table.pile()))}


@pytest.mark.rule("DB-18.8")
def test_a_guess_keeps_prices_and_tries_every_kind_that_fits() -> None:
    prices = {"withdraw": 3, "shut": 4, "mark": 3, "close": 3, "raise": 2, "reroll": 2}
    table = a_rich_table(advanced=True)
    seen = set()
    for world in guesses(table, 2):
        held = [*world.tokens(0), *world.tokens(1)]
        assert [prices[kind] for kind in held] == [2, 4, 2]
        assert world.tokens(2) == ["raise"]
        seen.add(tuple(held))
    # Two raise tokens more would have emptied their stack.
    assert seen == {("raise", "shut", "reroll"), ("reroll", "shut", "raise"), ("reroll", "shut", "reroll")}


@pytest.mark.rule("DB-18.8")
def test_a_guess_keeps_empty_stacks_and_kinds_already_shown() -> None:
    table = a_table(
        round=3, decision="buy", gold=(2, 0), pool=({"yellow": [1]}, {"green": [1]}), advanced=True,
        tokens=(["reroll"], ["raise", "withdraw"]), stacks={"raise": 1, "mark": 0},
    )  # fmt: skip
    table.do("buy raise")
    worlds = guesses(table, 1, 60)
    assert {tuple(world.tokens(0)) for world in worlds} == {("reroll", "raise")}  # no raise is left elsewhere
    for world in guesses(table, 0, 60):
        stacks = world.saved()["black_market"]
        assert (stacks["raise"], stacks["mark"]) == (0, 0)
        assert all(stacks[kind] for kind in ("withdraw", "shut", "close", "reroll"))
        assert world.tokens(0) == ["reroll", "raise"]
        assert len(world.tokens(1)) == 2


@pytest.mark.rule("DB-18.8")
def test_a_guess_at_a_won_token_may_be_any_kind() -> None:
    table = a_table(round=3, advanced=True, tokens=(["shut"],), to_move=1, seeds=(0, 1))
    data = table.saved()
    data["tokens"][0]["paid"] = 0
    won = Table(_match(table, GAME.load(data)))
    assert {world.tokens(0)[0] for world in guesses(won, 1, 120)} == set(TOKENS)
