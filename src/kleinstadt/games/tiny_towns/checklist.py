"""The set-up at the real table (TT-2 to TT-9, TT-105, TT-107, TT-114, TT-115)."""

from typing import Final

from kleinstadt.engine.draw import DrawForm, DrawGroup, Secret, Task
from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARD_IDS, STACKS, TYPES
from kleinstadt.games.tiny_towns.state import TinyTowns

MONUMENTS: Final = "monuments"
DRAW_FORM: Final = DrawForm(
    parts=(*TYPES[1:], "hammer", MONUMENTS),
    groups=(
        *[DrawGroup(TYPES[type], tuple([CARD_IDS[card] for card in STACKS[type]])) for type in range(1, len(TYPES))],
        DrawGroup("monument", tuple([CARD_IDS[card] for card in ALL_MONUMENTS])),
    ),
    secret=MONUMENTS,
    aside=("industry",),
)


def checklist(state: TinyTowns) -> list[Task]:
    tasks = [Task("display", "TT-4")]
    for type, card in enumerate(state.display):
        by_lot = type > 0 and state.options["display"] == "random" and state.options[TYPES[type]] == "random"
        args = {"type": TYPES[type], "card": CARD_IDS[card]}
        tasks.append(Task("card", "TT-4", args, part=TYPES[type] if by_lot else "", under=True))
    if state.solo:
        tasks += [Task("solo", "TT-114"), Task("solo-cards", "TT-115")]
    elif state.prospectors:
        tasks.append(Task("hammer", "TT-107", {"seat": state.hammer}, part="hammer"))
    else:
        tasks.append(Task("cards", "TT-7"))
    if state.options["monuments"]:
        tasks.append(Task("monuments", "TT-8", part=MONUMENTS))
    if state.more_storage:
        tasks.append(Task("more-storage", "TT-105"))
    return [*tasks, Task("towns", "TT-2")]


def dealt_to(state: TinyTowns, seat: int) -> Secret | None:
    """TT-8: two monuments, of which one is kept."""
    hand = state.towns[seat].hand
    return Secret([CARD_IDS[card] for card in hand], 1, "TT-8") if hand else None
