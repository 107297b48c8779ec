"""Whatever a game can say has its words in both languages."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from kleinstadt import game, game_ids
from kleinstadt.bots import bot, bot_names
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.option import draw_options
from kleinstadt.engine.registry import installed
from kleinstadt.text import LANGUAGES, Texts
from kleinstadt.text.complete import missing_texts, needed_texts

GAMES_EACH = 12


def both(id: str, names: list[str] | None = None) -> list[Texts]:
    return [Texts(id, lang, names or []) for lang in LANGUAGES]


def missing(game_id: str, ids: list[str]) -> list[str]:
    return [id for texts in both(game_id) for id in ids if not texts.has(id)]


@pytest.mark.parametrize("id", game_ids())
def test_whatever_a_game_declares_has_its_words(id: str) -> None:
    """Names, options and values, cards, questions, lines of the sheet."""
    needed = needed_texts(game(id))
    for beginning in ("game-", "option-", "value-", "card-", "ask-", "line-"):
        assert [text for text in needed if text.startswith(beginning)], beginning
    assert missing_texts(game(id)) == []


@pytest.mark.parametrize("id", game_ids())
def test_every_event_in_the_rules_has_its_sentence(id: str) -> None:
    told: set[str] = set()
    for path in Path(str(files(installed()[id].module))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    told.add(str(first.value))
    assert told
    assert not missing(id, [f"event-{event}" for event in sorted(told)])


def test_every_error_of_ours_has_its_sentence() -> None:
    """An error is raised with an id, arguments and an English sentence; the id is the first of them."""
    call = re.compile(r'(?:Bad\w+|IllegalMove|CannotUndo|Unknown\w+)\(\s*"([a-z_]+)",')
    raised: set[str] = set()
    for path in Path(str(files("kleinstadt"))).rglob("*.py"):
        raised |= set(call.findall(path.read_text(encoding="utf-8")))
    assert "illegal_move" in raised
    for texts in (Texts(None, lang) for lang in LANGUAGES):
        assert not [id for id in sorted(raised) if not texts.has(f"error-{id}")]


def test_every_bot_has_a_name_and_a_word_about_it() -> None:
    for texts in (Texts(None, lang) for lang in LANGUAGES):
        assert not [name for name in bot_names() if not texts.has(f"bot-{name}") or not texts.has(f"bot-{name}-text")]


@pytest.mark.parametrize("id", game_ids())
def test_whole_games_can_be_told_in_words(id: str) -> None:
    """Every question, move, event and line that comes up, with the arguments it comes up with."""
    the_game = game(id)
    chance = stream(5, "texts")
    for number in range(GAMES_EACH):
        seats = the_game.seats[number % len(the_game.seats)]
        state = the_game.start(seats, draw_options(the_game.options, seats, chance), number)
        state.log = []
        languages = both(id, [f"P{seat}" for seat in range(seats)])
        players = [bot("curious", number * 10 + seat) for seat in range(seats)]
        while not state.over:
            seat = state.deciders()[0]
            eyes = eyes_of(the_game, state, seat)
            move = players[seat].choose(eyes)
            described = state.describe(seat, move)
            state.play(seat, move)
            events = [event.seen_by(who) for event in state.take_log() for who in (None, seat)]
            for texts in languages:
                assert texts.ask(eyes.decision)
                assert texts.move(described)
                for event in events:
                    assert "{" not in texts.event(event["id"], event["args"])
        for texts in languages:
            for sheet in state.scores():
                for line in sheet.lines:
                    assert texts.line(line) + texts.line_detail(line)
