"""What a community is worth to a seat: what the heuristic expects of it, and what was learned about how far that is
off."""

from typing import Final

from kleinstadt.engine.option import Options
from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import Valuation
from kleinstadt.games.colonists.heuristic import parts_ahead
from kleinstadt.games.colonists.hopes import settled
from kleinstadt.games.colonists.plans import Outlook
from kleinstadt.games.colonists.reasons import Communities, why
from kleinstadt.games.colonists.sheets import sheet
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.value_facts import NAMES, community_facts


class CommunityValue(Valuation[Colonists]):
    """It was learned in games of the first era alone; in longer ones the heuristic serves."""

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

    def learns(self, options: Options) -> bool:
        return options["end_era"] == 1

    def quiet(self, state: Colonists, seat: int) -> bool:
        """Once the years have begun."""
        return state.year > 0

    def reasons(self, after: Colonists, instead: Colonists, seat: int) -> list[Reason] | None:
        """In longer games, and once this one is over, by the parts of the heuristic alone."""
        if after.over or instead.over:
            return None
        here, there = self.facts(after, seat), self.facts(instead, seat)
        shares = {} if after.last_era > 1 else self.shares(after, here, there)
        return why(Communities(after, instead, seat), here, there, shares)

    def worth(self, state: Colonists, seat: int) -> float:
        state = settled(state, seat)
        points = sheet(state, seat).total
        if state.over:
            return float(points)
        ahead = Outlook(state, seat)
        worth = float(points) + sum(list(parts_ahead(state, seat, ahead).values()))
        net = self.net
        if net is None or state.last_era > 1:
            return worth
        return worth + net.sum(community_facts(state, seat, points, ahead))


VALUE: Final = CommunityValue("kleinstadt.games.colonists", NAMES, False)
