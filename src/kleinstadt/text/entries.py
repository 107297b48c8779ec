"""Fluent texts that are parsed when they are said: parsing takes longer than everything else that is done with texts,
and of a thousand messages a command says a few."""

import re
from collections.abc import Sequence
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource

BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or a term
SPEAKS_OF = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # others, and functions


class Entries:
    """The messages and terms of some Fluent files; of two of the same name the first one."""

    def __init__(self, sources: Sequence[str], lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.reading = RLock()  # a server speaks in several threads
        for source in sources:
            for id, text in split(source).items():
                self.unread.setdefault(id, text)

    def has(self, id: str) -> bool:
        return id in self.unread or bool(self.bundle.has_message(id))

    def bundle_with(self, id: str) -> FluentBundle:
        """Now this message and all that it speaks of can be said."""
        with self.reading:
            text = self.unread.get(id, "")
            if text:
                self.bundle.add_resource(FluentResource(text))
                del self.unread[id]
                for other in SPEAKS_OF.findall(text):
                    self.bundle_with(other)
        return self.bundle


def split(source: str) -> dict[str, str]:
    """The text of each entry, by its name. An entry begins where a line does, its other lines are indented."""
    begins = list(BEGINS.finditer(source))
    ends = [match.start() for match in begins[1:]] + [len(source)]
    return {match[1]: source[match.start() : end] for match, end in zip(begins, ends, strict=True)}
