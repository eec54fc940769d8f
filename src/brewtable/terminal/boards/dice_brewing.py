"""Dice Brewing in characters: recipes, markets, brewers, and one's own board with the options on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Choice
from brewtable.kernel.result import Result
from brewtable.locale import Words
from brewtable.locale.telling import speak
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.dice_brewing_ink import (
    SPACE_CODES,
    TOKENS,
    DiceInk,
    open_recipes,
)
from brewtable.terminal.boards.dice_brewing_keys import DIE_VERBS, example_keys, keys_for, spell
from brewtable.terminal.boards.dice_brewing_table import (
    board_lines,
    header,
    market_lines,
    other_lines,
    own_lines,
    recipe_lines,
    used_lines,
)
from brewtable.terminal.boards.ink import KEY, Data, data
from brewtable.terminal.boards.plain import (
    PlainBoard,
    asked_lines,
    drawn_whole,
    log_lines,
    news_lines,
    notice_lines,
)
from brewtable.terminal.layout import clip, flow, pad

LEAST_LOG = 2
BREVITIES = 4  # how often the table can give up something to fit
ON_TABLE = ("place", "buy", "brew", "close")  # options that stand on what they are done to
PAD_LABEL = 24
PAD_COLUMN = 14
PAD_LINES = ("track", "gold", "yellow", "black", "green", "total")


class DiceBrewingBoard(PlainBoard):
    """Dice go by their names; an answer is a die and the space it goes to, or what to do with it."""

    def keys(self, sight: Sight) -> Keys:
        return keys_for(sight)

    def spell(self, sight: Sight, line: str) -> str:
        return spell(sight, line)

    def verbs(self, sight: Sight) -> str:
        ink = DiceInk(sight.words)
        return ", ".join(example_keys(self.keys(sight), ink)) or ink.plain("dice-key-list")

    def help(self, words: Words) -> str:
        return words.say(Message("terminal-dice-help"))

    def table(self, sight: Sight, width: int) -> list[Text]:
        return drawn_whole(self, sight, width)

    def draw(self, sight: Sight, width: int, height: int) -> list[Text]:
        ink = DiceInk(sight.words)
        keys = self.keys(sight)
        asked = [*_options(sight, keys, ink, width), *asked_lines(sight, width)]
        notice = notice_lines(sight, width, "" if sight.prompt is None else self.verbs(sight))
        wanted = min(LEAST_LOG, 1 + len(news_lines(sight, width)))
        for brevity in range(BREVITIES):
            top, own = _table(sight, keys, ink, width, brevity)
            room = height - len(top) - len(own) - len(asked) - len(notice)
            if room < wanted and brevity > 0 and not sight.notice:
                notice, room = [], room + len(notice)
            if room >= wanted:
                break
        return [*top, *log_lines(sight, width, room), *own, *asked, *notice]

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        recipes = open_recipes(sight)
        spaces = {code: space for space, code in SPACE_CODES.items()}
        if thing.isdecimal() and 1 <= int(thing) <= len(recipes):
            recipe = recipes[int(thing) - 1]
            return None if recipe is None else _recipe_page(sight, recipe)
        if thing in sight.catalog:
            return _recipe_page(sight, data(sight.catalog[thing]))
        if thing in TOKENS:
            return [Text(sight.words.say(Message(f"terminal-dice-token-{thing}")))]
        space = spaces.get(thing, thing)
        return _space_page(sight, space) if space in SPACE_CODES else None

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]:
        parts = [data(part) for part in result.parts]
        ink = DiceInk(words)
        seats = [ink.plain("dice-seat", number=seat + 1, name=name) for seat, name in enumerate(names)]
        lines = [_pad_row("", seats, "bold")]
        for name in (*PAD_LINES, "recipes"):
            label = words.say(Message(f"terminal-dice-pad-{name}"))
            style = {"total": "bold reverse", "recipes": "dim"}.get(name, "")
            lines.append(_pad_row(label, [str(part[name]) for part in parts], style))
        return lines


def _table(sight: Sight, keys: Keys, ink: DiceInk, width: int, brevity: int) -> tuple[list[Text], list[Text]]:
    """What lies above the log and below it, the briefer the less the question is about it."""
    ask = "" if sight.prompt is None else sight.prompt.ask
    top = [header(sight, ink, width), *recipe_lines(sight, keys, ink, width)]
    if brevity < 3 or ask == "buy":
        top += market_lines(sight, keys, ink, width)
    top += other_lines(sight, keys, ink, width, brief=brevity >= 2)
    board = board_lines if brevity == 0 or ask == "move" else used_lines
    return top, [*board(sight, keys, ink, width), *own_lines(sight, ink, width)]


# Options.


def _options(sight: Sight, keys: Keys, ink: DiceInk, width: int) -> list[Text]:
    """The options that stand nowhere else: verbs with the keys of their dice, then the rest in words."""
    items: list[Text] = []
    for kind in DIE_VERBS:
        typed = [key for key, choice in keys.choices.items() if choice.do["kind"] == kind]
        if typed:
            items.append(ink.say(f"dice-verb-{kind}").append(" ").append(" ".join(typed), KEY))
    for seat in range(len(sight.names)):
        typed = [key for key, choice in keys.choices.items() if _shuts(choice, seat)]
        if typed:
            items.append(ink.say("dice-verb-shut", seat=seat).append(" ").append(" ".join(typed), KEY))
    for key, choice in keys.choices.items():
        if choice.do["kind"] not in (*DIE_VERBS, *ON_TABLE, "shut"):
            items.append(Text().append(f"[{key}]", KEY).append(f" {speak(sight.words, choice.label)}"))
    return flow(items, width)


def _shuts(choice: Choice, seat: int) -> bool:
    return choice.do["kind"] == "shut" and choice.do["seat"] == seat


# Pages.


def _recipe_page(sight: Sight, recipe: Data) -> list[Text]:
    """A recipe in words."""
    ink = DiceInk(sight.words)
    level = Message(f"dice-level-{recipe['level']}")
    needs = [
        Message(f"dice-die-{colour}", {"value": value})
        for colour, values in recipe["needs"].items()
        for value in values
    ]
    return [
        ink.say("dice-page-recipe", "bold", name=recipe["name"], level=level),
        ink.say("dice-page-needs", dice=needs),
        ink.say("dice-page-reward", parts=_rewards(recipe["reward"])),
        ink.say("dice-page-extras", parts=[_premium(recipe, extra) for extra in recipe["extras"]]),
    ]


def _rewards(reward: Data) -> list[Message]:
    parts: list[Message] = []
    if reward["points"]:
        parts.append(Message("dice-points", {"count": reward["points"]}))
    if reward["token"]:
        parts.append(Message("dice-any-token"))
    if reward["die"]:
        parts.append(Message(f"dice-die-any-{reward['die']}"))
    if reward["gold"]:
        parts.append(Message("dice-gold", {"count": reward["gold"]}))
    return parts


def _premium(recipe: Data, extra: str) -> Message:
    premium = recipe["extras"][extra]
    gains = _rewards({**premium, "token": False, "die": None})
    name = Message(f"dice-extra-{extra}")
    if extra == "blue" and recipe["blue_least"] > 1:
        name = Message("terminal-dice-page-blue", {"value": recipe["blue_least"]})
    return Message("dice-premium", {"extra": name, "premium": gains})


def _space_page(sight: Sight, space: str) -> list[Text]:
    ink = DiceInk(sight.words)
    printed = data(sight.view["printed"])
    given = data(printed["department"])
    numbers = {"seeds": given["seeds-1"], "black": given["seeds-2"], "blue": given["seeds-3"]}
    effect = Message(f"dice-effect-{space}", numbers)
    takes = Message(f"dice-reason-takes-{space}", {"value": data(printed["entry"]).get(space, 0)})
    name = Message(f"dice-space-{space}")
    lines = [
        ink.say("dice-page-space", "bold", space=name, code=SPACE_CODES[space], effect=effect),
        ink.say("dice-page-takes", takes=takes),
    ]
    if space in printed["fast"]:
        lines.append(ink.say("dice-page-fast", value=printed["fast"][space]))
    return lines


# The score pad.


def _pad_row(label: str, values: Sequence[str], style: str) -> Text:
    row = pad(Text(label), PAD_LABEL)
    for value in values:
        row.append(clip(Text(value), PAD_COLUMN - 1).plain.rjust(PAD_COLUMN))
    row.stylize(style)
    return row


BOARD = DiceBrewingBoard
