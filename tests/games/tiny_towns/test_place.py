"""Phase 2, place resource (TT-16 to TT-20a)."""

import pytest

from games.tiny_towns.drawing import building, drawn, held, of, placing, play, round_begins, town
from kleinstadt.engine.errors import IllegalMove

NEARLY_FULL = "bb-- / bbbb / bbbb / bbbb"


@pytest.mark.rule("TT-16")
def test_everybody_places_the_rounds_resource_at_the_same_time() -> None:
    state = placing("", "", kind="glass")
    assert state.deciders() == [0, 1]
    play(state, "1: place d4", "0: place b2")
    assert drawn(state, 0) == "---- / -g-- / ---- / ----"
    assert drawn(state, 1) == "---- / ---- / ---- / ---g"


@pytest.mark.rule("TT-16")
def test_any_empty_field_will_do() -> None:
    assert len(of(placing("", ""), "place")) == 16


@pytest.mark.rule("TT-17")
def test_a_field_with_a_resource_or_a_building_is_taken() -> None:
    assert of(placing("wC-- / bbbb / bbbb / bbbb", ""), "place") == ["c1", "d1"]


@pytest.mark.rule("TT-18")
def test_nobody_may_pass_or_discard() -> None:
    assert placing(NEARLY_FULL, "").moves(0) == ("place c1", "place d1")


@pytest.mark.rule("TT-18")
def test_without_an_empty_field_nothing_is_taken() -> None:
    state = placing("wsbb / bbbb / bbbb / bbbb", "")
    assert state.deciders() == [1]
    play(state, "1: place a1")
    assert drawn(state, 0) == "wsbb / bbbb / bbbb / bbbb"
    assert state.decision(0).kind == "build"


@pytest.mark.rule("TT-19")
def test_a_placed_resource_stays_where_it_is() -> None:
    state = round_begins("w---", "", round=0, draw=["glass", "stone"])
    play(state, "0: place d4", "1: place a1")
    play(state, "0: place d3", "1: place b1")
    assert drawn(state) == "w--- / ---- / ---g / ---s"


@pytest.mark.rule("TT-20", "TT-76")
def test_first_the_factory_then_the_destination() -> None:
    state = placing(town("X---", held={"a1": ["wood"]}), "", kind="wood")
    play(state, "0: take glass")
    assert state.decision(0).args == {"resource": "glass"}
    play(state, "0: place d4")
    assert drawn(state).endswith("---g")


@pytest.mark.rule("TT-20")
def test_a_factory_changed_kind_may_go_on_a_cottage_or_beside_the_town() -> None:
    owner = town("XC-* / bbbb / bbbb / bbbb", held={"a1": ["wood"]}, monument="statue_of_the_bondmaker")
    state = placing(owner, "", kind="wood", options={"more_storage": True})
    play(state, "0: take glass")
    assert state.moves(0) == ("aside", "place b1", "place c1")


@pytest.mark.rule("TT-20")
def test_a_kind_is_not_replaced_by_itself() -> None:
    state = placing(town("X---", held={"a1": ["wood"]}), "", kind="wood")
    assert of(state, "take") == ["brick", "glass", "stone", "wheat"]


@pytest.mark.rule("TT-20")
def test_a_resource_is_not_exchanged_for_its_own_kind() -> None:
    state = placing(town("X---", held={"a1": ["wood", "glass"]}), "", kind="wood", cards="warehouse")
    assert of(state, "swap") == ["a1 glass"]


@pytest.mark.rule("TT-20")
def test_storing_ends_the_phase_for_that_player() -> None:
    state = placing("X---", "", kind="wood", cards="warehouse")
    play(state, "0: store a1")
    assert held(state, "a1") == ["wood"]
    assert state.deciders() == [1]


@pytest.mark.rule("TT-20")
def test_a_changed_kind_is_not_changed_again() -> None:
    state = placing(town("XX--", held={"a1": ["wood"], "b1": ["glass"]}), "", kind="wood")
    play(state, "0: take glass")
    assert of(state, "take") == []


@pytest.mark.rule("TT-20a")
def test_a_placement_is_visible_at_once() -> None:
    state = play(placing("", "", kind="glass"), "0: place b2")
    assert state.view(1)["position"]["towns"][0]["fields"][5] == "glass"


@pytest.mark.rule("TT-20a")
def test_nobodys_possibilities_depend_on_anothers_placement() -> None:
    state = placing("", "X---", kind="glass", cards="warehouse")
    before = state.moves(1)
    play(state, "0: place b2")
    assert state.moves(1) == before


@pytest.mark.rule("TT-16")
def test_a_field_that_is_taken_is_refused() -> None:
    state = placing("w---", "")
    with pytest.raises(IllegalMove):
        state.play(0, "place a1")


@pytest.mark.rule("TT-19")
def test_resources_that_are_not_paid_stay_when_something_is_built() -> None:
    state = play(building("wsg-", ""), "0: build well at a1 from a1 b1")
    assert drawn(state).startswith("W-g-")


def test_a_field_says_which_cards_it_completes() -> None:
    """Of the display and the own monument; another's stays secret."""
    state = placing(town("-bg- / -t--", monument="archive_of_the_second_age"), "", kind="wheat")
    told = {move: state.describe(0, move).args["completes"] for move in state.moves(0)}
    assert told["place c2"] == ["cottage", "archive_of_the_second_age"]
    assert told["place d4"] == []
