"""The pledge, .brew files out and in, replays and branches."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.refusals import refused
from tests.table.guests import BOT, DICE, GAME, HOT, ME, OPEN, RANDOM_BOT, Data, Guest, play_out

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.errors import JournalError
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.pledge import make_pledge

GOLDEN = Path(__file__).parent.parent / "golden"
SALT = "00112233445566778899aabbccddeeff"


def brew_of(guest: Guest, table: str) -> str:
    answer = guest.http.get(f"/api/tables/{table}/brew")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.brew"'
    return answer.text


def bring(guest: Guest, text: str) -> Data:
    answer = guest.http.post("/api/import", content=text.encode(), headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    info: Data = answer.json()
    return info


def verify(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "game.brew"
    file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "brewtable", "replay", str(file), "--verify"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture(scope="module")
def finished() -> str:
    """A finished game, as a file."""
    return (GOLDEN / "greedy.brew").read_text("utf-8")


# The pledge.


def test_the_shuffle_is_pledged_at_the_start_and_shown_at_the_end(ann: Guest, tmp_path: Path) -> None:
    table = ann.open(RANDOM_BOT, RANDOM_BOT)["id"]
    promised = ann.look(table)["pledge"]["hash"]
    over = play_out(ann, table)
    pledge = over["pledge"]
    assert pledge["hash"] == promised
    assert len(pledge["salt"]) == 32
    assert pledge["hash"] == hashlib.sha256(f"{pledge['salt']}:{pledge['seed']}".encode()).hexdigest()
    text = brew_of(ann, table)
    assert json.loads(text.splitlines()[0])["pledge"] == {"hash": pledge["hash"], "salt": pledge["salt"]}
    said = verify(text, tmp_path)
    assert said.returncode == 0, said.stderr
    assert f"The shuffle is the one pledged before the game: {pledge['hash']}" in said.stdout


def test_while_the_game_runs_only_the_hash_is_shown(ann: Guest) -> None:
    table = ann.open(ME, BOT)["id"]
    pledge = ann.look(table)["pledge"]
    assert (pledge["seed"], pledge["salt"]) == (None, None)
    assert len(pledge["hash"]) == 64
    assert ann.get(f"/tables/{table}/replay")["pledge"] == pledge
    assert ann.refused(409, "GET", f"/tables/{table}/brew")["code"] == "not-over"
    over = ann.post(f"/tables/{table}/concede", seat=0)["pledge"]
    assert over["hash"] == pledge["hash"]
    assert 0 <= over["seed"] < 1 << 53  # a browser's numbers hold no more


def test_a_chosen_seed_is_shown_to_everybody_and_promises_nothing(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN, seed=4711)
    bob.post("/join", code=info["seats"][1]["code"])
    for guest in (ann, bob):
        assert guest.look(info["id"])["pledge"] == {"hash": "", "seed": 4711, "salt": None}
    assert ann.post(f"/tables/{info['id']}/concede", seat=0)["pledge"]["hash"] == ""
    assert "pledge" not in json.loads(brew_of(ann, info["id"]).splitlines()[0])


def test_a_file_that_goes_on_promises_nothing_to_those_who_join(ann: Guest) -> None:
    """Whoever brought it has read the seed in it."""
    brought = ann.http.post("/api/import", content=write_journal(pledged_match())).json()
    assert ann.look(brought["id"])["pledge"] == {"hash": "", "seed": 7, "salt": None}


def test_seeds_and_salts_are_drawn_anew(ann: Guest) -> None:
    tables = [ann.open(ME, HOT)["id"] for _ in range(4)]
    pledges = [ann.post(f"/tables/{table}/concede", seat=0)["pledge"] for table in tables]
    assert len({pledge["seed"] for pledge in pledges}) == 4
    assert len({pledge["salt"] for pledge in pledges}) == 4


def pledged_match() -> Match:
    game = BeerAndBread()
    match = new_match(game, game.setup(seed=7), ["Ann", "Bob"])
    match.pledge = make_pledge(SALT, 7)
    match.act("harvest beer-08")
    return match


def checked_again(header: Data, lines: list[str]) -> str:
    """A file whose checks fit, whatever it says."""
    previous, out = "", []
    for record in [header, *(json.loads(line) for line in lines)]:
        record.pop("check", None)
        body = json.dumps(record, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(f"{previous}\n{body}".encode()).hexdigest()[:16]
        out.append(json.dumps({**record, "check": previous}, separators=(",", ":"), ensure_ascii=False))
    return "\n".join(out) + "\n"


def test_a_pledged_journal_is_read_and_written_alike() -> None:
    text = write_journal(pledged_match())
    again = read_journal(text)
    assert again.pledge is not None
    assert again.pledge.salt == SALT
    assert write_journal(again) == text
    assert again.branch(0).pledge is not None


@pytest.mark.parametrize(
    ("pledge", "words"),
    [
        ({"hash": "0" * 64, "salt": SALT}, "the seed is not the one that was pledged"),
        ({"hash": make_pledge(SALT, 8).hash, "salt": SALT}, "the seed is not the one that was pledged"),
        ({"hash": make_pledge(SALT, 7).hash, "salt": SALT[:-1]}, "the seed is not the one that was pledged"),
        ({"hash": make_pledge(SALT, 7).hash}, "a pledge needs `hash` and `salt`"),
        ({"hash": 7, "salt": SALT}, "a pledge needs `hash` and `salt`"),
        ("sure", "a pledge needs `hash` and `salt`"),
        ({"hash": make_pledge(SALT, 7).hash, "salt": SALT, "more": 1}, "not what this program writes"),
    ],
)
def test_a_pledge_that_is_not_kept_is_found_even_where_the_checks_fit(
    pledge: object, words: str, tmp_path: Path
) -> None:
    header, *lines = write_journal(pledged_match()).splitlines()
    forged = checked_again({**json.loads(header), "pledge": pledge}, lines)
    with refused(JournalError, words):
        read_journal(forged)
    if words.startswith("the seed"):
        assert verify(forged, tmp_path).returncode == 2


def test_a_pledge_without_a_seed_is_none() -> None:
    header, *lines = (GOLDEN / "from-position.brew").read_text("utf-8").splitlines()
    pledge = {"hash": make_pledge(SALT, 7).hash, "salt": SALT}
    with refused(JournalError, "the seed is not the one that was pledged"):
        read_journal(checked_again({**json.loads(header), "pledge": pledge}, lines))


def test_files_without_a_pledge_are_as_good_as_before(finished: str, tmp_path: Path) -> None:
    said = verify(finished, tmp_path)
    assert said.returncode == 0
    assert "pledged" not in said.stdout


# Out and in.


def test_a_finished_game_comes_back_for_replay(ann: Guest, finished: str) -> None:
    match = read_journal(finished)
    info = bring(ann, finished)
    assert info["status"] == "over"
    assert info["winners"] == match.game.result(match.state).winners()
    replay = ann.get(f"/tables/{info['id']}/replay", seat=0)
    assert len(replay["frames"]) == match.ply + 1
    assert replay["result"] == match.game.result(match.state).to_data()
    assert replay["frames"][10]["view"] == match.game.view(match.position_at(10), 0)
    assert replay["frames"][10]["to_move"] == match.position_at(10).to_move()
    assert replay["frames"][-1]["to_move"] is None
    assert match.setup is not None
    assert replay["pledge"] == {"hash": "", "seed": match.setup.seed, "salt": None}
    again = read_journal(brew_of(ann, info["id"]))
    assert [entry.action for entry in again.entries] == [entry.action for entry in match.entries]


def test_an_unfinished_game_is_played_on(ann: Guest) -> None:
    text = (GOLDEN / "unfinished.brew").read_text("utf-8")
    match = read_journal(text)
    info = bring(ann, text)
    assert (info["status"], info["ply"]) == ("playing", match.ply)
    assert info["to_move"] == match.state.to_move()
    humans = [seat for seat in info["seats"] if seat["kind"] != "bot"]
    assert humans
    assert all(seat["mine"] for seat in humans)
    ann.post(f"/tables/{info['id']}/concede", seat=humans[0]["seat"])


def test_what_was_exported_while_playing_comes_back_with_its_seed_told(ann: Guest) -> None:
    info = ann.open({**ME, "name": "Ann"}, {**HOT, "name": "Bob"})
    for _ in range(4):
        ann.move(info["id"], ann.look(info["id"]))
    ann.post(f"/tables/{info['id']}/concede", seat=1)
    text = brew_of(ann, info["id"])
    match = read_journal(text)
    assert (match.ply, match.over, match.seats) == (4, False, ["Ann", "Bob"])
    brought = bring(ann, text)
    assert (brought["status"], brought["ply"]) == ("playing", 4)
    assert [seat["name"] for seat in brought["seats"]] == ["Ann", "Bob"]
    assert match.pledge is not None
    assert match.setup is not None
    # Whoever brings a file has read it: the shuffle is no secret that could be promised.
    assert ann.look(brought["id"])["pledge"] == {"hash": "", "seed": match.setup.seed, "salt": None}


def test_a_game_from_a_position_comes_in_and_goes_out(ann: Guest) -> None:
    text = (GOLDEN / "from-position.brew").read_text("utf-8")
    info = bring(ann, text)
    if info["status"] != "over":
        mine = next(seat["seat"] for seat in info["seats"] if seat["mine"])
        ann.post(f"/tables/{info['id']}/concede", seat=mine)
    out = read_journal(brew_of(ann, info["id"]))
    assert "position" in brew_of(ann, info["id"]).splitlines()[0]
    assert out.ply == read_journal(text).ply
    rematch = ann.post(f"/tables/{info['id']}/rematch")
    assert rematch["ply"] == 0


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", '{"brew":1}\n', "\x00\n", "[" * 50_000])
def test_what_is_no_brew_file_is_refused_with_the_line(ann: Guest, text: str) -> None:
    answer = ann.http.post("/api/import", content=text.encode())
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-journal"
    assert "line 1" in answer.json()["detail"]


def test_a_changed_line_is_named(ann: Guest, finished: str) -> None:
    changed = finished.replace('"ply":9,', '"ply":8,')
    answer = ann.http.post("/api/import", content=changed.encode())
    assert answer.json()["detail"].startswith("line 10:")
    assert ann.http.post("/api/import", content=b"\xff\xfe").status_code == 422


# Branches.


def test_a_finished_game_branches_as_it_was(ann: Guest, finished: str) -> None:
    table = bring(ann, finished)["id"]
    branch = ann.post(f"/tables/{table}/branch", ply=20, seat=1, bot="random")
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "human"]
    assert branch["ply"] >= 20
    with ann.watching(branch["id"], seat=1) as socket:
        told = socket.next()["told"]
    original = read_journal(finished)
    assert told[20]["events"] == original.game.events_for(
        original.position_at(20), original.entries[19].heard, 1
    )
    last = ann.look(table)["ply"]
    assert ann.refused(422, "POST", f"/tables/{table}/branch", ply=last, seat=0)["code"] == "no-ply"
    assert ann.refused(422, "POST", f"/tables/{table}/branch", ply=last + 1, seat=0)["code"] == "no-ply"
    assert ann.refused(422, "POST", f"/tables/{table}/branch", ply=0, seat=0, bot="nobody")["code"] == "setup"


def test_a_running_game_branches_into_what_the_seat_may_know(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN, options={"first": "0"}, seed=77)
    bob.post("/join", code=info["seats"][1]["code"])
    table, hands = info["id"], set()
    for _ in range(4):
        branch = ann.post(f"/tables/{table}/branch", ply=0, seat=0, bot="random")["id"]
        mine = ann.look(branch, seat=0)
        assert mine["view"] == ann.look(table, seat=0)["view"]
        over = ann.post(f"/tables/{branch}/concede", seat=0)
        assert over["pledge"] == {"hash": "", "seed": None, "salt": None}
        hands.add(json.dumps(ann.look(branch, seat=1)["view"]["villages"][1]["hand"]))
    real = json.dumps(bob.look(table, seat=1)["view"]["villages"][1]["hand"])
    assert len(hands - {real}) > 1


def test_branches_for_more_than_two(ann: Guest) -> None:
    info = ann.open(ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT, game=DICE)
    branch = ann.post(f"/tables/{info['id']}/branch", ply=0, seat=0)
    assert [seat["kind"] for seat in branch["seats"]] == ["human", "bot", "bot", "bot"]
    assert branch["game"] == DICE != GAME
