"""Bots think in processes of their own, so that no thought holds up a table.

A worker gets a question with a view in it and gives back a move, or a hint with its reasons; or it gets the journal of
a game that is over and tells what cost most. One that dies or thinks for too long is replaced and the question asked
again; if that fails too, chance answers, and there is no hint.
"""

import asyncio
import logging
import multiprocessing
import os
import queue
import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kleinstadt.bots import bot, fault_of
from kleinstadt.bots.advice import Advice, advise
from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.review import SECONDS as REVIEW_SECONDS
from kleinstadt.bots.review import Hints, Regret, review
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.record import replay
from kleinstadt.engine.registry import game, games
from kleinstadt.engine.step import DecisionData, decision_of

BUDGET_SECONDS = 20.0
START_SECONDS = 90.0  # for a process that begins on a busy machine, before its first thought
TRIES = 3

log = logging.getLogger("kleinstadt.bots")


class Answer(NamedTuple):
    """One of the moves; and why the bot has forfeited, if it has."""

    move: str
    fault: str = ""


class Question(NamedTuple):
    """What a bot is asked: only what its seat may know. Thought about, it is an answer."""

    game: str
    bot: str
    seat: int
    decision: DecisionData
    moves: tuple[str, ...]
    view: dict[str, Any]

    def eyes(self) -> Eyes:
        decision = decision_of(self.decision, self.seat)
        return Eyes(game(self.game), self.seat, decision, self.moves, lambda seat: self.view)

    def think(self, seed: int) -> Answer:
        player = bot(self.bot, seed, timed=True)
        move = player.choose(self.eyes())
        return Answer(move, str(fault_of(player) or ""))

    def fits(self, answer: Any) -> bool:
        return isinstance(answer, Answer) and answer.move in self.moves

    def otherwise(self) -> Answer:
        return Answer(secrets.choice(self.moves))


class HintWanted(NamedTuple):
    """What to do here, and why. Thought about, it is an advice, or None where none was found."""

    question: Question

    def think(self, seed: int) -> Advice:
        return advise(self.question.eyes(), seed, timed=True)

    def fits(self, advice: Any) -> bool:
        return isinstance(advice, Advice) and advice.move in self.question.moves

    def otherwise(self) -> None:
        return None


class ReviewWanted(NamedTuple):
    """Which answers of a seat cost most, in a game that is over, from its journal. Thought about, it is a list of
    regrets, or None where none could be made."""

    game: str
    journal: str
    seat: int
    seconds: float
    hints: Hints

    def think(self, seed: int) -> list[Regret]:
        record = replay(game(self.game), read_journal(self.journal.splitlines()), checked=False)
        return review(record, self.seat, seed, self.seconds, self.hints)

    def fits(self, regrets: Any) -> bool:
        return isinstance(regrets, list)

    def otherwise(self) -> None:
        return None


Thought = Question | HintWanted | ReviewWanted


@contextmanager
def deaf() -> Iterator[None]:
    """Meanwhile Ctrl-C waits, here and in whatever is started. (Windows knows no such thing.)"""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting with the first process it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])  # see Worker
    if hasattr(os, "setpgrp"):
        os.setpgrp()  # with the bots of others that it starts, who are to end with it
    games()  # are loaded, so that the first question does not wait for one
    with suppress(EOFError, OSError):  # the server is gone
        line.send("ready")
        while True:
            thought, seed = line.recv()
            try:
                reply = (thought.think(seed), "")
            except Exception as error:
                reply = (None, repr(error))
            line.send(reply)


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        with deaf():  # a Ctrl-C while it still starts would end it with a traceback
            self.process.start()
        theirs.close()
        self.ready = False

    def ask(self, thought: Thought, seconds: float) -> Any:
        """What came of it; None if the worker died or thought too long. What it needs to begin is no thinking."""
        try:
            if not self.ready and not self.line.poll(START_SECONDS):
                return None
            self.ready = self.ready or self.line.recv() == "ready"
            self.line.send((thought, fresh_seed()))
            if not self.line.poll(seconds):
                return None
            found, failure = self.line.recv()
        except (EOFError, OSError):
            return None
        if failure:
            log.error("a bot failed: %s (%s)", failure, type(thought).__name__)
        return found if thought.fits(found) else None

    def kill(self) -> None:
        """The process, and whoever it has started."""
        if hasattr(os, "killpg") and self.process.pid is not None:
            with suppress(OSError):  # one that has just begun has no group yet
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    def stop(self) -> None:
        self.line.close()
        self.kill()
        self.process.join()


class Thinkers:
    """A few workers, each minded by a thread, hired when there is more to think about than those at hand can do."""

    def __init__(self, workers: int, seconds: float = BUDGET_SECONDS) -> None:
        self.seconds = seconds
        self.questions: queue.SimpleQueue[tuple[Thought, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None]
        self.questions = queue.SimpleQueue()
        self.most = max(1, workers)
        self.threads: list[threading.Thread] = []
        self.workers: list[Worker | None] = []
        self.busy = 0
        self.replaced = 0
        self.closed = False

    async def think(self, question: Question) -> Answer:
        """One of the question's moves."""
        if len(question.moves) == 1:
            return Answer(question.moves[0])
        answer: Answer = await self.ponder(question)
        return answer

    async def advise(self, question: Question) -> Advice | None:
        """What to do, and why; None where no hint could be found."""
        advice: Advice | None = await self.ponder(HintWanted(question))
        return advice

    async def look_back(self, game: str, journal: str, seat: int, hints: Hints) -> list[Regret] | None:
        """What cost this seat most, where it was given these hints; None where the game cannot be looked back on."""
        seconds = min(REVIEW_SECONDS, self.seconds / 2)
        regrets: list[Regret] | None = await self.ponder(ReviewWanted(game, journal, seat, seconds, hints))
        return regrets

    async def ponder(self, thought: Thought) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.busy += 1
        if self.busy > len(self.threads) and len(self.threads) < self.most:
            self.hire()
        self.questions.put((thought, loop, future))
        try:
            return await future
        finally:
            self.busy -= 1

    def warm_up(self) -> None:
        """Start a first worker now, so that the first bot need not wait for one."""
        self.hire()

    def hire(self) -> None:
        place = len(self.threads)
        self.workers.append(None)
        thread = threading.Thread(target=self.mind, args=(place,), name=f"bot-{place}", daemon=True)
        self.threads.append(thread)
        thread.start()

    def mind(self, place: int) -> None:
        self.workers[place] = Worker()
        while True:
            job = self.questions.get()
            if job is None:
                return
            thought, loop, future = job
            found = self.settle(place, thought)
            if not self.closed:
                loop.call_soon_threadsafe(hand_in, future, found)

    def settle(self, place: int, thought: Thought) -> Any:
        for _ in range(TRIES):
            worker = self.workers[place]
            if worker is None:
                worker = self.workers[place] = Worker()
            found = worker.ask(thought, self.seconds)
            if found is not None or self.closed:
                return found
            log.warning("a bot's process gave no answer and is replaced (%s)", type(thought).__name__)
            worker.stop()
            self.workers[place] = None
            self.replaced += 1
        return thought.otherwise()

    def close(self) -> None:
        self.closed = True
        for _ in self.threads:
            self.questions.put(None)
        for worker in self.workers:
            if worker is not None:
                worker.kill()  # wakes the thread that waits for it
        for thread in self.threads:
            thread.join(timeout=5)
        for worker in self.workers:
            if worker is not None:
                worker.stop()  # one that was being started just now


def hand_in(future: asyncio.Future[Any], found: Any) -> None:
    if not future.done():
        future.set_result(found)
