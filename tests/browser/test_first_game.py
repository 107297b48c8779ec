"""A way in: the first game and its guide, explanations, refusals beside the click, the rules beside the table."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import LONG, Guest
from browser.test_access import faults
from browser.together import two_at_a_table
from browser.visitor import Visitor

PLAY = {"en-GB": "Play now", "de-DE": "Jetzt spielen"}
GAMES = {
    "tiny_towns": "Tiny Towns",
    "garden_nation": "Garden Nation",
    "everdell": "Everdell",
    "colonists": "Die Kolonisten",
}
DESK = ("en-GB", 1280, 800)
PHONE = ("de-DE", 390, 844)
TIP = "[data-beside=tip]"
REFUSAL = "[data-beside=refusal]"
MANY = 40

# What is wrong with a note from the side: outside the window, over the main button, over the thing it points at.
FAULTS = """(selector) => {
  const note = document.querySelector(selector);
  const a = note.getBoundingClientRect();
  const over = other => {
    const b = other.getBoundingClientRect();
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return other.checkVisibility() && width > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const halo = note.parentElement.querySelector('.halo');
  const faults = [];
  if (a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight) faults.push('outside the window');
  if ([...document.querySelectorAll('[data-main]')].some(over)) faults.push('over the main button');
  if (note.dataset.beside === 'tip' && !halo) faults.push('points at nothing');
  if (halo && over(halo)) faults.push('over what it points at');
  return faults;
}"""


def first_game(ada: Visitor, game: str, lang: str) -> None:
    """From the home page, as somebody who has never been here."""
    ada.home()
    card = ada.page.locator("article", has=ada.page.get_by_role("heading", name=GAMES[game]))
    button = card.get_by_role("button", name=PLAY[lang])
    if not button.is_visible():  # on a phone the second game is unfolded first
        card.get_by_role("button", name=GAMES[game]).click()
    button.click()


def tip_at(ada: Visitor) -> str | None:
    """The tip on the page at rest, which must lie well."""
    ada.still()
    tip = ada.page.locator("[data-tip]")
    if tip.count() == 0:
        return None
    id = tip.get_attribute("data-tip")
    assert ada.page.evaluate(FAULTS, TIP) == [], id
    return id


def read_on(ada: Visitor) -> list[str]:
    """Every tip for this moment, one after the other."""
    told: list[str] = []
    while id := tip_at(ada):
        told.append(id)
        assert len(told) < MANY
        ada.page.locator("[data-tip-done]").click()
        expect(ada.page.locator(f"[data-tip={id}]")).to_have_count(0)
    return told


def follow(ada: Visitor, answers: int) -> list[str]:
    """Read what is told and answer, so many times or to the end. Returns what was told."""
    told: list[str] = []
    for _ in range(answers):
        sight = ada.look(asked=True)
        told += read_on(ada)
        if sight.over:
            break
        ada.answer(ada.look(asked=True), wait=True)
    return told


def last_told(ada: Visitor, told: list[str]) -> str:
    """At the end of a game, if that did not come while following: who passes early has been told already."""
    if "end" not in told:
        expect(ada.page.locator("[data-tip=end]")).to_be_visible()
    return [*told, *read_on(ada)][-1]


def in_order(told: list[str], expected: list[str]) -> bool:
    return [id for id in told if id in expected] == expected


@pytest.mark.parametrize(("lang", "width", "height"), [PHONE, pytest.param(*DESK, marks=LONG)])
def test_a_first_game_of_tiny_towns_is_guided_to_its_end(guest: Guest, lang: str, width: int, height: int) -> None:
    """Only lit things are clicked: the guide is never in the way. The second game is played without it."""
    ada = guest("Ada", lang=lang, width=width, height=height)
    first_game(ada, "tiny_towns", lang)
    told = follow(ada, 100)
    assert ada.look().over
    assert in_order(told, ["aim", "question", "place", "cards", "free", "points", "end"])
    assert len(told) == len(set(told))
    first_game(ada, "tiny_towns", lang)
    ada.look(asked=True)
    expect(ada.page.locator("[data-tip]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width", "height"), [DESK, pytest.param(*PHONE, marks=LONG)])
def test_a_first_game_of_garden_nation_is_guided(guest: Guest, lang: str, width: int, height: int) -> None:
    ada = guest("Ada", lang=lang, width=width, height=height)
    first_game(ada, "garden_nation", lang)
    told = follow(ada, 12)
    assert in_order(told, ["aim", "keep", "walk", "people"])
    assert {"turtle", "cost", "majority", "order"} <= set(told)  # whose turn it is when depends on the deal
    assert ada.hurry().over
    assert last_told(ada, told) == "end"


@pytest.mark.parametrize(("game", "first"), [("everdell", ["aim", "worker"]), ("colonists", ["fill", "aim", "go"])])
def test_a_first_game_of_the_large_games_is_guided_on_a_phone(guest: Guest, game: str, first: list[str]) -> None:
    lang, width, height = PHONE
    ada = guest("Ada", lang=lang, width=width, height=height)
    first_game(ada, game, lang)
    told = follow(ada, 14)
    assert in_order(told, first)
    assert len(told) == len(set(told))
    assert ada.hurry().over
    assert last_told(ada, told) == "end"


def test_tips_can_be_switched_off_and_called_back_and_survive_a_reload(guest: Guest) -> None:
    lang, width, height = DESK
    ada = guest("Ada", lang=lang, width=width, height=height)
    first_game(ada, "tiny_towns", lang)
    ada.look(asked=True)
    assert tip_at(ada) == "aim"
    assert faults(ada) == []
    ada.page.locator("[data-tip-done]").click()
    assert tip_at(ada) == "question"
    ada.reload()
    ada.look(asked=True)
    assert tip_at(ada) == "question"
    ada.page.locator("[data-tips-off]").click()
    assert tip_at(ada) is None
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("[data-tips]").check()
    ada.page.get_by_role("button", name="Close", exact=True).click()
    assert tip_at(ada) == "aim"


def test_whoever_knows_the_game_chooses_bots_and_sees_no_tips(guest: Guest) -> None:
    ada = guest("Ada")
    ada.home()
    card = ada.page.locator("article").first
    expect(card).to_contain_text("first game, with tips")
    card.get_by_role("button", name="I know this game.").click()
    expect(card).not_to_contain_text("tips")
    expect(card.get_by_role("combobox")).to_have_count(2)


def explained(ada: Visitor) -> Locator:
    return ada.page.get_by_role("tooltip")


def test_things_are_explained_on_hover_on_focus_and_on_a_long_press(guest: Guest) -> None:
    ada = guest("Ada", has_touch=True)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False, "display": "first_game"})
    question = ada.look(asked=True).question
    card = ada.page.locator("[data-card=tavern]")
    ada.page.mouse.move(5, 400)  # a pointer comes from somewhere
    card.hover()
    expect(explained(ada)).to_contain_text("All of them together: 1 is worth 2")
    assert ada.page.evaluate(FAULTS, "[role=tooltip]") == []
    expect(card).to_have_attribute("aria-describedby", "explanation")
    ada.page.keyboard.press("Escape")
    expect(explained(ada)).to_have_count(0)
    ada.page.locator("[data-tool=hint]").focus()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Shift+Tab")
    expect(explained(ada)).to_contain_text("what a bot would do")
    ada.page.mouse.move(5, 400)
    long_press(ada, card)
    expect(explained(ada)).to_contain_text("All of them together")
    expect(card).to_have_attribute("aria-pressed", "false")  # whoever wants to know does not act
    explained(ada).get_by_role("button", name="Rule TT-22").click()
    expect(ada.page.locator(".rules .now")).to_contain_text("TT-22")
    assert ada.look().question == question


def long_press(ada: Visitor, target: Locator) -> None:
    box = target.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = ada.page.context.new_cdp_session(ada.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(explained(ada)).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_click_that_is_not_allowed_says_why_beside_it(guest: Guest, width: int, height: int) -> None:
    ada = guest("Ada", width=width, height=height)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False, "display": "first_game"})
    ada.look(asked=True)
    ada.act()
    ada.look(asked=True)
    taken = ada.page.locator("[data-field][data-content]").first
    taken.click()
    note = ada.page.locator(REFUSAL)
    expect(note).to_contain_text("Something lies here already")
    ada.still()
    assert ada.page.evaluate(FAULTS, REFUSAL) == []
    assert distance(taken, note) < 120
    expect(note.get_by_role("button", name="Rule TT-17")).to_be_visible()
    ada.page.locator("[data-card=well]").first.click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "said"), [("en-GB", "The action is in territory"), ("de-DE", "Gehandelt wird in Gebiet")]
)
def test_a_click_where_the_turtle_is_not_says_where_it_is(guest: Guest, lang: str, said: str) -> None:
    ada = guest("Ada", lang=lang)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind != "act" or not ada.page.locator("[data-spot=instead]").count():
        ada.act()
    away = ada.page.locator("g[data-field]:not([data-lit])").first
    away.click(force=True)  # it says that it is closed
    expect(ada.page.locator(REFUSAL)).to_contain_text(said)
    assert ada.page.evaluate(FAULTS, REFUSAL) == []


def test_whoever_is_not_asked_is_told_whose_turn_it_is(guest: Guest) -> None:
    ada, _, _ = two_at_a_table(guest, {"monuments": False})
    ada.act()
    ada.look()
    ada.page.locator("[data-field=d4]").click()
    expect(ada.page.locator(REFUSAL)).to_contain_text("Ben is on turn.")


def distance(one: Locator, other: Locator) -> float:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"], 0)
    down = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"], 0)
    return float(max(across, down))


def test_the_rules_stand_beside_the_table_on_a_desk(guest: Guest) -> None:
    ada = guest("Ada", width=1440, height=900)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False})
    question = ada.look(asked=True).question
    ada.page.locator("button.mark").click()
    column = ada.page.locator("aside")
    expect(column.locator(".now")).to_be_in_viewport()
    ada.still()
    for thing in (
        ada.page.locator("[data-field=d4]"),
        ada.page.locator("[data-main]"),
        ada.page.locator("button.mark"),
    ):
        expect(thing).to_be_in_viewport(ratio=1)
        assert distance(thing, column) > 0
    ada.page.locator("aside nav button", has_text="Scoring").click()
    expect(ada.page.locator("aside [aria-current=location]")).to_have_text("Scoring")
    assert ada.click("[data-field=d4]").question != question  # the table is in use all the while
    column.press("Escape")
    expect(column).to_have_count(0)


def test_the_rules_are_a_sheet_on_a_phone(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    ada.look(asked=True)
    ada.page.locator("button.mark").click()
    expect(ada.page.locator("dialog[open] .now")).to_be_in_viewport()
    ada.page.go_back()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    ada.look(asked=True)
