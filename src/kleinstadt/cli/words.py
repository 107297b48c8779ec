"""The language the command speaks, and its own sentences. Set once, when the command starts."""

import os
from collections.abc import Mapping

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.event import Arg
from kleinstadt.text import CLI, LANGUAGES, Texts

spoken = ["en"]


class Refusal(KleinstadtError):
    """Something was asked for that cannot be done; said in the language of the command."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, {}, say(id, **args))


def speak(lang: str) -> None:
    spoken[0] = lang


def language() -> str:
    return spoken[0]


def say(id: str, **args: Arg) -> str:
    """A sentence of the command itself."""
    return Texts(CLI, language()).sentence(id, args)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = environment.get(name, "")[:2].lower()
        if lang:
            return lang if lang in LANGUAGES else "en"
    return "en"
