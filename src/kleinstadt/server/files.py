"""What is the same for everybody, sent compressed to whoever takes it: the client's files, the texts and the rules.

Nothing of a person and nothing of a table comes through here: what is secret in an answer could be guessed from its
length, and it would have to be compressed anew each time.
"""

import asyncio
import gzip
import hashlib
import os
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

T = TypeVar("T")

# Fonts, pictures and archives are compressed already. The browser's engine is worth its memory: 9.6 MB become 3.5.
SHRINKING = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm")
LEAST = 1024  # less than that is one packet either way
LEVEL = 6  # 9 takes twice as long for one in a hundred bytes
VARY = "accept-encoding"


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


def takes_gzip(asked: Headers) -> bool:
    weights = dict([weighed(each) for each in ",".join(asked.getlist("accept-encoding")).lower().split(",")])
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def weighed(encoding: str) -> tuple[str, float]:
    """`gzip;q=0.5`; without a weight it is 1, and what cannot be read is not wanted."""
    name, *parameters = [part.strip() for part in encoding.split(";")]
    weight = next((part.removeprefix("q=") for part in parameters if part.startswith("q=")), "1")
    try:
        return name, float(weight)
    except ValueError:
        return name, 0.0


def weak(mark: str) -> str:
    """The mark of the same content in other bytes."""
    return f"W/{mark}"


def is_known(asked: Headers, mark: str) -> bool:
    """Whether whoever asks has it already; proxies that compress weaken marks, too."""
    known = [each.strip() for each in asked.get("if-none-match", "").split(",")]
    return "*" in known or mark in [each.removeprefix("W/") for each in known]


class Once(Generic[T]):
    """Made off the event loop, a single time however many wait for it, and kept as long as its version stays."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[Hashable, asyncio.Task[T]]] = {}

    async def get(self, name: str, version: Hashable, make: Callable[[], T]) -> T:
        kept = self.kept.get(name)
        if kept is None or kept[0] != version:
            kept = self.kept[name] = (version, asyncio.create_task(asyncio.to_thread(make)))
        try:
            return await asyncio.shield(kept[1])  # who goes away does not take it from the others
        except Exception:
            if self.kept.get(name) is kept:
                del self.kept[name]  # the next one tries again
            raise


class ClientFiles(StaticFiles):
    """The client's folder. What is kept is bounded by what lies in it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.packed: Once[bytes] = Once()

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        if stat_result.st_size < LEAST or not str(full_path).endswith(SHRINKING):
            return response
        response.headers["vary"] = VARY
        asked = Headers(scope=scope)
        if takes_gzip(asked) and "range" not in asked:  # a part is a part of the file
            response.headers["etag"] = weak(response.headers["etag"])
            if isinstance(response, FileResponse):
                response.headers["content-encoding"] = "gzip"
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and "content-encoding" in response.headers:
            return await self.packed_response(response)
        return response

    async def packed_response(self, file: FileResponse) -> Response:
        """The body that the headers speak of."""
        path, stat = Path(file.path), file.stat_result
        assert stat is not None
        version = (stat.st_mtime_ns, stat.st_size)
        content = await self.packed.get(str(path), version, lambda: pack(path.read_bytes()))
        of_the_file = ("content-length", "accept-ranges")
        headers = {name: value for name, value in file.headers.items() if name not in of_the_file}
        return Response(content, file.status_code, headers)


class Reading(NamedTuple):
    """A text as it is sent."""

    plain: bytes
    packed: bytes
    mark: str

    def response(self, asked: Headers, media_type: str) -> Response:
        packed = takes_gzip(asked)
        headers = {"cache-control": "no-cache", "vary": VARY, "etag": weak(self.mark) if packed else self.mark}
        if is_known(asked, self.mark):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(self.packed if packed else self.plain, 200, headers, media_type)


def reading(text: str) -> Reading:
    plain = text.encode()
    return Reading(plain, pack(plain), mark_of(plain))


def mark_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'
