"""Turns and the movement of stewards (chapters 6 and 7)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT, FARTHEST, members
from kleinstadt.games.colonists.cards import TILES
from kleinstadt.games.colonists.goods import GOOD_NUMBER, ONE, common, from_kind, kinds_in, without
from kleinstadt.games.colonists.means import Means
from kleinstadt.games.colonists.paying import Plan, plan
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.ambassadors import AT_END, AT_START, ambassador_moves, jumps, send
from kleinstadt.games.colonists.rules.cards import wear
from kleinstadt.games.colonists.rules.figures import stewards
from kleinstadt.games.colonists.rules.levy import can_enter, recipients, start_levy
from kleinstadt.games.colonists.rules.possible import can_act_on, needs_on
from kleinstadt.games.colonists.rules.powers import pay_fare, rides
from kleinstadt.games.colonists.rules.storing import dolly_left, give, make_sure_of_room, planned
from kleinstadt.games.colonists.state import Colonists, Turn
from kleinstadt.games.colonists.steps import (
    ACT,
    AFTER_MOVE,
    ARRIVE,
    ASK_ON,
    END_FARE,
    END_MOVE,
    FILL,
    GIFT,
    GO,
    MOVE,
    POWERS,
    SEND,
    STAFF,
    TARGET,
    TURN,
)
from kleinstadt.games.colonists.verbs import MOVE_ANYWHERE, NONE, Power

MOVES: Final = 3  # in a turn (CO-52)

# -- a turn ------------------------------------------------------------------------------------------------------------


def turn(state: Colonists, step: Step) -> None:
    """TW0: where the stewards stand is kept in mind; in summer there may be a gift (CO-50)."""
    seat = step.seat
    state.turn = Turn(seat, state.figures[seat].copy())
    state.tell("turn", {"seat": seat})
    for _ in range(MOVES):
        state.push(MOVE.at(seat))
    if state.half == 0 and state.means[seat].gifts:
        state.push(GIFT.at(seat))
    if (state.era, state.year, state.half) == (1, 1, 0) and not state.options["intro"]:
        state.push(FILL.at(seat))


def fill_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """How many of the first kind lie in the basic storage; the rest are of the other (CO-37)."""
    return tuple([phrases.FILL.of(number) for number in range(state.box.setup["basic_storage_fill"] + 1)])


def about_fill(state: Colonists, step: Step) -> dict[str, Arg]:
    """Usually there is one of the other kind for a first building."""
    return {"usual": state.box.setup["basic_storage_fill"] - 1}


def filled(state: Colonists, number: int) -> list[str]:
    """What lies in the basic storage then."""
    first, second = state.box.setup["basic_storage_goods"]
    return [first] * number + [second] * (state.box.setup["basic_storage_fill"] - number)


def fill(state: Colonists, step: Step, move: str) -> None:
    (number,) = WORDS.read(move).numbers
    goods = filled(state, number)
    state.pools[step.seat] += sum([ONE[GOOD_NUMBER[good]] for good in goods])
    state.tell("filled", {"seat": step.seat, "goods": goods})
    make_sure_of_room(state, step.seat)


def gift_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([phrases.take_text(gift) for gift in state.means[step.seat].gifts])


def take_gift(state: Colonists, step: Step, move: str) -> None:
    give(state, step.seat, phrases.taken(move))


# -- a move ------------------------------------------------------------------------------------------------------------


def begin_move(state: Colonists, step: Step) -> None:
    turn = state.on_turn()
    turn.move += 1
    turn.farther = 0
    turn.mover = NONE
    turn.spot = NONE
    turn.plays = 0
    turn.built = []
    turn.dolly = 0
    turn.rode = False
    state.push(END_MOVE.at(step.seat))
    state.push(GO.at(step.seat))


def figures_to_move(state: Colonists, seat: int) -> list[int]:
    """Who has moved and stands where it began must go on in the third move (CO-69)."""
    turn = state.on_turn()
    figures = state.figures[seat]
    if turn.move == MOVES:
        for figure, spot in enumerate(figures):
            if turn.moved & BIT[figure] and turn.starts[figure] == spot and not state.board.is_market(spot):
                return [figure]
    return [figure for figure, _ in enumerate(figures)]


def reachable(state: Colonists, seat: int, figure: int, farther: int) -> int:
    """Where this steward can get by walking or jumping, a mask (CO-56 to CO-62a)."""
    board = state.board
    origin = state.figures[seat][figure]
    range_of = min(state.means[seat].range + state.on_turn().farther + farther, FARTHEST)
    return (board.within(range_of, origin) | board.markets | jumps(state, seat)) & ~forbidden(state, seat, figure)


def forbidden(state: Colonists, seat: int, figure: int) -> int:
    """The tile it stands on (OP-6), places with another own steward (CO-66), and in the third move the place where it
    began the turn (CO-67)."""
    turn = state.on_turn()
    markets = state.board.markets
    figures = state.figures[seat]
    mask = 0
    for other, spot in enumerate(figures):
        if other != figure:
            mask |= BIT[spot]
    start = turn.starts[figure] if figure < len(turn.starts) else NONE
    if turn.move == MOVES and start != NONE:
        mask |= BIT[start]
    return mask & ~markets | BIT[figures[figure]]


def targets(state: Colonists, seat: int, mask: int) -> list[int]:
    """Of these tiles those where something can be done, the levy paid (CO-54, CO-74)."""
    found: list[int] = []
    markets = state.board.markets
    theirs = others_stand(state, seat)
    for spot in members(mask):
        if BIT[spot] & markets:  # always possible (CO-59)
            found.append(spot)
        elif BIT[spot] & theirs and recipients(state, seat, spot):
            if can_enter(state, seat, spot, needs_on(state, seat, spot)):
                found.append(spot)
        elif can_act_on(state, seat, spot):
            found.append(spot)
    return found


def others_stand(state: Colonists, seat: int) -> int:
    """Where opponents' stewards are, a mask."""
    mask = 0
    for other in range(state.seats):
        if other != seat:
            for spot in state.figures[other]:
                mask |= BIT[spot]
    return mask


def go_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """A steward and where it goes; or another one enters the board first (CO-55)."""
    seat = step.seat
    turn = state.on_turn()
    tiles = state.board.tiles
    able = figures_to_move(state, seat)
    masks = [reachable(state, seat, figure, 0) for figure in able]
    every = 0
    for mask in masks:
        every |= mask
    good = 0
    for spot in targets(state, seat, every):
        good |= BIT[spot]
    found: list[str] = []
    for at, figure in enumerate(able):
        texts = phrases.GO_TEXTS[figure]
        found += [texts[tiles[spot]] for spot in members(masks[at] & good)]
        if state.means[seat].abilities:
            found += ride_moves(state, seat, figure, masks[at])
    if len(able) == len(state.figures[seat]) and len(able) < stewards(state, seat):
        found += [phrases.ENTER.of(tiles[spot]) for spot in members(state.board.markets)]
    assert turn.seat == seat
    return in_order(found)


def ride_moves(state: Colonists, seat: int, figure: int, mask: int) -> list[str]:
    """With a card to more places: farther, or anywhere (CO-62a, CO-62b)."""
    found: list[str] = []
    for power, card in rides(state, seat):
        more = reachable(state, seat, figure, power.number)
        if power.verb == MOVE_ANYWHERE:
            more = (BIT[len(state.board.tiles)] - 1) & ~forbidden(state, seat, figure)
        spots = targets_with_fare(state, seat, power, more & ~mask)
        found += [phrases.RIDE.say(card, figure, state.board.tiles[spot]) for spot in spots]
    return found


def targets_with_fare(state: Colonists, seat: int, power: Power, mask: int) -> list[int]:
    """The ride is paid before the levy and the action."""
    means = state.means[seat]
    how = plan(state.pools[seat], state.buffers[seat], means, dolly_left(state, seat), power.cost.goods)
    return [] if how is None else targets_after(state, seat, mask, state.pools[seat], how, means)


def targets_after(
    state: Colonists, seat: int, mask: int, pool: int, how: Plan, means: Means, lowest: int = 0
) -> list[int]:
    """Of these tiles those where something can be done when this was paid from such a pool, in one of the ways to make
    the room for that, with kinds from the lowest on; what the Dolly paid is gone for this move."""
    turn = state.on_turn()
    kept, buffer = state.pools[seat], state.buffers[seat]
    rest = pool - how.pool
    left = {rest}
    for _ in range(how.over):
        left = {
            each - ONE[kind]
            for each in left
            for kind in kinds_in(from_kind(common(each, without(how.held - rest + each, means.typed)), lowest))
        }
    found: set[int] = set()
    turn.dolly += how.dolly
    for each in left:
        state.pools[seat], state.buffers[seat] = each, buffer - how.buffer
        found.update(targets(state, seat, mask))
    state.pools[seat], state.buffers[seat] = kept, buffer
    turn.dolly -= how.dolly
    return sorted(found)


def riding(state: Colonists) -> bool:
    """Whether what is being paid is the fare of a steward, who has to do something on arrival."""
    turn = state.turn
    return turn is not None and turn.spot != NONE and any(step.kind is END_FARE for step in state.stack)


def keeps_ride(state: Colonists, seat: int, kind: int) -> bool:
    """Whether discarding one of this kind to make room for the fare, and then of those from it on, leaves something to
    do on arrival (CO-78)."""
    if not riding(state):
        return True
    action = state.doing(seat)
    action.pool -= ONE[kind]
    how = planned(action, 0)
    spot = BIT[state.on_turn().spot]
    pool = state.pools[seat] - ONE[kind]
    found = how is not None and bool(targets_after(state, seat, spot, pool, how, action.means, kind))
    action.pool += ONE[kind]
    return found


def go(state: Colonists, step: Step, move: str) -> None:
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.ENTER:
        spot = state.board.spot_of(said.numbers[0])
        means = state.means[seat]
        is_last = len(state.figures[seat]) >= means.stewards
        if means.apprentice and is_last and state.apprentices[seat] == NONE:
            state.apprentices[seat] = len(state.figures[seat])
        state.figures[seat].append(spot)
        state.on_turn().starts.append(NONE)
        number = stewards(state, seat)
        state.tell("enter", {"seat": seat, "place": TILES[state.board.tiles[spot]], "stewards": number})
        state.push(TARGET.at(seat, len(state.figures[seat]) - 1))
        return
    figure, tile = said.numbers[-2:]
    depart(state, seat, figure, state.board.spot_of(tile))
    if said.phrase is phrases.RIDE:
        pay_fare(state, seat, said.numbers[0])


def target_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Where the steward goes that has just entered."""
    (figure,) = step.args
    mask = reachable(state, step.seat, figure, 0)
    found = [phrases.GO.say(figure, state.board.tiles[spot]) for spot in targets(state, step.seat, mask)] + ride_moves(
        state, step.seat, figure, mask
    )
    return in_order(found)


def depart(state: Colonists, seat: int, figure: int, spot: int) -> None:
    """The steward is there; the levy comes first, then the action (CO-75)."""
    turn = state.on_turn()
    turn.moved |= BIT[figure]
    turn.mover = figure
    turn.spot = spot
    state.figures[seat][figure] = spot
    if state.log is not None:
        state.tell("go", {"seat": seat, "place": TILES[state.board.tiles[spot]]})
    state.push(ACT.at(seat, spot))
    state.push(ARRIVE.at(seat, spot))


def arrive(state: Colonists, step: Step) -> None:
    (spot,) = step.args
    to = recipients(state, step.seat, spot)
    if to:
        start_levy(state, step.seat, spot, to)


def end_move(state: Colonists, step: Step) -> None:
    """TW6: the Alchemist, and after the third move the Laborer, may still move, and storage facilities be exchanged."""
    seat = step.seat
    turn = state.on_turn()
    turn.spot = NONE
    if turn.mover == state.apprentices[seat] != NONE:
        wear(state, seat, NONE)
    ask_on(state, seat)


def ask_on(state: Colonists, seat: int) -> None:
    """Whether there is something left to do in this move; before another one that can be done there as well."""
    last = state.on_turn().move == MOVES
    if ambassador_moves(state, seat, AT_END) or (last and state.beside(POWERS, seat)):
        state.push(AFTER_MOVE.at(seat))


def after_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([*ambassador_moves(state, step.seat, AT_END), phrases.DONE_TEXT])


def after_move(state: Colonists, step: Step, move: str) -> None:
    if move == phrases.DONE_TEXT:
        return
    state.push(ASK_ON.at(step.seat))
    send(state, step.seat, move)


def ask_again(state: Colonists, step: Step) -> None:
    ask_on(state, step.seat)


def send_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order(ambassador_moves(state, step.seat, AT_START))


def send_one(state: Colonists, step: Step, move: str) -> None:
    send(state, step.seat, move)


def about_go(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"number": state.on_turn().move, "stewards": stewards(state, step.seat)}


def about_target(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"stewards": len(state.figures[step.seat])}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TURN: Effect(turn),
    FILL: Choice("CO-37", fill_moves, fill, public=always, about=about_fill),
    GIFT: Choice("CO-50", gift_moves, take_gift, public=always),
    MOVE: Effect(begin_move),
    GO: Choice("CO-53", go_moves, go, public=None, about=about_go, form="field", beside=(STAFF, SEND, POWERS)),
    ARRIVE: Effect(arrive),
    TARGET: Choice("CO-55", target_moves, go, public=None, about=about_target, form="field", part=True),
    END_MOVE: Effect(end_move),
    ASK_ON: Effect(ask_again),
    AFTER_MOVE: Choice("CO-180", after_moves, after_move, public=always, form="field", beside=(STAFF, POWERS)),
    SEND: Choice("CO-180", send_moves, send_one, public=always, form="field"),
}
