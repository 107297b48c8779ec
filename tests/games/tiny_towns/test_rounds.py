"""Rounds and phases (TT-10 to TT-12a)."""

import pytest

from games.tiny_towns.drawing import building, drawn, placing, play, round_begins, town

FULL = "bbbb / bbbb / bbbb / bbbb"


@pytest.mark.rule("TT-10")
def test_building_begins_only_when_all_have_placed() -> None:
    state = round_begins("s---", "s---", round=0, draw=["wood"])
    play(state, "0: place b1")
    assert state.moves(0) == ()
    assert state.deciders() == [1]
    play(state, "1: place b1")
    assert [state.decision(seat).kind for seat in (0, 1)] == ["build", "build"]


@pytest.mark.rule("TT-10")
def test_the_next_round_begins_only_when_all_have_built() -> None:
    state = building("ws--", "ws--", draw=["glass"])
    play(state, "0: done")
    assert (state.round, state.deciders()) == (1, [1])
    play(state, "1: done")
    assert (state.round, state.deciders()) == (2, [0, 1])


@pytest.mark.rule("TT-10")
def test_the_four_phases_come_in_order() -> None:
    state = round_begins("s---", "", round=2)
    assert state.phase == "discover"
    play(state, "0: choose wood", "1: choose wood")
    assert state.phase == "place"
    play(state, "0: place b1", "1: place a1")
    assert state.phase == "build"
    play(state, "0: done")
    assert (state.round, state.phase) == (4, "place")  # round 4: the card is turned up, then placed


@pytest.mark.rule("TT-11")
@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (1, "place"),
        (2, "place"),
        (3, "choose_kind"),
        (4, "place"),
        (5, "place"),
        (6, "choose_kind"),
        (9, "choose_kind"),
    ],
)
def test_every_third_round_is_a_free_choice(number: int, kind: str) -> None:
    state = round_begins("", "", round=number - 1)
    assert state.round == number
    assert state.decision(0).kind == kind


@pytest.mark.rule("TT-11")
def test_the_count_does_not_depend_on_who_is_active() -> None:
    state = round_begins(town(FULL, finished_round=2), "", round=5)
    assert state.decision(1).kind == "choose_kind"


@pytest.mark.rule("TT-12")
def test_only_active_players_take_part() -> None:
    state = round_begins("s---", town("ws-- ", finished_round=2), "s---", round=3, draw=["wood"])
    assert state.deciders() == [0, 2]
    play(state, "0: place b1", "2: place b1")
    assert state.deciders() == [0, 2]
    assert state.decision(0).kind == "build"


@pytest.mark.rule("TT-12a")
def test_whose_town_becomes_full_in_phase_2_still_builds_in_phase_3() -> None:
    state = placing("-sbb / bbbb / bbbb / bbbb", "", kind="wood")
    assert drawn(state).startswith("wsbb")  # the only field
    play(state, "1: place a1")
    assert state.moves(0)[0] == "build well at a1 from a1 b1"


@pytest.mark.rule("TT-12a")
def test_who_becomes_full_in_this_round_counts_as_active_for_its_effects() -> None:
    """Fort Ironweed looks at phase 1: the neighbour's town is full only after it."""
    fort = town("*---", monument="fort_ironweed")
    state = round_begins(fort, "-bbb / bbbb / bbbb / bbbb", round=2)
    assert state.deciders() == [1]
    play(state, "1: choose brick")
    assert state.round == 4  # the neighbour is finished, and the Fort's owner took nothing in round 3
    assert drawn(state, 0) == "*--- / ---- / ---- / ----"
