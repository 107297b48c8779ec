"""Promises 2, 4 and 5: move lists are short, sorted and readable; everything else is refused; the game ends."""

import re

import pytest

from kleinstadt.contract.walks import Setup, played, sample, walk
from kleinstadt.engine.errors import IllegalMove, UnknownMove
from kleinstadt.engine.state import State

CANONICAL = re.compile(r"[a-z0-9_.]+( [a-z0-9_.]+)*")
ID = re.compile(r"[a-z][a-z_0-9]*")
FORMS = {"one", "field", "some", "allot", "order"}


def test_every_game_ends(setup: Setup) -> None:
    assert played(setup)


def test_move_lists_are_sorted_short_and_without_duplicates(setup: Setup) -> None:
    for state, _, _ in walk(setup):
        for seat in state.deciders():
            moves = state.moves(seat)
            assert 0 < len(moves) <= 1000
            assert list(moves) == sorted(set(moves))


def test_a_move_is_its_canonical_text(setup: Setup) -> None:
    for state, seat, _ in walk(setup, points=150):
        for move in state.moves(seat):
            assert CANONICAL.fullmatch(move), move


def test_every_listed_move_can_be_played(setup: Setup) -> None:
    chance = setup.chance("playable")
    for state, seat, _ in walk(setup, points=60):
        for move in sample(state.moves(seat), 20, chance):
            state.copy().play(seat, move)


def test_what_is_not_listed_is_refused_and_changes_nothing(setup: Setup) -> None:
    for state, seat, move in walk(setup, points=25):
        before = state.dump()
        wrong = ["", "no such move", move.upper(), f" {move}", f"{move} ", move + "x", move.replace(" ", "  ") + "."]
        for text in wrong:
            if text not in state.moves(seat):
                with pytest.raises(IllegalMove):
                    state.play(seat, text)
        for other in range(setup.seats):
            if other not in state.deciders():
                with pytest.raises(IllegalMove):
                    state.play(other, move)
        assert state.dump() == before


def test_a_seat_that_is_not_there_is_refused(setup: Setup) -> None:
    state = setup.start()
    move = state.moves(state.deciders()[0])[0]
    for nobody in [-1, setup.seats, 9]:
        for ask in [state.asked, state.moves, state.decision, state.view, state.standing]:
            with pytest.raises(IllegalMove) as refused:
                ask(nobody)
            assert refused.value.id == "no_such_seat"
        with pytest.raises(IllegalMove):
            state.play(nobody, move)
        with pytest.raises(IllegalMove):
            state.play_all(nobody, [move])
        with pytest.raises(IllegalMove):
            state.describe(nobody, move)
        with pytest.raises(IllegalMove):
            state.obstacles(nobody)
        with pytest.raises(IllegalMove):
            state.redeal(nobody, setup.chance("nobody"))


def test_what_no_position_ever_offers_is_unknown(setup: Setup) -> None:
    with pytest.raises(UnknownMove):
        setup.start().describe(0, "fly to the moon")


def test_in_a_together_phase_nobody_depends_on_others(setup: Setup) -> None:
    """Unless the phase says that it is shared, an answer leaves the possibilities of all others as they are."""
    for state, seat, move in walk(setup, points=120):
        if not state.together or state.shared:
            continue
        after = state.copy()
        after.play(seat, move)
        if after.togethers != state.togethers or not after.together:
            continue
        after.forget()
        for other in state.deciders():
            if other != seat:
                assert after.moves(other) == state.moves(other)


def test_every_answer_has_a_number_for_ever(setup: Setup) -> None:
    words = setup.game.vocabulary()
    for state, seat, _ in walk(setup, points=100):
        moves = state.moves(seat)
        numbers = [words.number(move) for move in moves]
        assert len(set(numbers)) == len(moves)
        assert all(0 <= number < words.size for number in numbers)
        assert [words.text(number) for number in numbers] == list(moves)


def test_a_gesture_is_wholly_played_or_wholly_refused(setup: Setup) -> None:
    for state, seat, move in walk(setup, points=25):
        trial = state.copy()
        before = trial.dump()
        with pytest.raises(IllegalMove):
            trial.play_all(seat, [move, "no such move"])
        assert trial.dump() == before
        trial.play_all(seat, [move])
        single = state.copy()
        single.play(seat, move)
        assert trial.dump() == single.dump()


def test_a_gesture_does_what_its_answers_do(setup: Setup) -> None:
    chance = setup.chance("gestures")
    for state, seat, move in walk(setup, points=40):
        ahead = state.copy()
        ahead.foresees = True
        ahead.play(seat, move)
        gesture = state.copy()
        if ahead.halted:
            assert_stops_at_reveal(gesture, seat, move)
        if not ahead.moves(seat):
            continue
        second = sample(ahead.moves(seat), 1, chance)[0]
        gesture.play_all(seat, [move, second])
        one_by_one = state.copy()
        one_by_one.play(seat, move)
        one_by_one.play(seat, second)
        assert gesture.dump() == one_by_one.dump()


def assert_stops_at_reveal(state: State, seat: int, move: str) -> None:
    """No gesture goes on beyond a chance or a reveal: its refusal would tell what comes."""
    after = state.copy()
    after.play(seat, move)
    for second in after.moves(seat)[:3]:
        with pytest.raises(IllegalMove):
            state.play_all(seat, [move, second])


def test_every_question_is_well_formed(setup: Setup) -> None:
    for state, _, _ in walk(setup):
        for seat in state.deciders():
            step = state.asked(seat)
            assert step is not None
            assert step.seat == seat
            decision = state.decision(seat)
            assert decision.seat == seat
            assert ID.fullmatch(decision.kind)
            assert re.fullmatch(r"[A-Z]+-\d+[a-z]?", decision.rule), decision.rule
            assert decision.form in FORMS
            assert all(isinstance(value, (str, int, list)) for value in decision.args.values())


def test_every_move_is_described_and_no_two_alike(setup: Setup) -> None:
    for state, seat, _ in walk(setup, points=60):
        told = [state.describe(seat, move) for move in state.moves(seat)]
        for description in told:
            assert ID.fullmatch(description.id)
            assert all(ID.fullmatch(name) for name in description.args)
            assert all(isinstance(value, (str, int, list)) for value in description.args.values())
            assert all(isinstance(spot, str) for spot in description.spots)
        texts = [str(description.dump()) for description in told]
        assert len(set(texts)) == len(texts)


def test_the_only_answer_is_given_by_the_engine_where_all_can_see_it(setup: Setup) -> None:
    for state, _, _ in walk(setup):
        for seat in state.deciders():
            if len(state.moves(seat)) == 1:
                step = state.asked(seat)
                assert step is not None
                rules = state.choice(step)
                assert rules.public is None or not rules.public(state, step), step.kind.id


def test_decisions_are_numbered_by_seat(setup: Setup) -> None:
    expected = [0] * setup.seats
    for state, seat, _ in walk(setup):
        assert state.numbers == expected
        assert state.decision(seat).number == expected[seat]
        expected[seat] += 1


def test_nothing_is_asked_when_the_game_is_over(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    assert state.deciders() == []
    for seat in range(setup.seats):
        assert state.moves(seat) == ()
        with pytest.raises(IllegalMove) as refused:
            state.play(seat, "rest")
        assert refused.value.id == "game_over"
