"""Places and markets (chapter 9): what is done on a tile, deed by deed."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import LIMITED, Option
from kleinstadt.games.colonists.cards import INSTEAD, LABORER, OPTIONS, TILES, TRADE_OPTION
from kleinstadt.games.colonists.goods import ONE, Bundle, amount, kinds_in
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.altruist import ask_discount, start_action, wishes
from kleinstadt.games.colonists.rules.cards import draw_cards
from kleinstadt.games.colonists.rules.levy import end_payment
from kleinstadt.games.colonists.rules.possible import (
    can_do,
    can_swap,
    depends_on_hand,
    discounts,
    extra_tools,
    needs_of,
    options_on,
    plays_card,
)
from kleinstadt.games.colonists.rules.staffing import AT_WILL, staff, staffing_moves
from kleinstadt.games.colonists.rules.storing import give
from kleinstadt.games.colonists.state import AMBASSADOR_BIT, Action, Colonists
from kleinstadt.games.colonists.steps import (
    ACT,
    BUILD,
    CHOOSE_DEED,
    DO,
    END_ACTION,
    EXCHANGE,
    LOSE_STEWARD,
    NEGOTIATE,
    PLAY,
    PLAY_MORE,
    SETTLE,
    SWAP,
    TAKE_INSTEAD,
    TAKE_ONE,
    TRADE,
)
from kleinstadt.games.colonists.verbs import BUILD as TO_BUILD
from kleinstadt.games.colonists.verbs import (
    CONVERT,
    DRAW_CARDS,
    EMBASSY,
    GAIN,
    NONE,
    PLAY_CARD,
    SWAP_PLACES,
    TAKE_MARKER,
    Need,
)

# -- what to do --------------------------------------------------------------------------------------------------------


def possible_options(state: Colonists, seat: int, spot: int) -> list[Option]:
    extra = extra_tools(state, seat, spot)
    options = options_on(state, seat, spot)
    return [option for option in options if can_do(state, seat, needs_of(state, seat, option, extra))]


def offered(state: Colonists, seat: int, spot: int, may: bool) -> list[Option]:
    """What can be done. Who has moved here can do something; where an imagined hand has no card for it, the place
    offers what it has."""
    all_there = options_on(state, seat, spot)
    if len(all_there) == 1 and not may:
        return [all_there[0]]
    found = possible_options(state, seat, spot)
    return found if found or may else [all_there[0]]


def act(state: Colonists, step: Step) -> None:
    """Where only one thing can be done, it is done (TW3, TW4)."""
    (spot,) = step.args
    seat = step.seat
    options = offered(state, seat, spot, False)
    if len(options) == 1 and not safe_staffing(state, seat, spot) and not would_tell(state, seat, spot):
        begin(state, seat, spot, options[0])
    else:
        state.push(CHOOSE_DEED.at(seat, spot, 0))


def would_tell(state: Colonists, seat: int, spot: int) -> bool:
    """Whether it could be seen of a hand that nothing is asked here."""
    if not state.hands[seat] or not depends_on_hand(state, spot):
        return False
    return len(options_on(state, seat, spot)) > 1 or bool(staffing_moves(state, seat, AT_WILL))


def deed_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    spot, may = step.args
    found = [phrases.DEED.of(option.word) for option in offered(state, step.seat, spot, may == 1)]
    if may:
        found.append(phrases.DECLINE_TEXT)
    return in_order(found + safe_staffing(state, step.seat, spot))


def safe_staffing(state: Colonists, seat: int, spot: int) -> list[str]:
    """Who may be employed before the action, so that it is still possible afterwards (CO-78)."""
    found: list[str] = []
    for move in staffing_moves(state, seat, AT_WILL):
        after = state.copy()
        staff(after, seat, move)
        if possible_options(after, seat, spot):
            found.append(move)
    return found


def choose_deed(state: Colonists, step: Step, move: str) -> None:
    spot, may = step.args
    if move == phrases.DECLINE_TEXT:
        return
    said = WORDS.read(move)
    if said.phrase is phrases.STAFF:
        staff(state, step.seat, move)
        state.push(CHOOSE_DEED.at(step.seat, spot, may))
        return
    (word,) = said.numbers
    (option,) = [each for each in options_on(state, step.seat, spot) if each.word == word]
    begin(state, step.seat, spot, option)


def about_deed(state: Colonists, step: Step) -> dict[str, Arg]:
    spot, _ = step.args
    return {"place": TILES[state.board.tiles[spot]]}


def deeds_are_open(state: Colonists, step: Step) -> bool:
    spot, _ = step.args
    return not depends_on_hand(state, spot)


def begin(state: Colonists, seat: int, spot: int, option: Option) -> None:
    """The action begins: what comes with every action there, then what it does."""
    if state.log is not None:
        state.tell("deed", {"seat": seat, "deed": OPTIONS[option.word]})
    tools = extra_tools(state, seat, spot)
    needs: list[Need] = []
    # Which of several helps depends on what is needed; where a card is played, that is chosen first, so that nobody
    # learns what is in the hand.
    if len(discounts(state, seat)) > 1 and not plays_card(state, option.program):
        for need in [*needs_of(state, seat, option, tools), *wishes(state, option.program)]:
            needs.append(Need(need.goods, need.any, need.tools + tools, need.full))
    if tools:
        give(state, seat, Bundle(0, tools, 0))
    start_action(state, seat, spot, needs)
    if option.word == INSTEAD:
        state.push(TAKE_INSTEAD.at(seat))
    elif option.word == TRADE_OPTION:
        state.push(TRADE.at(seat, 0, 0))
    else:
        state.push(DO.at(seat, option.program, 0))
    ask_discount(state, seat)


# -- deeds -------------------------------------------------------------------------------------------------------------


def do(state: Colonists, step: Step) -> None:
    """One deed of a program, and then the next."""
    program, at = step.args
    seat = step.seat
    deeds = state.box.programs[program]
    deed = deeds[at]
    if at + 1 < len(deeds):
        state.push(DO.at(seat, program, at + 1))
    verb = deed.verb
    if verb == GAIN:
        if deed.options:
            state.push(TAKE_ONE.at(seat, program, at))
        else:
            give(state, seat, with_bonus(state, seat, deed.gain))
    elif verb == CONVERT:
        state.push(EXCHANGE.at(seat, program, at, 0, 0))
    elif verb == TO_BUILD:
        state.push(BUILD.at(seat, program, at, 0))
    elif verb == DRAW_CARDS:
        draw_cards(state, seat, deed)
    elif verb == PLAY_CARD:
        state.push(PLAY.at(seat))
    elif verb == EMBASSY:
        state.push(NEGOTIATE.at(seat, 0, 0))
    elif verb == TAKE_MARKER:
        state.marker = seat
        state.tell("marker", {"seat": seat})
    else:
        assert verb == SWAP_PLACES
        if can_swap(state, deed.adjacent):
            state.push(SWAP.at(seat, int(deed.adjacent), int(deed.may)))


def with_bonus(state: Colonists, seat: int, gain: Bundle) -> Bundle:
    """One more of what the place or the subsidy gives, for some (CO-87a)."""
    bonus = state.means[seat].place_bonus
    if not bonus or state.doing(seat).card != NONE:
        return gain
    more = sum(amount(bonus, kind) * ONE[kind] for kind in kinds_in(gain.goods))
    return Bundle(gain.goods + more, gain.tools, gain.dollars)


def take_one_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    program, at = step.args
    return in_order([phrases.take_text(each) for each in state.box.programs[program][at].options])


def take_one(state: Colonists, step: Step, move: str) -> None:
    give(state, step.seat, with_bonus(state, step.seat, phrases.taken(move)))


def instead_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """CO-206a: a good in place of the action."""
    return in_order([phrases.take_text(each) for each in state.means[step.seat].instead])


def take_instead(state: Colonists, step: Step, move: str) -> None:
    plus = state.means[step.seat].instead_plus
    gain = phrases.taken(move)
    give(state, step.seat, Bundle(gain.goods + plus.goods, gain.tools + plus.tools, gain.dollars + plus.dollars))


# -- the end of an action ----------------------------------------------------------------------------------------------


def end_action(state: Colonists, step: Step) -> None:
    """Others may earn something (CO-196), the community is put in order, and more improvements may follow (TW5)."""
    action = state.doing(step.seat)
    seat = step.seat
    end_payment(state, seat)
    if action.card != NONE:
        state.push(PLAY_MORE.at(seat, action.chain + 1, action.spot))
    elif action.drew:
        state.push(PLAY_MORE.at(seat, 0, action.spot))
    if action.means is not state.means[seat]:
        if len(state.figures[seat]) > state.means[seat].stewards:
            state.push(LOSE_STEWARD.at(seat))
        state.push(SETTLE.at(seat))
    pay_laborer(state, action)


def pay_laborer(state: Colonists, action: Action) -> None:
    """Whoever has unlocked the Laborer gets one of each kind that an opponent hands in where he stands (CO-196,
    OP-16); goods laid on a card are not handed in."""
    if action.spot == NONE or state.envoys[LABORER] != action.spot:
        return
    if action.card != NONE and state.box.cards[action.card].kind == LIMITED:
        return
    handed = action.paid + action.drawn
    if not handed:
        return
    goods = sum(ONE[kind] for kind in kinds_in(handed))
    for other in reversed(state.others(action.seat)):
        if state.means[other].ambassadors & AMBASSADOR_BIT[LABORER]:
            give(state, other, Bundle(goods, 0, 0))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ACT: Effect(act, once=True),
    CHOOSE_DEED: Choice("CO-54", deed_moves, choose_deed, public=deeds_are_open, about=about_deed, part=True),
    TAKE_INSTEAD: Choice("CO-206a", instead_moves, take_instead, public=always, part=True),
    DO: Effect(do),
    TAKE_ONE: Choice("CO-84", take_one_moves, take_one, public=always, part=True),
    END_ACTION: Effect(end_action, once=True),
}
