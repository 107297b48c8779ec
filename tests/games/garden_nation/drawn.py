"""Small positions for the tests, drawn in the sample layout L0: no tile turned, slot C = territory 4, NW = 1, NE = 2,
E = 5, SE = 7, SW = 6, W = 3.

        1 2          m meadow  s straw  l leaf  b bramble, with the number of the field:
       3 4 5                  c    nw   ne   e    se   sw   w
        6 7              1    b    m4   m4   s4   s3   l5   l1
                         2    s3   s2   l4   m4   b    l3   m5
                         3    l3   m3   l4   s4   b    m1   s3
                         4    m3   s4   l5   b    m1   l4   s3
                         5    m4   l3   s5   l2   s3   b    m3
                         6    l4   m3   s4   s4   l3   m3   b
                         7    s5   m5   l4   m3   s1   b    l3

A building is written as its owner's letter (A is seat 0), its floors, and ^ for a roof: "A2", "B1^".
"""

from typing import Any

from kleinstadt.engine.score import ScoreLine
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.layout import BIT, FIELD_NUMBER
from kleinstadt.games.garden_nation.state import Garden

A, B, C, D = 0, 1, 2, 3


def garden(
    buildings: dict[str, str] | None = None,
    *,
    seats: int = 2,
    rounds: int = 60,
    stack: list[list[Any]] | None = None,
    lanes: list[list[list[Any]]] | None = None,
    **position: Any,
) -> Garden:
    """The drawn position; seat A is asked for an action unless the agenda says otherwise."""
    drawn = {
        field: ["ABCD".index(text[0]), int(text.rstrip("^")[1:]), int(text.endswith("^"))]
        for field, text in (buildings or {}).items()
    }
    data: dict[str, Any] = {
        "seats": seats,
        "options": {"rounds": rounds},
        "position": {"buildings": drawn, **position},
    }
    if stack is not None or lanes is not None:
        data["agenda"] = {"stack": stack or [], "lanes": lanes or []}
    state = GAME.load(data)
    assert isinstance(state, Garden)
    state.log = []
    return state


def play(state: Garden, *moves: str) -> Garden:
    """Each move by the seat that is asked."""
    for move in moves:
        state.play(state.deciders()[0], move)
    return state


def asked(state: Garden) -> str:
    """Which kind of question is open."""
    step = state.asked(state.deciders()[0])
    assert step is not None
    return step.kind.id


def options(state: Garden, *kinds: str) -> list[str]:
    """The open moves, or those that begin with one of these words."""
    moves = state.moves(state.deciders()[0])
    return [move for move in moves if not kinds or move.split()[0] in kinds]


def roofed(state: Garden, field: str) -> bool:
    return state.roofs & BIT[FIELD_NUMBER[field]] != 0


def floors(state: Garden, field: str) -> int:
    return state.floors[FIELD_NUMBER[field]]


def owner(state: Garden, field: str) -> int:
    return state.owner(FIELD_NUMBER[field])


def adjacent(state: Garden, one: str, other: str) -> bool:
    return state.layout.near[FIELD_NUMBER[one]] & BIT[FIELD_NUMBER[other]] != 0


def heard(state: Garden, *ids: str) -> list[dict[str, Any]]:
    """Arguments of the events told so far with one of these ids."""
    assert state.log is not None
    return [event.args for event in state.log if event.id in ids]


def line(state: Garden, seat: int, item: str) -> ScoreLine:
    (found,) = [line for line in state.scores()[seat].lines if line.item == item]
    return found


def points(state: Garden, seat: int, item: str) -> int:
    return line(state, seat, item).points
