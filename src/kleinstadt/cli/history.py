"""`kleinstadt history`: the games that one has kept, what they tell, and their files."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from kleinstadt.cli.keeping import kept, read, take_in, write
from kleinstadt.cli.table import aligned, headings, number, percent
from kleinstadt.cli.words import Refusal, language, say
from kleinstadt.engine.errors import UnknownGame
from kleinstadt.engine.score import ScoreLine
from kleinstadt.history.files import to_json
from kleinstadt.history.record import KeptGame, KeptPlayer
from kleinstadt.history.search import found, game_names
from kleinstadt.history.spreadsheet import to_csv
from kleinstadt.history.statistics import GameStatistics, Statistics, statistics_of
from kleinstadt.text import LANGUAGES, MissingText, Texts

SHORTEST = 6  # letters of an id that the list shows
MOST_SHOWN = 5  # pairs of people, and lines that win
STDOUT = "-"


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("history", help=say("help-history"), description=say("help-history-more"))
    known = list(ACTIONS)
    parser.add_argument(
        "action", nargs="?", default="list", choices=known, metavar=say("cli-action"), help=say("help-history-action")
    )
    parser.add_argument("words", nargs="*", metavar=say("cli-words"), help=say("help-history-words"))
    parser.add_argument("--yes", action="store_true", help=say("help-history-yes"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    ACTIONS[args.action](args)
    return 0


# -- looking ---------------------------------------------------------------------------------------------------------


def show_list(args: argparse.Namespace) -> None:
    tell(kept() if not args.words else found(kept(), " ".join(args.words)), args.json)


def tell(games: Sequence[KeptGame], as_json: bool) -> None:
    if as_json:
        for game in games:
            print(json.dumps(game, ensure_ascii=False))
    elif not games:
        print(say("cli-history-nothing"))
    else:
        shorter = short_ids(kept())
        for game in games:
            print(f"{shorter[game['id']]}  {day(game['date'])}  {game_name(game['game'])}: {everybody(game)}")


def show_one(args: argparse.Namespace) -> None:
    game = the_one(args.words)
    if args.json:
        print(json.dumps(game, ensure_ascii=False))
        return
    facts = [day(game["date"]), game["where"], say("cli-history-lasted", minutes=game["minutes"])]
    shown = facts if game["minutes"] else facts[:2]
    print(f"{game_name(game['game'])}, {', '.join([fact for fact in shown if fact])}")
    if game["notes"]:
        print(game["notes"])
    for player in by_place(game):
        print(f"\n{player['place']}. {player_name(game, player)}")
        for line in player["lines"]:
            print(f"  {line_name(game['game'], ScoreLine(line['item'], 0, line['args'])):<50} {line['points']:>4}")
        print(f"  {say('cli-total'):<50} {player['total']:>4}")


def the_one(words: Sequence[str]) -> KeptGame:
    """The game whose id begins like this."""
    if len(words) != 1:
        raise Refusal("cli-history-which")
    games = {game["id"]: game for game in kept() if game["id"].startswith(words[0])}
    if words[0] not in games and len(games) != 1:
        raise Refusal("cli-history-no-game" if not games else "cli-history-several", key=words[0])
    return games[words[0]] if words[0] in games else next(iter(games.values()))


def short_ids(games: Sequence[KeptGame]) -> dict[str, str]:
    """Of every id as much as tells it from the others: from those beside it in their order."""
    ids = sorted([game["id"] for game in games])
    found: dict[str, str] = {}
    for before, id, after in zip(["", *ids], ids, [*ids[1:], ""], strict=False):
        found[id] = id[: max(SHORTEST, 1 + alike(id, before), 1 + alike(id, after))]
    return found


def alike(one: str, other: str) -> int:
    """With how many letters both begin."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


# -- words -----------------------------------------------------------------------------------------------------------


def day(date: str) -> str:
    year, month, number_ = date[:10].split("-")
    return f"{number_}.{month}.{year}" if language() == "de" else date[:10]


def game_name(id: str) -> str:
    names = game_names(id)
    return names[LANGUAGES.index(language())] if names else id


def player_name(game: KeptGame, player: KeptPlayer) -> str:
    texts = Texts(None, language())
    if player["kind"] == "rival":
        return Texts(game["game"], language()).sentence("rival") if game_names(game["game"]) else player["name"]
    if player["kind"] == "bot":
        return bot_name(player["name"])
    return player["name"] or texts.sentence("pad-player", {"number": game["players"].index(player) + 1})


def bot_name(level: str) -> str:
    texts = Texts(None, language())
    return texts.sentence(f"bot-{level}") if texts.has(f"bot-{level}") else level


def line_name(game: str, line: ScoreLine) -> str:
    """By its id, where the game is not installed or its texts have changed."""
    try:
        return Texts(game, language()).line(line)
    except (MissingText, UnknownGame):
        return line.item


def by_place(game: KeptGame) -> list[KeptPlayer]:
    return sorted(game["players"], key=lambda player: player["place"])


def everybody(game: KeptGame) -> str:
    return ", ".join([f"{player_name(game, player)} {player['total']}" for player in by_place(game)])


# -- statistics ------------------------------------------------------------------------------------------------------


def show_statistics(args: argparse.Namespace) -> None:
    figures = statistics_of(found(kept(), " ".join(args.words)))
    if args.json:
        print(json.dumps(figures, ensure_ascii=False))
    elif not figures["games"]:
        print(say("cli-history-nothing"))
    else:
        print("\n".join([*people_lines(figures), *duel_lines(figures)]))
        for game in figures["by_game"]:
            print("\n".join(["", *game_lines(game)]))
        print(f"\n{say('cli-history-how')}")


def people_lines(figures: Statistics) -> list[str]:
    rows = [headings("name", "games", "won", "share", "solo")]
    for person in figures["people"]:
        against = person["against"]
        share = against["wins"] / against["games"] if against["games"] else None
        numbers = [number(against["games"]), number(against["wins"]), percent(share), number(person["solo"])]
        rows.append([person["name"], *numbers])
    return aligned(rows)


def duel_lines(figures: Statistics) -> list[str]:
    shown = figures["duels"][:MOST_SHOWN]
    rows = [
        [f"{duel['one']} – {duel['other']}", number(duel["games"]), f"{duel['one_ahead']} : {duel['other_ahead']}"]
        for duel in shown
    ]
    return ["", *aligned([headings("duel", "games", "ahead"), *rows])] if rows else []


def game_lines(figures: GameStatistics) -> list[str]:
    lines = [f"{game_name(figures['game'])}: {say('cli-history-games', games=figures['games'])}"]
    best = figures["best"]
    if best is not None:
        name = bot_name(best["name"]) if best["kind"] == "bot" else best["name"]
        record = say("cli-history-record", points=best["points"], name=name, day=day(best["date"]))
        average = say(
            "cli-history-average", all=number(figures["average"], 1), winners=number(figures["winning"], 1)
        )  # fmt: skip
        lines += [f"  {record}", f"  {average}"]
    winning = [each for each in figures["lines"] if each["winners"] > each["others"]][:MOST_SHOWN]
    if winning:
        told = [
            f"{line_name(figures['game'], ScoreLine(each['line']['item'], 0, each['line']['args']))}"
            f" +{number(each['winners'] - each['others'], 1)}"
            for each in winning
        ]
        lines.append(f"  {say('cli-history-wins', lines=', '.join(told))}")
    return lines


# -- files -----------------------------------------------------------------------------------------------------------


def import_files(args: argparse.Namespace) -> None:
    if not args.words:
        raise Refusal("cli-history-which-file")
    for name in args.words:
        added, replaced, known = take_in(read(name))
        print(say("cli-history-read", file=name, added=added, replaced=replaced, known=known))


def export_file(args: argparse.Namespace) -> None:
    """By its ending a table, otherwise everything."""
    if len(args.words) != 1:
        raise Refusal("cli-history-which-file")
    [name] = args.words
    games = kept()
    text = to_csv(games, language()) if name.lower().endswith(".csv") else to_json(games)
    if name == STDOUT:
        sys.stdout.write(text)
        return
    Path(name).write_text(text, encoding="utf-8", newline="")
    print(say("cli-history-saved", file=name, games=len(games)))


def delete(args: argparse.Namespace) -> None:
    game = the_one(args.words)
    if not args.yes:
        raise Refusal("cli-history-sure", key=game["id"])
    write([each for each in kept() if each["id"] != game["id"]])
    print(say("cli-history-deleted", day=day(game["date"]), game=game_name(game["game"])))


ACTIONS: dict[str, Callable[[argparse.Namespace], None]] = {
    "list": show_list,
    "search": show_list,
    "show": show_one,
    "statistics": show_statistics,
    "import": import_files,
    "export": export_file,
    "delete": delete,
}
