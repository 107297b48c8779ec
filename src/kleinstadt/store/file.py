"""The file that a SQLite database lies in: that it is still the one we opened, and that we are alone with it."""

import sqlite3
from pathlib import Path


class FileGone(RuntimeError):
    """The file was deleted or replaced under our hands."""


class InUse(RuntimeError):
    """Another server works on this file."""


class DatabaseFile:
    """SQLite would go on writing into a deleted file, which nobody could ever find again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = identity(path)

    def check(self) -> None:
        try:
            found = identity(self.path)
        except OSError:
            found = None
        if found != self.known:
            raise FileGone(f"{self.path} is not the database any more that was opened")


def identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


class Claim:
    """One server a file. The claim is a lock of SQLite's own on a small file beside it, which the system takes back
    when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse(f"another server works on {path}") from None
            raise

    def close(self) -> None:
        self.connection.close()
