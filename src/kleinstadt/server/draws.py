"""Set-ups for the real table over REST: drawn by the engine, told by a code, nothing is kept here."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.companion.draws import drawn
from kleinstadt.engine.registry import game
from kleinstadt.server.rest import body_of, json_response


async def form(request: Request) -> Response:
    return json_response(game(request.path_params["game"]).draw_form().dump())


async def draw(request: Request) -> Response:
    of = game(request.path_params["game"])
    return json_response(drawn(of, await body_of(request, dict[str, Any])))
