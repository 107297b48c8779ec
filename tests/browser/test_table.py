"""What every table has beside the game itself: hints, undo, links, chat, seats, rules, replay, rematch, notices."""

import json
import queue
import random
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

import kleinstadt
from browser.conftest import LONG, Guest
from browser.together import get_ready, play, play_to_the_end, sit_down, two_at_a_table
from browser.visitor import PATIENCE, Visitor

PLAIN = {"monuments": False, "display": "first_game"}
KIND = "[data-kind][data-move]"
LIT = "[data-field][data-lit]"
PIECES = "main [data-field][data-content]"
# What a hint lies on of what is taken up (a sheet shows that, where there is one) or clicked to act. What it speaks of
# depends on how long the bot could think, so this has to hold wherever the game goes; an edge is nothing to read.
UNDER_THE_HINT = """() => {
  const EDGE = 6;
  const note = document.querySelector('[data-beside=advice]').getBoundingClientRect();
  const seen = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
  const sheets = seen('[data-spot=sheet] > .paper, [data-sheet] > .body');
  const taken = sheets.length > 0 ? sheets : seen('main [aria-pressed=true], [data-lit=ring]');
  return [...taken, ...seen('[data-main], [data-spot=actions] button')].filter(each => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const across = Math.min(right, note.right) - Math.max(left, note.left);
    const down = Math.min(bottom, note.bottom) - Math.max(top, note.top);
    return width > 0 && across > EDGE && down > EDGE;
  }).map(each => each.outerHTML.slice(0, 120));
}"""


def choose_and_place(ada: Visitor) -> None:
    """Alone in Tiny Towns: name a kind, put it on the first lit field."""
    ada.click(KIND)
    name = str(ada.page.locator(LIT).first.get_attribute("data-field"))
    ada.click(LIT)
    expect(ada.page.locator(f"[data-field={name}][data-content]")).to_have_count(1)


def open_menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).click()


def close_drawer(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


# -- alone with bots ---------------------------------------------------------------------------------------------------


def moves_to_an_only_answer(options: dict[str, object], seed: int) -> list[str]:
    """Alone, up to where I am asked what I build and can build nothing."""
    chance = random.Random(seed)
    while True:
        state = kleinstadt.game("tiny_towns").start(seats=1, options=options, seed=seed)
        moves: list[str] = []
        while not state.over and len(state.moves(0)) > 1:
            moves.append(chance.choice(state.moves(0)))
            state.play(0, moves[-1])
        if not state.over and state.decision(0).kind == "build":
            return moves


def test_the_only_answer_is_given_for_me_but_not_after_taking_back(guest: Guest) -> None:
    """Where any monument could stand everybody is asked what they build, even if theirs cannot."""
    ada = guest("Ada")
    options: dict[str, object] = {"display": "first_game"}
    ada.create("tiny_towns", [], options, seed=2)
    moves = moves_to_an_only_answer(options, seed=2)
    assert ada.hurry(moves=moves).number == len(moves) + 1  # that many were answered, and one for me
    assert ada.click("[data-tool=undo]").kind == "build"
    expect(ada.page.locator("[data-move=done]")).to_have_count(1)
    assert ada.click("[data-tool=undo]").kind == "place"


def test_a_hint_points_at_a_move_and_can_be_followed(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.click(KIND)
    ada.click("[data-tool=hint]")
    note = ada.page.locator("[data-hint]")
    verb, field = str(note.get_attribute("data-hint")).split()
    assert verb == "place"
    expect(note).to_contain_text(field)
    expect(ada.page.locator("[data-why]")).to_contain_text(re.compile("^(Because|Why)"))
    expect(ada.page.locator(f"[data-field={field}]")).to_have_attribute("data-lit", "ring")
    ada.page.get_by_role("button", name="Do it").click()
    ada.page.locator(f"[data-field={field}][data-content]").wait_for()
    expect(note).to_have_count(0)


def test_a_hint_that_is_closed_leaves_nothing_about_to_be_done(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.click(KIND)
    ada.click("[data-tool=hint]")
    note = ada.page.locator("[data-hint]")
    field = str(note.get_attribute("data-hint")).split()[1]
    place = ada.page.locator("button", has_text=re.compile(rf"^\s*Place \w+ on {field}"))
    expect(place).to_have_count(1)
    ada.page.get_by_role("button", name="Close", exact=True).click()
    expect(note).to_have_count(0)
    expect(place).to_have_count(0)


def test_a_hint_in_the_garden(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    ada.play(1)  # the secret projects are chosen
    question = ada.click("[data-tool=hint]").question
    note = ada.page.locator("[data-hint]")
    expect(note).to_have_count(1)
    ada.page.get_by_role("button", name="Do it").click()
    expect(note).to_have_count(0)
    assert ada.look(asked=True).question != question


@pytest.mark.parametrize(("width", "height"), [(390, 844), pytest.param(1280, 800, marks=LONG)])
@pytest.mark.parametrize("game", ["tiny_towns", "garden_nation", "everdell", "colonists"])
def test_a_hint_covers_neither_what_it_speaks_of_nor_the_way_to_do_it(
    guest: Guest, game: str, width: int, height: int
) -> None:
    ada = guest("Ada", width=width, height=height)
    ada.create(game, [{"kind": "bot", "bot": "random"}], seed=3)
    for _ in range(3):
        ada.look(asked=True)
        ada.click("[data-tool=hint]")
        best = ada.page.locator("[data-hint]").inner_text()
        ada.still()
        assert ada.page.evaluate(UNDER_THE_HINT) == []
        nexts = ada.page.locator("[data-next]").all_inner_texts()
        assert not any(words.endswith(f": {best}") for words in nexts), "the same words for both"
        ada.page.locator("[data-beside=advice]").get_by_role("button", name="Do it").click()
        expect(ada.page.locator("[data-hint]")).to_have_count(0)


def test_after_a_game_alone_one_can_see_what_cost_most(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.play(4)
    assert ada.hurry().over
    ada.page.locator("[data-review]").click()
    told = ada.page.locator("[data-regret]")
    told.first.wait_for()
    expect(told.first).to_contain_text("Better, by about")
    count = told.count()
    told.first.get_by_role("button", name="Show").click()
    ada.page.locator("[data-field]").first.wait_for()  # the board as it was then
    expect(ada.page.locator("[data-caption=regret]")).to_contain_text("Better, by about")
    ada.page.get_by_role("button", name="To the result").click()
    expect(told).to_have_count(count)  # nobody has to ask again


# -- people ------------------------------------------------------------------------------------------------------------


def test_who_opened_the_table_can_replace_a_lost_link(guest: Guest) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    made = ada.create("tiny_towns", [{"kind": "link"}], PLAIN)
    [lost] = made["seat_links"]  # type: ignore[misc]
    ada.page.locator("[data-link='1']").click()
    shown = ada.page.locator("li input")
    shown.wait_for()
    link = shown.input_value()
    assert link != lost["url"]  # type: ignore[index]
    ada.reload()
    expect(ada.page.locator("li input")).to_have_value(link)
    ben.page.goto(lost["url"])  # type: ignore[index]
    ben.page.get_by_text("already been used").wait_for()
    sit_down(ben, link)
    get_ready(ada, ben)
    ada.look(asked=True)
    expect(ada.page.locator("[data-link], [data-tool=hint]")).to_have_count(0)  # and no hints among friends


def test_chat_reaches_the_other_browser(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN)
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck, Ben!")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Unterhaltung, 1 neu").click()
    line = ben.page.locator(".chat li")
    expect(line).to_contain_text("Good luck, Ben!")
    expect(line).to_contain_text("Ada")


def test_a_seat_is_given_to_a_bot_and_taken_back(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN, lang="en-GB")
    open_menu(ben)
    ben.page.get_by_role("button", name="Bot takes over").click()
    back = ben.page.get_by_role("button", name="Take back")
    back.wait_for()
    beside_ada = ada.page.locator("[data-spot=seat-1]")
    expect(beside_ada).not_to_contain_text("Ben")
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)  # Ben may come back: Ada is not alone
    back.click()
    expect(back).to_have_count(0)
    close_drawer(ben)
    expect(beside_ada).to_contain_text("Ben")
    assert play(ada, ben, answers=4) >= 4


def test_a_rematch_leads_both_to_a_new_table(guest: Guest) -> None:
    ada, ben, table = two_at_a_table(guest, {"days": 2}, game="market_day", lang="en-GB")
    play_to_the_end(ada, ben)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    ben.page.get_by_role("button", name="Rematch").click()
    ben.page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    assert ada.page.url == ben.page.url
    get_ready(ben)
    ada.page.locator("[data-move]").first.wait_for()


# -- looking -----------------------------------------------------------------------------------------------------------


def slide_to(visitor: Visitor, moment: int) -> None:
    slider = visitor.page.locator(".replay input[type=range]")
    slider.evaluate("(e, at) => { e.value = at; e.dispatchEvent(new Event('input', {bubbles: true})) }", moment)


def test_the_slider_shows_earlier_positions_during_and_after_the_game(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    pieces = ada.page.locator(PIECES)
    for _ in range(2):
        choose_and_place(ada)
    expect(pieces).to_have_count(2)
    ada.page.get_by_role("button", name="from the beginning").click()
    slide_to(ada, 2)  # dealt, named, placed
    expect(pieces).to_have_count(1)
    expect(ada.page.locator(KIND)).to_have_count(0)
    ada.page.get_by_role("button", name="back to the game").first.click()
    expect(pieces).to_have_count(2)
    assert ada.hurry().over
    ada.page.get_by_role("button", name="from the beginning").click()
    slide_to(ada, 2)
    expect(pieces).to_have_count(1)
    ada.page.get_by_role("button", name="To the result").click()
    ada.page.get_by_role("link", name="Save the game").wait_for()


def test_the_rules_open_at_what_is_asked_and_can_be_searched(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.click(KIND)
    mark = ada.page.locator("button.mark")
    expect(mark).to_contain_text("TT-16 Place it")
    mark.click()
    rule = ada.page.locator(".rules .now")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("TT-16")
    ada.page.get_by_label("Search the rules").fill("cathedral")
    found = ada.page.locator(".rules p")
    expect(found.first).to_contain_text(re.compile("cathedral", re.IGNORECASE))
    ada.page.get_by_label("Search the rules").fill("xylophone")
    expect(found).to_have_text(["The rules say nothing about that."])


def test_who_looks_for_a_card_in_the_rules_is_led_to_it(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [])
    ada.look(asked=True)
    ada.page.locator("button.mark").click()
    ada.page.get_by_label("Search the rules").fill("clock tower")
    found = ada.page.locator("aside [data-card]")
    expect(found).to_contain_text("When played, 3 points are put on it.")
    expect(ada.page.locator(".rules")).not_to_contain_text("The rules say nothing about that.")
    ada.page.locator(".rules").get_by_role("link", name="All cards and pieces").click()
    expect(ada.page.locator("main [data-card=clock_tower]")).to_be_in_viewport()


def test_going_back_closes_what_is_open_and_only_then_leaves(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.home()
    ada.create("tiny_towns", [], PLAIN)
    ada.look(asked=True)
    table = ada.page.url
    opened = ada.page.locator("dialog[open]")
    for close in (ada.page.go_back, lambda: ada.page.keyboard.press("Escape")):
        open_menu(ada)
        expect(opened).to_have_count(1)
        close()
        expect(opened).to_have_count(0)
        assert ada.page.url == table
    ada.page.wait_for_function("() => history.state === null")
    ada.page.go_back()
    ada.page.locator("main article").first.wait_for()


def test_what_is_opened_as_something_else_closes_stays_open_until_one_goes_back(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.home()
    ada.create("tiny_towns", [], PLAIN)
    ada.look(asked=True)
    opened = ada.page.locator("dialog[open]")
    open_menu(ada)
    opened.get_by_role("button", name="Chat").click()
    ada.look()
    expect(opened.get_by_placeholder("Say something")).to_be_visible()
    ada.page.go_back()
    expect(opened).to_have_count(0)
    ada.look()
    assert ada.page.evaluate("history.state") is None  # going back once more leaves the page


def test_an_action_of_several_answers_is_composed_taken_back_and_sent_as_one(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("market_day", [{"kind": "bot", "bot": "random"}], {"days": 6})
    back = ada.page.locator("[data-draft-back]")
    opens = ada.page.locator("button[data-move^=open]")
    sight = ada.look(asked=True)
    while not back.count():
        assert not sight.over, "nothing was ever to be paid in two ways"
        sight = ada.look(asked=True)
        if opens.count():
            ada.click("button[data-move^=open]")
            ada.click("[data-main]")
        else:
            ada.play(1)
    assert ada.look().answers == sight.answers, "nothing has happened yet"
    ada.click("[data-draft-back]")
    expect(opens).not_to_have_count(0)
    ada.click("button[data-move^=open]")
    while ada.look().question == sight.question:
        if not ada.page.locator("[data-main]:enabled").count():
            ada.click("button[data-move]")
        ada.click("[data-main]")
    mine = ada.page.evaluate(f"fetch('/api/tables/{ada.page.url.split('/')[-1]}/export').then(r => r.text())")
    entries = [json.loads(line) for line in str(mine).splitlines()[1:]]
    assert max([len(entry.get("moves", [])) for entry in entries]) > 1, "one entry, one unit of undo"


def test_the_language_can_change_in_the_middle_of_a_game(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    choose_and_place(ada)
    main = ada.page.locator("main")
    expect(main).to_contain_text("Cottage")
    open_menu(ada)
    ada.page.locator("dialog[open] button[lang=de]").click()
    close_drawer(ada)
    expect(main).to_contain_text("Landhaus")
    expect(main).not_to_contain_text("Cottage")
    assert ada.play(2) == 2


def test_a_game_without_a_board_is_played_by_the_panel(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("market_day", [{"kind": "bot", "bot": "random"}])
    assert ada.play_to_the_end() > 4


# -- it is my turn -----------------------------------------------------------------------------------------------------


def test_the_title_says_that_it_is_my_turn(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN, lang="en-GB")
    mine = re.compile("Your turn")
    expect(ada.page).to_have_title(mine)
    expect(ben.page).to_have_title(mine)
    ada.act()  # her first resource: nothing to build, Ben still thinks
    expect(ada.page).not_to_have_title(mine)
    ben.act()
    expect(ada.page).to_have_title(mine)


@pytest.fixture
def ear() -> Iterator[tuple[str, "queue.SimpleQueue[dict[str, str]]"]]:
    """An address of this machine, and what is told there."""
    heard: queue.SimpleQueue[dict[str, str]] = queue.SimpleQueue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Ear) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_port}/turn", heard
        listening.shutdown()


def test_who_is_away_is_told_at_their_own_address(
    guest: Guest, ear: tuple[str, "queue.SimpleQueue[dict[str, str]]"]
) -> None:
    address, heard = ear
    ada, ben = guest("Ada"), guest("Ben")
    made = ada.create("market_day", [{"kind": "link"}])
    open_menu(ada)
    ada.page.get_by_text("More ways").click()
    field, said = ada.page.get_by_placeholder("https://"), ada.page.locator("dialog[open] [role=status]")
    field.fill("http://elsewhere.example/turn")
    field.press("Enter")
    expect(said.last).to_contain_text("does not permit")
    field.fill(address)
    field.press("Enter")
    expect(said.last).to_have_text("Saved.")
    close_drawer(ada)
    sit_down(ben, made["seat_links"][0]["url"])  # type: ignore[index]
    get_ready(ada, ben)
    assert ada.look(asked=True).question
    ada.page.goto("about:blank")
    assert heard.get(timeout=PATIENCE) == {"event": "your_turn", "table": made["table"], "game": "market_day"}
