"""How near a seat is to the open projects, for bots: the rule of the projects itself is asked."""

from games.garden_nation.drawn import A, garden
from kleinstadt.engine.chance import stream
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.cards import PROJECT_NUMBER, PROJECTS
from kleinstadt.games.garden_nation.layout import BIT, FIELDS
from kleinstadt.games.garden_nation.reach import one_floor_short, within_reach
from kleinstadt.games.garden_nation.rules.build import NO_TILE
from kleinstadt.games.garden_nation.rules.could import would_meet
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.value import VALUE


def short(state: Garden, seat: int) -> list[int]:
    """By project, from trying out every field that is free or bears an own, unfinished building."""
    trial = state.copy()
    trial.display = list(range(len(PROJECTS)))
    found = [0] * len(PROJECTS)
    for field in range(FIELDS):
        free = not state.built & BIT[field] and not state.wild & BIT[field]
        if free or state.own[seat] & ~state.roofs & BIT[field]:
            for card in would_meet(trial, seat, field, state.floors[field] + 1, NO_TILE):
                found[card] |= BIT[field]
    return found


def test_a_project_is_one_floor_short_exactly_where_one_floor_would_meet_it() -> None:
    reached: set[str] = set()
    for seed in range(12):
        state = GAME.start(2 + seed % 3, {}, seed)
        chance = stream(seed, "reach")
        for steps in range(120):
            if state.over:
                break
            if steps % 6 == 0 and state.roofs_left:
                for seat in range(state.seats):
                    found = [one_floor_short(state, seat, card) for card in range(len(PROJECTS))]
                    assert found == short(state, seat), (seed, steps)
                    reached.update([name for name, fields in zip(PROJECTS, found, strict=True) if fields])
            mover = state.first_decider()
            moves = state.moves(mover)
            state.play(mover, moves[chance.below(len(moves))])
    assert reached == set(PROJECTS)


def test_a_project_that_comes_into_reach_is_a_reason() -> None:
    before = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"], population=[20, 20])
    assert within_reach(before, A) == [PROJECT_NUMBER["terraced_houses"]]
    nothing = garden({}, crane=1, display=["terraced_houses"], population=[20, 20])
    assert within_reach(nothing, A) == []
    assert VALUE.ready()
    assert [each.args for each in VALUE.reasons(before, nothing, A) if each.id == "nears"] == [
        {"cards": ["terraced_houses"]}
    ]


def test_a_project_that_cannot_be_paid_for_is_not_within_reach() -> None:
    poor = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"], population=[1, 20])
    assert within_reach(poor, A) == []
