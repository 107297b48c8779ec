"""Setup (TT-1 to TT-9)."""

from collections import Counter

import pytest

from games.tiny_towns.drawing import FIRST_DISPLAY, building, ended, placing, town
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import BUILDINGS, FACTS

FACTS_OF_THE_CARDS = {card["id"]: card["type"] for card in BUILDINGS}


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players(seats: int) -> None:
    assert len(GAME.start(seats, seed=1).view(None)["position"]["towns"]) == seats


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("seats", [0, 7])
def test_not_more_and_not_fewer(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.start(seats, seed=1)


@pytest.mark.rule("TT-1")
def test_one_player_plays_the_solo_variant() -> None:
    assert GAME.start(1, seed=1).view(0)["position"]["variant"] == "solo"
    with pytest.raises(BadOptions):
        GAME.start(1, {"variant": "prospectors"}, seed=1)


@pytest.mark.rule("TT-1")
def test_two_or_more_play_the_base_game_or_prospectors() -> None:
    assert GAME.start(2, seed=1).view(0)["position"]["variant"] == "standard"
    assert GAME.start(2, {"variant": "prospectors"}, seed=1).view(0)["position"]["variant"] == "prospectors"


@pytest.mark.rule("TT-2")
def test_everybody_starts_with_an_empty_town_of_four_by_four() -> None:
    state = GAME.start(3, seed=1)
    assert [one["fields"] for one in state.view(0)["position"]["towns"]] == [[""] * 16] * 3


@pytest.mark.rule("TT-2")
def test_all_towns_are_public() -> None:
    state = building("ws--", "-b--", "F---")
    seen = [[one["fields"] for one in state.view(seat)["position"]["towns"]] for seat in (0, 1, 2, None)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[3][2][0] == "farm"


@pytest.mark.rule("TT-3")
def test_the_right_neighbour_is_the_previous_seat() -> None:
    """Feast Halls are compared with the right neighbour's."""
    state = ended("VV--", "V---", "VVV-")
    bonus = [line.points - 2 * line.args["count"] for sheet in state.scores() for line in sheet.lines[:1]]
    assert bonus == [0, 0, 3]


@pytest.mark.rule("TT-3")
def test_left_and_right_neighbour_are_next_to_the_seat() -> None:
    state = ended("", "", "", "")
    assert [state.neighbours(seat) for seat in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]


@pytest.mark.rule("TT-3")
def test_with_two_players_both_neighbours_are_the_same_person() -> None:
    state = ended("", "")
    assert [state.neighbours(0), state.neighbours(1)] == [[1], [0]]


@pytest.mark.rule("TT-3")
def test_a_finished_player_is_still_a_neighbour() -> None:
    state = ended("VV--", town("V---"), town("VVV-", finished_round=3))
    assert state.scores()[0].lines[0].points == 4  # not more than the finished neighbour's three


@pytest.mark.rule("TT-4")
def test_the_display_is_the_cottage_and_one_card_of_each_stack() -> None:
    for seed in range(50):
        display = GAME.start(2, seed=seed).view(None)["position"]["display"]
        assert display[0] == "cottage"
        types = [FACTS_OF_THE_CARDS[card] for card in display]
        assert types == ["cottage", "food", "well", "chapel", "tavern", "theater", "factory"]


@pytest.mark.rule("TT-4")
def test_every_card_of_a_stack_of_four_can_come() -> None:
    seen = {card for seed in range(200) for card in GAME.start(2, seed=seed).view(None)["position"]["display"]}
    assert seen == set(FACTS_OF_THE_CARDS)
    assert Counter(FACTS_OF_THE_CARDS.values()) == {
        "cottage": 1, "food": 4, "well": 4, "chapel": 4, "tavern": 4, "theater": 4, "factory": 4,
    }  # fmt: skip


@pytest.mark.rule("TT-4")
def test_a_chosen_card_is_in_the_display() -> None:
    display = GAME.start(2, {"tavern": "inn", "factory": "bank"}, seed=3).view(None)["position"]["display"]
    assert (display[4], display[6]) == ("inn", "bank")


@pytest.mark.rule("TT-5")
def test_the_recommended_first_display() -> None:
    state = GAME.start(3, {"display": "first_game", "monuments": False}, seed=5)
    assert state.view(None)["position"]["display"] == FIRST_DISPLAY
    assert state.decision(0).kind == "place"  # no monuments: the first card lies open already


@pytest.mark.rule("TT-6")
def test_resources_never_run_out() -> None:
    """There are 90 cubes of all kinds in the box; here 96 pieces of wood are needed."""
    state = placing(*["wwww / wwww / wwww / www-"] * 6, kind="wood", round=1)
    assert state.over
    assert all(one["fields"] == ["wood"] * 16 for one in state.view(None)["position"]["towns"])


@pytest.mark.rule("TT-6")
def test_buildings_never_run_out() -> None:
    """There are 18 pieces of a type in the box."""
    state = building(*["WWWW / WWWW / ws--"] * 6)
    for seat in range(6):
        assert "build well at a3 from a3 b3" in state.moves(seat)


@pytest.mark.rule("TT-7")
def test_of_fifteen_resource_cards_five_are_laid_away_unseen_and_ten_remain() -> None:
    position = GAME.start(2, seed=9).dump()["position"]
    assert len(position["draw"]) == 10
    assert len(position["set_aside_cards"]) == 5
    counts = Counter(position["draw"] + position["set_aside_cards"])
    assert counts == {"wood": 3, "wheat": 3, "brick": 3, "glass": 3, "stone": 3}


@pytest.mark.rule("TT-7")
def test_the_resource_cards_are_shuffled() -> None:
    piles = {tuple(GAME.start(2, seed=seed).dump()["position"]["draw"]) for seed in range(20)}
    assert len(piles) == 20


@pytest.mark.rule("TT-8")
def test_everybody_is_dealt_two_monuments_and_chooses_at_the_same_time() -> None:
    state = GAME.start(6, seed=2)
    assert state.deciders() == [0, 1, 2, 3, 4, 5]
    hands = [state.view(seat)["position"]["towns"][seat]["hand"] for seat in range(6)]
    assert [len(hand) for hand in hands] == [2] * 6
    assert len({card for hand in hands for card in hand}) == 12


@pytest.mark.rule("TT-8")
def test_all_fifteen_monuments_can_be_dealt() -> None:
    dealt = {
        card
        for seed in range(30)
        for hand in [one["hand"] for one in GAME.start(6, seed=seed).dump()["position"]["towns"]]
        for card in hand
    }
    assert dealt == {card["id"] for card in FACTS["monument"]}
    assert len(dealt) == 15


@pytest.mark.rule("TT-8")
def test_monuments_are_dealt_last() -> None:
    position = GAME.start(2, seed=2).view(None)["position"]
    assert (position["round"], position["draw_pile"], position["set_aside"]) == (0, 10, 5)
    assert len(position["display"]) == 7


@pytest.mark.rule("TT-8")
def test_one_monument_is_kept_and_the_other_given_back() -> None:
    state = GAME.start(2, seed=2)
    first, second = state.view(0)["position"]["towns"][0]["hand"]
    assert state.moves(0) == tuple(sorted([f"keep {first}", f"keep {second}"]))
    state.play(0, f"keep {second}")
    own = state.view(0)["position"]["towns"][0]
    assert (own["monument"], own["returned"], own["hand"]) == (second, first, [])


@pytest.mark.rule("TT-8")
def test_the_first_round_waits_until_all_have_kept_one() -> None:
    state = GAME.start(2, seed=2)
    state.play(1, state.moves(1)[0])
    assert state.view(None)["position"]["round"] == 0
    state.play(0, state.moves(0)[0])
    assert state.view(None)["position"]["round"] == 1


@pytest.mark.rule("TT-8")
def test_monuments_may_be_left_out() -> None:
    state = GAME.start(2, {"monuments": False}, seed=2)
    assert [one["monument"] for one in state.dump()["position"]["towns"]] == [None, None]
    assert state.view(None)["position"]["round"] == 1


@pytest.mark.rule("TT-9")
def test_the_hammer_is_used_in_prospectors_only() -> None:
    assert GAME.start(2, seed=1).view(0)["position"]["hammer"] is None
    assert GAME.start(1, seed=1).view(0)["position"]["hammer"] is None
    assert GAME.start(2, {"variant": "prospectors"}, seed=1).view(0)["position"]["hammer"] in (0, 1)
