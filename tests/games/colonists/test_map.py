"""Chapters 3 and 7: the board, and how stewards move on it."""

import pytest

from games.colonists.drawn import A, drawn, options, play, row, seat_of, standing, targets, visit
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.board import board_of, first_board
from kleinstadt.games.colonists.cards import FIRST_MARKET, TILE_NUMBER, TILES
from kleinstadt.games.colonists.hexes import MIDDLE, NOWHERE, SIDE, WAYS, distance
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule
GROVE = TILE_NUMBER["riverbank_grove"]


# -- laying tiles ------------------------------------------------------------------------------------------------------


@rule("CO-24", "CO-26", "CO-27", "COW-2")
def test_the_first_place_has_two_spots_that_touch_both_halves_of_the_market() -> None:
    assert len(first_board().free_cells()) == 2


@rule("CO-26", "CO-29", "COV-64")
def test_a_place_touches_tiles_along_two_edges_and_may_fill_a_gap() -> None:
    board = first_board()
    corner = board.cells[0] - SIDE  # touches one half only
    assert corner not in board.free_cells()
    ring = [MIDDLE + step for step in (SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE, 1)]
    around = board_of(list(range(6)), ring, [NOWHERE] * 6)
    assert MIDDLE in around.free_cells()


@rule("CO-28", "CO-31")
def test_a_market_is_one_tile_with_up_to_eight_neighbours() -> None:
    assert len(first_board().edges) == 8


@rule("CO-30", "COV-65")
def test_markets_lie_at_least_three_cells_apart() -> None:
    board = first_board()
    for tile in range(4):
        board = board.with_place(tile, min(board.free_cells()))
    first = (board.cells[0], board.halves[0])
    for cell in board.market_cells():
        for way in board.market_ways(cell):
            apart = [distance(one, half) for one in (cell, cell + WAYS[way]) for half in first]
            assert min(apart) >= 3
    assert any(3 in [distance(cell, half) for half in first] for cell in board.market_cells())


@rule("CO-30")
def test_a_market_is_laid_next_to_a_place() -> None:
    assert first_board().market_cells() == []


@rule("CO-22", "CO-23", "CO-25", "CO-30", "CO-43")
def test_all_lay_the_start_places_in_turn_and_the_start_player_the_second_market() -> None:
    state = GAME.start(3, seed=5)
    laid: list[int] = []
    while state.decision(state.deciders()[0]).kind == "lay":
        laid.append(state.deciders()[0])
        play(state, options(state)[0])
    first = state.first
    assert laid == [(first + number) % 3 for number in range(12)]
    assert (state.deciders(), state.decision(first).kind) == ([first], "lay_market")
    assert "day_laborer" not in [TILES[tile] for tile in state.board.tiles]
    play(state, options(state)[0])
    while state.decision(state.deciders()[0]).kind == "turn_market":
        play(state, options(state)[0])
    assert state.board.tiles.count(FIRST_MARKET + 1) == 1


# -- moving ------------------------------------------------------------------------------------------------------------


@rule("CO-56", "CO-61")
def test_a_steward_goes_to_a_neighbouring_place() -> None:
    state = drawn("2W", at="riverbank_grove", board=row("market_a", "riverbank_grove", "joiner_0", "librarian"))
    assert targets(state) == {"market_a", "joiner_0"}


@rule("CO-57", "COV-14")
def test_any_market_can_be_jumped_to_from_anywhere() -> None:
    state = drawn(at="librarian", board=row("market_a", "", "", "", "b_farm", "librarian"))
    assert "market_a" in targets(state)


@rule("CO-58", "COV-14")
def test_a_jump_ends_the_movement() -> None:
    """With range 2 the tile beside a far market is not reached by jumping and one step."""
    board = row("market_a", "riverbank_grove", "", "", "b_farm", "librarian")
    state = drawn(at="librarian", board=board, era=3, buildings=["house", "stables+merchant"])
    assert targets(state) == {"market_a"}


@rule("CO-55", "CO-39")
def test_the_first_steward_enters_on_a_market_and_moves_on_from_there() -> None:
    state = drawn(at=[], board=row("market_a", "riverbank_grove", "joiner_0", "market_b"))
    assert options(state) == ["enter market_a", "enter market_b"]
    play(state, "enter market_a")
    assert options(state) == ["move 0 to market_b", "move 0 to riverbank_grove"]
    play(state, "move 0 to riverbank_grove")
    assert (standing(state), state.pools[A] > 0) == (["riverbank_grove"], True)


@rule("CO-61", "CO-63", "COW-9")
def test_with_more_range_a_steward_passes_over_a_place_and_acts_only_where_it_stops() -> None:
    board = row("developer", "librarian", "riverbank_grove", "diplomat")
    state = drawn(at="developer", board=board, era=3, buildings=["house", "stables+merchant"])
    assert targets(state) == {"librarian", "riverbank_grove"}  # the Diplomat is one too far
    assert targets(drawn(at="developer", board=board, era=3, buildings=["house", "stables"])) == {"librarian"}


@rule("CO-62", "CO-62a")
def test_nobody_moves_to_where_it_stands() -> None:
    board = row("market_a", "riverbank_grove", "joiner_0")
    state = drawn(at="riverbank_grove", board=board, era=3, buildings=["house", "stables+merchant"])
    assert "riverbank_grove" not in targets(state)
    assert "market_a" not in targets(drawn(at="market_a", board=row("market_a", "riverbank_grove")))


@rule("CO-63", "COV-15")
def test_with_range_two_a_steward_walks_across_a_market() -> None:
    board = row("b_farm", "market_a", "riverbank_grove")
    state = drawn(at="b_farm", board=board, era=3, buildings=["house", "stables+merchant"])
    assert targets(state) == {"market_a", "riverbank_grove"}


@rule("CO-61", "COV-16")
def test_a_gap_is_no_way() -> None:
    board = row("librarian", "", "riverbank_grove")
    state = drawn(
        at="librarian",
        board=[*board, *row("", "", "", "", "", "market_a")],
        era=3,
        buildings=["house", "stables+merchant"],
    )
    assert targets(state) == {"market_a"}


@rule("CO-54", "CO-94", "COV-46")
def test_nobody_goes_where_nothing_can_be_done() -> None:
    board = row("market_a", "joiner_0", "market_b")
    assert targets(drawn("1W", board=board)) == {"market_b"}
    assert targets(drawn("2W", board=board)) == {"joiner_0", "market_b"}
    developer = row("market_a", "developer", "market_b")
    assert targets(drawn(board=developer)) == {"market_b"}
    assert targets(drawn(board=developer, hand=["stone_axe"])) == {"developer", "market_b"}


@rule("CO-66", "COV-6")
def test_no_place_but_a_market_holds_two_stewards_of_a_player() -> None:
    board = row("market_a", "librarian", "riverbank_grove", "market_b")
    state = drawn("9W", tools=9, at=["riverbank_grove", "librarian"], board=board, embassies={"envoys": 1}, era=4)
    assert targets(state, 0) == {"market_a", "market_b"}
    both = drawn(at=["market_a", "librarian"], board=board, embassies={"envoys": 1})
    assert "market_a" in targets(both, 1)


@rule("CO-52", "CO-67", "COV-9")
def test_a_steward_may_come_back_in_between_but_ends_its_turn_elsewhere() -> None:
    board = row("market_a", "joiner_0", "riverbank_grove", "market_b")
    state = drawn("2W", at="joiner_0", board=board, buildings=["2 farm", "storage_shed+farmer"])
    visit(state, "riverbank_grove")
    visit(state, "joiner_0", "exchange 1")
    assert "joiner_0" not in targets(state)
    visit(state, "riverbank_grove")
    assert state.over  # nothing else was on the agenda


@rule("CO-67")
def test_the_third_move_does_not_end_where_the_turn_began() -> None:
    board = row("market_a", "riverbank_grove", "grove", "market_b")
    state = drawn(at="riverbank_grove", board=board, buildings=["3 farm", "3 storage_shed+farmer"])
    visit(state, "market_a", "do action")
    visit(state, "market_b", "do action")
    assert targets(state) == {"market_a", "grove"}


@rule("CO-67", "COV-12")
def test_markets_are_exempt() -> None:
    board = row("market_a", "riverbank_grove", "grove")
    state = drawn(at="market_a", board=board, buildings=["3 farm", "3 storage_shed+farmer"])
    visit(state, "riverbank_grove")
    visit(state, "grove")
    assert "market_a" in targets(state)


def two_stewards(at: list[str]) -> Colonists:
    board = row("market_a", "b_farm", "riverbank_grove", "grove", "market_b")
    return drawn(at=at, board=board, embassies={"envoys": 1}, buildings=["3 farm", "3 storage_shed+farmer"])


@rule("CO-65", "CO-69", "COV-10")
def test_who_came_back_must_go_on_in_the_third_move() -> None:
    state = two_stewards(["riverbank_grove", "market_b"])
    visit(state, "grove")
    visit(state, "riverbank_grove")
    assert targets(state, 0) == {"market_a", "market_b", "grove"}
    assert targets(state, 1) == set()


@rule("CO-69", "COV-11")
def test_who_left_may_not_come_back_in_the_third_move() -> None:
    state = two_stewards(["riverbank_grove", "market_b"])
    visit(state, "grove")
    play(state, "move 1 to market_a", "do action")
    assert "riverbank_grove" not in targets(state, 0)


@rule("CO-68", "COV-13", "COV-82")
def test_a_steward_that_does_not_move_stays_where_it_is() -> None:
    state = two_stewards(["market_a", "grove"])
    for place in ("market_b", "market_a", "market_b"):
        visit(state, place, "do action")
    assert standing(state) == ["market_b", "grove"]


@rule("CO-59", "COW-8")
def test_a_market_can_always_be_visited_and_goods_declined() -> None:
    board = row("market_a", "market_b")
    state = drawn("4C", board=board, market="m1_foresters_house")
    visit(state, "market_b", "do subsidy", "discard wood", "discard wood")
    assert state.pools[A] == drawn("4C").pools[A]


@rule("CO-51", "CO-52", "CO-5")
def test_three_moves_then_the_next_player() -> None:
    state = drawn(board=row("market_a", "market_b"), others=[seat_of(at="market_a")])
    for place in ("market_b", "market_a", "market_b"):
        assert state.deciders() == [A]
        visit(state, place, "do action")
    assert state.over  # nothing else was on the agenda


@rule("CO-211")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (1, 6), (3, 5)])
def test_places_that_were_swapped_have_each_others_neighbours(one: int, other: int) -> None:
    tiles = list(range(7))
    cells = [MIDDLE, *[MIDDLE + step for step in (SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE)], MIDDLE + 2 * SIDE]
    moved = cells.copy()
    moved[one], moved[other] = cells[other], cells[one]
    board = board_of(tiles, cells, [NOWHERE] * 7).swapped(one, other)
    anew = board_of(tiles, moved, [NOWHERE] * 7)
    reached = [[each.within(steps, spot) for steps in range(1, 5) for spot in range(7)] for each in (board, anew)]
    assert reached[0] == reached[1]
    assert (board.taken, set(board.free_cells())) == (anew.taken, set(anew.free_cells()))
