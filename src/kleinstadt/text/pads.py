"""Score pads in words: names of cards instead of ids, places that people can find, who has won and why."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.event import Arg
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.pad import PadForm, PadPart, PadResult, Remark
from kleinstadt.engine.reading import wrong
from kleinstadt.engine.score import Tie, ties_among
from kleinstadt.text import LANGUAGES, Texts

WHERE = re.compile(r"players\[(\d+)\](?:\.(\w+))?(.*)")
STEP = re.compile(r"\[(\d+)\]|\.(\w+)")
UNKNOWN = ("field_unknown", "field_unknown_near")


# -- names ---------------------------------------------------------------------------------------------------------


def plain(name: str) -> str:
    """Names are compared without regard to case, hyphens and the kind of apostrophe."""
    return re.sub(r"[\W_]+", " ", name).strip().casefold()


@cache
def ids_by_name(of: AnyGame, names: str, ids: tuple[str, ...]) -> dict[str, list[str]]:
    """The items of a part, by what they are called in any language."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        texts = Texts(of.id, lang)
        for id in ids:
            name = plain(item_name(texts, names, id))
            if id not in found.setdefault(name, []):
                found[name].append(id)
    return found


def item_name(texts: Texts, names: str, id: str) -> str:
    message = f"{names}-{id}"
    return texts.sentence(message) if texts.has(message) else id


def with_ids(of: AnyGame, data: Mapping[str, Any]) -> dict[str, Any]:
    """The described position with ids wherever somebody wrote a name; what is no name is left as it is. A name that
    several things have is refused."""
    form = of.pad_form()
    players = data.get("players")
    if not isinstance(players, list):
        return dict(data)
    read = [read_player(of, form, f"players[{i}]", player) for i, player in enumerate(players)]
    return {**data, "players": read}


def read_player(of: AnyGame, form: PadForm, place: str, player: Any) -> Any:
    if not isinstance(player, dict):
        return player
    known = {part.key: part for part in form.parts}
    return {
        key: read_part(of, known[key], f"{place}.{key}", value) if key in known else value
        for key, value in player.items()
    }


def read_part(of: AnyGame, part: PadPart, place: str, value: Any) -> Any:
    """A name, or lists and tables of them."""
    if isinstance(value, str):
        return id_of(of, part, place, value)
    if isinstance(value, list):
        return [read_part(of, part, f"{place}[{i}]", each) for i, each in enumerate(value)]
    if isinstance(value, dict) and part.shape == "amounts":
        return {id_of(of, part, place, key): each for key, each in value.items()}
    if isinstance(value, dict):
        return {key: read_part(of, part, f"{place}.{key}", each) for key, each in value.items()}
    return value


def id_of(of: AnyGame, part: PadPart, place: str, name: str) -> str:
    ids = tuple([item.id for item in part.items])
    if name in ids or not part.names:
        return name
    found = ids_by_name(of, part.names, ids).get(plain(name), [])
    if len(found) > 1:
        known = ", ".join(found)
        raise wrong(place, "field_ambiguous", f"{name} may be {known}.", value=name, known=known)
    return found[0] if found else name


# -- places --------------------------------------------------------------------------------------------------------


def said(texts: Texts, of: AnyGame, data: Mapping[str, Any], trouble: KleinstadtError | Remark) -> str:
    """An error or a remark about a pad, with its place in words, and with names for ids."""
    args: dict[str, Arg] = dict(trouble.args_ if isinstance(trouble, KleinstadtError) else trouble.args)
    id = trouble.id
    place = args.get("place")
    if not isinstance(place, str):
        return texts.error(trouble) if isinstance(trouble, KleinstadtError) else texts.remark(trouble)
    part = part_at(of.pad_form(), place)
    if id in UNKNOWN and part is not None and part.names:
        near = nearest(texts, part, str(args["value"]))
        id = "field_unknown_near" if near else "field_unknown"
        args["near"] = near
    args["place"] = place_in_words(texts, of.pad_form(), data, place)
    return texts.sentence(f"error-{id}", args)


def part_at(form: PadForm, place: str) -> PadPart | None:
    found = WHERE.fullmatch(place)
    return form.part(found[2]) if found and found[2] else None


def nearest(texts: Texts, part: PadPart, name: str) -> str:
    """The name most like this one."""
    names = {plain(item_name(texts, part.names, item.id)): item_name(texts, part.names, item.id) for item in part.items}
    near = get_close_matches(plain(name), names, 1)
    return names[near[0]] if near else ""


def place_in_words(texts: Texts, form: PadForm, data: Mapping[str, Any], place: str) -> str:
    """players[0].town[0][1] is Oma, row 1, column 2."""
    found = WHERE.fullmatch(place)
    if found is None:
        part = form.part(place)
        return texts.sentence("pad-everybody") if part is None else texts.sentence(f"pad-{part.key}")
    player = data["players"][int(found[1])]
    who = name_of(texts, player, int(found[1]))
    part = form.part(found[2] or "")
    if part is None:
        return who
    steps = [int(number) if number else key for number, key in STEP.findall(found[3])]
    title = texts.sentence(f"pad-{part.key}")
    if part.shape == "grid" and len(steps) == 2:
        return texts.sentence("pad-place-field", {"who": who, "row": int(steps[0]) + 1, "column": int(steps[1]) + 1})
    if not steps:
        return texts.sentence("pad-place-part", {"who": who, "part": title})
    item = item_at(part, player, steps[0])
    if item:
        name = item_name(texts, part.names, item)
        return texts.sentence("pad-place-item", {"who": who, "part": title, "item": name})
    number = int(steps[0]) + 1
    return texts.sentence("pad-place-number", {"who": who, "part": title, "number": number})


def item_at(part: PadPart, player: Mapping[str, Any], step: int | str) -> str:
    """The known item that stands at this step of a part; "" where there is none."""
    if isinstance(step, str):
        return step
    entry = player[part.key][step]
    id = entry.get(part.entry, "") if isinstance(entry, dict) else entry
    return id if id in [item.id for item in part.items] else ""


def name_of(texts: Texts, player: Any, number: int) -> str:
    name = player.get("name") if isinstance(player, dict) else None
    return name if isinstance(name, str) and name else texts.sentence("pad-player", {"number": number + 1})


def names_of(texts: Texts, data: Mapping[str, Any]) -> list[str]:
    """Who is not named is numbered in words."""
    return [name_of(texts, player, number) for number, player in enumerate(data["players"])]


# -- the result ------------------------------------------------------------------------------------------------------


def result_in_words(texts: Texts, result: PadResult) -> list[str]:
    """Who has won, and why those with equal points came in as they did; nothing about who played alone."""
    if len(result.sheets) < 2:
        return []
    best = [sheet for sheet, place in zip(result.sheets, result.places(), strict=True) if place == 1]
    names = [texts.player(sheet.seat) for sheet in best]
    winner: dict[str, Arg] = {"names": texts.listed(names), "count": len(names), "points": best[0].total}
    return [texts.sentence("end-winner", winner), *[why(texts, tie) for tie in ties_among(result.sheets, result.ties)]]


def why(texts: Texts, tie: Tie) -> str:
    names = [texts.player(seat) for seat in tie.seats]
    equal = texts.sentence("tie-equal", {"names": texts.listed(names), "points": tie.points})
    if tie.by is None:
        return f"{equal} {texts.sentence('tie-shared' if texts.has('tie-shared') else 'tie-nothing')}"
    amounts = amounts_in_words(texts, names, [tie.by.amounts[seat] for seat in tie.seats])
    what = texts.sentence(f"tie-{tie.by.id}")
    return f"{equal} {texts.sentence('tie-broken', {'what': what, 'amounts': amounts})}"


def amounts_in_words(texts: Texts, names: Sequence[str], amounts: Sequence[int]) -> str:
    pairs = zip(names, amounts, strict=True)
    return ", ".join([texts.sentence("tie-amount", {"name": name, "amount": amount}) for name, amount in pairs])
