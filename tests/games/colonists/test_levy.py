"""Chapter 8: the levy."""

import pytest

from games.colonists.drawn import GAME, A, B, C, asked, drawn, options, owns, play, row, seat_of, targets, visit
from kleinstadt.engine.chance import stream
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule
BOARD = row("market_a", "riverbank_grove", "joiner_0", "market_b")


def there(*places: str) -> list[dict[str, object]]:
    """Opponents, each with a steward on one of these places and some room for goods."""
    return [seat_of(at=place) for place in places]


@rule("CO-64", "CO-70", "CO-72", "CO-75", "CO-77")
def test_who_joins_an_opponent_pays_a_tool_or_provision_and_a_material() -> None:
    state = drawn("1W 1C 1F", tools=2, board=BOARD, others=there("riverbank_grove"))
    play(state, "move 0 to riverbank_grove")
    assert (asked(state), options(state)) == ("levy_first", ["pay food", "pay tools"])
    play(state, "pay food")
    assert options(state) == ["pay clay", "pay wood"]
    play(state, "pay clay")
    assert (owns(state), state.tools[A], owns(state, B)) == ({"wood": 3}, 2, {"clay": 1, "food": 1})


@rule("CO-72")
def test_its_size_follows_the_era() -> None:
    state = drawn(
        "4W", tools=3, era=3, board=BOARD, others=there("riverbank_grove"), buildings=["farm", "storage_shed+farmer"]
    )
    play(state, "move 0 to riverbank_grove")
    assert owns(state, B) == {"wood": 3}
    assert (owns(state), state.tools) == ({"wood": 3}, [2, 1])


@rule("CO-73", "CO-75", "COV-1")
def test_each_opponent_there_is_paid_in_its_own_way() -> None:
    state = drawn("1W 1C 1F", tools=1, seats=3, board=BOARD, others=there("riverbank_grove", "riverbank_grove"))
    play(state, "move 0 to riverbank_grove", "pay tools")
    play(state, "pay wood")
    assert (owns(state), owns(state, B), state.tools[B]) == ({"wood": 2}, {"wood": 1}, 1)
    assert owns(state, C) == {"clay": 1, "food": 1}


@rule("CO-74", "CO-78", "COV-1")
def test_where_nothing_could_be_done_after_the_levy_nobody_goes() -> None:
    state = drawn(
        "1W 1C 1F",
        tools=1,
        seats=3,
        board=row("market_a", "joiner_0", "market_b"),
        others=there("joiner_0", "joiner_0"),
    )
    assert targets(state) == {"market_b"}


@rule("CO-78")
def test_with_whatever_cards_somebody_is_imagined_their_levy_can_be_paid() -> None:
    """They go to the Developer for a card that costs nothing; most others would be too dear after the levy."""
    board = row("market_a", "developer", "market_b")
    state = drawn("1W 1C 1F", tools=1, board=board, hand=["guestroom"], others=there("developer"))
    play(state, "move 0 to developer")
    assert asked(state) == "levy_first"
    for seed in range(40):
        assert GAME.imagine(state.view(B), stream(seed, "imagined")).moves(A)


@rule("CO-76", "COV-2")
def test_all_that_is_paid_lies_in_the_storage_at_the_same_time() -> None:
    here = there("riverbank_grove", "riverbank_grove")
    small = drawn("7W", tools=5, seats=3, era=3, board=BOARD, others=here, table=["depot_3", "storehouse_1"])
    assert small.means[A].warehouse == 4
    assert "riverbank_grove" not in targets(small)
    buildings = ["flat", "storage_house@storage+citizen"]
    large = drawn("7W", tools=5, seats=3, era=3, board=BOARD, others=here, buildings=buildings)
    assert large.means[A].storage == 8
    assert "riverbank_grove" in targets(large)


@rule("CO-75", "COV-3")
def test_between_levy_and_action_goods_may_be_relocated() -> None:
    state = drawn("4W", tools=2, board=row("market_a", "joiner_0", "market_b"), others=there("joiner_0"))
    play(state, "move 0 to joiner_0")
    assert (owns(state), state.tools[A]) == ({"wood": 1, "planks": 1}, 1)


@rule("CO-78", "COV-4")
def test_only_what_leaves_an_action_possible_is_offered() -> None:
    board = row("market_a", "joiner_0", "market_b")
    assert targets(drawn("2W", tools=1, board=board, others=there("joiner_0"))) == {"market_b"}
    state = drawn("2W 1C", tools=1, board=board, others=there("joiner_0"))
    play(state, "move 0 to joiner_0")
    assert owns(state, B) == {"clay": 1}
    assert owns(state) == {"planks": 1}


@rule("CO-71", "COV-5")
def test_on_markets_no_levy_is_due() -> None:
    state = drawn(seats=4, board=row("market_a", "market_b"), others=there("market_b", "market_b", "market_b"))
    visit(state, "market_b", "do action")
    assert asked(state) == "go"


@rule("CO-63", "COV-7")
def test_passing_over_somebody_costs_nothing() -> None:
    board = row("market_a", "joiner_0", "riverbank_grove", "market_b")
    state = drawn(board=board, era=3, buildings=["house", "stables+merchant"], others=there("joiner_0"))
    visit(state, "riverbank_grove")
    assert owns(state) == {"wood": 2}


@rule("CO-71", "CO-182", "COV-8")
def test_ambassadors_neither_pay_nor_are_paid() -> None:
    where = {"ambassadors": ["", "riverbank_grove", ""]}
    state = drawn("1C", tools=1, era=1, board=BOARD, others=there("riverbank_grove"), position=where)
    visit(state, "riverbank_grove")
    assert (owns(state), owns(state, B)) == ({"wood": 2}, {"clay": 1})
    alone = drawn(board=BOARD, position=where)
    visit(alone, "riverbank_grove")
    assert owns(alone) == {"wood": 2}


@rule("CO-80", "COV-18")
@pytest.mark.parametrize(
    ("table", "paid"),
    [(["automobile"], {"wood": 2}), (["pass"], {}), (["automobile", "pass"], {})],
)
def test_some_pay_less(table: list[str], paid: dict[str, int]) -> None:
    state = drawn("2W", tools=1, era=2, board=BOARD, others=there("riverbank_grove"), table=table)
    visit(state, "riverbank_grove")
    assert owns(state, B) == paid
    assert state.tools[B] == (table == ["pass"])


@rule("CO-80", "CO-206a")
@pytest.mark.parametrize("mine", [{"embassies": {"lords": 2}}, {"buildings": ["house", "customs_office+merchant"]}])
def test_some_pay_nothing_at_all(mine: dict[str, object]) -> None:
    state = drawn(era=3, board=BOARD, others=there("riverbank_grove"), **mine)
    assert "riverbank_grove" in targets(state)
    play(state, "move 0 to riverbank_grove")
    assert state.levy is None


@rule("CO-77", "CO-106", "CO-252", "COV-19")
def test_who_has_no_room_for_a_levy_discards_something_at_once() -> None:
    full = seat_of("4C", at="riverbank_grove")
    state = drawn("1W", tools=1, board=BOARD, others=[full])
    play(state, "move 0 to riverbank_grove")
    assert (state.deciders(), asked(state)) == ([B], "overflow")
    assert options(state) == ["discard clay", "discard wood"]
    play(state, "discard clay")
    assert owns(state, B) == {"wood": 1, "clay": 3}
    assert owns(state) == {"wood": 2}


@rule("CO-250", "COV-80")
def test_alone_no_levy_is_ever_due() -> None:
    state = drawn(seats=1, board=BOARD)
    assert "riverbank_grove" in targets(state)


@rule("CO-79")
def test_a_levy_as_a_price_goes_to_the_supply() -> None:
    state = drawn("2W", tools=1, era=2, board=row("market_a", "b_farm", "riverbank_grove"), embassies={"envoys": 2})
    assert "riverbank_grove" not in targets(state)
    play(state, "farther")
    assert (owns(state), state.tools) == ({}, [0, 0])
    assert "riverbank_grove" in targets(state)
    assert "farther" not in options(state)


def levied(state: Colonists) -> int:
    return sum(owns(state, B).values()) + state.tools[B]


@rule("CO-70")
def test_one_levy_for_each_opponent_however_many_stewards_it_has_there() -> None:
    state = drawn("1W", tools=1, board=BOARD, others=there("riverbank_grove"))
    visit(state, "riverbank_grove")
    assert levied(state) == 2


def test_a_view_tells_where_a_levy_would_be_due() -> None:
    state = drawn("1W", seats=3, era=2, board=BOARD, others=there("riverbank_grove", "riverbank_grove"))
    due = {"place": "riverbank_grove", "to": [B, C], "first": 2, "materials": 4}
    assert state.view(A)["position"]["seats"][A]["levies"] == [due]
