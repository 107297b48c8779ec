"""The rules for players, paragraph by paragraph. A paragraph ends with the numbers of the rules it tells:
`(TT-22, TT-53–TT-57)`."""

import re

from kleinstadt.text import rules_text

NUMBER = r"[A-Z]{2}-\d+[a-z]?"
AT_THE_END = re.compile(rf"\(({NUMBER}[^()]*)\)$")
RANGE = re.compile(rf"({NUMBER})(?:\s*–\s*({NUMBER}))?")
FENCE = "```"


def key(number: str) -> tuple[str, int, str]:
    """`TT-36a` comes after `TT-36` and before `TT-37`."""
    letters, digits = number.split("-")
    return letters, int(digits.rstrip("abcdefgh")), digits.lstrip("0123456789")


def paragraphs(text: str) -> list[str]:
    """Paragraphs and list items, each in one line, without headings and drawings."""
    text = re.sub(f"{FENCE}.*?{FENCE}", "", text, flags=re.S)
    blocks = [block for part in re.split(r"\n\s*\n", text) for block in re.split(r"\n(?=- )", part.strip())]
    return [" ".join(block.split()) for block in blocks if block and not block.startswith("#")]


def told(paragraph: str) -> list[tuple[str, str]]:
    """The first and last number of every range that a paragraph covers."""
    found = AT_THE_END.search(paragraph)
    return [(first, last or first) for first, last in RANGE.findall(found[1])] if found else []


def about_rule(game_id: str, lang: str, number: str) -> list[str]:
    """The paragraphs that tell this rule."""
    wanted = key(number)
    return [
        paragraph
        for paragraph in paragraphs(rules_text(game_id, lang))
        if any(key(first) <= wanted <= key(last) for first, last in told(paragraph))
    ]
