"""Options: defaults, values, combinations."""

import pytest

from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions
from kleinstadt.engine.option import Option, Value, complete_options, draw_options

RIVER = Option("river", (False, True), False, "XX-1")
BOATS = Option("boats", (0, 1, 2), 0, "XX-2", only_with={1: {"river": (True,)}, 2: {"river": (True,)}})
STORMS = Option("storms", ("none", "many"), "none", "XX-3", not_with={"many": {"seats": (2,), "boats": (2,)}})
ALL = (RIVER, BOATS, STORMS)


def refused(given: dict[str, Value], seats: int = 3) -> BadOptions:
    with pytest.raises(BadOptions) as error:
        complete_options(ALL, given, seats)
    return error.value


def test_what_is_not_said_is_the_default() -> None:
    assert complete_options(ALL, {"river": True}, 3) == {"river": True, "boats": 0, "storms": "none"}


def test_unknown_options_and_values_are_refused() -> None:
    assert refused({"weather": True}).id == "unknown_option"
    assert refused({"rivers": True}).args_ == {"option": "rivers", "near": "river"}
    assert refused({"boats": 3}).id == "bad_option_value"


def test_true_is_not_one() -> None:
    assert refused({"river": 1}).id == "bad_option_value"
    assert refused({"river": True, "boats": True}).id == "bad_option_value"


def test_a_value_can_need_another_option() -> None:
    error = refused({"boats": 1})
    assert error.id == "bad_combination"
    assert error.args_ == {"option": "boats", "value": "1", "other": "river", "other_value": "False"}
    assert complete_options(ALL, {"boats": 1, "river": True}, 3)["boats"] == 1


def test_a_value_can_exclude_another_option_or_a_number_of_seats() -> None:
    assert refused({"storms": "many", "river": True, "boats": 2}).args_["other"] == "boats"
    assert refused({"storms": "many"}, seats=2).args_["other"] == "seats"
    assert complete_options(ALL, {"storms": "many"}, 3)["storms"] == "many"


def test_options_by_lot_fit_together_and_reach_every_combination() -> None:
    chance = stream(1, "lot")
    for seats, combinations in [(2, 4), (3, 7)]:
        found = set()
        for _ in range(400):
            chosen = draw_options(ALL, seats, chance)
            assert complete_options(ALL, chosen, seats) == chosen
            found.add(tuple(chosen.values()))
        assert len(found) == combinations


def test_a_declaration_is_plain_data() -> None:
    assert STORMS.dump() == {
        "id": "storms",
        "values": ["none", "many"],
        "default": "none",
        "rule": "XX-3",
        "not_with": [["many", {"seats": [2], "boats": [2]}]],
        "only_with": [],
        "own": False,
    }
