"""`kleinstadt transfer`: everything of the server's database into an empty one, checked by replay."""

import argparse
import sys

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.faults import explained
from kleinstadt.cli.saves import lived
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.errors import KleinstadtError

FAILED = 1


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("transfer", help=say("help-transfer"), description=say("help-transfer"))
    parser.add_argument("to", metavar=say("cli-address"), help=say("help-transfer-to"))
    parser.add_argument("--database", default="", metavar=say("cli-file"), help=say("help-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    from kleinstadt.cli.database import address, held, name_of, present, told
    from kleinstadt.store.database import engine_at
    from kleinstadt.store.transfer import NotEmpty, transfer

    old, new = address(args.database), address(args.to)
    present(old)
    with held(args.database), held(args.to):
        source, target = engine_at(old), engine_at(new)
        try:
            with told(new):
                transfer(source, target)
        except NotEmpty:
            raise Refusal("cli-not-empty", file=name_of(new)) from None
        finally:
            source.dispose()
            target.dispose()
        count, failed = compared(args.database, args.to)
    print(say("cli-transferred", file=name_of(new), count=count))
    return FAILED if failed else 0


def compared(old: str, new: str) -> tuple[int, int]:
    """How many games there are, and how many of them do not replay, of which it is said why."""
    from kleinstadt.cli.database import address, name_of, stored_journals

    games = sorted(stored_journals(new))
    if games != sorted(stored_journals(old)):
        raise Refusal("cli-differs", file=name_of(address(new)))
    failed = 0
    for table, lines in games:
        try:
            lived(say("cli-table", table=table), lines)
        except KleinstadtError as error:
            print(explained(error), file=sys.stderr)
            failed += 1
    return len(games), failed
