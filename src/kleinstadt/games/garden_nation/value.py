"""What a garden is worth to a seat: what the heuristic sees of it, and what was learned about how far that is off."""

from typing import Final

from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import Valuation
from kleinstadt.games.garden_nation.facts import NAMES, garden_facts
from kleinstadt.games.garden_nation.heuristic import open_worth, rounds_left, secret_worth
from kleinstadt.games.garden_nation.reasons import why
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import KEEP, TAKE
from kleinstadt.games.garden_nation.survey import Survey


class GardenValue(Valuation[Garden]):
    """Everybody builds in one garden: all seats are looked at."""

    def known(self, state: Garden, seat: int) -> float:
        return self.expected(state, seat, Survey(state))

    def expected(self, state: Garden, seat: int, survey: Survey) -> float:
        """What the heuristic expects of this seat alone."""
        seen = open_worth(state, seat, survey.income, rounds_left(state))
        return seen + secret_worth(state, seat, survey.leading)

    def facts(self, state: Garden, seat: int) -> list[int]:
        return garden_facts(state, seat, Survey(state))

    def quiet(self, state: Garden, seat: int) -> bool:
        """Not while secrets are chosen or a project is taken."""
        for other in state.deciders():
            step = state.asked(other)
            if step is not None and (step.kind is TAKE or step.kind is KEEP):
                return False
        return True

    def worth(self, state: Garden, seat: int) -> float:
        return self.final(state, seat) if state.over else self.judged(state, seat, Survey(state))

    def worths(self, state: Garden) -> list[float]:
        if state.over:
            return [self.final(state, seat) for seat in range(state.seats)]
        survey = Survey(state)
        return [self.judged(state, seat, survey) for seat in range(state.seats)]

    def judged(self, state: Garden, seat: int, survey: Survey) -> float:
        """What is known and what is learned."""
        net = self.net_for(state)
        learned = 0.0 if net is None else net.sum(garden_facts(state, seat, survey), seat)
        return self.expected(state, seat, survey) + learned

    def reasons(self, after: Garden, instead: Garden, seat: int) -> list[Reason]:
        return why(after, instead, seat, self.shares(after, self.facts(after, seat), self.facts(instead, seat)))


VALUE: Final = GardenValue("kleinstadt.games.garden_nation", NAMES, False)
