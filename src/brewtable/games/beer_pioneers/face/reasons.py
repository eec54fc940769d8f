"""Why something is not possible now, in words. Says no more than the seat to move may know."""

from __future__ import annotations

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import ANY_BEER, NEED_NAMES
from brewtable.games.beer_pioneers.face.foretold import why_nothing
from brewtable.games.beer_pioneers.rules.brewing import most_rotations
from brewtable.games.beer_pioneers.rules.building import (
    can_build,
    price_of_extension,
    price_of_upgrade,
)
from brewtable.games.beer_pioneers.rules.card_play import is_beige, is_white
from brewtable.games.beer_pioneers.rules.display import reach
from brewtable.games.beer_pioneers.rules.effects import amount_of, can_pay_phrase
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BASIC_BONUSES,
    BEER_NAMES,
    BEERS,
    BLOCK_NAMES,
    BONUS_NAMES,
    BULBS_FOR_IMPROVED,
    EXCHANGE,
    EXTENSION_NAMES,
    EXTENSION_PRICE,
    GIFT_NAMES,
    HAND,
    NEUTRAL_EXPERIENCE,
    SPACE_NAMES,
    TRUCK_COINS,
    TRUCK_EXCHANGE,
    TRUCK_NAMES,
    UNDER_OVERLAY,
    UPGRADE_PRICE,
)
from brewtable.games.beer_pioneers.rules.objectives import has_claimed, progress_on, rank_left, turn_is_on
from brewtable.games.beer_pioneers.rules.orders import barrels_needed, need
from brewtable.games.beer_pioneers.rules.state import (
    ADMIN,
    BARREL_CELL,
    BEER,
    BLOCKED,
    COINS,
    COVERED,
    DIAL,
    DISPLAY,
    FREE,
    GREY_WORKER,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    OVERLAID,
    QUEUED,
    READY,
    SEAT_STEP,
    SPACE,
    TRUCKS,
    TURN_SPACE,
    WORKERS,
    Town,
    beers_in_cellar,
    cell,
    has_built,
    has_helper,
)
from brewtable.games.beer_pioneers.rules.turns import has_worker, improved_is_open
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Asked
from brewtable.kernel.sets import only


def reason(s: Town, asked: Asked, do: dict[str, object]) -> Message:
    """Why an action that would answer the decision is not possible."""
    kind = str(do["kind"])
    seat = asked.seat
    if "card" in do:
        return _why_not_card(s, seat, kind, s.deck.numbers[str(do["card"])])
    if kind == "place":
        return _why_not_place(s, seat, _int(do["experience"]), SPACE_NAMES.index(str(do["space"])))
    if kind == "truck":
        return _why_not_truck(s, seat, TRUCK_NAMES.index(str(do["space"])))
    if kind == "turn-order":
        return _why_not_queue(s, seat, _int(do["place"]) - 1)
    if kind == "admin":
        if s.own[cell(seat, ADMIN)] != 0:
            return Message("pioneers-reason-moved")
        return Message("pioneers-reason-token", {"token": Message(f"pioneers-token-{do['space']}")})
    if kind == "fulfil":
        return _why_not_fulfil(s, seat, _int(do["objective"]) - 1)
    if kind == "bonus":
        return _why_not_bonus(s, seat, BONUS_NAMES.index(str(do["bonus"])))
    if kind == "take":
        return _why_not_take(s, seat, str(do["from"]))
    return _why_not_thing(s, asked, kind, do)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _lacks_coins(s: Town, seat: int, price: int) -> Message:
    return Message("pioneers-reason-coins", {"count": max(price - int(s.own[cell(seat, COINS)]), 1)})


# Pieces.


def _why_not_place(s: Town, seat: int, experience: int, space: int) -> Message:
    if s.own[cell(seat, READY + experience - 1)] == 0:
        return _why_not_worker(s, seat, experience)
    if space == EXCHANGE:
        return Message("pioneers-reason-nothing-to-give")
    there = int(s.board[SPACE + space])
    if there == COVERED:
        return Message("pioneers-reason-covered")
    if there != FREE:
        return Message("pioneers-reason-taken", {"seat": there // SEAT_STEP})
    return _why_not_pay(s, seat, p.OF_WORKER + space // 2)


def _why_not_worker(s: Town, seat: int, experience: int) -> Message:
    if not has_worker(s, seat):
        return Message("pioneers-reason-workers-placed")
    owned = [int(s.own[cell(seat, WORKERS + worker)]) for worker in range(2)]
    is_grey = s.board[GREY_WORKER] == seat and experience == NEUTRAL_EXPERIENCE
    if experience in owned or is_grey:
        return Message("pioneers-reason-worker-placed", {"experience": experience})
    return Message("pioneers-reason-worker", {"experience": experience})


def _why_not_pay(s: Town, seat: int, phrase: int) -> Message:
    """What is missing for a phrase that costs something."""
    at = int(s.deck.starts[phrase])
    if s.deck.script[at] == p.UPGRADE:
        return _lacks_coins(s, seat, int(price_of_upgrade(s, seat, UPGRADE_PRICE)))
    if s.deck.script[at] == p.EXTENSION:
        if not can_build(s, seat):
            return Message("pioneers-reason-nothing-to-build")
        return _lacks_coins(s, seat, int(price_of_extension(s, seat, EXTENSION_PRICE)))
    return _lacks_coins(s, seat, int(s.deck.script[at + 1]))


def _why_not_truck(s: Town, seat: int, space: int) -> Message:
    if s.own[cell(seat, TRUCKS)] == 0:
        return Message("pioneers-reason-truck")
    if space == TRUCK_EXCHANGE:
        return Message("pioneers-reason-nothing-to-give")
    assert space == TRUCK_COINS
    if s.board[NINE_COVERED] != 0:
        return Message("pioneers-reason-covered")
    return Message("pioneers-reason-truck-there")


def _why_not_queue(s: Town, seat: int, space: int) -> Message:
    if s.own[cell(seat, QUEUED)] != 0:
        return Message("pioneers-reason-moved")
    there = int(s.board[TURN_SPACE + space])
    if there != FREE:
        return Message("pioneers-reason-taken", {"seat": there})
    return _lacks_coins(s, seat, 1)


def _why_not_fulfil(s: Town, seat: int, place: int) -> Message:
    if has_claimed(s, seat, place):
        return Message("pioneers-reason-fulfilled")
    if rank_left(s, place) == 2:
        return Message("pioneers-reason-objective-taken")
    objective = int(s.board[OBJECTIVE + place])
    reached, wanted = int(progress_on(s, seat, objective)), int(s.deck.objectives[objective])
    if reached < wanted:
        return Message("pioneers-reason-objective", {"reached": reached, "wanted": wanted})
    if not has_helper(s, seat):
        return Message("pioneers-reason-helper")
    assert not turn_is_on(s)
    return Message("pioneers-reason-round-end")


def _why_not_bonus(s: Town, seat: int, bonus: int) -> Message:
    if bonus >= BASIC_BONUSES and not improved_is_open(s, seat):
        return Message("pioneers-reason-bulbs", {"count": BULBS_FOR_IMPROVED})
    if not can_pay_phrase(s, seat, p.OF_BONUS + bonus):
        return _why_not_pay(s, seat, p.OF_BONUS + bonus)
    effect, amount = (int(one) for one in s.deck.script[s.deck.starts[p.OF_BONUS + bonus] :][:2])
    if effect == p.PAY:
        effect = p.ORDER
    why = why_nothing(s, seat, effect, int(amount_of(s, seat, effect, amount)))
    assert why is not None
    return why


# Cards.


def _why_not_take(s: Town, seat: int, place: str) -> Message:
    if place == "top":
        return Message("pioneers-reason-pile")
    if int(place) > reach(s, seat):
        return Message("pioneers-reason-reach", {"count": int(reach(s, seat))})
    assert s.board[DISPLAY + int(place) - 1] == NO_CARD
    return Message("pioneers-reason-gap")


def _why_not_card(s: Town, seat: int, kind: str, card: int) -> Message:
    if s.where[card] != HAND + seat:
        return Message("pioneers-reason-hand")
    if kind == "order" and s.deck.has_order[card] != 0:
        return Message("pioneers-reason-lacks", {"things": lacking(s, seat, card)})
    sections = {"beige": is_beige(s, card), "white": is_white(s, card)}
    assert not sections.get(kind)
    return Message(f"pioneers-reason-section-{kind}")


def lacking(s: Town, seat: int, card: int) -> list[Message]:
    """What the cellar lacks for an order."""
    lacking: list[Message] = []
    spare = int(beers_in_cellar(s, seat))
    for beer in range(BEERS):
        wanted, held = int(need(s, card, beer)), int(s.own[cell(seat, BEER + beer)])
        spare -= min(wanted, held)
        if wanted > held:
            lacking.append(Message(f"pioneers-need-{NEED_NAMES[beer]}", {"count": wanted - held}))
    any_beer = int(need(s, card, ANY_BEER))
    if any_beer > spare:
        lacking.append(Message("pioneers-need-beer", {"count": any_beer - spare}))
    barrels = int(barrels_needed(s, seat, card) - s.own[cell(seat, BARREL_CELL)])
    if barrels > 0:
        lacking.append(Message("pioneers-need-barrels", {"count": barrels}))
    return lacking


# Things of the own brewery.


def _why_not_thing(s: Town, asked: Asked, kind: str, do: dict[str, object]) -> Message:
    seat = asked.seat
    if kind == "rotate":
        return _why_not_rotate(s, asked, BEER_NAMES.index(str(do["beer"])))
    if kind == "brew":
        return _why_not_brew(s, seat, BEER_NAMES.index(str(do["beer"])))
    if kind == "build":
        built = has_built(s, seat, EXTENSION_NAMES.index(str(do["extension"])))
        return Message("pioneers-reason-built" if built else "pioneers-reason-helper")
    if kind == "clear" and GIFT_NAMES.index(str(do["thing"])) == asked.first:
        return Message("pioneers-reason-same-beer")
    if kind in ("deliver", "clear", "exchange"):
        return Message("pioneers-reason-cellar")
    if kind in ("unblock", "uncover"):
        return Message("pioneers-reason-gone")
    if kind == "move":
        return Message("pioneers-reason-barrels")
    if kind == "twice":
        return Message("pioneers-reason-twice")
    if kind == "retire":
        experience = _int(do["experience"])
        has_one = experience in [int(s.own[cell(seat, WORKERS + worker)]) for worker in range(2)]
        return Message("pioneers-reason-retired" if has_one else "pioneers-reason-no-such-worker")
    if kind == "choose":
        return Message("pioneers-reason-option")
    return Message("pioneers-reason-must")


def _why_not_rotate(s: Town, asked: Asked, beer: int) -> Message:
    if s.own[cell(asked.seat, DIAL + beer)] == 0:
        return Message("pioneers-reason-no-dial")
    if asked.second & only(beer) != 0:
        return Message("pioneers-reason-turned")
    most = int(most_rotations(s, asked.seat, beer, asked.first, asked.second))
    return Message("pioneers-reason-too-far", {"count": most})


def _why_not_brew(s: Town, seat: int, beer: int) -> Message:
    if s.own[cell(seat, DIAL + beer)] > 0:
        return Message("pioneers-reason-brewing")
    if s.own[cell(seat, OVERLAID)] & only(UNDER_OVERLAY[beer]) != 0:
        return Message("pioneers-reason-overlaid")
    assert s.own[cell(seat, BLOCKED)] & only(beer) != 0
    return Message("pioneers-reason-token", {"token": Message(f"pioneers-token-{BLOCK_NAMES[beer]}")})


assert ADMIN_NAMES[1:] == BLOCK_NAMES[5:]
