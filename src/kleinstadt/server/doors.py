"""Who stands at the door: cookies and origins."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kleinstadt.store.ids import Token
from kleinstadt.table.people import LIFE

COOKIE = "kleinstadt"


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def set_cookie(response: Response, token: Token | str, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=LIFE // 1000, path="/api", httponly=True, samesite="strict", secure=secure
    )


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def origin_allowed(connection: HTTPConnection, further: Iterable[str]) -> bool:
    """A browser says from which page a request comes; it has to be ours. Programs that are no browsers say nothing,
    and carry no cookies that they were not given."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in further:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")


def base_url(connection: HTTPConnection) -> str:
    """How this client reaches us, for links that it passes on."""
    scheme = "https" if is_secure(connection) else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"
