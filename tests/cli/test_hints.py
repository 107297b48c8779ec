"""What a hint says where several answers read the same."""

from kleinstadt.bots.advice import Advice
from kleinstadt.cli.hints import advice_lines
from kleinstadt.games.colonists import GAME
from kleinstadt.text import Texts


def test_answers_that_read_the_same_are_told_apart_by_their_number_on_the_board() -> None:
    state = GAME.start(2, {}, 1)
    (seat,) = state.deciders()
    moves = state.moves(seat)
    assert moves[0].startswith("lay at")
    lines = advice_lines(
        Advice(moves[0], "close", moves[1], 0.5, [], "unsaid", 10, []), state, seat, Texts("colonists", "de")
    )
    assert "Hierher [1]" in lines[0]
    assert "Hierher [2]" in lines[-1]
