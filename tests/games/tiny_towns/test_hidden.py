"""Who decides what, and what is hidden (section 14)."""

import json

import pytest

from games.tiny_towns.drawing import building, ended, placing, play, round_begins, town
from kleinstadt.engine.chance import stream
from kleinstadt.games.tiny_towns import GAME


@pytest.mark.rule("TT-8")
def test_dealt_monuments_are_seen_by_their_owner_only() -> None:
    state = GAME.start(3, seed=4)
    for viewer in (1, 2, None):
        seen = json.dumps(state.view(viewer))
        for card in state.view(0)["position"]["towns"][0]["hand"]:
            assert card not in seen


@pytest.mark.rule("TT-8", "TT-28")
def test_the_kept_monument_stays_secret_and_the_returned_one_for_ever() -> None:
    state = GAME.start(3, seed=4)
    state.log = []
    kept, returned = state.view(0)["position"]["towns"][0]["hand"]
    state.play(0, f"keep {kept}")
    own = [event.seen_by(0)["args"] for event in state.log]
    others = [event.seen_by(viewer)["args"] for event in state.log for viewer in (1, 2, None)]
    assert own == [{"seat": 0, "card": kept}]
    assert [args["card"] for args in others] == ["hidden"] * 3
    for viewer in (1, 2, None):
        assert kept not in json.dumps(state.view(viewer))
        assert returned not in json.dumps(state.view(viewer))


@pytest.mark.rule("TT-8")
def test_the_returned_monument_stays_secret_when_the_kept_one_is_built() -> None:
    state = building(town("*---", monument="the_starloom", returned="silva_forum"), "ws--")
    assert state.view(0)["position"]["towns"][0]["returned"] == "silva_forum"
    assert state.view(1)["position"]["towns"][0]["returned"] is None


@pytest.mark.rule("TT-8")
def test_once_the_game_is_over_the_monuments_may_be_shown() -> None:
    state = ended(town("", monument="the_starloom", returned="silva_forum"), "")
    seen = state.view(None)["position"]["towns"][0]
    assert (seen["monument"], seen["returned"]) == ("the_starloom", "silva_forum")


@pytest.mark.rule("TT-15")
def test_a_free_choice_is_hidden_until_all_have_chosen() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass")
    assert state.view(0)["position"]["towns"][0]["choice"] == "glass"
    assert state.view(1)["position"]["towns"][0]["choice"] is None
    assert state.view(None)["position"]["towns"][0]["choice"] is None
    assert [event.seen_by(1)["args"]["resource"] for event in state.take_log()] == ["hidden"]
    play(state, "1: choose wood")
    assert state.view(1)["position"]["towns"][0]["choice"] == "glass"


@pytest.mark.rule("TT-15")
def test_an_open_choice_can_be_anything_to_the_others() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass")
    chance = stream(1, "imagine")
    imagined = {GAME.imagine(state.view(1), chance).dump()["position"]["towns"][0]["choice"] for _ in range(60)}
    assert imagined == {"wood", "wheat", "brick", "glass", "stone"}


@pytest.mark.rule("TT-7", "TT-14")
def test_the_order_of_the_pile_and_the_cards_set_aside_are_hidden() -> None:
    state = GAME.start(2, {"monuments": False}, seed=4)
    position = state.view(0)["position"]
    assert "draw" not in position
    assert (position["draw_pile"], position["set_aside"]) == (9, 5)  # numbers only
    chance = stream(1, "imagine")
    piles = {tuple(GAME.imagine(state.view(0), chance).dump()["position"]["draw"]) for _ in range(10)}
    assert len(piles) > 1


@pytest.mark.rule("TT-13")
def test_the_cards_revealed_so_far_are_open() -> None:
    state = round_begins("", "", round=0, draw=["glass", "stone"])
    play(state, "0: place a1", "1: place a1")
    assert state.view(1)["position"]["revealed"] == ["stone", "glass"]


@pytest.mark.rule("TT-20a", "TT-21")
def test_placing_and_building_are_visible_at_once() -> None:
    state = play(placing("", ""), "0: place b2")
    assert state.view(1)["position"]["towns"][0]["fields"][5] == "wood"
    state = play(building("ws-- / ws--", "ws--"), "0: build well at a1 from a1 b1")
    assert state.view(1)["position"]["towns"][0]["fields"][0] == "well"


@pytest.mark.rule("TT-28")
def test_not_being_able_to_build_ones_secret_monument_is_not_given_away() -> None:
    """The board shows the Cathedral's pattern: whoever has it or not, the player is asked."""
    board = "-t-- / sg--"
    with_it = building(town(board, monument="cathedral_of_caterina"), town("ws--", monument="silva_forum"))
    without = building(town(board, monument="the_starloom"), town("ws--", monument="silva_forum"))
    assert with_it.deciders() == without.deciders() == [0, 1]
    assert with_it.view(1) == without.view(1)
    assert without.moves(0) == ("done",)


@pytest.mark.rule("TT-28")
def test_where_no_monument_at_all_can_be_built_nobody_is_asked_in_vain() -> None:
    state = building(town("bb--", monument="the_starloom"), town("ws--", monument="silva_forum"))
    assert state.deciders() == [1]


@pytest.mark.rule("TT-44")
def test_an_unbuilt_monument_does_not_show_in_the_standing() -> None:
    with_it = building(town("C---", monument="grand_mausoleum_of_the_rodina"), "ws--")
    without = building(town("C---", monument="the_starloom"), "ws--")
    assert [one.dump() for one in with_it.standing(1)] == [one.dump() for one in without.standing(1)]


@pytest.mark.rule("TT-8")
def test_a_preview_of_the_last_kept_monument_does_not_turn_up_the_first_card() -> None:
    state = GAME.start(2, seed=4)
    state.play(0, state.moves(0)[0])
    preview = state.preview(1, state.moves(1)[:1])
    assert [event["id"] for event in preview.events] == ["kept_monument", "round"]


@pytest.mark.rule("TT-15")
def test_a_preview_of_the_last_choice_does_not_show_the_others() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass")
    preview = state.preview(1, ["choose wood"])
    assert "glass" not in json.dumps([preview.events, preview.then.view(1)["position"]["towns"]])


@pytest.mark.rule("TT-116")
def test_alone_the_cards_put_under_the_pile_are_remembered() -> None:
    state = round_begins("", round=0, open_cards=["wood", "glass", "stone"])
    play(state, "open glass", "place a1", "open stone")
    assert state.view(0)["position"]["known_below"] == ["stone", "glass"]


@pytest.mark.rule("TT-8")
def test_a_hand_written_position_without_monument_cards_can_be_imagined() -> None:
    state = round_begins("ws--", "", round=0, options={"monuments": True})
    imagined = GAME.imagine(state.view(0), stream(1, "imagine"))
    assert imagined.view(0) == state.view(0)
