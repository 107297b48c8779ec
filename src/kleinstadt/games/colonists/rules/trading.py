"""The trade ladder of the Traders (CO-202a): goods against goods on markets, any number of exchanges in one action."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.goods import GOODS, TOOLS, bundle
from kleinstadt.games.colonists.phrases import LOTS, WORDS
from kleinstadt.games.colonists.rules.storing import can_pay, owe
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import COLLECT, PAY, TRADE
from kleinstadt.games.colonists.verbs import Power

NAMES: Final[tuple[str, ...]] = (*GOODS, TOOLS)
LOT_GOODS: Final = tuple([bundle({good: lot.count(good) for good in lot}) for lot in LOTS])


def rung_of(rungs: tuple[Power, ...], lot: int) -> int:
    """On which rung of the ladder the goods of this lot are; -1 for none."""
    for rung, power in enumerate(rungs):
        if LOTS[lot][0] in [NAMES[kind] for kind in power.goods]:
            return rung
    return -1


def exchanges(rungs: tuple[Power, ...]) -> list[tuple[int, list[int]]]:
    """What may be given, and what for: one for one on a rung; between rungs one for as many of the lower as they are
    apart, and one more."""
    at = [rung_of(rungs, lot) for lot in range(len(LOTS))]
    found: list[tuple[int, list[int]]] = []
    for give, low in enumerate(at):
        gets = [
            get
            for get, high in enumerate(at)
            if low >= 0 and high >= 0 and give != get and fair(rungs, give, get, low, high)
        ]
        if gets:
            found.append((give, gets))
    return found


def fair(rungs: tuple[Power, ...], give: int, get: int, low: int, high: int) -> bool:
    if low <= high:
        return len(LOTS[give]) == high - low + 1 and len(LOTS[get]) == 1
    return rungs[low].both_ways and len(LOTS[give]) == 1 and len(LOTS[get]) == low - high + 1


def ladder(state: Colonists, seat: int) -> list[tuple[int, list[int]]]:
    """Worked out once for each number of rungs."""
    rungs = state.means[seat].rungs
    ladders = state.box.ladders
    if len(rungs) not in ladders:
        ladders[len(rungs)] = exchanges(rungs)
    return ladders[len(rungs)]


def trade_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """All with goods that were there before the action (OP-64), exchanges in their order."""
    done, lowest = step.args
    action = state.doing(step.seat)
    found: list[str] = [phrases.DONE_TEXT] if done else []
    for give, gets in ladder(state, step.seat):
        if (give + 1) * len(LOTS) > lowest and can_pay(state, action, LOT_GOODS[give].goods, LOT_GOODS[give].tools):
            found += [phrases.TRADE.say(give, get) for get in gets if give * len(LOTS) + get >= lowest]
    return in_order(found)


def trade(state: Colonists, step: Step, move: str) -> None:
    done, _ = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        state.push(COLLECT.at(seat))
        state.push(PAY.at(seat))
        return
    give, get = WORDS.read(move).numbers
    action = state.doing(step.seat)
    owe(action, LOT_GOODS[give].goods, LOT_GOODS[give].tools)
    action.get_goods += LOT_GOODS[get].goods
    action.get_tools += LOT_GOODS[get].tools
    state.push(TRADE.at(seat, done + 1, give * len(LOTS) + get))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TRADE: Choice("CO-202a", trade_moves, trade, public=always, form="some", part=True),
}
