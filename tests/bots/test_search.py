"""Search: legal, fair, reproducible, on time, and stronger the longer it thinks."""

from __future__ import annotations

from time import perf_counter

import pytest
from tests.refusals import refused
from tests.strength import INTERPRETED, played

from brewtable.bots import make_bot
from brewtable.bots.advice import CHOICES, LINE, Advice, AdvisedChoice, Line, advise
from brewtable.bots.levels import LEVELS, OPPONENTS, SECONDS, measured_wins
from brewtable.bots.search import Budget, Search
from brewtable.bots.tree import verdict
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.observation import Observation
from brewtable.kernel.prompt import Choice, Prompt
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER, State
from brewtable.locale import Words

TABLES = [
    ("beer-and-bread", 2),
    *(("dice-brewing", players) for players in (2, 3, 4)),
    *(("beer-pioneers", players) for players in (2, 3, 4)),
]
at_each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def positions(game: Game, players: int, seed: int, one_in: int) -> list[State]:
    """Positions of a random game with something to decide, one in so many."""
    state = game.new(game.setup(players, seed))
    chooser = Stream(seed, BOTS)
    found: list[State] = []
    ply = 0
    while state.to_move() != OVER:
        options = state.legal()
        if len(options) > 1:
            ply += 1
            if ply % one_in == 0:
                found.append(state.copy())
        state.play(options[chooser.below(len(options))])
    return found


def observed(game: Game, state: State, seed: int) -> Observation:
    return Observation(game, state, int(state.to_move()), Stream(seed, RESAMPLING))


@at_each_table
def test_search_chooses_a_legal_action_and_the_same_again(name: str, players: int) -> None:
    game = find_game(name)
    for seed, state in enumerate(positions(game, players, players, 40)):
        before = game.save(state)
        choices = {make_bot("search:8", seed).choose(observed(game, state, seed)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(state.legal())
        assert game.save(state) == before


@at_each_table
def test_a_poisoned_hidden_state_does_not_change_the_choice(name: str, players: int) -> None:
    """What is hidden from the seat is replaced by something else: it must not matter."""
    game = find_game(name)
    poisoned = 0
    for seed, state in enumerate(positions(game, players, 7, 40)):
        mover = int(state.to_move())
        other = game.resample(state, mover, Stream(99, RESAMPLING))
        poisoned += game.save(other) != game.save(state)
        honest = make_bot("search:8", seed).choose(observed(game, state, seed))
        assert make_bot("search:8", seed).choose(observed(game, other, seed)) == honest
    assert poisoned > 0


def test_a_whole_game_is_the_same_again() -> None:
    game = find_game("beer-and-bread")
    bots = ["search:4", "search:4"]
    assert game.save(played(game, bots, 5)) == game.save(played(game, bots, 5))


def test_a_forced_move_takes_no_thought() -> None:
    game = find_game("beer-pioneers")
    state = game.new(game.setup(2, 3))
    bot = Search(Stream(1, BOTS), Budget(60.0))
    forced = 0
    chooser = Stream(3, BOTS)
    while state.to_move() != OVER:
        options = state.legal()
        if len(options) == 1:
            forced += 1
            assert bot.choose(observed(game, state, 1)) == options[0]
            assert bot.tree is None
        state.play(options[chooser.below(len(options))])
    assert forced > 0


@at_each_table
def test_time_is_kept(name: str, players: int) -> None:
    assert 0.5 <= time_of_a_decision("search:0.5s", name, players) <= 0.6


def test_time_is_kept_on_several_cores() -> None:
    assert 0.5 <= time_of_a_decision("search:0.5s:2", "beer-and-bread", 2) <= 0.6


def time_of_a_decision(bot: str, name: str, players: int) -> float:
    game = find_game(name)
    state = game.new(game.setup(players, 1))
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    observation = observed(game, state, 1)
    spent = []
    for seed in range(3):  # the shortest of three: the machine may be busy with something else
        chooser = make_bot(bot, seed)
        started = perf_counter()
        chooser.choose(observation)
        spent.append(perf_counter() - started)
    return min(spent)


def test_the_tree_is_kept_while_a_seat_goes_on_and_only_then() -> None:
    game = find_game("beer-pioneers")
    state = game.new(game.setup(2, 4))
    bot = Search(Stream(1, BOTS), Budget(0.0, 40))
    kept = fresh = 0
    for _ in range(60):
        mover = int(state.to_move())
        if len(state.legal()) > 1 and mover == 0:
            action = bot.choose(observed(game, state, 1))
            assert bot.tree is not None
            visits = sum(int(child.visits) for child in bot.tree.root.children)
            kept += visits > 40
            fresh += visits < 41
        else:
            action = state.legal()[0]
        state.play(action)
    assert kept > 5
    assert fresh > 5


def test_several_cores_share_the_work_and_give_the_same_again() -> None:
    game = find_game("beer-and-bread")
    state = positions(game, 2, 2, 20)[1]
    bots = [Search(Stream(4, BOTS), Budget(0.0, 31), cores=2) for _ in range(2)]
    assert len({bot.choose(observed(game, state, 4)) for bot in bots}) == 1
    assert all(bot.tree is not None and bot.tree.explored == 32 for bot in bots)


def test_the_verdict_on_a_finished_game_is_the_winner() -> None:
    game = find_game("dice-brewing")
    state = played(game, ["random"] * 3, 8)
    chances = verdict(game, state)
    winners = game.result(state).winners()
    best = sorted(range(3), key=lambda seat: -chances[seat])[: len(winners)]
    assert sorted(best) == winners
    assert sum(chances[seat] for seat in winners) > 0.9


@at_each_table
def test_the_chances_of_all_seats_are_one_together(name: str, players: int) -> None:
    game = find_game(name)
    for state in [*positions(game, players, 6, 25), played(game, ["random"] * players, 6)]:
        chances = verdict(game, state)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)


@at_each_table
def test_at_the_start_everybody_has_much_the_same_chance(name: str, players: int) -> None:
    game = find_game(name)
    state = game.new(game.setup(players, 3))
    advice = advise(observed(game, state, 2), Stream(2, BOTS), Budget(0.0, 40))
    assert all(0.5 / players < chance < 2 / players for chance in advice.chances)
    assert advice.choices[0].chance < 2 / players


def test_advice_on_a_forced_decision_is_that_decision() -> None:
    game = find_game("beer-pioneers")
    state = game.new(game.setup(2, 3))
    chooser = Stream(3, BOTS)
    while len(options := state.legal()) > 1:
        state.play(options[chooser.below(len(options))])
    (only,) = options
    advice = advise(observed(game, state, 2), Stream(2, BOTS), Budget(0.0, 4))
    (choice,) = advice.choices
    assert (choice.action, choice.share, choice.line) == (only, 1.0, [game.text(state, only)])


@at_each_table
def test_advice_tells_choices_chances_scores_and_a_line(name: str, players: int) -> None:
    game = find_game(name)
    state = positions(game, players, 5, 30)[1]
    advice = advise(observed(game, state, 2), Stream(2, BOTS), Budget(0.0, 30))
    assert len(advice.chances) == players
    assert sum(advice.chances) == pytest.approx(1.0)
    assert 1 <= len(advice.choices) <= CHOICES
    shares = [choice.share for choice in advice.choices]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0 + 1e-9
    for choice in advice.choices:
        assert choice.action in list(state.legal())
        assert choice.line[0] == game.text(state, choice.action)
        assert len(choice.line) <= LINE
        assert 0.0 <= choice.chance <= 1.0
        assert choice.score() >= 0
        assert all(isinstance(deed, Message) for deed in choice.then)
    again = advise(observed(game, state, 2), Stream(2, BOTS), Budget(0.0, 30))
    assert again.to_data() == advice.to_data()


def advised(chance: float, *points: int) -> AdvisedChoice:
    choice = AdvisedChoice(0, 0, 0.5, chance, Line("harvest beer-01"))
    choice.points, choice.games = [4 * one for one in points], 4
    return choice


def prompt_of_two() -> Prompt:
    label = Message("plain-words", {"words": "Harvest"})
    return Prompt(0, "turn", label, [Choice(0, "harvest beer-01", {"kind": "harvest"}, [], label)], [])


def test_a_reason_tells_in_what_the_favourite_is_better_than_the_next_best() -> None:
    words = Words("en", ["Ida", "Marta"]).to(0)
    advice = Advice([0.7, 0.3], [advised(0.7, 20, 12), advised(0.6, 18, 15)])
    why = advice.why(prompt_of_two())
    assert why is not None
    assert words.say(why) == (
        "Better than “Harvest”: 10 more wins in 100, about 2 points more for you, and about 3 points less for"
        " Marta."
    )
    alike = Advice([0.7, 0.3], [advised(0.7, 20, 12), advised(0.7, 21, 12)]).why(prompt_of_two())
    assert alike is not None
    assert words.say(alike) == "“Harvest” is about as good."
    assert Advice([0.7, 0.3], [advised(0.7, 20, 12)]).why(prompt_of_two()) is None


def test_what_may_follow_is_told_as_in_the_log() -> None:
    line = Line("offer wheat")
    offered = Message("deed-offer", {"seat": 0, "tokens": [Message("tokens-wheat", {"count": 1})]})
    line.add("offer wheat", offered)
    line.add("offer wheat", offered)
    line.add("done", None)
    assert line.texts == ["offer wheat", "offer wheat", "offer wheat", "done"]
    assert [Words().to(0).say(deed) for deed in line.deeds] == ["You offer 2 wheat"]


def test_levels_are_bots_that_can_be_written_out() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    for level, spec in LEVELS.items():
        assert type(make_bot(level, 0)) is type(make_bot(spec, 0))


def test_every_level_was_measured_in_every_game() -> None:
    assert list(SECONDS) == list(OPPONENTS)
    assert set(measured_wins()) == set(game_names())
    for wins in measured_wins().values():
        assert list(wins) == list(OPPONENTS)
        assert wins["easy"] == 50
        assert list(wins.values()) == sorted(wins.values())


@pytest.mark.parametrize(
    "spec",
    [
        "search:",
        "search:0",
        "search:0s",
        "search:-1s",
        "search:fast",
        "search:1s:0",
        "search:1e9s",
        "search:0cpu",
        "search:1cpu:2",
    ],
)
def test_a_budget_that_is_none_is_refused(spec: str) -> None:
    with refused(SetupError, "is no search: write search:0.5s for seconds, search:400 for explorations"):
        make_bot(spec, 0)
    with refused(SetupError, "there is no bot 'greedy:1s'"):
        make_bot("greedy:1s", 0)


# With far less thought than the weakest level that uses it, and far more often than by luck.


@pytest.mark.parametrize(
    ("games", "fewest"),
    [(4, 1) if INTERPRETED else (8, 5), pytest.param(20, 12, marks=pytest.mark.long("twenty games"))],
)
@pytest.mark.parametrize("name", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_search_beats_greedy(name: str, games: int, fewest: int) -> None:
    wins = wins_against_greedy(find_game(name), "search:60", 2, games)
    assert wins >= fewest, f"search won {wins} of {games}"


@pytest.mark.long("four players think longer, and a few games would say nothing")
@pytest.mark.parametrize("name", ["dice-brewing", "beer-pioneers"])
def test_search_beats_three_greedies(name: str) -> None:
    wins = wins_against_greedy(find_game(name), "search:100", 4, 8)
    assert wins >= 4, f"search won {wins} of 8"


def wins_against_greedy(game: Game, search: str, players: int, games: int) -> float:
    """From each seat in turn; a game won together counts in parts."""
    wins = 0.0
    for number in range(games):
        seat = number % players
        bots = [search if one == seat else "greedy" for one in range(players)]
        winners = game.result(played(game, bots, 900 + number // players)).winners()
        wins += (seat in winners) / len(winners)
    return wins
