"""What must be there so that something can be done. Whether a steward may go somewhere, which levy still leaves an
action possible (CO-78) and which cards can be played are answered by the same needs.
"""

from typing import Final

from kleinstadt.games.colonists.board import BIT, members
from kleinstadt.games.colonists.box import IMMEDIATE, LIMITED, Option
from kleinstadt.games.colonists.cards import ALTRUIST, INSTEAD, TRADE_OPTION
from kleinstadt.games.colonists.community import level_of
from kleinstadt.games.colonists.goods import KINDS, NOTHING, ONE, Bundle, total, without
from kleinstadt.games.colonists.means import Means
from kleinstadt.games.colonists.paying import payable, payable_besides
from kleinstadt.games.colonists.rules.building import can_be_razed as razable
from kleinstadt.games.colonists.rules.building import (
    copies_left,
    embassies_razed,
    free_plot,
    groups,
    least_tools,
    price_of,
)
from kleinstadt.games.colonists.rules.storing import dolly_left
from kleinstadt.games.colonists.state import AMBASSADOR_BIT, OFF, Colonists
from kleinstadt.games.colonists.verbs import (
    BUILD,
    CONVERT,
    DRAW_CARDS,
    EMBASSY,
    GAIN,
    MARKET_ACTION,
    NONE,
    PLAY_CARD,
    SWAP_PLACES,
    Deed,
    Need,
)

FREE: Final = Need(0, 0, 0)
NO_DISCOUNT: Final[tuple[Bundle, ...]] = (NOTHING,)

# -- places and figures ------------------------------------------------------------------------------------------------


def occupied(state: Colonists) -> int:
    """Tiles on which any figure stands, a mask."""
    mask = 0
    for figures in state.figures:
        for spot in figures:
            mask |= BIT[spot]
    for spot in state.envoys:
        mask |= 0 if spot == OFF else BIT[spot]
    return mask


def free_places(state: Colonists) -> int:
    """Places without figures, a mask."""
    return BIT[len(state.board.tiles)] - 1 & ~(occupied(state) | state.board.markets)


def can_swap(state: Colonists, adjacent: bool) -> bool:
    """Whether two such places can change positions (CO-211)."""
    free = free_places(state)
    if adjacent:
        near = state.board.near
        return any(near[spot] & free for spot in members(free))
    return free & (free - 1) != 0


def swappable(state: Colonists, adjacent: bool) -> list[int]:
    """Places without figures, each with another one to change positions with."""
    if not can_swap(state, adjacent):
        return []
    free = free_places(state)
    near = state.board.near
    return [spot for spot in members(free) if not adjacent or near[spot] & free]


def swap_partners(state: Colonists, spot: int, adjacent: bool) -> list[int]:
    others = state.board.near[spot] if adjacent else ~BIT[spot]
    return members(others & free_places(state))


# -- what can be done on a tile ----------------------------------------------------------------------------------------


def options_on(state: Colonists, seat: int, spot: int) -> tuple[Option, ...]:
    """All that may be done there in principle (CO-54, CO-82, CO-86)."""
    means = state.means[seat]
    if state.board.is_market(spot):
        return market_options(state, means)
    place = state.box.places[state.board.place(spot)]
    found = place.options
    for power in means.place_options:
        if power.place == place.family:
            found += market_options(state, means)
    if means.instead:
        found += (Option(INSTEAD, NONE),)
    return found


def market_options(state: Colonists, means: Means) -> tuple[Option, ...]:
    found: tuple[Option, ...] = () if state.market == NONE else state.box.markets[state.market].options
    if means.rungs:
        found += (Option(TRADE_OPTION, NONE),)
    for power in means.market_options:
        found += (Option(power.number, power.program),)
    return found


def needs_on(state: Colonists, seat: int, spot: int) -> list[Need]:
    """Each of these is enough to do something there. A Tool that comes with every action there may pay for it."""
    extra = extra_tools(state, seat, spot)
    options = options_on(state, seat, spot)
    if len(options) == 1:
        return needs_of(state, seat, options[0], extra)
    return [need for option in options for need in needs_of(state, seat, option, extra)]


def can_act_on(state: Colonists, seat: int, spot: int) -> bool:
    """Whether something can be done on a place, nobody there to be paid. Mostly what it costs at least decides."""
    means = state.means[seat]
    place = state.box.places[state.board.place(spot)]
    if means.instead or place.gives:
        return True
    plain = not (means.ambassadors or means.place_extras or means.place_options)
    if place.least and plain and not any(affordable(state, seat, need, NOTHING) for need in place.least):
        return False
    return can_do(state, seat, needs_on(state, seat, spot))


def extra_tools(state: Colonists, seat: int, spot: int) -> int:
    """Tools that come first with any action there (CO-201a)."""
    place = state.board.place(spot)
    if place == NONE or not state.means[seat].place_extras:
        return 0
    family = state.box.places[place].family
    return sum(power.gain.tools for power in state.means[seat].place_extras if power.place == family)


def needs_of(state: Colonists, seat: int, option: Option, tools: int) -> list[Need]:
    """What this option needs, when so many Tools come first."""
    if option.word == INSTEAD:
        return [FREE]
    if option.word == TRADE_OPTION:
        kinds = [kind for power in state.means[seat].rungs for kind in power.goods]
        return [Need(ONE[kind], 0, 0) if kind < KINDS else Need(0, 0, 1) for kind in kinds]
    return needs_of_program(state, seat, option.program, tools)


def needs_of_program(state: Colonists, seat: int, program: int, tools: int) -> list[Need]:
    """At most one deed of a program needs something; Tools that come before it count."""
    for deed in state.box.programs[program]:
        if deed.verb == GAIN:
            tools += deed.gain.tools
            continue
        found = needs_of_deed(state, seat, deed, tools)
        if found is not None:
            if not tools:
                return found
            return [Need(need.goods, need.any, max(0, need.tools - tools), need.full) for need in found]
    return [FREE]


def needs_of_deed(state: Colonists, seat: int, deed: Deed, tools: int) -> list[Need] | None:
    """None where nothing is needed. Where nothing could be enough, the list is empty."""
    verb = deed.verb
    if verb == CONVERT:
        return deed.needs if deed.least else None
    if verb == BUILD:
        return needs_to_build(state, seat, deed)
    if verb == DRAW_CARDS:
        return None if can_draw(state, seat) else []
    if verb == PLAY_CARD:
        return (
            [need for card in sorted(set(state.hands[seat])) for need in needs_of_card(state, seat, card)]
            if may_play(state)
            else []
        )
    if verb == EMBASSY:
        return needs_to_negotiate(state, seat)
    if verb == SWAP_PLACES:
        return None if deed.may or can_swap(state, deed.adjacent) else []
    if verb == MARKET_ACTION:
        return [
            need for option in market_options(state, state.means[seat]) for need in needs_of(state, seat, option, tools)
        ]
    return None


def needs_to_build(state: Colonists, seat: int, deed: Deed) -> list[Need]:
    if not copies_left(state, deed.building):
        return []
    price = price_of(state, deed)
    tools = least_tools(state, seat, deed.building)
    return [] if tools == NONE else [Need(price.goods, 0, price.tools + tools)]


def depends_on_hand(state: Colonists, spot: int) -> bool:
    """Whether cards in hand decide what can be done there."""
    place = state.board.place(spot)
    if place == NONE:
        return False
    return any(plays_card(state, option.program) for option in state.box.places[place].options)


def plays_card(state: Colonists, program: int) -> bool:
    return program != NONE and any(deed.verb == PLAY_CARD for deed in state.box.programs[program])


# -- improvements ------------------------------------------------------------------------------------------------------


def can_draw(state: Colonists, seat: int) -> bool:
    """CO-160: not with a full hand, unless a Library lets it grow for a moment; and there must be a card."""
    if not len(state.deck) and not state.discards:
        return False
    return state.means[seat].library or len(state.hands[seat]) < state.box.hand_limit


def may_play(state: Colonists) -> bool:
    """No more than two improvements in a move (CO-165)."""
    return state.turn is None or state.turn.plays < state.box.plays_in_a_move


def card_price(state: Colonists, seat: int, card: int) -> Bundle:
    """The printed cost, with fewer Tools for some (CO-163a); of a limited card the goods laid on it."""
    facts = state.box.cards[card]
    if facts.kind == LIMITED:
        return facts.load
    means = state.means[seat]
    tools = 0 if means.no_tools else max(0, facts.price.tools - means.tool_discount)
    return Bundle(facts.price.goods, tools, 0)


def needs_of_card(state: Colonists, seat: int, card: int) -> list[Need]:
    """OP-30: cards that give something can always be played, others need at least one application."""
    facts = state.box.cards[card]
    if facts.kind == IMMEDIATE:
        return needs_of_program(state, seat, facts.program, 0)
    price = card_price(state, seat, card)
    return [Need(price.goods, 0, price.tools, facts.kind == LIMITED)]


# -- embassies ---------------------------------------------------------------------------------------------------------


def next_levels(state: Colonists, seat: int) -> list[int]:
    """Colonies with which a relation may be established or improved in this era (CO-176)."""
    highest = state.box.max_level[state.era]
    return [colony for colony in sorted(state.colonies) if level_of(state.embassies[seat][colony]) < highest]


def needs_to_negotiate(state: Colonists, seat: int) -> list[Need]:
    found: list[Need] = []
    free = free_plot(state, seat, False) != NONE
    razed = bool(embassies_razed(state, seat, False)) or any(
        razable(state, seat, old, False) for old in groups(state, seat)
    )
    for colony in next_levels(state, seat):
        level = level_of(state.embassies[seat][colony])
        price = state.box.level_price[level + 1]
        if level or free or razed:
            found.append(Need(price.goods, 0, price.tools + (0 if level or free else state.box.razing_tools)))
    return found


# -- whether it is there -----------------------------------------------------------------------------------------------


def discounts(state: Colonists, seat: int) -> tuple[Bundle, ...]:
    """What the Altruist saves in each action, one of these (CO-190 to CO-193)."""
    spot = state.envoys[ALTRUIST]
    if spot == OFF or not state.means[seat].ambassadors & AMBASSADOR_BIT[ALTRUIST]:
        return NO_DISCOUNT
    if state.board.is_market(spot):
        return NO_DISCOUNT if state.market == NONE else state.box.markets[state.market].subsidies
    return (state.box.places[state.board.place(spot)].discount,)


def affordable(state: Colonists, seat: int, need: Need, discount: Bundle) -> bool:
    """Whether this can be handed in now."""
    pool, buffer, tools = state.pools[seat], state.buffers[seat], state.tools[seat]
    return enough(state.means[seat], need, discount, pool, buffer, tools, dolly_left(state, seat))


def enough(means: Means, need: Need, discount: Bundle, pool: int, buffer: int, tools: int, dolly: int) -> bool:
    """Whether this can be handed in of such goods and Tools, when the Dolly may still pay so many."""
    if need.full:
        discount = NOTHING
    if need.tools - discount.tools > tools:
        return False
    if need.any:
        wanted = max(0, need.any - total(discount.goods))
        return payable_besides(pool, buffer, means, dolly, 0, pool + buffer, wanted)
    goods = without(need.goods, discount.goods) if discount.goods else need.goods
    return not goods or payable(pool, buffer, means, dolly, goods)


def can_do(state: Colonists, seat: int, needs: list[Need]) -> bool:
    """Whether one of these needs can be met."""
    if not needs:
        return False
    if needs[0] is FREE:
        return True
    for discount in discounts(state, seat):
        for need in needs:
            if affordable(state, seat, need, discount):
                return True
    return False
