"""Everything that a table or the server refuses can be said in every language."""

import re
from pathlib import Path

import pytest

import kleinstadt
from kleinstadt.text import LANGUAGES, Texts

SOURCE = Path(kleinstadt.__file__).parent
IDS = sorted(
    {
        id
        for room in ("table", "server")
        for path in (SOURCE / room).glob("*.py")
        for id in re.findall(r'(?:refused|super\(\).__init__)\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
)


def test_the_ids_are_found() -> None:
    assert {"stale_answer", "no_such_table", "not_seated", "too_fast", "bad_budget"} <= set(IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_refusal_has_a_sentence(id: str, lang: str) -> None:
    assert Texts(None, lang).has(f"error-{id}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_undo_can_be_told(lang: str) -> None:
    assert "Ada" in Texts(None, lang, ["Ada"]).event("undone", {"seat": 0, "count": 2})
