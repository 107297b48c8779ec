"""Moves are texts that read like chess notation and say everything."""

import pytest

from games.tiny_towns.drawing import building, placing, play, town
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import CARD_OF
from kleinstadt.games.tiny_towns.fields import FIELD_OF, NAMES
from kleinstadt.games.tiny_towns.phrases import BUILD, PAYMENTS, WORDS, build_text


def test_fields_are_named_by_column_and_row_from_the_top_left() -> None:
    assert NAMES[:5] == ("a1", "b1", "c1", "d1", "a2")
    assert NAMES[15] == "d4"


@pytest.mark.rule("TT-24")
def test_a_build_names_card_field_and_payment() -> None:
    state = building("---- / ---g / -sgs", "")
    assert "build chapel at c3 from b3 c3 d2 d3" in state.moves(0)


def test_a_build_reads_back() -> None:
    fields = [FIELD_OF[name] for name in ("b3", "c2", "c3", "d3")]
    paid = sum([1 << field for field in fields])
    text = build_text(CARD_OF["chapel"], FIELD_OF["c3"], paid)
    assert text == "build chapel at c3 from b3 c2 c3 d3"
    said = WORDS.read(text)
    card, field, payment = said.numbers
    assert (said.phrase, card, field, PAYMENTS[payment]) == (BUILD, CARD_OF["chapel"], FIELD_OF["c3"], paid)


@pytest.mark.rule("TT-78")
def test_what_trading_posts_leave_of_a_payment_reads_back_too() -> None:
    _, _, payment = WORDS.read("build well at d4 from d4").numbers
    assert PAYMENTS[payment] == 1 << 15


@pytest.mark.parametrize(
    ("move", "args", "spots"),
    [
        ("keep the_starloom", {"card": "the_starloom"}, []),
        ("choose wood", {"resource": "wood"}, []),
        ("name wood", {"resource": "wood"}, []),
        ("open wood", {"resource": "wood"}, []),
        ("take wood", {"resource": "wood"}, []),
        ("mark wood", {"resource": "wood"}, []),
        ("place b2", {"field": "b2"}, ["b2"]),
        ("store b2", {"field": "b2"}, ["b2"]),
        ("swap b2 wood", {"field": "b2", "resource": "wood"}, ["b2"]),
        ("aside", {"left": 2}, []),
        ("build well at a1 from a1 b1", {"card": "well", "field": "a1", "paid": ["a1", "b1"]}, ["a1", "b1"]),
        ("done", {}, []),
        ("replace d1 with farm", {"field": "d1", "card": "farm"}, ["d1"]),
        ("stop", {}, []),
        ("add farm at d4", {"card": "farm", "field": "d4"}, ["d4"]),
        ("decline", {}, []),
        ("watch farm well chapel", {"cards": ["farm", "well", "chapel"]}, []),
        ("set well at d4", {"card": "well", "field": "d4"}, ["d4"]),
    ],
)
def test_a_move_is_described_by_its_own_words(move: str, args: dict[str, object], spots: list[str]) -> None:
    description = GAME.start(2, seed=1).describe(0, move)
    assert (description.id, description.args, description.spots) == (move.split(" ")[0], args, spots)


def test_move_lists_are_sorted_and_without_duplicates() -> None:
    owner = town("XX--", held={"a1": ["wood", "glass"]})
    state = placing(owner, "", kind="stone", cards="warehouse", options={"more_storage": True})
    assert list(state.moves(0)) == sorted(set(state.moves(0)))
    assert {move.split(" ")[0] for move in state.moves(0)} == {"aside", "place", "store", "swap"}


def test_a_gesture_of_building_and_marking_counts_as_one() -> None:
    state = building("w--- / bssb", "ws--")
    state.play_all(0, ["build factory at a1 from a1 a2 b2 c2 d2", "mark glass"])
    assert state.view(1)["position"]["towns"][0]["held"] == {"a1": ["glass"]}
    assert state.asked(0) is None  # nothing more can be built: the engine was done for the seat


def test_what_the_engine_answered_is_marked() -> None:
    state = placing("-bbb / bbbb / bbbb / bbbb", "")
    assert state.view(0)["position"]["towns"][0]["fields"][0] == "wood"
    play(state, "1: place a1")
    assert [event.auto for event in state.take_log() if event.id == "done" and event.args["seat"] == 0] == [True]
