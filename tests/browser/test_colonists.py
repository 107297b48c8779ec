"""Whole games of The Colonists through the page."""

import random
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

import kleinstadt
from browser.conftest import LONG, Guest
from browser.together import play, play_to_the_end, two_at_a_table
from browser.visitor import Visitor

ONE_ERA = {"start_era": 1, "end_era": 1}
BUILDER = "[data-field^=b_][data-lit]"
SOME_IN_SIGHT = """tiles => tiles.some(tile => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  return tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
OPENED_AT_ONCE = """async razing => {
  const title = razing.querySelector('summary');
  const agrees = () => razing.open !== title.hasAttribute('data-lit');
  title.click();
  const first = agrees();
  await Promise.resolve();
  return first && agrees() && razing.open;
}"""
RANDOM = [{"kind": "bot", "bot": "random"}]


def test_two_people_begin_an_era_each_in_their_language(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, ONE_ERA, game="colonists", width=1440, height=900)
    expect(ada.page.locator("main")).to_contain_text("Colonies")
    expect(ben.page.locator("main")).to_contain_text("Kolonien")
    assert play(ada, ben, answers=16) >= 16
    expect(ben.page.locator("main")).not_to_contain_text("Market card")


@LONG
def test_two_people_play_a_whole_era_each_in_their_language(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, ONE_ERA, game="colonists", width=1440, height=900)
    play_to_the_end(ada, ben)
    assert "go" in ben.answered
    for page, sheet in ((ada.page, "Score sheet"), (ben.page, "Wertung")):
        expect(page.get_by_role("table", name=sheet)).to_be_visible()
    expect(ben.page.locator("main")).not_to_contain_text("Market card")


def test_on_a_phone_a_whole_era_can_be_played(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("colonists", RANDOM, ONE_ERA)
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.play_to_the_end()


def test_a_place_that_is_looked_at_says_what_it_would_bring_and_nothing_has_happened(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", RANDOM, ONE_ERA)
    ada.hurry(until="fill")
    ada.hurry(moves=["fill 2", "enter market_a"])
    question = ada.look(asked=True).question
    sight = ada.click("[data-field=market_a][data-lit], [data-field=market_b][data-lit]")
    assert sight.question == question
    sheet = ada.page.locator("[data-spot=sheet]")
    expect(sheet).to_contain_text("Market: subsidy")
    ada.page.keyboard.press("Escape")
    assert ada.look().question == question


def test_what_is_done_on_a_market_leads_on_to_what_is_asked_about_it_and_back(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", [], ONE_ERA, seed=5)
    ada.hurry(until="go")
    ada.hurry(moves=["enter market_a"])
    deed = ada.page.locator("[data-move='do sale'], [data-move='do action']")
    ada.click("[data-field=market_b][data-lit]")
    expect(deed.first).to_be_visible()
    ada.click("[data-move='do sale']")
    expect(deed).to_have_count(0)
    expect(ada.page.locator("[data-numbers]")).to_be_visible()
    expect(ada.page.locator("[data-main]")).to_have_text("Sell")
    ada.click("[data-draft-back]")
    expect(deed.first).to_be_visible()


def test_a_place_where_nobody_can_go_says_why(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", RANDOM, ONE_ERA)
    why = ["begins on a market", re.compile("[Tt]oo far away|Missing|no improvement in hand|levy|already")]
    for reason in why:  # before the steward has come into the country, and after
        ada.hurry(until="go")
        ada.click("[data-field]:not([data-lit], [data-field*=market])")
        expect(ada.page.locator("[data-spot=sheet]")).to_contain_text(reason)
        ada.hurry(1)


def lays_the_market(ada: Visitor) -> None:
    """As start player, to where the first half can be turned in several directions."""
    ada.create("colonists", RANDOM, ONE_ERA, seed=1)
    ada.hurry(until="lay_market")
    for cell in ada.page.locator("[data-field][data-lit]").all():
        ada.touch(cell)
        ada.look()
        expect(ada.page.locator("[data-laid]")).to_have_count(1)
        if ada.page.locator("[data-laid=market]").count():
            return
        ada.page.keyboard.press("Escape")
    raise AssertionError("every market can be turned in one direction only")


def test_the_first_half_of_a_market_lies_there_and_undo_takes_back_only_that(guest: Guest) -> None:
    ada = guest("Ada")
    lays_the_market(ada)
    before = ada.look()
    expect(ada.page.locator("h1")).to_contain_text("other half")
    assert ada.click("[data-tool=undo]").question == before.question
    expect(ada.page.locator("[data-laid]")).to_have_count(0)
    expect(ada.page.locator("h1")).to_contain_text("Where do you lay the market?")


def test_names_on_the_map_of_a_phone_are_readable_where_a_steward_goes(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.create("colonists", RANDOM, ONE_ERA)
    ada.hurry(until="fill")
    ada.hurry(moves=["fill 2", "enter market_a"])
    sizes = "names => names.map(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)"
    shown = ada.page.locator("[data-map] text.name")
    expect(shown).not_to_have_count(0)
    assert min(shown.evaluate_all(sizes)) > 9


def test_a_sign_at_the_edge_of_the_map_leads_to_lit_places_that_are_out_of_sight(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.create("colonists", RANDOM, ONE_ERA)
    ada.hurry(until="fill")
    ada.hurry(moves=["fill 2", "enter market_a"])
    signs = ada.page.locator("[data-beyond]")
    ada.page.locator("[data-field][data-lit]").first.focus()
    ada.page.keyboard.press("0")  # the whole map
    ada.look()
    expect(signs).to_have_count(0)
    for _ in range(6):
        ada.page.keyboard.press("+")
    ada.look()
    expect(signs.first).to_be_visible()
    ada.click("[data-beyond]")
    assert ada.page.locator("[data-field][data-lit]").evaluate_all(SOME_IN_SIGHT)


def moves_alone_to(kind: str, seed: int) -> list[str]:
    """Alone, by chance, to where such a question is asked."""
    chance = random.Random(seed)
    state = kleinstadt.game("colonists").start(seats=1, options=ONE_ERA, seed=seed)
    moves: list[str] = []
    while state.decision(0).kind != kind:
        moves.append(chance.choice(state.moves(0)))
        state.play(0, moves[-1])
    return moves


def test_the_end_of_a_year_has_a_title(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("colonists", [], ONE_ERA, seed=1)
    ada.hurry(moves=moves_alone_to("post", seed=1))
    expect(ada.page.locator("h1")).to_have_text(re.compile(r"Ende des \d\. Jahres: Wer arbeitet wo\?"))
    expect(ada.page.locator("[data-spot=sheet]")).to_contain_text("heimgekommen")


def at_a_builder(ada: Visitor) -> Locator:
    """Where something can be razed for a new building."""
    razing = ada.page.locator("[data-razing]")
    while not razing.count():
        ada.hurry(1)
        if ada.look(asked=True).kind == "go" and ada.page.locator(BUILDER).count():
            ada.click(BUILDER)
    return razing


def test_what_goes_for_a_new_building_is_a_second_step(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", RANDOM, ONE_ERA)
    razing = at_a_builder(ada)
    sheet = ada.page.locator("[data-spot=sheet]")
    expect(sheet.locator("[data-move^=build]:not([data-move*=over])")).to_be_visible()
    expect(razing.locator("[data-move]").first).to_be_hidden()
    assert razing.first.evaluate(OPENED_AT_ONCE), "it is open and lit to be opened at the same time"
    ada.click("[data-razing] [data-move]")
    expect(sheet).to_contain_text("You raze Farm.")


def test_of_two_quick_taps_the_second_only_chooses_what_the_first_has_unfolded(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("colonists", RANDOM, ONE_ERA)
    razing = at_a_builder(ada)
    question = ada.look().question
    razing.locator("summary").tap()
    razing.locator("[data-move]").first.tap()
    expect(ada.page.locator("[data-main]")).to_be_enabled()
    assert ada.look().question == question


def test_whoever_buys_a_community_reaches_every_button_of_the_list(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("colonists", RANDOM, {"start_era": 3, "end_era": 3})
    ada.hurry(until="buy_embassy")
    ada.click("[data-main]:enabled")
    shop = ada.page.locator("[data-shop]")
    expect(shop).to_be_visible()
    expect(ada.page.locator("main").get_by_text(re.compile(r"\d+ Taler"))).to_have_count(1)  # what is left, said once
    beyond = "list => list.scrollWidth - list.closest('[data-spot=sheet]').clientWidth"
    assert shop.evaluate(beyond) < 0


def test_numbers_that_were_said_together_are_taken_back_together(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", [], {"start_era": 3, "end_era": 3})
    ada.hurry(until="buy_embassy")
    rows = ada.page.locator("[data-numbers] li")
    ada.look()
    count = rows.count()
    assert count > 2
    ada.click("[data-main]:enabled")
    expect(rows).to_have_count(0)
    ada.click("[data-draft-back]")
    expect(rows).to_have_count(count)


def test_values_of_ones_own_come_from_a_file_and_what_is_wrong_in_it_is_said(guest: Guest, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text("buildings.farm.cost = { wod = 1 }", encoding="utf-8")
    right.write_text("buildings.farm.value = 7", encoding="utf-8")
    ada = guest("Ada", lang="de-DE", width=390, height=844)
    ada.go("#/new/colonists")
    ada.page.get_by_text("Weitere Einstellungen").click()
    opens = ada.page.locator("[data-main]")
    name = ada.page.locator("input[autocomplete=nickname]")
    opens.click()
    assert name.evaluate("field => field.validationMessage") == "Wie heißt du?"
    name.fill("Ada")
    file = ada.page.locator("input[type=file]").first
    file.set_input_files(wrong)
    opens.click()
    alert = ada.page.get_by_role("alert")
    expect(alert).to_have_text("buildings.farm.cost: wod ist hier nicht bekannt; ist wood gemeint?")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    file.set_input_files(right)
    expect(alert).to_have_count(0)
    opens.click()
    expect(ada.page.locator("main")).to_contain_text("buildings.farm.value = 7")


def test_who_works_where_is_kept_where_the_page_is_opened_anew(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("colonists", [], ONE_ERA, seed=5)
    less = ada.page.locator("[data-numbers] button:enabled")
    numbers = ada.page.locator("[data-numbers] output")
    ada.hurry(until="post")
    while not less.count():
        ada.hurry(1)
        ada.hurry(until="post")
    before = numbers.all_inner_texts()
    ada.touch(less.first)
    ada.look()
    changed = numbers.all_inner_texts()
    assert changed != before
    ada.reload()
    ada.look(asked=True)
    expect(numbers).to_have_text(changed)
