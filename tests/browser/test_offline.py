"""Without a connection: what was loaded once opens again, and the companion draws and counts by itself."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.pads import Scorer
from browser.test_companion import FOUR, GARDEN, example, keep
from browser.test_draw import code_on, expect_checklist, settled
from browser.test_turns import begin
from browser.visitor import Visitor
from kleinstadt.engine.registry import game
from ours import OURS

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}"""


def phone(guest: Guest) -> Visitor:
    return guest("Ada", lang="de-DE", width=360, height=740, has_touch=True, is_mobile=True, service_workers="allow")


def test_whoever_opened_the_companion_once_draws_and_counts_without_a_connection(guest: Guest) -> None:
    ada = phone(guest)
    ada.go("#/companion")
    ada.page.locator("[data-engine-kept]").wait_for()
    ada.page.context.set_offline(True)
    gets_every_sum(ada)
    draws_every_set_up(ada)
    ada.go("#/companion/tiny_towns/draw/AAAA-AAAA-AAAA")
    expect(ada.page.get_by_role("alert")).to_contain_text("kein Code eines Aufbaus")


def gets_every_sum(ada: Visitor) -> None:
    pads = {"tiny_towns": FOUR, "garden_nation": GARDEN, **{id: example(id) for id in ("everdell", "colonists")}}
    assert sorted(pads) == OURS
    for id, pad in pads.items():
        of = game(id)
        keep(ada, id, pad)
        scorer = Scorer(ada, of)
        scorer.open()
        scorer.tap("[data-seat=result]")
        scorer.settled()
        scorer.expect(of.score_pad(pad))


def draws_every_set_up(ada: Visitor) -> None:
    for id in OURS:
        ada.go(f"#/companion/{id}/draw")
        ada.page.locator("[data-main]").tap()
        settled(ada.page)
        expect_checklist(ada.page, code_on(ada.page), "de", ["Person 1", "Person 2"])


def test_a_pad_that_was_never_opened_is_there_offline_and_counts_when_the_server_is_back(guest: Guest) -> None:
    ada = phone(guest)
    ada.home()
    ada.page.wait_for_function(KEPT)
    ada.page.context.set_offline(True)
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    ada.reload()
    scorer.tap("[data-field='0.0']")
    expect(ada.page.get_by_text("Der Server ist nicht erreichbar.")).to_be_visible()
    ada.reload()
    ada.page.context.set_offline(False)
    scorer.settled()
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("−15")


def test_the_phone_draws_cards_and_keeps_the_turns_without_a_connection(guest: Guest) -> None:
    ada = phone(guest)
    ada.home()
    ada.page.wait_for_function(KEPT)
    ada.page.context.set_offline(True)
    begin(ada, "tiny_towns", ["Oma", "Ben"])
    ada.page.locator("[data-next=round]").tap()
    expect(ada.page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(ada.page.locator("[data-card]")).to_be_visible()
    ada.reload()
    expect(ada.page.locator("[data-round]")).to_have_attribute("data-round", "2")


def test_nothing_of_a_table_and_nobodys_name_is_kept_for_later(guest: Guest) -> None:
    ada = guest("Ada", service_workers="allow")
    ada.home()
    ada.page.wait_for_function(KEPT)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.look(asked=True)
    ada.reload()  # now through the service worker
    ada.look(asked=True)
    said = [path for path in ada.page.evaluate(KEPT) if path.startswith("/api/")]
    assert said
    public = ("/api/games", "/api/pads", "/api/texts", "/api/rules", "/api/turns", "/api/draws")
    assert not [path for path in said if not path.startswith(public)]
