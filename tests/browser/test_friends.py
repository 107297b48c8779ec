"""Two browsers at one table, a watcher, and a server that dies in between."""

from browser.conftest import Guest
from browser.together import two_at_a_table
from server.driving import Server


def test_two_browsers_with_a_reload_and_a_killed_server_lose_nothing(guest: Guest, server: Server) -> None:
    ada, ben, _ = two_at_a_table(guest, {"monuments": False})
    for _ in range(12):
        ada.act()
        ben.act()
        ada.page.wait_for_timeout(30)
    before = ada.page.locator("button.field span.piece").count()
    assert before > 0
    ben.page.reload()
    server.kill()
    server.start()
    ada.page.wait_for_timeout(1500)
    assert ada.page.locator("button.field span.piece").count() >= before
    ada.play_to_the_end(ben)
    assert ada.over
    assert ben.over


def test_a_watcher_sees_the_game_and_no_secret(guest: Guest) -> None:
    ada, ben, table = two_at_a_table(guest, {"monuments": True})
    watcher = guest("Wim")
    watcher.go(f"#/watch/{table}")
    ada.act()
    ben.act()
    watcher.page.locator("main").wait_for()
    assert watcher.page.locator("[data-move]").count() == 0
    ada.play_to_the_end(ben)
    watcher.page.locator("a.save").wait_for()


def test_undo_with_consent(guest: Guest) -> None:
    """Once the other has moved on, taking back needs a yes."""
    ada, ben, _ = two_at_a_table(guest, {"monuments": False, "display": "first_game"})
    for visitor in (ada, ben):
        visitor.page.locator("button.field:has(.dot)").first.wait_for()
    ada.page.locator("button.field:has(.dot)").first.click()
    ben.page.locator("button.field:has(.dot)").first.click()
    ada.page.locator(".undo button:not([disabled])").wait_for()
    ada.page.locator(".undo button").click()
    if ada.page.locator("dialog[open]").count():
        ada.page.locator("dialog[open] button").last.click()
    consent = ben.page.locator(".consent button").first
    consent.wait_for()
    consent.click()
    ada.page.locator("button.field:has(.dot)").first.wait_for()
    assert ada.page.locator("button.field span.piece").count() == 0
