"""The variant Prospectors (TT-107 to TT-113)."""

from typing import Any

import pytest

from games.tiny_towns.drawing import building, drawn, of, play, round_begins, told, town
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.state import TinyTowns

FULL = "bbbb / bbbb / bbbb / bbbb"
FIVE_BANKS = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
PROSPECTORS = {"variant": "prospectors"}


def prospecting(*towns: Any, hammer: int = 0, **more: Any) -> TinyTowns:
    """A round begins, somebody holds the hammer."""
    return round_begins(*towns, hammer=hammer, options={**PROSPECTORS, **more.pop("options", {})}, **more)


def passing(*towns: Any, hammer: int = 0, **more: Any) -> TinyTowns:
    """Phase 3 of a round; where nobody can build, the hammer is passed at once."""
    return building(*towns, hammer=hammer, options=PROSPECTORS, **more)


def banker(drawing: str = "DDDD / D---", **more: Any) -> dict[str, Any]:
    return town(drawing, held=FIVE_BANKS, **more)


def fort(drawing: str = "*---", **more: Any) -> dict[str, Any]:
    return town(drawing, monument="fort_ironweed", **more)


@pytest.mark.rule("TT-107")
def test_there_is_no_resource_deck_and_no_free_choice() -> None:
    state = prospecting("", "", round=2)
    position = state.view(None)["position"]
    assert (position["draw_pile"], position["set_aside"], position["free_choice"]) == (0, 0, False)
    assert state.deciders() == [0]
    assert state.decision(0).kind == "name_kind"


@pytest.mark.rule("TT-107")
def test_the_first_holder_of_the_hammer_is_drawn_by_lot() -> None:
    starts = [GAME.start(3, PROSPECTORS, seed=seed).view(None)["position"]["hammer"] for seed in range(40)]
    assert set(starts) == {0, 1, 2}


@pytest.mark.rule("TT-108")
def test_the_holder_names_one_kind_for_everybody() -> None:
    state = prospecting("", "", "", hammer=1)
    assert state.deciders() == [1]
    play(state, "1: name glass")
    assert told(state, "named") == [{"seat": 1, "resource": "glass"}]
    assert [state.decision(seat).args["resource"] for seat in range(3)] == ["glass"] * 3


@pytest.mark.rule("TT-109")
def test_the_hammer_goes_to_the_next_active_player_on_the_left() -> None:
    assert passing("", "", "", hammer=0).hammer == 1
    assert passing("", "", "", hammer=2).hammer == 0
    assert passing("", town(FULL, finished_round=1), "", hammer=0).hammer == 2


@pytest.mark.rule("TT-109")
def test_the_hammer_can_return_to_the_last_active_player() -> None:
    state = passing("", town(FULL, finished_round=1), hammer=0)
    assert (state.round, state.deciders()) == (2, [0])


@pytest.mark.rule("TT-109", "TT-34a")
def test_who_has_just_finished_does_not_get_the_hammer() -> None:
    assert passing("", FULL, "", hammer=0).hammer == 2


@pytest.mark.rule("TT-111", "TTV-34")
@pytest.mark.parametrize(
    ("full", "holder"),
    [((1,), 3), ((1, 3), 0), ((0, 1, 3), 2)],
)
def test_the_hammer_passes_the_fort_owner_while_others_are_active(full: tuple[int, ...], holder: int) -> None:
    towns = [FULL if seat in full else "" for seat in range(4)]
    state = passing(towns[0], towns[1], fort(), towns[3], hammer=0)
    assert state.hammer == holder
    assert state.deciders() == [holder]


@pytest.mark.rule("TT-110")
def test_the_holder_may_not_name_a_kind_on_an_own_bank() -> None:
    state = prospecting(town("DD--", held={"a1": ["wood"], "b1": ["glass"]}), town("D---", held={"a1": ["stone"]}))
    assert of(state, "name") == ["brick", "stone", "wheat"]


@pytest.mark.rule("TT-110")
def test_banks_do_not_matter_for_who_does_not_hold_the_hammer() -> None:
    state = play(prospecting(banker(), "", hammer=1), "1: name wood")
    assert state.decision(0).args == {"resource": "wood"}


@pytest.mark.rule("TT-110a")
def test_a_player_with_five_banks_is_skipped() -> None:
    assert passing("", banker(), "", hammer=0).hammer == 2


@pytest.mark.rule("TT-110a", "TTV-35")
def test_the_fort_owner_gets_the_hammer_when_nobody_else_can_name() -> None:
    state = passing(banker(), fort(), hammer=0)
    assert state.hammer == 1
    assert state.deciders() == [1]


@pytest.mark.rule("TT-110a", "TTV-35")
def test_when_nobody_can_name_there_is_one_more_phase_3_and_all_are_finished() -> None:
    state = passing(banker("DDDD / Dws-"), banker(), hammer=0, round=9)
    play(state, "0: done")
    assert (state.round, state.phase, state.deciders()) == (10, "build", [0])
    play(state, "0: build well at b2 from b2 c2")
    assert state.over
    assert [one.finished for one in state.towns] == [10, 10]
    assert drawn(state, 1) == "DDDD / D--- / ---- / ----"  # finished, full or not


@pytest.mark.rule("TT-110a", "TT-91")
def test_the_fort_owner_with_five_banks_cannot_name_either() -> None:
    owner = town("DDDD / D--*", held=FIVE_BANKS, monument="fort_ironweed")
    assert passing(owner, banker(), hammer=0).over


@pytest.mark.rule("TT-111")
def test_the_fort_owner_holds_the_hammer_as_the_last_active_player() -> None:
    state = passing(fort(), town(FULL, finished_round=1), hammer=1)
    assert state.hammer == 0


@pytest.mark.rule("TT-112")
def test_the_statue_works_when_another_player_named_the_kind() -> None:
    owner = town("*C-- / bbbb / bbbb / bbbb", monument="statue_of_the_bondmaker")
    state = play(prospecting(owner, "", hammer=1), "1: name glass")
    assert of(state, "place") == ["b1", "c1", "d1"]
    state = play(prospecting(owner, "", hammer=0), "0: name glass")
    assert of(state, "place") == ["c1", "d1"]


@pytest.mark.rule("TT-113")
def test_factory_and_warehouse_work_for_the_holder_too() -> None:
    state = play(prospecting(town("X---", held={"a1": ["wood"]}), ""), "0: name wood")
    assert of(state, "take") == ["brick", "glass", "stone", "wheat"]
    state = play(prospecting("X---", "", cards="warehouse"), "0: name wood")
    assert of(state, "store") == ["a1"]


@pytest.mark.rule("TT-113")
def test_by_option_only_for_kinds_that_others_named() -> None:
    option = {"industry": "not_own_choice"}
    factory = town("X---", held={"a1": ["wood"]})
    state = play(prospecting(factory, factory, options=option), "0: name wood")
    assert of(state, "take", 0) == []
    assert of(state, "take", 1) != []
