"""Scoring, tie-break and the buildings one by one (TT-40 to TT-48, TT-53 to TT-73)."""

import pytest

from games.tiny_towns.drawing import building, ended, play, points, sheet, total, town

TTV_2 = "CWC– / WC–T / BKTC / FTCX"


def lines(drawing: str, cards: str = "", **more: object) -> dict[str, int]:
    return {line.item: line.points for line in sheet(drawing, cards, **more).lines}


# -- scoring and tie-break -----------------------------------------------------------------------------------------


@pytest.mark.rule("TTV-2", "TT-43", "TT-45")
def test_the_town_of_28_points() -> None:
    lying = {"d4": ["wood", "glass", "glass"]}
    assert lines(TTV_2, "warehouse", held=lying) == {
        "cottage": 12, "farm": 0, "well": 5, "chapel": 4, "tavern": 9, "bakery": 3, "warehouse": -3,
        "empty_fields": -2,
    }  # fmt: skip
    assert total(TTV_2, "warehouse", held=lying) == 28


@pytest.mark.rule("TT-40", "TT-49")
def test_what_is_built_later_counts_as_if_it_had_always_been_there() -> None:
    """Scoring is at the end: a Farm feeds cottages that stood before it."""
    state = play(building("Ctt- / -ww-", ""), "0: build farm at b1 from b1 b2 c1 c2")
    assert state.scores()[0].lines[0].points == 3


@pytest.mark.rule("TT-41")
def test_resources_on_fields_are_removed_and_the_fields_are_empty() -> None:
    assert total("wsbg / tttt / bbbb / gggg") == -16


@pytest.mark.rule("TT-41")
def test_resources_on_buildings_stay() -> None:
    assert points("X---", "warehouse", "warehouse", held={"a1": ["wood", "wood"]}) == -2


@pytest.mark.rule("TT-42")
def test_which_cottages_are_fed_is_decided_before_points_are_counted() -> None:
    state = ended("CCCC / CF-K", "")
    fed = state.view(None)["position"]["towns"][0]["fed"]
    assert len(fed) == 4
    assert state.scores()[0].lines[0].args == {"count": 5, "fed": 4}


@pytest.mark.rule("TT-43")
def test_every_empty_field_costs_1() -> None:
    assert lines("C---")["empty_fields"] == -15


@pytest.mark.rule("TT-43")
def test_the_warehouses_minus_points_count_once() -> None:
    assert total("X---", "warehouse", held={"a1": ["wood", "glass", "glass"]}) == -3 - 15


@pytest.mark.rule("TT-44")
@pytest.mark.parametrize(("letter", "card"), [("F", "farm"), ("N", "granary"), ("H", "greenhouse"), ("O", "orchard")])
def test_food_buildings_give_no_points(letter: str, card: str) -> None:
    assert points(letter * 3, card) == 0


@pytest.mark.rule("TT-44")
def test_factories_give_no_points() -> None:
    assert lines("XX--")["factory"] == 0


@pytest.mark.rule("TT-44")
def test_an_unbuilt_monument_gives_nothing_and_costs_nothing() -> None:
    assert total("W---", monument="fort_ironweed") == total("W---") == -15


@pytest.mark.rule("TT-45")
def test_the_total_may_be_negative() -> None:
    assert total("") == -16


@pytest.mark.rule("TT-45")
def test_most_points_win() -> None:
    assert ended("WC--", "CCCF", "").ranking() == [2, 1, 3]


@pytest.mark.rule("TT-45")
def test_one_line_per_type_one_for_the_monument_and_one_for_empty_fields() -> None:
    items = [line.item for line in sheet("CCWF / *---", monument="fort_ironweed").lines]
    assert items == ["cottage", "farm", "well", "fort_ironweed", "empty_fields"]


@pytest.mark.rule("TT-46")
def test_a_tie_is_broken_by_fewer_empty_fields() -> None:
    state = ended(town("XX--", held={"a1": ["wood"]}), "X---", cards="warehouse")
    assert [one.total for one in state.scores()] == [-15, -15]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("TT-46")
def test_the_cathedrals_town_has_its_real_empty_fields_in_a_tie() -> None:
    cathedral = town("*---", monument="cathedral_of_caterina")
    tied = ended(cathedral, "TT-- / XXXX / XXXX / XXX-")
    assert [one.total for one in tied.scores()] == [2, 2]
    assert tied.ranking() == [2, 1]


@pytest.mark.rule("TT-47")
def test_then_by_more_cottages_fed_or_not() -> None:
    state = ended("CC--", "CX--")
    assert [one.total for one in state.scores()] == [-14, -14]
    assert state.ranking() == [1, 2]
    assert [(tie.id, tie.amounts) for tie in state.ties()] == [("empty_fields", [14, 14]), ("cottages", [2, 1])]


@pytest.mark.rule("TT-47")
def test_barrett_castle_counts_two_cottages_in_a_tie() -> None:
    state = ended(town("*---", monument="barrett_castle"), "C---")
    assert [one.total for one in state.scores()] == [-15, -15]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("TT-48")
def test_who_is_still_tied_shares_the_rank() -> None:
    assert ended("C---", "---C", "").ranking() == [1, 1, 3]


# -- cottages and wells --------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-53")
def test_a_cottage_scores_3_if_fed_else_0() -> None:
    assert points("CC-F", "cottage") == 6
    assert points("CC--", "cottage") == 0


@pytest.mark.rule("TT-58", "TTV-20")
def test_fountains_score_2_beside_another_fountain() -> None:
    assert points("UU–– / –––– / ––U–", "fountain") == 4


@pytest.mark.rule("TT-58")
def test_a_fountain_never_scores_more_than_2() -> None:
    assert points("-U-- / UUU- / -U--", "fountain") == 10


@pytest.mark.rule("TT-59", "TTV-20")
@pytest.mark.parametrize(
    ("drawing", "sub"),
    [("MF--", 2), ("ME--", 2), ("M---", 0), ("M--- / -F--", 0), ("FME- / -F--", 2), ("MN--", 2), ("MC--", 0)],
)
def test_a_millstone_scores_2_beside_food_or_a_theater(drawing: str, sub: int) -> None:
    assert points(drawing, "millstone") == sub


@pytest.mark.rule("TT-60")
def test_a_shed_scores_1() -> None:
    assert points("SS-S", "shed") == 3


@pytest.mark.rule("TT-60")
def test_a_shed_may_be_put_on_any_field_empty_after_the_payment() -> None:
    state = building("wsC- / bbbb / bbbb / bbbb", "", cards="shed")
    assert [move for move in state.moves(0) if "shed" in move] == [
        f"build shed at {field} from a1 b1" for field in ("a1", "b1", "d1")
    ]


@pytest.mark.rule("TT-61")
def test_a_well_scores_1_for_each_adjacent_cottage_fed_or_not() -> None:
    assert points("-C-- / CWC- / -C--", "well") == 4
    assert points("C-C- / -W-- / C-C-", "well") == 0


@pytest.mark.rule("TT-61")
def test_a_cottage_counts_for_several_wells() -> None:
    assert points("WCW-", "well") == 2


# -- chapels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-62", "TTV-20")
@pytest.mark.parametrize(
    ("drawing", "sub"),
    [("A---", 3), ("AT--", 0), ("AX--", 0), ("AE--", 0), ("ATX- / T---", 0), ("ACF- / W---", 3), ("A--- / -T--", 3)],
)
def test_an_abbey_scores_3_without_a_noisy_neighbour(drawing: str, sub: int) -> None:
    assert points(drawing, "abbey") == sub


@pytest.mark.rule("TT-63", "TTV-3")
def test_each_chapel_scores_1_for_each_fed_cottage() -> None:
    assert points("CCC- / FK-K", "chapel") == 6
    assert points("CCC- / -K-K", "chapel") == 0


@pytest.mark.rule("TT-64", "TTV-4")
def test_each_cloister_scores_the_number_of_cloisters_in_corners() -> None:
    assert points("L--- / -L-- / ---- / ---L", "cloister") == 6


@pytest.mark.rule("TT-64")
def test_cloisters_without_a_corner_score_nothing() -> None:
    assert points("-L-- / LL--", "cloister") == 0


@pytest.mark.rule("TT-65")
def test_a_temple_scores_4_beside_two_fed_cottages() -> None:
    assert points("CPC- / F---", "temple") == 4
    assert points("CP-C / F---", "temple") == 0
    assert points("CPC- / ----", "temple") == 0
    assert points("-C-- / CPC- / F---", "temple") == 4


# -- taverns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-66")
@pytest.mark.parametrize(("count", "sub"), [(0, 0), (1, -1), (2, 5), (3, -3), (4, 15), (5, -5), (6, 26)])
def test_almshouses_score_one_sum_for_all(count: int, sub: int) -> None:
    drawing = "Z" * count
    assert points("/".join([drawing[:4], drawing[4:]]), "almshouse") == sub


@pytest.mark.rule("TTV-7", "TT-66")
def test_seven_almshouses_score_as_six() -> None:
    assert points("ZZZZ / ZZZ-", "almshouse") == 26


@pytest.mark.rule("TT-67", "TTV-8")
def test_feast_halls_score_2_and_one_more_with_more_than_the_right_neighbour() -> None:
    assert [one.lines[0].points for one in ended("VV--", "V---").scores()] == [6, 2]
    assert [one.lines[0].points for one in ended("VV--", "VV--").scores()] == [4, 4]


@pytest.mark.rule("TT-67")
def test_the_left_neighbours_feast_halls_do_not_matter() -> None:
    assert ended("V---", "VVV-", "").scores()[0].lines[0].points == 3


@pytest.mark.rule("TT-68", "TTV-19")
def test_an_inn_scores_3_alone_in_row_and_column() -> None:
    assert points("I––I / –––– / –I–– / ––––", "inn") == 3
    assert points("I--- / ---- / I---", "inn") == 0
    assert points("I--- / -I--", "inn") == 6


@pytest.mark.rule("TT-69")
@pytest.mark.parametrize(("count", "sub"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_taverns_score_one_sum_for_all(count: int, sub: int) -> None:
    drawing = "T" * count
    assert points("/".join([drawing[:4], drawing[4:]]), "tavern") == sub


@pytest.mark.rule("TTV-7", "TT-69")
def test_more_than_five_taverns_score_20() -> None:
    assert points("TTTT / TT--", "tavern") == points("TTTT / TTT-", "tavern") == 20


# -- theaters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-70", "TTV-20")
@pytest.mark.parametrize(
    ("drawing", "sub"), [("BX--", 3), ("BF--", 3), ("B---", 0), ("FBX-", 3), ("B--- / -F--", 0), ("BC--", 0)]
)
def test_a_bakery_scores_3_beside_food_or_industry(drawing: str, sub: int) -> None:
    assert points(drawing, "bakery") == sub


@pytest.mark.rule("TT-71", "TTV-18")
def test_a_market_counts_row_or_column_whichever_is_better() -> None:
    assert points("–––– / –Q–Q / –––– / –Q––", "market") == 6
    assert points("QQQ– / Q–––", "market") == 11


@pytest.mark.rule("TT-71")
def test_a_market_scores_1_to_4() -> None:
    assert points("Q---", "market") == 1
    assert points("QQQQ", "market") == 16


@pytest.mark.rule("TT-72", "TTV-5")
def test_each_tailor_scores_1_and_1_for_each_tailor_in_the_centre() -> None:
    assert points("Y--- / -YY-", "tailor") == 9
    assert points("Y---", "tailor") == 1


@pytest.mark.rule("TTV-7", "TT-64", "TT-72")
def test_a_cloister_scores_at_most_4_and_a_tailor_at_most_5() -> None:
    assert points("L--L / ---- / ---- / L--L", "cloister") == 4 * 4
    assert points("LL-L / ---- / ---- / L--L", "cloister") == 5 * 4
    assert points("Y--- / -YY- / -YY-", "tailor") == 5 * 5


@pytest.mark.rule("TT-73", "TTV-6")
def test_a_theater_scores_the_other_types_in_its_row_and_column() -> None:
    assert points("C--- / C--- / EFWC / W---", "theater") == 3


@pytest.mark.rule("TT-73")
def test_another_theater_adds_nothing_but_scores_itself() -> None:
    assert points("E--E", "theater") == 0
    assert points("EC-E", "theater") == 2


@pytest.mark.rule("TT-73")
def test_a_theater_scores_at_most_6() -> None:
    assert points("EFWK / T--- / X--- / *---", "theater", monument="fort_ironweed") == 6
