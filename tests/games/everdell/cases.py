"""Rows of a table of cards: a position, what is answered, and what has come of it."""

from typing import Any

from games.everdell.drawn import A, B, city, goods, hand, line, options, owns, play
from kleinstadt.games.everdell.state import Everdell


class Case:
    """Seat A's position, what it answers, and what has come of it: own goods, goods of B, hand size, cities, points of
    the card's own line, answers that are offered or not."""

    def __init__(self, card: str, words: str, before: dict[str, Any], *moves: str, **after: Any) -> None:
        self.card = card
        self.words = words
        self.before = before
        self.moves = moves
        self.after = after


def at(**position: Any) -> dict[str, Any]:
    return position


def check(case: Case, state: Everdell) -> None:
    """Play the case from this position and look at what has come of it."""
    play(state, *case.moves)
    found = {
        "goods": lambda: owns(state),
        "their_goods": lambda: owns(state, B),
        "hand": lambda: len(hand(state)),
        "their_hand": lambda: len(hand(state, B)),
        "city": lambda: city(state),
        "their": lambda: city(state, B),
        "line": lambda: line(state, case.card),
        "tokens": lambda: line(state, "tokens"),
        "discards": lambda: len(state.discards),
        "prison": lambda: len(state.cities[A].prison),
        "limit": lambda: state.hand_limit(A),
        "spaces": lambda: state.cities[A].spaces(),
    }
    for what, value in case.after.items():
        if what == "no":
            assert value not in options(state)
        elif what == "offered":
            assert value in options(state)
        else:
            assert found[what]() == (goods(value) if what.endswith("goods") else value), what
