"""What a person wants to know of a move before making it: costs, refunds, where the crane would go, what would be
met."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Said
from kleinstadt.games.garden_nation.cards import PROJECT_POINTS, PROJECTS
from kleinstadt.games.garden_nation.layout import next_territory
from kleinstadt.games.garden_nation.phrases import (
    BUILD,
    BUILD_TILE,
    DEMOLISH,
    NEXT,
    ON,
    RAID,
    TAKE,
    TRICK_ROOF,
    where,
    whereto,
)
from kleinstadt.games.garden_nation.rules.build import NO_TILE
from kleinstadt.games.garden_nation.rules.could import could_meet, would_meet
from kleinstadt.games.garden_nation.state import Garden


def details(garden: Garden, seat: int, said: Said) -> dict[str, Arg]:
    phrase = said.phrase
    if phrase is TAKE:
        return {"points": PROJECT_POINTS[said.numbers[0]]}
    if phrase is NEXT:
        return {"projects": [PROJECTS[card] for card in could_meet(garden, said.numbers[0])]}
    if phrase is TRICK_ROOF:
        return {**where(said.numbers[0]), **whereto(said.numbers[1])}
    if phrase is ON:
        return {"territory": next_territory(garden.crane)}
    if phrase not in (BUILD, BUILD_TILE, DEMOLISH, RAID):
        return {}
    field = said.numbers[0]
    args: dict[str, Arg] = {**where(field), "crane": garden.layout.crane_to[field], "floors": garden.floors[field]}
    if phrase is DEMOLISH:
        args["refund"] = garden.worth(field)
        return args
    if phrase is RAID:
        args["price"] = garden.worth(field)
        args["other_seat"] = garden.owner(field)
        floors = garden.floors[field]
    else:
        args["cost"] = garden.cost(field)
        floors = garden.floors[field] + 1
    tile = said.numbers[1] if phrase is BUILD_TILE else NO_TILE
    args["projects"] = [PROJECTS[card] for card in would_meet(garden, seat, field, floors, tile)]
    return args
