"""Why a field or a territory is not lit: what is said to whoever touches it all the same."""

import random

import pytest

from games.garden_nation.drawn import A, B, garden
from kleinstadt.engine.event import Arg
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.layout import FIELD_NAMES, TERRITORIES
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.text import LANGUAGES, Texts

rule = pytest.mark.rule
TEXTS = [Texts("garden_nation", lang) for lang in LANGUAGES]


def why(state: Garden, thing: str, seat: int = A) -> list[str]:
    """What is in the way, each of which can be said."""
    found = state.obstacles(seat).get(thing, [])
    assert all(texts.obstacle(each) for texts in TEXTS for each in found)
    return [each.id for each in found]


def told(state: Garden, thing: str) -> dict[str, Arg]:
    return {name: value for each in state.obstacles(A)[thing] for name, value in each.args.items()}


# -- where ----------------------------------------------------------------------------------------------------------


@rule("GN-25")
def test_another_territory_says_where_the_crane_stands() -> None:
    state = garden(crane=4, tricks=[0, 4])
    assert (why(state, "build 6.c"), told(state, "build 6.c")) == (["elsewhere"], {"territory": 4})


@rule("GN-24")
def test_the_first_action_may_be_anywhere() -> None:
    assert garden(crane=0).obstacles(A) == {}


@rule("GN-25", "GN-60")
def test_where_a_trick_would_lead_that_is_pointed_out() -> None:
    state = garden(crane=4)
    assert why(state, "build 5.c") == ["elsewhere", "by_trick"]
    assert why(state, "build 6.c") == ["elsewhere"]


@rule("GN-58", "GN-60")
def test_no_trick_leads_to_a_raid_or_to_another_roof() -> None:
    state = garden({"4.c": "B1", "5.c": "B1", "4.se": "A1^", "5.w": "A1"}, crane=4)
    assert why(state, "raid 5.c") == ["elsewhere"]
    assert why(state, "trick roof 5.w") == ["elsewhere"]


# -- building -------------------------------------------------------------------------------------------------------


@rule("GN-30", "GN-31")
def test_a_floor_that_is_too_dear_says_what_it_costs_and_what_there_is() -> None:
    state = garden({"4.c": "A1"}, crane=4, population=[4, 35])
    assert (why(state, "build 4.c"), told(state, "build 4.c")) == (["too_dear"], {"cost": 4, "population": 4})
    assert not why(state, "build 4.w")  # 3 of 4


@rule("GN-31", "GN-32")
def test_a_bramble_costs_what_its_tile_will() -> None:
    state = garden(crane=4, population=[5, 35])
    assert told(state, "build 4.e") == {"cost": 5, "population": 5}


@rule("GN-29")
def test_a_building_of_somebody_else_says_whose_it_is() -> None:
    state = garden({"4.c": "B1"}, crane=4, tricks=[0, 4])
    assert (why(state, "build 4.c"), told(state, "build 4.c")) == (["foreign"], {"seat": B})


@rule("GN-29", "GN-62")
def test_a_building_that_could_be_raided_says_for_how_much() -> None:
    state = garden({"4.c": "B1"}, crane=4)
    assert (why(state, "build 4.c"), told(state, "build 4.c")) == (["foreign", "by_raid"], {"seat": B, "price": 6})


@rule("GN-55")
def test_on_an_own_roof_goes_no_floor() -> None:
    assert why(garden({"4.c": "A1^"}, crane=4), "build 4.c") == ["roofed"]


@rule("GN-31")
def test_without_floors_nothing_is_built_anywhere() -> None:
    state = garden({"4.c": "A1"}, crane=4, supply=[0, 20])
    assert why(state, "build 4.c") == why(state, "build 4.w") == ["no_floors"]


@rule("GN-29", "GN-31", "GN-39")
@pytest.mark.parametrize(
    ("buildings", "position", "word"),
    [
        ({}, {}, ""),
        ({"4.c": "A1"}, {"supply": [0, 20]}, "no_floors"),
        ({}, {"population": [1, 35]}, "too_dear"),
        ({"4.c": "A1"}, {"population": [1, 35]}, "too_dear"),
        ({f"4.{place}": "B1" for place in ("c", "nw", "ne", "e", "se", "sw", "w")}, {}, "no_field"),
        ({f"4.{place}": "A1^" for place in ("c", "nw", "ne", "e", "se", "sw", "w")}, {}, "no_field"),
    ],
)
def test_the_question_says_why_nothing_can_be_built_here(
    buildings: dict[str, str], position: dict[str, object], word: str
) -> None:
    tiles = {"4.e": "leaf"} if "4.e" in buildings else {}
    state = garden(buildings, crane=4, tiles=tiles, **position)
    assert state.decision(A).args["stuck"] == word
    assert not word or all(texts.has(f"gn-stuck-{word}") for texts in TEXTS)


# -- demolishing ----------------------------------------------------------------------------------------------------


@rule("GN-34")
def test_only_an_own_building_is_demolished() -> None:
    state = garden({"4.c": "A1", "4.w": "B1"}, crane=4)
    assert why(state, "demolish 4.nw") == ["no_building"]
    assert (why(state, "demolish 4.w"), told(state, "demolish 4.w")) == (["foreign"], {"seat": B})
    assert not why(state, "demolish 4.c")


@rule("GN-34")
def test_of_what_nobody_could_do_anywhere_nothing_is_said() -> None:
    assert not [thing for thing in garden(crane=4).obstacles(A) if thing.split()[0] in ("demolish", "raid")]


# -- raiding --------------------------------------------------------------------------------------------------------


@rule("GN-62")
def test_a_raid_that_is_too_dear_says_what_it_costs_and_what_there_is() -> None:
    state = garden({"5.ne": "B2", "5.e": "B1"}, crane=5, population=[22, 20])
    assert (why(state, "raid 5.ne"), told(state, "raid 5.ne")) == (["raid_dear"], {"price": 22, "population": 22})


@rule("GN-62")
def test_a_raid_needs_a_floor_for_each_of_the_building() -> None:
    state = garden({"5.ne": "B2", "5.e": "B1"}, crane=5, supply=[1, 10])
    assert (why(state, "raid 5.ne"), told(state, "raid 5.ne")) == (["raid_floors"], {"floors": 2, "supply": 1})


@rule("GN-62")
def test_price_and_floors_may_both_be_lacking() -> None:
    state = garden({"5.ne": "B2", "5.e": "B1"}, crane=5, supply=[1, 10], population=[22, 20])
    assert why(state, "raid 5.ne") == ["raid_dear", "raid_floors"]


@rule("GN-62")
def test_nobody_raids_a_free_field_or_the_own_building() -> None:
    state = garden({"5.e": "B1", "5.c": "A1"}, crane=5)
    assert (why(state, "raid 5.nw"), why(state, "raid 5.c")) == (["no_building"], ["own"])


# -- tricks before the action -----------------------------------------------------------------------------------------


@rule("GN-60")
def test_the_trick_leads_to_the_next_number_only() -> None:
    state = garden(crane=7)
    assert why(state, "trick territory 3") == ["not_next"]
    assert told(state, "trick territory 3") == {"territory": 7, "before": 6, "after": 1}
    assert not why(state, "trick territory 1")


@rule("GN-60")
def test_where_the_crane_stands_no_trick_leads() -> None:
    assert why(garden(crane=7), "trick territory 7") == ["there_already"]


@rule("GN-61")
def test_a_roof_is_taken_from_an_own_roofed_building() -> None:
    state = garden({"1.nw": "A1^", "1.e": "A1", "1.sw": "B1^", "4.se": "A1"}, crane=1)
    assert [why(state, f"trick roof 1.{place}") for place in ("ne", "e", "sw")] == [
        ["no_building"],
        ["no_roof"],
        ["foreign"],
    ]


@rule("GN-61")
def test_a_roof_stays_where_no_other_building_of_its_terrain_is_open() -> None:
    state = garden({"1.nw": "A1^", "4.se": "A1", "1.e": "A1^"}, crane=1)
    assert (why(state, "trick roof 1.e"), told(state, "trick roof 1.e")) == (["roof_nowhere"], {"terrain": "straw"})


@rule("GN-61")
def test_a_roof_goes_to_an_own_open_building_of_the_same_terrain() -> None:
    state = garden({"1.nw": "A1^", "1.e": "A1", "4.c": "A1^", "5.c": "B1", "3.nw": "A1"}, crane=1)
    assert [why(state, f"trick roof 1.nw {field}") for field in ("1.e", "4.c", "5.c", "2.c", "3.nw")] == [
        ["roof_terrain"],
        ["has_roof"],
        ["foreign"],
        ["no_building"],
        [],
    ]
    assert told(state, "trick roof 1.nw 1.e") == {"terrain": "meadow"}


# -- in whole games ---------------------------------------------------------------------------------------------------


def dark(state: Garden, beginning: str, seat: int) -> set[str]:
    """The fields, or territories, of which it is said why this cannot be done there."""
    things = state.obstacles(seat)
    names = [*FIELD_NAMES, *[str(territory) for territory in TERRITORIES]]
    return {name for name in names if f"{beginning} {name}" in things}


def lit(state: Garden, beginning: str, seat: int) -> set[str]:
    """Those where it can."""
    moves = [move for move in state.moves(seat) if move.startswith(f"{beginning} ")]
    return {move.removeprefix(f"{beginning} ").split()[0] for move in moves}


@rule("GN-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_not_lit_says_why_and_whatever_is_says_nothing(seats: int) -> None:
    luck = random.Random(seats)
    state = GAME.start(seats, {}, seed=seats)
    seen: set[str] = set()
    while not state.over:
        seat = state.deciders()[0]
        step = state.asked(seat)
        assert step is not None
        assert all(state.obstacles(seat).values())
        if step.kind.id == "act":
            sources = [f"trick roof {field}" for field in lit(state, "trick roof", seat)]
            for beginning in ["demolish", "raid", "trick roof", *sources]:
                here = lit(state, beginning, seat)
                assert dark(state, beginning, seat) == (set(FIELD_NAMES) - here if here else set())
                seen |= {beginning.partition(" ")[0] for _ in here}
            assert dark(state, "build", seat) == set(FIELD_NAMES) - lit(state, "build", seat)
        else:
            assert state.obstacles(seat) == {}
        state.play(seat, luck.choice(state.moves(seat)))
    assert seen >= {"demolish", "raid"}


@rule("GN-58", "GN-60")
def test_after_a_trick_it_is_said_for_the_territory_it_leads_to() -> None:
    state = garden(crane=4)
    then = {thing: [each.id for each in found] for thing, found in state.obstacles(A, ["trick territory 5"]).items()}
    assert then["build 4.c"] == ["elsewhere"]
    assert "build 5.c" not in then
    assert "trick territory 4" not in then


@rule("GN-59")
def test_whoever_is_not_asked_is_told_nothing() -> None:
    assert garden(crane=4).obstacles(B) == {}
