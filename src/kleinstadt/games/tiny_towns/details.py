"""What a person wants to know of a move before making it: which patterns it completes, how often it may be made."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Said
from kleinstadt.games.tiny_towns.cards import ASIDE_USES, CARD_IDS
from kleinstadt.games.tiny_towns.fields import BIT
from kleinstadt.games.tiny_towns.phrases import ASIDE
from kleinstadt.games.tiny_towns.phrases import PLACE as PLACE_HERE
from kleinstadt.games.tiny_towns.rules.build import patterns
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import PLACE


def details(state: TinyTowns, seat: int, said: Said) -> dict[str, Arg]:
    """`completes`: the cards that could then be built with the resource on this field; `left`: how often a resource may
    still be laid beside the town (TT-105)."""
    if said.phrase is ASIDE:
        return {"left": ASIDE_USES - state.towns[seat].aside}
    step = state.asked(seat)
    if said.phrase is not PLACE_HERE or step is None or step.kind is not PLACE:
        return {}
    (field,) = said.numbers
    kind, _ = step.args
    town = state.towns[seat].copy()
    if town.occupied & BIT[field]:  # on a cottage, for good (TT-103)
        return {"completes": []}
    town.put_resource(field, kind)
    cards = {placement.card for placement in patterns(state, town) if placement.fields & BIT[field]}
    return {"completes": [CARD_IDS[card] for card in sorted(cards)]}
