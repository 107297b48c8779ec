"""Why no steward can go to a place: what is said to whoever touches one that is not lit."""

import random

import pytest

from games.colonists.drawn import A, drawn, options, play, row, seat_of, visit
from kleinstadt.engine.event import Arg
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.cards import TILES
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule

BOARD = row("grove", "b_farm", "joiner_0", "market_a", "developer", "b_flat", "grove_b", "b_library", "market_b")


def country(has: str = "", at: str | list[str] = "market_a", **more: object) -> Colonists:
    return drawn(has, board=BOARD, at=at, **more)  # type: ignore[arg-type]


def two_stewards(*at: str) -> Colonists:
    board = row("market_a", "grove", "riverbank_grove", "b_farm", "joiner_0", "clay_delve", "market_b")
    return drawn(at=list(at), board=board, embassies={"envoys": 1}, buildings=["3 farm", "3 storage_shed+farmer"])


def why(state: Colonists, place: str) -> list[str]:
    return [each.id for each in state.obstacles(A).get(place, [])]


def told(state: Colonists, place: str) -> dict[str, Arg]:
    return {name: value for each in state.obstacles(A)[place] for name, value in each.args.items()}


# -- getting there -----------------------------------------------------------------------------------------------------


@rule("CO-56", "CO-57")
def test_a_place_too_far_away_says_how_far_a_steward_walks() -> None:
    state = country(at="grove")
    assert (why(state, "developer"), told(state, "developer")) == (["too_far"], {"range": 1})


@rule("CO-56", "CO-62a")
def test_a_step_that_was_bought_is_counted() -> None:
    turn = {"move": 1, "farther": 1, "starts": ["grove"]}
    state = country(at="grove", stack=[["end_move", 0], ["go", 0]], position={"turn": turn})
    assert (why(state, "joiner_0"), told(state, "developer")) == (["missing"], {"range": 2})


@rule("CO-62")
def test_where_the_steward_stands_it_does_not_go() -> None:
    assert why(country(at="grove"), "grove") == ["own"]


@rule("CO-55")
def test_who_has_no_steward_in_the_country_enters_on_a_market() -> None:
    state = country(at=[])
    assert (why(state, "grove"), why(state, "market_a")) == (["enter"], [])


@rule("CO-67")
def test_with_the_third_move_no_steward_returns_to_where_it_began() -> None:
    state = two_stewards("grove", "market_b")
    visit(state, "riverbank_grove")
    visit(state, "market_a", "do action")
    assert why(state, "grove") == ["return"]


@rule("CO-69")
def test_who_stands_again_where_it_began_goes_on_with_the_third_move_and_nobody_else() -> None:
    state = two_stewards("grove", "market_b")
    visit(state, "riverbank_grove")
    visit(state, "grove")
    assert why(state, "clay_delve") == ["other_goes"]


@rule("CO-55", "CO-65")
def test_where_only_a_steward_that_enters_first_could_go_that_is_said() -> None:
    state = two_stewards("riverbank_grove")
    assert why(state, "clay_delve") == ["enter"]


@rule("CO-49")
def test_a_place_that_is_still_to_be_laid_says_so() -> None:
    assert why(country(position={"drawn": ["b_hollow"]}), "b_hollow") == ["not_yet"]


@rule("CO-55", "CO-59")
def test_after_entering_it_is_said_for_the_steward_that_goes_on() -> None:
    state = country(at=[])
    after = state.obstacles(A, ["enter market_b"])
    assert [each.id for each in after["grove"]] == ["too_far"]
    assert "market_a" not in after


# -- what a place costs ------------------------------------------------------------------------------------------------


@rule("CO-54", "CO-110")
def test_what_is_missing_for_a_building_is_named_and_what_lies_on_buildings_counts() -> None:
    mine = {"buildings": ["2 farm", "foresters_house+farmer#2"], "buffer": "1W"}
    assert told(country(at="grove", **mine), "b_farm") == {"goods": ["tools", "wood"]}


@rule("CO-54")
def test_what_is_missing_for_an_exchange_is_named() -> None:
    assert told(country("1W", at="market_a"), "joiner_0") == {"goods": ["wood"]}


@rule("CO-108")
def test_only_the_storage_pays_however_much_there_is() -> None:
    board = row("market_a", "b_factory", "market_b")
    mine = {"buildings": ["3 farm", "hollow+farmer#3"], "buffer": "3C"}
    state = drawn("3W", board=board, tools=9, **mine)
    assert (why(state, "b_factory"), told(state, "b_factory")) == (["storage"], {"number": 6, "spaces": 3})
    assert why(drawn("2W", board=board, tools=9, **mine), "b_factory") == ["missing", "storage"]


@rule("CO-145", "CO-147", "CO-148")
def test_a_flat_is_made_of_a_farm_and_of_a_farmer_who_is_at_home() -> None:
    def flat(has: str, *buildings: str) -> list[str]:
        return why(country(has, at="developer", tools=3, buildings=list(buildings)), "b_flat")

    assert flat("1P", "estate") == ["base"]
    assert flat("1P", "farm", "pub+farmer") == ["home_farmer"]
    assert flat("", "farm", "pub+farmer") == ["home_farmer", "missing"]
    assert flat("", "farm") == ["missing"]


@rule("CO-133")
def test_who_owns_as_many_as_they_may_is_told_so() -> None:
    state = country("1W 1P", at="grove_b", tools=1, buildings=["2 farm", "library"])
    assert (why(state, "b_library"), told(state, "b_library")) == (["most", "missing"], {"goods": ["tools", "tools"]})


@rule("CO-137", "CO-138")
def test_without_a_free_plot_something_goes_and_the_tools_for_that_are_missing() -> None:
    state = country("2W", at="grove", tools=1, buildings=["12 farm", "3 farm@storage"])
    assert (why(state, "b_farm"), told(state, "b_farm")) == (["plot", "missing"], {"goods": ["tools", "tools"]})


@rule("CO-163")
def test_at_the_developer_a_card_is_missing_or_what_it_costs() -> None:
    assert why(country(at="market_a"), "developer") == ["card"]
    assert why(country(at="market_a", hand=["contract_farm"], position={"deck": []}), "developer") == ["price"]


@rule("CO-160")
def test_with_a_full_hand_nothing_is_drawn() -> None:
    hand = ["stone_axe", "spade", "handsaw", "clay_oven", "guestroom", "anvil_1"]
    state = drawn(board=row("market_a", "librarian", "market_b"), hand=hand, position={"deck": ["ruin_1"]})
    assert (why(state, "librarian"), told(state, "librarian")) == (["hand"], {"number": 6})


@rule("CO-159")
def test_where_no_card_is_left_none_is_drawn() -> None:
    state = drawn(board=row("market_a", "librarian", "market_b"), position={"deck": []})
    assert why(state, "librarian") == ["no_cards"]


@rule("CO-170", "CO-176")
def test_relations_are_as_good_as_an_era_allows_or_cost_what_is_missing() -> None:
    board = row("market_a", "diplomat", "market_b")
    assert why(drawn(board=board, embassies={"scholars": 1}, tools=9), "diplomat") == ["level"]
    assert told(drawn("3W 1C", board=board, colonies=["lords"], tools=1), "diplomat")["goods"] == ["clay"]


@rule("CO-70", "CO-74", "CO-78")
def test_a_levy_is_in_the_way_only_where_nothing_else_is() -> None:
    there = [seat_of(at="b_farm")]
    assert why(country("1W", at="grove", tools=1, others=there), "b_farm") == ["missing"]
    state = country("2W", at="grove", tools=1, others=there)
    assert (why(state, "b_farm"), told(state, "b_farm")) == (["levy_first"], {"first": 1, "materials": 1})


# -- in whole games ----------------------------------------------------------------------------------------------------


@rule("CO-53", "CO-54")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_whatever_is_not_lit_says_why_and_whatever_is_says_nothing(era: int) -> None:
    luck = random.Random(era)
    state = GAME.start(2, {"start_era": era, "end_era": era}, seed=era)
    asked = 0
    while not state.over:
        seat = state.deciders()[0]
        step = state.asked(seat)
        assert step is not None
        if step.kind.id in ("go", "target"):
            asked += 1
            lit = {move.split()[-1] for move in state.moves(seat) if move.split()[0] in ("move", "enter", "ride")}
            tiles = {TILES[tile] for tile in [*state.board.tiles, *state.drawn]}
            found = state.obstacles(seat)
            assert set(found) >= tiles - lit - {"small_market"}
            assert not set(found) & lit
            assert all(found.values())
        state.play(seat, luck.choice(options(state)))
    assert asked > 20


@rule("CO-53")
def test_where_something_else_is_asked_nothing_is_in_the_way() -> None:
    state = country("3W 1F", at="grove_b", tools=9)
    play(state, "move 0 to market_a")
    assert state.obstacles(A) == {}
