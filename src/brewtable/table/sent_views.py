"""What one viewer of a table was sent last, in pieces, so that only what differs is sent again.

Watchers who see the same share one, and what is new is put into bytes once for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import json

from brewtable.table.schema import Snapshot, TableInfo, Told
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import clock_info, snapshot, told_since

_encode = json.Encoder().encode
_NOTHING_TOLD = b'"told":[],"cut":null'

Pieces = dict[bytes, bytes]  # by their names, as they stand before them


@cache
def _key(name: str) -> bytes:
    return _encode(name) + b":"


# Table and view have pieces of their own; what was told is not kept.
_WHOLE = [
    (name, _key(name)) for name in Snapshot.__struct_fields__ if name not in ("table", "view", "told", "cut")
]
_CLOCK, _NULL = _key("clock"), _encode(None)
_TABLE = [(name, _key(name)) for name in TableInfo.__struct_fields__]


class SentView:
    """A table as somebody sees it through a seat's eyes. `stage` counts how often that has changed."""

    def __init__(self, person: str, seat: int | None) -> None:
        self._person = person
        self._seat = seat
        self._stirred = -1  # the unrest of the record when it was looked at
        self._version = 0
        self.stage = 0
        self.news = b""  # what the last stage has changed, as the inside of a JSON object
        self._whole: Pieces = {}
        self._table: Pieces = {}
        self._view: Pieces = {}

    def look(self, sitting: Sitting) -> None:
        """See the table as it is now."""
        if self._stirred == sitting.record.stirred:
            return
        self._stirred = sitting.record.stirred
        now = snapshot(sitting, self._person, self._seat, since=None)
        whole = {key: _encode(getattr(now, name)) for name, key in _WHOLE}
        table = {key: _encode(getattr(now.table, name)) for name, key in _TABLE}
        view = {_key(name): _encode(value) for name, value in now.view.items()}
        changed = _changed(self._whole, whole)
        for name, before, after in ((b'"table":', self._table, table), (b'"view":', self._view, view)):
            if inside := _changed(before, after):
                changed.append(name + b"{" + b",".join(inside) + b"}")
        if changed:
            if sitting.seen != self._version or not self._whole:
                changed.append(self._told(sitting))
            self.news = b",".join(changed)
            self.stage += 1
        self._whole, self._table, self._view = whole, table, view
        self._version = sitting.seen

    def fits(self, stage: int) -> bool:
        """Whether the news are all that somebody lacks who saw this stage."""
        return stage == self.stage - 1

    def all(self, sitting: Sitting, since: int | None, cut: int | None) -> bytes:
        """All that is seen, with what was told after a ply, as the inside of a JSON object."""
        if self._whole[_CLOCK] != _NULL:  # it has gone on meanwhile
            self._whole[_CLOCK] = _encode(clock_info(sitting))
        table, view = _object(self._table), _object(self._view)
        told = _told_bytes(told_since(sitting, self._seat, -1 if since is None else since), cut)
        return b",".join([*_pieces(self._whole), b'"table":' + table, b'"view":' + view, told])

    def _told(self, sitting: Sitting) -> bytes:
        since, cut = sitting.record.known_at(self._version)
        return _told_bytes(told_since(sitting, self._seat, since), cut)


def sent_view_of(sitting: Sitting, person: str, eyes: int | None) -> SentView:
    """What somebody sees who looks through these eyes; strangers all see the same."""
    stranger = sitting.row.host != person and not sitting.mine(person)
    key = "" if stranger else person, eyes
    face = sitting.record.sent_views.get(key)
    if face is None:
        face = sitting.record.sent_views[key] = SentView(*key)
    face.look(sitting)
    return face


def _told_bytes(told: list[Told], cut: int | None) -> bytes:
    return b'"told":%b,"cut":%b' % (_encode(told), _encode(cut)) if told or cut is not None else _NOTHING_TOLD


def _changed(before: Pieces, now: Pieces) -> list[bytes]:
    return [key + piece for key, piece in now.items() if before.get(key) != piece]


def _pieces(pieces: Pieces) -> Iterable[bytes]:
    return (key + piece for key, piece in pieces.items())


def _object(pieces: Pieces) -> bytes:
    return b"{%b}" % b",".join(_pieces(pieces))
