"""Processes that share long work: the games of a contest or of a training."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.pool import Pool
from threading import Thread

from kleinstadt.bots.workers import deaf


@contextmanager
def crew(jobs: int) -> Iterator[Pool]:
    """So many of them. A Ctrl-C is for whoever leads them, and ends them then."""
    with deaf():
        pool = get_context("spawn").Pool(jobs, join)
    with pool:
        yield pool


def join() -> None:
    """Each ends with whoever leads them, even if that one was killed: they would play for hours for nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_leader, daemon=True).start()


def end_with_leader() -> None:
    leader = parent_process()
    assert leader is not None
    leader.join()
    os._exit(1)
