"""The parts of a table of Dice Brewing: recipes, markets, brewers, and one's own board with its options."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Choice
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.dice_brewing_ink import (
    BUILDING_CODES,
    INGREDIENTS,
    LETTERS,
    SPACE_CODES,
    TOKENS,
    DiceInk,
    brewer_of,
    open_recipes,
)
from brewtable.terminal.boards.dice_brewing_keys import SEED, ware_number
from brewtable.terminal.boards.ink import KEY, Data, data
from brewtable.terminal.layout import clip, flow, pad

LABEL_WIDTH = 10
KEY_WIDTH = 5  # the column of recipe numbers
LEAST_NAME = 8  # of a recipe, where its line is too long
WIDE_CELL = 34  # from here on a cell says what makes its space fast
CELLS = 3  # spaces of a building, side by side
GAP = "  "
FIRST_WIDTH = 8  # the most of the first player's name


def name_of(sight: Sight, seat: int) -> str:
    return sight.words.say(Message("terminal-you")) if seat == sight.seat else sight.names[seat]


def header(sight: Sight, ink: DiceInk, width: int) -> Text:
    view: Data = sight.view
    brewed = sum(len(brewer["brewed"]) for brewer in view["brewers"])
    supply = data(view["supply"])
    dice = " ".join(f"{supply[colour]}{letter}" for colour, letter in LETTERS.items())
    parts = [
        ink.say("dice-round", "bold", round=view["round"], season="summer" if view["summer"] else "winter"),
        ink.say("dice-first", name=clip(Text(name_of(sight, view["first"])), FIRST_WIDTH).plain),
        ink.say("dice-brewed-of", count=brewed, end=view["printed"]["end"]),
        ink.say("dice-deck", count=view["deck"]),
        ink.say("dice-supply", dice=dice, seeds=supply["seeds"]),
    ]
    return clip(Text(" ").append_text(Text(GAP).join(parts)), width)


# Recipes.


def recipe_lines(sight: Sight, keys: Keys, ink: DiceInk, width: int) -> list[Text]:
    """A recipe a line: its name, what it asks for, its reward, its extras."""
    rows = [_recipe_cells(sight, ink, one) for one in open_recipes(sight)]
    columns = [max(row[cell].cell_len for row in rows) for cell in range(len(rows[0]))]
    over = KEY_WIDTH + sum(columns) + (len(columns) - 1) * len(GAP) - width
    columns[0] = max(LEAST_NAME, columns[0] - max(0, over))
    lines: list[Text] = []
    for number, row in enumerate(rows, 1):
        cells = [pad(cell, column) for cell, column in zip(row, columns, strict=True)]
        key = pad(_recipe_key(keys, number), KEY_WIDTH)
        lines.append(clip(Text.assemble(key, Text(GAP).join(cells)), width))
    return lines


def _recipe_cells(sight: Sight, ink: DiceInk, recipe: Data | None) -> list[Text]:
    if recipe is None:
        return [ink.say("dice-recipe-empty", "dim"), Text(), Text(), Text()]
    closed = ink.say("dice-recipe-closed", "bold red") if recipe["closed"] else None
    return [Text(recipe["name"]), ink.needs(sight, recipe), ink.reward(recipe), closed or ink.extras(recipe)]


def _recipe_key(keys: Keys, number: int) -> Text:
    for key, choice in keys.choices.items():
        if choice.do["kind"] in ("brew", "close") and choice.do["recipe"] == number:
            return Text(f"[{key}]".rjust(KEY_WIDTH - 1), KEY)
    return Text(f"  {number}", "dim")


# Markets.


def market_lines(sight: Sight, keys: Keys, ink: DiceInk, width: int) -> list[Text]:
    opens = data(data(sight.view["printed"])["opens"])
    return [
        *_stalls(sight, keys, ink, width, ("market", "market"), INGREDIENTS, opens["market"]),
        *_stalls(sight, keys, ink, width, ("black-market", "black_market"), TOKENS, opens["black-market"]),
    ]


def _stalls(
    sight: Sight,
    keys: Keys,
    ink: DiceInk,
    width: int,
    names: tuple[str, str],
    wares: Sequence[str],
    opens: int,
) -> list[Text]:
    label = ink.say(f"dice-{names[0]}")
    stock = data(sight.view[names[1]])
    is_open = opens <= int(str(sight.view["round"]))
    items = [_ware(sight, keys, ink, ware, stock[ware] if is_open else True) for ware in wares]
    if not is_open:
        items.insert(0, ink.say("dice-opens", "dim italic", round=opens))
    return labelled([label], flow(items, width - LABEL_WIDTH, " "))


def _ware(sight: Sight, keys: Keys, ink: DiceInk, ware: str, left: object) -> Text:
    """A ware with its price and stock, and the keys that buy it."""
    prices = data(data(sight.view["printed"])["price"])
    offers = {key: one for key, one in keys.choices.items() if one.do.get("ware") == ware}
    text = Text()
    plain = str(ware_number(ware))
    if plain in offers:
        text.append(f"[{plain}] ", KEY)
    text.append_text(ink.say(f"dice-ware-{ware}", "" if left else "dim")).append(" ")
    text.append_text(ink.gold(prices[ware]))
    if left is not True:
        text.append_text(ink.say("dice-stock", "dim", count=int(str(int(bool(left)) and left))))
    for key, choice in offers.items():
        if key != plain:
            text.append(f" [{key}] ", KEY).append_text(ink.gold(int(str(choice.label.args["gold"]))))
    return text


# Brewers.


def labelled(labels: Sequence[Text], lines: Sequence[Text]) -> list[Text]:
    """Lines with a column of labels before them."""
    column = [Text(" ").append_text(label) for label in labels] + [Text()] * len(lines)
    return [Text.assemble(pad(label, LABEL_WIDTH), line) for label, line in zip(column, lines, strict=False)]


def other_lines(sight: Sight, keys: Keys, ink: DiceInk, width: int, brief: bool) -> list[Text]:
    """The other brewers in turn order after the seat, if brief a line each."""
    aimed = {str(choice.do["die"]) for choice in keys.choices.values() if "die" in choice.do}
    count = len(sight.names)
    lines: list[Text] = []
    for step in range(1, count):
        seat = (sight.seat + step) % count
        brewer = brewer_of(sight, seat)
        owned, *more = _holdings(brewer, ink)
        items = [owned, *_dice_items(brewer, ink, aimed), *_board_use(brewer, ink), *more]
        room = width - LABEL_WIDTH
        shown = [clip(Text(GAP).join(items), room)] if brief else flow(items, room, GAP)
        lines += labelled([_seat_label(sight, seat, ink)], shown)
    return lines


def _seat_label(sight: Sight, seat: int, ink: DiceInk) -> Text:
    label = ink.say("dice-seat", "bold reverse", number=seat + 1, name=name_of(sight, seat))
    return clip(label, LABEL_WIDTH - 2)


def _holdings(brewer: Data, ink: DiceInk) -> list[Text]:
    owned = Text(" ").join(
        [
            ink.points(brewer["points"]),
            ink.gold(brewer["gold"]),
            Text(ink.words.say(Message("dice-seeds", {"count": brewer["seeds"]}))),
        ]
    )
    items = [owned]
    if brewer["tokens"]:
        held = [_token(one, ink) for one in brewer["tokens"]]
        items.append(_entitled("tokens", Text(" ").join(held), ink))
    goods = [_goods(name, count, ink) for name, count in brewer["ingredients"].items() if count]
    if goods:
        items.append(Text(" ").join(goods))
    if brewer["brewed"]:
        items.append(ink.say("dice-brewed", count=len(brewer["brewed"])))
    return items


def _goods(name: str, count: int, ink: DiceInk) -> Text:
    goods = ink.say(f"dice-ware-{name}")
    return goods if count == 1 else goods.append_text(ink.say("dice-stock", count=count))


def _token(held: Data, ink: DiceInk) -> Text:
    if held["token"] is None:
        return ink.say("dice-hidden", paid=held["paid"])
    return ink.say(f"dice-ware-{held['token']}")


def _entitled(name: str, content: Text, ink: DiceInk) -> Text:
    return Text.assemble(ink.say(f"dice-{name}", "dim"), " ", content)


def _dice_items(brewer: Data, ink: DiceInk, aimed: set[str]) -> list[Text]:
    """Dice by value; by name where an option needs it."""
    items: list[Text] = []
    for name, dice in (("pool", brewer["pool"]), ("warehouse", brewer["warehouse"])):
        named = any(die["die"] in aimed for die in dice)
        items.append(_entitled(name, ink.faces(dice) if named else ink.values(dice), ink))
    return items


def _board_use(brewer: Data, ink: DiceInk) -> list[Text]:
    used = [SPACE_CODES[space] for space, state in brewer["board"].items() if state["used"]]
    items = [_entitled("used", Text(" ".join(used)), ink)] if used else []
    if brewer["shut"]:
        shut = Text(" ").join(ink.say(f"dice-building-{name}") for name in brewer["shut"])
        items.append(_entitled("shut", shut, ink))
    return items


def own_lines(sight: Sight, ink: DiceInk, width: int) -> list[Text]:
    """What the seat has, its dice by name and face."""
    brewer = brewer_of(sight, sight.seat)
    items = _holdings(brewer, ink)
    dice = [
        _entitled("pool", ink.faces(brewer["pool"]), ink),
        _entitled("warehouse", ink.faces(brewer["warehouse"]), ink),
    ]
    if brewer["market"]:
        dice.append(_entitled("at-market", ink.faces(brewer["market"]), ink))
    room = width - LABEL_WIDTH
    return labelled([_seat_label(sight, sight.seat, ink)], [*flow(items, room, GAP), *flow(dice, room)])


# The board.


def board_lines(sight: Sight, keys: Keys, ink: DiceInk, width: int) -> list[Text]:
    """The buildings of the seat, each space with what fits it now or why nothing does."""
    lines: list[Text] = []
    column = (width - LABEL_WIDTH - (CELLS - 1) * len(GAP)) // CELLS
    for building in BUILDING_CODES:
        cells = [
            _cell(sight, keys, ink, space, building, column >= WIDE_CELL)
            for space in SPACE_CODES
            if space.startswith(building)
        ]
        fitted = [pad(cell, max(column, cell.cell_len)) for cell in cells]
        label, row = ink.say(f"dice-building-{building}", "dim"), Text(GAP).join(fitted)
        fits = row.cell_len <= width - LABEL_WIDTH
        lines += labelled([label], [row] if fits else flow(cells, width - LABEL_WIDTH, GAP))
    return lines


def used_lines(sight: Sight, keys: Keys, ink: DiceInk, width: int) -> list[Text]:
    """Of the seat's board only the spaces on which something lies."""
    board = brewer_of(sight, sight.seat)["board"]
    cells = [
        _cell(sight, keys, ink, space, space.partition("-")[0], False)
        for space in SPACE_CODES
        if board[space]["dice"] or board[space]["fast"] or board[space]["seed"]
    ]
    return labelled([ink.say("dice-board", "dim")], flow(cells or [ink.nothing()], width - LABEL_WIDTH, GAP))


def _cell(sight: Sight, keys: Keys, ink: DiceInk, space: str, building: str, wide: bool) -> Text:
    printed = data(sight.view["printed"])
    numbers = {**data(printed["entry"]), **data(printed["department"])}
    takes = ink.say(f"dice-takes-{space}", "dim", value=numbers.get(space, 0))
    cell = Text.assemble(Text(SPACE_CODES[space], "bold"), " ", takes)
    if wide and space in printed["fast"]:
        cell.append(" ").append_text(ink.say("dice-fast", "dim", value=printed["fast"][space]))
    for part in _state(sight, keys, ink, space, building):
        cell.append(" ").append_text(part)
    return cell


def _state(sight: Sight, keys: Keys, ink: DiceInk, space: str, building: str) -> list[Text]:
    brewer = brewer_of(sight, sight.seat)
    lying = brewer["board"][space]
    parts: list[Text] = []
    if lying["seed"]:
        parts.append(ink.say("dice-seed-here"))
    if lying["dice"] or lying["fast"]:
        parts.append(ink.faces([*lying["dice"], *lying["fast"]]))
    pieces = [_piece(choice) for choice in keys.choices.values() if choice.do.get("space") == space]
    if pieces:
        return [*parts, Text(" ".join(pieces), KEY)]
    if parts:
        return parts
    opens = data(data(sight.view["printed"])["opens"])[building]
    if opens > int(str(sight.view["round"])):
        return [ink.say("dice-space-opens", "dim italic", round=opens)]
    reasons = {"shut": building in brewer["shut"], "used": lying["used"], "blocked": lying["blocked"]}
    return [ink.say(f"dice-space-{name}", "dim italic") for name, holds in reasons.items() if holds][:1]


def _piece(choice: Choice) -> str:
    return SEED if choice.do["piece"] == "seed" else str(choice.do["piece"])
