"""Four levels: gentle ones misjudge, strong ones think ahead, and each is stronger than the one before."""

from itertools import pairwise

from kleinstadt import game
from kleinstadt.arena.match import simulate
from kleinstadt.bots import opponents
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.bots.levels import LEVELS, Level, misjudged, patience, thought
from kleinstadt.engine.chance import stream
from kleinstadt.engine.step import Decision


def test_people_are_offered_the_levels_the_gentlest_first() -> None:
    assert opponents() == ["newcomer", "regular", "expert", "master"]


def test_who_misjudges_little_takes_the_best_more_often() -> None:
    moves = ("best", "good", "bad")
    worths = [3.0, 2.0, -4.0]
    chance = stream(1, "judging")
    counts = {}
    for far in (0.1, 1.0):
        taken = [misjudged(moves, worths, far, chance) for _ in range(300)]
        counts[far] = [taken.count(move) for move in moves]
    assert counts[0.1][0] > counts[1.0][0] > counts[1.0][1] > counts[1.0][2]


def test_stronger_levels_think_longer_and_gentle_ones_misjudge_more() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert weaker.misjudges >= stronger.misjudges
        assert weaker.rounds <= stronger.rounds
    assert all(level.seconds < 1 for level in levels[:3])
    assert levels[3].seconds < 5


def test_a_price_or_a_target_is_chosen_faster_than_the_action_it_belongs_to() -> None:
    master = LEVELS["master"]
    main, price = [Decision(1, 0, "main", "EV-1", {}, "one", part) for part in (False, True)]
    assert patience(master, price) < patience(master, main) / 2
    assert patience(master, main) == master.seconds


def test_master_thinks_on_at_a_table_and_others_do_not() -> None:
    tiny_towns = game("tiny_towns")
    state = tiny_towns.start(2, tiny_towns.complete(2), 1)
    eyes = eyes_of(tiny_towns, state, state.first_decider())
    counted = Level(0.0, 3, 3, 3, 60.0, 1)
    thoughts = [thought(eyes, counted, stream(1, "thinking"), counted.seconds, times) for times in (1, 4)]
    assert [search.rounds for search in thoughts] == [4, 13], "the first one looks at all answers"
    assert [level.patient > 1 for level in LEVELS.values()] == [False, False, False, True]


def test_alone_there_are_rounds_of_thought_of_their_own() -> None:
    level = Level(0.0, 7, 5, 3, 60.0, 1)
    for id, seats, rounds in (("tiny_towns", 1, 3), ("tiny_towns", 2, 5), ("garden_nation", 2, 7), ("everdell", 1, 3)):
        state = game(id).start(seats, game(id).complete(seats, bots_only=True), 1)
        search = thought(eyes_of(game(id), state, state.first_decider()), level, stream(1, "thinking"), 0.0)
        assert search.rounds == 1 + rounds, id


def test_a_regular_beats_a_newcomer() -> None:
    won = simulate(game("tiny_towns"), 2, bots=["newcomer", "regular"], games=10, seed=1).dump()["by_bot"]
    assert won["regular"]["won"] > 0.7
    assert won["regular"]["mean_score"] > won["newcomer"]["mean_score"] + 5
