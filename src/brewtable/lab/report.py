"""The report: one page for each investigation, made from its rows alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import vl_convert

from brewtable.kernel.message import Argument, Message
from brewtable.kernel.things import SORTS
from brewtable.lab import charts, sentences
from brewtable.lab.comparison import Comparison, Difference
from brewtable.lab.findings import Findings
from brewtable.lab.page import Cell, Page
from brewtable.lab.sentences import number, percent, points
from brewtable.lab.statistics import Estimate
from brewtable.lab.study import Studied, Study
from brewtable.lab.uses import Use
from brewtable.locale import Words

SECTIONS = ("seats", "scores", "drama", "choice", "skill", *SORTS, "odd", "book", "decks", "method")


def report(study: Study, words: Words) -> str:
    """The whole page as HTML."""
    return Report(study, words).html()


@cache
def _drawing() -> str:
    """The program that draws the charts, Vega-Embed with all it needs, as one script."""
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return script.replace("</script", "<\\/script")


class Report:
    def __init__(self, study: Study, words: Words) -> None:
        self.study = study
        self.words = words
        self.page = Page(self.say("lab-title", game=study.title), words.language)

    def say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(Message(key, arguments))

    def says(self, messages: Sequence[Message]) -> list[str]:
        return [self.words.say(message) for message in messages]

    def html(self) -> str:
        first = self.study.decks[0]
        self._short(first)
        if self.study.comparisons:
            self._decks()
        self._seats(first.found)
        self._scores(first)
        self._drama(first.found)
        self._choice(first.found)
        self._skill(first.found)
        for sort in SORTS:
            if any(use.sort == sort for use in first.found.uses):
                self._things(first, sort)
        self._odd(first)
        self._book(first.found)
        self._method(first.found)
        plan = self.study.plan
        made = self.say(
            "lab-made",
            deck=first.title,
            games=first.found.games,
            players=plan.players,
            bots=", ".join(sorted(set(plan.bots))),
        )
        return self.page.html(made, _drawing())

    def _begin(self, section: str, conclusion: Sequence[Message]) -> None:
        self.page.head(section, self.say(f"lab-head-{section}"))
        self.page.text(*self.says(conclusion))

    def _note(self, key: str) -> None:
        self.page.text(self.say(key), kind="note")

    # Sections.

    def _short(self, deck: Studied) -> None:
        lines = self.says(sentences.short(deck.found, self.study.ladder, deck.names))
        changes = self.says(sentences.changes(deck.found, deck.names))
        self.page.box(self.say("lab-head-short"), lines, self.say("lab-head-changes"), changes)

    def _seats(self, found: Findings) -> None:
        self._begin("seats", sentences.seats(found))
        shares = [(self.words.name(int(seat.name)), seat) for seat in found.seats]
        if found.beginner is not None:
            shares.append((self.say("lab-begins"), found.beginner))
        self.page.chart(charts.wins(shares, found.even, self.say), self.say("lab-head-seats"))
        self._note("lab-note-interval")

    def _scores(self, deck: Studied) -> None:
        self._begin("scores", sentences.scores(deck.found))
        self.page.chart(charts.scores(deck.rows, self.say, self.words.name), self.say("lab-head-scores"))

    def _drama(self, found: Findings) -> None:
        self._begin("drama", sentences.drama(found))
        if found.course:
            self.page.chart(charts.course(found, self.say), self.say("lab-head-drama"))
            self._note("lab-note-course")

    def _choice(self, found: Findings) -> None:
        self._begin("choice", sentences.choice(found))
        heads = [self.say(f"lab-col-{head}") for head in ("kind", "times", "legal", "effective")]
        rows = [
            [Cell(kind), Cell(number(times)), Cell(number(legal)), Cell("–" if one is None else number(one))]
            for kind, times, legal, one in found.kinds
        ]
        self.page.table(heads, rows, self.say("lab-fold-kinds"))

    def _skill(self, found: Findings) -> None:
        steps = self.study.ladder
        self._begin("skill", sentences.skill(steps, found.even))
        if steps:
            shares = [
                (self.say("lab-against", stronger=stronger, weaker=weaker), won)
                for weaker, stronger, won in steps
            ]
            self.page.chart(charts.wins(shares, found.even, self.say), self.say("lab-head-skill"))
            self._note("lab-note-skill")

    def _things(self, deck: Studied, sort: str) -> None:
        self._begin(sort, sentences.things(deck.found, sort, deck.names))
        ranked = deck.found.ranked(sort)
        if len(ranked) > 1:
            self.page.chart(charts.strength(ranked, deck.names, self.say), self.say(f"lab-head-{sort}"))
            self._note("lab-note-things")
        heads = ("thing", "offered", "rate", "ways", "won", "outcome", "search", "moved", "share")
        rows = [self._thing(use, deck) for use in deck.found.uses if use.sort == sort]
        self.page.table([self.say(f"lab-col-{head}") for head in heads], rows, self.say("lab-fold-things"))

    def _thing(self, use: Use, deck: Studied) -> list[Cell]:
        name = deck.names.call(use.sort, use.name)
        ways = ", ".join(f"{way.kind} {way.taken}/{way.offered}" for way in use.ways)
        return [
            Cell(name, deck.names.printed(use.sort, use.name), words=True, sure=use.surely),
            Cell(str(use.offered)),
            Cell(percent(use.rate) if use.offered else "–"),
            Cell(ways or "–", words=True),
            self._estimate(use.won),
            self._estimate(use.outcome),
            self._estimate(use.search),
            self._estimate(use.moved),
            Cell("–" if use.share is None else percent(use.share)),
        ]

    def _estimate(self, one: Estimate | None) -> Cell:
        if one is None or one.count < 2:
            return Cell("–")
        return Cell(points(one.mean), self.say("lab-from-to", low=points(one.low), high=points(one.high)))

    def _odd(self, deck: Studied) -> None:
        self.page.head("odd", self.say("lab-head-odd"))
        for sentence in self.says(sentences.odd(deck.found, deck.names)):
            self.page.text(sentence)
        self._note("lab-note-odd")

    def _book(self, found: Findings) -> None:
        self._begin("book", sentences.book(found))
        if not found.expected:
            return
        heads = [self.say(f"lab-col-{head}") for head in ("measure", "expected", "seen", "verdict")]
        rows = [
            [
                Cell(self.say(one.words)),
                Cell(f"{one.least:g} – {one.most:g}"),
                Cell(number(one.seen.mean), self._interval(one.seen)),
                Cell(self.say(f"lab-verdict-{one.verdict}"), sure=one.verdict != "within"),
            ]
            for one in found.expected
        ]
        self.page.table(heads, rows)
        self._note("lab-note-book")

    def _interval(self, one: Estimate) -> str:
        return self.say("lab-from-to", low=number(one.low), high=number(one.high))

    def _method(self, found: Findings) -> None:
        self.page.head("method", self.say("lab-head-method"))
        for key in ("interval", "witnesses", "sure", "bots"):
            self.page.text(self.say(f"lab-method-{key}"), kind="plain")
        if found.trust:
            self.page.chart(charts.trust(found, self.say), self.say("lab-axis-told"))
            self._note("lab-note-trust")

    # Decks side by side.

    def _decks(self) -> None:
        self.page.head("decks", self.say("lab-head-decks"))
        first, *others = self.study.decks
        self._side_by_side()
        for deck, comparison in zip(others, self.study.comparisons, strict=True):
            self.page.smaller_head(self.say("lab-versus", one=first.title, other=deck.title))
            self.page.text(*self._compared(comparison))
            if comparison.found:
                heads = [self.say("lab-col-measure"), first.title, deck.title, self.say("lab-col-by")]
                self.page.table(heads, [self._difference(one, deck) for one in comparison.found])

    def _compared(self, comparison: Comparison) -> list[str]:
        if not comparison.found:
            return [self.say("lab-decks-same", compared=comparison.compared)]
        return [self.say("lab-decks-differ", compared=comparison.compared, found=len(comparison.found))]

    def _side_by_side(self) -> None:
        heads = ["", *(deck.title for deck in self.study.decks)]
        found = [deck.found for deck in self.study.decks]
        rows = [[Cell(self.say("lab-axis-games")), *(Cell(str(one.games)) for one in found)]]
        for seat in range(found[0].players):
            shares = [one.seats[seat] for one in found]
            cells = [
                Cell(
                    percent(one.share), self.say("lab-from-to", low=percent(one.low), high=percent(one.high))
                )
                for one in shares
            ]
            rows.append([Cell(self.say("lab-measure-seat", seat=seat)), *cells])
        for key in ("winner", "margin", "rounds", "decisions"):
            estimates: list[Estimate] = [getattr(one, key) for one in found]
            cells = [Cell(number(one.mean), self._interval(one)) for one in estimates]
            rows.append([Cell(self.say(f"lab-measure-{key}")), *cells])
        self.page.table(heads, rows)

    def _difference(self, one: Difference, deck: Studied) -> list[Cell]:
        if one.measure.startswith("way:"):
            shares = [Cell(percent(one.one)), Cell(percent(one.other)), Cell(points(one.by.mean))]
            return [Cell(self._measured(one, deck)), *shares]
        thing = one.measure.startswith("thing-")
        shown = points if thing else number
        by = Cell(
            points(one.by.mean) if thing else f"{one.by.mean:+.2f}",
            self.say("lab-from-to", low=f"{one.by.low:+.2f}", high=f"{one.by.high:+.2f}")
            if not thing
            else "",
        )
        return [Cell(self._measured(one, deck)), Cell(shown(one.one)), Cell(shown(one.other)), by]

    def _measured(self, one: Difference, deck: Studied) -> str:
        """What a difference is in, in words; measures of a game by the name they have in its rows."""
        family, colon, name = one.measure.partition(":")
        if one.about is not None and colon:
            return self.say("lab-measure-way", thing=deck.names.call(*one.about), kind=name)
        if one.about is not None:
            return self.say(f"lab-measure-{one.measure}", thing=deck.names.call(*one.about))
        if one.measure.startswith("seat-"):
            return self.say("lab-measure-seat", seat=int(one.measure.removeprefix("seat-")))
        return (
            self.say(f"lab-measure-{family}", name=name) if colon else self.say(f"lab-measure-{one.measure}")
        )
