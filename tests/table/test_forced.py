"""What is forced is played by the service, in entries of its own, taken back with the choice before it."""

from __future__ import annotations

from tests.table.guests import HOT, ME, Data, Guest

from brewtable.kernel.chance import Stream

DECISIONS = 150


def test_forced_decisions_come_with_the_choice_before_them_and_go_with_it(ann: Guest) -> None:
    table = ann.open(ME, HOT, game="beer-pioneers", seed=3)["id"]
    stream = Stream(3, 5)
    forced: list[int] = []
    undone = 0
    snapshot = ann.look(table)
    for _ in range(DECISIONS):
        choices = snapshot["prompt"]["choices"]
        action = choices[stream.below(len(choices))]["action"]
        after = ann.move(table, snapshot, action)["snapshot"]
        told = after["told"]
        assert [one["forced"] for one in told] == [False] + [True] * (len(told) - 1)
        forced += [one["ply"] for one in told[1:]]
        if len(told) > 1 and after["undo"]["can"]:
            after = taken_back_and_played_again(ann, table, snapshot, after, action)
            undone += 1
        snapshot = ann.look(table)
    assert undone
    # Whoever asks for a forced decision back goes to the choice before it.
    back = ann.post(f"/tables/{table}/takeback", seat=0, ply=forced[-1] - 1)
    assert back["ply"] < forced[-1] - 1
    assert back["ply"] + 1 not in forced


def taken_back_and_played_again(guest: Guest, table: str, before: Data, after: Data, action: int) -> Data:
    back = guest.post(f"/tables/{table}/undo", version=after["version"], seat=before["seat"])
    assert (back["ply"], back["view"], back["prompt"]) == (before["ply"], before["view"], before["prompt"])
    again: Data = guest.move(table, back, action)["snapshot"]
    assert again["told"] == after["told"]
    return again
