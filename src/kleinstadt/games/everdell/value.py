"""What a city is worth to a seat: what the heuristic expects of it, and what was learned about how far that is off."""

from typing import Final

from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import Valuation
from kleinstadt.games.everdell.facts import NAMES, city_facts
from kleinstadt.games.everdell.heuristic import points_now, promise_beside
from kleinstadt.games.everdell.likeness import alike
from kleinstadt.games.everdell.reasons import Cities, why
from kleinstadt.games.everdell.state import Everdell


class CityValue(Valuation[Everdell]):
    """Everybody wants the same cards and places: all seats are looked at. Alone it is the lead over Rugwort that
    counts."""

    def known(self, state: Everdell, seat: int) -> float:
        """What the heuristic expects."""
        points = points_now(state, seat)
        return points if state.passed[seat] else points + promise_beside(state, seat)

    def facts(self, state: Everdell, seat: int) -> list[int]:
        return city_facts(state, seat, int(points_now(state, seat)))

    def quiet(self, state: Everdell, seat: int) -> bool:
        """Who has passed knows what came of it; abilities are chosen before anything can be told."""
        return not state.passed[seat] and not any(state.offered)

    def worth(self, state: Everdell, seat: int) -> float:
        points = points_now(state, seat)
        if state.passed[seat] or state.over:
            return points
        worth = points + promise_beside(state, seat)
        net = self.net_for(state)
        return worth if net is None else worth + net.sum(city_facts(state, seat, int(points)), seat)

    def alike(self, one: Everdell, other: Everdell, seat: int) -> bool:
        return alike(one, other, seat)

    def reasons(self, after: Everdell, instead: Everdell, seat: int) -> list[Reason] | None:
        if after.passed[seat] or instead.passed[seat]:
            return None
        here, there = self.facts(after, seat), self.facts(instead, seat)
        return why(Cities(after, instead, seat, here, there), self.shares(after, here, there))

    def final(self, state: Everdell, seat: int) -> float:
        return points_now(state, seat)


VALUE: Final = CityValue("kleinstadt.games.everdell", NAMES, False)
