"""`kleinstadt serve` says what is wrong before it starts."""

import socket
from pathlib import Path

import pytest

from cli.terminal import Terminal
from kleinstadt.cli.serve import check_port
from kleinstadt.cli.words import Refusal
from server.driving import free_port


def test_a_port_in_use_is_refused_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=str(port)):
            check_port("127.0.0.1", port)
    check_port("127.0.0.1", port)


@pytest.mark.parametrize("port", [99999, -1])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(Refusal, match=str(port)):
        check_port("127.0.0.1", port)


def test_whoever_starts_it_reads_where_it_is_and_stops_it_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    terminal = Terminal(tmp_path, "serve", "--port", str(port), "--lang", "de", columns=200)
    assert f"Kleinstadt öffnet unter http://localhost:{port}/ (Strg-C" in terminal.wait_for('"open at [^\n]*\n')
    assert terminal.press_ctrl_c() == 0
    assert "Traceback" not in terminal.text
