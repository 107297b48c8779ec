"""Which actions of a seat would meet an open project where the crane stands now: a light for the screen, no rule."""

from kleinstadt.games.garden_nation.layout import BIT, TERRITORIES
from kleinstadt.games.garden_nation.notation import ACT, BUILD
from kleinstadt.games.garden_nation.rules.build import build_moves
from kleinstadt.games.garden_nation.rules.projects import meets
from kleinstadt.games.garden_nation.rules.raid import raid_moves
from kleinstadt.games.garden_nation.rules.tricks import trick_free
from kleinstadt.games.garden_nation.state import Position


def could_complete(position: Position, seat: int, card: int) -> list[str]:
    """The builds and raids of this seat, if it were to act now, after which the card is met."""
    if not position.roofs_left:
        return []
    found: list[str] = []
    for territory in (position.crane,) if position.crane else TERRITORIES:
        build_moves(position, seat, territory, found)
        if position.crane and trick_free_for(position, seat):
            raid_moves(position, seat, territory, found)
    return [move for move in sorted(found) if would_meet(position, seat, move, card)]


def trick_free_for(position: Position, seat: int) -> bool:
    """A seat that is not on turn has used no trick in the present action."""
    on_turn = bool(position.order) and position.order[-1] == seat
    return trick_free(position, seat) if on_turn else position.tricks[seat] > 0


def would_meet(position: Position, seat: int, move: str, card: int) -> bool:
    """Try the placing on the few fields that count for a project, and take it back."""
    kind, field, terrain = ACT[move]
    own, built, tall, roofs = position.own[seat], position.built, position.tall, position.roofs
    height = position.floors[field]
    ground = position.ground
    bit = BIT[field]
    if terrain >= 0:
        position.ground = [mask | bit if of == terrain else mask for of, mask in enumerate(ground)]
    if kind == BUILD:
        position.floors[field] = height + 1
    if position.floors[field] >= 2:
        position.tall = tall | bit
    position.own[seat] = own | bit
    position.built = built | bit
    position.roofs = roofs & ~bit
    met = meets(position, seat, field, card)
    position.own[seat], position.built, position.tall, position.roofs = own, built, tall, roofs
    position.floors[field] = height
    position.ground = ground
    return met
