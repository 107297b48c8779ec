"""Passwords, and the names that go with them. What is kept of a password takes long to compute, by intent: so only few
are computed at the same time, in threads."""

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kleinstadt.table.errors import refused
from kleinstadt.table.seat import clean_name

T = TypeVar("T")
SHORTEST, LONGEST = 8, 200
SHORTEST_NAME = 2
AT_ONCE = 2  # computed
MOST_WAITING = 16
FURTHER = "._- "  # in a name, besides letters and digits
PLAIN = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ĸ": "k", "ł": "l"})
PLAIN |= str.maketrans({"ŋ": "n", "þ": "p", "ŧ": "t", "·": "", "ŉ": "n"})

hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP's least; a small computer has it
# Compared with where there is no such name, which takes as long. Of signs drawn by lot, and thrown away.
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$xILjUHJ23QU2oopxiSn3SQ$hnB7BWmj/jDdWXnhlT+otDNw40WMTjxYR9+pKjnP56U"


def account_name(name: str) -> tuple[str, str]:
    """As it is shown, and the key that is the same for names that look alike. Latin letters only: those of other
    scripts look like them."""
    shown = clean_name(unicodedata.normalize("NFC", name))
    if len(shown) < SHORTEST_NAME or not all(is_plain(sign) for sign in shown):
        raise refused("bad_account_name", "A name has 2 to 40 letters and digits.")
    apart = unicodedata.normalize("NFKD", shown.casefold().translate(PLAIN))
    return shown, "".join([sign for sign in apart if sign.isascii()])


def is_plain(sign: str) -> bool:
    return sign in FURTHER or (sign.isalnum() and (sign.isascii() or "\u00c0" <= sign <= "\u017f"))


def check_password(password: str) -> str:
    """As it is computed: the same signs are the same password, whichever keyboard they come from."""
    plain = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise refused("bad_password", "A password has at least 8 signs.", least=SHORTEST, most=LONGEST)
    return plain


def hash_now(password: str) -> str:
    return hasher.hash(check_password(password))


class Passwords:
    def __init__(self) -> None:
        self.free = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def kept(self, password: str) -> str:
        """What is stored of it."""
        check_password(password)
        return await self.compute(hash_now, password)

    async def matches(self, stored: str | None, password: str) -> bool:
        """Whether it is this one; takes as long where none is stored."""
        plain = unicodedata.normalize("NFKC", password[: LONGEST + 1])
        found = await self.compute(verified, NOBODYS if stored is None else stored, plain)
        return found and stored is not None

    async def compute(self, work: Callable[..., T], *args: str) -> T:
        if self.waiting >= MOST_WAITING:
            raise refused("too_fast", "Too many requests; please wait a moment.")
        self.waiting += 1
        try:
            async with self.free:
                return await asyncio.to_thread(work, *args)
        finally:
            self.waiting -= 1


def verified(stored: str, password: str) -> bool:
    try:
        return hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
