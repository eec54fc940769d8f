"""`.brew` files: a match as JSON lines that can be verified, shared and played on.

The first line is the set-up, each further line one decision with what chance did, the last line of
a finished game its result. Every line carries a check over itself and all lines before it, so a
changed byte is found in the line where it stands.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from brewtable.kernel.chance import Scripted
from brewtable.kernel.errors import BrewError, JournalError, UnknownDeck
from brewtable.kernel.game import Deck, Game, Setup
from brewtable.kernel.housedecks import deck_record
from brewtable.kernel.match import Match, match_from, new_match, outcomes_in
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.pledge import Pledge
from brewtable.kernel.registry import find_game

FORMAT = 1
_CHECK_DIGITS = 16


def _line(data: Mapping[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _check(previous: str, line: str) -> str:
    return hashlib.sha256(f"{previous}\n{line}".encode(errors="surrogatepass")).hexdigest()[:_CHECK_DIGITS]


# Writing.


def write_journal(match: Match) -> str:
    """The text of a .brew file."""
    return _checked([_header(match), *_records(match)])


def _records(match: Match) -> list[dict[str, object]]:
    """A record for each decision, and one for the result of a finished game."""
    records = []
    for number, entry in enumerate(match.entries, 1):
        record: dict[str, object] = {
            "ply": number,
            "seat": entry.seat,
            "do": entry.text,
            "action": entry.action,
        }
        if entry.chance:
            record["chance"] = entry.chance
        records.append(record)
    if match.over:
        records.append({"result": match.game.result(match.state).to_data()})
    return records


def _checked(records: list[dict[str, object]]) -> str:
    lines: list[str] = []
    previous = ""
    for record in records:
        previous = _check(previous, _line(record))
        lines.append(_line({**record, "check": previous}))
    return "\n".join(lines) + "\n"


def _header(match: Match) -> dict[str, object]:
    header: dict[str, object] = {"brew": FORMAT, "game": match.game.name, "rules": match.game.version}
    header["seats"] = match.seats
    setup = match.setup
    if setup is None:
        first = match.entries[0].before if match.entries else match.state
        header["position"] = match.game.save(first)
        return header
    header["players"] = setup.players
    header["options"] = match.game.recorded_options(setup)
    header["deck"] = deck_record(match.game.house_decks(), setup.deck)
    header["seed"] = setup.seed
    if match.pledge is not None:
        header["pledge"] = {"hash": match.pledge.hash, "salt": match.pledge.salt}
    header["chance"] = outcomes_in(match.opening)
    return header


# Reading.


def read_journal(text: str) -> Match:
    """Play a .brew file again, checking every line; JournalError names the first that is wrong."""
    records = _verified_records(text)
    match = _start(records)
    for number, record in enumerate(records[1:], 2):
        if "result" in record:
            _check_result(match, record, number, number == len(records))
        else:
            _replay(match, record, number)
    _check_whole(match, records[0], text)
    return match


def _check_whole(match: Match, header: Mapping[str, object], text: str) -> None:
    """The same match, written again, gives the same file: nothing is added, left out or of another type."""
    written = _checked([_header_as_recorded(match, header), *_records(match)]).split("\n")
    given = text.split("\n")
    if len(written) > len(given):
        raise JournalError(len(given), Message("journal-no-result"))
    for number, line in enumerate(given, 1):
        if line != written[number - 1]:
            raise JournalError(number, Message("journal-other-writing"))


def _header_as_recorded(match: Match, recorded: Mapping[str, object]) -> dict[str, object]:
    """The first line, with its deck in the form it was written in: which decks are house decks changes."""
    header = _header(match)
    for written, was in ((header, recorded), (header.get("position"), recorded.get("position"))):
        if isinstance(written, dict) and isinstance(was, Mapping):
            deck, deck_was = written.get("deck"), was.get("deck")
            if isinstance(deck, dict) and isinstance(deck_was, dict):
                written["deck"] = _deck_as_recorded(match.game, deck, deck_was)
    return header


def _deck_as_recorded(
    game: Game, written: Mapping[str, object], recorded: Mapping[str, object]
) -> dict[str, object]:
    data = recorded.get("data")
    if not isinstance(data, dict):
        return {"name": str(recorded.get("name")), "hash": written["hash"]}
    deck = game.deck_from_data(data, "data")
    return {"name": deck.name, "hash": deck.hash, "data": deck.to_data()}


def _verified_records(text: str) -> list[dict[str, object]]:
    if not text.strip():
        raise JournalError(1, Message("journal-empty"))
    if not text.endswith("\n"):
        raise JournalError(text.count("\n") + 1, Message("journal-cut"))
    records: list[dict[str, object]] = []
    previous = ""
    for number, line in enumerate(text[:-1].split("\n"), 1):
        record = _record(line, number)
        given = record.pop("check", None)
        previous = _check(previous, _line(record))
        if given != previous:
            raise JournalError(number, Message("journal-check"))
        if _line({**record, "check": given}) != line:
            raise JournalError(number, Message("journal-changed"))
        records.append(record)
    return records


def _record(line: str, number: int) -> dict[str, object]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise JournalError(number, Message("json-unreadable", {"problem": str(problem)})) from None
    if not isinstance(record, dict):
        raise JournalError(number, Message("json-no-object"))
    return record


def _start(records: list[dict[str, object]]) -> Match:
    header = records[0]
    if header.get("brew") != FORMAT:
        raise JournalError(1, Message("journal-format", {"format": FORMAT}))
    try:
        game = find_game(str(header.get("game")))
        if header.get("rules") != game.version:
            versions: dict[str, Argument] = {"recorded": str(header.get("rules")), "here": game.version}
            raise JournalError(1, Message("journal-rules", versions))
        match = _opening(game, records)
    except JournalError:
        raise
    except BrewError as problem:
        raise JournalError(1, problem.message) from None
    if header.get("chance", []) != outcomes_in(match.opening):
        raise JournalError(1, Message("journal-shuffle"))
    match.pledge = _pledge(header)
    return match


def _pledge(header: dict[str, object]) -> Pledge | None:
    """The promise of the shuffle, which the seed must keep."""
    record, seed = header.get("pledge"), header.get("seed")
    if record is None:
        return None
    given, salt = (record.get("hash"), record.get("salt")) if isinstance(record, dict) else (None, None)
    if not isinstance(given, str) or not isinstance(salt, str):
        raise JournalError(1, Message("journal-pledge-form"))
    pledge = Pledge(given, salt)
    if type(seed) is not int or not pledge.keeps(seed):
        raise JournalError(1, Message("journal-pledge-broken"))
    return pledge


def _opening(game: Game, records: list[dict[str, object]]) -> Match:
    header = records[0]
    seats = header.get("seats")
    names = [str(seat) for seat in seats] if isinstance(seats, list) else None
    position = header.get("position")
    if isinstance(position, dict):
        return match_from(game, game.load(position), names)
    setup = _setup(game, header, records)
    return new_match(game, setup, names)


def _setup(game: Game, header: dict[str, object], records: list[dict[str, object]]) -> Setup:
    players, options, seed = header.get("players"), header.get("options"), header.get("seed")
    if type(players) is not int or not isinstance(options, dict):
        raise JournalError(1, Message("journal-setup"))
    deck = _deck(game, header)
    if type(seed) is int:
        return game.setup(players, seed, options, deck)
    if seed is not None:
        raise JournalError(1, Message("journal-seed", {"seed": repr(seed)}))
    script = Scripted([one for record in records for one in _outcomes(record)])
    return game.setup(players, None, options, deck, script)


def _outcomes(record: dict[str, object]) -> list[int]:
    outcomes = record.get("chance", [])
    return [one for one in outcomes if type(one) is int] if isinstance(outcomes, list) else []


def _deck(game: Game, header: dict[str, object]) -> Deck:
    record = header.get("deck")
    if not isinstance(record, dict):
        raise JournalError(1, Message("journal-no-deck"))
    data = record.get("data")
    try:
        if isinstance(data, dict):
            deck = game.deck_from_data(data, "data")
        else:
            deck = game.deck_by_hash(record.get("hash"))
    except UnknownDeck as missing:
        unknown: dict[str, Argument] = {"name": str(record.get("name")), "problem": missing.message}
        raise JournalError(1, Message("journal-deck-unknown", unknown)) from None
    except BrewError as problem:
        raise JournalError(1, Message("journal-deck-wrong", {"problem": problem.message})) from None
    if deck.hash != record.get("hash"):
        decks = {"name": str(record.get("name")), "recorded": str(record.get("hash")), "here": deck.hash}
        raise JournalError(1, Message("journal-deck", {**decks}))
    return deck


def _replay(match: Match, record: dict[str, object], number: int) -> None:
    if match.over:
        raise JournalError(number, Message("journal-over"))
    if record.get("ply") != match.ply + 1:
        plies: dict[str, Argument] = {"found": str(record.get("ply")), "right": match.ply + 1}
        raise JournalError(number, Message("journal-ply", plies))
    if record.get("seat") != int(match.state.to_move()):
        raise JournalError(number, Message("journal-seat", {"number": str(record.get("seat"))}))
    try:
        entry = match.act(record.get("action"))
    except BrewError as problem:
        raise JournalError(number, problem.message) from None
    if entry.text != record.get("do"):
        texts = {"action": str(entry.action), "right": repr(entry.text), "found": repr(record.get("do"))}
        raise JournalError(number, Message("journal-text", {**texts}))
    if entry.chance != record.get("chance", []):
        raise JournalError(number, Message("journal-chance"))


def _check_result(match: Match, record: dict[str, object], number: int, last: bool) -> None:
    if not match.over:
        raise JournalError(number, Message("journal-not-over"))
    if not last:
        raise JournalError(number, Message("journal-after-result"))
    if match.game.result(match.state).to_data() != record["result"]:
        raise JournalError(number, Message("journal-result"))
