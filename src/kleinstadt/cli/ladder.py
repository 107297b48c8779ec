"""`kleinstadt ladder`: plays all that docs/ladder.md tells, and writes it."""

import argparse
from pathlib import Path

from kleinstadt.arena.contest import contest, fixtures
from kleinstadt.arena.ladder import page
from kleinstadt.arena.programme import Meeting, programme
from kleinstadt.bots.training import cores
from kleinstadt.cli.numbers import whole
from kleinstadt.cli.progress import Bar
from kleinstadt.cli.words import say
from kleinstadt.engine.registry import game, games

MOST_JOBS = 256


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("ladder", help=say("help-ladder"), description=say("help-ladder-more"))
    parser.add_argument("game", nargs="*", metavar=say("cli-game"), help=say("help-ladder-game"))
    parser.add_argument("--games", type=whole(1), default=200, metavar="G", help=say("help-arena-games"))
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=cores(), metavar="J", help=say("help-jobs"))
    parser.add_argument("--folder", default="arena", metavar=say("cli-folder"), help=say("help-arena-folder"))
    parser.add_argument("--page", default="docs/ladder.md", metavar=say("cli-file"), help=say("help-ladder-page"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    wanted = [game(id) for id in args.game] or games()
    folder, file = Path(args.folder), Path(args.page)
    file.parent.mkdir(parents=True, exist_ok=True)
    meetings = programme(wanted, args.games)
    for number, meeting in enumerate(meetings, 1):
        print(say("cli-meeting", number=number, all=len(meetings), game=meeting.game, bots=told(meeting)), flush=True)
        play(meeting, folder, args.jobs)
        file.write_text(page(folder), encoding="utf-8")  # what stands so far, should it be stopped
    print(say("cli-ladder", file=str(file)))
    return 0


def told(meeting: Meeting) -> str:
    return " – ".join(meeting.group)


def play(meeting: Meeting, folder: Path, jobs: int) -> None:
    bar = Bar()
    try:
        all_games = list(fixtures(meeting.game, [meeting.group], meeting.games))
        contest(all_games, folder / f"{meeting.game}.jsonl", jobs, bar.at)
    finally:
        bar.close()
