"""What a community is worth to a seat: what the heuristic expects of it, and what was learned about how far that is
off."""

from typing import Final

from kleinstadt.engine.option import Options
from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import FILE, LONG, Valuation
from kleinstadt.games.colonists.box import ERAS
from kleinstadt.games.colonists.heuristic import parts_ahead
from kleinstadt.games.colonists.hopes import settled
from kleinstadt.games.colonists.likeness import alike
from kleinstadt.games.colonists.plans import Outlook
from kleinstadt.games.colonists.reasons import Communities, why
from kleinstadt.games.colonists.sheets import sheet
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.value_facts import NAMES, community_facts


class CommunityValue(Valuation[Colonists]):
    """Games of several eras have numbers of their own, but for those of the last era alone: there most is decided when
    communities are bought, about which nothing was learned, and the heuristic serves."""

    def known(self, state: Colonists, seat: int) -> float:
        """What the heuristic expects."""
        state = settled(state, seat)
        points = sheet(state, seat).total
        if state.over:
            return float(points)
        return float(points) + sum(list(parts_ahead(state, seat, Outlook(state, seat)).values()))

    def facts(self, state: Colonists, seat: int) -> list[int]:
        state = settled(state, seat)
        return community_facts(state, seat, sheet(state, seat).total, Outlook(state, seat))

    def tells(self, file: str, seats: int, options: Options) -> bool:
        if options["end_era"] == 1:
            return file == FILE
        return file == LONG and options["start_era"] != ERAS[-1]

    def quiet(self, state: Colonists, seat: int) -> bool:
        """Once the years have begun."""
        return state.year > 0

    def alike(self, one: Colonists, other: Colonists, seat: int) -> bool:
        return alike(one, other, seat)

    def reasons(self, after: Colonists, instead: Colonists, seat: int) -> list[Reason] | None:
        """Once the game is over, by the parts of the heuristic alone."""
        if after.over or instead.over:
            return None
        here, there = self.facts(after, seat), self.facts(instead, seat)
        return why(Communities(after, instead, seat), here, there, self.shares(after, here, there))

    def worth(self, state: Colonists, seat: int) -> float:
        state = settled(state, seat)
        points = sheet(state, seat).total
        if state.over:
            return float(points)
        ahead = Outlook(state, seat)
        worth = float(points) + sum(list(parts_ahead(state, seat, ahead).values()))
        net = self.net_for(state)
        return worth if net is None else worth + net.sum(community_facts(state, seat, points, ahead), seat)


VALUE: Final = CommunityValue("kleinstadt.games.colonists", NAMES, False)
