"""What a person wants to know of a move before making it: what a card or an event is worth, what comes next."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Said
from kleinstadt.games.everdell.cards import EVENT_POINTS, OPEN_POINTS, SEASONS, WORTH
from kleinstadt.games.everdell.effects.counting import points_of
from kleinstadt.games.everdell.goods import GOODS
from kleinstadt.games.everdell.phrases import ACHIEVE, PLAY, PREPARE, TRADE, VISIT_CARD
from kleinstadt.games.everdell.program import EVENT_SCORES
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import AMOUNT, deed_of


def details(state: Everdell, seat: int, said: Said) -> dict[str, Arg]:
    """`points`: what it is worth by itself, of a visit what the owner gets; `season`: the one that
    begins; `good`: what so many are paid of."""
    phrase = said.phrase
    if phrase is PLAY:
        return {"points": WORTH[said.numbers[0]]}
    if phrase is ACHIEVE:
        (event,) = said.numbers
        place = state.events.index(event)
        return {"points": EVENT_POINTS[event] + points_of(state, EVENT_SCORES[event], seat, place)}
    if phrase is VISIT_CARD:
        card, owner, _ = said.numbers
        return {"points": 0 if owner == seat else OPEN_POINTS[card]}
    if phrase is PREPARE:
        return {"season": SEASONS[min(state.seasons[seat] + 1, len(SEASONS) - 1)]}
    if phrase is TRADE:
        step = state.asked(seat)
        return {"good": GOODS[deed_of(step).pay]} if step is not None and step.kind is AMOUNT else {}
    return {}
