"""What a seat is asked: every option on the thing it is done to, and why other things cannot be used."""

from __future__ import annotations

from brewtable.games.dice_brewing.cards.phrases import gold, takes_words
from brewtable.games.dice_brewing.face.labels import GIVES_DIE, die_words, label, required
from brewtable.games.dice_brewing.face.recipes import needs, own_dice
from brewtable.games.dice_brewing.rules import agenda, purchases, spaces, tokens
from brewtable.games.dice_brewing.rules.brewing import can_brew
from brewtable.games.dice_brewing.rules.material import (
    BLOCKED,
    BLUE,
    BLUE_DICE,
    BUILDING_NAMES,
    COLOUR_NAMES,
    DIE_NUMBERS,
    EXTRA_BLUE,
    EXTRA_NAMES,
    INGREDIENT_NAMES,
    INGREDIENTS,
    OPEN_SPACES,
    POOL,
    PROTECTED,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEED_WAREHOUSE,
    SEEDS_1,
    SPACE_NAMES,
    TOKEN_NAMES,
    WAREHOUSE,
    building_of,
    colour_of,
)
from brewtable.games.dice_brewing.rules.school import can_gather
from brewtable.games.dice_brewing.rules.state import (
    GOLD,
    NO_CARD,
    SEEDS,
    SIDES,
    STACKS,
    STALLS,
    Guild,
    holds,
    is_blocked,
    open_card,
    pantry,
    reaching,
    usable,
)
from brewtable.games.dice_brewing.rules.vocabulary import VOCABULARY
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked, Blocked, Choice, Prompt
from brewtable.kernel.sets import members, only


def prompt(s: Guild, seat: int | None) -> Prompt | None:
    """What a seat is asked, or None when it is not its decision."""
    if s.depth == 0 or seat is None or seat != int(s.to_move()):
        return None
    asked = Asked(s)
    choices = [_choice(s, asked, int(action)) for action in s.legal()]
    return Prompt(seat, s.steps[asked.step].name, _question(s, asked), choices, _blocked(s, asked))


def _question(s: Guild, asked: Asked) -> Message:
    arguments: dict[str, Argument] = {}
    if asked.step in (agenda.USE_DIE, agenda.ADD_EXTRA):
        arguments["recipe"] = _recipe_name(s, asked.first)
    if asked.step == agenda.USE_DIE:
        arguments["least"] = required(s, asked)
    if asked.step == agenda.BUY:
        luck = int(purchases.luck_left(s, asked.seat, asked.second))
        arguments["luck"], arguments["gold"] = luck, gold(luck)
    if asked.step == agenda.GIVE_DIE:
        arguments["new"] = die_words(s, asked.first)
    if asked.step == agenda.REROLLING:
        arguments["chosen"] = len(members(asked.first))
        arguments["dice"] = [die_words(s, die) for die in members(asked.first)]
    if asked.step == agenda.KEEP_DIE:
        arguments["die"] = die_words(s, asked.first)
    if asked.step == agenda.TAKE_DIE:
        arguments["colour"] = Message(f"dice-colour-{COLOUR_NAMES[asked.first]}")
    if asked.step == agenda.MOVE:
        arguments["pieces"] = asked.second % 4
    if asked.step == agenda.PLAY_TOKEN:
        occasions = {
            tokens.START_OF_ROUND: "round",
            tokens.AFTER_ROLL: "roll",
            tokens.AFTER_MOVE: "move",
            tokens.AFTER_PURCHASE: "purchase",
            tokens.START_OF_BREWING: "brewing",
        }
        arguments["occasion"] = occasions[asked.first]
    return Message(f"dice-ask-{s.steps[asked.step].name}", arguments)


def _recipe_name(s: Guild, place: int) -> str:
    card = int(open_card(s, place))
    return "" if card == NO_CARD else s.deck.names[card]


# Choices.


def _choice(s: Guild, asked: Asked, action: int) -> Choice:
    do = VOCABULARY.structure(s, action)
    return Choice(action, VOCABULARY.text(s, action), do, _things(do), label(s, asked, do))


def _things(do: dict[str, object]) -> list[str]:
    things: list[str] = []
    if "piece" in do:
        things.append("seed" if do["piece"] == "seed" else f"die:{do['piece']}")
    if "die" in do:
        things.append(f"die:{do['die']}")
    if "space" in do:
        things.append(f"space:{do['space']}")
    if "recipe" in do:
        things.append(f"recipe:{do['recipe']}")
    if "ware" in do:
        things.append(f"market:{do['ware']}")
    if "building" in do:
        things.append(f"building:{do['seat']}:{do['building']}")
    if "extra" in do:
        name = str(do["extra"])
        things.append(f"die:{name}" if name in DIE_NUMBERS else f"ingredient:{name}")
    if "token" in do:
        things.append(f"market:{do['token']}")
    if "colour" in do:
        things.append(f"supply:{do['colour']}")
    if "place" in do:
        things.append(f"place:{do['place']}")
    return things or [str(do["kind"])]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


# Reasons.


def _blocked(s: Guild, asked: Asked) -> list[Blocked]:
    """The things in front of a seat that it cannot use for the decision at hand."""
    if asked.step == agenda.MOVE:
        return _blocked_spaces(s, asked)
    if asked.step == agenda.BUY:
        return _blocked_wares(s, asked)
    if asked.step == agenda.BREW:
        return [
            Blocked("brew", f"recipe:{place + 1}", why_not_brew(s, asked.seat, place))
            for place in range(OPEN_SPACES)
            if open_card(s, place) != NO_CARD and not can_brew(s, asked.seat, place)
        ]
    return []


def _blocked_spaces(s: Guild, asked: Asked) -> list[Blocked]:
    usable = {str(VOCABULARY.structure(s, int(action)).get("space")) for action in s.legal()}
    return [
        Blocked("place", f"space:{name}", _why_not_space(s, asked, space))
        for space, name in enumerate(SPACE_NAMES)
        if name not in usable
    ]


def _why_not_space(s: Guild, asked: Asked, space: int) -> Message:
    """Why nothing can be placed on a space now."""
    seat = asked.seat
    if asked.second % 4 >= 2:
        return Message("dice-reason-two-pieces")
    building = int(building_of(space))
    opens = int(s.deck.opens[building])
    if opens > s.round:
        return Message("dice-reason-opens", {"round": opens})
    if not spaces.is_open(s, seat, building):
        return Message("dice-reason-shut", {"building": Message(f"dice-building-{BUILDING_NAMES[building]}")})
    if spaces.has_used(s, seat, space):
        if s.deck.fast[space] > 0 and spaces.waits(s, seat, space):
            if not spaces.supply_gives(s, space):
                return Message("dice-reason-nothing-to-gain", {"what": _lacking(space)})
            return Message("dice-reason-hasten", {"value": int(s.deck.fast[space])})
        return Message("dice-reason-used")
    if spaces.is_full(s, space):
        return Message("dice-reason-full", {"count": int(s.seats) - 1})
    return _why_not_school(s, seat, space) or takes_words(s.deck, space)


def _lacking(space: int) -> Message:
    """What a space gives from the supply."""
    if space == SEEDS_1:
        return Message("dice-seed")
    return Message(f"dice-die-any-{COLOUR_NAMES[GIVES_DIE[space]]}")


def _why_not_school(s: Guild, seat: int, space: int) -> Message | None:
    """Why a blue die that would fit can do nothing at the school."""
    dice = usable(s, seat)
    wanted = int(s.deck.entry[space])
    if space == SCHOOL_3 and dice & BLUE_DICE != 0 and not can_gather(s, seat, wanted):
        together = sum(int(s.value[die]) for die in members(dice))
        return Message("dice-reason-too-few-pips", {"sum": together, "value": wanted})
    if space not in (SCHOOL_1, SCHOOL_2) or dice & BLUE_DICE & reaching(s, wanted) == 0:
        return None
    return Message("dice-reason-no-reroll" if space == SCHOOL_1 else "dice-reason-no-swap")


def _blocked_wares(s: Guild, asked: Asked) -> list[Blocked]:
    legal = {int(action) for action in s.legal()}
    bought = {str(VOCABULARY.structure(s, action).get("ware")) for action in legal}
    wares = (*INGREDIENT_NAMES, *TOKEN_NAMES)
    return [
        Blocked("buy", f"market:{name}", _why_not_ware(s, asked, ware))
        for ware, name in enumerate(wares)
        if name not in bought
    ]


def _why_not_ware(s: Guild, asked: Asked, ware: int, discount: int = 0) -> Message:
    is_token = ware >= INGREDIENTS
    opens = int(s.deck.black_market_opens if is_token else s.deck.market_opens)
    if s.round < opens:
        return Message("dice-reason-opens", {"round": opens})
    if asked.first & (2 if is_token else 1):
        return Message("dice-reason-bought")
    left = s.counts[STACKS + ware - INGREDIENTS] if is_token else s.counts[STALLS + ware]
    if left == 0:
        return Message("dice-reason-sold-out")
    price = int(s.deck.token_price[ware - INGREDIENTS] if is_token else s.deck.ingredient_price[ware])
    gold = int(s.counts[GOLD + asked.seat] + purchases.luck_left(s, asked.seat, asked.second))
    return Message("dice-reason-gold", {"count": max(price - discount - gold, 0)})


def why_not_brew(s: Guild, seat: int, place: int) -> Message:
    """Why a seat cannot brew an open recipe: it is closed, or dice are lacking."""
    card = int(open_card(s, place))
    if card == NO_CARD:
        return Message("dice-reason-no-recipe")
    if s.closed & only(card) != 0:
        return Message("dice-reason-closed")
    lacking = [need for need in needs(s.deck, card, own_dice(s, seat)) if need["met"] != "stored"]
    dice = [Message(f"dice-die-{need['colour']}", {"value": need["least"]}) for need in lacking]
    return Message("dice-reason-lacks", {"dice": dice})


def why_not(s: Guild, action: int) -> Message:
    """Why an action is not possible now."""
    asked = Asked(s)
    do = VOCABULARY.structure(s, action)
    kind = str(do["kind"])
    if kind not in s.steps[asked.step].answers:
        return Message("dice-reason-other-decision", {"ask": _question(s, asked)})
    twin = _twin(s, do)
    if twin is not None:
        return Message("dice-reason-alike", {"die": twin})
    if kind == "place":
        return _why_not_place(s, asked, str(do["piece"]), str(do["space"]))
    if kind in tokens.TOKEN_VERBS:
        return _why_not_token(s, asked, kind, do)
    if kind == "buy":
        return _why_not_buy(s, asked, do)
    if kind == "brew":
        return why_not_brew(s, asked.seat, _int(do["recipe"]) - 1)
    if kind == "add":
        return _why_not_add(s, asked, str(do["extra"]))
    if kind == "win":
        return Message("dice-reason-sold-out")
    if "die" in do:
        return _why_not_die(s, asked, kind, DIE_NUMBERS[str(do["die"])])
    return Message("dice-reason-choose-first")


def _own(s: Guild, seat: int, die: int) -> bool:
    return int(s.where[die]) in (POOL + seat, WAREHOUSE + seat)


def _why_not_die(s: Guild, asked: Asked, kind: str, die: int) -> Message:
    if kind == "take":
        return Message("dice-reason-not-rolled")
    if not _own(s, asked.seat, die):
        return Message("dice-reason-not-yours")
    if is_blocked(s, die):
        return Message("dice-reason-blocked-die")
    if kind == "store" and s.where[die] == WAREHOUSE + asked.seat:
        return Message("dice-reason-stored")
    if kind == "use" and s.where[die] == POOL + asked.seat:
        return Message("dice-reason-in-pool")
    return Message("dice-reason-does-not-fit")


def _twin(s: Guild, do: dict[str, object]) -> str | None:
    """The name of a die that is the same in every way and stands for the one an action names."""
    legal = {int(action) for action in s.legal()}
    for field in ("piece", "die", "extra"):
        die = DIE_NUMBERS.get(str(do.get(field)))
        if die is None:
            continue
        for name, one in DIE_NUMBERS.items():
            if _alike(s, die, one) and VOCABULARY.from_structure(s, {**do, field: name}) in legal:
                return name
    return None


def _alike(s: Guild, die: int, one: int) -> bool:
    same = s.where[one] == s.where[die] and s.value[one] == s.value[die] and s.marks[one] == s.marks[die]
    return bool(same and colour_of(one) == colour_of(die))


def _why_not_place(s: Guild, asked: Asked, piece: str, space_name: str) -> Message:
    space = SPACE_NAMES.index(space_name)
    if piece == "seed":
        if s.counts[SEEDS + SEED_WAREHOUSE + asked.seat] == 0:
            return Message("dice-reason-no-seed")
        return _why_not_space(s, asked, space)
    die = DIE_NUMBERS[piece]
    if not _own(s, asked.seat, die):
        return Message("dice-reason-not-yours")
    if is_blocked(s, die):
        return Message("dice-reason-blocked-die")
    return _why_not_space(s, asked, space)


def _why_not_token(s: Guild, asked: Asked, kind: str, do: dict[str, object]) -> Message:
    token = TOKEN_NAMES.index(kind)
    name = Message(f"dice-token-{kind}")
    if not holds(s, asked.seat, token):
        return Message("dice-reason-no-token", {"token": name})
    if kind == "shut":
        return _why_not_shut(s, asked, _int(do["seat"]), str(do["building"]))
    if kind == "close":
        return _why_not_close(s, asked, _int(do["recipe"]) - 1)
    die = DIE_NUMBERS[str(do["die"])]
    if tokens.owner_of(s, die) < 0 or s.value[die] == 0:
        return Message("dice-reason-out-of-reach")
    if s.marks[die] & PROTECTED != 0 and tokens.owner_of(s, die) != asked.seat:
        return Message("dice-reason-protected")
    if kind == "withdraw" and s.where[die] < WAREHOUSE:
        return Message("dice-reason-in-pool")
    if kind == "raise" and tokens.owner_of(s, die) != asked.seat:
        return Message("dice-reason-not-yours")
    if kind == "raise" and s.value[die] == SIDES:
        return Message("dice-reason-six")
    if kind == "mark" and s.marks[die] & (BLOCKED | PROTECTED) != 0:
        return Message("dice-reason-marked")
    return Message("dice-reason-not-rolled-yet")


def _why_not_shut(s: Guild, asked: Asked, seat: int, building: str) -> Message:
    if asked.step != agenda.PLAY_TOKEN or asked.first != tokens.START_OF_ROUND:
        return Message("dice-reason-token-time", {"token": Message("dice-token-shut")})
    if seat == asked.seat:
        return Message("dice-reason-own-building")
    if seat >= s.seats:
        return Message("dice-reason-no-seat")
    opens = int(s.deck.opens[BUILDING_NAMES.index(building)])
    if opens > s.round:
        return Message("dice-reason-opens", {"round": opens})
    return Message("dice-reason-shut-already", {"seat": seat})


def _why_not_close(s: Guild, asked: Asked, place: int) -> Message:
    if asked.step != agenda.PLAY_TOKEN or asked.first != tokens.START_OF_BREWING:
        return Message("dice-reason-token-time", {"token": Message("dice-token-close")})
    return Message("dice-reason-no-recipe" if open_card(s, place) == NO_CARD else "dice-reason-closed")


def _why_not_buy(s: Guild, asked: Asked, do: dict[str, object]) -> Message:
    ware = str(do["ware"])
    number = TOKEN_NAMES.index(ware) + INGREDIENTS if ware in TOKEN_NAMES else INGREDIENT_NAMES.index(ware)
    if "die" in do:
        die = DIE_NUMBERS[str(do["die"])]
        if not _own(s, asked.seat, die) or colour_of(die) != BLUE:
            return Message("dice-reason-not-yours")
        if is_blocked(s, die):
            return Message("dice-reason-blocked-die")
        discount = int(purchases.off(s, number, s.value[die]))
        if discount == 0:
            return Message("dice-reason-no-discount")
        return _why_not_ware(s, asked, number, discount)
    return _why_not_ware(s, asked, number)


def _why_not_add(s: Guild, asked: Asked, extra: str) -> Message:
    card = int(open_card(s, asked.first))
    kind = EXTRA_BLUE if extra in DIE_NUMBERS else EXTRA_NAMES.index(extra)
    if s.deck.offered[card] & only(kind) == 0:
        offered = [Message(f"dice-extra-{EXTRA_NAMES[one]}") for one in members(s.deck.offered[card])]
        return Message("dice-reason-extras", {"or_extras": offered})
    if kind != EXTRA_BLUE and s.counts[pantry(asked.seat, kind)] == 0:
        return Message("dice-reason-not-stored")
    die = DIE_NUMBERS[extra]
    if not _own(s, asked.seat, die):
        return Message("dice-reason-not-yours")
    if is_blocked(s, die):
        return Message("dice-reason-blocked-die")
    if s.where[die] == POOL + asked.seat:
        return Message("dice-reason-in-pool")
    return Message("dice-reason-blue-least", {"value": int(s.deck.blue_least[card])})
