"""The application: routes, and what is set up and taken down with it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from kleinstadt.bots import invite
from kleinstadt.bots.workers import Thinkers
from kleinstadt.server import accounts, browsers, companion, draws, history, mailboxes, openapi, rest, shared_pads
from kleinstadt.server.files import ClientFiles, Once, Reading
from kleinstadt.server.garbage import collect_rarely
from kleinstadt.server.headers import Headers
from kleinstadt.server.kind import kind_of
from kleinstadt.server.limits import Addresses, Tries
from kleinstadt.server.mail import Mail
from kleinstadt.server.notify import Caller
from kleinstadt.server.screens import Screens
from kleinstadt.server.settings import Settings, client_folder
from kleinstadt.server.socket import table_socket
from kleinstadt.store.database import as_url
from kleinstadt.store.line import Line, new_worker
from kleinstadt.store.notices import Notice
from kleinstadt.store.store import Store
from kleinstadt.table.house import House
from kleinstadt.table.pads import Pads
from kleinstadt.table.tidings import PERSON

log = logging.getLogger("kleinstadt.server")

CALLS: list[tuple[str, str, rest.Call]] = [
    ("GET", "/api/health", rest.health),
    ("GET", "/api/ready", rest.ready),
    ("GET", "/api/metrics", rest.figures),
    ("GET", "/api/games", rest.games),
    ("POST", "/api/tables", rest.create),
    ("GET", "/api/tables", rest.my_tables),
    ("GET", "/api/tables/{table}", rest.table_info),
    ("DELETE", "/api/tables/{table}", rest.forget),
    ("POST", "/api/invitation", rest.invitation),
    ("POST", "/api/claim", rest.claim),
    ("POST", "/api/tables/{table}/rematch", rest.rematch),
    ("GET", "/api/tables/{table}/export", rest.export),
    ("GET", "/api/texts/{game}/{lang}.ftl", rest.texts),
    ("GET", "/api/rules/{game}/{lang}", rest.rules),
    ("GET", "/api/gallery/{game}", rest.gallery),
    ("POST", "/api/notify", rest.notify),
    ("GET", "/api/push", browsers.state),
    ("POST", "/api/push", browsers.tell),
    ("POST", "/api/push/stop", browsers.stop),
    ("POST", "/api/push/mute", browsers.mute),
    ("GET", "/api/pads", companion.pads),
    ("GET", "/api/pads/{game}", companion.pad),
    ("POST", "/api/pads/{game}", companion.score),
    ("GET", "/api/draws/{game}", draws.form),
    ("POST", "/api/draws/{game}", draws.draw),
    ("GET", "/api/engine.zip", companion.engine),
    ("GET", "/api/turns/{game}", companion.turns),
    ("GET", "/api/tables/{table}/kept", history.played),
    ("POST", "/api/history/statistics", history.statistics),
    ("POST", "/api/history/csv", history.spreadsheet),
    ("POST", "/api/history/read", history.read_file),
    ("POST", "/api/history/exchange", history.exchange),
    ("POST", "/api/shared_pads", shared_pads.share),
    ("POST", "/api/shared_pads/close", shared_pads.close),
    ("GET", "/api/account", accounts.account),
    ("POST", "/api/account", accounts.make),
    ("POST", "/api/account/sign_in", accounts.sign_in),
    ("POST", "/api/account/sign_out", accounts.sign_out),
    ("POST", "/api/account/password", accounts.password),
    ("POST", "/api/account/end_session", accounts.end_session),
    ("POST", "/api/account/delete", accounts.delete),
    ("POST", "/api/guest", accounts.guest),
    ("POST", "/api/account/mail", mailboxes.want),
    ("POST", "/api/account/mail/unwant", mailboxes.unwant),
    ("POST", "/api/account/mail/notices", mailboxes.notices),
    ("POST", "/api/mail/confirm", mailboxes.confirm),
    ("POST", "/api/mail/stop", mailboxes.stop),
    ("GET", "/api/mail/stop", mailboxes.stop_page),
]


# Of the client's pages those whose address holds no secret (web/src/lib/router.ts).
PAGES = ("new", "table", "watch", "gallery", "companion", "history", "account")


async def describe(request: Request) -> Response:
    return Response(openapi.SERVED.read_bytes(), media_type=openapi.JSON)


async def page(request: Request) -> Response:
    """An address that somebody typed without its `#`."""
    return RedirectResponse(f"/#{request.url.path}")


async def no_client(request: Request) -> Response:
    return PlainTextResponse("The browser client is not built. The API is under /api.\n")


def routes() -> list[BaseRoute]:
    by_path: dict[str, dict[str, rest.Call]] = {"/api/openapi.json": {"GET": describe}}
    for method, path, call in CALLS:
        by_path.setdefault(path, {})[method] = call
    found: list[BaseRoute] = [rest.route(path, calls) for path, calls in by_path.items()]
    found.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    found.append(WebSocketRoute("/api/shared_pads/socket", shared_pads.pad_socket))
    found.append(rest.route("/api/{rest:path}", dict.fromkeys(rest.METHODS, rest.not_found)))
    folder = client_folder()
    if folder is None:
        found.append(Route("/", no_client))
    else:
        found += [Route(f"/{name}/{{rest:path}}", page) for name in PAGES]
        found.append(Mount("/", ClientFiles(folder)))
    return found


def line_to_others(store: Store, house: House, pads: Pads, kind: str) -> Line | None:
    """Whoever works on the same database is heard, where there may be somebody."""
    if not house.worker:
        return None
    loop = asyncio.get_running_loop()

    def hear(notice: Notice) -> None:
        house.hear(notice)
        pads.hear(notice)

    def hear_soon(notice: Notice) -> None:
        loop.call_soon_threadsafe(hear, notice)

    return Line(store.engine.url, house.worker, hear_soon, kind)


def looking_after(house: House, pads: Pads, mail: Mail | None) -> list[Coroutine[Any, Any, None]]:
    """What is done again and again."""
    chores = [house.beat(), house.sweep(), house.tidings.follow(), pads.sweep()]
    return chores if mail is None else [*chores, mail.follow()]


def make_app(settings: Settings) -> Starlette:
    for name, bot in settings.bots:
        invite(name, bot)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store(as_url(settings.database))
        thinkers = Thinkers(-(-settings.bot_workers // settings.workers), settings.bot_seconds)
        thinkers.warm_up()
        worker = store.writer.worker = new_worker() if store.shared else ""
        by_mail = settings.mail is not None
        app.state.caller = caller = Caller(store, settings.notify_hosts, settings.push_hosts, worker, by_mail)
        house = House(store, thinkers, on_turn=caller, worker=worker)
        app.state.house = house
        app.state.screens = screens = Screens(store)
        house.tidings.told[PERSON] = screens.check
        app.state.pads = pads = Pads(store, house.clock, worker)
        app.state.mail = mail = None if settings.mail is None else Mail(house, settings.mail, settings.mail_page)
        line = line_to_others(store, house, pads, kind_of(settings))
        chores = [asyncio.create_task(chore) for chore in looking_after(house, pads, mail)]
        house.send(house.call_missed())
        collect_rarely()
        log.info("open at http://%s:%d/", settings.host, settings.port)
        yield
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await house.close()
        if line is not None:
            await asyncio.to_thread(line.close)
        caller.close()
        if mail is not None:
            mail.close()
        thinkers.close()
        store.close()
        log.info("closed")

    app = Starlette(routes=routes(), middleware=[Middleware(Headers)], lifespan=life)
    app.state.settings = settings
    readings: Once[Reading] = Once()
    app.state.readings = readings
    app.state.addresses = Addresses(settings.calls_a_minute)
    an_hour = shared_pads.PADS_AN_HOUR if settings.calls_a_minute > 0 else 0
    app.state.sharers = Tries("pad", an_hour / 60, an_hour)
    limited = settings.calls_a_minute > 0
    app.state.tries = Tries("from", accounts.TRIES * limited, accounts.TRIES_AT_ONCE)
    app.state.name_tries = Tries("name", accounts.NAME_TRIES, accounts.NAME_TRIES_AT_ONCE)  # never lifted
    app.state.mails_from = Tries("mails from", mailboxes.MAILS_FROM_IP * limited / 60, mailboxes.MAILS_FROM_IP)
    app.state.mails_of = Tries("mails of", mailboxes.MAILS_OF_ACCOUNT / 60, mailboxes.MAILS_OF_ACCOUNT)
    app.state.mails_to = Tries("mails to", mailboxes.MAILS_TO_ADDRESS / 60, mailboxes.MAILS_TO_ADDRESS)
    return app
