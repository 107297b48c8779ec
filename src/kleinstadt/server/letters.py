"""What mails say: plain text, in the language of the account. Names are of strangers: whatever they hold, they stay on
one line and turn nothing around."""

import unicodedata
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import NamedTuple

from kleinstadt.server.smtp import MailServer
from kleinstadt.text import Texts

POLICY = SMTP.clone(max_line_length=990)  # a link in a header is one word, and must stay one
LONGEST = 120  # signs of a subject
JOINS = "\u200d"  # what is one picture of several
UNSUBSCRIBE = {"List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}  # RFC 8058


class Waiting(NamedTuple):
    """A table where somebody has to decide."""

    table: str
    game: str
    others: Sequence[str]


def plain(text: str) -> str:
    """One line without invisible signs."""
    shown = [sign if sign == JOINS or unicodedata.category(sign)[0] not in "CZ" else " " for sign in text]
    return " ".join("".join(shown).split())


def message(server: MailServer, to: str, subject: str, text: str) -> EmailMessage:
    made = EmailMessage(POLICY)
    name, _, host = server.sender.rpartition("@")
    made["From"] = Address(plain(server.shown), name, host)
    made["To"] = to
    made["Subject"] = shortened(plain(subject))
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=host)
    made["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
    made.set_content(text, cte="quoted-printable")  # every mail server takes that
    return made


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def confirmation(server: MailServer, to: str, lang: str, who: str, link: str) -> EmailMessage:
    say = Texts(None, lang).sentence
    text = say("mail-confirm", {"who": plain(who), "link": link})
    return message(server, to, say("mail-confirm-subject"), f"{text}\n")


def turns(server: MailServer, to: str, lang: str, page: str, stop: str, waiting: Sequence[Waiting]) -> EmailMessage:
    """One mail for all tables that wait."""
    say = Texts(None, lang).sentence
    names = [called(each, lang) for each in waiting]
    subject = say("mail-turn-subject", {"table": names[0]})
    if len(waiting) > 1:
        subject = say("mail-turns-subject", {"count": len(waiting), "table": names[0]})
    tables = [f"{name}\n{page}/#/table/{each.table}" for name, each in zip(names, waiting, strict=True)]
    end = say("mail-turn-end", {"link": f"{page}/#/mail/stop/{stop}"})
    made = message(server, to, subject, "\n\n".join([say("notice-turn"), *tables, end]) + "\n")
    made["List-Unsubscribe"] = f"<{page}/api/mail/stop?token={stop}>"
    for header, value in UNSUBSCRIBE.items():
        made[header] = value
    return made


def called(waiting: Waiting, lang: str) -> str:
    """A table by its game and who else plays there."""
    texts = Texts(waiting.game, lang)
    game = texts.sentence(f"game-{waiting.game}")
    others = [plain(name) for name in waiting.others if plain(name)]
    return texts.sentence("mail-table", {"game": game, "others": texts.listed(others)}) if others else game
