"""Industrial buildings that bear a resource: Bank and Factory (TT-74 to TT-76)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always
from kleinstadt.games.tiny_towns.cards import ALL_KINDS, BANK, CARD_IDS, FACTORY, KINDS, MAX_BANKS
from kleinstadt.games.tiny_towns.fields import COUNT, NAMES
from kleinstadt.games.tiny_towns.phrases import MARK as MARK_WITH
from kleinstadt.games.tiny_towns.phrases import kind_in, kind_moves
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import MARK
from kleinstadt.games.tiny_towns.town import KIND_BIT, ONE, Town


def banks(state: TinyTowns, seat: int) -> int:
    """The fields of this player's Banks."""
    return state.towns[seat].built[FACTORY] if state.display[FACTORY] == BANK else 0


def banks_full(state: TinyTowns, town: Town) -> bool:
    """Five Banks stand here: a sixth may be neither built nor put in by an effect (TT-31, TT-74)."""
    return state.display[FACTORY] == BANK and COUNT[town.built[FACTORY]] >= MAX_BANKS


def may_add(state: TinyTowns, town: Town, type: int) -> bool:
    """Whether an effect may put a building of this type into the town."""
    return type != FACTORY or not banks_full(state, town)


def mark_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Any kind on a Factory; on a Bank one that lies on no other own Bank."""
    barred = state.towns[step.seat].kinds_on(banks(state, step.seat))
    return kind_moves(MARK_WITH, [kind for kind in ALL_KINDS if not barred & KIND_BIT[kind]])


def mark(state: TinyTowns, step: Step, move: str) -> None:
    kind = kind_in(move)
    (field,) = step.args
    state.towns[step.seat].hold(field, ONE[kind])
    state.tell("marked", {"seat": step.seat, "resource": KINDS[kind], "field": NAMES[field]})


def about(state: TinyTowns, step: Step) -> dict[str, Arg]:
    (field,) = step.args
    return {"card": CARD_IDS[state.display[FACTORY]], "field": NAMES[field]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    MARK: Choice("TT-76", mark_moves, mark, public=always, about=about),
}
