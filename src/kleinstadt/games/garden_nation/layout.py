"""The garden: 49 fields, which of them border on each other, and how the seven territories lie in the frame.

A field has the number 7 * (territory - 1) + position, so that names, move texts and territories do not depend on the
layout; what borders on what, and where the crane goes, does. Sets of fields are bit masks.
"""

from typing import Any, Final, Literal

from kleinstadt.games.garden_nation.cards import BRAMBLE, FACTS

Place = Literal["c", "nw", "ne", "e", "se", "sw", "w"]
PLACES: Final[tuple[Place, ...]] = tuple(FACTS["geometry"]["positions"])
SAMPLE_LAYOUT: Final[tuple[int, ...]] = tuple(FACTS["geometry"]["sample_layout"])
TERRITORIES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)
FIELDS: Final = 49
BIT: Final[tuple[int, ...]] = tuple([2**field for field in range(FIELDS)])
TERRITORY_OF: Final[tuple[int, ...]] = tuple([field // 7 + 1 for field in range(FIELDS)])
PLACE_OF: Final[tuple[int, ...]] = tuple([field % 7 for field in range(FIELDS)])
FIELD_NAMES: Final[tuple[str, ...]] = tuple([f"{territory}.{place}" for territory in TERRITORIES for place in PLACES])
FIELD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(FIELD_NAMES)}

# by territory (0: none), how far its fields are from the lowest bits of a mask
SHIFT: Final[tuple[int, ...]] = (0, 0, 7, 14, 21, 28, 35, 42)
FIELDS_IN: Final[tuple[int, ...]] = (0, *[127 * 2 ** (7 * territory - 7) for territory in TERRITORIES])  # masks


def field_table() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """table[territory][pattern of seven bits] are the fields of that pattern, sorted by name: moves come out sorted."""
    table: list[tuple[tuple[int, ...], ...]] = [()]
    places = sorted(range(7), key=PLACES.__getitem__)
    for territory in TERRITORIES:
        patterns = []
        for pattern in range(128):
            patterns.append(tuple([7 * territory - 7 + place for place in places if pattern & BIT[place]]))
        table.append(tuple(patterns))
    return tuple(table)


FIELDS_OF: Final = field_table()


def fields_in(mask: int, territory: int) -> tuple[int, ...]:
    """The fields of this territory that belong to the mask, sorted by name."""
    return FIELDS_OF[territory][(mask >> SHIFT[territory]) & 127]


def fields_of(mask: int) -> list[int]:
    """The fields of a mask."""
    return [field for territory in TERRITORIES for field in fields_in(mask, territory)]


def next_territory(territory: int) -> int:
    """After 7 comes 1 (GN-42)."""
    return territory % 7 + 1


def previous_territory(territory: int) -> int:
    return (territory + 5) % 7 + 1


# -- the frame (GN-2, GN-7): cells are 7 * slot + position --------------------------------------------------------


def cell_neighbours() -> tuple[tuple[int, ...], ...]:
    """Two cells are neighbours when their hexes touch: inside a territory, and one facing pair across (OP-3)."""
    offsets = [(int(q), int(r)) for q, r in FACTS["geometry"]["offsets"]]
    cells = [(3 * sq + q, 3 * sr + r) for sq, sr in offsets for q, r in offsets]
    number = {cell: index for index, cell in enumerate(cells)}
    steps = [step for step in offsets if step != (0, 0)]
    return tuple([tuple([number[(q + a, r + b)] for a, b in steps if (q + a, r + b) in number]) for q, r in cells])


CELL_NEIGHBOURS: Final = cell_neighbours()
PRINTED_GROUND: Final[tuple[tuple[int, ...], ...]] = ((),) + tuple(
    [tuple(["mslb".index(letter) for letter in territory["terrain"]]) for territory in FACTS["territory"]]
)
PRINTED_NUMBER: Final[tuple[tuple[int, ...], ...]] = ((),) + tuple(
    [tuple(territory["numbers"]) for territory in FACTS["territory"]]
)


def printed_place(place: int, turn: int) -> int:
    """Which printed position lies at this place when the tile is turned so many steps clockwise (GN-13)."""
    return 0 if place == 0 else (place - 1 - turn) % 6 + 1


def turned(printed: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What is printed on a tile, place by place, for each of its six turns."""
    return tuple([tuple([printed[printed_place(place, turn)] for place in range(7)]) for turn in range(6)])


def ground_masks(kinds: tuple[int, ...], territory: int) -> tuple[int, ...]:
    """For each of the four grounds the fields of a territory that show it."""
    first = 7 * territory - 7
    return tuple([sum(BIT[first + place] for place in range(7) if kinds[place] == ground) for ground in range(4)])


# by territory (0: none) and turn
TURNED_NUMBER: Final = tuple([turned(printed) if printed else () for printed in PRINTED_NUMBER])
TURNED_GROUND: Final = tuple(
    [
        tuple([ground_masks(kinds, territory) for kinds in turned(printed)]) if printed else ()
        for territory, printed in enumerate(PRINTED_GROUND)
    ]
)
# by field, its neighbours in the same territory; across, the slot and place of a cell and of the one it faces
INSIDE: Final[tuple[int, ...]] = tuple(
    [sum(BIT[other] for other in CELL_NEIGHBOURS[field] if other // 7 == field // 7) for field in range(FIELDS)]
)
ACROSS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    [
        (cell // 7, cell % 7, other // 7, other % 7)
        for cell in range(FIELDS)
        for other in CELL_NEIGHBOURS[cell]
        if cell // 7 != other // 7
    ]
)


class Layout:
    """How the territories lie. Made once a game, never changed, shared by all copies of a position.

    at_slot   territory in each slot
    turn      steps of 60 degrees clockwise, by slot
    slot_of   slot of each territory (0 is no territory)
    number    number of each field; a bramble's is that of the tile it will bear (GN-4, GN-32)
    ground    masks of the printed meadow, straw, leaf and bramble fields
    near      mask of the adjacent fields, by field (GN-7)
    crane_to  where an action on this field sends the crane (GN-28)
    centre    the territory in the centre slot
    scenery   what a view shows of the fields before anything is built; made when somebody first looks
    """

    __slots__ = ("at_slot", "turn", "slot_of", "number", "ground", "near", "crane_to", "centre", "scenery")

    def __init__(self, at_slot: tuple[int, ...], turn: tuple[int, ...]) -> None:
        self.at_slot = at_slot
        self.turn = turn
        self.centre = at_slot[0]
        slot_of = [0] * 8
        for slot, territory in enumerate(at_slot):
            slot_of[territory] = slot
        self.slot_of = tuple(slot_of)
        number: list[int] = []
        ground = [0, 0, 0, 0]
        for territory in TERRITORIES:
            turns = turn[slot_of[territory]]
            number.extend(TURNED_NUMBER[territory][turns])
            masks = TURNED_GROUND[territory][turns]
            for kind in range(4):
                ground[kind] = ground[kind] | masks[kind]
        near = list(INSIDE)
        for slot, place, other, there in ACROSS:
            field = 7 * at_slot[slot] - 7 + place
            near[field] = near[field] | BIT[7 * at_slot[other] - 7 + there]
        self.number = tuple(number)
        self.near = tuple(near)
        self.ground = tuple(ground)
        self.crane_to = at_slot * 7
        self.scenery: list[dict[str, Any]] = []

    @property
    def brambles(self) -> int:
        return self.ground[BRAMBLE]
