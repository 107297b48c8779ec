"""Whoever learns something by an answer cannot take it back: drawing a card and undoing it is no way to look at the
deck."""

from kleinstadt.contract.walks import SETUPS, Setup, make_setup, walk
from kleinstadt.engine.book import Book
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Effect, Step


def learned(game: AnyGame, state: State, seat: int, move: str, after: State, chance: Chance) -> bool:
    """Whether the seat's view after this answer depends on something that it could not know before."""
    imagined = game.imagine(state.view(seat), chance)
    if move not in imagined.moves(seat):
        return True
    imagined.play(seat, move)
    return bool(imagined.view(seat) != after.view(seat))


def test_whoever_learns_something_by_an_answer_cannot_take_it_back(setup: Setup) -> None:
    chance = setup.chance("learned")
    for state, seat, move in walk(setup, points=80):
        after = state.copy()
        after.play(seat, move)
        if not after.shown:
            for _ in range(2):
                assert not learned(setup.game, state, seat, move, after, chance), move


def test_every_reveal_would_be_missed(any_game: AnyGame) -> None:
    """The test above can fail: for each effect that reveals there is an answer where nothing but its mark keeps
    somebody from looking and taking back."""
    declared = {kind for kind, rules in any_game.book.steps.items() if isinstance(rules, Effect) and rules.reveals}
    missed: set[str] = set()
    for number in range(SETUPS):
        setup = make_setup(any_game, number)
        chance = setup.chance("missed")
        for state, seat, move in walk(setup, points=120):
            shown: list[str] = []
            after = state.copy()
            after.book = overheard(any_game, shown)
            after.play(seat, move)
            if len(set(shown)) == 1 and shown[0] not in missed:
                after.book = any_game.book
                if learned(any_game, state, seat, move, after, chance):
                    missed.add(shown[0])
    assert declared - missed == set()


def overheard(game: AnyGame, shown: list[str]) -> Book[State]:
    """The game's book, in which effects that reveal say so when they happen."""
    reveals = {
        kind: telling(kind, rules, shown)
        for kind, rules in game.book.steps.items()
        if isinstance(rules, Effect) and rules.reveals
    }
    return game.book.with_steps(reveals)


def telling(kind: str, rules: Effect[State], shown: list[str]) -> Effect[State]:
    def run(state: State, step: Step) -> None:
        shown.append(kind)
        rules.run(state, step)

    return Effect(run, reveals=True, unseen=rules.unseen)
