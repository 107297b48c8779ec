"""The port: opened by us, or handed over by systemd, which keeps it open while one server ends and the next begins."""

import os
import socket

from kleinstadt.server.settings import Settings

FIRST = 3  # the number of the first file that systemd hands over


def is_handed_over() -> bool:
    """Whether there is a door for this very process (sd_listen_fds)."""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS", "0") != "0"


def handed_over() -> socket.socket | None:
    return socket.socket(fileno=FIRST) if is_handed_over() else None


def open_door(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return handed_over() or socket.create_server((settings.host, settings.port), family=family, backlog=1024)
