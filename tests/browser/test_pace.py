"""What others do is shown one after the other, at a pace that can be followed, and never in the way of what I do."""

from itertools import pairwise

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.together import play, two_at_a_table
from browser.visitor import WAYS, Sight, Visitor

BOT = {"kind": "bot", "bot": "random"}
CAPTION = "[data-caption]"

# Notes every caption, every flight and how many answers are shown, whenever the page changes: no frame is missed.
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
  };
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.body, everything);
}"""


# Notes how many steps waited and how many answers were shown when a finger came down, before the page feels it.
NOTE_TOUCH = """() => addEventListener('pointerdown', () => {
  const waiting = Number(document.querySelector('[data-skip]')?.dataset.skip ?? 0);
  window.touched = [waiting, Number(document.querySelector('[data-question]').dataset.answers)];
}, true)"""

SKIP_OR_REST = """touches => window.touches > touches &&
  (document.querySelector('[data-skip]') || document.querySelector('[data-rest]'))"""


TOLD_OF = """() => [...document.querySelectorAll('[data-told-of]')].map(mark =>
  [Number(mark.dataset.toldOf), mark.nextElementSibling.textContent.trim()])"""


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


def one_by_one(shown: list[int]) -> bool:
    """An answer may bring a forced one with it; more is a leap."""
    return len(shown) > 3 and all(0 < after - before <= 2 for before, after in pairwise(shown))


def until_others_have_moved(ada: Visitor, times: int = 3) -> Sight:
    """Answer until the others have answered so many times, and I am asked again."""
    before, mine = ada.look().answers, 0
    while (now := ada.look(asked=True)).answers - before - mine < times:
        ada.act()
        mine += 1
    return now


def until_others_wait_to_be_shown(ada: Visitor) -> int:
    """Answer until others move while the page is still showing it. Returns how many answers were shown by then."""
    while True:
        sight = ada.look(asked=True)
        assert sight.way is not None
        ada.touch(ada.page.locator(WAYS[sight.way]).nth(sight.which))
        ada.page.wait_for_function(SKIP_OR_REST, arg=sight.touches)
        if ada.page.locator("[data-skip]").count() > 0:
            return sight.answers


def test_bots_move_one_after_the_other_with_a_caption_and_a_travelling_piece(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="fast", reduced_motion="no-preference")
    now = until_others_have_moved(ada)
    shown = [int(answers) for answers in watched(ada, "steps")]
    assert one_by_one(shown)
    assert shown[-1] == now.answers
    assert len(watched(ada, "told")) >= 3
    assert int(str(ada.page.evaluate("window.flights"))) > 0
    rule = ada.page.locator(f"{CAPTION} .rule")
    rule.click()
    expect(ada.page.get_by_role("searchbox")).to_be_visible()


def test_every_sentence_has_the_sign_of_whom_it_is_about(guest: Guest) -> None:
    ada = in_the_garden(guest)
    names = ["Ada", "Maple", "Birch", "Linden"]
    found = 0
    for _ in range(5):
        until_others_have_moved(ada, 1)
        for seat, sentence in ada.page.evaluate(TOLD_OF):
            assert sentence.startswith(names[seat]), (seat, sentence)
            found += 1
    assert found >= 5


def test_reduced_motion_keeps_the_pace_and_moves_nothing(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="fast")
    now = until_others_have_moved(ada)
    shown = [int(answers) for answers in watched(ada, "steps")]
    assert one_by_one(shown)
    assert shown[-1] == now.answers
    assert ada.page.evaluate("window.flights") == 0


def test_a_touch_skips_to_the_present_and_does_nothing_else(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="slow")
    ada.page.evaluate(NOTE_TOUCH)
    waiting = shown = 0
    while waiting < 2:  # a bot may be so slow that there is nothing to go over
        until_others_wait_to_be_shown(ada)
        box = ada.page.locator("svg[role=group]").bounding_box()
        assert box
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        waiting, shown = ada.page.evaluate("window.touched")
        question = ada.look(asked=True).question
    steps = [int(step) for step in watched(ada, "steps")]
    assert steps[steps.index(shown) + 1] - shown >= waiting, "one step goes over all that waited"
    assert ada.look().question == question


def test_a_key_skips_too_and_the_speed_is_remembered(guest: Guest) -> None:
    ada = in_the_garden(guest, speed="slow")
    answers = until_others_wait_to_be_shown(ada)
    ada.page.keyboard.press("Escape")
    ada.look(asked=True, since=answers + 2)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("radio", name="at once").check()
    ada.reload()
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
    play(ada, ben, answers=6)
    since = max(ada.look().answers, ben.look().answers)
    away, here = (ada, ben) if ben.look(since).question else (ben, ada)
    expect(here.page.locator("[data-since]")).to_have_count(0)
    seen = away.look().answers
    left, away.page = away.page, away.page.context.new_page()
    left.close()
    here.act()
    away.page.goto(here.page.url)
    note = away.page.locator("[data-since]")
    expect(note.locator("li").first).to_be_visible()
    away.page.locator("[data-since-show]").click()
    expect(note).to_have_count(0)
    assert away.look(since=seen + 1).answers == here.look().answers
