"""The book of Garden Nation: the rules of every step, and what can be told of a position."""

from typing import Final

from kleinstadt.engine.book import Book
from kleinstadt.games.garden_nation.details import details
from kleinstadt.games.garden_nation.dump import dump_position
from kleinstadt.games.garden_nation.obstacles import obstacles
from kleinstadt.games.garden_nation.outlook import outlook
from kleinstadt.games.garden_nation.phrases import WORDS
from kleinstadt.games.garden_nation.redeal import census, redeal
from kleinstadt.games.garden_nation.rules import action, crane, finish, population, projects, setup, turn_order
from kleinstadt.games.garden_nation.sheets import scores, standing
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.view import view_position

BOOK: Final[Book[Garden]] = Book(
    "garden_nation",
    rules_version=1,
    steps={
        **setup.STEPS,
        **turn_order.STEPS,
        **action.STEPS,
        **projects.STEPS,
        **crane.STEPS,
        **population.STEPS,
        **finish.STEPS,
    },
    vocabulary=WORDS,
    view=view_position,
    dump=dump_position,
    scores=scores,
    redeal=redeal,
    standing=standing,
    details=details,
    outlook=outlook,
    obstacles=obstacles,
    census=census,
    hidden=("dealt[][]", "kept[][]", "pile[]"),
)
