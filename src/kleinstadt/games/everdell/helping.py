"""Which cards of a city can ever help to pay for others (EV-61, EV-67, EV-194)."""

from typing import Final

from kleinstadt.games.everdell.cards import ANY_CRITTER, CRITTER, GOLDEN, IDS, LINKED
from kleinstadt.games.everdell.program import ADVANTAGES


def can_help(card: int, other: int) -> bool:
    """Whether a card in the city could ever help to pay for this one: by a marker, or as an advantage."""
    if CRITTER[card] and (card in LINKED[other] or ANY_CRITTER[other] or GOLDEN[card][other]):
        return True
    advantage = ADVANTAGES[other]
    return advantage is not None and (advantage.critters if CRITTER[card] else advantage.constructions)


HELPS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [(*[can_help(card, other) for other in range(len(IDS))], False) for card in range(len(IDS))]  # the last one: NONE
)
# By card those that could help, as a mask in which only such cards have a bit: a number that a compiled build handles
# in one machine word. Most cards find no help, which is soon known.
HELPING: Final = [other for other in range(len(IDS)) if any(row[other] for row in HELPS)]
HELPER_BIT: Final[tuple[int, ...]] = (
    *[2 ** HELPING.index(other) if other in HELPING else 0 for other in range(len(IDS))],
    0,
)
HELPERS: Final[tuple[int, ...]] = tuple([sum(HELPER_BIT[other] for other in HELPING if row[other]) for row in HELPS])
