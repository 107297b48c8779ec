"""What the score pad asks for: the city card by card, and what lies around it."""

from typing import Final

from kleinstadt.engine.pad import PadForm, PadItem, PadPart
from kleinstadt.games.everdell.cards import (
    BASIC_EVENT,
    COPIES,
    CRITTER,
    DUNGEON,
    EVENTS,
    FOR_GOOD,
    GREENHOUSE,
    GUESTS,
    IDS,
    NONE,
    UNIQUE,
    WORKERS,
)
from kleinstadt.games.everdell.deeds import LAY, PUT, TUCK, Deed
from kleinstadt.games.everdell.goods import KINDS, ONE, POINTS, RESOURCES, amount
from kleinstadt.games.everdell.program import ACHIEVED, PLAYED, PRODUCES, PROGRAMS, VISITED

MOST_PLAYERS: Final = 4
MOST_POINTS: Final = 99  # on one card
MOST_GOODS: Final = 999
MOST_FOR_GOOD: Final = 3  # workers on one card: two, and one of the Cats (EV-233)
CELLS: Final = 2
SCROLLS: Final = 5  # cards that may lie beneath an event (EV-164)
JOURNEY: Final = (2, 3, 4, 5)


def deeds_of(programs: tuple[int, ...], number: int) -> tuple[Deed, ...]:
    return PROGRAMS[programs[number]] if programs[number] != NONE else ()


def bears_points(card: int) -> bool:
    """Whether points may lie on this card."""
    deeds = [deed for programs in (PLAYED, PRODUCES, VISITED) for deed in deeds_of(programs, card)]
    return any(deed.verb == PUT and amount(deed.goods, POINTS) > 0 for deed in deeds)


BEARS_POINTS: Final[tuple[bool, ...]] = tuple([bears_points(card) for card in range(len(IDS))])


def most_beneath(event: int) -> int:
    """So many cards may lie beneath this event."""
    for deed in deeds_of(ACHIEVED, event):
        if deed.verb == TUCK:
            return min(deed.most, SCROLLS)
    return 0


def card_item(card: int) -> PadItem:
    """With the points on it and the workers that stay there for good."""
    parts: list[PadPart] = []
    if BEARS_POINTS[card]:
        parts.append(PadPart("points", "number", most=MOST_POINTS))
    if FOR_GOOD[card]:
        parts.append(PadPart("workers", "number", most=MOST_FOR_GOOD))
    most = 1 if UNIQUE[card] else COPIES[IDS[card]]
    return PadItem(IDS[card], "pad-critters" if CRITTER[card] else "pad-constructions", most, parts=tuple(parts))


def event_item(event: int) -> PadItem:
    """With the resources on it and the cards beneath it."""
    parts: list[PadPart] = []
    for deed in deeds_of(ACHIEVED, event):
        if deed.verb == LAY:
            goods = [PadItem(KINDS[kind], most=deed.most) for kind in RESOURCES if ONE[kind] in deed.choices]
            parts.append(PadPart("goods", "amounts", "pad-good", tuple(goods)))
    if most_beneath(event):
        parts.append(PadPart("cards", "number", most=most_beneath(event)))
    group = "pad-basic_events" if BASIC_EVENT[event] else "pad-special_events"
    return PadItem(EVENTS[event], group, parts=tuple(parts), for_rival=BASIC_EVENT[event])


ALL_CARDS: Final = [card_item(card) for card in range(len(IDS))]
CRITTERS: Final = [PadItem(IDS[card], "", CELLS) for card in range(len(IDS)) if CRITTER[card]]
SPOTS: Final = [PadItem(str(points), "", WORKERS if points == min(JOURNEY) else 1) for points in JOURNEY]  # EV-48

GOODS: Final = [PadItem(good, "", MOST_GOODS, for_rival=good == KINDS[POINTS]) for good in KINDS]

FORM: Final = PadForm(
    tuple(range(1, MOST_PLAYERS + 1)),
    (
        PadPart("city", "several", "card", tuple(ALL_CARDS), most=99, entry="card", for_rival=True),
        PadPart("prison", "several", "card", tuple(CRITTERS), most=CELLS, needs={"city": IDS[DUNGEON]}),
        PadPart("sharing", "number", most=1, needs={"city": IDS[GREENHOUSE]}, each=True),
        PadPart("goods", "amounts", "pad-good", tuple(GOODS), for_rival=True),
        PadPart("journey", "several", "pad-journey", tuple(SPOTS), most=WORKERS),
        PadPart(
            "events",
            "several",
            "card",
            tuple([event_item(event) for event in range(len(EVENTS))]),
            most=len(EVENTS),
            entry="event",
            for_rival=True,
        ),
        PadPart(
            "guests", "several", "card", tuple([PadItem(guest) for guest in GUESTS]), most=len(GUESTS), for_rival=True
        ),
    ),
    rival=PadPart("rugwort", "number", least=1, most=3),
)
