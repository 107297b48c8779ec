"""Any game, told in words: the public position as a list."""

from collections.abc import Iterator, Mapping
from typing import Any

from kleinstadt.cli.boards import View, card_names
from kleinstadt.cli.screen import Ink
from kleinstadt.cli.words import say
from kleinstadt.engine.game import AnyGame
from kleinstadt.text import Texts

HIDDEN = "hidden"  # what a view has in the place of what its viewer may not know
NOTHING = "–"


class WordsBoard:
    quiet: frozenset[str] = frozenset()
    shared = True

    def headline(self, view: View, texts: Texts) -> str:
        return texts.sentence(f"game-{view['game']}")

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        return self.tell(view, seat, texts)

    def legend(self, texts: Texts) -> str:
        return ""

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        return listed(view["position"], "", texts)

    def cards(self, view: View) -> list[str]:
        """Every word of the view: whoever asks knows which of them are cards."""
        return list(dict.fromkeys(words_in(view["position"])))

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        return card_names(of, texts)

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        return [texts.sentence(f"card-{id}"), texts.sentence(f"card-{id}-text")]


def listed(data: Any, indent: str, texts: Texts) -> list[str]:
    """Keys and values, indented; what is empty is left out. A key is shown as the game's text `part-KEY`, where it has
    one."""
    found: list[str] = []
    items = data.items() if isinstance(data, dict) else [(str(i + 1), each) for i, each in enumerate(data)]
    for name, value in items:
        if is_empty(value):
            continue
        title = texts.sentence(f"part-{name}") if texts.has(f"part-{name}") else name
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, dict | list) for v in value)):
            found += [f"{indent}{title}:", *listed(value, indent + "  ", texts)]
        else:
            found.append(f"{indent}{title}: {phrase(name, value, texts)}")
    return found


def is_empty(value: Any) -> bool:
    if isinstance(value, dict | list):
        return all(is_empty(each) for each in (value.values() if isinstance(value, dict) else value))
    return value is None or value == ""


def phrase(name: str, value: Any, texts: Texts) -> str:
    """A value in words; the same thing several times in a row is counted."""
    if not isinstance(value, list):
        return word(name, value, texts)
    runs: list[tuple[str, int]] = []
    for each in value:
        shown = word(name.removesuffix("s"), each, texts)
        count = runs.pop()[1] if runs and runs[-1][0] == shown else 0
        runs.append((shown, count + 1))
    return ", ".join([shown if count == 1 else f"{count} × {shown}" for shown, count in runs])


def word(name: str, value: Any, texts: Texts) -> str:
    """As the game calls it: by the name of its place, or as a card."""
    if value is None or value == "":
        return NOTHING
    plain = str(value).lower() if isinstance(value, bool) else str(value)
    for id in (f"{name}-{plain}", f"card-{plain}"):
        if texts.has(id):
            return texts.sentence(id)
    return say("cli-hidden") if plain == HIDDEN else plain


def words_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from words_in(each)


BOARD = WordsBoard()
