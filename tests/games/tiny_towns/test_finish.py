"""Phase 4 and the end of the game (TT-33 to TT-39)."""

import pytest

from games.tiny_towns.drawing import building, drawn, play, round_begins, told, town

FULL_WITH_A_WELL = "wsbb / bbbb / bbbb / bbbb"
FULL = "bbbb / bbbb / bbbb / bbbb"


@pytest.mark.rule("TT-33")
def test_the_revealed_card_is_discarded_and_not_drawn_again() -> None:
    state = round_begins("", "", round=0, draw=["glass", "stone"])
    play(state, "0: place a1", "1: place a1")
    assert state.view(0)["position"]["revealed"] == ["stone", "glass"]
    assert state.view(0)["position"]["draw_pile"] == 0


@pytest.mark.rule("TT-34")
def test_the_next_round_starts_while_somebody_is_active() -> None:
    state = building(FULL_WITH_A_WELL, town(FULL, finished_round=1), round=2)
    play(state, "build well at a1 from a1 b1")
    assert state.round == 3
    assert state.deciders() == [0]


@pytest.mark.rule("TT-34", "TT-39")
def test_the_game_ends_when_no_active_player_is_left() -> None:
    state = building(FULL_WITH_A_WELL, town(FULL, finished_round=1), round=2)
    play(state, "done")
    assert state.over
    assert state.view(None)["position"]["phase"] == "over"


@pytest.mark.rule("TT-34a")
def test_all_towns_are_looked_at_together() -> None:
    state = building(FULL_WITH_A_WELL, FULL_WITH_A_WELL, round=5)
    play(state, "0: done", "1: done")
    assert state.over
    assert [one.finished for one in state.towns] == [5, 5]


@pytest.mark.rule("TT-35")
def test_with_an_empty_field_nobody_may_stop() -> None:
    state = building("wsbb / bbbb / bbbb / bbb-", "", draw=["glass"])
    play(state, "0: done")
    assert state.active(0)
    assert state.moves(0) == ()  # the engine placed the glass: there was one field, and no way round it
    assert drawn(state).endswith("bbbg")


@pytest.mark.rule("TT-36", "TTV-31")
def test_who_ends_phase_3_with_a_full_town_is_finished_in_this_round() -> None:
    state = building(FULL_WITH_A_WELL, "", round=7)
    play(state, "0: done")
    assert state.towns[0].finished == 7


@pytest.mark.rule("TT-36", "TTV-31")
def test_a_build_that_empties_a_field_keeps_the_player_in_the_game() -> None:
    state = building(FULL_WITH_A_WELL, "", round=7, draw=["glass"])
    play(state, "0: build well at a1 from a1 b1")
    assert state.active(0)
    assert state.round == 8
    assert drawn(state).startswith("Wgbb")  # and a resource must be taken, here on the only empty field


@pytest.mark.rule("TT-36", "TTV-31")
def test_a_well_paid_beside_a_trading_post_leaves_the_town_full() -> None:
    state = building("Rstt / tttt / tttt / tttt", "", round=7)
    assert state.moves(0) == ("build well at b1 from b1", "done")
    play(state, "0: build well at b1 from b1")
    assert state.towns[0].finished == 7


@pytest.mark.rule("TT-36")
def test_nobody_is_forced_to_build() -> None:
    assert "done" in building(FULL_WITH_A_WELL, "").moves(0)


@pytest.mark.rule("TT-36")
def test_being_finished_is_final() -> None:
    state = building(FULL_WITH_A_WELL, "", draw=["glass", "wood"])
    play(state, "0: done", "1: place a1")
    assert state.round == 3
    assert state.deciders() == [1]
    assert not state.active(0)


@pytest.mark.rule("TT-36a")
def test_a_full_town_that_could_still_build_is_warned() -> None:
    assert building(FULL_WITH_A_WELL, "").decision(0).args["full"] == 1


@pytest.mark.rule("TT-36a")
def test_there_is_no_warning_while_a_field_is_empty() -> None:
    assert building("wsbb / bbbb / bbbb / bbb-", "").decision(0).args["full"] == 0


@pytest.mark.rule("TT-37")
def test_a_finished_player_takes_no_resource_and_builds_nothing() -> None:
    state = round_begins(town(FULL_WITH_A_WELL, finished_round=1), "", round=1, draw=["glass"])
    assert state.deciders() == [1]
    play(state, "place a1")
    assert state.round == 3  # seat 0 was not asked to build either
    assert drawn(state, 0) == "wsbb / bbbb / bbbb / bbbb"


@pytest.mark.rule("TT-37")
def test_a_finished_player_does_not_choose_in_a_free_choice_round() -> None:
    state = round_begins(town(FULL, finished_round=1), "", round=2)
    assert state.deciders() == [1]


@pytest.mark.rule("TT-38")
def test_the_last_player_goes_on_alone_with_the_same_rounds_and_deck() -> None:
    state = round_begins(town(FULL, finished_round=1), "", round=3, draw=["stone", "glass"])
    assert state.decision(1).args == {"resource": "glass"}
    play(state, "place a1")
    assert state.decision(1).args == {"resource": "stone"}
    play(state, "place b1")
    assert state.round == 6
    assert state.decision(1).kind == "choose_kind"


@pytest.mark.rule("TT-39")
def test_the_end_of_the_game_is_told() -> None:
    state = building(FULL_WITH_A_WELL, town(FULL, finished_round=1), round=4)
    play(state, "done")
    assert told(state, "game_over") == [{"round": 4}]
