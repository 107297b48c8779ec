"""What may still have to be done in a game of Garden Nation: the kinds of steps and the numbers they carry."""

from typing import Final

from kleinstadt.engine.step import Kind, Step
from kleinstadt.games.garden_nation.cards import OPEN_PROJECTS
from kleinstadt.games.garden_nation.layout import FIELDS

KEEP: Final = Kind("keep")
BEGIN: Final = Kind("begin")
ACT: Final = Kind("act")
TAKE: Final = Kind("take", field=(0, FIELDS - 1))
TURN_UP: Final = Kind("turn_up", place=(0, OPEN_PROJECTS - 1))
CRANE: Final = Kind("crane", field=(0, FIELDS - 1))
NEXT: Final = Kind("next")
ROUND_END: Final = Kind("round_end")
FINISH: Final = Kind("finish")

# Steps are never changed, so those that come again and again are made once.
ACT_STEPS: Final[tuple[Step, ...]] = tuple([ACT.at(seat) for seat in range(4)])
NEXT_STEPS: Final[tuple[Step, ...]] = tuple([NEXT.at(seat) for seat in range(4)])
ROUND_END_STEP: Final[Step] = ROUND_END.at()
FINISH_STEP: Final[Step] = FINISH.at()
