"""Chapter 21: what may be seen."""

from typing import Any

import pytest

from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.state import NOT_FORCED

from .positions import GAME, Table, a_new_game, a_table, house_deck

WATCHERS = (0, 1, 2, 3, None)
START = {card.id for card in house_deck().cards if card.start}


def guesses(table: Table, seat: int, count: int = 40) -> list[dict[str, Any]]:
    """Worlds a seat thinks possible, saved."""
    stream = Stream(7, RESAMPLING)
    return [GAME.save(GAME.resample(table.match.state, seat, stream)) for _ in range(count)]


def hand_in(world: dict[str, Any], seat: int) -> set[str]:
    return {record["card"] for record in world["hands"][seat]}


def seen_hand(table: Table, owner: int, watcher: int | None) -> list[str | None]:
    return list(table.view(watcher)["breweries"][owner]["hand"])


@pytest.mark.rule("BP-21.1")
def test_hands_are_hidden_and_their_size_is_open() -> None:
    table = a_table(hand=(("coolship", "hop-kiln"), ("ice-cellar",)))
    assert set(seen_hand(table, 0, 0)) == {"coolship", "hop-kiln"}
    for watcher in (1, 2, None):
        assert seen_hand(table, 0, watcher) == [None, None]
        assert table.view(watcher)["breweries"][0]["hand_size"] == 2


@pytest.mark.rule("BP-21.1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_order_of_the_pile_is_hidden_and_its_size_is_open(watcher: int | None) -> None:
    one = a_table(pile_top=("saladin-box", "roller-mill"))
    other = a_table(pile_top=("roller-mill", "saladin-box"))
    assert one.view(watcher) == other.view(watcher)
    assert one.view(watcher)["pile"] == len(one.pile())


@pytest.mark.rule("BP-21.2")
def test_all_else_is_open() -> None:
    table = a_table(
        coins=(3, 4),
        points=(5, 6),
        cellar=({"alt": 2}, {"pils": 1}),
        dials=({"alt": 4},),
        showing=(("hop-kiln",), ("copper-kettle",)),
        master=("josef-groll",),
        hired=(1,),
        pile=["coolship"],
    )
    seen = [{**table.view(watcher), "seat": None} for watcher in WATCHERS]
    gifts = [view.pop("gifts") for view in seen]  # what each place gives the watcher, by boards all can see
    assert gifts[-1] == gifts[0]
    assert all(given.keys() == gifts[0].keys() for given in gifts)
    assert all(one == seen[0] for one in seen)
    first, second = seen[0]["breweries"][:2]
    assert (first["coins"], first["points"], first["showing"]) == (3, 5, ["hop-kiln"])
    assert (first["master"], first["cellar"]["alt"], first["coops"]["alt"]["dial"]) == ("josef-groll", 2, 4)
    assert (second["coins"], second["cellar"]["pils"]) == (4, 1)
    assert set(seen[0]["discards"]) == table.discards()


@pytest.mark.rule("BP-21.3")
def test_an_open_card_taken_is_known_to_all_and_a_drawn_one_to_its_taker() -> None:
    table = a_table(display=["coolship", "hop-kiln"], pile_top=("saladin-box",), others="ready")
    table.do("turn-order 2", "take 1", "take top")
    assert set(seen_hand(table, 0, 0)) == {"coolship", "saladin-box"}
    for watcher in (1, None):
        assert seen_hand(table, 0, watcher) == ["coolship", None]


@pytest.mark.rule("BP-21.3")
def test_a_master_brewer_that_returns_to_the_hand_is_known() -> None:
    table = a_table(hand=(("josef-groll",),), master=("anton-dreher",)).do("place 1 5b", "white josef-groll")
    assert seen_hand(table, 0, 1) == ["anton-dreher"]


@pytest.mark.rule("BP-21.3")
def test_what_is_told_of_a_drawn_card() -> None:
    table = a_table(pile_top=("saladin-box",), others="ready").do("turn-order 1", "take top")
    assert "saladin-box" in str(table.events(0))
    assert "saladin-box" not in str(table.events(1))
    assert "saladin-box" not in str(table.events(None))


@pytest.mark.rule("BP-21.4")
def test_discards_lie_face_up() -> None:
    table = a_table(hand=(("hop-kiln",),)).do("place 1 5b", "white hop-kiln")
    assert all(table.view(watcher)["discards"] == ["hop-kiln"] for watcher in WATCHERS)


@pytest.mark.rule("BP-21.4")
def test_reshuffled_discards_are_somewhere_in_the_pile() -> None:
    table = a_table(pile=["saladin-box"], others="ready").do("turn-order 2", "take top", "take top")
    assert table.view(1)["discards"] == []
    new = next(iter(table.hand() - {"saladin-box"}))
    drawn = {card for world in guesses(table, 1) for card in hand_in(world, 0)}
    assert new in table.hand()
    assert len(drawn - {"saladin-box"}) > 10  # seat 1 only knows that it was one of the discards


@pytest.mark.rule("BP-21.4")
def test_a_card_drawn_before_the_shuffle_cannot_be_a_discard() -> None:
    table = a_table(pile=["saladin-box"], others="ready").do("turn-order 2", "take top", "take top")
    assert all("saladin-box" in hand_in(world, 0) for world in guesses(table, 1))


@pytest.mark.rule("BP-21.5")
@pytest.mark.parametrize("seat", range(4))
def test_a_guess_keeps_what_a_seat_sees(seat: int) -> None:
    table = a_new_game(4, 5)
    for _ in range(20):
        table.do(table.legal()[0])
    stream = Stream(3, RESAMPLING)
    for _ in range(10):
        world = GAME.resample(table.match.state, seat, stream)
        assert GAME.view(world, seat) == table.view(seat)
        assert GAME.broken_laws(world) == []


@pytest.mark.rule("BP-21.5")
def test_a_guess_keeps_hand_sizes_known_cards_and_the_set_of_the_others() -> None:
    position = {"hand": (("coolship",), ("hop-kiln", "saladin-box")), "open_hand": ((), ("ice-cellar",))}
    table = a_table(**position)
    hidden = {*table.pile(), "hop-kiln", "saladin-box"}
    others = set()
    for world in guesses(table, 0):
        assert hand_in(world, 0) == {"coolship"}
        held = hand_in(world, 1)
        assert len(held) == 3
        assert "ice-cellar" in held
        assert {*world["pile"], *held} - {"ice-cellar"} == hidden
        others |= held
    assert len(others) > 20


@pytest.mark.rule("BP-21.5")
def test_a_guess_knows_that_first_hands_are_start_cards() -> None:
    for players in (2, 3, 4):
        table = a_new_game(players, 4)
        for world in guesses(table, 0, 10):
            for seat in range(1, players):
                assert hand_in(world, seat) <= START


def forced(data: dict[str, Any]) -> bool:
    state = GAME.load(data)
    return bool(state.forced() != NOT_FORCED)


@pytest.mark.rule("BP-21.5")
def test_a_question_plays_itself_once_nothing_that_a_hand_could_hide_would_answer_it() -> None:
    """Shuffling tells a hand of before from the pile: all that an early hand can hide lies in such hands."""
    hands = (("georg-schneider",), ("josef-groll",))
    table = a_table(hand=hands, others="ready").do("turn-order 6")
    asked = table.saved()
    assert (table.ask, table.legal(), forced(asked)) == ("play-beige", ["done"], False)
    shuffled = {**asked, "shuffles": 2}
    assert forced(shuffled)
    shuffled["hands"][1][0]["card"] = "hop-kiln"  # some may think that seat 0 holds it
    shuffled["pile"] = ["josef-groll" if card == "hop-kiln" else card for card in shuffled["pile"]]
    assert not forced(shuffled)


@pytest.mark.rule("BP-21.5")
def test_a_hand_that_has_drawn_all_it_hides_hides_no_start_card_that_was_dealt_to_others() -> None:
    hands = (("georg-schneider",), ("josef-groll", "coolship"))
    asked = {**a_table(hand=hands, others="ready").do("turn-order 6").saved(), "shuffles": 2}
    assert not forced(asked)  # a start card that was drawn could be in either hand
    asked["breweries"][1]["dealt"] = 1
    assert forced(asked)
