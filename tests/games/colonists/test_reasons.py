"""Why a community is better, for hints: what is said names the building, the good, the card."""

import pytest

from games.colonists.drawn import A, drawn, row
from kleinstadt.engine.event import Arg
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.plans import Aim, Outlook, plans, prospects
from kleinstadt.games.colonists.reasons import Communities
from kleinstadt.games.colonists.reasons import why as told_why
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.value import VALUE

BOARD = row("market_a", "b_farm", "riverbank_grove", "b_hunting_lodge", "developer", "diplomat", "market_b")


@pytest.fixture(autouse=True)
def learned() -> None:
    assert VALUE.ready()


def community(has: str = "", end: int = 1, **more: object) -> Colonists:
    return drawn(has, board=BOARD, end=end, **more)  # type: ignore[arg-type]


def why(after: Colonists, instead: Colonists) -> dict[str, dict[str, Arg]]:
    return {reason.id: reason.args for reason in GAME.reasons(after, instead, A)}


@pytest.mark.parametrize("end", [1, 2])
def test_what_can_be_built_sooner_is_named_in_short_and_in_longer_games(end: int) -> None:
    """A Farm costs a Tool and 2 Wood."""
    assert why(community("2W", end, tools=1), community("2C", end, tools=1))["plans_building"] == {
        "buildings": ["farm", "hunting_lodge"]
    }


def test_a_card_that_can_be_played_sooner_is_named() -> None:
    found = why(community(tools=9, hand=["spade"]), community(tools=9))
    assert found["plans_card"] == {"cards": ["spade"]}
    assert found["holds"]["card"] == "spade"


def test_goods_tools_and_dollars_are_named_and_counted() -> None:
    found = why(community("2W", tools=2, dollars=1), community("1C", tools=1))
    assert found["gains"] == {"goods": ["wood", "wood", "tools", "dollars"]}


def test_what_comes_every_year_is_named() -> None:
    working, empty = [community(buildings=["2 farm", "foresters_house" + crew]) for crew in ("+farmer", "")]
    assert why(working, empty)["yearly"] == {"goods": ["wood", "wood"]}


def test_who_is_fed_is_counted() -> None:
    """In the last year; before that Food may still be found in time."""
    last = {"year": 5}
    hungry, fed = [
        community(buildings=["flat", "farm", lodge], position=last)
        for lodge in ("hollow+farmer", "hunting_lodge+farmer")
    ]
    assert why(fed, hungry)["feeds"] == {"count": 1}


@pytest.mark.parametrize("end", [1, 2])
def test_whoever_left_with_a_razed_home_is_not_given_work(end: int) -> None:
    crowded, razed = [community("2W", end, buildings=homes) for homes in (["4 farm"], ["3 farm", "2 foresters_house"])]
    assert why(razed, crowded)["hires"] == {"count": 2}


@pytest.mark.parametrize("end", [1, 2])
def test_what_nobody_works_for_comes_only_once_somebody_does(end: int) -> None:
    built, before = [community("1F", end, buildings=["farm", *more]) for more in (["hunting_lodge"], [])]
    found = why(built, before)
    assert (found.get("yearly"), found["yearly_staffed"]) == (None, {"goods": ["food"]})


def learned_why(after: Colonists, instead: Colonists, shares: dict[str, float]) -> dict[str, dict[str, Arg]]:
    """Where this and nothing else was learned about what facts add."""
    facts = VALUE.facts(after, A), VALUE.facts(instead, A)
    return {reason.id: reason.args for reason in told_why(Communities(after, instead, A), *facts, shares)}


def test_a_card_that_has_become_payable_is_named() -> None:
    payable, nearly, far = [community(has, hand=["spade"]) for has in ("3C", "2C", "")]
    share = {"hand spade": 9.0}
    assert learned_why(payable, nearly, share)["affords"] == {"cards": ["spade"]}
    assert "affords" not in learned_why(nearly, far, share)


def test_a_building_in_which_somebody_works_now_is_named() -> None:
    working, empty = [community(buildings=["2 farm", "foresters_house" + crew]) for crew in ("+farmer", "")]
    share = {"building foresters_house": 9.0}
    assert learned_why(working, empty, share)["staffs"] == {"buildings": ["foresters_house"]}
    assert "staffs" not in learned_why(empty, working, share)


@pytest.mark.parametrize(
    ("word", "part"),
    [
        *(("offer farm", "plans"), ("relation lords", "plans"), ("stock", "goods"), ("dollars", "goods")),
        *(("residents farmer", "work"), ("hungry", "work"), ("room", "storage"), ("cards", "hand")),
    ],
)
def test_what_all_of_a_community_adds_is_told_with_its_part_of_the_heuristic(word: str, part: str) -> None:
    same = community("2W")
    assert list(learned_why(same, same, {word: 9.0})) == [part]


def test_every_plan_is_named() -> None:
    state = community("2W", tools=3, hand=["spade"])
    ahead = Outlook(state, A)
    named: list[Aim] = []
    assert len(plans(state, A, ahead, named)) == len(named) > 3
    assert prospects(state, A, ahead) > 0
