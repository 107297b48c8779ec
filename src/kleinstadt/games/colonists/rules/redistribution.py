"""Redistribution of colonists (phase 3, CO-215 to CO-217).

All colonists are free; then for each kind of building, in a fixed order, it is said how many of each class work there
(D23). Nobody is fed yet, but who cannot be fed afterwards must go home.
"""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.box import PROVISION
from kleinstadt.games.colonists.cards import ANY_CLASS, CLASSES
from kleinstadt.games.colonists.community import (
    CREW_SIZE,
    IN_CREW,
    JOINED,
    NOBODY_THERE,
    building_of,
    crew_of,
    crew_without,
    kind_of,
    level_of,
    plot_of,
    share_of,
)
from kleinstadt.games.colonists.goods import FOOD, NOTHING, ONE, PROVISIONS, ROBES, amount
from kleinstadt.games.colonists.means import admits, outputs, total_of
from kleinstadt.games.colonists.phrases import AT_EMBASSY, WORDS
from kleinstadt.games.colonists.rules.possible import discounts
from kleinstadt.games.colonists.rules.provisions import can_feed_all, demand, full_demand, generated
from kleinstadt.games.colonists.rules.staffing import PAIR, misplaced, pairs
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    FEED,
    FREE_ALL,
    LOSE_STEWARD,
    POST,
    PRODUCE,
    SEND_HOME,
    SETTLE,
    STAFFED,
    SUSTAIN,
    YEAR_CHOICE,
    YEAR_PRODUCTION,
    YEAR_WORK,
)
from kleinstadt.games.colonists.verbs import NONE, Power


def free_all(state: Colonists, step: Step) -> None:
    """Everybody is at home for a moment."""
    seat = step.seat
    state.buildings[seat] = sorted(
        [building_of(kind_of(each), plot_of(each), NOBODY_THERE, share_of(each)) for each in state.buildings[seat]]
    )
    state.guests[seat] = NONE
    state.changed(seat)
    for kind in (YEAR_PRODUCTION, FEED, LOSE_STEWARD, SETTLE, STAFFED):
        state.push(kind.at(seat))
    if posts(state, seat):
        state.push(POST.at(seat, 0))


# -- posts -------------------------------------------------------------------------------------------------------------


def posts(state: Colonists, seat: int) -> list[tuple[int, int]]:
    """Kinds of buildings with the classes that may work there, in the order in which they are asked for."""
    box = state.box
    means = state.means[seat]
    owned = 0
    for building in state.buildings[seat]:
        if box.buildings[kind_of(building)].workers:
            owned |= BIT[kind_of(building)]
    found = [
        (kind, colonist)
        for kind in box.posts
        if BIT[kind] & owned
        for colonist in range(3)
        if means.residents[colonist] and admits(box, means, kind, colonist)
    ]
    if has_embassy_post(state, seat):
        return [(AT_EMBASSY, colonist) for colonist in range(3) if means.residents[colonist]] + found
    return found


def has_embassy_post(state: Colonists, seat: int) -> bool:
    """An embassy of the Industrialists takes a colonist (CO-155a)."""
    box = state.box
    return any(box.colonies[colony].factory and level_of(each) for colony, each in enumerate(state.embassies[seat]))


def vacancies(state: Colonists, seat: int, kind: int, colonist: int) -> int:
    """How many more of this class may work in buildings of this kind."""
    if kind == AT_EMBASSY:
        return int(state.guests[seat] == NONE)
    means = state.means[seat]
    facts = state.box.buildings[kind]
    own = [building for building in state.buildings[seat] if kind_of(building) == kind]
    free = sum(facts.workers - min(facts.workers, CREW_SIZE[crew_of(building)]) for building in own)
    if facts.worker == ANY_CLASS:
        joinable = len([each for each in own if JOINED[crew_of(each)][colonist] == PAIR])
        return free + min(joinable, means.pairs_of_factories - pairs(state, seat))
    if facts.worker == colonist:
        return free
    caps = [power.most for power in means.employs if (power.who, power.where) == (colonist, facts.worker)]
    if 0 in caps:
        return free
    return min(free, sum(caps) - misplaced(state, seat, colonist, facts.worker))


def post_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    (at,) = step.args
    seat = step.seat
    kind, colonist = posts(state, seat)[at]
    most = min(vacancies(state, seat, kind, colonist), state.means[seat].idle[colonist])
    numbers = [number for number in range(most + 1) if number == 0 or could_feed(state, seat, colonist, number)]
    return in_order([phrases.EMPLOY.say(number, colonist, kind) for number in numbers])


def could_feed(state: Colonists, seat: int, colonist: int, number: int) -> bool:
    """Whether so many more could be fed if everybody else went to work for provisions: a generous guess that rules out
    what is hopeless."""
    meal = number * state.box.meal[colonist]
    if not meal:
        return True
    means = state.means[seat]
    there = state.pools[seat] + state.buffers[seat] + generated(state, seat, PROVISIONS) + means.embassy_goods
    gifts = [each.goods for each in (*means.embassy_options, NOTHING)]
    saved = [each.goods for each in discounts(state, seat)]
    due = full_demand(state, seat) + meal
    return all(
        amount(there, good)
        + still_possible(state, seat, good)
        + max([amount(each, good) for each in gifts])
        + max([amount(each, good) for each in saved])
        >= amount(due, good)
        for good in PROVISIONS
    )


def still_possible(state: Colonists, seat: int, good: int) -> int:
    """At most so much more of this good could be generated by those who have no work yet."""
    box = state.box
    means = state.means[seat]
    own = [(box.buildings[kind_of(each)], each) for each in state.buildings[seat]]
    factories = sum(facts.worker == ANY_CLASS and not crew_of(each) for facts, each in own)
    factories += has_embassy_post(state, seat) and state.guests[seat] == NONE
    found = 0
    for facts, each in own:
        if facts.kind == PROVISION and facts.good == good:
            more = sum(total_of(power.gain) for power in means.bonuses if power.building == kind_of(each))
            found += factories if crew_of(each) else facts.output + more + max(means.factory) + factories
    return found


def employ(state: Colonists, step: Step, move: str) -> None:
    (at,) = step.args
    seat = step.seat
    number, colonist, kind = WORDS.read(move).numbers
    for _ in range(number):
        take_post(state, seat, kind, colonist)
    state.changed(seat)
    if at + 1 < len(posts(state, seat)):
        state.push(POST.at(seat, at + 1))


def take_post(state: Colonists, seat: int, kind: int, colonist: int) -> None:
    """The building that keeps most is staffed first; a Factory gets a second worker only where no other is free."""
    if kind == AT_EMBASSY:
        state.guests[seat] = colonist
        return
    buildings = state.buildings[seat]
    needed = state.box.buildings[kind].workers
    own = [each for each in buildings if kind_of(each) == kind and JOINED[crew_of(each)][colonist] != NONE]
    free = [each for each in own if CREW_SIZE[crew_of(each)] < needed]
    chosen = max(free or [each for each in own if JOINED[crew_of(each)][colonist] == PAIR], key=share_of)
    joined = JOINED[crew_of(chosen)][colonist]
    buildings[buildings.index(chosen)] = building_of(kind, plot_of(chosen), joined, share_of(chosen))
    buildings.sort()


def about_post(state: Colonists, step: Step) -> dict[str, Arg]:
    kind, colonist = posts(state, step.seat)[step.args[0]]
    return {"post": phrases.POSTS[kind], "class": CLASSES[colonist]}


# -- whether it can stay so (CO-222) -----------------------------------------------------------------------------------


def broken_conditions(state: Colonists, seat: int) -> list[Power]:
    """Powers by which somebody works out of class although one of the other class is idle (OP-59)."""
    means = state.means[seat]
    return [
        power
        for power in means.employs
        if power.unless != NONE and means.idle[power.unless] and misplaced(state, seat, power.who, power.where)
    ]


def all_staffed(state: Colonists, step: Step) -> None:
    """Then goods without room are dealt with (CO-216), all are fed, and the community generates."""
    seat = step.seat
    if broken_conditions(state, seat) or not can_feed_all(state, seat):
        state.push(STAFFED.at(seat))
        state.push(SEND_HOME.at(seat))
    elif not state.year:  # a later start: provisions may be put into buffers now (CO-241)
        fill_buffers(state, seat)


def feed(state: Colonists, step: Step) -> None:
    """Where so much had to be discarded that not all can be fed, somebody goes home after all."""
    seat = step.seat
    if not can_feed_all(state, seat):
        for kind in (FEED, SETTLE, SEND_HOME):
            state.push(kind.at(seat))
    elif state.means[seat].embassy_options:
        state.push(YEAR_CHOICE.at(seat))
    else:
        state.push(SUSTAIN.at(seat, NONE))


def year_production(state: Colonists, step: Step) -> None:
    """Who can convert goods may do so before and after."""
    seat = step.seat
    state.push(YEAR_WORK.at(seat, 0, 0) if state.means[seat].lines else PRODUCE.at(seat))


def fill_buffers(state: Colonists, seat: int) -> None:
    buildings = state.buildings[seat]
    made = outputs(state.box, state.means[seat], buildings)
    for at, each in enumerate(buildings):
        good = state.box.buildings[kind_of(each)].good
        if good in PROVISIONS:
            moved = min(made[at], amount(state.pools[seat], good))
            state.pools[seat] -= moved * ONE[good]
            state.buffers[seat] += moved * ONE[good]
            buildings[at] = building_of(kind_of(each), plot_of(each), crew_of(each), made[at])
    buildings.sort()


def send_home_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """One worker at a time: who works out of class without a right to, or who must be fed."""
    seat = step.seat
    broken = broken_conditions(state, seat)
    found: set[str] = set()
    for building in state.buildings[seat]:
        kind = kind_of(building)
        asked = state.box.buildings[kind].worker
        for colonist in range(3):
            if IN_CREW[crew_of(building)][colonist]:
                wrong = any((power.who, power.where) == (colonist, asked) for power in broken)
                if wrong if broken else state.box.meal[colonist]:
                    found.add(phrases.SEND_HOME.say(colonist, kind))
    guest = state.guests[seat]
    if guest != NONE and not broken and state.box.meal[guest]:
        found.add(phrases.SEND_HOME.say(guest, AT_EMBASSY))
    return in_order(list(found))


def send_home(state: Colonists, step: Step, move: str) -> None:
    colonist, kind = WORDS.read(move).numbers
    seat = step.seat
    if kind == AT_EMBASSY:
        state.guests[seat] = NONE
    else:
        buildings = state.buildings[seat]
        working = [each for each in buildings if kind_of(each) == kind and IN_CREW[crew_of(each)][colonist]]
        left = min(working, key=share_of)
        crew = crew_without(crew_of(left), colonist)
        buildings[buildings.index(left)] = building_of(kind, plot_of(left), crew, share_of(left))
        buildings.sort()
    state.changed(seat)


def about_home(state: Colonists, step: Step) -> dict[str, Arg]:
    due = demand(state, step.seat)
    return {"food": amount(due, FOOD), "robes": amount(due, ROBES)}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    FREE_ALL: Effect(free_all),
    POST: Choice("CO-215", post_moves, employ, public=always, about=about_post, part=True),
    STAFFED: Effect(all_staffed),
    FEED: Effect(feed),
    YEAR_PRODUCTION: Effect(year_production),
    SEND_HOME: Choice("CO-222", send_home_moves, send_home, public=always, about=about_home, part=True),
}
