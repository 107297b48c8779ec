"""Who asks: a question that comes of a deed names the card whose deed it is."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.everdell.cards import IDS, NONE
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import deed_of


def about_deed(state: Everdell, step: Step) -> dict[str, Arg]:
    """Nothing where it is the deed of a location, an event, a season, a train car or an ability."""
    card = deed_of(step).copier
    return {} if card == NONE else {"card": IDS[card]}
