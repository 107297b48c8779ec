"""The book of Everdell: the rules of every step, and what can be told of a position."""

from typing import Final

from kleinstadt.engine.book import Book
from kleinstadt.games.everdell.details import details
from kleinstadt.games.everdell.dump import dump_position
from kleinstadt.games.everdell.effects import cards, copy, gain, odd, play, run, station, trade, workers
from kleinstadt.games.everdell.obstacles import obstacles
from kleinstadt.games.everdell.outlook import outlook
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.redeal import census, redeal
from kleinstadt.games.everdell.rules import abilities, hands, paying, playing, rugwort, seasons, turn
from kleinstadt.games.everdell.sheets import rivals, scores, ties
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.view import view_position

BOOK: Final[Book[Everdell]] = Book(
    "everdell",
    rules_version=2,
    steps={
        **turn.STEPS,
        **seasons.STEPS,
        **paying.STEPS,
        **playing.STEPS,
        **hands.STEPS,
        **rugwort.STEPS,
        **run.STEPS,
        **gain.STEPS,
        **trade.STEPS,
        **cards.STEPS,
        **play.STEPS,
        **copy.STEPS,
        **workers.STEPS,
        **odd.STEPS,
        **station.STEPS,
        **abilities.STEPS,
    },
    vocabulary=WORDS,
    view=view_position,
    dump=dump_position,
    scores=scores,
    rivals=rivals,
    redeal=redeal,
    ties=ties,
    details=details,
    outlook=outlook,
    obstacles=obstacles,
    census=census,
    hidden=(
        *("aside.cards[]", "chance[]", "deck.cards[]", "discards.cards[]", "seats[].hand.cards[]", "seats[].offered[]"),
        *("seats[].pick", "snails.cards[]"),
    ),
)
