"""A net whose weights are long numbers comes out as one that is calculated unit by unit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kleinstadt.engine.net import dump_net, load_net

NAMES = ("a", "b", "c")
FIRST = [[0.5, -1.0], [-0.25, 0.75], [2.0, 2.0]]


def by_hand(facts: list[int]) -> float:
    units = [0.125 + sum([FIRST[fact][unit] for fact in facts]) for unit in range(2)]
    return 0.5 + 3.0 * max(0.0, units[0]) - 2.0 * max(0.0, units[1])


@pytest.mark.parametrize("facts", [[], [0], [1], [0, 1], [0, 1, 2], [2, 2], [0, 0, 0]])
def test_facts_add_up(facts: list[int]) -> None:
    net = load_net(dump_net(NAMES, FIRST, [0.125, 0.125], [3.0, -2.0], 0.5), NAMES)
    assert net.sum(facts) == pytest.approx(by_hand(facts))


def test_whatever_was_asked_before_the_sum_is_the_same() -> None:
    net = load_net(dump_net(NAMES, FIRST, [0.125, 0.125], [3.0, -2.0], 0.5), NAMES)
    asked = [[0], [1], [0], [1, 2], [2, 1], [0, 1], [1], [2], [0], [0, 1, 2], [0], [0]]
    assert [net.sum(facts) for facts in asked] == pytest.approx([by_hand(facts) for facts in asked])


@given(st.lists(st.tuples(st.lists(st.integers(0, 2), max_size=20), st.integers(0, 3)), max_size=12))
def test_what_has_come_or_gone_since_the_seat_was_asked_for_last_is_found_in_any_lists(
    asked: list[tuple[list[int], int]],
) -> None:
    net = load_net(dump_net(NAMES, FIRST, [0.125, 0.125], [3.0, -2.0], 0.5), NAMES)
    for facts, seat in asked:
        assert net.sum(facts, seat) == pytest.approx(by_hand(facts))


def test_a_net_for_other_facts_is_refused() -> None:
    data = dump_net(NAMES, FIRST, [0.0, 0.0], [1.0, 1.0], 0.0)
    with pytest.raises(ValueError, match="3 facts"):
        load_net(data, ("a", "b"))
