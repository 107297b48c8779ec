"""One player's town."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import CASTLE, COTTAGE, KINDS
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, WHOLE
from kleinstadt.games.tiny_towns.placements import NOTHING, Placement

NOTHING_HELD: Final[tuple[int, ...]] = (0,) * FIELDS
NO_CARD: Final = -1
NO_FIELD: Final = -1


class Town:
    """Fields as bits, resources with three bits a field, buildings as a mask for each type.

    held            resources lying on buildings, a number a field with two bits a kind (Warehouse up to three)
    hand            the two monument cards dealt, while one is being chosen
    monument        the monument card kept; `returned` the other one
    raised          types built in this round, as bits (for a neighbour's Opaleye's Watch)
    watch           types lying on the own Opaleye's Watch, as bits
    shrine          points of the Shrine, fixed when it was built, or -1
    finished        the round in which the town was finished, or 0
    choice          the kind taken in this round, 0 for none
    latest          the field where a resource was put last
    looked, lying   the resources when patterns were last looked for, and those that were found (see patterns.py)
    """

    __slots__ = (
        "aside",
        "built",
        "choice",
        "finished",
        "hand",
        "held",
        "latest",
        "looked",
        "lying",
        "monument",
        "monument_field",
        "occupied",
        "raised",
        "resources",
        "returned",
        "shrine",
        "stock",
        "watch",
        "watch_round",
    )

    def __init__(self) -> None:
        self.resources: i64 = 0
        self.stock: i64 = 0
        self.occupied: i64 = 0
        self.latest = 0
        self.looked: i64 = 0
        self.lying: list[Placement] = NOTHING
        self.built: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.held = NOTHING_HELD
        self.hand: tuple[int, ...] = ()
        self.monument = NO_CARD
        self.returned = NO_CARD
        self.monument_field = NO_FIELD
        self.raised = 0
        self.watch = 0
        self.watch_round = 0
        self.shrine = -1
        self.aside = 0
        self.finished = 0
        self.choice = 0

    def copy(self) -> "Town":
        new = Town()
        new.resources = self.resources
        new.stock = self.stock
        new.occupied = self.occupied
        new.latest = self.latest
        new.looked = self.looked
        new.lying = self.lying
        new.built = self.built.copy()
        new.held = self.held
        new.hand = self.hand
        new.monument = self.monument
        new.returned = self.returned
        new.monument_field = self.monument_field
        new.raised = self.raised
        new.watch = self.watch
        new.watch_round = self.watch_round
        new.shrine = self.shrine
        new.aside = self.aside
        new.finished = self.finished
        new.choice = self.choice
        return new

    @property
    def empty(self) -> int:
        """Fields that hold neither a resource nor a building."""
        return WHOLE & ~(self.stock | self.occupied)

    def has(self, monument: int) -> bool:
        """Whether this monument stands in the town."""
        return self.monument == monument and self.monument_field != NO_FIELD

    def put_resource(self, field: int, kind: int) -> None:
        self.stock |= BIT[field]
        self.resources |= kind << 3 * field
        self.latest = field

    def put_building(self, type: int, field: int) -> None:
        self.built[type] |= BIT[field]
        self.occupied |= BIT[field]

    def put_monument(self, field: int) -> None:
        self.monument_field = field
        self.occupied |= BIT[field]

    def type_at(self, field: int) -> int:
        """The ordinary type standing on a field, or -1. Barrett Castle counts as a cottage (TT-89)."""
        bit = BIT[field]
        for type in range(7):
            if self.built[type] & bit:
                return type
        if field == self.monument_field and self.monument == CASTLE:
            return COTTAGE
        return -1

    def hold(self, field: int, load: int) -> None:
        held = list(self.held)
        held[field] = load
        self.held = tuple(held)

    def kinds_on(self, fields: int) -> int:
        """All kinds lying on the buildings of a mask, as bits 1 to 5."""
        found = 0
        if self.held is not NOTHING_HELD:
            for field in range(FIELDS):
                if fields & BIT[field]:
                    found |= kinds_in(self.held[field])
        return found


KIND_BIT: Final[tuple[int, ...]] = tuple([1 << kind for kind in range(6)])
ONE: Final[tuple[int, ...]] = (0, 1, 4, 16, 64, 256)  # one resource of a kind, as it is held on a building


def kinds_in(load: int) -> int:
    """The kinds of what is held, as bits 1 to 5."""
    found = 0
    for kind in range(1, 6):
        if (load >> 2 * (kind - 1)) & 3:
            found |= KIND_BIT[kind]
    return found


def load_size(load: int) -> int:
    """How many resources are held."""
    return sum((load >> 2 * i) & 3 for i in range(5))


def load_names(load: int) -> list[str]:
    return [KINDS[kind] for kind in range(1, 6) for _ in range((load >> 2 * (kind - 1)) & 3)]
