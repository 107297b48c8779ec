"""Lots for the cardboard game: parts of a set-up may be drawn again, and cards may stay in the box."""

from collections.abc import Mapping, Sequence
from typing import Final

from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.errors import BadOptions

MOST_AGAIN: Final = 32  # so often one part is drawn again at most


class Lots:
    """What a set-up is drawn with. Each part has a stream of its own from the seed, and another one each time it is
    drawn again (`again`), so that the other parts stay as they are. `without` are the cards left in the box."""

    __slots__ = ("seed", "again", "without")

    def __init__(self, seed: int, again: Mapping[str, int] | None = None, without: Sequence[str] = ()) -> None:
        self.seed = seed
        self.again: dict[str, int] = {part: times for part, times in (again or {}).items() if times}
        self.without = frozenset(without)

    def times(self, part: str) -> int:
        """How often this part was drawn again."""
        return self.again.get(part, 0)

    def stream(self, part: str) -> Chance:
        return self.stream_at(part, self.times(part))

    def stream_at(self, part: str, time: int) -> Chance:
        return stream(self.seed, f"{part}/{time}" if time else part)

    def pick(self, part: str, number: int) -> int:
        """One of so many."""
        return self.another(part, self.stream_at(part, 0).below(number), number)

    def another(self, part: str, found: int, number: int) -> int:
        """What was found at first, or whatever came in its place: who draws again gets another one, each of the others
        equally likely."""
        if number > 1:
            for time in range(1, self.times(part) + 1):
                found = (found + 1 + self.stream_at(part, time).below(number - 1)) % number
        return found

    def left(self, cards: Sequence[int], names: Sequence[str], needed: int) -> list[int]:
        """Those of the cards that do not stay in the box."""
        found = [card for card in cards if names[card] not in self.without] if self.without else list(cards)
        if len(found) < needed:
            sentence = f"Too many cards stay in the box: {needed} of these are needed, and {len(found)} are left."
            raise BadOptions("too_few_cards", {"needed": needed, "left": len(found)}, sentence)
        return found

    def drawn_again(self, part: str) -> "Lots":
        """The same but for one part."""
        if self.times(part) >= MOST_AGAIN:
            sentence = f"Nothing is drawn again more than {MOST_AGAIN} times."
            raise BadOptions("too_often", {"number": MOST_AGAIN}, sentence)
        return Lots(self.seed, {**self.again, part: self.times(part) + 1}, sorted(self.without))
