"""Garden Nation in the terminal: seven territories of seven fields, as they lie, with letters and numbers."""

from collections.abc import Mapping

from kleinstadt.cli.boards import View, card_names
from kleinstadt.cli.screen import BOLD, Ink
from kleinstadt.engine.game import AnyGame
from kleinstadt.text import Texts

SLOT_ROWS = (("nw", "ne"), ("w", "c", "e"), ("sw", "se"))  # as the territories lie, and the fields in each of them
CELL = 8
BLOCK = 3 * CELL
WIDE_ENOUGH = 3 * BLOCK + 4
COLOURS = {"green": "32", "red": "31", "blue": "94", "yellow": "93"}


class GardenBoard:
    quiet: frozenset[str] = frozenset()
    shared = True

    def headline(self, view: View, texts: Texts) -> str:
        position = view["position"]
        return texts.sentence("board-headline", {"round": position["round"], "territory": position["crane"]})

    # -- drawn ---------------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        if width < WIDE_ENOUGH:
            return self.tell(view, seat, texts)
        position = view["position"]
        fields = {field["field"]: field for field in position["fields"]}
        territory = {slot["slot"]: slot["territory"] for slot in position["slots"]}
        colours = [COLOURS[each["colour"]] for each in position["seats"]]
        lines: list[str] = []
        for row in SLOT_ROWS:
            blocks = [self.block(territory[s], fields, position["crane"], texts, ink, marks, colours) for s in row]
            indent = " " * ((3 - len(row)) * (BLOCK // 2 + 1))
            lines += [indent + "  ".join(parts) for parts in zip(*blocks, strict=True)]
        return [line.rstrip() for line in lines] + self.beside(view, seat, texts)

    def legend(self, texts: Texts) -> str:
        return texts.sentence("board-legend")

    def block(
        self,
        territory: int,
        fields: Mapping[str, View],
        crane: int,
        texts: Texts,
        ink: Ink,
        marks: Mapping[str, str],
        colours: list[str],
    ) -> list[str]:
        title = texts.sentence("board-territory", {"territory": territory})
        title = f">> {title} <<" if territory == crane else title
        lines = [ink(f"{title:^{BLOCK}}", BOLD)]
        for row in SLOT_ROWS:
            cells = ""
            for place in row:
                name = f"{territory}.{place}"
                owner = fields[name]["owner"]
                styles = [] if owner is None else [BOLD, colours[owner]]
                here = cell(fields[name], texts)
                mark = f"[{marks[name]}]" if name in marks else ""
                if len(here) + len(mark) > CELL:
                    mark = ""
                cells += ink(f"{here:<{CELL - len(mark)}}", *styles) + ink(mark, BOLD)
            side = " " * ((3 - len(row)) * CELL // 2)
            lines.append(side + cells + side)
        return lines

    def beside(self, view: View, seat: int, texts: Texts, between: str = " · ") -> list[str]:
        """Peoples, projects on display, and the own secret ones."""
        position = view["position"]
        lines = []
        for each in position["seats"]:
            numbers = {name: each[name] for name in ("population", "points", "supply", "tricks")}
            lines.append(f"{letter(each['seat'])} " + texts.sentence("board-seat", {"seat": each["seat"], **numbers}))
        cards = [f"{texts.sentence('card-' + each['card'])} {each['points']}" for each in position["display"]]
        lines.append(texts.sentence("board-projects", {"projects": between.join(cards)}))
        mine = position["seats"][seat]
        secret = [each["card"] for each in mine["secrets"]] or mine["dealt"]
        if secret:
            lines.append(texts.sentence("board-secrets", {"cards": secret}))
        return lines

    # -- told ----------------------------------------------------------------------------------------------------

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        position = view["position"]
        lines: list[str] = []
        for territory in sorted({field["territory"] for field in position["fields"]}):
            here = [field for field in position["fields"] if field["territory"] == territory]
            told = [self.told(field, texts) for field in here]
            title = texts.sentence("board-territory", {"territory": territory})
            lines.append(f"{title}: {', '.join(told)}")
        return lines + self.beside(view, seat, texts, ", ")

    def told(self, field: View, texts: Texts) -> str:
        args = {"place": field["place"], "terrain": field["terrain"] or field["ground"], "number": field["number"]}
        if field["owner"] is None:
            return texts.sentence("board-field", args)
        args = {**args, "seat": field["owner"], "floors": field["floors"]}
        return texts.sentence("board-roofed" if field["roof"] else "board-built", args)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self, view: View) -> list[str]:
        position = view["position"]
        cards = [each["card"] for each in position["display"]]
        if view["seat"] is not None:
            mine = position["seats"][view["seat"]]
            cards += [each["card"] for each in mine["secrets"]] or mine["dealt"]
        return list(dict.fromkeys(cards))

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        return card_names(of, texts)

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        return [ink(texts.sentence(f"card-{id}"), BOLD), texts.sentence(f"card-{id}-text")]

    # -- at the real table ---------------------------------------------------------------------------------------


def letter(seat: int) -> str:
    return "ABCD"[seat]


def cell(field: View, texts: Texts) -> str:
    """`L4` is a leaf field with the number 4; `L4A2^` has two floors of A with a roof on them."""
    ground = texts.sentence(f"terrain-{field['terrain'] or field['ground']}")[0].upper() + str(field["number"])
    if field["owner"] is None:
        return ground
    return ground + letter(field["owner"]) + str(field["floors"]) + ("^" if field["roof"] else "")


BOARD = GardenBoard()
