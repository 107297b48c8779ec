"""Everdell in the terminal: what lies open in short columns, part by part; the own city and hand last."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kleinstadt.cli.boards import View, card_names
from kleinstadt.cli.screen import BOLD, Ink
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

GOODS = ("twigs", "resin", "pebbles", "berries", "points")
TYPES = {"traveler": "33", "production": "32", "destination": "91", "governance": "94", "prosperity": "95"}
NOTHING = "–"
INDENT = "  "
GAP = 2


@cache
def catalogue() -> dict[str, dict[str, Any]]:
    cards: list[dict[str, Any]] = game("everdell").catalogue()["cards"]
    return {card["id"]: card for card in cards}


@cache
def on_board(station: bool) -> list[str]:
    """The locations that are always in play, and those of the station."""
    wanted = ("basic", "haven", "journey", "station") if station else ("basic", "haven", "journey")
    return [place["id"] for place in game("everdell").catalogue()["locations"] if place["category"] in wanted]


class Cell:
    """One thing: its words, the spot where the number of a move may stand, and its colour."""

    def __init__(self, text: str, spot: str = "", style: str = "") -> None:
        self.text = text
        self.spot = spot
        self.style = style


Part = tuple[str, list[Cell]]  # a title and what belongs to it


class EverdellBoard:
    quiet: frozenset[str] = frozenset()
    shared = True

    def headline(self, view: View, texts: Texts) -> str:
        position = view["position"]
        return texts.sentence(
            "board-headline", {"deck": position["deck"]["count"], "discards": len(position["discards"])}
        )

    # -- drawn and told ------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        lines: list[str] = []
        for title, cells in self.parts(view, seat, texts):
            lines.append(ink(title, BOLD))
            lines += grid(cells, ink, width, marks)
        return lines

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        parts = [(title, ", ".join([cell.text for cell in cells])) for title, cells in self.parts(view, seat, texts)]
        return [f"{title}: {told}" if told else title for title, told in parts]

    def legend(self, texts: Texts) -> str:
        letters = [f"{texts.sentence(f'letter-{good}')} {texts.sentence(f'good-{good}')}" for good in GOODS]
        return texts.sentence("board-legend", {"letters": ", ".join(letters)})

    def parts(self, view: View, seat: int, texts: Texts) -> list[Part]:
        """Everything that lies open, and the own hand."""
        position = view["position"]
        found = [
            (texts.sentence("board-meadow"), self.meadow(position, texts)),
            (texts.sentence("board-places"), self.places(view, texts, forest=False)),
            (texts.sentence("board-forest"), self.places(view, texts, forest=True)),
            (texts.sentence("board-events"), [self.event(each, texts) for each in position["events"]]),
            *self.station(position, texts),
        ]
        for other in [each for each in range(view["seats"]) if each != seat]:
            found += self.side(view, other, texts)
        if position["rugwort"] is not None:
            found.append((self.rugwort(position["rugwort"], view["seats"], texts), self.city(view, 1, texts)))
        found += self.side(view, seat, texts)
        hand = position["seats"][seat]["hand"]["cards"]
        args = {"count": len(hand), "limit": position["seats"][seat]["hand_limit"]}
        found.append((texts.sentence("board-hand", args), [priced(card, texts, "hand") for card in hand]))
        return found

    # -- the table -----------------------------------------------------------------------------------------------

    def meadow(self, position: View, texts: Texts) -> list[Cell]:
        closed = [] if position["rugwort"] is None else position["rugwort"]["workers"]
        return [self.slot(card, f"meadow_{i + 1}", i + 1, closed, texts) for i, card in enumerate(position["meadow"])]

    def slot(self, card: str, spot: str, number: int, closed: list[str], texts: Texts) -> Cell:
        if not card:
            return Cell(f"{number} {NOTHING}")
        cell = priced(card, texts, spot)
        lock = f" ({texts.sentence('board-closed')})" if spot in closed else ""
        return Cell(f"{number} {cell.text}{lock}", spot, cell.style)

    def places(self, view: View, texts: Texts, forest: bool) -> list[Cell]:
        """The locations in play, of the board or of the forest, with the letters of those who stand there."""
        there = view["position"]["forest"] if forest else on_board(view["options"]["newleaf"] == "full")
        standing = workers(view)
        return [Cell(texts.sentence(f"location-{id}") + who_stands(standing, id), id) for id in there]

    def event(self, event: View, texts: Texts) -> Cell:
        owner = "" if event["owner"] is None else f" <{letter(event['owner'])}>"
        return Cell(texts.sentence(f"card-{event['event']}") + owner + stored(event["goods"], texts), event["event"])

    def station(self, position: View, texts: Texts) -> list[Part]:
        station = position["station"]
        if not station["cars"]:
            return []
        cells: list[Cell] = []
        for i, (card, car) in enumerate(zip(station["cards"], station["cars"], strict=True)):
            reward = f" ({texts.sentence(f'car-{car}')})" if car else ""
            cell = priced(card, texts) if card else Cell(NOTHING)
            cells.append(Cell(f"{i + 1} {cell.text}{reward}", f"station_{i + 1}", cell.style))
        guests = [Cell(texts.sentence(f"card-{guest}"), guest) for guest in station["guests"] if guest]
        return [(texts.sentence("board-station"), cells), (texts.sentence("board-guests"), guests)]

    # -- somebody's ----------------------------------------------------------------------------------------------

    def side(self, view: View, seat: int, texts: Texts) -> list[Part]:
        """How a player stands, and the city."""
        mine = view["position"]["seats"][seat]
        args = {
            "letter": letter(seat),
            "seat": seat,
            "season": mine["season"],
            "workers": mine["idle"],
            "goods": goods_of(mine["goods"], texts) or NOTHING,
            "hand": mine["hand"]["count"],
        }
        title = texts.sentence("board-passed" if mine["passed"] else "board-seat", args)
        spaces = {"spaces": mine["spaces"], "limit": mine["space_limit"]}
        return [(title, self.beside(mine, texts)), (texts.sentence("board-city", spaces), self.city(view, seat, texts))]

    def beside(self, mine: View, texts: Texts) -> list[Cell]:
        """What lies beside a city."""
        found = [Cell(texts.sentence("board-prison", {"cards": mine["prison"]}))] if mine["prison"] else []
        if mine["golden"]:
            found.append(Cell(texts.sentence("board-golden", {"number": mine["golden"]})))
        if mine["tickets"]:
            found.append(Cell(texts.sentence("board-tickets", {"number": mine["tickets"]})))
        if mine["reserved"]:
            found.append(Cell(texts.sentence("board-reserved", {"card": mine["reserved"]}), "reserved"))
        if mine["ability"]:
            found.append(Cell(texts.sentence(f"ability-{mine['ability']}")))
        if mine["archive"]:
            found.append(Cell(texts.sentence("board-archive", {"cards": mine["archive"]})))
        if mine["pile"]:
            found.append(Cell(texts.sentence("board-snails", {"number": mine["pile"]})))
        return found + [Cell(texts.sentence(f"card-{guest}")) for guest in mine["guests"]]

    def city(self, view: View, side: int, texts: Texts) -> list[Cell]:
        position = view["position"]
        cards = (position["seats"][side] if side < view["seats"] else position["rugwort"])["city"]
        standing = workers(view)
        found: list[Cell] = []
        for place, card in enumerate(cards):
            if not card["card"]:
                continue
            mark = "°" if card["golden"] else "*" if card["marked"] else ""
            text = texts.sentence(f"card-{card['card']}") + mark + stored(card["goods"], texts)
            found.append(Cell(text + who_stands(standing, f"{side}.{place}"), "", type_style(card["card"])))
        return found

    def rugwort(self, his: View, seats: int, texts: Texts) -> str:
        args = {"letter": letter(seats), "season": his["season"], "goods": goods_of(his["goods"], texts) or NOTHING}
        return texts.sentence("board-rugwort", args)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self, view: View) -> list[str]:
        """Own hand, Meadow, station, events."""
        position = view["position"]
        mine = [] if view["seat"] is None else position["seats"][view["seat"]]["hand"]["cards"]
        events = [each["event"] for each in position["events"]]
        lying = [*mine, *position["meadow"], *position["station"]["cards"], *events]
        return [card for card in dict.fromkeys(lying) if card]

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        return card_names(of, texts)

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        card = catalogue()[id]
        name = ink(texts.sentence(f"card-{id}"), BOLD, type_style(id) or BOLD)
        if card["kind"] in ("critter", "construction"):
            rarity = texts.sentence("board-unique" if card["unique"] else "board-common")
            kind = f"{texts.sentence('kind-' + card['kind'])} ({rarity})"
            price = goods_of(card["cost"], texts) or NOTHING
            worth = texts.sentence("board-worth", {"price": price, "points": card["points"]})
            name = " · ".join([name, texts.sentence(f"type-{card['type']}"), kind, worth])
        return [name, texts.sentence(f"card-{id}-text")]


# -- in words ------------------------------------------------------------------------------------------------------


def letter(side: int) -> str:
    return "ABCD"[side]


def category(event: str) -> str:
    return str(catalogue()[event]["category"])


def type_style(card: str) -> str:
    return TYPES.get(catalogue().get(card, {}).get("type", ""), "")


def goods_of(goods: Mapping[str, int], texts: Texts) -> str:
    """`2T 1R`: so many of each kind."""
    return " ".join([f"{goods[kind]}{texts.sentence(f'letter-{kind}')}" for kind in GOODS if goods.get(kind)])


def stored(goods: Mapping[str, int], texts: Texts) -> str:
    """What lies on something."""
    return f" ({goods_of(goods, texts)})" if goods else ""


def priced(card: str, texts: Texts, spot: str = "") -> Cell:
    """A card that might be played, with its price."""
    name = texts.sentence(f"card-{card}")
    if card not in catalogue():
        return Cell(name)  # hidden
    return Cell(f"{name} {goods_of(catalogue()[card]['cost'], texts)}".rstrip(), spot, type_style(card))


def who_stands(standing: list[list[str]], spot: str) -> str:
    here = " ".join([letter(side) for side, spots in enumerate(standing) for other in spots if other == spot])
    return f" <{here}>" if here else ""


def workers(view: View) -> list[list[str]]:
    """Where the workers stand, of every seat and then of Rugwort."""
    position = view["position"]
    his = [] if position["rugwort"] is None else [position["rugwort"]["workers"]]
    return [each["workers"] for each in position["seats"]] + his


def grid(cells: list[Cell], ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
    """In as many columns as there is room for. A number stands at its spot, if it leads there alone."""
    if not cells:
        return []
    spots = [cell.spot for cell in cells]
    signs = [f" [{marks[cell.spot]}]" if cell.spot in marks and spots.count(cell.spot) == 1 else "" for cell in cells]
    widest = max([len(cell.text) + len(sign) for cell, sign in zip(cells, signs, strict=True)]) + GAP
    columns = max(1, (width - len(INDENT)) // widest)
    lines: list[str] = []
    for first in range(0, len(cells), columns):
        line = INDENT
        for cell, sign in list(zip(cells, signs, strict=True))[first : first + columns]:
            style = [cell.style] if cell.style else []
            pad = " " * (widest - len(cell.text) - len(sign))
            line += ink(cell.text, *style) + ink(sign, BOLD) + pad
        lines.append(line.rstrip())
    return lines


BOARD = EverdellBoard()
