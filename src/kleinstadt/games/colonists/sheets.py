"""Scoring (chapter 24)."""

from typing import Final

from kleinstadt.engine.score import ScoreLine, ScoreSheet, TieBreak
from kleinstadt.games.colonists.community import card_of, kind_of, level_of
from kleinstadt.games.colonists.hopes import hoped
from kleinstadt.games.colonists.state import Colonists

WORKERS: Final[tuple[str, ...]] = ("farmers", "citizens", "merchants")


def sheet(state: Colonists, seat: int, at_work: list[int] | None = None) -> ScoreSheet:
    """CO-228: buildings, embassies, improvements, cash, and everybody who works; or these, by class, if it is said."""
    box = state.box
    employed = state.means[seat].employed if at_work is None else at_work
    lines = [
        ScoreLine("buildings", sum(box.buildings[kind_of(each)].value for each in state.buildings[seat])),
        ScoreLine("embassies", sum(box.level_value[level_of(each)] for each in state.embassies[seat])),
        ScoreLine("improvements", improvements(state, seat)),
        ScoreLine("cash", state.dollars[seat]),
    ]
    for each, name in enumerate(WORKERS):
        lines.append(ScoreLine(name, employed[each] * box.worth[each], {"number": employed[each]}))
    return ScoreSheet(seat, [line for line in lines if line.points or line.item == "buildings"])


def improvements(state: Colonists, seat: int) -> int:
    """Cards on the table, and what some of them bring for idle colonists."""
    points = sum(state.box.cards[card_of(entry)].value for entry in state.tables[seat])
    for power in state.means[seat].end_scores:
        points += min(power.most, power.number * state.means[seat].idle[power.who])
    return points


def scores(state: Colonists) -> list[ScoreSheet]:
    return [sheet(state, seat) for seat in range(state.seats)]


def standing(state: Colonists, viewer: int | None) -> list[ScoreSheet]:
    """Who is about to be told where to work counts as if they found work: nobody loses points because colonists are at
    home for a moment (CO-215)."""
    return [sheet(state, seat, hoped(state, seat)) for seat in range(state.seats)]


def ties(state: Colonists) -> list[TieBreak]:
    """CO-230: who came later in the turn order of the very first year is ahead."""
    order = state.order(state.first)
    return [TieBreak("later", "CO-230", [order.index(seat) for seat in range(state.seats)])]
