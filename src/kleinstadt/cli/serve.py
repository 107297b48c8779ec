"""`kleinstadt serve`: tables for friends, in the browser."""

import argparse
import os
import re
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kleinstadt.bots import is_guest, table_bots
from kleinstadt.cli.extra import need_server
from kleinstadt.cli.numbers import decimal, whole
from kleinstadt.cli.words import Refusal, say

if TYPE_CHECKING:
    from kleinstadt.server.settings import Settings

GUEST = re.compile(r"[\w .-]{1,40}")  # what a bot may be called
PAGE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,200}/?")
DEMANDS = ("optional", "required", "off")
EVERYWHERE = ("0.0.0.0", "127.0.0.1", "::")  # reached from this computer as localhost


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What is not chosen here is as `Settings` has it."""
    parser = subparsers.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    address, host = say("cli-address"), say("cli-host")
    parser.add_argument("--host", metavar=host, help=say("help-serve-host"))
    parser.add_argument("--port", type=whole(1, 65535), metavar="N", help=say("help-serve-port"))
    parser.add_argument("--database", metavar=say("cli-file"), help=say("help-database"))
    parser.add_argument("--open", dest="open_browser", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--origin", dest="origins", action="append", metavar=address, help=say("help-serve-origin"))
    for option, dest, kind in (
        ("workers", "workers", whole(1, 64)),
        ("bot-workers", "bot_workers", whole(1, 256)),
        ("calls-a-minute", "calls_a_minute", whole(0)),
        ("messages-a-second", "messages_a_second", whole(1)),
    ):
        parser.add_argument(f"--{option}", dest=dest, type=kind, metavar="N", help=say(f"help-serve-{option}"))
    parser.add_argument("--bot", dest="bots", action="append", type=guest, metavar="BOT", help=say("help-serve-bot"))
    for option in ("bot-seconds", "request-seconds"):
        parser.add_argument(f"--{option}", type=decimal(0.1, 3600), metavar="S", help=say(f"help-serve-{option}"))
    parser.add_argument(
        "--notify-host", dest="notify_hosts", action="append", metavar=host, help=say("help-serve-notify-host")
    )
    parser.add_argument(
        "--push-host", dest="push_hosts", action="append", metavar=host, help=say("help-serve-push-host")
    )
    parser.add_argument("--mail", metavar=address, help=say("help-serve-mail"))
    parser.add_argument("--mail-from", metavar=address, help=say("help-serve-mail-from"))
    parser.add_argument("--mail-page", metavar=address, help=say("help-serve-mail-page"))
    parser.add_argument("--accounts", choices=DEMANDS, metavar=say("cli-word"), help=say("help-serve-accounts"))
    parser.add_argument("--invitation", metavar=say("cli-word"), help=say("help-serve-invitation"))
    parser.set_defaults(run=run)


def guest(text: str) -> tuple[str, str]:
    """What people see, and the bot that it is."""
    name, _, bot = text.partition("=")
    bot = bot or name
    if not GUEST.fullmatch(name) or name in table_bots() or not is_guest(bot):
        raise Refusal("cli-bad-guest", given=text)
    return name, bot


def run(args: argparse.Namespace) -> int:
    need_server()
    from kleinstadt.cli.database import address, held
    from kleinstadt.cli.games import tell_problem
    from kleinstadt.engine.registry import game_ids
    from kleinstadt.server.door import is_handed_over
    from kleinstadt.server.kind import kind_of
    from kleinstadt.server.run import serve

    settings = settings_of(args)
    if settings.workers > 1 and address(settings.database).get_backend_name() == "sqlite":
        raise Refusal("cli-workers-need-postgresql")
    if not is_handed_over():
        check_port(settings.host, settings.port)
    with held(settings.database, kind_of(settings)):
        for id in game_ids():
            tell_problem(id)
        if sys.stdout.isatty():  # the log, for programs, goes to stderr
            host = "localhost" if settings.host in EVERYWHERE else settings.host
            print(say("cli-serving", address=f"http://{host}:{settings.port}/"), flush=True)
        return serve(settings)


def settings_of(args: argparse.Namespace) -> "Settings":
    from kleinstadt.server.settings import Settings

    given: dict[str, Any] = {name: value for name, value in vars(args).items() if value is not None and name != "run"}
    for name in ("origins", "notify_hosts", "push_hosts", "bots"):
        given[name] = tuple(given.get(name, ()))
    mail = {name: given.pop(name, "") for name in ("mail", "mail_from", "mail_page")}
    if mail["mail"]:
        from kleinstadt.server.smtp import mail_server

        try:
            given["mail"] = mail_server(mail["mail"], mail["mail_from"], mail_password())
        except ValueError:  # what was given may have a password in it
            raise Refusal("cli-bad-mail") from None
        given["mail_page"] = page_of(mail["mail_page"], args)
    elif any(mail.values()):
        raise Refusal("cli-mail-without")
    return Settings(**given)


def mail_password() -> str:
    """One that stands in no command line: in the environment, or in a file that it names."""
    file = os.environ.get("KLEINSTADT_MAIL_PASSWORD_FILE", "")
    try:
        if file:
            return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        raise Refusal("cli-no-mail-password", file=file) from None
    return os.environ.get("KLEINSTADT_MAIL_PASSWORD", "")


def page_of(given: str, args: argparse.Namespace) -> str:
    """Where links in mails lead: never to where a stranger says that we are."""
    page = given or next(iter(args.origins or ()), "")
    if not page and args.host not in ("0.0.0.0", "::"):
        host = f"[{args.host}]" if ":" in (args.host or "") else args.host or "localhost"
        page = f"http://{host}:{args.port or 8000}"
    if not PAGE.fullmatch(page):
        raise Refusal("cli-bad-mail-page")
    return page.rstrip("/")


def check_port(host: str, port: int) -> None:
    """Say in a sentence, before anything starts, that one cannot listen there."""
    try:
        family, kind, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError, UnicodeError):
        raise Refusal("cli-no-port", host=host, port=str(port)) from None
