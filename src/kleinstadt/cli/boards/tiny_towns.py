"""Tiny Towns in the terminal: the own town with words in its fields, the other towns in a line each."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kleinstadt.cli.boards import View, card_names
from kleinstadt.cli.screen import BOLD, DIM, Ink
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

NAMES = [column + row for row in "1234" for column in "abcd"]
RESOURCES = {"wood": "33", "wheat": "93", "brick": "31", "glass": "36", "stone": "37"}
TYPES = {
    "cottage": "94",
    "food": "91",
    "well": "90",
    "chapel": "33",
    "tavern": "92",
    "theater": "93",
    "factory": "97",
    "monument": "95",
}
LETTERS = {"W": "wood", "T": "wheat", "B": "brick", "G": "glass", "S": "stone"}
WIDEST_CELL, NARROWEST_CELL = 14, 4


@cache
def catalogue() -> dict[str, dict[str, Any]]:
    cards: list[dict[str, Any]] = game("tiny_towns").catalogue()["cards"]
    return {card["id"]: card for card in cards}


class TinyTownsBoard:
    quiet: frozenset[str] = frozenset(["done"])
    shared = False

    def headline(self, view: View, texts: Texts) -> str:
        position = view["position"]
        parts = [texts.sentence("event-round", {"round": position["round"]})] if position["round"] else []
        parts.append(texts.sentence(f"phase-{position['phase']}"))
        if position["kind"]:
            parts.append(texts.sentence(f"resource-{position['kind']}"))
        if position["hammer"] is not None:
            parts.append(texts.sentence("board-hammer", {"seat": position["hammer"]}))
        return " · ".join(parts)

    # -- drawn ---------------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        towns = view["position"]["towns"]
        lines = [ink(texts.sentence("board-town", {"seat": seat}), BOLD)]
        lines += self.town(towns[seat], texts, ink, width, marks)
        lines += self.notes(towns[seat], texts)
        lines += [self.summary(other, towns[other], texts) for other in range(len(towns)) if other != seat]
        return lines + self.display(view, towns[seat], texts, ink, width)

    def town(self, town: View, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        cell = max(NARROWEST_CELL, min(WIDEST_CELL, (width - 6) // 4 - 1))
        lines = ["    " + "".join([f"{column:^{cell + 1}}" for column in "abcd"]).rstrip()]
        for row in range(4):
            lines.append("    " + self.rule(row, cell))
            spots = range(row * 4, row * 4 + 4)
            upper = [self.upper(town, spot, texts, ink, cell) for spot in spots]
            lower = [self.lower(town, NAMES[spot], texts, ink, cell, marks) for spot in spots]
            lines.append(f"  {row + 1} │" + "│".join(upper) + "│")
            lines.append("    │" + "│".join(lower) + "│")
        return [*lines, "    └" + "┴".join(["─" * cell] * 4) + "┘"]

    def rule(self, row: int, cell: int) -> str:
        left, middle, right = "┌┬┐" if row == 0 else "├┼┤"
        return left + middle.join(["─" * cell] * 4) + right

    def upper(self, town: View, spot: int, texts: Texts, ink: Ink, cell: int) -> str:
        """Resources have a dot, buildings stand in bold capitals."""
        here = town["fields"][spot]
        if not here:
            return " " * cell
        if here in RESOURCES:
            return ink(fitted("·" + texts.sentence(f"resource-{here}"), cell), RESOURCES[here])
        name = texts.sentence("type-monument") if here == "monument" else texts.sentence(f"card-{here}")
        return ink(fitted(name.upper(), cell), BOLD, TYPES["monument" if here == "monument" else type_of(here)])

    def lower(self, town: View, name: str, texts: Texts, ink: Ink, cell: int, marks: Mapping[str, str]) -> str:
        """What lies on the building, whether it is fed, and the number of the move that leads here."""
        notes = [texts.sentence(f"letter-{kind}") for kind in town["held"].get(name, [])]
        text = "(" + " ".join(notes) + ")" if notes else ""
        if name in town["fed"]:
            text += texts.sentence("board-fed")
        mark = f"[{marks[name]}]" if name in marks else ""
        if len(text) + len(mark) > cell:
            mark = ""
        return ink(fitted(text, cell - len(mark)), DIM) + ink(mark, BOLD)

    def notes(self, town: View, texts: Texts) -> list[str]:
        """What belongs to the town but stands beside it."""
        found = []
        if town["monument"] and not town["monument_built"]:
            found.append(texts.sentence("board-monument", {"card": town["monument"]}))
        if town["monument_built"]:
            found.append(texts.sentence("board-monument-built", {"card": town["monument"]}))
        if town["watch"]:
            found.append(texts.sentence("board-watch", {"cards": town["watch"]}))
        if town["aside"]:
            found.append(texts.sentence("board-aside", {"count": town["aside"]}))
        if town["finished_round"]:
            found.append(texts.sentence("board-finished", {"round": town["finished_round"]}))
        return found

    def summary(self, seat: int, town: View, texts: Texts) -> str:
        fields = town["fields"]
        buildings = [name for name in fields if name and name not in RESOURCES]
        args = {"seat": seat, "empty": fields.count(""), "buildings": len(buildings)}
        args["resources"] = 16 - args["empty"] - args["buildings"]
        return texts.sentence("board-summary", args)

    def display(self, view: View, town: View, texts: Texts, ink: Ink, width: int) -> list[str]:
        """The patterns that can be built, in letters."""
        letters = [f"{letter(sign, texts)} {texts.word('resource', kind)}" for sign, kind in LETTERS.items()]
        line, lines = "", [", ".join(letters)]
        for id in buildable(view, town):
            rows = ["".join([letter(sign, texts) for sign in row]) for row in catalogue()[id]["pattern"]]
            part = f"{texts.sentence(f'card-{id}')} {'/'.join(rows)}"
            if line and len(line) + 3 + len(part) >= width:
                lines.append(line)
                line = part
            else:
                line = f"{line} · {part}" if line else part
        return [ink(each, DIM) for each in [*lines, line]]

    def legend(self, texts: Texts) -> str:
        return ""  # the letters of the patterns stand above them

    # -- told ----------------------------------------------------------------------------------------------------

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        towns = view["position"]["towns"]
        town = towns[seat]
        lines = [texts.sentence("board-town", {"seat": seat})]
        for row in range(4):
            parts = [self.told(town, spot, texts) for spot in range(row * 4, row * 4 + 4)]
            lines.append(texts.sentence("board-row", {"row": row + 1, "content": ", ".join(parts)}))
        lines += self.notes(town, texts)
        lines += [self.summary(other, each, texts) for other, each in enumerate(towns) if other != seat]
        return lines + [self.pattern(id, texts) for id in buildable(view, town)]

    def pattern(self, id: str, texts: Texts) -> str:
        """A card and its pattern in words, row by row."""
        rows = [
            [
                texts.sentence(f"resource-{LETTERS[sign]}") if sign in LETTERS else texts.sentence("board-nothing")
                for sign in row
            ]
            for row in catalogue()[id]["pattern"]
        ]
        return texts.sentence("board-pattern", {"card": id, "content": "; ".join([", ".join(row) for row in rows])})

    def told(self, town: View, spot: int, texts: Texts) -> str:
        here, name = town["fields"][spot], NAMES[spot]
        if not here:
            return f"{name[0]} {texts.sentence('board-empty')}"
        text = f"{name[0]} {texts.word('resource' if here in RESOURCES else 'card', here)}"
        if here == "monument":
            text = f"{name[0]} {texts.sentence('type-monument')}"
        if name in town["fed"]:
            text += f" ({texts.sentence('board-fed')})"
        if name in town["held"]:
            text += f" ({texts.word('resources', town['held'][name])})"
        return text

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self, view: View) -> list[str]:
        position = view["position"]
        mine = position["towns"][view["seat"]] if view["seat"] is not None else {"hand": [], "monument": None}
        built = [town["monument"] for town in position["towns"] if town["monument_built"]]
        own = [card for card in [*mine["hand"], mine["monument"]] if card]
        return list(dict.fromkeys([*position["display"], *own, *built]))

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        return card_names(of, texts)

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        card = catalogue()[id]
        kind = texts.sentence(f"type-{card['type']}")
        name = texts.sentence(f"card-{id}")
        lines = [ink(name, BOLD, TYPES[card["type"]]) + ("" if kind == name else f" · {kind}")]
        lines += ["   " + " ".join([drawn(sign, texts, ink) for sign in row]) for row in card["pattern"]]
        return [*lines, texts.sentence(f"card-{id}-text")]

    # -- at the real table ---------------------------------------------------------------------------------------


def buildable(view: View, town: View) -> list[str]:
    """The cards on display, and the own monument while it is not built."""
    own = [town["monument"]] if town["monument"] and not town["monument_built"] else []
    return [*view["position"]["display"], *own]


def type_of(card: str) -> str:
    return str(catalogue()[card]["type"])


def letter(sign: str, texts: Texts) -> str:
    return "." if sign == "." else texts.sentence(f"letter-{LETTERS[sign]}")


def drawn(sign: str, texts: Texts, ink: Ink) -> str:
    return letter(sign, texts) if sign == "." else ink(letter(sign, texts), RESOURCES[LETTERS[sign]])


def fitted(text: str, width: int) -> str:
    """Exactly so wide; a text that is too long ends in a dot."""
    return f"{text:<{width}}" if len(text) <= width else text[: width - 1] + "."


BOARD = TinyTownsBoard()
