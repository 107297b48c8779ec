"""The 15 monuments (TT-81 to TT-104)."""

from typing import Any

import pytest

from games.tiny_towns.drawing import building, drawn, ended, held, of, placing, play, points, round_begins, total, town
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARD_IDS, CARDS
from kleinstadt.games.tiny_towns.state import TinyTowns

FULL = "bbbb / bbbb / bbbb / bbbb"
GUILD = "--g- / -ts- / wb--"
BUILD_GUILD = "0: build architects_guild at a3 from a3 b2 b3 c1 c2"
UNIVERSITY = "-b-- / sgs-"
BUILD_UNIVERSITY = "build grove_university at b1 from a2 b1 b2 c2"


def drawing_of(monument: int) -> str:
    """The monument's pattern in the top left corner."""
    return "/".join([row.lower().replace(".", "-") for row in CARDS[monument]["pattern"]])


@pytest.mark.rule("TT-81")
@pytest.mark.parametrize("card", ALL_MONUMENTS)
def test_a_monument_is_built_from_its_pattern_like_any_building(card: int) -> None:
    state = building(town(drawing_of(card), monument=CARD_IDS[card]), town("ws--", monument=None))
    builds = [move for move in of(state, "build") if move.startswith(CARD_IDS[card])]
    fields = drawing_of(card).replace("-", "").replace("/", "")
    assert len(builds) == len(fields)  # it may stand on each of the paid fields
    play(state, "0: build " + builds[0])
    assert drawn(state).count("*") == 1
    assert state.towns[0].stock == 0


@pytest.mark.rule("TT-81")
def test_the_monuments_field_counts_as_a_building_of_its_own_type() -> None:
    assert points("E*--", "theater", monument="fort_ironweed") == 1
    assert total("*---", monument="obelisk_of_the_crescent") == -15


# -- Architect's Guild ---------------------------------------------------------------------------------------------


def guild(*more: str, board: str = "---C / ---F", cards: str = "", **rest: Any) -> TinyTowns:
    """The Guild has just been built at a3, beside what the board shows in the last column."""
    rows = [
        a[:3] + b[3]
        for a, b in zip(["--g-", "-ts-", "wb--", "----"], (board.split(" / ") + ["----"] * 4), strict=False)
    ]
    state = building(town(" / ".join(rows), monument="architects_guild", **rest), "ws--", cards=cards)
    return play(state, BUILD_GUILD, *more)


@pytest.mark.rule("TT-82")
def test_the_guild_replaces_up_to_two_buildings() -> None:
    state = guild("0: replace d1 with well", "0: replace d2 with well")
    assert drawn(state) == "---W / ---W / *--- / ----"
    assert state.decision(1).kind == "build"


@pytest.mark.rule("TT-82")
def test_the_guild_replaces_by_another_type_of_the_display() -> None:
    state = guild()
    assert of(state, "replace") == sorted(
        [f"d1 with {card}" for card in ("farm", "well", "chapel", "tavern", "theater", "factory")]
        + [f"d2 with {card}" for card in ("cottage", "well", "chapel", "tavern", "theater", "factory")]
    )


@pytest.mark.rule("TT-82")
def test_the_guild_may_stop_after_none_or_one() -> None:
    assert drawn(guild("0: stop")).startswith("---C / ---F")
    assert drawn(guild("0: replace d1 with well", "0: stop")).startswith("---W / ---F")


@pytest.mark.rule("TT-82")
def test_the_guild_replaces_on_two_different_fields() -> None:
    state = guild("0: replace d1 with well")
    assert {move[:2] for move in of(state, "replace")} == {"d2"}


@pytest.mark.rule("TT-82")
def test_the_guild_replaces_no_third_building() -> None:
    state = guild("0: replace d1 with well", "0: replace d2 with well", board="---C / ---F / ---C")
    assert state.deciders() == [1]
    assert drawn(state) == "---W / ---W / *--C / ----"


@pytest.mark.rule("TT-82")
def test_a_shed_put_in_by_the_guild_stands_where_the_old_building_stood() -> None:
    state = guild("0: replace d1 with shed", cards="shed")
    assert drawn(state).startswith("---S")


@pytest.mark.rule("TT-82")
def test_the_guild_works_only_when_it_is_built() -> None:
    state = guild("0: stop")
    assert state.asked(0) is None
    later = round_begins(town("*C--", monument="architects_guild"), "", round=0)
    assert of(later, "replace") == []


@pytest.mark.rule("TT-83")
def test_monuments_are_neither_replaced_nor_put_in() -> None:
    offered = of(guild(), "replace")
    assert not [move for move in offered if move.startswith("a3")]
    assert not [move for move in offered if "guild" in move]


@pytest.mark.rule("TT-83")
def test_a_replaced_banks_kind_becomes_free_again() -> None:
    state = guild("0: replace d1 with well", board="---D / ---D", held={"d1": ["wood"], "d2": ["glass"]})
    play(state, "0: stop")
    assert state.view(0)["position"]["towns"][0]["held"] == {"d2": ["glass"]}


@pytest.mark.rule("TT-83")
def test_a_replaced_warehouses_debts_vanish() -> None:
    state = guild(
        "0: replace d1 with well", "0: stop", board="---X / ---C", cards="warehouse", held={"d1": ["wood", "wood"]}
    )
    assert held(state, "d1") == []
    assert [line.item for line in state.scores()[0].lines] == ["cottage", "well", "architects_guild", "empty_fields"]


@pytest.mark.rule("TT-84")
def test_a_factory_put_in_by_the_guild_is_marked() -> None:
    state = guild("0: replace d1 with factory")
    assert state.decision(0).kind == "mark"
    play(state, "0: mark stone", "0: stop")
    assert held(state, "d1") == ["stone"]


@pytest.mark.rule("TT-84", "TT-74")
def test_a_bank_put_in_by_the_guild_gets_a_free_kind() -> None:
    """The kind of the Bank that was just replaced is free."""
    state = guild(
        "0: replace d1 with well",
        "0: replace d3 with bank",
        board="---D / ---D / ---C",
        held={"d1": ["wood"], "d2": ["glass"]},
    )
    assert of(state, "mark") == ["brick", "stone", "wheat", "wood"]


@pytest.mark.rule("TT-84")
def test_a_trading_post_put_in_by_the_guild_can_be_used_at_once() -> None:
    state = building(town("--gC / -tss / wb--", monument="architects_guild"), "ws--", cards="trading_post")
    play(state, BUILD_GUILD, "0: replace d1 with trading_post")
    assert "build well at d2 from d2" in state.moves(0)


@pytest.mark.rule("TT-84")
def test_the_guild_scores_1() -> None:
    assert points("*---", "architects_guild", monument="architects_guild") == 1


# -- monuments that only score -------------------------------------------------------------------------------------


@pytest.mark.rule("TT-85", "TTV-23")
def test_the_archive_scores_1_for_each_ordinary_type_present() -> None:
    archive = "archive_of_the_second_age"
    assert points("*FCW / XCCW", archive, monument=archive) == 4
    assert points("*---", archive, monument=archive) == 0
    assert points("*CFW / KTEX", archive, monument=archive) == 7


@pytest.mark.rule("TT-86", "TTV-24")
def test_with_the_cathedral_empty_fields_cost_nothing() -> None:
    cathedral = "cathedral_of_caterina"
    assert total("*---", monument=cathedral) == 2
    assert ended(town("*---", monument=cathedral)).ties()[0].amounts[0] == 15


@pytest.mark.rule("TT-87")
def test_unfed_cottages_of_the_mausoleum_remain_unfed_for_the_chapel() -> None:
    mausoleum = "grand_mausoleum_of_the_rodina"
    assert points("CCK- / *---", mausoleum, monument=mausoleum) == 6
    assert points("CCK- / *---", "chapel", monument=mausoleum) == 0
    assert points("CPC- / *---", "temple", monument=mausoleum) == 0


@pytest.mark.rule("TT-89")
def test_barrett_castle_scores_5_only_if_fed() -> None:
    assert points("*F--", "barrett_castle", monument="barrett_castle") == 5
    assert points("*---", "barrett_castle", monument="barrett_castle") == 0


@pytest.mark.rule("TT-89", "TTV-21")
def test_a_theater_sees_the_monument_but_barrett_castle_as_a_cottage() -> None:
    assert points("*--- / ---- / E--T / C---", "theater", monument="cathedral_of_caterina") == 3
    assert points("*--- / ---- / E--C", "theater", monument="barrett_castle") == 1


@pytest.mark.rule("TT-89")
def test_barrett_castle_is_one_building_for_counting_fields() -> None:
    assert points("*---", "empty_fields", monument="barrett_castle") == -15


@pytest.mark.rule("TT-90")
def test_fort_ironweed_scores_7() -> None:
    assert points("*---", "fort_ironweed", monument="fort_ironweed") == 7


@pytest.mark.rule("TT-92", "TTV-23")
def test_mandras_palace_scores_2_for_each_different_adjacent_type() -> None:
    palace = "mandras_palace"
    assert points("-C-- / C*W- / -T--", palace, monument=palace) == 6


@pytest.mark.rule("TT-92", "TTV-7")
def test_mandras_palace_scores_at_most_8() -> None:
    palace = "mandras_palace"
    assert points("FCX- / K*W- / ETC-", palace, monument=palace) == 8


@pytest.mark.rule("TT-93", "TTV-23")
def test_the_sky_baths_score_2_for_each_missing_type() -> None:
    baths = "the_sky_baths"
    assert points("*---", baths, monument=baths) == 14
    assert points("*CFW / KTEX", baths, monument=baths) == 0
    assert points("*CCC / W---", baths, monument=baths) == 10


@pytest.mark.rule("TT-94", "TTV-22")
def test_silva_forum_scores_the_largest_group_of_one_type() -> None:
    forum = "silva_forum"
    assert points("*---", forum, monument=forum) == 2
    assert points("CCC– / –C–* / C–––", forum, monument=forum) == 5
    assert points("CFCF / FCFC / *---", forum, monument=forum) == 2


@pytest.mark.rule("TT-95", "TTV-9")
def test_the_starloom_scores_by_the_place_of_finishing() -> None:
    def starloom(owner: int) -> int:
        towns = [
            town("*---" if seat == owner else "", finished_round=finished)
            for seat, finished in enumerate((14, 16, 16, 18))
        ]
        towns[owner]["monument"] = "the_starloom"
        return ended(*towns).scores()[owner].lines[0].points

    assert [starloom(owner) for owner in range(4)] == [6, 3, 3, 0]


@pytest.mark.rule("TT-95")
def test_the_third_to_finish_gets_2() -> None:
    towns = [town(finished_round=9), town(finished_round=10), town("*---", finished_round=11, monument="the_starloom")]
    assert ended(*towns).scores()[2].lines[0].points == 2


# -- Grove University ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-88")
def test_the_university_adds_one_building_of_the_display_on_an_empty_field() -> None:
    state = building(town(UNIVERSITY, monument="grove_university"), "ws--")
    play(state, "0: " + BUILD_UNIVERSITY)
    assert len(of(state, "add")) == 7 * 15
    play(state, "0: add tavern at d4")
    assert drawn(state) == "-*-- / ---- / ---- / ---T"
    assert state.asked(0) is None  # one building only


@pytest.mark.rule("TT-88")
def test_the_university_may_be_declined() -> None:
    state = building(town(UNIVERSITY, monument="grove_university"), "ws--")
    play(state, "0: " + BUILD_UNIVERSITY, "0: decline")
    assert drawn(state) == "-*-- / ---- / ---- / ----"


@pytest.mark.rule("TT-88")
def test_without_an_empty_field_the_universitys_ability_is_lost() -> None:
    """Trading Posts stand in for all but one resource."""
    full = "tRtt / RgRt / tttt / tttt"
    state = building(town(full, monument="grove_university"), "ws--", cards="trading_post temple")
    play(state, "0: build grove_university at b2 from b2")
    assert drawn(state) == "tRtt / R*Rt / tttt / tttt"
    assert state.asked(0) is None or state.decision(0).kind == "build"
    assert state.towns[0].empty == 0


@pytest.mark.rule("TT-88")
def test_the_university_scores_3() -> None:
    assert points("*---", "grove_university", monument="grove_university") == 3


# -- Fort Ironweed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-91", "TTV-30")
def test_the_fort_owner_takes_nothing_in_a_free_choice_round_while_others_are_active() -> None:
    state = round_begins(town("*ws-", monument="fort_ironweed", choice="glass"), "", round=5)  # glass in round 5
    assert state.deciders() == [1]
    play(state, "1: choose wood", "1: place a1")
    assert drawn(state) == "*ws- / ---- / ---- / ----"
    assert "build well at b1 from b1 c1" in state.moves(0)  # building remains allowed


@pytest.mark.rule("TT-91", "TTV-30")
def test_the_fort_owner_alone_chooses_again() -> None:
    state = round_begins(town("*---", monument="fort_ironweed"), town(FULL, finished_round=7), round=8)
    assert len(of(state, "choose")) == 5


@pytest.mark.rule("TT-91", "TTV-30")
def test_in_card_rounds_the_fort_owner_may_use_a_factory() -> None:
    owner = town("*X--", held={"b1": ["wood"]}, monument="fort_ironweed")
    state = round_begins(owner, "", round=3, draw=["wood"])
    assert of(state, "take") == ["brick", "glass", "stone", "wheat"]


# -- Obelisk of the Crescent ---------------------------------------------------------------------------------------


@pytest.mark.rule("TT-96")
def test_the_obelisk_scores_nothing_and_is_placed_normally() -> None:
    obelisk = "obelisk_of_the_crescent"
    assert points("*---", obelisk, monument=obelisk) == 0
    state = building(town("t--- / bgb-", monument=obelisk), "ws--")
    assert {move.split(" ")[2] for move in of(state, "build") if move.startswith(obelisk)} == {"a1", "a2", "b2", "c2"}


@pytest.mark.rule("TT-97")
def test_with_the_obelisk_later_buildings_go_on_any_field_empty_after_the_payment() -> None:
    state = building(town("*wsC / bbbb / bbbb / bbb-", monument="obelisk_of_the_crescent"), "ws--")
    assert of(state, "build") == [f"well at {field} from b1 c1" for field in ("b1", "c1", "d4")]


# -- Opaleye's Watch -----------------------------------------------------------------------------------------------

WATCH_CARDS = ["farm", "well", "chapel"]


def watch(drawing: str = "*---", **more: Any) -> dict[str, Any]:
    described = {"watch": WATCH_CARDS, "watch_round": 3, **more}
    return town(drawing, monument="opaleyes_watch", **described)


@pytest.mark.rule("TT-98")
def test_three_different_types_are_laid_on_the_watch_and_public() -> None:
    state = building(town("w--- / bgtt / s---", monument="opaleyes_watch"), "ws--")
    play(state, next("0: " + move for move in state.moves(0) if move.startswith("build opaleyes")))
    assert len(of(state, "watch")) == 35
    assert "skip" not in state.moves(0)
    assert "decline" not in state.moves(0)
    play(state, "0: watch farm well theater")
    assert state.view(None)["position"]["towns"][0]["watch"] == ["farm", "well", "theater"]
    assert drawn(state).count("*") == 16 - drawn(state).count("-")  # not part of the town


@pytest.mark.rule("TT-98")
def test_the_watch_scores_nothing() -> None:
    assert points("*---", "opaleyes_watch", monument="opaleyes_watch", watch=WATCH_CARDS) == 0


def trigger_two_types() -> TinyTowns:
    """TTV-32: the left neighbour builds two Wells, the right one puts down a Farm by Grove University."""
    right = town(UNIVERSITY, monument="grove_university")
    state = building(watch("*ws-"), "ws-- / ws--", right, round=5)
    return play(
        state,
        "0: done",
        "1: build well at a1 from a1 b1",
        "1: build well at a2 from a2 b2",
        "2: " + BUILD_UNIVERSITY,
        "2: add farm at d4",
    )


@pytest.mark.rule("TT-99", "TTV-32")
def test_the_owner_gets_a_second_part_for_the_types_that_neighbours_built() -> None:
    state = trigger_two_types()
    assert state.deciders() == [0]
    assert {move.split(" ")[0] for move in of(state, "set")} == {"well", "farm"}
    assert state.decision(0).args["cards"] == ["farm", "well"]


@pytest.mark.rule("TT-99", "TTV-32")
@pytest.mark.parametrize("order", [("well", "farm"), ("farm", "well")])
def test_one_of_each_in_either_order_and_building_in_between(order: tuple[str, str]) -> None:
    state = trigger_two_types()
    play(state, f"0: set {order[0]} at d4", "0: build well at b1 from b1 c1", f"0: set {order[1]} at d3")
    assert state.round == 6  # nothing more to set or to build
    assert state.towns[0].watch == 1 << 3  # the Chapel stays on the card
    assert {drawn(state)[:4]} == {"*W--"}


@pytest.mark.rule("TT-99", "TTV-32")
def test_several_constructions_of_one_type_give_one_building() -> None:
    state = play(trigger_two_types(), "0: set well at d4")
    assert not [move for move in of(state, "set") if move.startswith("well")]


@pytest.mark.rule("TT-99", "TTV-32", "TT-36a")
def test_without_an_empty_field_both_stay_on_the_card_and_the_owner_is_finished() -> None:
    full = watch("*bbb / bbbb / bbbb / bbbb")
    state = play(building(full, "ws--", "", round=5), "1: build well at a1 from a1 b1")
    assert state.towns[0].finished == 5
    assert state.view(None)["position"]["towns"][0]["watch"] == WATCH_CARDS


@pytest.mark.rule("TT-99")
def test_the_owner_of_a_full_town_may_build_first_to_make_room() -> None:
    full = watch("*wsb / bbbb / bbbb / bbbb")
    state = play(building(full, "ws--", "", round=5), "0: done", "1: build well at a1 from a1 b1")
    assert of(state, "set") == []
    play(state, "0: build well at b1 from b1 c1", "0: set well at c1")
    assert drawn(state).startswith("*WWb")


@pytest.mark.rule("TT-99")
def test_what_is_declined_stays_on_the_card_for_a_later_construction() -> None:
    state = building(watch(), "ws-- / ws--", "", round=4, draw=["glass"] * 3)
    play(state, "1: build well at a1 from a1 b1", "1: done", "0: done")
    assert state.view(None)["position"]["towns"][0]["watch"] == WATCH_CARDS
    play(state, *[f"{seat}: place d4" for seat in range(3)])
    assert state.deciders() == [1]  # missed constructions cannot be claimed
    play(state, "1: build well at a2 from a2 b2")
    assert of(state, "set") != []


@pytest.mark.rule("TT-99")
def test_a_missed_construction_cannot_be_claimed_later() -> None:
    state = building(watch(), "ws-- / ws--", "", round=4, draw=["glass"] * 3)
    play(state, "1: build well at a1 from a1 b1", "1: done", "0: done")
    play(state, *[f"{seat}: place d4" for seat in range(3)], "1: done")
    assert state.round == 6


@pytest.mark.rule("TT-99", "TTV-33")
def test_constructions_of_the_round_in_which_the_watch_is_built_do_not_trigger() -> None:
    owner = town("w--- / bgtt / s---", monument="opaleyes_watch")
    state = building(owner, "ws-- / ws--", round=7, draw=["glass"] * 3)
    play(
        state,
        "0: build opaleyes_watch at a1 from a1 a2 a3 b2 c2 d2",
        "0: watch farm well chapel",
    )
    play(state, "1: build well at a1 from a1 b1", "1: done")
    assert state.round == 8
    play(state, "0: place d4", "1: place d4", "1: build well at a2 from a2 b2")
    assert state.round == 8
    assert of(state, "set") != []


@pytest.mark.rule("TT-99", "TTV-33")
def test_a_neighbour_who_is_finished_by_this_round_has_still_triggered() -> None:
    state = building(watch(), "Rstt / tttt / tttt / tttt", round=8)
    play(state, "1: build well at b1 from b1")
    assert of(state, "set") != []
    play(state, "0: set well at d4")
    assert state.towns[1].finished == 8


@pytest.mark.rule("TT-99")
def test_only_neighbours_trigger() -> None:
    state = building(watch(), "", "ws--", "", round=5)
    play(state, "2: build well at a1 from a1 b1")
    assert state.round == 6


@pytest.mark.rule("TT-99")
def test_a_type_that_is_not_on_the_card_does_not_trigger() -> None:
    state = building(watch(), "bbg-", round=4)
    play(state, "1: build tavern at a1 from a1 b1 c1")
    assert state.round == 5


@pytest.mark.rule("TT-99")
def test_a_finished_owner_never_reacts() -> None:
    state = building(watch(finished_round=4), "ws--", round=4)
    play(state, "1: build well at a1 from a1 b1")
    assert state.round == 5


@pytest.mark.rule("TT-99", "TT-89")
def test_a_neighbour_who_builds_barrett_castle_builds_a_cottage() -> None:
    owner = watch(watch=["cottage", "well", "chapel"])
    state = building(owner, town("t--s / wggb", monument="barrett_castle"), round=5)
    play(state, "1: build barrett_castle at a1 from a1 a2 b2 c2 d1 d2")
    assert {move.split(" ")[0] for move in of(state, "set")} == {"cottage"}


@pytest.mark.rule("TT-99", "TT-31")
def test_a_building_from_the_watch_counts_as_built() -> None:
    owner = watch(watch=["factory", "well", "chapel"])
    state = building(owner, "w--- / bssb", round=5)
    play(state, "1: build factory at a1 from a1 a2 b2 c2 d2", "1: mark wood", "0: set factory at d4")
    assert state.decision(0).kind == "mark"


@pytest.mark.rule("TT-99", "TT-31", "TT-74")
def test_the_watch_cannot_bring_in_a_sixth_bank() -> None:
    five = {"b1": ["wood"], "c1": ["wheat"], "d1": ["brick"], "a2": ["glass"], "b2": ["stone"]}
    owner = watch("*DDD / DD--", held=five, watch=["bank", "well", "chapel"])
    state = building(owner, "tt-- / wgb- / ws--", round=4)
    play(state, "1: build bank at a1 from a1 a2 b1 b2 c2", "1: mark wood", "1: build well at a3 from a3 b3")
    assert {move.split(" ")[0] for move in of(state, "set")} == {"well"}


# -- Shrine of the Elder Tree --------------------------------------------------------------------------------------

SHRINE = "bts- / wgw-"
BUILD_SHRINE = "0: build shrine_of_the_elder_tree at a1 from a1 a2 b1 b2 c1 c2"


@pytest.mark.rule("TT-100", "TT-101", "TTV-25", "TTV-7")
@pytest.mark.parametrize(("others", "expected"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 8), (6, 8)])
def test_the_shrine_scores_by_the_buildings_in_the_town_itself_included(others: int, expected: int) -> None:
    wells = "WWWWWW"[:others]
    state = building(town(f"{SHRINE} / {wells[:4]} / {wells[4:]}", monument="shrine_of_the_elder_tree"), "ws--")
    play(state, BUILD_SHRINE)
    assert {line.item: line.points for line in state.scores()[0].lines}["shrine_of_the_elder_tree"] == expected


@pytest.mark.rule("TT-101", "TTV-25", "TT-40")
def test_the_shrines_points_are_fixed_at_once() -> None:
    state = building(town(f"{SHRINE} / ws--", monument="shrine_of_the_elder_tree"), "ws--")
    play(state, BUILD_SHRINE, "0: build well at a3 from a3 b3")
    assert {line.item: line.points for line in state.scores()[0].lines}["shrine_of_the_elder_tree"] == 1


# -- Statue of the Bondmaker ---------------------------------------------------------------------------------------


def statue(drawing: str = "*CC- / bbbb / bbbb / bbbb", **more: Any) -> dict[str, Any]:
    return town(drawing, monument="statue_of_the_bondmaker", **more)


@pytest.mark.rule("TT-102")
def test_the_statue_scores_nothing() -> None:
    assert points("*---", "statue_of_the_bondmaker", monument="statue_of_the_bondmaker") == 0


@pytest.mark.rule("TT-103")
def test_in_card_rounds_a_resource_may_go_on_a_cottage() -> None:
    state = placing(statue(), "", kind="glass")
    assert of(state, "place") == ["b1", "c1", "d1"]
    play(state, "0: place b1")
    assert held(state, "b1") == ["glass"]
    assert drawn(state).startswith("*CC-")


@pytest.mark.rule("TT-103")
def test_a_cottage_takes_one_resource() -> None:
    assert of(placing(statue(held={"b1": ["wood"]}), ""), "place") == ["c1", "d1"]


@pytest.mark.rule("TT-103")
def test_a_resource_on_a_cottage_costs_nothing() -> None:
    assert total("*C--", monument="statue_of_the_bondmaker", held={"b1": ["wood"]}) == -14


@pytest.mark.rule("TT-103")
def test_the_statue_does_not_work_in_free_choice_rounds() -> None:
    state = round_begins(statue("*CC- / bbbb / bbbb / bb--"), "", round=2)
    play(state, "0: choose wood", "1: choose wood")
    assert of(state, "place") == ["c4", "d1", "d4"]


@pytest.mark.rule("TT-103")
def test_a_kind_changed_by_a_factory_may_go_on_a_cottage() -> None:
    state = placing(statue("*CX- / bbbb / bbbb / bbbb", held={"c1": ["wood"]}), "", kind="wood")
    play(state, "0: take glass", "0: place b1")
    assert held(state, "b1") == ["glass"]


@pytest.mark.rule("TT-103")
def test_a_resource_exchanged_from_a_warehouse_may_not_go_on_a_cottage() -> None:
    owner = statue("*CX- / bbbb / bbbb / bb--", held={"c1": ["wood"]})
    state = placing(owner, "", kind="glass", cards="warehouse")
    assert "place b1" in state.moves(0)
    play(state, "0: swap c1 wood")
    assert of(state, "place") == ["c4", "d1", "d4"]


@pytest.mark.rule("TT-104")
def test_a_player_has_one_monument_and_a_game_one_industrial_card() -> None:
    for seed in range(20):
        state = GAME.start(4, seed=seed)
        for seat in range(4):
            state.play(seat, state.moves(seat)[0])
        position = state.dump()["position"]
        assert len({one["monument"] for one in position["towns"]}) == 4
        industrial = {"bank", "factory", "trading_post", "warehouse"}
        assert len(industrial & set(position["display"])) == 1
