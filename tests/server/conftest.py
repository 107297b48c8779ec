"""One server for a whole module of tests: starting one takes a second."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from server.driving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, for those that stop, kill or limit them; none is left over, whatever happens."""
    started: list[Server] = []

    def start(
        *args: str, env: Mapping[str, str] | None = None, under: Sequence[str] = (), postgres: str = ""
    ) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Server(folder, *args, env=env, under=under, postgres=postgres))
        return started[-1]

    yield start
    for running in started:
        running.stop()
