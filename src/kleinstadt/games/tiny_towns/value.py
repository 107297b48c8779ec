"""What a town is worth: its points, and what is learned about what can still be made of it.

Towns are valued after a whole turn. Where something lies ready to be built, the best way of building counts.
"""

from typing import Final

from kleinstadt.engine.reason import Reason
from kleinstadt.engine.value import Valuation
from kleinstadt.games.tiny_towns.cards import FIRST_MONUMENT, TYPE_OF
from kleinstadt.games.tiny_towns.facts import NAMES, fewest_lacking, town_facts
from kleinstadt.games.tiny_towns.feeding import fed_fields, standing
from kleinstadt.games.tiny_towns.fields import fields_of
from kleinstadt.games.tiny_towns.placements import Placement
from kleinstadt.games.tiny_towns.reasons import Outcome, why
from kleinstadt.games.tiny_towns.rules.build import patterns, pay, targets
from kleinstadt.games.tiny_towns.rules.place import own_choice
from kleinstadt.games.tiny_towns.scoring import Surroundings, score_lines, town_points
from kleinstadt.games.tiny_towns.sheets import points, surroundings
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import CHOOSE_KIND, NAME_KIND, OPEN_CARD, PLACE, TAKEN
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

BUILDS: Final = 3  # so many buildings in one turn are thought through
BETWEEN_TURNS: Final = (PLACE, CHOOSE_KIND, OPEN_CARD, NAME_KIND)


class TownValue(Valuation[TinyTowns]):
    """Towns hardly touch each other: everybody looks at their own."""

    def known(self, state: TinyTowns, seat: int) -> float:
        return float(points(state, seat))

    def facts(self, state: TinyTowns, seat: int) -> list[int]:
        town = state.towns[seat]
        return town_facts(state, town, fed_fields(town, standing(town, state.display)), coming_round(state, seat))

    def quiet(self, state: TinyTowns, seat: int) -> bool:
        """Before the next resource, or done with building."""
        if state.towns[seat].finished or state.phase == "setup" or ready_to_build(state, seat):
            return False
        step = state.asked(seat)
        return (step is None or step.kind in BETWEEN_TURNS) and not kind_in_hand(state, seat)

    def worth(self, state: TinyTowns, seat: int) -> float:
        town = state.towns[seat]
        if town.finished or state.over:
            return float(points(state, seat))
        return self.settled(state, seat)[0]

    def settled(self, state: TinyTowns, seat: int) -> tuple[float, Town]:
        """What an unfinished town is worth, and how it looks when what is in hand is placed and what lies ready is
        built."""
        town = state.towns[seat]
        around = surroundings(state, seat)
        coming = coming_round(state, seat)
        kind = kind_in_hand(state, seat)
        if kind:
            return self.best_placed(state, town, around, kind)
        if ready_to_build(state, seat):
            return self.best_built(state, town, around, coming)
        return self.as_it_stands(state, town, around, coming), town

    def as_it_stands(self, state: TinyTowns, town: Town, around: Surroundings, coming: int) -> float:
        cards = standing(town, state.display)
        value = float(town_points(town, cards, around))
        net = self.net_for(state)
        if net is not None:
            value += net.sum(town_facts(state, town, fed_fields(town, cards), coming))
        return value

    def best_built(self, state: TinyTowns, town: Town, around: Surroundings, coming: int) -> tuple[float, Town]:
        """With the best of what lies ready built, and then perhaps the next best."""
        best = self.as_it_stands(state, town, around, coming)
        for _ in range(BUILDS):
            chosen: Town | None = None
            for placement in patterns(state, town):
                paid = placement.fields & town.stock
                for field in fields_of(targets(town, placement, paid)):
                    trial = built(town, placement, paid, field)
                    value = self.as_it_stands(state, trial, around, coming)
                    if value > best:
                        best = value
                        chosen = trial
            if chosen is None:
                break
            town = chosen
        return best, town

    def best_placed(self, state: TinyTowns, town: Town, around: Surroundings, kind: int) -> tuple[float, Town]:
        """The resource in hand counts where it does most good."""
        best = (-100.0, town)
        for field in fields_of(town.empty):
            trial = town.copy()
            trial.put_resource(field, kind)
            found = self.best_built(state, trial, around, state.round + 1)
            if found[0] > best[0]:
                best = found
        return best

    def reasons(self, after: TinyTowns, instead: TinyTowns, seat: int) -> list[Reason]:
        here = self.outcome(after, seat)
        there = self.outcome(instead, seat)
        shares = self.shares(after, here.facts, there.facts) if here.facts and there.facts else {}
        return why(here, there, shares)

    def outcome(self, state: TinyTowns, seat: int) -> Outcome:
        """The town that the value is about."""
        town = state.towns[seat]
        facts: list[int] = []
        lacking: dict[int, int] = {}
        if not town.finished and not state.over:
            town = self.settled(state, seat)[1]
            coming = state.round + 1 if kind_in_hand(state, seat) else coming_round(state, seat)
            facts = town_facts(state, town, fed_fields(town, standing(town, state.display)), coming)
            lacking = {card: fewest_lacking(town, card, state.wild(town)) for card in could_build(state, town)}
        return Outcome(facts, lacking, score_lines(town, standing(town, state.display), surroundings(state, seat)))


def could_build(state: TinyTowns, town: Town) -> list[int]:
    """The cards of the display, and the monument as long as it does not stand."""
    monument = town.monument != NO_CARD and town.monument_field == NO_FIELD
    return [*state.display, town.monument] if monument else list(state.display)


def built(town: Town, placement: Placement, paid: int, field: int) -> Town:
    """The town with this building in it, before any effect of a monument."""
    trial = town.copy()
    pay(trial, paid)
    if placement.card >= FIRST_MONUMENT:
        trial.put_monument(field)
    else:
        trial.put_building(TYPE_OF[placement.card], field)
    return trial


def kind_in_hand(state: TinyTowns, seat: int) -> int:
    """The kind that is still to be placed, where the seat itself chose it. A card that was turned up is not looked at:
    the value of a turn must not depend on what came after it."""
    step = state.asked(seat)
    if step is not None and step.kind is PLACE:
        kind, how = step.args
        return kind if how != TAKEN or state.solo or own_choice(state, seat) else 0
    return state.towns[seat].choice if state.phase == "discover" and step is None else 0


def coming_round(state: TinyTowns, seat: int) -> int:
    """The round in which this seat takes its next resource."""
    if state.phase == "build" or (state.phase == "place" and state.asked(seat) is None):
        return state.round + 1
    return max(1, state.round)


def ready_to_build(state: TinyTowns, seat: int) -> bool:
    """The resource of this round lies, and the seat may still build in it."""
    step = state.asked(seat)
    if state.phase == "place":
        return step is None
    return state.phase == "build" and step is not None and step.kind.id == "build"


VALUE: Final = TownValue("kleinstadt.games.tiny_towns", NAMES, True)
