"""What somebody wrote by hand is read with care: what is not known is refused, and what was meant is named."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kleinstadt.contract.walks import SETUPS, Setup, make_setup, walk
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.game import AnyGame

NO_NUMBER = 10**12


def dumped(game: AnyGame) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(make_setup(game, SETUPS - 1).start().dump()))
    return data


def test_a_misspelt_key_is_refused_and_the_right_one_named(any_game: AnyGame) -> None:
    for key in ["position", "agenda", "options"]:
        data = dumped(any_game)
        data[key + "x"] = data.pop(key)
        with pytest.raises(BadPosition) as refused:
            any_game.load(data)
        assert refused.value.id == "field_unknown_near"
        assert refused.value.args_["near"] == key


def test_the_version_of_the_rules_is_a_number(any_game: AnyGame) -> None:
    with pytest.raises(BadPosition) as refused:
        any_game.load({**dumped(any_game), "rules_version": "one"})
    assert refused.value.args_["place"] == "rules_version"


def test_a_misspelt_key_of_the_position_is_refused(any_game: AnyGame) -> None:
    for key in dumped(any_game)["position"]:
        data = dumped(any_game)
        data["position"][key + "x"] = data["position"].pop(key)
        with pytest.raises(BadPosition):
            any_game.load(data)


def test_a_position_of_another_game_is_refused(any_game: AnyGame) -> None:
    with pytest.raises(BadPosition) as refused:
        any_game.load({"game": "another"})
    assert refused.value.id == "wrong_game"


def test_a_step_of_the_wrong_shape_is_refused_with_its_place(any_game: AnyGame) -> None:
    for kind in any_game.book.kinds.values():
        for numbers in [[0] * (len(kind.names) + 1), {"no_such_number": 0}, "x", [10**9] * len(kind.names) or [0]]:
            with pytest.raises(BadPosition) as refused:
                any_game.load({"agenda": {"stack": [[kind.id, 0, numbers]]}})
            assert str(refused.value.args_["place"]).startswith("agenda.stack[0]")
    with pytest.raises(BadPosition):
        any_game.load({"agenda": {"stack": [["no_such_step", 0]]}})


def test_numbers_of_a_step_may_be_named(any_game: AnyGame) -> None:
    data = dumped(any_game)
    agenda = data["agenda"]
    for lane in [agenda["stack"], *agenda["lanes"]]:
        for step in lane:
            step[2] = dict(zip(any_game.book.kinds[step[0]].names, step[2], strict=True))
    assert any_game.load(data).dump() == dumped(any_game)


# -- nonsense --------------------------------------------------------------------------------------------------------


def with_nonsense(data: Any) -> Iterator[tuple[str, Any]]:
    """This data with one place of it wrong: a number where a text belongs, a text in the place of anything else, and a
    number that no game comes to. Of a list the first and the last entry are tried."""
    yield "", 7 if isinstance(data, str) else "no such thing"
    if isinstance(data, int):
        yield "", NO_NUMBER
    if isinstance(data, dict):
        for key, value in data.items():
            for place, wrong in with_nonsense(value):
                yield f".{key}{place}", {**data, key: wrong}
    elif isinstance(data, list):
        for index in sorted({0, len(data) - 1}) if data else []:
            for place, wrong in with_nonsense(data[index]):
                yield f"[{index}]{place}", [*data[:index], wrong, *data[index + 1 :]]


def test_nonsense_in_a_position_is_refused(setup: Setup) -> None:
    """With a sentence, not a traceback. What follows from the rest need not be read."""
    for state, _, _ in walk(setup, points=1):
        data = json.loads(json.dumps(state.dump()))
        for place, wrong in with_nonsense(data["position"]):
            try:
                loaded = setup.game.load({**data, "position": wrong})
            except BadPosition:
                continue
            assert loaded.dump() == data, f"position{place} was taken over"


def with_more(data: Any) -> Iterator[tuple[str, Any]]:
    """This data with one list of names many times as long."""
    if isinstance(data, list) and data and all(isinstance(each, str) for each in data):
        yield "", data * 40
    elif isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            for place, wrong in with_more(value):
                changed = data.copy()
                changed[key] = wrong
                yield f".{key}{place}", changed


def test_more_cards_than_there_are_are_refused(setup: Setup) -> None:
    most = setup.start().census()
    for state, _, _ in walk(setup, points=1):
        data = json.loads(json.dumps(state.dump()))
        for place, wrong in with_more(data["position"]):
            try:
                census = setup.game.load({**data, "position": wrong}).census()
            except BadPosition:
                continue
            too_many = [card for card in census if census[card] > most.get(card, 0)]
            assert not too_many, f"position{place} has more than there are of {', '.join(too_many)}"
