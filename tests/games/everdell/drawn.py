"""Small positions for the tests. Seat A is on turn unless the agenda says otherwise; what is not said is empty.

A city is a list of cards, each a name or a table with what lies on it. Goods are written as `"2T 1R 3P 1B 4V"`: twigs,
resin, pebbles, berries, points.
"""

from typing import Any

from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import ABILITIES, IDS, NONE
from kleinstadt.games.everdell.goods import KINDS, unpack
from kleinstadt.games.everdell.state import Everdell

A, B, C, D = 0, 1, 2, 3
LETTERS = dict(zip("TRPBV", KINDS, strict=True))
MEADOW = ["mine", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
DECK = ["farm", "mine", "inn", "crane", "wife", "husband", "castle", "palace", "doctor", "queen"]


def goods(text: str) -> dict[str, int]:
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def drawn(
    city: list[Any] | None = None,
    has: str = "",
    hand: list[str] | None = None,
    *,
    seats: int = 2,
    others: dict[int, dict[str, Any]] | None = None,
    stack: list[list[Any]] | None = None,
    meadow: list[str] | None = None,
    deck: list[str] | None = None,
    season: str = "winter",
    workers: list[str] | None = None,
    prison: list[str] | None = None,
    tickets: bool = False,
    ticket: int = 2,
    year: int = 1,
    beside: dict[str, Any] | None = None,
    chosen: dict[str, Any] | None = None,
    **position: Any,
) -> Everdell:
    """The position of seat A with what Newleaf puts beside its city, and what the others have. Options are `chosen`."""
    mine = {
        "city": city or [],
        "goods": goods(has),
        "hand": hand or [],
        "season": season,
        "workers": workers or [],
        "prison": prison or [],
        "tickets": ticket if tickets else 0,
        **(beside or {}),
    }
    theirs = [(others or {}).get(seat, {}) for seat in range(1, seats)]
    data: dict[str, Any] = {
        "seats": seats,
        "options": {"tickets": tickets, "solo_year": year, **(chosen or {})},
        "position": {
            "seats": [mine, *theirs],
            "meadow": meadow or [""] * 8,
            "deck": DECK if deck is None else deck,
            **position,
        },
    }
    if stack is not None:
        data["agenda"] = {"stack": stack}
    state = GAME.load(data)
    state.log = []
    return state


def newleaf(city: list[Any] | None = None, has: str = "", hand: list[str] | None = None, **more: Any) -> Everdell:
    """The same with all of Newleaf."""
    chosen = {"newleaf": "full", **more.pop("chosen", {})}
    return drawn(city, has, hand, chosen=chosen, **more)


def with_ability(ability: str, city: list[Any] | None = None, has: str = "", **more: Any) -> Everdell:
    """Seat A has this ability; the others have the others."""
    left = [other for other in ABILITIES if other != ability]
    others: dict[int, dict[str, Any]] = more.pop("others", {})
    named = {seat: {"ability": left[seat - 1], **others.get(seat, {})} for seat in range(1, more.get("seats", 2))}
    beside = {"ability": ability, **more.pop("beside", {})}
    return newleaf(city, has, beside=beside, others=named, chosen={"abilities": True}, **more)


def play(state: Everdell, *moves: str) -> Everdell:
    """Each move by the seat that is asked."""
    for move in moves:
        state.play(state.deciders()[0], move)
    return state


def options(state: Everdell, begin: str = "") -> list[str]:
    """What the seat that is asked may answer, as far as it begins so."""
    return [move for move in state.moves(state.deciders()[0]) if move.startswith(begin)]


def owns(state: Everdell, seat: int = A) -> dict[str, int]:
    return unpack(state.stocks[seat])


def city(state: Everdell, seat: int = A) -> list[str]:
    return [IDS[card] for card in state.cities[seat].cards if card != NONE]


def hand(state: Everdell, seat: int = A) -> list[str]:
    return [IDS[card] for card in state.hands[seat].cards]


def line(state: Everdell, item: str, seat: int = A) -> int:
    """The points of one line of the score sheet."""
    return sum([line.points for line in state.scores()[seat].lines if line.item == item])


def fifteen(*cards: str) -> list[str]:
    """A full city with these cards; the rest are common constructions."""
    filler = ["farm"] * 5 + ["resin_refinery"] * 3 + ["general_store"] * 3 + ["storehouse"] * 3 + ["twig_barge"] * 2
    return [*cards, *filler][:15]
