"""What may be done beside a question: it is offered with the answers, and the question is asked again afterwards."""

from engine.market import drawn
from engine.notes import A, Notes, game_of, only_a, say
from kleinstadt.engine.phrase import Phrase
from kleinstadt.engine.step import Choice, Kind, Step, always

ASK = Kind("ask")
TRADE = Kind("trade")


def trades(state: Notes, step: Step) -> tuple[str, ...]:
    return ("trade",) if state.stock else ()


def trade(state: Notes, step: Step, move: str) -> None:
    say(state, step, move)
    state.stock -= 1


GAME = game_of(
    {
        ASK: Choice("XX-1", only_a, say, public=always, beside=(TRADE,)),
        TRADE: Choice("XX-2", trades, trade, public=always),
    },
    *[A, Phrase("trade", "trade")],
)


def test_the_question_is_asked_again_afterwards() -> None:
    state = drawn(["turn", 0], goods=[{"apples": 4}, {}])
    state.play(0, "swap apples for bread")
    assert state.decision(0).kind == "turn"
    assert state.decision(0).number == 1
    state.play(0, "swap apples for cloth")
    assert "swap apples for cloth" not in state.moves(0)
    assert state.view(0)["position"]["goods"][0] == {"apples": 0, "bread": 1, "cloth": 1}


def test_what_it_made_possible_can_then_be_answered() -> None:
    state = drawn(["turn", 0], ["turn", 1], hands=[["bakery"], []], goods=[{"apples": 3}, {}])
    state.play_all(0, ["swap apples for cloth", "open bakery from hand", "pay cloth"])
    assert state.view(0)["position"]["goods"][0] == {"apples": 1, "bread": 2, "cloth": 0}


def test_as_long_as_something_can_be_done_beside_it_the_only_answer_is_not_forced() -> None:
    state = GAME.start_with(["ask", 0], stock=1)
    assert state.moves(0) == ("a", "trade")
    assert state.written == []
    state.play(0, "trade")
    assert state.written == ["0trade", "0a"]  # now nothing else is left
    assert state.over


def test_a_description_says_that_a_move_stands_beside_the_question() -> None:
    state = drawn(["turn", 0], goods=[{"apples": 2}, {}], deck=["bell"])
    assert {move: state.describe(0, move).beside for move in state.moves(0)} == {
        "draw": False,
        "rest": False,
        "swap apples for bread": True,
        "swap apples for cloth": True,
    }


def test_others_may_do_nothing_beside_a_question_that_is_not_theirs() -> None:
    state = drawn(["turn", 0], goods=[{}, {"apples": 2}])
    assert state.moves(1) == ()
