"""The station board of Newleaf: cards with their train cars, and the guests on the platform."""

from typing import Final

from kleinstadt.engine.chance import Chance
from kleinstadt.games.everdell.cards import GUEST_STACKS, NONE


class Station:
    """Without Newleaf all of it is empty.

    cards   by space, NONE where there was none to fill a gap; `cars` the train cars beside them
    bag     train cars to draw from, in no order; `spent` those set aside (EV-184)
    guests  those that can be seen, one on each stack, NONE where a stack is used up; `away` those sent away
    stacks  what lies below them, the next one last: of each guest the number of its lot. The guests of a lot were
            shuffled together, so any of them may be the one; `lots` are those of each lot still to come
    """

    __slots__ = ("cards", "cars", "bag", "spent", "guests", "stacks", "lots", "away")

    def __init__(
        self,
        cards: list[int],
        cars: list[int],
        bag: list[int],
        spent: list[int],
        guests: list[int],
        stacks: list[list[int]],
        lots: list[list[int]],
        away: list[int],
    ) -> None:
        self.cards = cards
        self.cars = cars
        self.bag = bag
        self.spent = spent
        self.guests = guests
        self.stacks = stacks
        self.lots = lots
        self.away = away

    def copy(self) -> "Station":
        if not self.cards:
            return self  # there is none, and nothing will ever change it
        return Station(
            self.cards.copy(),
            self.cars.copy(),
            self.bag.copy(),
            self.spent.copy(),
            self.guests.copy(),
            [stack.copy() for stack in self.stacks],
            [lot.copy() for lot in self.lots],
            self.away.copy(),
        )

    # -- train cars ---------------------------------------------------------------------------------------------------

    def draw_car(self, chance: Chance) -> int:
        """Out of the bag; an empty one is filled with the cars that were set aside (EV-184)."""
        if not self.bag:
            self.bag = self.spent
            self.spent = []
        return self.bag.pop(chance.below(len(self.bag))) if self.bag else NONE

    def renew_car(self, space: int, chance: Chance) -> int:
        """The car is set aside, another one takes its place."""
        car = self.cars[space]
        if car != NONE:
            self.spent = sorted([*self.spent, car])
        self.cars[space] = self.draw_car(chance)
        return self.cars[space]

    # -- guests -------------------------------------------------------------------------------------------------------

    def shuffle_guests(self, guests: list[int], larger: int) -> None:
        """These are shuffled together and split onto both stacks, beneath what lies there (EV-16, EV-191); if they
        cannot be split evenly, this stack gets one more."""
        lot = len(self.lots)
        self.lots.append(sorted(guests))
        half = len(guests) // GUEST_STACKS
        for stack in range(GUEST_STACKS):
            number = len(guests) - half if stack == larger else half
            self.stacks[stack] = [lot] * number + self.stacks[stack]

    def uncover(self, chance: Chance) -> list[int]:
        """Wherever no guest can be seen, the next one of that stack is turned up, if there is one. An empty stack gets
        its share of those sent away (EV-191). The guests that came."""
        found: list[int] = []
        for stack, guest in enumerate(self.guests):
            if guest != NONE:
                continue
            if not self.stacks[stack] and self.away:
                away = self.away
                self.away = []
                self.shuffle_guests(away, stack)
            if self.stacks[stack]:
                lot = self.lots[self.stacks[stack].pop()]
                self.guests[stack] = lot.pop(chance.below(len(lot)))
                found.append(self.guests[stack])
        return found

    def visible(self) -> list[int]:
        return [guest for guest in self.guests if guest != NONE]


def no_station() -> Station:
    return Station([], [], [], [], [], [], [], [])


NOWHERE: Final = no_station()
