"""Somebody who plays by looking at the page and clicking what is lit."""

import random
import time

from playwright.sync_api import Locator, Page

PATIENCE = 120.0  # a whole wait for others, not a measurement
DEAL = 7  # alone with bots always the same cards
END = "a.save"  # only the page of results offers to save the finished game


class Visitor:
    """A page, a name, and a way to play that depends on nothing but what the page shows."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.luck = random.Random(name)
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def home(self) -> None:
        self.page.goto(self.url)
        self.page.locator("main article").first.wait_for()

    def create(
        self, game: str, seats: list[dict[str, str]], options: dict[str, object] | None = None, seed: int | None = None
    ) -> dict[str, object]:
        """Open a table as the set-up page does, then go there. Returns what the server said: links and all."""
        self.page.goto(self.url)
        me = {"kind": "me", "name": self.name}
        alone = not any([seat["kind"] == "link" for seat in seats])  # among friends the server refuses a chosen deal
        deal = DEAL if seed is None and alone else seed
        body = {"game": game, "options": options or {}, "seats": [me, *seats], "seed": deal}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        made: dict[str, object] = answer.json()
        self.go(f"#/table/{made['table']}")
        return made

    def go(self, where: str) -> None:
        self.page.goto(f"{self.url}/{where}")
        self.page.reload()

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    def question(self) -> str:
        return self.page.locator("h1").first.inner_text()

    # -- playing -----------------------------------------------------------------------------------------------

    def play_to_the_end(self, *others: "Visitor", most: int = 900) -> int:
        """Everybody answers whatever they are asked until the page shows the result. Returns the answers given."""
        players = [self, *others]
        answers = 0
        deadline = time.monotonic() + PATIENCE
        while not all([player.over for player in players]):
            moved = [player.act() for player in players if not player.over]
            if any(moved):
                answers += sum(moved)
                deadline = time.monotonic() + PATIENCE
            else:
                self.page.wait_for_timeout(15)
            assert answers < most, "the game does not end"
            assert time.monotonic() < deadline, f"nobody is asked anything: {self.question()}"
        return answers

    def act(self) -> bool:
        """Answer what the page asks now, if it asks anything. True if something was clicked."""
        before = self.state()
        ways = (self.tap_kind, self.tap_secrets, self.tap_card, self.tap_field, self.tap_spot, self.tap_choice)
        if not any(way() for way in ways) and not self.tap_leave():
            return False
        deadline = time.monotonic() + 5
        while self.state() == before and time.monotonic() < deadline:
            self.page.wait_for_timeout(5)
        return True

    def state(self) -> str:
        """What is asked, in a form that changes with every answer."""
        main, heading = "document.querySelector('main')", "document.querySelector('h1')"
        return str(self.page.evaluate(f"{main}?.innerHTML.length + document.title + ({heading}?.innerText ?? '')"))

    def pick(self, found: Locator) -> bool:
        found = found.locator("visible=true")
        count = found.count()
        if count == 0:
            return False
        found.nth(self.luck.randrange(count)).click(timeout=5_000)
        return True

    def tap_kind(self) -> bool:
        return self.pick(self.page.locator("[data-kind]:not([disabled])"))

    def tap_card(self) -> bool:
        """Tiny Towns: a card that can be built now; choosing it lights up the fields."""
        if self.page.locator("article.row.chosen.open").count() or self.page.locator(".field .dot").count():
            return False
        return self.pick(self.page.locator("article.row.open > .sheet > button"))

    def tap_field(self) -> bool:
        return self.pick(self.page.locator("button.field:has(.dot), button.field.ring"))

    def tap_secrets(self) -> bool:
        """Garden Nation: two different of the four cards; keep trying until the page accepts the pair."""
        cards = self.page.locator(".keep button[data-card]")
        while cards.count() and not self.page.locator("[data-main]:not([disabled])").count():
            self.pick(cards)
        return False

    def tap_spot(self) -> bool:
        """Garden Nation: a lit field. Now and then another kind of action is chosen first."""
        modes = self.page.locator("[data-mode][aria-pressed=false]")
        if modes.count() and self.luck.random() < 0.3:
            self.pick(modes)
        spots = self.page.locator("g.spot.lit")
        count = spots.count()
        if count == 0 or self.page.locator(".slip").count():
            return False
        spots.nth(self.luck.randrange(count)).dispatch_event("click")
        return True

    def tap_choice(self) -> bool:
        """Any other answer that stands there as a button of its own."""
        return self.pick(self.page.locator("[data-main]:not([disabled])")) or self.pick(
            self.page.locator("main [data-move]:not([data-move=done]):not([data-move=stop]):not([disabled])")
        )

    def tap_leave(self) -> bool:
        if not self.pick(self.page.locator("[data-move=done], [data-move=stop], [data-move=decline]")):
            return False
        sure = self.page.locator("dialog[open] button.main, dialog[open] .main button")
        if sure.count():
            sure.first.click()
        return True
