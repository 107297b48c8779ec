"""What can go wrong, each with a message id and arguments so that it can be said in every language."""

from collections.abc import Mapping

Args = Mapping[str, str | int]


class KleinstadtError(Exception):
    """A mistake in what was handed to us; `id` names the sentence, `args_` fill it."""

    def __init__(self, id: str, args_: Args, sentence: str) -> None:
        super().__init__(sentence)
        self.id = id
        self.args_ = dict(args_)


class IllegalMove(KleinstadtError):
    """This seat may not play that now. The position is unchanged."""


class UnknownMove(KleinstadtError):
    """No position of this game ever offers that."""


class BadOptions(KleinstadtError):
    """The game cannot be set up like this."""


class BadPosition(KleinstadtError):
    """A described position is broken or impossible."""


class BadJournal(KleinstadtError):
    """A journal cannot be read or does not replay."""


class CannotUndo(KleinstadtError):
    """This cannot be taken back. The position is unchanged."""


class UnknownGame(KleinstadtError):
    """No game of that name is installed."""


class BrokenRules(Exception):
    """A mistake in the rules of a game, not in what was handed to us: a question without an answer, a step for
    somebody else in a lane. It is raised where it happens, so that it cannot hide."""
