"""`kleinstadt serve`: tables for friends, in the browser."""

import argparse
import socket

from kleinstadt.cli.words import Refusal, say
from kleinstadt.server.settings import Settings

USUAL = Settings()


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.add_argument("--host", default=USUAL.host, help=say("help-serve-host"))
    parser.add_argument("--port", type=int, default=USUAL.port, metavar="N", help=say("help-serve-port"))
    parser.add_argument("--database", default=USUAL.database, help=say("help-database"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--origin", action="append", default=[], help=say("help-serve-origin"))
    for option, usual in (
        ("bot-workers", USUAL.workers),
        ("calls-a-minute", USUAL.calls_a_minute),
        ("messages-a-second", USUAL.messages_a_second),
    ):
        parser.add_argument(f"--{option}", type=int, default=usual, metavar="N", help=say(f"help-serve-{option}"))
    parser.add_argument(
        "--bot-seconds", type=float, default=USUAL.bot_seconds, metavar="S", help=say("help-serve-bot-seconds")
    )
    parser.add_argument("--notify-host", action="append", default=[], help=say("help-serve-notify-host"))
    parser.set_defaults(run=run)


def check_port(host: str, port: int) -> None:
    """Say in a sentence, before anything starts, that one cannot listen there."""
    try:
        family, kind, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError):
        raise Refusal("cli-no-port", host=host, port=str(port)) from None


def run(args: argparse.Namespace) -> int:
    from kleinstadt.server.run import serve

    check_port(args.host, args.port)
    serve(
        Settings(
            host=args.host,
            port=args.port,
            database=args.database,
            open_browser=args.open,
            origins=tuple(args.origin),
            workers=args.bot_workers,
            bot_seconds=args.bot_seconds,
            calls_a_minute=args.calls_a_minute,
            messages_a_second=args.messages_a_second,
            notify_hosts=tuple(args.notify_host),
        )
    )
    return 0
