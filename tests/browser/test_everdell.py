"""Whole games of Everdell through the page."""

import random
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

import kleinstadt
from browser.conftest import LONG, Guest
from browser.together import play, play_to_the_end, two_at_a_table
from kleinstadt.games.everdell.cards import FARM, IDS, JUDGE, PRICE
from kleinstadt.games.everdell.goods import shortage
from kleinstadt.games.everdell.state import Everdell

MODULES = ["tickets", "reservation", "abilities", "newleaf_forest", "newleaf_basic_events"]
NEWLEAF = {"newleaf": "full", "special_events": "mixed", **dict.fromkeys(MODULES, True)}
# Words of cards that lie on two lines although nothing in them says where to break.
BROKEN = """names => [...document.querySelectorAll(names)].filter(name => name.clientWidth > 1).flatMap(name => {
  const text = name.firstChild;
  const top = at => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1).top;
  };
  const parts = [...text.data.matchAll(/[^\\s\\u00AD-]+/g)];
  return parts.filter(({ 0: part, index }) => top(index) !== top(index + part.length - 1)).map(([part]) => part);
})"""
# Names of my city that are cut off at their edge.
CUT = """() => [...document.querySelectorAll('[data-spot=city] .name')].filter(name => {
  const cut = name.scrollWidth > name.clientWidth || getComputedStyle(name).textOverflow === 'ellipsis';
  return cut && name.checkVisibility();
}).map(name => name.innerText)"""
BOTH = ["de-DE", pytest.param("en-GB", marks=LONG)]  # German words are the longer ones
CITY = "[data-spot=city] [data-card]"
BESIDE = "[aria-labelledby=beside-title] [data-card]"
# Cards of which a part is cut off or lies under something.
HIDDEN = """cards => [...document.querySelectorAll(cards)].filter(card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return ![4, height - 4].every(down => card.contains(document.elementFromPoint(x + width / 2, y + down)));
}).map(card => card.dataset.card)"""


def moves_alone(seed: int, until: Callable[[Everdell, Sequence[str]], bool], kind: str = "turn") -> list[str]:
    """Alone, building whatever can be built, up to a turn like this, or another question."""
    chance = random.Random(seed)
    state = kleinstadt.game("everdell").start(seats=1, seed=seed)
    assert isinstance(state, Everdell)
    moves: list[str] = []
    while not (state.decision(0).kind == kind and until(state, state.moves(0))):
        found = state.moves(0)
        builds = [move for move in found if move.startswith("play ")]
        moves.append(chance.choice(builds or [move for move in found if move != "pass"] or found))
        state.play(0, moves[-1])
    return moves


def test_two_people_begin_a_game_of_newleaf_with_all_its_modules(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, NEWLEAF, game="everdell")
    expect(ada.page.locator("main")).to_contain_text("Which ability")
    expect(ada.page.get_by_role("heading", name="Station")).to_be_visible()
    assert play(ada, ben, answers=16) >= 16


@LONG
def test_two_people_play_a_whole_game_of_newleaf_with_all_its_modules(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, NEWLEAF, game="everdell")
    play_to_the_end(ada, ben)
    expect(ada.page.get_by_role("table", name="Score sheet")).to_be_visible()


@LONG
def test_one_person_and_three_bots_in_german(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("everdell", [{"kind": "bot", "bot": "greedy"}] * 3)
    main = ada.page.locator("main")
    expect(main).to_contain_text("Wiese")
    assert ada.play_to_the_end() > 20
    expect(main).not_to_contain_text("Meadow")


def test_on_a_phone_everything_can_be_reached(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("everdell", [{"kind": "bot", "bot": "random"}], NEWLEAF)
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.click("[data-tab=places]")
    ada.play_to_the_end()


def test_on_the_smallest_phone_no_card_of_my_hand_stays_under_the_actions(guest: Guest) -> None:
    ada = guest("Ada", width=360, height=640, has_touch=True, is_mobile=True)
    ada.create("everdell", [{"kind": "bot", "bot": "random"}], NEWLEAF)
    ada.hurry(12)
    ada.click("[data-tab=board]")
    hand = ada.page.locator("[data-spot=hand] [data-card]").first
    hand.evaluate("card => card.scrollIntoView({ block: 'end' })")
    actions = ada.page.locator("[data-spot=actions]").bounding_box()
    card = hand.bounding_box()
    assert card
    assert actions
    assert card["y"] + card["height"] <= actions["y"]


def test_alone_against_rugwort(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("everdell", [])
    main = ada.page.locator("main")
    expect(main).to_contain_text("Wiese")
    expect(ada.page.get_by_role("heading", name="Fusselwürz")).to_be_visible()
    assert ada.play(12) == 12
    assert ada.hurry().over
    expect(ada.page.get_by_role("table", name="Wertung")).to_contain_text("Fusselwürz")
    expect(main).not_to_contain_text("Meadow")


def test_what_cannot_be_played_says_why(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    ada.click("[data-spot=hand] [data-card]:not([data-lit])")
    expect(ada.page.locator("[data-spot=sheet]")).to_contain_text("You still need")


def test_with_the_judge_the_card_that_is_paid_for_stays_in_sight(guest: Guest) -> None:
    def replaces(state: Everdell, found: Sequence[str]) -> bool:
        there = "play farm from hand" in found and JUDGE in state.cities[0].cards
        return there and shortage(state.stocks[0], PRICE[FARM]) > 0

    ada = guest("Ada")
    ada.create("everdell", [], seed=26)
    ada.hurry(moves=moves_alone(26, replaces))
    ada.click("[data-spot=hand] [data-card=farm]")
    sheet = ada.page.locator("[data-spot=sheet]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Farm")
    expect(sheet).to_contain_text("With the Judge: which resource do you replace?")


def test_who_plays_with_a_crane_sees_from_the_first_question_on_that_it_is_given_up(guest: Guest) -> None:
    def helps(state: Everdell, found: Sequence[str]) -> bool:
        there = "play storehouse from hand" in found and IDS.index("crane") in state.cities[0].cards
        return there and shortage(state.stocks[0], PRICE[IDS.index("storehouse")]) > 0

    ada = guest("Ada")
    ada.create("everdell", [], seed=51)
    ada.hurry(moves=moves_alone(51, helps))
    ada.click("[data-spot=hand] [data-card=storehouse]")
    for _ in range(2):  # at the question, and with an answer to it
        expect(ada.page.locator(f"{CITY}[data-card=storehouse]")).to_have_count(1)
        expect(ada.page.locator(f"{CITY}[data-card=crane]")).to_contain_text("used up")
        expect(ada.page.locator("[data-spot=sheet]")).to_contain_text("Crane")
        ada.click("[data-spot=sheet] [data-move]")


def test_one_button_ends_a_run_of_answers(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [], seed=5)
    ada.click("[data-place=haven][data-lit]")
    ada.click("[data-spot=hand] [data-card][data-lit]")
    expect(ada.page.locator("[data-main]")).to_have_text("That is enough")
    expect(ada.page.locator("[data-move=done]")).to_have_count(0)


@pytest.mark.parametrize("elsewhere", ["[data-spot=city] h2", "[data-event]:not([data-lit])"])
def test_what_was_begun_and_is_dropped_by_a_touch_elsewhere_says_so(guest: Guest, elsewhere: str) -> None:
    ada = guest("Ada")
    ada.create("everdell", [], seed=5)
    ada.click("[data-place=haven][data-lit]")
    expect(ada.page.locator("[data-spot=sheet]")).to_contain_text("Haven")
    ada.click(elsewhere)
    note = ada.page.locator("[data-refusal]")
    expect(note).to_contain_text("Put aside: Send a worker to “Haven”")
    assert ada.look().answers == 0
    ada.click("[data-place=haven][data-lit]")
    expect(note).to_have_count(0)


def test_a_place_shows_what_it_would_bring_before_it_is_done(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    question = ada.look(asked=True).question
    assert ada.click("[data-place=basic_three_twigs][data-lit]").question == question
    expect(ada.page.locator("[data-spot=good-twigs] [data-change]")).to_contain_text("3")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-main]")).to_have_count(0)
    ada.click("[data-place=basic_three_twigs][data-lit]")
    assert ada.click("[data-main]:enabled").question != question


def test_the_keyboard_is_enough(guest: Guest) -> None:
    ada = guest("Ada")
    ada.hand = "keys"
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    assert ada.play(8) == 8


def test_what_an_action_brings_me_is_said_to_me(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    ada.click("[data-place=basic_three_twigs][data-lit]")
    sheet = ada.page.locator("[data-spot=sheet]")
    expect(sheet).to_contain_text("You gain 3 ×")
    expect(sheet).not_to_contain_text("Ada")


NOTHING_ELSE = {"en-GB": "Nothing else was possible.", "de-DE": "Etwas anderes war nicht möglich."}


@pytest.mark.parametrize(
    ("lang", "to_me", "in_the_log"),
    [
        ("en-GB", "You are now in spring and have 3 workers.", "Ada is now in spring and has 3 workers."),
        ("de-DE", "Du bist jetzt im Frühling und hast 3 Arbeiter.", "Ada ist jetzt im Frühling und hat 3 Arbeiter."),
    ],
)
def test_a_season_that_began_by_itself_is_told_until_i_do_something(
    guest: Guest, lang: str, to_me: str, in_the_log: str
) -> None:
    told, logged = f"{to_me} {NOTHING_ELSE[lang]}", f"{in_the_log} {NOTHING_ELSE[lang]}"
    ada = guest("Ada", lang=lang)
    ada.create("everdell", [], seed=4)
    moves = moves_alone(4, lambda _, found: list(found) == ["prepare"])
    ada.hurry(moves=moves)
    note = ada.page.locator("[data-done-for-me]")
    expect(note).to_contain_text(told)
    log = ada.page.get_by_role("region", name="Log" if lang == "en-GB" else "Verlauf")
    expect(log).to_contain_text(logged)
    ada.reload()
    expect(note).to_contain_text(told)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.page.locator("[data-caption]")).to_contain_text(told)
    ada.answer(ada.look(asked=True))
    expect(ada.page.locator("main")).not_to_contain_text(told)


def test_the_undertaker_clears_any_three_open_cards_together(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [], seed=5)
    ada.hurry(moves=["visit forest_twig_resin_berry", "visit basic_one_berry_one_card", "play undertaker from hand"])
    for card in ("crane", "chapel", "farm"):  # the last one of them first
        ada.click(f"[data-card={card}]")
        ada.still()
    expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(3)
    ada.click("[data-main]")
    expect(ada.page.locator("[data-card=crane], [data-card=chapel]")).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Which card do you take?")


def test_a_city_of_twelve_is_in_sight_at_once(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [], seed=4)
    moves = moves_alone(4, lambda state, _: sum(card >= 0 for card in state.cities[0].cards) == 12)
    ada.hurry(moves=moves)
    for width, height in [(1280, 800), (390, 844)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        if width == 390:
            ada.click("[data-tab=board]")
        ada.still()
        assert ada.page.locator("[data-spot=city] [data-card]").count() > 10
        assert ada.page.evaluate(HIDDEN, CITY) == []


@pytest.mark.parametrize("lang", BOTH)
def test_what_a_card_would_bring_is_read_to_its_last_line_and_my_season_with_it(guest: Guest, lang: str) -> None:
    ada = guest("Ada Maria", lang=lang)
    ada.create("everdell", [], seed=252)
    ada.hurry(moves=moves_alone(252, lambda _, found: any(move.startswith("play king") for move in found)))
    high = ada.page.locator("[data-spot=seat-0]").bounding_box()
    ada.click("[data-card=king]")
    expect(ada.page.locator("[data-main]")).to_be_enabled()
    ada.still()
    last = ada.page.locator("[data-spot=sheet] .paper li").last.bounding_box()
    bar = ada.page.locator("[data-spot=sheet] [data-main]").bounding_box()
    assert last
    assert bar
    assert last["y"] + last["height"] <= bar["y"]
    season = ada.page.locator("[data-spot=seat-0] .kind")
    assert season.evaluate("words => words.scrollWidth <= words.clientWidth"), "beside points that change"
    assert ada.page.locator("[data-spot=seat-0]").bounding_box() == high, "and nothing moves"


def test_what_lies_beside_a_small_city_is_in_sight(guest: Guest) -> None:
    """A Wanderer needs no space; empty spaces make room for it."""
    ada = guest("Ada", lang="de-DE")
    ada.create("everdell", [], seed=38)
    ada.hurry(moves=moves_alone(38, lambda state, _: IDS.index("wanderer") in state.cities[0].cards))
    ada.page.set_viewport_size({"width": 1366, "height": 650})
    ada.still()
    assert ada.page.locator(CITY).count() > 0
    assert ada.page.evaluate(HIDDEN, CITY) == [], "on a laptop that is not high the Meadow makes room for the city"
    for width, height in [(1280, 800), (1440, 900)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.still()
        assert ada.page.evaluate(HIDDEN, BESIDE) == [], f"{width} x {height}"
        expect(ada.page.locator(BESIDE)).to_have_count(1)


@pytest.mark.parametrize("lang", BOTH)
def test_on_a_phone_on_its_side_no_name_is_broken_in_the_middle_of_a_word(guest: Guest, lang: str) -> None:
    ada = guest("Ada", lang=lang, width=568, height=320, has_touch=True, is_mobile=True)
    for seed in (1, 2, 3):
        ada.create("everdell", [], seed=seed)
        ada.hurry(2)
        assert ada.page.locator("main .thumb .name").count() >= 12
        assert ada.page.evaluate(BROKEN, "main .thumb .name") == []


@pytest.mark.parametrize("lang", BOTH)
def test_a_couple_in_one_space_has_whole_names_and_cuts_nothing(guest: Guest, lang: str) -> None:
    def married(state: Everdell, _: Sequence[str]) -> bool:
        city = [IDS[card] for card in state.cities[0].cards if card >= 0]
        return len(city) > 9 and {"husband", "wife"} <= {*city}

    ada = guest("Ada", lang=lang)
    ada.create("everdell", [], seed=6)
    ada.hurry(moves=moves_alone(6, married))
    ada.still()
    assert ada.page.locator("[data-spot=city] .names span").count() == 2
    assert ada.page.evaluate(BROKEN, "main .city .name, main .names span") == []
    assert ada.page.evaluate(HIDDEN, CITY) == []


@pytest.mark.parametrize("lang", BOTH)
def test_on_the_narrowest_phone_no_name_of_the_meadow_is_broken(guest: Guest, lang: str) -> None:
    ada = guest("Ada", lang=lang, width=320, height=640, has_touch=True, is_mobile=True)
    for seed in (1, 2, 3):
        ada.create("everdell", [], seed=seed)
        ada.click("[data-tab=meadow]")
        assert ada.page.locator("main .thumb .name").count() >= 8
        assert ada.page.evaluate(BROKEN, "main .thumb .name") == []


def test_on_a_phone_on_its_side_nothing_runs_off_the_edge(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE", width=568, height=320, has_touch=True, is_mobile=True)
    ada.create("everdell", [{"kind": "bot", "bot": "greedy"}], seed=7)
    turn = ada.page.locator("[data-caption] summary")
    while turn.count() == 0:
        ada.hurry(1)
    turn.tap()
    told = ada.page.locator("[data-caption] ol").bounding_box()
    turn.tap()
    ada.click("[data-place][data-lit]")
    does = ada.page.locator("[data-main]").bounding_box()
    for box in (told, does):
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 568


@pytest.mark.parametrize("lang", BOTH)
def test_names_of_a_compact_city_are_whole(guest: Guest, lang: str) -> None:
    ada = guest("Ada", lang=lang)
    ada.create("everdell", [], seed=4)
    ada.hurry(moves=moves_alone(4, lambda state, _: sum(card >= 0 for card in state.cities[0].cards) == 12))
    ada.look(asked=True)
    assert ada.page.locator("[data-spot=city] .name").count() > 10
    assert ada.page.evaluate(CUT) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_who_looks_back_sees_what_they_had(guest: Guest, width: int) -> None:
    ada = guest("Ada", width=width, height=844)
    ada.create("everdell", [{"kind": "bot", "bot": "greedy"}], seed=11)
    ada.hurry(answers=4)
    ada.look(asked=True)
    if width == 390:
        ada.page.get_by_role("button", name="Log").click()
    ada.page.get_by_role("button", name="from the beginning").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    expect(ada.page.locator("[data-spot=me]")).to_be_visible()


def test_what_preparing_does_is_said_before_it_is_done(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.create("everdell", [], seed=16)
    ada.hurry(moves=moves_alone(16, lambda _, found: "prepare" in found and len(found) > 1))
    ada.click("[data-move=prepare]")
    expect(ada.page.locator("main")).to_contain_text("All your workers come back")


@pytest.mark.rule("EV-98")
@pytest.mark.parametrize("width", [1280, 390])
def test_the_rest_of_a_production_works_in_the_order_shown(guest: Guest, width: int) -> None:
    """Only what a card asks is asked: Husband and Woodcarver have nothing to do and nothing to ask."""
    ada = guest("Ada", width=width, height=844)
    ada.create("everdell", [], seed=99)
    ada.hurry(moves=moves_alone(99, lambda _, found: len(found) == 5, "produce"))
    sight = ada.look(asked=True)
    main = ada.page.locator("main")
    expect(main).to_contain_text("in this order: Peddler, Husband, Storehouse, Woodcarver and Monk")
    ada.click("[data-rest-in-order]")
    expect(main).to_contain_text("Peddler: ")
    ada.click("[data-main]:enabled")
    expect(main).to_contain_text("Storehouse: ")
    worked = ada.look()
    assert worked.answers == sight.answers + 3  # Peddler, what he is paid, Husband; the Storehouse's is not sent yet
    ada.click("[data-tool=undo]")
    expect(ada.page.locator("[data-rest-in-order]")).to_be_visible()
    assert ada.look().question == worked.question, "only the Storehouse's question is put aside"
    ada.click("[data-tool=undo]")
    expect(main).to_contain_text("in this order: Husband, Storehouse, Woodcarver and Monk")
    ada.still()
    assert ada.look().kind == "produce", "what is taken back is not given again"
    ada.click("[data-rest-in-order]")
    expect(main).to_contain_text("Storehouse: ")
    ada.click("[data-move]:enabled")
    ada.click("[data-main]:enabled")
    expect(main).to_contain_text("Monk: ")
