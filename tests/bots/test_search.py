"""The search: the same for the same seed, from a view alone, without peeking, and worth its time."""

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

from kleinstadt import game
from kleinstadt.bots.eyes import Eyes, eyes_of
from kleinstadt.bots.levels import LevelBot
from kleinstadt.bots.search import Search, deviation, softmax
from kleinstadt.engine.chance import stream
from kleinstadt.engine.registry import game_ids
from kleinstadt.engine.state import State
from market_day import GAME


def position(id: str, seats: int, answers: int) -> State:
    """A game some random answers on, at a question with a choice."""
    state: State = game(id).start(seats, game(id).complete(seats, bots_only=True), seed=5)
    chance = stream(9, "answers")
    while answers > 0 or len(state.moves(state.deciders()[0])) < 2:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        answers -= 1
    return state


@pytest.mark.parametrize("id", game_ids())
def test_the_same_seed_and_rounds_find_the_same(id: str) -> None:
    state = position(id, 2, 8)
    seat = state.deciders()[0]
    found = []
    for _ in range(2):
        root = game(id).imagine(state.view(seat), stream(3, "root"))
        search = Search(game(id), root, seat, stream(4, "search"))
        search.run(6)
        verdict = search.verdict()
        found.append((verdict.visits, verdict.worths))
    assert found[0] == found[1]
    assert sum(found[0][0]) == 5  # the first round looks at all answers, each other one tries one


@pytest.mark.parametrize("id", game_ids())
def test_what_is_not_looked_at_again_would_have_been_the_same(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for _ in range(2):
        state = position(id, max(game(id).seats), 20)
        search = Search(game(id), state, state.deciders()[0], stream(4, "search"))
        search.run(12)
        found.append(search.verdict().worths)
        monkeypatch.setattr(type(game(id)), "values_beside", lambda game, state, like, known: game.values(state))
    assert found[0] == found[1]


@pytest.mark.parametrize("id", game_ids())
def test_the_position_it_thinks_about_is_left_as_it_is(id: str) -> None:
    state = position(id, 2, 8)
    seat = state.deciders()[0]
    before = state.dump()
    Search(game(id), state, seat, stream(4, "search")).run(4)
    assert state.dump() == before


ASK = """
import json, sys
from kleinstadt import game
from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.levels import LevelBot
from kleinstadt.engine.step import decision_of
told = json.load(sys.stdin)
eyes = Eyes(game(told["game"]), told["seat"], decision_of(told["decision"], told["seat"]), tuple(told["moves"]),
            lambda seat: told["view"])
print(LevelBot("expert", 7, False).choose(eyes))
"""


@pytest.mark.parametrize("id", ["tiny_towns", "garden_nation"])
def test_a_bot_elsewhere_that_is_sent_nothing_but_its_view_plays_the_same(id: str) -> None:
    state = position(id, 2, 12)
    seat = state.deciders()[0]
    here = LevelBot("expert", 7, False).choose(eyes_of(game(id), state, seat))
    told = {
        "game": id,
        "seat": seat,
        "decision": state.decision(seat).dump(),
        "moves": state.moves(seat),
        "view": state.view(seat),
    }
    answer = subprocess.run(
        [sys.executable, "-c", ASK], input=json.dumps(told), capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == here


def test_a_bot_does_not_know_what_is_hidden() -> None:
    """Two positions that differ in the order of the pile alone look the same, and are answered the same."""
    rules = game("tiny_towns")
    state = rules.start(2, {"monuments": False}, seed=3)
    other = state.copy()
    other.redeal(0, stream(11, "another pile"))
    assert other.dump() != state.dump()
    answers = [LevelBot("expert", 5, False).choose(eyes_of(rules, each, 0)) for each in (state, other)]
    assert answers[0] == answers[1]


def no_view(seat: int) -> dict[str, object]:
    raise AssertionError("nobody needs to look")


def test_where_there_is_one_answer_nothing_is_thought_about() -> None:
    state = position("tiny_towns", 2, 8)
    seat = state.deciders()[0]
    look: Callable[[int], dict[str, object]] = no_view
    eyes = Eyes(game("tiny_towns"), seat, state.decision(seat), ("only",), look)
    assert LevelBot("master", 1, False).choose(eyes) == "only"


@pytest.mark.parametrize("id", ["tiny_towns", "garden_nation"])
def test_thinking_ends_when_its_outcome_is_known_and_the_outcome_is_the_same(id: str) -> None:
    rules = game(id)
    shorter = 0
    for number in range(3):
        state = position(id, 2, 6 * number)
        seat = state.deciders()[0]
        whole, brief = (Search(rules, state.copy(), seat, stream(number, "test")) for _ in range(2))
        whole.run(60)
        brief.run(60, until_known=True)
        assert brief.verdict().best() == whole.verdict().best()
        shorter += brief.rounds < whole.rounds
    assert shorter


def test_thinking_ahead_finds_what_is_worth_most() -> None:
    state = GAME.load(
        {
            "agenda": {"stack": [["turn", 0]]},
            "position": {"hands": [["orchard", "fountain"], []], "goods": [{"bread": 4}, {}], "deck": ["lookout"]},
        }
    )
    assert LevelBot("master", 1, False).choose(eyes_of(GAME, state, 0)) == "open fountain from hand"


def test_shares_of_first_sight_add_up_and_keep_the_order() -> None:
    values = [3.0, 1.0, 2.0]
    shares = softmax(values, deviation(values))
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[2] > shares[1]
