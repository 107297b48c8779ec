"""The account page: made on one device, found on another, and where a server asks for one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Guest
from browser.test_access import faults
from browser.test_history import FAMILY, opened, read
from browser.visitor import Visitor
from history.evenings import evening
from kleinstadt.history.files import to_json
from server.driving import Server

PASSWORD = "a long walk"


def fill(page: Page, form: str, name: str) -> None:
    fields = page.locator(f"[data-form={form}]")
    fields.get_by_label("Name to sign in with").fill(name)
    fields.get_by_label("Password").fill(PASSWORD)
    fields.locator("button[type=submit]").click()


def account(visitor: Visitor) -> None:
    visitor.go("#/account")
    visitor.page.locator("main[data-account]").wait_for()


def test_an_account_brings_a_table_to_another_device(guest: Guest) -> None:
    phone, laptop = guest("Ada", width=390), guest("Ada", width=1440)
    made = phone.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    account(phone)
    fill(phone.page, "new", "Ada of two devices")
    expect(phone.page.locator("main[data-account='Ada of two devices']")).to_be_visible()
    laptop.home()
    laptop.page.get_by_role("link", name="Account").click()
    fill(laptop.page, "sign-in", "ada of two devices")
    expect(laptop.page.get_by_role("heading", name="Signed in on 2 devices")).to_be_visible()
    laptop.home()
    expect(laptop.page.locator(f"main a[href='#/table/{made['table']}']").first).to_be_visible()
    account(laptop)
    laptop.page.get_by_role("button", name="Sign out there").click()
    expect(laptop.page.get_by_role("heading", name="Signed in on this device")).to_be_visible()
    phone.reload()
    expect(phone.page.locator("[data-form=sign-in]")).to_be_visible()


def signed_in_as(visitor: Visitor, form: str, name: str) -> None:
    account(visitor)
    fill(visitor.page, form, name)
    expect(visitor.page.locator(f"main[data-account='{name}']")).to_be_visible()


def test_kept_games_are_on_every_device_of_an_account_and_on_no_other(guest: Guest) -> None:
    phone, laptop = guest("Ada", width=390, has_touch=True), guest("Ada", width=1440)
    read(opened(phone, 0), "family.json", to_json(FAMILY))
    opened(phone, 4)
    signed_in_as(phone, "new", "Ada who keeps")
    opened(phone, 4)
    read(opened(laptop, 0), "one.json", to_json([evening("guests", ("Ben", 1, 8))]))
    opened(laptop, 1)
    signed_in_as(laptop, "sign-in", "Ada who keeps")
    page = opened(laptop, 4)
    expect(page.locator("[data-guests='1']")).to_be_visible()
    laptop.go("#/history/game/two")
    page.get_by_role("button", name="Delete").click()
    page.locator("dialog[open] [data-yes]").click()
    opened(laptop, 3)
    phone.reload()
    opened(phone, 3)
    account(laptop)
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("main[data-account='']")).to_be_visible()
    opened(laptop, 1)
    assert page.evaluate("async () => (await indexedDB.databases()).map(({ name }) => name)") == ["kleinstadt-history"]


def test_a_page_of_kept_games_that_stays_open_looks_again_when_somebody_looks_at_it(guest: Guest) -> None:
    phone, laptop = guest("Ada", width=390), guest("Ada", width=1440)
    signed_in_as(phone, "new", "Ada who waits")
    opened(phone, 0)
    signed_in_as(laptop, "sign-in", "Ada who waits")
    read(opened(laptop, 0), "family.json", to_json(FAMILY))
    opened(laptop, 4)
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.page.locator("[data-history='4'][data-complete]").wait_for()


def test_a_deleted_account_takes_its_kept_games_along_and_the_page_says_so(guest: Guest) -> None:
    ada = guest("Ada", width=390)
    read(opened(ada, 0), "family.json", to_json(FAMILY))
    opened(ada, 4)
    signed_in_as(ada, "new", "Ada who goes")
    opened(ada, 4)
    account(ada)
    form = ada.page.locator("[data-form=delete]")
    expect(form).to_contain_text("your mail address, your kept games")
    form.get_by_label("Password").fill(PASSWORD)
    form.locator("button[type=submit]").click()
    ada.page.locator("dialog[open] [data-yes]").click()
    expect(ada.page.locator("main[data-account='']")).to_be_visible()
    opened(ada, 0)
    signed_in_as(ada, "new", "Ada who goes")  # somebody else of the same name, perhaps
    opened(ada, 0)


def test_a_server_that_was_restored_from_a_copy_gets_the_kept_games_again(guest: Guest, server: Server) -> None:
    phone, laptop = guest("Ada", width=390, has_touch=True), guest("Ada", width=1440)
    read(opened(phone, 0), "family.json", to_json(FAMILY))
    opened(phone, 4)
    signed_in_as(phone, "new", "Ada restored")
    opened(phone, 4)
    person = "(SELECT person FROM accounts WHERE name = 'Ada restored')"
    server.sql(f"DELETE FROM kept_games WHERE person = {person}")
    server.sql("UPDATE accounts SET kept = 0 WHERE name = 'Ada restored'")
    phone.reload()
    opened(phone, 4)
    signed_in_as(laptop, "sign-in", "Ada restored")
    opened(laptop, 4)


def test_a_wrong_password_is_said_in_a_sentence(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    account(ada)
    fields = ada.page.locator("[data-form=sign-in]")
    fields.get_by_label("Name zum Anmelden").fill("Niemand")
    fields.get_by_label("Passwort").fill(PASSWORD)
    fields.get_by_label("Passwort").press("Enter")
    expect(fields.get_by_role("alert")).to_have_text("Dieser Name und dieses Passwort gehören nicht zusammen.")


def test_a_password_that_is_too_long_is_refused_and_not_cut_off(guest: Guest) -> None:
    ada = guest("Ada")
    account(ada)
    fields = ada.page.locator("[data-form=new]")
    fields.get_by_label("Name to sign in with").fill("Ada of many words")
    fields.get_by_label("Password").fill("walk " * 50)
    fields.locator("button[type=submit]").click()
    expect(fields.get_by_role("alert")).to_have_text("A password has at least 8 signs, and at most 200.")


@pytest.mark.parametrize("width", [1440, 320])
def test_the_page_has_no_serious_fault_and_fits(guest: Guest, width: int) -> None:
    ada = guest("Ada", width=width)
    account(ada)
    assert faults(ada) == []
    fill(ada.page, "new", f"{width}".ljust(40, "W"))
    expect(ada.page.locator("[data-form=delete]")).to_be_visible()
    assert faults(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.fixture
def demanding(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server where one plays with an account."""
    server = Server(tmp_path_factory.mktemp("demanding"), "--accounts", "required")
    context = chromium.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    yield Visitor(context.new_page(), server.url, "Ada")
    context.close()
    server.stop()


def test_where_an_account_is_required_the_page_says_so_and_goes_on_afterwards(demanding: Visitor) -> None:
    page = demanding.page
    demanding.home()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("status")).to_have_text("Here one plays with an account.")
    fill(page, "new", "Ada")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("[data-question]").first).to_be_attached()
    assert demanding.errors == []
