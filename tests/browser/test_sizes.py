"""The table on every size of screen: nothing sticks out, what must be clicked is in sight, nothing jumps."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import LONG, Guest
from browser.test_access import GAMES, faults
from browser.visitor import Visitor

BOTS = [{"kind": "bot", "bot": "random"}] * 3
SIZES = [
    (360, 740),
    (390, 844),
    (740, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (720, 450),  # 1440 x 900 at 200 %
    (1366, 650),  # a laptop of 1366 x 768, less what the browser takes
    (1440, 900),
    (1920, 1080),
]
WAYS = [(390, 844), (844, 390), (1024, 768), (1440, 900)]  # one of each way to lay the table
# What a person must reach to answer: the answers themselves, the main button, undo.
REACH = "[data-field][data-lit], [data-main], [data-tool], [data-kind], main [data-move]"
OUT_OF_SIGHT = """reach => [...document.querySelectorAll(reach)]
  .filter(element => element.checkVisibility() && !element.closest('.compact, [data-region], [data-scrolls]'))
  .filter(element => {
    const map = element.closest('svg[role=group]');  // a map has a camera of its own
    const { left, top, right, bottom } = (map ?? element).getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map(element => element.outerHTML.slice(0, 120))"""
# The page has been told its new size and has been drawn in it.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
HIGHER = "document.documentElement.scrollHeight - innerHeight"
WIDER = "document.documentElement.scrollWidth - innerWidth"
# What of the rules sticks out of their drawer, or can only be read by scrolling sideways.
WIDER_THAN_THE_DRAWER = """() => {
  const drawer = document.querySelector('dialog[open], aside').getBoundingClientRect();
  return [...document.querySelectorAll('.rules *')].filter(element => {
    const { left, right } = element.getBoundingClientRect();
    const { clientWidth, scrollWidth } = element;
    const scrolls = element instanceof HTMLElement && clientWidth > 0 && scrollWidth > clientWidth + 1;
    return scrolls || left < drawer.left - 1 || right > drawer.right + 1;
  }).map(element => element.outerHTML.slice(0, 120));
}"""
# Cards of games side by side: titles and buttons that are not on one line, and cards that leave their list.
UNEVEN = """() => {
  const edge = document.querySelector('main ul:has([data-game])').getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-game]')];
  const box = (card, part) => (part ? card.querySelector(part) : card).getBoundingClientRect();
  return cards.filter(card => {
    const beside = cards.find(other => Math.abs(box(other).top - box(card).top) < 2);
    const apart = part => Math.abs(box(beside, part).top - box(card, part).top) > 1;
    return box(card).right > edge.right + 1 || card.scrollWidth > card.clientWidth || apart('h2') || apart('.button');
  }).map(card => card.dataset.game);
}"""
GARDEN_IN_SIGHT = """() => [...document.querySelectorAll('[data-field][data-lit]')].filter(field => {
  const { x, y, width, height } = field.getBoundingClientRect();
  return field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


def turn(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(DRAWN)
    visitor.still()
    visitor.look()


def in_sight(locator: Locator, where: str) -> None:
    expect(locator, where).to_be_in_viewport(ratio=0.99)


def test_home_offers_to_play_and_to_play_on_at_every_size(guest: Guest) -> None:
    """Without scrolling: to play, and once a game of mine runs, first of all to go on with it."""
    ada = guest("Ada", lang="de-DE")
    for runs in (False, True):
        if runs:
            table = ada.create("garden_nation", BOTS)["table"]
            ada.look(asked=True)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.home()
            ada.still()
            where = f"{width} x {height}, {'a game runs' if runs else 'no game runs'}"
            assert ada.page.evaluate(WIDER) <= 0, where
            assert ada.page.evaluate(UNEVEN) == [], where
            if runs:
                mine = ada.page.locator(f"[data-table='{table}']")
                expect(mine).to_contain_text("Du bist dran")
                in_sight(mine.get_by_text("Weiterspielen"), where)
            if not runs or height > 400:  # a phone on its side has room for one of them
                in_sight(ada.page.get_by_role("button", name="Jetzt spielen").first, where)


def test_on_a_phone_every_game_unfolds_to_the_same_card(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.home()
    cards = ada.page.locator("[data-game]")
    expect(cards).to_have_count(1)
    promises = cards.get_by_role("button").count()
    ada.page.get_by_role("button", name="Garden Nation").tap()
    expect(cards).to_have_count(1)
    expect(cards).to_be_focused()
    expect(cards.get_by_role("heading")).to_have_text("Garden Nation")
    expect(cards).to_contain_text("the turtle decides where")
    expect(cards.get_by_role("button")).to_have_count(promises)
    ada.page.get_by_role("button", name="Tiny Towns").tap()
    expect(cards.get_by_role("heading")).to_have_text("Tiny Towns")


@pytest.mark.parametrize("game", GAMES)
def test_set_up_has_its_main_button_in_sight_at_every_size(guest: Guest, game: str) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.go(f"#/new/{game}")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.still()
        in_sight(ada.page.locator("[data-main]"), f"{width} x {height}")
        assert ada.page.evaluate(WIDER) <= 0, f"{width} x {height}"


@pytest.mark.parametrize(
    ("lang", "alone", "together"),
    [
        ("de-DE", "Nicht möglich mit: 1 Person.", "Nicht möglich mit: 2 Personen."),
        ("en-GB", "Not possible with: 1 player.", "Not possible with: 2 players."),
    ],
)
def test_set_up_says_in_words_what_cannot_be_chosen_and_names_no_rule_by_its_number(
    guest: Guest, lang: str, alone: str, together: str
) -> None:
    ada = guest("Ada", lang=lang)
    ada.go("#/new/everdell")
    form = ada.page.locator("#setup")
    form.locator("summary").click()
    expect(form).to_contain_text(together)  # Rugwort is there for one alone
    expect(form).not_to_contain_text("EV-")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Everdell")
    form.locator(".remove").click()
    expect(form).to_contain_text(alone)  # no abilities for one alone
    expect(form).not_to_contain_text(together)


@pytest.mark.parametrize(("game", "lang"), [("tiny_towns", "de-DE"), ("garden_nation", "en-GB")])
def test_the_rules_fit_their_drawer_at_every_size(guest: Guest, game: str, lang: str) -> None:
    """And their examples are drawn with the pieces of the game."""
    ada = guest("Ada", lang=lang)
    ada.create(game, BOTS)
    ada.look(asked=True)
    mark = ada.page.locator("button.mark")
    for width, height in SIZES:
        turn(ada, width, height)
        if not ada.page.locator("dialog[open], aside").count():
            mark.click()
        expect(ada.page.locator(".rules figure svg").first).to_be_attached()
        ada.still()
        assert ada.page.evaluate(WIDER_THAN_THE_DRAWER) == [], f"{width} x {height}"
        expect(ada.page.locator(".rules pre")).to_have_count(0)


def test_the_bar_stands_still_whatever_the_bookmark_says(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False, "display": "first_game"})
    ada.look(asked=True)
    ada.still()
    mark, menu = ada.page.locator("button.mark"), ada.page.get_by_role("button", name="Menu")
    words, place = mark.inner_text(), menu.bounding_box()
    ada.click("[data-kind][data-move]")
    expect(mark).not_to_have_text(words)
    assert menu.bounding_box() == place


@pytest.mark.parametrize("game", GAMES)
def test_every_size_has_everything_in_sight(guest: Guest, game: str) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create(game, BOTS)
    for answers in (0, 14):
        sight = ada.hurry(answers) if answers else ada.look(asked=True)
        for width, height in SIZES:
            turn(ada, width, height)
            where = f"{sight.question} at {width} x {height}"
            assert ada.page.evaluate(WIDER) <= 0, where
            assert ada.page.evaluate(OUT_OF_SIGHT, REACH) == [], where
            if width > 1180 and height > 560:
                assert ada.page.evaluate(HIGHER) <= 0, f"{where}: on a desk the page stands still"
            if sight.kind == "act":
                assert ada.page.evaluate(GARDEN_IN_SIGHT) > 0, where
            if answers and (width, height) in WAYS:
                assert faults(ada, colours=False) == [], where


@LONG
@pytest.mark.parametrize("game", GAMES)
def test_in_the_middle_of_a_game_every_colour_can_be_read(guest: Guest, game: str) -> None:
    """Begin and end: test_access.py."""
    ada = guest("Ada", lang="de-DE")
    ada.create(game, BOTS)
    ada.hurry(14)
    for width, height in (WAYS[0], WAYS[-1]):
        turn(ada, width, height)
        assert faults(ada) == [], f"{width} x {height}"


def chosen(visitor: Visitor) -> str:
    return str(visitor.page.locator("[data-main]").inner_text())


@pytest.mark.parametrize("game", ["tiny_towns", "garden_nation"])
def test_turning_the_phone_keeps_the_choice_and_going_back_lets_it_go(guest: Guest, game: str) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create(game, BOTS, {"monuments": False, "display": "first_game"} if game == "tiny_towns" else {})
    while ada.look(asked=True).kind not in ("place", "act"):
        ada.act()
    question = ada.look().question
    field = ada.page.locator("[data-field][data-lit]").first
    name = field.get_attribute("data-field")
    field.tap()
    words = chosen(ada)
    turn(ada, 844, 390)
    assert chosen(ada) == words
    assert ada.page.evaluate(OUT_OF_SIGHT, REACH) == []
    box = ada.page.locator("[data-main]").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 390
    turn(ada, 390, 844)
    if game == "garden_nation":
        ada.page.go_back()
        expect(ada.page.locator("[data-main]")).to_have_count(0)
        assert ada.look().question == question
        ada.page.locator(f"[data-field='{name}']").tap()
    if ada.page.locator("[data-tile]").count():  # a bramble asks what grows there
        ada.click("[data-tile]")
    ada.click("[data-main]:enabled")
    assert ada.look(asked=True).question != question


def test_log_and_replay_are_reached_on_a_phone_either_way_up(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.create("tiny_towns", BOTS[:1], {"monuments": False, "display": "first_game"})
    ada.hurry(6)
    for width, height in ((390, 844), (844, 390)):
        turn(ada, width, height)
        town = town_at(ada)
        ada.page.get_by_role("button", name="Log").click()
        expect(ada.page.locator("dialog[open] .log li").first).to_be_visible()
        ada.page.locator("dialog[open] [data-replay]").click()
        slider = ada.page.get_by_role("slider")
        expect(slider).to_be_in_viewport()
        assert ada.page.evaluate(WIDER) <= 0
        ada.look()
        assert town_at(ada) == pytest.approx(town, abs=1), "the town jumps"
        ada.page.get_by_role("button", name="back to the game").last.click()
        expect(slider).to_have_count(0)


def town_at(ada: Visitor) -> tuple[float, float, float, float]:
    box = ada.page.locator("[role=grid]").bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def test_nothing_jumps_when_a_kind_is_asked_for(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False, "display": "first_game"})
    ada.look(asked=True)
    ada.still()
    town = ada.page.locator("[role=grid]").bounding_box()
    for _ in range(3):
        ada.click("[data-kind][data-move]")
        assert ada.page.locator("[role=grid]").bounding_box() == town
        ada.click("[data-field][data-lit]")
        assert ada.page.locator("[role=grid]").bounding_box() == town
