"""Several people sit down at one table, each with a browser."""

import re

from browser.conftest import Guest
from browser.visitor import Visitor


def sit_down(guest: Visitor, link: str) -> None:
    """A one-time link, a name, a seat."""
    guest.page.goto(link)
    guest.page.locator("main input").first.fill(guest.name)
    guest.page.locator("main button[type=submit]").click()
    guest.page.wait_for_url("**/#/table/**")


def get_ready(*guests: Visitor) -> None:
    for guest in guests:
        guest.page.get_by_role("button", name=re.compile("ready|bereit")).click()


def two_at_a_table(
    guest: Guest, options: dict[str, object], game: str = "tiny_towns", lang: str = "de-DE"
) -> tuple[Visitor, Visitor, str]:
    ada, ben = guest("Ada"), guest("Ben", lang=lang)
    made = ada.create(game, [{"kind": "link"}], options)
    links = made["seat_links"]
    assert isinstance(links, list)
    sit_down(ben, links[0]["url"])
    get_ready(ada, ben)
    return ada, ben, str(made["table"])
