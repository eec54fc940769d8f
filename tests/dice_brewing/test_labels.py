"""What choices say: no two alike in a question, in any language, and nothing that a person cannot read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from brewtable.games.dice_brewing.rules.vocabulary import BREW, DONE
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.locale import Words, languages

from .positions import GAME, Table, a_table

PEOPLE = ("Ann", "Bo", "Cy", "Di")
TABLES = list(product((2, 3, 4), (False, True), (False, True)))
ROUNDS = 6
SOME = {"yellow": [3], "black": [3], "green": [3], "blue": [3]}


def questions(table: tuple[int, bool, bool], seed: int) -> Iterator[Prompt]:
    """All that is asked in the first rounds of a game in which people do more than pass."""
    players, advanced, bad_luck = table
    setup = GAME.setup(players, seed, {"advanced": advanced, "bad-luck": bad_luck})
    match = new_match(GAME, setup)
    chooser = Stream(seed, BOTS)
    while not match.over and GAME.rounds(match.state) <= ROUNDS:
        prompt = GAME.prompt(match.state, int(match.state.to_move()))
        assert prompt is not None
        yield prompt
        legal = [choice.action for choice in prompt.choices]
        busy = [action for action in legal if action < DONE]
        brews = [action for action in legal if BREW <= action < DONE]
        chosen = brews or (busy if busy and chooser.below(4) else legal)
        match.act(chosen[chooser.below(len(chosen))])


@cache
def spoken(language: str, seat: int, message: Message) -> str:
    return Words(language, PEOPLE, seat).say(message)


@pytest.mark.parametrize("table", TABLES)
def test_no_two_choices_of_a_question_say_the_same(table: tuple[int, bool, bool]) -> None:
    alike: Counter[str] = Counter()
    for prompt in questions(table, seed=sum(table)):
        for language in languages():
            said = Counter(spoken(language, prompt.seat, choice.label) for choice in prompt.choices)
            alike.update({label: count for label, count in said.items() if count > 1})
    assert not alike, f"{alike.total()} alike, such as {alike.most_common(3)}"


@pytest.mark.parametrize("table", TABLES[::3])
def test_choices_and_reasons_are_words(table: tuple[int, bool, bool]) -> None:
    """No key of a message, no name of a die or recipe, no seat by its number."""
    unreadable = re.compile(r"\b[ykgb]\d|\bdice-|[a-z]-(lager|stout|ale|pilsner)|[Ss]eat \d|\{|\[")
    for prompt in questions(table, seed=sum(table)):
        told = [choice.label for choice in prompt.choices] + [one.reason for one in prompt.blocked]
        for message in (prompt.question, *told):
            assert not unreadable.search(spoken("en", prompt.seat, message))


def labels(table: Table) -> dict[str, str]:
    assert table.mover is not None
    return {choice.text: spoken("en", table.mover, choice.label) for choice in table.prompt.choices}


def test_it_is_told_from_where_a_die_comes_and_what_lies_on_it() -> None:
    told = labels(
        a_table(pool=({"yellow": [3, 3]},), warehouse=({"yellow": [3]},), marks={"y2": ["protected"]})
    )
    raised = "on malt house 3: at tidying it rises to 4 and is stored"
    assert told["place y1 malt-3"] == f"Place yellow 3 from the pool {raised}"
    assert told["place y2 malt-3"] == f"Place yellow 3 (protected) from the pool {raised}"
    assert told["place y3 malt-3"] == f"Place yellow 3 from the warehouse {raised}"


def test_what_is_lost_and_when_the_new_die_comes() -> None:
    told = labels(a_table(round=3, pool=(SOME,), seeds=(1,)))
    assert (
        told["place seed malt-1"]
        == "Place a seed on malt house 1: at tidying it is lost for a new yellow die"
    )
    assert (
        told["place g1 seeds-1"]
        == "Place green 3 from the pool on seed department 1: at tidying it is lost for 2 seeds"
    )
    empty = labels(a_table(pool=(SOME,), supply={"black": 0}))
    assert empty["place y1 malt-2"].endswith(
        "for a new black die, if the supply, empty now, gets one back by then"
    )


def test_what_a_fast_space_does_at_once() -> None:
    table = a_table(pool=({"yellow": [3], "blue": [3, 4]},)).do("place y1 malt-2")
    assert labels(table)["place b1 malt-2"] == (
        "Place blue 3 from the pool on malt house 2 too: "
        "at once yellow 3 is lost for a new black die; the blue die comes back at tidying"
    )


def test_school_3_tells_its_sum() -> None:
    table = a_table(round=2, pool=({"blue": [2], "green": [1, 4]},))
    assert "2 together, and 5 are needed for a new blue die" in labels(table)["place b1 school-3"]
    told = labels(table.do("place b1 school-3"))
    assert "3 together, and 5 are needed" in told["place g1 school-3"]
    assert "6 together, 5 were needed: at tidying all come back" in told["place g2 school-3"]


def test_tokens_name_whose_die_it_is_and_what_follows() -> None:
    stored = ({"yellow": [3]}, {"yellow": [4]})
    table = a_table(warehouse=stored, tokens=(["withdraw", "mark", "raise", "reroll"],))
    told = labels(table)
    assert told["mark y1"] == "Protect yellow 3 in your warehouse with a token until the end of the round"
    assert told["mark y2"] == "Block yellow 4 in the warehouse of Bo with a token until the end of the round"
    assert told["withdraw y2"].endswith("it goes to the pool and may be stored again")
    position = {"warehouse": stored, "tokens": (["withdraw"],)}
    started = labels(a_table(decision="start-of-round", **position))
    assert started["withdraw y2"].endswith("it is rolled with the pool")
    brewing = labels(a_table(decision="start-of-brewing", **position))
    assert brewing["withdraw y2"].endswith("out of reach for brewing this round")


def test_a_recipe_tells_what_it_takes_and_brings() -> None:
    table = a_table(decision="brew", warehouse=({"yellow": [3, 2, 4], "green": [2]},))
    assert (
        labels(table)["brew 2"]
        == "Brew Cheap Lager: yellow 2+ and green 2+ go to the pool, you get 2 gold and 1 point"
    )
    table.do("brew 2")
    assert spoken("en", 0, table.prompt.question) == "Cheap Lager asks for yellow 2+: which die do you use?"
    assert labels(table)["use y3"] == "Use yellow 4 where yellow 2+ is asked for"


def test_bad_luck_is_told_where_one_buys_and_stores() -> None:
    position = {"pool": ({"yellow": [1, 1], "green": [1]},), "gold": (5,), "round": 3}
    table = a_table(decision="buy", bad_luck=True, **position)
    assert "Your dice showing 1 count as 4 gold here" in spoken("en", 0, table.prompt.question)
    told = labels(table)
    assert told["store y1"] == "Store yellow 1: your dice showing 1 then count as 2 gold instead of 4"
    assert told["buy honey"] == "Buy honey for 4 gold, all paid by your dice showing 1"
    assert "Store yellow 1" in labels(a_table(decision="buy", **position)).values()
    told = labels(table.do("store y1"))
    assert told["buy honey"] == "Buy honey for 4 gold: your dice showing 1 pay 2, coins pay 2"


def test_a_discount_tells_its_die() -> None:
    table = a_table(decision="buy", round=2, pool=({"blue": [5]},), warehouse=({"blue": [5]},), gold=(9,))
    told = labels(table)
    assert told["buy honey b1"] == (
        "Buy honey for 3 gold – blue 5 from the pool takes off 1 and lies at the market until tidying"
    )
    assert told["buy honey b2"] != told["buy honey b1"]


def test_an_empty_supply_is_a_reason() -> None:
    board = ({"malt-2": {"yellow": [3]}},)
    table = a_table(pool=({"blue": [6]},), board=board, supply={"black": 0})
    assert spoken("en", 0, table.why("place b1 malt-2")) == (
        "you used it; a blue die would bring nothing, since the supply lacks a black die"
    )
    table = a_table(round=2, pool=({"blue": [3], "yellow": [1]},), supply={"yellow": 0})
    assert table.reason("place b1 school-2") == "dice-reason-no-swap"
    assert a_table(round=2, pool=({"blue": [3]},)).reason("place b1 school-1") == "dice-reason-no-reroll"


def test_an_end_tells_what_it_ends() -> None:
    spare = {"green": [2]}
    assert labels(a_table(pool=(spare, spare)))["done"].startswith("Pass: your turn comes again only if")
    assert labels(a_table(pool=(spare, spare), row=1))["done"] == "Pass, and with that arranging ends"
    assert labels(a_table(pool=(spare, spare), decision="buy"))["done"].startswith("Buy nothing: ")
