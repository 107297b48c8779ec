"""Chapters 12 to 16: buildings, colonists and workers, building, razing, remodelling, the Factory."""

from typing import Any

import pytest

from games.colonists.drawn import (
    A,
    asked,
    built,
    crew,
    drawn,
    on_buildings,
    options,
    owns,
    play,
    plots,
    row,
    seat_of,
    targets,
    visit,
)
from kleinstadt.games.colonists.means import outputs
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule


def to(place: str) -> list[dict[str, str]]:
    return row("market_a", place, "market_b")


def idle(state: Colonists) -> list[int]:
    return state.means[A].idle


def finish(state: Colonists) -> Colonists:
    return play(state, "done") if asked(state) in ("build", "keep_goods") else state


# -- plots -------------------------------------------------------------------------------------------------------------


@rule("CO-34", "CO-36", "CO-135", "COV-29")
def test_when_all_open_plots_are_covered_a_farm_stands_on_a_storage_plot() -> None:
    state = drawn("2W", tools=1, board=to("b_farm"), end=2, buildings=["20 farm"])
    assert plots(visit(state, "b_farm"), "farm").count("storage") == 1


@rule("CO-34", "CO-135", "COV-44")
def test_with_era_one_alone_there_are_twelve_plots_and_three_for_storage() -> None:
    state = drawn("2W", tools=3, board=to("b_farm"), buildings=["12 farm", "3 farm@storage"])
    play(state, "move 0 to b_farm")
    assert all(" over " in move for move in options(state))


@rule("CO-8", "CO-135", "COW-15")
def test_storage_facilities_stand_on_storage_plots_only() -> None:
    state = drawn(
        "6W",
        tools=9,
        board=to("b_storage_shed"),
        era=4,
        buildings=["5 farm", "farm@storage"],
        table=["storage_cellar", "storage_cellar"],
    )
    play(state, "move 0 to b_storage_shed")
    while "build storage_shed" in options(state):
        play(state, "build storage_shed")
    assert built(state).count("storage_shed") == 2
    assert "build storage_shed over farm storage nobody" in options(state)


@rule("CO-35", "CO-135", "OP-32")
def test_the_borderland_is_open_with_the_community_hall() -> None:
    full = ["20 farm", "3 farm@storage"]
    closed = drawn("2W", tools=1, era=3, board=to("b_farm"), buildings=full)
    assert "b_farm" not in targets(closed)
    state = drawn("2W", tools=1, era=3, board=to("b_farm"), buildings=["19 farm", "3 farm@storage", "community_hall"])
    assert "borderland" in plots(visit(state, "b_farm"), "farm")


@rule("CO-135a")
def test_cards_give_more_plots() -> None:
    full = ["20 farm", "3 farm@storage"]
    site = drawn("2W", tools=1, era=3, board=to("b_farm"), buildings=full, table=["construction_site_3"])
    assert "extra" in plots(visit(site, "b_farm"), "farm")
    hall = drawn("4W", tools=9, era=4, board=to("b_farm"), buildings=full, table=["assembly_hall", "storage_cellar"])
    assert "borderland" in plots(visit(hall, "b_farm", "build farm", "build farm"), "farm")
    assert plots(hall, "farm").count("borderland") == 2


# -- razing ------------------------------------------------------------------------------------------------------------


@rule("CO-137", "CO-138", "CO-142", "CO-143", "COV-30")
def test_a_razed_building_costs_two_tools_and_sends_its_worker_home() -> None:
    mine = {"buildings": ["11 farm", "foresters_house+farmer#2", "3 farm@storage"], "buffer": "2W"}
    state = drawn("2W", tools=3, board=to("b_farm"), **mine)
    before = idle(state)[0]
    visit(state, "b_farm", "build farm over foresters_house open farmer")
    assert (state.tools[A], idle(state)[0]) == (0, before + 2)
    assert (owns(state), on_buildings(state)) == ({"wood": 2}, {})  # what lay there has room now


@rule("CO-139", "COV-31")
def test_razing_is_allowed_with_plots_to_spare() -> None:
    state = drawn("2W", tools=3, board=to("b_farm"), buildings=["farm", "pub+farmer"])
    finish(visit(state, "b_farm", "build farm over pub open farmer"))
    assert (built(state), state.tools[A], idle(state)[0]) == (["farm", "farm"], 0, 2)


@rule("CO-140", "COV-32")
def test_a_residence_is_razed_only_with_its_colonists_at_home() -> None:
    busy = drawn("2W", tools=3, board=to("b_farm"), buildings=["2 farm", "2 pub+farmer"])
    play(busy, "move 0 to b_farm")
    assert not options(busy, "build farm over farm")
    state = drawn("2W", tools=3, board=to("b_farm"), buildings=["2 farm", "pub+farmer"])
    finish(visit(state, "b_farm", "build farm over farm open nobody"))
    assert idle(state)[0] == 1


@rule("CO-141", "COV-33")
def test_goods_of_a_razed_storage_facility_still_pay() -> None:
    state = drawn("4W 1C", tools=5, board=to("b_hunting_lodge"), buildings=["farm", "storage_shed+farmer"])
    visit(state, "b_hunting_lodge", "build hunting_lodge over storage_shed storage farmer")
    assert (owns(state), state.tools[A]) == ({"wood": 2}, 0)
    assert (idle(state)[0], state.means[A].storage) == (1, 3)


@rule("CO-139", "COV-48")
def test_a_contract_may_build_a_shed_over_a_shed() -> None:
    mine = {"buildings": ["3 farm", "3 storage_shed+farmer"], "hand": ["contract_storage_shed"]}
    assert "developer" not in targets(drawn("1W", tools=0, board=to("developer"), **mine))
    state = drawn("1W", tools=1, board=to("developer"), **mine)
    visit(state, "developer", "play contract_storage_shed")
    assert (built(state).count("storage_shed"), state.tools[A]) == (3, 0)


# -- remodelling -------------------------------------------------------------------------------------------------------


@rule("CO-145", "CO-146", "CO-148", "COV-34")
def test_a_flat_takes_a_farmer_at_home_for_a_citizen() -> None:
    busy = drawn("1P", tools=1, board=to("b_flat"), buildings=["2 farm", "2 pub+farmer"])
    assert "b_flat" not in targets(busy)
    state = drawn("1P", tools=1, board=to("b_flat"), buildings=["2 farm", "pub+farmer"])
    visit(state, "b_flat")
    assert (built(state), state.means[A].residents, idle(state)) == (["farm", "flat", "pub"], [1, 1, 0], [0, 1, 0])


@rule("CO-118", "CO-147", "COV-35")
def test_an_estate_adds_farmers_even_if_all_work() -> None:
    state = drawn("3W 1B", tools=1, board=to("b_estate"), buildings=["2 farm", "pub+farmer", "storage_shed+farmer"])
    visit(state, "b_estate")
    assert (state.means[A].residents, idle(state)) == ([4, 0, 0], [2, 0, 0])


@rule("CO-150", "CO-151", "COW-16", "COV-36", "COV-36")
def test_a_storage_house_needs_a_citizen() -> None:
    state = drawn("1P 1B 4W", tools=2, era=2, board=to("b_storage_house"), buildings=["farm", "storage_shed+farmer"])
    visit(state, "b_storage_house")
    assert (crew(state, "storage_house"), idle(state)[0]) == (["nobody"], 1)
    assert (state.means[A].storage, owns(state)) == (3, {"wood": 4})


@rule("CO-126", "CO-128", "CO-151", "COV-37")
def test_staffed_at_once_it_keeps_what_lies_in_it() -> None:
    buildings = ["farm", "flat", "storage_shed+farmer"]
    state = drawn("1P 1B 3W 1F", tools=2, era=2, board=to("b_storage_house"), buildings=buildings)
    visit(state, "b_storage_house", "staff storage_house storage nobody with citizen")
    assert (state.means[A].storage, owns(state)) == (8, {"wood": 3})


@rule("CO-152", "COV-41")
def test_food_on_a_remodelled_lodge_goes_to_the_storage_unless_it_is_staffed_at_once() -> None:
    mine = {"buildings": ["2 farm", "hunting_lodge+farmer#1", "storage_shed+farmer"], "buffer": "1F"}
    state = drawn("4W 2C", tools=3, era=3, board=to("b_hunting_grounds"), table=["depot_3", "storage_room"], **mine)
    visit(state, "b_hunting_grounds")
    assert (owns(state), on_buildings(state)) == ({"food": 1}, {})
    mine["buildings"] = [*mine["buildings"], "flat"]
    state = drawn("4W 2C 1F", tools=3, era=3, board=to("b_hunting_grounds"), table=["depot_3", "storage_room"], **mine)
    play(state, "move 0 to b_hunting_grounds")
    assert asked(state) == "keep_goods"
    play(state, "staff hunting_grounds open nobody with citizen")
    assert (owns(state), on_buildings(state)) == ({}, {"food": 1})


@rule("CO-149", "CO-153")
def test_cards_that_house_colonists_are_never_remodelled() -> None:
    state = drawn("1P", tools=1, board=to("b_flat"), buildings=[], table=["holiday_cabin"])
    assert "b_flat" not in targets(state)


# -- workers -----------------------------------------------------------------------------------------------------------


@rule("CO-117", "CO-122", "CO-123", "CO-126", "COW-17")
def test_a_merchant_is_fed_at_once_from_wherever_provisions_lie() -> None:
    mine = {"buildings": ["farm", "house", "stables", "hunting_lodge+farmer#1"], "buffer": "1F"}
    state = drawn("1F 1R", era=3, board=to("riverbank_grove"), **mine)
    play(state, "staff stables open nobody with merchant")
    assert (owns(state), on_buildings(state), state.means[A].range) == ({}, {}, 2)


@rule("CO-128", "COV-38")
def test_without_food_no_citizen_starts_to_work_during_the_year() -> None:
    state = drawn(era=2, board=to("riverbank_grove"), buildings=["flat", "storage_house@storage"])
    assert not options(state, "staff")
    fed = drawn("1F", era=2, board=to("riverbank_grove"), buildings=["flat", "storage_house@storage"])
    assert options(fed, "staff") == ["staff storage_house storage nobody with citizen"]


@rule("CO-127", "COV-40")
def test_the_institute_needs_two_farmers() -> None:
    one = drawn(era=2, buildings=["2 farm", "institute+farmer"])
    assert (one.means[A].extra_play, one.means[A].employed[0]) == (0, 1)
    assert one.scores()[A].total == 2 * 1 + 6 + 2
    two = drawn(era=2, buildings=["2 farm", "institute+two_farmers"])
    assert two.means[A].extra_play == 1


@rule("CO-130")
def test_nobody_is_withdrawn_during_the_year() -> None:
    state = drawn("1F", era=2, buildings=["2 farm", "storage_shed+farmer"])
    assert not options(state, "send home")


@rule("CO-131", "CO-205", "CO-205a", "COV-81")
def test_with_laborers_citizens_work_for_farmers_once_all_farmers_work() -> None:
    buildings = ["farm", "flat", "storage_shed", "pub"]
    state = drawn("1F", era=1, embassies={"laborers": 1}, buildings=buildings, board=to("riverbank_grove"))
    assert not options(state, "staff storage_shed storage nobody with citizen")
    play(state, "staff pub open nobody with farmer", "staff storage_shed storage nobody with citizen")
    assert (owns(state), state.means[A].storage) == ({}, 5)


# -- the Factory -------------------------------------------------------------------------------------------------------


def made(*buildings: str, table: list[str] | None = None, **more: object) -> dict[str, int]:
    """What each building generates, added up by good."""
    state = drawn(era=4, buildings=list(buildings), table=table or [], **more)
    found = outputs(state.box, state.means[A], state.buildings[A])
    return {"all": sum(found), "most": max(found)}


@rule("CO-105", "CO-119", "CO-154", "CO-155", "COW-10", "COW-18")
def test_a_factory_helps_buildings_run_by_its_class() -> None:
    houses = ("5 farm", "flat", "2 foresters_house+farmer")
    assert made(*houses) == {"all": 4, "most": 2}
    assert made(*houses, "factory+farmer", "factory+citizen") == {"all": 6, "most": 3}


@rule("CO-155", "COV-42")
def test_several_factories_add_up() -> None:
    assert made("3 farm", "foresters_house+farmer", "2 factory+farmer") == {"all": 4, "most": 4}


@rule("CO-155a", "COV-106")
def test_a_steam_engine_runs_a_factory_for_two_classes() -> None:
    buildings = ("2 farm", "2 flat", "factory+farmer_and_citizen", "foresters_house+farmer", "iron_mine+citizen")
    state = drawn(era=3, buildings=list(buildings), table=["steam_engine"])
    assert sorted(outputs(state.box, state.means[A], state.buildings[A])) == [0] * 5 + [2, 3]
    assert state.means[A].employed == [2, 2, 0]


@rule("CO-156", "COW-20")
def test_a_factory_does_not_help_cards() -> None:
    state = drawn(buildings=["farm", "factory+farmer"], table=["loam_hollow"])
    assert state.means[A].card_goods == drawn("1C").pools[A]


@rule("CO-105a", "COV-109")
def test_cards_help_tailors_and_one_of_them_more() -> None:
    buildings = ("3 flat", "2 tailor_shop+citizen", "factory+citizen")
    assert made(*buildings, table=["weaving_mill", "sewing_machines"]) == {"all": 8, "most": 5}


@rule("CO-205", "COV-84")
def test_a_single_farmer_may_work_in_a_citizen_building() -> None:
    buildings = ["4 farm", "iron_mine+farmer", "factory+farmer", "iron_mine", "storage_house@storage"]
    state = drawn(
        "9F", era=4, embassies={"laborers": 2}, buildings=buildings, table=["storage_cellar", "storage_cellar"]
    )
    assert max(outputs(state.box, state.means[A], state.buildings[A])) == 2
    assert not options(state, "staff storage_house storage nobody with farmer")


@rule("CO-132a", "COV-100")
def test_with_deed_registration_farms_follow_at_a_builder() -> None:
    mine = {"buildings": ["3 farm", "2 storage_shed+farmer"], "table": ["deed_registration"]}
    state = drawn("7W", tools=5, board=to("b_foresters_house"), **mine)
    visit(state, "b_foresters_house", "build foresters_house", "build farm", "build farm")
    assert (owns(state), state.tools[A], built(state).count("farm")) == ({}, 1, 5)
    market = drawn("7W", tools=5, board=row("market_a", "market_b"), market="m1_foresters_house", **mine)
    visit(market, "market_b", "do action")
    assert built(market).count("farm") == 3


@rule("CO-132a", "COV-101")
def test_with_a_realtors_license_flats_follow_on_plots_of_their_own() -> None:
    mine = {"buildings": ["2 farm", "storage_shed+farmer"], "table": ["realtors_license", "storage_room"]}
    state = drawn("3P 3B", tools=3, era=3, board=to("b_iron_mine"), **mine)
    visit(state, "b_iron_mine", "build flat")
    assert (built(state), owns(state)) == (["farm", "farm", "flat", "iron_mine", "storage_shed"], {})
    assert idle(state) == [1, 1, 0]


@rule("CO-204b", "COV-95")
def test_storekeepers_exchange_a_shed_for_a_levy() -> None:
    mine = {"buildings": ["3 farm", "2 storage_shed+farmer"], "embassies": {"storekeepers": 2}}
    state = drawn("3W", tools=1, era=2, board=to("riverbank_grove"), **mine)
    assert not options(state, "change storage_shed farmer into theater")  # asks for a Citizen
    play(state, "change storage_shed farmer into pub")
    assert (built(state).count("pub"), plots(state, "pub"), state.means[A].storage) == (1, ["storage"], 9)
    assert (owns(state), state.tools[A]) == ({"wood": 1}, 0)


@rule("CO-204b")
def test_storekeepers_exchange_around_a_move_but_not_between_levy_and_action() -> None:
    mine = {"buildings": ["3 farm", "2 storage_shed+farmer"], "embassies": {"storekeepers": 2}}
    others = [seat_of(at="baker", buildings=[])]
    position = {"turn": {"move": 3, "starts": ["market_a"]}}
    stack: list[list[Any]] = [["end_move", 0], ["go", 0]]
    state = drawn("9W", tools=3, era=2, board=to("baker"), others=others, stack=stack, position=position, **mine)
    assert options(state, "change")
    play(state, "move 0 to baker")
    while asked(state) != "after_move":
        assert not options(state, "change")
        play(state, options(state)[0])
    play(state, "change storage_shed farmer into pub", "pay tools")
    assert "pub" in built(state)
