"""What Newleaf changes in the city and in what cards do to each other."""

import pytest

from games.everdell.drawn import MEADOW, A, B, C, city, drawn, fifteen, hand, line, newleaf, options, owns, play
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import DECKS, NUMBER

rule = pytest.mark.rule
GARDEN = [{"card": "farm", "shares": 1}, {"card": "greenhouse", "shares": 0}]


# -- set-up -----------------------------------------------------------------------------------------------------------


@rule("EV-14", "EV-15", "EV-16", "EV-17", "EV-18", "EV-28", "EVX-2")
def test_newleaf_in_full_brings_the_station() -> None:
    state = GAME.start(2, {"newleaf": "full"}, 4)
    station = state.station
    assert (len(station.cards), len(station.cars), len(station.bag)) == (3, 3, 15)
    assert ([len(stack) for stack in station.stacks], len(station.visible())) == ([15, 15], 2)
    assert (state.golden, len(state.forest)) == ((3, 3), 3)
    assert len(state.deck) == 187 - 8 - 11 - 3
    assert {"visit knoll", "visit platform"} <= set(options(state))


@rule("EV-14", "EV-15", "EV-28", "EV-219")
def test_the_cards_of_newleaf_can_be_used_without_the_station() -> None:
    state = GAME.start(2, {"newleaf": "cards"}, 4)
    assert (state.station.cards, state.golden) == ([], (3, 3))
    assert len(state.deck) == 185 - 8 - 11
    assert NUMBER["locomotive"] not in DECKS["cards"]
    assert "visit knoll" not in options(state)


@rule("EV-14", "EVX-112")
def test_without_a_station_the_lamplighter_takes_from_deck_and_meadow() -> None:
    state = drawn([], "1B", ["lamplighter"], meadow=MEADOW, chosen={"newleaf": "cards"})
    play(state, "play lamplighter from hand")
    assert not [move for move in options(state) if "station" in move]
    play(state, "draw", "take king from meadow_8")
    assert hand(state)[0] == "king"


@rule("EV-29")
def test_modules_combine_freely() -> None:
    for newleaf_mode in ("off", "cards", "full"):
        chosen = {"newleaf": newleaf_mode, "tickets": True, "reservation": True, "abilities": True}
        state = GAME.start(3, chosen, 1)
        assert (state.tickets, state.reserved) == ((2, 2, 2), (-1, -1, -1))


# -- spaces -----------------------------------------------------------------------------------------------------------


@rule("EV-83", "EV-84", "EV-215", "EVX-39")
def test_the_main_road_adds_a_space_for_a_card_or_a_fool() -> None:
    state = newleaf(fifteen(), "1P", ["main_road"], others={1: {"goods": {"berries": 3}, "hand": ["fool"]}})
    assert "play fool from hand" not in play(state.copy(), "visit basic_one_berry").moves(B)
    play(state, "play main_road from hand", "play fool from hand")
    assert (state.cities[A].spaces(), state.cities[A].limit(), city(state)[-1]) == (16, 16, "fool")


@rule("EV-91", "EV-215")
def test_nothing_removes_the_main_road() -> None:
    state = newleaf(["main_road", "university", "wife"], "", ["ruins"])
    assert options(play(state.copy(), "play ruins from hand"), "raze") == []  # only the University could go
    play(state, "visit university at 0 1")
    assert city(state) == ["main_road", "university"]


@rule("EV-83", "EV-154", "EVX-41")
def test_ruins_needs_a_space_that_becomes_free() -> None:
    critters = ["king", "queen", "judge", "bard", "monk", "fool", "ranger", "doctor", "shepherd", "undertaker", "mayor"]
    full = ["ever_wall", *["husband"] * 4, *["wanderer"] * 3, *critters]
    state = newleaf(full, "", ["ruins"], deck=[])
    assert state.cities[A].spaces() == 15
    assert "play ruins from hand" not in options(state)


@rule("EV-86", "EV-214")
def test_greenhouse_and_farm_share_a_space_if_their_player_wants() -> None:
    state = newleaf(["farm"], "1T 2R", ["greenhouse"])
    play(state, "play greenhouse from hand")
    assert options(state) == ["own space", "share farm 0"]
    apart = play(state.copy(), "own space")
    assert (apart.cities[A].spaces(), owns(apart)) == (2, {})
    play(state, "share farm 0", "gain berries")
    assert (state.cities[A].spaces(), owns(state)) == (1, {"berries": 1})
    farm = play(newleaf(["greenhouse"], "2T 1R", ["farm"]), "play farm from hand", "share greenhouse 0")
    assert farm.cities[A].couples == ((0, 1),)


@rule("EV-86", "EV-87")
def test_in_a_full_city_a_greenhouse_shares() -> None:
    state = newleaf(fifteen("farm"), "1T 2R", ["greenhouse", "mine"])
    assert options(state, "play") == ["play greenhouse from hand"]
    play(state, "play greenhouse from hand", "gain twigs")
    assert (state.cities[A].spaces(), state.cities[A].couples) == (15, ((15, 0),))


@rule("EV-86", "EV-154", "EVX-105")
def test_who_loses_its_partner_joins_another() -> None:
    state = newleaf([*GARDEN, "farm"], "", ["ruins"])
    play(state, "play ruins from hand")
    play(state, "raze farm 0")
    assert (city(state), state.cities[A].spaces()) == (["greenhouse", "farm", "ruins"], 2)
    assert state.cities[A].couples == ((0, 1),)


@rule("EV-86")
def test_who_stays_behind_keeps_the_space_and_may_be_joined_later() -> None:
    state = newleaf([*GARDEN, "university"], "2T 1R", ["farm"])
    play(state, "visit university at 0 2", "raze farm 0", "gain twigs", "visit basic_one_berry")
    assert (state.cities[A].spaces(), state.cities[A].couples) == (2, ())
    assert "share greenhouse 0" in options(play(state, "play farm from hand"))


@rule("EV-86", "EV-98", "EV-214", "EVX-77")
def test_only_a_greenhouse_that_shares_gives_a_resource() -> None:
    state = newleaf([*GARDEN, "greenhouse"], workers=["haven", "haven"], meadow=MEADOW)
    play(state, "prepare", "produce greenhouse 1", "gain resin")
    assert (len(hand(state)), owns(state)) == (2, {"berries": 1, "resin": 1})


@rule("EV-83", "EV-88", "EV-200", "EV-218", "EVX-78")
def test_mayor_and_ever_wall_count_spaces() -> None:
    six = ["inn", "farm", "mine", "crane", "castle", "palace"]
    state = newleaf([*six, "husband", "wife", "wanderer", "ever_wall"], "4B", ["mayor"])
    play(state, "play mayor from hand", "pay price")
    assert (state.cities[A].spaces(), owns(state), line(state, "ever_wall")) == (8, {"points": 2}, 2)


@rule("EV-89", "EV-162")
def test_big_city_counts_every_card() -> None:
    cards = [*GARDEN, *fifteen()[5:15], "wanderer", "ever_wall", "air_balloon"]
    state = newleaf(cards, chosen={"newleaf_basic_events": True}, events=["big_city"])
    assert options(state, "achieve") == ["achieve big_city"]
    fewer = newleaf(cards[:-1], chosen={"newleaf_basic_events": True}, events=["big_city"])
    assert not options(fewer, "achieve")


# -- cards with each other --------------------------------------------------------------------------------------------


@rule("EV-98", "EV-210", "EVX-53")
def test_a_card_that_leaves_before_its_turn_does_not_produce() -> None:
    state = newleaf(["teacher", "magician"], workers=["haven", "haven"], meadow=MEADOW)
    play(state, "prepare", "produce magician 1", "raze teacher 0", "gain twigs")
    assert (owns(state), hand(state), state.producing) == ({"twigs": 1, "points": 1}, [], 0)
    farm = newleaf(["farm", "magician"], workers=["haven", "haven"], meadow=MEADOW)
    play(farm, "prepare", "raze farm 0", "gain twigs")  # the Farm came first, unasked
    assert owns(farm) == {"berries": 1, "twigs": 1, "points": 1}


@rule("EV-72", "EV-98", "EV-211", "EVX-114")
def test_the_place_of_the_bank_among_the_others_is_asked() -> None:
    seven = ["inn", "crane", "mine", "school", "castle", "palace", "monk"]
    state = newleaf(["teacher", "bank"], "", seven, workers=["haven", "haven"], deck=["bard", "king"], meadow=MEADOW)
    play(state, "prepare")
    assert options(state) == ["produce bank 1", "produce teacher 0"]
    first = play(state.copy(), "produce teacher 0")
    assert (len(hand(first)), first.hand_limit(A), len(hand(first, B))) == (8, 9, 0)
    later = play(state, "produce bank 1", "keep king")
    assert (len(hand(later)), len(hand(later, B))) == (8, 1)


@rule("EV-74", "EV-211", "EVX-85")
def test_points_on_the_bank_raise_the_hand_limit() -> None:
    bank = {"card": "bank", "goods": {"points": 2}}
    ten = ["inn", "crane", "mine", "school", "castle", "palace", "monk", "bard", "king", "judge"]
    assert newleaf([bank]).hand_limit(A) == 10
    state = newleaf([bank, "university"], "", ten)
    play(state, "visit university at 0 1", "gain twigs", "visit basic_one_berry", "visit basic_two_cards_one_point")
    assert (len(hand(state)), state.hand_limit(A)) == (10, 8)


@rule("EV-75", "EV-202", "EV-223", "EVX-35")
def test_where_nobody_has_room_a_card_is_discarded_instead_of_given() -> None:
    full = ["inn"] * 2 + ["crane"] * 2 + ["mine"] * 2 + ["school"] * 2
    state = newleaf(["diplomat"], "2B", ["ranger", "king"], others={1: {"hand": full}})
    play(state, "play ranger from hand", "pick king")
    assert (owns(state), len(hand(state)), len(state.discards)) == ({"points": 1}, 1, 1)


@rule("EV-223")
def test_the_receiver_is_somebody_below_the_limit() -> None:
    full = ["inn"] * 2 + ["crane"] * 2 + ["mine"] * 2 + ["school"] * 2
    state = newleaf(["diplomat"], "2B", ["ranger", "king"], seats=3, others={1: {"hand": full}}, deck=["wife"])
    play(state, "play ranger from hand", "pick king")
    assert (hand(state, C), hand(state)) == (["king"], ["wife"])


@rule("EV-222", "EVX-103")
def test_the_tea_house_gives_a_point_or_a_resource() -> None:
    state = play(newleaf([], "2T 2R", ["tea_house", "inn"]), "play tea_house from hand", "pick inn")
    assert owns(state) == {"points": 1}
    other = newleaf([], "2T 2R", ["tea_house", "inn"], chosen={"tea_house_reward": "any"})
    play(other, "play tea_house from hand", "pick inn", "gain pebbles")
    assert (owns(other), len(hand(other))) == ({"pebbles": 1}, 1)


@rule("EV-33", "EV-102", "EV-220", "EVX-87")
def test_the_order_of_reactions_is_asked() -> None:
    six = ["inn", "crane", "mine", "school", "castle", "palace"]
    state = newleaf(["museum", "historian"], "2T 1R", [*six, "farm"], deck=["king", "bard", "wife"])
    play(state, "play farm from hand")
    assert options(state) == ["react historian 1", "react museum 0"]
    historian = play(state.copy(), "react historian 1", "accept")
    museum = play(state, "react museum 0", "accept")
    assert (len(hand(historian)), len(hand(museum))) == (8, 8)


@rule("EV-102")
def test_what_only_gives_goods_reacts_first_and_unasked() -> None:
    state = newleaf(["museum", "courthouse", "historian"], "2T 1R", ["farm"])
    play(state, "play farm from hand", "choose resin")
    assert options(state) == ["react historian 2", "react museum 0"]


@rule("EV-103", "EV-221", "EVX-88")
def test_city_hall_does_not_react_to_itself() -> None:
    state = newleaf([], "4T 2R 1P", ["city_hall", "farm", "inn"])
    play(state, "play city_hall from hand", "visit basic_one_berry", "play farm from hand")
    assert options(state) == ["done", "pick inn"]


@rule("EV-101", "EV-209", "EVX-89")
def test_two_different_cards_may_have_one_name() -> None:
    state = play(newleaf(["chipsmith", "farm", "farm", "mine"]), "visit chipsmith at 0 0", "activate farm 1")
    assert options(state) == ["activate farm 2", "activate mine 3", "decline"]
    assert owns(play(state, "activate farm 2")) == {"berries": 2}


@rule("EV-201", "EVX-86")
def test_the_poet_takes_what_fits() -> None:
    six = ["inn", "crane", "school", "castle", "palace", "judge"]
    state = newleaf([], "3B", [*six, "poet"], meadow=MEADOW)
    play(state, "play poet from hand", "type production", "take mine from meadow_1", "take teacher from meadow_6")
    assert (owns(state), len(hand(state)), -1 in state.meadow) == ({"points": 2}, 8, False)
    none = play(newleaf([], "3B", ["poet"], meadow=MEADOW), "play poet from hand", "type governance")
    assert (owns(none), hand(none)) == ({}, [])


@rule("EV-106", "EV-213", "EVX-84")
def test_a_copied_freight_car_gives_its_own_goods() -> None:
    state = newleaf([], "1T 2R 2P", ["freight_car"], others={1: {"goods": {"berries": 3}, "hand": ["miner_mole"]}})
    play(state, "play freight_car from hand", "unload pebbles", "unload pebbles")
    play(state, "play miner_mole from hand", "copy freight_car at 0 0", "unload berries", "unload berries")
    assert (owns(state), owns(state, B)) == ({"pebbles": 2}, {"berries": 2})
    assert state.view(None)["position"]["seats"][A]["city"][0]["goods"] == {"twigs": 2, "resin": 2}


@rule("EV-204", "EV-178", "EVX-82")
def test_the_photographer_scores_as_if_the_card_lay_at_home() -> None:
    theirs = {1: {"city": ["architect", "palace", "photographer"]}}
    state = newleaf(["photographer", "architect"], "4R 3P", others=theirs)
    assert (line(state, "photographer"), line(state, "architect"), line(state, "cards")) == (6, 6, 4)
    palace = newleaf(["photographer", "museum"], others=theirs)
    assert line(palace, "photographer") == 1  # the Museum; a copied Palace is no further card


# -- Conductor and Air Balloon -----------------------------------------------------------------------------------------


@rule("EV-107", "EV-110", "EV-208", "EVX-80")
def test_the_conductor_uses_a_destination_of_another_city() -> None:
    theirs = {1: {"city": ["hotel", "chapel"], "workers": ["1.0"]}}
    state = newleaf(["conductor"], "", ["mine"], others=theirs)
    play(state, "visit conductor at 0 0", "copy hotel at 1 0", "play mine from hand")
    assert (city(state), owns(state), owns(state, B)) == (["conductor", "mine"], {"pebbles": 1}, {})


@rule("EV-107")
@pytest.mark.parametrize("held", ["farm", "king"])
def test_whether_the_hotel_could_be_copied_tells_nothing_of_the_hand(held: str) -> None:
    """A Farm can be played by it, the King cannot."""
    state = newleaf(["conductor"], "", [held], meadow=[""] * 8, others={1: {"city": ["hotel", "lookout"]}})
    play(state, "visit conductor at 0 0")
    assert "copy lookout at 1 1" in options(state)
    assert state.view(B)["agenda"]["stack"][-1][0] == "copy"


@rule("EV-38", "EV-108", "EV-208", "EVX-107")
@pytest.mark.parametrize(
    ("mine", "theirs", "legal"),
    [
        ([], ["chapel"], False),
        (["lookout"], ["conductor"], True),
        (["monastery"], ["conductor"], False),
        (["lookout"], ["chapel"], False),
    ],
)
def test_where_the_conductor_finds_something(mine: list[str], theirs: list[str], legal: bool) -> None:
    state = newleaf(["conductor", *mine], "2T", others={1: {"city": theirs}})
    assert bool(options(state, "visit conductor")) == legal


@rule("EV-159", "EV-208")
def test_a_copied_university_takes_neither_copier_nor_main_road() -> None:
    theirs = {1: {"city": ["university"]}}
    assert not options(newleaf(["conductor", "main_road"], others=theirs), "visit conductor")
    state = newleaf(["conductor", "main_road", "farm"], others=theirs)
    play(state, "visit conductor at 0 0", "gain pebbles")
    assert (city(state), city(state, B)) == (["conductor", "main_road"], ["university"])


@rule("EV-210")
def test_a_copied_magician_takes_from_the_own_city_but_not_the_copier() -> None:
    state = newleaf(["inn"], "3B", ["miner_mole"], others={1: {"city": ["magician", "farm"]}})
    play(state, "play miner_mole from hand", "copy magician at 1 0")
    assert options(state) == ["decline", "raze inn 0"]


@rule("EV-108", "EV-109", "EV-216", "EVX-81")
def test_the_air_balloon_does_what_a_traveler_does() -> None:
    theirs = {1: {"city": ["ranger", "fool", "air_balloon"]}}
    state = newleaf(["bard"], "3T", ["air_balloon", "king", "inn"], others=theirs, workers=["basic_one_pebble"])
    play(state, "play air_balloon from hand")
    assert options(state) == ["copy bard at 0 0", "copy ranger at 1 0", "decline"]
    ranger = play(state.copy(), "copy ranger at 1 0", "visit basic_two_resin")
    assert (owns(ranger), "ranger" in city(ranger)) == ({"resin": 2}, False)
    bard = play(state, "copy bard at 0 0", "pick king", "pick inn")
    assert owns(bard) == {"points": 2}


@rule("EV-109", "EV-123", "EV-211")
def test_a_miner_mole_does_not_copy_the_bank() -> None:
    state = newleaf([], "3B", ["miner_mole"], others={1: {"city": ["bank", "storehouse"]}})
    play(state, "play miner_mole from hand")
    assert (state.deciders(), owns(state, B)) == ([B], {})


@rule("EV-105", "EV-202", "EV-220")
def test_museum_and_diplomat_react_to_a_fool_in_another_city() -> None:
    state = newleaf(["museum", "diplomat"], "3B", ["fool", "inn"], beside={"golden": 0})
    play(state, "play fool from hand")
    assert options(state) == ["react diplomat 1", "react museum 0"]
