"""Start a server and keep it going until it is told to stop."""

import signal
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from kleinstadt.server import logs
from kleinstadt.server.app import make_app
from kleinstadt.server.lines import make_line, most_connections
from kleinstadt.server.settings import LARGEST_MESSAGE, Settings

HEARTBEAT_SECONDS = 20.0
FAREWELL_SECONDS = 5
KEEP_ALIVE_SECONDS = 75  # longer than a client that reuses a connection waits, so that none is closed under its hands


def serve(settings: Settings) -> None:
    """Returns after a clean shutdown (Ctrl-C, SIGTERM)."""
    logs.set_up()
    if settings.open_browser:
        threading.Thread(target=open_when_ready, args=(settings,), daemon=True).start()
    signal.signal(signal.SIGTERM, stop)
    config = uvicorn.Config(make_app(settings), host=settings.host, port=settings.port, **web_server(settings))
    with suppress(KeyboardInterrupt, SystemExit):  # uvicorn has closed everything by then and passes the signal on
        uvicorn.Server(config).run()


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
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": HEARTBEAT_SECONDS,
        "ws_ping_timeout": HEARTBEAT_SECONDS,
        "ws_per_message_deflate": False,  # costs more time than it saves on the kilobytes of a screen
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": FAREWELL_SECONDS,
    }


def open_when_ready(settings: Settings) -> None:
    host = "localhost" if settings.host in ("0.0.0.0", "127.0.0.1", "::") else settings.host
    url = f"http://{host}:{settings.port}/"
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}api/health", timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(url)
