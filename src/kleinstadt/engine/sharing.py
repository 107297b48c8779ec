"""What copies of a position share: values that seldom change are tuples, made anew where one of them does."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one of them."""
    found = list(values)
    found[place] = value
    return tuple(found)


def same(one: list[int], other: list[int]) -> bool:
    """Whether two lists of numbers are equal: quicker in a compiled build than asking the lists."""
    return len(one) == len(other) and all(one[place] == other[place] for place in range(len(one)))
