"""Phase 1, discover resource (TT-13 to TT-15), with the hammer (TT-108) and alone (TT-116)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Rules, Step, always
from kleinstadt.games.tiny_towns.cards import ALL_KINDS, KINDS
from kleinstadt.games.tiny_towns.notation import kind_moves, last_kind_in
from kleinstadt.games.tiny_towns.rules.industry import banks
from kleinstadt.games.tiny_towns.rules.setup import shuffle_resources
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import KIND_BIT

REVEAL_CARD: Final = Step("reveal_card")
OPEN_CARD: Final = Step("open_card", 0)
TURN_UP: Final = Step("turn_up")
REVEAL_CHOICES: Final = Step("reveal_choices")
FREE_KINDS: Final = [[kind for kind in ALL_KINDS if not barred & KIND_BIT[kind]] for barred in range(64)]
CHOOSE_KIND: Final[tuple[Step, ...]] = tuple([Step("choose_kind", seat) for seat in range(6)])


def discover(state: TinyTowns, step: Step) -> None:
    state.phase = "discover"
    if state.solo:
        state.push(OPEN_CARD)
    elif state.prospectors:
        state.push(Step("name_kind", state.hammer))
    elif state.free_choice():
        state.push(REVEAL_CHOICES)
        choosers = [seat for seat in state.active_seats() if free_kinds(state, seat) and not state.fort_blocks(seat)]
        state.open_together([CHOOSE_KIND[seat] for seat in choosers])
    else:
        state.push(REVEAL_CARD)


def free_kinds(state: TinyTowns, seat: int) -> list[int]:
    """Kinds not lying on the own Banks (TT-75, TT-110)."""
    barred = state.towns[seat].kinds_on(banks(state, seat))
    return FREE_KINDS[barred]


def set_kind(state: TinyTowns, kind: int) -> None:
    """One kind for all active players."""
    state.kind = kind
    for town in state.towns:
        if town.finished == 0:
            town.choice = kind


# -- card round ----------------------------------------------------------------------------------------------------


def reveal_card(state: TinyTowns, step: Step) -> None:
    """TT-13; an empty pile is shuffled anew only now, with all 15 cards (TT-14)."""
    if not state.draw:
        shuffle_resources(state, state.revealed + state.set_aside)
        state.tell("reshuffled", {}, revealed=True)
    kind = state.draw.pop()
    state.revealed.append(kind)
    set_kind(state, kind)
    if state.log is not None:
        state.tell("revealed_card", {"resource": KINDS[kind]}, revealed=True)


# -- free choice ---------------------------------------------------------------------------------------------------


def choose_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    return kind_moves("choose", free_kinds(state, step.seat))


def choose_kind(state: TinyTowns, step: Step, move: str) -> None:
    """Collected in private, shown together (TT-15)."""
    kind = last_kind_in(move)
    state.towns[step.seat].choice = kind
    if state.log is not None:
        state.tell("chose", {"seat": step.seat, "resource": "hidden"}, step.seat, {"resource": KINDS[kind]})


def reveal_choices(state: TinyTowns, step: Step) -> None:
    state.phase = "place"
    if state.log is not None:
        for seat in state.active_seats():
            kind = state.towns[seat].choice
            if kind:
                state.tell("chosen", {"seat": seat, "resource": KINDS[kind]}, revealed=True)


# -- the hammer ----------------------------------------------------------------------------------------------------


def name_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    return kind_moves("name", free_kinds(state, step.seat))


def name_kind(state: TinyTowns, step: Step, move: str) -> None:
    kind = last_kind_in(move)
    set_kind(state, kind)
    if state.log is not None:
        state.tell("named", {"seat": step.seat, "resource": KINDS[kind]})


# -- alone ---------------------------------------------------------------------------------------------------------


def open_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Two open cards of one kind are the same choice, but for their order under the pile, which does not differ."""
    return kind_moves("open", sorted(set(state.opened)))


def open_card(state: TinyTowns, step: Step, move: str) -> None:
    """The card goes under the pile at once, a new one is turned up (TT-116)."""
    kind = last_kind_in(move)
    set_kind(state, kind)
    state.opened.remove(kind)
    state.draw.insert(0, kind)
    state.known_below += 1
    if state.log is not None:
        state.tell("opened", {"seat": 0, "resource": KINDS[kind]})
    state.push(TURN_UP)


def turn_up(state: TinyTowns, step: Step) -> None:
    kind = state.draw.pop()
    state.known_below = min(state.known_below, len(state.draw))
    state.opened.append(kind)
    if state.log is not None:
        state.tell("turned_up", {"resource": KINDS[kind]}, revealed=True)


def about_opened(state: TinyTowns, step: Step) -> dict[str, Arg]:
    return {"resources": [KINDS[kind] for kind in state.opened]}


STEPS: Final[dict[str, Rules[Any]]] = {
    "discover": Effect(discover),
    "reveal_card": Effect(reveal_card, reveals=True),
    "choose_kind": Choice("TT-15", choose_moves, choose_kind, public=always),
    "reveal_choices": Effect(reveal_choices, reveals=True),
    "name_kind": Choice("TT-108", name_moves, name_kind, public=always),
    "open_card": Choice("TT-116", open_moves, open_card, public=always, about=about_opened),
    "turn_up": Effect(turn_up, reveals=True),
}
