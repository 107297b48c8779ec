"""What a person should notice before acting: which events could be achieved then, and by whom."""

from kleinstadt.engine.book import Notice
from kleinstadt.games.everdell.cards import EVENTS, NONE
from kleinstadt.games.everdell.rules.places import can_achieve
from kleinstadt.games.everdell.state import Everdell


def outlook(state: Everdell, viewer: int | None) -> list[Notice]:
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
