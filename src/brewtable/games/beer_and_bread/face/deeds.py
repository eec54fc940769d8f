"""What somebody did, in a sentence for the log."""

from __future__ import annotations

from collections.abc import Callable

from brewtable.games.beer_and_bread.cards.effects import effect_words
from brewtable.games.beer_and_bread.rules.material import BEER, KIND_NAMES
from brewtable.games.beer_and_bread.rules.state import Valley
from brewtable.games.beer_and_bread.rules.vocabulary import VOCABULARY, goods
from brewtable.kernel.deed import Deed
from brewtable.kernel.message import Message


def sentence(s: Valley, deed: Deed) -> Message | None:
    """The sentence; None for declining, where what follows says it all."""
    tell = _TOLD.get(deed.kind)
    return None if tell is None else tell(s, deed)


def _harvest(s: Valley, deed: Deed) -> Message:
    gains = _moved(deed, ("fields", "river", "supply"), (f"storage:{deed.seat}",))
    if not gains:
        return deed.says("deed-harvest-nothing", card=str(deed.do["card"]))
    return deed.says("deed-harvest", gains=gains)


def _moved(deed: Deed, sources: tuple[str, ...], targets: tuple[str, ...]) -> list[Message]:
    """The tokens that went from some places to others, added up."""
    counts: dict[str, int] = dict.fromkeys(KIND_NAMES, 0)
    for event in deed.told("tokens"):
        if event["from"] in sources and event["to"] in targets:
            counts[str(event["token"])] += int(str(event["count"]))
    return [Message(f"tokens-{kind}", {"count": count}) for kind, count in counts.items() if count]


def _produce(s: Valley, deed: Deed) -> Message:
    name = str(deed.do["card"])
    card = s.deck.numbers[name]
    brewed = s.deck.good[card] == BEER
    return deed.says("deed-brew" if brewed else "deed-bake", card=name, coins=int(s.deck.coins[card]))


def _upgrade(s: Valley, deed: Deed) -> Message:
    effect = effect_words(s.deck, s.deck.numbers[str(deed.do["card"])])
    cleaned = deed.told("clean")
    if not cleaned:
        return deed.says("deed-upgrade", effect=effect)
    return deed.says("deed-upgrade-clean", effect=effect, goods=goods(cleaned[0]))


def _exchange(s: Valley, deed: Deed) -> Message:
    event = deed.told("exchange")[0]
    return deed.says("deed-exchange", taken=str(event["taken"]), given=str(event["given"]))


def _discard(s: Valley, deed: Deed) -> Message:
    return deed.says("deed-discard", card=str(deed.do["card"]))


def _invert(s: Valley, deed: Deed) -> Message | None:
    return VOCABULARY.sentence(deed.told("invert")[0])


def _offer(s: Valley, deed: Deed) -> Message:
    return deed.says("deed-offer", tokens=_one(deed))


def _take(s: Valley, deed: Deed) -> Message:
    return deed.says("deed-take", tokens=_one(deed))


def _one(deed: Deed) -> list[Message]:
    return [Message(f"tokens-{deed.do['token']}", {"count": 1})]


def _pay(s: Valley, deed: Deed) -> Message:
    """All of the payment where it is settled, else what is settled of it."""
    count = deed.do["count"]
    assert isinstance(count, int)
    named = [Message(f"tokens-{deed.do['token']}", {"count": count})]
    return deed.says("deed-pay", tokens=_moved(deed, (f"storage:{deed.seat}",), ("supply",)) or named)


_TOLD: dict[str, Callable[[Valley, Deed], Message | None]] = {
    "harvest": _harvest,
    "produce": _produce,
    "upgrade": _upgrade,
    "exchange": _exchange,
    "discard": _discard,
    "invert": _invert,
    "offer": _offer,
    "take": _take,
    "pay": _pay,
}
