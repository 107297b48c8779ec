"""Chapter 6: the ways to pay for a card, and what they do (EV-56, EV-60 to EV-70)."""

from typing import Any, Final

from mypy_extensions import i64

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.event import Arg
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    ANY_CRITTER,
    CRITTER,
    DUNGEON,
    FOOL,
    GOLDEN,
    GOLDEN_MARKERS,
    IDS,
    JUDGE,
    LEAVES,
    LINKED,
    NONE,
    PRICE,
    RANGER,
    RUINS,
    SHEPHERD,
    SOLO,
    UNIQUE,
)
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import Advantage
from kleinstadt.games.everdell.goods import (
    BERRIES,
    GOODS,
    KINDS,
    ONE,
    POINTS,
    RESOURCES,
    amount,
    covers,
    lacking,
    shortage,
    total,
)
from kleinstadt.games.everdell.helping import HELPERS, HELPS
from kleinstadt.games.everdell.phrases import BUNDLE_NUMBER, BUNDLES, PAY_PRICE_TEXT, RESERVATION_TEXT, WORDS
from kleinstadt.games.everdell.program import ADVANTAGES
from kleinstadt.games.everdell.state import HAND, RESERVED, RUGWORT, Everdell
from kleinstadt.games.everdell.steps import PRICE_TO, STRIKE, SWAP, WAY

RESERVED_LESS: Final = 1  # of the price of a reserved card (EV-227)

# -- can it be placed -----------------------------------------------------------------------------------------------


def fits(state: Everdell, seat: int, card: int, gone: int = 0) -> bool:
    """Whether the card can be placed once the cards of these places (a mask) have gone (EV-56)."""
    if card == FOOL:
        return state.solo or bool(fool_targets(state, seat))  # EV-239
    city = state.cities[seat]
    if UNIQUE[card] and city.holds(card, gone):
        return False
    if card == RUINS:
        return bool(ruin_targets(state, seat, gone))
    return city.has_room(card, gone)


def fool_targets(state: Everdell, seat: int) -> list[int]:
    """EV-117: other cities with an empty space and no Fool; whoever has passed may be chosen, too."""
    return [
        other
        for other in range(state.seats)
        if other != seat and state.cities[other].has_room(FOOL) and not state.cities[other].holds(FOOL)
    ]


def ruin_targets(state: Everdell, seat: int, gone: int = 0) -> list[int]:
    """EV-154: constructions whose space the Ruins can take."""
    city = state.cities[seat]
    there = [place for place in city.constructions() if not gone >> place & 1 and LEAVES[city.cards[place]]]
    return [place for place in there if city.has_room(RUINS, gone | BIT[place])]


# -- ways -----------------------------------------------------------------------------------------------------------


class Demand:
    """What playing a card asks for at least: its price, or some card in the city that could help (a mask)."""

    __slots__ = ("price", "helpers")

    def __init__(self, price: int, helpers: int) -> None:
        self.price = price
        self.helpers = helpers


DEMANDS: Final[tuple[Demand, ...]] = tuple([Demand(PRICE[card], HELPERS[card]) for card in range(len(IDS))])


def can_play(state: Everdell, seat: int, card: int, stock: int, helpers: int, source: int = HAND) -> bool:
    """Whether there is any way to play this card for a seat that has this stock; in its city lie these that could help
    (a mask)."""
    demand = DEMANDS[card]
    if covers(stock, demand.price) and fits(state, seat, card):
        return True
    has_help = helpers & demand.helpers > 0 or source == RESERVED
    return has_help and bool(ways(state, seat, card, source, any_will_do=True))


def ways(state: Everdell, seat: int, card: int, source: int, any_will_do: bool = False) -> list[str]:
    """Every way to pay for this card that leads to a legal play (EV-56, EV-67), of equal cards that help the first.
    Whether it can be paid and how are one question, answered here; for the former the first way will do."""
    found: list[str] = []
    stock, price = state.stocks[seat], DEMANDS[card].price
    short = shortage(stock, price)
    city = state.cities[seat]
    critter = CRITTER[card]
    room = fits(state, seat, card)
    if room and source == RESERVED and short <= RESERVED_LESS:
        found.append(RESERVATION_TEXT)
    elif room and source != RESERVED and short == 0:
        found.append(PAY_PRICE_TEXT)
    marked: list[int] = []  # places that were found already
    gilded: list[int] = []
    helps = HELPS[card]
    for place in city.helping:
        if any_will_do and found:
            break
        other = city.cards[place]
        if not helps[other]:
            continue
        if room and critter and city.is_free(place):
            if (card in LINKED[other] or ANY_CRITTER[other]) and state.is_another(seat, place, marked):
                marked.append(place)
                found.append(phrases.MARK.pair(other, place))
            if state.golden[seat] and GOLDEN[card][other] and state.is_another(seat, place, gilded):  # EV-194
                gilded.append(place)
                found.append(phrases.GILD.pair(other, place))
        advantage = ADVANTAGES[other]
        if advantage is None or not (advantage.critters if critter else advantage.constructions):
            continue
        if advantage.replace:
            if room and can_swap(stock, price, short):
                found.append(phrases.JUDGE.pair(other, place))
        elif lowered(stock, price, short, advantage):
            if advantage.imprisons:
                prisoners = [there for there in prisoners_of(state, seat) if fits(state, seat, card, BIT[there])]
                found += [phrases.IMPRISON.pair(city.cards[there], there) for there in prisoners]
            elif fits(state, seat, card, BIT[place]):
                found.append(phrases.SPEND.pair(other, place))
    return found


def lowered(stock: i64, price: i64, short: i64, advantage: Advantage) -> bool:
    """Whether the price, for which so many resources are lacking, can be paid once some are struck from it (EV-66)."""
    if short > advantage.less:
        return False
    return not advantage.only_berries or short == lacking(stock, price, BERRIES)


def prisoners_of(state: Everdell, seat: int) -> list[int]:
    """EV-142: who can be put under the Dungeon. The second cell is open while a Ranger is in the city, and not for
    him."""
    city = state.cities[seat]
    taken = len(city.prison)
    if taken > 1 or (taken == 1 and not city.holds(RANGER)):
        return []
    critters = [place for place in city.critters() if not (taken and city.cards[place] == RANGER)]
    return state.alike(seat, critters)


def swaps(stock: int, price: int) -> list[tuple[int, int]]:
    """EV-121: which resource of the price can be replaced by which other one."""
    return [
        (wanted, paid)
        for wanted in RESOURCES
        for paid in RESOURCES
        if wanted != paid and amount(price, wanted) and covers(stock, price - ONE[wanted] + ONE[paid])
    ]


def can_swap(stock: int, price: int, short: int) -> bool:
    """Whether a price for which so many resources are lacking can be paid after one is replaced. One that is lacking
    can, where any other is left over."""
    if short == 1:
        return total(stock) >= total(price)
    return short == 0 and bool(swaps(stock, price))


def strikes(stock: int, price: int, less: int, berries: bool) -> list[int]:
    """EV-66, D-12: the bundles that may be struck, as large as possible, such that the rest can be paid."""
    can = amount(price, BERRIES) if berries else total(price)
    size = min(less, can)
    found: list[int] = []
    for kinds in BUNDLES:
        if len(kinds) == size and not (berries and kinds[0] != BERRIES):
            bundle = sum(ONE[kind] for kind in kinds)
            if covers(price, bundle) and covers(stock, price - bundle):
                found.append(bundle)
    return found


# -- the questions --------------------------------------------------------------------------------------------------


def way_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    play = state.table[-1]
    return in_order(ways(state, step.seat, play.card, play.source))


def way(state: Everdell, step: Step, move: str) -> None:
    """Step 1 of EV-58: carry out what the chosen advantage demands, then pay."""
    seat = step.seat
    play = state.table[-1]
    play.price = PRICE[play.card]
    said = WORDS.read(move)
    if said.phrase is phrases.PAY_PRICE:
        pay_price(state, seat)
        return
    if said.phrase is phrases.RESERVATION:  # EV-227
        push_strike(state, seat, RESERVED_LESS, False)
        return
    card, place = said.numbers
    city = state.cities[seat]
    if said.phrase is phrases.MARK:  # EV-61
        city.marked |= BIT[place]
        play.price = 0
        if state.log is not None:
            state.tell("marked", {"seat": seat, "card": IDS[card]})
    elif said.phrase is phrases.GILD:  # EV-194, EV-197
        city.gilded |= BIT[place]
        state.golden = replaced(state.golden, seat, state.golden[seat] - 1)
        if state.solo:  # EV-253
            reward_rugwort(state, SOLO["golden"][GOLDEN_MARKERS - 1 - state.golden[seat]])
        play.price = 0
        state.tell("gilded", {"seat": seat, "card": IDS[card]})
    elif said.phrase is phrases.JUDGE:
        state.push(SWAP.at(seat))
    elif said.phrase is phrases.SPEND:
        advantage = ADVANTAGES[card]
        assert advantage is not None
        remove(state, seat, place)
        state.tell("spent", {"seat": seat, "card": IDS[card]})
        push_strike(state, seat, advantage.less, advantage.only_berries)
    else:
        state.stray(seat, place)
        city.prison += (city.leave(place),)
        state.tell("imprisoned", {"seat": seat, "card": IDS[card]})
        dungeon = ADVANTAGES[DUNGEON]
        assert dungeon is not None
        push_strike(state, seat, dungeon.less, False)


def reward_rugwort(state: Everdell, points: int) -> None:
    state.stocks[RUGWORT] += ONE[POINTS] * points
    tell_goods(state, "gained", RUGWORT, ONE[POINTS] * points)


def remove(state: Everdell, seat: int, place: int) -> int:
    """A card leaves the city for the discard pile, with what lies beneath it (EV-90)."""
    city = state.cities[seat]
    state.stray(seat, place)
    card = city.leave(place)
    state.discards.put(card, ALL)
    if card == DUNGEON:
        for prisoner in city.prison:
            state.discards.put(prisoner, ALL)
        city.prison = ()
    return card


def push_strike(state: Everdell, seat: int, less: int, berries: bool) -> None:
    """Ask what is struck from the price, if there is anything to strike."""
    price = state.table[-1].price
    if amount(price, BERRIES) if berries else total(price):
        state.push(STRIKE.at(seat, less, int(berries)))
    else:
        pay_price(state, seat)


def strike_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    less, berries = step.args
    found = strikes(state.stocks[step.seat], state.table[-1].price, less, berries == 1)
    return in_order([phrases.STRIKE.of(BUNDLE_NUMBER[bundle]) for bundle in found])


def strike(state: Everdell, step: Step, move: str) -> None:
    (bundle,) = WORDS.read(move).numbers
    state.table[-1].price -= sum(ONE[kind] for kind in BUNDLES[bundle])
    state.tell("struck", {"seat": step.seat, "goods": [GOODS[kind] for kind in BUNDLES[bundle]]})
    pay_price(state, step.seat)


def swap_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    found = swaps(state.stocks[step.seat], state.table[-1].price)
    return in_order([phrases.SWAP.pair(paid, wanted) for wanted, paid in found])


def swap(state: Everdell, step: Step, move: str) -> None:
    paid, wanted = WORDS.read(move).numbers
    state.table[-1].price += ONE[paid] - ONE[wanted]
    state.tell("swapped", {"seat": step.seat, "card": IDS[JUDGE], "good": GOODS[wanted], "other_good": GOODS[paid]})
    pay_price(state, step.seat)


def pay_price(state: Everdell, seat: int) -> None:
    """Step 2 of EV-58. What is paid for the Shepherd goes to an opponent (EV-63, EV-129)."""
    play = state.table[-1]
    if play.card == SHEPHERD and play.price and state.receivers(seat):
        state.push(PRICE_TO.at(seat))
        return
    state.stocks[seat] = state.stocks[seat] - play.price
    tell_supplied(state, seat, play.price, meant=play.card == SHEPHERD)


def price_to_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return tuple([phrases.TO_SEAT.of(other) for other in state.receivers(step.seat)])


def price_to(state: Everdell, step: Step, move: str) -> None:
    (to,) = WORDS.read(move).numbers
    price = state.table[-1].price
    state.stocks[step.seat] -= price
    state.stocks[to] += price
    tell_goods(state, "gave", step.seat, price, to)


def tell_supplied(state: Everdell, seat: int, goods: int, meant: bool) -> None:
    """Goods went to the supply. If they were meant for somebody else, all others have passed (EV-76); alone nobody
    could have had them (EV-243)."""
    tell_goods(state, "gave_nobody" if meant and not state.solo else "paid", seat, goods)


def tell_goods(state: Everdell, event: str, seat: int, goods: int, to: int = NONE, card: int = NONE) -> None:
    """A line for each kind of goods; with who gets them, or the card that they are about."""
    if state.log is None:
        return
    for kind, good in enumerate(KINDS):
        number = amount(goods, kind)
        if number:
            args: dict[str, Arg] = {"seat": seat, "number": number, "good": good}
            if to != NONE:
                args["other_seat"] = to
            if card != NONE:
                args["card"] = IDS[card]
            state.tell(event, args)


def about_played(state: Everdell, step: Step) -> dict[str, Arg]:
    """The card in question is the one on the table."""
    return {"card": IDS[state.table[-1].card]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    WAY: Choice("EV-64", way_moves, way, public=always, about=about_played, part=True),
    STRIKE: Choice("EV-66", strike_moves, strike, public=always, about=about_played, form="allot", part=True),
    SWAP: Choice("EV-121", swap_moves, swap, public=always, about=about_played, form="allot", part=True),
    PRICE_TO: Choice("EV-129", price_to_moves, price_to, public=always, about=about_played, part=True),
}
