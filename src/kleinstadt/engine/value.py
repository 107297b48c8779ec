"""What a position is worth to each seat, in points, learned by playing (`kleinstadt train`)."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kleinstadt.engine.net import Net, load_net
from kleinstadt.engine.option import Options
from kleinstadt.engine.reason import Reason
from kleinstadt.engine.state import State

S = TypeVar("S", bound=State)

FILE: Final = "value.json"
ALONE: Final = "value.alone.json"  # for who plays alone, where that is another game than at a table
LONG: Final = "value.long.json"  # for games of several eras, where those are another game
FILES: Final = (ALONE, LONG, FILE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """A game derives its own and says which facts it looks at. `package` is where the learned numbers lie; without
    them there is no value, and the game's heuristic serves. Games that are so different that they want numbers of their
    own have a file of their own.

    names   what each fact is about, for who reads the numbers: `cottage/one short/2`
    apart   whether what others do hardly matters: a search then looks at the own seat alone
    """

    def __init__(self, package: str, names: tuple[str, ...], apart: bool) -> None:
        self.package = package
        self.names = names
        self.apart = apart
        self.nets: dict[str, Net] = {}  # by file, in the order of FILES
        self.sought = False

    # -- what a game writes ----------------------------------------------------------------------------------------

    def known(self, state: S, seat: int) -> float:
        """The points that can simply be counted; what is learned is the rest."""
        raise NotImplementedError

    def facts(self, state: S, seat: int) -> list[int]:
        """The numbers of the facts that hold for this seat."""
        raise NotImplementedError

    def tells(self, file: str, seats: int, options: Options) -> bool:
        """Whether the numbers of this file are about such games; of several files the first in FILES serves."""
        return file == FILE or (file == ALONE and seats == 1)

    def quiet(self, state: S, seat: int) -> bool:
        """Whether the seat is between two turns: only then positions are learned from."""
        return True

    def worth(self, state: S, seat: int) -> float:
        """The points this seat is expected to end with."""
        return self.plain(state, seat)

    def worths(self, state: S) -> list[float]:
        """The same for all seats at once."""
        return [self.worth(state, seat) for seat in range(state.seats)]

    def alike(self, one: S, other: S, seat: int) -> bool:
        """Whether it is known without much work that two positions are worth the same to this seat."""
        return False

    def final(self, state: S, seat: int) -> float:
        """What came of it, once the game is over."""
        return float(state.scores()[seat].total)

    def reasons(self, after: S, instead: S, seat: int) -> list[Reason] | None:
        """What makes the first position better than the second, the weightiest first; nothing where it has no name.
        None: the parts of the heuristic are told."""
        return None

    # -- for everybody -----------------------------------------------------------------------------------------------

    def plain(self, state: S, seat: int) -> float:
        """What is known and what is learned, for a position as it stands."""
        net = self.net_for(state)
        return self.known(state, seat) + (0.0 if net is None else net.sum(self.facts(state, seat), seat))

    def net_for(self, state: S) -> Net | None:
        """The learned numbers that tell of this position."""
        for file, net in self.nets.items():
            if self.tells(file, state.seats, state.options):
                return net
        return None

    def shares(self, state: S, after: list[int], instead: list[int]) -> dict[str, float]:
        """By the first word of the facts' names how much the facts of that name add, where the first ones hold instead
        of the second, in a position like this."""
        net = self.net_for(state)
        if net is None:
            return {}
        names = self.names
        here = by_word(after, names)
        there = by_word(instead, names)
        whole = net.sum(instead)
        found: dict[str, float] = {}
        for word in {**here, **there}:
            facts = here.get(word, [])
            if facts != there.get(word, []):
                rest = [fact for fact in instead if first_word(names[fact]) != word]
                found[word] = net.sum(rest + facts) - whole
        return found

    def ready(self) -> bool:
        """Whether there are learned numbers; they are read when first asked for."""
        if not self.sought:
            self.sought = True
            self.nets = {file: net for file in FILES if (net := self.kept(file)) is not None}
        return bool(self.nets)

    def kept(self, name: str) -> Net | None:
        """The numbers of a file beside the game, if there is one."""
        file = files(self.package).joinpath(name)
        return load_net(json.loads(file.read_text(encoding="utf-8")), self.names) if file.is_file() else None

    def learn(self, data: Mapping[str, Any], file: str = FILE) -> None:
        """Go on with these numbers alone."""
        self.sought = True
        self.nets = {file: load_net(data, self.names)}

    def forget(self) -> None:
        """Without any numbers, as before all learning."""
        self.sought = True
        self.nets = {}


def first_word(name: str) -> str:
    return name.partition("/")[0]


def by_word(facts: list[int], names: tuple[str, ...]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for fact in facts:
        found.setdefault(first_word(names[fact]), []).append(fact)
    return found
