"""Somebody with a phone beside the cardboard game: enters a described pad by tapping, and reads the result."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.visitor import Visitor
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.pad import PadItem, PadPart, PadResult
from kleinstadt.text import Texts
from kleinstadt.text.pads import item_name

Player = dict[str, Any]


class Scorer:
    """Taps a pad in, part by part, and counts the taps. Typing a name or a number is one more."""

    def __init__(self, visitor: Visitor, of: AnyGame) -> None:
        self.page: Page = visitor.page
        self.visitor = visitor
        self.of = of
        self.form = of.pad_form()
        self.texts = Texts(of.id, "en")
        self.taps = 0

    def open(self) -> None:
        self.visitor.go(f"#/companion/{self.of.id}")
        self.page.locator("[data-pad]").wait_for()

    def tap(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.taps += 1

    def type(self, selector: str, text: str, key: str = "Tab") -> None:
        field = self.page.locator(selector)
        field.fill(text)
        field.press(key)
        self.taps += 1

    def settled(self) -> None:
        """What is shown belongs to what is entered."""
        self.page.locator("[data-pad][data-settled]").wait_for()

    # -- entering ------------------------------------------------------------------------------------------------

    def enter(self, pad: dict[str, Any]) -> None:
        players: list[Player] = pad["players"]
        rival = self.form.rival is not None and self.form.rival.key in players[-1]
        for _ in range(len(players) - rival, 2):
            self.tap(".who button")  # the page begins with two players
        for _ in range(len(players) - 2 - rival):
            self.tap("[data-add]")
        if rival:
            self.tap("[data-rival]")
        for seat, player in enumerate(players):
            self.tap(f"[data-seat='{seat}']")
            if "name" in player:
                self.type(".who input", player["name"])
            theirs = [self.form.rival] if rival and seat == 1 and self.form.rival else []
            for part in (*theirs, *self.form.parts):
                if player.get(part.key) not in (None, [], {}) and self.asks(part):
                    self.part(part, player[part.key])
        self.tap("[data-seat=result]")
        for part in self.form.table:
            if part.key in pad:
                self.page.locator(f"[data-part={part.key}] button").nth(pad[part.key] - 1).tap()
        self.settled()

    def asks(self, part: PadPart) -> bool:
        """What does not matter is not asked for: a place of finishing without the card that pays for it."""
        return self.page.locator(f"[data-part={part.key}]").count() > 0

    def part(self, part: PadPart, value: Any) -> None:
        enter = {
            "number": self.number,
            "one": self.one,
            "amounts": self.amounts,
            "several": self.several,
            "grid": self.grid,
            "map": self.map,
        }[part.shape]
        enter(part, f"[data-part={part.key}]", value)

    def number(self, part: PadPart, place: str, value: int) -> None:
        self.type(f"{place} input", str(value))

    def one(self, part: PadPart, place: str, value: object) -> None:
        self.page.locator(f"{place} select").select_option(str(value))
        self.taps += 2

    def amounts(self, part: PadPart, place: str, value: dict[str, int]) -> None:
        for id, number in value.items():
            if number:
                self.type(f'{place} input[aria-label="{item_name(self.texts, part.names, id)}"]', str(number))

    def several(self, part: PadPart, place: str, value: list[Any]) -> None:
        searched = self.page.locator(f"{place} input[type=search]").count() > 0
        for entry in value:
            id = str(entry[part.entry] if isinstance(entry, dict) else entry)
            if not searched:
                self.tap(f"{place} [data-item='{id}']")
                continue
            self.type(f"{place} input[type=search]", item_name(self.texts, part.names, id), "Enter")
            if isinstance(entry, dict):
                item = next(item for item in part.items if item.id == id)
                self.more(item, f"{place} [data-there='{id}']", entry)

    def more(self, item: PadItem, place: str, entry: dict[str, Any]) -> None:
        """What is asked about an entry besides its name."""
        for part in item.parts:
            if part.shape == "amounts":
                self.amounts(part, place, entry.get(part.key, {}))
            elif entry.get(part.key):
                self.type(f"{place} input", str(entry[part.key]))

    def grid(self, part: PadPart, place: str, value: list[list[str]]) -> None:
        fields = {(row, column): id for row, ids in enumerate(value) for column, id in enumerate(ids) if id}
        items = {item.id: item for item in part.items}
        for id in dict.fromkeys(fields.values()):
            group = items[id].group
            alone = [item.id for item in part.items if item.group == group] == [id]
            self.tap(f"{place} [data-group={group}]")
            if not alone and self.page.locator(f"{place} [data-item='{id}'][aria-pressed=true]").count() == 0:
                self.tap(f"{place} [data-item='{id}']")
            for (row, column), other in fields.items():
                if other == id:
                    self.tap(f"{place} [data-field='{row}.{column}']")

    def map(self, part: PadPart, place: str, value: list[dict[str, Any]]) -> None:
        """Each on the first field of its terrain that is free."""
        fields = {territory["number"]: territory["fields"] for territory in self.of.catalogue()["territories"]}
        for building in value:
            free = [
                field["place"]
                for field in fields[building["territory"]]
                if field["ground"] == building["terrain"] and not self.is_taken(building["territory"], field["place"])
            ]
            field = f"[data-field='{building['territory']}.{free[0]}']"
            for _ in range(building["floors"]):
                self.tap(f"{place} {field}")
            if building.get("roof"):
                self.page.locator("[data-chosen] input[type=checkbox]").check()
                self.taps += 1

    def is_taken(self, territory: int, place: str) -> bool:
        return self.page.locator(f"[data-field='{territory}.{place}'] circle").count() > 0

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> list[tuple[int, int, list[tuple[str, int]]]]:
        """Of every sheet on the result page: its seat, its total, and the points by line."""
        found: list[tuple[int, int, list[tuple[str, int]]]] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-sheet]')].map(sheet => {
              const number = element => Number(element.textContent.replace('\\u2212', '-'));
              const lines = [...sheet.querySelectorAll('[data-line]')];
              return [
                Number(sheet.dataset.sheet),
                number(sheet.querySelector('h3 strong')),
                lines.map(line => [line.dataset.line, number(line.querySelector('strong'))]),
              ];
            })"""
        )
        return found

    def expect(self, result: PadResult) -> None:
        """The page shows the engine's sheets, the best first, and says who has won."""
        places = result.places()
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        sheets = [result.sheets[seat] for seat in order]
        wanted = [[each.seat, each.total, [[line.item, line.points] for line in each.lines]] for each in sheets]
        assert self.read() == wanted
        winners = [result.names[seat] for seat in order if places[seat] == 1 and seat < len(result.names)]
        for name in winners:
            expect(self.page.locator("[data-result] h2")).to_contain_text(name)
