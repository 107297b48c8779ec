"""What the score pad asks for: cards, people, and the garden on a map."""

from typing import Final

from kleinstadt.engine.pad import PadForm, PadItem, PadPart
from kleinstadt.games.garden_nation.cards import (
    FLOORS,
    PROJECT_POINTS,
    PROJECTS,
    SECRETS,
    TERRAINS,
)

MOST_PEOPLE: Final = 10**6
KEPT: Final = 2  # secret projects

FORM: Final = PadForm(
    tuple(FLOORS),
    (
        PadPart("buildings", "map", "terrain", tuple([PadItem(terrain) for terrain in TERRAINS[:3]])),
        PadPart("population", "number", least=1, most=MOST_PEOPLE),
        PadPart("secrets", "several", "card", tuple([PadItem(card) for card in SECRETS]), least=KEPT, most=KEPT),
        PadPart("projects", "several", "card", tuple([PadItem(card) for card in PROJECTS]), most=len(PROJECTS)),
        PadPart("points", "number", most=sum(PROJECT_POINTS), instead_of="projects"),
    ),
)
