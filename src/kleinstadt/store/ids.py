"""Ids with types of their own: a seat's secret is not a table's name."""

import secrets
from hashlib import sha256
from typing import NewType

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
Token = NewType("Token", str)  # a secret as it travels: in a link or in a cookie
TokenHash = NewType("TokenHash", str)  # what we keep of it


def new_table_id() -> TableId:
    return TableId(new_name())


def new_person_id() -> PersonId:
    return PersonId(new_name())


def new_name() -> str:
    """For rows that nobody else names. In a command it must not be taken for an option: "-W0k" would be one."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def new_token() -> Token:
    return Token(secrets.token_urlsafe(24))


def hashed(token: Token) -> TokenHash:
    """Tokens are 192 random bits, so one round of a plain hash is enough to keep them from a reader of the file."""
    return TokenHash(sha256(token.encode()).hexdigest())
