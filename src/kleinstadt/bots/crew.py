"""Processes that share long work: the games of a contest or of a training."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool


@contextmanager
def crew(jobs: int) -> Iterator[Pool]:
    """So many of them. A Ctrl-C is for whoever leads them and ends them then: what is ignored here while they start,
    they ignore for ever."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        yield pool
