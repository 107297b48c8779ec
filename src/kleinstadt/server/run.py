"""Start a server and keep it going until it is told to stop."""

import signal
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn

from kleinstadt.server import logs
from kleinstadt.server.app import make_app
from kleinstadt.server.door import handed_over
from kleinstadt.server.settings import Settings
from kleinstadt.server.web import stop, web_server
from kleinstadt.server.workers import serve_with_workers


def serve(settings: Settings) -> int:
    """The exit code, after a clean shutdown (Ctrl-C, SIGTERM)."""
    logs.set_up()
    if settings.open_browser:
        threading.Thread(target=open_when_ready, args=(settings,), daemon=True).start()
    if settings.workers > 1:
        return serve_with_workers(settings)
    signal.signal(signal.SIGTERM, stop)
    config = uvicorn.Config(make_app(settings), host=settings.host, port=settings.port, **web_server(settings))
    with suppress(KeyboardInterrupt, SystemExit):  # uvicorn has closed everything by then and passes the signal on
        door = handed_over()
        uvicorn.Server(config).run(None if door is None else [door])
    return 0


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
