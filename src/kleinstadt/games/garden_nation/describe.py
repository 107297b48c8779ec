"""A move in message parts, and the spots on the board it concerns."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Description
from kleinstadt.games.garden_nation.cards import PROJECT_POINTS, PROJECTS, SECRETS, TERRAINS
from kleinstadt.games.garden_nation.layout import FIELD_NAMES, next_territory
from kleinstadt.games.garden_nation.notation import (
    ACT,
    BUILD,
    DEMOLISH,
    KEEP,
    NEXT,
    ON,
    RAID,
    TAKE,
    TAKE_NONE_TEXT,
    TRICK_ROOF,
    TRICK_TERRITORY,
    where,
)
from kleinstadt.games.garden_nation.state import Position


def describe(position: Position, seat: int, move: str) -> Description:
    """Costs, refunds and where the crane would go are part of it. Spots are fields (`4.ne`), territories
    (`territory 4`), cards and seats (`seat 1`)."""
    if move in ACT:
        return describe_act(position, move)
    if move in KEEP:
        cards = [SECRETS[card] for card in KEEP[move]]
        return Description("keep", {"cards": cards}, list(cards))
    if move in NEXT:
        return Description("next", {"other_seat": NEXT[move]}, [f"seat {NEXT[move]}"])
    if move == TAKE_NONE_TEXT:
        return Description("take_none", {}, [])
    card = TAKE[move]
    return Description("take", {"card": PROJECTS[card], "points": PROJECT_POINTS[card]}, [PROJECTS[card]])


def describe_act(position: Position, move: str) -> Description:
    kind, a, b = ACT[move]
    if kind == TRICK_TERRITORY:
        return Description("trick_territory", {"territory": a}, [f"territory {a}"])
    if kind == TRICK_ROOF:
        args: dict[str, Arg] = {"field": FIELD_NAMES[a], "to_field": FIELD_NAMES[b]}
        return Description("trick_roof", args, [FIELD_NAMES[a], FIELD_NAMES[b]])
    if kind == ON:
        territory = next_territory(position.crane)
        return Description("on", {"territory": territory}, [f"territory {territory}"])
    if a < 0:
        return Description("pass", {}, [])
    args = {
        **where(a),
        "crane": position.layout.crane_to[a],
        "floors": position.floors[a],
    }
    if kind == DEMOLISH:
        args["refund"] = position.worth(a)
        return Description("demolish", args, [FIELD_NAMES[a]])
    if kind == RAID:
        args["price"] = position.worth(a)
        args["other_seat"] = position.owner(a)
        return Description("raid", args, [FIELD_NAMES[a]])
    assert kind == BUILD
    args["cost"] = position.cost(a)
    if b < 0:
        return Description("build", args, [FIELD_NAMES[a]])
    args["terrain"] = TERRAINS[b]
    return Description("build_tile", args, [FIELD_NAMES[a]])
