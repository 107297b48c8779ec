"""Chapters 11 and 13: events, and the end."""

from typing import Any

import pytest

from games.everdell.drawn import A, B, city, drawn, hand, line, options, owns, play

rule = pytest.mark.rule


@rule("EV-41", "EV-160", "EV-162")
@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("harvest_festival", ["farm", "mine", "monk", "teacher"]),
        ("grand_tour", ["inn", "lookout", "chapel"]),
        ("city_monument", ["crane", "judge", "historian"]),
        ("cartographers_expedition", ["wanderer", "ruins", "bard"]),
    ],
)
def test_a_basic_event_needs_its_cards_and_can_be_achieved_once(event: str, cards: list[str]) -> None:
    assert not options(drawn(cards[1:]), "achieve")
    state = play(drawn(cards, others={1: {"city": cards}}), f"achieve {event}")
    assert line(state, event) == 3
    assert not options(state, "achieve")


def special(event: str, cards: list[Any], has: str = "", hand: list[str] | None = None, **more: Any) -> Any:
    return play(drawn(cards, has, hand, events=[event], **more), f"achieve {event}")


@rule("EV-163")
def test_a_special_event_needs_both_cards() -> None:
    assert not options(drawn(["judge"], events=["tax_relief"]), "achieve")
    assert options(drawn(["judge", "queen"], events=["tax_relief"]), "achieve")


@rule("EV-164", "EVX-104")
def test_a_brilliant_marketing_plan() -> None:
    state = special("a_brilliant_marketing_plan", ["shopkeeper", "post_office"], "3B", seats=3)
    play(state, "give berries to 1", "give berries to 1", "give berries to 2")
    assert [owns(state, seat) for seat in range(3)] == [{"points": 6}, {"berries": 2}, {"berries": 1}]
    three = special("a_brilliant_marketing_plan", ["shopkeeper", "post_office"], "3B", seats=3)
    for left in (3, 2, 1):
        assert three.decision(A).args["number"] == left
        play(three, "give berries to 1")
    nothing = play(special("a_brilliant_marketing_plan", ["shopkeeper", "post_office"], "3B"), "done")
    assert (nothing.owners, line(nothing, "a_brilliant_marketing_plan")) == ((A,), 0)


@rule("EV-161", "EV-164", "EV-168", "EVX-61")
def test_a_well_run_city_brings_the_worker_back() -> None:
    state = special("a_well_run_city", ["chip_sweep", "clock_tower"], workers=["haven"])
    assert options(state) == ["lift event a_well_run_city", "lift haven"]
    play(state, "lift event a_well_run_city")
    assert (state.idle[A], line(state, "a_well_run_city")) == (1, 4)


@rule("EV-164", "EV-167")
@pytest.mark.parametrize(
    ("event", "cards", "laid", "points"),
    [
        ("an_evening_of_fireworks", ["lookout", "miner_mole"], ["twigs", "twigs", "twigs"], 6),
        ("performer_in_residence", ["inn", "bard"], ["berries", "berries"], 4),
        ("under_new_management", ["peddler", "general_store"], ["twigs", "pebbles", "berries"], 4),
    ],
)
def test_goods_on_an_event(event: str, cards: list[str], laid: list[str], points: int) -> None:
    state = special(event, cards, "3T 1P 3B")
    play(state, *[f"lay {good}" for good in laid], *(["done"] if len(laid) < 3 else []))
    assert line(state, event) == points
    assert sum(owns(state).values()) == 7 - len(laid)


@rule("EV-164")
def test_ancient_scrolls_go_into_the_hand_or_beneath() -> None:
    deck = ["farm", "mine", "inn", "king", "wife", "bard"]
    seven = ["castle", "palace", "school", "queen", "crane", "monk", "fool"]
    state = special("ancient_scrolls_discovered", ["historian", "ruins"], "", seven, deck=deck)
    play(state, "tuck mine", "tuck inn", "tuck king")
    assert "done" not in options(state)  # one card fits
    play(state, "tuck wife", "done")
    assert (line(state, "ancient_scrolls_discovered"), hand(state)[0]) == (4, "bard")


@rule("EV-164")
def test_acorn_thieves_are_critters_of_the_city() -> None:
    state = special("capture_of_the_acorn_thieves", ["courthouse", "ranger", "wife"])
    play(state, "tuck wife 2", "tuck ranger 1")
    assert (line(state, "capture_of_the_acorn_thieves"), city(state)) == (6, ["courthouse"])


@rule("EV-41", "EV-164", "EV-160", "EVX-60")
def test_the_croak_wart_cure_costs_berries_and_cards() -> None:
    state = special("croak_wart_cure", ["undertaker", "barge_toad"], "2B")
    play(state, "raze barge_toad 1")
    assert (owns(state), city(state), line(state, "croak_wart_cure")) == ({}, [], 6)
    assert not options(drawn(["undertaker", "barge_toad"], "1B", events=["croak_wart_cure"]), "achieve")


@rule("EV-164")
def test_scholars_are_critters_of_the_hand_and_shown() -> None:
    state = special("graduation_of_scholars", ["teacher", "university"], "", ["wife", "farm", "king"])
    assert options(state) == ["done", "tuck king", "tuck wife"]
    play(state, "tuck king", "done")
    assert line(state, "graduation_of_scholars") == 2
    assert state.view(B)["position"]["events"][0]["beneath"] == ["king"]


@rule("EV-164")
@pytest.mark.parametrize("held", ["farm", "king"])
def test_that_there_are_no_scholars_in_the_hand_is_not_told(held: str) -> None:
    state = special("graduation_of_scholars", ["teacher", "university"], "", [held])
    assert (state.deciders(), options(state)[0]) == ([A], "done")
    assert state.view(B)["agenda"]["stack"][-1][0] == "tuck"


@rule("EV-164", "EV-165")
def test_events_that_look_at_the_city_in_the_end() -> None:
    owned = [{"event": event, "owner": 0} for event in ("ministering_to_miscreants", "flying_doctor_service")]
    state = drawn(
        ["dungeon", "wife", "husband"], prison=["monk"], events=owned, others={1: {"city": ["wife", "husband"]}}
    )
    assert line(state, "ministering_to_miscreants") == 3
    assert line(state, "flying_doctor_service") == 6
    assert line(drawn([], events=owned), "ministering_to_miscreants") == 0


@rule("EV-165")
def test_workers_in_monastery_and_cemetery_count() -> None:
    owned = [{"event": event, "owner": 0} for event in ("path_of_the_pilgrims", "remembering_the_fallen")]
    state = drawn(["monastery", "cemetery"], season="autumn", workers=["0.0", "0.0", "0.1"], events=owned)
    assert (line(state, "path_of_the_pilgrims"), line(state, "remembering_the_fallen")) == (6, 3)


@rule("EV-164")
def test_the_chapel_ceiling_pays_per_point() -> None:
    chapel = {"card": "chapel", "goods": {"points": 2}}
    state = special("pristine_chapel_ceiling", ["woodcarver", chapel])
    play(state, "gain resin", "gain berries")
    assert (owns(state), len(hand(state)), line(state, "pristine_chapel_ceiling")) == ({"resin": 1, "berries": 1}, 2, 4)


@rule("EV-164")
def test_tax_relief_lets_all_cards_produce() -> None:
    state = special("tax_relief", ["judge", "queen", "farm", "mine"])
    assert (owns(state), line(state, "tax_relief")) == ({"berries": 1, "pebbles": 1}, 3)


@rule("EV-164")
def test_the_everdell_games_need_two_of_each_type() -> None:
    cards = ["farm", "mine", "inn", "chapel", "crane", "judge", "bard", "ruins", "king"]
    assert not options(drawn(cards, events=["the_everdell_games"]), "achieve")
    assert line(special("the_everdell_games", [*cards, "wife"]), "the_everdell_games") == 9


@rule("EV-166")
@pytest.mark.parametrize(
    ("event", "cards", "sold", "points"),
    [
        ("glow_light_festival", ["farm", "farm", "farm", "bard", "ruins"], 3, 3),
        ("hot_air_balloon_race", ["bard", "ruins", "crane", "judge"], 2, 4),
        ("magic_show", ["inn", "chapel", "king", "wife"], 2, 4),
        ("royal_tea", ["king", "wife", "farm", "farm", "farm"], 2, 4),
        ("stock_market_boom", ["crane", "judge", "inn", "chapel"], 2, 4),
    ],
)
def test_a_feast_sells_as_many_cards_as_there_are_of_a_type(
    event: str, cards: list[str], sold: int, points: int
) -> None:
    before = ["monk"] * 2 + ["fool"] * 2
    assert not options(drawn(cards[1:], events=[event]), "achieve")
    state = special(event, cards, "", before)
    play(state, *[f"pick {card}" for card in before[:sold]])
    assert (state.deciders(), owns(state), line(state, event)) == ([B], {"points": sold}, points)
    assert owns(play(special(event, cards, "", before), "done")) == {}


@rule("EV-166")
def test_the_jubilee_counts_itself_and_the_parade_only_others() -> None:
    mine = [{"event": event, "owner": 0} for event in ("grand_tour", "harvest_festival", "tax_relief")]
    cards = ["farm"] * 5 + ["resin_refinery"] * 3 + ["general_store"] * 2
    state = play(drawn(cards, events=[*mine, "city_jubilee", "sunflower_parade"]), "achieve city_jubilee")
    assert owns(state) == {"points": 2 + 2 * 2}
    assert (
        line(play(drawn([], events=[*mine, "sunflower_parade"]), "achieve sunflower_parade"), "sunflower_parade") == 5
    )
    assert not options(drawn([], events=[*mine[1:], "sunflower_parade"]), "achieve")


@rule("EV-166")
def test_nine_constructions_or_nine_critters() -> None:
    buildings = ["farm"] * 5 + ["resin_refinery"] * 3 + ["inn"]
    critters = ["teacher"] * 3 + ["wanderer"] * 3 + ["peddler"] * 3
    for event, cards in (("ever_wall_tower_constructed", buildings), ("juniper_jig_dance_contest", critters)):
        assert not options(drawn(cards[1:], events=[event]), "achieve")
        assert line(special(event, cards), event) == 5


# -- the end --------------------------------------------------------------------------------------------------------


@rule("EV-177", "EVX-63")
def test_a_whole_sheet() -> None:
    tower = {"card": "clock_tower", "goods": {"points": 2}}
    cards = ["farm", "husband", "wife", "castle", "king", "wanderer", tower, "theater"]
    events = [
        {"event": "grand_tour", "owner": 0},
        {"event": "performer_in_residence", "owner": 0, "goods": {"berries": 2}},
    ]
    state = drawn(cards, "5V", season="autumn", workers=["journey_3"], events=events)
    found = {line.item: line.points for line in state.scores()[A].lines}
    assert found == {
        "cards": 17, "tokens": 7, "wife": 3, "castle": 1, "king": 3, "theater": 1, "journey": 3,
        "grand_tour": 3, "performer_in_residence": 4,
    }  # fmt: skip
    assert state.scores()[A].total == 42


@rule("EV-179", "EV-180", "EVX-64")
def test_of_equals_more_events_then_more_resources_win() -> None:
    stored = {"card": "storehouse", "goods": {"twigs": 3}}
    theirs = {"city": ["storehouse"], "goods": {"twigs": 4}}
    assert drawn([stored], "2T", others={1: theirs}).ranking() == [2, 1]
    events = [{"event": "tax_relief", "owner": 0}]
    richer = {"goods": {"points": 3, "twigs": 9}}
    assert drawn([], "", events=events, others={1: richer}).ranking() == [1, 2]
    assert drawn([], "1T", others={1: {"goods": {"resin": 1}}}).ranking() == [1, 1]


@rule("EV-178")
def test_left_over_resources_are_counted_not_spent() -> None:
    state = drawn(["architect"], "2R")
    assert (line(state, "architect"), state.ranking()) == (2, [1, 2])


@rule("EV-175")
def test_who_has_passed_is_not_given_anything_but_may_be_fooled() -> None:
    passed = {"passed": True, "season": "autumn"}
    state = play(drawn([], "3B", ["monk", "fool"], others={1: passed}), "play monk from hand", "trade 2")
    assert (owns(state), owns(state, B)) == ({"points": 4}, {})
    assert "play fool from hand" in options(drawn([], "3B", ["fool"], others={1: passed}))
