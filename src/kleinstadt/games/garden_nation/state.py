"""The garden: plain numbers, short lists and masks of fields. What is worth a rule is in `rules`."""

from typing import Any

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import Pile, pile_of
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.games.garden_nation.cards import BRAMBLE, FLOORS, POPULATION_OTHERS, ROOFS, TILES, TRICKS
from kleinstadt.games.garden_nation.layout import BIT, FIELDS, TERRITORIES, Layout, fields_in


class Garden(State):
    """What lies on the table. Lists by seat unless said otherwise; tuples in lists are replaced, never changed.

    own         mask of the fields with a building of the seat
    built       mask of all fields with a building; `tall` those of two floors and more; `roofs` those with a roof
    floors      height of each field
    ground      masks of the meadow, straw and leaf fields, tiles included (GN-8)
    wild        mask of the brambles that bear no tile yet
    tiles       terrain tiles left, by terrain; `roofs_left` likewise
    crane       the action territory; 0 while the crane stands beside the board (GN-24)
    lap         territory in which the lap of going on began (GN-42a)
    actions     actions left in this turn, the present one included
    order       seats in the order in which they took the slots of this round, the last one is on turn
    display     open public projects; `pile` the hidden rest, the top last; `taken` the completed ones by seat
    dealt, kept the secret projects of each seat
    """

    def __init__(
        self, book: Book[Any], options: Options, seats: int, layout: Layout, like: "Garden | None" = None
    ) -> None:
        super().__init__(book, options, seats, like)
        self.layout = layout
        if like is None:
            self.own: list[int] = [0] * seats
            self.built = 0
            self.tall = 0
            self.roofs = 0
            self.floors: list[int] = [0] * FIELDS
            self.ground: list[int] = [layout.ground[0], layout.ground[1], layout.ground[2]]
            self.wild = layout.ground[BRAMBLE]
            self.tiles: list[int] = [TILES] * 3
            self.roofs_left = ROOFS
            self.supply: list[int] = [FLOORS[seats]] * seats
            self.population: list[int] = [POPULATION_OTHERS] * seats
            self.points: list[int] = [0] * seats
            self.tricks: list[int] = [TRICKS] * seats
            self.crane = 0
            self.lap = 0
            self.actions = 0
            self.trick_used = False
            self.roof_moved = False
            self.order: list[int] = []
            self.round = 0
            self.last_round = False
            self.display: list[int] = []
            self.pile: Pile = pile_of([])
            self.taken: list[tuple[int, ...]] = [()] * seats
            self.dealt: list[tuple[int, ...]] = [()] * seats
            self.kept: list[tuple[int, ...]] = [()] * seats
        else:
            self.own = like.own.copy()
            self.built = like.built
            self.tall = like.tall
            self.roofs = like.roofs
            self.floors = like.floors.copy()
            self.ground = like.ground.copy()
            self.wild = like.wild
            self.tiles = like.tiles.copy()
            self.roofs_left = like.roofs_left
            self.supply = like.supply.copy()
            self.population = like.population.copy()
            self.points = like.points.copy()
            self.tricks = like.tricks.copy()
            self.crane = like.crane
            self.lap = like.lap
            self.actions = like.actions
            self.trick_used = like.trick_used
            self.roof_moved = like.roof_moved
            self.order = like.order.copy()
            self.round = like.round
            self.last_round = like.last_round
            self.display = like.display.copy()
            self.pile = like.pile.copy()
            self.taken = like.taken.copy()
            self.dealt = like.dealt.copy()
            self.kept = like.kept.copy()

    def copy(self) -> "Garden":
        return Garden(self.book, self.options, self.seats, self.layout, self)

    # -- the board ---------------------------------------------------------------------------------------------

    def cost(self, field: int) -> int:
        """Price of the next floor: the number, and 1 for each floor already there (GN-30)."""
        return self.layout.number[field] + self.floors[field]

    def worth(self, field: int) -> int:
        """Double the building cost of all floors: refund and raid price (GN-35)."""
        height = self.floors[field]
        return height * (2 * self.layout.number[field] + height - 1)

    def owner(self, field: int) -> int:
        """Whose building stands here; -1 on a free field (GN-6)."""
        bit = BIT[field]
        if self.built & bit:
            for seat in range(self.seats):
                if self.own[seat] & bit:
                    return seat
        return -1

    def terrain(self, field: int) -> int:
        """Terrain by print or tile; -1 for a bramble without a tile (GN-8)."""
        bit = BIT[field]
        for kind in range(3):
            if self.ground[kind] & bit:
                return kind
        return -1

    def raise_building(self, seat: int, field: int, floors: int) -> None:
        """Floors of the seat's supply go on this field."""
        bit = BIT[field]
        self.own[seat] |= bit
        self.built |= bit
        height = self.floors[field] + floors
        self.floors[field] = height
        if height >= 2:
            self.tall |= bit
        self.supply[seat] -= floors

    def clear_building(self, seat: int, field: int) -> None:
        """The seat takes back all floors of this field; a roof goes to the common supply (GN-34, GN-36)."""
        keep = ~BIT[field]
        if self.roofs & BIT[field]:
            self.roofs &= keep
            self.roofs_left += 1
        self.own[seat] &= keep
        self.built &= keep
        self.tall &= keep
        self.supply[seat] += self.floors[field]
        self.floors[field] = 0

    def lay_tile(self, field: int, terrain: int) -> None:
        """A terrain tile goes on a bramble and stays (GN-32)."""
        self.wild &= ~BIT[field]
        self.ground[terrain] |= BIT[field]
        self.tiles[terrain] -= 1

    def put_roof(self, field: int) -> None:
        self.roofs |= BIT[field]
        self.roofs_left -= 1

    def floors_by_territory(self) -> list[list[int]]:
        """For each seat its floors in each territory (0: none), roofed ones included."""
        floors = self.floors
        found: list[list[int]] = []
        for own in self.own:
            counts = [0]
            for territory in TERRITORIES:
                count = 0
                for field in fields_in(own, territory):
                    count += floors[field]
                counts.append(count)
            found.append(counts)
        return found
