"""REST: games, opening and finding tables, claiming seats, export, texts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kleinstadt import __version__, text
from kleinstadt.engine.errors import KleinstadtError, UnknownGame
from kleinstadt.engine.registry import game
from kleinstadt.server import gallery as galleries
from kleinstadt.server import metrics, wire
from kleinstadt.server.doors import address_of, base_url, is_secure, origin_allowed, set_cookie, token_of
from kleinstadt.server.export import exported
from kleinstadt.server.files import Once, Reading, reading
from kleinstadt.server.headers import TooLarge
from kleinstadt.server.notify import check_address
from kleinstadt.server.settings import Settings
from kleinstadt.server.socket import seat_url
from kleinstadt.store.ids import PersonId, TableId, Token
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import NoSuchTable, Trouble, refused
from kleinstadt.table.house import House
from kleinstadt.table.opening import Wish
from kleinstadt.table.people import Known
from kleinstadt.table.screen import Message

T = TypeVar("T")
Call = Callable[[Request], Awaitable[Response]]

STATUS = {
    "no_such_table": 404,
    "unknown_game": 404,
    "unknown_link": 404,
    "no_text": 404,
    "no_score_pad": 404,
    "no_such_pad": 404,
    "used_link": 410,
    "expired_link": 410,
    "not_seated": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "foreign_origin": 403,
    "unknown_person": 401,
    "not_signed_in": 401,
    "wrong_password": 401,
    "wrong_old_password": 403,
    "no_accounts": 403,
    "account_needed": 403,
    "invitation_needed": 403,
    "name_taken": 409,
    "signed_in": 409,
    "too_many_tries": 429,
    "too_many_mails": 429,
    "no_mail": 404,
    "old_mail_link": 410,
    "already_seated": 409,
    "knows_other_hand": 409,
    "out_of_time": 409,
    "not_over": 409,
    "others_play": 409,
    "wrong_method": 405,
    "too_large": 413,
    "pad_too_large": 413,
    "too_fast": 429,
    "trouble": 500,
    "too_many_pads": 503,
}
LOOPBACK = ("127.0.0.1", "::1")
COSTS = {"POST": 5.0}  # opening a table is dearer than looking at one
CHEAP = ("/api/pads/", "/api/draws/")  # a pad is scored at every touch, and a set-up drawn in no time

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

log = logging.getLogger("kleinstadt.server")
encoder = msgspec.json.Encoder()


def json_response(data: Any, status: int = 200) -> Response:
    return Response(encoder.encode(data), status, media_type="application/json")


def problem(error: KleinstadtError) -> Response:
    return json_response(wire.Problem(Message(error.id, dict(error.args_))), STATUS.get(error.id, 400))


def guarded(call: Call) -> Call:
    """Around every call: origin, limits, and errors in one form."""

    async def guarded_call(request: Request) -> Response:
        settings: Settings = request.app.state.settings
        try:
            if request.method != "GET" and not origin_allowed(request, settings.origins):
                raise refused("foreign_origin", "This request comes from another page.")
            if not request.app.state.addresses.take(address_of(request), cost_of(request)):
                raise refused("too_fast", "Too many requests; please wait a moment.")
            response = await call(request)
        except TooLarge:
            return problem(refused("too_large", "That is too much at once."))
        except KleinstadtError as error:
            return problem(error)
        except ClientDisconnect:  # nobody is there to hear it
            return Response(status_code=400)
        except Exception:
            log.exception("call failed", extra={"method": request.method, "path": request.url.path})
            return problem(Trouble())
        known = getattr(request.state, "known", None)
        if known is not None and known.renewed:
            set_cookie(response, token_of(request) or "", is_secure(request))
        return response

    return guarded_call


def route(path: str, calls: Mapping[str, Call]) -> Route:
    """What can be done at this address; anything else is refused there, and it is said what can be."""

    async def by_method(request: Request) -> Response:
        call = calls.get("GET" if request.method == "HEAD" else request.method)
        if call is not None:
            return await call(request)
        response = problem(refused("wrong_method", "That cannot be done here."))
        response.headers["allow"] = ", ".join([*calls, *(["HEAD"] if "GET" in calls else [])])
        return response

    return Route(path, guarded(by_method), methods=METHODS)


def cost_of(request: Request) -> float:
    return 1.0 if request.url.path.startswith(CHEAP) else COSTS.get(request.method, 1.0)


# -- helpers ----------------------------------------------------------------------------------------------------------


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body_of(request: Request, type: type[T]) -> T:
    data = await request.body()
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("bad_body", "This request cannot be read.", why=str(error)[:200]) from None


async def person_of(request: Request) -> PersonId | None:
    known = await house_of(request).people.known(token_of(request))
    request.state.known = known
    return None if known is None else known.id


async def person_or_new(request: Request) -> tuple[PersonId, Token | None]:
    """Whoever asks to play, if they may; somebody new gets a cookie."""
    person = await person_of(request)
    settings: Settings = request.app.state.settings
    need_admission(request, settings)
    if person is not None:
        return person, None
    if settings.invitation:
        raise refused("invitation_needed", "Here one is invited by a word.")
    return await house_of(request).people.new()


def need_admission(request: Request, settings: Settings) -> None:
    """Where accounts are required, guests play on at tables they have, and sit down at no other."""
    known: Known | None = request.state.known
    if settings.accounts == "required" and (known is None or known.name is None):
        raise refused("account_needed", "Here one plays with an account.")


def table_id(request: Request) -> TableId:
    return TableId(request.path_params["table"])


# -- the calls --------------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    rooms = [room for room in house_of(request).rooms.values() if room.closed is None]
    return json_response(wire.Health("ok", __version__, len(rooms), sum(len(room.seats_of) for room in rooms)))


async def ready(request: Request) -> Response:
    """Whether it makes sense to send people here: the database is there and can be read."""
    try:
        await asyncio.to_thread(house_of(request).store.served)
    except Exception as error:  # whoever asks does so every few seconds: a line each time will do
        log.warning("the database cannot be read: %s", type(error).__name__)
        raise Trouble from None
    return json_response(wire.Ok(True))


async def figures(request: Request) -> Response:
    if address_of(request) not in LOOPBACK:  # they are the operator's business
        raise NoSuchTable
    said = metrics.exposition(house_of(request), request.app.state.mail)
    return PlainTextResponse(said, media_type="text/plain; version=0.0.4")


async def games(request: Request) -> Response:
    return json_response(galleries.all_games())


async def create(request: Request) -> Response:
    wish = await body_of(request, Wish)
    person, token = await person_or_new(request)
    opened = await house_of(request).open(wish, person)
    base = base_url(request)
    links = [wire.SeatLink(seat, seat_url(base, secret)) for seat, secret in opened.links]
    response = json_response(wire.TableMade(opened.table.id, links, watch_url(base, opened.table.id)), 201)
    if token is not None:
        set_cookie(response, token, is_secure(request))
    return response


def watch_url(base: str, id: TableId) -> str:
    return f"{base}/#/watch/{id}"


async def my_tables(request: Request) -> Response:
    person = await person_of(request)
    return json_response([] if person is None else await house_of(request).tables_of(person))


async def table_info(request: Request) -> Response:
    person = await person_of(request)
    room = await house_of(request).room(table_id(request))
    return json_response(await room.ask(lambda table: table.info_for(person)))


async def claim(request: Request) -> Response:
    wanted = await body_of(request, wire.Claim)
    person, token = await person_or_new(request)
    table, seat = await house_of(request).claim(wanted.token, person, wanted.name)
    response = json_response(wire.Claimed(table, seat))
    if token is not None:
        set_cookie(response, token, is_secure(request))
    return response


async def invitation(request: Request) -> Response:
    invited = await body_of(request, wire.Invited)  # a secret stands in no address
    return json_response(await house_of(request).invitation(invited.token))


async def rematch(request: Request) -> Response:
    person = await person_of(request)
    need_admission(request, request.app.state.settings)
    id = await house_of(request).rematch(table_id(request), person)
    return json_response(wire.TableMade(id, [], watch_url(base_url(request), id)), 201)


async def export(request: Request) -> Response:
    person = await person_of(request)
    id = table_id(request)
    room = await house_of(request).room(id)
    content: str = await room.ask(lambda table: exported(table, table.seat_of(person)))
    headers = {"content-disposition": f'attachment; filename="{room.table.game.id}-{id}.jsonl"'}
    return Response(content, media_type="application/x-ndjson", headers=headers)


async def forget(request: Request) -> Response:
    await house_of(request).forget(table_id(request), await person_of(request))
    return json_response(wire.Ok(True))


async def texts(request: Request) -> Response:
    return await readable(request, text.source, "text/plain")


async def rules(request: Request) -> Response:
    return await readable(request, text.rules_text, "text/markdown")


async def readable(request: Request, read: Callable[[str, str], str], media_type: str) -> Response:
    """None of it can change while the server runs, so each is read and compressed once."""
    owner, lang = request.path_params["game"], request.path_params["lang"]
    if lang not in text.LANGUAGES:
        raise refused("no_text", "There is no text in that language.")
    if owner != text.COMMON:
        game(owner)
    readings: Once[Reading] = request.app.state.readings
    try:
        found = await readings.get(f"{media_type} {owner} {lang}", None, lambda: reading(read(owner, lang)))
    except (FileNotFoundError, UnknownGame):
        raise refused("no_text", "There is no such text.") from None
    return found.response(request.headers, media_type)


async def gallery(request: Request) -> Response:
    return json_response(galleries.gallery(game(request.path_params["game"]).id))


async def notify(request: Request) -> Response:
    wanted = await body_of(request, wire.Notify)
    person = await person_of(request)
    if person is None:
        raise refused("unknown_person", "You are not known here yet.")
    settings: Settings = request.app.state.settings
    url = check_address(wanted.url, settings.notify_hosts) if wanted.url else None
    await house_of(request).store.commit([Write("notify person", {"its_id": person, "notify_url": url})])
    return json_response(wire.Ok(True))


async def not_found(request: Request) -> Response:
    raise NoSuchTable
