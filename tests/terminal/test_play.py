"""Whole games through the terminal client, at the smallest window it is made for."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from tests.beer_and_bread.test_rules_storage import harvested

from brewtable.bots import Bot, make_bot
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel import journal
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.locale import Words
from brewtable.terminal import play
from brewtable.terminal.boards.plain import PlainBoard
from brewtable.terminal.play import Table
from brewtable.terminal.screen import Screen

WIDTH, HEIGHT = 80, 24
CLEAR = "\x1b[2J\x1b[H"
CARD = re.compile(r"\b(?:beer|bread)-\d\d\b")


class Terminal:
    """A window that keeps what it shows, and a person who answers by a rule."""

    def __init__(self, answer: Callable[[str], str], width: int = WIDTH, height: int = HEIGHT) -> None:
        self.out = io.StringIO()
        self.console = Console(
            file=self.out, width=width, height=height, force_terminal=True, color_system="standard"
        )
        self.frames: list[str] = []
        self._answer = answer

    def read_line(self, prompt: str) -> str:
        self.frames.append(self._shown() + prompt)
        return self._answer(self.frames[-1])

    def _shown(self) -> str:
        """What has been written since the screen was last cleared."""
        written = self.out.getvalue().rpartition(CLEAR)[2]
        return Text.from_ansi(written).plain.rstrip("\n") + "\n"


def scripted(lines: list[str]) -> Callable[[str], str]:
    """A person who types these lines and then closes the terminal."""
    waiting = iter(lines)

    def answer(_: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return answer


@pytest.fixture
def game() -> BeerAndBread:
    return BeerAndBread()


@pytest.fixture
def words() -> Words:
    return Words()


def against_greedy() -> list[Bot | None]:
    return [None, make_bot("greedy", 1)]


def keys_shown(frame: str) -> list[str]:
    """The keys on the cards and among the options of a frame."""
    on_cards = re.findall(r"(?:^|│| )(\d[hpudi]|\dx\d)(?=[ │\n])", frame, flags=re.M)
    return [*on_cards, *re.findall(r"(?:^|│)([hpu])  ", frame, flags=re.M), *re.findall(r"\[(\d+)\] ", frame)]


class Player:
    """A person who types any of the keys on the screen, and checks the screen each time."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.random = random.Random(seed)

    def __call__(self, frame: str) -> str:
        assert_fits(frame)
        prompt = None if self.match.over else self.match.game.prompt(self.match.state, 0)
        if prompt is None or "Enter does it." in frame:
            return ""
        shown = keys_shown(frame)
        assert len(set(shown)) == len(prompt.choices), (
            shown,
            [choice.text for choice in prompt.choices],
            frame,
        )
        return self.random.choice(sorted(set(shown)))


def assert_fits(frame: str, width: int = WIDTH, height: int = HEIGHT) -> None:
    lines = frame.split("\n")
    assert len(lines) <= height, frame
    assert all(Text(line).cell_len <= width for line in lines), frame


@pytest.mark.parametrize("seed", range(2))
def test_every_option_has_its_key_on_a_screen_that_fits(game: BeerAndBread, words: Words, seed: int) -> None:
    match = new_match(game, game.setup(seed=seed), ["human", "greedy"])
    terminal = Terminal(Player(match, seed))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert match.over
    assert "wins" in terminal.frames[-1]


@pytest.mark.parametrize(("width", "height"), [(120, 40), (200, 60), (100, 24)])
def test_wider_windows_are_filled_and_not_overrun(
    game: BeerAndBread, words: Words, width: int, height: int
) -> None:
    match = new_match(game, game.setup(seed=5), ["human", "greedy"])
    player = Player(match, 5)
    terminal = Terminal(lambda frame: assert_fits(frame, width, height) or choose(player), width, height)
    play(match, [None, make_bot("random", 1)], words, terminal.console, None, terminal.read_line)
    assert match.over


def choose(player: Player) -> str:
    prompt = None if player.match.over else player.match.game.prompt(player.match.state, 0)
    return "" if prompt is None else player.random.choice(prompt.choices).text + "!"


NONSENSE = [
    *[
        "",
        "   ",
        "1",
        "zzz",
        "1p",
        "9h",
        "1x1",
        "harvest",
        "harvest beer-99",
        "take wheat",
        "undo",
        "restart",
    ],
    *[
        "? nothing",
        "?beer-99",
        "save /nowhere/at/all.brew",
        "\x00",
        "é" * 300,
        "1h 2h",
        "!",
        "-1",
        "pay 1 wheat",
    ],
    *["harvest beer-01 beer-02", "99999999999999", "produce bread-30", "[bold]", "{", "1h1", "?1h"],
]


@pytest.mark.parametrize("line", NONSENSE)
def test_what_means_nothing_changes_nothing(game: BeerAndBread, words: Words, line: str) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    before = game.save(match.state)
    terminal = Terminal(scripted([line, "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert game.save(match.state) == before
    assert match.ply == 0
    for frame in terminal.frames:
        assert_fits(frame)


def test_what_cannot_be_done_says_why(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    terminal = Terminal(scripted(["1p", "1x2", "produce beer-01", "prodce beer-01", "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    first, short, dry, full, unknown = terminal.frames
    assert "needs 2≈ 2B" in first
    assert "1p: needs 2 more water and 2 more barley" in short
    assert "cards are exchanged in dry years only" in dry
    assert "produce beer-01: needs 2 more water and 2 more barley" in full
    assert "means nothing here" in unknown


@pytest.mark.parametrize("line", ["1h", "h1", "harvest beer-01", "harv beer-01", "h beer-01", "HARVEST 1"])
def test_an_option_has_many_names(game: BeerAndBread, words: Words, line: str) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    terminal = Terminal(scripted([line, "", "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert [entry.text for entry in match.entries if entry.seat == 0] == ["harvest beer-01"]


def test_a_beginning_with_several_meanings_asks_for_more(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    terminal = Terminal(scripted(["beer-01", "h", "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert "could be 1h or 1u" in terminal.frames[1]
    assert "could be 1h, 2h" in terminal.frames[2]
    assert match.ply == 0


def test_several_things_of_a_set_are_picked_in_one_line(game: BeerAndBread, words: Words) -> None:
    begun = harvested("beer-04", {"hops": 5, "rye": 4}, {"hops": 6}).match
    match = match_from(game, begun.state, ["human", "human"])
    terminal = Terminal(scripted(["5 5 5 5", "5, 2 5!", "quit!"]))
    play(match, [None, None], words, terminal.console, None, terminal.read_line)
    offered = [entry.text for entry in match.entries]
    assert offered == ["offer wheat", "offer hops", "offer hops"]


def test_undo_before_the_turn_ends(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    terminal = Terminal(scripted(["1h", "", "1h", "undo", "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert [entry.text for entry in match.entries if entry.seat == 0] == ["harvest beer-01"]
    assert match.state.to_move() == 0
    assert "Taken back: harvest" in terminal.frames[-1]


def test_what_cannot_be_taken_back_waits_for_enter(game: BeerAndBread, words: Words) -> None:
    """Hands are swapped after the second player's turn."""
    match = new_match(game, game.setup(seed=7, options={"first": "1"}), ["human", "greedy"])
    terminal = Terminal(scripted(["1h", "2h", "quit!"]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert "It cannot be taken back" in terminal.frames[1]
    assert "Nothing was played" in terminal.frames[2]
    assert all(entry.seat == 1 for entry in match.entries)


def test_without_confirming_the_other_player_answers_at_once(game: BeerAndBread, words: Words) -> None:
    for lines in (["1h!"], ["confirm off", "1h"]):
        match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
        terminal = Terminal(scripted([*lines, "undo", "quit!"]))
        play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
        assert [entry.seat for entry in match.entries] == [0, 1]
        assert "The last decision was made by greedy." in terminal.frames[-1].splitlines()[-2]


@pytest.mark.parametrize("leave", ["quit", None])
def test_leaving_saves_and_resuming_goes_on_from_there(
    game: BeerAndBread,
    words: Words,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leave: str | None,
) -> None:
    monkeypatch.setattr(journal, "find_game", lambda _: game)
    monkeypatch.chdir(tmp_path)
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    terminal = Terminal(scripted(["1h", "", "2h", *([leave] if leave else [])]))
    play(match, against_greedy(), words, terminal.console, None, terminal.read_line)
    assert "--resume beer-and-bread-1.brew" in terminal.out.getvalue()
    resumed = read_journal((tmp_path / "beer-and-bread-1.brew").read_text(encoding="utf-8"))
    assert game.save(resumed.state) == game.save(match.state)
    assert write_journal(resumed) == write_journal(match)
    again = Terminal(scripted(["1h!", "save", "quit"]))
    play(resumed, against_greedy(), words, again.console, tmp_path / "on.brew", again.read_line)
    assert resumed.ply > match.ply
    assert (tmp_path / "on.brew").exists()


def test_interrupting_saves(game: BeerAndBread, words: Words, tmp_path: Path) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    lines = iter(["1h!"])

    def interrupted(_: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    terminal = Terminal(interrupted)
    play(match, against_greedy(), words, terminal.console, tmp_path / "a.brew", terminal.read_line)
    header = json.loads((tmp_path / "a.brew").read_text(encoding="utf-8").splitlines()[0])
    assert header["game"] == "beer-and-bread"


def test_pages_fit(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    pages = ["?", "? 1", "?bread-30", "log", "log all", "score", "table", "hint", "help"]
    terminal = Terminal(scripted(["1h!", "2h!", *[line for page in pages for line in (page, "q")]]))
    play(match, against_greedy(), words, terminal.console, Path("/dev/null/no"), terminal.read_line)
    for frame in terminal.frames:
        assert_fits(frame)
    text = "\n".join(terminal.frames)
    for part in ("all about card 1", "Recipe:", "Final score", "A bot would play"):
        assert part in text


@pytest.mark.parametrize("seed", range(2))
def test_a_seat_sees_the_same_table_in_every_world_it_cannot_tell_apart(
    game: BeerAndBread, words: Words, seed: int
) -> None:
    match = new_match(game, game.setup(seed=seed), ["one", "two"])
    dice, stream = random.Random(seed), Stream(seed, RESAMPLING)
    screen = Screen(Console(file=io.StringIO(), width=WIDTH, height=HEIGHT), input)
    while not match.over:
        seat = dice.randrange(2)
        real = drawn(match, seat, words, screen)
        world = match_from(game, game.resample(match.state, seat, stream), match.seats)
        world.entries, world.opening = match.entries, match.opening
        assert drawn(world, seat, words, screen) == real
        assert not hidden_cards(match, seat) & set(CARD.findall("\n".join(real)))
        match.act(dice.choice(list(match.state.legal())))


def drawn(match: Match, seat: int, words: Words, screen: Screen) -> list[str]:
    table = Table(match, [None, None], words, screen, None)
    sight = table.sight(seat)
    lines = table.board.draw(sight, WIDTH, HEIGHT - 1)
    return [line.plain for line in lines]


def hidden_cards(match: Match, seat: int) -> set[str]:
    """The cards in the other hand that a seat has not seen."""
    seen = set(CARD.findall(json.dumps(match.game.view(match.state, seat))))
    villages = match.game.view(match.state, 1 - seat)["villages"]
    assert isinstance(villages, list)
    return set(CARD.findall(json.dumps(villages[1 - seat]["hand"]))) - seen


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=3), ["Ann", "Bob"])
    terminal = Terminal(lambda frame: hot_seat(frame, match))
    play(match, [None, None], words, terminal.console, None, terminal.read_line)
    assert match.over


def hot_seat(frame: str, match: Match) -> str:
    assert_fits(frame)
    if match.over or "Everyone else looks away" in frame:
        assert match.over or not CARD.findall(frame)
        return ""
    seat = int(match.state.to_move())
    if "Your turn is done" in frame:
        return ""
    assert not hidden_cards(match, seat) & set(CARD.findall(frame))
    return str(match.game.text(match.state, int(match.state.legal()[0])))


def test_without_a_terminal_there_is_plain_text(game: BeerAndBread, words: Words) -> None:
    match = new_match(game, game.setup(seed=7, options={"first": "0"}), ["human", "greedy"])
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(file=out, width=WIDTH, height=HEIGHT, color_system=None)
    play(match, against_greedy(), words, console, None, scripted(["1h!", "log all", "", "quit!"]))
    out.seek(0)
    text = out.read()
    assert "\x1b" not in text
    assert "18~" in text


def test_any_game_can_be_played_on_the_plain_board(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("brewtable.terminal.play"), "board_for", lambda game: PlainBoard())
    game = BeerAndBread()
    match = new_match(game, game.setup(seed=2), ["human", "random"])

    def answer(frame: str) -> str:
        assert_fits(frame)
        prompt = None if match.over else game.prompt(match.state, 0)
        keys = re.findall(r"\[(\d+)\] ", frame)
        assert prompt is None or len(keys) == len(prompt.choices)
        return keys[-1] if keys else ""

    terminal = Terminal(answer, WIDTH, HEIGHT)
    play(match, [None, make_bot("random", 1)], words, terminal.console, None, terminal.read_line)
    assert match.over
