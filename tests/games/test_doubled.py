"""A step that waits twice in a position written by hand is refused, or the game can go on with it: it never breaks
later."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.registry import game

LATER = 40  # answers: what waits twice comes up by then
EVERY = 9  # positions of a game looked at


def with_one_twice(data: dict[str, Any]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """This position with one step of its agenda doubled, each in its turn."""
    agenda = data["agenda"]
    for place, steps in enumerate([agenda["stack"], *agenda["lanes"]]):
        for i, step in enumerate(steps):
            doubled = deepcopy(data)
            found = doubled["agenda"]
            [found["stack"], *found["lanes"]][place].insert(i, step)
            yield step, doubled


@pytest.mark.parametrize(
    ("id", "seed"), [(id, seed) for id in ("tiny_towns", "garden_nation", "colonists") for seed in (1, 2)]
)
def test_a_step_that_waits_twice_is_refused_or_the_game_goes_on(id: str, seed: int) -> None:
    of = game(id)
    chance = Random(seed)
    state = of.start(2 * seed, seed=seed)
    for number in range(150):
        if state.over:
            break
        if number % EVERY == 0:
            for step, doubled in with_one_twice(json.loads(json.dumps(state.dump()))):
                try:
                    later = of.load(doubled)
                except BadPosition:
                    continue
                for _ in range(LATER):
                    if later.over:
                        break
                    seat = later.deciders()[0]
                    assert later.moves(seat), step
                    later.play(seat, chance.choice(later.moves(seat)))
        seat = state.deciders()[0]
        state.play(seat, chance.choice(state.moves(seat)))


@pytest.mark.parametrize(
    ("id", "steps", "place"),
    [
        ("tiny_towns", [["keep_monument", 0], ["keep_monument", 0]], "agenda.lanes[0][1]"),
        ("garden_nation", [["next", 0], ["next", 0]], "agenda.stack[1]"),
        ("colonists", [["end_action", 0], ["turn", 1], ["end_action", 0]], "agenda.stack[2]"),
        ("colonists", [["pick_tile", 0], ["pick_tile", 0]], "agenda.stack[1]"),
    ],
)
def test_what_can_only_be_asked_once_is_refused_with_its_place(id: str, steps: list[list[Any]], place: str) -> None:
    agenda = {"lanes": [steps, []]} if "lanes" in place else {"stack": steps}
    with pytest.raises(BadPosition) as refused:
        game(id).load({"seats": 2, "agenda": agenda})
    assert (refused.value.id, refused.value.args_["place"]) == ("field_step_twice", place)


def test_no_more_places_are_drawn_than_are_left() -> None:
    """CO-25."""
    data = game("colonists").start(2, seed=1).dump()
    draws = [["draw_tile", 0]] * 40
    with pytest.raises(BadPosition) as refused:
        game("colonists").load({**data, "agenda": {"stack": draws}})
    assert (refused.value.id, refused.value.args_["place"]) == ("co_tiles", "agenda.stack")


def test_a_later_start_draws_the_places_of_each_skipped_era_from_its_own() -> None:
    """CO-233: while those of the first era are drawn, those of the second wait with their element."""
    state = game("colonists").start(2, {"start_era": 3, "end_era": 3}, 1)
    waiting = len([step for step in state.stack if step.kind.id == "draw_tile"])
    assert waiting > len(state.dump()["position"]["pile"]) > 0
    assert game("colonists").load(state.dump()).dump() == state.dump()
