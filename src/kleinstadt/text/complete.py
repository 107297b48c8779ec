"""Which texts a game has to bring, and which of them are missing: all at once, for whoever writes the game."""

import re

from kleinstadt.engine.game import AnyGame, NotOffered
from kleinstadt.engine.pad import PadPart
from kleinstadt.engine.step import Choice
from kleinstadt.text import LANGUAGES, source

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def needed_texts(of: AnyGame) -> list[str]:
    """The messages that follow from what a game declares: a line of a score sheet may also be named after its card.
    What else the game may need shows when it is played."""
    ids = [f"game-{of.id}", f"game-{of.id}-text"]
    for option in of.options:
        ids += [f"option-{option.id}", f"option-{option.id}-text"]
        ids += [f"value-{option.id}-{str(value).lower()}" for value in option.values]
    state = of.start(min(of.seats), None, 1)
    ids += [f"ask-{kind}" for kind, rules in of.book.steps.items() if isinstance(rules, Choice)]
    ids += [f"move-{phrase.id}" for phrase in of.vocabulary().phrases]
    for card in card_ids(of):
        ids += [f"card-{card}", f"card-{card}-text"]
    ids += [f"tie-{tie.id}" for tie in state.ties()]
    ids += [f"line-{line.item}" for line in state.scores()[0].lines]
    return ids + pad_texts(of)


def pad_texts(of: AnyGame) -> list[str]:
    """The title of every part of the score pad, the names of what may stand there, the headings of groups."""
    try:
        form = of.pad_form()
    except NotOffered:
        return []
    rival = [] if form.rival is None else [form.rival]
    found = [id for part in (*form.parts, *form.table, *rival) for id in part_texts(part)]
    return list(dict.fromkeys(found))


def part_texts(part: PadPart) -> list[str]:
    found = [f"pad-{part.key}"]
    for item in part.items:
        if part.names:
            found.append(f"{part.names}-{item.id}")
        if item.group:
            found.append(item.group)
        for inner in item.parts:
            found += part_texts(inner)
    return found


def missing_texts(of: AnyGame) -> list[str]:
    """The needed messages that are not there; with the language, where they are there in the other one. A file that is
    missing stands for all of its messages."""
    needed = needed_texts(of)
    lacking: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        try:
            there = set(MESSAGE.findall(source(of.id, lang)))
        except FileNotFoundError:
            lacking[f"text/{lang}.ftl"] = list(LANGUAGES)
            continue
        for id in needed:
            if id not in there and id.replace("line-", "card-", 1) not in there:
                lacking.setdefault(id, []).append(lang)
    return [id if langs == list(LANGUAGES) else f"{id} ({', '.join(langs)})" for id, langs in lacking.items()]


def card_ids(of: AnyGame) -> list[str]:
    """The cards of a game's catalogue."""
    return [card["id"] for card in of.catalogue()["cards"]]
