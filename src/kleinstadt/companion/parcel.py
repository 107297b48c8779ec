"""The engine as a parcel for browsers: the plain sources that `companion.alone` needs, and nothing of a server."""

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import mypy_extensions

from kleinstadt.engine.value import FILES

ROOMS: Final = ("engine", "games", "companion", "history")
SUFFIXES: Final = (".py", ".toml", ".json")


@cache
def parcel() -> bytes:
    """A zip file, always the same for the same sources."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in contents():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def contents() -> Iterator[tuple[str, bytes]]:
    house = files("kleinstadt")
    yield "kleinstadt/__init__.py", house.joinpath("__init__.py").read_bytes()
    for room in ROOMS:
        yield from sources(house.joinpath(room), f"kleinstadt/{room}")
    yield "mypy_extensions.py", Path(mypy_extensions.__file__).read_bytes()
    ours = distribution("kleinstadt")
    for name in ("METADATA", "entry_points.txt"):  # by which the games are found
        yield f"kleinstadt-{ours.version}.dist-info/{name}", (ours.read_text(name) or "").encode()


def sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            yield from sources(entry, path)
        elif entry.name.endswith(SUFFIXES) and entry.name not in FILES:
            yield path, entry.read_bytes()
