"""Chapters 1, 19 and 20: material, set-up, fewer players, options."""

from collections import Counter
from typing import Any, cast

import pytest

from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_deck

from .positions import GAME, OBJECTIVES, SPACES, TOKENS, Table, a_new_game, a_table

SEEDS = range(1, 13)
DECK = house_deck()
START = {card.id for card in DECK.cards if card.start}


def places(table: Table) -> Counter[str]:
    """How often each card lies somewhere."""
    saved = table.saved()
    lying = [*saved["pile"], *saved["discards"], *[card for card in saved["display"] if card is not None]]
    lying += [record["card"] for hand in saved["hands"] for record in hand]
    lying += [card for shown in saved["showing"] for card in shown]
    lying += [one["master"] for one in saved["breweries"] if one["master"] is not None]
    return Counter(lying)


# The middle of the table.


@pytest.mark.rule("BP-1.1")
def test_the_action_cards() -> None:
    assert (len(DECK.cards), len(START)) == (64, 12)
    for card in DECK.cards:
        white = card.action is not None or card.master is not None
        assert [card.beige is not None, card.order is not None, white].count(True) == 2


@pytest.mark.rule("BP-1.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_always_in_one_place(seed: int) -> None:
    table = a_new_game(2 + seed % 3, seed)
    for step in range(150):
        if table.over:
            break
        options = table.legal()
        table.do(options[(step * 7 + seed) % len(options)])
        assert places(table) == Counter(dict.fromkeys(DECK.ids, 1))


@pytest.mark.rule("BP-1.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_pile_and_display_of_four_players(seed: int) -> None:
    table = a_new_game(4, seed)
    assert len(table.pile()) == 46
    assert None not in table.open()
    assert not START & {*table.pile(), *table.open()}


@pytest.mark.rule("BP-1.3")
def test_the_display_is_the_top_of_a_shuffled_pile() -> None:
    openings = {tuple(a_new_game(4, seed).open()) for seed in SEEDS}
    assert len(openings) == len(SEEDS)


@pytest.mark.rule("BP-1.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_start_cards_for_each_player(seed: int) -> None:
    table = a_new_game(4, seed)
    hands = [table.hand(seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [3] * 4
    assert set.union(*hands) == START


@pytest.mark.rule("BP-1.4")
def test_start_cards_are_shuffled() -> None:
    assert len({frozenset(a_new_game(4, seed).hand(0)) for seed in SEEDS}) > 6


@pytest.mark.rule("BP-1.5")
def test_starting_cards_are_dealt_at_random_and_make_the_turn_order() -> None:
    orders = set()
    for seed in range(1, 40):
        table = a_new_game(4, seed)
        order = table.order
        assert [table.own("starting", seat) for seat in order] == [0, 1, 2, 3]
        assert table.mover == order[0]
        orders.add(tuple(order))
    assert len(orders) > 12


@pytest.mark.rule("BP-1.6")
def test_two_printed_objectives_and_a_card() -> None:
    found = set()
    for seed in range(1, 40):
        first, second, third = (OBJECTIVES[n] for n in a_new_game(4, seed).board("objectives"))
        assert (first, second) == ("same", "different")
        found.add(third)
    assert found == set(OBJECTIVES[2:])


@pytest.mark.rule("BP-1.7")
def test_tracks_at_the_start() -> None:
    table = a_new_game()
    for seat in range(4):
        assert (table.points(seat), table.level(seat), table.income(seat)) == (0, 1, 0)


@pytest.mark.rule("BP-1.8")
def test_grey_pieces_wait() -> None:
    table = a_new_game()
    assert table.board("grey") == [-1, -1]
    deck_worker = a_table(coins=(1,)).do("turn-order 8")
    assert deck_worker.own("ready-2") == 2  # of experience 2


@pytest.mark.rule("BP-1.9")
def test_the_supply_never_runs_out() -> None:
    many = {"alt": 6, "barrels": 6}
    table = a_table(cellar=(many,) * 4, retired=([1, 2, 2, 3],) * 4, coins=(999,) * 4, dials=({"alt": 1},))
    table.do("place 3 2b", "rotate alt 1", "clear barrel")
    assert table.cellar()["alt"] == 7
    assert table.ask in ("bonus-action", "claim", "turn")


# Each brewery.


@pytest.mark.rule("BP-1.10")
def test_pieces_of_each_player() -> None:
    table = a_new_game()
    for seat in range(4):
        assert table.workers(seat) == [1, 2]
        assert [table.own(f"ready-{n}", seat) for n in (1, 2, 3, 4)] == [1, 1, 0, 0]
        assert (table.own("trucks", seat), table.own("queued", seat), table.own("admin", seat)) == (1, 0, 0)
        assert (table.helpers(seat), table.hired(seat), table.own("marker", seat)) == (2, 0, 0)


@pytest.mark.rule("BP-1.11")
def test_workers_in_the_supply() -> None:
    """The successors there are: 2 for 1, 3 for each 2, 4 for one 3."""
    upgrades = [1, 2, 2, 3]
    table = a_table(retired=(upgrades,))
    assert table.workers() == [3, 4]
    assert a_table(coins=(3,)).do("place 1 7b", "build machine-hall").helpers() == 4


@pytest.mark.rule("BP-1.12")
def test_the_starting_card_is_the_first_of_the_display() -> None:
    table = a_new_game()
    for seat in range(4):
        assert table.icons(seat) == (0, 1, 1, 2)
        assert table.showing(seat) == set()


@pytest.mark.rule("BP-1.13")
def test_coins_and_barrels_of_the_starting_cards() -> None:
    table = a_new_game()
    found = [(table.coins(seat), table.depot(seat), table.cellar(seat)) for seat in table.order]
    assert [coins for coins, _, _ in found] == [3, 4, 4, 5]
    for place, (coins, depot, cellar) in enumerate(found):
        card = DECK.starting[place]
        assert (coins, depot, cellar.get("barrels", 0)) == (card.coins, card.depot, card.cellar)
        assert depot + cellar.get("barrels", 0) == 2


@pytest.mark.rule("BP-1.14")
def test_coops_and_covers() -> None:
    table = a_new_game()
    for seat in range(4):
        assert (table.covers(seat), table.dials(seat)) == ({"large", "small"}, {})
    free = [one["coops"] for one in table.view(None)["breweries"]]
    for coops in free:
        assert list(coops) == ["pils", "export", "lager", "stark", "weizen", "alt"]
        assert [beer for beer, coop in coops.items() if coop["free"]] == ["alt"]
    under = {"large": ["pils", "export", "lager", "alt"], "small": ["stark", "weizen", "alt"]}
    for cover, beers in under.items():
        bare = a_table(uncovered=((cover,),), unblocked=(TOKENS[:5],)).do("place 1 1b")
        assert bare.legal("brew") == [f"brew {beer}" for beer in beers]


@pytest.mark.rule("BP-1.15")
def test_eight_blocking_tokens() -> None:
    table = a_new_game()
    assert all(table.tokens(seat) == set(TOKENS) for seat in range(4))
    assert table.legal("admin") == ["admin unblock"]


@pytest.mark.rule("BP-1.16")
@pytest.mark.parametrize(
    ("retired", "fields"), [([], 4), ([1], 7), ([2], 6), ([1, 2], 9), ([1, 2, 2], 11), ([1, 2, 2, 3], 12)]
)
def test_fields_of_the_cellar(retired: list[int], fields: int) -> None:
    table = a_table(retired=(retired,))
    assert table.view(0)["breweries"][0]["free_fields"] == fields


@pytest.mark.rule("BP-1.17")
def test_medium_tiles_are_shuffled_for_each_player() -> None:
    found = set()
    for seed in SEEDS:
        table = a_new_game(4, seed)
        found.add(tuple(table.own("upper", seat) for seat in range(4)))
    assert len(found) > 6
    assert {upper for row in found for upper in row} == {1, 2}


@pytest.mark.rule("BP-1.18")
def test_progress_at_the_start() -> None:
    table = a_new_game()
    assert all(table.progress(seat) == 1 for seat in range(4))
    assert table.view(None)["breweries"][0]["coops"]["alt"]["time"] == 3 + 3


# Two and three players.


@pytest.mark.rule("BP-19.1")
@pytest.mark.parametrize("players", [2, 3])
def test_starting_cards_of_fewer_players(players: int) -> None:
    for seed in SEEDS:
        table = a_new_game(players, seed)
        assert [table.own("starting", seat) for seat in table.order] == list(range(players))


@pytest.mark.rule("BP-19.2")
@pytest.mark.parametrize(("players", "pile"), [(2, 52), (3, 49)])
def test_start_cards_that_are_not_dealt_are_in_the_pile(players: int, pile: int) -> None:
    in_display = 0
    for seed in range(1, 30):
        table = a_new_game(players, seed)
        dealt = set.union(*(table.hand(seat) for seat in range(players)))
        assert len(dealt) == 3 * players
        assert dealt <= START
        assert len(table.pile()) == pile
        assert START - dealt <= {*table.pile(), *table.open()}
        in_display += len(START & set(table.open()))
    assert in_display > 0


@pytest.mark.rule("BP-19.3")
@pytest.mark.parametrize("players", [2, 3])
def test_one_cover_card_takes_spaces_out(players: int) -> None:
    found = set()
    for seed in range(1, 60):
        table = a_new_game(players, seed)
        name = table.saved()["cover"]
        (cover,) = (card for card in DECK.covers if card.id == name)
        assert cover.players == players
        covered = {SPACES[space] for space in cover.spaces if space < 16}
        usable = {text.split()[2] for text in table.legal("place 1")}
        assert not covered & usable
        assert table.can("truck coins") == (16 not in cover.spaces)
        found.add(name)
    assert found == {card.id for card in DECK.covers if card.players == players}


@pytest.mark.rule("BP-19.3")
def test_covered_spaces_stay_covered() -> None:
    table = a_table(players=2, cover="two-2", used={"worker-1", "worker-2", "truck", "queue"})
    table.do("admin unblock", "unblock pils")
    assert table.round == 2
    assert not table.can("place 1 8a")
    assert table.can("place 1 8b")
    assert not table.can("truck coins")


@pytest.mark.rule("BP-19.3")
def test_nothing_is_covered_with_four() -> None:
    table = a_new_game(4)
    assert table.saved()["cover"] is None
    assert -2 not in table.board("spaces")


@pytest.mark.rule("BP-19.4")
def test_three_player_cards() -> None:
    for card in (card for card in DECK.covers if card.players == 3):
        actions = [space // 2 for space in card.spaces]
        assert len(set(actions)) == len(card.spaces) == 4


@pytest.mark.rule("BP-19.4")
def test_a_three_player_card_of_another_deck_may_cover_three_things() -> None:
    data = DECK.to_data()
    covers = cast(list[dict[str, Any]], data["cover"])
    covers[2]["spaces"] = ["1a", "3b", "9"]
    deck = deck_from_data(data, "a deck")
    assert len(deck.covers[2].spaces) == 3


@pytest.mark.rule("BP-19.5")
def test_two_player_cards() -> None:
    for card in (card for card in DECK.covers if card.players == 2):
        actions = {space // 2 for space in card.spaces}
        assert len(card.spaces) == len(actions) == 8
    with_9 = a_table(players=2, cover="two-2", coins=(3,))
    spaces = [text.split()[2] for text in with_9.legal("place 1")]
    assert spaces == ["1a", "2b", "3a", "4b", "5a", "6a", "7a", "7b", "8b", "exchange"]


@pytest.mark.rule("BP-19.6")
def test_objectives_once_only_with_two() -> None:
    table = a_table(players=2, others="ready", cellar=({"alt": 3}, {"alt": 3}))
    table.do("fulfil 1", "truck coins")
    assert (table.points(), table.mover, table.legal("fulfil")) == (3, 1, [])


@pytest.mark.rule("BP-19.6")
def test_objectives_twice_with_three() -> None:
    table = a_table(players=3, others="ready", cellar=({"alt": 3}, {"alt": 3}))
    table.do("fulfil 1", "truck order")
    assert table.do("fulfil 1").points(1) == 2


@pytest.mark.rule("BP-19.7")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("option", "points"), [(None, 0), (False, 0), (True, 1)])
def test_no_first_builder_point_unless_wanted(players: int, option: bool | None, points: int) -> None:
    table = a_table(
        players=players, coins=(3,), cover={2: "two-1", 3: "three-1"}[players], first_builder_point=option
    )
    space = "7b" if table.can("place 1 7b") else "7a"
    assert table.do(f"place 1 {space}", "build machine-hall").points() == points


@pytest.mark.rule("BP-19.8")
@pytest.mark.parametrize("players", [2, 3])
def test_the_turn_order_area_is_as_with_four(players: int) -> None:
    table = a_table(players=players, others="ready", coins=(1,))
    assert table.legal("turn-order") == [f"turn-order {space}" for space in range(1, 9)]
    assert table.do("turn-order 5").own("trucks") == 2


# Options.


@pytest.mark.rule("BP-20.1")
@pytest.mark.parametrize("name", OBJECTIVES[2:])
def test_the_objective_card_may_be_named(name: str) -> None:
    for seed in (1, 2, 3):
        table = a_new_game(4, seed, objective=name)
        assert [OBJECTIVES[n] for n in table.board("objectives")] == ["same", "different", name]


@pytest.mark.rule("BP-20.2")
@pytest.mark.parametrize(
    ("replace", "printed"),
    [("none", {"same", "different"}), ("same", {"different"}), ("different", {"same"}), ("both", set())],
)
def test_printed_objectives_may_be_covered(replace: str, printed: set[str]) -> None:
    for seed in SEEDS:
        names = [OBJECTIVES[n] for n in a_new_game(4, seed, replace=replace).board("objectives")]
        assert len(set(names)) == 3
        assert {"same", "different"} & set(names) == printed
        assert names[2] in OBJECTIVES[2:]


@pytest.mark.rule("BP-20.2")
def test_a_named_card_is_not_drawn_again() -> None:
    for seed in SEEDS:
        table = a_new_game(4, seed, replace="both", objective="level")
        names = [OBJECTIVES[n] for n in table.board("objectives")]
        assert (names[2], names.count("level")) == ("level", 1)


@pytest.mark.rule("BP-20.3")
def test_the_card_that_covers_a_printed_objective_may_be_named() -> None:
    for seed in (1, 2, 3):
        table = a_new_game(4, seed, replace="both", replace_same="level", replace_different="bulbs")
        names = [OBJECTIVES[n] for n in table.board("objectives")]
        assert names[:2] == ["level", "bulbs"]
        assert names[2] in ("extensions", "unblocked", "barrels")
    table = a_new_game(4, 1, replace="different", replace_same="level", replace_different="bulbs")
    assert [OBJECTIVES[n] for n in table.board("objectives")][:2] == ["same", "bulbs"]


@pytest.mark.rule("BP-20.3")
def test_a_card_named_twice_is_there_once() -> None:
    for seed in SEEDS:
        options = {"replace": "both", "replace_same": "level", "replace_different": "level"}
        names = [OBJECTIVES[n] for n in a_new_game(4, seed, objective="bulbs", **options).board("objectives")]
        assert (names[0], names[2], len(set(names))) == ("level", "bulbs", 3)
        names = [OBJECTIVES[n] for n in a_new_game(4, seed, objective="level", **options).board("objectives")]
        assert (names[2], len(set(names))) == ("level", 3)


def test_the_options_have_names() -> None:
    names = [option.name for option in GAME.options(2)]
    assert names == ["objective", "replace", "replace-same", "replace-different", "first-builder-point"]
