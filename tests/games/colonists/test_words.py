"""How questions, answers and the log read: stewards by number only where there are several, goods with their number."""

import pytest

from games.colonists.drawn import A, drawn, options, play, row, visit
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.text import Texts

GROVE = row("market_a", "riverbank_grove")
NAMES = ["Ada", "Bo"]


def words(lang: str) -> Texts:
    return Texts("colonists", lang, NAMES)


def answers(state: Colonists, lang: str, begin: str) -> list[str]:
    """What the seat on turn may answer, in words."""
    return [words(lang).move(state.describe(A, move)) for move in options(state, begin)]


def told(state: Colonists, lang: str, id: str) -> list[str]:
    """The lines of the log about this, since the last ones were told."""
    events = [event.seen_by(None) for event in state.take_log()]
    return [words(lang).event(event["id"], event["args"]) for event in events if event["id"] == id]


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "The steward to “Riverbank Grove”", "Steward 2 to “Riverbank Grove”"),
        ("de", "Der Verwalter auf „Uferwäldchen“", "Verwalter 2 auf „Uferwäldchen“"),
    ],
)
def test_a_steward_has_a_number_only_among_several(lang: str, one: str, several: str) -> None:
    assert answers(drawn(board=GROVE), lang, "move 0 to riverbank_grove") == [one]
    two = drawn(board=GROVE, at=["market_a", "market_a"], embassies={"envoys": 1})
    assert answers(two, lang, "move 1 to riverbank_grove") == [several]


@pytest.mark.parametrize(("lang", "which"), [("en", "which steward"), ("de", "Welcher Verwalter")])
def test_which_steward_goes_is_asked_only_where_there_are_several(lang: str, which: str) -> None:
    assert which not in words(lang).ask(drawn(board=GROVE).decision(A))
    assert which in words(lang).ask(drawn(board=GROVE, embassies={"envoys": 1}).decision(A))


@pytest.mark.parametrize(("lang", "one", "several"), [("en", "The", "A"), ("de", "Der", "Ein")])
def test_who_has_one_steward_only_brings_the_steward_into_the_country(lang: str, one: str, several: str) -> None:
    for more, article in (({}, one), ({"envoys": 1}, several)):
        state = drawn(board=GROVE, at="", embassies=more)
        assert answers(state, lang, "enter market_a")[0].startswith(f"{article} ")
        assert told(play(state, "enter market_a"), lang, "enter")[0].startswith(f"{article} ")


@pytest.mark.parametrize(
    ("lang", "goods"), [("en", "2 Planks, 1 Brick and 1 Wood"), ("de", "2 Bretter, 1 Ziegel und 1 Holz")]
)
def test_goods_are_told_with_their_number(lang: str, goods: str) -> None:
    for name in ("goods", "other_goods"):
        assert words(lang).word(name, ["planks", "bricks", "planks", "wood"]) == goods


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "any 1 good", "any 2 goods"), ("de", "1 beliebige Ware", "2 beliebige Waren")],
)
def test_goods_of_ones_choice_are_told_with_their_number(lang: str, one: str, two: str) -> None:
    assert [words(lang).word("goods", ["any"] * number) for number in (1, 2)] == [one, two]


@pytest.mark.parametrize(
    ("lang", "answer", "line"),
    [("en", "Discard 1 Plank", "Ada discards 1 Plank."), ("de", "1 Brett abwerfen", "Ada wirft 1 Brett ab.")],
)
def test_what_is_discarded_is_one_piece(lang: str, answer: str, line: str) -> None:
    state = drawn("2P 1W", board=GROVE)  # there is room for three and one
    visit(state, "riverbank_grove")
    assert answer in answers(state, lang, "discard")
    assert told(play(state, "discard planks"), lang, "discard") == [line]


@pytest.mark.parametrize(
    ("lang", "answer", "line"),
    [("en", "1 Wood and 1 Clay", "Ada makes 1 Clay of it."), ("de", "1 Holz und 1 Lehm", "Ada macht daraus 1 Lehm.")],
)
def test_what_alchemists_make_of_goods_is_told_with_both_numbers(lang: str, answer: str, line: str) -> None:
    state = drawn(board=GROVE, embassies={"alchemists": 1})
    visit(state, "riverbank_grove")
    assert answers(state, lang, "receive 1 wood") == [answer]
    assert told(play(state, "receive 1 wood"), lang, "turned") == [line]


@pytest.mark.parametrize(("lang", "goods"), [("en", "1 Wood and 2 Clay"), ("de", "1 Holz und 2 Lehm")])
def test_the_first_storage_is_told_with_both_goods(lang: str, goods: str) -> None:
    state = drawn(stack=[["fill", A]], position={"year": 1})
    assert answers(state, lang, "fill 1") == [goods]
    (line,) = told(play(state, "fill 1"), lang, "filled")
    assert line.endswith(f": {goods}.")
