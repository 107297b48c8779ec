"""What a value is learned from, for bots: facts of a seat, by name."""

import pytest

from games.colonists.drawn import A, asked, drawn, play, row, seat_of
from kleinstadt.engine.facts import told
from kleinstadt.games.colonists.plans import Outlook
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.value_facts import NAMES, community_facts

# A Farm costs 2 Wood and a Tool, a Hunting Lodge 2 Wood, a Clay and 3 Tools, a Spade 3 Clay.
BOARD = row("market_a", "b_farm", "riverbank_grove", "b_hunting_lodge", "developer", "diplomat", "market_b")


def community(has: str = "", **more: object) -> Colonists:
    return drawn(has, board=BOARD, **more)  # type: ignore[arg-type]


def said(state: Colonists, word: str) -> list[str]:
    return sorted(told(community_facts(state, A, 0, Outlook(state, A)), NAMES).get(word, []))


@pytest.mark.parametrize(("has", "near"), [("3C", "payable"), ("2C", "nearly"), ("1C", "nearly"), ("9W", "far")])
def test_a_card_in_hand_is_payable_or_nearly_so_or_far_from_it(has: str, near: str) -> None:
    assert said(community(has, hand=["spade"]), "hand spade") == [f"early/{near}"]


def test_a_tool_that_a_price_lacks_counts_like_a_good() -> None:
    assert said(community("2W", tools=1), "offer farm") == ["early/near/payable"]
    assert said(community("2W"), "offer farm") == ["early/near/nearly"]
    assert said(community("1W"), "offer farm") == ["early/near/nearly"]
    assert said(community(), "offer farm") == []


def test_a_builder_is_near_or_away() -> None:
    state = community("2W 1C", tools=3)
    assert (said(state, "offer farm"), said(state, "offer hunting_lodge")) == (
        ["early/near/payable"],
        ["early/away/payable"],
    )
    there = community("2W 1C", tools=3, at="riverbank_grove")
    assert said(there, "offer hunting_lodge") == ["early/near/payable"]


def test_who_has_no_plot_left_is_offered_nothing() -> None:
    """What is no storage may stand on the plots for storage, too."""
    full, roomy = [community("2W 1C", tools=3, buildings=["12 farm", *more]) for more in (["3 farm@storage"], [])]
    assert said(full, "offer hunting_lodge") == []
    assert said(roomy, "offer hunting_lodge") == ["early/away/payable"]


def test_places_for_the_next_move_and_for_the_one_after_it() -> None:
    state = community()
    assert (said(state, "near b_farm"), said(state, "near diplomat")) == (["early"], [])
    assert (said(state, "beyond b_farm"), said(state, "beyond diplomat")) == ([], ["early"])
    assert said(state, "beyond b_hunting_lodge") == []


@pytest.mark.parametrize(
    ("year", "half", "stage"), [(3, 0, "early"), (3, 1, "middle"), (4, 1, "middle"), (5, 0, "late"), (5, 1, "last")]
)
def test_moves_left_are_told_in_four_stages(year: int, half: int, stage: str) -> None:
    """A year has six moves, three of them in winter."""
    state = community("1W", position={"year": year, "half": half})
    assert said(state, "goods wood") == [f"{stage}/1"]


def test_goods_of_all_kinds_together_dollars_and_residents_are_counted() -> None:
    state = community("2W 1C", dollars=4, buildings=["3 farm"])
    found = [said(state, "stock"), said(state, "dollars"), said(state, "residents farmer"), said(state, "cards")]
    assert found == [["early/3"], ["early/4"], ["early/3"], ["early/0"]]


def test_whoever_stands_at_a_builder_and_is_asked_what_to_build_has_it_near() -> None:
    """A Flat costs a Plank and a Tool; each of two Farms on plots of different kinds could become one."""
    board = row("market_a", "b_flat", "riverbank_grove", "market_b")
    there = play(drawn("1P", tools=1, board=board, buildings=["farm", "farm@storage"]), "move 0 to b_flat")
    assert asked(there) == "build"
    assert said(there, "offer flat") == ["early/near/payable"]


def test_relations_are_told_where_the_next_level_can_nearly_be_paid() -> None:
    """The first level costs 3 Wood, 2 Clay and a Tool."""
    found = [said(community(has, tools=1, colonies=["lords"]), "relation lords") for has in ("3W 2C", "3W", "2W")]
    assert found == [["early/payable"], ["early/nearly"], []]


def test_what_others_own_is_no_fact_of_this_seat() -> None:
    alone = community("2W")
    beside = community("2W", others=[seat_of("9W", tools=9, buildings=["9 farm"])])
    assert community_facts(alone, A, 0, Outlook(alone, A)) == community_facts(beside, A, 0, Outlook(beside, A))
