"""The log tells each decision in a sentence, as a person at the table would."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from brewtable.bots import make_bot
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.deed import Deed, together
from brewtable.kernel.game import Game
from brewtable.kernel.match import Entry, Match, new_match
from brewtable.kernel.message import Message
from brewtable.locale import Words, languages

NAMES = ["Ida", "Marta", "Jonas", "Wanda"]
GAMES: list[Game] = [BeerAndBread(), DiceBrewing(), BeerPioneers()]
UNSAID = {"done", "quiet", "twice", "choose"}  # what follows says it all
AN_ID = re.compile(r"\b[a-z]+-\d|\b[a-z]\d\b|\d:\d|seat \d", re.IGNORECASE)


def decisions(game: Game, players: int, seed: int) -> Iterator[tuple[Match, Entry]]:
    match = new_match(game, game.setup(players, seed))
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    stream = Stream(seed, RESAMPLING)
    while not match.over:
        seat = int(match.state.to_move())
        yield match, match.act(bots[seat].choose(match.observe(seat, stream)))


def deed(match: Match, entry: Entry, seat: int | None) -> Message | None:
    return match.game.deed(entry.before, match.state, entry.action, entry.heard, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_is_a_sentence_in_every_language(game: Game) -> None:
    for players in range(game.fewest, game.most + 1):
        voices: list[Words] = []
        for match, entry in decisions(game, players, seed=players):
            catalog = game.catalog(match.state)
            voices = voices or [Words(language, NAMES).calling(catalog) for language in languages()]
            for watcher in (entry.seat, (entry.seat + 1) % players, None):
                told = deed(match, entry, watcher)
                if told is None:
                    assert entry.text.split()[0] in UNSAID, entry.text
                    continue
                for words in voices:
                    said = words.to(watcher).say(told)
                    assert not AN_ID.search(said), said
                    assert (NAMES[entry.seat] in said) == (watcher != entry.seat), said


def test_a_harvest_is_told_by_what_it_brings(after: Match) -> None:
    entry = after.entries[0]
    assert Words("en", NAMES).to(entry.seat).say(deed_of(after, entry.seat)).startswith("You harvest 1 ")
    assert Words("en", NAMES).say(deed_of(after, None)).startswith(f"{NAMES[entry.seat]} harvests 1 ")
    assert Words("de", NAMES).to(entry.seat).say(deed_of(after, entry.seat)).startswith("Du erntest 1 ")


def deed_of(match: Match, seat: int | None) -> Message:
    told = deed(match, match.entries[0], seat)
    assert told is not None
    return told


@pytest.fixture
def after() -> Match:
    game = BeerAndBread()
    match = new_match(game, game.setup(2, 3))
    texts = [game.text(match.state, action) for action in match.state.legal()]
    match.act(next(text for text in texts if text.startswith("harvest")))
    return match


def test_what_is_secret_is_not_in_the_sentence() -> None:
    game = BeerAndBread()
    for seed in range(20):
        for match, entry in decisions(game, 2, seed):
            if entry.text.startswith("invert"):
                card = entry.text.split()[1]
                assert card in str(deed(match, entry, entry.seat))
                assert card not in str(deed(match, entry, 1 - entry.seat))
                return
    pytest.fail("nobody turned a card")


def test_what_comes_with_a_new_chapter_is_not_part_of_a_deed() -> None:
    """Upgrade 2A collects after the next seeding, not with the harvest that ends the year."""
    game = BeerAndBread()
    last = next((m, e) for m, e in decisions(game, 2, seed=3) if game.rounds(m.state) > game.rounds(e.before))
    match, entry = last
    heard = game.events_for(match.state, entry.heard, None)
    at = next(n for n, event in enumerate(heard) if event["event"] == "phase")
    seen: list[Deed] = []

    class Listening(Game):
        vocabulary = game.vocabulary

        def deed_sentence(self, deed: Deed) -> Message | None:
            seen.append(deed)
            return None

    Listening().deed(entry.before, match.state, entry.action, entry.heard, None)
    assert list(seen[0].events) == heard[:at]


def offered(kind: str, count: int, seat: int = 0) -> Message:
    return Message("deed-offer", {"seat": seat, "tokens": [Message(f"tokens-{kind}", {"count": count})]})


def test_what_is_done_piece_by_piece_is_one_sentence() -> None:
    both = together(offered("rye", 1), offered("rye", 2))
    assert both == offered("rye", 3)
    more = together(both, offered("hops", 1))
    assert more is not None
    assert Words("en", NAMES).say(more) == "Ida offers 3 rye and 1 hops"
    assert together(offered("rye", 1), offered("rye", 1, seat=1)) is None
    assert together(offered("rye", 1), Message("log-end")) is None
    discarded = Message("deed-discard", {"seat": 0, "card": "beer-01"})
    assert together(discarded, discarded) is None
