"""Positions of Beer & Bread for tests: say what matters, the rest lies where it would lie anyway.

    table = a_table(year=2, hands=(["beer-06"], ["bread-01"]), storage=({"water": 2, "wheat": 3}, {}))
    table.do("produce beer-06")
    assert table.cards("brewery", 0) == ["beer-06"]

A position is made of saved data and loaded, so it must keep all laws; so must every position played into.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from brewtable.games.beer_and_bread.cards.deck import Deck, deck_from_data, house_deck
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result

GAME = BeerAndBread()
KINDS = ("water", "wheat", "barley", "rye", "hops")
CROPS = KINDS[1:]
SEATS = (0, 1)
SPACES = (1, 2, 3)
BARE = dict.fromkeys(CROPS, 0)  # `fields=BARE`: no crop on any field
OWNED = ("hand", "column", "brewery", "bakery", "sold", "upgrades")

Tokens = Mapping[str, int]
CardPair = tuple[Sequence[str] | None, Sequence[str] | None]


def custom_deck(**changes: Mapping[str, object]) -> Deck:
    """The house deck with changed cards: `custom_deck(beer_06={"harvest": {"water": 1}, "upgrade": "3A"})`.

    `board`, `supply` and `effects` change the numbers that stand on no card.
    """
    data = cast(dict[str, Any], house_deck().to_data())
    data["deck"]["name"] = "custom"
    cards = {card["id"]: card for card in data["card"]}
    for name, change in changes.items():
        (data[name] if name in data else cards[name.replace("_", "-")]).update(change)
    return deck_from_data(data, "custom deck")


def fronts(deck: Deck | None = None) -> dict[str, dict[str, Any]]:
    """The cards of a deck by id, as they stand in a deck file."""
    data = cast(dict[str, Any], (deck or house_deck()).to_data())
    return {card["id"]: card for card in data["card"]}


class Table:
    """A match with questions a test likes to ask. Seats and windmill are 0 and 1, spaces 1 to 3."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing.

    def do(self, *actions: str) -> Table:
        """Play actions one after the other; what is not possible raises IllegalAction."""
        for action in actions:
            self.match.act(action)
            assert GAME.broken_laws(self.match.state) == []
        return self

    def do_something(self, chooser: Random) -> Table:
        """Play any possible action."""
        return self.do(chooser.choice(self.legal()))

    def legal(self, verb: str = "") -> list[str]:
        """The possible actions as texts; with a verb only those that begin with it."""
        texts = [GAME.text(self.match.state, int(action)) for action in self.match.state.legal()]
        return [text for text in texts if text.startswith(verb)]

    def why(self, action: str) -> Message:
        """Why an action is not possible; it must not be."""
        assert action not in self.legal(), f"{action} is possible"
        return GAME.why_not(self.match.state, GAME.parse(self.match.state, action))

    def reason(self, action: str) -> str:
        """The key of `why`, such as `reason-short`."""
        return self.why(action).key

    # The decision.

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mover(self) -> int | None:
        return None if self.over else int(self.match.state.to_move())

    @property
    def prompt(self) -> Prompt:
        prompt = GAME.prompt(self.match.state, self.mover)
        assert prompt is not None
        return prompt

    @property
    def ask(self) -> str:
        """The decision at hand: `turn`, `choose-offer` …, or `over`."""
        return "over" if self.over else self.prompt.ask

    # The whole truth.

    def saved(self) -> dict[str, Any]:
        return GAME.save(self.match.state)

    @property
    def year(self) -> int:
        return int(self.saved()["year"])

    @property
    def windmill(self) -> int:
        return int(self.saved()["windmill"])

    def _tokens(self, place: str) -> dict[str, int]:
        return {kind: count for kind, count in self.saved()["tokens"][place].items() if count}

    def stored(self, seat: int) -> dict[str, int]:
        """A storage, kinds without tokens left out; so for fields, supply and offer."""
        return self._tokens(f"storage:{seat}")

    def fields(self) -> dict[str, int]:
        """The fields and, as water, the river."""
        return self._tokens("fields")

    def supply(self) -> dict[str, int]:
        return self._tokens("supply")

    def offer(self) -> dict[str, int]:
        return self._tokens("offer")

    def cards(self, zone: str, seat: int | None = None) -> list[str]:
        """The cards of a zone: `cards("hand", 0)`, `cards("discard")`, `cards("exchange")`,
        `cards("deck")` from the top."""
        saved = self.saved()
        if zone == "deck":
            return list(saved["pile"])
        if zone == "exchange":
            return [card for space in SPACES for card in saved["cards"][f"exchange:{space}"]]
        return list(saved["cards"][zone if seat is None else f"{zone}:{seat}"])

    def exchange(self, space: int) -> str | None:
        """The card on an exchange space."""
        return next(iter(self.cards(f"exchange:{space}")), None)

    def result(self) -> Result:
        return GAME.result(self.match.state)

    # What a seat sees and hears (None: a spectator).

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.match.state, seat)

    def village(self, seat: int, watcher: int | None = None) -> dict[str, Any]:
        """One side of the board, as its owner or another watcher sees it."""
        villages: list[dict[str, Any]] = self.view(seat if watcher is None else watcher)["villages"]
        return villages[seat]

    def events(self, seat: int | None, kind: str = "") -> list[dict[str, Any]]:
        """What a seat heard of the last action (before the first one, of the start), of one kind if named."""
        heard = self.match.entries[-1].heard if self.match.entries else self.match.opening
        told = GAME.events_for(self.match.state, heard, seat)
        return [event for event in told if kind in ("", event["event"])]


def a_new_game(seed: int = 1, first: str = "random", deck: Deck | None = None) -> Table:
    """A game from its set-up, at its first decision."""
    return Table(new_match(GAME, GAME.setup(seed=seed, options={"first": first}, deck=deck)))


def a_table(
    year: int = 1,
    to_move: int = 0,
    windmill: int = 0,
    turn: int | None = None,
    hands: CardPair = (None, None),
    column: CardPair = ((), ()),
    brewery: CardPair = ((), ()),
    bakery: CardPair = ((), ()),
    sold: CardPair = ((), ()),
    upgrades: CardPair = ((), ()),
    exchange: Sequence[str | None] = (),
    discard: Sequence[str] = (),
    deck_top: Sequence[str] = (),
    rest: str = "deck",
    inverted: CardPair = ((), ()),
    known: CardPair = ((), ()),
    storage: tuple[Tokens, Tokens] = ({}, {}),
    fields: Tokens | None = None,
    chance: Sequence[int] | None = None,
    deck: Deck | None = None,
) -> Table:
    """A turn of `to_move` in the Action phase, about to be taken.

    Cards. A hand of None gets as many cards as the turn leaves it, from the end of the deck file. `turn`
    (1 to 5) follows from the mover's hand if not given. Upgrades are card ids or effects ("2A wheat"),
    each of which picks a card that bears it and is not named elsewhere. `deck_top` starts with the top card;
    cards not named anywhere follow it in the order of the deck file, or with `rest` lie in "discard",
    "sold:0" or "sold:1". `known` adds to what a seat knows anyhow: its hand and all cards in sight.

    Tokens. Fields not named hold the number on their sign, as far as the storages leave it, and the river
    all water not stored; the rest is in the supply.

    `chance` scripts the outcomes of draws to come. The round goes on as the rules say: the other seat's
    turn follows if `to_move` holds the windmill, then the next round. 1C would have drawn before the turn, so
    a last turn with it is best played into from the turn before.
    """
    cards = deck or house_deck()
    named = [hands, column, brewery, bakery, sold, inverted]
    taken = {card for pair in named for one in pair for card in one or ()}
    taken.update(card for card in (*exchange, *discard, *deck_top) if card)
    placed = _placed_upgrades(cards, upgrades, taken)
    longest = max(len(hand) for hand in hands if hand is not None) if any(hands) else 5
    moment = turn or max(1, 6 - (longest if hands[to_move] is not None else 5))
    held = _held(cards, hands, to_move, windmill, moment, taken)
    owned = dict(zip(OWNED, (held, column, brewery, bakery, sold, placed), strict=True))
    zones = {f"{zone}:{seat}": list(pair[seat] or ()) for zone, pair in owned.items() for seat in SEATS}
    zones |= {f"taken:{seat}": [] for seat in SEATS} | {"discard": list(discard), "earlier": []}
    for space in SPACES:
        card = exchange[space - 1] if space <= len(exchange) else None
        zones[f"exchange:{space}"] = [card] if card else []
    pile = [*deck_top, *(card for card in cards.ids if card not in taken)]
    if rest != "deck":
        zones[rest] += pile[len(deck_top) :]
        pile = list(deck_top)
    in_sight = [card for zone, lying in zones.items() if not zone.startswith("hand") for card in lying]
    for seat in SEATS:
        zones[f"inverted:{seat}"] = list(inverted[seat] or ())
        zones[f"known:{seat}"] = _once(in_sight, zones[f"hand:{seat}"], known[seat] or ())
    zones["known:all"] = in_sight
    data = GAME.save(GAME.new(GAME.setup(seed=1, deck=cards)))
    data |= {"year": year, "turn": moment, "windmill": windmill, "drawn": 0, "pile": pile, "cards": zones}
    data["tokens"] = _tokens(cards, year, storage, fields or {})
    data["agenda"] = _agenda(year, to_move, windmill, moment)
    if chance is not None:
        data["chance"] = {"kind": "scripted", "outcomes": list(chance), "start": 0}
    return Table(match_from(GAME, GAME.load(data)))


def into_year(year: int, windmill: int = 1, **position: Any) -> Table:
    """The first decision of a year that began from a position of the year before.

    Seat 0 ended that year by placing beer-25 (6A, of no effect before the end) as an upgrade. With equal
    storages the windmill has then left the seat that held it.
    """
    before = a_table(year - 1, windmill=windmill, hands=(["beer-25"], []), **position)
    return before.do("upgrade beer-25")


def _once(*groups: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(card for group in groups for card in group))


def _placed_upgrades(deck: Deck, upgrades: CardPair, taken: set[str]) -> tuple[list[str], list[str]]:
    """The cards under the board; effects are turned into cards, and all of them into taken ones."""
    shown = fronts(deck)
    taken.update(name for names in upgrades for name in names or () if name in shown)
    placed: tuple[list[str], list[str]] = ([], [])
    for seat in SEATS:
        for name in upgrades[seat] or ():
            bearers = [card for card in shown if shown[card]["upgrade"] == name and card not in taken]
            if name not in shown and not bearers:
                raise ValueError(f"no free card bears {name!r}: give one that upgrade with custom_deck")
            placed[seat].append(name if name in shown else bearers[0])
            taken.add(placed[seat][-1])
    return placed


def _held(
    deck: Deck, hands: CardPair, to_move: int, windmill: int, turn: int, taken: set[str]
) -> tuple[list[str], list[str]]:
    held: tuple[list[str], list[str]] = ([], [])
    for seat in SEATS:
        given = hands[seat]
        if given is None:
            spare = [card for card in reversed(deck.ids) if card not in taken]
            waiting = to_move in (seat, windmill)
            given = spare[: 6 - turn if waiting else 5 - turn]
        held[seat].extend(given)
        taken.update(given)
    return held


def _tokens(
    deck: Deck, year: int, storage: tuple[Tokens, Tokens], fields: Tokens
) -> dict[str, dict[str, int]]:
    data = cast(dict[str, Any], deck.to_data())
    signs = data["board"]["dry" if year % 2 == 0 else "fruitful"]
    in_box = {kind: data["supply"].get(kind, 0) for kind in KINDS}
    left = {kind: in_box[kind] - sum(store.get(kind, 0) for store in storage) for kind in KINDS}
    laid = {kind: fields.get(kind, min(left[kind], signs.get(kind, left[kind]))) for kind in KINDS}
    return {
        "fields": laid,
        "supply": {kind: left[kind] - laid[kind] for kind in KINDS},
        "offer": dict.fromkeys(KINDS, 0),
        **{f"storage:{seat}": {kind: storage[seat].get(kind, 0) for kind in KINDS} for seat in SEATS},
    }


def _agenda(year: int, to_move: int, windmill: int, turn: int) -> list[dict[str, object]]:
    fruitful = year % 2 == 1
    steps = [("turn", to_move)]
    if fruitful and turn == 1:
        steps.append(("inverting", to_move))
    if to_move == windmill:
        steps.append(("turn-start", 1 - to_move))
    if fruitful:
        steps.append(("swap", -1))
    steps += [("round", -1), ("windmill", -1), ("year", -1)]
    return [{"step": step, "seat": seat, "first": 0, "second": 0} for step, seat in steps]
