"""REST: accounts, and who may come in."""

import asyncio
import re
import secrets

from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.server import wire
from kleinstadt.server.doors import address_of, is_secure, set_cookie, token_of
from kleinstadt.server.rest import body_of, house_of, json_response
from kleinstadt.server.settings import Settings
from kleinstadt.store.ids import Token
from kleinstadt.store.mail import mailbox
from kleinstadt.table.accounts import need_account
from kleinstadt.table.errors import Refused, refused
from kleinstadt.table.passwords import account_name
from kleinstadt.table.people import Known

TRIES, TRIES_AT_ONCE = 10, 20  # passwords and words from one address, a minute
NAME_TRIES, NAME_TRIES_AT_ONCE = 2, 10  # passwords for one name, a minute
BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")  # most name several; the true one first
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
CALLED = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "Mac OS X": "macOS", "CrOS": "ChromeOS"}


async def known_of(request: Request) -> Known | None:
    known = await house_of(request).people.known(token_of(request))
    request.state.known = known
    return known


async def told(request: Request, token: Token | None = None, status: int = 200) -> Response:
    """Who this is from now on; with a new cookie, if there is one."""
    if token is not None:
        known = await house_of(request).people.known(token)
        request.state.known = None  # the cookie that came is not renewed
    else:
        known = await known_of(request)
    settings: Settings = request.app.state.settings
    found: list[wire.SessionInfo] = []
    mail: wire.MailInfo | None = None
    if known is not None and known.name is not None:
        for row in await house_of(request).accounts.sessions(known):
            current = row["token_hash"] == known.session
            found.append(wire.SessionInfo(row["id"], row["device"], row["created_at"], row["seen_at"], current))
        if request.app.state.mail is not None:
            mail = await mail_of(request, known)
    name = None if known is None else known.name
    info = wire.AccountInfo(settings.accounts, settings.invitation != "", known is not None, name, found, mail)
    response = json_response(info, status)
    if token is not None:
        set_cookie(response, token, is_secure(request))
    return response


async def mail_of(request: Request, known: Known) -> wire.MailInfo:
    box = await asyncio.to_thread(mailbox, house_of(request).store, known.id)
    if box is None:
        return wire.MailInfo("", "", False, "en")
    return wire.MailInfo(box["address"], box["wanted"], box["notices"], box["lang"])


async def account(request: Request) -> Response:
    return await told(request)


async def make(request: Request) -> Response:
    wanted = await body_of(request, wire.NewAccount)
    need_accounts(request)
    await take_try(request, wanted.name)
    need_word(request, wanted.invitation)
    known = await known_of(request)
    token = await house_of(request).accounts.make(known, wanted.name, wanted.password, device_of(request))
    return await told(request, token, 201)


async def sign_in(request: Request) -> Response:
    wanted = await body_of(request, wire.SignIn)
    need_accounts(request)
    await take_try(request, wanted.name)
    known = await known_of(request)
    token = await house_of(request).accounts.sign_in(known, wanted.name, wanted.password, device_of(request))
    return await told(request, token)


async def sign_out(request: Request) -> Response:
    await house_of(request).accounts.sign_out(await known_of(request))
    return await told(request)


async def password(request: Request) -> Response:
    wanted = await body_of(request, wire.NewPassword)
    known = need_account(await known_of(request))
    await take_try(request, known.name or "")
    token = await house_of(request).accounts.change_password(known, wanted.old, wanted.new, device_of(request))
    return await told(request, token)


async def end_session(request: Request) -> Response:
    wanted = await body_of(request, wire.EndSession)
    await house_of(request).accounts.end_session(await known_of(request), wanted.session)
    return await told(request)


async def delete(request: Request) -> Response:
    wanted = await body_of(request, wire.WithPassword)
    known = need_account(await known_of(request))
    await take_try(request, known.name or "")
    await house_of(request).accounts.check(known, wanted.password)
    await house_of(request).remove(known.id)
    return await told(request)


async def guest(request: Request) -> Response:
    """Somebody new comes in; who is known already stays who they are."""
    wanted = await body_of(request, wire.Word)
    if await known_of(request) is not None:
        return await told(request)
    await take_try(request, "")
    need_word(request, wanted.invitation)
    _, token = await house_of(request).people.new()
    return await told(request, token)


# -- what is asked for -------------------------------------------------------------------------------------------------


def need_accounts(request: Request) -> None:
    if request.app.state.settings.accounts == "off":
        raise refused("no_accounts", "There are no accounts here.")


def need_word(request: Request, word: str) -> None:
    asked: str = request.app.state.settings.invitation
    if asked and not secrets.compare_digest(asked.strip().casefold().encode(), word.strip().casefold().encode()):
        raise refused("invitation_needed", "Here one is invited by a word.")


async def take_try(request: Request, name: str) -> None:
    """Nobody can guess for long, neither from one address nor at one name."""
    try:
        key = account_name(name)[1]
    except Refused:  # nobody has such a name
        key = ""
    house, limits = house_of(request), request.app.state
    one_of_theirs = await limits.tries.take(house, address_of(request))
    if not one_of_theirs or (key and not await limits.name_tries.take(house, key)):
        raise refused("too_many_tries", "That was tried too often; please wait a minute.")


def device_of(request: Request) -> str:
    """What the browser says of itself, in two words."""
    says = request.headers.get("user-agent", "")
    words = [next((each for each in known if re.search(rf"\b{each}\b", says)), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join([CALLED.get(word, word) for word in words if word])
