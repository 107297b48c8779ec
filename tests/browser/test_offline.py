"""Without a connection: what was loaded once opens again, and a pad is filled in as before."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.pads import Scorer
from kleinstadt.engine.registry import game

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}"""


def test_a_pad_that_was_never_opened_is_there_offline_and_counts_when_the_server_is_back(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE", width=360, height=740, has_touch=True, is_mobile=True, service_workers="allow")
    ada.home()
    ada.page.wait_for_function(KEPT)
    ada.page.context.set_offline(True)
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    ada.page.reload()
    scorer.tap("[data-field='0.0']")
    expect(ada.page.get_by_text("Der Server ist nicht erreichbar.")).to_be_visible()
    ada.page.reload()
    ada.page.context.set_offline(False)
    scorer.settled()
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("−15")


def test_nothing_of_a_table_and_nobodys_name_is_kept_for_later(guest: Guest) -> None:
    ada = guest("Ada", service_workers="allow")
    ada.home()
    ada.page.wait_for_function(KEPT)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.look(asked=True)
    ada.page.reload()  # now through the service worker
    ada.look(asked=True)
    said = [path for path in ada.page.evaluate(KEPT) if path.startswith("/api/")]
    assert said
    public = ("/api/games", "/api/pads", "/api/texts", "/api/rules", "/api/turns")
    assert not [path for path in said if not path.startswith(public)]
