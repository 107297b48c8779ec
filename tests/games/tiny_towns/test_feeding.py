"""Feeding (TT-49 to TT-57)."""

import pytest

from games.tiny_towns.drawing import building, ended, play, points, sheet, total, town

FOOD = [("CF", "farm"), ("CN", "granary"), ("CH", "greenhouse"), ("CO", "orchard")]


def fed(drawing: str, **more: object) -> set[str]:
    return set(ended(town(drawing, **more)).view(None)["position"]["towns"][0]["fed"])


@pytest.mark.rule("TT-49")
def test_unfed_cottages_stay_and_are_still_cottages() -> None:
    assert points("CWC-", "cottage") == 0
    assert points("CWC-", "well") == 2


@pytest.mark.rule("TT-49")
def test_the_order_of_building_is_irrelevant() -> None:
    state = play(building("Ctt- / -ww-", "ws--"), "0: build farm at b1 from b1 b2 c1 c2")
    assert state.scores()[0].lines[0].points == 3  # the cottage stood first
    state = play(building("F-t- / -bg-", "ws--"), "0: build cottage at c1 from b2 c1 c2")
    assert state.scores()[0].lines[0].points == 3


@pytest.mark.rule("TT-50")
def test_being_reached_twice_has_no_extra_effect() -> None:
    assert points("NCN-", "cottage") == 3


@pytest.mark.rule("TT-50", "TT-89")
def test_barrett_castle_is_fed_as_one_building() -> None:
    """One Farm: the Castle and three cottages, not the Castle and two."""
    assert fed("*CCC / C--- / ---- / F---", monument="barrett_castle") == {"a1", "b1", "c1", "d1"}


@pytest.mark.rule("TT-51", "TT-54")
def test_a_farm_feeds_four_buildings_anywhere() -> None:
    assert points("CCC- / ---- / ---- / CC-F", "cottage") == 12


@pytest.mark.rule("TT-51", "TT-54")
def test_two_farms_feed_eight() -> None:
    assert points("CCCC / CCCC / C--- / F--F", "cottage") == 24


@pytest.mark.rule("TT-51", "TT-55", "TTV-13")
def test_a_granary_feeds_the_surrounding_fields() -> None:
    assert fed("C––– / –N–– / ––C– / –––C") == {"a1", "c3"}
    assert points("C––– / –N–– / ––C– / –––C", "cottage") == 6


@pytest.mark.rule("TT-55")
def test_a_granary_feeds_at_most_eight() -> None:
    assert points("CCC- / CNC- / CCC- / CCCC", "cottage") == 24


@pytest.mark.rule("TT-51", "TT-56")
def test_a_greenhouse_feeds_one_connected_group_anywhere() -> None:
    assert fed("CC-- / ---- / C--- / C-CH") == {"a1", "b1"}  # groups of two; the first by fields


@pytest.mark.rule("TT-56")
def test_diagonal_contact_does_not_connect() -> None:
    assert points("C--- / -C-- / --C- / H---", "cottage") == 3


@pytest.mark.rule("TT-51", "TTV-12")
def test_two_greenhouses_feed_two_different_groups() -> None:
    drawing = "CC–C / –––– / H––H / C–CC"
    assert points(drawing, "cottage") == 12
    assert total(drawing) == 4


@pytest.mark.rule("TT-51", "TT-57", "TTV-14")
def test_an_orchard_feeds_its_row_and_column() -> None:
    drawing = "C––C / –O–C / –––– / –C––"
    assert fed(drawing) == {"d2", "b4"}
    assert points(drawing, "cottage") == 6


@pytest.mark.rule("TTV-7", "TT-57")
def test_an_orchard_feeds_at_most_six() -> None:
    assert points("-C-- / COCC / CC-- / CCCC", "cottage") == 18


@pytest.mark.rule("TT-52", "TTV-10")
def test_a_farm_feeds_the_neighbours_of_a_temple() -> None:
    drawing = "–C–C / –P–C / –C–– / F––C"
    assert points(drawing, "cottage") == 12
    assert points(drawing, "temple") == 4
    assert total(drawing) == 7


@pytest.mark.rule("TT-52", "TTV-11")
def test_a_greenhouse_feeds_the_group_that_is_worth_most() -> None:
    drawing = "CC–C / CP–C / –––C / H––C"
    assert points(drawing, "cottage") + points(drawing, "temple") == 13


@pytest.mark.rule("TT-52", "TTV-15")
def test_barrett_castle_is_fed_first() -> None:
    drawing = "*CCC / C––– / –––– / F–––"
    castle = {"monument": "barrett_castle"}
    assert points(drawing, "barrett_castle", **castle) == 5
    assert points(drawing, "cottage", **castle) == 9
    assert total(drawing, **castle) == 4


@pytest.mark.rule("TT-52")
def test_barrett_castle_is_fed_first_wherever_it_stands() -> None:
    assert points("CCCC / C--- / ---- / F--*", "barrett_castle", monument="barrett_castle") == 5


@pytest.mark.rule("TT-52")
def test_of_equal_picks_the_first_fields_are_fed() -> None:
    assert fed("CCCC / C--- / ---- / F---") == {"a1", "b1", "c1", "d1"}
    assert fed("-C-C / -P-C / -C-- / F--C") == {"b1", "d1", "d2", "b3"}


@pytest.mark.rule("TT-52")
def test_of_equal_groups_the_first_by_fields_is_fed() -> None:
    assert fed("-C-- / -C-- / H--C / ---C") == {"b1", "b2"}


@pytest.mark.rule("TT-52", "TTV-17", "TT-87")
def test_the_mausoleum_scores_the_unfed_and_the_capacity_is_still_used() -> None:
    drawing = "CCCC / CC–– / –––– / F*–K"
    mausoleum = {"monument": "grand_mausoleum_of_the_rodina"}
    assert points(drawing, "cottage", **mausoleum) == 12
    assert points(drawing, "grand_mausoleum_of_the_rodina", **mausoleum) == 6
    assert points(drawing, "chapel", **mausoleum) == 4
    assert total(drawing, **mausoleum) == 15


@pytest.mark.rule("TT-52")
def test_of_equally_good_groups_the_larger_is_fed() -> None:
    """With the Mausoleum feeding is worth nothing by itself; most fed goes first."""
    drawing = "C--- / --CC / ---- / H--*"
    assert fed(drawing, monument="grand_mausoleum_of_the_rodina") == {"c2", "d2"}


@pytest.mark.rule("TT-52", "TT-87")
def test_with_the_mausoleum_a_temple_outweighs_a_larger_group() -> None:
    """Fed or unfed, a cottage is worth 3 here."""
    drawing = "CC-C / CP-C / ---C / H*CC"
    assert points(drawing, "temple", monument="grand_mausoleum_of_the_rodina") == 4
    assert points(drawing, "temple", monument="fort_ironweed") == 0


@pytest.mark.rule("TT-54", "TT-55", "TT-56", "TT-57")
@pytest.mark.parametrize(("drawing", "card"), FOOD)
def test_a_food_building_feeds_and_scores_nothing_itself(drawing: str, card: str) -> None:
    lines = {line.item: line.points for line in sheet(drawing).lines}
    assert (lines["cottage"], lines[card]) == (3, 0)


@pytest.mark.rule("TTV-16", "TT-89", "TT-61", "TT-63", "TT-65")
def test_barrett_castle_counts_as_two_cottages() -> None:
    """The vector's board holds a Chapel and a Temple, which are never in one game: it is drawn once with each, the
    other one's field taken by a Factory (0 points)."""
    with_temple = sheet("W––– / *P–– / C––– / X––F", monument="barrett_castle")
    with_chapel = sheet("W––– / *X–– / C––– / K––F", monument="barrett_castle")
    lines = {line.item: line.points for line in [*with_temple.lines, *with_chapel.lines]}
    assert lines == {
        "cottage": 3, "farm": 0, "well": 2, "temple": 4, "chapel": 3, "factory": 0, "barrett_castle": 5,
        "empty_fields": -10,
    }  # fmt: skip
    assert sum(lines.values()) == 7


@pytest.mark.rule("TTV-16", "TT-47")
def test_barrett_castle_and_a_cottage_are_three_cottages_in_a_tie() -> None:
    state = ended(town("W––– / *P–– / C––– / X––F", monument="barrett_castle"))
    assert [tie.amounts[0] for tie in state.ties()] == [10, 3]
