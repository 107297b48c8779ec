"""The operator's mail server: how it is named on the command line, and how one message is handed to it."""

import asyncio
import ipaddress
import re
import socket
from contextlib import suppress
from email.message import EmailMessage
from email.utils import parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from kleinstadt.server.outward import Outward

PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254
# What every mail server takes as it is: no quotes, no spaces, no signs beyond ASCII.
SIGNS = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
ADDRESS = re.compile(rf"{SIGNS}(\.{SIGNS})*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")


class MailServer(NamedTuple):
    host: str
    port: int
    secure: bool  # encrypted from the first byte; else as soon as it offers that
    user: str
    password: str
    sender: str  # the address alone
    shown: str  # the name beside it


class RefusedMail(Exception):
    """It takes this message neither now nor later."""


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and len(text.partition("@")[0]) <= 64


def mail_server(url: str, sender: str, password: str = "") -> MailServer:
    """What `--mail` and `--mail-from` mean; ValueError where they mean nothing. A password in the address comes first,
    and without `--mail-from` the user's name is the sender."""
    parts = urlsplit(url)
    plain = url.isascii() and url.isprintable() and " " not in url and parts.path in ("", "/")
    if parts.scheme not in PORTS or not parts.hostname or parts.port == 0 or parts.query or parts.fragment or not plain:
        raise ValueError("no mail server")
    user = unquote(parts.username or "")
    shown, address = parseaddr(sender or user)
    if not is_mail_address(address) or not (sender or user).isprintable():
        raise ValueError("no sender")
    password = unquote(parts.password or "") or password
    port = parts.port or PORTS[parts.scheme]
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, address, shown or "Kleinstadt")


async def deliver(server: MailServer, outward: Outward, message: EmailMessage) -> None:
    """Whoever calls sets the deadline. A password is never sent in the clear, but to this very computer."""
    door = await connected(await outward.look_up(server.host, server.port), server.port)
    secrecy = True if server.user else None  # or where it is offered
    client = aiosmtplib.SMTP(
        hostname=server.host,
        sock=door,
        use_tls=server.secure,
        start_tls=False if server.secure or is_here(door) else secrecy,
        tls_context=await outward.trust(),
        username=server.user or None,
        password=server.password or None,
        local_hostname=server.sender.rpartition("@")[2],
    )
    try:
        await client.connect()
        await client.sendmail(server.sender, [str(message["To"])], message.as_bytes())
        with suppress(aiosmtplib.SMTPException):
            await client.quit()
    except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPDataError) as error:
        refusals = error.recipients if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else [error]
        if all(refusal.code >= 500 for refusal in refusals):
            raise RefusedMail from None  # what it says may hold the address
        raise
    finally:
        client.close()
        door.close()


async def connected(addresses: list[str], port: int) -> socket.socket:
    """To the first of them that answers."""
    failed: OSError = OSError("no address")
    for address in dict.fromkeys(addresses):
        door = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
        door.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(door, (address, port))
            return door
        except OSError as error:
            door.close()
            failed = error
        except asyncio.CancelledError:
            door.close()
            raise
    raise failed


def is_here(door: socket.socket) -> bool:
    return ipaddress.ip_address(door.getpeername()[0]).is_loopback
