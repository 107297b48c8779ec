"""The rules for players name every numbered rule, in both languages alike."""

import re
from pathlib import Path

import pytest

from kleinstadt import game_ids
from kleinstadt.text import rules_text

DOCS = Path(__file__).parents[2] / "docs" / "rules"
NUMBER = r"(?!OP)[A-Z]{2}-\d+[a-z]?"
NUMBERS_AT_THE_END = re.compile(rf"\(({NUMBER}[^()]*)\)$")
RANGE = re.compile(rf"({NUMBER})(?:\s*–\s*({NUMBER}))?")


def defined(game: str) -> list[str]:
    """The numbers of the specification, in its order."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"^- \*\*({NUMBER})\b", text, re.M)


def paragraphs(game: str, lang: str) -> list[str]:
    """Paragraphs and list items, without headings and drawings."""
    text = re.sub(r"```.*?```", "", rules_text(game, lang), flags=re.S)
    blocks = [block for part in re.split(r"\n\s*\n", text) for block in re.split(r"\n(?=- )", part.strip())]
    return [" ".join(block.split()) for block in blocks if block and not block.startswith("#")]


def covered(paragraph: str, order: list[str]) -> list[str]:
    found = NUMBERS_AT_THE_END.search(paragraph)
    numbers: list[str] = []
    for first, last in RANGE.findall(found[1]) if found else []:
        numbers += order[order.index(first) : order.index(last or first) + 1]
    return numbers


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_every_rule_is_told(game: str, lang: str) -> None:
    order = defined(game)
    told = {number for paragraph in paragraphs(game, lang) for number in covered(paragraph, order)}
    assert order
    assert [number for number in order if number not in told] == []


@pytest.mark.parametrize("game", game_ids())
def test_both_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    order = defined(game)
    told = [[covered(paragraph, order) for paragraph in paragraphs(game, lang)] for lang in ("de", "en")]
    assert told[0] == told[1]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_it_is_short_and_has_drawings(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    assert len(text.split()) < 2600
    assert text.count("```") >= 4
