"""Laws of secrecy: what leaves through the gate, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import math

from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.message import Message
from brewtable.kernel.state import NOT_FORCED, State
from brewtable.testing.tour import ConformanceError, Scene, Tour, difference, is_json, law, prompt_data

_WORLDS = 2  # resampled for each seat at each position looked at
_REASONS = 6  # actions whose why_not() is compared
_FARTHEST = 4.0  # from 0 that a feature may be
_DECISIONS = 3  # of those that only another world allows


@law
def check_data(tour: Tour) -> None:
    """Views, prompts, events and card faces are JSON-able; events can be told; looking changes nothing."""
    game = tour.game
    for scene in tour.scenes():
        if not scene.picked(4):
            continue
        before = game.save(scene.state)
        scene.require(is_json(before), "save()", "must be JSON-able")
        scene.require(is_json(game.catalog(scene.state)), "catalog()", "must be JSON-able")
        for seat in [*scene.seats, None]:
            scene.require(
                is_json(game.view(scene.state, seat)), "view()", f"must be JSON-able for seat {seat}"
            )
            asked = prompt_data(game.prompt(scene.state, seat))
            scene.require(is_json(asked), "prompt()", f"must be JSON-able for seat {seat}")
            _check_events(scene, seat)
        for seat in scene.seats:
            game.resample(scene.state, seat, Stream(scene.ply, RESAMPLING))
        found = difference(before, game.save(scene.state))
        scene.require(not found, "view(), prompt(), resample()", f"looking changed the position: {found}")


def _check_events(scene: Scene, seat: int | None) -> None:
    heard = [int(cell) for cell in scene.state.heard] if scene.ply else scene.log
    for event in scene.game.events_for(scene.state, heard, seat):
        scene.require(is_json(event), "events_for()", f"must be JSON-able: {event!r}")
        words = scene.game.sentence(event)
        told = words is None or (isinstance(words, Message) and is_json(words.to_data()))
        scene.require(told, "sentence()", f"must give a Message or None for {event!r}")


@law
def check_resample(tour: Tour) -> None:
    """A resampled world keeps all laws and looks the same to its seat, and what is hidden does change."""
    hides = changes = False
    for scene in tour.scenes():
        if not scene.picked(10):
            continue
        hides = hides or _hides(scene)
        for seat in scene.seats:
            for number in range(_WORLDS):
                world = _world(scene, seat, number)
                _check_world(scene, seat, world)
                changes = changes or _others_see_another(scene, seat, world)
    if hides and not changes:
        raise ConformanceError(f"{tour.game.name}: resample(): it never changed what is hidden from a seat")


def _hides(scene: Scene) -> bool:
    """Whether some seat sees what a spectator does not."""
    views = [dict(scene.game.view(scene.state, seat)) for seat in [None, *scene.seats]]
    for view in views:
        view.pop("seat", None)
    return any(view != views[0] for view in views)


def _world(scene: Scene, seat: int, number: int) -> State:
    stream = Stream(scene.tour.seed, RESAMPLING)
    stream.position = (scene.ply << 16) | (seat << 8) | number
    stream = Stream(stream.draw_seed(), RESAMPLING)
    world = scene.game.resample(scene.state, seat, stream)
    # What a bot is given is resampled from a resampled world.
    return scene.game.resample(world, seat, stream) if number % 2 else world


def _others_see_another(scene: Scene, seat: int, world: State) -> bool:
    return any(
        scene.game.view(world, other) != scene.game.view(scene.state, other)
        for other in scene.seats
        if other != seat
    )


def _check_world(scene: Scene, seat: int, world: State) -> None:
    game, state = scene.game, scene.state
    scene.require(world is not state, "resample()", "must give a new state, not the one it was given")
    broken = game.broken_laws(world)
    laws = "; ".join(str(law) for law in broken)
    scene.require(not broken, "resample()", f"the world for seat {seat} breaks laws: {laws}")
    scene.require(
        world.to_move() == state.to_move(), "resample()", "another seat is to move in the new world"
    )
    real = state.chance.to_data()
    scene.require(
        world.chance.to_data() != real, "resample()", "the world still knows what chance will bring"
    )
    _same_to(
        scene, seat, (state, scene.log), (world, scene.log), "resample(), view(), prompt(), events_for()"
    )
    if seat == scene.mover:
        legal = [int(action) for action in world.legal()]
        scene.require(
            legal == scene.legal(), "resample(), legal()", f"seat {seat} may do other things: {legal}"
        )
        _same_reasons(scene, seat, world)


def _same_to(
    scene: Scene, seat: int, real: tuple[State, list[int]], other: tuple[State, list[int]], culprit: str
) -> None:
    """Both are the same to a seat, and to a spectator, who knows no more than any seat."""
    found = difference(_impression(scene, seat, *real), _impression(scene, seat, *other))
    what = f"seat {seat} can tell worlds apart that differ only in what is hidden from it: {found}"
    scene.require(not found, culprit, what)
    found = difference(_impression(scene, None, *real), _impression(scene, None, *other))
    scene.require(not found, culprit, f"a spectator sees what is hidden from seat {seat}: {found}")


def _impression(scene: Scene, seat: int | None, state: State, heard: list[int]) -> dict[str, object]:
    """All that reaches a seat."""
    return {
        "view": scene.game.view(state, seat),
        "prompt": prompt_data(scene.game.prompt(state, seat)),
        "events": scene.game.events_for(state, heard, seat),
        "features": {} if seat is None else _features(scene, state, seat),
    }


def _features(scene: Scene, state: State, seat: int) -> dict[str, float]:
    """The numbers for programs that learn, by name; none where a game has no such numbers."""
    names = scene.game.numbers.names(scene.setup.players)
    return dict(zip(names, scene.game.features(state, seat), strict=True)) if names else {}


@law
def check_features(tour: Tour) -> None:
    """Each number has a name of its own and is not far from 0 to 1."""
    for scene in tour.scenes():
        if not scene.picked(4):
            continue
        names = scene.game.numbers.names(scene.setup.players)
        scene.require(len(set(names)) == len(names), "numbers", "must be different names")
        for seat in scene.seats:
            for name, number in _features(scene, scene.state, seat).items():
                near = math.isfinite(number) and abs(number) <= _FARTHEST
                scene.require(near, "write_features()", f"{name} is {number} for seat {seat}")


def _same_reasons(scene: Scene, seat: int, world: State) -> None:
    legal = set(scene.legal())
    for _ in range(_REASONS):
        action = int(scene.chooser.below(scene.game.action_count))
        if action not in legal:
            real, other = (scene.game.why_not(state, action) for state in (scene.state, world))
            scene.require(
                real == other, "why_not()", f"tells seat {seat} what it cannot know: {real}, {other}"
            )


@law
def check_secrets(tour: Tour) -> None:
    """Worlds a seat cannot tell apart stay so through an action, unless `news` says it learned something."""
    for scene in tour.scenes():
        if scene.action is None or not scene.picked(3):
            continue
        for seat in scene.seats:
            world = _world(scene, seat, 0)
            if scene.action in [int(action) for action in world.legal()]:
                _check_after_action(scene, seat, world)


def _check_after_action(scene: Scene, seat: int, world: State) -> None:
    assert scene.action is not None
    state = scene.state.copy()
    for one in (state, world):
        one.listening = True
        one.play(scene.action)
    learned, learned_there = (one.news >> seat & 1 == 1 for one in (state, world))
    same = learned == learned_there
    scene.require(
        same, "news", f"whether seat {seat} learns something must not hang on what is hidden from it"
    )
    if not learned:
        real, other = ((one, [int(cell) for cell in one.heard]) for one in (state, world))
        _same_to(scene, seat, real, other, "view(), prompt(), events_for() or a forgotten `news`")


@law
def check_decisions(tour: Tour) -> None:
    """What a seat is told of another's decision is the same in every world it cannot tell apart."""
    for scene in tour.scenes():
        if scene.action is None or not scene.picked(6):
            continue
        for seat in scene.seats:
            if seat != scene.mover:
                _check_decision(scene, seat, _world(scene, seat, 0))


def _check_decision(scene: Scene, seat: int, world: State) -> None:
    """The same decision in another world, and one that only that world allows, if it looks the same."""
    assert scene.action is not None
    legal = [int(action) for action in world.legal()]
    only_there = [action for action in legal if action not in scene.legal()]
    same = [scene.action] if scene.action in legal else []
    for watcher in (seat, None):
        real = _told_of(scene, scene.state, scene.action, watcher)
        for action in same + only_there[:_DECISIONS]:
            other = _told_of(scene, world, action, watcher)
            looks_the_same = not difference(real[0], other[0])
            scene.require(
                real[1] == other[1] or not looks_the_same,
                "text_for()",
                f"tells seat {watcher} apart what it cannot see: {real[1]!r}, {other[1]!r}",
            )


def _told_of(
    scene: Scene, before: State, action: int, watcher: int | None
) -> tuple[dict[str, object], str | None]:
    """All that reaches a watcher after a decision, and what it may read of the decision."""
    state = before.copy()
    state.listening = True
    state.play(action)
    heard = [int(cell) for cell in state.heard]
    told = scene.game.text_for(state, action, heard, scene.mover, watcher)
    return _impression(scene, watcher, state, heard), told


@law
def check_forced(tour: Tour) -> None:
    """That a decision plays itself tells no seat anything: in all its worlds there is one answer."""
    for scene in tour.scenes():
        if scene.state.forced() == NOT_FORCED or not scene.picked(3):
            continue
        for seat in scene.seats:
            for number in range(_WORLDS):
                forced = _world(scene, seat, number).forced()
                asked = f"seat {seat} does not know that there is only one answer: say so in is_secret()"
                scene.require(forced != NOT_FORCED, "forced()", asked)
