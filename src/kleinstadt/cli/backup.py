"""`kleinstadt backup`: a copy of the server's database, taken while it runs."""

import argparse
from pathlib import Path

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.words import Refusal, say


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("backup", help=say("help-backup"), description=say("help-backup"))
    parser.add_argument("file", metavar=say("cli-file"), help=say("help-backup-file"))
    parser.add_argument("--database", default="", metavar=say("cli-file"), help=say("help-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    from kleinstadt.cli.database import address, file_at, told
    from kleinstadt.store.copies import copy

    target = Path(args.file)
    if target.exists():
        raise Refusal("cli-exists-already", file=args.file)
    url = address(args.database)
    source = file_at(url)
    if not source.is_file():
        raise Refusal("cli-no-database", file=str(source))
    target.touch()  # a place where nothing can be written is no fault of the database
    target.unlink()
    with told(url):
        count = copy(source, target)
    print(say("cli-backed-up", file=args.file, count=count))
    return 0
