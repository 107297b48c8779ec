"""`kleinstadt serve` says what is wrong before it starts."""

import argparse
import socket
from pathlib import Path

import pytest

from cli.terminal import Terminal
from kleinstadt.cli.main import parser_for
from kleinstadt.cli.serve import check_port, settings_of
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


def parsed(*words: str) -> argparse.Namespace:
    return parser_for(words).parse_args(words)


MAIL = ("--mail", "smtp://u:hidden@mail.example.org", "--mail-from", "games@example.org")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--mail", "mail.example.org:hidden"), "--mail is smtp://"),
        (("--mail", "smtp://u:hidden@mail.example.org"), "--mail-from is a mail address"),
        (("--mail-from", "games@example.org"), "--mail-from and --mail-page need a mail server"),
        ((*MAIL, "--host", "0.0.0.0"), "Where are mails to lead?"),
        ((*MAIL, "--mail-page", "games.example"), "Where are mails to lead?"),
    ],
)
def test_a_mail_server_that_cannot_be_is_refused_in_a_sentence(args: tuple[str, ...], said: str) -> None:
    with pytest.raises(Refusal) as refusal:
        settings_of(parsed("serve", *args))
    assert said in str(refusal.value)
    assert "hidden" not in str(refusal.value)


def test_the_password_of_the_mail_server_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "password"
    file.write_text("open sesame\n")
    monkeypatch.setenv("KLEINSTADT_MAIL_PASSWORD_FILE", str(file))
    args = ["serve", "--mail", "smtp://me@mail.example.org", "--mail-from", "games@example.org", "--port", "81"]
    settings = settings_of(parsed(*args))
    assert settings.mail is not None
    assert (settings.mail.password, settings.mail_page) == ("open sesame", "http://localhost:81")
    file.unlink()
    with pytest.raises(Refusal, match="cannot be read"):
        settings_of(parsed(*args))


def test_whoever_starts_it_reads_where_it_is_and_stops_it_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    terminal = Terminal(tmp_path, "serve", "--port", str(port), "--lang", "de", columns=200)
    assert f"Kleinstadt öffnet unter http://localhost:{port}/ (Strg-C" in terminal.wait_for('"open at [^\n]*\n')
    assert terminal.press_ctrl_c() == 0
    assert "Traceback" not in terminal.text
