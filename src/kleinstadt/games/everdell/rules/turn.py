"""Chapter 3: a turn is one action (EV-30 to EV-33); chapter 13: passing (EV-174 to EV-176)."""

from typing import Any, Final

from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import AUTUMN, IDS, NONE, SUMMER
from kleinstadt.games.everdell.phrases import PASS_TEXT, PREPARE_TEXT, TICKET_TEXT, WORDS
from kleinstadt.games.everdell.rules.hands import at_station, in_meadow, lift_open, push_refill
from kleinstadt.games.everdell.rules.places import add_events, add_spots, go_to
from kleinstadt.games.everdell.rules.playing import add_offers, begin_paid
from kleinstadt.games.everdell.state import FOR_TICKET, Everdell
from kleinstadt.games.everdell.steps import (
    LIFT,
    NEXT,
    NEXT_STEPS,
    PREPARE,
    RUGWORT_PLAYS,
    RUGWORT_SEASON,
    TURN,
    TURN_STEPS,
)


def turn_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """Everything an action can begin with: a place for a worker, a card to play or reserve, preparing, passing."""
    seat = step.seat
    idle = state.idle[seat] > 0
    found: list[str] = []  # one list for all of it, nearly in the order of the texts: they are sorted soon
    if idle:
        add_events(state, seat, found)
    if state.seasons[seat] == AUTUMN:  # EV-174
        found.append(PASS_TEXT)
    add_offers(state, seat, found)
    if not idle and state.seasons[seat] != AUTUMN:  # EV-168
        found.append(PREPARE_TEXT)
    if state.options["reservation"]:
        found += reservable(state, seat)
    if can_travel(state, seat):
        found.append(TICKET_TEXT)
    if idle:
        add_spots(state, seat, NONE, found)
    return in_order(found)


def reservable(state: Everdell, seat: int) -> list[str]:
    """EV-226: open cards that may be reserved, while the marker is free."""
    if state.turned[seat] or state.reserved[seat] != NONE:
        return []
    return [phrases.RESERVE.pair(card, source) for card, source in in_meadow(state) + at_station(state)]


def can_travel(state: Everdell, seat: int) -> bool:
    """EV-224, EV-225: a ticket moves a worker, outbound in any season, back in summer or autumn. A shared location is
    always open to it, so any worker will do that is not there for good."""
    usable = state.tickets[seat] > (1 if state.seasons[seat] < SUMMER else 0)
    return usable and bool(state.movable(seat))


def turn(state: Everdell, step: Step, move: str) -> None:
    seat = step.seat
    state.push(NEXT_STEPS[seat])
    said = WORDS.read(move)
    phrase = said.phrase
    if phrase is phrases.PLAY:
        card, source = said.numbers
        begin_paid(state, seat, card, source)
    elif phrase is phrases.RESERVE:
        card, source = said.numbers
        state.reserved = replaced(state.reserved, seat, lift_open(state, source))
        state.tell("reserved", {"seat": seat, "card": IDS[card]})
        push_refill(state)
    elif phrase is phrases.TICKET:
        state.tickets = replaced(state.tickets, seat, state.tickets[seat] - 1)
        state.tell("travelled", {"seat": seat})
        if state.solo:  # EV-254
            state.owed.append(FOR_TICKET)
        state.push(LIFT.at(seat))
    elif phrase is phrases.PREPARE:
        if state.solo:  # EV-240
            state.push(RUGWORT_SEASON.at(seat))
        state.push(PREPARE.at(seat))
    elif phrase is phrases.PASS:
        state.passed = replaced(state.passed, seat, True)
        state.tell("passed", {"seat": seat})
    else:
        go_to(state, seat, said)


def next_turn(state: Everdell, step: Step) -> None:
    """The next player who has not passed; when all have, nothing follows and the game is over (EV-176). Before that
    Rugwort answers every card of the turn (EV-238)."""
    state.tidy()
    if state.owed:
        state.push(step)
        state.push(RUGWORT_PLAYS.of(step.seat))
        return
    for turns in range(1, state.seats + 1):
        other = (step.seat + turns) % state.seats
        if not state.passed[other]:
            state.push(TURN_STEPS[other])
            return


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TURN: Choice("EV-30", turn_moves, turn, public=None, form="field"),
    NEXT: Effect(next_turn),
}
