"""Several phones say what stands on a pad, in any order, with lost and repeated words: all have the same pad."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kleinstadt.table.errors import Refused
from kleinstadt.table.shared_pad import (
    LARGEST,
    MOST_CELLS,
    MOST_SENDERS,
    Cells,
    SharedPad,
    dumped,
    loaded,
    new_pad,
    told,
)


class Phone:
    """As `web/src/companion/together.ts`: what was heard, what was said and not heard of, what is not said yet."""

    def __init__(self, name: str, pad: SharedPad) -> None:
        self.name = name
        self.version = pad.version
        self.cells: Cells = pad.since(0)
        self.said: Cells = {}
        self.unsaid: Cells = {}
        self.number = 1

    def shown(self) -> Cells:
        everything = {**self.cells, **self.said, **self.unsaid}
        return {name: value for name, value in everything.items() if value is not None}

    def say(self, pad: SharedPad) -> SharedPad:
        if not self.said:
            self.said, self.unsaid = self.unsaid, {}
        return told(pad, self.name, self.number, self.said)

    def hear(self, pad: SharedPad) -> None:
        self.cells |= pad.since(self.version)
        self.version = pad.version
        if pad.heard.get(self.name, 0) == self.number:
            self.number, self.said = self.number + 1, {}


# What happens, and to which phone: something is entered, is sent, is sent but the answer is lost, news are heard.
HAPPENINGS = st.lists(
    st.tuples(
        st.sampled_from(["enter", "say", "say and miss", "hear"]),
        st.integers(0, 2),
        st.sampled_from(["a", "b", "c"]),
        st.none() | st.integers(0, 9),
    ),
    max_size=60,
)


@given(HAPPENINGS)
def test_any_order_of_words_gives_the_same_pad_everywhere(happenings: list[tuple[str, int, str, Any]]) -> None:
    pad = new_pad("tiny_towns", {"a": 0})
    phones = [Phone(name, pad) for name in ("ada", "ben", "cleo")]
    for what, who, cell, value in happenings:
        phone = phones[who]
        if what == "enter":
            phone.unsaid[cell] = value
            assert phone.shown().get(cell) == value, "what somebody entered is what they see"
        elif what == "hear":
            phone.hear(pad)
        else:
            pad = phone.say(pad)
            if what == "say":
                phone.hear(pad)
    for _ in range(2):  # what was said and missed, and what was entered since
        for phone in phones:
            pad = phone.say(pad)
            phone.hear(pad)
    for phone in phones:
        phone.hear(pad)
    first = phones[0].shown()
    assert [phone.shown() for phone in phones] == [first] * 3
    assert {name: cell.value for name, cell in pad.cells.items() if cell.value is not None} == first
    assert loaded(pad.game, pad.version, dumped(pad.cells), "{}").cells == pad.cells


def test_what_is_sent_twice_counts_once() -> None:
    pad = told(new_pad("g", {}), "ada", 1, {"a": 1})
    later = told(pad, "ben", 1, {"a": 2})
    assert told(later, "ada", 1, {"a": 1}) is later


def test_who_knows_more_than_there_ever_was_is_told_everything() -> None:
    """A database from yesterday was put back."""
    pad = new_pad("g", {"a": 1})
    assert pad.since(1) == {}
    assert pad.since(7) == {"a": 1}


@pytest.mark.parametrize("cells", [{"x" * 81: 1}, {str(n): 1 for n in range(MOST_CELLS + 1)}, {"a": "x" * LARGEST}])
def test_what_is_too_much_is_refused(cells: Cells) -> None:
    with pytest.raises(Refused):
        told(new_pad("g", {}), "ada", 1, cells)


def test_of_many_phones_those_that_spoke_last_are_known() -> None:
    pad = new_pad("g", {})
    for number in range(MOST_SENDERS + 5):
        pad = told(pad, str(number), 1, {"a": number})
    assert len(pad.heard) == MOST_SENDERS
    assert "0" not in pad.heard
