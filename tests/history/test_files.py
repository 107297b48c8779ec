"""Histories as files: what is saved comes back, twice is once, and what is wrong is said."""

import csv
import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from history.evenings import CHANGED, evening, line
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.history.files import admitted, as_file, from_text, to_json
from kleinstadt.history.record import KINDS, SOURCES, KeptGame
from kleinstadt.history.spreadsheet import to_csv
from kleinstadt.text import LANGUAGES, Texts

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=60)
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,20}", fullmatch=True)
POINTS = st.integers(-500, 500)
VALUES = st.one_of(st.booleans(), st.integers(-100, 100), TEXTS)
LINES = st.lists(
    st.fixed_dictionaries({"item": WORDS, "points": POINTS, "args": st.dictionaries(WORDS, VALUES, max_size=2)}),
    max_size=4,
)
DATES = st.dates().map(str) | st.datetimes().map(lambda at: at.isoformat(timespec="minutes"))


@st.composite
def players(draw: st.DrawFn) -> list[dict[str, Any]]:
    found = []
    for number in range(draw(st.integers(1, 6))):
        lines = draw(LINES)
        total = sum([each["points"] for each in lines]) if lines else draw(POINTS)
        place = 1 if number == 0 else draw(st.integers(1, 6))
        kind = draw(st.sampled_from(KINDS))
        found.append({"name": draw(TEXTS), "kind": kind, "place": place, "total": total, "lines": lines})
    return found


KEPT = st.fixed_dictionaries(
    {
        "id": st.from_regex(r"[A-Za-z0-9_-]{1,80}", fullmatch=True),
        "changed": st.just(CHANGED),
        "date": DATES,
        "game": WORDS,
        "source": st.sampled_from(SOURCES),
        "players": players(),
        "ties": st.just([{"id": "cottages", "rule": "TT-47", "amounts": [3], "fewer": False}]),
        "options": st.dictionaries(WORDS, VALUES, max_size=3),
        "code": TEXTS,
        "where": TEXTS,
        "minutes": st.integers(0, 1000),
        "notes": TEXTS,
    },
    optional={"photo": st.just("data:image/jpeg;base64,AAAA")},
)
HISTORIES = st.lists(KEPT, min_size=1, max_size=4, unique_by=lambda game: game["id"])


def without_details(game: KeptGame) -> KeptGame:
    """What has no place in a table."""
    bare = [
        {**player, "lines": [{**each, "args": {}} for each in player["lines"]]} for player in game["players"]
    ]  # fmt: skip
    return {**{key: value for key, value in game.items() if key != "photo"}, "players": bare, "ties": []}  # type: ignore[typeddict-item, return-value]


@settings(max_examples=40, deadline=None)
@given(HISTORIES)
def test_json_is_complete(games: list[KeptGame]) -> None:
    assert from_text(to_json(games)) == games


@settings(max_examples=40, deadline=None)
@given(HISTORIES, st.sampled_from(LANGUAGES))
def test_csv_brings_back_what_a_table_can_hold(games: list[KeptGame], lang: str) -> None:
    assert from_text(to_csv(games, lang)) == [without_details(game) for game in games]


def test_no_cell_is_taken_for_a_formula() -> None:
    game = evening("a", ("=HYPERLINK(1)", 1, -3), ("@cmd", 2, -4), ("'+x", 2, -4), notes="-1+1", where="\tx")
    rows = list(csv.DictReader(io.StringIO(to_csv([game], "en").removeprefix("\ufeff"))))
    assert [row["name"] for row in rows] == ["'=HYPERLINK(1)", "'@cmd", "''+x"]
    assert (rows[0]["notes"], rows[0]["where"], rows[0]["points"]) == ("'-1+1", "'\tx", "-3")


def test_a_german_table_has_semicolons_and_both_begin_with_the_mark_of_utf_8() -> None:
    german, english = (to_csv([evening("a", ("Ö; ,", 1, 3))], lang) for lang in LANGUAGES)
    assert german.startswith("\ufeffdate;game;name")
    assert english.startswith("\ufeffdate,game,name")
    assert from_text(german) == from_text(english)


def test_a_table_that_somebody_typed_is_read() -> None:
    """With the day as German spreadsheets write it, the game by its name, and places that follow from the points."""
    text = "Date;Game;Name;Points\r\n6.1.2026;Winzige Weiten;Oma;12\r\n6.1.2026;Winzige Weiten;Ben;\u22123\r\n;;;\r\n"
    text = text.replace("Winzige Weiten", Texts("tiny_towns", "de").sentence("game-tiny_towns"))
    [game] = from_text(text)
    assert (game["date"], game["game"], game["source"]) == ("2026-01-06", "tiny_towns", "import")
    found = [(player["name"], player["place"], player["total"]) for player in game["players"]]
    assert found == [("Oma", 1, 12), ("Ben", 2, -3)]
    assert from_text(text)[0]["id"] == game["id"]


def test_importing_twice_doubles_nothing_and_the_newer_record_wins() -> None:
    games = [evening("a", ("Ada", 1, 3)), evening("b", ("Ada", 1, 4))]
    assert admitted(games, {}) == {"games": games, "added": 2, "replaced": 0, "known": 0}
    assert admitted(games, {"a": CHANGED, "b": CHANGED})["games"] == []
    assert admitted(games, {"a": "2026-01-01T00:00:00.000Z", "b": "2027-01-01T00:00:00.000Z"}) == {
        "games": [games[0]],
        "added": 0,
        "replaced": 1,
        "known": 1,
    }
    assert from_text(to_json([*games, *games])) == games


def changed(**keys: Any) -> str:
    return json.dumps(as_file([{**evening("a", ("Ada", 1, 3)), **keys}]))  # type: ignore[typeddict-item]


def with_player(**keys: Any) -> str:
    return changed(players=[{"name": "Ada", "kind": "person", "place": 1, "total": 3, "lines": [], **keys}])


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "history_empty"),
        ("date,game,name,points\n", "history_empty"),
        ("\ufeff \n", "history_empty"),
        ('{"format": "kleinstadt-history", "ver', "history_broken"),
        ("[" * 100_000, "history_broken"),
        ('{"format": ' + "9" * 5000 + "}", "history_broken"),
        ("[]", "history_foreign"),
        ('{"players": []}', "history_foreign"),
        ("some words\nand more", "history_foreign"),
        ('{"format": "kleinstadt-history", "version": 2, "games": []}', "history_newer"),
        ('{"format": "kleinstadt-history", "version": 1}', "field_list"),
        ('{"format": "kleinstadt-history", "version": 1, "games": [7]}', "field_table"),
        (changed(players=[]), "pad_players"),
        (changed(date="yesterday"), "field_date"),
        (changed(date="2026-02-30"), "field_date"),
        (changed(id="../x"), "field_unknown"),
        (changed(source="theft"), "field_unknown"),
        (changed(xyz=1), "field_unknown"),
        (changed(notes="x" * 10_001), "field_too_long"),
        (changed(notes="\ud800"), "field_text"),
        (changed(photo="javascript:alert(1)"), "field_photo"),
        (changed(photo="data:image/svg+xml;base64,AAAA"), "field_photo"),
        (with_player(place=2), "history_no_winner"),
        (with_player(total=True), "field_number"),
        (with_player(total=10**30), "field_number"),
        (with_player(lines=[line("farm", 2)]), "history_sum"),
        (with_player(lines=[line("farm", 3, count=1.5)]), "field_text"),
        ("date,game,name,points\n2026-01-01,tiny_towns,Ada,many\n", "field_number"),
        ("date,game,name,points\n2026-01-01,tiny_towns\n", "field_number"),
        ("date,game,name,points\n2026-01-01,Not Ours,Ada,3\n", "field_unknown"),
        ("date,game,name,points,options\n2026-01-01,tiny_towns,Ada,3,{\n", "field_table"),
        ("date,game,name,points,notes\n1.1.2026,tiny_towns,Ada,3," + "x" * 200_000, "history_broken"),
    ],
    ids=lambda value: value if len(value) < 20 else "",
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, error: str) -> None:
    with pytest.raises(KleinstadtError) as caught:
        from_text(text)
    assert caught.value.id == error
    for lang in LANGUAGES:
        assert Texts(None, lang).sentence(f"error-{error}", caught.value.args_)
