"""Phase 3, build (TT-21 to TT-32), with the second part for the owner of Opaleye's Watch (TT-99)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.tiny_towns.cards import (
    BANK,
    CARD_IDS,
    CASTLE,
    COTTAGE,
    FACTORY_CARD,
    FIRST_MONUMENT,
    OBELISK,
    SHED,
    TYPE_OF,
    WATCH,
)
from kleinstadt.games.tiny_towns.fields import BIT, NAMES, fields_of, names_of, spread
from kleinstadt.games.tiny_towns.patterns import find, lying
from kleinstadt.games.tiny_towns.phrases import DONE_TEXT, PAYMENTS, SET, WORDS, build_text
from kleinstadt.games.tiny_towns.placements import ANY_MONUMENT, CARD_BIT, NOTHING, Placement
from kleinstadt.games.tiny_towns.rules.industry import banks_full, may_add
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import BUILD, BUILD_STEPS, BUILDING, MARK, MONUMENT_BUILT, WATCHING
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

ONLY_DONE: Final[tuple[str, ...]] = (DONE_TEXT,)


def building(state: TinyTowns, step: Step) -> None:
    """All active players build at the same time; who is done is done (TT-21, TT-21a)."""
    state.phase = "build"
    state.open_together([BUILD_STEPS[seat] for seat in state.active_seats()], done_is_final=True)


# -- what can be built ---------------------------------------------------------------------------------------------


def patterns(state: TinyTowns, town: Town) -> list[Placement]:
    """Where the patterns of the display and of the own unbuilt monument lie."""
    wild = state.wild(town)
    everything = NOTHING if wild else lying(state.cards | ANY_MONUMENT, town)
    if not wild and not everything:
        return NOTHING
    cards = state.cards
    if town.monument != NO_CARD and town.monument_field == NO_FIELD:
        cards |= CARD_BIT[town.monument]
    if banks_full(state, town):
        cards &= ~CARD_BIT[BANK]
    return find(cards, town, wild) if wild else [placement for placement in everything if placement.card_bit & cards]


def targets(town: Town, placement: Placement, paid: int) -> int:
    """Where the new building may stand: on a paid field, or with Shed and Obelisk on any then empty one (TT-24)."""
    if placement.card == SHED or town.has(OBELISK):
        return town.empty | paid
    return paid


def moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Builds that differ only in which Trading Posts stood in are one: only what is paid and where it stands counts."""
    town = state.towns[step.seat]
    (waiting,) = step.args
    found = patterns(state, town)
    if not found and not waiting:
        return ONLY_DONE
    builds: set[str] = {DONE_TEXT}
    for placement in found:
        paid = placement.fields & town.stock
        for field in fields_of(targets(town, placement, paid)):
            builds.add(build_text(placement.card, field, paid))
    for type in fields_of(waiting):
        if not may_add(state, town, type):
            continue
        for field in fields_of(town.empty):
            builds.add(SET.say(state.display[type], field))
    return in_order(list(builds))


def public(state: TinyTowns, step: Step) -> bool:
    """Everybody sees the town, but not the secret monument: only where no monument at all could be built, nothing is
    given away by not asking."""
    town = state.towns[step.seat]
    if town.monument == NO_CARD or town.monument_field != NO_FIELD:
        return True
    wild = state.wild(town)
    if wild:
        return not find(ANY_MONUMENT, town, wild)
    everything = lying(state.cards | ANY_MONUMENT, town)
    return not everything or not any(placement.card >= FIRST_MONUMENT for placement in everything)


# -- building ------------------------------------------------------------------------------------------------------


def play(state: TinyTowns, step: Step, move: str) -> None:
    seat = step.seat
    if move is DONE_TEXT or move == DONE_TEXT:
        if state.log is not None:
            state.tell("done", {"seat": seat})
        return
    said = WORDS.read(move)
    if said.phrase is SET:
        card, field = said.numbers
        type = TYPE_OF[card]
        (waiting,) = step.args
        state.towns[seat].watch &= ~BIT[type]  # each of the three can be used once (TT-99)
        state.push(BUILD.at(seat, waiting & ~BIT[type]))
        put(state, seat, card, field, "set_from_watch")
    else:
        state.push(step)
        card, field, payment = said.numbers
        paid = PAYMENTS[payment]
        pay(state.towns[seat], paid)
        if state.log is not None:
            state.tell("paid", {"seat": seat, "fields": names_of(paid)})
        put(state, seat, card, field, "built")


def pay(town: Town, paid: int) -> None:
    town.stock &= ~paid
    town.resources &= ~spread(paid)


def put(state: TinyTowns, seat: int, card: int, field: int, event: str) -> None:
    """A building comes into the town, by payment or by an effect; both count as built (TT-31)."""
    town = state.towns[seat]
    if state.log is not None:
        state.tell(event, {"seat": seat, "card": CARD_IDS[card], "field": NAMES[field]})
    if card >= FIRST_MONUMENT:
        state.reveal()
        town.put_monument(field)
        if card == CASTLE:
            town.raised |= BIT[COTTAGE]  # TT-89
        state.push(MONUMENT_BUILT.at(seat))
        return
    type = TYPE_OF[card]
    town.put_building(type, field)
    town.raised |= BIT[type]
    if card in (BANK, FACTORY_CARD):
        state.push(MARK.at(seat, field))


# -- the second part (TT-99) -----------------------------------------------------------------------------------------


def watching(state: TinyTowns, step: Step) -> None:
    """Types on Opaleye's Watch that a neighbour built in this phase. Not in the round the Watch itself was built."""
    for seat, town in enumerate(state.towns):
        if town.has(WATCH) and town.finished == 0 and town.watch_round < state.round:
            raised = 0
            for other in state.neighbours(seat):
                raised |= state.towns[other].raised
            if raised & town.watch:
                state.push(BUILD.at(seat, raised & town.watch))


def about(state: TinyTowns, step: Step) -> dict[str, Arg]:
    """`full` warns that the town will be finished if nothing is built (TT-36a); `cards` wait on the Watch (TT-99)."""
    town = state.towns[step.seat]
    full = town.empty == 0 and bool(patterns(state, town))
    (waiting,) = step.args
    cards = [CARD_IDS[state.display[type]] for type in fields_of(waiting)]
    return {"full": int(full), "waiting": len(cards), "cards": cards}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    BUILDING: Effect(building),
    BUILD: Choice("TT-21", moves, play, public=public, about=about, form="some"),
    WATCHING: Effect(watching),
}
