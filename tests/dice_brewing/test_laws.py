"""Laws of Dice Brewing in random play: nothing is lost, games end, and no world betrays what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, product
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import one_in

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.material import (
    BLOCKED,
    BLUE,
    BOARD,
    COLOURS,
    DICE,
    DICE_OF,
    INGREDIENTS,
    LAST_ROUND,
    MARKET,
    MOST_SEATS,
    POOL,
    PROTECTED,
    RAISED,
    RECIPES,
    SEED_CELLS,
    SUPPLY,
    TOKENS,
    WAREHOUSE,
    colour_of,
)
from brewtable.games.dice_brewing.rules.state import (
    BREWED,
    CARD_CELLS,
    GOLD,
    HELD_KIND,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    OPEN,
    POINTS,
    SEEDS,
    SIDES,
    STACKS,
    STALLS,
    Guild,
    brewed_in_all,
    pantry,
    sort_dice,
)
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.playout import playout
from brewtable.kernel.sets import members
from brewtable.kernel.state import OVER
from brewtable.testing import LAWS, Law, check_resample
from brewtable.testing.tour import Tour, prompt_data

GAME = DiceBrewing()
MOST_DECISIONS = 5000
MOST_LEGAL = 300
PLAYERS = (2, 3, 4)
TABLES = list(product(PLAYERS, (False, True), (False, True)))

seeds = st.integers(0, (1 << 63) - 1)
tables = st.sampled_from(TABLES)
games = one_in(8)

Table = tuple[int, bool, bool]


def new_game(table: Table, seed: int) -> Guild:
    players, advanced, bad_luck = table
    setup = GAME.setup(players, seed, {"advanced": advanced, "bad-luck": bad_luck})
    return cast(Guild, GAME.new(setup, True))


def table_of(seed: int) -> Table:
    return TABLES[seed % len(TABLES)]


def decisions(table: Table, seed: int) -> Iterator[Guild]:
    """The positions of a random game, one for each decision and the last."""
    s, stream = new_game(table, seed), Stream(seed, BOTS)
    for _ in range(MOST_DECISIONS):
        yield s
        if s.to_move() == OVER:
            return
        options = s.legal()
        s.play(options[stream.below(len(options))])
    raise AssertionError(f"the game of seed {seed} at table {table} does not end")


# The conformance kit.


def kit_table(seed: int) -> Table:
    """The table at which the kit plays the game of a seed."""
    setup = Tour(GAME, 1, seed).setup(seed)
    return setup.players, bool(setup.options["advanced"]), bool(setup.options["bad-luck"])


KIT_SEEDS = {table: next(seed for seed in count() if kit_table(seed) == table) for table in TABLES}


# The law of worlds wants hidden tokens to change, which one game need not show.
@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(TABLES[::5], id="some tables"),
        pytest.param(TABLES, id="all tables", marks=pytest.mark.long("twelve games for each law")),
    ],
)
@pytest.mark.parametrize(
    "law", [law for law in LAWS if law is not check_resample], ids=lambda law: law.__name__
)
def test_every_table_passes_the_conformance_kit(law: Law, tables: list[Table]) -> None:
    for table in tables:
        law(GAME, games=1, seed=KIT_SEEDS[table])


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.long("three games to their ends"))])
def test_hidden_tokens_pass_the_law_of_worlds(games: int) -> None:
    seed = next(seed for seed in count() if all(kit_table(seed + number)[1] for number in range(games)))
    check_resample(GAME, games=games, seed=seed)


# Dice are kept twice: each with its place, value and marks, and in sets by place, value and marks.


@games
@given(tables, seeds)
def test_dice_are_in_the_sets_they_belong_to(table: Table, seed: int) -> None:
    for s in decisions(table, seed):
        assert list(s.sets) == list(sort_dice(s.where, s.value, s.marks))


@games
@given(tables, seeds)
def test_what_twins_share_stays_as_it_was(table: Table, seed: int) -> None:
    """Every option is played on a twin, and the next one of a random game on the position itself."""
    for s in islice(decisions(table, seed), 0, MOST_DECISIONS, 7):
        before = GAME.save(s)
        for action in s.legal():
            s.copy().play(action)
        assert GAME.save(s) == before
        worlds = Stream(seed, RESAMPLING)
        for seat in range(int(s.seats)):
            GAME.resample(s, seat, worlds)
        assert GAME.save(s) == before


# Conservation.


def check_conservation(s: Guild, tokens_before: list[int]) -> list[int]:
    """Nothing is lost but action tokens, which are spent one at a time; how many are left of each kind."""
    check_dice(s)
    assert sum(int(s.counts[SEEDS + cell]) for cell in range(SEED_CELLS)) == s.deck.seeds
    assert min(s.counts) >= 0
    for kind in range(INGREDIENTS):
        owned = sum(int(s.counts[pantry(seat, kind)]) for seat in range(MOST_SEATS))
        assert int(s.counts[STALLS + kind]) + owned == s.deck.ingredients
    places = Counter(int(s.cards[place]) for place in range(int(s.pile_size)))
    places.update(int(card) for card in list(s.cards)[OPEN:CARD_CELLS] if card != NO_CARD)
    for seat in range(MOST_SEATS):
        places.update(members(s.counts[BREWED + seat]))
    assert places == dict.fromkeys(range(RECIPES), 1)
    assert GAME.broken_laws(s) == []
    tokens = tokens_left(s)
    spent = [before - left for before, left in zip(tokens_before, tokens, strict=True)]
    assert min(spent) >= 0
    assert sum(spent) <= 1
    return tokens


def check_dice(s: Guild) -> None:
    colours = Counter(int(colour_of(die)) for die in range(DICE))
    assert [colours[colour] for colour in range(COLOURS)] == list(DICE_OF)
    for die in range(DICE):
        place, shown, marks = int(s.where[die]), int(s.value[die]), int(s.marks[die])
        assert 0 <= shown <= SIDES
        assert marks % RAISED in (0, BLOCKED, PROTECTED)
        if place >= WAREHOUSE:
            assert shown >= 1
        if MARKET <= place < BOARD:
            assert colour_of(die) == BLUE
        if place == SUPPLY:
            assert marks == 0


def tokens_left(s: Guild) -> list[int]:
    """Action tokens of each kind, on the stacks and held."""
    held = Counter(int(s.held[row + HELD_KIND]) for row in range(0, len(s.held), HELD_ROW))
    return [int(s.counts[STACKS + kind]) + held[kind] for kind in range(TOKENS)]


def check_legal(s: Guild) -> None:
    legal = [int(action) for action in s.legal()]
    assert 0 < len(legal) < MOST_LEGAL
    assert legal == sorted(set(legal))
    assert legal[0] >= 0
    assert legal[-1] < GAME.action_count


def check_end(s: Guild) -> None:
    """After enough recipes or the last round nothing waits, and dice and points are what was counted."""
    enough = brewed_in_all(s) >= s.deck.end_count[s.seats]
    assert enough or s.round == LAST_ROUND
    assert list(s.legal()) == []
    assert all(int(place) < MARKET for place in s.where)
    result = GAME.result(s)
    assert result.reason == ("recipes-brewed" if enough else "last-round")
    for seat in range(int(s.seats)):
        dice = Counter(int(colour_of(die)) for die in range(DICE) if owns(s, seat, die))
        points = int(s.counts[POINTS + seat]) + int(s.counts[GOLD + seat]) // 2
        assert result.scores[seat] == points + dice[0] + 2 * dice[1] + dice[2]
    assert sorted(seat for group in result.ranking for seat in group) == list(range(int(s.seats)))


def owns(s: Guild, seat: int, die: int) -> bool:
    return int(s.where[die]) in (POOL + seat, WAREHOUSE + seat)


def check_whole_game(table: Table, seed: int) -> Guild:
    rounds: list[int] = []
    tokens = tokens_left(new_game(table, seed))
    for s in decisions(table, seed):
        tokens = check_conservation(s, tokens)
        rounds.append(int(s.round))
        if s.to_move() != OVER:
            check_legal(s)
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, rounds[-1] + 1))
    check_end(s)
    return s


@pytest.mark.parametrize("games", [1, pytest.param(10, marks=pytest.mark.long("ten games a table"))])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_and_the_game_ends_at_every_table(table: Table, games: int) -> None:
    for seed in range(games):
        check_whole_game(table, seed)


@games
@given(tables, seeds)
def test_nothing_is_lost_with_any_seed(table: Table, seed: int) -> None:
    check_whole_game(table, seed)


@games
@given(tables, seeds, st.lists(st.integers(0, 1000), max_size=200))
def test_chosen_lines_of_play_keep_the_laws(table: Table, seed: int, choices: list[int]) -> None:
    """Hypothesis chooses, so that a failing line shrinks to a short one."""
    s = new_game(table, seed)
    tokens = tokens_left(s)
    for choice in choices:
        if s.to_move() == OVER:
            break
        check_legal(s)
        options = s.legal()
        s.play(options[choice % len(options)])
        tokens = check_conservation(s, tokens)
    playout(s, Stream(seed, BOTS))
    check_end(s)


# Worlds a seat cannot tell apart.


def check_world(s: Guild, seat: int, log: list[int], seed: int) -> bool:
    """Whether a resampled world, which must look the same to the seat, differs from the real one."""
    world = cast(Guild, GAME.resample(s, seat, Stream(seed, RESAMPLING)))
    for watcher in (seat, None):
        assert GAME.view(world, watcher) == GAME.view(s, watcher)
        assert prompt_data(GAME.prompt(world, watcher)) == prompt_data(GAME.prompt(s, watcher))
        assert GAME.events_for(world, log, watcher) == GAME.events_for(s, log, watcher)
    if s.to_move() == seat:
        assert list(world.legal()) == list(s.legal())
    assert GAME.broken_laws(world) == []
    assert tokens_left(world) == tokens_left(s)
    assert own_tokens(world, seat) == own_tokens(s, seat)
    assert sorted(pile(world)) == sorted(pile(s))
    # What a world is depends on knowledge and the stream alone, not on what is hidden.
    other = GAME.resample(s, seat, Stream(seed ^ 1, RESAMPLING))
    again = GAME.resample(other, seat, Stream(seed, RESAMPLING))
    assert GAME.save(again) == GAME.save(world)
    return pile(world) != pile(s)


def pile(s: Guild) -> list[int]:
    return [int(card) for card in list(s.cards)[: int(s.pile_size)]]


def own_tokens(s: Guild, seat: int) -> list[list[int]]:
    """What a seat knows of the tokens held: all of its own and those whose kind was shown."""
    rows = [
        [int(cell) for cell in list(s.held)[row : row + HELD_ROW]] for row in range(0, len(s.held), HELD_ROW)
    ]
    return [row if row[0] == seat or row[HELD_SHOWN] else [row[0], -1, *row[2:]] for row in rows]


def hidden_tokens(s: Guild, seat: int) -> int:
    return sum(
        1 for row in range(0, len(s.held), HELD_ROW) if s.held[row] != seat and not s.held[row + HELD_SHOWN]
    )


def check_worlds(table: Table, seed: int, one_in: int) -> Counter[str]:
    """Look at positions through all seats: how many, how many shuffled the deck, how many hid tokens."""
    seen: Counter[str] = Counter()
    log: list[int] = []
    chooser = Stream(seed, RESAMPLING)
    for s in decisions(table, seed):
        log += [int(cell) for cell in s.heard]
        if chooser.below(one_in):
            continue
        for seat in range(int(s.seats)):
            seen["looked"] += 1
            seen["differed"] += check_world(s, seat, log, int(chooser.below(1 << 31)) * 2)
            seen["hid tokens"] += hidden_tokens(s, seat) > 0
    return seen


@pytest.mark.parametrize("seeds", [4, pytest.param(12, marks=pytest.mark.long("twelve games to their ends"))])
def test_a_seat_cannot_tell_resampled_worlds_from_the_real_one(seeds: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(seeds):
        seen += check_worlds(table_of(seed), seed, 40)
    assert seen["looked"] >= seeds * 150 // 12
    # The deck still holds eight cards or more, which fall as they lay once in 8! times.
    assert seen["differed"] == seen["looked"]
    assert seen["hid tokens"] >= seeds * 15 // 12


@one_in(32)
@given(tables, seeds)
def test_worlds_of_any_seed(table: Table, seed: int) -> None:
    check_worlds(table, seed, 60)


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(5000, marks=pytest.mark.soak),
        pytest.param(100, marks=pytest.mark.long("a fiftieth of the soak")),
    ],
)
@pytest.mark.parametrize("players", PLAYERS)
def test_soak(players: int, games: int) -> None:
    """Each position checked, with every option in turn."""
    mine = [table for table in TABLES if table[0] == players]
    for seed in range(games):
        table = mine[seed % len(mine)]
        check_whole_game(table, seed)
        check_worlds(table, seed, 200)


@pytest.mark.long("so many games that chance hides no advantage of a tenth")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_seat_is_favoured_at_random(players: int) -> None:
    games = 5000
    winners: Counter[int] = Counter()
    for seed in range(games):
        s = GAME.new(GAME.setup(players, seed))
        playout(s, Stream(seed, BOTS))
        winners.update(GAME.result(s).winners())
    assert min(winners[seat] for seat in range(players)) > games / players * 0.9
