"""The trade ladder of the Traders (CO-202a): goods against goods on markets, any number of exchanges in one action."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.goods import GOODS, TOOLS, bundle
from kleinstadt.games.colonists.phrases import LOTS, WORDS
from kleinstadt.games.colonists.rules.storing import can_pay, owe
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import COLLECT, PAY, TRADE
from kleinstadt.games.colonists.verbs import Power

NAMES: Final = (*GOODS, TOOLS)
LOT_GOODS: Final = tuple([bundle({good: lot.count(good) for good in lot}) for lot in LOTS])


def rung_of(rungs: tuple[Power, ...], lot: int) -> int:
    """On which rung of the ladder the goods of this lot are; -1 for none."""
    for rung, power in enumerate(rungs):
        if LOTS[lot][0] in [NAMES[kind] for kind in power.goods]:
            return rung
    return -1


def exchangeable(rungs: tuple[Power, ...], give: int, get: int) -> bool:
    """One for one on a rung; between rungs one for as many of the lower as they are apart, and one more."""
    low, high = rung_of(rungs, give), rung_of(rungs, get)
    if low < 0 or high < 0 or give == get:
        return False
    if low <= high:
        return len(LOTS[give]) == high - low + 1 and len(LOTS[get]) == 1
    return rungs[low].both_ways and len(LOTS[give]) == 1 and len(LOTS[get]) == low - high + 1


def trade_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """All with goods that were there before the action (OP-64), exchanges in their order."""
    done, lowest = step.args
    rungs = state.means[step.seat].rungs
    action = state.doing(step.seat)
    found: list[str] = [phrases.DONE_TEXT] if done else []
    for give in range(lowest // len(LOTS), len(LOTS)):
        if can_pay(state, action, LOT_GOODS[give].goods, LOT_GOODS[give].tools):
            for get in range(len(LOTS)):
                if give * len(LOTS) + get >= lowest and exchangeable(rungs, give, get):
                    found.append(phrases.TRADE.say(give, get))
    return tuple(sorted(found))


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
    TRADE: Choice("CO-202a", trade_moves, trade, public=always, part=True),
}
