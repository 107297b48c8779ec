"""The turn aid: eras, years and half-years, three moves in a turn (CO-51, CO-52); whoever has the marker at the end of
a year begins the next one (CO-212)."""

from typing import Final

from kleinstadt.engine.turn_aid import TurnAid, TurnCount, TurnWay
from kleinstadt.games.colonists.box import ERAS
from kleinstadt.games.colonists.rules.eras import YEARS
from kleinstadt.games.colonists.rules.moving import MOVES

HALVES: Final = TurnCount("half", ("summer", "winter"))
OF_AN_ERA: Final = TurnCount("year", tuple([str(year) for year in range(1, YEARS + 1)]))
OF_A_GAME: Final = TurnCount("era", tuple([str(era) for era in ERAS]))

AID: Final = TurnAid(
    (TurnWay("standard", (1, 2, 3, 4), begins="marker", actions=(MOVES,), counts=(HALVES, OF_AN_ERA, OF_A_GAME)),)
)
