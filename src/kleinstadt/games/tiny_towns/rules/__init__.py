"""The rules, one module per chapter of the rulebook; here every kind of step finds its rules."""

from typing import Any, Final

from kleinstadt.engine.step import Rules
from kleinstadt.games.tiny_towns.rules import build, discover, industry, monuments, place, rounds, setup

BOOK: Final[dict[str, Rules[Any]]] = {
    **setup.STEPS,
    **rounds.STEPS,
    **discover.STEPS,
    **place.STEPS,
    **build.STEPS,
    **industry.STEPS,
    **monuments.STEPS,
}
