"""What a move needs to be told in words: how many stewards there are to tell apart, and goods with their number."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Said
from kleinstadt.games.colonists.goods import GOODS
from kleinstadt.games.colonists.phrases import AS, BUY_GOOD, DISCARD, ENTER, FILL, GO, GOOD, PAY, RIDE
from kleinstadt.games.colonists.rules.figures import stewards
from kleinstadt.games.colonists.rules.moving import filled
from kleinstadt.games.colonists.rules.storing import turned_into
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import TURN_GOODS


def details(state: Colonists, seat: int, said: Said) -> dict[str, Arg]:
    """`stewards`: how many the seat has in the country, of one that enters how many it may have; `goods`: what is paid,
    discarded or bought, or there in the end."""
    phrase = said.phrase
    if phrase is GO or phrase is RIDE:
        return {"stewards": len(state.figures[seat])}
    if phrase is ENTER:
        return {"stewards": stewards(state, seat)}
    if phrase is PAY or phrase is DISCARD or phrase is BUY_GOOD:
        return {"goods": [GOOD.words[said.numbers[0]]]}
    if phrase is FILL:
        return {"goods": filled(state, said.numbers[0])}
    step = state.asked(seat)
    if phrase is AS and step is not None and step.kind is TURN_GOODS:
        one, other, both = turned_into(state, step)
        number = said.numbers[0]
        return {"goods": [GOODS[one]] * number + [GOODS[other]] * (both - number)}
    return {}
