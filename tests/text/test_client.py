"""Every sentence that the browser client asks for exists, in both languages."""

import re
from pathlib import Path

import pytest

from kleinstadt.text import LANGUAGES, Texts

CLIENT = Path(__file__).parents[2] / "web" / "src"
UI = Path(__file__).parents[2] / "src" / "kleinstadt" / "text" / "ui"
ASKED = re.compile(r"(?:\bt|\.say)\(\s*(?:[^'`()]*\?\s*)?'([a-z][\w-]*)'(?:\s*:\s*'([a-z][\w-]*)')?")
PANEL = "generic"  # says what every game has
GAMES = [folder.name for folder in (CLIENT / "games").iterdir() if (folder / "index.ts").exists()]


def asked_in(folder: Path) -> set[str]:
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    return {id for file in files for pair in ASKED.findall(file.read_text(encoding="utf-8")) for id in pair if id}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_finds_every_sentence_that_it_asks_for(lang: str) -> None:
    ours = set(re.findall(r"^([a-z][\w-]*) =", (UI / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    elsewhere = {id for name in GAMES for id in asked_in(CLIENT / "games" / name)}
    asked = asked_in(CLIENT)
    assert {"copied", "copy", "co-free"} <= asked
    missing = [id for id in asked - ours if id not in elsewhere and not Texts(None, lang).has(id)]
    for name in set(GAMES) - {PANEL}:
        texts = Texts(name, lang)
        missing += [f"{name}: {id}" for id in asked_in(CLIENT / "games" / name) - ours if not texts.has(id)]
    assert sorted(missing) == []
