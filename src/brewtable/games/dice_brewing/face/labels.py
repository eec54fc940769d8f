"""What each choice says: which die from where, what it costs and brings, when, and what follows."""

from __future__ import annotations

from brewtable.games.dice_brewing.cards.phrases import extra_name, gold, minimums, premium
from brewtable.games.dice_brewing.rules import agenda, arranging, purchases, spaces, tokens
from brewtable.games.dice_brewing.rules.material import (
    BLACK,
    BLOCKED,
    BLUE,
    COLOUR_NAMES,
    DIE_NUMBERS,
    EXTRA_BLUE,
    EXTRA_NAMES,
    GREEN,
    HOPS_1,
    HOPS_2,
    INGREDIENT_NAMES,
    MALT_1,
    MALT_2,
    MALT_3,
    MALT_AND_HOPS,
    NO_COLOUR,
    PAYING,
    PROTECTED,
    RAISED,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEED_SUPPLY,
    SEEDS_1,
    SPACE_NAMES,
    SUPPLY,
    TOKEN_NAMES,
    TOKENS,
    WAREHOUSE,
    YELLOW,
    colour_of,
    dice_in,
    on_board,
)
from brewtable.games.dice_brewing.rules.options import BAD_LUCK
from brewtable.games.dice_brewing.rules.school import sum_at_school
from brewtable.games.dice_brewing.rules.state import (
    NO_CARD,
    SEEDS,
    STACKS,
    Guild,
    dice_at,
    die_on,
    open_card,
)
from brewtable.games.dice_brewing.rules.vocabulary import SEED
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked
from brewtable.kernel.sets import members, size
from brewtable.kernel.state import STEP_WIDTH

_COLOURS: dict[str, int] = {name: number for number, name in enumerate(COLOUR_NAMES)}
_ON_DICE = ("withdraw", "mark", "raise", "reroll")  # tokens


def label(s: Guild, asked: Asked, do: dict[str, object]) -> Message:
    """What a choice says."""
    kind = str(do["kind"])
    if kind in ("done", "quiet"):
        return _ending(s, asked, kind)
    if kind == "place":
        return _place(s, asked.seat, str(do["piece"]), str(do["space"]))
    if kind == "buy":
        return _buy(s, asked, do)
    if kind in _ON_DICE:
        return _token_on_die(s, asked, kind, DIE_NUMBERS[str(do["die"])])
    if kind == "add":
        return _add(s, asked, str(do["extra"]))
    if "die" in do:
        return _die(s, asked, kind, DIE_NUMBERS[str(do["die"])])
    if "recipe" in do:
        return _recipe(s, kind, int(str(do["recipe"])) - 1)
    if kind == "shut":
        building = Message(f"dice-building-{do['building']}")
        return Message("dice-choice-shut", {"building": building, "seat": int(str(do["seat"]))})
    if kind == "name":
        return _name(s, str(do["colour"]))
    if kind == "keep":
        return Message("dice-choice-keep", {"die": die_words(s, asked.first), "place": str(do["place"])})
    return Message(f"dice-choice-{kind}", {"token": Message(f"dice-token-{do['token']}")})


# Dice in words.


def die_words(s: Guild, die: int) -> Message:
    """A die by colour and value, and by the tokens on it."""
    plain = Message(f"dice-die-{COLOUR_NAMES[colour_of(die)]}", {"value": int(s.value[die])})
    marks = int(s.marks[die])
    if marks == 0:
        return plain
    named = [
        Message(f"dice-mark-{name}")
        for mark, name in ((BLOCKED, "blocked"), (PROTECTED, "protected"))
        if marks & mark
    ]
    if marks >= RAISED:
        named.append(Message("dice-mark-raised", {"pips": marks // RAISED}))
    return Message("dice-marked", {"die": plain, "marks": named})


def _from_words(s: Guild, die: int) -> Message:
    """A die of one's own, and where it is taken from."""
    zone = "warehouse" if s.where[die] >= WAREHOUSE else "pool"
    return Message(f"dice-from-{zone}", {"die": die_words(s, die)})


def _at_words(s: Guild, die: int) -> Message:
    """A die of anybody, and where it lies."""
    zone = "warehouse" if s.where[die] >= WAREHOUSE else "pool"
    return Message(f"dice-in-{zone}", {"die": die_words(s, die), "seat": int(tokens.owner_of(s, die))})


def least_words(colour: int, least: int) -> Message:
    """A die that a recipe asks for."""
    return Message(f"dice-least-{COLOUR_NAMES[colour]}", {"value": least})


def _left(s: Guild, colour: int) -> int:
    """How many dice of a colour the supply has."""
    return int(size(dice_at(s, SUPPLY) & dice_in(colour)))


def _new_die(s: Guild, colour: int) -> Message:
    """A die that a space brings, if the supply has one."""
    return Message(f"dice-gain-{COLOUR_NAMES[colour]}", {"left": _left(s, colour)})


# Placing.

GIVES_DIE = {MALT_1: YELLOW, MALT_2: BLACK, HOPS_1: GREEN}


def _place(s: Guild, seat: int, piece: str, space_name: str) -> Message:
    """What a piece would do on a space: wait there, act at once, or make it fast."""
    space = SPACE_NAMES.index(space_name)
    arguments: dict[str, Argument] = {
        "piece": Message("dice-seed") if piece == SEED else _from_words(s, DIE_NUMBERS[piece]),
        "space": Message(f"dice-space-{space_name}"),
    }
    if spaces.has_used(s, seat, space) and space != SCHOOL_3:
        return Message("dice-choice-hasten", {**arguments, "effect": _fast(s, seat, space)})
    value = 0 if piece == SEED else int(s.value[DIE_NUMBERS[piece]])
    return Message("dice-choice-place", {**arguments, "effect": _placed(s, seat, space, value)})


def _placed(s: Guild, seat: int, space: int, value: int) -> Message:
    """What comes of a piece of a value that is placed on a space."""
    if space in (MALT_3, HOPS_2):
        return Message("dice-placed-raise", {"value": value + 1})
    if space == SCHOOL_1:
        return Message("dice-placed-reroll")
    if space == SCHOOL_2:
        return Message("dice-placed-swap")
    if space == SCHOOL_3:
        return _gathered(s, int(sum_at_school(s, seat)) + value)
    return Message("dice-placed-trade", {"gain": _gain(s, space)})


def _gathered(s: Guild, total: int) -> Message:
    """How far a die brings school 3."""
    needed = int(s.deck.entry[SCHOOL_3])
    arguments: dict[str, Argument] = {"sum": total, "needed": needed, "gain": _new_die(s, BLUE)}
    if total >= needed:
        return Message("dice-placed-gathered", arguments)
    return Message("dice-placed-gathering", arguments)


def _gain(s: Guild, space: int) -> Message:
    """What a space brings for the piece that is lost there."""
    if space in GIVES_DIE:
        return _new_die(s, GIVES_DIE[space])
    if space != SEEDS_1:
        return gold(int(spaces.department_gold(s, space)))
    wanted, left = int(s.deck.department_seeds), int(s.counts[SEEDS + SEED_SUPPLY])
    if left >= wanted:
        return Message("dice-seeds", {"count": wanted})
    return Message("dice-gain-seeds", {"seeds": Message("dice-seeds", {"count": wanted}), "left": left})


def _fast(s: Guild, seat: int, space: int) -> Message:
    """What a blue die makes happen at once."""
    if space in (MALT_1, HOPS_1):
        return Message("dice-fast-trade", {"lost": Message("dice-seed"), "gain": _gain(s, space)})
    waiting = int(die_on(s, on_board(seat, space, PAYING)))
    lost = die_words(s, waiting)
    if space in (MALT_3, HOPS_2):
        return Message("dice-fast-raise", {"die": lost, "value": int(s.value[waiting]) + 1})
    gain = _gain(s, space)
    if space == SEEDS_1:
        there = min(int(s.deck.department_seeds), int(s.counts[SEEDS + SEED_SUPPLY]))
        gain = Message("dice-seeds", {"count": there})
    return Message("dice-fast-trade", {"lost": lost, "gain": gain})


# Own dice, at the school, for recipes and for the warehouse.


def _die(s: Guild, asked: Asked, kind: str, die: int) -> Message:
    words = die_words(s, die)
    if kind == "store":
        return _store(s, asked, die)
    if kind == "choose":
        return Message("dice-choice-choose", {"die": _from_words(s, die)})
    if kind == "give":
        return Message("dice-choice-give", {"die": _from_words(s, die), "new": die_words(s, asked.first)})
    if kind == "use":
        return Message("dice-choice-use", {"die": words, "least": required(s, asked)})
    return Message(f"dice-choice-{kind}", {"die": words})


def required(s: Guild, asked: Asked) -> Message:
    """The die that a recipe asks for next, of the first colour that is not met."""
    card = int(open_card(s, asked.first))
    for colour in range(MALT_AND_HOPS):
        asked_for = minimums(s.deck, card, colour)
        met = int(size(asked.second & dice_in(colour)))
        if met < len(asked_for):
            return least_words(colour, asked_for[met])
    raise AssertionError("all that the recipe asks for is met")


def _store(s: Guild, asked: Asked, die: int) -> Message:
    """With `bad-luck`, dice showing 1 count as gold only as long as they lie in the pool."""
    words = die_words(s, die)
    if asked.step == agenda.BUY and s.value[die] == 1 and s.plays_with(BAD_LUCK):
        ones = int(purchases.lucky_ones(s, asked.seat))
        before = max(int(purchases.luck_of(ones)) - asked.second, 0)
        after = max(int(purchases.luck_of(ones - 1)) - asked.second, 0)
        if after < before:
            return Message("dice-choice-store-luck", {"die": words, "before": before, "gold": gold(after)})
    return Message("dice-choice-store", {"die": words})


def _name(s: Guild, colour: str) -> Message:
    count = _left(s, _COLOURS[colour])
    return Message("dice-choice-name", {"colour": Message(f"dice-colour-{colour}"), "count": count})


# Tokens.


def _token_on_die(s: Guild, asked: Asked, kind: str, die: int) -> Message:
    owner = int(tokens.owner_of(s, die))
    arguments: dict[str, Argument] = {"die": _at_words(s, die)}
    if kind == "mark" and owner == asked.seat:
        return Message("dice-choice-protect", arguments)
    if kind == "raise":
        arguments["value"] = int(s.value[die]) + 1
    if kind == "withdraw":
        arguments["then"] = _after_withdrawing(s, asked, owner)
    return Message(f"dice-choice-{kind}", arguments)


def _after_withdrawing(s: Guild, asked: Asked, owner: int) -> str:
    """What becomes of a die that is withdrawn now: rolled, stored again, or out for the round."""
    if asked.step == agenda.PLAY_TOKEN and asked.first == tokens.START_OF_ROUND:
        return "roll"
    if asked.step == agenda.BUY and asked.seat == owner:
        return "store"
    for top in range(int(s.depth), 0, -STEP_WIDTH):
        if s.agenda[top - 1] == agenda.PURCHASE and s.agenda[top - 2] == owner:
            return "store"
    return "out"


# Markets.


def _buy(s: Guild, asked: Asked, do: dict[str, object]) -> Message:
    ware = str(do["ware"])
    if ware in TOKEN_NAMES:
        price = int(s.deck.token_price[TOKEN_NAMES.index(ware)])
        return _priced(s, asked, Message(f"dice-token-{ware}"), price)
    ingredient = INGREDIENT_NAMES.index(ware)
    price = int(s.deck.ingredient_price[ingredient])
    name = Message(f"dice-ingredient-{ware}")
    if "die" not in do:
        return _priced(s, asked, name, price)
    die = DIE_NUMBERS[str(do["die"])]
    discount = int(purchases.off(s, ingredient, s.value[die]))
    bought = _priced(s, asked, name, price - discount)
    return Message("dice-choice-buy-with", {"bought": bought, "die": _from_words(s, die), "less": discount})


def _priced(s: Guild, asked: Asked, ware: Message, price: int) -> Message:
    """Bad-luck gold is spent before coins."""
    lucky = min(int(purchases.luck_left(s, asked.seat, asked.second)), price)
    return Message(
        "dice-choice-buy", {"ware": ware, "price": gold(price), "lucky": lucky, "coins": price - lucky}
    )


# Recipes.


def _recipe(s: Guild, kind: str, place: int) -> Message:
    card = int(open_card(s, place))
    assert card != NO_CARD
    name = s.deck.names[card]
    if kind == "close":
        return Message("dice-choice-close", {"recipe": name})
    dice = [
        least_words(colour, least)
        for colour in range(MALT_AND_HOPS)
        for least in minimums(s.deck, card, colour)
    ]
    return Message("dice-choice-brew", {"recipe": name, "dice": dice, "gains": _reward(s, card)})


def _reward(s: Guild, card: int) -> list[Message]:
    """What a recipe brings, with the point for brewing; what the supply has no more is lost."""
    gains = [Message("dice-points", {"count": int(s.deck.reward_points[card]) + 1})]
    if s.deck.reward_gold[card]:
        gains.insert(0, gold(int(s.deck.reward_gold[card])))
    colour = int(s.deck.reward_die[card])
    if colour != NO_COLOUR:
        gains.append(_or_lost(Message(f"dice-die-any-{COLOUR_NAMES[colour]}"), _left(s, colour)))
    if s.deck.reward_token[card]:
        left = sum(int(s.counts[STACKS + kind]) for kind in range(TOKENS))
        gains.append(_or_lost(Message("dice-any-token"), left))
    return gains


def _or_lost(gain: Message, left: int) -> Message:
    return gain if left else Message("dice-none-left", {"gain": gain})


def _add(s: Guild, asked: Asked, extra: str) -> Message:
    card = int(open_card(s, asked.first))
    is_die = extra in DIE_NUMBERS
    kind = EXTRA_BLUE if is_die else EXTRA_NAMES.index(extra)
    what = _from_words(s, DIE_NUMBERS[extra]) if is_die else extra_name(kind)
    goes = "pool" if is_die else "market"
    return Message("dice-choice-add", {"extra": what, "premium": premium(s.deck, card, kind), "goes": goes})


# To be done.


def _ending(s: Guild, asked: Asked, kind: str) -> Message:
    arguments: dict[str, Argument] = {}
    if asked.step == agenda.MOVE:
        arguments["pieces"] = asked.second % arranging.TOKEN_PLAYED
        arguments["last"] = int(asked.second == 0 and asked.first + 1 == s.seats)
    if asked.step == agenda.REROLLING:
        arguments["dice"] = [die_words(s, die) for die in members(asked.first)]
    if asked.step == agenda.BUY:
        arguments["bought"] = asked.first
    return Message(f"dice-choice-{kind}-{s.steps[asked.step].name}", arguments)
