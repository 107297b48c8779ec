"""The companion for the real table over REST: score pads and turn aids as data, what a filled-in pad is worth, and the
engine itself for who will have no connection later."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.companion.parcel import parcel
from kleinstadt.engine.game import AnyGame, NotOffered
from kleinstadt.engine.pad import PadFormData
from kleinstadt.engine.registry import game, games
from kleinstadt.server.files import is_known, mark_of
from kleinstadt.server.rest import body_of, json_response
from kleinstadt.text.pads import with_ids


def has_pad(of: AnyGame) -> bool:
    try:
        of.pad_form()
    except NotOffered:
        return False
    return True


async def pads(request: Request) -> Response:
    return json_response([of.id for of in games() if has_pad(of)])


async def pad(request: Request) -> Response:
    return json_response(form_of(game(request.path_params["game"])))


def form_of(of: AnyGame) -> PadFormData:
    return of.pad_form().dump()


async def turns(request: Request) -> Response:
    return json_response(game(request.path_params["game"]).turn_aid().dump())


async def score(request: Request) -> Response:
    of = game(request.path_params["game"])
    data = await body_of(request, dict[str, Any])
    return json_response(of.score_pad(with_ids(of, data), finished=False).dump())


async def engine(request: Request) -> Response:
    """The same file is not sent twice to the same browser."""
    packed = await asyncio.to_thread(parcel)
    mark = mark_of(packed)
    kept = {"etag": mark, "cache-control": "no-cache"}
    if is_known(request.headers, mark):
        return Response(status_code=304, headers=kept)
    return Response(packed, media_type="application/zip", headers=kept)
