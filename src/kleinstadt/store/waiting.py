"""Those who wait for a commit: a thread, or a task of an event loop, which is woken once for all that were written
together."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Protocol


class Waiting(Protocol):
    """As much of a `concurrent.futures.Future` as the writer needs."""

    def set_running_or_notify_cancel(self) -> bool:
        """Whether somebody still waits. From here on nobody can give up."""

    def done(self) -> bool: ...

    def set_result(self, result: None, /) -> None: ...

    def set_exception(self, exception: BaseException, /) -> None: ...


class Post:
    """The way from the writer's thread into an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.letters: deque[tuple[asyncio.Future[None], BaseException | None]] = deque()
        self.rung = False  # the loop will come and look

    def send(self, future: "asyncio.Future[None]", error: BaseException | None) -> None:
        """In the writer's thread. Who rings when the loop has just begun to look rings once too often, never too
        seldom: a letter lies there before anybody rings for it."""
        self.letters.append((future, error))
        if not self.rung:
            self.rung = True
            with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
                self.loop.call_soon_threadsafe(self.deliver)

    def deliver(self) -> None:
        self.rung = False
        while self.letters:
            future, error = self.letters.popleft()
            if future.done():  # given up meanwhile
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


class Task:
    """One that waits in an event loop."""

    __slots__ = ("post", "future", "settled")

    def __init__(self, post: Post) -> None:
        self.post = post
        self.future: asyncio.Future[None] = post.loop.create_future()
        self.settled = False

    def set_running_or_notify_cancel(self) -> bool:
        return not self.future.cancelled()

    def done(self) -> bool:
        return self.settled

    def set_result(self, result: None, /) -> None:
        self.settled = True
        self.post.send(self.future, None)

    def set_exception(self, exception: BaseException, /) -> None:
        self.settled = True
        self.post.send(self.future, exception)
