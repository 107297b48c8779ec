"""A mail server on this computer: real SMTP, and what it was given is read back with Python's own parser."""

import asyncio
import queue
import re
import ssl
import threading
from collections import defaultdict
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

PATIENCE = 180.0  # seconds, on a machine that is busy with other things


class MailService:
    """`answers`: what it says to an address, one after the other, and that it is fine from then on; "" hangs. With a
    `certificate` it speaks TLS from the first byte, and asks for `user` and `password`."""

    def __init__(self, certificate: Path | None = None, user: str = "ada", password: str = "") -> None:
        self.answers: dict[str, list[str]] = {}
        self.boxes: defaultdict[str, queue.SimpleQueue[EmailMessage]] = defaultdict(queue.SimpleQueue)
        self.user, self.password = user, password
        self.scheme = "smtp" if certificate is None else "smtps"
        self.demands: dict[str, Any] = {}
        context = None
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.demands = {"authenticator": self.authenticate, "auth_required": True}
            self.demands["auth_require_tls"] = False  # it does not see that the whole line is encrypted
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = asyncio.run_coroutine_threadsafe(self.open(context), self.loop).result(PATIENCE)
        self.port: int = self.server.sockets[0].getsockname()[1]

    async def open(self, context: ssl.SSLContext | None) -> asyncio.Server:
        def desk() -> SMTP:
            return SMTP(self, hostname="localhost", loop=self.loop, **self.demands)

        return await self.loop.create_server(desk, "127.0.0.1", 0, ssl=context)

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def authenticate(self, server: object, session: object, envelope: object, how: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        right = (data.login, data.password) == (self.user.encode(), self.password.encode())
        return AuthResult(success=right)

    async def handle_DATA(self, server: object, session: Session, envelope: Envelope) -> str:  # noqa: N802
        [to] = envelope.rcpt_tos
        coming = self.answers.get(to, [])
        answer = coming.pop(0) if coming else "250 fine"
        if answer == "":
            await asyncio.sleep(PATIENCE)
        if answer.startswith("250"):
            read = message_from_bytes(envelope.original_content or b"", policy=policy.default)
            assert isinstance(read, EmailMessage)
            assert read["To"] == to
            self.boxes[to].put(read)
        return answer

    def next(self, to: str) -> EmailMessage:
        """The next one to this address; what others get comes at its own time."""
        return self.boxes[to].get(timeout=PATIENCE)

    def more(self, to: str) -> bool:
        """Whether there is another one."""
        return not self.boxes[to].empty()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)


def links_in(mail: EmailMessage) -> list[str]:
    return re.findall(r"https?://\S+", mail.get_content())


def token_in(mail: EmailMessage, kind: str) -> str:
    [link] = [link for link in links_in(mail) if f"/#/mail/{kind}/" in link]
    return link.rpartition("/")[2]
