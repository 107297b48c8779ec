"""What a history tells, counted by hand."""

from history.evenings import evening, line
from kleinstadt.history.statistics import statistics_of

TOWNS = [
    evening("a", ("Ada", 1, 30), ("Ben", 2, 20), date="2026-01-03", minutes=40),
    evening("b", ("ada ", 2, 10), ("Ben", 1, 24), ("Cleo", 3, 2), date="2026-03-01"),
    evening("c", ("Ada", 1, 18), ("Ben", 1, 18), date="2026-03-02", minutes=50),
    evening("d", ("Ada", 1, 44), date="2026-03-03"),
]


def test_wins_averages_and_bests_of_everybody() -> None:
    ada, ben, cleo = statistics_of(TOWNS)["people"]
    assert (ada["name"], ada["solo"]) == ("Ada", 1)
    assert ada["against"] == {
        "games": 3,
        "wins": 2,
        "shared": 1,
        "average": 58 / 3,
        "best": {"points": 30, "name": "Ada", "kind": "person", "date": "2026-01-03", "id": "a"},
    }
    assert (ben["against"]["wins"], cleo["against"]["wins"], cleo["against"]["games"]) == (2, 0, 1)


def test_who_plays_alone_has_an_average_but_wins_nothing() -> None:
    everdell = evening("e", ("Ada", 1, 70), ("", 2, 40), game="everdell", kinds=("person", "rival"))
    found = statistics_of([*TOWNS, everdell])
    [ada, *_] = found["people"]
    assert (found["games"], found["solo"], ada["solo"], ada["against"]["games"]) == (5, 2, 2, 3)
    rugwort = ada["by_game"][1]
    assert (rugwort["game"], rugwort["against"]["games"], rugwort["solo"]["average"]) == ("everdell", 0, 70)
    assert found["by_game"][1]["best"] is None


def test_bots_are_opponents_but_nobody_asks_how_they_do() -> None:
    found = statistics_of([evening("f", ("Ada", 2, 3), ("regular", 1, 9), kinds=("person", "bot"))])
    [ada] = found["people"]
    assert (ada["against"]["games"], ada["against"]["wins"], found["duels"]) == (1, 0, [])
    assert found["by_game"][0]["best"] == {
        "points": 9,
        "name": "regular",
        "kind": "bot",
        "date": "2026-11-16",
        "id": "f",
    }


def test_head_to_head() -> None:
    first = statistics_of(TOWNS)["duels"][0]
    assert first == {
        "one": "Ada",
        "other": "Ben",
        "games": 3,
        "one_ahead": 1,
        "other_ahead": 1,
        "level": 1,
        "margin": -4 / 3,
    }


def test_records_of_a_game() -> None:
    [towns] = statistics_of(TOWNS)["by_game"]
    assert (towns["games"], towns["solo"], towns["minutes"], towns["winning"]) == (4, 1, 45, 24)
    best, closest, clearest = towns["best"], towns["closest"], towns["clearest"]
    assert best
    assert closest
    assert clearest
    assert (best["points"], closest["id"], closest["points"], clearest["points"]) == (30, "c", 0, 14)


def test_groups_by_players_by_options_and_by_the_cards_that_the_sheets_name() -> None:
    lines = [[line("cottage", 3), line("farm", 0), line("inn", 6)], [line("cottage", 2), line("granary", 0)]]
    said = {"monuments": True, "more_storage": False}
    game = evening("g", ("Ada", 1, 9), ("Ben", 2, 2), lines=lines, options=said)
    other = evening("h", ("Ada", 1, 9), ("Ben", 2, 2), options={**said, "monuments": False})
    [towns] = statistics_of([game, other, *TOWNS])["by_game"]
    found = {(group["kind"], group["id"], group["value"]): group["games"] for group in towns["groups"]}
    assert found == {
        ("card", "farm", ""): 1,
        ("card", "granary", ""): 1,
        ("card", "inn", ""): 1,
        ("option", "monuments", "false"): 1,
        ("option", "monuments", "true"): 1,
        ("players", "", "2"): 4,
        ("players", "", "3"): 1,
    }


def test_what_wins() -> None:
    lines = [[line("cottage", 3), line("inn", 6)], [line("cottage", 5), line("empty_fields", -2)]]
    games = [
        evening("h", ("Ada", 1, 9), ("Ben", 2, 3), lines=lines),
        evening("i", ("Ada", 1, 9), ("Ben", 1, 3), lines=lines),
    ]
    [towns] = statistics_of([*games, *TOWNS])["by_game"]
    told = [(each["line"]["item"], each["winners"], each["others"], each["games"]) for each in towns["lines"]]
    assert told == [("inn", 6, 0, 1), ("empty_fields", 0, -2, 1), ("cottage", 3, 5, 1)]


def test_months_without_a_game_are_there_too() -> None:
    months = statistics_of(TOWNS)["months"]
    assert [(each["month"], each["games"]) for each in months] == [
        ("2026-01", {"tiny_towns": 1}),
        ("2026-02", {}),
        ("2026-03", {"tiny_towns": 3}),
    ]
    long = [evening("j", ("Ada", 1, 1), date="0001-01-01"), evening("k", ("Ada", 1, 1), date="9999-12-31")]
    assert len(statistics_of(long)["months"]) == 240


def test_nothing_tells_nothing() -> None:
    assert statistics_of([]) == {"games": 0, "solo": 0, "people": [], "duels": [], "by_game": [], "months": []}
