"""An agenda as plain data again: dumped, or written by hand for a test."""

from typing import Final

from kleinstadt.engine.errors import BrokenRules
from kleinstadt.engine.reading import Reader, list_of, number_in, wrong
from kleinstadt.engine.state import State
from kleinstadt.engine.step import NOBODY, Step, load_step

MANY: Final = 10**9  # no game has so many answers or phases


def load_agenda(state: State, agenda: object, numbers: object, over: bool) -> None:
    """Take over a dumped or hand-written agenda."""
    reader = Reader("agenda", agenda)
    state.stack = load_steps(state, "agenda.stack", reader.entries("stack"))
    state.lane = state.stack
    lanes = reader.entries("lanes")
    if lanes and len(lanes) != state.seats:
        raise wrong("agenda.lanes", "field_list_of", f"must be a list of length {state.seats}.", length=state.seats)
    state.lanes = [load_lane(state, seat, lane) for seat, lane in enumerate(lanes)]
    state.together = len(lanes) > 0
    state.done_is_final = reader.flag("done_is_final")
    state.shared = reader.flag("shared")
    state.togethers = reader.number("togethers", 0, MANY, 0)
    reader.finish()
    if numbers is not None:
        state.numbers = [number_in("numbers", number, 0, MANY) for number in list_of("numbers", numbers, state.seats)]
    if over and (state.stack or state.together):
        raise wrong("over", "field_over", "a game that is over has no steps to come.")
    state.over = over


def load_lane(state: State, seat: int, data: object) -> list[Step]:
    place = f"agenda.lanes[{seat}]"
    steps = load_steps(state, place, data)
    for step in steps:
        if step.seat not in (seat, NOBODY):
            raise wrong(place, "field_lane", f"a step of seat {step.seat} in the lane of seat {seat}.", seat=step.seat)
    return steps


def load_steps(state: State, place: str, data: object) -> list[Step]:
    book = state.book
    steps = data if isinstance(data, list) else [data]
    return [load_step(f"{place}[{i}]", step, book.kinds, book.choices, state.seats) for i, step in enumerate(steps)]


def refuse_doubled(state: State) -> None:
    """Refuse what waits twice though it can only come once: the first would leave the second nothing to do or ask."""
    refuse_twice(state, "agenda.stack", state.stack)
    for seat, lane in enumerate(state.lanes):
        refuse_twice(state, f"agenda.lanes[{seat}]", lane)


def refuse_twice(state: State, place: str, steps: list[Step]) -> None:
    waiting: set[tuple[str, int, tuple[int, ...]]] = set()
    for i, step in enumerate(steps):
        choice = state.book.choices[step.kind.number]
        effect = state.book.effects[step.kind.number]
        if (choice is not None and choice.once) or (effect is not None and effect.once):
            what = (step.kind.id, step.seat, step.args)
            if what in waiting:
                sentence = f"{step.kind.id} waits here a second time."
                raise wrong(f"{place}[{i}]", "field_step_twice", sentence, step=step.kind.id)
            waiting.add(what)


def go_on(state: State) -> None:
    """Go on to the first open question of a position that was laid out. BadPosition where nothing can be answered."""
    if state.over:
        return
    try:
        state.advance([] if state.together else state.stack)
        for seat in state.deciders():
            state.moves(seat)
    except BrokenRules as error:
        raise wrong("agenda", "dead_end", "somebody would be asked something that has no answer here.") from error
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as lack:  # of what a rule needs
        raise wrong("agenda", "misfit", "these steps do not fit the position.") from lack
