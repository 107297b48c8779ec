"""What a person should notice before acting: how many cards would be drawn where foresight ends, and which events could
be achieved then, and by whom."""

from kleinstadt.engine.book import Notice
from kleinstadt.games.everdell.cards import EVENTS, NONE
from kleinstadt.games.everdell.rules.places import can_achieve
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import DRAW


def outlook(state: Everdell, viewer: int | None) -> list[Notice]:
    return cards_to_come(state) + achievable(state)


def cards_to_come(state: Everdell) -> list[Notice]:
    """Which they are is hidden; how many is not (EV-73, EV-79)."""
    step = state.stack[-1] if state.halted and state.stack else None
    if step is None or step.kind is not DRAW:
        return []
    (count,) = step.args
    return [("draws", {"seat": step.seat, "number": min(count, state.room(step.seat), state.cards_left())})]


def achievable(state: Everdell) -> list[Notice]:
    """Who still has a worker for it, or will have one again."""
    found: list[Notice] = []
    for seat in range(state.seats):
        names = state.cities[seat].names
        cards = [
            EVENTS[event]
            for place, event in enumerate(state.events)
            if state.owners[place] == NONE and not state.passed[seat] and can_achieve(state, seat, place, names)
        ]
        if cards:
            found.append(("could", {"seat": seat, "cards": cards}))
    return found
