"""Headers on every answer, and a limit on the size of every body."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kleinstadt.server.settings import LARGEST_BODY, LARGEST_HISTORY

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # style attributes only: fields are laid out with them
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
# The engine for browsers is WebAssembly; nothing but its worker may run any.
ENGINE = "/engine/"
ENGINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(Exception):
    pass


class Headers:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith(ENGINE):
                    headers["content-security-policy"] = ENGINE_POLICY
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", freshness(scope["path"], message["status"]))
            await send(message)

        await self.app(scope, limited(receive, largest(scope["path"])), send_with_headers)


def freshness(path: str, status: int) -> str:
    """The API is never kept; built files have a hash or a version in their name; the page is asked for again. That a
    file is missing may be over in a minute, when a server beside this one is already the next version."""
    if path.startswith("/api/"):
        return "no-store"
    built = path.startswith(("/assets/", ENGINE)) and status < 400
    return "public, max-age=31536000, immutable" if built else "no-cache"


def largest(path: str) -> int:
    return LARGEST_HISTORY if path.startswith("/api/history/") else LARGEST_BODY


def limited(receive: Receive, most: int) -> Receive:
    seen = 0

    async def receive_limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return receive_limited
