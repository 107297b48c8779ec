"""The real program in a pseudo-terminal, and without one."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path
from time import monotonic

PATIENCE = 60  # seconds until a silent program counts as stuck
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COMMAND = [sys.executable, "-m", "kleinstadt"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A user with an empty data folder and an English terminal."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "en_US.UTF-8", "TERM": "xterm", **more}


def run(home: Path, *words: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The program with pipes for input and output; its folder is the user's."""
    return subprocess.run(
        [*COMMAND, *words],
        input=given,
        capture_output=True,
        text=True,
        env=environment(home, **more),
        cwd=home,
        timeout=PATIENCE,
    )


def run_pytest(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The pytest of somebody who works in this folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment(folder, **more), cwd=folder)


def heed_ctrl_c() -> None:
    """Who runs the tests in the background of a shell ignores Ctrl-C, and so would the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def own_terminal() -> None:
    """So that Ctrl-C reaches the program."""
    heed_ctrl_c()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """Somebody in front of a terminal of this size."""

    def __init__(self, home: Path, *words: str, columns: int = 80, rows: int = 40, **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.program = subprocess.Popen(
            [*COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **more),
            close_fds=True,
            start_new_session=True,
            preexec_fn=own_terminal,
        )
        os.close(theirs)
        self.ours = ours
        self.raw = ""
        self.read_to = 0

    @property
    def text(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def wait_for(self, pattern: str) -> str:
        """What was shown since the last wait, up to and with this."""
        limit = monotonic() + PATIENCE
        while True:
            found = re.search(pattern, self.text[self.read_to :])
            if found:
                start = self.read_to
                self.read_to += found.end()
                return self.text[start : self.read_to]
            assert self.hears(limit), f"{pattern!r} never came:\n{self.text[-3000:]}"

    def hears(self, limit: float) -> bool:
        ready, _, _ = select.select([self.ours], [], [], max(0.0, limit - monotonic()))
        if not ready:
            return False
        try:
            heard = os.read(self.ours, 65536)
        except OSError:  # the program has gone
            return False
        self.raw += heard.decode("utf-8", "replace")
        return bool(heard)

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def press_ctrl_c(self) -> int:
        """Until the program has gone: Python does not hear one that comes between its prompt and its reading."""
        limit = monotonic() + PATIENCE
        while self.program.poll() is None:
            assert monotonic() < limit, f"Ctrl-C does not end it:\n{self.text[-3000:]}"
            os.write(self.ours, b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.program.wait(5)
        return self.end()

    def end(self) -> int:
        """Wait until the program has gone."""
        while self.hears(monotonic() + PATIENCE):
            pass
        os.close(self.ours)
        return self.program.wait(PATIENCE)
