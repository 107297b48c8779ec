"""The solo variant (TT-114 to TT-118)."""

from collections import Counter

import pytest

from games.tiny_towns.drawing import building, of, play, position, round_begins, town
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.sheets import solo_rank

OPEN = ["wood", "glass", "stone"]


@pytest.mark.rule("TT-114")
def test_feast_hall_and_bank_are_removed() -> None:
    seen = {card for seed in range(150) for card in GAME.start(1, seed=seed).view(0)["position"]["display"]}
    assert len(seen) == 23
    assert not seen & {"feast_hall", "bank"}
    with pytest.raises(BadOptions):
        GAME.start(1, {"factory": "bank"}, seed=1)


@pytest.mark.rule("TT-114")
def test_three_monuments_are_removed_and_two_are_dealt() -> None:
    hands = [GAME.start(1, seed=seed).view(0)["position"]["towns"][0]["hand"] for seed in range(150)]
    assert {len(hand) for hand in hands} == {2}
    dealt = {card for hand in hands for card in hand}
    assert len(dealt) == 12
    assert not dealt & {"fort_ironweed", "opaleyes_watch", "the_starloom"}


@pytest.mark.rule("TT-115")
def test_three_cards_lie_open_and_none_is_discarded() -> None:
    state = GAME.start(1, seed=3)
    whole = state.dump()["position"]
    assert (len(whole["open_cards"]), len(whole["draw"]), whole["set_aside_cards"]) == (3, 12, [])
    assert set(Counter(whole["open_cards"] + whole["draw"]).values()) == {3}


@pytest.mark.rule("TT-116")
def test_one_of_the_open_cards_decides_the_kind() -> None:
    state = round_begins("", round=0, open_cards=OPEN)
    assert of(state, "open") == ["glass", "stone", "wood"]
    play(state, "open glass")
    assert state.decision(0).args == {"resource": "glass"}


@pytest.mark.rule("TT-116")
def test_the_card_goes_under_the_pile_and_a_new_one_is_turned_up() -> None:
    state = round_begins("", round=0, open_cards=OPEN, draw=["wheat", "wheat", "brick"])
    play(state, "open glass")
    whole = state.dump()["position"]
    assert whole["draw"] == ["glass", "wheat", "wheat"]
    assert sorted(whole["open_cards"]) == ["brick", "stone", "wood"]


@pytest.mark.rule("TT-116")
@pytest.mark.parametrize("number", [3, 6, 16])
def test_there_are_no_free_choice_rounds(number: int) -> None:
    state = round_begins("", round=number - 1, open_cards=OPEN)
    assert state.decision(0).kind == "open_card"


@pytest.mark.rule("TT-116")
def test_there_is_no_reshuffling() -> None:
    """After as many rounds as there are cards in the pile, the cards put under it come up in that order."""
    state = round_begins("", round=0, open_cards=OPEN, draw=["wheat", "brick"])
    for move in ("open glass", "open brick", "open wood"):
        play(state, move, "place a1")
        state.towns[0].stock = state.towns[0].resources = 0
        state.forget()
    assert sorted(state.view(0)["position"]["open_cards"]) == ["glass", "stone", "wheat"]
    assert state.dump()["position"]["draw"] == ["wood", "brick"]
    assert "reshuffled" not in [event.id for event in state.take_log()]


@pytest.mark.rule("TT-116")
def test_equal_open_cards_are_one_choice() -> None:
    assert of(round_begins("", open_cards=["wood", "wood", "stone"]), "open") == ["stone", "wood"]


@pytest.mark.rule("TT-117")
def test_every_round_is_a_card_round_for_factory_warehouse_and_statue() -> None:
    owner = town("XC-* / bbbb / bbbb / bbb-", held={"a1": ["wood"]}, monument="statue_of_the_bondmaker")
    state = round_begins(owner, round=2, open_cards=OPEN, options={"industry": "not_own_choice"})
    play(state, "open wood")
    assert of(state, "take") == ["brick", "glass", "stone", "wheat"]
    assert of(state, "place") == ["b1", "c1", "d4"]
    state = round_begins("X---", round=2, open_cards=OPEN, cards="warehouse", options={"industry": "not_own_choice"})
    assert of(play(state, "open wood"), "store") == ["a1"]


@pytest.mark.rule("TT-118")
def test_the_game_ends_when_the_town_is_finished() -> None:
    state = play(building("wsbb / bbbb / bbbb / bbbb"), "done")
    assert state.over
    assert state.ranking() == [1]


@pytest.mark.rule("TT-118")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (50, "master_architect"),
        (38, "master_architect"),
        (37, "town_planner"),
        (32, "town_planner"),
        (31, "engineer"),
        (25, "engineer"),
        (24, "carpenter"),
        (18, "carpenter"),
        (17, "apprentice"),
        (10, "apprentice"),
        (9, "aspiring_architect"),
        (-16, "aspiring_architect"),
    ],
)
def test_the_rank_follows_from_the_points(points: int, rank: str) -> None:
    assert solo_rank(points) == rank


@pytest.mark.rule("TT-118")
def test_the_rank_stands_on_the_sheet() -> None:
    state = position("TTTT / XXXX / XXXX / FF--", stack=[], phase="over")
    line = state.scores()[0].lines[-1]
    assert (line.item, line.points, line.args) == ("rank", 0, {"rank": "apprentice"})
    assert state.scores()[0].total == 12
