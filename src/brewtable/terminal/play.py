"""The loop: people answer on their screens, bots by themselves, until the game is over or someone leaves."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from brewtable.bots import Bot
from brewtable.bots.advice import advise
from brewtable.bots.search import Budget
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import BrewError, IllegalAction
from brewtable.kernel.journal import write_journal
from brewtable.kernel.match import Match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Choice
from brewtable.kernel.story import story
from brewtable.kernel.together import as_played
from brewtable.locale import Words
from brewtable.locale.telling import player_names, speak, story_lines
from brewtable.terminal.answers import find_choice, not_understood
from brewtable.terminal.boards import board_for
from brewtable.terminal.boards.board import Sight
from brewtable.terminal.layout import broken, rule, wrap
from brewtable.terminal.screen import Screen

HINT_SECONDS = 0.5
AT_ONCE = "!"  # after an answer: do not wait for Enter before the turn ends
REMEMBERED = 12  # decisions before the news that fill the log of a tall window
LEAVE_UNSAVED = "quit!"


class Left(Exception):
    """The person leaves the table."""

    def __init__(self, save: bool) -> None:
        super().__init__()
        self.save = save


def play(
    match: Match,
    players: list[Bot | None],
    words: Words,
    console: Console,
    save_path: Path | None,
    read_line: Callable[[str], str],
) -> None:
    """Play a match to its end, or until someone leaves. A player that is None is a person at the keyboard."""
    Table(match, players, words, Screen(console, read_line), save_path).run()


class Table:
    """A match at a terminal."""

    def __init__(
        self, match: Match, players: list[Bot | None], words: Words, screen: Screen, save_path: Path | None
    ) -> None:
        self.match = match
        self.players = players
        self.names = player_names(match.seats, words)
        self.words = words.naming(self.names)
        self.screen = screen
        self.save_path = save_path
        self.board = board_for(match.game)
        self.confirming = True
        self.at_keyboard: int | None = None
        self._stream = Stream(0, RESAMPLING)
        self._notice = ""
        self._commands: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "help": self._help,
            "undo": self._undo,
            "restart": self._restart,
            "confirm": self._confirm,
            "log": self._log,
            "score": self._score,
            "table": self._table,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
            LEAVE_UNSAVED: self._quit_unsaved,
        }

    # The course of a match.

    def run(self) -> None:
        try:
            while not self.match.over:
                if self.match.act_forced():
                    continue
                seat = int(self.match.state.to_move())
                bot = self.players[seat]
                if bot is None:
                    self._turn(seat)
                else:
                    self.match.act(bot.choose(self.match.observe(seat, self._stream)))
            self._end()
        except Left as left:
            self._leave(left.save)
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")  # the cursor still stands behind the prompt
            self._leave(True)

    def _turn(self, seat: int) -> None:
        """A person decides until the turn has gone to someone else, and stays there."""
        self._hand_over(seat)
        waiting = True
        while waiting:
            if not self.match.over and int(self.match.state.to_move()) == seat:
                waiting = self._decide(seat)
            else:
                waiting = not self._confirmed(seat)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard: hands are hidden until the next one says so."""
        people = [number for number, player in enumerate(self.players) if player is None]
        if len(people) > 1 and self.at_keyboard != seat:
            self.screen.show([Text(self._say("pass-keyboard", seat=seat), style="bold")])
            self.screen.ask(self._say("pass-enter"))
        self.at_keyboard = seat
        self.words = self.words.to(seat)

    def _decide(self, seat: int) -> bool:
        """One answer; whether the turn goes on, or waits for Enter."""
        line = self._ask(seat, "")
        if not line or self._command(seat, line):
            return True
        at_once = line.endswith(AT_ONCE)
        line = line.removesuffix(AT_ONCE).strip()
        actions = self._several(seat, line)
        if not actions:
            choice = self._choice(seat, line)
            if choice is None:
                return True
            if self.confirming and not at_once and not self._sure(seat, choice):
                return True
            actions = [choice.action]
        try:
            self.match.act_all(actions)
        except IllegalAction as illegal:
            self._notice = self.words.explain(illegal)
            return True
        self.match.act_forced(seat)
        going_on = not self.match.over and int(self.match.state.to_move()) == seat
        can_be_taken_back = self.match.choice_undo_refusal(seat) is None
        return going_on or (self.confirming and can_be_taken_back and not at_once)

    def _several(self, seat: int, line: str) -> list[int]:
        """What a line of several keys picks of the set, as it is to be played; nothing for any other line."""
        sight = self.sight(seat)
        picks = None if sight.prompt is None else sight.prompt.set
        typed = line.lower().replace(",", " ").split()
        keys = self.board.keys(sight)
        named = [keys.choices.get(one) or keys.also.get(one) for one in typed]
        if picks is None or len(named) < 2 or not all(named):
            return []
        return as_played(self.match.state, [choice.action for choice in named if choice is not None], picks)

    def _sure(self, seat: int, choice: Choice) -> bool:
        """What cannot be taken back is done only on Enter, or when the same is typed again."""
        if self.match.can_take_back(choice.action):
            return True
        line = self._ask(seat, self._say("sure", choice=speak(self.words, choice.label)))
        if not line:
            return True
        if self._command(seat, line):
            return False
        again = self._choice(seat, line.removesuffix(AT_ONCE).strip())
        if again is not None and again.action == choice.action:
            return True
        self._notice = self._notice or self._say("sure-not")
        return False

    def _choice(self, seat: int, line: str) -> Choice | None:
        sight = self.sight(seat)
        assert sight.prompt is not None
        keys = self.board.keys(sight)
        found = find_choice(line, sight.prompt, keys)
        if isinstance(found, Choice):
            return found
        self._notice = (
            self._no_choice(sight, line, list(keys.choices)) if found is None else self.words.say(found)
        )
        return None

    def _no_choice(self, sight: Sight, line: str, shown: list[str]) -> str:
        """Why a line that is none of the choices does nothing."""
        try:
            self.match.check(self.match.find_action(self.board.spell(sight, line)))
        except IllegalAction as illegal:
            return self.words.explain(illegal)
        except BrewError:
            pass
        return self.words.say(not_understood(line, [*shown, *self._commands]))

    def _confirmed(self, seat: int) -> bool:
        """Whether a turn that is over may leave: Enter ends it, undo takes it back."""
        line = self._ask(seat, self._say("confirm"))
        if not line:
            return True
        if not self._command(seat, line):
            self._notice = self._say("confirm-nothing")
        return not self.confirming

    def _ask(self, seat: int, question: str) -> str:
        """Draw the table for a seat and read an answer."""
        sight = self.sight(seat, question, self._notice)
        self._notice = ""
        self.screen.show(self.board.draw(sight, self.screen.width, self.screen.height))
        return self.screen.ask(self._say("prompt")).strip()

    # What a seat sees.

    def sight(self, seat: int, question: str = "", notice: str = "") -> Sight:
        """The table for a seat, all of it through the game's gate."""
        game, state = self.match.game, self.match.state
        prompt = game.prompt(state, seat)
        if prompt is not None and not question:
            question = speak(self.words, prompt.question)
        start = self._last_decision(seat)
        earlier = [] if start is None else self._told(seat, max(0, start - REMEMBERED), start)
        return Sight(
            game=game,
            seat=seat,
            names=self.names,
            view=game.view(state, seat),
            catalog=game.catalog(state),
            prompt=prompt,
            question=question,
            notice=notice,
            news=self._told(seat, start, self.match.ply),
            earlier=earlier,
            words=self.words,
        )

    def _last_decision(self, seat: int) -> int | None:
        """The ply of a seat's latest choice."""
        own = (ply for ply, entry in enumerate(self.match.entries) if entry.seat == seat and not entry.forced)
        return max(own, default=None)

    def _told(self, seat: int, start: int | None, end: int) -> list[str]:
        """The log of some decisions in a sentence each; without a start, from the opening on."""
        words = self._telling(seat)
        return [speak(words, part.head) for part in story(self.match, seat, start, end)]

    def _telling(self, seat: int) -> Words:
        """Words that call cards by their names."""
        return self.words.to(seat).calling(self.match.game.catalog(self.match.state))

    # Commands.

    def _command(self, seat: int, line: str) -> bool:
        """Do what a line commands; False when it is no command."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self._commands.get(word.lower())
        if command is None:
            return False
        command(seat, rest.strip())
        return True

    def _help(self, seat: int, thing: str) -> None:
        if not thing:
            self._page([Text(line) for line in self.board.help(self.words).splitlines()])
            return
        details = self.board.details(self.sight(seat), thing.lower())
        if details is None:
            self._notice = self._say("no-thing", thing=thing)
        else:
            self._page(details)

    def _undo(self, seat: int, _: str) -> None:
        refusal = self.match.choice_undo_refusal(seat)
        if refusal is not None:
            self._notice = self.words.say(refusal)
        else:
            self._notice = self._say("undone", text=self.match.undo_choice(seat).text)

    def _restart(self, seat: int, _: str) -> None:
        refusal = self.match.choice_undo_refusal(seat)
        if refusal is not None:
            self._notice = self.words.say(refusal)
        else:
            self._notice = self._say("restarted", count=self.match.restart_turn(seat))

    def _confirm(self, _: int, wanted: str) -> None:
        self.confirming = not self.confirming if wanted not in ("on", "off") else wanted == "on"
        self._notice = self._say("confirm-on" if self.confirming else "confirm-off")

    def _log(self, seat: int, how_much: str) -> None:
        words, everything = self._telling(seat), how_much == "all"
        lines: list[Text] = []
        for part in story(self.match, seat):
            head, *details = story_lines(part, words)
            lines += wrap(Text(head, style="bold" if part.is_heading else ""), self.screen.width, indent=2)
            if everything:
                for detail in details:
                    lines += wrap(Text(f"  {detail}", style="dim"), self.screen.width, indent=4)
        self._page(lines if everything else lines[-self.screen.height :])

    def _score(self, _seat: int, _: str) -> None:
        result = self.match.game.result(self.match.state)
        title = rule(self._say("score-so-far"), self.screen.width)
        self._page([title, *self.board.score_pad(result, self.names, self.words)])

    def _table(self, seat: int, _: str) -> None:
        self._page(self.board.table(self.sight(seat), self.screen.width))

    def _hint(self, seat: int, _: str) -> None:
        sight = self.sight(seat)
        if sight.prompt is None:
            self._notice = self._say("confirm-nothing")
            return
        observation = self.match.observe(seat, Stream(self.match.ply, RESAMPLING))
        advice = advise(observation, Stream(self.match.ply, BOTS), Budget(HINT_SECONDS))
        best, why, words = advice.choices[0], advice.why(sight.prompt), self._telling(seat)
        choice = next(one for one in sight.prompt.choices if one.action == best.action)
        said = [
            self._say(
                "hint",
                key=self.board.keys(sight).of(choice),
                label=speak(self.words, choice.label),
                chance=round(100 * best.chance),
                score=round(best.score()),
            )
        ]
        if why is not None:
            said.append(speak(words, why))
        if best.then:
            line = "; ".join(speak(words, deed) for deed in best.then)
            said.append(self._say("hint-line", line=line))
        self._notice = " ".join(said)

    def _save(self, _: int, name: str) -> None:
        path = Path(name) if name else self._path()
        problem = self._write(path)
        self._notice = problem or self._say("saved", file=str(path))
        if not problem:
            self.save_path = path

    def _quit(self, _seat: int, _: str) -> None:
        raise Left(True)

    def _quit_unsaved(self, _seat: int, _: str) -> None:
        raise Left(False)

    def _page(self, lines: list[Text]) -> None:
        self.screen.pages(lines, self._say("page-prompt"))

    # Files.

    def _path(self) -> Path:
        """Where to save: where it was saved before, or a file that is not there yet."""
        if self.save_path is not None:
            return self.save_path
        number = 1
        while Path(f"{self.match.game.name}-{number}.brew").exists():
            number += 1
        return Path(f"{self.match.game.name}-{number}.brew")

    def _write(self, path: Path) -> str:
        """Write the match, whole or not at all; what went wrong in words, or nothing."""
        draft = path.with_name(f".{path.name}.part")
        try:
            draft.write_text(write_journal(self.match), encoding="utf-8")
            os.replace(draft, path)
        except OSError as problem:
            return self._say("save-failed", file=str(path), problem=problem.strerror or str(problem))
        return ""

    # The end.

    def _end(self) -> None:
        if self.save_path is not None:
            self._write(self.save_path)
        people = [number for number, player in enumerate(self.players) if player is None]
        watcher = people[0] if people else 0
        notice = ""
        while True:
            self.screen.show([*self._final(), *wrap(Text(notice, style="bold yellow"), self.screen.width)])
            try:
                line = self.screen.ask(self._say("over-prompt")).strip()
            except (EOFError, KeyboardInterrupt):
                return
            if not line or line in ("quit", LEAVE_UNSAVED, "q"):
                return
            if not self._command(watcher, line):
                self._notice = self.words.say(not_understood(line, list(self._commands)))
            notice, self._notice = self._notice, ""

    def _final(self) -> list[Text]:
        result = self.match.game.result(self.match.state)
        pad = broken(self.board.score_pad(result, self.names, self.words), self.screen.width)
        winners = result.winners()
        if len(winners) == 1:
            verdict = self._say("winner", seat=winners[0], reason=result.decided_by)
        else:
            sharing: list[Message] = [Message("seat-alone", {"seat": seat}) for seat in winners]
            verdict = self.words.say(Message("terminal-shared", {"winners": sharing}))
        return [rule(self._say("over"), self.screen.width), *pad, Text(), Text(verdict, style="bold green")]

    def _leave(self, save: bool) -> None:
        if not save:
            self.screen.say(self._say("bye-unsaved"))
            return
        if self.match.ply == 0:
            self.screen.say(self._say("bye"))
            return
        path = self._path()
        problem = self._write(path)
        facts = {"program": _program(), "game": self.match.game.name, "file": shlex.quote(str(path))}
        self.screen.say(problem or self._say("bye-saved", **facts))

    def _say(self, key: str, /, **arguments: str | int) -> str:
        return self.words.say(Message(f"terminal-{key}", dict(arguments)))


def _program() -> str:
    """What to type to come back: brewtable as it was called, since it may not be on the path."""
    called = Path(sys.argv[0])
    return shlex.quote(str(called)) if called.name == "brewtable" else "brewtable"
