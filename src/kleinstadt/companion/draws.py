"""Set-ups for the real table: drawn by the engine, told by a code; nothing is kept."""

from typing import Final, TypedDict

from kleinstadt.engine.draw import BudgetData, SecretData, TaskData
from kleinstadt.engine.draw_code import Draw, code_of, fresh_lot, read_code
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Options, Value
from kleinstadt.engine.reading import Reader, number_in, text_in, wrong
from kleinstadt.engine.registry import games
from kleinstadt.engine.view import View, view_of

MANY: Final = 99


class NoSuchSeat(KleinstadtError):
    """A set-up has no seat of that number."""


class DrawWish(TypedDict, total=False):
    """What is to be drawn: anew for so many seats, or what a code says; `again` names a part that is drawn once more.
    With a seat, the answer also holds what that seat is dealt in secret; `bought` is what somebody has bought so far,
    where everybody buys before the game begins."""

    code: str
    seats: int
    options: Options
    without: list[str]
    again: str
    seat: int | None
    bought: dict[str, int]


class Drawn(TypedDict):
    """A set-up: the code that draws it again, what a spectator sees of it, and what there is to do."""

    code: str
    seats: int
    options: Options
    without: list[str]
    view: View
    tasks: list[TaskData]
    secret: SecretData | None
    budget: BudgetData | None


def drawn(of: AnyGame, data: object) -> Drawn:
    """What a wish (`DrawWish`) brings; it is read as carefully as anything that somebody wrote."""
    wish = Reader("wish", data)
    what = wanted(of, wish)
    again = wish.text("again", "")
    if again:
        what = what.again(again)
    seat = wish.raw("seat", None)
    bought = {id: number_in(wish.at(id), number, 0, MANY) for id, number in wish.table("bought").items()}
    wish.finish()
    if seat is not None and seat not in range(what.seats):
        raise NoSuchSeat("no_such_seat", {}, "There is no such seat.")
    state = what.start()
    budget = of.budget(state, bought)
    secret = None if seat is None else of.secret(state, seat)
    return {
        "code": code_of(what),
        "seats": what.seats,
        "options": what.options,
        "without": sorted(what.lots.without),
        "view": view_of(state, None),
        "tasks": [task.dump() for task in of.checklist(state)],
        "secret": None if secret is None else secret.dump(),
        "budget": None if budget is None else budget.dump(),
    }


def wanted(of: AnyGame, wish: Reader) -> Draw:
    code = wish.text("code", "")
    seats = wish.number("seats", 0, MANY, 0)
    options = {id: value_in(wish.at(id), value) for id, value in wish.table("options").items()}
    without = [text_in(wish.at("without"), card) for card in wish.entries("without")]
    if code:
        return read_code(code, games(), of.id)
    return Draw(of, seats, of.complete(seats, options), Lots(fresh_lot(), {}, without)).checked()


def value_in(place: str, value: object) -> Value:
    if not isinstance(value, str | int):
        raise wrong(place, "field_text", "must be a text.")
    return value
