"""The set-up at the real table (GN-13 to GN-19)."""

from typing import Final

from kleinstadt.engine.draw import DrawForm, Secret, Task
from kleinstadt.engine.event import Arg
from kleinstadt.games.garden_nation.cards import COLOURS, PEOPLES, PROJECTS, SECRETS
from kleinstadt.games.garden_nation.layout import PLACES
from kleinstadt.games.garden_nation.state import Garden

SECRET: Final = "secret"
DRAW_FORM: Final = DrawForm(parts=("territories", "turns", "public", "first", SECRET), secret=SECRET, aside=("rounds",))
SECRETS_KEPT: Final = 2


def checklist(garden: Garden) -> list[Task]:
    first = garden.order[0]
    return [
        Task("frame", "GN-13", part="territories"),
        Task("turned", "GN-13", part="turns"),
        *[territory(garden, slot) for slot in range(len(PLACES))],
        Task("crane", "GN-19"),
        Task("side", "GN-14", {"number": garden.seats}),
        Task("projects", "GN-15", {"cards": [PROJECTS[card] for card in garden.display]}, part="public"),
        Task("pile", "GN-15"),
        Task("first", "GN-17", {"seat": first}, part="first"),
        *[people(garden, (first + turn) % garden.seats) for turn in range(garden.seats)],
        Task("secrets", "GN-18", part=SECRET),
    ]


def territory(garden: Garden, slot: int) -> Task:
    layout = garden.layout
    args: dict[str, Arg] = {"place": PLACES[slot], "territory": layout.at_slot[slot], "turn": layout.turn[slot]}
    return Task("slot", "GN-13", args, under=True)


def people(garden: Garden, seat: int) -> Task:
    """In turn order."""
    args: dict[str, Arg] = {
        "seat": seat,
        "people": PEOPLES[seat],
        "colour": COLOURS[seat],
        "population": garden.population[seat],
        "supply": garden.supply[seat],
        "tricks": garden.tricks[seat],
    }
    return Task("seat", "GN-16", args, under=True)


def dealt_to(garden: Garden, seat: int) -> Secret | None:
    """GN-18: four secret projects, of which two different ones are kept."""
    return Secret([SECRETS[card] for card in garden.dealt[seat]], SECRETS_KEPT, "GN-18")
