"""The Colonists in the terminal: the country as it lies, what the year brings, the others in short, and last the own
community with its hand."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from kleinstadt.cli.boards import View, card_names
from kleinstadt.cli.boards.hexmap import Tile, draw_map
from kleinstadt.cli.screen import BOLD, Ink
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

INDENT = "  "
NOTHING = "–"
HALF = "===="  # of a market
KINDS = {"market": "1", "resource": "32", "provider": "33", "builder": "94", "refiner": "95", "special": "91"}
AMBASSADORS = ("alchemist", "altruist", "laborer")
TOPICS = {"place": "places", "building": "buildings", "market": "markets", "colony": "colonies"}
IN_FACTS = {**TOPICS, "card": "improvements", "market": "market_cards"}  # as values of one's own are written
LEVELS = (1, 2, 3, 4)
PRICES = ("cost", "discount", "load")
UNSURE = ("reconstructed", "memory")
NAMES = ("de", "en", "board_en", "text")  # are no values
PROVISIONS = ("food", "robes")


@cache
def things(of: str) -> dict[str, dict[str, Any]]:
    """A list of the catalogue, by id."""
    entries: list[dict[str, Any]] = game("colonists").catalogue()[of]
    return {entry["id"]: entry for entry in entries}


class ColonistsBoard:
    quiet: frozenset[str] = frozenset()
    shared = True

    def headline(self, view: View, texts: Texts) -> str:
        position = view["position"]
        if not position["era"] or not position["year"]:
            return texts.sentence("board-setting-up", {"seat": position["start"]})
        era = texts.value("end_era", position["era"])
        args = {"era": era, "year": position["year"], "half": position["half"], "seat": position["start"]}
        return texts.sentence("board-headline", {**args, "deck": sum(position["deck"]["backs"])})

    # -- drawn and told ------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        lines = draw_map(self.tiles(view, texts, marks), ink, width) or self.places(view, texts)
        lines += [INDENT + line for line in self.ways(view, texts, marks)]
        for title, told in self.parts(view, seat, texts):
            lines += [ink(title, BOLD), *[INDENT + line for line in told]]
        return lines

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        found = self.places(view, texts)
        for title, told in self.parts(view, seat, texts):
            found += [title, *told]
        return found

    def legend(self, texts: Texts) -> str:
        return texts.sentence("board-legend")

    def parts(self, view: View, seat: int, texts: Texts) -> list[tuple[str, list[str]]]:
        """What the year brings, everybody's community, and the own hand: titles and lines."""
        position = view["position"]
        found: list[tuple[str, list[str]]] = []
        if position["market"]:
            found.append((texts.sentence(f"market-{position['market']}"), self.market(position["market"], view, texts)))
        if position["drawn"]:
            title = texts.sentence("board-new-places" if position["year"] else "board-to-lay")
            found.append((title, [place_line(tile, view, texts) for tile in position["drawn"]]))
        if position["colonies"]:
            names = [texts.sentence(f"colony-{colony}") for colony in position["colonies"]]
            found.append((texts.sentence("board-colonies", {"names": texts.listed(names)}), []))
        for other in [each for each in range(view["seats"]) if each != seat]:
            found.append(self.community(view, other, texts))
        found.append(self.community(view, seat, texts, own=True))
        mine = position["seats"][seat]
        hand = [card_line(card, view, texts) for card in mine["hand"]]
        if hand:
            found.append((texts.sentence("board-hand", {"count": len(hand)}), hand))
        aside = [card_line(card, view, texts) for card in position["aside"] if position["drawer"] == seat]
        if aside:
            found.append((texts.sentence("board-aside"), aside))
        return found

    # -- the country ---------------------------------------------------------------------------------------------

    def tiles(self, view: View, texts: Texts, marks: Mapping[str, str]) -> dict[str, Tile]:
        """Every cell that something lies in or that a move leads to."""
        standing = figures(view, texts)
        found: dict[str, Tile] = {}
        for tile in view["position"]["tiles"]:
            place, kind = tile["place"], kind_of(tile["place"])
            name = tile_name(place, texts)
            found[tile["cell"]] = Tile(name, standing.get(place, ""), KINDS[kind], marks.get(place, ""))
            if tile["half"]:
                found[tile["half"]] = Tile(HALF, "", KINDS[kind])
        for spot, mark in marks.items():
            if "." in spot and spot not in found:
                found[spot] = Tile("", "", "", mark)
        return found

    def places(self, view: View, texts: Texts) -> list[str]:
        """The country as a list, for those who listen and for narrow screens."""
        standing = figures(view, texts)
        found: list[str] = []
        for tile in view["position"]["tiles"]:
            who = f" <{standing[tile['place']]}>" if tile["place"] in standing else ""
            near = [name_of(other, texts) for other in neighbours(view, tile)]
            args = {"near": texts.listed(near)}
            found.append(f"{name_of(tile['place'], texts)}{who}: {texts.sentence('board-near', args)}")
        return found

    def ways(self, view: View, texts: Texts, marks: Mapping[str, str]) -> list[str]:
        """What can be done on each place that a move leads to; markets are told of below."""
        there = {tile["place"] for tile in view["position"]["tiles"]}
        return [
            f"[{mark}] {place_line(spot, view, texts)}"
            for spot, mark in marks.items()
            if spot in there and kind_of(spot) != "market"
        ]

    def market(self, card: str, view: View, texts: Texts) -> list[str]:
        return [texts.sentence(f"market-{card}-text"), *owners("market", card, view, texts)]

    # -- somebody's ----------------------------------------------------------------------------------------------

    def community(self, view: View, seat: int, texts: Texts, own: bool = False) -> tuple[str, list[str]]:
        position = view["position"]
        mine = position["seats"][seat]
        args = {"letter": letter(seat), "seat": seat, "tools": mine["tools"], "dollars": mine["dollars"]}
        title = texts.sentence("board-marker" if position["marker"] == seat else "board-seat", args)
        lines = [texts.sentence("board-goods", self.goods(mine, texts))]
        people = [
            texts.sentence("board-people", {"class": name, "number": number, "idle": mine["idle"][name]})
            for name, number in mine["residents"].items()
            if number
        ]
        if people:
            lines.append(texts.sentence("board-colonists", {"people": ", ".join(people)}))
        built = ", ".join(self.buildings(mine, texts)) or NOTHING
        lines.append(texts.sentence("board-buildings", {"buildings": built}))
        embassies = [f"{texts.sentence('colony-' + each['colony'])} {each['level']}" for each in mine["embassies"]]
        if embassies:
            lines.append(texts.sentence("board-embassies", {"embassies": ", ".join(embassies)}))
        if mine["table"]:
            lines.append(texts.sentence("board-table", {"cards": [each["card"] for each in mine["table"]]}))
        due = [self.provisions(mine, good, texts) for good in PROVISIONS if mine["demand"].get(good)]
        if due:
            lines.append(texts.sentence("board-due", {"provisions": ", ".join(due)}))
        if not own:
            lines.append(texts.sentence("board-hand", {"count": len(mine["hand"])}))
        return title, lines

    def goods(self, mine: View, texts: Texts) -> dict[str, Any]:
        """What somebody has, and how much there is room for."""
        return {
            "goods": goods_of(mine["pool"], texts) or NOTHING,
            "buffer": goods_of(mine["buffer"], texts) or NOTHING,
            "storage": mine["storage"],
            "warehouse": mine["warehouse"] + sum(mine["typed"].values()),
        }

    def buildings(self, mine: View, texts: Texts) -> list[str]:
        """Equal ones together, with who works there."""
        equal = Counter([(each["building"], each["crew"]) for each in mine["buildings"]])
        found: list[str] = []
        for (building, crew), number in equal.items():
            needs = bool(things("buildings")[building]["worker"])
            works = f" ({texts.sentence(f'crew-{crew}')})" if needs else ""
            found.append((f"{number} × " if number > 1 else "") + texts.sentence(f"building-{building}") + works)
        return found

    def provisions(self, mine: View, good: str, texts: Texts) -> str:
        args = {"good": good, "number": mine["demand"][good], "made": mine["volume"].get(good, 0)}
        return texts.sentence("board-provision", args)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self, view: View) -> list[str]:
        """Own hand, cards to choose from, and improvements on the table."""
        position = view["position"]
        mine = [] if view["seat"] is None else position["seats"][view["seat"]]["hand"]
        played = [each["card"] for seat in position["seats"] for each in seat["table"]]
        return list(dict.fromkeys([*mine, *position["aside"], *played]))

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        """Improvements by their id; places, buildings, market cards and colonies with their kind before it."""
        found = card_names(of, texts)
        for kind, key in TOPICS.items():
            found |= {f"{kind}-{id}": texts.sentence(f"{kind}-{id}") for id in things(key)}
        return found

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        kind, _, name = ("card", "", id) if id in things("cards") else id.partition("-")
        title = ink(texts.sentence(f"{kind}-{name}"), BOLD)
        if kind in ("card", "building"):
            said = self.priced(kind, name, title, texts)
        elif kind == "colony":
            said = [title, *[f"{level}: {texts.sentence(f'{id}-{level}')}" for level in LEVELS]]
        else:
            said = [title, texts.sentence(f"{id}-text")]
        return said + owners(kind, name, view, texts) + doubts(kind, name, texts)

    def priced(self, kind: str, id: str, title: str, texts: Texts) -> list[str]:
        """An improvement or a building."""
        thing = things(f"{kind}s")[id]
        era = texts.value("end_era", thing["era"])
        facts = {"era": era, "price": goods_of(thing["cost"], texts) or NOTHING, "number": thing["value"]}
        sort = texts.sentence(f"co-kind-{thing['kind']}")
        return [f"{title} · {sort} · {texts.sentence('board-card', facts)}", texts.sentence(f"{kind}-{id}-text")]


# -- where values come from ------------------------------------------------------------------------------------------


def owners(kind: str, name: str, view: View, texts: Texts) -> list[str]:
    """Which of its values are the owner's own at this table; a builder asks the price of what is built there."""
    paths = [f"{IN_FACTS[kind]}.{name}."]
    if kind == "place" and kind_of(name) == "builder":
        paths.append(f"buildings.{built_at(name)}.")
    own = view["options"]["own_values"]
    values = json.loads(own) if own.startswith("{") else {}
    found: list[str] = []
    for path, value in values.items():
        if path.startswith(tuple(paths)):
            field = path.rpartition(".")[2]
            shown = goods_of(value, texts) or NOTHING if field in PRICES else value if isinstance(value, int) else ""
            told = {"fact": texts.sentence(f"fact-{field}"), "value": shown}
            found.append(texts.sentence("board-own-value" if shown != "" else "board-own", told))
    return found


def doubts(kind: str, name: str, texts: Texts) -> list[str]:
    """What is not certain about its values, once: a doubt tells its source itself."""
    entry = things({**TOPICS, "card": "cards"}[kind])[name]
    found: list[str] = []
    for facts in entry["levels"] if kind == "colony" else [entry]:
        unsure = [source for field, source in facts["from"].items() if field not in NAMES]
        sources = [f"co-source-{source}" for source in UNSURE if source in unsure]
        said = [f"doubt-{facts['doubt']}"] if facts["doubt"] else sources[:1]
        found += [texts.sentence(id) for id in said]
    return list(dict.fromkeys(found))


# -- in words ------------------------------------------------------------------------------------------------------


def letter(seat: int) -> str:
    return "ABCD"[seat]


def place_of(tile: str) -> str:
    """The place of a tile: the second of two equal ones has a letter."""
    return tile if tile in things("places") or tile[-2:-1] != "_" else tile[:-2]


def kind_of(tile: str) -> str:
    place = things("places").get(place_of(tile))
    return "market" if place is None else str(place["kind"])


def name_of(tile: str, texts: Texts) -> str:
    return texts.sentence(f"place-{tile}")


def built_at(tile: str) -> str:
    return str(things("places")[place_of(tile)]["effects"][0]["building"])


def tile_name(tile: str, texts: Texts) -> str:
    """As short as may be: a builder is named by what it builds, and all markets are equal."""
    if kind_of(tile) == "market":
        return texts.sentence("co-kind-market")
    if kind_of(tile) == "builder":
        return "+" + texts.sentence(f"building-{built_at(tile)}")
    return name_of(tile, texts)


def place_line(tile: str, view: View, texts: Texts) -> str:
    """What can be done there; of a builder that says everything."""
    place = place_of(tile)
    text = " ".join([texts.sentence(f"place-{place}-text"), *owners("place", place, view, texts)])
    return text if kind_of(tile) == "builder" else f"{name_of(tile, texts)}: {text}"


def card_line(card: str, view: View, texts: Texts) -> str:
    name = texts.sentence(f"card-{card}")
    if card not in things("cards"):
        return name  # hidden
    price = goods_of(things("cards")[card]["cost"], texts)
    text = " ".join([texts.sentence(f"card-{card}-text"), *owners("card", card, view, texts)])
    return f"{name}{f' ({price})' if price else ''}: {text}"


def goods_of(goods: Mapping[str, int], texts: Texts) -> str:
    """`2 Wood, 1 Clay`: so many of each kind."""
    return ", ".join([texts.sentence(f"amount-{good}", {"number": number}) for good, number in goods.items() if number])


def figures(view: View, texts: Texts) -> dict[str, str]:
    """Who stands on which tile: stewards by the letter of their owner, ambassadors by their own small one."""
    position = view["position"]
    found: dict[str, str] = {}
    for seat, mine in enumerate(position["seats"]):
        for tile in mine["stewards"]:
            found[tile] = found.get(tile, "") + letter(seat)
    for tile, who in zip(position["ambassadors"], AMBASSADORS, strict=True):
        if tile:
            found[tile] = found.get(tile, "") + texts.sentence(f"letter-{who}")
    return found


def neighbours(view: View, tile: View) -> list[str]:
    """The tiles next to this one."""
    mine = [cell for cell in (tile["cell"], tile["half"]) if cell]
    around = {name for cell in mine for name in around_cell(cell)}
    return [
        other["place"]
        for other in view["position"]["tiles"]
        if other["place"] != tile["place"] and around & {other["cell"], other["half"]}
    ]


def around_cell(cell: str) -> list[str]:
    column, row = [int(number) for number in cell.split(".")]
    return [f"{column + x}.{row + y}" for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]


BOARD = ColonistsBoard()
