"""Chapter 2: the garden is laid out, projects are dealt, each seat keeps two secret ones (GN-13 to GN-19)."""

from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.cards import (
    OPEN_PROJECTS,
    POPULATION_FIRST,
    PROJECTS,
    SECRETS,
    SECRETS_DEALT,
    secret_deck,
)
from kleinstadt.games.garden_nation.layout import TERRITORIES, Layout
from kleinstadt.games.garden_nation.notation import KEEP, keep_text
from kleinstadt.games.garden_nation.rules.turn_order import begin_round
from kleinstadt.games.garden_nation.state import Position


def shuffled_layout(seed: int) -> Layout:
    """Territories at random in the slots, each turned at random (GN-13, OP-1)."""
    places = stream(seed, "territories")
    at_slot = list(TERRITORIES)
    places.shuffle(at_slot)
    turns: Chance = stream(seed, "turns")
    return Layout(tuple(at_slot), tuple([turns.below(6) for _ in TERRITORIES]))


def set_up(position: Position, seed: int) -> None:
    """Deal from the seed, up to the open question which secret projects are kept (GN-15 to GN-18, OP-5)."""
    pile = list(range(len(PROJECTS)))
    stream(seed, "public").shuffle(pile)
    for _ in range(OPEN_PROJECTS):
        position.display.append(pile.pop())
    position.pile = pile
    first = stream(seed, "first").below(position.seats)
    position.order = [first]
    position.population[first] = POPULATION_FIRST
    deck = secret_deck()
    stream(seed, "secret").shuffle(deck)
    for seat in range(position.seats):
        position.dealt[seat] = tuple(sorted(deck[SECRETS_DEALT * seat : SECRETS_DEALT * (seat + 1)]))
    position.push(Step("begin"))
    position.open_together([Step("keep", seat) for seat in range(position.seats)])


def legal_pairs(dealt: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of two different cards, equal pairs merged (GN-18, OP-4)."""
    cards = sorted(set(dealt))
    return [(a, b) for a in cards for b in cards if a < b]


def keep_moves(position: Position, step: Step) -> tuple[str, ...]:
    return tuple(sorted([keep_text(a, b) for a, b in legal_pairs(position.dealt[step.seat])]))


def keep(position: Position, step: Step, move: str) -> None:
    seat = step.seat
    position.kept[seat] = KEEP[move]
    if position.log is not None:
        cards = [SECRETS[card] for card in position.kept[seat]]
        position.tell("kept", {"seat": seat, "cards": "hidden"}, only=seat, hidden={"cards": cards})


def begin(position: Position, step: Step) -> None:
    """All have kept their two: the first player, already on slot 1, begins (GN-17)."""
    begin_round(position, position.order[0])
