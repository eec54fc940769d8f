"""Chapter 1 of the rules: material and set-up."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.refusals import refused

from brewtable.games.dice_brewing.cards.reader import house_deck
from brewtable.kernel.errors import PositionError, SetupError

from .positions import (
    COLOURS,
    GAME,
    IN_BOX,
    INGREDIENTS,
    SPACES,
    STARTERS,
    TOKENS,
    Table,
    a_new_game,
    a_table,
)

ONE_OF_EACH = {"yellow": 1, "black": 1, "green": 1, "blue": 1}


def lying_everywhere(table: Table) -> Counter[str]:
    """Dice by colour, seeds and ingredients, counted over the whole table as a spectator sees it."""
    seen = table.view(None)
    count: Counter[str] = Counter(seen["supply"])
    count.update({f"special {kind}": left for kind, left in seen["market"].items()})
    for brewer in seen["brewers"]:
        dice = [*brewer["pool"], *brewer["warehouse"], *brewer["market"]]
        for space in brewer["board"].values():
            dice += [*space["dice"], *space["fast"]]
            count["seeds"] += space["seed"]
        count.update(die["colour"] for die in dice)
        count["seeds"] += brewer["seeds"]
        count.update({f"special {kind}": held for kind, held in brewer["ingredients"].items()})
    return count


def changed(table: Table, **fields: Any) -> dict[str, Any]:
    return table.saved() | fields


@pytest.mark.rule("DB-1.1")
@pytest.mark.rule("DB-1.2")
@pytest.mark.rule("DB-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_are_neither_lost_nor_made(players: int) -> None:
    table = a_new_game(players, seed=players)
    chooser = Random(players)
    box = {**IN_BOX, "seeds": 10, **{f"special {kind}": 3 for kind in INGREDIENTS}}
    assert lying_everywhere(table) == box
    for _ in range(250):
        if not table.over:
            table.do(chooser.choice(table.legal()))
        assert lying_everywhere(table) == box


@pytest.mark.rule("DB-1.1")
def test_50_dice() -> None:
    colours = [lying_everywhere(a_new_game())[colour] for colour in COLOURS]
    assert colours == [14, 14, 12, 10]
    assert sum(colours) == 50


@pytest.mark.rule("DB-1.2")
def test_a_table_with_an_eleventh_seed_is_refused() -> None:
    seeds = a_new_game().saved()["seeds"]
    with refused(PositionError, "seeds"):
        GAME.load(changed(a_new_game(), seeds=[seeds[0] + 1, *seeds[1:]]))


@pytest.mark.rule("DB-1.3")
def test_a_table_with_a_missing_ingredient_is_refused() -> None:
    table = a_new_game()
    with refused(PositionError, "ingredients"):
        GAME.load(changed(table, market=table.saved()["market"] | {"honey": 2}))


@pytest.mark.rule("DB-1.4")
def test_18_action_tokens_of_six_kinds() -> None:
    stacks = a_new_game().view(0)["black_market"]
    assert stacks == {"withdraw": 3, "shut": 3, "mark": 3, "close": 3, "raise": 3, "reroll": 3}


@pytest.mark.rule("DB-1.4")
def test_a_fourth_token_of_a_kind_is_refused() -> None:
    with refused(PositionError, "tokens"):
        a_table(tokens=(["raise"],), stacks={"raise": 3})


@pytest.mark.rule("DB-1.4")
def test_a_played_token_is_out_of_the_game() -> None:
    table = a_table(pool=({"yellow": [3]},), tokens=(["raise"],)).do("raise y1")
    assert table.tokens(0) == []
    assert table.view(0)["black_market"]["raise"] == 2


@pytest.mark.rule("DB-1.5")
def test_30_recipes_eight_styles_in_three_levels_and_six_experimental_ones() -> None:
    recipes = GAME.catalog(a_new_game().match.state).values()
    levels = Counter((recipe["style"], recipe["level"]) for recipe in recipes)
    assert sum(levels.values()) == 30
    assert levels.pop(("experimental", "experimental")) == 6
    styles = {style for style, _ in levels}
    assert len(styles) == 8
    assert levels == Counter(
        {(style, level): 1 for style in styles for level in ("basic", "medium", "advanced")}
    )


@pytest.mark.rule("DB-1.5")
def test_a_recipe_lies_in_the_deck_or_open_or_with_its_brewer() -> None:
    table = a_table(brewed=(["plain-stout"], ["ice-bock"]))
    assert Counter([*table.pile(), *table.open(), "plain-stout", "ice-bock"]) == Counter(house_deck().ids)
    with refused(PositionError, "recipes"):
        GAME.load(changed(table, brewed=[["plain-stout"], ["ice-bock", "plain-stout"], [], []]))
    with refused(PositionError, "recipes"):
        GAME.load(changed(table, pile=table.pile()[1:]))


@pytest.mark.rule("DB-1.6")
def test_what_is_not_in_the_supply_cannot_be_taken() -> None:
    table = a_table(
        round=2,
        decision="brew",
        pool=({"yellow": [1]},),
        board=({"malt-1": "seed", "hops-1": "seed"},),
        supply={"yellow": 1, "green": 0},
    ).do("done")
    assert {colour: len(values) for colour, values in table.dice("pool", 0).items()} == {"yellow": 2}
    assert table.supply("yellow") == table.supply("green") == 0


@pytest.mark.rule("DB-1.7")
def test_coins_never_run_out() -> None:
    table = a_table(
        round=3,
        pool=({"blue": [1]},),
        board=({"seeds-2": {"black": [1]}},),
        gold=(500, 500),
    )
    assert table.do("place b1 seeds-2").gold(0) == 503


@pytest.mark.rule("DB-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_starts_with(players: int) -> None:
    table = a_new_game(players)
    for seat in range(players):
        assert {colour: len(dice) for colour, dice in table.dice("pool", seat).items()} == ONE_OF_EACH
        assert table.dice("warehouse", seat) == {}
        assert (table.seeds(seat), table.gold(seat), table.points(seat)) == (1, 2, 0)
        assert table.ingredients(seat) == {}
        assert table.tokens(seat) == table.brewed(seat) == []
    assert table.supply("seeds") == 10 - players
    assert [table.supply(colour) for colour in COLOURS] == [
        14 - players,
        14 - players,
        12 - players,
        10 - players,
    ]


@pytest.mark.rule("DB-1.9")
@pytest.mark.rule("DB-1.10")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
def test_the_starters_lie_open(players: int, count: int) -> None:
    table = a_new_game(players)
    assert table.open() == list(STARTERS[:count])
    assert len(table.pile()) == 30 - count
    assert set(table.pile()) == set(house_deck().ids) - set(STARTERS[:count])


@pytest.mark.rule("DB-1.9")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
def test_as_many_lie_open_in_the_advanced_game(players: int, count: int) -> None:
    open_recipes = a_new_game(players, advanced=True).open()
    assert len(open_recipes) == count
    assert None not in open_recipes


@pytest.mark.rule("DB-1.10")
def test_the_deck_is_shuffled() -> None:
    piles = [tuple(a_new_game(seed=seed).pile()) for seed in range(20)]
    assert len(set(piles)) == 20
    assert len({pile[0] for pile in piles}) > 5
    assert len({pile[-1] for pile in piles}) > 5


@pytest.mark.rule("DB-1.11")
@pytest.mark.parametrize("players", [2, 3])
def test_sladek_pilsner_is_anywhere_in_the_deck_of_two_or_three(players: int) -> None:
    places = {a_new_game(players, seed=seed).pile().index("sladek-pilsner") for seed in range(30)}
    assert len(places) > 10


@pytest.mark.rule("DB-1.12")
def test_markets_start_full() -> None:
    view = a_new_game().view(0)
    assert view["market"] == dict.fromkeys(INGREDIENTS, 3)
    assert view["black_market"] == dict.fromkeys(TOKENS, 3)


@pytest.mark.rule("DB-1.13")
def test_a_warehouse_holds_all_dice_of_a_table() -> None:
    dice = {colour: [1 + number % 6 for number in range(count)] for colour, count in IN_BOX.items()}
    table = a_table(pool=(dice,))
    for _ in range(50):
        table.do(table.legal("store")[0])
    assert sum(len(values) for values in table.dice("warehouse", 0).values()) == 50


@pytest.mark.rule("DB-1.13")
def test_mastery_points_have_no_upper_limit() -> None:
    table = a_table(
        decision="brew", warehouse=({"yellow": [2], "green": [2]},), points=(999,), seeds=(0, 1)
    ).do("brew 2")
    assert table.points(0) == 1000


@pytest.mark.rule("DB-1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    drawn = Counter(a_new_game(players, seed=seed).first for seed in range(60))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) >= 60 // players // 3


@pytest.mark.rule("DB-1.14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_option_names_the_first_player(seat: int) -> None:
    for seed in range(5):
        table = a_new_game(3, seed=seed, first=str(seat))
        assert (table.first, table.mover) == (seat, seat)


@pytest.mark.rule("DB-1.14")
def test_the_first_player_must_have_a_seat() -> None:
    with pytest.raises(SetupError):
        a_new_game(2, first="2")


@pytest.mark.rule("DB-1.8")
def test_boards_start_empty() -> None:
    board = a_new_game().brewer(0)["board"]
    assert list(board) == list(SPACES)
    assert not any(
        space["dice"] or space["fast"] or space["seed"] or space["used"] for space in board.values()
    )
