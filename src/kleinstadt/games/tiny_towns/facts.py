"""The facts about a town from which its value is learned, each with a number and a name. Most are kept by card, so
that what was learned serves every display: `chapel/one short/2` holds where two chapels lack one resource each."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import (
    ALL_KINDS,
    CARD_IDS,
    COTTAGE,
    DECK,
    FACTORY,
    FACTORY_CARD,
    FOOD,
    WAREHOUSE,
)
from kleinstadt.games.tiny_towns.fields import CENTRE, CORNERS, COUNT, FIELDS, THREE_BITS, WHOLE, fields_of, spread
from kleinstadt.games.tiny_towns.gains import MOST, gain
from kleinstadt.games.tiny_towns.placements import PLACEMENTS, Placement
from kleinstadt.games.tiny_towns.spots import beside, spots
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town, load_size

# Small numbers of things, put into a few classes: the class of each number, the last one for all beyond.
UP_TO_TWO: Final[tuple[int, ...]] = (0, 1, 2)
SHORT: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 4, 5)
FURTHER: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4)
BEGUN: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 2, 2, 2, 3)
ROOM: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4)
GOOD: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5)

NO_PATTERN: Final = 99  # more than any pattern can lack

# -- facts for each card: where each block begins --------------------------------------------------------------------

BUILT: Final = 0  # how many stand, up to six
LYING: Final = 7  # patterns that lie there complete
ONE_SHORT: Final = 10
TWO_SHORT: Final = 16
LONG: Final = 21  # begun, three and more short
UNTOUCHED: Final = 25  # patterns that could still be begun
BEST_SPOT: Final = 30  # how short the best pattern is that touches a field where the building would score; 5 none
GOOD_SPOTS: Final = 36  # fields where the building would score and a pattern reaches
GAIN: Final = 42  # what it would bring on the best of them, where that depends on what stands around it
PLANNED: Final = 48  # patterns that do not get in each other's way
BLOCK: Final = 51
CARD_WORDS: Final = (
    [f"built/{n}" for n in range(7)]
    + [f"lying/{n}" for n in range(3)]
    + [f"one short/{n}" for n in range(6)]
    + [f"two short/{n}" for n in range(5)]
    + [f"begun/{n}" for n in range(4)]
    + [f"untouched/{n}" for n in range(5)]
    + [f"best spot/{n}" for n in range(6)]
    + [f"good spots/{n}" for n in range(6)]
    + [f"gain/{n}" for n in range(MOST + 1)]
    + [f"planned/{n}" for n in range(3)]
)

# -- facts for the town as a whole -------------------------------------------------------------------------------------

LEVELS: Final = 9  # how likely a kind comes next: 0 to 4 by its share, 5 to 7 open cards alone, 8 with the hammer
WANTED: Final = 5  # 0 no pattern wants it, 1 an untouched one, 2 a begun one, 3 it completes one, 4 several cards
START: Final = BLOCK * len(CARD_IDS)
SIZES: Final[dict[str, int]] = {
    "room": FIELDS + 1,
    "dead": 8,
    "loose": 9,
    "plans one short": 4,
    "plans two short": 4,
    "plans begun": 4,
    "fed": 10,
    "hungry": 7,
    "buildings": FIELDS + 1,
    "round": 5,
    "stored": 7,
    "factory kinds": 6,
    "aside": 3,
    "kind": LEVELS * WANTED,
    "stock": len(ALL_KINDS) * 5,
    "shrine": 9,
    "lost": 8,  # fields without a building that no pattern can use any more
    "one use": 9,  # fields that the patterns of one card alone can use
    "region": FIELDS + 1,  # for each group of fields without a building its size
    "corners built": 5,
    "centre built": 5,
    "centre stocked": 5,
}


def places_of(sizes: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    place = START
    for name, size in sizes.items():
        found[name] = place
        place += size
    return found


PLACES: Final = places_of(SIZES)
P_ROOM: Final = PLACES["room"]
P_DEAD: Final = PLACES["dead"]
P_LOOSE: Final = PLACES["loose"]
P_ONE: Final = PLACES["plans one short"]
P_TWO: Final = PLACES["plans two short"]
P_BEGUN: Final = PLACES["plans begun"]
P_FED: Final = PLACES["fed"]
P_HUNGRY: Final = PLACES["hungry"]
P_BUILDINGS: Final = PLACES["buildings"]
P_ROUND: Final = PLACES["round"]
P_STORED: Final = PLACES["stored"]
P_KINDS: Final = PLACES["factory kinds"]
P_ASIDE: Final = PLACES["aside"]
P_KIND: Final = PLACES["kind"]
P_STOCK: Final = PLACES["stock"]
P_SHRINE: Final = PLACES["shrine"]
P_LOST: Final = PLACES["lost"]
P_ONE_USE: Final = PLACES["one use"]
P_REGION: Final = PLACES["region"]
P_CORNERS: Final = PLACES["corners built"]
P_CENTRE: Final = PLACES["centre built"]
P_STOCKED: Final = PLACES["centre stocked"]
NAMES: Final[tuple[str, ...]] = tuple(
    [f"{card}/{words}" for card in CARD_IDS for words in CARD_WORDS]
    + [f"{name}/{n}" for name, size in SIZES.items() for n in range(size)]
)


class Plans:
    """What is found out about all patterns that can still be completed, for one town."""

    __slots__ = ("covered", "usable", "varied", "short", "wanted", "completing")

    def __init__(self) -> None:
        self.covered: i64 = 0  # fields with a resource that some pattern can use
        self.usable: i64 = 0  # fields that some pattern can use
        self.varied: i64 = 0  # fields that patterns of several cards can use
        self.short: list[list[Placement]] = [[], [], [], []]  # patterns by what they lack, begun ones only
        self.wanted: list[int] = [0, 0, 0, 0, 0, 0]  # by kind
        self.completing: list[int] = [-1, -1, -1, -1, -1, -1]  # by kind: the card it completes first


def town_facts(state: TinyTowns, town: Town, fed: int, coming: int) -> list[int]:
    """All facts that hold. `fed` are the cottages that would be fed now; `coming` is the round in which the next
    resource is taken."""
    found: list[int] = []
    plans = Plans()
    wild: i64 = state.wild(town)
    food = state.display[FOOD]
    for type in range(7):
        card = state.display[type]
        found.append(BLOCK * card + BUILT + min(6, COUNT[town.built[type]]))
        card_facts(town, card, wild, food, fed, plans, found)
    if town.monument != NO_CARD:
        found.append(BLOCK * town.monument + BUILT + (town.monument_field != NO_FIELD))
        if town.monument_field == NO_FIELD:
            card_facts(town, town.monument, wild, food, fed, plans, found)
    whole_town(state, town, fed, plans, found)
    kinds(state, town, plans, coming, found)
    return found


def card_facts(town: Town, card: int, wild: i64, food: int, fed: int, plans: Plans, found: list[int]) -> None:
    """How many patterns of this card can still be completed, by what they lack."""
    stock: i64 = town.stock
    resources: i64 = town.resources
    closed: i64 = town.occupied & ~wild
    lying_there: i64 = spread(town.stock)
    good = spots(town, card, food)
    reach: i64 = 0
    complete = one = two = begun = untouched = 0
    best = 5
    for placement in PLACEMENTS[card]:
        fields = placement.fields
        if fields & closed or (resources ^ placement.value) & placement.mask & lying_there:
            continue
        reach |= fields
        there = fields & stock
        if not there:
            untouched += 1
            lacking = 4
        else:
            lacking = COUNT[fields & ~(stock | wild)]
            plans.covered |= there
            if lacking == 0:
                complete += 1
            elif lacking == 1:
                one += 1
            elif lacking == 2:
                two += 1
            else:
                begun += 1
            plans.short[lacking if lacking < 3 else 3].append(placement)
        if lacking < best and fields & good:
            best = lacking
    place = BLOCK * card
    found.append(place + LYING + UP_TO_TWO[min(2, complete)])
    found.append(place + ONE_SHORT + SHORT[min(6, one)])
    found.append(place + TWO_SHORT + FURTHER[min(10, two)])
    found.append(place + LONG + BEGUN[min(9, begun)])
    found.append(place + UNTOUCHED + ROOM[min(15, untouched)])
    found.append(place + BEST_SPOT + best)
    reach &= ~wild
    found.append(place + GOOD_SPOTS + GOOD[COUNT[reach & good & WHOLE]])
    found.append(place + GAIN + gain(town, card, reach, fed))
    plans.varied |= plans.usable & reach
    plans.usable |= reach


def fewest_lacking(town: Town, card: int, wild: int) -> int:
    """How many resources the pattern of this card lacks that is nearest to completion; `NO_PATTERN` where none fits."""
    closed: i64 = town.occupied & ~wild
    lying_there: i64 = spread(town.stock)
    fewest = NO_PATTERN
    for placement in PLACEMENTS[card]:
        if not placement.fields & closed and not (town.resources ^ placement.value) & placement.mask & lying_there:
            fewest = min(fewest, COUNT[placement.fields & ~(town.stock | wild)])
    return fewest


def whole_town(state: TinyTowns, town: Town, fed: int, plans: Plans, found: list[int]) -> None:
    buildings = COUNT[town.occupied]
    open: i64 = WHOLE & ~town.occupied
    found.append(P_ROOM + COUNT[town.empty])
    found.append(P_DEAD + min(7, COUNT[town.stock & ~plans.covered]))
    pack(town, plans, found)
    found.append(P_FED + min(9, COUNT[fed]))
    found.append(P_HUNGRY + min(6, COUNT[town.built[COTTAGE] & ~fed]))
    found.append(P_BUILDINGS + buildings)
    found.append(P_LOST + min(7, COUNT[open & ~plans.usable]))
    found.append(P_ONE_USE + min(8, COUNT[open & plans.usable & ~plans.varied]))
    found.append(P_CORNERS + COUNT[town.occupied & CORNERS])
    found.append(P_CENTRE + COUNT[town.occupied & CENTRE])
    found.append(P_STOCKED + COUNT[town.stock & CENTRE])
    regions(open, found)
    industry = state.display[FACTORY]
    if industry == WAREHOUSE:
        found.append(P_STORED + min(6, sum(load_size(town.held[f]) for f in fields_of(town.built[FACTORY]))))
    elif industry == FACTORY_CARD:
        kinds = town.kinds_on(town.built[FACTORY])
        found.append(P_KINDS + sum(kinds >> kind & 1 for kind in ALL_KINDS))
    if state.more_storage:
        found.append(P_ASIDE + min(2, town.aside))
    if town.shrine >= 0:
        found.append(P_SHRINE + min(8, town.shrine))


def regions(open: i64, found: list[int]) -> None:
    """The groups of fields without a building: small ones hold few patterns."""
    while open:
        group: i64 = open & -open
        grown: i64 = group | beside(group) & open
        while grown != group:
            group = grown
            grown = group | beside(group) & open
        found.append(P_REGION + COUNT[group])
        open &= ~group


def pack(town: Town, plans: Plans, found: list[int]) -> None:
    """Patterns that do not get in each other's way, the nearest first: how many, and which resources are left over."""
    taken: i64 = 0
    counts = [0, 0, 0, 0]
    planned: list[int] = []
    for lacking in range(4):
        for placement in plans.short[lacking]:
            if not placement.fields & taken:
                taken |= placement.fields
                counts[lacking] += 1
                planned.append(placement.card)
    for card in set(planned):
        found.append(BLOCK * card + PLANNED + min(2, planned.count(card)))
    found.append(P_LOOSE + min(8, COUNT[town.stock & ~taken]))
    found.append(P_ONE + min(3, counts[1]))
    found.append(P_TWO + min(3, counts[2]))
    found.append(P_BEGUN + min(3, counts[3]))


def kinds(state: TinyTowns, town: Town, plans: Plans, coming: int, found: list[int]) -> None:
    """For each kind how much it is wanted, and how likely it comes next."""
    wanted = plans.wanted
    for lacking in range(1, 4):
        for placement in plans.short[lacking]:
            for f in fields_of(placement.fields & ~town.stock & WHOLE):
                kind: int = (placement.value & THREE_BITS[f]) >> 3 * f
                if lacking > 1:
                    wanted[kind] = max(wanted[kind], 2)
                elif plans.completing[kind] < 0:
                    plans.completing[kind] = placement.card
                    wanted[kind] = 3
                elif plans.completing[kind] != placement.card:
                    wanted[kind] = 4
    levels = likely(state, coming)
    for kind in ALL_KINDS:
        found.append(P_KIND + levels[kind] * WANTED + wanted[kind])
        found.append(P_STOCK + (kind - 1) * 5 + min(4, in_stock(town, kind)))
    found.append(P_ROUND + (3 if state.solo else 4 if state.prospectors else coming % 3))


def in_stock(town: Town, kind: int) -> int:
    return len([f for f in fields_of(town.stock) if town.resources >> 3 * f & 7 == kind])


def likely(state: TinyTowns, coming: int) -> list[int]:
    """How likely each kind comes next, as a level. A card that was turned up for a resource not yet placed counts as
    not turned up: the town is valued as it was before."""
    if state.prospectors:
        return [8] * 6
    if state.solo:
        return [5 + min(2, state.opened.count(kind)) for kind in range(6)]
    left = [0, 3, 3, 3, 3, 3]
    for kind in state.revealed:
        left[kind] -= 1
    if state.kind and coming == state.round and state.revealed:
        left[state.revealed[-1]] += 1
    unseen = sum(left)
    if unseen <= len(DECK) - 10:
        return [2] * 6  # the pile is used up and shuffled anew
    return [share_level(count, unseen) for count in left]


def share_level(count: int, unseen: int) -> int:
    if count == 0:
        return 0
    if 7 * count < unseen:
        return 1
    if 4 * count < unseen:
        return 2
    if 5 * count < 2 * unseen:
        return 3
    return 4
