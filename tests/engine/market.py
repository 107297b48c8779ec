"""Small drawn positions of Market Day for tests of the engine."""

from typing import Any

from kleinstadt.engine.journal import Header
from kleinstadt.engine.record import Record
from market_day import GAME
from market_day.state import MarketDay


def drawn(*stack: list[Any], seats: int = 2, **position: Any) -> MarketDay:
    """A position with these steps to come, the first one given first; what is not drawn is empty."""
    state = GAME.load({"seats": seats, "agenda": {"stack": list(reversed(stack))}, "position": position})
    state.log = []
    return state


def recorded(state: MarketDay) -> Record:
    """A game that goes on from this position, with its past."""
    return Record(GAME, Header(GAME.id, GAME.rules_version, state.options, state.seats, 0, None, state.dump()))
