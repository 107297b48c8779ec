"""Phase 2, place resource (TT-16 to TT-20a), with Factory, Warehouse, Statue and More storage."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Rules, Step, always
from kleinstadt.games.tiny_towns.cards import (
    ALL_KINDS,
    ASIDE_USES,
    COTTAGE,
    FACTORY,
    FACTORY_CARD,
    KINDS,
    STATUE,
    WAREHOUSE,
    WAREHOUSE_ROOM,
)
from kleinstadt.games.tiny_towns.fields import BIT, NAMES, fields_of
from kleinstadt.games.tiny_towns.notation import ASIDE, PLACE, STORE, field_in, last_kind_in, place_moves
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import KIND_BIT, ONE, Town, kinds_in, load_size

# The second number of a place step: how the resource came about.
TAKEN: Final = 0
CHANGED: Final = 1
EXCHANGED: Final = 2

PLACE_FIELD: Final[dict[str, int]] = {text: field for field, text in enumerate(PLACE)}
PLACE_STEP: Final = tuple([[Step("place", seat, (kind, TAKEN)) for kind in range(6)] for seat in range(6)])


def placing(state: TinyTowns, step: Step) -> None:
    """Everybody who takes a resource places it, all at the same time (TT-16); a full town takes none (TT-18)."""
    state.phase = "place"
    steps: list[Step] = []
    for seat, town in enumerate(state.towns):
        if town.finished == 0 and town.choice and town.empty:
            steps.append(PLACE_STEP[seat][town.choice])
    state.open_together(steps)


def own_choice(state: TinyTowns, seat: int) -> bool:
    """Whether the player chose or named the round's kind (free choice, hammer)."""
    return state.hammer == seat if state.prospectors else state.free_choice()


def industry_works(state: TinyTowns, seat: int) -> bool:
    """Factory and Warehouse work for every resource taken, or by option only for kinds not of one's own choice."""
    return state.options["industry"] == "always" or not own_choice(state, seat)


def statue_fields(state: TinyTowns, seat: int, town: Town) -> int:
    """Cottages that can take the resource: not of one's own choice, one for each cottage (TT-103, TT-112)."""
    if not town.has(STATUE) or own_choice(state, seat):
        return 0
    return sum([BIT[f] for f in fields_of(town.built[COTTAGE]) if not town.held[f]])


def moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """First Factory or Warehouse, then the destination (TT-20)."""
    town = state.towns[step.seat]
    kind = step.args[0]
    how = step.args[1]
    fields = town.empty
    if how != EXCHANGED:
        fields |= statue_fields(state, step.seat, town)
    plain = place_moves(fields)
    special: list[str] = []
    if how == TAKEN and town.built[FACTORY] and industry_works(state, step.seat):
        special = industry_moves(state, town, kind)
    if state.options["more_storage"] and town.aside < ASIDE_USES:  # TT-105, TT-106
        special.append(ASIDE)
    return tuple(sorted([*plain, *special])) if special else plain


def industry_moves(state: TinyTowns, town: Town, kind: int) -> list[str]:
    card = state.display[FACTORY]
    buildings = town.built[FACTORY]
    if card == FACTORY_CARD and town.kinds_on(buildings) & KIND_BIT[kind]:  # TT-76
        return [f"take {KINDS[other]}" for other in ALL_KINDS if other != kind]
    found: list[str] = []
    if card == WAREHOUSE:  # TT-79
        for f in fields_of(buildings):
            load = town.held[f]
            if load_size(load) < WAREHOUSE_ROOM:
                found.append(STORE[f])
            stored = kinds_in(load)
            found += [f"swap {NAMES[f]} {KINDS[k]}" for k in ALL_KINDS if k != kind and stored & KIND_BIT[k]]
    return found


def play(state: TinyTowns, step: Step, move: str) -> None:
    seat = step.seat
    kind = step.args[0]
    town = state.towns[seat]
    field = PLACE_FIELD.get(move)
    if field is not None:
        place(state, seat, town, field, kind)
    elif move == ASIDE:
        town.aside += 1
        state.tell("laid_aside", {"seat": seat, "resource": KINDS[kind]})
    elif move.startswith("take "):
        other = last_kind_in(move)
        state.push(Step("place", seat, (other, CHANGED)))
        state.tell("took_instead", {"seat": seat, "resource": KINDS[other], "instead": KINDS[kind]})
    elif move.startswith("store "):
        field = field_in(move)
        town.hold(field, town.held[field] + ONE[kind])
        state.tell("stored", {"seat": seat, "resource": KINDS[kind], "field": NAMES[field]})
    else:
        field = field_in(move)
        other = last_kind_in(move)
        town.hold(field, town.held[field] + ONE[kind] - ONE[other])
        state.push(Step("place", seat, (other, EXCHANGED)))
        args: dict[str, Arg] = {
            "seat": seat,
            "resource": KINDS[other],
            "instead": KINDS[kind],
            "field": NAMES[field],
        }
        state.tell("swapped", args)


def place(state: TinyTowns, seat: int, town: Town, field: int, kind: int) -> None:
    if town.occupied & BIT[field]:
        town.hold(field, ONE[kind])  # on a cottage, for good (TT-103)
    else:
        town.put_resource(field, kind)
    if state.log is not None:
        state.tell("placed", {"seat": seat, "resource": KINDS[kind], "field": NAMES[field]})


def about(state: TinyTowns, step: Step) -> dict[str, Arg]:
    return {"resource": KINDS[step.args[0]]}


STEPS: Final[dict[str, Rules[Any]]] = {
    "placing": Effect(placing),
    "place": Choice("TT-16", moves, play, public=always, about=about, form="field"),
}
