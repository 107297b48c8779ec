"""Verbs of the station board: train_car, discard_guest, take_guest (EV-181 to EV-191); new cars and guests."""

from typing import Any, Final

from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import CARS, GUESTS, NONE
from kleinstadt.games.everdell.deeds import Deed
from kleinstadt.games.everdell.phrases import SPACES, WORDS
from kleinstadt.games.everdell.program import FROM_CAR
from kleinstadt.games.everdell.rules.hands import push_refill, waits_for_car
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    CHOOSE_CAR,
    DELIVER,
    DO,
    NEW_CAR,
    SEND_AWAY,
    UNCOVER_GUESTS,
    WELCOME,
    Context,
)

# -- train cars -----------------------------------------------------------------------------------------------------


def free_cars(state: Everdell) -> list[int]:
    """Spaces whose car belongs to no card that is being played (EV-181a)."""
    cars = state.station.cars
    return [space for space, car in enumerate(cars) if car != NONE and not waits_for_car(state, space)]


def train_car(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """EV-187, EV-190: one of the cars; where all are bound, none, and only gaps are filled."""
    if free_cars(state):
        state.push(CHOOSE_CAR.at(seat))
    else:
        push_refill(state)


def choose_car_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([phrases.CAR.pair(state.station.cars[space], space) for space in free_cars(state)])


def choose_car(state: Everdell, step: Step, move: str) -> None:
    """Its reward, then the gaps are filled, then another car comes."""
    _, space = WORDS.read(move).numbers
    state.push(NEW_CAR.at(step.seat, space))
    push_refill(state)
    push_reward(state, step.seat, space)


def push_reward(state: Everdell, seat: int, space: int) -> None:
    car = state.station.cars[space]
    if car != NONE:
        state.tell("unloaded", {"seat": seat, "car": CARS[car]})
        state.push(DO.at(seat, FROM_CAR[car], 0, seat, seat, NONE, NONE))


def deliver(state: Everdell, step: Step) -> None:
    """Step 7 of EV-58: the reward of the car beside the space, then another car and another card; or the reservation
    marker is turned over (EV-227)."""
    play = state.table[-1]
    if play.space == NONE:
        state.turned = replaced(state.turned, step.seat, True)
        return
    state.push(NEW_CAR.at(step.seat, play.space))
    push_reward(state, step.seat, play.space)


def new_car(state: Everdell, step: Step) -> None:
    """The car is set aside and another one drawn; then a card may come to that space."""
    (space,) = step.args
    car = state.station.renew_car(space, state.chance)
    if car != NONE:
        state.tell("new_car", {"car": CARS[car], "space": SPACES[space]})
    for play in state.table:
        if play.space == space:
            play.space = NONE
    push_refill(state)


# -- guests ---------------------------------------------------------------------------------------------------------


def discard_guest(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """EV-191: where only one guest can be seen, nobody is sent away."""
    if len(state.station.visible()) > 1:
        state.push(SEND_AWAY.at(seat))


def send_away_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([phrases.SEND_AWAY.of(guest) for guest in state.station.visible()])


def send_away(state: Everdell, step: Step, move: str) -> None:
    station = state.station
    (guest,) = WORDS.read(move).numbers
    station.guests[station.guests.index(guest)] = NONE
    station.away.append(guest)
    state.tell("sent_away", {"seat": step.seat, "card": GUESTS[guest]})
    state.push(UNCOVER_GUESTS)


def take_guest(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if state.station.visible():
        state.push(WELCOME.at(seat))


def welcome_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([phrases.WELCOME.of(guest) for guest in state.station.visible()])


def welcome(state: Everdell, step: Step, move: str) -> None:
    station = state.station
    (guest,) = WORDS.read(move).numbers
    station.guests[station.guests.index(guest)] = NONE
    state.hosted = replaced(state.hosted, step.seat, (*state.hosted[step.seat], guest))
    state.tell("welcomed", {"seat": step.seat, "card": GUESTS[guest]})
    state.push(UNCOVER_GUESTS)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DELIVER: Effect(deliver),
    CHOOSE_CAR: Choice("EV-187", choose_car_moves, choose_car, public=always, part=True, blind=always),
    NEW_CAR: Effect(new_car, reveals=True),
    SEND_AWAY: Choice("EV-190", send_away_moves, send_away, public=always, part=True, blind=always),
    WELCOME: Choice("EV-190", welcome_moves, welcome, public=always),
}
