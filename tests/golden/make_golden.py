"""Plays the golden games and writes them beside this file: `python -m tests.golden.make_golden`.

The same rules give the same files. Needed again only when the rules or the house deck change: it then
looks for new games that show everything `coverage.wanted` asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from brewtable.bots import make_bot
from brewtable.games.beer_and_bread.cards.deck import Deck, deck_from_data, house_deck
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.observation import Observation

from .coverage import GAME, shown, wanted

FOLDER = Path(__file__).parent
FEWEST = 14
SEARCHED = 400  # random games among which the small ones are looked for
MOST_SEARCHED = 50_000  # for what is rarer


def played(bots: str, seed: int, first: str = "random", deck: Deck | None = None) -> Match:
    """A whole game between bots, such as `greedy,random`."""
    names = bots.split(",")
    setup = GAME.setup(2, seed, {"first": first}, deck)
    return _play_on(new_match(GAME, setup, [f"bot:{name}" for name in names]), names, seed)


def _play_on(match: Match, names: list[str], seed: int, most: int | None = None) -> Match:
    seeds = Stream(seed, BOTS)
    bots = [make_bot(name, int(seeds.draw_seed())) for name in names]
    stream = Stream(seed, RESAMPLING)
    while not match.over and match.ply != most:
        mover = int(match.state.to_move())
        match.act(bots[mover].choose(Observation(GAME, match.state, mover, stream)))
    return match


def small_village_deck() -> Deck:
    """A deck unlike the house deck in every part: other board, tokens, effects and cards."""
    data = cast(dict[str, Any], house_deck().to_data())
    data["deck"].update({"name": "small-village", "title": "Małe piwko – μικρό ψωμί", "note": ""})
    data["board"].update({"storage": 8, "dry": {"wheat": 3, "barley": 3, "rye": 2, "hops": 5}})
    data["supply"]["water"] = 12
    data["effects"]["3B"]["units"] = 2
    data["effects"]["4C"] = [{"pay": 2, "of": "barley", "as": ["rye", "hops"]}]
    for card in data["card"][::5]:
        card.update({"harvest": {"water": 2, "hops": 1}, "recipe": {"rye": 1, "wheat": 1}, "upgrade": "4C"})
    return deck_from_data(data, "small village")


def from_position() -> Match:
    """The last two years of a game, from the middle of a decision about storage."""
    for seed in range(MOST_SEARCHED):
        whole = played("random,random", seed)
        for entry in whole.entries:
            if GAME.rounds(entry.before) >= 5 and entry.text.startswith("offer"):
                start = GAME.load(GAME.save(entry.before))
                return _play_on(match_from(GAME, start, whole.seats), ["random", "random"], seed)
    raise LookupError("no offer in a fifth year")


def cut_off() -> Match:
    """A game that someone left."""
    setup = GAME.setup(2, 99, {"first": "0"})
    return _play_on(new_match(GAME, setup, ["human", "bot:greedy"]), ["random", "greedy"], 99, most=17)


def golden_games() -> Iterator[tuple[str, Match]]:
    """Chosen games first, then the fewest and smallest random ones that show the rest."""
    chosen = {
        "greedy": played("greedy,greedy", 1),
        "greedy-moves-first": played("greedy,random", 2, "0"),
        "greedy-moves-second": played("random,greedy", 3, "1"),
        "custom-deck": played("random,random", 4, "0", small_village_deck()),
        "unfinished": cut_off(),
        "from-position": from_position(),
    }
    yield from chosen.items()
    missing = wanted() - {feat for match in chosen.values() for feat in shown(match)}
    known = {seed: played("random,random", seed) for seed in range(SEARCHED)}
    feats = {seed: shown(match) for seed, match in known.items()}
    sizes = {seed: len(write_journal(match)) for seed, match in known.items()}
    count = len(chosen)
    while missing or count < FEWEST:
        best = max(feats, key=lambda seed: (len(feats[seed] & missing), -sizes[seed], -seed))
        if missing and not feats[best] & missing:
            break
        yield f"random-{best}", known[best]
        missing -= feats.pop(best)
        count += 1
    yield from _rare_games(missing)


def _rare_games(missing: set[str]) -> Iterator[tuple[str, Match]]:
    for seed in range(SEARCHED, MOST_SEARCHED):
        if not missing:
            return
        match = played("random,random", seed)
        if shown(match) & missing:
            yield f"random-{seed}", match
            missing -= shown(match)
    if missing:
        raise LookupError(f"no game shows {', '.join(sorted(missing))}")


def main() -> None:
    texts = {name: write_journal(match) for name, match in golden_games()}
    for old in FOLDER.glob("*.brew"):
        old.unlink()
    for name, text in texts.items():
        read_journal(text)
        (FOLDER / f"{name}.brew").write_bytes(text.encode())
        print(f"{len(text.encode()):7,} bytes  {name}")
    print(f"{sum(len(text.encode()) for text in texts.values()):7,} bytes in {len(texts)} games")


if __name__ == "__main__":
    main()
