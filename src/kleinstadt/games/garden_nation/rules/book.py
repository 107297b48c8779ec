"""Which rules belong to which kind of step."""

from typing import Any

from kleinstadt.engine.step import Choice, Effect, Rules, always
from kleinstadt.games.garden_nation.rules.action import about_act, act, act_moves
from kleinstadt.games.garden_nation.rules.crane import crane_step
from kleinstadt.games.garden_nation.rules.finish import finish
from kleinstadt.games.garden_nation.rules.population import round_end
from kleinstadt.games.garden_nation.rules.projects import about_take, take, take_moves, turn_up
from kleinstadt.games.garden_nation.rules.setup import begin, keep, keep_moves
from kleinstadt.games.garden_nation.rules.turn_order import about_next, choose_next, next_moves

BOOK: dict[str, Rules[Any]] = {
    "keep": Choice("GN-18", keep_moves, keep, public=None),  # HI-1: who has one legal pair only is nobody's business
    "begin": Effect(begin),
    "act": Choice("GN-25", act_moves, act, public=always, about=about_act, form="field"),
    "take": Choice("GN-48", take_moves, take, public=always, about=about_take),
    "turn_up": Effect(turn_up, reveals=True),
    "crane": Effect(crane_step),
    "next": Choice("GN-22", next_moves, choose_next, public=always, about=about_next),
    "round_end": Effect(round_end),
    "finish": Effect(finish, reveals=True),
}
