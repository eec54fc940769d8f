"""What to conclude, as messages: the first sentence of each section, and the short form of all."""

from __future__ import annotations

from collections.abc import Sequence

from brewtable.kernel.message import Argument, Message
from brewtable.kernel.things import CARD, SORTS
from brewtable.lab.findings import CLOSE, KNOWN_FROM, SELDOM, Expected, Findings, Share, never_done
from brewtable.lab.naming import Names
from brewtable.lab.uses import Use

NAMED = 3  # of the strongest and the weakest
LISTED = 8  # of a list that could be long
Ladder = list[tuple[str, str, Share]]
_MUCH, _SOME = 0.5, 0.15  # of the wins there are to gain beyond an even part


def percent(share: float) -> str:
    return f"{100 * share:.0f}\u00a0%"


def points(share: float) -> str:
    """A difference between shares, in points of a hundred."""
    return f"{100 * share:+.1f}".replace("-", "−")


def number(value: float) -> str:
    return f"{value:.1f}"


def listed(uses: Sequence[Use], names: Names, most: int = LISTED) -> list[Message]:
    shown = [_named(names.call(use.sort, use.name)) for use in uses[:most]]
    left = len(uses) - len(shown)
    return [*shown, Message("lab-others", {"count": left})] if left > 0 else shown


def _named(called: str) -> Message:
    """Sentences and names with commas are put in quotes, so that a list of them can be read."""
    return Message("lab-quoted" if "," in called or len(called) > 34 else "plain-words", {"words": called})


def _ways(found: Findings, names: Names) -> list[Message]:
    """What could be done with things and hardly ever was, though they were used otherwise."""
    never = [
        (way.kind, use) for use in found.uses for way in use.ways if use.rate > SELDOM and never_done(way)
    ]
    shown = [_named(f"{kind}: {names.short(use.sort, use.name)}") for kind, use in never[:LISTED]]
    left = len(never) - len(shown)
    return [*shown, Message("lab-others", {"count": left})] if left > 0 else shown


def seats(found: Findings) -> list[Message]:
    favoured = found.favoured()
    if favoured is None:
        reach = max((seat.high - seat.low) / 2 for seat in found.seats)
        told: dict[str, Argument] = {"even": percent(found.even), "reach": percent(reach)}
        sentences = [Message("lab-seats-even", told)]
    else:
        interval: dict[str, Argument] = {"low": percent(favoured.low), "high": percent(favoured.high)}
        told = {"seat": int(favoured.name), "share": percent(favoured.share), "even": percent(found.even)}
        sentences = [Message("lab-seats-favoured", {**told, **interval})]
    if found.beginner is not None:
        first = found.beginner
        told = {"share": percent(first.share), "low": percent(first.low), "high": percent(first.high)}
        sentences.append(Message("lab-beginner", told))
    return sentences


def scores(found: Findings) -> list[Message]:
    told: dict[str, Argument] = {
        "winner": number(found.winner.mean),
        "margin": number(found.margin.mean),
        "close": percent(found.close),
        "points": CLOSE,
        "rounds": number(found.rounds.mean),
        "decisions": f"{found.decisions.mean:.0f}",
    }
    return [Message("lab-scores", told)]


def drama(found: Findings) -> list[Message]:
    if found.leads is None:
        return [Message("lab-unjudged")]
    sentences = [Message("lab-leads", {"leads": number(found.leads.mean)})]
    if found.known is not None:
        told: dict[str, Argument] = {"known": percent(found.known.mean), "sure": percent(KNOWN_FROM)}
        sentences.append(Message("lab-known", told))
    return sentences


def choice(found: Findings) -> list[Message]:
    told: dict[str, Argument] = {"free": percent(found.free), "legal": number(found.legal.mean)}
    sentences = [Message("lab-choice", told)]
    if found.effective is not None:
        sentences.append(Message("lab-effective", {"effective": number(found.effective.mean)}))
    return sentences


def skill(steps: Ladder, even: float) -> list[Message]:
    if not steps:
        return [Message("lab-skill-unknown")]
    weaker, stronger, won = steps[-1]
    part = (won.share - even) / (1 - even)
    sure = won.low > even
    key = "much" if sure and part >= _MUCH else "some" if sure and part >= _SOME else "little"
    told = _step(weaker, stronger, won)
    sentences = [Message(f"lab-skill-{key}", told)]
    first_weaker, first_stronger, first = steps[0]
    if len(steps) > 1:
        sentences.append(Message("lab-skill-first", _step(first_weaker, first_stronger, first)))
    return sentences


def _step(weaker: str, stronger: str, won: Share) -> dict[str, Argument]:
    return {"weaker": weaker, "stronger": stronger, "share": percent(won.share), "games": won.games}


def things(found: Findings, sort: str, names: Names) -> list[Message]:
    ranked = found.ranked(sort)
    if len(ranked) < 2:
        return [Message("lab-things-none")]
    count = min(NAMED, len(ranked) // 2)
    told: dict[str, Argument] = {
        "strong": listed(ranked[:count], names),
        "weak": listed(ranked[::-1][:count], names),
    }
    sure = sum(use.surely for use in ranked)
    if sure == 0:
        return [Message("lab-things-guess", told)]
    return [Message("lab-things", told), Message("lab-things-sure", {"sure": sure, "all": len(ranked)})]


def odd(found: Findings, names: Names) -> list[Message]:
    told = (
        ("lab-odd-never", found.never_offered()),
        ("lab-odd-unwanted", found.unwanted()),
        ("lab-odd-must", found.musts()),
        ("lab-odd-winning", found.winning()),
    )
    sentences = [Message(key, {"things": listed(uses, names)}) for key, uses in told if uses]
    ways = _ways(found, names)
    if ways:
        sentences.append(Message("lab-odd-ways", {"things": ways}))
    return sentences or [Message("lab-odd-none")]


def book(found: Findings) -> list[Message]:
    if not found.expected:
        return [Message("lab-book-none")]
    off = [one for one in found.expected if one.verdict != "within"]
    if not off:
        return [Message("lab-book-fits")]
    return [Message(f"lab-book-{one.verdict}", _expected(one)) for one in off]


def _expected(one: Expected) -> dict[str, Argument]:
    span = {"least": f"{one.least:g}", "most": f"{one.most:g}"}
    return {"measure": Message(one.words), "seen": number(one.seen.mean), **span}


def changes(found: Findings, names: Names) -> list[Message]:
    """What a designer might look at first. Cards say most of a deck, so they come before other things."""
    wanted: list[Message] = []
    favoured = found.favoured()
    if favoured is not None:
        wanted.append(Message("lab-change-seat", {"seat": int(favoured.name)}))
    sure = [use for sort in (CARD, *SORTS[1:]) for use in found.ranked(sort) if use.surely]
    for key, best in (("strong", 1), ("weak", -1)):
        uses = [use for use in sure if best * use.index > 0]
        if uses:
            most = sorted(uses, key=lambda use: -abs(use.index))
            wanted.append(Message(f"lab-change-{key}", {"things": listed(most[:NAMED], names)}))
    for key, uses in (("never", found.never_offered()), ("unwanted", found.unwanted())):
        if uses:
            wanted.append(Message(f"lab-change-{key}", {"things": listed(uses[:NAMED], names)}))
    wanted += [sentence for sentence in book(found) if sentence.key in ("lab-book-below", "lab-book-above")]
    return wanted or [Message("lab-change-nothing")]


def short(found: Findings, steps: Ladder, names: Names) -> list[Message]:
    """All of it in a few lines: seat, skill, cards."""
    sort = next((one for one in SORTS if len(found.ranked(one)) > 1), CARD)
    skilled = skill(steps, found.even)[:1] if steps else []
    lines = [seats(found)[0], *skilled, *things(found, sort, names)]
    return [*lines, drama(found)[-1], *scores(found)]
