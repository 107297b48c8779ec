"""Why one city is worth more than another, in words: from the facts that its value is made of, the parts of the
heuristic on which what was learned is built, and its score sheet."""

from typing import Final

from kleinstadt.engine.facts import told
from kleinstadt.engine.reason import (
    NO_REASON,
    Reason,
    counted,
    difference,
    one_of,
    part,
    said_once,
    some,
    surplus,
    weighed,
)
from kleinstadt.games.everdell.cards import GUESTS, IDS, NONE, NUMBER, TYPE, WORTH
from kleinstadt.games.everdell.cards import PRODUCTION as GREEN
from kleinstadt.games.everdell.facts import NAMES, PAYABLE, REACH
from kleinstadt.games.everdell.goods import GOODS, RESOURCES, amount
from kleinstadt.games.everdell.heuristic import IN_REACH, PRODUCTION, PRODUCTIONS, STEP, in_view, lacking, parts, wish
from kleinstadt.games.everdell.sheets import lines
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import GAIN_ANY, left_of

# The first words of the facts that are about one thing, with the part of the heuristic that they belong to.
PART: Final = {
    "goods": "goods",
    "resources": "goods",
    "choice": "wishes",
    "best": "wishes",
    "workers": "workers",
    "cards": "hand",
    "asked": "to_come",
    "playing": "to_come",
    "turn": "to_come",
}
# How near a card or an event is, by what is said of it last; only the order counts.
NEARER: Final = {"achieved": 0, "in reach": 1, **{said: near for near, said in enumerate(REACH)}}
WITHIN: Final = PAYABLE  # reach: no farther than this
FARTHEST: Final = len(REACH)  # not there at all
BONUS: Final = (*IDS, *GUESTS)  # what has a line of its own on the score sheet


class Cities:
    """Two positions as one seat sees them: the facts that hold in both, and the parts of the heuristic of which there
    is more in the first one."""

    __slots__ = ("after", "instead", "seat", "here", "there", "gained")

    def __init__(self, after: Everdell, instead: Everdell, seat: int, here: list[int], there: list[int]) -> None:
        self.after = after
        self.instead = instead
        self.seat = seat
        self.here = told(here, NAMES)
        self.there = told(there, NAMES)
        self.gained = difference(parts(after, seat), parts(instead, seat))


def why(cities: Cities, shares: dict[str, float]) -> list[Reason]:
    """`shares` are what the facts of each first word add to the value. The parts of the heuristic are told by name as
    well, for want of anything that says more."""
    found = [closer(cities)]  # before `wishes` gets what was learned of cards that can be played at once
    for word, share in shares.items():
        what, _, thing = word.partition(" ")
        if what in PART:
            cities.gained[PART[what]] = cities.gained.get(PART[what], 0.0) + share
        elif thing:
            found.append(about(cities, what, thing, share))
    found += [bonus(cities), producing(cities), to_come(cities)]
    found += counts(cities)
    found += [part(name, worth) for name, worth in cities.gained.items()]
    return weighed(said_once(weighed(found)))


def about(cities: Cities, what: str, thing: str, share: float) -> Reason:
    """What speaks for the first city about a card or an event. What lies in hand and Meadow is told of the hand."""
    here = cities.here.get(f"{what} {thing}", [])
    there = cities.there.get(f"{what} {thing}", [])
    if what == "city" and len(here) > len(there):
        return one_of("plays", share, "cards", thing)
    if what == "event" and nearest(here) < nearest(there):
        return one_of("event_near" if nearest(here) else "achieves", share, "cards", thing)
    if what == "inviting" and len(here) > len(there):
        return one_of("invites", share + cities.gained["inviting"], "cards", thing)
    if what == "hand" and here and not there:
        cities.gained["hand"] += share  # a card more is this card more
        return NO_REASON if played(cities.instead, cities.seat, thing) else holding(thing, nearest(here), share)
    if what == "meadow" and f"hand {thing}" in cities.here:
        return NO_REASON
    if what in ("hand", "meadow") and nearest(here) <= WITHIN < nearest(there) < FARTHEST:
        return one_of("nears", share + nearer(cities, NUMBER[thing]), "cards", thing)
    return NO_REASON


def holding(card: str, reach: int, share: float) -> Reason:
    """A card in hand: that it can be played at once, or else its points."""
    if reach <= WITHIN:
        return Reason("playable", share, {"card": card})
    return Reason("holds", share, {"card": card, "points": max(0, WORTH[NUMBER[card]])})


def nearest(said: list[str]) -> int:
    """Of what is said about a card or an event; a card's part of the game comes before how near it is."""
    return min([FARTHEST, *[NEARER[each.rpartition("/")[2]] for each in said]])


def played(state: Everdell, seat: int, card: str) -> bool:
    """Whether it lies in the city or is being played."""
    return NUMBER[card] in state.cities[seat].cards or NUMBER[card] in [play.card for play in state.table]


# -- parts of the heuristic, by what they come from ------------------------------------------------------------------


def counts(cities: Cities) -> list[Reason]:
    """Resources by name, cards and workers by number."""
    after, instead, seat, gained = cities.after, cities.instead, cities.seat, cities.gained
    more = surplus(resources(after, seat), resources(instead, seat))
    cards = len(after.hands[seat]) - len(instead.hands[seat])
    workers = after.idle[seat] - instead.idle[seat]
    return [
        Reason("gains", gained["goods"], {"goods": more}) if more else NO_REASON,
        counted("more_cards", gained["hand"], cards),
        counted("more_workers", gained["workers"], workers),
    ]


def resources(state: Everdell, seat: int) -> dict[str, int]:
    return {GOODS[kind]: amount(state.stocks[seat], kind) for kind in RESOURCES}


def bonus(cities: Cities) -> Reason:
    """The card or guest that brings most points more by what counts for it; with its own points, if it is new."""
    others = {line.item: line.points for line in lines(cities.instead, cities.seat)}
    best, most = "", 0
    for line in lines(cities.after, cities.seat):
        more = line.points - others.get(line.item, 0)
        if line.item in BONUS and more > most:
            best, most = line.item, more
    if not most:
        return NO_REASON
    if best in NUMBER and len(cities.here.get(f"city {best}", [])) > len(cities.there.get(f"city {best}", [])):
        most += max(0, WORTH[NUMBER[best]])
    cities.gained["score"] -= most
    return Reason("scores", float(most), {"card": best, "points": most})


def producing(cities: Cities) -> Reason:
    """A production card more, as long as it still works in seasons to come."""
    after, seat = cities.after, cities.seat
    times = PRODUCTIONS[after.seasons[seat]]
    left = list(cities.instead.cities[seat].cards)
    for card in after.cities[seat].cards:
        if card in left:
            left.remove(card)
        elif card != NONE and TYPE[card] == GREEN and times:
            return Reason("produces", PRODUCTION * times, {"card": IDS[card], "count": times})
    return NO_REASON


def closer(cities: Cities) -> Reason:
    """Cards for which fewer resources are lacking, though not all are there."""
    cards = [card for card in in_view(cities.after, cities.seat) if nearer(cities, card) > 0 and not near(cities, card)]
    cards.sort(key=lambda card: -nearer(cities, card))
    return some("closer", cities.gained["wishes"], "cards", [IDS[card] for card in cards])


def near(cities: Cities, card: int) -> bool:
    """Whether it can be played at once."""
    said = [*cities.here.get(f"hand {IDS[card]}", []), *cities.here.get(f"meadow {IDS[card]}", [])]
    return nearest(said) <= WITHIN


def nearer(cities: Cities, card: int) -> float:
    """How much more a card promises, where it could be played in both positions."""
    seat = cities.seat
    if card not in in_view(cities.instead, seat):
        return 0.0
    promised = [
        wish(card, state.seasons[seat], lacking(state.cities[seat], state.stocks[seat], card))
        for state in (cities.after, cities.instead)
    ]
    return IN_REACH * (promised[0] - promised[1])


def to_come(cities: Cities) -> Reason:
    """What the action under way still brings: the points of a card that is being played, resources of one's choice,
    or something else to choose."""
    seat = cities.seat
    played = being_played(cities.after, seat) - being_played(cities.instead, seat)
    cities.gained["score"] += played
    cities.gained["to_come"] -= played
    any_here, any_there = [free_choice(state, seat) for state in (cities.after, cities.instead)]
    if any_here > any_there:
        return counted("any", cities.gained["to_come"], any_here - any_there)
    asked = [step.kind.id for step in cities.instead.stack if step.seat == seat]
    for step in cities.after.stack:
        if step.seat == seat and step.kind.id in STEP and step.kind.id not in asked:
            return Reason(f"choice_{step.kind.id}", cities.gained.pop("to_come"))
    return NO_REASON


def being_played(state: Everdell, seat: int) -> float:
    """The points of cards on the table that are not in the city yet."""
    if not state.stack or state.stack[-1].seat != seat:
        return 0.0
    return float(sum([WORTH[play.card] for play in state.table if play.place == NONE]))


def free_choice(state: Everdell, seat: int) -> int:
    return sum([left_of(step) for step in state.stack if step.seat == seat and step.kind is GAIN_ANY])
