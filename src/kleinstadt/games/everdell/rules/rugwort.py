"""Chapter 17: alone against Rugwort (EV-237 to EV-249). He has a city, points and workers, but no hand."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    AUTUMN,
    BASIC_EVENT,
    EVENTS,
    FOOL,
    IDS,
    LOCATION_NUMBER,
    MEADOW,
    NONE,
    SEASONS,
    SOLO,
)
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.program import EVENT_NEEDS
from kleinstadt.games.everdell.rules.hands import refill
from kleinstadt.games.everdell.rules.paying import remove
from kleinstadt.games.everdell.state import AWAY, GONE, ON_MEADOW, RUGWORT, Everdell
from kleinstadt.games.everdell.steps import BANISH, JEST, RUGWORT_PLAYS, RUGWORT_SEASON

FOREST_WORKER: Final[tuple[int, ...]] = tuple(SOLO["forest_worker"])
JOURNEY: Final[tuple[int, ...]] = tuple([LOCATION_NUMBER[id] for id in SOLO["journey"]])
BASIC_WORKER: Final[tuple[int, ...]] = tuple([LOCATION_NUMBER[id] for id in SOLO["basic_worker"]])
CLOSED: Final[tuple[int, ...]] = tuple(SOLO["meadow_workers"])
FEUD_YEAR: Final[int] = SOLO["feud_year"]
ALONE: Final = 0  # the only seat


def year(state: Everdell) -> int:
    """How nasty he is: 1, 2 or 3 (EV-246 to EV-248)."""
    return int(state.options["solo_year"])


def station(state: Everdell, season: int) -> None:
    """His workers stand where they stand in this season (EV-237, EV-240); those on the Meadow close it (EV-241)."""
    autumn = season == AUTUMN
    forest = JOURNEY[year(state) - 1] if autumn else state.forest[FOREST_WORKER[season]]
    basic = GONE if autumn and year(state) == FEUD_YEAR else BASIC_WORKER[season]
    state.seasons[RUGWORT] = season
    state.closed = CLOSED[season]
    state.workers[RUGWORT] = [forest, basic, *[ON_MEADOW + slot for slot in range(state.closed)]]


# -- his cards --------------------------------------------------------------------------------------------------------


def plays(state: Everdell, step: Step) -> None:
    """EV-238: the die names a position of the Meadow; its card is his, and the gap is filled. Nothing else about it
    matters to him."""
    state.owed.pop(0)
    slot = state.chance.below(MEADOW)
    card = state.meadow[slot]
    state.tell("rugwort_rolled", {"number": slot + 1})
    if card != NONE:
        state.meadow[slot] = NONE
        settle(state, card)
        refill(state, step)


def settle(state: Everdell, card: int) -> None:
    """Into his city; a Fool into the other one, if it finds a space there and is the first (EV-239)."""
    mine = state.cities[ALONE]
    fools = card == FOOL and mine.has_room(FOOL) and not mine.holds(FOOL)
    state.cities[ALONE if fools else RUGWORT].enter(card)
    state.tell("rugwort_fooled" if fools else "rugwort_took", {"card": IDS[card], "seat": ALONE})


# -- the Fool against him ---------------------------------------------------------------------------------------------


def jest(state: Everdell, step: Step) -> None:
    """EV-239: a Fool is discarded at once, and one of his cards may be chosen to go."""
    play = state.table[-1]
    play.owner = RUGWORT
    play.place = AWAY
    state.discards.put(play.card, ALL)
    if state.cities[RUGWORT].places():
        state.push(BANISH.at(step.seat))


def banish_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    city = state.cities[RUGWORT]
    return tuple(sorted([phrases.BANISH.say(city.cards[place], place) for place in city.alike(city.places())]))


def banish(state: Everdell, step: Step, move: str) -> None:
    card, place = WORDS.read(move).numbers
    remove(state, RUGWORT, place)
    state.tell("banished", {"seat": step.seat, "card": IDS[card]})


# -- his seasons ------------------------------------------------------------------------------------------------------


def prepare(state: Everdell, step: Step) -> None:
    """EV-240: he takes the basic events that his city meets, then his workers go on."""
    for place, event in enumerate(state.events):
        free = state.owners[place] == NONE and BASIC_EVENT[event]
        if free and holds(state, EVENT_NEEDS[event], RUGWORT, RUGWORT, RUGWORT, place):
            state.owners[place] = RUGWORT
            state.tell("rugwort_achieved", {"card": EVENTS[event]})
    season = state.seasons[step.seat]
    station(state, season)
    state.tell("rugwort_prepared", {"season": SEASONS[season], "number": state.closed})
    if season == AUTUMN and year(state) == FEUD_YEAR:  # EV-248
        state.idle[step.seat] -= 1
        state.workers[step.seat].append(GONE)
        state.tell("rugwort_feud", {"seat": step.seat})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    RUGWORT_PLAYS: Effect(plays, reveals=True),
    RUGWORT_SEASON: Effect(prepare),
    JEST: Effect(jest),
    BANISH: Choice("EV-239", banish_moves, banish, public=always, part=True, blind=always),
}
