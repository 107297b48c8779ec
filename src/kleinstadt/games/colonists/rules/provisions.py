"""What workers need and what provisions there will be (phase 4, CO-218 to CO-222)."""

from kleinstadt.games.colonists.community import kind_of
from kleinstadt.games.colonists.goods import FOOD, NOTHING, ONE, PROVISIONS, ROBES, amount, without
from kleinstadt.games.colonists.means import outputs
from kleinstadt.games.colonists.rules.possible import discounts
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE


def full_demand(state: Colonists, seat: int) -> int:
    """Of all workers together."""
    employed = state.means[seat].employed
    return sum(employed[each] * state.box.meal[each] for each in range(3))


def demand(state: Colonists, seat: int) -> int:
    """The Altruist lowers it by the provisions of his place (CO-194); where there is a choice, by what is needed."""
    due = full_demand(state, seat)
    least = due
    for each in discounts(state, seat):
        lowered = without(due, each.goods)
        if amount(lowered, FOOD) + amount(lowered, ROBES) < amount(least, FOOD) + amount(least, ROBES):
            least = lowered
    return least


def generated(state: Colonists, seat: int, kinds: tuple[int, ...]) -> int:
    """What buildings and cards generate of these goods, as things stand."""
    means = state.means[seat]
    made = outputs(state.box, means, state.buildings[seat])
    found = sum(amount(means.card_goods, kind) * ONE[kind] for kind in kinds)
    for at, building in enumerate(state.buildings[seat]):
        good = state.box.buildings[kind_of(building)].good
        if made[at] and good in kinds:
            found += made[at] * ONE[good]
    return found


def kept_on_buildings(volume: int, before: int, left: int) -> int:
    """Of what is left of a kind when all are fed, so much lies in buffers, which hold what is generated in a year: as
    much as can be (C5)."""
    return min(volume, before + volume, left)


def feeds(state: Colonists, seat: int, option: int) -> bool:
    """Whether all workers can be fed when an embassy brings this (CO-222)."""
    means = state.means[seat]
    embassy = means.embassy_goods + (NOTHING if option == NONE else means.embassy_options[option]).goods
    there = state.pools[seat] + state.buffers[seat] + generated(state, seat, PROVISIONS) + embassy
    due = demand(state, seat)
    return all(amount(there, kind) >= amount(due, kind) for kind in PROVISIONS)


def can_feed_all(state: Colonists, seat: int) -> bool:
    options = state.means[seat].embassy_options
    return any(feeds(state, seat, option) for option in (range(len(options)) if options else [NONE]))
