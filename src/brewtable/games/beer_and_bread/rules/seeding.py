"""Seeding phase: the fields are brought up, or down, to the numbers on their signs (chapters 3 and 12)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import E_2A, FIELDS, KINDS, SUPPLY, WATER
from brewtable.games.beer_and_bread.rules.state import Valley, collect, copies, is_dry, move_tokens
from brewtable.kernel.state import EVERYBODY, Step


class Seeding(Step[Valley]):
    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.report(vocabulary.PHASE_BEGUN, vocabulary.SEEDING, 0, 0, 0, EVERYBODY)
        move_tokens(s, WATER, s.tokens[SUPPLY + WATER], SUPPLY, FIELDS)
        signs = s.deck.dry if is_dry(s) else s.deck.fruitful
        for kind in range(i64(WATER + 1), i64(KINDS)):
            _bring_field_to(s, kind, signs[kind])
        s.then(agenda.SEED_HARVEST, s.windmill)
        s.then(agenda.SEED_HARVEST, 1 - s.windmill)


def _bring_field_to(s: Valley, kind: i64, target: i64) -> None:
    standing = s.tokens[FIELDS + kind]
    if standing > target:
        move_tokens(s, kind, standing - target, FIELDS, SUPPLY)
    else:
        in_supply = s.tokens[SUPPLY + kind]
        missing = target - standing
        move_tokens(s, kind, missing if missing < in_supply else in_supply, SUPPLY, FIELDS)


class SeedHarvest(Step[Valley]):
    """Upgrade 2A: collect from fresh fields, the windmill holder first."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        for kind in range(i64(KINDS)):
            collect(s, seat, kind, copies(s, seat, E_2A, kind))
        s.then(agenda.STORING, seat)
