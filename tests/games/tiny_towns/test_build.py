"""Phase 3, build (TT-21 to TT-32)."""

import pytest

from games.tiny_towns.drawing import building, drawn, of, play, told, town
from kleinstadt.engine.errors import IllegalMove

CHAPEL_TURNS = [
    "--g / sgs",
    "g-- / sgs",
    "sgs / --g",
    "sgs / g--",
    "s- / g- / sg",
    "sg / g- / s-",
    "-s / -g / gs",
    "gs / -g / -s",
]


@pytest.mark.rule("TT-21")
def test_any_number_of_buildings_one_after_another() -> None:
    state = building("ws-- / ws-- / ws--", "")
    play(state, "0: build well at a1 from a1 b1", "0: build well at b3 from a3 b3", "0: done")
    assert drawn(state) == "W--- / ws-- / -W-- / ----"


@pytest.mark.rule("TT-21")
def test_all_build_at_the_same_time() -> None:
    assert building("ws--", "ws--", "ws--").deciders() == [0, 1, 2]


@pytest.mark.rule("TT-21")
def test_nobody_needs_to_build() -> None:
    state = play(building("ws--", "ws--"), "0: done")
    assert drawn(state) == "ws-- / ---- / ---- / ----"


@pytest.mark.rule("TT-21a")
def test_being_done_is_final_for_the_round() -> None:
    state = play(building("ws--", "ws--"), "0: done")
    assert state.done_is_final
    with pytest.raises(IllegalMove):
        state.play(0, "build well at a1 from a1 b1")


@pytest.mark.rule("TT-21a")
def test_every_order_of_players_gives_the_same_result() -> None:
    first = ["0: build well at a1 from a1 b1", "0: build well at a2 from a2 b2"]
    second = ["1: build well at b1 from a1 b1", "1: done"]
    one = play(building("ws-- / ws--", "ws-- / ws--"), *first, *second)
    other = play(building("ws-- / ws--", "ws-- / ws--"), second[0], first[0], second[1], first[1])
    assert one.dump() == other.dump()


@pytest.mark.rule("TT-22", "TTV-1")
@pytest.mark.parametrize("turn", CHAPEL_TURNS)
def test_a_pattern_may_be_turned_and_mirrored(turn: str) -> None:
    assert len(of(building(turn, ""), "build")) == 4  # the Chapel on each of the four fields


@pytest.mark.rule("TT-22", "TTV-1")
@pytest.mark.parametrize("wrong", ["-g- / sgs", "--g / ssg", "--g / gsg", "--s / sgs", "-- / -- / sgs-/---g"])
def test_a_wrong_arrangement_is_not_allowed(wrong: str) -> None:
    assert of(building(wrong, "ws--"), "build") == []


@pytest.mark.rule("TT-22")
def test_other_fields_do_not_matter() -> None:
    state = building("ttgt / sgst / tttt / tttt", "")
    assert "build chapel at a2 from a2 b2 c1 c2" in state.moves(0)


@pytest.mark.rule("TT-22")
def test_a_pattern_does_not_reach_around_the_edge() -> None:
    assert of(building("w--- / ---- / ---- / ---s", "ws--"), "build") == []
    assert of(building("---w / s---", "ws--"), "build") == []


@pytest.mark.rule("TT-22")
def test_ones_own_unbuilt_monument_may_be_built() -> None:
    state = building(town("-t-- / sg--", monument="cathedral_of_caterina"), "")
    assert "cathedral_of_caterina at a2 from a2 b1 b2" in of(state, "build")


@pytest.mark.rule("TT-22")
def test_a_card_that_is_not_in_the_display_cannot_be_built() -> None:
    state = building("ssg-", "", cards="inn")
    assert state.round == 2  # an Almshouse, but only Inns are in play: nothing to build


@pytest.mark.rule("TT-23")
def test_a_resource_on_a_factory_cannot_pay() -> None:
    assert of(building(town("Xs--", held={"a1": ["wood"]}), "ws--"), "build") == []


@pytest.mark.rule("TT-23")
def test_a_resource_on_a_warehouse_cannot_pay() -> None:
    assert of(building(town("Xs--", held={"a1": ["wood"]}), "ws--", cards="warehouse"), "build") == []


@pytest.mark.rule("TT-23")
def test_a_resource_on_a_bank_cannot_pay() -> None:
    assert of(building(town("Ds--", held={"a1": ["wood"]}), "ws--"), "build") == []


@pytest.mark.rule("TT-23")
def test_a_resource_on_a_cottage_cannot_pay() -> None:
    state = building(town("Cs-*", held={"a1": ["wood"]}, monument="statue_of_the_bondmaker"), "ws--")
    assert of(state, "build") == []


@pytest.mark.rule("TT-24", "TTV-1")
def test_the_building_stands_on_one_of_the_paid_fields_and_the_others_become_empty() -> None:
    state = building("--g / sgs", "")
    assert of(state, "build") == [f"chapel at {field} from a2 b2 c1 c2" for field in ("a2", "b2", "c1", "c2")]
    play(state, "0: build chapel at a2 from a2 b2 c1 c2")
    assert drawn(state) == "---- / K--- / ---- / ----"


@pytest.mark.rule("TT-25")
def test_every_resource_pays_for_one_building_only() -> None:
    state = building("sws- / ---- / ws--", "")
    assert {"build well at a1 from a1 b1", "build well at c1 from b1 c1"} <= set(state.moves(0))
    play(state, "0: build well at a1 from a1 b1")
    assert "build well at c1 from b1 c1" not in state.moves(0)
    assert drawn(state).startswith("W-s-")


@pytest.mark.rule("TT-26")
def test_a_complete_pattern_may_wait_for_a_later_round() -> None:
    state = building("ws--", "", draw=["glass"])
    play(state, "0: done", "0: place d4", "1: place a1")
    assert state.round == 2
    assert "build well at a1 from a1 b1" in state.moves(0)


@pytest.mark.rule("TT-27")
def test_a_building_may_be_built_again_and_the_card_stays() -> None:
    state = building("WWWW / WWws / ws--", "")
    play(state, "0: build well at c2 from c2 d2", "0: build well at a3 from a3 b3")
    assert drawn(state) == "WWWW / WWW- / W--- / ----"
    assert state.view(None)["position"]["display"][2] == "well"


@pytest.mark.rule("TT-28")
def test_only_the_monument_chosen_in_setup_can_be_built() -> None:
    state = building(town("-t-- / sg--", monument="the_starloom"), town("ws--"))
    assert of(state, "build") == []


@pytest.mark.rule("TT-28")
def test_a_monument_is_built_once() -> None:
    state = building(town("-t-- / sg-- / -t-- / sg--", monument="cathedral_of_caterina"), town("ws--"))
    play(state, "0: build cathedral_of_caterina at a2 from a2 b1 b2")
    assert of(state, "build") == []


@pytest.mark.rule("TT-28")
def test_a_built_monument_is_laid_open() -> None:
    state = building(town("-t-- / sg--", monument="cathedral_of_caterina"), town("ws--", monument="the_starloom"))
    assert state.view(1)["position"]["towns"][0]["monument"] is None
    play(state, "0: build cathedral_of_caterina at a2 from a2 b1 b2")
    assert state.view(1)["position"]["towns"][0]["monument"] == "cathedral_of_caterina"
    assert [args["card"] for args in told(state, "built")] == ["cathedral_of_caterina"]
    assert state.shown  # it cannot be taken back unseen


@pytest.mark.rule("TT-29")
def test_a_factory_is_marked_at_once() -> None:
    state = play(building("w--- / bssb", "ws--"), "0: build factory at a1 from a1 a2 b2 c2 d2")
    assert state.decision(0).kind == "mark"
    play(state, "0: mark glass")
    assert state.view(1)["position"]["towns"][0]["held"] == {"a1": ["glass"]}


@pytest.mark.rule("TT-29")
def test_a_trading_post_works_from_the_moment_it_stands() -> None:
    state = building("sw-- / swb- / --s-", "", cards="trading_post")
    assert "build well at c3 from c3" not in state.moves(0)
    play(state, "0: build trading_post at c2 from a1 a2 b1 b2 c2")
    assert "build well at c3 from c3" in state.moves(0)


@pytest.mark.rule("TT-29")
def test_an_ability_works_only_for_the_owner() -> None:
    state = building("Rs--", "-s-- / w--s")
    assert "build well at b1 from b1" in state.moves(0)
    assert state.asked(1) is None  # no pattern without a Trading Post of one's own


@pytest.mark.rule("TT-30")
def test_building_offers_no_way_to_move_or_remove_a_building() -> None:
    state = building("WCF- / ws--", "")
    assert {move.split(" ")[0] for move in state.moves(0)} == {"build", "done"}
    play(state, "0: build well at a2 from a2 b2")
    assert drawn(state) == "WCF- / W--- / ---- / ----"


@pytest.mark.rule("TT-31")
def test_a_building_put_in_by_an_effect_is_marked_as_if_it_were_built() -> None:
    state = building(town("-b-- / sgs-", monument="grove_university"), "")
    play(state, "0: build grove_university at b1 from a2 b1 b2 c2", "0: add factory at d4")
    assert state.decision(0).kind == "mark"


@pytest.mark.rule("TT-31", "TT-74")
def test_an_effect_cannot_put_in_a_sixth_bank() -> None:
    five = {"d1": ["wood"], "d2": ["wheat"], "d3": ["brick"], "d4": ["glass"], "c4": ["stone"]}
    state = building(town("-b-D / sgsD / ---D / --DD", held=five, monument="grove_university"), "")
    play(state, "0: build grove_university at b1 from a2 b1 b2 c2")
    assert not [move for move in of(state, "add") if move.startswith("bank")]
    assert "add well at a1" in state.moves(0)


@pytest.mark.rule("TT-32")
def test_fields_emptied_by_the_payment_can_be_used_at_once() -> None:
    state = building(town("-b-- / sgs-", monument="grove_university"), "")
    play(state, "0: build grove_university at b1 from a2 b1 b2 c2")
    assert "add farm at b2" in state.moves(0)
    assert "add farm at b1" not in state.moves(0)


@pytest.mark.rule("TT-21")
def test_what_is_paid_and_built_is_told() -> None:
    state = play(building("ws--", "ws--"), "0: build well at b1 from a1 b1")
    assert told(state.copy(), "built") == []  # a copy records nothing
    events = {event.id: event.args for event in state.take_log()}
    assert events["paid"] == {"seat": 0, "fields": ["a1", "b1"]}
    assert events["built"] == {"seat": 0, "card": "well", "field": "b1"}
