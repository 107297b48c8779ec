"""What a guess about a garden asks for every seat alike, found out once for a position."""

from kleinstadt.games.garden_nation.heuristic import income_of
from kleinstadt.games.garden_nation.layout import BIT, TERRITORIES, fields_of
from kleinstadt.games.garden_nation.reach import reach
from kleinstadt.games.garden_nation.rules.population import leaders
from kleinstadt.games.garden_nation.rules.raid import can_pay, can_replace
from kleinstadt.games.garden_nation.scoring import sole_leaders
from kleinstadt.games.garden_nation.state import Garden


class Survey:
    """floors    of each seat by territory, roofed ones included
    first     by territory (0: none) who has most floors there; `leading` who has alone
    income    inhabitants for each seat if the round ended now
    reaches   by open project how near each seat is to it
    raiders   by field of a building of two and more floors who could raid it (GN-62) wherever the crane is, a mask
    """

    __slots__ = ("floors", "first", "leading", "income", "reaches", "raiders")

    def __init__(self, garden: Garden) -> None:
        seats = range(garden.seats)
        floors = garden.floors_by_territory()
        self.floors = floors
        self.first: list[list[int]] = [[], *[leaders(floors, territory) for territory in TERRITORIES]]
        self.leading = sole_leaders(floors)
        self.income = income_of(self.first, garden.seats)
        self.reaches: list[list[int]] = []
        if garden.roofs_left:
            self.reaches = [[reach(garden, seat, card) for seat in seats] for card in garden.display]
        self.raiders: dict[int, int] = {}
        for field in fields_of(garden.tall):
            raiders = 0
            for seat in seats:
                if could_raid(garden, seat, field):
                    raiders |= BIT[seat]
            self.raiders[field] = raiders


def could_raid(garden: Garden, seat: int, field: int) -> bool:
    """Whether the seat has what it takes, were the crane there (GN-62)."""
    return garden.tricks[seat] > 0 and can_replace(garden, seat, field) and can_pay(garden, seat, field)
