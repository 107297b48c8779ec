"""Phase 1, discover resource (TT-13 to TT-15)."""

from collections import Counter

import pytest

from games.tiny_towns.drawing import play, round_begins, told, town
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import Town

TEN = ["wood", "wheat", "brick", "glass", "stone"] * 2
FIVE = ["wood", "wheat", "brick", "glass", "stone"]
THREE_OF_EACH = {"wood": 3, "wheat": 3, "brick": 3, "glass": 3, "stone": 3}


@pytest.mark.rule("TT-13")
def test_the_top_card_gives_the_resource_for_all_active_players() -> None:
    state = round_begins("", "", town(finished_round=1), round=0, draw=["wood", "stone", "glass"])
    assert [state.decision(seat).args["resource"] for seat in (0, 1)] == ["glass", "glass"]
    assert state.asked(2) is None
    assert state.draw.cards == [1, 5]


@pytest.mark.rule("TT-14")
def test_an_empty_pile_is_shuffled_when_a_card_is_needed() -> None:
    state = round_begins("", "", round=15, revealed=TEN, draw=[], set_aside_cards=FIVE)
    position = state.dump()["position"]
    assert (len(position["revealed"]), len(position["draw"]), len(position["set_aside_cards"])) == (1, 9, 5)
    assert Counter(position["revealed"] + position["draw"] + position["set_aside_cards"]) == THREE_OF_EACH


@pytest.mark.rule("TT-14")
def test_the_last_card_of_the_pile_does_not_yet_call_for_shuffling() -> None:
    state = round_begins("", "", round=13, revealed=TEN[:9], draw=["stone"], set_aside_cards=FIVE)
    assert state.view(None)["position"]["draw_pile"] == 0
    assert len(state.view(None)["position"]["revealed"]) == 10


@pytest.mark.rule("TT-14")
def test_in_the_free_choice_round_after_the_last_card_nothing_is_shuffled() -> None:
    state = round_begins("", "", round=14, revealed=TEN, draw=[], set_aside_cards=FIVE)
    assert state.decision(0).kind == "choose_kind"
    assert state.view(None)["position"]["draw_pile"] == 0


@pytest.mark.rule("TT-14")
def test_of_a_pile_written_short_the_other_cards_lie_set_aside_and_are_shuffled_with_it() -> None:
    state = round_begins("", "", round=0, draw=["wood", "brick"])
    assert Counter(state.dump()["position"]["set_aside_cards"]) == {
        "wheat": 3,
        "glass": 3,
        "stone": 3,
        "wood": 2,
        "brick": 2,
    }
    state = round_begins("", "", round=15, revealed=["brick", "wood"], draw=[])
    position = state.dump()["position"]
    assert Counter(position["revealed"] + position["draw"] + position["set_aside_cards"]) == THREE_OF_EACH


@pytest.mark.rule("TT-14")
def test_the_cards_set_aside_take_part_in_the_next_shuffle() -> None:
    stone = 5
    revealed = ["wood", "wheat", "brick"] * 3 + ["glass"]
    aside = ["stone"] * 3 + ["glass"] * 2
    drawn = set()
    for chance in range(1, 40):
        state = round_begins(
            "", "", round=15, revealed=revealed, draw=[], set_aside_cards=aside, chance=[chance, 2, 3, 4]
        )
        drawn.add(state.kind)
    assert stone in drawn


def sweep(state: TinyTowns) -> None:
    """Empty all towns, so that the game goes on."""
    for seat, old in enumerate(state.towns):
        state.towns[seat] = Town()
        state.towns[seat].choice = old.choice
    state.forget()


@pytest.mark.rule("TT-14", "TTV-26")
def test_card_rounds_and_reshuffles() -> None:
    state = round_begins("", "", round=0, draw=TEN, set_aside_cards=FIVE)
    cards, shuffles = [1], []
    while state.round < 32:
        sweep(state)
        for seat in (0, 1):
            state.play(seat, "choose wood" if state.phase == "discover" else "place a1")
        for event in state.take_log():
            if event.id == "revealed_card":
                cards.append(state.round)
            elif event.id == "reshuffled":
                shuffles.append(state.round)
                assert (len(state.draw), len(state.set_aside)) == (9, 5)
    assert cards[:10] == [1, 2, 4, 5, 7, 8, 10, 11, 13, 14]
    assert cards[10] == 16
    assert shuffles == [16, 31]


@pytest.mark.rule("TT-15")
def test_in_a_free_choice_round_everybody_chooses_one_kind_at_the_same_time() -> None:
    state = round_begins("", "", round=2)
    assert state.deciders() == [0, 1]
    every = ("choose brick", "choose glass", "choose stone", "choose wheat", "choose wood")
    assert state.moves(0) == state.moves(1) == every
    assert state.view(None)["position"]["kind"] is None


@pytest.mark.rule("TT-15")
def test_equal_choices_are_fine() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass", "1: choose glass")
    assert [state.decision(seat).args["resource"] for seat in (0, 1)] == ["glass", "glass"]


@pytest.mark.rule("TT-15")
def test_the_choice_binds() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass", "1: choose wood")
    assert state.decision(0).args["resource"] == "glass"
    play(state, "0: place a1", "1: place a1")
    fields = [one["fields"][0] for one in state.view(None)["position"]["towns"]]
    assert fields == ["glass", "wood"]


@pytest.mark.rule("TT-15")
def test_a_choice_cannot_be_made_twice() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass")
    with pytest.raises(IllegalMove):
        state.play(0, "choose wood")


@pytest.mark.rule("TT-15")
def test_choices_are_shown_together() -> None:
    state = play(round_begins("", "", round=2), "0: choose glass")
    assert told(state, "chosen") == []
    play(state, "1: choose wood")
    assert told(state, "chosen") == [{"seat": 0, "resource": "glass"}, {"seat": 1, "resource": "wood"}]


@pytest.mark.rule("TT-15")
def test_no_card_is_turned_up_in_a_free_choice_round() -> None:
    state = round_begins("", "", round=2, draw=["wood", "glass"])
    assert state.view(None)["position"]["draw_pile"] == 2


@pytest.mark.rule("TT-15", "TTV-29")
def test_who_may_not_choose_takes_nothing_and_goes_on_with_building() -> None:
    banks = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
    state = round_begins(town("DDDD / D-ws", held=banks), "", round=2)
    assert state.deciders() == [1]
    play(state, "1: choose wood")
    assert state.deciders() == [1]  # seat 0 places nothing
    play(state, "1: place a1")
    assert state.deciders() == [0]
    assert state.decision(0).kind == "build"
