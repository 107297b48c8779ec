"""`kleinstadt play` in a real terminal."""

import json
import re
from pathlib import Path

import pytest

from cli.terminal import Terminal, run

PROMPT = r"Ada> "
WIDE = 80


def saved(home: Path, folder: str = "") -> list[Path]:
    return sorted((home / "kleinstadt" / "terminal" / folder).glob("*.jsonl"))


def play_on(terminal: Terminal, prompt: str = r"(Ada|Bo|Cy)> |Press Enter[^\n]*|kept in [^\n]*\n") -> str:
    """Always the first move, until the game is over. Nobody who played alone wants to know what that cost."""
    while True:
        shown = terminal.wait_for(prompt)
        if "kept in" in shown:
            terminal.type("n")
            return terminal.text
        terminal.type("" if shown.endswith("keyboard.") else "1")


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "tiny_towns", "--names", "Ada", "--players", "3", "--bots", "random", "--seed", "5"
    )
    play_on(terminal)
    assert terminal.end() == 0
    assert "The game is over." in terminal.text
    assert re.search(r"^1\. \w+", terminal.text, re.M)
    assert not saved(tmp_path)
    [journal] = saved(tmp_path, "finished")
    checked = run(tmp_path, "replay", "--check", str(journal))
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize(
    "more", [["--players", "1"], ["--option", "variant=prospectors", "--option", "more_storage=yes"]]
)
def test_every_variant_can_be_played_to_the_end(tmp_path: Path, more: list[str]) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--bots", "random", "--seed", "6", *more)
    play_on(terminal)
    assert terminal.end() == 0


def test_it_asks_with_the_number_of_the_rule_and_numbers_on_the_board(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--option", "monuments=no")
    shown = terminal.wait_for(PROMPT)
    assert "(TT-16," in shown
    assert "[1]" in shown
    assert "[16]" in shown
    terminal.type("q")
    assert terminal.end() == 0


def test_what_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--option", "monuments=no", "--seed", "5")
    terminal.wait_for(PROMPT)
    terminal.type("place b2")
    before = terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0
    again = Terminal(tmp_path, "play", "tiny_towns")
    shown = again.wait_for(PROMPT)
    assert "Welcome back" in shown
    assert shown[shown.index("Round 2") :] == before[before.rindex("Round 2 ·") :]
    again.type("q")
    assert again.end() == 0


def test_a_crash_loses_no_more_than_the_line_being_written(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--option", "monuments=no", "--seed", "5")
    terminal.wait_for(PROMPT)
    terminal.type("place b2")
    terminal.wait_for(PROMPT)
    terminal.program.kill()
    terminal.end()
    [journal] = saved(tmp_path)
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "mov')
    again = Terminal(tmp_path, "play", "tiny_towns")
    assert "Round 2" in again.wait_for(PROMPT)
    again.type("q")
    assert again.end() == 0


def test_a_move_can_be_taken_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--option", "monuments=no", "--seed", "5")
    terminal.wait_for(PROMPT)
    terminal.type("b2")
    assert "Round 2" in terminal.wait_for(PROMPT)
    terminal.type("u")
    assert "Round 1" in terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0
    assert "undo" in json.loads(saved(tmp_path)[0].read_text(encoding="utf-8").splitlines()[-1])


def test_beyond_that_everybody_has_to_agree(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada,Bo", "--option", "monuments=no", "--seed", "5")
    terminal.wait_for(PROMPT)
    terminal.type("b2")
    terminal.wait_for("Bo> ")
    terminal.type("b2")
    shown = terminal.wait_for("> ")
    assert "Round 2" in shown
    asked = "Does everybody agree"
    for answer, round in (("n", "Round 2"), ("y", "Round 1")):
        terminal.type("u")
        terminal.wait_for(asked)
        terminal.type(answer)
        assert round in terminal.wait_for("(Ada|Bo)> ")
    terminal.type("q")
    assert terminal.end() == 0


def test_one_can_look_around_before_moving(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "tiny_towns", "--names", "Ada", "--option", "display=first_game", "--seed", "5"
    )
    terminal.wait_for(PROMPT)
    looks = {
        "?": "take back",
        "c chapel": "S G S",
        "s": "Unbuilt fields",
        "r TT-36": "your town is finished",
        "b": "’s town",
        "p 1": "Points:",
        "99": "There are moves 1 to",
        "xyzzy": "I do not understand",
        "keep": "Keep",
    }
    for typed, expected in looks.items():
        terminal.type(typed)
        assert expected in terminal.wait_for(PROMPT), typed
    terminal.type("q")
    assert terminal.end() == 0


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--players", "1", "--seed", "3")
    terminal.wait_for(PROMPT)
    terminal.type("t")
    shown = terminal.wait_for(PROMPT)
    for line in ("A bot would do this: Keep ", "Because", "Next best, about "):
        assert line in shown
    terminal.type("q")
    assert terminal.end() == 0


def test_after_the_game_it_is_told_what_cost_most(tmp_path: Path) -> None:
    options = ["--players", "1", "--option", "monuments=no", "--option", "display=first_game"]
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--seed", "6", *options)
    while "cost most?" not in terminal.wait_for(r"Ada> |cost most\?"):
        terminal.type("1")
    terminal.type("y")
    assert terminal.end() == 0
    told = terminal.text.partition("What cost you most")[2]
    assert 1 <= told.count("You answered: ") == told.count("Better, by about ") <= 3


def test_there_is_no_hint_where_others_play(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada,Bo")
    terminal.wait_for(PROMPT)
    terminal.type("t")
    assert "others play here" in terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0


def test_the_next_person_does_not_see_the_other_ones_secret(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada,Bo", "--seed", "5")
    shown = terminal.wait_for(PROMPT)
    [first, second] = re.findall(r"Keep ([A-Z][^\n]*?)(?:  |\n)", shown)
    terminal.type("1")
    terminal.wait_for("It is Bo’s turn")
    cleared = terminal.raw.rindex("\x1b[2J")
    terminal.type("")
    terminal.wait_for("Bo> ")
    seen = terminal.raw[cleared:]
    assert first not in seen
    assert second not in seen
    terminal.type("q")
    assert terminal.end() == 0


def test_without_secrets_nobody_has_to_look_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada,Bo", "--option", "monuments=no", "--seed", "5")
    terminal.wait_for(PROMPT)
    terminal.type("1")
    assert "turn" not in terminal.wait_for("Bo> ")
    terminal.type("q")
    assert terminal.end() == 0


def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "tiny_towns", "--names", "Ada,Bo", "--players", "3", "--bots", "random", "--seed", "5"
    )
    play_on(terminal)
    assert terminal.end() == 0


def test_plain_mode_neither_draws_nor_paints(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--plain", "--bots", "random", "--seed", "5")
    play_on(terminal)
    assert terminal.end() == 0
    assert "\x1b[" not in terminal.raw
    assert not set("│┌─┼·") & set(terminal.text)
    assert "Row 1: a " in terminal.text


@pytest.mark.parametrize("columns", [80, 60, 40])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    terminal = Terminal(
        tmp_path,
        "play",
        "tiny_towns",
        "--names",
        "Ada",
        "--players",
        "4",
        "--seed",
        "5",
        "--lang",
        "de",
        columns=columns,
    )
    terminal.wait_for(PROMPT)
    for typed in ("1", "?", "c", "b", "r", "s", "a1"):
        terminal.type(typed)
        terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0
    too_wide = [line for line in terminal.text.splitlines() if len(line) > columns]
    assert not too_wide


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    painted = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada")
    painted.wait_for(PROMPT)
    painted.type("q")
    assert painted.end() == 0
    assert "\x1b[1m" in painted.raw
    bare = Terminal(tmp_path, "play", "tiny_towns", NO_COLOR="1")
    bare.wait_for(PROMPT)
    bare.type("q")
    assert bare.end() == 0
    assert "\x1b[" not in bare.raw


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "tiny_towns", "--names", "Ada", given="1\n")
    assert left.returncode == 0
    assert "Until next time" in left.stdout
    assert saved(tmp_path)


def test_a_new_game_puts_the_old_one_aside(tmp_path: Path) -> None:
    for _ in range(2):
        assert run(tmp_path, "play", "tiny_towns", "--names", "Ada", "--new", given="q\n").returncode == 0
    assert len(saved(tmp_path)) == 1
    assert len(saved(tmp_path, "left")) == 1


def test_garden_nation_can_be_played_too(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "garden_nation", "--names", "Ada", "--bots", "random", "--option", "rounds=20"
    )
    play_on(terminal)
    assert terminal.end() == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--names", "Ada", "--bots", "random", "--option", "newleaf=full", "--option", "abilities=true"],
        ["--names", "Ada", "--players", "1", "--option", "solo_year=3"],
    ],
)
def test_everdell_can_be_played_too(tmp_path: Path, words: list[str]) -> None:
    terminal = Terminal(tmp_path, "play", "everdell", *words)
    play_on(terminal)
    assert terminal.end() == 0


@pytest.mark.parametrize("words", [[], ["--option", "intro=true", "--plain"]])
def test_the_colonists_can_be_played_too(tmp_path: Path, words: list[str]) -> None:
    terminal = Terminal(tmp_path, "play", "colonists", "--names", "Ada", "--bots", "random", *words)
    play_on(terminal)
    assert terminal.end() == 0
    assert not [line for line in terminal.text.splitlines() if len(line) > 80]


def test_everything_in_the_country_can_be_asked_about(tmp_path: Path) -> None:
    values = tmp_path / "own.toml"
    values.write_text("buildings.farm.cost = { tools = 1, wood = 1 }\n", encoding="utf-8")
    terminal = Terminal(tmp_path, "play", "colonists", "--names", "Ada", "--bots", "random", "--facts", str(values))
    terminal.wait_for(PROMPT)
    for typed, answer in {
        "c joiner": "2 Wood → 1 Plank",
        "c farm": "Own value at this table: price 1 Tool, 1 Wood",
        "c customs": "What the Customs Office does is reconstructed",
        "c lords": "1 Ore, 1 Coal or 1 Robe join the choice",
        "c market card: planks": "Subsidy: 2 Wood or 2 Clay",
    }.items():
        terminal.type(typed)
        assert answer in " ".join(terminal.wait_for(PROMPT).split()), typed
    terminal.type("q")
    assert terminal.end() == 0


# -- small screens -----------------------------------------------------------------------------------------------------

GARDEN = ["play", "garden_nation", "--names", "Ada", "--bots", "random", "--seed", "2"]  # Ada begins: 63 moves


def on_the_screen(terminal: Terminal, rows: int) -> str:
    return "\n".join(terminal.text.splitlines()[-rows:])


def test_the_board_stays_in_sight_when_there_are_many_moves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GARDEN, rows=24)
    terminal.wait_for(PROMPT)
    terminal.type("1")
    terminal.wait_for(PROMPT)
    seen = on_the_screen(terminal, 24)
    assert "build anywhere in the garden" in seen
    assert sorted(re.findall(r"Territory (\d)  ", seen)) == list("1234567")
    numbers = {int(number) for number in re.findall(r"\[(\d+)…?\]", seen)}
    assert {4, 63} <= numbers
    assert "[1…] stands for several moves" in seen
    terminal.type("63")
    assert "Ada builds in 7, left, for 4." in terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0


def test_all_moves_are_listed_page_by_page(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GARDEN, rows=24)
    terminal.wait_for(PROMPT)
    terminal.type("1")
    terminal.wait_for(PROMPT)
    listed: list[int] = []
    for _ in range(4):
        terminal.type("l")
        page = terminal.wait_for(PROMPT)
        assert len(page.splitlines()) <= 24
        listed += [int(number) for number in re.findall(r"(\d+) Build", page)]
    assert sorted(listed) == list(range(1, 64))
    terminal.type("l")
    assert "\n  1 Build in 1" in terminal.wait_for(PROMPT)
    terminal.type("q")
    assert terminal.end() == 0


def test_where_there_is_room_every_move_is_listed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GARDEN, rows=100)
    terminal.wait_for(PROMPT)
    terminal.type("1")
    shown = terminal.wait_for(PROMPT)
    assert re.search(r"^ 63 Build in 7, left, for 4$", shown, re.M)
    terminal.type("q")
    assert terminal.end() == 0


def test_what_the_moves_on_the_board_are_worth_is_told(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GARDEN, rows=24)
    terminal.wait_for(PROMPT)
    for typed in ("1", "63"):
        terminal.type(typed)
        shown = terminal.wait_for(PROMPT)
    assert re.search(r"^Points: [+-]\d+: \d+", shown, re.M)
    terminal.type("q")
    assert terminal.end() == 0


def test_who_listens_hears_twenty_moves_at_a_time(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GARDEN, "--plain")
    terminal.wait_for(PROMPT)
    terminal.type("1")
    shown = terminal.wait_for(PROMPT)
    assert re.findall(r"^ *(\d+) Build", shown, re.M)[-1] == "20"
    assert "43 more moves" in shown
    terminal.type("l")
    assert re.findall(r"^ *(\d+) Build", terminal.wait_for(PROMPT), re.M)[0] == "21"
    terminal.type("q")
    assert terminal.end() == 0
    assert "·" not in terminal.text


def test_who_listens_hears_the_cards_too(tmp_path: Path) -> None:
    words = ["--names", "Ada", "--option", "display=first_game", "--option", "monuments=no", "--plain"]
    said = run(tmp_path, "play", "tiny_towns", *words, given="q\n").stdout
    assert "Cottage: nothing, Wheat; Brick, Glass" in said
    assert len(re.findall(r"^[A-Z][a-z]+: (?:\w+, )+\w+(?:; |$)", said, re.M)) == 7
    assert re.search(r"^Fox \(Regular\): 0 buildings", said, re.M)
