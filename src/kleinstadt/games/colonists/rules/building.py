"""Building, razing and remodelling (chapters 14 and 15).

One action builds one by one; where a new building stands follows from the kinds of plots (C8), so that only what is
razed or remodelled is a choice. All of it is paid in the end, with what was there when the action began (CO-112).
"""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import STORAGE
from kleinstadt.games.colonists.cards import BUILDINGS, COLONIES
from kleinstadt.games.colonists.community import (
    AT_STORAGE,
    BORDER,
    EXTRA,
    NOBODY_THERE,
    PLOTS,
    WITH_SHARE,
    building_of,
    crew_of,
    embassy_plot,
    kind_of,
    level_of,
    plot_of,
    share_of,
)
from kleinstadt.games.colonists.goods import Bundle
from kleinstadt.games.colonists.means import NOT_ASKED
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.storing import can_pay, owe
from kleinstadt.games.colonists.state import Action, Colonists
from kleinstadt.games.colonists.steps import BUILD, PAY
from kleinstadt.games.colonists.verbs import NONE, Deed, Power

# -- plots -----------------------------------------------------------------------------------------------------------


def free_plots(state: Colonists, seat: int, plot: int) -> int:
    """How many plots of this kind are open and empty (CO-135, CO-135a)."""
    means = state.means[seat]
    there = means.extra_plots if plot == EXTRA else state.plots(plot)
    if plot == BORDER:
        there = min(there, means.borderland)
    return max(0, there - means.covered[plot])


def free_plot(state: Colonists, seat: int, storage: bool) -> int:
    """The plot that is covered next (C8); a storage facility stands on a storage plot only."""
    for plot in range(len(PLOTS)):
        if (not storage or plot == AT_STORAGE) and free_plots(state, seat, plot):
            return plot
    return NONE


# -- what may be built -----------------------------------------------------------------------------------------------


class Way:
    """A way to build: its text, and the Tools that it costs besides (CO-138)."""

    __slots__ = ("text", "tools")

    def __init__(self, text: str, tools: int) -> None:
        self.text = text
        self.tools = tools


def ways(state: Colonists, seat: int, kind: int, direct: bool) -> list[Way]:
    """Every way to build one more of this kind now. `direct`: on a plot of its own, never by remodelling (CO-132a)."""
    facts = state.box.buildings[kind]
    if facts.base != NONE and not direct:
        return remodelling(state, seat, kind)
    found: list[Way] = []
    storage = facts.kind == STORAGE
    owned = sum(kind_of(building) == kind for building in state.buildings[seat])
    if owned < facts.own_max and free_plot(state, seat, storage) != NONE:
        found.append(Way(phrases.BUILD.of(kind), 0))
    for old in razed(state, seat, storage):
        gone = kind_of(old) == kind
        if owned - gone < facts.own_max:
            text = phrases.OVER.say(kind, kind_of(old), plot_of(old), crew_of(old))
            found.append(Way(text, state.box.razing_tools))
    if owned < facts.own_max:
        for colony in embassies_razed(state, seat, storage):
            found.append(Way(phrases.OVER_EMBASSY.say(kind, colony), state.box.razing_tools))
    return found


def least_tools(state: Colonists, seat: int, kind: int) -> int:
    """The Tools that the cheapest way costs besides: none where there is a plot; NONE where there is no way at all.
    As long as a community stays as it is."""
    known = state.means[seat].least_tools
    if known[kind] == NOT_ASKED:
        known[kind] = tools_besides(state, seat, kind)
    return known[kind]


def tools_besides(state: Colonists, seat: int, kind: int) -> int:
    facts = state.box.buildings[kind]
    if facts.base != NONE:
        return 0 if bases(state, seat, kind) else NONE
    storage = facts.kind == STORAGE
    owned = sum(kind_of(building) == kind for building in state.buildings[seat])
    if owned < facts.own_max and free_plot(state, seat, storage) != NONE:
        return 0
    if any(owned - (kind_of(old) == kind) < facts.own_max for old in razed(state, seat, storage)):
        return state.box.razing_tools
    return state.box.razing_tools if owned < facts.own_max and embassies_razed(state, seat, storage) else NONE


def groups(state: Colonists, seat: int) -> list[int]:
    """One building of each kind, plot and crew: the one that keeps least in its buffer leaves first (C6, C7)."""
    found: dict[int, int] = {}
    for building in state.buildings[seat]:  # sorted: the smallest share comes first
        found.setdefault(building % WITH_SHARE, building)
    return list(found.values())


def razed(state: Colonists, seat: int, storage: bool) -> list[int]:
    """Of each group one that may be razed."""
    return [old for old in groups(state, seat) if can_be_razed(state, seat, old, storage)]


def can_be_razed(state: Colonists, seat: int, old: int, storage: bool) -> bool:
    """A residence only with all its colonists at home (CO-140); for a storage facility only on a storage plot."""
    if storage and plot_of(old) != AT_STORAGE:
        return False
    idle = state.means[seat].idle
    residents = state.box.buildings[kind_of(old)].residents
    return idle[0] >= residents[0] and idle[1] >= residents[1] and idle[2] >= residents[2]


def embassies_razed(state: Colonists, seat: int, storage: bool) -> list[int]:
    """Embassies may be razed like buildings (CO-144)."""
    return [
        colony
        for colony, embassy in enumerate(state.embassies[seat])
        if embassy and (not storage or embassy_plot(embassy) == AT_STORAGE)
    ]


def remodelling(state: Colonists, seat: int, kind: int) -> list[Way]:
    return [
        Way(phrases.REMODEL.say(kind_of(old), plot_of(old), crew_of(old), kind), 0) for old in bases(state, seat, kind)
    ]


def bases(state: Colonists, seat: int, kind: int) -> list[int]:
    """Buildings that may be remodelled into this one: more colonists of the same class come in any case, those of a
    better class in exchange for one at home (CO-147, CO-148)."""
    facts = state.box.buildings[kind]
    means = state.means[seat]
    if sum(kind_of(building) == kind for building in state.buildings[seat]) >= facts.own_max:
        return []
    kinds = [facts.base, *[power.base for power in means.remodels if power.building == kind]]
    found: list[int] = []
    for old in groups(state, seat):
        if kind_of(old) in kinds:
            before = state.box.buildings[kind_of(old)].residents
            if all(means.idle[each] - before[each] + facts.residents[each] >= 0 for each in range(3)):
                found.append(old)
    return found


def copies_left(state: Colonists, kind: int) -> int:
    """How many of them may still be built in this move (CO-91a)."""
    built = 0 if state.turn is None else state.turn.built.count(kind)
    return state.box.buildings[kind].per_move - built


def price_of(state: Colonists, deed: Deed) -> Bundle:
    return state.box.buildings[deed.building].price if deed.price is None else deed.price


# -- the question ------------------------------------------------------------------------------------------------------


def payable(state: Colonists, seat: int, kind: int, price: Bundle, direct: bool) -> list[str]:
    """The ways that can be paid within the action."""
    action = state.doing(seat)
    if not copies_left(state, kind):
        return []
    found = ways(state, seat, kind, direct)
    dear = can_pay(state, action, price.goods, price.tools + state.box.razing_tools)
    if not dear and not can_pay(state, action, price.goods, price.tools):
        return []
    return [way.text for way in found if dear or not way.tools]


def also_built(state: Colonists, seat: int, action: Action) -> list[Power]:
    """On a builder some may go on with Farms or Flats (CO-132a)."""
    if action.spot == NONE or action.card != NONE or state.board.is_market(action.spot):
        return []
    if not state.box.places[state.board.place(action.spot)].builder:
        return []
    return [power for power in state.means[seat].also if any(kind in power.after for kind in action.built)]


def build_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    program, at, built = step.args
    deed = state.box.programs[program][at]
    action = state.doing(step.seat)
    found: list[str] = []
    if action.built.count(deed.building) < deed.times:
        found += payable(state, step.seat, deed.building, price_of(state, deed), False)
    for power in also_built(state, step.seat, action):
        found += payable(state, step.seat, power.building, state.box.buildings[power.building].price, power.direct)
    if built:
        found.append(phrases.DONE_TEXT)
    return in_order(list(set(found)))


def build(state: Colonists, step: Step, move: str) -> None:
    program, at, built = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        state.push(PAY.at(seat))
        return
    action = state.doing(step.seat)
    deed = state.box.programs[program][at]
    kind = put_up(state, seat, move)
    said = WORDS.read(move)
    price = price_of(state, deed) if kind == deed.building else state.box.buildings[kind].price
    razed = said.phrase is phrases.OVER or said.phrase is phrases.OVER_EMBASSY
    owe(action, price.goods, price.tools + (state.box.razing_tools if razed else 0))
    action.built.append(kind)
    if state.turn is not None and state.turn.seat == seat:
        state.turn.built.append(kind)
    state.push(BUILD.at(seat, program, at, built + 1))


def put_up(state: Colonists, seat: int, move: str) -> int:
    """Change the community as this text says. Who worked in what is razed or remodelled is at home then (CO-143)."""
    said = WORDS.read(move)
    numbers = said.numbers
    if said.phrase is phrases.REMODEL:
        old, plot, crew, kind = numbers
        gone = remove(state, seat, old, plot, crew)
        same_good = state.box.buildings[kind].good == state.box.buildings[old].good
        share = share_of(gone) if same_good else 0  # kept if it is staffed at once (CO-152)
        add(state, seat, building_of(kind, plot, NOBODY_THERE, share))
        state.tell("remodelled", {"seat": seat, "old": BUILDINGS[old], "building": BUILDINGS[kind]})
        return kind
    kind = numbers[0]
    if said.phrase is phrases.OVER:
        kind, old, plot, crew = numbers
        remove(state, seat, old, plot, crew)
        state.tell("razed", {"seat": seat, "building": BUILDINGS[old]})
    elif said.phrase is phrases.OVER_EMBASSY:
        kind, colony = numbers
        plot = raze_embassy(state, seat, colony)
    else:
        plot = free_plot(state, seat, state.box.buildings[kind].kind == STORAGE)
    add(state, seat, building_of(kind, plot, NOBODY_THERE, 0))
    state.tell("built", {"seat": seat, "building": BUILDINGS[kind]})
    return kind


def remove(state: Colonists, seat: int, kind: int, plot: int, crew: int) -> int:
    """The building of this group that keeps least in its buffer."""
    alike = [each for each in state.buildings[seat] if each % WITH_SHARE == building_of(kind, plot, crew, 0)]
    gone = min(alike)
    state.buildings[seat].remove(gone)
    return gone


def add(state: Colonists, seat: int, building: int) -> None:
    state.buildings[seat].append(building)
    state.buildings[seat].sort()
    state.changed(seat)


def raze_embassy(state: Colonists, seat: int, colony: int) -> int:
    """All abilities are lost, and what was gained through it (CO-178). Its plot is free."""
    embassy = state.embassies[seat][colony]
    state.embassies[seat][colony] = 0
    if state.box.colonies[colony].factory:
        state.guests[seat] = NONE
    state.changed(seat)
    if not state.means[seat].embassy_goods and not state.means[seat].embassy_options:
        state.embassy_rooms[seat] = 0
    state.tell("embassy_razed", {"seat": seat, "colony": COLONIES[colony], "number": level_of(embassy)})
    return embassy_plot(embassy)


def about_build(state: Colonists, step: Step) -> dict[str, Arg]:
    program, at, built = step.args
    deed = state.box.programs[program][at]
    left = min(deed.times - state.doing(step.seat).built.count(deed.building), copies_left(state, deed.building))
    return {"building": BUILDINGS[deed.building], "number": built, "left": left}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    BUILD: Choice("CO-132", build_moves, build, public=always, about=about_build, form="some", part=True, once=True),
}
