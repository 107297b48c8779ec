"""`kleinstadt restore`: a copy takes the place of the server's database, which is kept beside it."""

import argparse
from pathlib import Path

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.words import Refusal, say


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("restore", help=say("help-restore"), description=say("help-restore"))
    parser.add_argument("file", metavar=say("cli-file"), help=say("help-restore-file"))
    parser.add_argument("--database", default="", metavar=say("cli-file"), help=say("help-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    import sqlite3

    from kleinstadt.cli.database import address, claimed, file_at, told
    from kleinstadt.store.copies import put_back

    copied = Path(args.file)
    if not copied.is_file():
        raise Refusal("cli-no-database", file=args.file)
    url = address(args.database)
    place = file_at(url)
    with claimed(url), told(url):
        try:
            count, before = put_back(copied, place)
        except sqlite3.DatabaseError:
            raise Refusal("cli-no-database", file=args.file) from None
    print(say("cli-restored", file=str(place), count=count))
    if before is not None:
        print(say("cli-kept-before", file=str(before)))
    return 0
