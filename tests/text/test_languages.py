"""Both languages say the same things."""

from importlib.resources import files

import pytest

from kleinstadt import game_ids
from kleinstadt.text import CLI, COMMON, source
from text.reading import messages

OWNERS = [COMMON, CLI, *game_ids()]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_there_in_both_languages(owner: str) -> None:
    german, english = messages(source(owner, "de")), messages(source(owner, "en"))
    assert german.keys() == english.keys()


@pytest.mark.parametrize("owner", OWNERS)
def test_a_message_uses_the_same_arguments_in_both_languages(owner: str) -> None:
    german, english = messages(source(owner, "de")), messages(source(owner, "en"))
    different = {id for id in german if german[id] != english[id]}
    assert not different


@pytest.mark.parametrize("owner", [CLI, *game_ids()])
def test_a_game_does_not_use_the_ids_of_the_common_texts(owner: str) -> None:
    assert not messages(source(owner, "de")).keys() & messages(source(COMMON, "de")).keys()


def test_the_screens_have_both_languages_too() -> None:
    folder = files("kleinstadt.text").joinpath("ui")
    german, english = (messages(folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")) for lang in ("de", "en"))
    assert german == english
