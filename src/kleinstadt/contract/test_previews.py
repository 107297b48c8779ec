"""An action that is only thought of: what it shows is true, and it goes on past what is hidden as far as it can."""

from collections.abc import Mapping, Sequence
from typing import Any

from kleinstadt.contract.observing import heard
from kleinstadt.contract.walks import Setup, sample, walk


def in_order(few: Sequence[Mapping[str, Any]], many: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the few happen among the many, in this order."""
    rest = iter(many)
    return all(any(event == other for other in rest) for event in few)


def test_a_preview_agrees_with_what_then_happens(setup: Setup) -> None:
    chance = setup.chance("previews")
    for state, seat, _ in walk(setup, points=40):
        for move in sample(state.moves(seat), 8, chance):
            preview = state.preview(seat, (move,))
            after, events = heard(state, seat, move, seat)
            assert in_order(preview.events, events), move
            assert preview.before.dump() == state.standing(seat)[seat].dump()
            if not preview.then.halted and not preview.then.gap:
                assert preview.events == events, move
                assert preview.after.dump() == after.standing(seat)[seat].dump(), move
                assert preview.then.moves(seat) == after.moves(seat)
                assert preview.then.view(seat) == after.view(seat)


def test_what_a_preview_asks_next_is_asked(setup: Setup) -> None:
    """Also where something was left unseen on the way: a question that can be asked blind has the same answers."""
    for state, seat, move in walk(setup, points=60):
        preview = state.preview(seat, (move,))
        if preview.decision() is not None:
            after = state.copy()
            after.play(seat, move)
            assert preview.then.moves(seat) == after.moves(seat), move


def test_an_action_of_several_answers_is_foreseen_as_a_whole(setup: Setup) -> None:
    for state, seat, move in walk(setup, points=40):
        first = state.preview(seat, (move,))
        if first.decision() is None:
            continue
        second = first.then.moves(seat)[0]
        both = state.preview(seat, (move, second))
        played = state.copy()
        played.log = []
        played.play_all(seat, (move, second))
        assert in_order(both.events, [event.seen_by(seat) for event in played.take_log()])
        assert both.moves == (move, second)
