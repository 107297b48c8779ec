"""What cards, events, locations and seasons do, compiled once from the words of the toml files into deeds.

A program is what one component does at one moment, deed by deed. A deed is one verb with its numbers. Whatever is
misspelt in the files is refused here, when the game is imported.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from kleinstadt.engine.errors import BrokenRules
from kleinstadt.games.everdell.cards import (
    ABILITY_FACTS,
    CAR_FACTS,
    CARD_FACTS,
    EVENT_FACTS,
    GUEST_FACTS,
    LOCATION_FACTS,
    NAME_BIT,
    NONE,
    NUMBER,
    SEASON_FACTS,
    TYPES,
)
from kleinstadt.games.everdell.deeds import (
    COUNTERS,
    FROM_TAKEN,
    GAIN,
    MANY,
    OF_CARDS,
    PAY_ANY,
    PAY_CITY,
    PAY_HAND,
    PLAY,
    SOURCES,
    TAKE_OPEN,
    TO_LIMIT,
    TO_ONE,
    TO_SEVERAL,
    TO_SUPPLY,
    TRAIN_CAR,
    VERBS,
    Advantage,
    Condition,
    Counter,
    Deed,
    Score,
    Trigger,
)
from kleinstadt.games.everdell.goods import KINDS, pack

# -- compiling ------------------------------------------------------------------------------------------------------


def compile_counter(facts: Mapping[str, Any]) -> Counter:
    (name, value), *more = facts.items()
    if more or name not in COUNTERS:
        raise BrokenRules(f"everdell: {facts} cannot be counted.")
    fits: tuple[bool, ...] = ()
    kinds: tuple[int, ...] = ()
    card = NONE
    if name == "cards":
        fits = (*[all(each[key] == value[key] for key in value) for each in CARD_FACTS], False)
    elif name in ("leftover", "stored"):
        kinds = tuple([KINDS.index(kind) for kind in value])
    elif name == "workers_on" and value == "journey":
        name = "journey"
    elif name in ("points_on", "workers_on") and value != "self":
        card = NUMBER[value]
    return Counter(COUNTERS.index(name), fits, kinds, card, tuple(value) if name == "events" else ())


def compile_condition(facts: Mapping[str, Any]) -> Condition:
    if "shares_with" in facts:
        return Condition(None)
    if "any_of" in facts:
        return Condition(None, one_of=compile_conditions(facts, "any_of"))
    than = compile_counter(facts["more_than"]) if "more_than" in facts else None
    return Condition(compile_counter(facts["count"]), facts.get("min", 0), facts.get("max", 10**6), than)


def compile_conditions(facts: Mapping[str, Any], key: str = "if") -> tuple[Condition, ...]:
    return tuple([compile_condition(each) for each in facts.get(key, ())])


def compile_deed(facts: Mapping[str, Any], conditions: tuple[Condition, ...]) -> Deed:
    (name,) = [key for key in facts if key not in ("times", "every", "if")]
    if name not in VERBS:
        raise BrokenRules(f"everdell: there is no verb {name!r}.")
    deed = Deed(VERBS.index(name), conditions + compile_conditions(facts))
    if "times" in facts:
        deed.times = compile_counter(facts["times"])
        deed.per = facts.get("every", 1)
    said = facts[name]
    if name in ("gain", "put"):
        set_gain(deed, said)
    elif name in ("gain_one_of", "put_one_of"):
        deed.choices = tuple([pack(choice) for choice in said])
    elif name == "code":
        deed.name = said
    elif name == "trade":
        set_trade(deed, said)
    else:
        set_numbers(deed, said)
    return deed


def set_gain(deed: Deed, said: Mapping[str, Any]) -> None:
    deed.goods = pack({kind: amount for kind, amount in said.items() if kind in KINDS})
    deed.any = said.get("any", 0)
    cards = said.get("cards", 0)
    deed.cards = TO_LIMIT if cards == "to_limit" else cards


def set_trade(deed: Deed, said: Mapping[str, Any]) -> None:
    pay = dict(said["pay"])
    for kind, number in (("city_cards", PAY_CITY), ("hand_cards", PAY_HAND), ("any", PAY_ANY)):
        if kind in pay:
            deed.pay, deed.price = number, pay.pop(kind)
            deed.fee = pack(pay)
            break
    else:
        ((kind, deed.price),) = pay.items()
        deed.pay = KINDS.index(kind)
    deed.to = {"": TO_SUPPLY, "opponent": TO_ONE, "opponents": TO_SEVERAL}[said.get("to", "")]
    deed.every = said.get("every", 1)
    deed.refund = said.get("refund", False)
    set_gain(deed, said.get("gain", {}))
    set_range(deed, said)


def set_range(deed: Deed, said: Mapping[str, Any]) -> None:
    if "exactly" in said:
        deed.least = deed.most = said["exactly"]
    elif "count" in said:  # as often as possible
        count = said["count"]
        deed.least = deed.most = MANY if count in ("rest", "all") else count
    else:
        deed.least = said.get("min", 0)
        most = said.get("max", 0)
        if isinstance(most, dict):
            deed.most, deed.most_of = MANY, compile_counter(most)
        else:
            deed.most = MANY if most in ("any", "all") else most


def set_numbers(deed: Deed, said: Mapping[str, Any]) -> None:
    """The numbers of the other verbs, which have the same names everywhere."""
    set_range(deed, said)
    found = said.get("from", said.get("from_one_of", ()))
    deed.sources = tuple([SOURCES.index(each) for each in ([found] if isinstance(found, str) else found)])
    deed.free = said.get("price") == "free"
    deed.less = said.get("less", {}).get("any", 0)
    deed.worth = said.get("max_points", MANY)
    deed.critters = said.get("kind") == "critter"
    deed.type = TYPES.index(said["type"]) if "type" in said else NONE
    deed.banned = tuple([NUMBER[id] for id in said.get("not", ())])
    deed.there = said.get("look_up") == "there"
    deed.own = said.get("at") == "own_worker"
    of = said.get("of", ())
    deed.basics = "basic" in of
    deed.forests = "forest" in of
    deed.choices = tuple([pack({kind: 1}) for kind in of if kind in KINDS])
    deed.needed = said.get("at_least", 0)
    deed.one_type = said.get("one_type", False)
    set_gain(deed, said.get("gain_each", {}))
    if said.get("all"):
        deed.least = deed.most = MANY


def compile_score(facts: Mapping[str, Any], conditions: tuple[Condition, ...]) -> Score:
    if "copy_score" in facts:
        said = facts["copy_score"]
        banned = tuple([NUMBER[id] for id in said["not"]])
        return Score(0, None, conditions, copies=TYPES.index(said["type"]), banned=banned)
    said = facts["score"]
    per = compile_counter(said["per"]) if "per" in said else None
    return Score(said["points"], per, conditions, said.get("every", 1), said.get("max", 10**6))


# -- programs -------------------------------------------------------------------------------------------------------

MOMENTS: Final = (
    *("played", "production", "visited", "achieved", "after_card", "before_recall", "season", "taken", "paid"),
)
ALL_MOMENTS: Final = MOMENTS + ("end", "paying")  # these two are read by functions of their own
PROGRAMS: Final[list[tuple[Deed, ...]]] = []
VARIANTS: Final[dict[int, tuple[str, str, int]]] = {}  # option, value: then another program


def compile_program(facts: Mapping[str, Any], moment: str) -> int:
    """The number of the program of this component at this moment; NONE where nothing happens."""
    program = compile_effects(facts, facts.get("effects", ()), moment)
    for variant in facts.get("variant", ()):
        other = compile_effects(facts, variant["effects"], moment)
        if other != NONE:
            VARIANTS[program] = (variant["option"], variant["value"], other)
    return program


def compile_effects(facts: Mapping[str, Any], effects: Sequence[Mapping[str, Any]], moment: str) -> int:
    found: list[Deed] = []
    for entry in effects:
        if entry["on"] not in ALL_MOMENTS:
            raise BrokenRules(f"everdell: {facts['id']} does something on {entry['on']!r}.")
        if entry["on"] == moment:
            conditions = compile_conditions(entry)
            for deed in [compile_deed(each, conditions) for each in entry["do"] if "pay_stored" not in each]:
                deed.may = entry.get("may", False)
                deed.event = "requires" in facts
                deed.copier = NUMBER.get(facts["id"], NONE)
                found.append(deed)
    for deed, after in pairwise(found):
        deed.held = after.verb == PLAY and FROM_TAKEN in after.sources
        deed.waits = after.verb == TRAIN_CAR and deed.verb == TAKE_OPEN  # EV-187
    if not found:
        return NONE
    PROGRAMS.append(tuple(found))
    return len(PROGRAMS) - 1


def compile_scores(facts: Mapping[str, Any]) -> tuple[Score, ...]:
    ends = [entry for entry in facts.get("effects", ()) if entry["on"] == "end"]
    return tuple([compile_score(each, compile_conditions(entry)) for entry in ends for each in entry["do"]])


def compile_trigger(facts: Mapping[str, Any]) -> Trigger | None:
    for entry in facts.get("effects", ()):
        if entry["on"] == "after_card":
            of = entry["of"]
            return Trigger(of != "construction", of != "critter", entry.get("into_own_city", False))
    return None


def compile_advantage(facts: Mapping[str, Any]) -> Advantage | None:
    for entry in facts.get("effects", ()):
        if entry["on"] == "paying":
            said = entry["do"][0]["advantage"]
            return Advantage(said["plays"], said.get("less", {}), said.get("replace", 0), said["cost"])
    return None


def programs_of(components: list[dict[str, Any]], moment: str) -> tuple[int, ...]:
    return tuple([compile_program(component, moment) for component in components])


PLAYED: Final = programs_of(CARD_FACTS, "played")
PRODUCES: Final = programs_of(CARD_FACTS, "production")
VISITED: Final = programs_of(CARD_FACTS, "visited")
AFTER_CARD: Final = programs_of(CARD_FACTS, "after_card")
BEFORE_RECALL: Final = programs_of(CARD_FACTS, "before_recall")
ACHIEVED: Final = programs_of(EVENT_FACTS, "achieved")
AT_LOCATION: Final = programs_of(LOCATION_FACTS, "visited")
IN_SEASON: Final = programs_of(SEASON_FACTS, "season")
FROM_CAR: Final = programs_of(CAR_FACTS, "taken")
OF_ABILITY: Final = programs_of(ABILITY_FACTS, "paid")

# What a card of this type does when it is activated or copied, by type: traveler, production, destination.
BY_TYPE: Final = (PLAYED, PRODUCES, VISITED)

TRIGGERS: Final = tuple([compile_trigger(card) for card in CARD_FACTS])
ADVANTAGES: Final = tuple([compile_advantage(card) for card in CARD_FACTS])
CARD_SCORES: Final = tuple([compile_scores(card) for card in CARD_FACTS])
EVENT_SCORES: Final = tuple([compile_scores(event) for event in EVENT_FACTS])
GUEST_NEEDS: Final = tuple([compile_conditions(guest, "requires") for guest in GUEST_FACTS])
EVENT_NEEDS: Final = tuple([compile_conditions(event, "requires") for event in EVENT_FACTS])


def fewest_cards(conditions: tuple[Condition, ...]) -> int:
    """So many cards a city needs at least to meet all conditions. What they count is never the same card."""
    return sum(each.least for each in conditions if each.counter is not None and each.counter.what == OF_CARDS)


EVENT_CARDS: Final = tuple([fewest_cards(conditions) for conditions in EVENT_NEEDS])


def named_cards(conditions: tuple[Condition, ...]) -> int:
    """The cards that must lie in a city to meet all conditions, each by its name, as a mask."""
    found = 0
    for condition in conditions:
        counter = condition.counter
        if counter is not None and counter.what == OF_CARDS and condition.least and sum(counter.fits) == 1:
            found |= NAME_BIT[counter.fits.index(True)]
    return found


EVENT_NAMES: Final = tuple([named_cards(conditions) for conditions in EVENT_NEEDS])

# What a component does depends on an option here and there.
CAN_VARY: Final[tuple[bool, ...]] = tuple([program in VARIANTS for program in range(len(PROGRAMS))])

# Production that only gives goods: it may come first without asking, it never takes a choice away (D-54).
PLAIN: Final[tuple[bool, ...]] = tuple(
    [
        program != NONE and all(deed.verb == GAIN and not deed.any and not deed.cards for deed in PROGRAMS[program])
        for program in PRODUCES
    ]
)

# Programs that give resources whatever the position is: such a place always has something to offer (EV-38).
ALWAYS: Final[tuple[bool, ...]] = tuple(
    [
        all(deed.verb == GAIN and deed.times is None and (deed.goods > 0 or deed.any > 0) for deed in program)
        for program in PROGRAMS
    ]
)
