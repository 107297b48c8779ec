"""What can be chosen when a server is started."""

import os
from pathlib import Path
from typing import Literal

from msgspec import Struct

from kleinstadt.bots.workers import BUDGET_SECONDS
from kleinstadt.server.smtp import MailServer

Demand = Literal["optional", "required", "off"]


class Settings(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address or a file; empty: in the user's data folder
    open_browser: bool = False
    origins: tuple[str, ...] = ()  # further addresses under which the page is reached, for proxies
    workers: int = 1  # processes that serve, on PostgreSQL
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think, of all of them together
    bot_seconds: float = BUDGET_SECONDS  # how long a bot may think about one decision
    bots: tuple[tuple[str, str], ...] = ()  # of others: what people see, and the bot that it is
    calls_a_minute: int = 300  # REST calls from one address; 0: no limit
    messages_a_second: int = 30  # from one socket, over time; bursts may be longer
    request_seconds: float = 20.0  # that a connection has to say what it wants
    notify_hosts: tuple[str, ...] = ()  # where webhooks may lead
    push_hosts: tuple[str, ...] = ()  # further push services, besides the known ones
    mail: MailServer | None = None  # without one nothing is sent, and nothing speaks of mail
    mail_page: str = ""  # the address of the page in mails
    accounts: Demand = "optional"  # whether people can have accounts, or must have one to play
    invitation: str = ""  # the word that somebody new has to know; empty: none


LARGEST_BODY = 64 * 1024
LARGEST_HISTORY = 8 * 1024 * 1024  # a family's games of many years, without photographs
LARGEST_MESSAGE = 16 * 1024


def client_folder() -> Path | None:
    """The built web client: in the package, or in a checkout under web/dist."""
    here = Path(__file__).parent
    for folder in (here / "static", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
