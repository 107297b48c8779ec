"""`kleinstadt serve`: tables for friends, in the browser."""

import argparse
import os


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help="run a server with the browser client", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: the whole network)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="file or address (default: in your data folder)")
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument("--origin", action="append", default=[], help="further address of the page, behind a proxy")
    parser.add_argument("--bot-workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), metavar="N")
    parser.add_argument(
        "--bot-seconds", type=float, default=20.0, metavar="S", help="how long a bot may think about a decision"
    )
    parser.add_argument(
        "--calls-a-minute", type=int, default=300, metavar="N", help="REST calls from one address; 0: no limit"
    )
    parser.add_argument(
        "--messages-a-second", type=int, default=30, metavar="N", help="socket messages from one screen, over time"
    )
    parser.add_argument("--notify-host", action="append", default=[], help="host that webhooks may lead to")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from kleinstadt.server.run import serve
    from kleinstadt.server.settings import Settings

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
