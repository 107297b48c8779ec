"""Whatever we say ourselves has its words in both languages. What games say is part of the shared suite."""

from importlib.resources import files
from pathlib import Path

import pytest

from kleinstadt.bots import bot_names
from kleinstadt.contract.test_texts import errors_in, faults_of_errors
from kleinstadt.text import LANGUAGES, Texts

SOURCE = Path(str(files("kleinstadt")))
ELSEWHERE = {id for folder in (SOURCE / "games").iterdir() for id in errors_in(folder)}
OUR_MISTAKE = {"missing_text"}  # nobody can be told in words that words are missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_ours_can_be_said(lang: str) -> None:
    errors = {id: args for id, args in errors_in(SOURCE).items() if id not in ELSEWHERE | OUR_MISTAKE}
    assert {"illegal_move", "field_number", "journal_no_header"} <= errors.keys()
    missing = sorted(faults_of_errors(Texts(None, lang), errors))
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_word_about_it(lang: str) -> None:
    texts = Texts(None, lang)
    assert not [name for name in bot_names() if not texts.has(f"bot-{name}") or not texts.has(f"bot-{name}-text")]
