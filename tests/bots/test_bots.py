"""Bots answer from what their seat may know."""

import pytest

from kleinstadt import KleinstadtError
from kleinstadt.arena.match import simulate
from kleinstadt.bots import UnknownBot, bot, bot_names, opponents
from kleinstadt.bots.eyes import Eyes, eyes_of
from kleinstadt.engine.state import State
from kleinstadt.table.opening import check_bot
from market_day import GAME


def eyes(**position: object) -> tuple[State, Eyes]:
    state = GAME.load({"agenda": {"stack": [["turn", 0]]}, "position": position})
    return state, eyes_of(GAME, state, 0)


def test_eyes_show_the_view_and_never_the_position() -> None:
    state, seen = eyes(hands=[["bakery"], ["bell"]], deck=["lookout"])
    assert seen.seat == 0
    assert seen.decision.kind == "turn"
    assert seen.moves == state.moves(0)
    assert seen.view() == state.view(0)
    assert not any(isinstance(getattr(seen, name), State) for name in ("game", "seat", "decision", "moves"))


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_answers_with_a_move_and_the_same_for_the_same_seed(name: str) -> None:
    _, seen = eyes(hands=[["bakery", "orchard"], ["bell"]], goods=[{"bread": 3}, {}], deck=["lookout"])
    answers = [bot(name, 5).choose(seen) for _ in range(3)]
    assert answers[0] in seen.moves
    assert len(set(answers)) == 1


def test_random_gives_every_answer_now_and_then() -> None:
    _, seen = eyes(hands=[["bakery", "orchard"], []], goods=[{"bread": 3}, {}], deck=["lookout"])
    player = bot("random", 1)
    assert {player.choose(seen) for _ in range(100)} == set(seen.moves)


def test_greedy_takes_what_is_worth_most() -> None:
    _, seen = eyes(hands=[["orchard", "fountain"], []], goods=[{"bread": 4}, {}], deck=["lookout"])
    assert bot("greedy", 1).choose(seen) == "open fountain from hand"


def test_greedy_does_not_look_into_the_deck() -> None:
    """The true top card would be worth much more than any other; the answers must not depend on it."""
    answers = []
    for deck in (["lookout", "fountain"], ["fountain", "lookout"]):
        _, seen = eyes(hands=[["bakery"], ["bell"]], goods=[{"bread": 2}, {}], deck=deck)
        answers.append([bot("greedy", seed).choose(seen) for seed in range(10)])
    assert answers[0] == answers[1]


def test_greedy_beats_random() -> None:
    won = simulate(GAME, 2, bots=["greedy", "random"], games=100, seed=3).dump()["by_bot"]
    assert won["greedy"]["won"] > 0.75


def test_curious_tries_what_it_has_not_tried() -> None:
    _, seen = eyes(hands=[["bakery", "orchard", "lookout"], []], goods=[{"bread": 3}, {}], deck=["bell"])
    for seed in range(10):
        player = bot("curious", seed)
        assert {player.choose(seen) for _ in range(12)} == set(seen.moves)


def test_curious_plays_rare_cards_more_often() -> None:
    """The fountain is dear, so that random play seldom opens it."""
    opened = {
        name: simulate(GAME, 3, bots=[name], games=150, seed=1, coverage=True).dump()["coverage"]["events"]
        for name in ("random", "curious")
    }
    assert opened["curious"]["open fountain"] > 2 * opened["random"]["open fountain"]


def test_a_tool_for_tests_is_no_opponent() -> None:
    assert "curious" in bot_names()
    assert "curious" not in opponents()
    with pytest.raises(KleinstadtError, match="curious"):
        check_bot("curious")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="clever"):
        bot("clever", 1)
