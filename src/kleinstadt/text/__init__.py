"""Sentences from message ids and arguments, in German and English, for terminal, server and tests.

Texts are Fluent files: the common ones and those of the command line here, a game's own in the folder `text` of its
package. What an argument means to a reader follows from its name, the same way in every client:

    card: farm          the message `card-farm`, where there is one; else the value itself
    cards: [farm, inn]  each as an argument `card`, joined in the language's way: "Farm and Inn";
                        what is there more than once is counted: "2 × Farm and Inn"
    goods: [wood, wood] counted by the message `amount-wood`, where there is one: "2 Wood", "1 Plank"
    seat: 1             the player's name; so is every argument that ends in `_seat`

Message ids: a question of kind K is `ask-K`, a move `move-ID`, an event `event-ID` (and `event-ID-known` to those who
are told what it hides from others), a card `card-ID` and `card-ID-text`, an option `option-ID` and `option-ID-text`,
its values `value-OPTION-VALUE`, an error `error-ID`. A line of a score sheet is `line-ITEM` or else the card's name,
with `line-ITEM-detail` where there is more to say; what breaks a tie is `tie-ID`, a rival whom the game itself plays
`rival`. A game that is told in words, for want of a drawing, names the parts of its position by `part-KEY`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.event import Arg
from kleinstadt.engine.obstacle import Obstacle
from kleinstadt.engine.option import Value
from kleinstadt.engine.pad import Remark
from kleinstadt.engine.phrase import Description
from kleinstadt.engine.registry import game, installed
from kleinstadt.engine.score import ScoreLine
from kleinstadt.engine.step import Decision
from kleinstadt.text.entries import Entries

LANGUAGES = ("de", "en")
COMMON = "common"
CLI = "cli"
OURS = (COMMON, CLI)
GOOD = "good"  # what is counted in words of its own


class MissingText(KleinstadtError):
    """A text that should be there is not, or lacks an argument: a mistake of ours."""


@cache
def source(owner: str, lang: str) -> str:
    """The Fluent file of a game; with owner "common" the texts that all games share, with "cli" the command's."""
    return text_folder(owner).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def rules_text(game_id: str, lang: str) -> str:
    """The rules for players, as Markdown."""
    return text_folder(game_id).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def text_folder(owner: str) -> Traversable:
    if owner in OURS:
        return files(__package__).joinpath(owner)
    game(owner)  # UnknownGame, if there is none of that name
    return files(installed()[owner].module).joinpath("text")


@cache
def entries_of(owner: str | None, lang: str) -> Entries:
    return Entries([source(each, lang) for each in ((COMMON,) if owner is None else (COMMON, owner))], lang)


class Texts:
    """The texts of one game (or of the command line, or with None the common ones alone) in one language. `names` are
    the players', by seat."""

    def __init__(self, owner: str | None, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = list(names)
        self.entries = entries_of(owner, lang)

    def has(self, id: str) -> bool:
        return self.entries.has(id)

    def sentence(self, id: str, args: Mapping[str, Arg] | None = None) -> str:
        """MissingText where there is no such message or an argument is missing."""
        bundle = self.entries.bundle_with(id)
        pattern = bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise MissingText("missing_text", {"text": id}, f"There is no text {id!r} in {self.lang}.")
        shown = {name: self.word(name, value) for name, value in (args or {}).items()}
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingText("missing_text", {"text": id}, f"Text {id!r} in {self.lang}: {errors[0]}.")
        return str(text)

    def word(self, name: str, value: Arg) -> str | int:
        """What a reader sees of an argument."""
        if isinstance(value, list):
            return self.listed(self.counted(name.removesuffix("s"), value))
        if isinstance(value, bool):
            value = str(value).lower()
        if isinstance(value, int):
            return self.player(value) if name == "seat" or name.endswith("_seat") else value
        id = self.name_of(name, value)
        return self.sentence(id) if id else value

    def counted(self, name: str, parts: Sequence[str]) -> list[str]:
        """Each thing once, with how often it was there: a a b is 2 × a, b. Goods have their own way to be counted where
        a game has one: then a single one has its number, too."""
        words = [str(self.word(name, part)) for part in parts]
        part_of = dict(zip(words, parts, strict=True))
        found: list[str] = []
        for word, times in Counter(words).items():
            amount = f"amount-{part_of[word]}"
            if name.rpartition("_")[2] == GOOD and self.has(amount):
                found.append(self.sentence(amount, {"number": times}))
            else:
                found.append(word if times == 1 else f"{times} × {word}")
        return found

    def name_of(self, name: str, value: str) -> str:
        """The message that names a word of the game; "" where there is none. What is called `to_place` is a place."""
        for id in (f"{name}-{value}", f"{name.rpartition('_')[2]}-{value}"):
            if self.has(id):
                return id
        return ""

    def player(self, seat: int) -> str:
        """Who comes after the players is the rival whom the game itself plays."""
        if seat < len(self.names):
            return self.names[seat]
        if self.names and self.has("rival"):
            return self.sentence("rival")
        return self.sentence("player", {"number": seat + 1})

    def listed(self, words: Sequence[str]) -> str:
        """a · a and b · a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self.sentence("list", {"first": ", ".join(words[:-1]), "last": words[-1]})

    # -- what games speak of ---------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> str:
        return self.sentence(f"ask-{decision.kind}", decision.args)

    def move(self, description: Description) -> str:
        return self.sentence(f"move-{description.id}", description.args)

    def event(self, id: str, args: Mapping[str, Arg]) -> str:
        """What happened; to whoever is told what is hidden from others, with that, where there is a sentence for it."""
        if self.has(f"event-{id}-known"):
            with suppress(MissingText):
                return self.sentence(f"event-{id}-known", args)
        return self.sentence(f"event-{id}", args)

    def outlook(self, id: str, args: Mapping[str, Arg]) -> str:
        """What a preview points out."""
        return self.sentence(f"outlook-{id}", args)

    def obstacle(self, obstacle: Obstacle) -> str:
        """What is in the way."""
        return self.sentence(f"obstacle-{obstacle.id}", obstacle.args)

    def error(self, error: KleinstadtError) -> str:
        """The error in this language; where nobody wrote a fitting sentence for it, its own."""
        try:
            return self.sentence(f"error-{error.id}", error.args_)
        except MissingText:
            return str(error)

    def remark(self, remark: Remark) -> str:
        """What a score pad finds odd."""
        return self.sentence(f"error-{remark.id}", remark.args)

    def line(self, line: ScoreLine) -> str:
        id = f"line-{line.item}"
        return self.sentence(id, line.args) if self.has(id) else self.sentence(f"card-{line.item}")

    def line_detail(self, line: ScoreLine) -> str:
        """How the points of a line came about, as far as there is something to say."""
        id = f"line-{line.item}-detail"
        if self.has(id):
            return self.sentence(id, line.args)
        count = line.args.get("count")
        return f"{count} ×" if isinstance(count, int) and count > 1 else ""

    def value(self, option: str, value: Value) -> str:
        plain = str(value).lower() if isinstance(value, bool) else str(value)
        id = f"value-{option}-{plain}"
        return self.sentence(id) if self.has(id) else plain
