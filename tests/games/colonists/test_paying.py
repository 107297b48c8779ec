"""Paying with cards that hand in goods straight out of buffers, and with a warehouse that counts as storage
(CO-108a, CO-204c)."""

from itertools import product
from random import Random

import pytest

from games.colonists.drawn import (
    B,
    asked,
    built,
    closing,
    drawn,
    on_buildings,
    options,
    owns,
    play,
    row,
    seat_of,
    visit,
)
from kleinstadt.games.colonists.goods import CLAY, ONE, WOOD, amount
from kleinstadt.games.colonists.means import Means
from kleinstadt.games.colonists.paying import discardable, overflow, plan

rule = pytest.mark.rule
FORESTERS = ["2 farm", "foresters_house+farmer#2"]
STAND = ["dolly", "market_stand", "depot_3"]


def to(place: str) -> list[dict[str, str]]:
    return row("market_a", "joiner_0", place, "market_b")


# -- goods of any kinds ------------------------------------------------------------------------------------------------


@rule("CO-108a", "CO-92")
def test_a_dolly_helps_to_pay_any_goods_only_with_what_lies_in_buffers() -> None:
    state = drawn("4W", era=4, at="joiner_0", board=to("librarian"), table=STAND)
    assert "do market_stand" not in options(visit(state, "market_b"))
    mine = {"buildings": FORESTERS, "buffer": "1W", "table": STAND}
    state = drawn("3W", era=4, at="joiner_0", board=to("librarian"), **mine)
    assert owns(visit(state, "market_b", "do market_stand")) == {}
    assert state.tools[0] == 1


@rule("CO-108a", "CO-92")
def test_any_goods_are_exchanged_no_more_often_than_can_be_paid() -> None:
    mine = {"buildings": FORESTERS, "buffer": "2W", "table": ["dolly"], "embassies": {"alchemists": 4}}
    state = drawn("2W 1C 1O", era=4, at="joiner_0", board=to("librarian"), **mine)
    visit(state, "market_b", "do alchemists")
    assert asked(state) == "hand_in"  # three from the storage and two from buffers are not enough for two exchanges


@rule("CO-108a", "CO-92")
def test_only_goods_are_handed_in_that_leave_enough_others() -> None:
    mine = {"buildings": FORESTERS, "buffer": "1W", "table": STAND}
    state = drawn("4C", era=4, at="joiner_0", board=to("librarian"), **mine)
    visit(state, "market_b", "do market_stand")
    assert (owns(state), state.tools[0]) == ({"clay": 1}, 1)  # the Wood has to come out of the buffer


@rule("CO-108a", "CO-92")
def test_a_delivery_contract_pays_any_goods_as_well() -> None:
    mine = {"buildings": ["2 estate", "3 foresters_house+farmer#2"], "buffer": "5W"}
    state = drawn("3W", era=4, at="joiner_0", board=to("librarian"), table=["delivery_wood", "market_stand"], **mine)
    visit(state, "market_b", "do market_stand")
    assert options(state) == ["exchange 1", "exchange 2"]
    play(state, "exchange 2")
    assert (owns(state), on_buildings(state), state.tools[0]) == ({}, {}, 2)


@rule("CO-204c", "CO-92")
def test_any_goods_are_handed_in_out_of_spaces_for_one_kind() -> None:
    mine = {"embassies": {"storekeepers": 4}, "table": ["market_stand", "wood_warehouse"]}
    state = drawn("5C 5P 3W", seats=1, era=4, at="joiner_0", board=to("librarian"), **mine)
    visit(state, "market_b", "do market_stand")
    assert options(state) == ["exchange 1", "exchange 2", "exchange 3"]
    play(state, "exchange 3")
    while asked(state) == "hand_in":
        play(state, options(state)[0])
    assert (sum(owns(state).values()), state.tools[0]) == (1, 3)


# -- no more is discarded than must be ---------------------------------------------------------------------------------


@rule("CO-107", "CO-108a")
def test_a_dolly_pays_first_what_would_have_to_be_pulled_into_the_storage() -> None:
    mine = {"buildings": ["2 farm", "2 estate", "2 foresters_house+farmer#2", "3 hollow+farmer#1"], "buffer": "3W 3C"}
    state = drawn("3W 1P", seats=1, era=2, tools=3, at="joiner_0", board=to("b_factory"), table=["dolly"], **mine)
    visit(state, "b_factory")
    assert "factory" in built(state)
    assert (owns(state), on_buildings(state)) == ({"planks": 1}, {"wood": 3})


@rule("CO-107", "CO-108a")
def test_direct_goods_pay_where_those_of_the_pool_have_spaces_of_their_own() -> None:
    means = Means()
    means.storage, means.warehouse, means.typed = 3, 0, 2 * ONE[WOOD]
    pool, buffer, price = 2 * ONE[WOOD] + 3 * ONE[CLAY], 2 * ONE[WOOD], 2 * ONE[WOOD]
    without_help = plan(pool, buffer, means, 0, price)
    assert without_help is not None
    assert without_help.over == 2  # the Wood is handed in from the storage, where the Clay lies
    for means.delivers, dolly in (((), 2), ((WOOD,), 0)):
        how = plan(pool, buffer, means, dolly, price)
        assert how is not None
        assert (how.over, how.pool, how.buffer, how.dolly) == (0, 0, price, dolly)


@rule("CO-107", "CO-204c")
def test_where_the_warehouse_is_storage_spaces_for_one_kind_hold_what_is_handed_in() -> None:
    means = Means()
    means.storage, means.all_storage, means.typed = 2, True, 2 * ONE[WOOD]
    how = plan(4 * ONE[WOOD], ONE[CLAY], means, 0, 2 * ONE[WOOD] + ONE[CLAY])
    assert how is not None
    assert (how.over, discardable(4 * ONE[WOOD], how, means)) == (1, 2 * ONE[WOOD])


@rule("CO-108a", "CO-204c")
def test_where_the_warehouse_is_storage_a_delivery_contract_pays_what_has_no_room() -> None:
    buildings = ["3 estate", "5 foresters_house+farmer#2", "2 apartment", "4 iron_mine+citizen#1"]
    mine = {"buildings": buildings, "buffer": "10W 4O", "embassies": {"storekeepers": 4}, "table": ["delivery_wood"]}
    state = drawn("10W", seats=1, era=4, at="joiner_0", board=to("iron_smelter"), **mine)
    visit(state, "iron_smelter")
    assert options(state) == ["exchange 1", "exchange 2"]
    assert owns(play(state, "exchange 2"))["iron"] == 2


KINDS = range(3)
Counts = tuple[int, ...]


def fewest_discards(has: Counts, there: Counts, price: Counts, means: Means, dolly: int) -> int | None:
    """Of all ways to pull goods from buffers and to pay directly (C2); None where there is none."""
    found: list[int] = []
    typed = [amount(means.typed, kind) for kind in KINDS]
    for direct in product(*[range(min(there[kind], price[kind]) + 1) for kind in KINDS]):
        rest = [price[kind] - direct[kind] for kind in KINDS]
        by_dolly = sum(direct[kind] for kind in KINDS if kind not in means.delivers)
        if by_dolly > dolly or (not means.all_storage and sum(rest) > means.storage):
            continue
        for pulled in product(*[range(there[kind] - direct[kind] + 1) for kind in KINDS]):
            if any(has[kind] + pulled[kind] < rest[kind] for kind in KINDS):
                continue
            for gone in product(*[range(has[kind] + pulled[kind] - rest[kind] + 1) for kind in KINDS]):
                held = [has[kind] + pulled[kind] - gone[kind] for kind in KINDS]
                if not means.all_storage:
                    held = [held[kind] - rest[kind] for kind in KINDS]
                room = means.space() - (0 if means.all_storage else sum(rest))
                if sum(max(0, held[kind] - typed[kind]) for kind in KINDS) <= room:
                    found.append(sum(gone))
    return min(found, default=None)


@rule("CO-107", "CO-108", "CO-108a", "CO-204c")
def test_what_can_be_paid_is_paid_with_the_fewest_discards() -> None:
    chance = Random(7)

    def some(most: int) -> Counts:
        return tuple([chance.randint(0, most) for _ in KINDS])

    def packed(counts: Counts) -> int:
        return sum(counts[kind] * ONE[kind] for kind in KINDS)

    tried = 0
    while tried < 600:
        means = Means()
        means.storage, means.warehouse = chance.randint(1, 4), chance.randint(0, 3)
        means.typed = 2 * packed(some(1)) if chance.random() < 0.5 else 0
        means.all_storage = chance.random() < 0.3
        means.delivers = tuple([kind for kind in KINDS if chance.random() < 0.3])
        has, there, price, dolly = some(3), some(2), some(3), chance.randint(0, 3)
        if overflow(packed(has), means) > 0:
            continue
        how = plan(packed(has), packed(there), means, dolly, packed(price))
        assert (None if how is None else how.over) == fewest_discards(has, there, price, means, dolly)
        tried += 1


# -- the Dolly's three goods are for one move --------------------------------------------------------------------------


@rule("CO-108a", "CO-203a")
def test_at_the_end_of_the_year_a_dolly_pays_nothing() -> None:
    mine = {"buildings": ["4 estate", "3 foresters_house+farmer#2"], "buffer": "6W", "table": ["dolly"]}
    state = closing("2O", era=4, embassies={"industrialists": 4}, **mine)
    play(state, "employ 0 farmer in embassy", "employ 3 farmer in foresters_house")
    assert options(state, "work") == ["work 0 0", "work 2 0"]


@rule("CO-78", "CO-108a")
@pytest.mark.parametrize(("paid", "left"), [(1, True), (2, False)])
def test_what_the_dolly_pays_of_a_levy_is_gone_for_the_action(paid: int, left: bool) -> None:
    mine = {"buildings": ["2 flat", "3 foresters_house+farmer#2", "2 hollow+farmer#1", "2 estate"], "buffer": "6W 2C"}
    state = drawn(
        "2P 2C",
        seats=3,
        era=3,
        tools=9,
        at="joiner_0",
        board=to("b_apartment"),
        others=[seat_of(at="b_apartment")] * paid,
        table=["dolly", "depot_3", "storehouse_1"],
        **mine,
    )
    assert ("move 0 to b_apartment" in options(state)) is left
    if left:
        play(state, "move 0 to b_apartment")
        while asked(state) == "levy_material":
            play(state, options(state)[-1])
        assert "apartment" in built(state)


@rule("CO-74", "CO-78", "CO-108a")
def test_a_levy_may_be_paid_with_what_the_dolly_can_pay() -> None:
    mine = {"buildings": ["2 estate", "2 foresters_house+farmer#2"], "buffer": "3W", "table": ["dolly"]}
    others = [seat_of(at="joiner_0")]
    state = drawn("4C", era=4, tools=1, board=to("librarian"), others=others, **mine)
    visit(state, "joiner_0")
    assert (owns(state), on_buildings(state)) == ({"clay": 1, "planks": 1}, {})  # 1 Wood with 3 Clay, 2 for the Joiner
    assert owns(state, B) == {"wood": 1, "clay": 3}


@rule("CO-78", "CO-108a")
@pytest.mark.parametrize(("has", "buffer", "left"), [("4W", "1W 4C", False), ("2W", "4W 4C", True)])
def test_what_the_dolly_pays_of_a_fare_is_gone_for_the_action(has: str, buffer: str, left: bool) -> None:
    mine = {"buildings": ["hunting_lodge", "4 hollow+farmer#1", "2 foresters_house+farmer#2", "2 estate"]}
    board = row("market_a", "joiner_0", "b_hunting_grounds", "librarian", "b_hollow", "developer", "head_official")
    table = ["dolly", {"card": "ticket_2", "left": 2}]
    state = drawn(has, seats=1, era=4, tools=9, at="head_official", board=board, buffer=buffer, table=table, **mine)
    ride = "ride ticket_2 0 to b_hunting_grounds"
    assert (ride in options(state)) is left
    if left:  # Hunting Grounds cost 4 Wood and 2 Clay, the ride 2 Clay; nothing had to make room for them
        assert "hunting_grounds" in built(play(state, ride))


# -- making room for a levy or a fare ----------------------------------------------------------------------------------


@rule("CO-78", "CO-111")
def test_what_is_discarded_for_a_levy_leaves_other_goods_to_discard() -> None:
    buildings = ["2 flat", "3 hollow+farmer#1", "3 iron_mine+citizen#1", "3 estate", "2 apartment", "storage_shed"]
    mine = {"buildings": buildings, "buffer": "2C 3O"}
    place = "b_storage_house"
    state = drawn("1W 1C 1P 1B", era=2, tools=9, at="joiner_0", board=to(place), others=[seat_of(at=place)], **mine)
    visit(state, place, "pay ore")
    assert owns(state) == {"planks": 1, "bricks": 1}  # Wood had to go before Clay: the house costs the others
    play(state, "do build")
    assert "storage_house" in built(state)
