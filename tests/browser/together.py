"""Several people sit down at one table, each with a browser."""

import re

from browser.conftest import Guest
from browser.visitor import MOST_ANSWERS, Visitor


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
    guest: Guest, options: dict[str, object], game: str = "tiny_towns", lang: str = "de-DE", **context: object
) -> tuple[Visitor, Visitor, str]:
    ada, ben = guest("Ada", **context), guest("Ben", lang=lang, **context)
    made = ada.create(game, [{"kind": "link"}], options)
    links = made["seat_links"]
    assert isinstance(links, list)
    sit_down(ben, links[0]["url"])
    get_ready(ada, ben)
    return ada, ben, str(made["table"])


def play(*players: Visitor, answers: int = MOST_ANSWERS) -> int:
    """Everybody answers whatever they are asked, so many times in all or to the end. Returns how many were given."""
    given = since = 0
    while given < answers:
        before, sights = given, []
        for player in players:
            sight = player.look(since)  # at least what those before have seen
            if sight.question:
                sight = player.answer(sight)
                given += 1
            since = max(since, sight.answers)
            sights.append(sight)
        if all(sight.over for sight in sights):
            break
        if given == before and all(sight.answers == since for sight in sights):
            since += 1  # none of them is asked, so somebody else will answer
    return given


def play_to_the_end(*players: Visitor) -> None:
    play(*players)
    assert all(player.look().over for player in players), "the game does not end"
