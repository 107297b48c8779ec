"""What comes with the extra `server`: the web server and the database. Everything else works without."""

from importlib.util import find_spec

from kleinstadt.cli.words import Refusal

PACKAGES = (
    "aiosmtplib",
    "alembic",
    "argon2",
    "cryptography",
    "msgspec",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)


def need_server() -> None:
    """Say in a sentence how to get it, where it is missing."""
    if any(find_spec(name) is None for name in PACKAGES):
        raise Refusal("cli-needs-server")
