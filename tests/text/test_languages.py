"""Both languages say the same things. For the texts of games the shared suite says so."""

from importlib.resources import files

import pytest

from kleinstadt.text import CLI, COMMON, source
from kleinstadt.text.messages import messages

OWNERS = [COMMON, CLI]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_there_in_both_languages(owner: str) -> None:
    german, english = messages(source(owner, "de")), messages(source(owner, "en"))
    assert german.keys() == english.keys()


@pytest.mark.parametrize("owner", OWNERS)
def test_a_message_uses_the_same_arguments_in_both_languages(owner: str) -> None:
    german, english = messages(source(owner, "de")), messages(source(owner, "en"))
    different = {id for id in german if german[id] != english[id]}
    assert not different


def test_the_command_line_does_not_use_the_ids_of_the_common_texts() -> None:
    assert not messages(source(CLI, "de")).keys() & messages(source(COMMON, "de")).keys()


def test_the_screens_have_both_languages_too() -> None:
    folder = files("kleinstadt.text").joinpath("ui")
    german, english = (messages(folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")) for lang in ("de", "en"))
    assert german == english
