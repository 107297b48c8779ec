"""What copies of a position share: values that seldom change are tuples, made anew where one of them does."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one of them."""
    found = list(values)
    found[place] = value
    return tuple(found)
