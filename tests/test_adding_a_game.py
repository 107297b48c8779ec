"""`docs/adding-a-game.md` and the game in the tests are the same game."""

import re
from pathlib import Path

import pytest

from kleinstadt.arena.match import simulate
from kleinstadt.engine.step import Choice
from market_day import GAME
from market_day.cards import CARDS, GOODS
from market_day.rules import BOOK
from text.reading import messages

HERE = Path(__file__).parent
PAGE = (HERE.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w+ (market_day/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = sorted((HERE / "market_day").rglob("*.py"))
LANGUAGES = ("de", "en")


def blocks(name: str) -> list[str]:
    return [code for file, code in BLOCK.findall(PAGE) if file == name]


def lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line]


def texts(lang: str) -> dict[str, set[str]]:
    return messages((HERE / "market_day" / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_who_types_in_the_page_has_the_whole_file(path: Path) -> None:
    shown = "".join(blocks(path.relative_to(HERE).as_posix()))
    assert lines(shown) == lines(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_on_the_page_are_those_of_the_game(lang: str) -> None:
    name = f"market_day/text/{lang}.ftl"
    shown = blocks(name)
    assert shown
    for excerpt in shown:
        assert excerpt in (HERE / name).read_text(encoding="utf-8")


def test_both_languages_say_the_same_things() -> None:
    assert texts("de") == texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_game_says_has_its_words(lang: str) -> None:
    coverage = simulate(GAME, 3, bots=["curious"], games=50, seed=1, coverage=True).dump()["coverage"]
    state = GAME.start(2, seed=1)
    needed = {f"event-{id.split()[0]}" for id in coverage["events"]}
    needed |= {f"ask-{kind}" for kind, rules in BOOK.items() if isinstance(rules, Choice)}
    needed |= {f"card-{card.id}" for card in CARDS} | {f"card-{card.id}-text" for card in CARDS}
    needed |= {f"good-{good}" for good in GOODS}
    needed |= {f"line-{line.item}" for line in state.scores()[0].lines}
    needed |= {f"value-days-{days}" for days in GAME.options[0].values} | {"option-days", "option-days-text"}
    assert needed - set(texts(lang)) == set()


def test_every_kind_of_step_is_in_the_book_and_reached() -> None:
    coverage = simulate(GAME, 3, bots=["curious"], games=50, seed=1, coverage=True).dump()["coverage"]
    assert {kind for kind, rules in BOOK.items() if isinstance(rules, Choice)} == set(coverage["decisions"])
    assert {f"open {card.id}" for card in CARDS} <= set(coverage["events"])
