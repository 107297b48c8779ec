"""The book of Tiny Towns: the rules of every step, and what can be told of a position."""

from typing import Final

from kleinstadt.engine.book import Book
from kleinstadt.games.tiny_towns.details import details
from kleinstadt.games.tiny_towns.dump import dump_position
from kleinstadt.games.tiny_towns.obstacles import obstacles
from kleinstadt.games.tiny_towns.phrases import WORDS
from kleinstadt.games.tiny_towns.redeal import census, redeal
from kleinstadt.games.tiny_towns.rules import build, discover, industry, monuments, place, rounds, setup
from kleinstadt.games.tiny_towns.sheets import scores, ties
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.view import view_position

BOOK: Final[Book[TinyTowns]] = Book(
    "tiny_towns",
    rules_version=1,
    steps={
        **setup.STEPS,
        **rounds.STEPS,
        **discover.STEPS,
        **place.STEPS,
        **build.STEPS,
        **industry.STEPS,
        **monuments.STEPS,
    },
    vocabulary=WORDS,
    view=view_position,
    dump=dump_position,
    scores=scores,
    redeal=redeal,
    ties=ties,
    details=details,
    obstacles=obstacles,
    census=census,
    # unbuilt and returned monuments, free choices before all have chosen, the pile and the cards set aside (TT-8, 15)
    hidden=(
        "chance[]",
        "draw[]",
        "set_aside_cards[]",
        "towns[].choice",
        "towns[].hand[]",
        "towns[].monument",
        "towns[].returned",
    ),
)
