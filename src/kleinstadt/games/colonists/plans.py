"""What a seat could build next, for the bots' guess: every builder on the board is worth going for, the more what it
builds brings, and the less the nearer it is and the more of its price is there."""

from typing import Final

from kleinstadt.games.colonists.board import BIT, members
from kleinstadt.games.colonists.box import STORAGE, Building
from kleinstadt.games.colonists.cards import ANY_CLASS, BUILDINGS
from kleinstadt.games.colonists.community import CREW_SIZE, crew_of, kind_of, level_of, staffed
from kleinstadt.games.colonists.goods import FOOD, WIDTH, Bundle, amount, total, without
from kleinstadt.games.colonists.rules.building import free_plot, price_of
from kleinstadt.games.colonists.rules.eras import YEARS
from kleinstadt.games.colonists.rules.moving import MOVES
from kleinstadt.games.colonists.rules.possible import card_price, next_levels
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import BUILD
from kleinstadt.games.colonists.verbs import BUILD as TO_BUILD
from kleinstadt.games.colonists.verbs import EMBASSY, NONE, PLAY_CARD

# wood, clay, planks, bricks, food, ore, coal, iron, robes: what one is worth, and the moves it takes to get it
GOOD: Final[tuple[float, ...]] = (0.2, 0.25, 0.5, 0.8, 0.3, 0.6, 0.6, 1.3, 0.4)
EFFORT: Final[tuple[float, ...]] = (0.5, 0.6, 1.2, 1.8, 0.7, 1.2, 1.2, 3.0, 1.2)
TOOL_EFFORT: Final = 0.4
GENERATED: Final = 0.7  # a good that comes in a later year, against one that is there
FAR_YEARS: Final = 6  # nobody looks farther
LIKELY: Final = 0.7  # a building without workers does so much of what it could
ROOM: Final = 1.0  # a space in the storage
ROOMS: Final = 9  # more spaces add nothing
NEW_HOME: Final = 0.8  # a colonist for whom there is a post, against one at work
NO_POST: Final = 0.4
NO_FOOD: Final = 0.3
NEW_POST: Final = 0.4  # a post for somebody idle
EMPTY_POST: Final = 0.5
POWER: Final = 0.5  # what a special building, a card or a relation brings in a year, in points
PLAYED: Final = 1.0  # what a card does at once
DELAY: Final = 0.7  # what comes a move later is worth so much
TIGHT: Final = 3.0  # moves until there is room for a price
PLANNED: Final = 0.9  # a plan, against what is built
NEXT: Final = 0.5  # the second best plan, against the best one
PLANS: Final = 3
Aim = tuple[int, int]  # to build, an embassy or to play a card; which building, colony or card


class Outlook:
    """What a guess is made with.

    moves, years   still to come
    own            buildings of each kind; `posts` without workers, by class
    plot           whether one is free, and `storage_plot` whether one for storage is
    food           that is there, with a year's work of all who make some
    hungry         workers and idle citizens whom the year's Food will not feed
    stock, tools   that are there when all is paid
    room           in the storage, some of it where nobody works yet
    near           tiles that a steward can go to, `nearer` those it can go to from there or from a market; masks
    """

    __slots__ = (
        *("moves", "years", "own", "posts", "plot", "storage_plot", "food", "hungry", "stock", "tools"),
        *("room", "near", "nearer"),
    )

    def __init__(self, state: Colonists, seat: int) -> None:
        means = state.means[seat]
        years = (state.last_era - state.era) * YEARS + YEARS - state.year
        self.moves = moves_left(state, seat, years)
        self.years = min(years, FAR_YEARS)
        self.own = [0] * len(BUILDINGS)
        self.posts = [0, 0, 0, 0]
        self.plot = free_plot(state, seat, False) != NONE
        self.storage_plot = free_plot(state, seat, True) != NONE
        self.stock = stock_of(state, seat)
        self.tools = tools_of(state, seat)
        self.room = float(means.storage)
        self.near, self.nearer = within_reach(state, seat)
        self.food = amount(self.stock + means.card_goods + means.embassy_goods, FOOD)
        self.count_buildings(state, seat)
        self.hungry = max(0, means.residents[1] + means.residents[2] - self.food)  # Citizens and Merchants eat

    def count_buildings(self, state: Colonists, seat: int) -> None:
        """In one look; storage without workers is likely to come."""
        for building in state.buildings[seat]:
            kind = kind_of(building)
            facts = state.box.buildings[kind]
            self.own[kind] = self.own[kind] + 1
            if facts.workers > CREW_SIZE[crew_of(building)]:
                self.posts[facts.worker] = self.posts[facts.worker] + 1
            if facts.good == FOOD:
                self.food += facts.output
            if facts.kind == STORAGE and not staffed(state.box, building):
                for power in facts.powers:
                    self.room += LIKELY * power.number


def moves_left(state: Colonists, seat: int, years: int) -> int:
    """Until the end of the game, the one that is being made not counted."""
    turn = state.turn
    found = years * 2 * MOVES + (MOVES if state.half == 0 else 0)
    if turn is None:
        return found - (MOVES if state.half == 0 else 0)
    if turn.seat == seat:
        return found + MOVES - turn.move
    order = state.order(state.start)
    return found + (MOVES if order.index(turn.seat) < order.index(seat) else 0)


def stock_of(state: Colonists, seat: int) -> int:
    """Goods, with what an action will still take and bring."""
    stock = state.pools[seat] + state.buffers[seat]
    action = state.actions[seat]
    if action is None:
        return stock
    due = without(action.due, action.discount.goods)
    return without(stock, without(due, action.paid + action.drawn)) + action.get_goods


def tools_of(state: Colonists, seat: int) -> int:
    """The same of Tools."""
    action = state.actions[seat]
    if action is None:
        return state.tools[seat]
    return state.tools[seat] + action.get_tools - max(0, action.tools - action.discount.tools - action.tools_paid)


# -- plans -------------------------------------------------------------------------------------------------------------


def prospects(state: Colonists, seat: int, ahead: Outlook) -> float:
    """The best plan and, for less, the next ones."""
    share = PLANNED
    found = 0.0
    for plan in sorted(plans(state, seat, ahead), reverse=True)[:PLANS]:
        found += share * plan
        share *= NEXT
    return found


def plans(state: Colonists, seat: int, ahead: Outlook, named: list[Aim] | None = None) -> list[float]:
    """What each place is worth as the next aim; `named` is told which aims these are."""
    box = state.box
    here = builds_at(state, seat)
    found: list[float] = []
    for spot in range(len(state.board.tiles)):
        place = state.board.place(spot)
        if place == NONE:
            continue
        moves = 0.0 if spot == here else 1.0 if ahead.near & BIT[spot] else 1.6 if ahead.nearer & BIT[spot] else 2.2
        for deed in box.places[place].aims:
            if deed.verb == TO_BUILD:
                aimed = deed.building
                worth = promise_in(state, seat, price_of(state, deed), ahead, moves)
                if worth:
                    worth *= gain(state, seat, aimed, ahead)
            elif deed.verb == EMBASSY:
                worth, aimed = best_embassy(state, seat, ahead, moves)
            else:
                assert deed.verb == PLAY_CARD
                worth, aimed = best_card(state, seat, ahead, moves)
            found.append(worth)
            if named is not None:
                named.append((deed.verb, aimed))
    return found


def builds_at(state: Colonists, seat: int) -> int:
    """The place where this seat is asked what to build."""
    step = state.asked(seat)
    action = state.actions[seat]
    return NONE if step is None or step.kind is not BUILD or action is None else action.spot


def within_reach(state: Colonists, seat: int) -> tuple[int, int]:
    """Tiles that a steward can go to, and those it can go to from a market."""
    board = state.board
    far = state.means[seat].range
    near = board.markets
    for spot in state.figures[seat]:
        near |= board.within(far, spot)
    nearer = near
    for spot in members(board.markets):
        nearer |= board.within(far, spot)
    return near, nearer


def promise_in(state: Colonists, seat: int, price: Bundle, ahead: Outlook, moves: float) -> float:
    """What is worth one point once this is paid is worth so much now: nothing where there is no time left."""
    needed = moves + TOOL_EFFORT * max(0, price.tools - ahead.tools)
    lacking = without(price.goods, ahead.stock)
    kind = 0
    while lacking:
        needed += EFFORT[kind] * amount(lacking, 0)
        lacking >>= WIDTH
        kind += 1
    if not state.means[seat].all_storage:
        needed += TIGHT * max(0.0, total(price.goods) - ahead.room)
    return DELAY**needed if needed <= ahead.moves + 0.5 else 0.0


def gain(state: Colonists, seat: int, kind: int, ahead: Outlook) -> float:
    """What one more building of this kind brings in the end; nothing where there is no room for it."""
    if not fits(state, kind, ahead):
        return 0.0
    box = state.box
    facts = box.buildings[kind]
    found = float(facts.value)
    if facts.base != NONE:
        found -= box.buildings[facts.base].value
    found += homes(state, seat, kind, ahead) + post(state, seat, facts, ahead)
    found += ahead.years * facts.dollars
    if facts.good != NONE:
        found += ahead.years * GENERATED * GOOD[facts.good] * facts.output
    return found


def fits(state: Colonists, kind: int, ahead: Outlook) -> bool:
    """Whether there is a plot for one more building of this kind, or what it is remodelled from."""
    facts = state.box.buildings[kind]
    if ahead.own[kind] >= facts.own_max:
        return False
    if facts.base != NONE:
        return ahead.own[facts.base] > 0
    return ahead.storage_plot if facts.kind == STORAGE else ahead.plot


def homes(state: Colonists, seat: int, kind: int, ahead: Outlook) -> float:
    """New colonists, less those who leave."""
    facts = state.box.buildings[kind]
    before = (0, 0, 0) if facts.base == NONE else state.box.buildings[facts.base].residents
    idle = state.means[seat].idle
    found = 0.0
    for each in range(3):
        more = facts.residents[each] - before[each]
        free = ahead.posts[each] + ahead.posts[ANY_CLASS] - idle[each]
        hired = min(max(0, free), more)
        rate = NO_FOOD if each and ahead.hungry else NEW_HOME
        found += state.box.worth[each] * (rate * hired + min(rate, NO_POST) * (more - hired))
    return found


def post(state: Colonists, seat: int, facts: Building, ahead: Outlook) -> float:
    """A post for somebody who has none, what a special building does, and room."""
    found = 0.0
    if facts.workers:
        asked = facts.worker if facts.worker != ANY_CLASS else 0
        idle = state.means[seat].idle[asked] - ahead.posts[asked]
        found += NEW_POST * state.box.worth[asked] if idle > 0 else -EMPTY_POST
    for power in facts.powers:
        if facts.kind == STORAGE:
            found += ROOM * min(power.number, max(0.0, ROOMS - ahead.room)) * (ahead.years > 0)
        elif facts.good == NONE and not facts.dollars and facts.base == NONE:
            found += POWER * ahead.years
    return found


def best_embassy(state: Colonists, seat: int, ahead: Outlook, moves: float) -> tuple[float, int]:
    """Relations: their value, and what they do in the years to come; with which colony."""
    box = state.box
    found = 0.0
    best = NONE
    for colony in next_levels(state, seat):
        level = level_of(state.embassies[seat][colony])
        if level or ahead.plot:
            worth = box.level_value[level + 1] - box.level_value[level] + POWER * ahead.years
            worth *= promise_in(state, seat, box.level_price[level + 1], ahead, moves)
            if worth > found:
                found = worth
                best = colony
    return found, best


def best_card(state: Colonists, seat: int, ahead: Outlook, moves: float) -> tuple[float, int]:
    """The improvement in hand that is most worth playing, and which one that is."""
    found = 0.0
    best = NONE
    for card in set(state.hands[seat]):
        if card >= 0:
            worth = state.box.cards[card].value + POWER * ahead.years + PLAYED
            worth *= promise_in(state, seat, card_price(state, seat, card), ahead, moves)
            if worth > found:
                found = worth
                best = card
    return found, best
