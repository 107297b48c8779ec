"""REST: where somebody with an account gets mail, and whether they want to be told of their turns there."""

import asyncio
from typing import Any, Literal
from urllib.parse import quote

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kleinstadt.server import rest, wire
from kleinstadt.server.accounts import known_of, told
from kleinstadt.server.doors import address_of
from kleinstadt.server.mail import Mail
from kleinstadt.server.smtp import is_mail_address
from kleinstadt.store.ids import Token, hashed, new_name, new_token
from kleinstadt.store.mail import mailbox_to_confirm
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.accounts import need_account
from kleinstadt.table.clock import DAY
from kleinstadt.table.errors import Refused, refused

LINK_LIFE = DAY
# Mails with a link: an hour, and at once.
MAILS_OF_ACCOUNT = MAILS_TO_ADDRESS = 5
MAILS_FROM_IP = 20

Lang = Literal["de", "en"]


class WantMail(Struct, forbid_unknown_fields=True):
    address: str  # empty: no mail any more
    lang: Lang


class MailNotices(Struct, forbid_unknown_fields=True):
    on: bool
    lang: Lang


class ConfirmMail(Struct, forbid_unknown_fields=True):
    token: str


class MailConfirmed(Struct):
    lang: Lang


def mail_of(request: Request) -> Mail:
    mail: Mail | None = request.app.state.mail
    if mail is None:
        raise refused("no_mail", "This server sends no mail.")
    return mail


async def want(request: Request) -> Response:
    """A link goes to that address; it is used when the link was opened. The one of before is used until then."""
    wanted = await rest.body_of(request, WantMail)
    mail = mail_of(request)
    known = need_account(await known_of(request))
    address = wanted.address.strip()
    store = rest.house_of(request).store
    if not address:
        mine = {"its_id": known.id}
        await store.commit([Write("forget mailbox", mine), Write("forget letters", mine)])
        return await told(request)
    if not is_mail_address(address):
        raise refused("bad_mail_address", "Mail cannot be sent to that address.")
    house, limits = rest.house_of(request), request.app.state
    from_here = await limits.mails_from.take(house, address_of(request))
    if not from_here or not await limits.mails_of.take(house, known.id):
        raise refused("too_many_mails", "That was tried too often; please wait an hour.")
    token = new_token()
    row: dict[str, Any] = {
        "person": known.id,
        "id": new_name(),
        "wanted": address,
        "token_hash": hashed(token),
        "lang": wanted.lang,
    }
    row |= {"expires_at": rest.house_of(request).clock() + LINK_LIFE, "notices": False}
    await store.commit([Write("want mail", row)])
    if await limits.mails_to.take(house, address.casefold()):  # whatever others have done there is not told
        mail.confirm(address, wanted.lang, known.name or "", token)
    return await told(request)


async def notices(request: Request) -> Response:
    wanted = await rest.body_of(request, MailNotices)
    mail_of(request)
    known = need_account(await known_of(request))
    row = {"its_id": known.id, "notices": wanted.on, "lang": wanted.lang}
    writes = [Write("mail notices", row)]
    if not wanted.on:
        writes.append(Write("forget letters", {"its_id": known.id}))
    await rest.house_of(request).store.commit(writes)
    return await told(request)


async def unwant(request: Request) -> Response:
    """The address that is to be confirmed shall not be."""
    mail_of(request)
    known = need_account(await known_of(request))
    await rest.house_of(request).store.commit([Write("unwant mail", {"its_id": known.id})])
    return await told(request)


def old_link() -> Refused:
    return refused("old_mail_link", "This link was used already, or is too old.")


async def confirm(request: Request) -> Response:
    """From whatever browser: who has the link reads the mail."""
    wanted = await rest.body_of(request, ConfirmMail)
    mail_of(request)
    house = rest.house_of(request)
    token = hashed(Token(wanted.token))
    box = await asyncio.to_thread(mailbox_to_confirm, house.store, token, house.clock())
    if box is None:
        raise old_link()
    try:  # links in mails to the address of before stop nothing any more
        row = {"its_token_hash": token, "its_now": house.clock(), "id": new_name()}
        await house.store.commit([Write("confirm mail", row)])
    except LostRace:
        raise old_link() from None
    return rest.json_response(MailConfirmed(box["lang"]))


async def stop(request: Request) -> Response:
    """One tap, without signing in: what is signed is enough. Mail programs do it by themselves (RFC 8058)."""
    id = await mail_of(request).stops(request.query_params.get("token", ""))
    if id is None:
        raise refused("unknown_link", "This link leads nowhere.")
    await rest.house_of(request).store.commit([Write("stop mail", {"its_id": id})])
    return rest.json_response(wire.Ok(True))


async def stop_page(request: Request) -> Response:
    """Opened in a browser the page does it, so that nobody stops it who only looks at links."""
    mail_of(request)
    return RedirectResponse(f"/#/mail/stop/{quote(request.query_params.get('token', ''), safe='')}")
