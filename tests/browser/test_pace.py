"""What others do is shown one after the other, at a pace that can be followed, and never in the way of what I do."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.together import two_at_a_table
from browser.visitor import Visitor

BOT = {"kind": "bot", "bot": "random"}
CAPTION = "[data-caption]"

# Notes every caption, every flight and how many floors stand, as they come.
WATCH = """() => {
  window.told = [];
  window.flights = 0;
  window.steps = [];
  const look = () => {
    const caption = document.querySelector('[data-caption] .text')?.textContent ?? '';
    if (caption && window.told.at(-1) !== caption) window.told.push(caption);
    const page = document.querySelector('[data-question]');
    if (window.steps.at(-1) !== page.dataset.answers) window.steps.push(page.dataset.answers);
    window.flights += page.getAnimations({ subtree: true }).filter(({ id }) => id === 'fly').length;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def watched(visitor: Visitor, what: str) -> list[str]:
    found: list[str] = visitor.page.evaluate(f"window.{what}")
    return found


def in_the_garden(guest: Guest, **context: object) -> Visitor:
    """Where one player after the other moves: three bots, and it is my first turn."""
    ada = guest("Ada", **context)
    ada.create("garden_nation", [BOT, BOT, BOT])
    while ada.look(asked=True).kind != "act":
        ada.act()
    ada.page.evaluate(WATCH)
    return ada


def test_bots_move_one_after_the_other_with_a_caption_and_a_travelling_piece(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="fast", reduced_motion="no-preference")
    before = ada.look().answers
    ada.act()
    now = ada.look(asked=True, since=before + 3)
    shown = [int(answers) for answers in watched(ada, "steps")]
    assert shown == list(range(shown[0], now.answers + 1)), "every answer is shown by itself, none twice"
    assert len(watched(ada, "told")) >= 3
    assert int(str(ada.page.evaluate("window.flights"))) > 0
    rule = ada.page.locator(f"{CAPTION} .rule")
    rule.click()
    expect(ada.page.get_by_role("searchbox")).to_be_visible()


def test_reduced_motion_keeps_the_pace_and_moves_nothing(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="fast")
    before = ada.look().answers
    ada.act()
    now = ada.look(asked=True, since=before + 3)
    shown = [int(answers) for answers in watched(ada, "steps")]
    assert shown == list(range(shown[0], now.answers + 1))
    assert ada.page.evaluate("window.flights") == 0


def test_a_touch_skips_to_the_present_and_does_nothing_else(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="slow")
    question = ada.look().question
    answers = ada.look().answers
    ada.touch(ada.page.locator("[data-field][data-lit]").first)
    ada.page.locator("[data-skip]").wait_for()  # others have moved, and wait to be shown
    box = ada.page.locator("svg[role=group]").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    sight = ada.look(asked=True, since=answers + 2)
    assert sight.question != question
    expect(ada.page.locator("[data-skip]")).to_have_count(0)
    assert len(watched(ada, "steps")) < sight.answers - answers + 1, "some steps were not shown one by one"


def test_a_key_skips_too_and_the_speed_is_remembered(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="slow")
    answers = ada.look().answers
    ada.touch(ada.page.locator("[data-field][data-lit]").first)
    ada.page.locator("[data-skip]").wait_for()
    ada.page.keyboard.press("Escape")
    ada.look(asked=True, since=answers + 2)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("radio", name="at once").check()
    ada.page.reload()
    ada.look(asked=True)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("radio", name="at once")).to_be_checked()


def test_where_i_am_asked_all_the_while_nothing_waits_for_the_others(guest: Guest) -> None:
    """In Tiny Towns all place at the same time: I place while a bot's move is still being shown."""
    ada = guest("Ada", speed="slow")
    ada.create("tiny_towns", [BOT, BOT, BOT], {"monuments": False, "display": "first_game"})
    lit = ada.page.locator("[data-field][data-lit]").first
    lit.wait_for()
    name = lit.get_attribute("data-field")
    lit.click()
    expect(ada.page.locator(f"main [data-field={name}][data-content]")).to_have_count(1)


def test_who_was_away_is_told_what_happened_and_can_see_it(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, {"rounds": 20}, game="garden_nation", speed="fast")
    for _ in range(2):
        for visitor in (ada, ben):
            if visitor.look().question:
                visitor.act()
    away, here = (ada, ben) if ben.look(asked=True).question else (ben, ada)
    expect(here.page.locator("[data-since]")).to_have_count(0)
    seen = away.look().answers
    here_page, away.page = away.page, away.page.context.new_page()
    here_page.close()
    here.act()
    away.page.goto(here.page.url)
    since = away.page.locator("[data-since]")
    expect(since.locator("li").first).to_be_visible()
    away.page.locator("[data-since-show]").click()
    expect(since).to_have_count(0)
    assert away.look(since=seen + 1).answers == here.look().answers
