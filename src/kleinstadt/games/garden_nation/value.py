"""What a garden is worth to a seat: the points it has, and what is learned about those to come."""

from typing import Final

from kleinstadt.engine.book import Notice
from kleinstadt.engine.value import Valuation
from kleinstadt.games.garden_nation.cards import PROJECT_POINTS, population_points
from kleinstadt.games.garden_nation.facts import NAMES, garden_facts
from kleinstadt.games.garden_nation.rules.projects import met
from kleinstadt.games.garden_nation.scoring import secret_count, secret_points, sole_leaders
from kleinstadt.games.garden_nation.sheets import buildings_of
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import KEEP, TAKE

SPOKEN: Final = ("income", "population", "led alone", "close", "secret", "supply", "tricks", "others could meet")


class GardenValue(Valuation[Garden]):
    """Everybody builds in one garden: all seats are looked at."""

    def known(self, state: Garden, seat: int) -> float:
        points = state.points[seat] + population_points(state.population[seat])
        kept = state.kept[seat]
        if kept:
            mine = buildings_of(state, seat)
            leading = sole_leaders(state.floors_by_territory())
            points += sum([secret_points(card, secret_count(card, seat, mine, leading)) for card in kept])
        return float(points)

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
        if state.over:
            return self.known(state, seat)
        value = self.plain(state, seat)
        step = state.asked(seat)
        if step is not None and step.kind is TAKE:
            (field,) = step.args
            value += max([PROJECT_POINTS[card] for card in met(state, seat, field)])
        return value

    def reason(self, group: str, better: bool) -> Notice | None:
        return (f"{group.replace(' ', '_')}_{'good' if better else 'bad'}", {}) if group in SPOKEN else None


VALUE: Final = GardenValue("kleinstadt.games.garden_nation", NAMES, False)
