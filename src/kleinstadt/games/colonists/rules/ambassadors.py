"""Special ambassadors (chapter 19): figures that all share, each moved once in a half-year by who has unlocked it."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT, FARTHEST, members
from kleinstadt.games.colonists.cards import ALCHEMIST, ALTRUIST, AMBASSADORS, LABORER, TILES
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.possible import can_do, depends_on_hand, needs_on
from kleinstadt.games.colonists.rules.powers import can_take_fare, pay_fare, rides
from kleinstadt.games.colonists.state import AMBASSADOR_BIT, OFF, Colonists
from kleinstadt.games.colonists.steps import CHOOSE_DEED, UNLOCK
from kleinstadt.games.colonists.verbs import MOVE_ANYWHERE

# When an ambassador may move: at the start of a move, or at its end (CO-185, CO-189, CO-195).
AT_START: Final = 0
AT_END: Final = 1
LAST_MOVE: Final = 3


def may_move(state: Colonists, seat: int, who: int, window: int) -> bool:
    turn = state.on_turn()
    if state.envoys[who] == OFF or turn.used & AMBASSADOR_BIT[who]:
        return False
    if not state.means[seat].ambassadors & AMBASSADOR_BIT[who]:
        return False
    if who == ALTRUIST:
        return window == AT_START
    return who == ALCHEMIST or (window == AT_END and turn.move == LAST_MOVE)


def jumps(state: Colonists, seat: int) -> int:
    """Places that may be jumped to like markets (CO-60, OP-51)."""
    mask = 0
    for family in state.means[seat].jumps:
        mask |= state.board.of_family(family)
    return mask


def ambassador_moves(state: Colonists, seat: int, window: int) -> list[str]:
    """As stewards move, two steps and what raises the range; never a levy (CO-182, CO-183)."""
    if not state.means[seat].ambassadors:
        return []
    board = state.board
    farthest = min(state.box.ambassador_range + state.means[seat].range - 1, FARTHEST)
    found: list[str] = []
    for who in (ALCHEMIST, ALTRUIST, LABORER):
        if may_move(state, seat, who, window):
            origin = state.envoys[who]
            mask = (board.within(farthest, origin) | board.markets | jumps(state, seat)) & ~BIT[origin]
            texts = phrases.SEND_TEXTS[who]
            found += [texts[board.tiles[spot]] for spot in members(mask)]
            for power, card in rides(state, seat):
                if power.verb == MOVE_ANYWHERE and can_take_fare(state, seat, power):
                    rest = (BIT[len(board.tiles)] - 1) & ~mask & ~BIT[origin]
                    found += [phrases.RIDE_ENVOY.say(card, who, board.tiles[spot]) for spot in members(rest)]
    return found


def send(state: Colonists, seat: int, move: str) -> None:
    """The Alchemist acts where an opponent's steward stands (CO-186); the others just stand there."""
    said = WORDS.read(move)
    who, tile = said.numbers[-2:]
    spot = state.board.spot_of(tile)
    state.envoys[who] = spot
    state.on_turn().used |= AMBASSADOR_BIT[who]
    state.tell("sent", {"seat": seat, "ambassador": AMBASSADORS[who], "place": TILES[tile]})
    if who == ALCHEMIST and can_act_there(state, seat, spot):
        state.push(CHOOSE_DEED.at(seat, spot, 1))
    if said.phrase is phrases.RIDE_ENVOY:
        pay_fare(state, seat, said.numbers[0])


def can_act_there(state: Colonists, seat: int, spot: int) -> bool:
    """Beside an opponent's steward, if something can be done; where cards in hand decide that, nobody else can tell."""
    if not any(spot in state.figures[other] for other in state.others(seat)):
        return False
    return depends_on_hand(state, spot) or can_do(state, seat, needs_on(state, seat, spot))


def unlock(state: Colonists, seat: int, who: int) -> None:
    """The first to unlock it puts it on a market (CO-181)."""
    if state.envoys[who] == OFF:
        state.push(UNLOCK.at(seat, who))


def unlock_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    (who,) = step.args
    tiles = state.board.tiles
    return in_order([phrases.UNLOCK.say(who, tiles[spot]) for spot in members(state.board.markets)])


def post(state: Colonists, step: Step, move: str) -> None:
    who, tile = WORDS.read(move).numbers
    state.envoys[who] = state.board.spot_of(tile)
    state.tell("sent", {"seat": step.seat, "ambassador": AMBASSADORS[who], "place": TILES[tile]})


def about_unlock(state: Colonists, step: Step) -> dict[str, Arg]:
    (who,) = step.args
    return {"ambassador": AMBASSADORS[who]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    UNLOCK: Choice("CO-181", unlock_moves, post, public=always, about=about_unlock, form="field"),
}
