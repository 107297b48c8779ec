"""The book of The Colonists: the rules of every step, and what can be told of a position."""

from typing import Final

from kleinstadt.engine.book import Book
from kleinstadt.games.colonists.details import details
from kleinstadt.games.colonists.dump import dump_position
from kleinstadt.games.colonists.obstacles import obstacles
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.redeal import census, redeal
from kleinstadt.games.colonists.rules import (
    acting,
    altruist,
    ambassadors,
    building,
    cards,
    diplomacy,
    eras,
    exchanging,
    figures,
    follow,
    handing_in,
    later_start,
    levy,
    moving,
    overflowing,
    powers,
    redistribution,
    staffing,
    storing,
    trading,
    year_end,
)
from kleinstadt.games.colonists.sheets import scores, standing, ties
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.view import view_position

BOOK: Final[Book[Colonists]] = Book(
    "colonists",
    rules_version=1,
    steps={
        **eras.STEPS,
        **moving.STEPS,
        **levy.STEPS,
        **acting.STEPS,
        **altruist.STEPS,
        **exchanging.STEPS,
        **handing_in.STEPS,
        **storing.STEPS,
        **overflowing.STEPS,
        **building.STEPS,
        **staffing.STEPS,
        **cards.STEPS,
        **follow.STEPS,
        **figures.STEPS,
        **diplomacy.STEPS,
        **ambassadors.STEPS,
        **powers.STEPS,
        **trading.STEPS,
        **redistribution.STEPS,
        **later_start.STEPS,
        **year_end.STEPS,
    },
    vocabulary=WORDS,
    view=view_position,
    dump=dump_position,
    scores=scores,
    standing=standing,
    redeal=redeal,
    ties=ties,
    census=census,
    details=details,
    obstacles=obstacles,
    hidden=("aside[]", "boxed[]", "chance[]", "deck.cards[]", "seats[].hand[]"),
)
