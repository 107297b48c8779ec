"""Bots think in processes of their own, so that no thought holds up a table.

A worker gets a question with a view in it and gives back a move. One that dies or thinks for too long is replaced and
the question asked again; if that fails too, chance answers.
"""

import asyncio
import logging
import multiprocessing
import queue
import secrets
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.registry import game, games
from kleinstadt.engine.step import DecisionData, decision_of

BUDGET_SECONDS = 20.0
TRIES = 3

log = logging.getLogger("kleinstadt.bots")


class Question(NamedTuple):
    """What a bot is asked: only what its seat may know."""

    game: str
    bot: str
    seat: int
    decision: DecisionData
    moves: tuple[str, ...]
    view: dict[str, Any]


def answer(question: Question, seed: int) -> str:
    decision = decision_of(question.decision, question.seat)
    eyes = Eyes(game(question.game), question.seat, decision, question.moves, lambda seat: question.view)
    return bot(question.bot, seed, timed=True).choose(eyes)


def work(line: Connection) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    games()  # are loaded, so that the first question does not wait for one
    with suppress(EOFError, OSError):  # the server is gone
        while True:
            question, seed = line.recv()
            try:
                reply = (answer(question, seed), "")
            except Exception as error:
                reply = ("", repr(error))
            line.send(reply)


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> str | None:
        """The answer; None if the worker died or thought too long."""
        try:
            self.line.send((question, fresh_seed()))
            if not self.line.poll(seconds):
                return None
            move, failure = self.line.recv()
        except (EOFError, OSError):
            return None
        if failure:
            log.error("bot %s failed in %s: %s", question.bot, question.game, failure)
        return move if move in question.moves else None

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


class Thinkers:
    """A few workers, each minded by a thread, hired when there is more to think about than those at hand can do."""

    def __init__(self, workers: int, seconds: float = BUDGET_SECONDS) -> None:
        self.seconds = seconds
        self.questions: queue.SimpleQueue[tuple[Question, asyncio.AbstractEventLoop, asyncio.Future[str]] | None]
        self.questions = queue.SimpleQueue()
        self.most = max(1, workers)
        self.threads: list[threading.Thread] = []
        self.workers: list[Worker | None] = []
        self.busy = 0
        self.replaced = 0
        self.closed = False

    async def think(self, question: Question) -> str:
        """One of the question's moves."""
        if len(question.moves) == 1:
            return question.moves[0]
        loop = asyncio.get_running_loop()
        future: asyncio.Future[str] = loop.create_future()
        self.busy += 1
        if self.busy > len(self.threads) and len(self.threads) < self.most:
            self.hire()
        self.questions.put((question, loop, future))
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
            question, loop, future = job
            move = self.settle(place, question)
            if not self.closed:
                loop.call_soon_threadsafe(hand_in, future, move)

    def settle(self, place: int, question: Question) -> str:
        for _ in range(TRIES):
            worker = self.workers[place]
            if worker is None:
                worker = self.workers[place] = Worker()
            move = worker.ask(question, self.seconds)
            if move is not None or self.closed:
                return move or question.moves[0]
            worker.stop()
            self.workers[place] = None
            self.replaced += 1
        return secrets.choice(question.moves)

    def close(self) -> None:
        self.closed = True
        for _ in self.threads:
            self.questions.put(None)
        for worker in self.workers:
            if worker is not None:
                worker.process.kill()  # wakes the thread that waits for it
        for thread in self.threads:
            thread.join(timeout=5)
        for worker in self.workers:
            if worker is not None:
                worker.stop()  # one that was being started just now


def hand_in(future: asyncio.Future[str], move: str) -> None:
    if not future.done():
        future.set_result(move)
