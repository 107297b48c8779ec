"""A community: its buildings, embassies and cards as numbers.

A building is one number: its kind, the kind of plot it stands on, who works there (its crew), and its share of the
goods that may lie in buffers (C6). Equal buildings are interchangeable (C7), so the list is kept sorted.
"""

from typing import Final

from kleinstadt.games.colonists.box import Box
from kleinstadt.games.colonists.goods import ONE
from kleinstadt.games.colonists.verbs import NONE

# -- plots, in the order in which they are covered: storage plots last (C8) -----------------------------------------

PLOTS: Final[tuple[str, ...]] = ("borderland", "extra", "open", "storage")
BORDER: Final = 0
EXTRA: Final = 1
OPEN: Final = 2
AT_STORAGE: Final = 3

# -- crews -----------------------------------------------------------------------------------------------------------

CREWS: Final[tuple[str, ...]] = (
    *("nobody", "farmer", "citizen", "merchant", "two_farmers", "farmer_and_citizen", "two_citizens"),
)
# by class
IN_CREW: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0),
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (2, 0, 0),
    (1, 1, 0),
    (0, 2, 0),
)
CREW_SIZE: Final[tuple[int, ...]] = tuple([sum(crew) for crew in IN_CREW])
NOBODY_THERE: Final = 0


def crew_with(crew: tuple[int, ...], newcomer: int) -> int:
    counts = tuple([number + (each == newcomer) for each, number in enumerate(crew)])
    return IN_CREW.index(counts) if counts in IN_CREW else NONE


JOINED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([crew_with(crew, one) for one in range(3)]) for crew in IN_CREW]
)


def crew_without(crew: int, leaver: int) -> int:
    """The crew when one of this class has left."""
    counts = tuple([number - (each == leaver) for each, number in enumerate(IN_CREW[crew])])
    return IN_CREW.index(counts)


# -- a building as a number ------------------------------------------------------------------------------------------

ON_PLOT: Final = 32
WITH_CREW: Final = 128
WITH_SHARE: Final = 1024


def building_of(kind: int, plot: int, crew: int, share: int) -> int:
    return kind + ON_PLOT * plot + WITH_CREW * crew + WITH_SHARE * share


def kind_of(building: int) -> int:
    return building & 31


def plot_of(building: int) -> int:
    return building >> 5 & 3


def crew_of(building: int) -> int:
    return building >> 7 & 7


def share_of(building: int) -> int:
    return building >> 10


def staffed(box: Box, building: int) -> bool:
    """Whether it works: with as many workers as it asks for (CO-124, CO-127)."""
    return CREW_SIZE[crew_of(building)] >= box.buildings[kind_of(building)].workers


# -- embassies and cards on the table --------------------------------------------------------------------------------

EMBASSY_ON: Final = 8  # an embassy is its level, and eight times its plot; 0 where there is none
CARD_WITH: Final = (
    128  # a card on the table is its number, and 128 times what is left on it, or 1 once it has generated
)


def level_of(embassy: int) -> int:
    return embassy & 7


def embassy_plot(embassy: int) -> int:
    return embassy >> 3


def card_of(entry: int) -> int:
    return entry & 127


def left_on(entry: int) -> int:
    return entry >> 7


def goods_in_shares(box: Box, buildings: list[int]) -> int:
    """How much may lie on buildings, by kind of good (C6)."""
    room = 0
    for building in buildings:
        share = share_of(building)
        if share:
            room += share * ONE[box.buildings[kind_of(building)].good]
    return room
