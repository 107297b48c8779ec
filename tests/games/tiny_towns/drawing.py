"""Small drawn positions of Tiny Towns.

A town is drawn row by row, rows separated by `/`; what is left out on the right or below is empty, spaces do not count.
Buildings have the letters of section 16 of the rules (and V feast hall, Z almshouse, D bank, R trading post), resources
are small letters: w wood, t wheat, b brick, g glass, s stone. X is the industrial building of the display; what a bank
or a factory bears is drawn for it unless `held` says so.
"""

from typing import Any

from kleinstadt.engine.score import ScoreSheet
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import BUILDINGS, TYPES
from kleinstadt.games.tiny_towns.fields import NAMES
from kleinstadt.games.tiny_towns.state import TinyTowns

RESOURCES = {"w": "wood", "t": "wheat", "b": "brick", "g": "glass", "s": "stone"}
BUILDING_LETTERS = {
    "C": "cottage",
    "F": "farm",
    "N": "granary",
    "H": "greenhouse",
    "O": "orchard",
    "W": "well",
    "U": "fountain",
    "M": "millstone",
    "S": "shed",
    "A": "abbey",
    "K": "chapel",
    "L": "cloister",
    "P": "temple",
    "Z": "almshouse",
    "V": "feast_hall",
    "I": "inn",
    "T": "tavern",
    "B": "bakery",
    "Q": "market",
    "Y": "tailor",
    "E": "theater",
    "D": "bank",
    "R": "trading_post",
}
TYPE_OF_CARD: dict[str, str] = {str(card["id"]): str(card["type"]) for card in BUILDINGS}
FIRST_DISPLAY = ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]
BUILD = [["end_of_round"], ["watching"], ["building"]]  # what comes, the next step last

Town = dict[str, Any]


def town(drawing: str = "", **more: Any) -> Town:
    """A drawn town, and whatever else its description needs: `monument`, `held`, `finished_round`…"""
    rows = drawing.replace(" ", "").replace("–", "-").split("/")
    cells = [letter for row in [*rows, "", "", "", ""][:4] for letter in row.ljust(4, "-")]
    assert len(cells) == 16, drawing
    return {"drawn": cells, **more}


def cell_name(letter: str, display: list[str]) -> str:
    if letter == "-":
        return ""
    if letter == "*":
        return "monument"
    if letter == "X":
        return display[6]
    return RESOURCES.get(letter) or BUILDING_LETTERS[letter]


def display_of(towns: list[Town], named: list[str]) -> list[str]:
    """The first game's cards, but for those named or drawn."""
    drawn = [BUILDING_LETTERS[x] for one in towns for x in one["drawn"] if x in BUILDING_LETTERS]
    display = list(FIRST_DISPLAY)
    for card in [*drawn, *named]:
        display[TYPES.index(TYPE_OF_CARD[card])] = card
    return display


def borne(fields: list[str]) -> dict[str, list[str]]:
    """Something on every factory, another resource on every bank (TT-74, TT-76)."""
    factories = [NAMES[f] for f in range(16) if fields[f] == "factory"]
    banks = [NAMES[f] for f in range(16) if fields[f] == "bank"]
    on_banks = {field: [kind] for field, kind in zip(banks, RESOURCES.values(), strict=False)}
    return {**{field: ["stone"] for field in factories}, **on_banks}


def position(
    *towns: str | Town,
    stack: list[list[Any]],
    cards: str = "",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> TinyTowns:
    """A position with these steps to come. `cards` names cards of the display that are not the first game's."""
    described = [town(one) if isinstance(one, str) else one for one in towns]
    display = display_of(described, cards.split())
    plain: list[Town] = []
    for one in described:
        fields = [cell_name(letter, display) for letter in one["drawn"]]
        rest = {key: one[key] for key in one if key != "drawn"}
        plain.append({"held": borne(fields), **rest, "fields": fields})
    monuments = any(one.get("monument") or one.get("hand") for one in described)
    state = GAME.load(
        {
            "seats": len(towns),
            "options": {"monuments": monuments, **(options or {})},
            "agenda": {"stack": stack},
            "position": {"display": display, "towns": plain, "round": 1, **more},
        }
    )
    assert isinstance(state, TinyTowns)
    state.log = []
    return state


def round_begins(*towns: str | Town, **more: Any) -> TinyTowns:
    """Before the round after `round`; the first question of that round is asked."""
    return position(*towns, stack=[["round"]], **more)


def placing(*towns: str | Town, kind: str = "wood", **more: Any) -> TinyTowns:
    """Phase 2 of a card round: every active player takes one of `kind`."""
    described = [town(one) if isinstance(one, str) else one for one in towns]
    taking = [one if one.get("finished_round") or "choice" in one else {**one, "choice": kind} for one in described]
    return position(*taking, stack=[*BUILD, ["placing"]], kind=kind, phase="place", **more)


def building(*towns: str | Town, **more: Any) -> TinyTowns:
    """Phase 3."""
    return position(*towns, stack=BUILD, phase="build", **more)


def ended(*towns: str | Town, **more: Any) -> TinyTowns:
    """A finished game. A single town gets an empty neighbour."""
    return position(*towns, *([""] if len(towns) == 1 else []), stack=[], phase="over", **more)


def sheet(drawing: str, cards: str = "", **more: Any) -> ScoreSheet:
    """The score sheet of a drawn town at the end of the game."""
    return ended(town(drawing, **more), cards=cards).scores()[0]


def points(drawing: str, item: str, cards: str = "", **more: Any) -> int:
    """What one line of the sheet gives, 0 where there is none."""
    return sum([line.points for line in sheet(drawing, cards, **more).lines if line.item == item])


def total(drawing: str, cards: str = "", **more: Any) -> int:
    return sheet(drawing, cards, **more).total


def drawn(state: TinyTowns, seat: int = 0) -> str:
    """The town drawn again, rows separated by ` / `."""
    letters = {"": "-", "monument": "*"}
    letters.update({name: letter for letter, name in {**RESOURCES, **BUILDING_LETTERS}.items()})
    fields = state.view(seat)["position"]["towns"][seat]["fields"]
    cells = [letters.get(name, "X") for name in fields]
    return " / ".join(["".join(cells[i : i + 4]) for i in range(0, 16, 4)])


def of(state: TinyTowns, verb: str, seat: int = 0) -> list[str]:
    """The answers that begin with a verb, without it."""
    return [move.removeprefix(verb).strip() for move in state.moves(seat) if move.split(" ")[0] == verb]


def told(state: TinyTowns, id: str) -> list[dict[str, Any]]:
    """The arguments of the events of one kind, as a spectator sees them, since the last look at the log."""
    return [event.args for event in state.take_log() if event.id == id]


def play(state: TinyTowns, *answers: str) -> TinyTowns:
    """Answers in order, each `seat: move`; without a seat the first who is asked."""
    for answer in answers:
        seat, _, move = answer.rpartition(": ")
        state.play(int(seat) if seat else state.deciders()[0], move)
    return state


def held(state: TinyTowns, field: str, seat: int = 0) -> list[str]:
    """The resources lying on the building of a field."""
    lying: list[str] = state.view(seat)["position"]["towns"][seat]["held"].get(field, [])
    return lying
