"""One server for a whole module of tests: starting one takes a second."""

from collections.abc import Iterator

import pytest

from server.driving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
