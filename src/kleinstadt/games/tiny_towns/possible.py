"""What cannot be in a town, whoever says so: more on a building than it bears, two Banks of one kind (TT-74 to TT-79,
TT-103)."""

from kleinstadt.engine.reading import wrong
from kleinstadt.games.tiny_towns.cards import (
    BANK,
    COTTAGE,
    FACTORY,
    FACTORY_CARD,
    MAX_BANKS,
    SHRINE,
    STATUE,
    WAREHOUSE,
    WAREHOUSE_ROOM,
    WATCH,
)
from kleinstadt.games.tiny_towns.fields import BIT, COUNT, FIELDS, NAMES
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import MARK
from kleinstadt.games.tiny_towns.town import Town, kinds_in, load_size


def check_towns(state: TinyTowns) -> None:
    for seat, town in enumerate(state.towns):
        place = f"position.towns[{seat}]"
        for field in range(FIELDS):
            check_held(state, seat, town, field, f"{place}.held.{NAMES[field]}")
        if state.display[FACTORY] == BANK:
            check_banks(town, f"{place}.held")
        if town.aside and not state.more_storage:
            raise wrong(f"{place}.aside", "tt_no_storage", "this game is played without More storage.")
        if town.watch and not town.has(WATCH):
            raise wrong(f"{place}.watch", "tt_no_watch", "Opaleye's Watch does not stand here.")
        if town.shrine >= 0 and not town.has(SHRINE):
            raise wrong(f"{place}.shrine_points", "tt_no_shrine_here", "no Shrine stands here.")


def check_held(state: TinyTowns, seat: int, town: Town, field: int, place: str) -> None:
    size = load_size(town.held[field])
    most, exactly = room(state, town, field)
    if size > most:
        raise wrong(place, "tt_held_most", f"so many resources can lie here at most: {most}.", most=most)
    if exactly and size < most and not to_be_marked(state, seat, field):
        raise wrong(place, "tt_held_exactly", f"so many resources must lie here: {most}.", most=most)


def room(state: TinyTowns, town: Town, field: int) -> tuple[int, bool]:
    """How many resources the building on this field bears, and whether it must bear so many."""
    if town.built[FACTORY] & BIT[field]:
        card = state.display[FACTORY]
        return (
            (WAREHOUSE_ROOM, False) if card == WAREHOUSE else (1, True) if card in (BANK, FACTORY_CARD) else (0, False)
        )
    if town.built[COTTAGE] & BIT[field] and town.has(STATUE):
        return 1, False
    return 0, False


def to_be_marked(state: TinyTowns, seat: int, field: int) -> bool:
    """The building has just been built, and its resource is still to be chosen."""
    steps = [*state.stack, *[step for lane in state.lanes for step in lane]]
    return any(step.kind is MARK and step.seat == seat and step.args == (field,) for step in steps)


def check_banks(town: Town, place: str) -> None:
    """Five Banks at most, each with another kind."""
    banks = town.built[FACTORY]
    if COUNT[banks] > MAX_BANKS:
        raise wrong(place, "tt_banks", f"a town has at most {MAX_BANKS} banks.", most=MAX_BANKS)
    kinds = [kinds_in(town.held[field]) for field in range(FIELDS) if banks & BIT[field] and town.held[field]]
    if len(set(kinds)) < len(kinds):
        raise wrong(place, "tt_bank_kinds", "every bank bears another resource.")
