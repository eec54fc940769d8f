"""What a person typed: which choice it means, or what to say about it."""

from __future__ import annotations

from difflib import get_close_matches

from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Choice, Prompt
from brewtable.terminal.boards.board import Keys

SHOWN = 4  # how many of several meanings are named


def find_choice(line: str, prompt: Prompt, keys: Keys) -> Choice | Message | None:
    """The choice a line means; a message when it means several or something impossible; None when nothing."""
    wanted = " ".join(line.lower().split())
    exact = keys.choices.get(wanted) or _by_text(prompt).get(wanted) or keys.also.get(wanted)
    if exact is not None:
        return exact
    fitting = _beginning_with(wanted, {**_by_text(prompt), **keys.also})
    if len(fitting) == 1:
        return fitting[0]
    if wanted in keys.blocked:
        return Message("terminal-blocked", {"what": wanted, "reason": keys.blocked[wanted].reason})
    if len(fitting) > 1:
        names: list[Message] = [Message("card-name", {"card": keys.of(choice)}) for choice in fitting[:SHOWN]]
        return Message("terminal-ambiguous", {"line": line, "or_some": names})
    return None


def _by_text(prompt: Prompt) -> dict[str, Choice]:
    return {choice.text: choice for choice in prompt.choices}


def _beginning_with(wanted: str, texts: dict[str, Choice]) -> list[Choice]:
    """The choices of which each word begins like the word typed in its place, or whose thing does."""
    typed = wanted.split()
    found: dict[int, Choice] = {}
    for text, choice in texts.items():
        spoken = text.split()
        if _fits(typed, spoken) or _fits(typed, spoken[1:]):
            found[choice.action] = choice
    return list(found.values())


def _fits(typed: list[str], spoken: list[str]) -> bool:
    return 0 < len(typed) <= len(spoken) and all(
        word.startswith(start) for word, start in zip(spoken, typed, strict=False)
    )


def not_understood(line: str, known: list[str]) -> Message:
    """What to say about a line that means nothing."""
    arguments: dict[str, Argument] = {"line": line}
    close = get_close_matches(line.lower(), known, 1)
    if close:
        return Message("terminal-unknown-close", {**arguments, "close": close[0]})
    return Message("terminal-unknown", arguments)
