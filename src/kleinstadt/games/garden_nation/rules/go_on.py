"""Chapter 7: no action possible, going on by one number, and passing (GN-39 to GN-45)."""

from kleinstadt.games.garden_nation.layout import fields_in, next_territory
from kleinstadt.games.garden_nation.phrases import ON_TEXT, PASS_TEXT
from kleinstadt.games.garden_nation.rules.build import can_build
from kleinstadt.games.garden_nation.rules.raid import targets
from kleinstadt.games.garden_nation.rules.tricks import trick_free
from kleinstadt.games.garden_nation.rules.turn_order import end_action
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT_STEPS


def go_on_moves(garden: Garden, seat: int, found: list[str]) -> None:
    """For a seat that cannot build here and has moved no roof.

    Going on needs something to do in a later territory of the lap (GN-42a); a raid counts while a trick is free.
    Passing is decided where the lap begins, by who can build in none of the seven (GN-45).
    """
    useful = False
    buildable = False
    territory = next_territory(garden.crane)
    while territory != garden.lap and not buildable:
        if can_build(garden, seat, territory):
            useful = buildable = True
        elif not useful:
            useful = bool(fields_in(garden.own[seat], territory)) or (
                trick_free(garden, seat) and bool(targets(garden, seat, territory))
            )
        territory = next_territory(territory)
    if useful:
        found.append(ON_TEXT)
    if not buildable and garden.crane == garden.lap:
        found.append(PASS_TEXT)


def go_on(garden: Garden, seat: int) -> None:
    """The crane goes along (GN-44)."""
    garden.crane = next_territory(garden.crane)
    if garden.log is not None:
        garden.tell("went_on", {"seat": seat, "territory": garden.crane})
    garden.push(ACT_STEPS[seat])


def pass_action(garden: Garden, seat: int) -> None:
    """The crane stays where it is (GN-45)."""
    garden.tell("passed", {"seat": seat, "territory": garden.crane})
    end_action(garden, seat)
