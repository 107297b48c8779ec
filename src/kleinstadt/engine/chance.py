"""Chance: seeded streams of random numbers that give the same game on every machine and in every build.

The generator is xoshiro128** in 32-bit arithmetic, so that compiled and interpreted code agree. A game derives one
stream per deck from its seed: what one deck shows then says nothing about another.
"""

from hashlib import blake2b
from secrets import randbits
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 0x100000000


def fresh_seed() -> int:
    """128 random bits: a small seed could be guessed from the visible set-up."""
    return randbits(128)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One stream of chance."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        x = (b * 5) & WORD
        x = ((x << 7) & WORD) | (x >> 25)
        result = (x * 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        x = self.word()
        while x >= RANGE - n and x >= RANGE - RANGE % n:  # the first asks for no division, and is hardly ever true
            x = self.word()
        return x % n

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, in place."""
        things: list[Any] = cards  # which nobody reads: compiled, numbers would be taken out of their objects
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = things[i]
            things[i] = things[j]
            things[j] = card
            i -= 1

    def branch(self) -> "Chance":
        """A new stream drawn from this one, for imagined positions."""
        return Chance(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.d)

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


def load_chance(words: list[int]) -> Chance:
    return Chance(words[0], words[1], words[2], words[3])


def stream(seed: int, label: str) -> Chance:
    """The stream of this seed for one use, for example one deck."""
    digest = blake2b(f"{seed:x}/{label}".encode(), digest_size=16).digest()
    a, b, c, d = word_at(digest, 0), word_at(digest, 4), word_at(digest, 8), word_at(digest, 12)
    if not a | b | c | d:
        a = 1  # the generator must not start at zero
    return Chance(a, b, c, d)


def word_at(digest: bytes, i: int) -> i64:
    """Four bytes as a number, the lowest first."""
    return digest[i] | digest[i + 1] << 8 | digest[i + 2] << 16 | digest[i + 3] << 24
