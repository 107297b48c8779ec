"""The answers to one question, as they are shown: numbered, on the board where they have a place there, in a list
otherwise, and not more at once than the screen can hold."""

from collections.abc import Mapping, Sequence

from kleinstadt.cli.screen import Screen, columns
from kleinstadt.cli.words import say
from kleinstadt.engine.state import State
from kleinstadt.text import Texts

LEAST = 6  # lines for what has no place on the board, however small the screen is
MANY = 40  # from so many moves on, they are not tried out one by one beforehand
AND_ON = "…"  # a mark with this sign stands for its number and those after it


class Moves:
    """Moves are numbered from 0 here and shown from 1."""

    def __init__(self, state: State, seat: int, texts: Texts, screen: Screen) -> None:
        self.state = state
        self.seat = seat
        self.texts = texts
        self.screen = screen
        self.all = state.moves(seat)
        self.described = [state.describe(seat, move) for move in self.all]
        self.gains: dict[int, int] = {}
        self.own: list[int] = []
        self.shared: list[int] = []
        self.listed = 0  # so many were shown by `page`

    def __len__(self) -> int:
        return len(self.all)

    def named(self, i: int) -> str:
        return self.texts.move(self.described[i])

    def gain(self, i: int) -> int:
        """What the move would change in points, where it is cheap to say."""
        if len(self.all) > MANY:
            return 0
        if i not in self.gains:
            preview = self.state.preview(self.seat, (self.all[i],))
            self.gains[i] = preview.after.total - preview.before.total
        return self.gains[i]

    def at(self, spot: str) -> list[int]:
        """The moves that lead to this spot first."""
        return [i for i, told in enumerate(self.described) if told.spots[:1] == [spot]]

    def with_words(self, words: Sequence[str]) -> list[int]:
        """The moves in which all these words occur."""
        said = [f"{self.all[i]} {self.named(i)}".lower() for i in range(len(self.all))]
        return [i for i, text in enumerate(said) if all(word in text for word in words)]

    # -- on the board ----------------------------------------------------------------------------------------------

    def marks(self) -> dict[str, str]:
        """For every spot that moves lead to and to no other: their number, or the first of several in a row."""
        found: dict[str, list[int]] = {}
        for i, told in enumerate(self.described):
            if len(told.spots) == 1:
                found.setdefault(told.spots[0], []).append(i)
        return {spot: mark(which) for spot, which in found.items() if which[-1] - which[0] == len(which) - 1}

    def place(self, marks: Mapping[str, str], drawn: str) -> None:
        """Note which moves have a number of their own on the drawn board, and which share one."""
        self.own, self.shared, self.listed = [], [], 0
        for i, told in enumerate(self.described):
            sign = marks.get(told.spots[0], "") if len(told.spots) == 1 else ""
            if sign and f"[{sign}]" in drawn:
                (self.shared if sign.endswith(AND_ON) else self.own).append(i)

    # -- in lists --------------------------------------------------------------------------------------------------

    def lines(self, which: Sequence[int]) -> list[str]:
        cells = [f"{i + 1:>3} {self.named(i)}{signed(self.gain(i))}" for i in which]
        return cells if self.screen.plain else columns(cells, self.screen.width)

    def without(self, *shown: Sequence[int]) -> list[str]:
        """The list of all but these."""
        left = set(range(len(self.all))).difference(*shown)
        return self.lines(sorted(left))

    def everything(self) -> list[str]:
        """All moves but those that have nothing to say beyond their place on the board."""
        bare = [i for i in self.own if list(self.described[i].args) == ["field"] and not self.gain(i)]
        return self.placed(bare, []) + self.without(bare)

    def in_short(self, room: int) -> list[str]:
        """As much as there is room for: what has no place of its own on the board, or a word about that."""
        lines = self.placed(self.own, []) + self.without(self.own)
        if len(lines) <= max(room, LEAST):
            return lines
        first, rest = self.placed(self.own, self.shared), self.without(self.own, self.shared)
        if len(rest) <= max(room - len(first), LEAST):
            return first + rest
        return first + rest[: max(room - len(first) - 1, LEAST)] + self.screen.wrapped(say("cli-list-moves"))

    def placed(self, own: Sequence[int], shared: Sequence[int]) -> list[str]:
        """A word about the numbers on the board, and which of them change the score."""
        found: list[str] = []
        if own:
            found += self.screen.wrapped(say("cli-numbers-on-board", first=self.named(own[0])))
        if shared:
            sign = f"[{shared[0] + 1}{AND_ON}]"
            found += self.screen.wrapped(say("cli-several-there", sign=sign, number=str(shared[0] + 1)))
        gains: dict[int, list[str]] = {}
        for i in [*own, *shared]:
            gains.setdefault(self.gain(i), []).append(str(i + 1))
        told = [f"{change:+}: {' '.join(numbers)}" for change, numbers in sorted(gains.items(), reverse=True) if change]
        return found + (self.screen.wrapped(say("cli-gains", gains=" · ".join(told))) if told else [])

    def page(self) -> list[str]:
        """The next moves of the whole list; after the last it begins again."""
        last = len(self.all)
        lines = self.lines(range(self.listed, last))
        while len(lines) > self.screen.page:
            last -= 1
            lines = self.lines(range(self.listed, last))
        left = len(self.all) - last
        self.listed = last if left else 0
        return lines + (self.screen.wrapped(say("cli-more-moves", count=left)) if left else [])


def mark(which: Sequence[int]) -> str:
    return f"{which[0] + 1}{AND_ON if len(which) > 1 else ''}"


def signed(change: int) -> str:
    return f" ({change:+})" if change else ""
