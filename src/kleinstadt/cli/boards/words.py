"""Any game, told in words: the public position as a list."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.cli.boards import View
from kleinstadt.cli.screen import Ink
from kleinstadt.text import Texts


class WordsBoard:
    quiet: frozenset[str] = frozenset()
    shared = True

    def headline(self, view: View, texts: Texts) -> str:
        return texts.sentence(f"game-{view['game']}")

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        return self.tell(view, seat, texts)

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        return listed(view["position"], "", texts)

    def cards(self, view: View) -> list[str]:
        return []

    def card(self, id: str, texts: Texts, ink: Ink) -> list[str]:
        return [texts.sentence(f"card-{id}"), texts.sentence(f"card-{id}-text")]

    def setup(self, view: View, texts: Texts) -> list[str]:
        return listed(view["position"], "", texts)


def listed(data: Any, indent: str, texts: Texts) -> list[str]:
    """Keys and values, indented; empty things are left out."""
    found: list[str] = []
    items = data.items() if isinstance(data, dict) else [(str(i + 1), each) for i, each in enumerate(data)]
    for name, value in items:
        if value is None or value in ("", [], {}):
            continue
        if isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict | list)):
            found += [f"{indent}{name}:", *listed(value, indent + "  ", texts)]
        else:
            found.append(f"{indent}{name}: {texts.word(str(name), value)}")
    return found


BOARD = WordsBoard()
