"""What is the same for everybody comes compressed to whoever takes it: the client's files, texts and rules."""

import asyncio
import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kleinstadt import text
from kleinstadt.server.files import Once
from server import another_client
from server.driving import PATIENCE, PLAIN, Server, wish_for

PAGE = b"<!doctype html><title>Kleinstadt</title>" + b"<p>Lots of houses.</p>" * 100
PROGRAM = b"".join([b"export const house%d = 'house %d';\n" % (n, n) for n in range(3000)])
FONT = bytes(range(256)) * 20  # it would get smaller: what counts is what it is
SMALL = b"export {};\n"
FILES = {
    "index.html": PAGE,
    "assets/program.js": PROGRAM,
    "assets/small.js": SMALL,
    "assets/letters.woff2": FONT,
    "engine/engine.wasm": PROGRAM,
}
TEXTS = ["/api/texts/common/de.ftl", "/api/texts/everdell/en.ftl", "/api/rules/tiny_towns/de"]
EVERYTHING = ["/", "/assets/program.js", "/engine/engine.wasm", *TEXTS]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = {another_client.FOLDER: str(folder)}
    running = Server(tmp_path_factory.mktemp("server"), env=env, program=[another_client.__file__])
    yield running
    running.stop()


class Answer:
    """What came over the wire, as it came."""

    def __init__(self, server: Server, path: str, method: str = "GET", **said: str) -> None:
        headers = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in said.items()}}
        with (
            httpx.Client(verify=PLAIN, timeout=PATIENCE) as http,
            http.stream(method, server.url + path, headers=headers) as response,
        ):
            self.content = b"".join(response.iter_raw())
            self.status = response.status_code
            self.headers = response.headers

    @property
    def packed(self) -> bool:
        return self.headers.get("content-encoding") == "gzip"


def content_of(path: str) -> bytes:
    if path.startswith("/api/texts"):
        owner, lang = path.removesuffix(".ftl").split("/")[-2:]
        return text.source(owner, lang).encode()
    if path.startswith("/api/rules"):
        owner, lang = path.split("/")[-2:]
        return text.rules_text(owner, lang).encode()
    return FILES[path.removeprefix("/") or "index.html"]


@pytest.mark.parametrize("path", EVERYTHING)
def test_who_takes_gzip_gets_the_same_in_fewer_bytes(server: Server, path: str) -> None:
    plain = Answer(server, path)
    assert (plain.status, plain.packed, plain.content) == (200, False, content_of(path))
    packed = Answer(server, path, accept_encoding="gzip, deflate, br")
    assert (packed.status, packed.packed, gzip.decompress(packed.content)) == (200, True, content_of(path))
    assert len(packed.content) < len(plain.content) * 0.6
    assert packed.headers["content-length"] == str(len(packed.content))
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] == f"W/{plain.headers['etag']}", "other bytes, and the same content"
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert packed.headers[name] == plain.headers[name]


@pytest.mark.parametrize("path", ["/assets/program.js", "/api/rules/tiny_towns/de"])
@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("br", False),
        ("", False),
        ("gzip;q=much", False),
    ],
)
def test_nobody_gets_what_they_did_not_ask_for(server: Server, path: str, accepted: str, packed: bool) -> None:
    answer = Answer(server, path, accept_encoding=accepted)
    assert answer.packed == packed
    assert (gzip.decompress(answer.content) if packed else answer.content) == content_of(path)


@pytest.mark.parametrize("path", EVERYTHING)
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_who_has_it_already_is_only_told_so(server: Server, path: str, accepted: str) -> None:
    first = Answer(server, path, accept_encoding=accepted)
    mark = first.headers["etag"]
    for known in (mark, mark.removeprefix("W/"), f"W/{mark.removeprefix('W/')}", f'"another", {mark}', "*"):
        again = Answer(server, path, accept_encoding=accepted, if_none_match=known)
        assert (again.status, again.content, again.packed) == (304, b"", False)
        assert again.headers["etag"] == mark
        assert again.headers["vary"] == "accept-encoding"
    other = Answer(server, path, accept_encoding=accepted, if_none_match='"another"')
    assert (other.status, other.content) == (200, first.content)


@pytest.mark.parametrize("path", EVERYTHING)
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_head_says_what_get_would_send(server: Server, path: str, accepted: str) -> None:
    got = Answer(server, path, accept_encoding=accepted)
    head = Answer(server, path, "HEAD", accept_encoding=accepted)
    assert (head.status, head.content) == (200, b"")
    for name in ("content-length", "content-type", "etag", "vary"):
        assert head.headers[name] == got.headers[name]
    assert head.packed == got.packed


def test_a_part_is_a_part_of_the_file(server: Server) -> None:
    part = Answer(server, "/assets/program.js", accept_encoding="gzip", range="bytes=100-199")
    assert (part.status, part.packed, part.content) == (206, False, PROGRAM[100:200])
    assert part.headers["vary"] == "accept-encoding"
    packed = Answer(server, "/assets/program.js", accept_encoding="gzip").headers["etag"]
    whole = Answer(server, "/assets/program.js", accept_encoding="gzip", range="bytes=100-", if_range=packed)
    assert (whole.status, whole.content) == (200, PROGRAM), "the rest of the file does not go on from compressed bytes"


@pytest.mark.parametrize("path", ["/assets/letters.woff2", "/assets/small.js"])
def test_what_is_compressed_already_or_small_is_left_alone(server: Server, path: str) -> None:
    answer = Answer(server, path, accept_encoding="gzip")
    assert (answer.status, answer.packed, answer.content) == (200, False, FILES[path.removeprefix("/")])
    assert "vary" not in answer.headers


def test_a_file_that_has_changed_is_not_answered_from_memory(server: Server, folder: Path) -> None:
    path = folder / "assets" / "changing.js"
    path.write_bytes(PROGRAM)
    before = Answer(server, "/assets/changing.js", accept_encoding="gzip")
    assert gzip.decompress(before.content) == PROGRAM
    changed = PROGRAM.replace(b"house", b"tower")  # of the same size
    path.write_bytes(changed)
    os.utime(path, (time.time() + 10,) * 2)
    after = Answer(server, "/assets/changing.js", accept_encoding="gzip", if_none_match=before.headers["etag"])
    assert (after.status, gzip.decompress(after.content)) == (200, changed)
    path.unlink()
    assert Answer(server, "/assets/changing.js", accept_encoding="gzip").status == 404


@pytest.mark.parametrize("path", ["/api/texts/nobody/de.ftl", "/api/texts/common/fr.ftl", "/api/rules/common/de"])
def test_there_is_no_such_text_however_often_one_asks(server: Server, path: str) -> None:
    for _ in range(2):
        answer = Answer(server, path, accept_encoding="gzip")
        assert (answer.status, answer.packed) == (404, False)
        assert "error" in json.loads(answer.content)


@pytest.mark.parametrize("path", ["/assets/gone.js", "/engine/gone.wasm"])
def test_that_a_file_is_missing_is_not_kept_for_a_year(server: Server, path: str) -> None:
    """A server beside this one may have it already, and so may this one in a minute."""
    missing, there = Answer(server, path), Answer(server, "/assets/program.js")
    assert (missing.status, missing.headers["cache-control"]) == (404, "no-cache")
    assert "immutable" in there.headers["cache-control"]


def test_what_is_of_a_person_or_a_table_is_never_compressed(server: Server) -> None:
    with httpx.Client(base_url=server.url, verify=PLAIN, headers={"accept-encoding": "gzip"}) as http:
        made = http.post("/api/tables", json=wish_for("market_day", 2))
        assert made.status_code == 201
        table = made.json()["table"]
        for path in ("/api/account", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/export"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "content-encoding" not in answer.headers


def test_it_is_made_once_however_many_wait_for_it() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("made")
        time.sleep(0.05)
        return f"number {len(made)}"

    async def many() -> None:
        once: Once[str] = Once()
        assert await asyncio.gather(*[once.get("it", 1, make) for _ in range(20)]) == ["number 1"] * 20
        assert await once.get("it", 1, make) == "number 1"
        assert await once.get("it", 2, make) == "number 2", "another version"

    asyncio.run(many())
    assert len(made) == 2


def test_who_goes_away_takes_it_from_nobody_and_what_failed_is_tried_again() -> None:
    def slow() -> str:
        time.sleep(0.05)
        return "there"

    def fail() -> str:
        raise FileNotFoundError

    async def waiting() -> None:
        once: Once[str] = Once()
        gone, waits = [asyncio.create_task(once.get("it", 1, slow)) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        assert await waits == "there"
        with pytest.raises(FileNotFoundError):
            await once.get("another", 1, fail)
        assert await once.get("another", 1, slow) == "there"

    asyncio.run(waiting())
