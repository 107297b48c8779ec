"""What servers tell each other of what they have written."""

from typing import Any

from msgspec import json as wire

from kleinstadt.store.notices import ANY, Notice, heard, notices
from kleinstadt.store.writes import Write

MOST = 8_000  # bytes, PostgreSQL says


def answered(table: str, line: str = "{}", version: int = 7) -> list[Write]:
    entry = {"table_id": table, "number": 3, "line": line, "at": 1_000, "used": "[]"}
    return [
        Write("new entry", entry),
        Write("table", {"its_id": table, "its_version": version - 1, "version": version}),
    ]


def told(*writes: Write) -> list[Notice]:
    found = notices("w", writes)
    assert all(len(wire.encode(notice)) < MOST for notice in found)
    return [heard(wire.encode(notice).decode()) for notice in found]


def test_an_answer_is_told_whole() -> None:
    [notice] = told(*answered("t"))
    assert notice.places == {"t": 7}
    assert notice.steps["t"].entries == [("{}", 1_000)]
    assert notice.steps["t"].kept == -1


def test_a_position_that_was_stored_with_an_answer_is_told_by_its_number_alone() -> None:
    row: dict[str, Any] = {"table_id": "t", "entries": 64, "rules_version": 1, "dump": "x" * 100_000}
    [notice] = told(*answered("t"), Write("drop position", {"its_table": "t"}), Write("new position", row))
    assert notice.steps["t"].kept == 64


def test_whatever_else_was_written_at_a_table_has_to_be_looked_up() -> None:
    others = [
        Write("seat", {"its_table": "t", "its_seat": 0}),
        Write("new chat", {"table_id": "t", "number": 0}),
        Write("here", {"place": "t", "worker": "w"}),
    ]
    for other in others:
        [notice] = told(*answered("t"), other, *answered("u"))
        assert sorted(notice.places) == ["t", "u"]
        assert list(notice.steps) == ["u"], other


def test_a_table_of_which_no_answer_was_written_has_to_be_looked_up() -> None:
    [notice] = told(answered("t")[1], Write("drop here", {"its_place": "u", "its_worker": "w"}))
    assert notice.places == {"t": 7, "u": ANY}
    assert notice.steps == {}


def test_what_is_too_long_for_a_notice_has_to_be_looked_up() -> None:
    [notice] = told(*answered("t", "ä" * 4_000))
    assert notice.places == {"t": 7}
    assert notice.steps == {}


def test_many_answers_come_in_several_notices() -> None:
    writes = [write for number in range(100) for write in answered(f"t{number:03}", "x" * 500)]
    found = told(*writes)
    assert len(found) > 5
    assert sorted([name for notice in found for name in notice.steps]) == [f"t{number:03}" for number in range(100)]
