"""The file that a SQLite database lies in: that it is still the one we opened."""

from pathlib import Path


class FileGone(RuntimeError):
    """The file was deleted or replaced under our hands."""


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
