"""What a table refuses, and why."""

from kleinstadt.engine.errors import KleinstadtError


class Refused(KleinstadtError):
    """The table does not do that. Nothing was changed."""


class Stale(Refused):
    """The decision that was answered is gone."""

    def __init__(self, decision: int) -> None:
        super().__init__("stale_answer", {"decision": decision}, "That question is no longer open.")


class NoSuchTable(Refused):
    def __init__(self) -> None:
        super().__init__("no_such_table", {}, "There is no such table.")


class Trouble(Refused):
    """Our own fault, or the disk's."""

    def __init__(self) -> None:
        super().__init__("trouble", {}, "Something went wrong here; nothing was changed.")


def refused(id: str, sentence: str, **args: str | int) -> Refused:
    return Refused(id, args, sentence)
