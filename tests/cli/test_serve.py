"""`kleinstadt serve` says what is wrong before it starts."""

import socket

import pytest

from kleinstadt.cli.serve import check_port
from kleinstadt.cli.words import Refusal


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
