"""The score pad beside the cardboard game, on a phone."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import LONG, Guest
from browser.pads import Scorer
from browser.test_access import faults
from browser.visitor import Visitor
from kleinstadt.engine.registry import game
from ours import OURS
from pads.finals import described, final

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = int(os.environ.get("KLEINSTADT_PADS", "3"))  # `make pads` says 200

# The town of the rulebook's example (28 points) and three more; seven kinds of cards, a monument.
TOWNS = [
    [["cottage", "well", "cottage", ""], ["well", "cottage", "", "tavern"], ["bakery", "chapel", "tavern", "cottage"],
     ["farm", "tavern", "cottage", "warehouse"]],
    [["cottage", "", "tavern", ""], ["well", "monument", "cottage", "bakery"], ["cottage", "farm", "farm", "well"],
     ["", "chapel", "tavern", "cottage"]],
    [["tavern", "tavern", "tavern", "tavern"], ["cottage", "farm", "cottage", ""], ["chapel", "", "well", "cottage"],
     ["", "bakery", "warehouse", ""]],
    [["well", "cottage", "well", "cottage"], ["cottage", "well", "", "farm"], ["", "chapel", "bakery", "cottage"],
     ["tavern", "", "warehouse", "tavern"]],
]  # fmt: skip
OMA = {"name": "Oma", "town": TOWNS[0], "warehouse": 3}
BEN = {"name": "Ben", "town": TOWNS[1], "monument": "cathedral_of_caterina"}
FOUR: dict[str, Any] = {"players": [OMA, BEN, {"name": "Cleo", "town": TOWNS[2]}, {"name": "Dana", "town": TOWNS[3]}]}
STRAW = [{"territory": territory, "terrain": "straw", "floors": 2} for territory in (3, 3, 5, 5)]
MARKETS = {"secrets": ["market", "control_three_five"], "buildings": STRAW, "population": 32}  # GNV-19: 52 points
GARDEN = {
    "players": [
        {"name": "Ada", "projects": ["temple", "sanctuary", "infirmary_leaf"], **MARKETS},
        {"name": "Ben", "points": 18, "population": 10, "secrets": ["belfry", "cabaret"],
         "buildings": [{"territory": 1, "terrain": "meadow", "floors": 3, "roof": True}]},
    ]
}  # fmt: skip
TAPS = 100  # for four towns with their names, all told


def phone(guest: Guest, lang: str = "en-GB") -> Visitor:
    return guest("Ada", lang=lang, width=360, height=740, has_touch=True, is_mobile=True)


def keep(visitor: Visitor, id: str, pad: dict[str, Any]) -> None:
    """As if this had been entered here before."""
    kept = json.dumps({"data": pad, "picked": {}})
    visitor.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"kleinstadt.pad.{id}", kept])


def example(id: str) -> dict[str, Any]:
    pad: dict[str, Any] = json.loads((EXAMPLES / f"{id}.json").read_text(encoding="utf-8"))
    return pad


@pytest.mark.parametrize(
    ("id", "pad", "totals"),
    [
        ("tiny_towns", FOUR, [28, 26, 27, 27]),
        ("garden_nation", GARDEN, [52, 18]),
        ("everdell", example("everdell"), [52, 70]),
        ("colonists", example("colonists"), [64, 36]),
    ],
)
def test_a_whole_pad_is_tapped_in_and_outlives_the_page(
    guest: Guest, id: str, pad: dict[str, Any], totals: list[int]
) -> None:
    of = game(id)
    result = of.score_pad(pad)
    assert [sheet.total for sheet in result.sheets] == totals
    scorer = Scorer(phone(guest), of)
    scorer.open()
    scorer.enter(pad)
    scorer.expect(result)
    assert scorer.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert id != "tiny_towns" or scorer.taps == TAPS
    scorer.visitor.reload()
    scorer.settled()
    scorer.tap("[data-seat=result]")
    scorer.expect(result)


def test_alone_against_rugwort(guest: Guest) -> None:
    of = game("everdell")
    ada = {"name": "Ada", "city": ["farm", "castle", "historian"], "goods": {"points": 20}, "events": ["grand_tour"]}
    pad = {"players": [ada, {"rugwort": 2, "city": ["king", "mine", "inn", "wife"], "goods": {"points": 5}}]}
    scorer = Scorer(phone(guest), of)
    scorer.open()
    scorer.enter(pad)
    scorer.expect(of.score_pad(pad))


def test_alone_there_is_a_rank_and_in_german_every_word_is(guest: Guest) -> None:
    ada = phone(guest, "de-DE")
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    scorer.tap(".who button")
    scorer.tap("[data-group=type-cottage]")
    scorer.tap("[data-field='0.0']")
    scorer.tap("[data-seat=result]")
    scorer.settled()
    main = ada.page.locator("main")
    expect(main).to_contain_text("Rang: ")
    expect(main).to_contain_text("Landhaus")
    expect(main).not_to_contain_text("Cottage")


def test_equal_points_are_explained_and_the_missing_word_decides(guest: Guest) -> None:
    scorer = Scorer(phone(guest), game("colonists"))
    scorer.open()
    longest = "Maximiliane von und zu H"
    scorer.enter({"players": [{"name": longest, "dollars": 5}, {"name": "Ben", "dollars": 5}]})
    assert scorer.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(scorer.page.locator(".remarks")).to_contain_text("Who began the first year")
    expect(scorer.page.locator("[data-tie=shared]")).to_be_visible()
    scorer.page.locator("[data-part=first] button").first.tap()
    scorer.settled()
    expect(scorer.page.locator("[data-result] h2")).to_contain_text("Ben wins")
    expect(scorer.page.locator("[data-tie=later]")).to_be_visible()


def test_what_cannot_be_is_said_at_once_and_with_its_place(guest: Guest) -> None:
    scorer = Scorer(phone(guest), game("colonists"))
    scorer.open()
    scorer.enter({"players": [{"name": "Oma", "buildings": {"farm": 1}, "workers": {"farmer": 3}}, {"name": "Ben"}]})
    expect(scorer.page.get_by_role("alert")).to_contain_text("Oma, Colonists at work: Farmer")


def test_nothing_is_lost_while_the_server_is_away(guest: Guest) -> None:
    scorer = Scorer(phone(guest), game("tiny_towns"))
    scorer.open()
    scorer.settled()
    scorer.page.context.set_offline(True)
    scorer.tap("[data-field='0.0']")
    expect(scorer.page.get_by_text("The server cannot be reached.")).to_be_visible()
    scorer.page.context.set_offline(False)
    scorer.settled()
    expect(scorer.page.get_by_text("The server cannot be reached.")).to_have_count(0)
    expect(scorer.page.locator("[data-seat='0']")).to_contain_text("−15")


def test_a_town_is_entered_by_keyboard(guest: Guest) -> None:
    ada = guest("Ada")
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    scorer.settled()
    ada.page.locator("[data-group=type-cottage]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Tab")
    for key in ("Enter", "ArrowRight", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.page.get_by_role("button", name="Row 1, column 1: Cottage")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Row 2, column 2: Cottage")).to_be_visible()


@pytest.mark.parametrize("colours", [False, pytest.param(True, marks=LONG)])
def test_pads_have_no_serious_fault(guest: Guest, colours: bool) -> None:
    """Filled in; the sheet is part of the page."""
    ada = phone(guest)
    ada.go("#/companion")
    ada.page.locator("a[data-game]").first.wait_for()
    assert faults(ada, colours) == []
    for id in OURS:
        keep(ada, id, example(id))
        scorer = Scorer(ada, game(id))
        scorer.open()
        scorer.settled()
        assert faults(ada, colours) == [], id


def test_the_way_there_from_the_home_page(guest: Guest) -> None:
    ada = phone(guest)
    ada.home()
    ada.page.get_by_role("link", name="At the real table").tap()
    ada.page.locator("a[data-game=everdell][data-aid='']").tap()
    ada.page.locator("[data-pad=everdell]").wait_for()


@pytest.mark.parametrize("id", OURS)
def test_games_played_here_are_scored_the_same_through_the_page(guest: Guest, id: str) -> None:
    """What the page asks the server for, for final positions of random games; one of them is shown, too."""
    of = game(id)
    scorer = Scorer(phone(guest), of)
    scorer.open()
    for number in range(GAMES):
        state = final(of, number)
        told = scorer.page.evaluate(
            """async ([game, pad]) => (await fetch(`/api/pads/${game}`, {
              method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(pad),
            })).json()""",
            [id, described(state)],
        )
        assert told["sheets"] == [sheet.dump() for sheet in state.scores() + state.rivals()], number
        assert told["places"] == state.placing(), number
    state = final(of, GAMES - 1)
    keep(scorer.visitor, id, described(state))
    scorer.visitor.reload()
    scorer.settled()
    scorer.tap("[data-seat=result]")
    scorer.expect(of.score_pad(described(state)))
