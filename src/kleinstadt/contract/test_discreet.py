"""Promise 3: a view shows what its seat may know and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

from kleinstadt.contract.observing import as_bytes, heard, observed, sounds_alike
from kleinstadt.contract.walks import SETUPS, Setup, make_setup, played, sample, walk
from kleinstadt.engine.game import AnyGame


def watchers(setup: Setup) -> list[int | None]:
    return [None, *range(setup.seats)]


def test_an_imagined_position_has_the_same_view(setup: Setup) -> None:
    chance = setup.chance("imagine")
    for state, _, _ in walk(setup, points=60):
        for watcher in watchers(setup):
            view = state.view(watcher)
            assert setup.game.imagine(json.loads(json.dumps(view)), chance).view(watcher) == view


def test_the_final_position_can_be_imagined(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    for watcher in watchers(setup):
        view = state.view(watcher)
        imagined = setup.game.imagine(view, setup.chance("imagine"))
        assert imagined.over
        assert imagined.view(watcher) == view


def test_views_are_plain_data(setup: Setup) -> None:
    for state, _, _ in walk(setup, points=20):
        for watcher in watchers(setup):
            view = state.view(watcher)
            assert json.loads(json.dumps(view)) == view


def test_nothing_a_seat_observes_tells_the_truth_from_an_imagined_position(setup: Setup) -> None:
    chance = setup.chance("observe")
    for state, _, _ in walk(setup, points=15):
        for watcher in watchers(setup):
            truth = observed(state, watcher)
            assert observed(setup.game.imagine(state.view(watcher), chance), watcher) == truth


def test_what_looks_alike_to_a_seat_sounds_alike(setup: Setup) -> None:
    """Where different positions look the same to a seat before and after an answer, and the same kinds of events are
    told, they are told alike: no event gives away a secret pick, a card drawn or the card of a hidden discard."""
    chance = setup.chance("secrets")
    for state, seat, move in walk(setup, points=40):
        for watcher in watchers(setup):
            after, events = heard(state, seat, move, watcher)
            imagined = setup.game.imagine(state.view(watcher), chance)
            tries = [(state, other) for other in sample(state.moves(seat), 3, chance)]
            for world, other in [*tries, (imagined, move)]:
                if other not in world.moves(seat):
                    continue
                instead, other_events = heard(world, seat, other, watcher)
                if instead.dump() != after.dump() and instead.view(watcher) == after.view(watcher):
                    assert sounds_alike(events, other_events), f"{move} or {other}: {events} or {other_events}"


def test_who_hears_the_same_sees_the_same(setup: Setup) -> None:
    """Nobody learns anything but by an event, until all is laid open in the end: where the same answer in two positions
    that look alike to a seat sounds alike, they still look alike. No hand shows a card that was drawn unseen, and no
    step, which all can see, holds one."""
    chance = setup.chance("seen")
    for state, seat, move in walk(setup, points=80):
        for watcher in watchers(setup):
            imagined = setup.game.imagine(state.view(watcher), chance)
            if move not in imagined.moves(seat):
                continue
            after, events = heard(state, seat, move, watcher)
            instead, other_events = heard(imagined, seat, move, watcher)
            if events == other_events and not after.over:
                assert after.view(watcher) == instead.view(watcher), f"seat {watcher} can tell after {move}"


def test_where_options_are_public_everybody_can_tell_them(setup: Setup) -> None:
    """Only there the engine may answer for a seat: elsewhere a forced answer would show what the seat holds."""
    chance = setup.chance("public")
    for state, _, _ in walk(setup, points=30):
        for seat in state.deciders():
            step = state.asked(seat)
            assert step is not None
            rules = state.choice(step)
            if rules.public is not None and rules.public(state, step):
                for watcher in watchers(setup):
                    imagined = setup.game.imagine(state.view(watcher), chance)
                    assert imagined.moves(seat) == state.moves(seat), step.kind.id


def test_an_imagined_game_can_be_played_to_its_end(setup: Setup) -> None:
    chance = setup.chance("playout")
    for state, seat, _ in walk(setup, points=4):
        imagined = setup.game.imagine(state.view(seat), chance)
        while not imagined.over:
            decider = imagined.deciders()[0]
            moves = imagined.moves(decider)
            imagined.play(decider, moves[chance.below(len(moves))])
        assert len(imagined.scores()) == setup.seats


def test_imagination_is_the_callers_chance_alone(setup: Setup) -> None:
    for state, seat, _ in walk(setup, points=10):
        view = state.view(seat)
        one = setup.game.imagine(view, setup.chance("same")).dump()
        assert setup.game.imagine(view, setup.chance("same")).dump() == one
        assert setup.game.imagine(view, setup.chance("other")).dump() != one or state.over
        assert as_bytes(view) == as_bytes(state.view(seat))


def test_just_the_declared_parts_are_hidden(any_game: AnyGame) -> None:
    """A view that gave a hand away would make every imagined hand the true one."""
    found: set[str] = set()
    for number in range(SETUPS):
        setup = make_setup(any_game, number)
        chance = setup.chance("hidden")
        for state, _, _ in walk(setup, points=20, opening=setup.seats):  # secret choices are made before all else
            for watcher in watchers(setup):
                view = state.view(watcher)
                one, two = [any_game.imagine(view, chance).dump() for _ in range(2)]
                found |= set(differences(one["position"], two["position"]))
    assert sorted(found) == sorted(any_game.book.hidden)


def differences(one: Any, two: Any, path: str = "") -> Iterator[str]:
    """The places at which two plain values differ, without numbers of list entries."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted({*one, *two}):
            yield from differences(one.get(key), two.get(key), f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for a, b in zip(one, two, strict=True):
            yield from differences(a, b, f"{path}[]")
    elif one != two:
        yield path
