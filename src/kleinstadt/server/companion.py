"""The companion for the real table over REST: score pads and turn aids as data, and what a filled-in pad is worth."""

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.engine.game import AnyGame, NotOffered
from kleinstadt.engine.pad import PadFormData, PadResult
from kleinstadt.engine.registry import game, games
from kleinstadt.engine.score import ScoreSheetData, TieBreakData
from kleinstadt.server.rest import body_of, json_response
from kleinstadt.table.screen import Message
from kleinstadt.text.pads import with_ids


class PadScore(Struct):
    """What a pad is worth as far as it is filled in: a sheet for each player and then each rival, their places, what
    decides where points are equal, and what is odd or missing, each with its place in the pad."""

    sheets: list[ScoreSheetData]
    places: list[int]
    ties: list[TieBreakData]
    remarks: list[Message]


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
    return json_response(told(of.score_pad(with_ids(of, data), finished=False)))


def told(result: PadResult) -> PadScore:
    return PadScore(
        [sheet.dump() for sheet in result.sheets],
        result.places(),
        [tie.dump() for tie in result.ties],
        [Message(remark.id, dict(remark.args)) for remark in result.remarks],
    )
