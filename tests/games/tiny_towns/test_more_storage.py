"""The variant More storage (TT-105, TT-106)."""

import pytest

from games.tiny_towns.drawing import drawn, ended, placing, play, round_begins, town

MORE = {"more_storage": True}


@pytest.mark.rule("TT-105")
def test_a_resource_may_be_laid_beside_the_town() -> None:
    state = play(placing("", "", kind="glass", options=MORE), "0: aside")
    assert drawn(state) == "---- / ---- / ---- / ----"
    assert state.view(1)["position"]["towns"][0]["aside"] == 1  # the number used is public


@pytest.mark.rule("TT-105")
def test_at_most_twice_in_a_game() -> None:
    assert "aside" in placing(town(aside=1), "", options=MORE).moves(0)
    assert "aside" not in placing(town(aside=2), "", options=MORE).moves(0)


@pytest.mark.rule("TT-105")
def test_the_move_says_how_often_it_is_left() -> None:
    assert placing(town(aside=1), "", options=MORE).describe(0, "aside").args == {"left": 1}
    assert placing("", "", options=MORE).describe(0, "aside").args == {"left": 2}


@pytest.mark.rule("TT-105")
def test_each_player_counts_for_oneself() -> None:
    state = placing(town(aside=2), "", options=MORE)
    assert "aside" in state.moves(1)


@pytest.mark.rule("TT-105")
def test_what_lies_beside_the_town_gives_and_costs_nothing() -> None:
    assert ended(town("W---", aside=2), options=MORE).scores()[0].total == -15


@pytest.mark.rule("TT-105")
def test_without_the_variant_nothing_goes_beside_the_town() -> None:
    assert "aside" not in placing("", "").moves(0)


@pytest.mark.rule("TT-106")
def test_also_in_free_choice_rounds() -> None:
    state = round_begins("", "", round=2, options=MORE)
    play(state, "0: choose wood", "1: choose wood")
    assert "aside" in state.moves(0)


@pytest.mark.rule("TT-106")
def test_also_with_the_hammer_and_alone() -> None:
    hammer = round_begins("", "", options={**MORE, "variant": "prospectors"}, hammer=0)
    assert "aside" in play(hammer, "0: name wood").moves(0)
    alone = round_begins("", options=MORE, open_cards=["wood", "glass", "stone"])
    assert "aside" in play(alone, "0: open wood").moves(0)
