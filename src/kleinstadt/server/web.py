"""How the web server itself is set up, and how it ends."""

import sys
from typing import Any

from kleinstadt.server.frames import Frames
from kleinstadt.server.lines import make_line, most_connections
from kleinstadt.server.settings import LARGEST_MESSAGE, Settings

HEARTBEAT_SECONDS = 20.0
FAREWELL_SECONDS = 5
KEEP_ALIVE_SECONDS = 75  # longer than a client that reuses a connection waits, so that none is closed under its hands


def stop(number: int, frame: object) -> None:
    """Whoever asks a server to end gets what was asked for: that is no failure."""
    sys.exit(0)


def web_server(settings: Settings) -> dict[str, Any]:
    """How uvicorn is set up: quiet, with limits and heartbeats."""
    return {
        "http": make_line(most_connections(), settings.request_seconds),
        "backlog": 128,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": Frames,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": HEARTBEAT_SECONDS,
        "ws_ping_timeout": HEARTBEAT_SECONDS,
        "ws_per_message_deflate": False,  # costs more time than it saves on the kilobytes of a screen
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": FAREWELL_SECONDS,
    }
