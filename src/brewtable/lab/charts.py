"""The pictures of a report: Altair charts as data, with words from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import altair as alt
import polars as pl

from brewtable.lab.findings import Findings, Share
from brewtable.lab.folder import Frames
from brewtable.lab.naming import Names
from brewtable.lab.statistics import Estimate
from brewtable.lab.uses import Use

INK, SURE, LIGHT, GOLD = "#2d2a26", "#9a5b13", "#cfc6b8", "#d99a2b"
FONT = "system-ui, sans-serif"
SHOWN = 12  # of the strongest, and as many of the weakest
Say = Callable[[str], str]
Spec = dict[str, Any]


def _finished(chart: Any, height: int) -> Spec:
    spec: Spec = (
        chart.properties(
            width="container",
            height=height,
            background="transparent",
            autosize=alt.AutoSizeParams(type="fit-x", contains="padding"),
        )
        .configure_view(stroke=None)
        .configure_axis(labelFont=FONT, titleFont=FONT, labelFontSize=12, titleFontSize=12)
        .configure_legend(labelFont=FONT, titleFont=FONT, orient="top")
        .to_dict()
    )
    return spec


def wins(shares: Sequence[tuple[str, Share]], even: float, say: Say) -> Spec:
    """Shares of wins with their intervals, and a line where all would be even."""
    rows = pl.DataFrame(
        [{"who": who, "share": one.share, "low": one.low, "high": one.high} for who, one in shares]
    )
    order = [who for who, _ in shares]
    who = alt.Y("who:N", title=None, sort=order, axis=alt.Axis(labelLimit=220))
    percent = alt.Axis(format="%", tickCount=6)
    scale = alt.Scale(domain=[0, 1])
    bars = (
        alt.Chart(rows)
        .mark_rule(strokeWidth=5, color=LIGHT)
        .encode(y=who, x=alt.X("low:Q", title=say("lab-axis-wins"), axis=percent, scale=scale), x2="high:Q")
    )
    dots = (
        alt.Chart(rows)
        .mark_point(filled=True, size=130, color=SURE, opacity=1)
        .encode(
            y=who,
            x=alt.X("share:Q", scale=scale),
            tooltip=[
                "who:N",
                alt.Tooltip("share:Q", format=".1%"),
                alt.Tooltip("low:Q", format=".1%"),
                alt.Tooltip("high:Q", format=".1%"),
            ],
        )
    )
    line = (
        alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(strokeDash=[4, 4], color=INK).encode(x="even:Q")
    )
    return _finished(bars + dots + line, 44 * len(order) + 10)


def scores(frames: Frames, say: Say, name: Callable[[int], str]) -> Spec:
    """How often each score was reached. Counted here: the page stays as small with ten times the games."""
    counted = (
        frames.seats.group_by("seat", "score", maintain_order=True)
        .agg(pl.len().alias("games"))
        .sort("seat", "score")
    )
    who = pl.col("seat").map_elements(name, return_dtype=pl.String).alias("who")
    chart = (
        alt.Chart(counted.select(who, "score", "games"))
        .mark_bar(opacity=0.75)
        .encode(
            x=alt.X(
                "score:Q",
                bin=alt.Bin(maxbins=30),
                title=say("lab-axis-score"),
                axis=alt.Axis(format="d", labelOverlap=True),
            ),
            y=alt.Y("sum(games):Q", title=say("lab-axis-games"), stack=None),
            color=alt.Color(
                "who:N", title=None, scale=alt.Scale(range=[GOLD, "#4f6d7a", "#7a9e7e", "#a3586d"])
            ),
        )
    )
    return _finished(chart, 200)


def course(found: Findings, say: Say) -> Spec:
    """Through the game: the chance that search gave the later winner."""
    rows = pl.DataFrame(found.course, schema=["part", "chance"], orient="row")
    line = (
        alt.Chart(rows)
        .mark_line(point=True, color=SURE)
        .encode(
            x=alt.X(
                "part:Q",
                axis=alt.Axis(format="%"),
                title=say("lab-axis-part"),
                scale=alt.Scale(domain=[0, 1]),
            ),
            y=alt.Y(
                "chance:Q",
                axis=alt.Axis(format="%"),
                title=say("lab-axis-chance"),
                scale=alt.Scale(domain=[0, 1]),
            ),
            tooltip=[alt.Tooltip("part:Q", format=".0%"), alt.Tooltip("chance:Q", format=".0%")],
        )
    )
    even = alt.Chart(pl.DataFrame({"even": [found.even]})).mark_rule(strokeDash=[4, 4], color=INK)
    return _finished(line + even.encode(y="even:Q"), 200)


def trust(found: Findings, say: Say) -> Spec:
    """What search foretold, and what came of it."""
    rows = pl.DataFrame(found.trust, schema=["told", "came", "count"], orient="row")
    whole = alt.Scale(domain=[0, 1])
    dots = (
        alt.Chart(rows)
        .mark_line(point=alt.OverlayMarkDef(size=80), color=SURE)
        .encode(
            x=alt.X("told:Q", axis=alt.Axis(format="%"), title=say("lab-axis-told"), scale=whole),
            y=alt.Y("came:Q", axis=alt.Axis(format="%"), title=say("lab-axis-came"), scale=whole),
            tooltip=[alt.Tooltip("told:Q", format=".0%"), alt.Tooltip("came:Q", format=".0%"), "count:Q"],
        )
    )
    ideal = alt.Chart(pl.DataFrame({"told": [0.0, 1.0], "came": [0.0, 1.0]})).mark_line(
        strokeDash=[4, 4], color=INK, strokeWidth=1
    )
    return _finished(ideal.encode(x="told:Q", y="came:Q") + dots, 200)


def strength(ranked: Sequence[Use], names: Names, say: Say) -> Spec:
    """The strongest and the weakest by both witnesses, with intervals."""
    shown = list(ranked) if len(ranked) <= 2 * SHOWN else [*ranked[:SHOWN], *ranked[-SHOWN:]]
    rows: list[dict[str, object]] = []
    for use in shown:
        for key, one in (("lab-axis-outcome", use.outcome), ("lab-axis-search", use.search)):
            if one is not None and one.count > 1:
                rows.append(_dot(names.short(use.sort, use.name), say(key), one))
    order = [names.short(use.sort, use.name) for use in shown]
    name = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=190))
    colour = alt.Color(
        "witness:N",
        title=None,
        scale=alt.Scale(domain=[say("lab-axis-outcome"), say("lab-axis-search")], range=[GOLD, "#4f6d7a"]),
    )
    base = alt.Chart(pl.DataFrame(rows))
    offset = alt.YOffset("witness:N")
    bars = base.mark_rule(strokeWidth=2, opacity=0.55, clip=True).encode(
        y=name,
        yOffset=offset,
        color=colour,
        x=alt.X("low:Q", title=say("lab-axis-worth"), scale=_reach(rows)),
        x2="high:Q",
    )
    dots = base.mark_point(filled=True, size=55, opacity=1, clip=True).encode(
        y=name,
        yOffset=offset,
        color=colour,
        x=alt.X("mean:Q"),
        tooltip=[
            "name:N",
            "witness:N",
            alt.Tooltip("mean:Q", format="+.1f"),
            alt.Tooltip("low:Q", format="+.1f"),
            alt.Tooltip("high:Q", format="+.1f"),
            "games:Q",
        ],
    )
    zero = alt.Chart(pl.DataFrame({"zero": [0]})).mark_rule(color=INK, strokeDash=[4, 4]).encode(x="zero:Q")
    return _finished(bars + dots + zero, 26 * len(shown) + 20)


def _dot(name: str, witness: str, one: Estimate) -> dict[str, object]:
    return {
        "name": name,
        "witness": witness,
        "mean": 100 * one.mean,
        "low": 100 * one.low,
        "high": 100 * one.high,
        "games": one.count,
    }


def _reach(rows: Sequence[dict[str, object]]) -> alt.Scale:
    """As far as the means need, with some room: a single wide interval must not press all others flat."""
    far = max((abs(float(str(row["mean"]))) for row in rows), default=1.0)
    return alt.Scale(domain=[-1.6 * far, 1.6 * far])
