"""How fast bots think: what is counted and told, not how fast it is."""

import pytest

from engine.notes import Notes, NotesGame, game_of, only_a, say
from kleinstadt import game
from kleinstadt.arena import thinking
from kleinstadt.arena.bench import Bench
from kleinstadt.arena.thinking import Counted, Ours, half_way, measure, run
from kleinstadt.cli.bench import told_search
from kleinstadt.cli.words import speak
from kleinstadt.engine.option import Options
from kleinstadt.engine.step import Choice, Kind, always

SAY = Kind("say")


class Steady:
    """Makes a round of three moves for each hundredth of a second."""

    def think(self, seconds: float, number: int) -> tuple[int, int]:
        rounds = round(100 * seconds)
        return rounds, 3 * rounds


class Board:
    """A position as OpenSpiel has them."""

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken

    def clone(self) -> "Board":
        return Board(self.taken.copy())

    def apply_action(self, action: int) -> None:
        self.taken.append(action)


def drawn() -> Bench:
    bench = Bench("search", thinking.YARDSTICK)
    bench.rounds["everdell", 2] = [{"rounds_per_second": 250.0, "thought_moves_per_second": 30.0}]
    bench.rounds[thinking.YARDSTICK, 2] = [{"rounds_per_second": 2294.0, "thought_moves_per_second": 20.0}]
    return bench


@pytest.mark.parametrize("id", ["tiny_towns", "garden_nation", "everdell", "colonists"])
def test_thinking_begins_in_the_middle_of_a_game_where_somebody_has_a_choice(id: str) -> None:
    state, again = half_way(game(id), 3), half_way(game(id), 3)
    assert state is not None
    assert again is not None
    assert not state.over
    assert len(state.moves(state.first_decider())) > 1
    assert state.dump() == again.dump()


class AllChance(NotesGame):
    """Everybody says the only thing there is to say, and the game is over."""

    def deal(self, seats: int, options: Options, seed: int) -> Notes:
        state = Notes(self.book, seats)
        state.stack.extend([SAY.at(seat) for seat in range(seats)])
        return state


def test_a_game_without_choices_takes_no_part_and_a_sentence_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "find_spec", lambda name: None)
    rules = game_of({SAY: Choice("XX-1", only_a, say, public=always)})
    bench = run([AllChance(rules.book, (2,))], 1, 0.01)
    assert bench.rounds == {}
    speak("de")
    told = told_search(bench.dump())
    assert "notes war nicht dabei: In hundert Partien hatte nach der Hälfte niemand eine Wahl." in told


def test_every_answer_that_is_tried_counts_as_a_move() -> None:
    rounds, moves = Ours(game("garden_nation")).think(0.01, 1)
    first = half_way(game("garden_nation"), 1)
    assert first is not None
    assert rounds > 1
    assert moves > rounds + len(first.moves(first.first_decider()))


def test_rounds_and_moves_are_told_for_a_second_of_the_processor() -> None:
    found = measure(Steady(), 1.0, 0)
    assert found["moves_per_round"] == 3
    assert found["thought_moves_per_second"] == pytest.approx(3 * found["rounds_per_second"])


def test_moves_in_clones_of_a_position_are_counted_too() -> None:
    moves = [0]
    position = Counted(Board([]), moves)
    position.apply_action(4)
    clone = position.clone()
    clone.apply_action(5)
    assert moves == [2]
    assert (position.taken, clone.taken) == ([4], [4, 5])


def test_without_open_spiel_the_others_are_measured_and_a_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "find_spec", lambda name: None)
    bench = run([game("garden_nation")], 1, 0.01)
    assert list(bench.rounds) == [("garden_nation", 2)]
    speak("en")
    assert "OpenSpiel took no part: the package is not installed; it comes with kleinstadt[openspiel]." in told_search(
        bench.dump()
    )


def test_moves_are_compared_with_open_spiel_in_both_languages() -> None:
    speak("en")
    english = "\n".join(told_search(drawn().dump()))
    assert "Ratios to OpenSpiel connect_four" in english
    assert "× 1.50 (1.50 to 1.50)" in english
    speak("de")
    german = "\n".join(told_search(drawn().dump()))
    assert "Denkrunden" in german
    assert "2.294" in german
