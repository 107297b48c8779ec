"""What keeps somebody from doing something with a thing on the table: said to whoever touches it all the same."""

from typing import TypedDict

from kleinstadt.engine.event import Arg


class ObstacleData(TypedDict):
    id: str
    rule: str
    args: dict[str, Arg]


class Obstacle:
    """Said by `obstacle-ID`, a whole sentence; `rule` is where to read on."""

    __slots__ = ("id", "rule", "args")

    def __init__(self, id: str, rule: str, args: dict[str, Arg] | None = None) -> None:
        self.id = id
        self.rule = rule
        self.args: dict[str, Arg] = {} if args is None else args

    def dump(self) -> ObstacleData:
        return {"id": self.id, "rule": self.rule, "args": self.args}


Obstacles = dict[str, list[Obstacle]]  # by thing
