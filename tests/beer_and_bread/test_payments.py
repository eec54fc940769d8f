"""What stored tokens lack of a payment, by packed counts and one by one."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import KINDS
from brewtable.games.beer_and_bread.rules.payments import MOST, count_in, covers, missing, packed, tokens_in


def test_what_is_missing_is_counted_kind_by_kind() -> None:
    draw = random.Random(1)
    for _ in range(2000):
        stored, wanted = ([draw.choice((0, 1, 2, 5, MOST)) for _ in range(KINDS)] for _ in range(2))
        short = [max(0, want - have) for have, want in zip(stored, wanted, strict=True)]
        lacking = missing(packed(vec[i64](stored), 0), packed(vec[i64](wanted), 0))
        assert [count_in(lacking, kind) for kind in range(KINDS)] == short
        assert tokens_in(lacking) == sum(short)
        assert covers(packed(vec[i64](stored), 0), packed(vec[i64](wanted), 0)) == (sum(short) == 0)
