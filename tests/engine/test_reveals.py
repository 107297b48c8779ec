"""What came to light cannot be taken back (D1): an effect says so itself, a choice by `reveal`, and the shared suite
notices one that does not."""

from typing import Any

import pytest

from engine.market import drawn, recorded
from engine.notes import Notes, a_or_b, game_of, say
from kleinstadt.contract.test_reveals import test_whoever_learns_something_by_an_answer_cannot_take_it_back as promise
from kleinstadt.contract.walks import SETUPS, make_setup
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Header
from kleinstadt.engine.record import Record
from kleinstadt.engine.step import Choice, Effect, Kind, Step, always
from market_day import GAME
from market_day.state import MarketDay

ASK = Kind("ask")
SHOW = Kind("show")
DRAW = Kind("draw")


def write(state: Notes, step: Step) -> None:
    state.note("drawn")


def say_openly(state: Notes, step: Step, move: str) -> None:
    say(state, step, move)
    state.reveal()


NOTES = game_of(
    {
        ASK: Choice("XX-1", a_or_b, say, public=always),
        SHOW: Choice("XX-1", a_or_b, say_openly, public=always),
        DRAW: Effect(write, reveals=True),
    }
)


def lived(*steps: list[Any]) -> Record:
    return Record(NOTES, Header("notes", 1, {}, 2, 0, None, NOTES.start_with(*steps).dump()))


def test_an_answer_that_shows_nothing_can_be_taken_back() -> None:
    record = lived(["ask", 0], ["ask", 0])
    assert not record.play(0, ("a",)).shown
    assert record.own_undo(0) == (0,)


def test_an_answer_that_leads_to_a_reveal_cannot() -> None:
    record = lived(["ask", 0], ["draw"], ["ask", 0])
    assert record.play(0, ("a",)).shown
    assert record.own_undo(0) == ()


def test_an_answer_that_shows_something_itself_cannot() -> None:
    record = lived(["show", 0], ["ask", 0])
    assert record.play(0, ("a",)).shown
    assert record.own_undo(0) == ()


def test_only_the_entry_that_showed_something_is_marked() -> None:
    record = lived(["show", 0], ["ask", 0], ["ask", 0])
    assert [record.play(0, ("a",)).shown for _ in range(2)] == [True, False]
    assert record.own_undo(0) == (1,)


def test_thinking_of_an_answer_reveals_nothing() -> None:
    state = NOTES.start_with(["ask", 0], ["draw"], ["ask", 0])
    state.shown = False
    state.preview(0, ["a"])
    assert not state.shown


def test_a_preview_of_a_draw_leaves_the_deck_alone() -> None:
    state = drawn(["turn", 0], deck=["bell", "lookout"])
    preview = state.preview(0, ["draw"])
    assert preview.events == []
    assert preview.then.view(0)["position"]["deck"] == ["hidden", "hidden"]
    record = recorded(state)
    record.play(0, ("draw",))
    assert record.own_undo(0) == ()


# -- the shared suite kills the mutant -------------------------------------------------------------------------------


class Careless(type(GAME)):  # type: ignore[misc]
    """Market Day in which one effect forgets to say that it reveals something."""

    def __init__(self, kind: str) -> None:
        rules = GAME.book.steps[kind]
        assert isinstance(rules, Effect)
        assert rules.reveals
        super().__init__(GAME.book.with_steps({kind: Effect(rules.run)}), GAME.seats, GAME.options)

    def start(self, *args: Any, **more: Any) -> MarketDay:
        state: MarketDay = super().start(*args, **more)
        state.book = self.book
        return state


REVEALING = [kind for kind, rules in GAME.book.steps.items() if isinstance(rules, Effect) and rules.reveals]


def keep_the_promise(game: AnyGame) -> None:
    for number in range(SETUPS):
        promise(make_setup(game, number))


@pytest.mark.parametrize("kind", REVEALING)
def test_the_shared_suite_notices_an_effect_that_hides_its_reveal(kind: str) -> None:
    with pytest.raises(AssertionError):
        keep_the_promise(Careless(kind))
