"""Bank, Factory, Trading Post and Warehouse (TT-74 to TT-80)."""

import pytest

from games.tiny_towns.drawing import building, drawn, held, of, placing, play, points, round_begins, town

FIVE_BANKS = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}


# -- Bank ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-74")
def test_a_new_bank_gets_a_kind_that_lies_on_no_other_own_bank() -> None:
    state = building(town("tt-D / wgbD", held={"d1": ["wood"], "d2": ["glass"]}), town("D---", held={"a1": ["stone"]}))
    play(state, "0: build bank at a1 from a1 a2 b1 b2 c2")
    assert of(state, "mark") == ["brick", "stone", "wheat"]
    play(state, "0: mark stone")
    assert held(state, "a1") == ["stone"]


@pytest.mark.rule("TT-74", "TTV-29")
def test_a_sixth_bank_may_not_be_built() -> None:
    state = building(town("DDDD / Dtt- / -wgb", held=FIVE_BANKS), town("tt-- / wgb-"))
    assert {move.split(" ")[0] for move in of(state, "build", 0)} == {"cottage"}
    assert {move.split(" ")[0] for move in of(state, "build", 1)} == {"cottage", "bank"}


@pytest.mark.rule("TT-74")
def test_the_fifth_bank_takes_the_last_kind() -> None:
    four = {key: FIVE_BANKS[key] for key in ("a1", "b1", "c1", "d1")}
    state = building(town("DDDD / -tt- / -wgb", held=four), "")
    play(state, "0: build bank at b3 from b2 b3 c2 c3 d3")
    assert held(state, "b3") == ["stone"]


@pytest.mark.rule("TT-74")
def test_a_bank_scores_4() -> None:
    assert points("DD--", "bank", held={"a1": ["wood"], "b1": ["glass"]}) == 8


@pytest.mark.rule("TT-75")
def test_a_kind_on_a_bank_may_not_be_chosen() -> None:
    state = round_begins(town("DD--", held={"a1": ["wood"], "b1": ["glass"]}), "", round=2)
    assert of(state, "choose") == ["brick", "stone", "wheat"]
    assert len(of(state, "choose", 1)) == 5  # somebody else's Banks do not matter


@pytest.mark.rule("TT-75", "TTV-29")
@pytest.mark.parametrize("number", [3, 6, 9])
def test_with_five_banks_nothing_is_taken_in_free_choice_rounds(number: int) -> None:
    state = round_begins(town("DDDD / D---", held=FIVE_BANKS), "", round=number - 1)
    play(state, "1: choose wood", "1: place a1")
    assert state.round == number + 1
    assert drawn(state, 0) == "DDDD / D--- / ---- / ----"


@pytest.mark.rule("TT-75")
def test_card_rounds_are_not_affected_by_banks() -> None:
    state = round_begins(town("DDDD / D---", held=FIVE_BANKS), "", round=0, draw=["wood"])
    assert state.decision(0).args == {"resource": "wood"}


# -- Factory -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-76")
def test_a_factory_may_bear_any_kind_also_twice() -> None:
    state = building(town("w--X / bssb", held={"d1": ["wood"]}), "")
    play(state, "0: build factory at a1 from a1 a2 b2 c2 d2")
    assert len(of(state, "mark")) == 5
    play(state, "0: mark wood")
    assert held(state, "a1") == held(state, "d1") == ["wood"]


@pytest.mark.rule("TT-76")
def test_instead_of_the_factorys_kind_any_other_may_be_taken() -> None:
    state = play(placing(town("X---", held={"a1": ["wood"]}), "", kind="wood"), "0: take stone", "0: place b1")
    assert drawn(state).startswith("Xs--")


@pytest.mark.rule("TT-76")
def test_the_factory_need_not_be_used() -> None:
    state = play(placing(town("X---", held={"a1": ["wood"]}), "", kind="wood"), "0: place b1")
    assert drawn(state).startswith("Xw--")


@pytest.mark.rule("TT-76")
def test_the_factory_does_nothing_for_another_kind() -> None:
    assert of(placing(town("X---", held={"a1": ["wood"]}), "", kind="glass"), "take") == []


@pytest.mark.rule("TT-76")
def test_a_factory_just_built_bears_nothing_for_the_neighbour() -> None:
    assert of(placing(town("X---", held={"a1": ["wood"]}), "", kind="wood"), "take", 1) == []


@pytest.mark.rule("TT-76")
def test_the_factory_works_in_free_choice_rounds_too() -> None:
    state = round_begins(town("X---", held={"a1": ["wood"]}), "", round=2)
    play(state, "0: choose wood", "1: choose wood")
    assert of(state, "take") == ["brick", "glass", "stone", "wheat"]


@pytest.mark.rule("TT-76", "TT-79")
def test_by_option_industry_does_not_work_for_kinds_of_ones_own_choice() -> None:
    options = {"industry": "not_own_choice"}
    state = round_begins(town("X---", held={"a1": ["wood"]}), "", round=2, options=options)
    play(state, "0: choose wood", "1: choose wood")
    assert of(state, "take") == []
    state = placing(town("X---", held={"a1": ["wood"]}), "", kind="wood", options=options)
    assert of(state, "take") != []


@pytest.mark.rule("TT-76")
def test_a_factory_gives_no_points() -> None:
    assert points("XX--", "factory") == 0


# -- Trading Post --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-77", "TTV-27")
def test_a_trading_post_stands_in_for_a_resource_and_stays() -> None:
    state = building("Rs--", "ws--")
    assert of(state, "build") == ["well at b1 from b1"]
    play(state, "0: build well at b1 from b1")
    assert drawn(state) == "RW-- / ---- / ---- / ----"


@pytest.mark.rule("TT-77")
def test_a_trading_post_serves_several_builds_as_different_kinds() -> None:
    state = building("-w-- / sR-- / -s--", "ws--")
    play(state, "0: build well at b1 from b1")  # the Post as stone
    play(state, "0: build well at a2 from a2")  # the Post as wood
    play(state, "0: build well at b3 from b3")
    assert drawn(state) == "-W-- / WR-- / -W-- / ----"


@pytest.mark.rule("TT-77")
def test_the_new_building_may_not_stand_on_the_trading_post() -> None:
    assert not [move for move in building("Rs--", "").moves(0) if " at a1 " in move]


@pytest.mark.rule("TT-78")
def test_several_trading_posts_may_serve_in_one_pattern() -> None:
    state = building("--R- / RgR-", "ws--")
    assert "build chapel at b2 from b2" in state.moves(0)


@pytest.mark.rule("TT-78")
def test_at_least_one_real_resource_must_be_paid() -> None:
    """Two Posts side by side would give endless free Sheds."""
    state = building("RR-- / ---- / ---- / ---b", "ws--", cards="shed")
    assert of(state, "build") == []


@pytest.mark.rule("TT-78")
def test_a_build_is_offered_once_however_many_posts_could_stand_in() -> None:
    state = building("-R-- / Rs--", "ws--", cards="fountain")
    assert of(state, "build").count("fountain at b2 from b2") == 1


@pytest.mark.rule("TT-78")
def test_a_trading_post_scores_1() -> None:
    assert points("RRR-", "trading_post") == 3


# -- Warehouse -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-79", "TTV-28")
def test_a_taken_resource_may_be_stored() -> None:
    state = placing(town("X---", held={"a1": ["wood"]}), "", kind="glass", cards="warehouse")
    play(state, "0: store a1")
    assert held(state, "a1") == ["wood", "glass"]
    assert drawn(state) == "X--- / ---- / ---- / ----"


@pytest.mark.rule("TT-79", "TTV-28")
def test_a_taken_resource_may_be_exchanged_for_a_stored_one() -> None:
    state = placing(town("X---", held={"a1": ["wood"]}), "", kind="glass", cards="warehouse")
    play(state, "0: swap a1 wood")
    assert held(state, "a1") == ["glass"]
    assert len(of(state, "place")) == 15
    play(state, "0: place d4")
    assert drawn(state).endswith("---w")


@pytest.mark.rule("TT-79", "TTV-28")
def test_a_full_warehouse_can_only_exchange() -> None:
    full = town("X---", held={"a1": ["wood", "wood", "stone"]})
    state = placing(full, "", kind="glass", cards="warehouse")
    assert of(state, "store") == []
    assert of(state, "swap") == ["a1 stone", "a1 wood"]


@pytest.mark.rule("TT-79")
def test_an_empty_warehouse_can_only_store() -> None:
    state = placing("X---", "", kind="glass", cards="warehouse")
    assert of(state, "store") == ["a1"]
    assert of(state, "swap") == []


@pytest.mark.rule("TT-79")
def test_one_of_the_two_at_most_for_each_resource() -> None:
    state = placing(town("XX--", held={"a1": ["wood"]}), "", kind="glass", cards="warehouse")
    play(state, "0: swap a1 wood")
    assert {move.split(" ")[0] for move in state.moves(0)} == {"place"}


@pytest.mark.rule("TT-79")
def test_with_more_storage_the_exchanged_resource_may_go_beside_the_town() -> None:
    owner = town("X---", held={"a1": ["wood"]})
    state = placing(owner, "", kind="glass", cards="warehouse", options={"more_storage": True})
    play(state, "0: swap a1 wood", "0: aside")
    assert state.towns[0].aside == 1
    assert held(state, "a1") == ["glass"]


@pytest.mark.rule("TT-79")
def test_the_warehouse_works_in_free_choice_rounds_too() -> None:
    state = round_begins("X---", "", round=2, cards="warehouse")
    play(state, "0: choose wood", "1: choose wood")
    assert of(state, "store") == ["a1"]


@pytest.mark.rule("TT-80")
def test_every_resource_on_a_warehouse_costs_1() -> None:
    lying = {"a1": ["wood", "wood", "glass"], "b1": ["stone"]}
    assert points("XX--", "warehouse", cards="warehouse", held=lying) == -4
