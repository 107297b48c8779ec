"""What a question proposes, so that people mostly need not change the number."""

from games.colonists.drawn import A, drawn, play
from kleinstadt.games.colonists import GAME


def test_all_is_sold_but_food_which_somebody_may_have_to_eat() -> None:
    """This market buys Clay and Food for a Dollar each."""
    state = play(drawn("2C 1F", market="m1_foresters_house"), "move 0 to market_b", "do sale")
    clay = state.decision(A).args
    food = play(state, "sell 2").decision(A).args
    assert (clay["goods"], clay["usual"]) == (["clay"], 2)
    assert (food["goods"], "usual" in food) == (["food"], False)


def test_one_of_the_first_storage_is_clay() -> None:
    """CO-37: three goods, Wood and Clay."""
    state = GAME.start(2, GAME.complete(2, {}), 1)
    while state.decision(state.deciders()[0]).kind != "fill":
        play(state, state.moves(state.deciders()[0])[0])
    assert state.decision(state.deciders()[0]).args == {"usual": 2}
