"""What a person should notice before acting: who could complete a project where the crane would then stand."""

from kleinstadt.engine.book import Notice
from kleinstadt.games.garden_nation.cards import PROJECTS
from kleinstadt.games.garden_nation.rules.could import could_meet
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT, NEXT


def outlook(garden: Garden, viewer: int | None) -> list[Notice]:
    found: list[Notice] = []
    for seat in acting_next(garden):
        cards = [PROJECTS[card] for card in could_meet(garden, seat)]
        if cards:
            found.append(("could", {"seat": seat, "cards": cards}))
    return found


def acting_next(garden: Garden) -> list[int]:
    """Whoever has the next action, or those of whom one will be chosen for it (GN-22)."""
    for seat in garden.deciders():
        step = garden.asked(seat)
        if step is not None and step.kind is ACT:
            return [seat]
        if step is not None and step.kind is NEXT:
            return [other for other in range(garden.seats) if other not in garden.order]
    return []
