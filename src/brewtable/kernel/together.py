"""Several actions in one go: in which order the rules take what was picked of a set, and what follows."""

from __future__ import annotations

from brewtable.kernel.prompt import PickSet
from brewtable.kernel.state import OVER, STEP_WIDTH, State


def as_played(s: State, picked: list[int], picks: PickSet | None) -> list[int]:
    """Actions as they are to be played: those of a set in an order that the rules take, ended by its `done`.

    What is none of the set is left as it is, and so is what the rules take in no order.
    """
    if picks is None or not _are_of(picks, picked):
        return picked
    order = _in_order(s, sorted(picked), set())
    if order is None:
        return picked
    after = s.copy()
    for action in order:
        after.play(action)
    if picks.done is not None and _is_asked_still(s, after):
        order.append(picks.done)
    return order


def _are_of(picks: PickSet, picked: list[int]) -> bool:
    known = {action for pick in picks.picks for action in pick.actions}
    return len(picked) <= picks.most and known.issuperset(picked)


def _in_order(s: State, actions: list[int], tried: set[tuple[int, ...]]) -> list[int] | None:
    """An order in which one seat can play these actions, without learning anything in between."""
    if not actions:
        return []
    if tuple(actions) in tried:
        return None
    tried.add(tuple(actions))
    legal = set(s.legal())
    for place, action in enumerate(actions):
        if action not in legal or action in actions[:place]:
            continue
        after = s.copy()
        after.play(action)
        left = actions[:place] + actions[place + 1 :]
        if left and not goes_on(s, after):
            continue
        rest = _in_order(after, left, tried)
        if rest is not None:
            return [action, *rest]
    return None


def goes_on(before: State, after: State) -> bool:
    """Whether the seat that decided decides again, knowing no more than before."""
    seat = before.to_move()
    return after.to_move() == seat and (after.news >> seat) & 1 == 0


def _is_asked_still(before: State, after: State) -> bool:
    """Whether the same decision is on top, with all that waits below it as it was."""
    depth = before.depth
    if after.to_move() == OVER or after.depth != depth:
        return False
    below = depth - STEP_WIDTH
    top, seat = depth - 1, depth - 2
    same = before.agenda[top] == after.agenda[top] and before.agenda[seat] == after.agenda[seat]
    return same and list(before.agenda[:below]) == list(after.agenda[:below])
