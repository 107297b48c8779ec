"""`kleinstadt tables`: every table of the server, while it runs; and the end of one."""

import argparse
import json

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.options import add_operating
from kleinstadt.cli.words import Refusal, say

ACTIONS = ("list", "close")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    add_operating(subparsers, "tables", ACTIONS, "table", say("cli-id")).set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    from kleinstadt.cli.database import day, opened
    from kleinstadt.store.ids import TableId
    from kleinstadt.store.overview import every_table
    from kleinstadt.table.operating import Operator

    with opened(args.database) as store:
        if args.action == "close":
            known = store.version_of(TableId(args.table)) is not None
            if known and not args.yes:
                raise Refusal("cli-tables-sure", table=args.table)
            if not known or not Operator(store).close_table(TableId(args.table)):
                raise Refusal("cli-tables-which", table=args.table)
            print(say("cli-tables-closed", table=args.table))
            return 0
        for each in every_table(store):
            if args.json:
                print(json.dumps(each._asdict(), ensure_ascii=False))
            else:
                state = say(f"cli-table-{each.state}")
                print(f"{each.id}  {day(each.changed_at)}  {each.game} ({state}): {', '.join(each.names)}")
    return 0
