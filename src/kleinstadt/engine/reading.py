"""Careful reading of data that somebody wrote: an error names the place and says what is wrong there."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from kleinstadt.engine.errors import BadPosition

SHOWN: Final = 40  # of a wrong value so many characters are repeated


def wrong(place: str, id: str, sentence: str, **args: str | int) -> BadPosition:
    """What is wrong at this place: the id of the sentence, the sentence in English, what fills it."""
    return BadPosition(id, {"place": place, **args}, f"{place}: {sentence}")


def number_in(place: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        said = shown(value)
        sentence = f"must be a number from {least} to {most}, not {said}."
        raise wrong(place, "field_number", sentence, least=least, most=most, value=said)
    return value


def flag_in(place: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise wrong(place, "field_flag", "must be true or false.")
    return value


def text_in(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise wrong(place, "field_text", "must be a text.")
    return value


def known(place: str, value: object, table: Mapping[str, int]) -> int:
    """The number of a thing that is written by its id."""
    if not isinstance(value, str) or value not in table:
        raise unknown(place, value, list(table))
    return table[value]


def list_in(place: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise wrong(place, "field_list", "must be a list.")
    return value


def list_of(place: str, value: object, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise wrong(place, "field_list_of", f"must be a list of length {length}.", length=length)
    return value


def all_known(place: str, value: object, table: Mapping[str, int]) -> list[int]:
    """The numbers of a list of ids."""
    return [known(f"{place}[{index}]", id, table) for index, id in enumerate(list_in(place, value))]


def table_in(place: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(place, "field_table", "must be a table.")
    return value


def unknown(place: str, value: object, there_is: list[str]) -> BadPosition:
    """This is not known here; perhaps something that looks like it was meant."""
    said = shown(value)
    near = get_close_matches(value, there_is, 1) if isinstance(value, str) else []
    if not near:
        return wrong(place, "field_unknown", f"{said} is not known here.", value=said)
    sentence = f"{said} is not known here; is {near[0]} meant?"
    return wrong(place, "field_unknown_near", sentence, value=said, near=near[0])


def shown(value: object) -> str:
    """A wrong value as it is repeated to whoever wrote it."""
    said = value if isinstance(value, str) else repr(value)
    return said if len(said) <= SHOWN else said[:SHOWN] + "…"


class Reader:
    """A table read key by key. What is not there has its default; what nobody asked for is refused in the end."""

    __slots__ = ("place", "data", "asked")

    def __init__(self, place: str, data: object) -> None:
        self.place = place
        self.data = table_in(place, data)
        self.asked: list[str] = []

    def at(self, key: str) -> str:
        """The place of this key, for errors."""
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str) -> bool:
        """Whether something is said about this."""
        self.asked.append(key)
        return self.data.get(key) is not None

    def raw(self, key: str, default: object) -> Any:
        """Whatever is written there."""
        return self.data[key] if self.has(key) else default

    def number(self, key: str, least: int, most: int, default: int) -> int:
        return number_in(self.at(key), self.raw(key, default), least, most) if self.has(key) else default

    def flag(self, key: str) -> bool:
        return flag_in(self.at(key), self.raw(key, False))

    def text(self, key: str, default: str) -> str:
        return text_in(self.at(key), self.raw(key, default))

    def known(self, key: str, table: Mapping[str, int], default: int) -> int:
        return known(self.at(key), self.raw(key, ""), table) if self.has(key) else default

    def all_known(self, key: str, table: Mapping[str, int]) -> list[int]:
        return all_known(self.at(key), self.raw(key, []), table)

    def entries(self, key: str) -> list[Any]:
        return list_in(self.at(key), self.raw(key, []))

    def entries_of(self, key: str, length: int, default: object) -> list[Any]:
        """One entry for each seat, field or slot; `default` stands for each that is not said."""
        return list_of(self.at(key), self.raw(key, [default] * length), length)

    def numbers(self, key: str, length: int, least: int, most: int, default: int) -> list[int]:
        return [number_in(self.at(key), number, least, most) for number in self.entries_of(key, length, default)]

    def table(self, key: str) -> dict[str, Any]:
        return table_in(self.at(key), self.raw(key, {}))

    def skip(self, *keys: str) -> None:
        """These follow from the rest and are not read."""
        self.asked.extend(keys)

    def finish(self) -> None:
        """Everything known has been asked for: a key that is left is a mistake."""
        for key in self.data:
            if key not in self.asked:
                raise unknown(self.place or key, key, self.asked)
