"""Careful reading of data that somebody wrote: an error names the place and says what is wrong there."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.errors import BadPosition


def wrong(place: str, sentence: str) -> BadPosition:
    return BadPosition("bad_field", {"place": place, "why": sentence}, f"{place}: {sentence}")


def number_in(place: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(place, f"must be a number from {least} to {most}, not {value!r}.")
    return value


def text_in(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise wrong(place, "must be a text.")
    return value


def known(place: str, value: object, table: Mapping[str, int]) -> int:
    """The number of a thing that is written by its id."""
    if not isinstance(value, str) or value not in table:
        raise wrong(place, f"{value!r} is not known here.")
    return table[value]


def list_in(place: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise wrong(place, "must be a list.")
    return value


def list_of(place: str, value: object, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise wrong(place, f"must be a list of {length} entries.")
    return value


def all_known(place: str, value: object, table: Mapping[str, int]) -> list[int]:
    """The numbers of a list of ids."""
    return [known(f"{place}[{index}]", id, table) for index, id in enumerate(list_in(place, value))]


def table_in(place: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(place, "must be a table.")
    return value
