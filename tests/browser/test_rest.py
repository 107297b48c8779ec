"""The page says which question it shows and whether it has come to rest, and it tells the truth."""

from browser.conftest import Guest
from browser.visitor import Visitor

BOT = {"kind": "bot", "bot": "random"}

# Looks at every frame: what moves, and whether the page says that it rests while that goes on. The camera may jump from
# one rest to the next; if it moves frame after frame, it glides.
WATCH = """() => {
  window.moved = new Set();
  window.lies = [];
  const ends = animation => animation.effect.getComputedTiming().endTime !== Infinity;
  let before = { camera: '', rests: false };
  let steps = 0;
  const frame = () => {
    const page = document.querySelector('[data-question]');
    const rests = page.dataset.rest !== undefined;
    const running = page.getAnimations({ subtree: true }).filter(ends);
    const named = ({ animationName, id }) => id || animationName?.replace(/^svelte-\\w+-/, '');
    const moving = running.map(named).filter(Boolean);
    const camera = document.querySelector('svg[role=group]')?.getAttribute('viewBox') ?? '';
    for (const name of moving) window.moved.add(name);
    if (before.camera && camera !== before.camera) window.moved.add('camera');
    steps = rests && before.rests && camera !== before.camera ? steps + 1 : 0;
    if (steps > 1) moving.push('camera');
    if (rests && moving.length > 0) window.lies.push(`${page.dataset.question}: ${moving}`);
    before = { camera, rests };
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def play_watched(visitor: Visitor, answers: int) -> set[str]:
    """What moved meanwhile."""
    visitor.look()
    visitor.page.evaluate(WATCH)
    visitor.play(answers)
    assert visitor.page.evaluate("window.lies") == []
    return set(visitor.page.evaluate("[...window.moved]"))


def test_no_piece_falls_or_flies_while_the_page_rests(guest: Guest) -> None:
    ada = guest("Ada", reduced_motion="no-preference")
    ada.create("tiny_towns", [], {"monuments": False, "display": "first_game"})
    assert {"fall", "fly"} <= play_watched(ada, 24)


def test_no_camera_glides_while_the_page_rests(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ada.hand = "finger"
    ada.create("garden_nation", [BOT])
    assert {"camera", "rise"} <= play_watched(ada, 5)


def test_who_looks_back_is_asked_nothing(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [BOT])
    ada.act()
    question = ada.look(asked=True).question
    ada.page.get_by_role("button", name="from the beginning").click()
    ada.page.get_by_role("button", name="Play").click()
    ada.page.wait_for_selector("[data-question='']")
    ada.page.get_by_role("button", name="back to the game").first.click()
    assert ada.look(asked=True).question == question
