"""How to play for something that was never used: `scripts/thousands.py --wishes` asks it.

Bots who think of the next answer alone never come to what asks for much at once: a Textile Mill wants a Tailor Shop
under it, seven goods in the storage together and a builder who comes late; a card must be found first. So somebody who
longs for such a thing feels after every answer how far it still is: what of its price and of the room for it is
missing, what must stand there before, and the way to where it is had. The game itself goes on as it is.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from kleinstadt.engine.step import Step
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.box import BOX, STORAGE
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, CARD_NUMBER, CITIZEN, COLONY_NUMBER, FARMER, PLACES
from kleinstadt.games.colonists.community import AT_STORAGE, card_of, kind_of, level_of, staffed
from kleinstadt.games.colonists.goods import KINDS, NOTHING, Bundle, amount, total, without
from kleinstadt.games.colonists.plans import (
    EFFORT,
    TIGHT,
    TOOL_EFFORT,
    Outlook,
    stock_of,
    within_reach,
)
from kleinstadt.games.colonists.rules.later_start import for_buildings, for_goods
from kleinstadt.games.colonists.rules.possible import card_price
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import BUY_BUILDING, BUY_EMBASSY, BUY_GOODS
from kleinstadt.games.colonists.verbs import BUILD, DRAW_CARDS, EMBASSY, NONE, PLAY_CARD, Deed

COMMUNITY = {"estate": 1, "apartment": 1, "storage_house": 2, "hunting_lodge": 3, "library": 1}  # bought for a wish
MISSED = 60.0  # moves to make good for something that was not bought
DOLLAR = 20.0  # and for a Dollar that is missing then
READY = 0.9  # a space in the storage for which only a worker must go there
TO_BUILD = 0.4  # one for which somebody is idle, and nothing is built yet
SPACES = (2, 5)  # in what a Farmer and a Citizen look after
HUNGER = 1.0  # moves to find Food for one who eats
STEP = 20.0  # points that one move less to go is worth: more than what else could be done with it
FAR = 60.0  # moves: what is farther away is not felt
LATER = 5.0  # moves until there is a place that is not on the board yet
FOUND = 6.0  # moves to find a card in a pile of which nothing was drawn
FULL = 2.0  # moves until a hand that is nearly full has room again
ROOMY = 4  # cards
FOUNDATION = 2.0  # moves to build what must stand there before, its price not counted


def suits(options: dict[str, Any], wanted: frozenset[str]) -> bool:
    """Whether something that is wanted can be had in such a game: improvements are drawn in their own era only."""
    first, last = int(options["start_era"]), int(options["end_era"])
    eras = [era_of(entry) for entry in wanted]
    return any(era <= last and (era >= first or listed != "cards") for listed, era in eras)


def longing(state: Colonists, seat: int, wanted: frozenset[str]) -> float:
    """In points: what is there of all that is wanted, and how near the nearest other thing is."""
    if state.over:
        return 0.0
    step = state.asked(seat)
    if step is not None and step.kind in (BUY_EMBASSY, BUY_BUILDING, BUY_GOODS):
        aim = sorted(wanted)[(seat + sum(state.colonies)) % len(wanted)]  # everybody at the table buys for another one
        return STEP * (FAR - lost(state, seat, step, aim))
    ahead = Outlook(state, seat)
    ways = [way_to(state, seat, ahead, entry) for entry in sorted(wanted) if not has(state, seat, entry)]
    nearest = max([0.0, *[FAR - way - HUNGER * ahead.hungry for way in ways]])
    return STEP * (FAR * (len(wanted) - len(ways)) + nearest)


def has(state: Colonists, seat: int, entry: str) -> bool:
    listed, *names = entry.split()
    if listed == "cards":
        return CARD_NUMBER[names[0]] in [card_of(card) for card in state.tables[seat]]
    if listed == "buildings":
        return BUILDING_NUMBER[names[0]] in [kind_of(building) for building in state.buildings[seat]]
    return listed == "relations" and level_of(state.embassies[seat][COLONY_NUMBER[names[0]]]) >= int(names[1])


def era_of(entry: str) -> tuple[str, int]:
    """In which list it is, and from which era on there is such a thing."""
    listed, *names = entry.split()
    if listed == "cards":
        return listed, BOX.cards[CARD_NUMBER[names[0]]].era
    if listed == "buildings":
        return listed, BOX.buildings[BUILDING_NUMBER[names[0]]].era
    if listed == "places":
        return listed, BOX.places[PLACES.index(names[0])].era
    return listed, int(names[-1]) if listed == "relations" else 1


def lost(state: Colonists, seat: int, step: Step, aim: str) -> float:
    """Who buys a community (CO-235) buys in a fixed order: what of the things for this aim cannot be bought any more,
    and the Dollars that are missing for the others."""
    lowest, left = step.args
    buying = step.kind
    own = [kind_of(building) for building in state.buildings[seat]]
    missed = dollars = 0
    for kind, number in community_for(state, aim).items():
        missing = max(0, number - own.count(kind))
        if buying is BUY_GOODS or (buying is BUY_BUILDING and kind < lowest):
            missed += missing
        else:
            dollars += missing * state.box.buildings[kind].value
    goods = without(price_of(state, seat, aim).goods, state.pools[seat])
    for kind in state.box.later[state.first_era].kinds:
        if buying is BUY_GOODS and kind < lowest:
            missed += amount(goods, kind)
        else:
            dollars += amount(goods, kind) * state.box.goods_price[kind]
    left += 0 if buying is BUY_GOODS else for_goods(state, seat)
    left += for_buildings(state, seat) if buying is BUY_EMBASSY else 0
    return MISSED * missed + DOLLAR * max(0, dollars - left)


def community_for(state: Colonists, aim: str) -> dict[int, int]:
    """Room, somebody to look after it, Food for them, a Library to find cards, and what is to be remodelled."""
    wished = Counter({BUILDING_NUMBER[id]: number for id, number in COMMUNITY.items()})
    built = builds(state, aim)
    if built != NONE and state.box.buildings[built].base != NONE:
        wished[state.box.buildings[built].base] += 1
    return {kind: number for kind, number in wished.items() if state.box.buildings[kind].era < state.first_era}


def builds(state: Colonists, aim: str) -> int:
    """The building that is wanted, or that the wanted card builds."""
    listed, *names = aim.split()
    if listed == "buildings":
        return BUILDING_NUMBER[names[0]]
    deeds = deeds_of(state, CARD_NUMBER[names[0]]) if listed == "cards" else ()
    return max([NONE, *[deed.building for deed in deeds]])


def price_of(state: Colonists, seat: int, aim: str) -> Bundle:
    listed, *names = aim.split()
    if listed == "buildings":
        return state.box.buildings[BUILDING_NUMBER[names[0]]].price
    if listed == "relations":
        return state.box.level_price[int(names[1])]
    if listed != "cards":
        return NOTHING
    card = CARD_NUMBER[names[0]]
    prices = [deed.price for deed in deeds_of(state, card) if deed.price is not None]
    return prices[0] if prices else card_price(state, seat, card)


def deeds_of(state: Colonists, card: int) -> tuple[Deed, ...]:
    program = state.box.cards[card].program
    return () if program == NONE else state.box.programs[program]


def way_to(state: Colonists, seat: int, ahead: Outlook, entry: str) -> float:
    """How many moves it takes, about."""
    listed, *names = entry.split()
    if listed == "cards":
        return way_to_card(state, seat, ahead, CARD_NUMBER[names[0]])
    if listed == "buildings":
        kind = BUILDING_NUMBER[names[0]]
        there = walk(state, seat, lambda deed: deed.verb == BUILD and deed.building == kind)
        return there + way_to_building(state, seat, ahead, kind, state.box.buildings[kind].price)
    if listed == "relations":
        return way_to_level(state, seat, ahead, COLONY_NUMBER[names[0]], int(names[1]))
    return FAR


def way_to_card(state: Colonists, seat: int, ahead: Outlook, card: int) -> float:
    """It is found, paid and played; what it builds is paid, too."""
    facts = state.box.cards[card]
    way = lacking(state, seat, ahead, card_price(state, seat, card))
    for deed in deeds_of(state, card):
        if deed.verb == BUILD:
            price = deed.price or state.box.buildings[deed.building].price
            way += way_to_building(state, seat, ahead, deed.building, price)
    hand = state.hands[seat]
    if card in hand or (card in state.aside and state.drawer == seat):
        return way + walk(state, seat, lambda deed: deed.verb == PLAY_CARD)
    of_era = sum([each.copies for each in state.box.cards if each.era == facts.era])
    hidden = len(state.deck) if state.era == facts.era else of_era
    way += FOUND * (1 + hidden / of_era) + walk(state, seat, lambda deed: deed.verb == DRAW_CARDS)
    return way if state.means[seat].library else way + FULL * max(0, len(hand) - ROOMY)


def way_to_building(state: Colonists, seat: int, ahead: Outlook, kind: int, price: Bundle) -> float:
    """Where it is a remodelled one, the one before it must stand there."""
    base = state.box.buildings[kind].base
    way = lacking(state, seat, ahead, price)
    if base != NONE and base not in [kind_of(building) for building in state.buildings[seat]]:
        way += FOUNDATION + way_to_building(state, seat, ahead, base, state.box.buildings[base].price)
    return way


def way_to_level(state: Colonists, seat: int, ahead: Outlook, colony: int, level: int) -> float:
    """Level by level; nothing leads to a colony that is not in the game."""
    if colony not in state.colonies:
        return FAR
    reached = level_of(state.embassies[seat][colony])
    prices = [state.box.level_price[each] for each in range(reached + 1, level + 1)]
    there = walk(state, seat, lambda deed: deed.verb == EMBASSY)
    return there + sum([FOUNDATION + lacking(state, seat, ahead, price) for price in prices])


def lacking(state: Colonists, seat: int, ahead: Outlook, price: Bundle) -> float:
    """Goods, Tools, and room in the storage for all of them at once (CO-108)."""
    missing = without(price.goods, stock_of(state, seat))
    found = sum([EFFORT[kind] * amount(missing, kind) for kind in range(KINDS)])
    found += TOOL_EFFORT * max(0, price.tools - ahead.tools)
    return found + TIGHT * max(0.0, total(price.goods) - room_in(state, seat))


def room_in(state: Colonists, seat: int) -> float:
    """Spaces in the storage; those that somebody idle could look after count for less, and for least those of
    facilities still to be built for them."""
    means = state.means[seat]
    idle = list(means.idle)
    found = float(means.storage)
    plots = state.plots(AT_STORAGE)
    for building in state.buildings[seat]:
        facts = state.box.buildings[kind_of(building)]
        if facts.kind == STORAGE:
            plots -= 1
            if not staffed(state.box, building) and idle[facts.worker]:
                idle[facts.worker] -= 1
                found += READY * sum([power.number for power in facts.powers])
    for each in (CITIZEN, FARMER):
        hired = min(idle[each], plots)
        plots -= hired
        found += TO_BUILD * hired * SPACES[each]
    return found


def walk(state: Colonists, seat: int, does: Callable[[Deed], bool]) -> float:
    """Moves to the nearest place where this is done."""
    near, nearer = within_reach(state, seat)
    ways = [1.0 if near & BIT[spot] else 1.6 if nearer & BIT[spot] else 2.2 for spot in spots(state, does)]
    return min([LATER, *ways])


def spots(state: Colonists, does: Callable[[Deed], bool]) -> Iterator[int]:
    for spot in range(len(state.board.tiles)):
        place = state.board.place(spot)
        if place != NONE and any(
            does(deed) for option in state.box.places[place].options for deed in state.box.programs[option.program]
        ):
            yield spot
