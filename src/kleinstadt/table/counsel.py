"""What a bot thinks of somebody's game: a hint while they play alone, and what cost most when the game is over."""

import asyncio
from collections.abc import Callable
from typing import Any

from kleinstadt.bots.advice import Advice as FoundAdvice
from kleinstadt.bots.review import Regret as FoundRegret
from kleinstadt.bots.workers import Question, Thinkers
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.ids import PersonId
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import Advice, Regret, advice_of, regret_of
from kleinstadt.table.table import Table

Done = Callable[[Any, KleinstadtError | None], None]
Asked = tuple[int, int, tuple[str, ...]]  # a seat, the number of its question, and the answers: after an undo others


class Counsel:
    """Asked twice about one decision, or one game, it is thought about once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.hinting: dict[Asked, asyncio.Task[FoundAdvice | None]] = {}
        self.hinted: dict[Asked, str] = {}  # what was advised, for who looks back
        self.reviewing: dict[int, asyncio.Task[list[FoundRegret] | None]] = {}

    def hint(self, question: Question, done: Done) -> None:
        key = (question.seat, question.decision["number"], question.moves)
        thought = self.hinting.get(key)
        if thought is None:
            thought = asyncio.get_running_loop().create_task(self.thinkers.advise(question))
            thought.add_done_callback(lambda task: self.remember(key, task))
            self.hinting = {key: thought}
        thought.add_done_callback(lambda task: done(*hinted(task)))

    def remember(self, key: Asked, task: asyncio.Task[FoundAdvice | None]) -> None:
        found, _ = hinted(task)
        if found is not None:
            self.hinted[key] = found["move"]

    def review(self, table: Table, seat: int, done: Done) -> None:
        thought = self.reviewing.get(seat)
        if thought is None:
            hints = {(number, moves): move for (who, number, moves), move in self.hinted.items() if who == seat}
            thinking = self.thinkers.look_back(table.game.id, table.playing().journal().text(), seat, hints)
            thought = self.reviewing[seat] = asyncio.get_running_loop().create_task(thinking)
        thought.add_done_callback(lambda task: done(*looked_back(task)))

    def stop(self) -> None:
        for task in [*self.hinting.values(), *self.reviewing.values()]:
            task.cancel()


def question_for(table: Table, index: int, bot: str) -> Question:
    state = table.playing().state
    decision = state.decision(index).dump()
    return Question(table.game.id, bot, index, decision, state.moves(index), state.view(index))


def hinted(task: asyncio.Task[FoundAdvice | None]) -> tuple[Advice | None, KleinstadtError | None]:
    found = None if task.cancelled() or task.exception() is not None else task.result()
    if found is None:
        return None, refused("no_hint", "No hint could be found.")
    return advice_of(found), None


def seat_looking_back(table: Table, person: PersonId | None) -> int:
    if table.state != "over":
        raise refused("not_over", "The game is not over yet.")
    return table.may_be_hinted(person).index


def looked_back(task: asyncio.Task[list[FoundRegret] | None]) -> tuple[list[Regret] | None, KleinstadtError | None]:
    found = None if task.cancelled() or task.exception() is not None else task.result()
    if found is None:
        return None, refused("no_review", "This game cannot be looked back on.")
    return [regret_of(each) for each in found], None
