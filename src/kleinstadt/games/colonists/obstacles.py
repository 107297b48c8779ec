"""What keeps a seat's stewards from places, for whoever touches one all the same: told by the functions that decide
where they may go."""

from typing import Final

from kleinstadt.engine.obstacle import Obstacle, Obstacles
from kleinstadt.games.colonists.board import BIT, FARTHEST, members
from kleinstadt.games.colonists.box import STORAGE
from kleinstadt.games.colonists.cards import BUILDINGS, CLASSES, TILES
from kleinstadt.games.colonists.community import kind_of
from kleinstadt.games.colonists.goods import NOTHING, TOOLS, Bundle, total, unpack, without
from kleinstadt.games.colonists.paying import payable
from kleinstadt.games.colonists.phrases import ENTER, GO, RIDE, WORDS
from kleinstadt.games.colonists.rules.ambassadors import jumps
from kleinstadt.games.colonists.rules.building import bases, free_plot, least_tools, price_of
from kleinstadt.games.colonists.rules.figures import stewards
from kleinstadt.games.colonists.rules.levy import first_part, materials_part, recipients
from kleinstadt.games.colonists.rules.moving import figures_to_move, reachable
from kleinstadt.games.colonists.rules.possible import (
    can_act_on,
    can_do,
    can_draw,
    discounts,
    needs_on,
    needs_to_negotiate,
    next_levels,
)
from kleinstadt.games.colonists.rules.powers import rides
from kleinstadt.games.colonists.rules.storing import dolly_left
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import GO as TO_GO
from kleinstadt.games.colonists.steps import TARGET
from kleinstadt.games.colonists.verbs import BUILD, DRAW_CARDS, EMBASSY, MOVE_ANYWHERE, NONE, PLAY_CARD, Deed, Need

ANY_GOOD: Final = "any"


def obstacles(state: Colonists, seat: int) -> Obstacles:
    """By tile, where a steward is asked to go: for every one that none can go to, and for those still to be laid."""
    step = state.asked(seat)
    if step is None or step.kind not in (TO_GO, TARGET):
        return {}
    figures = [*step.args] if step.kind is TARGET else figures_to_move(state, seat)
    said = [WORDS.read(move) for move in state.moves(seat)]
    open_to = {each.numbers[-1] for each in said if each.phrase in (GO, RIDE, ENTER)}
    found = {TILES[tile]: [Obstacle("not_yet", "CO-49")] for tile in state.drawn}
    for spot, tile in enumerate(state.board.tiles):
        if tile not in open_to:
            found[TILES[tile]] = in_the_way(state, seat, spot, figures)
    return found


def in_the_way(state: Colonists, seat: int, spot: int, figures: list[int]) -> list[Obstacle]:
    """First whether anybody gets there at all, then what could be done there."""
    if spot in state.figures[seat]:
        return [Obstacle("own", "CO-62")]
    if not state.figures[seat]:
        return [Obstacle("enter", "CO-55")]
    if any(reachable(state, seat, figure, 0) & BIT[spot] for figure in figures):
        return lacking(state, seat, spot) or [Obstacle("nothing", "CO-54")]
    if any(walks(state, seat, figure) & BIT[spot] for figure in figures):  # all but the place where it began
        return [Obstacle("return", "CO-67")]
    others = [figure for figure in range(len(state.figures[seat])) if figure not in figures]
    if any(reachable(state, seat, figure, 0) & BIT[spot] for figure in others):
        return [Obstacle("other_goes", "CO-69")]
    if may_enter(state, seat, figures) and from_markets(state, seat) & BIT[spot]:
        return lacking(state, seat, spot) or [Obstacle("enter", "CO-55")]
    if any(by_card(state, seat, figure) & BIT[spot] for figure in figures):
        return lacking(state, seat, spot) or [Obstacle("fare", "CO-62a")]
    return [Obstacle("too_far", "CO-56", {"range": range_of(state, seat)})]


# -- how far --------------------------------------------------------------------------------------------------------


def range_of(state: Colonists, seat: int) -> int:
    return min(state.means[seat].range + state.on_turn().farther, FARTHEST)


def walks(state: Colonists, seat: int, figure: int) -> int:
    """Where this steward could get if it might return to where it was, a mask."""
    origin = state.figures[seat][figure]
    return state.board.within(range_of(state, seat), origin) | jumps(state, seat)


def may_enter(state: Colonists, seat: int, figures: list[int]) -> bool:
    """Whether another steward could come in first (CO-55)."""
    there = len(state.figures[seat])
    return len(figures) == there < stewards(state, seat)


def from_markets(state: Colonists, seat: int) -> int:
    mask = 0
    for market in members(state.board.markets):
        mask |= state.board.within(range_of(state, seat), market)
    return mask | jumps(state, seat)


def by_card(state: Colonists, seat: int, figure: int) -> int:
    """Where cards could take this steward, the fare not counted."""
    mask = 0
    for power, _ in rides(state, seat):
        everywhere = BIT[len(state.board.tiles)] - 1
        mask |= everywhere if power.verb == MOVE_ANYWHERE else reachable(state, seat, figure, power.number)
    return mask


# -- what could be done there ---------------------------------------------------------------------------------------


def lacking(state: Colonists, seat: int, spot: int) -> list[Obstacle]:
    """What is missing to do something on a place; nothing where that is there. A levy is in the way only where all
    else is there (CO-78)."""
    to = recipients(state, seat, spot)
    if can_do(state, seat, needs_on(state, seat, spot)) if to else can_act_on(state, seat, spot):
        due = {"first": first_part(state, seat) * len(to), "materials": materials_part(state, seat) * len(to)}
        return [Obstacle("levy_first", "CO-78", {**due})] if to else []
    place = state.box.places[state.board.place(spot)]
    deeds = [deed for option in place.options for deed in state.box.programs[option.program]]
    found = [obstacle for deed in deeds for obstacle in lacking_for(state, seat, deed)]
    needs = needs_on(state, seat, spot) or [
        Need(price.goods, 0, price.tools) for price in [price_of(state, deed) for deed in deeds if deed.verb == BUILD]
    ]
    if any(obstacle.id in ("card", "price") for obstacle in found):
        return found
    return found + unpaid(state, seat, needs)


def lacking_for(state: Colonists, seat: int, deed: Deed) -> list[Obstacle]:
    """What a deed wants besides its price."""
    if deed.verb == BUILD:
        return lacking_to_build(state, seat, deed.building)
    if deed.verb == PLAY_CARD:
        return [Obstacle("price" if state.hands[seat] else "card", "CO-163")]
    if deed.verb == DRAW_CARDS and not can_draw(state, seat):
        number = state.box.hand_limit
        full = len(state.hands[seat]) >= number
        return [Obstacle("hand", "CO-160", {"number": number}) if full else Obstacle("no_cards", "CO-159")]
    if deed.verb == EMBASSY and not next_levels(state, seat):
        return [Obstacle("level", "CO-176")]
    if deed.verb == EMBASSY and not needs_to_negotiate(state, seat):
        return [Obstacle("plot", "CO-137")]
    return []


def lacking_to_build(state: Colonists, seat: int, kind: int) -> list[Obstacle]:
    """What must stand there first, and a plot: where none is free something goes, for Tools (CO-138)."""
    facts = state.box.buildings[kind]
    own = [kind_of(each) for each in state.buildings[seat]]
    full = own.count(kind) >= facts.own_max
    if facts.base != NONE and not bases(state, seat, kind):
        return [Obstacle("most", "CO-133")] if full else lacking_to_remodel(state, seat, kind, own)
    if facts.base != NONE or not least_tools(state, seat, kind):
        return []
    if full:
        return [Obstacle("most", "CO-133")]
    assert free_plot(state, seat, facts.kind == STORAGE) == NONE
    return [Obstacle("plot", "CO-137")]


def lacking_to_remodel(state: Colonists, seat: int, kind: int, own: list[int]) -> list[Obstacle]:
    """A building of the right kind, or somebody of it who is at home (CO-148)."""
    facts = state.box.buildings[kind]
    means = state.means[seat]
    kinds = [facts.base, *[power.base for power in means.remodels if power.building == kind]]
    there = [base for base in kinds if base in own]
    if not there:
        return [Obstacle("base", "CO-145", {"building": BUILDINGS[facts.base]})]
    before = state.box.buildings[there[0]].residents
    away = [each for each in range(3) if means.idle[each] - before[each] + facts.residents[each] < 0]
    return [Obstacle(f"home_{CLASSES[each]}", "CO-148") for each in away[:1]]


# -- what it costs --------------------------------------------------------------------------------------------------


def unpaid(state: Colonists, seat: int, needs: list[Need]) -> list[Obstacle]:
    """What is missing for the price that is nearest, and that it does not fit into the storage (CO-108)."""
    prices = [(need, discount) for need in needs for discount in discounts(state, seat)]
    if not prices:
        return []
    need, discount = min(prices, key=lambda price: len(missing(state, seat, *price)))
    goods = missing(state, seat, need, discount)
    found = [Obstacle("missing", "CO-54", {"goods": goods})] if goods else []
    due = price_after(need, discount)
    means = state.means[seat]
    stock = state.pools[seat] + without(due, state.pools[seat] + state.buffers[seat])
    if not payable(stock, state.buffers[seat], means, dolly_left(state, seat), due):
        found.append(Obstacle("storage", "CO-108", {"number": total(due), "spaces": means.storage}))
    return found


def missing(state: Colonists, seat: int, need: Need, discount: Bundle) -> list[str]:
    stock = state.pools[seat] + state.buffers[seat]
    saved = NOTHING if need.full else discount
    tools = max(0, need.tools - saved.tools - state.tools[seat])
    some = max(0, need.any - total(saved.goods) - total(stock))
    goods = unpack(without(price_after(need, discount), stock))
    return [TOOLS] * tools + [good for good, number in goods.items() for _ in range(number)] + [ANY_GOOD] * some


def price_after(need: Need, discount: Bundle) -> int:
    """The goods of a price, less what is saved."""
    return need.goods if need.full else without(need.goods, discount.goods)
