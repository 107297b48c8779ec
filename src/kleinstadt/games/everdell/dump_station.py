"""The station board as plain data, read again."""

from collections.abc import Mapping

from kleinstadt.engine.cards_as_data import not_too_many
from kleinstadt.engine.reading import Reader, all_known, list_in, list_of, number_in, wrong
from kleinstadt.games.everdell.cards import (
    BAG,
    CAR_COPIES,
    CAR_NUMBER,
    CARS,
    GUEST_NUMBER,
    GUEST_STACKS,
    GUESTS,
    NONE,
    NUMBER,
    STATION,
)
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.station import Station, no_station
from kleinstadt.games.everdell.view import NOTHING


def or_nothing(numbers: Mapping[str, int]) -> dict[str, int]:
    return {**numbers, NOTHING: NONE}


def load_station(reader: Reader) -> Station:
    """What is not said: no cards, a train car of each of the first kinds with all others in the bag, and no guests."""
    station = no_station()
    cards = reader.entries_of("cards", STATION, NOTHING)
    station.cards = all_known(reader.at("cards"), cards, or_nothing(NUMBER))
    cars = list_of(reader.at("cars"), reader.raw("cars", list(CARS[:STATION])), STATION)
    station.cars = all_known(reader.at("cars"), cars, or_nothing(CAR_NUMBER))
    station.spent = reader.all_known("spent", CAR_NUMBER)
    bag = reader.raw("bag", [CARS[car] for car in left_in_bag(station)])
    station.bag = all_known(reader.at("bag"), bag, CAR_NUMBER)
    load_guests(station, reader)
    reader.finish()
    return station


def left_in_bag(station: Station) -> list[int]:
    bag = BAG.copy()
    for car in station.cars + station.spent:
        if car in bag:
            bag.remove(car)
    return bag


def load_guests(station: Station, reader: Reader) -> None:
    station.away = reader.all_known("away", GUEST_NUMBER)
    guests = reader.entries_of("guests", GUEST_STACKS, NOTHING)
    station.guests = all_known(reader.at("guests"), guests, or_nothing(GUEST_NUMBER))
    place = reader.at("lots")
    station.lots = [
        all_known(f"{place}[{lot}]", found, GUEST_NUMBER) for lot, found in enumerate(reader.entries("lots"))
    ]
    place = reader.at("stacks")
    for index, stack in enumerate(reader.entries_of("stacks", GUEST_STACKS, [])):
        here = f"{place}[{index}]"
        station.stacks.append([number_in(here, lot, 0, len(station.lots) - 1) for lot in list_in(here, stack)])
    for lot, guests_of_it in enumerate(station.lots):
        if sum(stack.count(lot) for stack in station.stacks) != len(guests_of_it):
            raise wrong(place, "ev_lots", "the stacks must hold as many guests as the lots.")


def check_station(state: Everdell) -> None:
    """Refuse more train cars or guests than there are."""
    station = state.station
    cars = [car for car in station.cars + station.bag + station.spent if car != NONE]
    not_too_many("position.station", {CARS[car]: cars.count(car) for car in set(cars)}, CAR_COPIES)
    beside = [guest for guests in state.hosted for guest in guests]
    to_come = [guest for lot in station.lots for guest in lot]
    guests = station.visible() + station.away + beside + to_come
    not_too_many("position", {GUESTS[guest]: guests.count(guest) for guest in set(guests)}, dict.fromkeys(GUESTS, 1))
