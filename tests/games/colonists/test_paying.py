"""Paying with cards that hand in goods straight out of buffers, and with a warehouse that counts as storage
(CO-108a, CO-204c)."""

import pytest

from games.colonists.drawn import asked, built, closing, drawn, options, owns, play, row, seat_of, visit

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
