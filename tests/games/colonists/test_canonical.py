"""The canonical forms of chapter 30 against all that could be done by hand."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.colonists.drawn import A, B, asked, drawn, options, play, row, seat_of
from kleinstadt.games.colonists.cards import BUILDINGS
from kleinstadt.games.colonists.community import CREWS, crew_of, kind_of
from kleinstadt.games.colonists.goods import (
    CLAY,
    COAL,
    FOOD,
    MATERIALS,
    ONE,
    ORE,
    ROBES,
    WOOD,
    amount,
    common,
    covers,
    total,
    without,
)
from kleinstadt.games.colonists.means import Means
from kleinstadt.games.colonists.paying import overflow, payable, plan
from kleinstadt.games.colonists.rules.provisions import kept_on_buildings
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule
KINDS = (WOOD, CLAY, FOOD)
FIRST_AND_LAST = (WOOD, ORE, COAL, ROBES)  # what fits into a short number, and what does not
FEW = st.integers(0, 3)
THREE = st.tuples(FEW, FEW, FEW)


def packed(numbers: tuple[int, ...], kinds: tuple[int, ...] = KINDS) -> int:
    return sum([number * ONE[kind] for number, kind in zip(numbers, kinds, strict=True)])


def room(storage: int, warehouse: int, typed: tuple[int, ...]) -> Means:
    means = Means()
    means.storage, means.warehouse, means.typed = storage, warehouse, packed(typed)
    return means


def below(numbers: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return product(*[range(number + 1) for number in numbers])


# -- goods -------------------------------------------------------------------------------------------------------------


@given(one=st.tuples(FEW, FEW, FEW, FEW), other=st.tuples(FEW, FEW, FEW, FEW))
def test_packed_goods_compare_and_subtract_kind_by_kind(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    a, b = packed(one, FIRST_AND_LAST), packed(other, FIRST_AND_LAST)
    both = list(zip(one, other, strict=True))
    assert covers(a, b) == all(x >= y for x, y in both)
    assert without(a, b) == packed(tuple([max(0, x - y) for x, y in both]), FIRST_AND_LAST)
    assert common(a, b) == packed(tuple([min(x, y) for x, y in both]), FIRST_AND_LAST)
    assert total(a) == sum(one)


# -- paying (C2, C3) ---------------------------------------------------------------------------------------------------


def placed(
    goods: tuple[int, ...], price: tuple[int, ...], storage: int, warehouse: int, typed: tuple[int, ...]
) -> bool:
    """Whether these goods can lie in storage, warehouse and spaces of their own so that the price is in the storage."""
    for own in below(tuple([min(number, space) for number, space in zip(goods, typed, strict=True)])):
        rest = [number - there for number, there in zip(goods, own, strict=True)]
        for in_storage in below(tuple(rest)):
            fits = sum(in_storage) <= storage and sum(rest) - sum(in_storage) <= warehouse
            if fits and all(there >= due for there, due in zip(in_storage, price, strict=True)):
                return True
    return False


@rule("CO-108", "CO-110", "CO-111")
@settings(max_examples=150, deadline=None)
@given(
    pool=THREE, buffer=st.tuples(FEW, st.integers(0, 1), st.just(0)), price=THREE, storage=st.integers(1, 5), typed=FEW
)
def test_a_price_can_be_paid_just_where_goods_can_be_laid_out_for_it(
    pool: tuple[int, ...], buffer: tuple[int, ...], price: tuple[int, ...], storage: int, typed: int
) -> None:
    means = room(storage, 2, (typed, 0, 0))
    if overflow(packed(pool), means) > 0:
        return
    how = plan(packed(pool), packed(buffer), means, 0, packed(price))
    pulled = tuple([max(0, due - there) for due, there in zip(price, pool, strict=True)])
    fewest = None
    if all(pull <= there for pull, there in zip(pulled, buffer, strict=True)):
        spare = tuple([max(0, there - due) for there, due in zip(pool, price, strict=True)])
        for gone in sorted(below(spare), key=sum):
            goods = tuple([there + pull - less for there, pull, less in zip(pool, pulled, gone, strict=True)])
            if placed(goods, price, storage, 2, (typed, 0, 0)):
                fewest = sum(gone)
                break
    assert (None if how is None else how.over) == fewest


@rule("CO-108")
@settings(max_examples=150, deadline=None)
@given(
    pool=THREE,
    buffer=THREE,
    price=THREE,
    storage=st.integers(1, 5),
    dolly=st.integers(0, 2),
    delivers=st.sampled_from([(), (WOOD,), (CLAY, FOOD)]),
    all_storage=st.booleans(),
)
def test_whether_a_price_can_be_paid_is_asked_quickly_but_answered_the_same(
    pool: tuple[int, ...],
    buffer: tuple[int, ...],
    price: tuple[int, ...],
    storage: int,
    dolly: int,
    delivers: tuple[int, ...],
    all_storage: bool,
) -> None:
    means = room(storage, 2, (0, 0, 0))
    means.delivers, means.all_storage = delivers, all_storage
    how = plan(packed(pool), packed(buffer), means, dolly, packed(price))
    assert payable(packed(pool), packed(buffer), means, dolly, packed(price)) == (how is not None)


@rule("CO-106", "CO-107")
@given(pool=THREE, storage=st.integers(0, 5), typed=FEW)
def test_goods_overflow_just_where_they_cannot_be_laid_out(pool: tuple[int, ...], storage: int, typed: int) -> None:
    means = room(storage, 1, (typed, 0, 0))
    fits = placed(pool, (0, 0, 0), storage, 1, (typed, 0, 0))
    assert (overflow(packed(pool), means) <= 0) == fits


# -- sustenance (C5) ---------------------------------------------------------------------------------------------------


@rule("CO-218", "CO-220", "CO-221", "CO-222")
def test_netting_leaves_as_much_in_buffers_as_any_legal_way() -> None:
    for pool, buffered, volume, due in product(range(4), range(4), range(5), range(6)):
        if buffered > volume:
            continue
        ways = set()
        for from_pool, from_buffer in product(range(pool + 1), range(buffered + 1)):
            open_demand = due - from_pool - from_buffer
            if 0 <= open_demand <= volume:
                surplus = volume - open_demand
                for onto in range(min(surplus, volume - buffered + from_buffer) + 1):
                    ways.add((pool - from_pool + surplus - onto, buffered - from_buffer + onto))
        left = pool + buffered + volume - due
        assert bool(ways) == (left >= 0)
        if ways:
            kept = kept_on_buildings(volume, buffered, left)
            assert (left - kept, kept) in ways
            assert kept == max([way[1] for way in ways])


# -- levy (D8) ---------------------------------------------------------------------------------------------------------


def compositions(state: Colonists) -> set[tuple[int, int]]:
    """All levies that can be named, as goods and Tools of the recipient."""
    if asked(state) not in ("levy_first", "levy_material"):
        return {(state.pools[B], state.tools[B])}
    found: set[tuple[int, int]] = set()
    for move in options(state):
        then = state.copy()
        play(then, move)
        found |= compositions(then)
    return found


@rule("CO-72", "CO-73", "CO-76", "CO-78")
@pytest.mark.parametrize(
    ("has", "tools", "era"),
    [
        ("3W 1C", 1, 1),
        ("2W 1C 1F", 1, 1),
        ("2W 2C", 0, 1),
        ("2W 1C 1F", 0, 1),
        ("4W 2C 1P", 2, 2),
        ("3W 1C 1P 1F", 1, 2),
    ],
)
def test_just_those_levies_can_be_named_after_which_planks_can_be_made(has: str, tools: int, era: int) -> None:
    board = row("market_a", "joiner_0", "market_b")
    roomy = {"buildings": ["2 farm", "2 storage_shed+farmer"]}
    state = drawn(has, tools=tools, era=era, board=board, others=[seat_of(at="joiner_0", **roomy)], **roomy)
    pool, space = state.pools[A], state.means[A].storage
    wanted: set[tuple[int, int]] = set()
    for first in ("tools", "food"):
        for kinds in combinations_with_replacement(MATERIALS, era):
            goods = sum([ONE[kind] for kind in kinds]) + (ONE[FOOD] if first == "food" else 0)
            paid = int(first == "tools")
            if paid <= tools and covers(pool, goods) and total(goods) <= space and amount(pool - goods, WOOD) >= 2:
                wanted.add((goods, paid))
    target = "move 0 to joiner_0"
    assert (target in options(state)) == bool(wanted)
    if wanted:
        play(state, target)
        assert compositions(state) == wanted


# -- redistribution (D23) ----------------------------------------------------------------------------------------------

Staff = tuple[tuple[str, str], ...]  # buildings and who works there, sorted
WORKPLACES = {
    "hunting_lodge": ("farmer",),
    "pub": ("farmer",),
    "theater": ("citizen",),
    "factory": ("farmer", "citizen"),
}


def staffings(state: Colonists) -> set[Staff]:
    """All that can be answered, down to who works where in the end."""
    if state.over or asked(state) not in ("post", "send_home"):
        crews = [(BUILDINGS[kind_of(each)], CREWS[crew_of(each)]) for each in state.buildings[A]]
        return {tuple(sorted([(kind, crew) for kind, crew in crews if kind in WORKPLACES]))}
    found: set[Staff] = set()
    for move in options(state):
        found |= staffings(play(state.copy(), move))  # type: ignore[arg-type]
    return found


def fed(staff: Staff, food: int) -> bool:
    """A farmer's Factory makes each Hunting Lodge generate one more Food; citizens eat one each."""
    lodges = staff.count(("hunting_lodge", "farmer"))
    made = lodges * (1 + staff.count(("factory", "farmer")))
    return len([crew for _, crew in staff if crew == "citizen"]) <= food + made


@rule("CO-215", "CO-217", "CO-222")
@pytest.mark.parametrize("food", [0, 1, 2])
@pytest.mark.parametrize(
    ("homes", "workplaces"),
    [
        ({"farm": 2, "flat": 1}, ["hunting_lodge", "pub", "theater"]),
        ({"farm": 1, "flat": 2}, ["hunting_lodge", "theater", "theater"]),
        ({"farm": 1, "flat": 3}, ["hunting_lodge", "hunting_lodge", "factory", "theater"]),
        ({"farm": 3, "flat": 2}, ["hunting_lodge", "factory", "factory", "theater"]),
        ({"farm": 3, "flat": 0}, ["factory", "pub", "hunting_lodge", "hunting_lodge"]),
    ],
)
def test_just_those_staffings_can_be_reached_in_which_all_are_fed(
    homes: dict[str, int], workplaces: list[str], food: int
) -> None:
    buildings = [f"{number} {kind}" for kind, number in homes.items() if number] + workplaces
    has = f"{food}F" if food else ""
    state = drawn(has, seats=1, era=2, stack=[["communities"]], position={"year": 5}, buildings=buildings)
    wanted: set[Staff] = set()
    for crews in product(*[("nobody", *WORKPLACES[kind]) for kind in workplaces]):
        staff = tuple(sorted(zip(workplaces, crews, strict=True)))
        enough = crews.count("farmer") <= homes["farm"] and crews.count("citizen") <= homes["flat"]
        if enough and fed(staff, food):
            wanted.add(staff)
    assert staffings(state) == wanted
