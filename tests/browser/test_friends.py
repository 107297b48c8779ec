"""Two browsers at one table, a watcher, and a server that dies in between."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.together import play, two_at_a_table
from browser.visitor import Visitor
from server.driving import Server

CONTENTS = "() => [...document.querySelectorAll('[data-field]')].map(field => field.dataset.content ?? '')"


def town_of(visitor: Visitor) -> list[str]:
    visitor.look()
    contents: list[str] = visitor.page.evaluate(CONTENTS)
    return contents


def test_two_browsers_with_a_reload_and_a_killed_server_lose_nothing(guest: Guest, server: Server) -> None:
    ada, ben, _ = two_at_a_table(guest, {"monuments": False})
    assert play(ada, ben, answers=12) >= 12
    before = [(visitor.look().question, town_of(visitor)) for visitor in (ada, ben)]
    assert any(content for _, town in before for content in town)
    ben.reload()
    server.kill()
    server.start()
    assert [(visitor.look().question, town_of(visitor)) for visitor in (ada, ben)] == before
    assert play(ada, ben, answers=8) >= 8


def test_a_watcher_sees_the_game_and_no_secret(guest: Guest) -> None:
    ada, wim = guest("Ada"), guest("Wim")
    table = ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": True})["table"]
    wim.go(f"#/watch/{table}")
    kept = ada.page.locator("[data-move^=keep]").first
    monument = str(kept.get_attribute("data-move")).removeprefix("keep ")
    kept.click()
    mine = ada.page.locator(f"[data-card={monument}]")
    expect(mine).to_have_count(1)
    wim.look(since=ada.look(asked=True).answers)
    expect(wim.page.locator(f"[data-move], [data-card={monument}]")).to_have_count(0)
    expect(wim.page.locator("main")).not_to_contain_text(mine.locator(".name").inner_text())
    assert wim.look(since=ada.hurry().answers).over


def test_undo_with_consent(guest: Guest) -> None:
    """Once the other has moved on, taking back needs a yes."""
    ada, ben, _ = two_at_a_table(guest, {"monuments": False, "display": "first_game"})
    ada.act()
    ben.act()
    ada.look(since=ben.look().answers)
    assert any(town_of(ada))
    ada.click("[data-tool=undo]")
    ada.click("dialog[open] [data-yes]")
    ben.page.locator("[data-consent=yes]").click()
    expect(ada.page.locator("[data-field][data-content]")).to_have_count(0)


def test_what_i_have_chosen_stays_chosen_when_the_other_answers(guest: Guest) -> None:
    """Both place at the same time; on a touch screen a field is chosen first."""
    ada, ben, _ = two_at_a_table(guest, {"monuments": False}, has_touch=True)
    ada.hand = "finger"
    ada.look(asked=True)
    ada.click("[data-field][data-lit]")
    ben.act()
    ada.look(since=1)
    ada.click("[data-main]:enabled")
    assert any(town_of(ada))
