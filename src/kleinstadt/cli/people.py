"""`kleinstadt people`: everybody the server knows, while it runs; who may stay, and by which password."""

import argparse
import json
import secrets
import sys
from typing import TYPE_CHECKING

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.faults import explained
from kleinstadt.cli.options import add_operating
from kleinstadt.cli.words import Refusal, say

if TYPE_CHECKING:
    from kleinstadt.store.ids import PersonId
    from kleinstadt.store.store import Store
    from kleinstadt.table.operating import Operator

ACTIONS = ("list", "sign-out", "password", "remove")
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
FAILED = 1


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    add_operating(subparsers, "people", ACTIONS, "who", say("cli-who")).set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need_server()
    from kleinstadt.cli.database import opened
    from kleinstadt.table.operating import Operator

    with opened(args.database) as store:
        if args.action == "list":
            show(store, args.who.casefold(), args.json)
            return 0
        operator = Operator(store)
        person = operator.find(args.who) if args.who else None
        if person is None:
            raise Refusal("cli-people-which", who=args.who)
        return act(operator, person, args)


def show(store: "Store", wanted: str, as_json: bool) -> None:
    from kleinstadt.cli.database import day
    from kleinstadt.store.overview import everybody

    for each in everybody(store):
        names = [each.account or "", *each.names]
        if wanted and wanted not in each.id.casefold() and not any(wanted in name.casefold() for name in names):
            continue
        if as_json:
            print(json.dumps(each._asdict(), ensure_ascii=False))
            continue
        called = each.account or ", ".join(each.names) or say("cli-people-nameless")
        kind = say("cli-people-guest" if each.account is None else "cli-people-account")
        facts = say("cli-people-facts", tables=each.tables, sessions=each.sessions, day=day(each.seen_at))
        print(f"{each.id}  {called} ({kind}): {facts}")


def act(operator: "Operator", person: "PersonId", args: argparse.Namespace) -> int:
    if args.action == "sign-out":
        operator.end_sessions(person)
        print(say("cli-people-signed-out", who=args.who))
        return 0
    if args.action == "password":
        password = "-".join(["".join([secrets.choice(SIGNS) for _ in range(4)]) for _ in range(4)])
        if not operator.set_password(person, password):
            raise Refusal("cli-people-no-account", who=args.who)
        print(say("cli-people-password", who=args.who, password=password))
        return 0
    if not args.yes:
        raise Refusal("cli-people-sure", who=args.who)
    failed = operator.remove(person)
    for id, error in failed:
        print(say("cli-people-not-removed", table=id, why=explained(error)), file=sys.stderr)
    print(say("cli-people-removed", who=args.who))
    return FAILED if failed else 0
