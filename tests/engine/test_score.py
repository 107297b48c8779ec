"""Score sheets and places."""

from kleinstadt.engine.score import ScoreLine, ScoreSheet, places


def test_a_sheet_adds_up_its_lines() -> None:
    sheet = ScoreSheet(1, [ScoreLine("well", 3), ScoreLine("empty_fields", -2, {"count": 2})])
    assert sheet.total == 1
    assert sheet.dump() == {
        "seat": 1,
        "total": 1,
        "lines": [
            {"item": "well", "points": 3, "args": {}},
            {"item": "empty_fields", "points": -2, "args": {"count": 2}},
        ],
    }


def test_equal_seats_share_a_place_and_the_next_is_skipped() -> None:
    assert places([(7, 1), (9, 0), (7, 1), (7, 0)]) == [2, 1, 2, 4]
