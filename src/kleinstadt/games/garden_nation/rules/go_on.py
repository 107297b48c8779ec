"""Chapter 7: no action possible, going on by one number, and passing (GN-39 to GN-45)."""

from kleinstadt.games.garden_nation.layout import fields_in, next_territory
from kleinstadt.games.garden_nation.notation import ON_TEXT, PASS_TEXT
from kleinstadt.games.garden_nation.rules.build import can_build
from kleinstadt.games.garden_nation.rules.raid import targets
from kleinstadt.games.garden_nation.rules.tricks import trick_free
from kleinstadt.games.garden_nation.rules.turn_order import ACT, end_action
from kleinstadt.games.garden_nation.state import Position


def go_on_moves(position: Position, seat: int, found: list[str]) -> None:
    """For a seat that cannot build here and has moved no roof.

    Going on needs something to do in a later territory of the lap (GN-42a); a raid counts while a trick is free.
    Passing is decided where the lap begins, by who can build in none of the seven (GN-45).
    """
    useful = False
    buildable = False
    territory = next_territory(position.crane)
    while territory != position.lap and not buildable:
        if can_build(position, seat, territory):
            useful = buildable = True
        elif not useful:
            useful = bool(fields_in(position.own[seat], territory)) or (
                trick_free(position, seat) and bool(targets(position, seat, territory))
            )
        territory = next_territory(territory)
    if useful:
        found.append(ON_TEXT)
    if not buildable and position.crane == position.lap:
        found.append(PASS_TEXT)


def go_on(position: Position, seat: int) -> None:
    """The crane goes along (GN-44)."""
    position.crane = next_territory(position.crane)
    if position.log is not None:
        position.tell("went_on", {"seat": seat, "territory": position.crane})
    position.push(ACT[seat])


def pass_action(position: Position, seat: int) -> None:
    """The crane stays where it is (GN-45)."""
    position.tell("passed", {"seat": seat, "territory": position.crane})
    end_action(position, seat)
