"""The example files of the documentation do what the documentation says."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import kleinstadt
from kleinstadt.cli.main import parser_for
from kleinstadt.cli.serve import settings_of
from ours import OURS

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLES = DOCS / "examples"
PAD = (DOCS / "score-pad.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(json|toml) (\w+)\n(.*?)^```$", PAD, re.M | re.S)


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_an_example_for_the_score_pad(game: str) -> None:
    data = json.loads((EXAMPLES / f"{game}.json").read_text(encoding="utf-8"))
    result = kleinstadt.game(game).score_pad(data)
    assert len(result.sheets) == len(result.names) >= 2
    assert result.remarks == []


def test_the_town_of_the_rulebook_scores_28() -> None:
    data = json.loads((EXAMPLES / "tiny_towns.json").read_text(encoding="utf-8"))
    assert kleinstadt.game("tiny_towns").score_pad(data).sheets[0].total == 28


@pytest.mark.parametrize(("form", "game", "text"), BLOCKS)
def test_what_the_page_about_the_score_pad_shows_can_be_scored(form: str, game: str, text: str) -> None:
    data = tomllib.loads(text) if form == "toml" else json.loads(text)
    result = kleinstadt.game(game).score_pad(data)
    assert result.names == ["Ada", "Ben"]
    assert all(sheet.lines for sheet in result.sheets)
    assert result.remarks == []


@pytest.mark.parametrize("game", OURS)
def test_the_page_about_the_score_pad_names_every_card(game: str) -> None:
    assert game in {shown for _, shown, _ in BLOCKS}
    words = set(re.findall(r"\w+", re.sub(r"^```.*?^```$", "", PAD, flags=re.M | re.S)))
    assert {card["id"] for card in kleinstadt.game(game).catalogue()["cards"]} - words == set()


@pytest.mark.parametrize("game", OURS)
def test_every_key_of_a_view_is_told_on_its_page(game: str) -> None:
    page = (DOCS / "views" / f"{game}.md").read_text(encoding="utf-8")
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", page))))
    rules = kleinstadt.game(game)
    state = rules.start(max(rules.seats), None, 1)
    assert keys_in(state.view(0)["position"]) - told == set()
    assert {state.decision(seat).kind for seat in state.deciders()} - told == set()


def keys_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*[keys_in(each) for each in data.values()])
    return set().union(*[keys_in(each) for each in data]) if isinstance(data, list) else set()


def served_by_examples() -> list[list[str]]:
    """The words after `kleinstadt` in the files that show how a server is run."""
    folder = DOCS.parent / "examples"
    [unit] = re.findall(r"^ExecStart=\S+/kleinstadt (.*)$", (folder / "kleinstadt.service").read_text(), re.M)
    [block] = re.findall(r"^    command:\n((?:      - .*\n)+)", (folder / "compose.yaml").read_text(), re.M)
    shown = re.findall(r"^kleinstadt (serve .*)$", (DOCS / "server.md").read_text(encoding="utf-8"), re.M)
    return [unit.split(), re.findall(r"- (\S.*)", block), *[words.split() for words in shown]]


@pytest.mark.parametrize("words", served_by_examples(), ids=" ".join)
def test_every_server_that_is_shown_can_be_started_so(words: list[str]) -> None:
    args = parser_for(words).parse_args(words)
    assert settings_of(args).port in (8000, 8001, 8002)
