"""Chapters 9 to 11: places and markets, goods, storage, warehouse and buffers."""

import pytest

from games.colonists.drawn import A, asked, built, drawn, hand, on_buildings, options, owns, play, row, targets, visit

rule = pytest.mark.rule
SHED = ["2 farm", "storage_shed+farmer"]


def to(place: str) -> list[dict[str, str]]:
    return row("market_a", place, "market_b")


# -- places ------------------------------------------------------------------------------------------------------------


@rule("CO-81", "CO-87", "COW-4")
def test_a_resource_place_gives_its_goods() -> None:
    assert owns(visit(drawn(board=to("riverbank_grove")), "riverbank_grove")) == {"wood": 2}


@rule("CO-88", "COW-5")
def test_a_provider_gives_provisions_or_buys_them() -> None:
    state = drawn("4F", board=to("baker"), buildings=SHED)
    play(state, "move 0 to baker")
    assert options(state) == ["do sell", "do take"]
    play(state, "do sell")
    assert options(state) == ["sell 1", "sell 2"]
    play(state, "sell 2")
    assert (owns(state), state.dollars[A]) == ({}, 2)
    assert owns(visit(drawn(board=to("baker")), "baker")) == {"food": 2}


@rule("CO-89", "CO-90", "CO-134")
def test_a_builder_builds_as_many_as_can_be_paid() -> None:
    state = drawn("4W", tools=9, board=to("b_farm"), buildings=SHED)
    visit(state, "b_farm", "build farm", "build farm")
    assert (owns(state), state.tools[A]) == ({}, 7)


@rule("CO-91", "CO-133", "COW-6")
@pytest.mark.parametrize("owned", [0, 1])
def test_no_more_sheds_than_one_may_own(owned: int) -> None:
    mine = {"buildings": ["4 farm", *["storage_shed+farmer"] * owned], "table": ["storage_room", "storage_cellar"]}
    state = drawn("9W", tools=15, era=4, board=to("b_storage_shed"), **mine)
    play(state, "move 0 to b_storage_shed")  # the first one is built without a question where nothing else can be done
    while "build storage_shed" in options(state):
        play(state, "build storage_shed")
    assert built(state).count("storage_shed") == 3


@rule("CO-92", "COW-7")
def test_a_refiner_exchanges_any_number_of_times() -> None:
    state = drawn("4W", board=to("joiner_0"), buildings=SHED)
    play(state, "move 0 to joiner_0")
    assert options(state) == ["exchange 1", "exchange 2"]
    assert owns(play(state, "exchange 2")) == {"planks": 2}


@rule("CO-92")
def test_recipes_may_be_mixed() -> None:
    state = drawn(
        "7W 4O 1K", era=4, board=to("iron_smelter"), table=["storage_cellar", "storage_cellar"], buildings=SHED
    )
    play(state, "move 0 to iron_smelter", "exchange 1", "exchange 1")
    assert owns(state) == {"wood": 1, "iron": 2}


@rule("CO-82", "CO-83", "COV-27")
def test_both_offers_of_a_sale_may_be_used() -> None:
    state = drawn("2W 1C", board=row("market_a", "market_b"), market="m1_librarian")
    play(state, "move 0 to market_b", "do sale", "sell 1", "sell 1")
    assert (owns(state), state.dollars[A]) == ({}, 2)


@rule("CO-83", "CO-94")
def test_a_sale_sells_something() -> None:
    state = drawn("2W 1C", board=row("market_a", "market_b"), market="m1_librarian")
    play(state, "move 0 to market_b", "do sale")
    assert options(state) == ["sell 0", "sell 1"]
    play(state, "sell 0")
    assert owns(state) == {"wood": 2}  # the other offer was the only one left


@rule("CO-84")
def test_of_two_subsidies_one_is_taken() -> None:
    state = drawn(board=row("market_a", "market_b"), market="m1_planks")
    play(state, "move 0 to market_b")
    assert (asked(state), options(state)) == ("take_one", ["take clay clay", "take wood wood"])
    assert owns(play(state, "take clay clay")) == {"clay": 2}


@rule("CO-85")
def test_the_action_of_a_market_card_is_limited() -> None:
    state = drawn(
        "6W",
        tools=9,
        board=row("market_a", "market_b"),
        market="m1_farm",
        buildings=SHED,
        table=["storage_cellar"],
        era=4,
    )
    play(state, "move 0 to market_b", "do action")
    assert state.decision(A).args["left"] == 1, "nobody is promised a second one"
    play(state, "build farm")
    assert owns(state) == {"wood": 4}


@rule("CO-87a", "COV-86")
def test_an_axe_brings_one_more_wood_from_places_and_subsidies() -> None:
    assert owns(visit(drawn(board=to("riverbank_grove"), table=["axe"]), "riverbank_grove")) == {"wood": 3}
    market = drawn(board=row("market_a", "market_b"), table=["axe"])
    assert owns(visit(market, "market_b", "do subsidy")) == {"wood": 3, "clay": 1}
    lords = drawn(board=to("b_farm"), table=["axe"], embassies={"lords": 1})
    assert owns(visit(lords, "b_farm", "take wood")) == {"wood": 1}


@rule("CO-207", "CO-208", "CO-209", "CO-210", "COV-78")
def test_the_head_official_gives_clay_and_the_marker_for_the_year_to_come() -> None:
    state = drawn(board=to("head_official"), position={"marker": 1, "start": 1}, stack=[["turn", 0]])
    visit(state, "head_official")
    assert (owns(state), state.marker, state.start) == ({"clay": 1}, A, 1)
    again = drawn(board=to("head_official"))
    assert (owns(visit(again, "head_official")), again.marker) == ({"clay": 1}, A)


@rule("CO-93", "CO-159", "CO-160", "COW-22")
def test_the_librarian_fills_the_hand_to_six() -> None:
    five = ["stone_axe", "wood_shovel", "pass", "training", "ticket_1"]
    state = visit(drawn(board=to("librarian"), hand=five), "librarian")
    assert (len(hand(state)), state.dollars[A]) == (6, 1)
    assert "librarian" not in targets(drawn(board=to("librarian"), hand=[*five, "automobile"]))


# -- receiving ---------------------------------------------------------------------------------------------------------


@rule("CO-96", "CO-97", "CO-100")
def test_tools_and_dollars_need_no_room() -> None:
    state = drawn("4W", tools=50, board=to("librarian"))
    visit(state, "librarian")
    assert (state.tools[A], state.dollars[A]) == (50, 1)


@rule("CO-106", "CO-107", "COV-20")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (["discard wood", "discard wood"], {"clay": 4}),
        (["discard wood", "discard clay"], {"clay": 3, "wood": 1}),
        (["discard clay"], {"clay": 2, "wood": 2}),  # kinds are named in their order: only Clay is left to name
    ],
)
def test_what_there_is_no_room_for_is_discarded(moves: list[str], left: dict[str, int]) -> None:
    state = drawn("4C", board=to("riverbank_grove"))
    play(state, "move 0 to riverbank_grove")
    assert state.decision(A).args == {"number": 2}
    assert owns(play(state, *moves)) == left


@rule("CO-106", "CO-110", "COV-21")
def test_nothing_received_goes_onto_a_building() -> None:
    state = drawn("4C", board=to("riverbank_grove"), buildings=["2 farm", "foresters_house+farmer#2"])
    play(state, "move 0 to riverbank_grove")
    assert asked(state) == "overflow"


# -- paying ------------------------------------------------------------------------------------------------------------


@rule("CO-101", "CO-108", "CO-112", "COW-11")
def test_only_what_fits_into_the_storage_at_once_can_be_handed_in() -> None:
    mine = {"buildings": ["farm", "foresters_house+farmer#2"], "buffer": "2W"}
    state = drawn("3W", board=to("joiner_0"), **mine)
    play(state, "move 0 to joiner_0")  # once, without a question
    assert (owns(state), on_buildings(state)) == ({"wood": 1, "planks": 1}, {"wood": 2})


@rule("CO-107", "CO-110", "CO-111", "COW-12")
def test_before_an_action_goods_are_pulled_from_buffers_and_others_make_room() -> None:
    mine = {"buildings": ["2 farm", "foresters_house+farmer#2", "storage_shed+farmer"], "buffer": "2W"}
    state = drawn("2F 2W 2C", board=to("joiner_0"), **mine)
    play(state, "move 0 to joiner_0", "exchange 2")
    assert (asked(state), state.decision(A).args, options(state)) == (
        "make_room",
        {"number": 2},
        ["discard clay", "discard food"],
    )
    play(state, "discard food")
    assert owns(state) == {"clay": 2, "planks": 2}
    assert on_buildings(state) == {}


@rule("CO-109", "COV-22")
def test_goods_leave_before_new_ones_arrive() -> None:
    state = visit(drawn("3W 1C", board=to("joiner_0")), "joiner_0")
    assert owns(state) == {"wood": 1, "clay": 1, "planks": 1}


@rule("CO-112", "COV-23", "COW-13")
def test_several_buildings_are_one_action() -> None:
    state = drawn("6W", tools=6, board=to("b_farm"), buildings=SHED)
    visit(state, "b_farm", "build farm", "build farm")
    assert "build farm" not in options(state)
    assert owns(play(state, "done") if asked(state) == "build" else state) == {"wood": 2}


@rule("CO-112", "COV-24")
def test_a_storage_of_three_pays_for_one_lodge() -> None:
    state = drawn(
        "2W 1C",
        tools=9,
        board=to("b_hunting_lodge"),
        buffer="2W 1C",
        buildings=["farm", "2 foresters_house", "2 hollow"],
    )
    visit(state, "b_hunting_lodge", "build hunting_lodge")
    assert (asked(state), built(state).count("hunting_lodge")) == ("go", 1)


@rule("CO-173", "COV-25")
def test_an_embassy_needs_five_goods_in_the_storage() -> None:
    board = to("diplomat")
    colonies = ["lords", "envoys"]
    assert "diplomat" not in targets(
        drawn("3W 1C", tools=1, board=board, colonies=colonies, buffer="1C", buildings=["farm", "hollow+farmer#1"])
    )
    state = drawn("3W 2C", tools=1, board=board, colonies=colonies, buildings=SHED)
    visit(state, "diplomat", "embassy lords")
    assert owns(state) == {}


@rule("CO-103", "CO-111", "COV-26")
def test_a_space_for_one_kind_only_is_no_room_for_others() -> None:
    state = drawn("3W 3F 1C", era=2, board=to("joiner_0"), table=["wood_warehouse"])
    play(state, "move 0 to joiner_0")
    assert (asked(state), options(state)) == ("make_room", ["discard clay", "discard food"])
    play(state, "discard clay")
    assert owns(state) == {"wood": 1, "food": 2, "planks": 1}


@rule("CO-101", "CO-110", "COV-28")
def test_storage_and_warehouse_are_one_pool() -> None:
    state = drawn("4W", board=to("joiner_0"))
    assert (state.means[A].storage, state.means[A].warehouse) == (3, 1)
    assert "joiner_0" in targets(state)


@rule("CO-102", "CO-104", "CO-124")
def test_a_storage_facility_counts_only_with_its_worker() -> None:
    assert drawn(buildings=SHED).means[A].storage == 5
    assert drawn(buildings=["2 farm", "storage_shed"]).means[A].storage == 3


@rule("CO-204a", "COV-95")
def test_storekeepers_have_more_room() -> None:
    state = drawn(era=2, embassies={"storekeepers": 2}, buildings=["2 farm", "2 storage_shed+farmer"])
    assert (state.means[A].storage, state.means[A].warehouse) == (12, 4)


@rule("CO-204c", "COV-96")
def test_with_storekeepers_the_warehouse_pays_too() -> None:
    def able(level: int) -> bool:
        relations = {"embassies": {"storekeepers": level}, "colonies": ["lords", "envoys", "storekeepers"]}
        state = drawn("6W 4C", tools=9, era=4, board=to("diplomat"), **relations)
        visit(state, "diplomat", "embassy envoys")
        return "embassy lords" in options(state)

    assert (able(3), able(4)) == (False, True)


@rule("CO-108a", "COV-93")
def test_a_dolly_pays_three_goods_a_move_out_of_buffers() -> None:
    mine = {"buildings": ["farm", "foresters_house+farmer#2"], "buffer": "2W", "table": ["dolly"]}
    state = drawn("3W", era=2, board=to("joiner_0"), **mine)
    play(state, "move 0 to joiner_0", "exchange 2")
    assert (owns(state), on_buildings(state)) == ({"planks": 2}, {"wood": 1})
    assert state.on_turn().dolly == 0  # another move has begun


@rule("CO-108a", "COV-94")
def test_with_a_delivery_contract_wood_is_paid_out_of_buffers() -> None:
    mine = {"buildings": ["3 farm", "3 foresters_house+farmer#2"], "buffer": "5W", "table": ["delivery_wood"]}
    state = drawn("1W", era=4, board=to("coalburner"), **mine)
    play(state, "move 0 to coalburner", "exchange 2")
    assert (owns(state), on_buildings(state)) == ({"coal": 2}, {})
