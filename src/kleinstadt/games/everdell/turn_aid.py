"""The turn aid: turns go round until everybody has passed; alone the phone rolls for Rugwort and says what he does
(EV-237 to EV-254)."""

from typing import Final

from kleinstadt.engine.turn_aid import Deeds, RivalDeed, RivalOccasion, TurnAid, TurnRival, TurnWay
from kleinstadt.games.everdell.cards import AUTUMN, OPEN_POINTS, SEASONS, SOLO
from kleinstadt.games.everdell.rules.rugwort import CLOSED, FACES, FEUD_YEAR, TICKET_CARDS, TICKET_POINTS, TURNED_UP

YEARS: Final = (1, 2, 3)
VISIT: Final = min([points for points in OPEN_POINTS if points])  # EV-242; the Hotel gives more
ROLL: Final = RivalDeed(roll="meadow")
MEADOW_DIE: Final = tuple(
    [(RivalDeed("turns-rugwort-takes", {"number": face}, cards=1),) for face in range(1, FACES + 1)]
)


def scored(points: int) -> Deeds:
    return (RivalDeed("turns-rugwort-points", {"count": points}, points=points),)


def ticket_face(face: int) -> Deeds:
    """EV-254."""
    points, cards = TICKET_POINTS[face], TICKET_CARDS[face]
    found = (scored(points) if points else ()) + ((ROLL,) * cards)
    return found or (RivalDeed("turns-rugwort-nothing"),)


def prepared(year: int, season: int, newleaf: bool) -> RivalOccasion:
    """EV-240, EV-248, EV-251: guest, events, Meadow, Forest or Journey, the other worker."""
    closed = [RivalDeed("turns-rugwort-meadow", {"number": n + 1}) for n in range(CLOSED[season - 1], CLOSED[season])]
    if season == AUTUMN:
        on = RivalDeed("turns-rugwort-journey", {"location": SOLO["journey"][year - 1]})
    else:
        on = RivalDeed("turns-rugwort-forest", {"number": SOLO["forest_worker"][season] + 1})
    if season == AUTUMN and year == FEUD_YEAR:
        other = RivalDeed("turns-rugwort-feud", {"location": SOLO["basic_worker"][season - 1]})
    else:
        other = RivalDeed("turns-rugwort-place", {"location": SOLO["basic_worker"][season]})
    guest = (RivalDeed("turns-rugwort-guest"),) if newleaf else ()
    return RivalOccasion(SEASONS[season], (*guest, RivalDeed("turns-rugwort-events"), *closed, on, other))


def rugwort(newleaf: bool) -> TurnRival:
    forest, place = SOLO["forest_worker"][0] + 1, SOLO["basic_worker"][0]
    begins = (
        RivalDeed("turns-rugwort-forest", {"number": forest}),
        RivalDeed("turns-rugwort-place", {"location": place}),
    )
    occasions = [RivalOccasion("card", (ROLL,)), RivalOccasion("visit", scored(VISIT))]
    if newleaf:
        occasions += [
            RivalOccasion("station", (*scored(SOLO["station"]), ROLL)),
            RivalOccasion("reserved", (ROLL, RivalDeed("turns-rugwort-turns_up", {"count": TURNED_UP}))),
            RivalOccasion("ticket", (RivalDeed(roll="ticket"),)),
            RivalOccasion("golden_two", scored(SOLO["golden"][1])),
            RivalOccasion("golden_three", scored(SOLO["golden"][2])),
            RivalOccasion("hotel", scored(max(OPEN_POINTS))),
        ]
    dice: dict[str, tuple[Deeds, ...]] = {"meadow": MEADOW_DIE}
    if newleaf:
        dice["ticket"] = tuple([ticket_face(face) for face in range(FACES)])
    seasons = {year: tuple([prepared(year, season, newleaf) for season in (1, 2, AUTUMN)]) for year in YEARS}
    return TurnRival(begins, seasons, tuple(occasions), dice)


AID: Final = TurnAid(
    (
        TurnWay("standard", (2, 3, 4), leaves=True, counts=()),
        TurnWay("solo", (1,), "together", counts=(), rival=rugwort(False)),
        TurnWay("solo_newleaf", (1,), "together", counts=(), rival=rugwort(True)),
    )
)
