"""What a garden is worth to a seat: what the heuristic sees of it, and what was learned about how far that is off."""

from typing import Final

from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import Valuation
from kleinstadt.games.garden_nation.facts import NAMES, garden_facts
from kleinstadt.games.garden_nation.heuristic import expected_income, open_worth, rounds_left, secret_worth
from kleinstadt.games.garden_nation.reasons import why
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import KEEP, TAKE


class GardenValue(Valuation[Garden]):
    """Everybody builds in one garden: all seats are looked at."""

    def known(self, state: Garden, seat: int) -> float:
        """What the heuristic expects of this seat alone."""
        return open_worth(state, seat, expected_income(state), rounds_left(state)) + secret_worth(state, seat)

    def facts(self, state: Garden, seat: int) -> list[int]:
        return garden_facts(state, seat)

    def quiet(self, state: Garden, seat: int) -> bool:
        """Not while secrets are chosen or a project is taken."""
        for other in state.deciders():
            step = state.asked(other)
            if step is not None and (step.kind is TAKE or step.kind is KEEP):
                return False
        return True

    def worth(self, state: Garden, seat: int) -> float:
        return self.final(state, seat) if state.over else self.plain(state, seat)

    def reasons(self, after: Garden, instead: Garden, seat: int) -> list[Reason]:
        return why(after, instead, seat, self.shares(after, self.facts(after, seat), self.facts(instead, seat)))


VALUE: Final = GardenValue("kleinstadt.games.garden_nation", NAMES, False)
