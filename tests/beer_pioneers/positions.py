"""Positions of Beer Pioneers for tests: say what matters, the rest is as at the start of a game.

    table = a_table(coins=(3,), dials=({"alt": 2},), hand=(("coolship",),))
    table.do("place 1 2a", "rotate alt 2")
    assert table.cellar(0) == {"alt": 1}

A position is made of saved data and loaded, so it must keep all laws; so must every position played into.
Seats left out of a sequence have nothing. Unless told otherwise it is the turn of seat 0 of four, and all
others have used up their pieces, so that seat 0 goes on until the round ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from brewtable.games.beer_pioneers.cards.deck import Deck
from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_deck
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.kernel.chance import Scripted
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result

GAME = BeerPioneers()
SEATS = 4
BEERS = ("pils", "export", "lager", "stark", "weizen", "alt")
ICONS = ("bulbs", "take", "move", "rotations")
TOKENS = ("pils", "export", "lager", "stark", "weizen", "beige", "brew", "white")
COVERS = ("large", "small")
SPACES = tuple(f"{action}{letter}" for action in range(1, 9) for letter in "ab")
TRUCK_SPACES = ("coins", "order", "load", "exchange")
ADMIN_SPACES = ("unblock", "beige", "brew", "white")
EXTENSIONS = ("filter", "cooling", "laboratory", "fleet", "malt-factory", "machine-hall")
OBJECTIVES = ("same", "different", "extensions", "unblocked", "barrels", "bulbs", "level")
TILES = {"barrel": 1, "progress": 2}  # the medium ones
RETIRED = {1: [0], 2: [1, 2], 3: [3]}  # the cellar rows that workers free, by their experience
FREE, HIDDEN_ERA, GREY = -1, 1, {"truck": 5, "worker": 8}
QUEUE = (3, 4, 1, 2)  # turn order spaces of those who are done, by seat after the mover

Things = Mapping[str, int]


def custom_deck(**changes: Any) -> Deck:
    """The house deck with changed cards: `custom_deck(coolship={"action": "coins 9"})`.

    A section set to None is dropped. The name of another table (`board`, `brewery` …) changes that; rows
    of `starting` are changed by a list.
    """
    data = cast(dict[str, Any], house_deck().to_data())
    data["deck"]["name"] = "custom"
    cards = {card["id"]: card for card in data["card"]}
    for row, change in zip(data["starting"], changes.pop("starting", []), strict=False):
        row.update(change)
    for name, change in changes.items():
        place = data[name] if name in data else cards[name.replace("_", "-")]
        place.update(change)
        for section in [section for section, value in place.items() if value is None]:
            del place[section]
    return deck_from_data(data, "custom deck")


class Table:
    """A match with questions a test likes to ask."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing.

    def do(self, *actions: str) -> Table:
        """Play actions one after the other; what is not possible raises IllegalAction."""
        for action in actions:
            self.match.act(action)
            assert GAME.broken_laws(self.match.state) == []
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The possible actions as texts; with a verb only those that begin with it."""
        texts = [GAME.text(self.match.state, int(action)) for action in self.match.state.legal()]
        return [text for text in texts if not verb or text == verb or text.startswith(f"{verb} ")]

    def can(self, action: str) -> bool:
        return action in self.legal()

    def why(self, action: str) -> Message:
        """Why an action is not possible; it must not be."""
        assert action not in self.legal(), f"{action} is possible"
        return GAME.why_not(self.match.state, GAME.parse(self.match.state, action))

    # The decision.

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mover(self) -> int | None:
        return None if self.over else int(self.match.state.to_move())

    @property
    def ask(self) -> str:
        """The decision at hand, by the name of its step; `over` at the end."""
        return "over" if self.over else str(self.saved()["agenda"][0]["step"])

    @property
    def prompt(self) -> Prompt:
        prompt = GAME.prompt(self.match.state, self.mover)
        assert prompt is not None
        return prompt

    # The whole truth.

    def saved(self) -> dict[str, Any]:
        return GAME.save(self.match.state)

    def board(self, name: str) -> list[int]:
        return list(self.saved()["board"][name])

    @property
    def round(self) -> int:
        return int(self.saved()["round"])

    @property
    def order(self) -> list[int]:
        """The turn order."""
        return [seat for seat in self.board("turn-order") if seat != FREE]

    def brewery(self, seat: int = 0) -> dict[str, Any]:
        return dict(self.saved()["breweries"][seat])

    def own(self, what: str, seat: int = 0) -> int:
        return int(self.brewery(seat)[what])

    def coins(self, seat: int = 0) -> int:
        return self.own("coins", seat)

    def points(self, seat: int = 0) -> int:
        return self.own("points", seat)

    def level(self, seat: int = 0) -> int:
        """The space of the level track, counted from 1."""
        return self.own("level", seat) + 1

    def progress(self, seat: int = 0) -> int:
        """The space of the progress track, counted from 1."""
        return self.own("progress", seat) + 1

    def income(self, seat: int = 0) -> int:
        return self.own("income", seat)

    def depot(self, seat: int = 0) -> int:
        return self.own("depot", seat)

    def dials(self, seat: int = 0) -> dict[str, int]:
        """Dials on coops and what they show."""
        brewery = self.brewery(seat)
        return {beer: brewery[f"dial-{beer}"] for beer in BEERS if brewery[f"dial-{beer}"]}

    def cellar(self, seat: int = 0) -> dict[str, int]:
        """What lies in the cellar, by beer and `barrels`."""
        brewery = self.brewery(seat)
        return {kind: brewery[f"cellar-{kind}"] for kind in (*BEERS, "barrels") if brewery[f"cellar-{kind}"]}

    def tokens(self, seat: int = 0) -> set[str]:
        """The blocking tokens still there."""
        return _members(self.own("blocked", seat), TOKENS)

    def covers(self, seat: int = 0) -> set[str]:
        """The covers still there."""
        return _members(self.own("overlaid", seat), COVERS)

    def built(self, seat: int = 0) -> set[str]:
        return _members(self.own("built", seat), EXTENSIONS)

    def workers(self, seat: int = 0) -> list[int]:
        """The experience of the tagged workers."""
        return sorted((self.own("worker-1", seat), self.own("worker-2", seat)))

    def helpers(self, seat: int = 0) -> int:
        """Small bonus workers in the supply."""
        return self.own("helpers", seat)

    def hired(self, seat: int = 0) -> int:
        """Small bonus workers on the bonus board."""
        return self.own("hired", seat)

    def master(self, seat: int = 0) -> str | None:
        return cast(str | None, self.brewery(seat)["master"])

    def hand(self, seat: int = 0) -> set[str]:
        return {record["card"] for record in self.saved()["hands"][seat]}

    def showing(self, seat: int = 0) -> set[str]:
        """The personal display, without the starting card."""
        return set(self.saved()["showing"][seat])

    def icons(self, seat: int = 0) -> tuple[int, ...]:
        """Lightbulbs, barrels to take, barrels to move, rotations."""
        return tuple(self.own(icon, seat) for icon in ICONS)

    def open(self) -> list[str | None]:
        """The display, from the left."""
        return list(self.saved()["display"])

    def pile(self) -> list[str]:
        """The draw pile, from the top."""
        return list(self.saved()["pile"])

    def discards(self) -> set[str]:
        return set(self.saved()["discards"])

    def at(self, space: str) -> int | None:
        """The seat whose worker stands on a space."""
        there = self.board("spaces")[SPACES.index(space)]
        return None if there < 0 else there // 8

    def result(self) -> Result:
        return GAME.result(self.match.state)

    # What a seat sees and hears (None: a spectator).

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.match.state, seat)

    def events(self, seat: int | None = None, kind: str = "") -> list[dict[str, Any]]:
        """What a seat heard of the last action (before the first one, of the start), of one kind if named."""
        heard = self.match.entries[-1].heard if self.match.entries else self.match.opening
        told = GAME.events_for(self.match.state, heard, seat)
        return [event for event in told if kind in ("", event["event"])]


def a_new_game(
    players: int = 4,
    seed: int = 1,
    deck: Deck | None = None,
    chance: Sequence[int] | None = None,
    **options: Any,
) -> Table:
    """A game from its set-up, at its first decision. `chance` holds raw outcomes."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    script = None if chance is None else Scripted(list(chance))
    setup = GAME.setup(players, seed if script is None else None, chosen, deck, script)
    return Table(new_match(GAME, setup))


def a_table(
    players: int = 4,
    round: int = 1,  # noqa: A002
    to_move: int = 0,
    order: Sequence[int] | None = None,
    others: str = "done",
    done: Sequence[int] = (),
    used: Iterable[str] = (),
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    level: Sequence[int] = (),
    income: Sequence[int] = (),
    progress: Sequence[int] = (),
    dials: Sequence[Things] = (),
    cellar: Sequence[Things] = (),
    depot: Sequence[int] = (),
    unblocked: Sequence[Iterable[str]] = (),
    uncovered: Sequence[Iterable[str]] = (),
    built: Sequence[Iterable[str]] = (),
    retired: Sequence[Sequence[int]] = (),
    upper: Sequence[str] = (),
    placed: Mapping[str, tuple[int, int]] | None = None,
    trucks: Mapping[str, int] | None = None,
    queue: Mapping[int, int] | None = None,
    hired: Sequence[int] = (),
    marker: Sequence[int] = (),
    master: Sequence[str | None] = (),
    hand: Sequence[Iterable[str]] = (),
    open_hand: Sequence[Iterable[str]] = (),
    showing: Sequence[Iterable[str]] = (),
    display: Sequence[str | None] | None = None,
    pile: Sequence[str] | None = None,
    pile_top: Sequence[str] = (),
    objectives: Sequence[str] = ("same", "different", "bulbs"),
    claims: Mapping[str, Sequence[int]] | None = None,
    cover: str | None = None,
    first_builder_point: bool | None = None,
    deck: Deck | None = None,
    chance: Sequence[int] | None = None,
) -> Table:
    """The turn of `to_move`, about to be taken.

    Pieces. `others` is `done` (they have used all pieces) or `ready`; `done` names more seats that are done.
    `used` names pieces the mover has used: `worker-1`, `worker-2`, `truck`, `queue`, `admin`. A piece used so
    stands at the exchange, in the turn order area, or on the left administrative space. `placed={"1a": (1,
    2)}` has seat 1's worker of experience 2 on 1a, `trucks={"order": 1}` seat 1's truck on the order space,
    `queue={5: 0}` seat 0 on the fifth turn order space, with the grey truck.

    Breweries. Spaces of tracks count from 1. All tokens and covers are there but those `unblocked` and
    `uncovered`; coops of dials are freed. `retired=([1, 2],)` are experiences; workers and rows follow.
    Bonus workers are in the supply but those `hired`, and those at a laboratory or at an objective.

    Cards. Hands are hidden but those of `open_hand`. The display holds the first six free cards, unless
    named; `pile` is the whole pile, and all others are then discarded; `pile_top` only starts it.
    """
    cards = deck or house_deck()
    seat_order = list(order or range(players))
    options = {} if first_builder_point is None else {"first-builder-point": first_builder_point}
    data = cast(
        dict[str, Any], GAME.save(GAME.new(GAME.setup(players=players, seed=1, options=options, deck=cards)))
    )
    breweries: list[dict[str, Any]] = data["breweries"]
    for seat in range(players):
        place = seat_order.index(seat)
        start = cards.starting[place]
        shown = [cards.cards[cards.numbers[card]].beige for card in _at(showing, seat, ())]
        icons = [start.beige.icons, *[beige.icons for beige in shown if beige is not None]]
        stored, turning = _at(cellar, seat, {}), _at(dials, seat, {})
        free = {*_at(unblocked, seat, ()), *turning}
        bare = {*_at(uncovered, seat, ()), *_covers_over(turning)}
        workers, rows = _retired(_at(retired, seat, ()))
        extensions = _at(built, seat, ())
        helpers = 2 + 2 * ("machine-hall" in extensions) - ("laboratory" in extensions) - _at(hired, seat, 0)
        helpers -= sum(1 for seats in (claims or {}).values() if seat in seats)
        breweries[seat].update(
            {
                "coins": _at(coins, seat, 0),
                "points": _at(points, seat, 0),
                "level": _at(level, seat, 1) - 1,
                "income": _at(income, seat, 0),
                "progress": _at(progress, seat, 1) - 1,
                **{icon: sum(row[n] for row in icons) for n, icon in enumerate(ICONS)},
                **{f"dial-{beer}": turning.get(beer, 0) for beer in BEERS},
                **{f"cellar-{kind}": stored.get(kind, 0) for kind in (*BEERS, "barrels")},
                "depot": _at(depot, seat, 0),
                "blocked": _set(TOKENS, [token for token in TOKENS if token not in free]),
                "overlaid": _set(COVERS, [one for one in COVERS if one not in bare]),
                "built": _set(EXTENSIONS, extensions),
                "retired": sum(1 << row for row in rows),
                "upper": TILES[_at(upper, seat, "barrel")],
                "worker-1": workers[0],
                "worker-2": workers[1],
                "helpers": helpers,
                "hired": _at(hired, seat, 0),
                "marker": _at(marker, seat, 0),
                "master": _at(master, seat, None),
                "hand-size": len([*_at(hand, seat, ()), *_at(open_hand, seat, ())]),
                "starting": place,
                "dealt": 0,
            }
        )
    gone = {seat for seat in range(players) if seat != to_move and others == "done"} | set(done)
    _lay_pieces(
        data, players, to_move, gone, set(used), dict(placed or {}), dict(trucks or {}), dict(queue or {})
    )
    _lay_cover(data, cards, players, cover)
    board = data["board"]
    board["turn-order"] = seat_order + [FREE] * (SEATS - players)
    board["objectives"] = [OBJECTIVES.index(name) for name in objectives]
    second = -2 if players == 2 else FREE
    board["claims"] = []
    for name in objectives:
        seats = list((claims or {}).get(name, ()))
        board["claims"] += [*seats, *[FREE, second][len(seats) :]]
    _lay_cards(data, cards, players, hand, open_hand, showing, master, display, pile, pile_top)
    data |= {"round": round, "drawn": 0, "shuffles": 1}
    data["agenda"] = _agenda(seat_order, to_move)
    if chance is not None:
        data["chance"] = {"kind": "scripted", "outcomes": list(chance), "start": 0}
    return Table(match_from(GAME, GAME.load(data)))


def _at(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise


def _set(names: Sequence[str], chosen: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _members(number: int, names: Sequence[str]) -> set[str]:
    return {name for place, name in enumerate(names) if number >> place & 1}


def _covers_over(dials: Things) -> set[str]:
    found = set()
    if {"pils", "export", "lager"} & set(dials):
        found.add("large")
    if {"stark", "weizen"} & set(dials):
        found.add("small")
    return found


def _retired(experiences: Sequence[int]) -> tuple[list[int], list[int]]:
    """The two workers, and the rows freed, after these have retired one after the other."""
    workers, rows = [1, 2], []
    for experience in experiences:
        workers[workers.index(experience)] += 1
        rows.append(next(row for row in RETIRED[experience] if row not in rows))
    return workers, rows


def _lay_pieces(
    data: dict[str, Any],
    players: int,
    to_move: int,
    gone: set[int],
    used: set[str],
    placed: dict[str, tuple[int, int]],
    trucks: dict[str, int],
    queue: dict[int, int],
) -> None:
    """Pieces on the board, and those still ready."""
    board, breweries = data["board"], data["breweries"]
    board["spaces"] = [FREE] * 16
    for space, (seat, experience) in placed.items():
        board["spaces"][SPACES.index(space)] = seat * 8 + experience
    board["exchanged"], board["trucks"] = [0] * SEATS, [0] * 16
    board["turn-spaces"], board["grey"] = [FREE] * 8, [FREE, FREE]
    for name, seat in trucks.items():
        board["trucks"][TRUCK_SPACES.index(name) * SEATS + seat] += 1
    for space, seat in queue.items():
        board["turn-spaces"][space - 1] = seat
    free_spaces = [space for space in QUEUE if space not in queue]
    for seat in range(players):
        own = breweries[seat]
        away = used if seat == to_move and seat not in gone else set()
        if seat in gone:
            away = {"worker-1", "worker-2", "truck", "queue", "admin"}
        ready = [own["worker-1"], own["worker-2"]]
        if queue.get(GREY["worker"]) == seat:
            ready.append(2)
        for _, experience in (pair for pair in placed.values() if pair[0] == seat):
            ready.remove(experience)
        for name in ("worker-1", "worker-2"):
            if name in away and own[name] in ready:
                ready.remove(own[name])
                board["exchanged"][seat] += 1
        for experience in range(1, 5):
            own[f"ready-{experience}"] = ready.count(experience)
        own["trucks"] = 1 + (queue.get(GREY["truck"]) == seat) - sum(1 for s in trucks.values() if s == seat)
        if "truck" in away and own["trucks"]:
            own["trucks"] -= 1
            board["trucks"][TRUCK_SPACES.index("exchange") * SEATS + seat] += 1
        if "queue" in away and seat not in queue.values():
            board["turn-spaces"][free_spaces.pop(0) - 1] = seat
        own["queued"] = int(seat in board["turn-spaces"])
        own["admin"] = int("admin" in away)
    board["grey"] = [board["turn-spaces"][GREY["worker"] - 1], board["turn-spaces"][GREY["truck"] - 1]]


def _lay_cover(data: dict[str, Any], cards: Deck, players: int, cover: str | None) -> None:
    chosen = [card for card in cards.covers if card.players == players and cover in (None, card.id)]
    data["cover"] = chosen[0].id if chosen else None
    covered = chosen[0].spaces if chosen else []
    data["board"]["nine-covered"] = [int(16 in covered)]
    for space in covered:
        if space < 16:
            data["board"]["spaces"][space] = -2


def _lay_cards(
    data: dict[str, Any],
    cards: Deck,
    players: int,
    hand: Sequence[Iterable[str]],
    open_hand: Sequence[Iterable[str]],
    showing: Sequence[Iterable[str]],
    master: Sequence[str | None],
    display: Sequence[str | None] | None,
    pile: Sequence[str] | None,
    pile_top: Sequence[str],
) -> None:
    data["hands"] = [
        [{"card": card, "era": HIDDEN_ERA} for card in _at(hand, seat, ())]
        + [{"card": card, "era": None} for card in _at(open_hand, seat, ())]
        for seat in range(SEATS)
    ]
    data["showing"] = [list(_at(showing, seat, ())) for seat in range(SEATS)]
    taken = {record["card"] for records in data["hands"] for record in records}
    taken |= {card for cards_shown in data["showing"] for card in cards_shown}
    taken |= {card for card in master if card is not None} | {*pile_top, *(pile or ())}
    left = [card for card in cards.ids if card not in taken]
    if display is None:
        data["display"], left = left[:6], left[6:]
    else:
        data["display"] = [*display, *[None] * (6 - len(display))]
        left = [card for card in left if card not in display]
    if pile is None:
        data["pile"], data["discards"] = [*pile_top, *left], []
    else:
        data["pile"], data["discards"] = list(pile), left


def _agenda(order: Sequence[int], to_move: int) -> list[dict[str, Any]]:
    following = (list(order).index(to_move) + 1) % len(order)
    steps = [("turn", to_move, 0), ("claiming", to_move, 0), ("turn-end", to_move, 0)]
    steps += [("action-phase", -1, following)]
    steps += [("brewing-process", seat, 0) for seat in order]
    steps += [("retrieving", -1, 0), ("round", -1, 0)]
    return [{"step": step, "seat": seat, "first": first, "second": 0} for step, seat, first in steps]
