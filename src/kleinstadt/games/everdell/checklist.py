"""The set-up at the real table (EV-8 to EV-25, EV-237)."""

from typing import Final

from kleinstadt.engine.draw import DrawForm, DrawGroup, Task
from kleinstadt.engine.event import Arg
from kleinstadt.games.everdell.cards import (
    BASIC_EVENT,
    CARS,
    EVENTS,
    FORESTS,
    GUESTS,
    IDS,
    LOCATIONS,
    NONE,
)
from kleinstadt.games.everdell.state import RUGWORT, Everdell

DRAW_FORM: Final = DrawForm(
    parts=("forest", "events", "deck", "station", "first"),
    groups=(
        DrawGroup("forest", tuple([LOCATIONS[location] for location in FORESTS]), names="location"),
        DrawGroup("special", tuple([event for number, event in enumerate(EVENTS) if not BASIC_EVENT[number]])),
    ),
    aside=("tea_house_reward", "queen_sources"),
)
YEARS: Final = ("EV-246", "EV-247", "EV-248")


def checklist(state: Everdell) -> list[Task]:
    basic = [EVENTS[event] for event in state.events if BASIC_EVENT[event]]
    special = [EVENTS[event] for event in state.events if not BASIC_EVENT[event]]
    return [
        Task("board", "EV-8"),
        Task("forest", "EV-9", part="forest"),
        *[Task("location", "EV-9", {"location": LOCATIONS[location]}, under=True) for location in state.forest],
        Task("events", "EV-10", {"cards": basic}),
        Task("special", "EV-10", {"cards": special}, part="events"),
        Task("deck", "EV-11", {"newleaf": str(state.options["newleaf"])}),
        Task("meadow", "EV-11", meadow(state), part="deck"),
        *(at_station(state) if state.station.cars else []),
        *newleaf(state),
        *seats(state),
    ]


def meadow(state: Everdell) -> dict[str, Arg]:
    """Each card by its place: places matter to Rugwort (EV-238)."""
    return {f"{place}_card": IDS[card] for place, card in zip("abcdefgh", state.meadow, strict=True)}


def at_station(state: Everdell) -> list[Task]:
    """EV-15 to EV-17: three cards with their train cars, two stacks of guests."""
    station = state.station
    guests = [GUESTS[guest] for guest in station.guests if guest != NONE]
    tasks = [Task("station-board", "EV-17", part="station")]
    for space, card in enumerate(station.cards):
        args: dict[str, Arg] = {"number": space + 1, "card": IDS[card], "car": CARS[station.cars[space]]}
        tasks.append(Task("station", "EV-15", args, under=True))
    return [*tasks, Task("guests", "EV-16", {"cards": guests}, part="station")]


def newleaf(state: Everdell) -> list[Task]:
    """What everybody takes with parts of Newleaf."""
    tasks = [Task("golden", "EV-18")] if state.options["newleaf"] != "off" else []
    rules = {"tickets": "EV-19", "reservation": "EV-20", "abilities": "EV-25"}
    return tasks + [Task(part, rule) for part, rule in rules.items() if state.options[part]]


def seats(state: Everdell) -> list[Task]:
    """Who begins, how many cards everybody draws, and Rugwort (EV-12, EV-13, EV-237)."""
    tasks = [Task("workers", "EV-13")]
    if state.solo:
        year = int(state.options["solo_year"])
        workers = [LOCATIONS[spot] for spot in state.workers[RUGWORT]]
        tasks += [Task("rugwort", "EV-237", {"locations": workers}), Task(f"year-{year}", YEARS[year - 1])]
    else:
        tasks.append(Task("first", "EV-12", {"seat": state.first}, part="first"))
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        args: dict[str, Arg] = {"seat": seat, "number": len(state.hands[seat])}
        tasks.append(Task("hand", "EV-12", args, under=not state.solo))
    return tasks
