"""The turn aid: each slot of the turn order has its actions (GN-21, GN-77 to GN-79), who was last begins (GN-66)."""

from typing import Final

from kleinstadt.engine.turn_aid import TurnAid, TurnWay
from kleinstadt.games.garden_nation.cards import ACTIONS

AID: Final = TurnAid(
    (
        TurnWay("three", (3,), "chosen", "last", actions=ACTIONS[3]),
        TurnWay("four", (4,), "chosen", "last", actions=ACTIONS[4]),
        TurnWay("two", (2,), "clockwise", "last", turns=2, actions=ACTIONS[2]),
    )
)
