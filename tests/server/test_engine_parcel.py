"""The engine for browsers over HTTP."""

import httpx

from kleinstadt.companion.parcel import parcel
from server.driving import Server


def test_the_engine_is_sent_once_and_then_only_asked_for(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/engine.zip")
    assert (first.status_code, first.content) == (200, parcel())
    again = httpx.get(f"{server.url}/api/engine.zip", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


def test_only_the_engines_own_worker_may_run_web_assembly(server: Server) -> None:
    page, engine = (httpx.get(f"{server.url}{path}").headers["content-security-policy"] for path in ("/", "/engine/x"))
    assert "wasm" not in page
    assert engine == page.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
