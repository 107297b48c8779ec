"""The end of a game and the way back through it; before it the waiting room and the invitation, beside it watching and
talking."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect
from websockets.sync.client import connect

from browser.conftest import Guest
from browser.together import get_ready, sit_down, two_at_a_table
from browser.visitor import PATIENCE, Visitor

BOT = {"kind": "bot", "bot": "random"}
PHONE: dict[str, object] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SLIDE = "(e, at) => { e.value = at; e.dispatchEvent(new Event('input', {bubbles: true})) }"
NEXT_FRAME = "() => new Promise(requestAnimationFrame)"
TOP = "e => e.getBoundingClientRect().top"


def fits(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def top(locator: Locator) -> float:
    return float(locator.first.evaluate(TOP))


def finished(ada: Visitor, game: str) -> None:
    """Against bots that build something: a game has turning points."""
    ada.create(game, [{"kind": "bot", "bot": "greedy"}] * 2, {"rounds": 20} if game == "garden_nation" else {})
    assert ada.hurry().over
    ada.page.locator("[data-turn]").first.wait_for()


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tiny_towns", "garden_nation"])
def test_the_result_on_a_desk(guest: Guest, game: str) -> None:
    ada = guest("Ada", width=1440, height=900)
    finished(ada, game)
    page = ada.page
    totals = page.locator("thead .total").all_inner_texts()
    assert totals == page.locator("tfoot td").all_inner_texts(), "in the head already, and again as the sum"
    assert len(totals) == 3
    assert {"1": "one point"}.get(totals[0], totals[0]) in page.locator("h1").inner_text()
    expect(page.locator(".lead")).to_contain_text(re.compile(r"\d+ rounds in "))
    turns = page.locator("[data-turn]")
    stories = turns.all_inner_texts()
    assert len(set(stories)) == len(stories) > 0, "each its own story"
    expect(page.locator("figure svg")).to_contain_text("Round")
    expect(page.locator("figure svg")).to_contain_text("Points")
    page.locator(".slider input").evaluate(SLIDE, 3)
    expect(page.locator("[data-now='3']")).to_have_count(1)
    ada.click("[data-board-then]")
    expect(page.locator("[data-step=on]")).to_be_enabled()
    page.get_by_role("button", name="To the result").click()
    expect(turns.first).to_be_visible()
    ada.click("[data-turn] button")
    expect(page.locator("[data-caption]")).to_be_visible()


@pytest.mark.parametrize("game", ["tiny_towns", "garden_nation"])
def test_the_result_on_a_phone(guest: Guest, game: str) -> None:
    ada = guest("Ada", **PHONE)
    finished(ada, game)
    ranks, sheet = ada.page.locator("[data-rank]"), ada.page.locator(".sheet table")
    expect(ranks).to_have_count(3)
    assert top(ranks) < top(sheet), "the ranking comes first"
    expect(sheet.locator("tfoot td")).to_have_count(1)
    for rank in ranks.all():
        rank.tap()
        expect(rank).to_have_attribute("aria-pressed", "true")
        expect(sheet.locator("tfoot td")).to_have_text(rank.locator("strong").inner_text())
        assert fits(ada)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    expect(sheet.locator("tfoot td")).to_have_count(1)
    assert fits(ada)


def never_build(visitor: Visitor) -> None:
    """Places anywhere and builds nothing, through a second screen, until the game is over."""
    cookies = visitor.page.context.cookies(f"{visitor.url}/api/")
    cookie = "; ".join([f"{cookie['name']}={cookie['value']}" for cookie in cookies])
    address = f"{visitor.url.replace('http', 'ws', 1)}/api/tables/{visitor.page.url.rsplit('/', 1)[1]}/socket"
    answered = -1
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        while True:
            screen = json.loads(socket.recv(timeout=PATIENCE)).get("screen")
            if screen is None:
                continue
            decision = screen["decision"]
            if decision and decision["number"] != answered:
                answered = decision["number"]
                moves = [offer["move"] for offer in screen["moves"]]
                move = "done" if "done" in moves else moves[0]
                socket.send(json.dumps({"type": "answer", "id": 1, "decision": answered, "moves": [move]}))
            elif decision is None and (screen["table"]["deciding"] or screen["table"]["state"] == "over"):
                return


def test_a_tie_is_explained_in_words(guest: Guest) -> None:
    """Both towns stay without a single building."""
    ada, ben, _ = two_at_a_table(guest, {"monuments": False, "display": "first_game"}, lang="en-GB")
    while not ada.look().over:
        never_build(ada)
        never_build(ben)
    expect(ada.page.locator("h1")).to_contain_text("share the win")
    expect(ada.page.locator("[data-tie=shared]")).to_contain_text("Ada and Ben have −16 points each.")
    expect(ada.page.locator("[data-tie=shared]")).to_contain_text("share the place.")
    expect(ada.page.locator("[data-tie=shared]").get_by_role("button", name="TT-48")).to_be_visible()


# -- looking back ------------------------------------------------------------------------------------------------------


def test_a_replay_goes_forth_and_back_and_marks_what_changed(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [BOT], {"monuments": True})
    ada.hurry(14)
    page = ada.page
    page.get_by_role("button", name="from the beginning").click()
    told, mark = page.locator("[data-caption]"), page.locator("[data-mark]")
    back, on, slider = page.locator("[data-step=back]"), page.locator("[data-step=on]"), page.locator(".replay input")
    expect(back).to_be_disabled()  # where it began
    page.keyboard.press("End")
    expect(on).to_be_disabled()
    places = page.locator("[data-caption=placed]")
    ada.click("[data-step=back]")
    while not places.count():
        ada.click("[data-step=back]")
    at = slider.input_value()
    [field] = re.findall(r" on ([a-d][1-4])\.", places.inner_text())
    expect(mark).to_have_attribute("data-mark", re.compile(rf"^[01]\.{field}$"))
    expect(told.locator("button")).to_have_text("TT-16")
    here = told.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(at) - 1))
    ada.look()
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text(here)
    page.keyboard.press("Home")
    expect(back).to_be_disabled()
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play").click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(ada)
        for part in (back, on, slider, page.get_by_role("button", name="back to the game").last):
            expect(part).to_be_in_viewport(ratio=1)


def test_who_goes_to_the_end_at_once_is_there_however_late_the_history_comes(guest: Guest) -> None:
    ada = guest("Ada")
    held: list[Callable[[], None]] = []

    def hold(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def heard(message: str | bytes) -> None:
            is_history = json.loads(message).get("history") is not None
            held.append(lambda: page.send(message)) if is_history else page.send(message)

        server.on_message(heard)

    ada.page.route_web_socket(re.compile(r"/socket\?"), hold)
    ada.create("tiny_towns", [BOT], {"monuments": False})
    ada.hurry(4)
    ada.page.get_by_role("button", name="from the beginning").click()
    slider = ada.page.locator(".replay input")
    expect(slider).to_have_attribute("max", "0")
    ada.page.keyboard.press("End")
    while not held:
        ada.page.evaluate(NEXT_FRAME)
    [let_go] = held
    let_go()
    expect(slider).not_to_have_attribute("max", "0")
    expect(ada.page.locator("[data-step=on]")).to_be_disabled()
    expect(ada.page.locator("[data-step=back]")).to_be_enabled()


def test_what_would_have_been_better_is_marked_where_it_would_have_been_done(guest: Guest) -> None:
    """And not what somebody else did just before; while a turning point shows what was done."""
    ada = guest("Ada")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "greedy"}], {"monuments": False})
    assert ada.hurry().over
    ada.page.locator("[data-review]").click()
    regrets = ada.page.locator("[data-regret]")
    regrets.first.wait_for()
    marked = ada.page.locator("[data-mark]")
    for regret in range(regrets.count()):
        [better] = regrets.nth(regret).locator("strong").all_inner_texts()
        ada.page.locator("[data-regret] button").nth(regret).click()
        expect(ada.page.locator("[data-caption=regret]")).to_contain_text("You answered:")
        ada.still()
        expect(ada.page.locator("[data-look=step]")).to_have_count(0)
        for field in re.findall(r" on ([a-d][1-4])$", better):
            expect(ada.page.locator("[data-look=better]").first).to_have_attribute("data-mark", f"0.{field}")
        ada.page.get_by_role("button", name="To the result").click()
    ada.page.locator("[data-turn] button").first.click()
    expect(marked.first).to_have_attribute("data-look", "step")


def test_after_the_end_hidden_things_are_open_from_the_beginning(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [BOT], {"monuments": True})
    ada.hurry(4)
    expect(ada.page.locator("main")).to_contain_text("Monument hidden.")
    assert ada.hurry().over
    ada.page.get_by_role("button", name="from the beginning").click()
    ada.page.locator(".replay input").evaluate(SLIDE, 4)
    expect(ada.page.locator("main")).to_contain_text("Monument, not built:")
    expect(ada.page.locator("main")).not_to_contain_text("Monument hidden.")


# -- before the game ---------------------------------------------------------------------------------------------------


def test_a_waiting_room_with_a_code_the_rules_and_a_bot(guest: Guest) -> None:
    ada, ben = guest("Ada"), guest("Ben", **PHONE)
    ada.go("#/new/tiny_towns")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Monuments").uncheck()
    ada.page.locator("main button[type=submit]").click()
    room = ada.page.locator("main")
    expect(room.get_by_role("img", name="QR code: link to seat 2")).to_be_visible()
    expect(room).to_contain_text(re.compile(r"Monuments\s*without"))
    link = str(room.locator("input[readonly]").input_value())

    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("Ada invites you to Tiny Towns.")
    expect(ben.page.locator("main")).to_contain_text(re.compile(r"Monuments\s*without"))
    assert fits(ben)

    room.get_by_label("Level").select_option("newcomer")
    room.get_by_role("button", name="Give this seat to a bot").click()
    ada.look(asked=True)
    expect(ada.page.locator("[data-spot=seat-1]")).to_contain_text("Maple")
    ben.page.locator("main input").first.fill("Ben")
    ben.page.locator("main button[type=submit]").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("already been used")
    ben.reload()
    expect(ben.page.locator("h1")).to_contain_text("already been used")


def test_who_is_invited_is_asked_once_all_is_there_so_that_nothing_moves_away_from_under_a_finger(guest: Guest) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    made = ada.create("tiny_towns", [{"kind": "link"}], {"monuments": False})
    tries: list[Route] = []
    ben.page.route("**/api/invitation", lambda route: tries.append(route))
    ben.page.goto(made["seat_links"][0]["url"])  # type: ignore[index]
    for refused in range(2):  # the line is cut, and a server begins anew
        while len(tries) == refused:
            ben.page.evaluate(NEXT_FRAME)
        expect(ben.page.locator("form")).to_have_count(0)
        tries[refused].fulfill(status=503) if refused else tries[refused].abort()
        expect(ben.page.get_by_role("alert")).to_be_visible()
    while len(tries) == 2:
        ben.page.evaluate(NEXT_FRAME)
    tries[2].continue_()
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    expect(ben.page.locator("main")).to_contain_text(re.compile(r"Monuments\s*without"))
    expect(ben.page.locator("form")).to_be_visible()


def test_who_types_an_address_without_its_hash_gets_there(guest: Guest) -> None:
    ada = guest("Ada")
    ada.go("gallery/tiny_towns")
    expect(ada.page.locator("main")).to_contain_text("Cottage")


def test_on_a_phone_every_game_is_two_touches_away(guest: Guest) -> None:
    ada = guest("Ada", **PHONE)
    ada.home()
    for game in ("Tiny Towns", "Garden Nation"):
        unfold = ada.page.get_by_role("heading", name=game).get_by_role("button")
        if unfold.count():
            unfold.tap()
        expect(ada.page.get_by_role("button", name=re.compile(f"Play now.*{game}"))).to_be_visible()
        assert fits(ada)
    ada.page.get_by_role("button", name=re.compile("Play now.*Garden Nation")).tap()
    ada.look(asked=True)
    expect(ada.page.locator("main")).to_contain_text("Guest")


# -- watching and talking ----------------------------------------------------------------------------------------------


def test_who_watches_is_told_so_and_whose_board_is_large(guest: Guest) -> None:
    ada, wim = guest("Ada"), guest("Wim", **PHONE)
    table = ada.create("tiny_towns", [BOT], {"monuments": False})["table"]
    wim.go(f"#/watch/{table}")
    wim.look()
    banner = wim.page.locator("[data-watching]")
    expect(banner).to_contain_text("You are watching. Large: Ada.")
    expect(wim.page.locator("h1")).to_have_text(re.compile("still placing|still building|on turn|still choosing"))
    wim.page.get_by_role("button", name=re.compile("^Open (?!Ada)")).tap()
    expect(banner).to_have_attribute("data-watching", "1")
    assert fits(wim)
    expect(ada.page.locator("[data-watching]")).to_have_count(0)


def test_what_was_read_stays_read_and_what_i_say_never_counts(guest: Guest) -> None:
    ada, ben = guest("Ada", **PHONE), guest("Ben")
    made = ada.create("market_day", [{"kind": "link"}])
    sit_down(ben, made["seat_links"][0]["url"])  # type: ignore[index]
    get_ready(ada, ben)
    ada.look()
    unread = ada.page.get_by_role("button", name="Chat, 1 new")
    talk(ben, "hello")
    expect(unread.first).to_be_visible()
    ada.reload()
    expect(unread.first).to_be_visible()
    talk(ada, "hello yourself")
    ada.reload()
    ada.look()
    expect(ada.page.get_by_role("button", name="Chat", exact=True).first).to_be_visible()
    expect(unread).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Chat, 1 new").first).to_be_visible()


def talk(visitor: Visitor, words: str) -> None:
    visitor.look()
    visitor.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    field = visitor.page.get_by_placeholder("Say something")
    field.fill(words)
    field.press("Enter")
    expect(visitor.page.locator("dialog[open] li").last).to_contain_text(words)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
