"""Somebody who plays by looking at the page and clicking what is lit.

The page says which question it shows and whether it has come to rest (web/README.md). A look is one glance at a page
at rest: what it asks and what may be clicked are read together, so nothing can move in between.
"""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Locator, Page, TimeoutError
from websockets.sync.client import connect

PATIENCE = 60.0  # a busy machine is no fault
GLANCES = 30  # milliseconds between two: a look at every frame would keep the page busy with being looked at
MOST_ANSWERS = 600
MOST_CLICKS = 60  # on the way to one answer

# What may be clicked, in this order: what settles the question, what is lit, and only then what lets a chance go by.
SETTLES = "dialog[open] [data-yes], [data-seen], [data-main]:enabled, [data-tile][data-move]"
LETS_GO = ":is([data-move=done], [data-move=stop], [data-move=decline], [data-move=pass], [data-instead])"
CHOICES = "[data-move], [data-tile], [data-mode][aria-pressed=false]"
LIT = f"[data-lit], :is({CHOICES}):enabled:not({LETS_GO}, [aria-pressed=true])"
WAYS = [SETTLES, LIT, f"{LETS_GO}:enabled"]

# A look: null while the page moves, is behind, has not felt my touch yet, or does not ask although that is waited for.
LOOK = """({ways, luck, since, asked, felt}) => {
  if (window.touches === undefined) {
    window.touches = 0;
    for (const kind of ['click', 'keydown']) addEventListener(kind, () => (window.touches += 1), true);
  }
  const inSight = element => {
    if (!(element instanceof SVGElement)) return element.checkVisibility();
    const { x, y, width, height } = element.getBoundingClientRect();  // only a person can move a drawing
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const page = document.querySelector('[data-question]');
  if (!page || page.dataset.rest === undefined || window.touches < felt) return null;
  const { stage, question } = page.dataset;
  const answers = Number(page.dataset.answers);
  if (answers < since || (asked && !question && stage !== 'over')) return null;
  const told = { stage, question, answers, touches: window.touches };
  for (const [way, selector] of ways.entries()) {
    const all = [...document.querySelectorAll(selector)];
    const seen = all.filter(inSight);
    const which = all.indexOf(seen[Math.floor(luck * seen.length)]);
    if (which >= 0) return { ...told, way, which };
  }
  return { ...told, way: null, which: 0 };
}"""
STILL = """() => {
  const page = document.querySelector('[data-question]');
  const ends = animation => animation.effect.getComputedTiming().endTime !== Infinity;
  const moving = document.getAnimations().filter(animation => animation.playState === 'running' && ends(animation));
  void document.body.offsetHeight;  // whoever needs a font that is not there yet asks for it now
  return (!page || page.dataset.rest !== undefined) && document.fonts.status === 'loaded' && moving.length === 0;
}"""
# False while the page goes back because something was closed (web/src/lib/back.svelte.ts).
GONE_BACK = "() => !history.state?.opened || document.querySelector('dialog[open], [data-sheet] > .body')"
GO = """where => new Promise(done => {
  const here = location.href;
  addEventListener('hashchange', () => done(), { once: true });
  location.hash = where;
  if (location.href === here) done();
})"""
SHOWN = """() => {
  const page = document.querySelector('[data-question]');
  return (page ? JSON.stringify(page.dataset) + ' ' : '') + (document.querySelector('main') ?? document.body).innerText;
}"""


@dataclass(frozen=True)
class Sight:
    """What a page at rest shows."""

    stage: Literal["open", "running", "over"]
    question: str  # the number and kind of what is asked of me, or nothing
    answers: int  # given at this table so far, by everybody
    touches: int  # that the page has felt
    way: int | None  # what to click next: one of WAYS, and which of those that are there
    which: int

    @property
    def over(self) -> bool:
        return self.stage == "over"

    @property
    def number(self) -> int:
        return int(self.question.split()[0])

    @property
    def kind(self) -> str:
        return self.question.split()[1]


class Visitor:
    """A page, a name, and a way to play that depends on nothing but what the page shows."""

    hand: Literal["mouse", "finger", "keys"] = "mouse"

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.luck = random.Random(name)
        self.answered: list[str] = []  # kinds of questions
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
        me = {"kind": "me", "name": self.name}
        body = {"game": game, "options": options or {}, "seats": [me, *seats], "seed": seed}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        made: dict[str, object] = answer.json()
        self.go(f"#/table/{made['table']}")
        return made

    def go(self, where: str) -> None:
        """As a link does. Within the program the page hears of it a moment later: until then it shows where it was."""
        self.page.wait_for_function(GONE_BACK)
        if where.startswith("#") and self.page.url.startswith(self.url):
            self.page.evaluate(GO, where)
        else:
            self.page.goto(f"{self.url}/{where}")

    def reload(self) -> None:
        """Not while the page goes back: whichever is later calls the other off."""
        self.page.wait_for_function(GONE_BACK)
        self.page.reload()

    # -- looking -----------------------------------------------------------------------------------------------

    def look(self, since: int = 0, asked: bool = False, felt: int = 0) -> Sight:
        """Wait until the page rests, shows at least so many answers, has felt so many touches and, if wanted, asks me
        or is at the end."""
        arg = {"ways": WAYS, "luck": self.luck.random(), "since": since, "asked": asked, "felt": felt}
        try:
            return Sight(**self.page.wait_for_function(LOOK, arg=arg, polling=GLANCES).json_value())
        except TimeoutError as error:
            raise AssertionError(f"{self.name} waits in vain: {self.page.evaluate(SHOWN)}") from error

    def still(self) -> None:
        """Wait until nothing moves, on any page: not even what the pointer has set in motion."""
        self.page.wait_for_function(STILL, polling=GLANCES)

    # -- playing -----------------------------------------------------------------------------------------------

    def act(self) -> bool:
        """Wait to be asked, and answer. False if the game is over instead."""
        sight = self.look(asked=True)
        if sight.question:
            self.answer(sight)
        return not sight.over

    def answer(self, sight: Sight, wait: bool = False) -> Sight:
        """Click what is lit until this question is answered. `wait`: until the next one is asked, or the end."""
        question, kind = sight.question, sight.kind
        for _ in range(MOST_CLICKS):
            assert sight.way is not None, f"{self.name} finds nothing to click: {self.page.evaluate(SHOWN)}"
            self.touch(self.page.locator(WAYS[sight.way]).nth(sight.which))
            sight = self.look(asked=wait, felt=sight.touches + 1)
            if sight.question != question:
                self.answered.append(kind)
                return sight
        raise AssertionError(f"{self.name} clicks and clicks: {question}")

    def click(self, selector: str) -> Sight:
        """The first of these, once the page rests. Returns what it shows when it rests again."""
        touches = self.look().touches
        self.touch(self.page.locator(selector).locator("visible=true").first)
        return self.look(felt=touches + 1)

    def touch(self, target: Locator) -> None:
        if self.hand == "keys":
            target.press("Enter")
        elif self.hand == "finger":
            target.tap()
        else:
            target.click()

    def play(self, answers: int = MOST_ANSWERS) -> int:
        """Alone with bots: answer so many questions, or all until the end. Returns how many were answered."""
        given = 0
        sight = self.look(asked=True)
        while sight.question and given < answers:
            sight = self.answer(sight, wait=True)
            given += 1
        return given

    def play_to_the_end(self) -> int:
        given = self.play()
        assert self.look().over, "the game does not end"
        return given

    def hurry(self, answers: int = MOST_ANSWERS, moves: Sequence[str] = (), until: str = "") -> Sight:
        """A program sits down at a second screen of mine and answers while the page looks on: with these moves, or by
        chance so many times, until such a question is asked, or to the end. For tests that want a later moment of a
        game and not the way there."""
        self.page.locator("[data-question]").wait_for(state="attached")  # else it comes too late to tell what happened
        cookies = self.page.context.cookies(f"{self.url}/api/")
        cookie = "; ".join([f"{cookie['name']}={cookie['value']}" for cookie in cookies])
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.page.url.rsplit('/', 1)[1]}/socket"
        left = len(moves) or answers
        answered = -1
        with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
            while True:
                screen = json.loads(socket.recv(timeout=PATIENCE)).get("screen")
                decision = screen and screen["decision"]
                if screen is None or (decision and decision["number"] == answered):
                    continue  # a reply, or news about others
                there = decision is not None and decision["kind"] == until
                if left == 0 or there or screen["table"]["state"] == "over":
                    break
                if decision:
                    answered = decision["number"]
                    move = moves[-left] if moves else self.luck.choice(screen["moves"])["move"]
                    socket.send(json.dumps({"type": "answer", "id": 1, "decision": answered, "moves": [move]}))
                    left -= 1
        return self.look(since=sum(screen["view"]["numbers"]), asked=True)
