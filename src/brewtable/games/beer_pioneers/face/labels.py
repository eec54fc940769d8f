"""Choices in words: what is paid, gained and lost, when it comes, and what may follow."""

from __future__ import annotations

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import (
    NEED_NAMES,
    ON_BEER,
    ON_BEIGE,
    ON_BONUS,
    ON_BREW,
    ON_EXCHANGE,
    ON_EXTENSION,
    ON_ORDER,
    ORDER_BARRELS,
    Beige,
)
from brewtable.games.beer_pioneers.cards.names import card_words
from brewtable.games.beer_pioneers.cards.words import listed, phrase_words, white_words
from brewtable.games.beer_pioneers.face.foretold import foretold, foretold_text, printed_phrase
from brewtable.games.beer_pioneers.face.printed import objective_words
from brewtable.games.beer_pioneers.rules import agenda
from brewtable.games.beer_pioneers.rules.brewing import ONCE_EACH, brewing_time
from brewtable.games.beer_pioneers.rules.building import is_first_builder
from brewtable.games.beer_pioneers.rules.exchange import second_price
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BASIC_BONUSES,
    BEER_NAMES,
    BONUS_NAMES,
    EXCHANGE,
    EXTENSION_NAMES,
    FLEET,
    ICON_NAMES,
    LABORATORY,
    OBJECTIVE_POINTS,
    SPACE_NAMES,
    TRUCK_LOAD,
    TRUCK_NAMES,
    TRUCK_ORDER,
)
from brewtable.games.beer_pioneers.rules.objectives import rank_left
from brewtable.games.beer_pioneers.rules.options import FIRST_BUILDER_POINT
from brewtable.games.beer_pioneers.rules.orders import barrels_needed, can_deliver_any, need
from brewtable.games.beer_pioneers.rules.round_end import freed_row, tile_in_row
from brewtable.games.beer_pioneers.rules.state import (
    BUILT,
    DIAL,
    DISPLAY,
    FREE,
    HELPERS,
    MASTER,
    NO_CARD,
    OBJECTIVE,
    SHOWN,
    TURN_SPACE,
    Town,
    cell,
    free_fields,
    has_built,
    movable,
    move_barrels,
)
from brewtable.games.beer_pioneers.rules.turns import earns_bonus, trucks_at, worker_phrase
from brewtable.games.beer_pioneers.rules.vocabulary import space_words
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked
from brewtable.kernel.sets import size

# What has been done when a master brewer brings something on an occasion.
_DONE_BY_THEN: dict[int, frozenset[int]] = {
    ON_ORDER: frozenset([p.ORDER]),
    ON_BEER: frozenset([p.ROTATIONS]),
    ON_BREW: frozenset([p.BREW]),
    ON_BEIGE: frozenset([p.BEIGE]),
    ON_EXTENSION: frozenset([p.EXTENSION]),
    ON_EXCHANGE: frozenset([p.EXCHANGE]),
    ON_BONUS: frozenset(),
}
# What an extension gives for the rest of the game, besides what its tile does at once.
_FOR_GOOD = {
    LABORATORY: Message("pioneers-for-good-laboratory"),
    FLEET: Message("pioneers-for-good-fleet"),
}


def label(s: Town, asked: Asked, do: dict[str, object]) -> Message:
    """What a choice of the decision at hand means for whoever is asked."""
    kind = str(do["kind"])
    if kind == "done":
        return _done_label(s, asked)
    if kind == "place":
        return _place_label(s, asked.seat, do)
    if kind == "truck":
        return _truck_label(s, asked.seat, TRUCK_NAMES.index(str(do["space"])))
    if kind == "bonus":
        return _bonus_label(s, asked.seat, BONUS_NAMES.index(str(do["bonus"])))
    if kind == "build":
        return _build_label(s, asked.seat, EXTENSION_NAMES.index(str(do["extension"])))
    if "card" in do:
        return _card_label(s, asked.seat, kind, s.deck.numbers[str(do["card"])])
    return Message(f"pioneers-choice-{kind}", _arguments(s, asked, do))


def beer_words(name: str) -> Message:
    return Message(f"pioneers-beer-{name}")


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


# Ending a decision.


def _done_label(s: Town, asked: Asked) -> Message:
    """Before anything was done it is left alone, afterwards it is ended; what becomes of the rest."""
    step = asked.step
    arguments: dict[str, Argument] = {}
    if step == agenda.MAKING_ROOM:
        arguments["beer"] = beer_words(BEER_NAMES[asked.first])
    elif step == agenda.ROTATE:
        arguments["turned"] = int(size(asked.second & ~ONCE_EACH))
        if asked.second & ONCE_EACH:
            return Message("pioneers-choice-done-rotate-once", arguments)
    elif step in (agenda.BREW, agenda.UNBLOCK, agenda.PICK):
        arguments["before"] = asked.second
    return Message(f"pioneers-choice-done-{s.steps[step].name}", arguments)


# Pieces.


def _place_label(s: Town, seat: int, do: dict[str, object]) -> Message:
    """What a worker would do on a space, and whether a bonus action may follow."""
    experience, space = _int(do["experience"]), SPACE_NAMES.index(str(do["space"]))
    phrase = p.WORKER_PHRASES[8 if space == EXCHANGE else space // 2]
    action = int(worker_phrase(s, seat, space // 2))
    if p.OF_FREE <= action < p.OF_FIRST_TRUCK:
        phrase = p.FREE_PHRASES[action - p.OF_FREE]
    arguments: dict[str, Argument] = {
        "experience": experience,
        "space": space_words(space),
        "effect": foretold_text(s, seat, phrase),
    }
    value = 0 if space == EXCHANGE else int(s.deck.experience[space])
    if value > 0 and earns_bonus(s, seat, experience + value):
        return Message("pioneers-choice-place-bonus", arguments)
    return Message("pioneers-choice-place", arguments)


def _truck_label(s: Town, seat: int, space: int) -> Message:
    """The first truck on two of the spaces gets more than the others."""
    where = Message(f"pioneers-truck-{TRUCK_NAMES[space]}")
    effect = foretold_text(s, seat, p.TRUCK_PHRASES[space])
    if space not in (TRUCK_ORDER, TRUCK_LOAD):
        return Message("pioneers-choice-truck", {"space": where, "effect": effect})
    if trucks_at(s, space) > 0:
        return Message("pioneers-choice-truck-later", {"space": where, "effect": effect})
    if space == TRUCK_LOAD:
        extra = foretold_text(s, seat, p.FIRST_TRUCK_PHRASE)
    else:
        effect, extra = _first_order(s, seat), foretold_text(s, seat, p.FIRST_ORDER_PHRASE)
    return Message("pioneers-choice-truck-first", {"space": where, "effect": effect, "extra": extra})


def _first_order(s: Town, seat: int) -> Message:
    """The barrel that the first truck moves may be just what an order lacks."""
    if movable(s, seat, 1) > 0:
        after = s.copy()
        move_barrels(after, seat, 1)
        if can_deliver_any(after, seat):
            return phrase_words(p.read_phrase("order", p.CARD_EFFECTS))
    return foretold_text(s, seat, "order")


def _bonus_label(s: Town, seat: int, bonus: int) -> Message:
    effects = [*_master_gains(s, seat, ON_BONUS), foretold_text(s, seat, p.BONUS_PHRASES[bonus])]
    if bonus < BASIC_BONUSES:
        return Message("pioneers-choice-bonus", {"clauses_effects": effects})
    return Message("pioneers-choice-bonus-improved", {"clauses_effects": effects})


def _order_so_far(s: Town, place: int) -> int:
    """Which place in the next turn order one would have if nobody stood further left later."""
    return 1 + sum(1 for space in range(place - 1) if s.board[TURN_SPACE + space] != FREE)


# Extensions.


def _build_label(s: Town, seat: int, extension: int) -> Message:
    name = EXTENSION_NAMES[extension]
    tile = printed_phrase(p.EXTENSION_PHRASES[extension])
    parts = [foretold(s, seat, tile)]
    if is_first_builder(s, extension) and s.plays_with(FIRST_BUILDER_POINT):
        parts.append(Message("pioneers-first-builder"))
    number = int(size(s.own[cell(seat, BUILT)])) + 1
    if 2 <= number <= 4:
        done = frozenset(effect for option in tile.stages[0] for effect, _ in option)
        bonus = foretold(s, seat, printed_phrase(p.BUILT_PHRASES[number - 2]), done)
        parts.append(Message("pioneers-built-bonus", {"place": number, "effect": bonus}))
    if extension in _FOR_GOOD:
        parts.append(_FOR_GOOD[extension])
    parts += _master_gains(s, seat, ON_EXTENSION)
    words = Message(f"pioneers-extension-{name}")
    return Message("pioneers-choice-build", {"extension": words, "clauses_effects": [*parts]})


# Cards.


def _card_label(s: Town, seat: int, kind: str, number: int) -> Message:
    card = s.deck.cards[number]
    arguments: dict[str, Argument] = {"card": card_words(card.id, card.name)}
    if kind == "discard":
        return Message("pioneers-choice-discard", arguments)
    if kind == "order":
        arguments["needs"] = _needs(s, seat, number)
        parts = _rewards(s, seat, number)
    elif kind == "beige":
        assert card.beige is not None
        parts = [_beige(s, seat, card.beige), *_master_gains(s, seat, ON_BEIGE)]
    else:
        parts = _white(s, seat, number)
    return Message(f"pioneers-choice-{kind}", {**arguments, "clauses_effects": [*parts]})


def _needs(s: Town, seat: int, card: int) -> Message:
    """What leaves the cellar for an order."""
    counts = {name: int(need(s, card, what)) for what, name in enumerate(NEED_NAMES)}
    counts[NEED_NAMES[ORDER_BARRELS]] = int(barrels_needed(s, seat, card))
    wanted = [(name, count) for name, count in counts.items() if count]
    return listed([Message(f"pioneers-need-{name}", {"count": count}) for name, count in wanted])


def _rewards(s: Town, seat: int, card: int) -> list[Message]:
    order = s.deck.cards[card].order
    assert order is not None
    delivered = _DONE_BY_THEN[ON_ORDER]
    parts = [foretold(s, seat, order.reward, delivered)]
    if order.fleet is not None and has_built(s, seat, FLEET):
        extra = foretold(s, seat, order.fleet, delivered)
        parts.append(Message("pioneers-fleet-gain", {"effect": extra}))
    return parts + _master_gains(s, seat, ON_ORDER)


def _beige(s: Town, seat: int, beige: Beige) -> Message:
    """The icons that a card adds to the own display, and what its flash does at once."""
    shown = [
        Message(f"pioneers-icon-{name}", {"count": count})
        for name, count in zip(ICON_NAMES, beige.icons)
        if count
    ]
    words = [Message("pioneers-for-good-icons", {"icons": listed(shown)})] if shown else []
    if beige.flash is not None:
        after = s.copy()
        for icon, count in enumerate(beige.icons):
            after.own[cell(seat, SHOWN + icon)] += count
        words.append(Message("pioneers-flash", {"effect": foretold(after, seat, beige.flash)}))
    return words[0] if len(words) == 1 else Message("pioneers-clauses", {"clauses_parts": [*words]})


def _white(s: Town, seat: int, number: int) -> list[Message]:
    card = s.deck.cards[number]
    if card.action is not None:
        return [foretold(s, seat, card.action)]
    words = white_words(card)
    assert words is not None
    former = int(s.own[cell(seat, MASTER)])
    if former == NO_CARD:
        return [words]
    before = s.deck.cards[former]
    return [words, Message("pioneers-returns", {"card": card_words(before.id, before.name)})]


def _master_gains(s: Town, seat: int, occasion: int) -> list[Message]:
    """What the seat's master brewer adds on an occasion."""
    number = int(s.own[cell(seat, MASTER)])
    if number == NO_CARD or s.deck.occasion[number] != occasion:
        return []
    master = s.deck.cards[number].master
    assert master is not None
    assert master.gain is not None
    effect = foretold(s, seat, master.gain, _DONE_BY_THEN[occasion])
    return [Message("pioneers-master-gain", {"effect": effect})]


# All else.


def _arguments(s: Town, asked: Asked, do: dict[str, object]) -> dict[str, Argument]:
    """The parts of an action in words."""
    kind, seat = str(do["kind"]), asked.seat
    if kind == "turn-order":
        place = _int(do["place"])
        effect = foretold_text(s, seat, p.ORDER_PHRASES[place - 1])
        return {"place": place, "effect": effect, "rank": _order_so_far(s, place)}
    if kind == "admin":
        return {"effect": foretold_text(s, seat, p.ADMIN_PHRASES[ADMIN_NAMES.index(str(do["space"]))])}
    if kind == "fulfil":
        return _objective(s, seat, _int(do["objective"]) - 1)
    if kind == "take":
        return {"card": _open_card(s, str(do["from"]))}
    if kind == "choose":
        return {"effect": _option(s, asked, _int(do["option"]) - 1)}
    if kind == "exchange":
        parts = [Message(f"pioneers-gain-{do['get']}"), *_master_gains(s, seat, ON_EXCHANGE)]
        return {"give": Message(f"pioneers-gift-{do['give']}"), "clauses_gains": [*parts]}
    if kind == "twice":
        return {"count": int(second_price(s, seat))}
    return _simple_arguments(s, asked, do)


def _objective(s: Town, seat: int, place: int) -> dict[str, Argument]:
    rank = int(rank_left(s, place))
    return {
        "objective": objective_words(s.deck, int(s.board[OBJECTIVE + place])),
        "count": int(OBJECTIVE_POINTS[rank]),
        "ready": int(s.own[cell(seat, HELPERS)]),
    }


def _simple_arguments(s: Town, asked: Asked, do: dict[str, object]) -> dict[str, Argument]:
    """What is named by the action alone, and what becomes of it."""
    seat = asked.seat
    arguments: dict[str, Argument] = {}
    for name, value in do.items():
        if name in ("count", "experience"):
            arguments[name] = _int(value)
        elif name == "beer":
            arguments["beer"] = beer_words(str(value))
        elif name == "thing":
            arguments["thing"] = Message(f"pioneers-gift-{value}")
        elif name != "kind":
            arguments[name] = Message(f"pioneers-{name}-{value}")
    if do["kind"] == "retire":
        tile = tile_in_row(s, seat, freed_row(s, seat, _int(do["experience"])))
        arguments["effect"] = foretold_text(s, seat, p.TILE_PHRASES[tile])
        arguments["next"] = _int(do["experience"]) + 1
    if do["kind"] == "clear":
        arguments["beer"] = beer_words(BEER_NAMES[asked.first])
    if do["kind"] == "brew":
        time = int(brewing_time(s, seat, BEER_NAMES.index(str(do["beer"]))))
        dial = Message("pioneers-dial-at", {"count": time})
        arguments["clauses_effects"] = [dial, *_master_gains(s, seat, ON_BREW)]
    if do["kind"] == "rotate":
        turned = _turned(s, seat, BEER_NAMES.index(str(do["beer"])), _int(do["count"]))
        arguments["clauses_effects"] = [*turned]
    return arguments


def _turned(s: Town, seat: int, beer: int, rotations: int) -> list[Message]:
    """What becomes of a dial."""
    left = int(s.own[cell(seat, DIAL + beer)]) - rotations
    if left > 0:
        return [Message("pioneers-dial-at", {"count": left})]
    stored = Message("pioneers-dial-done" if free_fields(s, seat) > 0 else "pioneers-dial-done-full")
    return [stored, *_master_gains(s, seat, ON_BEER)]


def _open_card(s: Town, place: str) -> Message:
    if place == "top":
        return Message("pioneers-pile")
    card = s.deck.cards[int(s.board[DISPLAY + int(place) - 1])]
    return card_words(card.id, card.name)


def _option(s: Town, asked: Asked, option: int) -> Message:
    """An option of a choice in words, read back from the script."""
    entry = asked.first + 2 + 2 * option
    cells = [int(one) for one in s.deck.script[s.deck.script[entry] : s.deck.script[entry + 1]]]
    return foretold(s, asked.seat, p.Phrase([[list(zip(cells[::2], cells[1::2]))]]))
