"""Notices while no page is open: asked for by a tap, sent by a real server, shown by the real service worker. What a
Chromium without a desk and without the internet cannot do stands in for it: the permission and the subscription."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Worker, expect

from browser.conftest import Guest
from browser.together import get_ready, sit_down
from browser.visitor import Visitor
from server import in_a_hurry
from server.driving import MARKET_DAY, Server
from server.push_service import Browser, PushService

# A browser that permits everything, and whose push service is ours.
PERMITS = """
if (location.protocol.startsWith('http')) {
  const kept = %s;
  const subscription = () => ({
    endpoint: kept.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: kept.endpoint, keys: { p256dh: kept.p256dh, auth: kept.auth } }),
    unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  });
  Object.defineProperty(Notification, 'permission', { get: () => localStorage['asked'] ? 'granted' : 'default' });
  Notification.requestPermission = async () => ((localStorage['asked'] = 'yes'), 'granted');
  PushManager.prototype.getSubscription = async () => (localStorage['subscribed'] ? subscription() : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage['subscribed'] = applicationServerKey;
    return subscription();
  };
}
"""
SHOWS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, look) => void self.shown.push({ title, ...look });
}"""
TAPS = """({ table, action }) => {
  let done;
  const notification = { data: { table }, close: () => undefined };
  const tap = Object.assign(new ExtendableEvent('notificationclick'), { notification, action });
  tap.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(tap);
  return done;
}"""

# The push service has given the browser another address, which the browser says, or has taken the old one away.
RENEWS = """({ old, fresh, says }) => {
  let done;
  const json = ({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } });
  const subscription = (kept) => ({ endpoint: kept.endpoint, toJSON: () => json(kept) });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (!fresh || !applicationServerKey) throw new Error('not any more');
    return subscription(fresh);
  };
  const told = { oldSubscription: subscription(old), newSubscription: says ? subscription(fresh) : null };
  const change = Object.assign(new ExtendableEvent('pushsubscriptionchange'), told);
  change.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(change);
  return done;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    folder, here = tmp_path_factory.mktemp("browser"), ("--push-host", "127.0.0.1")
    running = Server(folder, *here, env=service.env, plugins=MARKET_DAY, program=[in_a_hurry.__file__])
    yield running
    running.stop()


def permitting(guest: Guest, browser: Browser, **look: object) -> Visitor:
    ben = guest("Ben", lang="de-DE", service_workers="allow", **look)
    ben.page.context.add_init_script(PERMITS % json.dumps(browser.subscription()))
    return ben


def two_play(ada: Visitor, ben: Visitor) -> str:
    made = ada.create("market_day", [{"kind": "link"}])
    links = made["seat_links"]
    assert isinstance(links, list)
    sit_down(ben, links[0]["url"])
    get_ready(ada, ben)
    ben.look()
    return str(made["table"])


def has_service_worker(visitor: Visitor) -> None:
    """It is registered when the page is loaded, and looked for when the menu is opened."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


class Desk:
    """The service worker, and the way on which the browser hands it messages."""

    def __init__(self, visitor: Visitor) -> None:
        self.origin = visitor.url
        context = visitor.page.context
        self.worker: Worker = context.service_workers[0]
        self.worker.evaluate(SHOWS)
        self.line: CDPSession = context.new_cdp_session(visitor.page)
        registrations: list[str] = []
        self.line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: registrations.extend([each["registrationId"] for each in told["registrations"]]),
        )
        self.line.send("ServiceWorker.enable")
        while not registrations:
            visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        self.registration = registrations[0]

    def deliver(self, told: dict[str, Any]) -> None:
        message = {"origin": self.origin, "registrationId": self.registration, "data": json.dumps(told)}
        self.line.send("ServiceWorker.deliverPushMessage", message)

    def shown(self, count: int) -> list[dict[str, Any]]:
        """Waits for so many notices."""
        wait = """(count) => new Promise((done) => {
          const look = () => (self.shown.length >= count ? done(self.shown) : setTimeout(look, 20));
          look();
        })"""
        found: list[dict[str, Any]] = self.worker.evaluate(wait, count)
        return found


def test_who_asks_for_it_is_told_and_can_stop_it(guest: Guest, service: PushService) -> None:
    browser = Browser(service, "ben")
    ada, ben = guest("Ada"), permitting(guest, browser)
    table = two_play(ada, ben)
    has_service_worker(ben)
    notices = ben.page.locator("[data-push-state]")
    ben.page.get_by_role("button", name="Menü").click()
    expect(notices).to_have_attribute("data-push-state", "off")
    notices.locator("[data-push=start]").click()
    expect(notices).to_have_attribute("data-push-state", "on")
    ben.page.goto("about:blank")
    told = service.next()
    opened = browser.opened(told.body)
    assert opened == {"table": table, "title": "Markttag", "body": "Du bist dran.", "mute": opened["mute"]}

    ben.home()
    desk = Desk(ben)
    desk.deliver(opened)
    [notice] = desk.shown(1)
    assert (notice["title"], notice["body"], notice["tag"]) == ("Markttag", "Du bist dran.", f"table-{table}")
    assert [action["action"] for action in notice["actions"]] == ["mute"]
    ben.go(f"#/table/{table}")
    ben.look()
    desk.deliver(opened)
    desk.deliver({**opened, "table": "elsewhere"})
    assert [each["tag"] for each in desk.shown(2)] == [f"table-{table}", "table-elsewhere"], "who looks is not told"

    desk.worker.evaluate(TAPS, {"table": table, "action": "mute"})
    ben.page.get_by_role("button", name="Menü").click()
    expect(notices.locator("[data-push=mute]")).to_be_checked()
    notices.locator("[data-push=stop]").click()
    expect(notices).to_have_attribute("data-push-state", "off")
    ben.reload()
    ben.look()
    ben.page.get_by_role("button", name="Menü").click()
    expect(notices).to_have_attribute("data-push-state", "off")


def test_a_browser_with_another_address_tells_the_server(guest: Guest, service: PushService, server: Server) -> None:
    known = [Browser(service, name) for name in ("moving", "moved", "moved-again")]
    ben = permitting(guest, known[0])
    ben.create("market_day", [{"kind": "link"}])
    has_service_worker(ben)
    ben.page.get_by_role("button", name="Menü").click()
    ben.page.locator("[data-push=start]").click()
    expect(ben.page.locator("[data-push-state]")).to_have_attribute("data-push-state", "on")
    worker = ben.page.context.service_workers[0]
    mine = "SELECT endpoint, lang FROM browsers WHERE endpoint LIKE '%/mov%'"
    assert server.sql(mine) == [(known[0].endpoint, "de")]
    for old, fresh, says in ((known[0], known[1], True), (known[1], known[2], False)):
        worker.evaluate(RENEWS, {"old": old.subscription(), "fresh": fresh.subscription(), "says": says})
        assert server.sql(mine) == [(fresh.endpoint, "de")]
    worker.evaluate(RENEWS, {"old": known[2].subscription(), "fresh": None, "says": False})
    assert server.sql(mine) == []


def test_it_is_offered_where_one_waits_for_others_and_a_no_is_a_no(guest: Guest, service: PushService) -> None:
    ada, ben = guest("Ada"), permitting(guest, Browser(service, "offered"))
    ben.home()
    has_service_worker(ben)
    offer = ben.page.locator("[data-note=push]")
    expect(offer).to_have_count(0)
    table = two_play(ada, ben)
    expect(offer).to_have_count(0)
    ben.go("#/")
    expect(offer).to_be_visible()
    ben.go(f"#/table/{table}")
    ben.look()
    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(offer).to_be_visible()
    offer.locator("[data-push=decline]").click()
    expect(offer).to_have_count(0)
    ben.home()
    expect(ben.page.get_by_text("Market Day").or_(ben.page.get_by_text("Markttag")).first).to_be_visible()
    expect(offer).to_have_count(0)


def test_a_browser_that_may_not_says_so_in_a_sentence(guest: Guest) -> None:
    ada = guest("Ada", service_workers="allow")
    ada.create("market_day", [{"kind": "bot", "bot": "random"}])
    ada.look()
    has_service_worker(ada)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.locator("[data-push-state=denied]")).to_have_text(
        "This browser may not tell you when it is your turn."
    )
