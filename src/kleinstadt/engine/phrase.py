"""The words of a game: every answer that can ever be given is a phrase with its slots filled.

A phrase says a move as text, reads it again, describes it for people and screens, and numbers it:

    PLAY = Phrase("play", "play {card} from {source}", card=Slot(CARDS), source=Slot(SOURCES))
    PLAY.say(3, 0)                  'play farm from hand'
    WORDS.read("play farm from hand").numbers       (3, 0)
    WORDS.number("play farm from hand")             one number for ever, below WORDS.size
"""

import re
from collections.abc import Sequence
from typing import Final, TypedDict

from kleinstadt.engine.errors import BrokenRules, UnknownMove
from kleinstadt.engine.event import Arg
from kleinstadt.engine.reading import shown

Value = str | int | tuple[str, ...]
SLOT: Final = re.compile(r"\{([a-z_]+)\}")


class DescriptionData(TypedDict):
    id: str
    args: dict[str, Arg]
    spots: list[str]
    beside: bool


class Description:
    """A move in message parts, and the spots on the board it concerns. `beside`: it does not answer the question
    itself but may be done at the same time."""

    __slots__ = ("id", "args", "spots", "beside")

    def __init__(self, id: str, args: dict[str, Arg], spots: list[str], beside: bool = False) -> None:
        self.id = id
        self.args = args
        self.spots = spots
        self.beside = beside

    def dump(self) -> DescriptionData:
        return {"id": self.id, "args": self.args, "spots": self.spots, "beside": self.beside}


class Slot:
    """What may stand in one place of a phrase, in a fixed order: ids, numbers, or lists of ids. `spot` goes before a
    value to name its spot on the board ("" where the value itself is one); None: it is none."""

    __slots__ = ("values", "words", "number", "spot")

    def __init__(self, values: Sequence[Value], spot: str | None = None) -> None:
        self.values: tuple[Value, ...] = tuple(values)
        self.words = tuple([" ".join(value) if isinstance(value, tuple) else str(value) for value in values])
        self.number = {word: number for number, word in enumerate(self.words)}
        if len(self.number) < len(self.words):
            raise BrokenRules(f"A slot has a value twice: {', '.join(self.words)}.")
        self.spot = spot


class Phrase:
    """A message id, and a pattern whose slots are filled by numbers into their values."""

    __slots__ = ("id", "names", "slots", "parts", "pattern", "size", "second", "third", "said", "texts", "known")

    def __init__(self, id: str, pattern: str, **slots: Slot) -> None:
        self.id = id
        self.names: tuple[str, ...] = tuple(SLOT.findall(pattern))
        self.slots: tuple[Slot, ...] = tuple([slots[name] for name in self.names])
        self.parts: tuple[str, ...] = tuple(SLOT.split(pattern)[::2])  # the words around the slots
        self.pattern = re.compile(self.as_pattern())
        self.size = 1
        for slot in self.slots:
            self.size *= len(slot.values)
        self.second = len(self.slots[1].values) if len(self.slots) > 1 else 1
        self.third = len(self.slots[2].values) if len(self.slots) > 2 else 1
        self.said: dict[tuple[int, ...], str] = {}
        self.texts: list[str] = []  # by their index, as far as they were said in one of the quick ways
        self.known: dict[str, Said] = {}  # what was said; the vocabulary's own, as soon as there is one

    def as_pattern(self) -> str:
        """A regular expression with a group for each slot; only lists of ids have several words."""
        found = re.escape(self.parts[0])
        for slot, part in zip(self.slots, self.parts[1:], strict=True):
            several = any(" " in word for word in slot.words)
            found += ("(.+)" if several else r"(\S+)") + re.escape(part)
        return found

    def say(self, *numbers: int) -> str:
        """The text of these numbers. The same text is always the same object."""
        text = self.said.get(numbers)
        if text is None:
            words = [slot.words[number] for slot, number in zip(self.slots, numbers, strict=True)]
            pieces = [part + word for part, word in zip(self.parts, words, strict=False)]
            text = "".join(pieces) + self.parts[-1]
            self.said[numbers] = text
            self.known[text] = Said(self, numbers)
        return text

    def of(self, number: int) -> str:
        """The same for a phrase with a single slot: the quick way, for lists of answers."""
        text = self.texts[number] if self.texts else ""
        return text if text else self.keep(number, self.say(number))

    def pair(self, first: int, second: int) -> str:
        """The quick way for two slots."""
        index = first * self.second + second
        text = self.texts[index] if self.texts else ""
        return text if text else self.keep(index, self.say(first, second))

    def triple(self, first: int, second: int, third: int) -> str:
        """The quick way for three slots."""
        index = (first * self.second + second) * self.third + third
        text = self.texts[index] if self.texts else ""
        return text if text else self.keep(index, self.say(first, second, third))

    def keep(self, index: int, text: str) -> str:
        """Say it quickly from now on."""
        if not self.texts:
            self.texts = [""] * self.size
        self.texts[index] = text
        return text

    def all(self) -> tuple[str, ...]:
        """Every text of a phrase with at most one slot, by number."""
        return tuple([self.say(*self.numbers(index)) for index in range(self.size)])

    def index(self, numbers: tuple[int, ...]) -> int:
        """Which of all texts of this phrase these numbers are."""
        index = 0
        for position, slot in enumerate(self.slots):
            index = index * len(slot.values) + numbers[position]
        return index

    def numbers(self, index: int) -> tuple[int, ...]:
        found: list[int] = []
        for slot in reversed(self.slots):
            found.append(index % len(slot.values))
            index //= len(slot.values)
        return tuple(reversed(found))

    def read(self, text: str) -> tuple[int, ...] | None:
        """The numbers of a text; None if it is no text of this phrase."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        numbers = [slot.number.get(word, -1) for slot, word in zip(self.slots, match.groups(), strict=True)]
        return None if -1 in numbers else tuple(numbers)


class Said:
    """A text that was understood: its phrase, and the numbers that fill it."""

    __slots__ = ("phrase", "numbers", "told")

    def __init__(self, phrase: Phrase, numbers: tuple[int, ...]) -> None:
        self.phrase = phrase
        self.numbers = numbers
        self.told: Description | None = None  # made when somebody first asks: it is always the same

    def describe(self) -> Description:
        """For whoever asks a description of their own, to which they may add."""
        told = self.told
        if told is None:
            told = self.told = self.worked_out()
        return Description(told.id, told.args.copy(), told.spots.copy())

    def worked_out(self) -> Description:
        args: dict[str, Arg] = {}
        spots: list[str] = []
        for name, slot, number in zip(self.phrase.names, self.phrase.slots, self.numbers, strict=True):
            value = slot.values[number]
            parts = list(value) if isinstance(value, tuple) else [str(value)]
            args[name] = parts if isinstance(value, tuple) else value
            if slot.spot is not None:
                spots += [slot.spot + part for part in parts]
        return Description(self.phrase.id, args, list(dict.fromkeys(spots)))


class Vocabulary:
    """All phrases of a game. Every text has a number: those of the first phrase come first, and so on."""

    __slots__ = ("phrases", "size", "first", "known")

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = phrases
        self.first: list[int] = []
        self.size = 0
        for phrase in phrases:
            self.first.append(self.size)
            self.size += phrase.size
        self.known: dict[str, Said] = {}
        for phrase in phrases:
            self.known.update(phrase.known)
            phrase.known = self.known

    def read(self, text: str) -> Said:
        """What a text means. UnknownMove if it is none of this game."""
        said = self.known.get(text)
        if said is None:
            said = self.parse(text)
            self.known[text] = said
        return said

    def parse(self, text: str) -> Said:
        for phrase in self.phrases:
            numbers = phrase.read(text)
            if numbers is not None:
                return Said(phrase, numbers)
        said = shown(text)
        raise UnknownMove("unknown_move", {"move": said}, f"{said!r} is no move of this game.")

    def number(self, text: str) -> int:
        """The number of a text, the same in every position of every game."""
        said = self.read(text)
        return self.first[self.phrases.index(said.phrase)] + said.phrase.index(said.numbers)

    def text(self, number: int) -> str:
        """The text of a number."""
        if not 0 <= number < self.size:
            sentence = f"There is no move {number}; there are {self.size}."
            raise UnknownMove("unknown_move_number", {"number": number, "size": self.size}, sentence)
        for phrase, first in zip(self.phrases, self.first, strict=True):
            if number < first + phrase.size:
                return phrase.say(*phrase.numbers(number - first))
        raise AssertionError
