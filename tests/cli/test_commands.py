"""The commands that answer and go: games, simulate, replay, score, setup, and what they say about bad input."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import sqlalchemy as sa

from cli.terminal import COMMAND, Terminal, environment, run
from kleinstadt.cli.main import COMMANDS, main
from kleinstadt.server.settings import Settings
from kleinstadt.store import schema
from server.driving import free_port

TOWN = [["cottage", "well", "cottage", ""], ["farm", "cottage", "chapel", ""], ["tavern", "tavern", "", ""], [""] * 4]
TIMING = ("seconds", "games_per_second", "moves_per_second")


def pad(tmp_path: Path, data: object, name: str = "position.json") -> str:
    path = tmp_path / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def journals(tmp_path: Path, count: int = 2) -> list[Path]:
    folder = tmp_path / "journals"
    done = run(tmp_path, "simulate", "tiny_towns", "--games", str(count), "--seed", "4", "--journals", str(folder))
    assert done.returncode == 0, done.stderr
    return sorted(folder.iterdir())


# -- the command itself ------------------------------------------------------------------------------------------------


def test_the_version_says_which_build_runs(tmp_path: Path) -> None:
    assert re.fullmatch(r"kleinstadt \S+ \((pure Python|compiled)\)\n", run(tmp_path, "--version").stdout)


def test_help_is_there_in_both_languages(tmp_path: Path) -> None:
    assert "play in the terminal" in run(tmp_path, "--help").stdout
    assert "im Terminal spielen" in run(tmp_path, "--help", "--lang", "de").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str) -> None:
    helps: list[str] = []
    for lang in ("de", "en"):
        assert main([command, "--help", f"--lang={lang}"]) == 0
        helps.append(capsys.readouterr().out.partition("\n\n")[2].splitlines()[0])
    assert helps[0] != helps[1]


def test_the_language_comes_from_the_locale(tmp_path: Path) -> None:
    assert "im Terminal spielen" in run(tmp_path, "--help", LANG="de_AT.UTF-8").stdout
    assert "play in the terminal" in run(tmp_path, "--help", LANG="fr_FR.UTF-8").stdout
    assert "im Terminal spielen" in run(tmp_path, "--help", LANG="fr_FR.UTF-8", LC_ALL="de_DE.UTF-8").stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["nothing"], "nothing"),
        ([], "COMMAND"),
        (["games", "--lang", "xx"], "--lang xx"),
        (["simulate", "chess"], "chess"),
        (["simulate", "tiny_towns", "--players", "9"], "9"),
        (["simulate", "tiny_towns", "--players", "two"], "two"),
        (["simulate", "tiny_towns", "--bots", "clever"], "clever"),
        (["simulate", "tiny_towns", "--games", "0"], "--games"),
        (["simulate", "tiny_towns", "--bots", "random", "--policy", "random"], "--policy"),
        (["simulate", "tiny_towns", "--option", "colour=red"], "colour"),
        (["simulate", "tiny_towns", "--option", "monuments"], "monuments"),
        (["simulate", "tiny_towns", "--option", "monuments=maybe"], "maybe"),
        (["setup", "tiny_towns", "--players", "1", "--option", "variant=prospectors"], "variant=prospectors"),
        (["setup", "tiny_towns", "--names", "Ada,Bo,Cy"], "3"),
        (["play", "tiny_towns", "--people", "3", "--players", "2"], "3"),
        (["play", "tiny_towns", "--bots", "curious"], "there is newcomer, regular, expert, master, greedy and random"),
        (["play", "tiny_towns", "--bots", ""], "there is newcomer, regular, expert, master, greedy and random"),
        (["play", "tiny_towns", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["replay"], "--all"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
        (["score", "tiny_towns", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_two(tmp_path: Path, words: list[str], expected: str) -> None:
    answer = run(tmp_path, *words)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
    assert expected in answer.stderr


def test_a_command_imports_only_what_it_needs(tmp_path: Path) -> None:
    """So that the program starts at once."""
    program = (
        "import sys; from kleinstadt.cli.main import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    )
    for words in (["games"], ["simulate", "tiny_towns", "--games", "1"], ["setup", "tiny_towns"]):
        done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True)
        loaded = {name.partition(".")[0] for name in done.stderr.split()}
        assert not loaded & {"sqlalchemy", "starlette", "uvicorn", "msgspec", "asyncio"}


def test_a_reader_that_stops_early_is_no_mistake(tmp_path: Path) -> None:
    journal = journals(tmp_path, 1)[0]
    line = shlex.join([*COMMAND, "replay", str(journal)]) + " | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment(tmp_path))
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_a_terminal_without_these_letters_still_works(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "tiny_towns", given="q\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""


# -- games and setup ---------------------------------------------------------------------------------------------------


def test_games_tells_players_and_options(tmp_path: Path) -> None:
    assert "1 to 6 players" in run(tmp_path, "games").stdout
    games = json.loads(run(tmp_path, "games", "--json").stdout)
    [tiny_towns] = [game for game in games if game["game"] == "tiny_towns"]
    assert tiny_towns["seats"] == [1, 2, 3, 4, 5, 6]
    assert tiny_towns["options"][0]["id"] == "variant"


def test_setup_says_what_to_lay_where(tmp_path: Path) -> None:
    said = run(tmp_path, "setup", "tiny_towns", "--players", "3", "--option", "food=orchard").stdout
    assert "Food building: Orchard" in said
    assert "fifteen resource cards" in said
    assert "deal two to everybody" in said


def test_the_hammer_goes_to_somebody_by_name(tmp_path: Path) -> None:
    words = ["setup", "tiny_towns", "--players", "2", "--names", "Ada,Bo", "--option", "variant=prospectors"]
    assert re.search(r"(Ada|Bo) gets the hammer", run(tmp_path, *words).stdout)


def test_a_setup_in_json_shows_only_what_lies_open(tmp_path: Path) -> None:
    data = json.loads(run(tmp_path, "setup", "tiny_towns", "--json", "--seed", "1").stdout)
    assert len(data["position"]["display"]) == 7
    assert [town["hand"] for town in data["position"]["towns"]] == [[], []]


def test_alone_some_cards_stay_in_the_box(tmp_path: Path) -> None:
    assert "Starloom" in run(tmp_path, "setup", "tiny_towns", "--players", "1").stdout


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_two_runs_with_one_seed_agree_whatever_the_number_of_processes(tmp_path: Path) -> None:
    words = ["simulate", "tiny_towns", "--players", "4", "--bots", "random", "--games", "60", "--seed", "1", "--json"]
    answers = [json.loads(run(tmp_path, *words, *more).stdout) for more in ([], [], ["--jobs", "2"])]
    assert list(answers[0])[-3:] == list(TIMING)
    for answer in answers:
        for name in TIMING:
            assert answer.pop(name) > 0
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["games"] == 60


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    words = ["simulate", "tiny_towns", "--games", "3", "--json", "--seed"]
    digests = {json.loads(run(tmp_path, *words, seed).stdout)["digest"] for seed in ("1", "2")}
    assert len(digests) == 2


def test_a_policy_plays_every_seat_and_coverage_is_counted(tmp_path: Path) -> None:
    words = ["simulate", "tiny_towns", "--policy", "curious", "--games", "3", "--coverage", "--json"]
    data = json.loads(run(tmp_path, *words).stdout)
    assert list(data["by_bot"]) == ["curious"]
    assert data["coverage"]["decisions"]["place"] > 0
    assert data["coverage"]["events"]["placed wood"] > 0


def test_bots_take_turns_in_the_seats(tmp_path: Path) -> None:
    data = json.loads(
        run(tmp_path, "simulate", "tiny_towns", "--bots", "random,curious", "--games", "2", "--json").stdout
    )
    assert list(data["by_bot"]) == ["curious", "random"]


def test_the_progress_bar_is_for_terminals(tmp_path: Path) -> None:
    words = ["simulate", "tiny_towns", "--games", "4"]
    assert run(tmp_path, *words).stderr == ""
    terminal = Terminal(tmp_path, *words)
    assert terminal.end() == 0
    assert "] 4/4" in terminal.text


def test_only_bots_alone_need_a_last_round(tmp_path: Path) -> None:
    run(tmp_path, "simulate", "garden_nation", "--games", "1", "--journals", str(tmp_path / "bots"))
    run(tmp_path, "play", "garden_nation", given="q\n")
    [bots], [people] = (tmp_path / "bots").iterdir(), tmp_path.rglob("terminal/*.jsonl")
    assert [json.loads(path.open().readline())["options"]["rounds"] for path in (bots, people)] == [60, 0]


def test_the_last_round_of_bots_can_be_chosen(tmp_path: Path) -> None:
    words = ["garden_nation", "--games", "1", "--option", "rounds=20", "--journals", str(tmp_path / "bots")]
    run(tmp_path, "simulate", *words)
    [journal] = (tmp_path / "bots").iterdir()
    assert json.loads(journal.open().readline())["options"]["rounds"] == 20


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_journal_is_told_with_its_result(tmp_path: Path) -> None:
    said = run(tmp_path, "replay", str(journals(tmp_path)[0])).stdout
    assert "Round 1" in said
    assert "All towns are finished" in said
    assert re.search(r"^1\. random", said, re.M)


def test_journals_are_checked(tmp_path: Path) -> None:
    good, bad = journals(tmp_path)
    lines = bad.read_text(encoding="utf-8").splitlines()
    lines[3] = json.dumps({"seat": 0, "moves": ["place z9"]})
    bad.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = run(tmp_path, "replay", "--check", str(good), str(bad))
    assert answer.returncode == 1
    assert f"{good}: replays" in answer.stdout
    assert f"{bad}: Line 4" in answer.stderr
    assert "one does not replay" in answer.stdout


def test_a_check_can_answer_in_json(tmp_path: Path) -> None:
    answer = json.loads(run(tmp_path, "replay", "--json", str(journals(tmp_path, 1)[0])).stdout)
    assert answer["ok"]
    assert answer["over"]
    assert sorted(answer["ranking"])[0] == 1


def test_all_stored_games_are_checked(tmp_path: Path) -> None:
    assert "0 journals checked" in run(tmp_path, "replay", "--all").stdout
    run(tmp_path, "play", "tiny_towns", given="1\nq\n")
    assert "One journal checked, all of them replay." in run(tmp_path, "replay", "--all").stdout


def test_the_tables_of_a_database_are_checked_too(tmp_path: Path) -> None:
    header, *lines = journals(tmp_path, 1)[0].read_text(encoding="utf-8").splitlines()
    data = json.loads(header)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'club.sqlite3'}")
    schema.metadata.create_all(engine)
    row = {name: data[name] for name in ("game", "rules_version", "seats", "seed")}
    row |= {"id": "t1", "options": json.dumps(data["options"]), "pace": "{}", "created_at": 0, "changed_at": 0}
    with engine.begin() as connection:
        connection.execute(schema.tables.insert(), [{**row, "state": "over"}, {**row, "id": "t2", "state": "open"}])
        entries = [{"table_id": "t1", "number": i, "line": each, "at": 0} for i, each in enumerate(lines)]
        needed = {c.name: "[]" for c in schema.entries.c if c.name not in entries[0] and not c.nullable}
        connection.execute(schema.entries.insert(), [{**each, **needed} for each in entries])
    answer = run(tmp_path, "replay", "--all", "--database", str(tmp_path / "club.sqlite3"))
    assert answer.returncode == 0, answer.stderr
    assert f"Table t1: replays, {len(lines)} moves." in answer.stdout
    assert "One journal checked" in answer.stdout


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    answer = run(tmp_path, "replay", "--all", "--database", str(tmp_path / "none.sqlite3"))
    assert answer.returncode == 2
    assert "none.sqlite3" in answer.stderr
    assert not (tmp_path / "none.sqlite3").exists()


def test_a_game_is_shown_step_by_step(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", "--step", str(journals(tmp_path, 1)[0]))
    assert "Entry 0 of" in terminal.wait_for("end > ")
    for typed, expected in (("", "Entry 1 of"), ("", "Entry 2 of"), ("b", "Entry 1 of"), ("9", "Entry 9 of")):
        terminal.type(typed)
        assert expected in terminal.wait_for("end > ")
    terminal.type("q")
    assert terminal.end() == 0


def test_a_file_that_is_no_journal_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("dear diary\n", encoding="utf-8")
    answer = run(tmp_path, "replay", str(path))
    assert answer.returncode == 2
    assert f"{path}: Line 1" in answer.stderr


# -- score -------------------------------------------------------------------------------------------------------------


def test_the_example_of_the_rules_scores_what_they_say(tmp_path: Path) -> None:
    file = pad(tmp_path, {"players": [{"name": "Ada", "town": TOWN}]})
    [player] = json.loads(run(tmp_path, "score", "tiny_towns", file, "--json").stdout)["players"]
    assert player["name"] == "Ada"
    assert player["total"] == 12
    assert {line["item"]: line["points"] for line in player["lines"]} == {
        "cottage": 9,
        "farm": 0,
        "well": 3,
        "chapel": 3,
        "tavern": 5,
        "empty_fields": -8,
        "rank": 0,
    }


def test_a_sheet_can_be_read_by_people(tmp_path: Path) -> None:
    file = pad(tmp_path, {"players": [{"name": "Ada", "town": TOWN}]})
    said = run(tmp_path, "score", "tiny_towns", file, "--lang", "de").stdout
    assert re.search(r"Landhaus \(3 von 3 versorgt\)\s+9", said)
    assert re.search(r"Summe\s+12", said)


def test_the_winner_the_places_and_the_rank_are_named(tmp_path: Path) -> None:
    file = pad(tmp_path, {"players": [{"name": "Ada", "town": TOWN}, {"name": "Oma", "town": [[""] * 4] * 4}]})
    said = run(tmp_path, "score", "tiny_towns", file, "--lang", "de").stdout
    assert "1. Ada" in said
    assert "2. Oma" in said
    assert said.splitlines()[-1] == "Ada gewinnt mit 12 Punkten."
    [places] = [json.loads(line) for line in run(tmp_path, "score", "tiny_towns", file, "--json").stdout.splitlines()]
    assert [player["place"] for player in places["players"]] == [1, 2]
    alone = pad(tmp_path, {"players": [{"name": "Ada", "town": TOWN}]})
    assert re.search(r"Rang \(.+\)", run(tmp_path, "score", "tiny_towns", alone, "--lang", "de").stdout)


def test_toml_lists_and_standard_input_are_read_too(tmp_path: Path) -> None:
    text = f'[[players]]\nname = "Ada"\ntown = {json.dumps(TOWN)}\n'
    assert tomllib.loads(text)["players"][0]["town"] == TOWN
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    both = pad(tmp_path, [{"players": [{"town": TOWN}]}, {"players": [{"town": TOWN}, {"town": TOWN}]}])
    answer = run(tmp_path, "score", "tiny_towns", str(path), both, "--json")
    assert [len(json.loads(line)["players"]) for line in answer.stdout.splitlines()] == [1, 1, 2]
    piped = run(tmp_path, "score", "tiny_towns", "-", "--json", given=json.dumps({"players": [{"town": TOWN}]}))
    assert json.loads(piped.stdout)["players"][0]["total"] == 12


def test_an_unlikely_position_is_a_warning(tmp_path: Path) -> None:
    town = [["monument", "", "", ""], [""] * 4, [""] * 4, [""] * 4]
    player = {"town": town, "monument": "the_starloom"}
    answer = run(tmp_path, "score", "tiny_towns", pad(tmp_path, {"players": [player, {"town": TOWN}]}), "--json")
    assert answer.returncode == 0
    assert "Player 1, Place of finishing" in answer.stderr


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"players": [', "line 1, column"),
        ("[]", "a position is needed"),
        ('"town"', "a position is needed"),
        ('{"players": []}', "1 to 6 players"),
        (json.dumps({"players": [{"town": [["castle", "", "", ""], *TOWN[1:]]}]}), "Player 1, row 1, column 1"),
        (json.dumps({"players": [{"town": [["bank"] * 4] * 2 + [[""] * 4] * 2}]}), "Player 1, Town"),
    ],
)
def test_a_broken_position_is_named_with_its_place(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    answer = run(tmp_path, "score", "tiny_towns", str(path))
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert "broken.json" in answer.stderr
    assert expected in answer.stderr


def test_a_game_that_is_no_text_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    done = run(tmp_path, "play", "tiny_towns", "--resume", str(path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "game.jsonl" in done.stderr


# -- the server -------------------------------------------------------------------------------------------------------


def test_what_is_said_to_serve_reaches_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[Settings] = []
    monkeypatch.setattr("kleinstadt.server.run.serve", lambda settings: told.append(settings) or 0)
    port, file = free_port(), str(tmp_path / "tables.sqlite3")
    words = ["serve", "--port", str(port), "--database", file, "--bot-workers", "3", "--bot-seconds", "2.5"]
    assert main([*words, "--origin", "https://a.example", "--origin", "https://b.example"]) == 0
    origins = ("https://a.example", "https://b.example")
    assert told == [Settings(port=port, database=file, bot_workers=3, bot_seconds=2.5, origins=origins)]


def test_the_bench_of_the_server_measures_beside_an_echo(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "server", "--tables", "1", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    [row] = json.loads(done.stdout)
    assert row["tables"] == 1
    assert row["p95_ms"] > 0
    assert row["echo_p95_ms"] > 0
