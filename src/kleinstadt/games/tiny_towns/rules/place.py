"""Phase 2, place resource (TT-16 to TT-20a), with Factory, Warehouse, Statue and More storage."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.tiny_towns import phrases
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
from kleinstadt.games.tiny_towns.phrases import ASIDE_TEXT, STORE_TEXT, WORDS, place_moves
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import CHANGED, EXCHANGED, PLACE, PLACE_STEPS, PLACING, TAKEN
from kleinstadt.games.tiny_towns.town import KIND_BIT, ONE, Town, kinds_in, load_size


def placing(state: TinyTowns, step: Step) -> None:
    """Everybody who takes a resource places it, all at the same time (TT-16); a full town takes none (TT-18)."""
    state.phase = "place"
    steps: list[Step] = []
    for seat, town in enumerate(state.towns):
        if town.finished == 0 and town.choice and town.empty:
            steps.append(PLACE_STEPS[seat][town.choice])
    state.open_together(steps)


def own_choice(state: TinyTowns, seat: int) -> bool:
    """Whether the player chose or named the round's kind (free choice, hammer)."""
    return state.hammer == seat if state.prospectors else state.free_choice()


def industry_works(state: TinyTowns, seat: int) -> bool:
    """Factory and Warehouse work for every resource taken, or by option only for kinds not of one's own choice."""
    return state.industry_always or not own_choice(state, seat)


def statue_fields(state: TinyTowns, seat: int, town: Town) -> int:
    """Cottages that can take the resource: not of one's own choice, one for each cottage (TT-103, TT-112)."""
    if not town.has(STATUE) or own_choice(state, seat):
        return 0
    return sum(BIT[f] for f in fields_of(town.built[COTTAGE]) if not town.held[f])


def moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """First Factory or Warehouse, then the destination (TT-20)."""
    town = state.towns[step.seat]
    kind, how = step.args
    fields = town.empty
    if how != EXCHANGED:
        fields |= statue_fields(state, step.seat, town)
    plain = place_moves(fields)
    special: list[str] = []
    if how == TAKEN and town.built[FACTORY] and industry_works(state, step.seat):
        special = industry_moves(state, town, kind)
    if state.more_storage and town.aside < ASIDE_USES:  # TT-105, TT-106
        special.append(ASIDE_TEXT)
    return in_order([*plain, *special]) if special else plain


def industry_moves(state: TinyTowns, town: Town, kind: int) -> list[str]:
    card = state.display[FACTORY]
    buildings = town.built[FACTORY]
    if card == FACTORY_CARD and town.kinds_on(buildings) & KIND_BIT[kind]:  # TT-76
        return [phrases.TAKE.say(other - 1) for other in ALL_KINDS if other != kind]
    found: list[str] = []
    if card == WAREHOUSE:  # TT-79
        for f in fields_of(buildings):
            load = town.held[f]
            if load_size(load) < WAREHOUSE_ROOM:
                found.append(STORE_TEXT[f])
            stored = kinds_in(load)
            found += [phrases.SWAP.say(f, k - 1) for k in ALL_KINDS if k != kind and stored & KIND_BIT[k]]
    return found


def play(state: TinyTowns, step: Step, move: str) -> None:
    seat = step.seat
    kind, _ = step.args
    town = state.towns[seat]
    said = WORDS.read(move)
    phrase = said.phrase
    if phrase is phrases.PLACE:
        place(state, seat, town, said.numbers[0], kind)
    elif phrase is phrases.ASIDE:
        town.aside += 1
        state.tell("laid_aside", {"seat": seat, "resource": KINDS[kind]})
    elif phrase is phrases.TAKE:
        other = said.numbers[0] + 1
        state.push(PLACE.at(seat, other, CHANGED))
        state.tell("took_instead", {"seat": seat, "resource": KINDS[other], "instead": KINDS[kind]})
    elif phrase is phrases.STORE:
        (field,) = said.numbers
        town.hold(field, town.held[field] + ONE[kind])
        state.tell("stored", {"seat": seat, "resource": KINDS[kind], "field": NAMES[field]})
    else:
        field, resource = said.numbers
        other = resource + 1
        town.hold(field, town.held[field] + ONE[kind] - ONE[other])
        state.push(PLACE.at(seat, other, EXCHANGED))
        names: dict[str, Arg] = {"resource": KINDS[other], "instead": KINDS[kind], "field": NAMES[field]}
        state.tell("swapped", {"seat": seat, **names})


def place(state: TinyTowns, seat: int, town: Town, field: int, kind: int) -> None:
    if town.occupied & BIT[field]:
        town.hold(field, ONE[kind])  # on a cottage, for good (TT-103)
    else:
        town.put_resource(field, kind)
    if state.log is not None:
        state.tell("placed", {"seat": seat, "resource": KINDS[kind], "field": NAMES[field]})


def about(state: TinyTowns, step: Step) -> dict[str, Arg]:
    kind, _ = step.args
    return {"resource": KINDS[kind]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    PLACING: Effect(placing),
    PLACE: Choice("TT-16", moves, play, public=always, about=about, form="field"),
}
