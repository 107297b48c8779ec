"""The line to a bot in a process of its own, written in any language: a question is one line of JSON, and so is an
answer. Nothing is sent but what the bot's seat may know (docs/bots.md).

Two threads read and write, so that nobody here waits for a bot that neither hears nor says anything.
"""

import atexit
import json
import queue
import subprocess
import threading
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from kleinstadt.engine.errors import KleinstadtError

FORMAT: Final = 1
LONGEST: Final = 65536  # characters of an answer
QUOTED: Final = 80  # so many of them are told


class BotFault(KleinstadtError):
    """A bot that is not ours did something wrong."""


class Line:
    """One process. It is started at once and ended with this program, or when it does something wrong."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError) as error:
            raise BotFault(
                "bot_missing", {"bot": name, "why": str(error)}, f"{name} cannot be started: {error}"
            ) from error
        self.number = 0
        self.to_say: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.heard: queue.SimpleQueue[str] = queue.SimpleQueue()  # "" is the end
        for work in (self.write, self.read):
            threading.Thread(target=work, daemon=True).start()

    def write(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it is gone, and `read` tells so
            while True:
                self.process.stdin.write(self.to_say.get())
                self.process.stdin.flush()

    def read(self) -> None:
        assert self.process.stdout is not None
        said = "\n"
        while said:
            said = ""
            with suppress(OSError, ValueError):
                said = self.process.stdout.readline(LONGEST)
            self.heard.put(said)

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """The move it answers with, legal or not. BotFault, and the process is ended, where there is none in time."""
        self.number += 1
        self.to_say.put(json.dumps({"kleinstadt": FORMAT, "ask": self.number, **question}) + "\n")
        began = monotonic()
        try:
            said = self.heard.get(timeout=seconds)
        except queue.Empty:
            whole = round(monotonic() - began)
            raise self.fault(
                BotFault("bot_silent", {"bot": self.name, "seconds": whole}, f"{self.name} is silent for {whole} s.")
            ) from None
        if not said:
            raise self.fault(BotFault("bot_gone", {"bot": self.name}, f"{self.name} has ended."))
        move = self.understood(said)
        if move is None:
            quoted = said.strip()[:QUOTED]
            raise self.fault(
                BotFault("bot_unreadable", {"bot": self.name, "said": quoted}, f"{self.name} says {quoted!r}.")
            )
        return move

    def understood(self, said: str) -> str | None:
        try:
            data = json.loads(said)
        except (ValueError, RecursionError):
            return None
        if not isinstance(data, dict) or data.get("answer") != self.number or not isinstance(data.get("move"), str):
            return None
        move: str = data["move"]
        return move

    def fault(self, fault: BotFault) -> BotFault:
        """Whoever did something wrong once is not asked again: the next game starts another process."""
        self.close()
        return fault

    def close(self) -> None:
        with suppress(OSError):
            self.process.kill()
        self.process.wait()
        LINES.pop(self.name, None)


LINES: dict[str, Line] = {}  # by the name of the bot: all its games share one process


def line_to(name: str, command: tuple[str, ...]) -> Line:
    found = LINES.get(name)
    if found is None:
        found = LINES[name] = Line(name, command)
    return found


@atexit.register
def hang_up() -> None:
    for line in list(LINES.values()):
        line.close()
