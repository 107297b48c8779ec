"""Hints: what to do, how sure that is, the next best, and why."""

from typing import Any

import pytest

from games.colonists.drawn import A, drawn, row
from kleinstadt import game
from kleinstadt.bots.advice import ADVISER, Sentence, advise, chosen, how_sure, reasons_for, said
from kleinstadt.bots.eyes import Eyes, eyes_of
from kleinstadt.bots.levels import LEVELS, Level, thought
from kleinstadt.bots.search import Node, Verdict
from kleinstadt.contract.walks import make_setup, played
from kleinstadt.engine.chance import stream
from kleinstadt.engine.phrase import Description
from kleinstadt.engine.reason import Reason, beyond, held
from kleinstadt.engine.registry import game as game_of
from kleinstadt.text import Texts

QUICK = Level(0.0, 12, 12, 12, 0.0, 1)


def town(*fields: str) -> Any:
    """Somebody alone in Tiny Towns whose town begins with these fields."""
    return game("tiny_towns").load(
        {
            "game": "tiny_towns",
            "seats": 1,
            "options": {"monuments": False, "display": "first_game"},
            "position": {"towns": [{"fields": [*fields, *[""] * (16 - len(fields))]}]},
        }
    )


def why(after: Any, instead: Any, lang: str = "en") -> list[str]:
    texts = Texts("tiny_towns", lang)
    reasons = game("tiny_towns").reasons(after, instead, 0)
    return [texts.sentence(f"reason-{reason.id}", reason.args) for reason in reasons]


@pytest.mark.parametrize("id", ["tiny_towns", "garden_nation", "everdell", "colonists"])
def test_who_is_sent_nothing_but_a_view_gives_the_same_advice(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, ADVISER, QUICK)
    state = game(id).start(2, {}, 5)
    seat = state.deciders()[0]
    eyes = eyes_of(game(id), state, seat)
    sent = state.view(seat)
    blind = Eyes(game(id), seat, eyes.decision, eyes.moves, lambda seat: sent)
    assert advise(blind, 1, timed=False) == advise(eyes, 1, timed=False)


def test_an_advised_action_is_told_with_how_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is sent to a market is told what is done there; the price of it needs no words."""
    monkeypatch.setitem(LEVELS, ADVISER, QUICK)
    state = drawn("2W 1C", board=row("market_a", "market_b"), tools=3, market="m1_storage_shed")
    advice = advise(eyes_of(game("colonists"), state, A), 1, timed=False)
    assert advice.move == "move 0 to market_b"
    ((move, told), *_) = advice.then
    assert move in state.preview(A, [advice.move]).then.moves(A)
    assert Texts("colonists", "en").sentence(f"move-{told['id']}", told["args"]).startswith("Market: ")


def test_the_more_thoughts_begin_with_an_answer_the_surer_it_is() -> None:
    node = Node(("a", "b"), [1.0, 1.0], trusted=False)
    for visits, sure in (((9, 1), "clear"), ((6, 4), "likely"), ((4, 4), "close")):
        node.visits = list(visits)
        node.totals = [2.0 * visits[0], 1.0 * visits[1]]
        verdict = Verdict(node)
        assert how_sure(verdict, verdict.order()) == sure


def test_often_tried_but_not_better_is_not_sure() -> None:
    node = Node(("a", "b"), [1.0, 1.0], trusted=False)
    node.visits = [9, 1]
    node.totals = [9.0, 3.0]
    verdict = Verdict(node)
    assert how_sure(verdict, verdict.order()) == "close"


def test_hardly_better_is_not_sure_however_much_was_thought_about_it() -> None:
    node = Node(("a", "b"), [1.0, 1.0], trusted=False)
    node.visits = [90, 10]
    node.totals = [1.3 * 90, 1.0 * 10]
    verdict = Verdict(node)
    assert how_sure(verdict, verdict.order()) == "close"


def test_an_answer_that_is_far_behind_is_not_about_as_good() -> None:
    node = Node(("a", "b"), [1.0, 1.0], trusted=False)
    node.visits = [4, 4]
    node.totals = [16.0, 4.0]
    verdict = Verdict(node)
    assert how_sure(verdict, verdict.order()) == "likely"


def test_food_for_cottages_is_a_reason() -> None:
    hungry, fed = town("cottage", "cottage", "well"), town("cottage", "cottage", "farm")
    assert "feeds 2 more cottages" in why(fed, hungry)
    assert "versorgt 2 Landhäuser mehr" in why(fed, hungry, "de")
    assert not [said for said in why(hungry, fed) if "feeds" in said]


def test_a_pattern_that_lacks_little_is_a_reason() -> None:
    """Brick and glass side by side lack only the wheat of a cottage."""
    assert why(town("brick", "glass"), town("brick", "wood"))[0].endswith("missing for Cottage")


def test_what_an_answer_names_itself_is_no_reason_for_it() -> None:
    answer = Description("build", {"card": "cottage", "field": "a1"}, [])
    reasons = [Reason("builds", 3.0, {"cards": ["cottage"]}), Reason("nears", 2.0, {"cards": ["cottage", "well"]})]
    reasons.append(Reason("scores", 1.0, {"card": "cottage", "points": 2}))
    assert said(reasons, answer) == [("nears", {"cards": ["well"]}), ("scores", {"card": "cottage", "points": 2})]


def test_what_an_answer_names_among_others_is_no_reason_for_it_either() -> None:
    answer = Description("keep", {"cards": ["cabaret", "belfry"]}, [])
    assert said([Reason("grows", 1.0, {"cards": ["belfry"]})], answer) == []


def test_a_card_that_only_one_imagined_position_deals_is_no_reason() -> None:
    one = [Reason("nears", 3.0, {"cards": ["inn", "farm"]}), Reason("more_cards", 2.0, {"count": 3}), Reason("a", 1.0)]
    other = [Reason("more_cards", 2.0, {"count": 2}), Reason("nears", 3.0, {"cards": ["queen", "farm"]})]
    kept = held([one, other])
    assert [(each.id, each.args) for each in kept] == [("nears", {"cards": ["farm"]}), ("more_cards", {"count": 2})]


def test_different_things_are_not_the_same_reason() -> None:
    assert held([[Reason("scores", 1.0, {"card": card, "points": 1})] for card in ("inn", "farm")]) == []


def test_what_names_nothing_is_said_only_where_nothing_else_is() -> None:
    generic: Sentence = ("hinders", {})
    named: Sentence = ("people", {"count": 2})
    assert chosen([generic, named], []) == ([named], "at_once")
    assert chosen([generic], [generic, named]) == ([named], "ahead")
    assert chosen([generic], []) == ([generic], "at_once")
    assert chosen([], []) == ([], "unsaid")


def test_equal_towns_have_no_reasons() -> None:
    assert why(town("farm", "brick"), town("farm", "brick")) == []


def test_where_nothing_shows_at_once_it_is_looked_ahead_and_else_nothing_is_said() -> None:
    state = game("garden_nation").start(2, {}, 3)
    while len(state.deciders()) > 1 or len(state.moves(state.deciders()[0])) < 8:
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[0])
    seat = state.deciders()[0]
    search = thought(eyes_of(game("garden_nation"), state, seat), QUICK, stream(1, "test"), seconds=0.0)
    one = search.verdict().best()
    assert reasons_for(search, one, one) == ([], "unsaid")


@pytest.mark.parametrize("id", ["garden_nation", "everdell", "colonists"])
def test_the_parts_of_a_heuristic_add_up_to_it(id: str) -> None:
    rules = game_of(id)
    for number in range(3):
        setup = make_setup(rules, number)
        state = setup.start()
        for seat, move in played(setup):
            state.play(seat, move)
            if not state.over:
                whole = rules.heuristic(state, seat)
                assert sum(rules.parts(state, seat).values()) == pytest.approx(whole)


def test_what_was_had_all_the_same_is_no_reason() -> None:
    reasons = [
        Reason("plays", 3.0, {"cards": ["farm", "mine"]}),
        Reason("more_workers", 2.0, {"count": 6}),
        Reason("more_cards", 1.0, {"count": 3}),
        Reason("score", 1.0, {"points": 2}),
    ]
    had = [
        Reason("plays", 1.0, {"cards": ["inn", "farm"]}),
        Reason("more_workers", 2.0, {"count": 6}),
        Reason("more_cards", 1.0, {"count": 1}),
        Reason("score", 9.0, {"points": 9}),
    ]
    told = [(each.id, each.args) for each in beyond(reasons, had)]
    assert told == [("plays", {"cards": ["mine"]}), ("more_cards", {"count": 3}), ("score", {"points": 2})]
