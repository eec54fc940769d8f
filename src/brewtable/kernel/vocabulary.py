"""The vocabulary of a game: each kind of action and of event is declared once, with its fields.

    VOCABULARY: Final = Vocabulary("log")
    HARVEST: Final[i64] = VOCABULARY.action("harvest", Card(CARDS))
    DRAWN: Final[i64] = VOCABULARY.fact("drawn", SEAT, Card(CARDS, secret=True))

A declaration gives the number that rules work with: of an action the first of its numbers, of an event
its own. All else comes from the table: texts and their parsing, data, what a watcher may hear, the
sentences of the log, and descriptions for those who write clients.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from brewtable.kernel.did_you_mean import hint
from brewtable.kernel.errors import MalformedAction, UnknownAction
from brewtable.kernel.fields import SILENT, Field
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.state import CHANCE_EVENT, EVENT_WIDTH, SPECTATOR, State
from brewtable.kernel.things import Thing

Record: TypeAlias = Sequence[int]
Which: TypeAlias = Callable[[Record], int]
Sentence: TypeAlias = Callable[[Mapping[str, object], Message], Message | None]
Schema: TypeAlias = dict[str, object]


class Kind:
    """A kind of action: a verb and its fields. Its numbers run through all that the fields can be."""

    def __init__(
        self, verb: str, start: int, fields: list[Field], first_fastest: bool, after: str | None
    ) -> None:
        self.verb: Final = verb
        self.start: Final = start
        self.fields: Final = fields
        self.after: Final = after
        self._fastest_first: Final = fields if first_fastest else fields[::-1]
        self.size = 1
        for field in fields:
            self.size *= field.size

    def values(self, s: State, action: int) -> dict[str, object]:
        """The fields of an action by name."""
        rest = action - self.start
        found: dict[str, object] = {}
        for field in self._fastest_first:
            rest, number = divmod(rest, field.size)
            found[field.name] = field.shown(s, number)
        return {field.name: found[field.name] for field in self.fields}

    def things(self, s: State, action: int) -> list[Thing]:
        """The things that an action is about."""
        rest = action - self.start
        found: list[Thing] = []
        for field in self._fastest_first:
            rest, number = divmod(rest, field.size)
            found += field.things(s, number)
        return found

    def action(self, s: State, words: Sequence[str]) -> int:
        """The action that the words after the verb name."""
        numbers = {
            field.name: field.number(s, self.verb, word)
            for field, word in zip(self.fields, words, strict=True)
        }
        offset = 0
        for field in reversed(self._fastest_first):
            offset = offset * field.size + numbers[field.name]
        return self.start + offset

    def refusal(self) -> MalformedAction:
        """What is said when there are too many or too few words."""
        verb = repr(self.verb)
        if self.after is not None:
            return MalformedAction(self.after, {"verb": verb})
        if not self.fields:
            return MalformedAction("action-alone", {"verb": verb})
        return MalformedAction(
            "action-after", {"verb": verb, "fields": ", ".join(field.name for field in self.fields)}
        )

    def schema(self) -> Schema:
        return _object(
            {"kind": {"enum": [self.verb]}, **{field.name: field.schema() for field in self.fields}}
        )


class Fact:
    """Something worth telling. It has one name, or several, of which `which` picks one for each event."""

    def __init__(
        self,
        names: Sequence[str],
        fields: list[Field],
        which: Which | None,
        sentence: Sentence | None,
        says: Sequence[str] | None,
        heading: bool,
    ) -> None:
        self.names: Final = names
        self.fields: Final = fields
        self.which: Final = which
        self.sentence: Final = sentence
        self.says: Final = names if says is None else says  # how its sentences can be called
        self.heading: Final = heading
        self._cells: Final = _cells(fields)

    def told(self, s: State, record: Record, watcher: int) -> dict[str, object]:
        """An event as a watcher may know it."""
        name = self.names[0] if self.which is None else self.names[self.which(record)]
        told: dict[str, object] = {"event": name}
        for field, cell in zip(self.fields, self._cells, strict=True):
            told[field.name] = field.told(s, record, cell, watcher)
        return told

    def is_open(self, s: State, record: Record, watcher: int, value: object) -> bool | None:
        """Whether a watcher hears a value in this event; None if it is not about that value."""
        found: bool | None = None
        for field, cell in zip(self.fields, self._cells, strict=True):
            if field.value(s, record, cell) == value:
                found = found is not False and field.told(s, record, cell, watcher) == value
        return found

    def schema(self) -> Schema:
        fields = {field.name: _told_schema(field) for field in self.fields}
        return _object({"event": {"enum": [*self.names]}, **fields})


def _cells(fields: list[Field]) -> list[int]:
    """The cell of an event that each field is in: the next one, unless it says another."""
    cells: list[int] = []
    taken = 0
    for field in fields:
        taken += 0 if field.at else 1
        cells.append(field.at or taken)
    return cells


class Vocabulary:
    """All that can be done and all that can be told in a game. `log` begins the keys of its sentences."""

    def __init__(self, log: str = "log") -> None:
        self.log = log
        self.kinds: list[Kind] = []
        self.facts: list[Fact] = []  # an event is one more than the place here; 0 is chance itself
        self.action_count = 0
        self._starts: list[int] = []
        self._verbs: dict[str, list[Kind]] = {}
        self._named: dict[str, Fact] = {}

    # Declarations.

    def action(self, verb: str, *fields: Field, first_fastest: bool = False, after: str | None = None) -> int:
        """A new kind of action; the number of its first one.

        Numbers run through the fields like digits, the last the fastest. A verb may be declared
        again with other fields. `after` is the key that says what follows the verb.
        """
        kind = Kind(verb, self.action_count, list(fields), first_fastest, after)
        self.kinds.append(kind)
        self._starts.append(kind.start)
        self._verbs.setdefault(verb, []).append(kind)
        self.action_count += kind.size
        return kind.start

    def fact(
        self,
        names: str | Sequence[str],
        *fields: Field,
        which: Which | None = None,
        sentence: Sentence | None = None,
        says: Sequence[str] | None = None,
        heading: bool = False,
    ) -> int:
        """A new kind of event; its number.

        `sentence` may change what is usually said, or leave it out; `says` then names what it may
        become, as ends of keys. A `heading` begins a chapter of the log, such as a round.
        """
        fact = Fact(
            [names] if isinstance(names, str) else names, list(fields), which, sentence, says, heading
        )
        self.facts.append(fact)
        for name in fact.names:
            self._named[name] = fact
        return len(self.facts)

    # Actions.

    def kind_of(self, action: int) -> Kind:
        if not 0 <= action < self.action_count:
            raise UnknownAction(
                "action-no-number", {"number": str(action), "last": str(self.action_count - 1)}
            )
        return self.kinds[bisect_right(self._starts, action) - 1]

    def structure(self, s: State, action: int) -> dict[str, object]:
        """An action as data."""
        kind = self.kind_of(action)
        return {"kind": kind.verb, **kind.values(s, action)}

    def all_things(self, s: State) -> list[Thing]:
        """Everything that actions can be about by their fields alone."""
        fields = [field for kind in self.kinds for field in kind.fields]
        return [
            thing for field in fields for number in range(field.size) for thing in field.things(s, number)
        ]

    def text(self, s: State, action: int) -> str:
        """An action as text."""
        return " ".join([str(part) for part in self.structure(s, action).values()])

    def parse(self, s: State, line: str) -> int:
        """The action a text names."""
        words = line.lower().split()
        if not words:
            raise MalformedAction("action-verbs", {"verbs": ", ".join(self._verbs)})
        verb, rest = words[0], words[1:]
        if verb not in self._verbs:
            raise MalformedAction("action-no-verb", {"verb": repr(verb), "hint": hint(verb, [*self._verbs])})
        return self._meant(s, verb, rest).action(s, rest)

    def _meant(self, s: State, verb: str, words: Sequence[str]) -> Kind:
        """Of the kinds with this verb the one that takes so many words and knows the first of them."""
        kinds = self._verbs[verb]
        fitting = [kind for kind in kinds if len(kind.fields) == len(words)]
        if not fitting:
            raise max(kinds, key=_field_count).refusal()
        for kind in fitting:
            if not words or kind.fields[0].knows(s, words[0]):
                return kind
        return fitting[0]

    def from_structure(self, s: State, do: Mapping[str, object]) -> int:
        """The action some data names."""
        kind = self._described(do)
        words = [field.word(kind.verb, do.get(field.name)) for field in kind.fields]
        return self.parse(s, " ".join([kind.verb, *words]))

    def _described(self, do: Mapping[str, object]) -> Kind:
        """Of the kinds with the verb of some data the longest whose fields are all there."""
        verb = do.get("kind")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise MalformedAction("action-kind", {"kinds": ", ".join(self._verbs)})
        kinds = sorted(self._verbs[verb], key=_field_count)
        known = ["kind", *(field.name for kind in kinds for field in kind.fields)]
        for name in do:
            if name not in known:
                raise MalformedAction("action-no-field", {"kind": repr(verb), "field": repr(name)})
        complete = [kind for kind in kinds if all(field.name in do for field in kind.fields)]
        return complete[-1] if complete else kinds[0]

    def text_for(self, s: State, action: int, heard: Sequence[int], watcher: int) -> str | None:
        """The text of an action for one who heard these events of it; None where it would tell a secret.

        A secret field may be told to those who hear its value in the events of the decision, and in
        none of them in vain.
        """
        kind = self.kind_of(action)
        values = kind.values(s, action)
        for field in kind.fields:
            if field.secret and not self._is_open(s, heard, watcher, values[field.name]):
                return None
        return self.text(s, action)

    def structure_for(self, s: State, action: int, heard: Sequence[int], watcher: int) -> dict[str, object]:
        """An action as data for one who heard these events of it, with None for each secret."""
        kind = self.kind_of(action)
        values = kind.values(s, action)
        kept = {
            field.name: None
            for field in kind.fields
            if field.secret and not self._is_open(s, heard, watcher, values[field.name])
        }
        return {"kind": kind.verb, **values, **kept}

    def _is_open(self, s: State, heard: Sequence[int], watcher: int, value: object) -> bool:
        said = [fact.is_open(s, record, watcher, value) for fact, record in self._events(heard)]
        return True in said and False not in said

    # Events.

    def _events(self, heard: Sequence[int]) -> list[tuple[Fact, Record]]:
        """Facts and their records. Chance itself is never told, only what it brought about."""
        return [
            (self.facts[heard[at] - 1], heard[at : at + EVENT_WIDTH])
            for at in range(0, len(heard), EVENT_WIDTH)
            if heard[at] != CHANCE_EVENT
        ]

    def events_for(self, s: State, heard: Sequence[int], seat: int | None) -> list[dict[str, object]]:
        """What a seat (None: a spectator) hears of a run of events."""
        watcher = SPECTATOR if seat is None else seat
        return [fact.told(s, record, watcher) for fact, record in self._events(heard)]

    def sentence(self, event: Mapping[str, object]) -> Message | None:
        """An event as a line of the log; None for what needs no words."""
        name = str(event["event"])
        fact = self._named[name]
        arguments: dict[str, Argument] = {}
        for field in fact.fields:
            spoken = None if field.spoken_as == SILENT else field.argument(event)
            if spoken is not None:
                arguments[field.spoken_as] = spoken
        key = f"{self.log}-{name}"
        usual = Message(key, arguments)
        return usual if fact.sentence is None else fact.sentence(event, usual)

    def begins_chapter(self, event: Mapping[str, object]) -> bool:
        """Whether an event is a heading of the log."""
        return self._named[str(event["event"])].heading

    # Descriptions.

    def action_schema(self) -> Schema:
        """The data of all actions as JSON schema: objects told apart by `kind`, sometimes several of one."""
        return {"anyOf": [kind.schema() for kind in self.kinds]}

    def event_schema(self) -> Schema:
        """The data of all events as JSON schema: one of several objects, told apart by `event`."""
        return {"oneOf": [fact.schema() for fact in self.facts]}

    def log_keys(self) -> set[str]:
        """The Fluent keys of all sentences."""
        return {f"{self.log}-{name}" for fact in self.facts for name in fact.says}

    def keys(self) -> set[str]:
        """The Fluent keys of all that it says: sentences, names in them, refusals."""
        told = [field for fact in self.facts for field in fact.fields if field.spoken_as != SILENT]
        asked = [field for kind in self.kinds for field in kind.fields]
        found = self.log_keys() | {kind.after for kind in self.kinds if kind.after is not None}
        return found.union(*(field.keys() for field in told), *(field.refusals() for field in asked))


# Which name of a fact an event has.


def by_cell(cell: int) -> Which:
    """The cell holds the place of the name."""
    return lambda record: record[cell]


def by_sign(cell: int) -> Which:
    """The first name for what is more than nothing, else the second."""
    return lambda record: 0 if record[cell] > 0 else 1


def _field_count(kind: Kind) -> int:
    return len(kind.fields)


def _object(properties: dict[str, object]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


def _told_schema(field: Field) -> Schema:
    known = field.schema()
    return {"oneOf": [known, {"type": "null"}]} if field.can_be_none() else known
