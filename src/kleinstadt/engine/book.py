"""The book of a game: what each kind of step asks or does, and what can be told of a position.

Everything a position needs from its game is handed over here, in one place, as plain functions of the position.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.errors import BrokenRules
from kleinstadt.engine.event import Arg
from kleinstadt.engine.obstacle import Obstacles
from kleinstadt.engine.phrase import Said, Vocabulary
from kleinstadt.engine.score import ScoreSheet, TieBreak
from kleinstadt.engine.step import IN_NO_BOOK, Choice, Effect, Kind, Rules

S = TypeVar("S")
Notice = tuple[str, dict[str, Arg]]


class Book(Generic[S]):
    """The functions are called with a position first; `seat` None is a spectator.

    steps       the rules of every kind of step
    vocabulary  every answer that can ever be given
    view        the game's own part of a view: built up from what the seat may know
    dump        the game's own part of a dump: the whole truth
    scores      a sheet for each seat as if the game ended now, everything counted
    redeal      deal afresh, in place, whatever the seat cannot know
    ties        what decides where totals are equal, the first that differs; without it they share a place
    rivals      sheets of those whom the game itself plays and who have no seat; they are numbered after the seats, and
                the amounts of `ties` go on with theirs
    standing    the sheets as far as the seat may know them; without it everybody may know all
    details     further arguments for the description of a move: what it would cost here
    outlook     what a person should notice about a position that a preview leads to, as ids of sentences with what
                fills them
    obstacles   what keeps the seat, which is asked something, from what it may want to do with things on the table, by
                thing: made from what the seat may know; nothing about what it can do, or would not think of
    census      how many there are of each card and piece, wherever they lie; the same from the first answer to the last
    hidden      the parts of a dump that may be hidden from somebody, as `hands[][]`
    """

    def __init__(
        self,
        game_id: str,
        rules_version: int,
        steps: Mapping[Kind, Rules[S]],
        vocabulary: Vocabulary,
        view: Callable[[S, int | None], dict[str, Any]],
        dump: Callable[[S], dict[str, Any]],
        scores: Callable[[S], list[ScoreSheet]],
        redeal: Callable[[S, int | None, Chance], None],
        ties: Callable[[S], list[TieBreak]] | None = None,
        standing: Callable[[S, int | None], list[ScoreSheet]] | None = None,
        details: Callable[[S, int, Said], dict[str, Arg]] | None = None,
        outlook: Callable[[S, int | None], list[Notice]] | None = None,
        census: Callable[[S], dict[str, int]] | None = None,
        hidden: tuple[str, ...] = (),
        rivals: Callable[[S], list[ScoreSheet]] | None = None,
        obstacles: Callable[[S, int], Obstacles] | None = None,
    ) -> None:
        self.game_id = game_id
        self.rules_version = rules_version
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in steps}
        self.rules: list[Rules[S]] = list(steps.values())  # by the number of the kind
        self.choices: list[Choice[S] | None] = [each if isinstance(each, Choice) else None for each in self.rules]
        self.effects: list[Effect[S] | None] = [each if isinstance(each, Effect) else None for each in self.rules]
        self.number_kinds(list(steps))
        self.vocabulary = vocabulary
        self.view = view
        self.dump = dump
        self.scores = scores
        self.redeal = redeal
        self.ties = ties
        self.standing = standing
        self.details = details
        self.outlook = outlook
        self.census = census
        self.hidden = hidden
        self.rivals = rivals
        self.obstacles = obstacles
        self.load: Callable[[Mapping[str, Any]], Any] = not_bound  # the game's own, which it enters here

    def number_kinds(self, kinds: list[Kind]) -> None:
        """Give every kind its place in this book. What would be mistaken for something else later is refused now."""
        for number, kind in enumerate(kinds):
            if self.kinds[kind.id] is not kind:
                raise BrokenRules(f"{self.game_id}: there are two kinds of steps {kind.id!r}.")
            if kind.number not in (IN_NO_BOOK, number):
                raise BrokenRules(f"{self.game_id}: {kind.id!r} has another place in another book.")
            kind.number = number
        for rules in self.rules:
            for kind in rules.beside if isinstance(rules, Choice) else ():
                if kind.names or not isinstance(self.steps.get(kind.id), Choice):
                    raise BrokenRules(f"{self.game_id}: {kind.id!r} beside a question is no choice without numbers.")

    @property
    def steps(self) -> dict[str, Rules[S]]:
        """The rules of every kind of step, by its id."""
        return {id: self.rules[kind.number] for id, kind in self.kinds.items()}

    def with_steps(self, steps: Mapping[str, Rules[S]]) -> "Book[S]":
        """This book with other rules for some steps: for tests, and for who tries a house rule."""
        other: Book[S] = Book(
            self.game_id,
            self.rules_version,
            {kind: steps.get(id, self.rules[kind.number]) for id, kind in self.kinds.items()},
            self.vocabulary,
            self.view,
            self.dump,
            self.scores,
            self.redeal,
            self.ties,
            self.standing,
            self.details,
            self.outlook,
            self.census,
            self.hidden,
            self.rivals,
            self.obstacles,
        )
        other.load = self.load
        return other


def not_bound(data: Mapping[str, Any]) -> Any:
    raise AssertionError("this book belongs to no game")
