"""Options a game can be set up with. Set-up pages, command line and validation are made from the declaration."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.errors import BadOptions

Value = str | int | bool
Options = dict[str, Value]
Own = Callable[[str], str]
Conditions = Mapping[Value, Mapping[str, tuple[Value, ...]]]


class Option:
    """One choice at set-up.

    `not_with[value]` names other options (or `seats`) and the values of theirs that this value cannot be combined
    with; `only_with[value]` those it needs. `for_bots` stands in for the default where only bots play, which might
    never come to an end with it. Where there is `own`, a text of the players' own is possible besides the values: it
    checks such a text and returns it as it is kept."""

    __slots__ = ("id", "values", "default", "rule", "not_with", "only_with", "for_bots", "own")

    def __init__(
        self,
        id: str,
        values: tuple[Value, ...],
        default: Value,
        rule: str,
        not_with: Conditions | None = None,
        only_with: Conditions | None = None,
        for_bots: Value | None = None,
        own: Own | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.rule = rule
        self.not_with: Conditions = not_with or {}
        self.only_with: Conditions = only_with or {}
        self.for_bots = for_bots
        self.own = own

    def dump(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "rule": self.rule,
            "not_with": [[value, dump_condition(c)] for value, c in self.not_with.items()],
            "only_with": [[value, dump_condition(c)] for value, c in self.only_with.items()],
            "own": self.own is not None,
        }


def dump_condition(condition: Mapping[str, tuple[Value, ...]]) -> dict[str, list[Value]]:
    return {other: list(values) for other, values in condition.items()}


def contains(values: tuple[Value, ...], value: Value) -> bool:
    """Membership that keeps True and 1 apart."""
    return any(type(value) is type(other) and value == other for other in values)


def complete_options(declared: tuple[Option, ...], given: Mapping[str, Value], seats: int) -> Options:
    """Defaults filled in, every value and every combination checked."""
    known = {option.id for option in declared}
    for id in given:
        if id not in known:
            raise no_option(id, known)
    chosen: Options = {}
    for option in declared:
        value = given.get(option.id, option.default)
        if option.own is not None and isinstance(value, str) and value not in option.values:
            value = option.own(value)
        elif not contains(option.values, value):
            raise BadOptions(
                "bad_option_value",
                {"option": option.id, "value": str(value)},
                f"Option {option.id!r} cannot be {value!r}; it can be {', '.join(map(repr, option.values))}.",
            )
        chosen[option.id] = value
    for option in declared:
        check_combination(option, chosen, seats)
    return chosen


def no_option(id: str, known: set[str]) -> BadOptions:
    """Perhaps one that looks like it was meant."""
    near = get_close_matches(id, sorted(known), 1)
    if not near:
        return BadOptions("unknown_option", {"option": id}, f"There is no option {id!r}.")
    sentence = f"There is no option {id!r}; is {near[0]!r} meant?"
    return BadOptions("unknown_option_near", {"option": id, "near": near[0]}, sentence)


def conflict(option: Option, value: Value, chosen: Options, seats: int) -> str | None:
    """The other option that forbids this value, if any."""
    for other, values in option.not_with.get(value, {}).items():
        actual: Value = seats if other == "seats" else chosen[other]
        if contains(values, actual):
            return other
    for other, values in option.only_with.get(value, {}).items():
        actual = seats if other == "seats" else chosen[other]
        if not contains(values, actual):
            return other
    return None


def check_combination(option: Option, chosen: Options, seats: int) -> None:
    value = chosen[option.id]
    other = conflict(option, value, chosen, seats)
    if other is not None:
        actual = seats if other == "seats" else chosen[other]
        raise BadOptions(
            "bad_combination",
            {"option": option.id, "value": str(value), "other": other, "other_value": str(actual)},
            f"Option {option.id!r} cannot be {value!r} when {other!r} is {actual!r}.",
        )


def with_bots_only(declared: tuple[Option, ...], given: Mapping[str, Value]) -> Options:
    """The options that were given, and what bots need to come to an end."""
    needed: Options = {option.id: option.for_bots for option in declared if option.for_bots is not None}
    return {**needed, **given}


def draw_options(declared: tuple[Option, ...], seats: int, chance: Chance) -> Options:
    """Options by lot that can be combined: those that clash are drawn again, and in the end left at their default.
    With them bots, too, come to an end."""
    chosen: Options = {option.id: option.values[chance.below(len(option.values))] for option in declared}
    for option in declared:
        if option.for_bots is not None and chosen[option.id] == option.default:
            chosen[option.id] = option.for_bots
    for tries in range(100):
        clashing = [option for option in declared if conflict(option, chosen[option.id], chosen, seats) is not None]
        if not clashing:
            return chosen
        for option in clashing:
            chosen[option.id] = option.default if tries > 50 else option.values[chance.below(len(option.values))]
    return complete_options(declared, {}, seats)
