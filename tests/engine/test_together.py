"""Together phases: nobody is asked for somebody else (D3), and where one answer changes what others may do, a list of
answers never grows old (D2)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.notes import A, B, Notes, a_or_b, game_of, say
from kleinstadt.engine.errors import BadPosition, BrokenRules, CannotUndo, IllegalMove
from kleinstadt.engine.journal import Header
from kleinstadt.engine.phrase import Phrase
from kleinstadt.engine.record import Record
from kleinstadt.engine.step import Choice, Effect, Kind, Step, always

ASK = Kind("ask")
MARKET = Kind("market", seats=(2, 3))
SECRET_MARKET = Kind("secret_market", seats=(2, 3))
BUY = Kind("buy")
BUY_IN_SECRET = Kind("buy_in_secret")
COUNTER = Kind("counter")
HAGGLE = Kind("haggle")
DEAL = Kind("deal")
TELL_OTHER = Kind("tell_other")
LONELY = Kind("lonely")
DEAL_LONELY = Kind("deal_lonely")
ANSWER = Kind("answer")
LEVIED_MARKET = Kind("levied_market")
LEVY = Kind("levy")
FAIR = Kind("fair")
SHOUT = Kind("shout")
TURN_UP = Kind("turn_up")

TAKE = Phrase("take", "take")
PUT = Phrase("put", "put")
LEAVE = Phrase("leave", "leave")


def market(state: Notes, step: Step) -> None:
    """All take from one stock at the same time."""
    state.open_together([BUY.at(seat) for seat in range(state.seats)], shared=True)


def secret_market(state: Notes, step: Step) -> None:
    state.open_together([BUY_IN_SECRET.at(seat) for seat in range(state.seats)], shared=True)


def buy_moves(state: Notes, step: Step) -> tuple[str, ...]:
    return ("leave", "put", "take") if state.stock else ("leave", "put")


def leave_or_take(state: Notes, step: Step) -> tuple[str, ...]:
    return ("leave", "take") if state.stock else ("leave",)


def buy(state: Notes, step: Step, move: str) -> None:
    say(state, step, move)
    if move != "leave":
        state.stock += 1 if move == "put" else -1
        state.push(step)


def counter(state: Notes, step: Step) -> None:
    state.open_together([HAGGLE.at(0), HAGGLE.at(1)], shared=True)


def haggle(state: Notes, step: Step, move: str) -> None:
    """Who takes something is asked about it."""
    say(state, step, move)
    if move == "take":
        state.stock -= 1
        state.push(ASK.at(step.seat))


def levied_market(state: Notes, step: Step) -> None:
    state.open_together([LEVY.at(0), LEVY.at(1)], shared=True)


def levy(state: Notes, step: Step) -> None:
    """Before somebody is asked, something happens to the stock that all share."""
    state.stock -= step.seat
    state.push(BUY_IN_SECRET.at(step.seat))


def fair(state: Notes, step: Step) -> None:
    state.open_together([ASK.at(0), ASK.at(0), SHOUT.at(1), SHOUT.at(1)])


def shout(state: Notes, step: Step, move: str) -> None:
    """Whoever says b lets all see something."""
    if move == "b":
        state.push(TURN_UP.at())


def turn_up(state: Notes, step: Step) -> None:
    state.note("a card that all see")


def deal(state: Notes, step: Step) -> None:
    state.open_together([ANSWER.at(0), ANSWER.at(1)])


def push_for_other(state: Notes, step: Step, move: str) -> None:
    state.push(ASK.at(1 - step.seat))


def push_for_nobody(state: Notes, step: Step, move: str) -> None:
    state.push(ASK.at())


def deal_lonely(state: Notes, step: Step) -> None:
    state.open_together([LONELY.at(0), LONELY.at(1)])


def tell_other(state: Notes, step: Step) -> None:
    state.open_together([ASK.at(0), ASK.at(1)])
    state.lanes[0].append(ASK.at(1))


GAME = game_of(
    {
        ASK: Choice("XX-1", a_or_b, say, public=always),
        MARKET: Effect(market),
        SECRET_MARKET: Effect(secret_market),
        BUY: Choice("XX-2", leave_or_take, buy, public=always),
        BUY_IN_SECRET: Choice("XX-2", buy_moves, buy, public=None),
        COUNTER: Effect(counter),
        HAGGLE: Choice("XX-2", leave_or_take, haggle, public=always),
        DEAL: Effect(deal),
        ANSWER: Choice("XX-3", a_or_b, push_for_other, public=always),
        TELL_OTHER: Effect(tell_other),
        LONELY: Choice("XX-3", a_or_b, push_for_nobody, public=always),
        DEAL_LONELY: Effect(deal_lonely),
        LEVIED_MARKET: Effect(levied_market),
        LEVY: Effect(levy),
        FAIR: Effect(fair),
        SHOUT: Choice("XX-4", a_or_b, shout, public=always),
        TURN_UP: Effect(turn_up, reveals=True),
    },
    *[A, B, TAKE, PUT, LEAVE],
)


def shared(kind: str, stock: int, seats: int = 2) -> Notes:
    return GAME.start_with([kind, -1, [seats]], seats=seats, stock=stock)


# -- D2 ------------------------------------------------------------------------------------------------------------


def test_an_answer_that_another_seat_has_made_impossible_is_refused() -> None:
    state = shared("secret_market", stock=1)
    assert "take" in state.moves(1)
    state.play(0, "take")
    with pytest.raises(IllegalMove):
        state.play(1, "take")
    assert (state.stock, state.written) == (0, ["0take"])
    assert state.moves(1) == ("leave", "put")


def test_an_answer_that_another_seat_has_made_possible_is_taken() -> None:
    state = shared("secret_market", stock=0)
    assert "take" not in state.moves(1)
    state.play(0, "put")
    state.play(1, "take")
    assert state.stock == 0


def test_where_another_seat_leaves_only_one_answer_the_engine_gives_it() -> None:
    state = shared("market", stock=1)
    assert state.deciders() == [0, 1]
    state.play(0, "take")
    assert state.over  # nothing is left: both leave
    assert state.written == ["0take", "0leave", "1leave"]
    assert [event.auto for event in state.take_log()] == [False, True, True]


def test_the_engine_gives_it_while_the_first_seat_is_still_asked() -> None:
    state = GAME.start_with(["counter"], stock=1)
    state.play(0, "take")
    assert state.deciders() == [0]
    assert state.written == ["0take", "1leave"]


def test_a_dumped_position_knows_that_its_phase_is_shared() -> None:
    state = GAME.load(shared("secret_market", stock=1).dump())
    state.moves(1)
    state.play(0, "take")
    with pytest.raises(IllegalMove):
        state.play(1, "take")


def test_the_next_phase_is_shared_only_if_it_says_so() -> None:
    state = GAME.start_with(["market", -1, [2]], ["deal"], stock=0)
    assert state.deciders() == [0, 1]
    assert not state.shared
    assert "shared" not in state.dump()["agenda"]


def test_what_simply_happens_to_one_seat_changes_what_others_may_answer() -> None:
    state = GAME.start_with(["levied_market"], stock=1)
    assert state.stock == 0
    assert state.moves(0) == state.moves(1) == ("leave", "put")


ANSWERS = st.tuples(st.integers(0, 2), st.sampled_from(["take", "put", "leave"]))


@settings(deadline=None)
@given(st.integers(0, 4), st.lists(ANSWERS, max_size=30))
def test_the_stock_is_never_overdrawn(stock: int, answers: list[tuple[int, str]]) -> None:
    state = shared("secret_market", stock, seats=3)
    for seat, move in answers:
        allowed = move in state.moves(seat)
        try:
            state.play(seat, move)
        except IllegalMove:
            assert not allowed
        else:
            assert allowed
        assert state.stock >= 0
        taken = sum([note.endswith("take") for note in state.written])
        put = sum([note.endswith("put") for note in state.written])
        assert state.stock == stock + put - taken


def test_what_another_seats_answer_needs_cannot_be_taken_back() -> None:
    start = shared("secret_market", stock=0)
    record = Record(GAME, Header("notes", 1, {}, 2, 0, None, start.dump()))
    record.play(0, ("put",))
    record.play(1, ("take",))
    before = record.state.dump()
    with pytest.raises(CannotUndo) as refused:
        record.undo(0, record.own_undo(0))
    assert refused.value.id == "undo_entangled"
    assert record.state.dump() == before


def test_who_saw_what_another_seat_turned_up_cannot_answer_anew() -> None:
    record = Record(GAME, Header("notes", 1, {}, 2, 0, None, GAME.start_with(["fair"]).dump()))
    record.play(0, ("a",))
    record.play(1, ("a",))
    assert record.own_undo(0) == (0,)
    record.play(1, ("b",))
    assert record.state.written == ["0a", "a card that all see"]
    assert record.own_undo(0) == ()


# -- D3 ------------------------------------------------------------------------------------------------------------


def test_a_question_for_another_seat_in_a_lane_is_a_mistake_in_the_rules() -> None:
    state = GAME.start_with(["deal"])
    with pytest.raises(BrokenRules) as broken:
        state.play(0, "a")
    assert "['ask', 1, []]" in str(broken.value)


def test_so_is_one_that_lay_there_from_the_beginning() -> None:
    state = GAME.start_with(["ask", 0], ["tell_other"])
    with pytest.raises(BrokenRules):
        state.play(0, "a")


@pytest.mark.parametrize(("step", "asked"), [(["lonely", 0], 0), (["deal_lonely"], 0), (["deal_lonely"], 1)])
def test_a_question_for_nobody_is_a_mistake_in_the_rules(step: list[Any], asked: int) -> None:
    state = GAME.start_with(step)
    with pytest.raises(BrokenRules, match="for nobody"):
        state.play(asked, "a")


@pytest.mark.parametrize("lanes", [[[["ask", 1]], []], [[], [["ask", 0]]], [[["ask", 0], ["ask", 1]], []]])
def test_a_written_agenda_with_such_a_lane_is_refused(lanes: list[Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"agenda": {"lanes": lanes}})
    assert refused.value.id == "field_lane"
    assert str(refused.value.args_["place"]).startswith("agenda.lanes[")
