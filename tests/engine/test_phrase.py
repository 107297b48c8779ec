"""Phrases: a move is said, read, described and numbered by one pattern."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt import game, game_ids
from kleinstadt.engine.errors import BrokenRules, UnknownMove
from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary

CARDS = Slot(("farm", "well", "farm_house"))
SEATS = Slot((0, 1, 2), spot="seat ")
FIELDS = Slot(("a1", "a2", "b1"), spot="")
PAIRS = Slot([("farm",), ("farm", "well"), ("well", "farm_house")], spot="")

PLAY = Phrase("play", "play {card} on {field}", card=CARDS, field=FIELDS)
GIVE = Phrase("give", "give {cards} to {other_seat}", cards=PAIRS, other_seat=SEATS)
SWAP = Phrase("swap", "swap {cards} for {other_cards}", cards=PAIRS, other_cards=PAIRS)
DONE = Phrase("done", "done")
DONE_WITH = Phrase("done_with", "done {card}", card=CARDS)
WORDS = Vocabulary(PLAY, GIVE, SWAP, DONE, DONE_WITH)


def test_a_phrase_says_its_numbers_and_reads_them_again() -> None:
    assert PLAY.say(2, 1) == "play farm_house on a2"
    said = WORDS.read("play farm_house on a2")
    assert (said.phrase, said.numbers) == (PLAY, (2, 1))
    assert DONE.say() == "done"
    assert WORDS.read("done").numbers == ()


def test_the_same_text_is_always_the_same_object() -> None:
    assert PLAY.say(2, 1) is PLAY.say(2, 1)


def test_the_quick_ways_say_the_same_texts() -> None:
    move = Phrase("move", "move {card} of {other_seat} to {field}", card=CARDS, other_seat=SEATS, field=FIELDS)
    for first in range(3):
        for _ in range(2):  # the second time it is known
            assert DONE_WITH.of(first) is DONE_WITH.say(first)
            for second in range(3):
                assert PLAY.pair(first, second) is PLAY.say(first, second)
                for third in range(3):
                    assert move.triple(first, second, third) is move.say(first, second, third)


def test_a_slot_can_hold_lists_of_ids() -> None:
    assert GIVE.say(1, 2) == "give farm well to 2"
    assert WORDS.read("give farm well to 2").numbers == (1, 2)
    assert SWAP.say(2, 0) == "swap well farm_house for farm"
    assert WORDS.read("swap well farm_house for farm").numbers == (2, 0)


def test_a_description_has_values_by_name_and_the_spots_on_the_board() -> None:
    told = WORDS.read("give farm well to 2").describe()
    assert told.dump() == {
        "id": "give",
        "args": {"cards": ["farm", "well"], "other_seat": 2},
        "spots": ["farm", "well", "seat 2"],
        "beside": False,
    }
    assert WORDS.read("play farm on a1").describe().spots == ["a1"]


def test_a_spot_is_named_once() -> None:
    assert WORDS.read("swap farm for farm well").describe().spots == ["farm", "well"]


NO_MOVES = ["", "play", "play farm", "play farm on c9", "play  farm on a1", "play farm on a1 ", "Play farm on a1"]


@pytest.mark.parametrize("text", [*NO_MOVES, "give to 1"])
def test_what_no_phrase_says_is_no_move(text: str) -> None:
    with pytest.raises(UnknownMove, match="no move"):
        WORDS.read(text)


def test_every_text_has_a_number_and_every_number_a_text() -> None:
    texts = [WORDS.text(number) for number in range(WORDS.size)]
    assert WORDS.size == 9 + 9 + 9 + 1 + 3
    assert len(set(texts)) == WORDS.size
    assert [WORDS.number(text) for text in texts] == list(range(WORDS.size))
    for number in (-1, WORDS.size):
        with pytest.raises(UnknownMove, match="There is no move"):
            WORDS.text(number)


def test_all_says_every_text_by_number() -> None:
    assert FIELDS.values == ("a1", "a2", "b1")
    assert Phrase("build", "build {field}", field=FIELDS).all() == ("build a1", "build a2", "build b1")


@settings(deadline=None)
@given(st.sampled_from(game_ids()), st.integers(0, 10**9), st.data())
def test_no_two_phrases_of_a_game_read_the_same_text(id: str, number: int, data: st.DataObject) -> None:
    """Numbers of answers are kept for ever, so no text may be read as another phrase than the one that said it."""
    words = game(id).vocabulary()
    phrase = data.draw(st.sampled_from(words.phrases))
    text = phrase.say(*phrase.numbers(number % phrase.size))
    assert [other.id for other in words.phrases if other.read(text) is not None] == [phrase.id]
    assert words.text(words.number(text)) == text


def test_a_slot_has_every_value_once() -> None:
    with pytest.raises(BrokenRules, match="hand, row, row"):
        Slot(("hand", "row", "row"))


def test_whoever_adds_to_a_description_adds_to_their_own() -> None:
    told = WORDS.read("play farm on a1").describe()
    told.args["cost"] = 3
    told.spots.append("b1")
    again = WORDS.read("play farm on a1").describe()
    assert again.args == {"card": "farm", "field": "a1"}
    assert again.spots == ["a1"]
