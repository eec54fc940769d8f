"""What somebody did, in a sentence for the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brewtable.games.dice_brewing.cards.phrases import effect_words
from brewtable.games.dice_brewing.rules import spaces, tokens
from brewtable.games.dice_brewing.rules.material import COLOUR_NAMES, DIE_NUMBERS, SPACE_NAMES, colour_of
from brewtable.games.dice_brewing.rules.state import NO_CARD, Guild, open_card
from brewtable.games.dice_brewing.rules.vocabulary import VOCABULARY
from brewtable.kernel.deed import Deed
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Asked


def sentence(s: Guild, deed: Deed) -> Message | None:
    """The sentence; None for declining, where what follows says it all."""
    if deed.told("brewed"):
        return _brewed(deed)
    tell = _TOLD.get(deed.kind)
    return None if tell is None else tell(s, deed)


def _die(s: Guild, name: object) -> Message:
    """A die as it was, with its own name, by which a page can point at it."""
    die = DIE_NUMBERS[str(name)]
    colour, value = COLOUR_NAMES[colour_of(die)], int(s.value[die])
    return Message(f"dice-die-{colour}", {"value": value, "die": str(name)})


def _place(s: Guild, deed: Deed) -> Message:
    space = SPACE_NAMES.index(str(deed.do["space"]))
    piece = Message("dice-seed") if deed.do["piece"] == "seed" else _die(s, deed.do["piece"])
    hastens = bool(spaces.has_used(s, deed.seat, space)) and SPACE_NAMES[space] != "school-3"
    return deed.says(
        "dice-deed-hasten" if hastens else "dice-deed-place",
        piece=piece,
        space=Message(f"dice-space-{SPACE_NAMES[space]}"),
        effect=effect_words(s.deck, space),
    )


def _store(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-store", dice=[_die(s, deed.do["die"])])


# At the school.


def _choose(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-choose", dice=[_die(s, deed.do["die"])])


def _name(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-name", colour=Message(f"dice-colour-{deed.do['colour']}"))


def _take(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-take", die=_die(s, deed.do["die"]))


def _give(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-give", die=_die(s, deed.do["die"]))


def _keep(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-keep", place=str(deed.do["place"]))


# Action tokens.


def _theirs(deed: Deed, thing: Message, owner: int) -> Message:
    """Something that is not of the one who acts."""
    if owner == deed.seat:
        return thing
    return Message("dice-deed-theirs", {"thing": thing, "owner_seat": owner})


def _marked(s: Guild, deed: Deed) -> Message:
    """The die a token is played on, with whose it is."""
    number = DIE_NUMBERS[str(deed.do["die"])]
    return _theirs(deed, _die(s, deed.do["die"]), int(tokens.owner_of(s, number)))


def _withdraw(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-withdraw", die=_marked(s, deed))


def _mark(s: Guild, deed: Deed) -> Message:
    blocks = tokens.owner_of(s, DIE_NUMBERS[str(deed.do["die"])]) != deed.seat
    return deed.says("dice-deed-mark" if blocks else "dice-deed-protect", die=_marked(s, deed))


def _raise(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-raise", die=_marked(s, deed))


def _reroll(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-reroll", die=_marked(s, deed))


def _shut(s: Guild, deed: Deed) -> Message:
    building = Message(f"dice-building-{deed.do['building']}")
    owner = deed.do["seat"]
    assert isinstance(owner, int)
    return deed.says("dice-deed-shut", building=_theirs(deed, building, owner))


def _close(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-close", recipe=_recipe(s, deed.do["recipe"]))


def _recipe(s: Guild, space: object) -> str:
    assert isinstance(space, int)
    return _card(s, space - 1)


def _card(s: Guild, place: int) -> str:
    card = int(open_card(s, place))
    assert card != NO_CARD
    return str(s.card_names()[card])


# The market.


def _buy(s: Guild, deed: Deed) -> Message | None:
    won = deed.told("token")
    if won:
        return VOCABULARY.sentence(won[0])
    price = sum(_amount(event) for event in deed.told("paid") if event["seat"] == deed.seat)
    ware = Message(f"dice-ingredient-{deed.do['ware']}")
    return deed.says("dice-deed-buy", ware=ware, price=Message("dice-gold", {"count": price}))


def _amount(event: Mapping[str, object]) -> int:
    amount = event["amount"]
    assert isinstance(amount, int)
    return amount


# Brewing.


def _brew(s: Guild, deed: Deed) -> Message:
    return deed.says("dice-deed-begin", recipe=_recipe(s, deed.do["recipe"]))


def _use(s: Guild, deed: Deed) -> Message:
    recipe = _card(s, Asked(s).first)
    return deed.says("dice-deed-use", dice=[_die(s, deed.do["die"])], recipe=recipe)


def _add(s: Guild, deed: Deed) -> Message:
    name = str(deed.do["extra"])
    extra = _die(s, name) if name in DIE_NUMBERS else Message(f"dice-ingredient-{name}")
    return deed.says("dice-deed-add", extra=extra, recipe=_card(s, Asked(s).first))


def _brewed(deed: Deed) -> Message | None:
    """Brewing takes several decisions; the last of them tells what it brought."""
    event = deed.told("brewed")[0]
    points = sum(_amount(one) for one in deed.told("points") if one["seat"] == deed.seat)
    gold = sum(_amount(one) for one in deed.told("gold") if one["seat"] == deed.seat)
    won = (Message("dice-points", {"count": points}), Message("dice-gold", {"count": gold}))
    gains = [one for one in won if one.args["count"] != 0]
    if not gains:
        return VOCABULARY.sentence(event)
    return deed.says("dice-deed-brew", recipe=str(event["recipe"]), gains=gains)


def _win(s: Guild, deed: Deed) -> Message | None:
    return VOCABULARY.sentence(deed.told("token")[0])


def _done(s: Guild, deed: Deed) -> Message | None:
    """Who ends the choice of dice rolls them; who moves nothing passes."""
    passed = deed.told("passed")
    if passed:
        return VOCABULARY.sentence(passed[0])
    if s.steps[Asked(s).step].name != "rerolling":
        return None
    rolled = [_rolled(event) for event in deed.told("roll")]
    return deed.says("dice-deed-roll", dice=rolled) if rolled else None


def _rolled(event: Mapping[str, object]) -> Message:
    colour = COLOUR_NAMES[colour_of(DIE_NUMBERS[str(event["die"])])]
    value = event["value"]
    assert isinstance(value, int)
    return Message(f"dice-die-{colour}", {"value": value, "die": str(event["die"])})


_TOLD: dict[str, Callable[[Guild, Deed], Message | None]] = {
    "place": _place,
    "store": _store,
    "choose": _choose,
    "name": _name,
    "take": _take,
    "give": _give,
    "keep": _keep,
    "withdraw": _withdraw,
    "mark": _mark,
    "raise": _raise,
    "reroll": _reroll,
    "shut": _shut,
    "close": _close,
    "buy": _buy,
    "brew": _brew,
    "use": _use,
    "add": _add,
    "win": _win,
    "done": _done,
}
