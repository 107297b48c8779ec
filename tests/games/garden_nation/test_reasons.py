"""Why a garden is better, for hints: what is said names the territory, the project, the tower."""

import pytest

from games.garden_nation.drawn import A, B, garden
from kleinstadt.engine.event import Arg
from kleinstadt.games.garden_nation.cards import SECRET_NUMBER
from kleinstadt.games.garden_nation.reasons import about_keeping, about_reach
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.value import VALUE

KEPT = [["cabaret", "belfry"], ["market", "barracks"]]
AREAS = {"population": [20, 20], "kept": KEPT, "crane": 1}


@pytest.fixture(autouse=True)
def learned() -> None:
    assert VALUE.ready()


def why(after: Garden, instead: Garden) -> dict[str, dict[str, Arg]]:
    return {reason.id: reason.args for reason in VALUE.reasons(after, instead, A)}


def test_the_lead_in_a_territory_is_named() -> None:
    level, ahead = [garden({"1.nw": mine, "1.e": "B1"}, **AREAS) for mine in ("A1", "A2")]
    assert why(ahead, level)["leads"] == {"territories": ["1"]}
    assert why(ahead, level)["unseats"] == {"other_seat": B, "territories": ["1"]}


def test_drawing_level_is_not_leading() -> None:
    behind = garden({"1.e": "B1"}, **AREAS)
    level = garden({"1.nw": "A1", "1.e": "B1"}, **AREAS)
    assert why(level, behind)["equals"] == {"territories": ["1"]}
    assert "leads" not in why(level, behind)


def test_points_of_a_secret_project_are_counted() -> None:
    straw, meadow = [garden({field: "A2"}, **AREAS) for field in ("1.e", "1.nw")]
    assert why(meadow, straw)["secret_points"] == {"card": "cabaret", "points": 2}
    assert "secret_points" not in why(straw, meadow)


def test_a_tower_that_is_still_too_low_grows_for_its_project() -> None:
    low, high = [garden({"1.e": mine}, **AREAS) for mine in ("A1", "A2")]
    assert why(high, low)["grows"] == {"cards": ["belfry"]}


def test_where_the_crane_goes_is_a_reason_for_who_could_complete_something_there() -> None:
    away, here = [garden({"1.nw": "A1"}, **{**AREAS, "crane": crane}, display=["terraced_houses"]) for crane in (5, 1)]
    assert about_reach(here, away, A, 1.0).args == {"cards": ["terraced_houses"]}
    assert about_reach(here, away, A, 1.0).id == "here"
    assert about_reach(here, away, B, 1.0).id == ""


def test_people_and_tricks_are_counted() -> None:
    poor, rich = [garden({"1.nw": "A1"}, **{**AREAS, "population": [people, 20]}) for people in (14, 20)]
    assert why(rich, poor)["people"] == {"count": 6}
    spent, kept = [garden({"1.nw": "A1"}, **AREAS, tricks=[left, 3]) for left in (1, 2)]
    assert why(kept, spent)["keeps_tricks"] == {"count": 1}


@pytest.mark.parametrize(
    ("kept", "id", "args"),
    [
        (["cabaret", "sculpture"], "both_on", {"terrain": "meadow"}),
        (["belfry", "observatory"], "both_towers", {"floors": 4}),
        (["market", "belfry"], "both_towers_on", {"floors": 3, "terrain": "straw"}),
        (["control_one_three", "control_three_five"], "both_control", {"territory": 3}),
    ],
)
def test_two_secret_projects_are_kept_for_what_counts_for_both(kept: list[str], id: str, args: dict[str, Arg]) -> None:
    one, other = [SECRET_NUMBER[card] for card in kept]
    assert [(each.id, each.args) for each in about_keeping((one, other), 1.0)] == [(id, args)]


def test_two_secret_projects_that_have_nothing_in_common_are_not_explained() -> None:
    assert about_keeping((SECRET_NUMBER["cabaret"], SECRET_NUMBER["market"]), 1.0) == []


def test_that_secret_projects_serve_themselves_is_no_reason_to_keep_them() -> None:
    unlike = garden({}, kept=[["belfry", "control_one_three"], KEPT[1]])
    poor = garden({}, kept=[["cabaret", "post_office"], KEPT[1]])
    assert not {"secret", "secret_points", "grows"} & set(why(unlike, poor))
