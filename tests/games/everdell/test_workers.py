"""Chapters 4 and 5: places for workers."""

import pytest

from games.everdell.drawn import MEADOW, A, B, city, drawn, fifteen, hand, line, options, owns, play
from kleinstadt.games.everdell.cards import LOCATIONS
from kleinstadt.games.everdell.state import GONE, STRAY

rule = pytest.mark.rule


@rule("EV-34", "EV-36", "EV-46", "EVX-6")
def test_exclusive_places_hold_one_worker_and_shared_ones_many() -> None:
    state = drawn(workers=["basic_two_twigs_one_card"], others={1: {"workers": ["basic_three_twigs"]}})
    assert "visit basic_three_twigs" not in options(state)
    play(state, "visit basic_two_twigs_one_card")
    assert (owns(state), len(hand(state))) == ({"twigs": 2}, 1)


@rule("EV-46")
@pytest.mark.parametrize(
    ("location", "gain", "cards"),
    [
        ("basic_three_twigs", {"twigs": 3}, 0),
        ("basic_two_resin", {"resin": 2}, 0),
        ("basic_one_resin_one_card", {"resin": 1}, 1),
        ("basic_two_cards_one_point", {"points": 1}, 2),
        ("basic_one_pebble", {"pebbles": 1}, 0),
        ("basic_one_berry_one_card", {"berries": 1}, 1),
        ("basic_one_berry", {"berries": 1}, 0),
    ],
)
def test_basic_locations_give_what_they_show(location: str, gain: dict[str, int], cards: int) -> None:
    state = play(drawn(), f"visit {location}")
    assert (owns(state), len(hand(state))) == (gain, cards)


@rule("EV-35")
def test_all_kinds_of_places_are_offered() -> None:
    cards = ["lookout", "inn", "chapel", {"card": "storehouse", "goods": {"twigs": 3}}]
    others = {1: {"city": ["post_office"]}}
    state = drawn(
        cards, "9P", ["farm", "king"], season="autumn", others=others, meadow=MEADOW, forest=["forest_two_any"]
    )
    found = {move.partition(" at ")[0] for move in options(state) if not move.startswith(("play", "pass"))}
    assert {"visit lookout", "visit storehouse", "visit inn", "visit post_office", "achieve grand_tour"} <= found
    assert {"visit basic_one_berry", "visit forest_two_any", "visit haven", "visit journey_2"} <= found
    assert "visit journey_3" not in found


@rule("EV-37", "EVX-7")
def test_a_forest_location_holds_two_colours_with_four_players() -> None:
    place = "visit forest_three_berries"
    one = {"workers": ["forest_three_berries"]}
    forest = ["forest_three_berries"]
    assert place not in options(drawn(seats=4, workers=["forest_three_berries"], forest=forest))
    assert place in options(drawn(seats=4, others={1: one}, forest=forest))
    assert place not in options(drawn(seats=4, others={1: one, 2: one}, forest=forest))
    assert place not in options(drawn(seats=3, others={1: one}, forest=forest))


@rule("EV-47", "EVX-8")
def test_in_the_haven_every_two_cards_bring_a_resource() -> None:
    state = play(drawn(hand=["farm", "farm", "inn", "mine", "king"]), "visit haven")
    play(state, "pick farm", "pick farm", "pick inn", "pick mine", "pick king", "gain twigs", "gain pebbles")
    assert owns(state) == {"twigs": 1, "pebbles": 1}
    assert len(state.discards) == 5
    assert "visit haven" not in options(drawn())


@rule("EV-48", "EV-177", "EVX-9")
def test_the_journey_is_for_autumn() -> None:
    cards = ["farm", "farm", "inn", "mine", "king", "wife"]
    state = drawn(
        hand=cards, season="autumn", others={1: {"season": "autumn", "hand": ["monk"] * 2 + ["fool"] * 2 + ["bard"]}}
    )
    play(state, "visit journey_5", *[f"pick {card}" for card in cards[:5]])
    assert (line(state, "journey"), hand(state)) == (5, ["wife"])
    assert "visit journey_5" not in options(state)
    assert "visit journey_4" in options(state)
    assert not options(drawn(hand=cards, season="summer"), "visit journey")


@rule("EV-48")
def test_two_workers_on_the_shared_place_score_twice() -> None:
    assert line(drawn(season="autumn", workers=["journey_2", "journey_2"]), "journey") == 4


@rule("EV-49")
@pytest.mark.parametrize(
    ("location", "answers", "gain", "cards"),
    [
        ("two_berries_one_card", [], {"berries": 2}, 1),
        ("two_any", ["gain twigs", "gain berries"], {"twigs": 1, "berries": 1}, 0),
        ("one_pebble_three_cards", [], {"pebbles": 1}, 3),
        ("twig_resin_berry", [], {"twigs": 1, "resin": 1, "berries": 1}, 0),
        ("three_berries", [], {"berries": 3}, 0),
        ("two_resin_one_twig", [], {"resin": 2, "twigs": 1}, 0),
        ("two_cards_one_any", ["gain resin"], {"resin": 1}, 2),
        ("four_twigs", [], {"twigs": 4}, 0),
        ("two_twigs_one_resin", [], {"twigs": 2, "resin": 1}, 0),
    ],
)
def test_forest_locations_give_what_they_show(
    location: str, answers: list[str], gain: dict[str, int], cards: int
) -> None:
    state = play(drawn(forest=[f"forest_{location}"]), f"visit forest_{location}", *answers)
    assert (owns(state), len(hand(state))) == (gain, cards)


@rule("EV-50")
def test_discarded_cards_are_replaced_twice() -> None:
    state = drawn(hand=["farm", "inn"], forest=["forest_discard_any_draw_double"])
    play(state, "visit forest_discard_any_draw_double", "pick farm", "done")
    assert len(hand(state)) == 3
    assert not options(drawn(forest=["forest_discard_any_draw_double"]), "visit forest")


@rule("EV-51")
def test_up_to_three_cards_bring_a_resource_each() -> None:
    state = drawn(hand=["farm", "inn", "mine", "king"], forest=["forest_discard_three_gain_any"])
    play(state, "visit forest_discard_three_gain_any", "pick farm", "pick inn", "pick king", *["gain resin"] * 3)
    assert (owns(state), hand(state)) == ({"resin": 3}, ["mine"])


@rule("EV-44", "EV-52")
def test_a_forest_location_copies_a_basic_one() -> None:
    state = drawn(forest=["forest_copy_basic_one_card"], others={1: {"workers": ["basic_one_pebble"]}})
    play(state, "visit forest_copy_basic_one_card", "copy basic_one_pebble")
    assert (owns(state), len(hand(state))) == ({"pebbles": 1}, 1)


@rule("EV-53", "EV-111a")
def test_a_forest_location_copies_another_one() -> None:
    forest = ["forest_copy_forest", "forest_three_berries", "forest_discard_any_draw_double"]
    state = play(drawn(["lookout"], forest=forest), "visit forest_copy_forest")
    assert owns(state) == {"berries": 3}  # nothing else is possible with an empty hand
    chain = drawn(["lookout"], forest=["forest_copy_forest", "forest_copy_basic_one_card"])
    play(chain, "visit lookout at 0 0", "copy forest_copy_forest", "copy basic_one_pebble")
    assert (owns(chain), len(hand(chain))) == ({"pebbles": 1}, 1)
    assert not options(drawn(forest=["forest_copy_forest"]), "visit forest")


@rule("EV-54", "EVX-37")
def test_two_cards_of_the_meadow_and_one_of_them_cheaper() -> None:
    place = "forest_two_meadow_cards_play_one"
    state = drawn(has="1T 1R", forest=[place], meadow=MEADOW)
    play(state, f"visit {place}", "take mine from meadow_1", "take king from meadow_8", "play mine from aside")
    assert (city(state), hand(state), owns(state)) == (["mine"], ["king"], {"pebbles": 1})
    eight = ["farm"] * 5 + ["palace", "crane", "wife"]
    assert f"visit {place}" not in options(drawn(hand=eight, forest=[place], meadow=MEADOW))
    seven = drawn(hand=eight[:7], forest=[place], meadow=MEADOW)
    play(seven, f"visit {place}", "take monk from meadow_7", "decline")
    assert len(hand(seven)) == 8


# -- cards as places ------------------------------------------------------------------------------------------------


@rule("EV-39", "EV-40", "EV-147", "EV-175", "EVX-10")
def test_the_owner_of_a_visited_inn_gains_a_point_even_after_passing() -> None:
    state = drawn(others={1: {"city": ["inn", "queen"], "passed": True, "season": "autumn"}}, meadow=MEADOW)
    assert options(state, "visit inn") == ["visit inn at 1 0"]
    assert not options(state, "visit queen")
    play(state, "visit inn at 1 0", "play mine from meadow_1")
    assert (owns(state), owns(state, B)) == ({"pebbles": 1}, {"points": 1})


@rule("EV-38", "EV-68", "EVX-11")
def test_no_inn_without_a_card_that_could_be_played() -> None:
    kings = ["king", "king", "doctor", "shepherd", "judge", "judge", "bard", "bard"]
    assert not options(drawn(fifteen("inn"), meadow=kings), "visit inn")


@rule("EV-156", "EVX-12")
def test_an_empty_storehouse_is_no_place() -> None:
    assert not options(drawn(["storehouse"]), "visit storehouse")
    assert options(drawn([{"card": "storehouse", "goods": {"berries": 2}}]), "visit storehouse")


@rule("EV-124", "EV-150", "EVX-13", "EVX-62", "EV-76")
def test_the_second_place_of_the_monastery_needs_a_monk() -> None:
    assert not options(drawn(["monastery"], "2R", workers=["0.0"]), "visit monastery")
    assert not options(drawn(["monastery", "monk"], "1R", workers=["0.0"]), "visit monastery")
    passed = {"passed": True, "season": "autumn"}
    state = drawn(["monastery", "monk"], "2R", workers=["0.0"], seats=3, others={1: passed})
    play(state, "visit monastery at 0 0")
    assert (owns(state), owns(state, 2)) == ({"points": 4}, {"resin": 2})


@rule("EV-45", "EV-148", "EVX-14")
def test_the_lookout_copies_what_others_and_oneself_occupy() -> None:
    forest = ["forest_three_berries"]
    here = {"workers": ["forest_three_berries"]}
    state = drawn(["lookout"], hand=["farm"], seats=4, workers=forest, others={1: here}, forest=forest)
    play(state, "visit lookout at 0 0")
    assert "copy haven" not in options(state)
    assert owns(play(state, "copy forest_three_berries")) == {"berries": 3}


# -- moving ---------------------------------------------------------------------------------------------------------


@rule("EV-43", "EV-128", "EVX-15")
def test_the_ranger_moves_a_worker_that_is_not_there_for_good() -> None:
    state = drawn(["cemetery"], "2B", ["ranger"], season="spring", workers=["basic_one_pebble", "0.0"])
    play(state, "play ranger from hand")
    assert "visit basic_one_pebble" not in options(state)
    play(state, "visit basic_two_resin")
    assert owns(state) == {"resin": 2}
    assert LOCATIONS.index("basic_two_resin") in state.workers[A]
    assert state.idle[A] == 1
    told = [event.id for event in state.take_log()]
    assert "moved_by" in told
    assert "visited" not in told  # it was placed before


@rule("EV-43")
def test_a_worker_may_come_from_an_event_which_stays() -> None:
    events = [{"event": "grand_tour", "owner": 0}]
    state = drawn([], "2B", ["ranger"], workers=["grand_tour"], events=events)
    play(state, "play ranger from hand", "visit basic_one_berry")
    assert (owns(state), state.owners) == ({"berries": 1}, (A,))


@rule("EV-42", "EV-159", "EVX-16", "EV-5")
def test_a_worker_for_good_on_a_traded_card_never_comes_back() -> None:
    state = drawn(["university", "cemetery"], season="spring", workers=["0.1", "haven"])
    play(state, "visit university at 0 0", "gain twigs")
    assert owns(state) == {"pebbles": 2, "twigs": 1, "points": 1}
    assert GONE in state.workers[A]
    assert state.for_good(GONE)


@rule("EV-42", "EVX-17")
def test_the_worker_on_a_card_that_leaves_stays_out_until_its_owner_prepares() -> None:
    state = drawn(["university", "inn"], others={1: {"workers": ["0.1", "haven"]}})
    play(state, "visit university at 0 0", "gain twigs")
    assert owns(state) == {"twigs": 3, "resin": 1, "points": 1}
    assert STRAY in state.workers[B]
    play(state, "prepare")
    assert (state.workers[B], state.idle[B]) == ([], 3)
