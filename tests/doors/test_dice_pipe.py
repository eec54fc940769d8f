"""The door for programs with Dice Brewing: whole games, every decision loaded, and what is refused."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.material import DIE_NUMBERS, SPACE_NAMES, TOKEN_NAMES

from .test_large_pipe import Table, recorded_positions, spread
from .test_pipe import Answer, Position, Process, error_in, garble, with_a_strange_value

GAME = DiceBrewing()
NAME = GAME.name
GOLDEN = Path(__file__).parent.parent / "golden" / "dice"
DECISIONS = (
    "move",
    "rerolling",
    "name-colour",
    "take-die",
    "give-die",
    "keep-die",
    "buy",
    "play-token",
    "brew",
    "use-die",
    "add-extra",
    "win-token",
)
POOL, WAREHOUSE, MARKET, BOARD = 1, 5, 9, 13  # places of dice in the data, seat 0
BLOCKED, PROTECTED, RAISED = 1, 2, 8
GARBLED = 1500


@pytest.fixture
def door() -> Table:
    return Table(GAME)


@pytest.fixture
def process() -> Iterator[Process]:
    door = Process()
    yield door
    if door.process.poll() is None:
        assert door.close() == 0


@cache
def positions() -> dict[str, tuple[Position, ...]]:
    return recorded_positions(GOLDEN)


def some(ask: str, count: int) -> list[Position]:
    return spread(positions()[ask], count)


def a_position(ask: str, fits: Callable[[Position], bool] = lambda p: True) -> Position:
    return copy.deepcopy(next(saved for saved in positions()[ask] if fits(saved)))


def dice_at(position: Position, place: int) -> list[str]:
    return [name for name, die in position["dice"].items() if die[0] == place]


# The game.


def test_the_game_introduces_itself(door: Table) -> None:
    game = next(one for one in door.ask("games")["games"] if one["name"] == NAME)
    assert (game["title"], game["players"]) == ("Dice Brewing", {"fewest": 2, "most": 4})
    assert set(game["options"]) == {"first", "advanced", "bad-luck"}
    assert "is for 2 to 4 players, not 5" in door.refusal("new", game=NAME, players=5)[1]
    assert "'first'" in door.refusal("new", game=NAME, players=2, options={"first": "2"})[1]
    assert "not 'yes'" in door.refusal("new", game=NAME, options={"advanced": "yes"})[1]
    assert door.new(options={"bad-luck": True}).refusal("result")[0] == "bad-request"


def test_a_deck_travels_with_its_position(door: Table) -> None:
    data: Any = GAME.house_deck().to_data()
    data["start"]["gold"] = 5
    position = door.new(players=3, deck=data).ask("state")["state"]
    assert position["gold"] == [5, 5, 5, 0]
    assert Table(GAME).load(position).ask("state")["state"] == position
    data["recipe"][4]["needs"] = {}
    code, message = door.refusal("new", game=NAME, deck=data)
    assert code == "bad-deck"
    assert "needs" in message


def test_prompts_speak_of_players_by_name(door: Table) -> None:
    """Notation and data count seats from 0; what people read names who sits there."""
    door.load(shutting())
    prompt = door.ask("prompt", seat=0)["prompt"]
    labels = {one["text"]: one["label"] for one in prompt["options"]}
    shut = "with a token: nothing can be placed there this round"
    assert labels["shut 1 malt"] == f"Shut the malt house of seat 1 {shut}"
    assert labels["shut 2 hops"] == f"Shut the hop plantation of seat 2 {shut}"
    played = door.ask("play", action={"kind": "shut", "seat": 2, "building": "hops"})
    assert {"event": "shut", "seat": 2, "building": "hops"} in played["events"]


# Secrets.


def hidden(view: Answer, owner: int) -> list[bool]:
    return [token["token"] is None for token in view["brewers"][owner]["tokens"]]


def test_hidden_tokens_are_seen_by_their_owner_alone(door: Table) -> None:
    seen = 0
    for ask in ("move", "play-token", "buy", "brew"):
        for position in [one for one in positions()[ask] if one["advanced"] and one["tokens"]][::4][:15]:
            door.load(position)
            for seat in (*range(position["seats"]), None):
                view = door.ask("view", seat=seat)["view"]
                assert all(isinstance(stack, bool) for stack in view["black_market"].values())
                for owner in range(position["seats"]):
                    rows = [token for token in position["tokens"] if token["seat"] == owner]
                    expected = [owner != seat and not token["shown"] for token in rows]
                    assert hidden(view, owner) == expected
                    seen += sum(expected)
    assert seen > 20


def test_a_bought_token_is_told_to_its_buyer_alone(door: Table) -> None:
    def could_buy(p: Position) -> bool:
        return bool(p["advanced"] and p["round"] >= 3 and p["gold"][p["agenda"][0]["seat"]] >= 3)

    position = a_position("buy", could_buy)
    position["black_market"]["mark"] = 3
    position["tokens"] = [token for token in position["tokens"] if token["token"] != "mark"]
    seat = position["agenda"][0]["seat"]
    told = door.load(position).ask("play", action="buy mark")["events"]
    assert {"event": "token", "seat": seat, "token": "mark", "paid": 3} in told
    for watcher in (*(one for one in range(position["seats"]) if one != seat), None):
        assert "mark" not in json.dumps(door.ask("view", seat=watcher)["view"]["brewers"][seat]["tokens"])
    code, message = door.refusal("undo", seat=seat)
    assert (code, message) == ("undo-refused", "Something new became known since: it cannot be taken back.")


# Wrong actions.


def test_malformed_unknown_and_illegal_are_three_errors(door: Table) -> None:
    door.new(1, options={"first": "0"})
    for wanted in (
        "",
        "dance",
        "place",
        "place y1",
        "store",
        "done now",
        "shut one malt",
        "brew x",
        "place y1 malt-1 y2",
    ):
        assert door.refusal("play", action=wanted)[0] == "malformed-action", wanted
    for shape in (
        *(None, True, 1.5, [], {}),
        {"kind": "place", "piece": "y1"},
        {"kind": "shut", "seat": "1", "building": "malt"},
        {"kind": "done", "x": 1},
        {"kind": "brew", "recipe": True},
    ):
        assert door.refusal("play", action=shape)[0] == "malformed-action", shape
    for unknown in (
        *(-1, 1115, 10**30),
        *("place y15 malt-1", "place seed malt-2", "store z1", "brew 5", "shut 4 malt", "buy beer"),
        *("buy raise b1", "buy honey y1", "name blue", "win luck", "keep market"),
    ):
        assert door.refusal("play", action=unknown)[0] == "unknown-action", unknown
    for illegal in (
        "brew 1",
        "win raise",
        "buy honey",
        "shut 1 malt",
        "store y2",
        "place b1 school-1",
        "quiet",
    ):
        assert door.refusal("play", action=illegal)[0] == "illegal-action", illegal
    code, message = door.refusal("play", action="place y1 malt1")
    assert (code, message) == ("unknown-action", "no space is called 'malt1'; did you mean 'malt-1'?")
    assert door.ask("legal")["actions"]


def fresh(players: int, **options: object) -> Position:
    """The first decision of a game, by seat 0."""
    position: Position = (
        Table(GAME).new(5, players=players, options={"first": "0", **options}).ask("state")["state"]
    )
    return position


def shutting() -> Position:
    """Round 2 of three players starts, and seat 0 holds two tokens that block a building."""
    position = a_position("play-token", lambda p: p["agenda"][0]["first"] == 0 and p["seats"] == 3)
    position["tokens"] = [{"seat": 0, "token": "shut", "paid": 0, "shown": True}] * 2
    position["black_market"] = dict.fromkeys(TOKEN_NAMES, 0)
    position["agenda"][0].update({"seat": 0, "second": 0})
    position |= {"round": 2, "quiet": [], "shut": [[], [], [], []]}
    return position


def test_illegal_actions_say_why_in_words(door: Table) -> None:
    position = fresh(3)
    position["used"]["malt-3"] = [1, 2]
    position["used"]["malt-1"] = [1]
    position["dice"]["k1"][1] = 6
    door.load(position)
    assert door.why_not("place k1 malt-3") == "2 players used it: it is blocked for you this round"
    assert door.why_not("place k1 seeds-2") == "opens in round 3"
    assert door.why_not("place b1 school-1") == "opens in round 2"
    assert door.why_not("place y1 hops-2") == "takes a green die below 6"
    assert door.why_not("place y2 malt-2") == "that is not among your own"
    assert door.why_not("raise y1") == "you do not hold a raise token"
    assert "something else is asked now" in door.why_not("brew 1")

    position = fresh(2)
    position["used"]["malt-2"] = [1]
    assert (
        door.load(position).why_not("place y1 malt-2")
        == "the other player used it: it is blocked for you this round"
    )
    door.load(position).ask("play", action="place seed hops-1")
    assert door.why_not("place seed malt-1") == "you have no seed"
    door.ask("play", action="place y1 malt-3")
    assert door.why_not("place b1 hops-1") == "a move has two pieces at most"
    assert door.why_not("store y1") == "that is not among your own"


def test_recipes_wares_and_tokens_say_what_is_lacking(door: Table) -> None:
    stout = a_position("brew", lambda p: "strong-roasted-stout" in p["open"])
    place = stout["open"].index("strong-roasted-stout") + 1
    if f"brew {place}" not in door.load(stout).texts():
        assert re.search(r"your warehouse lacks .*(yellow|black|green) [2-5]", door.why_not(f"brew {place}"))
    poor = a_position("buy", lambda p: p["round"] == 2)
    poor["gold"] = [0, 0, 0, 0]
    assert door.load(poor).why_not("buy honey") == "4 gold short"
    assert door.why_not("buy raise") == "opens in round 3"
    door.load(shutting())
    assert door.why_not("shut 0 malt") == "the building must be another player's"
    assert door.why_not("shut 3 malt") == "nobody sits there"
    assert door.why_not("shut 1 seeds") == "opens in round 3"
    door.ask("play", action="shut 1 malt")
    assert door.why_not("shut 1 malt") == "this building of seat 1 is shut already"


def test_a_lacking_black_five_is_named(door: Table) -> None:
    """A warehouse with all that the stout needs but its black 5."""
    position = a_position("brew", lambda p: p["seats"] == 2 and not p["advanced"])
    seat = position["agenda"][0]["seat"]
    shown = position["open"][0]
    for zone in (position["pile"], *position["brewed"]):
        if "strong-roasted-stout" in zone:
            zone[zone.index("strong-roasted-stout")] = shown
            position["open"][0] = "strong-roasted-stout"
    position["closed"] = []
    for place in (WAREHOUSE + seat, POOL + seat):
        for name in dice_at(position, place):
            position["dice"][name] = [0, 0, 0]
    for name, value in (("y", 2), ("y", 3), ("k", 3), ("k", 4), ("g", 4)):
        die = next(one for one in dice_at(position, 0) if one[0] == name)
        position["dice"][die] = [WAREHOUSE + seat, value, 0]
    place = position["open"].index("strong-roasted-stout") + 1
    assert door.load(position).why_not(f"brew {place}") == "your warehouse lacks black 5"


# Positions that break a law.


def a_move(p: Position) -> bool:
    return bool(p["seats"] == 3 and p["round"] == 3 and not p["advanced"] and p["agenda"][0]["second"] == 0)


@cache
def _base() -> Position:
    position = a_position("move", a_move)
    position["tokens"] = []
    position["used"] = {space: [] for space in SPACE_NAMES}
    position["seeds"] = [10 - sum(position["seeds"][1:5]), *position["seeds"][1:5], *[0] * 8]
    for name, die in position["dice"].items():
        if die[0] >= MARKET:
            position["dice"][name] = [0, 0, 0]
    return position


def die_lost(p: Position) -> None:
    del p["dice"]["y1"]


def die_nowhere(p: Position) -> None:
    p["dice"]["y14"][0] = POOL + 3


def die_on_an_empty_board(p: Position) -> None:
    p["dice"]["y14"] = [BOARD + 3 * 22 + 2, 3, 0]


def die_of_seven(p: Position) -> None:
    p["dice"]["y14"] = [WAREHOUSE, 7, 0]


def stored_without_a_value(p: Position) -> None:
    p["dice"]["y14"] = [WAREHOUSE, 0, 0]


def yellow_at_the_market(p: Position) -> None:
    p["dice"]["y14"] = [MARKET, 3, 0]


def two_at_the_market(p: Position) -> None:
    p["dice"]["b10"] = [MARKET, 3, 0]
    p["dice"]["b9"] = [MARKET, 4, 0]


def supply_with_values(p: Position) -> None:
    p["dice"][dice_at(p, 0)[0]][1] = 3


def unrolled_pool(p: Position) -> None:
    p["dice"]["y14"] = [POOL, 0, 0]


def mark_in_the_supply(p: Position) -> None:
    p["dice"][dice_at(p, 0)[0]][2] = PROTECTED


def blocked_and_protected(p: Position) -> None:
    p["dice"]["y14"] = [WAREHOUSE, 3, BLOCKED | PROTECTED]


def raised_below_one(p: Position) -> None:
    p["dice"]["y14"] = [WAREHOUSE, 2, 2 * RAISED]


def piece_on_an_unused_space(p: Position) -> None:
    p["dice"]["y14"] = [BOARD + 2, 3, 0]


def green_in_the_malt_house(p: Position) -> None:
    p["used"]["malt-2"] = [0]
    p["dice"]["g12"] = [BOARD + 2, 3, 0]


def six_to_be_raised(p: Position) -> None:
    p["used"]["malt-3"] = [0]
    p["dice"]["y14"] = [BOARD + 4, 6, 0]


def weak_fast_die(p: Position) -> None:
    p["used"]["malt-1"] = [0]
    p["dice"]["b10"] = [BOARD + 1, 2, 0]


def two_dice_on_a_space(p: Position) -> None:
    p["used"]["malt-2"] = [0]
    p["dice"]["y14"] = [BOARD + 2, 3, 0]
    p["dice"]["y13"] = [BOARD + 2, 4, 0]


def school_without_blue(p: Position) -> None:
    p["used"]["school-3"] = [0]
    p["dice"]["y14"] = [BOARD + 14, 3, 0]


def two_seeds_on_a_space(p: Position) -> None:
    p["used"]["hops-1"] = [0]
    p["seeds"][0] -= 2
    p["seeds"][9] = 2


def seed_on_an_unused_space(p: Position) -> None:
    p["seeds"][0] -= 1
    p["seeds"][5] = 1


def crowded_space(p: Position) -> None:
    p["used"]["malt-1"] = [0, 1, 2]


def space_not_open_yet(p: Position) -> None:
    p["round"] = 2
    p["used"]["seeds-1"] = [1]


def space_of_a_shut_building(p: Position) -> None:
    p["shut"][1] = ["malt"]
    p["used"]["malt-2"] = [1]


def lost_seed(p: Position) -> None:
    p["seeds"][0] -= 1


def lost_ingredient(p: Position) -> None:
    p["market"]["honey"] -= 1


def token_too_many(p: Position) -> None:
    p["black_market"]["raise"] = 3
    p["tokens"] = [{"seat": 0, "token": "raise", "paid": 2, "shown": True}]


def token_at_another_price(p: Position) -> None:
    p["black_market"]["raise"] = 0
    p["tokens"] = [{"seat": 0, "token": "raise", "paid": 3, "shown": True}]


def token_hidden_in_the_standard_game(p: Position) -> None:
    p["black_market"]["raise"] = 0
    p["tokens"] = [{"seat": 0, "token": "raise", "paid": 2, "shown": False}]


def gold_of_nobody(p: Position) -> None:
    p["gold"][3] = 1


def negative_gold(p: Position) -> None:
    p["gold"][0] = -1


def recipe_lost(p: Position) -> None:
    p["pile"].pop()


def recipe_doubled(p: Position) -> None:
    p["brewed"][0].append(p["pile"][0])


def recipe_unknown(p: Position) -> None:
    p["pile"][0] = "root-beer"


def fourth_open_recipe(p: Position) -> None:
    p["open"][3] = p["pile"].pop()


def blocked_recipe_in_the_deck(p: Position) -> None:
    p["closed"] = [p["pile"][0]]


def round_31(p: Position) -> None:
    p["round"] = 31


def round_0(p: Position) -> None:
    p["round"] = 0


def first_without_a_seat(p: Position) -> None:
    p["first"] = 3


def no_agenda(p: Position) -> None:
    p["agenda"] = []


def agenda_without_a_decision(p: Position) -> None:
    p["agenda"].pop(0)


def decision_of_nobody(p: Position) -> None:
    p["agenda"][0]["seat"] = -1


def endless_row_of_passes(p: Position) -> None:
    p["agenda"][0]["first"] = 3


def three_pieces(p: Position) -> None:
    p["agenda"][0]["second"] = 3


def purchase_before_its_time(p: Position) -> None:
    p["agenda"].pop(1)


def bought_beforehand(p: Position) -> None:
    p["agenda"][2]["first"] = 3


def gold_spent_beforehand(p: Position) -> None:
    p["agenda"][2]["second"] = 3


def round_without_end(p: Position) -> None:
    p["agenda"].pop()


def phase_of_a_seat(p: Position) -> None:
    p["agenda"][1]["seat"] = 0


def unknown_phase(p: Position) -> None:
    p["agenda"][1]["first"] = 5


def two_moves_at_once(p: Position) -> None:
    p["agenda"].insert(0, p["agenda"][0])


def unknown_step(p: Position) -> None:
    p["agenda"][0]["step"] = "brunch"


def nothing_to_win(p: Position) -> None:
    p["agenda"] = [{"step": "win-token", "seat": 0, "first": 0, "second": 0}, *p["agenda"][-3:]]
    p["agenda"].insert(1, {"step": "brewing", "seat": 1, "first": 0, "second": 0})
    p["black_market"] = dict.fromkeys(TOKEN_NAMES, 0)


def other_rules(p: Position) -> None:
    p["rules"] = 99


def unknown_field(p: Position) -> None:
    p["weather"] = "sunny"


LYING = "spaces: what lies on {} of seat 0 cannot be there"
BROKEN: dict[Callable[[Position], None], str] = {
    die_lost: "dice: must name each die from y1 to b10 once",
    die_nowhere: "dice: y14 lies nowhere on this table",
    die_on_an_empty_board: "dice: y14 lies nowhere on this table",
    die_of_seven: "dice: a die is a place, a value and its marks",
    stored_without_a_value: "dice: y14 lies stored or placed without a value",
    yellow_at_the_market: "dice: y14 is not blue and lies at the market",
    supply_with_values: "dice: in the supply they show a value only while",
    raised_below_one: "dice: the tokens on y14 raise it by as much as it shows, or more",
    piece_on_an_unused_space: LYING.format("malt-2"),
    six_to_be_raised: LYING.format("malt-3"),
    two_dice_on_a_space: LYING.format("malt-2"),
    two_seeds_on_a_space: LYING.format("hops-1"),
    seed_on_an_unused_space: LYING.format("malt-1"),
    crowded_space: "spaces: malt-1 was used by too many players",
    lost_seed: "seeds: there are 9, the box holds 10",
    lost_ingredient: "ingredients: there are 2 honey, not 3",
    token_too_many: "tokens: there are more than 3 raise",
    token_at_another_price: "tokens: raise is won for 0 gold or bought for 2, not for 3",
    token_hidden_in_the_standard_game: "tokens: raise is hidden, which takes the option `advanced`",
    gold_of_nobody: "seats: nobody sits at seat 3",
    negative_gold: "gold: ",
    recipe_lost: "lies in 0 places, it must lie in one",
    recipe_doubled: "lies in 2 places, it must lie in one",
    recipe_unknown: "pile: no recipe is called 'root-beer'",
    fourth_open_recipe: "open: at this table 3 recipes lie open, not more",
    blocked_recipe_in_the_deck: "is blocked, but does not lie open",
    round_31: "round: must be a whole number from 1 to 30, not 31",
    round_0: "round: must be a whole number from 1 to 30, not 0",
    first_without_a_seat: "first: the first player has no seat here",
    no_agenda: "agenda: it is empty before the game is over",
    agenda_without_a_decision: "agenda: there must be a decision of a seat on top",
    decision_of_nobody: "agenda: there must be a decision of a seat on top",
    endless_row_of_passes: "agenda: the operands of `move` cannot be such",
    three_pieces: "agenda: the operands of `move` cannot be such",
    round_without_end: "agenda: what waits under the decision is not what the rules lay there",
    unknown_step: "agenda: each step has a `step`, one of",
    phase_of_a_seat: "agenda: what waits under the decision is not what the rules lay there",
    unknown_phase: "agenda: the operands of `announcing` cannot be such",
    two_moves_at_once: "agenda: what waits under the decision is not what the rules lay there",
    nothing_to_win: "agenda: ",
    other_rules: "not a position of dice-brewing with rules version",
    unknown_field: "unknown field 'weather'",
}


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda one: one.__name__)
def test_a_position_that_breaks_a_law_is_refused_and_the_game_stays(
    door: Table, breaking: Callable[[Position], None]
) -> None:
    position = copy.deepcopy(_base())
    door.load(position)
    broken = copy.deepcopy(position)
    breaking(broken)
    code, message = door.refusal("load", state=broken)
    assert code == "bad-position"
    assert BROKEN[breaking] in message
    assert door.ask("state")["state"] == position
    door.ask("play", action="done")


# No play leads there, but from there it leads on.
STRANGE = (
    two_at_the_market,
    unrolled_pool,
    mark_in_the_supply,
    blocked_and_protected,
    green_in_the_malt_house,
    weak_fast_die,
    school_without_blue,
    space_not_open_yet,
    space_of_a_shut_building,
    purchase_before_its_time,
    bought_beforehand,
    gold_spent_beforehand,
)


@pytest.mark.parametrize("change", STRANGE, ids=lambda one: one.__name__)
def test_a_position_that_keeps_the_laws_is_believed_and_plays_on(
    door: Table, change: Callable[[Position], None]
) -> None:
    position = copy.deepcopy(_base())
    change(position)
    plays_on(door, position)


def plays_on(door: Table, position: Position) -> None:
    door.load(position)
    chooser = Random(0)
    while options := door.ask("legal")["actions"]:
        door.ask("play", action=chooser.choice(options)["action"])
    assert door.ask("load", state=door.ask("state")["state"])["over"]


def test_a_space_used_between_rounds_plays_on(door: Table) -> None:
    position = a_position("play-token", lambda p: p["agenda"][0]["first"] == 0)
    position["used"]["malt-1"] = [0]
    plays_on(door, position)


def test_a_turn_that_goes_on_without_a_piece_plays_on(door: Table) -> None:
    position = a_position("keep-die")
    position["agenda"][1]["second"] = 0
    plays_on(door, position)


@pytest.mark.parametrize(
    ("ask", "below", "change"),
    [
        ("play-token", 1, {"seat": -1}),
        ("play-token", 1, {"first": 40}),
        ("play-token", 0, {"second": 4}),
        ("keep-die", 1, {"first": 4}),
        ("rerolling", 1, {"seat": -1}),
        ("win-token", 1, {"first": 7}),
        ("brew", 0, {"first": 4}),
        ("buy", 0, {"second": 7}),
    ],
)  # fmt: skip
def test_what_waits_must_come_to_an_end(door: Table, ask: str, below: int, change: dict[str, int]) -> None:
    """Such a game would pass on and on, or ask nobody."""

    def before_a_move(p: Position) -> bool:
        return ask != "play-token" or p["agenda"][1]["step"] == "arranging"

    position = a_position(ask, before_a_move)
    position["agenda"][below].update(change)
    code, message = door.refusal("load", state=position)
    assert (code, message.partition(":")[0]) == ("bad-position", "agenda")


def test_a_swap_needs_a_die_to_give(door: Table) -> None:
    position = a_position("take-die")
    top = position["agenda"][0]
    letter = "ykg"[top["first"]]
    for name, die in position["dice"].items():
        if name[0] == letter and die[0] in (POOL + top["seat"], WAREHOUSE + top["seat"]):
            position["dice"][name] = [0, 1, 0]
    assert "agenda: " in door.refusal("load", state=position)[1]


def test_hidden_tokens_that_nobody_could_have_bought_are_refused(door: Table) -> None:
    """A guess at hidden tokens would find no kind at that price."""
    position = a_position(
        "move", lambda p: p["advanced"] and any(t["paid"] and not t["shown"] for t in p["tokens"])
    )
    next(token for token in position["tokens"] if token["paid"] and not token["shown"])["paid"] = 19
    assert "bought for" in door.refusal("load", state=position)[1]


# Lines that nobody should ever send.


def valid_lines() -> list[bytes]:
    requests: list[Answer] = [
        {"do": "new", "game": NAME, "players": 4, "seed": 7, "options": {"first": "0", "advanced": True}},
        {"do": "legal"},
        {"do": "play", "action": 3},
        {"do": "play", "action": "place y1 malt-2"},
        {"do": "play", "action": {"kind": "shut", "seat": 2, "building": "hops"}},
        {"do": "play", "action": {"kind": "buy", "ware": "honey", "die": "b1"}},
        {"do": "view", "seat": 3},
        {"do": "prompt", "seat": 0},
        {"do": "resample", "seat": 2, "seed": 1},
        {"do": "bot", "bot": "random", "seed": 4},
        {"do": "undo", "seat": 1},
        *({"do": "load", "state": a_position(ask)} for ask in DECISIONS),
    ]
    return [json.dumps(request).encode() for request in requests]


def test_garbled_lines_get_one_answer_each_and_the_game_goes_on(process: Process) -> None:
    chooser = Random(20_000)
    valid = valid_lines()
    lines = [garble(chooser.choice(valid), chooser) if number % 40 else valid[0] for number in range(GARBLED)]
    sender = Thread(target=process.send, args=(b"".join(line + b"\n" for line in lines),))
    sender.start()
    faults = []
    for line in lines:
        answer = process.receive()
        if not answer["ok"] and answer["error"]["code"] == "internal":
            faults.append((answer["error"]["message"], line[:300]))
    sender.join()
    assert not faults, f"{len(faults)} faults, such as {faults[:3]}"
    process.ask("new", game=NAME, players=2, seed=5)
    process.play_on(Random(5), 20)
    assert process.ask("journal")["journal"]
    assert process.close() == 0


def test_garbled_positions_never_break_what_is_played_after(door: Table) -> None:
    """A position that was let in can be looked at, guessed at and played on."""
    chooser = Random(30_000)
    loads = [json.dumps({"do": "load", "state": one}).encode() for ask in DECISIONS for one in some(ask, 2)]
    let_in = 0
    for _ in range(900):
        answer = door.line(with_a_strange_value(chooser.choice(loads), chooser).decode())
        if not answer["ok"]:
            error_in(answer)
            continue
        let_in += 1
        seats = door.ask("state")["state"]["seats"]
        for seat in (*range(seats), None):
            door.ask("view", seat=seat)
            door.ask("prompt", seat=seat)
        door.ask("resample", seat=chooser.randrange(seats), seed=let_in)
        for _ in range(25):
            options = door.ask("legal")["actions"]
            if not options:
                assert door.ask("view")["view"]["to_move"] is None
                break
            door.ask("play", action=chooser.choice(options)["action"])
        door.ask("load", state=door.ask("state")["state"])
    assert let_in > 50


def test_dice_moved_at_random_are_refused_or_played_with(door: Table) -> None:
    """Loading is the only gate: what passes it must play like any other position."""
    chooser = Random(40_000)
    let_in = 0
    for number in range(250):
        position = some(DECISIONS[number % len(DECISIONS)], 1)[0]
        seats = position["seats"]
        own = [zone + seat for zone in (POOL, WAREHOUSE) for seat in range(seats)]
        place = chooser.choice([*own, chooser.randrange(BOARD + 22 * seats)])
        marks = chooser.choice([0, 0, PROTECTED, RAISED, 2 * RAISED])
        position["dice"][chooser.choice(list(DIE_NUMBERS))] = [place, chooser.randrange(7), marks]
        answer = door.line(json.dumps({"do": "load", "state": position}))
        if not answer["ok"]:
            assert error_in(answer)[0] == "bad-position"
            continue
        let_in += 1
        door.play_on(chooser, 60)
        door.ask("load", state=door.ask("state")["state"])
    assert let_in > 20
