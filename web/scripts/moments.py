"""What the makers of fixtures share: real positions of a game, as the service would tell them to a seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from brewtable.bots import make_bot
from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Game
from brewtable.kernel.match import Match, new_match
from brewtable.table.snapshots import prompt_data, told_lines

TOLD = 6  # decisions told at most

Event = Mapping[str, Any]
Suits = Callable[[Match, Any], bool]


def positions(
    game: Game, players: int, seed: int, options: dict[str, Any], bots: list[tuple[str, int]]
) -> Iterator[Match]:
    """Every position of a game between bots, each given by name and seed."""
    match = new_match(game, game.setup(players, seed, options, None))
    seated = [make_bot(name, number) for name, number in bots]
    draw = Stream(seed, 7)
    yield match
    while not match.over:
        seat = int(match.state.to_move())
        match.act(seated[seat].choose(match.observe(seat, draw)))
        yield match


class Recorder:
    """Finds moments in the games of one game and writes them beside its fixtures."""

    def __init__(self, game: Game, folder: Path, previewed: int, is_news: Callable[[Event], bool]) -> None:
        self.game = game
        self.folder = folder
        self.previewed = previewed  # options of a moment whose outcome is kept
        self.is_news = is_news  # events that a preview ends before

    def record(self, matches: Iterator[Match], moments: Mapping[str, Suits]) -> None:
        wanted = dict(moments)
        found: dict[str, Any] = {}
        for match in matches:
            prompt = None if match.over else self.game.prompt(match.state, int(match.state.to_move()))
            for name, suits in list(wanted.items()):
                if suits(match, prompt):
                    found[name] = self.moment(match, name)
                    del wanted[name]
            if not wanted:
                break
        self.write("moments.json", {name: found[name] for name in moments if name in found})
        self.write("catalog.json", self.game.catalog(match.state))
        print(f"found {len(found)}, missing: {', '.join(wanted) or 'none'}")

    def moment(self, match: Match, name: str) -> dict[str, Any]:
        game, state = self.game, match.state
        mover = None if match.over else int(state.to_move())
        other = ((mover or 0) + 1) % int(state.seats)
        seat = {"waiting": other, "spectator": None, "end": 0}.get(name, mover)
        prompt = game.prompt(state, seat) if seat == mover and mover is not None else None
        previewed = [] if prompt is None else prompt.choices[: self.previewed]
        return {
            "seat": seat,
            "ply": match.ply,
            "view": game.view(state, seat),
            "prompt": None if prompt is None else to_builtins(prompt_data(prompt)),
            "told": self.told(match, seat),
            "previews": {choice.action: self.outcome(match, choice.action) for choice in previewed},
            "result": game.result(state).to_data() if match.over else None,
        }

    def told(self, match: Match, seat: int | None) -> list[dict[str, Any]]:
        """What happened since this seat last decided."""
        entries: list[dict[str, Any]] = []
        for ply in range(match.ply, 0, -1):
            entry = match.entries[ply - 1]
            events = self.game.events_for(match.state, entry.heard, seat)
            decision = {"ply": ply, "seat": entry.seat, "text": entry.text}
            entries.append({**decision, "events": events, "lines": told_lines(self.game, events)})
            if entry.seat == seat or len(entries) == TOLD:
                break
        return entries[::-1]

    def outcome(self, match: Match, action: int) -> dict[str, Any]:
        """What an option does, told only as far as nothing new becomes known."""
        seat = int(match.state.to_move())
        after = match.state.copy()
        after.listening = True
        after.play(action)
        heard = self.game.events_for(after, list(after.heard), seat)
        news = next((at for at, event in enumerate(heard) if self.is_news(event)), None)
        certain = news is None
        preview = {"lines": [], "certain": certain, "view": None, "can_take_back": certain}
        return {"events": heard[:news], **preview}

    def write(self, name: str, data: Any) -> None:
        (self.folder / name).write_text(json.dumps(data, separators=(",", ":")) + "\n")
