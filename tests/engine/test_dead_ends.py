"""A question without an answer is a mistake in the rules, and loud (D5); in a position written by hand it is a mistake
in the position."""

import pytest

from engine.notes import Notes, a_or_b, game_of, say
from kleinstadt.engine.errors import BadPosition, BrokenRules
from kleinstadt.engine.step import Choice, Effect, Kind, Step, always

ASK = Kind("ask")
OPEN = Kind("stuck", number=(0, 9))
HIDDEN = Kind("stuck_hidden")
TOGETHER = Kind("together")


def nothing(state: Notes, step: Step) -> tuple[str, ...]:
    return ()


def together(state: Notes, step: Step) -> None:
    state.open_together([ASK.at(0), HIDDEN.at(1)])


GAME = game_of(
    {
        ASK: Choice("XX-1", a_or_b, say, public=always),
        OPEN: Choice("XX-2", nothing, say, public=always),
        HIDDEN: Choice("XX-2", nothing, say, public=None),
        TOGETHER: Effect(together),
    }
)


def test_a_question_without_an_answer_is_loud_and_names_the_step() -> None:
    state = GAME.start_with(["ask", 0], ["stuck", 1, [7]])
    with pytest.raises(BrokenRules) as broken:
        state.play(0, "a")
    assert "notes" in str(broken.value)
    assert "['stuck', 1, [7]]" in str(broken.value)


def test_where_the_answers_are_hidden_it_is_loud_when_they_are_asked_for() -> None:
    state = GAME.start_with(["ask", 0], ["stuck_hidden", 1])
    state.play(0, "a")
    with pytest.raises(BrokenRules, match="stuck_hidden"):
        state.moves(1)


@pytest.mark.parametrize(
    "agenda",
    [
        {"stack": [["stuck", 1, [0]]]},
        {"stack": [["stuck_hidden", 1]]},
        {"stack": [["together"]]},
        {"lanes": [[], [["stuck_hidden", 1]]]},
    ],
)
def test_a_written_position_with_a_dead_end_is_refused(agenda: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"agenda": agenda})
    assert refused.value.id == "dead_end"
    assert refused.value.args_["place"] == "agenda"
