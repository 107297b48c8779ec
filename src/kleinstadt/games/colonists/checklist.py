"""The set-up at the real table (CO-15 to CO-47, CO-232 to CO-243, CO-251)."""

from typing import Final

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.draw import DrawForm, DrawGroup, Task
from kleinstadt.engine.event import Arg
from kleinstadt.games.colonists.cards import AMBASSADORS, COLONIES, TILES
from kleinstadt.games.colonists.rules.eras import FIFTH_COLONY
from kleinstadt.games.colonists.state import Colonists

DRAW_FORM: Final = DrawForm(
    parts=("first", "colonies", "places"),
    groups=(DrawGroup("colony", tuple(COLONIES), names="colony"),),
    aside=("own_values", "carried"),
)
STORAGE_PLOTS: Final = 3  # the number of their kind; all others before it
WITH_WAREHOUSE: Final = ("altruists", "industrialists", "storekeepers")  # CO-18


def checklist(state: Colonists) -> list[Task]:
    first, last = state.first_era, state.last_era
    era: dict[str, Arg] = {"era": str(first)}
    plots = state.box.plots_in_one_era if last == 1 else state.box.plots
    tasks = [
        span(first, last),
        Task("start", "CO-21", {"seat": state.start}, part="first"),
        *colonies(state),
        *country(state),
        Task("colour", "CO-32"),
        Task("board-side", "CO-34", {"plots": sum(plots[:STORAGE_PLOTS])}),
        *(later(state) if first > 1 else [community(state)]),
        Task("round-card", "CO-40"),
        Task("markets", "CO-45", era),
        Task("improvements", "CO-46", era),
        Task("pile", "CO-47", era),
    ]
    return tasks + ([Task("small-market", "CO-44")] if state.options["small_market"] else [])


def span(first: int, last: int) -> Task:
    if first == last:
        return Task("era", "CO-15", {"era": str(first)})
    return Task("eras", "CO-15", {"first_era": str(first), "last_era": str(last)})


def colonies(state: Colonists) -> list[Task]:
    """CO-16 to CO-20: the colonies, and what they need."""
    if not state.colonies:
        return [Task("no-colonies", "CO-251")]
    names = [COLONIES[colony] for colony in state.colonies]
    tasks = [Task("colonies", "CO-16", part="colonies")]
    tasks += [Task("colony", "CO-16", {"colony": name}, under=True) for name in names]
    fifth = fifth_colony(state)
    if fifth is not None:
        names.append(COLONIES[fifth])
        tasks.append(Task("fifth-colony", "CO-43", {"colony": COLONIES[fifth]}))
    tasks.append(Task("embassies-late" if state.last_era >= FIFTH_COLONY else "embassies", "CO-17"))
    if any(name in WITH_WAREHOUSE for name in names):
        tasks.append(Task("warehouses", "CO-18"))
    if "storekeepers" in names and state.last_era > 1:
        tasks.append(Task("storages", "CO-19"))
    envoys = [who for who in AMBASSADORS if f"{who}s" in names and state.last_era > 1]
    if envoys:
        tasks.append(Task("ambassadors", "CO-20", {"ambassadors": envoys}))
    return tasks


def drawn_places(state: Colonists) -> tuple[list[int], Chance]:
    """The start places in the order in which they will be drawn (CO-25), and the chance that is left after it."""
    chance = state.chance.copy()
    pile = state.pile.copy()
    places = state.drawn.copy()
    while pile:
        places.append(pile.pop(chance.below(len(pile))))
    return places, chance


def country(state: Colonists) -> list[Task]:
    """CO-24 to CO-30: who lays which start place."""
    places, _ = drawn_places(state)
    out = "diplomat" if state.options["intro"] else "day_laborer"
    tasks = [Task("country", "CO-24", {"place": out}), Task("order", "CO-25", part="places")]
    for number, tile in enumerate(places):
        args: dict[str, Arg] = {"seat": (state.start + number) % state.seats, "place": TILES[tile]}
        tasks.append(Task("lay", "CO-26", args, under=True))
    return [*tasks, Task("second-market", "CO-30", {"seat": state.start})]


def fifth_colony(state: Colonists) -> int | None:
    """Who begins in era III or later has it from the start (CO-43, CO-233)."""
    if state.first_era < FIFTH_COLONY or not state.abroad or not state.colonies:
        return None
    _, chance = drawn_places(state)
    return state.abroad[chance.below(len(state.abroad))]


def community(state: Colonists) -> Task:
    intro = bool(state.options["intro"])
    return Task("intro-community" if intro else "community", "CO-36", {"tools": state.tools[0]})


def later(state: Colonists) -> list[Task]:
    """CO-233 to CO-243: what comes before a later start."""
    first = state.first_era
    facts = state.box.later[first]
    skipped = [str(era) for era in range(1, first)]
    budgets: dict[str, Arg] = {
        "embassy_dollars": facts.embassies,
        "building_dollars": facts.buildings,
        "goods_dollars": facts.goods,
    }
    tasks = [
        Task("skipped", "CO-233", {"eras": skipped}),
        Task("later-cards", "CO-234", {"eras": skipped, "era": str(first - 1)}),
        Task("later", "CO-235", {**budgets, "tools": facts.tools, "food": facts.food}),
    ]
    if state.options["money_limit"]:
        tasks.append(Task("money-limit", "CO-237"))
    return [*tasks, Task("later-work", "CO-238")]
