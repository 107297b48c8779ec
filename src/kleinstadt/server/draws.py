"""Set-ups for the real table over REST: drawn by the engine, told by a code, nothing is kept here."""

from msgspec import Struct, field
from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.engine.draw import BudgetData, DrawFormData, SecretData, TaskData
from kleinstadt.engine.draw_code import Draw, code_of, fresh_lot, read_code
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Options
from kleinstadt.engine.registry import game, games
from kleinstadt.server.rest import body_of, json_response
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import View, view_of


class DrawWish(Struct, forbid_unknown_fields=True):
    """What is to be drawn: anew for so many seats, or what a code says; `again` names a part that is drawn once more.
    With a seat, the answer also holds what that seat is dealt in secret; `bought` is what somebody has bought so far,
    where everybody buys before the game begins."""

    code: str = ""
    seats: int = 0
    options: Options = field(default_factory=dict)
    without: list[str] = field(default_factory=list)
    again: str = ""
    seat: int | None = None
    bought: dict[str, int] = field(default_factory=dict)


class Drawn(Struct):
    """A set-up: the code that draws it again, what a spectator sees of it, and what there is to do."""

    code: str
    seats: int
    options: Options
    without: list[str]
    view: View
    tasks: list[TaskData]
    secret: SecretData | None
    budget: BudgetData | None


async def form(request: Request) -> Response:
    return json_response(form_of(game(request.path_params["game"])))


def form_of(of: AnyGame) -> DrawFormData:
    return of.draw_form().dump()


async def draw(request: Request) -> Response:
    of = game(request.path_params["game"])
    return json_response(drawn(of, await body_of(request, DrawWish)))


def drawn(of: AnyGame, wish: DrawWish) -> Drawn:
    if wish.code:
        what = read_code(wish.code, games(), of.id)
    else:
        options = of.complete(wish.seats, wish.options)
        what = Draw(of, wish.seats, options, Lots(fresh_lot(), {}, wish.without)).checked()
    if wish.again:
        what = what.again(wish.again)
    if wish.seat is not None and not 0 <= wish.seat < what.seats:
        raise refused("no_such_seat", "There is no such seat.")
    state = what.start()
    budget = of.budget(state, wish.bought)
    secret = None if wish.seat is None else of.secret(state, wish.seat)
    return Drawn(
        code_of(what),
        what.seats,
        what.options,
        sorted(what.lots.without),
        view_of(state, None),
        [task.dump() for task in of.checklist(state)],
        None if secret is None else secret.dump(),
        None if budget is None else budget.dump(),
    )
