"""Chapter 12: preparing for a season (EV-168 to EV-173)."""

from typing import Any, Final

from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, NONE, SEASONS
from kleinstadt.games.everdell.goods import POINTS, amount
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.program import BEFORE_RECALL, IN_SEASON
from kleinstadt.games.everdell.rules.hands import discard_openly
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import DO, KEEP_RESERVED, PREPARE, SEASON


def prepare(state: Everdell, step: Step) -> None:
    """First the Clock Tower, while a point lies on it (EV-139), then the rest."""
    seat = step.seat
    state.push(SEASON.at(seat))
    city = state.cities[seat]
    for place, card in enumerate(city.cards):
        if card != NONE and BEFORE_RECALL[card] != NONE and amount(city.stores[place], POINTS):
            state.push(DO.at(seat, BEFORE_RECALL[card], 0, seat, seat, place, NONE))


def season(state: Everdell, step: Step) -> None:
    """Workers come back, new ones join them, and the season's bonus follows (EV-169)."""
    seat = step.seat
    stay = [spot for spot in state.workers[seat] if state.for_good(spot)]
    state.idle[seat] += len(state.workers[seat]) - len(stay)
    state.workers[seat] = stay
    state.seasons = replaced(state.seasons, seat, state.seasons[seat] + 1)
    state.plays[seat] = 0
    state.idle[seat] += state.new_workers(state.seasons[seat])
    state.tell("prepared", {"seat": seat, "season": SEASONS[state.seasons[seat]], "number": state.idle[seat]})
    state.turned = replaced(state.turned, seat, False)  # EV-229
    if state.reserved[seat] != NONE:
        state.push(KEEP_RESERVED.at(seat))
    program = IN_SEASON[state.seasons[seat]]
    if program != NONE:
        state.push(DO.at(seat, program, 0, seat, seat, NONE, NONE))


def keep_reserved_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-229: the reserved card may be discarded, which frees the marker."""
    card = state.reserved[step.seat]
    return (phrases.GIVE_UP.of(card), phrases.HOLD.of(card))


def keep_reserved(state: Everdell, step: Step, move: str) -> None:
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.GIVE_UP:
        (card,) = said.numbers
        state.reserved = replaced(state.reserved, seat, NONE)
        discard_openly(state, [card])
        state.tell("gave_up", {"seat": seat, "card": IDS[card]})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    PREPARE: Effect(prepare),
    SEASON: Effect(season),
    KEEP_RESERVED: Choice("EV-229", keep_reserved_moves, keep_reserved, public=always, blind=always),
}
