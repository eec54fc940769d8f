"""Laws of play: decisions, actions in their three forms, prompts, results."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from brewtable.kernel.errors import MalformedAction, PositionError, SetupError, UnknownAction
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import PickSet, Prompt
from brewtable.kernel.state import OVER
from brewtable.kernel.together import as_played, goes_on
from brewtable.testing.tour import ConformanceError, Scene, Tour, difference, is_json, law

_ILLEGAL_SAMPLES = 6
_GARBAGE = (
    "",
    "   ",
    "\n",
    "\x00",
    "?",
    "no-such-action-here 1 2 3",
    "🍺 🍞",
    "-1",
    "9" * 5000,
    "a" * 5000,
    "٣",
)


@law
def check_setup(tour: Tour) -> None:
    """The facts of a game are there, wrong set-ups are refused, each option starts a game."""
    game = tour.game
    facts = {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "action_count": game.action_count,
    }
    for fact, value in facts.items():
        _require(game, bool(value), fact, "must be given")
    _require(game, 1 <= game.fewest <= game.most, "fewest, most", "must be numbers of players in this order")
    for players in (game.fewest - 1, game.most + 1):
        _must_raise(tour, "setup()", (SetupError,), partial(game.setup, players, 0))
    _must_raise(tour, "setup()", (SetupError,), lambda: game.setup(seed=0, options={"no-such-option": True}))
    deck = game.house_deck()
    again = game.deck_from_data(deck.to_data(), "the house deck")
    _require(
        game, bool(deck.hash) and again.hash == deck.hash, "deck_from_data()", "must give the deck again"
    )
    _require(game, is_json(deck.to_data()), "house_deck()", "to_data() must be JSON-able")
    hashes = [house.deck().hash for house in game.house_decks()]
    _require(game, hashes[:1] == [deck.hash], "house_decks()", "the first is house_deck()")
    _require(game, len(set(hashes)) == len(hashes), "house_decks()", "saved games name a deck by its hash")
    for players in range(game.fewest, game.most + 1):
        for option in game.options(players):
            for value in option.values:
                state = game.new(game.setup(players, 0, {option.name: value}))
                culprit = f"option {option.name}={value!r} must start a game for {players}"
                _require(game, state.to_move() != OVER, "new()", culprit)


def _require(game: Game, kept: bool, culprit: str, expected: str) -> None:
    if not kept:
        raise ConformanceError(f"{game.name}: {culprit}: {expected}")


def _must_raise(
    tour: Tour, culprit: str, wanted: tuple[type[Exception], ...], call: Callable[[], object], about: str = ""
) -> None:
    expected = f"{tour.game.name}: {culprit}: must raise {' or '.join(one.__name__ for one in wanted)}{about}"
    try:
        answer = call()
    except wanted:
        return
    except Exception as problem:
        raise ConformanceError(
            f"{expected}, not {type(problem).__name__} ({problem})\n{tour.whereabouts()}"
        ) from problem
    raise ConformanceError(f"{expected}, but it gave {answer!r}\n{tour.whereabouts()}")


@law
def check_legal(tour: Tour) -> None:
    """Legal lists are ascending, without doubles, within the action space; empty only after the end."""
    for scene in tour.scenes():
        legal = scene.legal()
        if scene.action is None:
            scene.require(not legal, "legal()", f"must be empty after the end, not {legal}")
            continue
        scene.require(scene.mover in scene.seats, "to_move()", f"must be a seat, not {scene.mover}")
        rising = all(low < high for low, high in pairwise(legal))
        scene.require(rising, "legal()", f"must be ascending, without doubles: {legal}")
        last = tour.game.action_count - 1
        scene.require(legal[0] >= 0 and legal[-1] <= last, "legal()", f"must be within 0 to {last}: {legal}")
        scene.require(scene.legal() == legal, "legal()", "must give the same list when asked twice")


@law
def check_end(tour: Tour) -> None:
    """Every game ends, and its rounds only count up."""
    for setup in tour.setups():
        rounds = 0
        for scene in tour.walk(setup, listening=False):
            now = tour.game.rounds(scene.state)
            scene.require(now >= rounds, "rounds()", f"must not fall, from {rounds} to {now}")
            rounds = now


@law
def check_position_laws(tour: Tour) -> None:
    """No position reached by play breaks a law of its game."""
    for scene in tour.scenes():
        broken = "; ".join(str(law) for law in tour.game.broken_laws(scene.state))
        scene.require(not broken, "broken_laws()", f"must be empty in every position: {broken}")


@law
def check_copies(tour: Tour) -> None:
    """A copy plays like its original, and neither feels what happens to the other."""
    game = tour.game
    for setup in tour.setups():
        kept = []
        for scene in tour.walk(setup):
            if scene.action is None:
                break
            before = game.save(scene.state)
            twin = scene.state.copy()
            scene.require(type(twin) is type(scene.state), "copy()", "must give a state of the same class")
            scene.require(not twin.listening, "copy()", "nobody listens to a copy")
            kept.append((scene.ply, twin, before))
            other = scene.state.copy()
            other.play(scene.action)
            found = difference(before, game.save(scene.state))
            scene.require(not found, "copy()", f"playing on a copy changed the original: {found}")
        for ply, twin, before in kept:
            found = difference(before, game.save(twin))
            tour.ply = ply
            scene.require(not found, "copy()", f"playing on changed a copy made before: {found}")
        _replay_copy(tour, len(kept) // 2)


def _replay_copy(tour: Tour, ply: int) -> None:
    """A copy made in the middle goes the same way as its original."""
    twin = None
    for scene in tour.walk(tour.setup(tour.seed)):
        if scene.ply == ply:
            twin = scene.state.copy()
        if twin is None:
            continue
        found = difference(tour.game.save(scene.state), tour.game.save(twin))
        scene.require(not found, "copy()", f"a copy made at ply {ply} went another way: {found}")
        if scene.action is not None:
            twin.play(scene.action)


@law
def check_notation(tour: Tour) -> None:
    """Number, text and structure of an action convert into each other."""
    for scene in tour.scenes():
        if scene.action is None:
            continue
        actions = range(tour.game.action_count) if scene.ply == 0 else scene.legal()
        texts = [_check_forms(scene, action) for action in actions]
        scene.require(len(set(texts)) == len(texts), "text()", "two actions must not have the same text")


def _check_forms(scene: Scene, action: int) -> str:
    game, state = scene.game, scene.state
    text = game.text(state, action)
    scene.require(bool(text.strip()) and "\n" not in text, "text()", f"must be one line for action {action}")
    parsed = game.parse(state, text)
    scene.require(parsed == action, "parse()", f"{text!r} is action {action}, not {parsed}")
    do = game.structure(state, action)
    scene.require(
        is_json(do) and isinstance(do.get("kind"), str), "structure()", f"must be data with `kind`: {do!r}"
    )
    found = game.from_structure(state, do)
    scene.require(found == action, "from_structure()", f"{do!r} is action {action}, not {found}")
    return text


@law
def check_errors(tour: Tour) -> None:
    """What is no action is refused as malformed or unknown, what is no position as a bad position."""
    game = tour.game
    for scene in tour.scenes():
        if scene.action is None or not scene.picked(20):
            continue
        for text in _GARBAGE:
            _refused(scene, text)
        do = game.structure(scene.state, scene.action)
        for data in _broken_structures(do):
            _refused(scene, data)
        for text in _changed_texts(game.text(scene.state, scene.action)):
            _refused_or_known(scene, text)
        if scene.ply == 0:
            _check_bad_positions(scene)


def _refused(scene: Scene, wanted: object) -> None:
    culprit = "parse()" if isinstance(wanted, str) else "from_structure()"
    shown = repr(wanted) if len(repr(wanted)) < 60 else f"{repr(wanted)[:40]}..."
    errors = (MalformedAction, UnknownAction)
    _must_raise(scene.tour, culprit, errors, partial(_find, scene, wanted), f" for {shown}")


def _find(scene: Scene, wanted: object) -> int:
    if isinstance(wanted, str):
        return scene.game.parse(scene.state, wanted)
    assert isinstance(wanted, dict)
    return scene.game.from_structure(scene.state, wanted)


def _refused_or_known(scene: Scene, text: str) -> None:
    """A changed text is no action, or it is one of the game."""
    try:
        action = scene.game.parse(scene.state, text)
    except (MalformedAction, UnknownAction):
        return
    known = 0 <= action < scene.game.action_count
    scene.require(known, "parse()", f"{text!r} gave {action}, which is no action of the game")


def _broken_structures(do: dict[str, object]) -> list[dict[str, object]]:
    """Structures that are no action: kinds that do not exist, parts of a wrong type, missing or too many."""
    broken: list[dict[str, object]] = [
        {},
        {"kind": None},
        {"kind": 7},
        {"kind": []},
        {"kind": "no-such-kind"},
    ]
    broken.append({**do, "no-such-part": 1})
    for name, value in do.items():
        broken.append({**do, name: None})
        broken.append({**do, name: [value]})
        broken.append({part: do[part] for part in do if part != name})
    return broken


def _changed_texts(text: str) -> list[str]:
    words = text.split()
    return [
        " ".join(words[:-1]),
        " ".join([*words, words[-1]]),
        " ".join(reversed(words)),
        text[:-1],
        f"{text}x",
    ]


def _check_bad_positions(scene: Scene) -> None:
    game = scene.game
    data = game.save(scene.state)
    bad: list[dict[str, object]] = [{}]
    bad += [{part: value for part, value in data.items() if part != name} for name in data]
    bad += [{**data, name: "nonsense"} for name in data]
    for one in bad:
        if _is_whole(game, one):
            continue
        found = difference(data, one)
        _must_raise(scene.tour, "load()", (PositionError,), partial(game.load, one), f" ({found})")


def _is_whole(game: Game, data: dict[str, object]) -> bool:
    """Whether data lack nothing: a position comes back as it was given, with an option off, for example."""
    try:
        return not difference(data, game.save(game.load(data)))
    except PositionError:
        return False


@law
def check_why_not(tour: Tour) -> None:
    """For every action that is not possible there is a reason."""
    for scene in tour.scenes():
        if scene.action is None:
            continue
        legal = set(scene.legal())
        for action in _some_actions(scene):
            if action in legal:
                continue
            reason = tour.game.why_not(scene.state, action)
            named = isinstance(reason, Message) and bool(reason.key) and is_json(reason.to_data())
            scene.require(named, "why_not()", f"must give a Message for action {action}, not {reason!r}")


def _some_actions(scene: Scene) -> list[int]:
    count = scene.game.action_count
    if scene.picked(20):
        return list(range(count))
    return [int(scene.chooser.below(count)) for _ in range(_ILLEGAL_SAMPLES)]


@law
def check_prompts(tour: Tour) -> None:
    """The seat to move is asked for exactly its legal actions, nobody else is asked."""
    game = tour.game
    for scene in tour.scenes():
        for seat in [*scene.seats, None]:
            prompt = game.prompt(scene.state, seat)
            if scene.action is not None and seat == scene.mover:
                scene.require(prompt is not None, "prompt()", f"seat {seat} must decide and is not asked")
                assert prompt is not None
                _check_prompt(scene, prompt)
            else:
                who = "a spectator" if seat is None else f"seat {seat}"
                scene.require(prompt is None, "prompt()", f"{who} is asked, but has nothing to decide")


def _check_prompt(scene: Scene, prompt: Prompt) -> None:
    game, state = scene.game, scene.state
    offered, legal = [choice.action for choice in prompt.choices], scene.legal()
    scene.require(offered == legal, "prompt()", f"must offer the legal actions {legal}, it offers {offered}")
    scene.require(prompt.seat == scene.mover, "prompt()", f"is for seat {prompt.seat}, not {scene.mover}")
    scene.require(bool(prompt.ask), "prompt()", "must name the decision in `ask`")
    for choice in prompt.choices:
        named = choice.text == game.text(state, choice.action) and choice.do == game.structure(
            state, choice.action
        )
        scene.require(
            named, "prompt()", f"choice {choice.text!r} must have the text and structure of its action"
        )
        scene.require(
            _things(choice.on), "prompt()", f"choice {choice.text!r} must name the things it is done to"
        )
        scene.require(is_json(choice.label.to_data()), "prompt()", f"choice {choice.text!r} needs a label")
    for blocked in prompt.blocked:
        named = bool(blocked.kind) and _things([blocked.on]) and is_json(blocked.reason.to_data())
        scene.require(named, "prompt()", f"what is blocked needs kind, thing and reason: {blocked.on!r}")


@law
def check_together(tour: Tour) -> None:
    """What a prompt says belongs together can be played in one go, and then answers the question."""
    for scene in tour.scenes():
        if scene.action is None or not scene.picked(4):
            continue
        prompt = tour.game.prompt(scene.state, scene.mover)
        assert prompt is not None
        if prompt.set is not None:
            _check_set(scene, prompt.set)
        for way in prompt.ways:
            _check_played(scene, way.actions, "ways")
        ways = [way.actions for way in prompt.ways]
        scene.require(all(ways.count(way) == 1 for way in ways), "prompt()", "must offer each way once")


def _check_set(scene: Scene, picks: PickSet) -> None:
    sizes = 0 <= picks.fewest <= picks.most <= sum(len(pick.actions) for pick in picks.picks)
    scene.require(sizes, "prompt()", f"the set has not {picks.fewest} to {picks.most} picks")
    first = {pick.actions[0] for pick in picks.picks}
    scene.require(picks.done not in first, "prompt()", "`done` is no pick of a set")
    actions = as_played(scene.state, _some_picks(scene, picks), picks)
    if actions:
        _check_played(scene, actions, "set")


def _some_picks(scene: Scene, picks: PickSet) -> list[int]:
    """Random picks, as many as there must be at least or more, within the limits."""
    wanted = picks.fewest + int(scene.chooser.below(picks.most - picks.fewest + 1))
    counts = [0] * len(picks.picks)
    while sum(counts) < wanted:
        open_to = [place for place, pick in enumerate(picks.picks) if counts[place] < len(pick.actions)]
        open_to = [place for place in open_to if _within(picks, counts, place)]
        scene.require(bool(open_to), "prompt()", f"the limits of the set leave no way to pick {wanted}")
        counts[open_to[scene.chooser.below(len(open_to))]] += 1
    return [
        action for pick, count in zip(picks.picks, counts, strict=True) for action in pick.actions[:count]
    ]


def _within(picks: PickSet, counts: list[int], place: int) -> bool:
    """Whether one more of a pick keeps all limits."""
    holding = [limit for limit in picks.limits if place in limit.picks]
    return all(sum(counts[one] for one in limit.picks) < limit.most for limit in holding)


def _check_played(scene: Scene, actions: list[int], what: str) -> None:
    """That actions can be played in a row, and do not leave the decision open that they belong to."""
    state = scene.state.copy()
    for place, action in enumerate(actions):
        before = state.copy()
        legal = [int(one) for one in state.legal()]
        scene.require(action in legal, "prompt()", f"{what} {actions}: {action} is not legal")
        state.play(action)
        last = place == len(actions) - 1
        scene.require(last or goes_on(before, state), "prompt()", f"{what}: {action} brings something new")


def _things(names: list[str]) -> bool:
    return bool(names) and all(isinstance(name, str) and name for name in names)


@law
def check_result(tour: Tour) -> None:
    """The result has a score and parts for each seat, and each seat has its place in the ranking."""
    for scene in tour.scenes():
        if not scene.picked(10):
            continue
        result = tour.game.result(scene.state)
        count = len(scene.seats)
        scene.require(len(result.scores) == count, "result()", f"must have {count} scores: {result.scores}")
        scene.require(len(result.parts) == count, "result()", f"must have the parts of {count} scores")
        ranked = sorted(seat for group in result.ranking for seat in group)
        scene.require(ranked == scene.seats, "result()", f"each seat must be ranked once: {result.ranking}")
        scene.require(all(result.ranking), "result()", f"no rank may be empty: {result.ranking}")
        scene.require(is_json(result.to_data()), "result()", "must be JSON-able")
        for seat in scene.seats:
            value = tour.game.value(scene.state, seat)
            scene.require(math.isfinite(value), "value()", f"must be a number for seat {seat}, not {value}")
