"""Turns by mail: an address on the account page, the link in a real mail, and the tap that stops it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Guest
from browser.test_access import faults
from browser.test_account import account, fill
from browser.test_push import two_play
from server import in_a_hurry
from server.driving import MARKET_DAY, Server
from server.mail_service import MailService, links_in, token_in


@pytest.fixture(scope="module")
def post() -> Iterator[MailService]:
    made = MailService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: MailService) -> Iterator[Server]:
    args = ("--mail", post.url, "--mail-from", "games@kleinstadt.example")
    running = Server(tmp_path_factory.mktemp("mail"), *args, plugins=MARKET_DAY, program=[in_a_hurry.__file__])
    yield running
    running.stop()


def test_who_asks_for_it_is_told_by_mail_and_stops_it_with_one_tap(guest: Guest, post: MailService) -> None:
    ada, ben, anybody = guest("Ada"), guest("Ben"), guest("Anybody", lang="de-DE")
    account(ben)
    fill(ben.page, "new", "Ben of the mail")
    box = ben.page.locator("[data-form=mail]")
    box.get_by_label("Mail address").fill("ben at home")
    box.get_by_role("button", name="Have it confirmed").click()
    expect(box.get_by_role("alert")).to_have_text("Mail cannot be sent to that address.")
    box.get_by_label("Mail address").fill("ben@example.org")
    box.get_by_role("button", name="Have it confirmed").click()
    expect(box.get_by_role("status")).to_contain_text("ben@example.org")
    link = f"#/mail/confirm/{token_in(post.next('ben@example.org'), 'confirm')}"
    for said in ("confirm", "refused"):  # once, from whatever browser, in the account's language
        anybody.home()
        anybody.go(link)
        expect(anybody.page.locator(f"[data-mail-said={said}]")).to_be_visible()
    ben.reload()
    expect(ben.page.locator("[data-mail='ben@example.org']")).to_be_visible()
    turns = box.get_by_role("checkbox")
    expect(turns).not_to_be_checked()
    turns.click()
    expect(turns).to_be_checked()
    expect(box.get_by_role("alert")).to_have_count(0)

    table = two_play(ada, ben)
    ben.page.get_by_role("button", name="Menu").click()
    expect(ben.page.locator("[data-push=mute]")).to_be_visible()
    ben.page.goto("about:blank")
    mail = post.next("ben@example.org")
    assert mail["Subject"] == "Your turn: Market Day with Ada"
    assert links_in(mail)[0].endswith(f"/#/table/{table}")
    anybody.home()
    anybody.go(f"#/mail/stop/{token_in(mail, 'stop')}")
    expect(anybody.page.get_by_role("status")).to_contain_text("Es kommt keine Mail mehr")
    account(ben)
    expect(turns).not_to_be_checked()
    box.get_by_role("button", name="Remove").click()
    expect(ben.page.locator("[data-mail='']")).to_be_visible()


def test_the_page_that_a_link_opens_speaks_as_the_account_does(guest: Guest, post: MailService) -> None:
    cleo, phone = guest("Cleo", lang="de-DE"), guest("Cleo", lang="en-GB", width=390)
    account(cleo)
    fields = cleo.page.locator("[data-form=new]")
    fields.get_by_label("Name zum Anmelden").fill("Cleo of the mail")
    fields.get_by_label("Passwort").fill("a long walk")
    fields.locator("button[type=submit]").click()
    box = cleo.page.locator("[data-form=mail]")
    box.get_by_label("Mailadresse").fill("cleo@example.org")
    box.get_by_role("button", name="Bestätigen lassen").click()
    phone.home()
    phone.go(f"#/mail/confirm/{token_in(post.next('cleo@example.org'), 'confirm')}")
    expect(phone.page.get_by_role("status")).to_contain_text("Deine Mailadresse ist bestätigt.")


@pytest.mark.parametrize("width", [1440, 320])
def test_the_part_about_mail_has_no_serious_fault_and_fits(guest: Guest, post: MailService, width: int) -> None:
    ada = guest("Ada", width=width)
    account(ada)
    fill(ada.page, "new", f"Ada of {width}")
    box = ada.page.locator("[data-form=mail]")
    address = f"{'a' * 60}@{'b' * 60}.example.org"
    box.get_by_label("Mail address").fill(address)
    box.get_by_role("button", name="Have it confirmed").click()
    expect(box.get_by_role("status")).to_be_visible()
    assert faults(ada) == []
    ada.go(f"#/mail/confirm/{token_in(post.next(address), 'confirm')}")
    expect(ada.page.locator("[data-mail-said=confirm]")).to_be_visible()
    assert faults(ada) == []
    account(ada)
    expect(ada.page.locator(f"[data-mail='{address}']")).to_be_visible()
    assert faults(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
