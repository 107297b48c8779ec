"""A set-up for the cardboard game: what is drawn by lot, and what there is to do, as data."""

from collections.abc import Mapping
from typing import TypedDict

from kleinstadt.engine.event import Arg


class DrawGroupData(TypedDict):
    id: str
    names: str
    cards: list[str]


class DrawFormData(TypedDict):
    aside: list[str]
    groups: list[DrawGroupData]
    secret: str


class TaskData(TypedDict):
    id: str
    args: dict[str, Arg]
    rule: str
    part: str
    under: bool


class SecretData(TypedDict):
    cards: list[str]
    keep: int
    rule: str


class PurseData(TypedDict):
    id: str
    total: int
    left: int


class BudgetLineData(TypedDict):
    id: str
    price: int
    number: int
    most: int


class BudgetData(TypedDict):
    purses: list[PurseData]
    lines: list[BudgetLineData]
    rule: str


class DrawGroup:
    """Cards of one sort that may stay in the box: `draw-group-ID` is their title, `NAMES-CARD` the name of each."""

    __slots__ = ("id", "cards", "names")

    def __init__(self, id: str, cards: tuple[str, ...], names: str = "card") -> None:
        self.id = id
        self.cards = cards
        self.names = names

    def dump(self) -> DrawGroupData:
        return {"id": self.id, "names": self.names, "cards": list(self.cards)}


class DrawForm:
    """What can be said about a draw: the parts that can be drawn again, and what may stay in the box. `secret` is the
    part that everybody is dealt in secret, "" where there is none. `aside` are options that matter later only, or that
    no code can hold."""

    __slots__ = ("parts", "groups", "secret", "aside")

    def __init__(
        self,
        parts: tuple[str, ...] = (),
        groups: tuple[DrawGroup, ...] = (),
        secret: str = "",
        aside: tuple[str, ...] = (),
    ) -> None:
        self.parts = parts
        self.groups = groups
        self.secret = secret
        self.aside = aside

    def cards(self) -> list[str]:
        """Everything that may stay in the box."""
        return [card for group in self.groups for card in group.cards]

    def dump(self) -> DrawFormData:
        groups = [group.dump() for group in self.groups]
        return {"aside": list(self.aside), "groups": groups, "secret": self.secret}


class Task:
    """One thing to do: the sentence `setup-ID` with its arguments, and its rule. `part` is what was drawn here and can
    be drawn again; `under`: it belongs to the task above."""

    __slots__ = ("id", "args", "rule", "part", "under")

    def __init__(
        self, id: str, rule: str, args: Mapping[str, Arg] | None = None, part: str = "", under: bool = False
    ) -> None:
        self.id = id
        self.rule = rule
        self.args: dict[str, Arg] = dict(args or {})
        self.part = part
        self.under = under

    def dump(self) -> TaskData:
        return {"id": self.id, "args": self.args, "rule": self.rule, "part": self.part, "under": self.under}


class Secret:
    """Cards that a seat is dealt in secret, and how many of them it keeps."""

    __slots__ = ("cards", "keep", "rule")

    def __init__(self, cards: list[str], keep: int, rule: str) -> None:
        self.cards = cards
        self.keep = keep
        self.rule = rule

    def dump(self) -> SecretData:
        return {"cards": self.cards, "keep": self.keep, "rule": self.rule}


class Purse:
    """Money for one purpose (`budget-ID`), and what is left of it, with what came over from the purse before."""

    __slots__ = ("id", "total", "left")

    def __init__(self, id: str, total: int, left: int) -> None:
        self.id = id
        self.total = total
        self.left = left


class BudgetLine:
    """Something that can be bought, `NAMES:THING`: what it costs, how many were bought, and how many could be."""

    __slots__ = ("id", "price", "number", "most")

    def __init__(self, id: str, price: int, number: int, most: int) -> None:
        self.id = id
        self.price = price
        self.number = number
        self.most = most


class Budget:
    """What everybody buys before the game begins."""

    __slots__ = ("purses", "lines", "rule")

    def __init__(self, purses: list[Purse], lines: list[BudgetLine], rule: str) -> None:
        self.purses = purses
        self.lines = lines
        self.rule = rule

    def dump(self) -> BudgetData:
        return {
            "purses": [{"id": purse.id, "total": purse.total, "left": purse.left} for purse in self.purses],
            "lines": [
                {"id": line.id, "price": line.price, "number": line.number, "most": line.most} for line in self.lines
            ],
            "rule": self.rule,
        }
