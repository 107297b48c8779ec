"""Chapter 2: the garden is laid out, projects are dealt, each seat keeps two secret ones (GN-13 to GN-19)."""

from typing import Any, Final

from kleinstadt.engine.cards import pile_of
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.garden_nation.cards import (
    OPEN_PROJECTS,
    POPULATION_FIRST,
    PROJECTS,
    SECRETS,
    SECRETS_DEALT,
    secret_deck,
)
from kleinstadt.games.garden_nation.layout import TERRITORIES, Layout
from kleinstadt.games.garden_nation.phrases import KEEP_TEXT, PAIRS, WORDS
from kleinstadt.games.garden_nation.rules.turn_order import begin_round
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import BEGIN, KEEP


def shuffled_layout(lots: Lots) -> Layout:
    """Territories at random in the slots, each turned at random (GN-13, OP-1)."""
    at_slot = list(TERRITORIES)
    lots.stream("territories").shuffle(at_slot)
    turns = lots.stream("turns")
    return Layout(tuple(at_slot), tuple([turns.below(6) for _ in TERRITORIES]))


def set_up(garden: Garden, lots: Lots) -> None:
    """Deal from the seed, up to the open question which secret projects are kept (GN-15 to GN-18, OP-5)."""
    pile = list(range(len(PROJECTS)))
    lots.stream("public").shuffle(pile)
    for _ in range(OPEN_PROJECTS):
        garden.display.append(pile.pop())
    garden.pile = pile_of(pile)
    first = lots.pick("first", garden.seats)
    garden.order = [first]
    garden.population[first] = POPULATION_FIRST
    deck = secret_deck()
    lots.stream("secret").shuffle(deck)
    for seat in range(garden.seats):
        garden.dealt[seat] = tuple(sorted(deck[SECRETS_DEALT * seat : SECRETS_DEALT * (seat + 1)]))
    garden.push(BEGIN.at())
    garden.open_together([KEEP.at(seat) for seat in range(garden.seats)])


def legal_pairs(dealt: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of two different cards, equal pairs merged (GN-18, OP-4)."""
    cards = sorted(set(dealt))
    return [(a, b) for a in cards for b in cards if a < b]


def keep_moves(garden: Garden, step: Step) -> tuple[str, ...]:
    return in_order([KEEP_TEXT[pair] for pair in legal_pairs(garden.dealt[step.seat])])


def keep(garden: Garden, step: Step, move: str) -> None:
    seat = step.seat
    garden.kept[seat] = PAIRS[WORDS.read(move).numbers[0]]
    if garden.log is not None:
        cards = [SECRETS[card] for card in garden.kept[seat]]
        garden.tell("kept", {"seat": seat, "cards": "hidden"}, only=seat, hidden={"cards": cards})


def begin(garden: Garden, step: Step) -> None:
    """All have kept their two: the first player, already on slot 1, begins (GN-17)."""
    begin_round(garden, garden.order[0])


STEPS: Final[dict[Kind, Rules[Any]]] = {
    # HI-1: who has one legal pair only is nobody's business
    KEEP: Choice("GN-18", keep_moves, keep, public=None, once=True),
    BEGIN: Effect(begin),
}
