"""The rules for players name every numbered rule, in both languages alike."""

import re
from pathlib import Path

import pytest

from kleinstadt.text import rules_text
from kleinstadt.text.rules import about_rule, paragraphs, told
from ours import OURS

DOCS = Path(__file__).parents[2] / "docs" / "rules"


def defined(game: str) -> list[str]:
    """The numbers of the specification, in its order."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*((?!OP)[A-Z]{2}-\d+[a-z]?)\b", text, re.M)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_told(game: str, lang: str) -> None:
    numbers = defined(game)
    assert numbers
    assert [number for number in numbers if not about_rule(game, lang, number)] == []


@pytest.mark.parametrize("game", OURS)
def test_both_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    german, english = ([told(each) for each in paragraphs(rules_text(game, lang))] for lang in ("de", "en"))
    assert german == english


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", OURS)
def test_only_rules_that_exist_are_named(game: str, lang: str) -> None:
    numbers = defined(game)
    named = [number for each in paragraphs(rules_text(game, lang)) for pair in told(each) for number in pair]
    assert [number for number in named if number not in numbers] == []


@pytest.mark.parametrize("game", OURS)
def test_both_languages_have_the_same_drawings(game: str) -> None:
    german, english = (re.findall(r"^```(.*)$", rules_text(game, lang), re.M) for lang in ("de", "en"))
    assert german == english


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", OURS)
def test_it_is_short_and_has_drawings(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    assert len(text.split()) < 2600
    assert text.count("```") >= 4


def test_a_range_holds_what_lies_between_its_ends() -> None:
    [paragraph] = about_rule("tiny_towns", "en", "TT-36a")
    assert paragraph.endswith("(TT-35–TT-36a)")
    assert about_rule("tiny_towns", "en", "TT-999") == []
