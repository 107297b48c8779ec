"""Reading what somebody wrote: defaults, and one clear sentence that names the place where something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.reading import Reader

TABLE = {"wood": 0, "wheat": 1, "stone": 2}


def refusal(read: Callable[[Reader], object], data: Any) -> tuple[str, str]:
    """The id of the error, and the place that it names."""
    reader = Reader("town", data)
    with pytest.raises(BadPosition) as refused:
        read(reader)
    place = refused.value.args_["place"]
    assert str(refused.value).startswith(f"{place}: ")
    assert "\n" not in str(refused.value)
    return refused.value.id, str(place)


@pytest.mark.parametrize("data", [{}, {"key": None}])
def test_what_is_not_there_has_its_default(data: dict[str, Any]) -> None:
    reader = Reader("town", data)
    assert not reader.has("key")
    assert reader.number("key", 0, 5, 3) == 3
    assert reader.flag("key") is False
    assert reader.text("key", "Ada") == "Ada"
    assert reader.known("key", TABLE, 2) == 2
    assert reader.all_known("key", TABLE) == []
    assert reader.entries("key") == []
    assert reader.entries_of("key", 2, "") == ["", ""]
    assert reader.numbers("key", 2, 0, 5, 1) == [1, 1]
    assert reader.table("key") == {}
    assert reader.raw("key", "anything") == "anything"


def test_what_is_there_is_read() -> None:
    reader = Reader("town", {"n": 4, "f": True, "t": "Ben", "k": "wheat", "l": ["stone", "wood"], "m": [1, 2]})
    assert (reader.number("n", 0, 5, 3), reader.flag("f"), reader.text("t", "")) == (4, True, "Ben")
    assert (reader.known("k", TABLE, 0), reader.all_known("l", TABLE)) == (1, [2, 0])
    assert reader.numbers("m", 2, 0, 5, 0) == [1, 2]
    reader.finish()


@pytest.mark.parametrize(
    ("read", "value", "id", "place"),
    [
        (lambda r: r.number("key", 1, 5, 1), 0, "field_number", "town.key"),
        (lambda r: r.number("key", 1, 5, 1), 6, "field_number", "town.key"),
        (lambda r: r.number("key", 0, 5, 1), True, "field_number", "town.key"),
        (lambda r: r.number("key", 0, 5, 1), "3", "field_number", "town.key"),
        (lambda r: r.number("key", 0, 5, 1), 3.0, "field_number", "town.key"),
        (lambda r: r.flag("key"), 1, "field_flag", "town.key"),
        (lambda r: r.text("key", ""), 1, "field_text", "town.key"),
        (lambda r: r.known("key", TABLE, 0), "gold", "field_unknown", "town.key"),
        (lambda r: r.known("key", TABLE, 0), "whaet", "field_unknown_near", "town.key"),
        (lambda r: r.known("key", TABLE, 0), ["wood"], "field_unknown", "town.key"),
        (lambda r: r.all_known("key", TABLE), ["wood", "gold"], "field_unknown", "town.key[1]"),
        (lambda r: r.all_known("key", TABLE), "wood", "field_list", "town.key"),
        (lambda r: r.entries("key"), {}, "field_list", "town.key"),
        (lambda r: r.entries_of("key", 2, 0), [1], "field_list_of", "town.key"),
        (lambda r: r.numbers("key", 2, 0, 5, 0), [1, 9], "field_number", "town.key"),
        (lambda r: r.table("key"), [], "field_table", "town.key"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    read: Callable[[Reader], object], value: object, id: str, place: str
) -> None:
    assert refusal(read, {"key": value}) == (id, place)


@pytest.mark.parametrize("data", [None, [], "town", 3])
def test_a_table_is_needed(data: object) -> None:
    with pytest.raises(BadPosition) as refused:
        Reader("town", data)
    assert (refused.value.id, refused.value.args_) == ("field_table", {"place": "town"})


def test_an_unknown_key_is_refused_and_the_nearest_one_named() -> None:
    reader = Reader("town", {"fields": [], "monumnet": "x"})
    reader.entries("fields")
    reader.text("monument", "")
    with pytest.raises(BadPosition) as refused:
        reader.finish()
    assert refused.value.id == "field_unknown_near"
    assert refused.value.args_ == {"place": "town", "value": "monumnet", "near": "monument"}


def test_where_nothing_is_near_nothing_is_guessed() -> None:
    reader = Reader("town", {"colour": "red"})
    reader.skip("fields")
    with pytest.raises(BadPosition) as refused:
        reader.finish()
    assert (refused.value.id, refused.value.args_) == ("field_unknown", {"place": "town", "value": "colour"})


def test_what_was_skipped_or_only_asked_for_is_known() -> None:
    reader = Reader("town", {"fields": 1, "phase": 2})
    reader.has("fields")
    reader.skip("phase")
    reader.finish()


def test_long_values_are_cut() -> None:
    long = "gold" * 10_000
    for data in ({"key": long}, {"key": [long]}, {long: 1}):
        reader = Reader("town", data)
        with pytest.raises(BadPosition) as refused:
            [reader.known("key", TABLE, 0), reader.finish()]
        assert len(str(refused.value)) < 100
        assert len(str(refused.value.args_["value"])) <= 41
