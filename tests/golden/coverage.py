"""What a recorded game shows of the rules, as short names: `upgrade 2A wheat`, `ask renew`, `reshuffle` …"""

from __future__ import annotations

from typing import Any, cast

from brewtable.games.beer_and_bread.cards.deck import house_deck
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_and_bread.rules.material import EFFECT_NAMES
from brewtable.kernel.match import Match

GAME = BeerAndBread()
DECISIONS = (
    "turn",
    "play-taken",
    "discard-harvest",
    "renew",
    "invert",
    "choose-offer",
    "take-offer",
    "choose-payment",
)
VERBS = ("harvest", "produce", "upgrade", "exchange", "discard", "invert", "offer", "take", "pay", "done")
RECORDED_EVENTS = ("reshuffle", "exchange", "clean", "invert", "swap", "windmill")


def house_upgrades() -> list[str]:
    """Every upgrade of the house deck, with its resource where it has one."""
    return sorted({card["upgrade"] for card in cast(list[Any], house_deck().to_data()["card"])})


def wanted() -> set[str]:
    """All that the golden games must show between them."""
    return {
        *(f"effect {effect}" for effect in EFFECT_NAMES),
        *(f"upgrade {upgrade}" for upgrade in house_upgrades()),
        *(f"ask {decision}" for decision in DECISIONS),
        *(f"do {verb}" for verb in VERBS),
        *(f"event {event}" for event in RECORDED_EVENTS),
        *(f"decided by {reason}" for reason in ("final-score", "other-total", "windmill")),
        *(f"winner {seat}" for seat in (0, 1)),
        *(f"first {first}" for first in ("0", "1", "random")),
        "custom deck",
        "unfinished",
        "from a position",
    }


def shown(match: Match) -> set[str]:
    """What one game shows."""
    return {*_start(match), *_decisions(match), *_events(match), *_end(match)}


def _start(match: Match) -> set[str]:
    if match.setup is None:
        return {"from a position"}
    custom = match.setup.deck.hash != house_deck().hash
    return {f"first {match.setup.options['first']}", *(["custom deck"] if custom else [])}


def _decisions(match: Match) -> set[str]:
    seen: set[str] = set()
    for entry in match.entries:
        prompt = GAME.prompt(entry.before, entry.seat)
        assert prompt is not None
        seen |= {f"ask {prompt.ask}", f"do {entry.text.split()[0]}"}
    return seen


def _events(match: Match) -> set[str]:
    seen: set[str] = set()
    fronts = GAME.catalog(match.state)
    house = match.setup is None or match.setup.deck.hash == house_deck().hash
    for entry in match.entries:
        for event in GAME.events_for(match.state, entry.heard, None):
            kind = str(event["event"])
            seen.add(f"event {'reshuffle' if kind == 'shuffle' else kind}")
            if kind == "upgrade":
                front = fronts[str(event["card"])]
                seen.add(f"effect {front['upgrade']}")
                if house:
                    resource = "" if front["upgrade_of"] is None else f" {front['upgrade_of']}"
                    seen.add(f"upgrade {front['upgrade']}{resource}")
    return seen


def _end(match: Match) -> set[str]:
    if not match.over:
        return {"unfinished"}
    result = GAME.result(match.state)
    return {f"decided by {result.decided_by}", f"winner {result.winners()[0]}"}
