"""What is in the box, compiled from the facts into flat tables. Whatever is misspelt there is refused here.

A position refers to the box it is played with, so that values can be others than those of the files.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kleinstadt.engine.errors import BrokenRules
from kleinstadt.games.colonists.cards import (
    ANY_CLASS,
    BUILDING_NUMBER,
    BUILDINGS,
    CLASSES,
    FACTS,
    FAMILY_NUMBER,
    OPTION_NUMBER,
)
from kleinstadt.games.colonists.colony import Colony
from kleinstadt.games.colonists.compiling import number_of, recipes, set_goods, set_targets
from kleinstadt.games.colonists.goods import FOOD, GOOD_NUMBER, NOTHING, Bundle, bundle, pack
from kleinstadt.games.colonists.verbs import (
    BUILD,
    CONVERT,
    DRAW_CARDS,
    EMBASSY,
    FOR_LEVY,
    FOR_LOAD,
    FREE,
    GAIN,
    MARKET_ACTION,
    NO_CAP,
    NONE,
    PLAY_CARD,
    POWERS,
    SWAP_PLACES,
    SWAP_POWER,
    TAKE_MARKER,
    WAIVES,
    Deed,
    Line,
    Need,
    Power,
)

ERAS: Final[tuple[int, ...]] = (1, 2, 3, 4)
BUILDING_KINDS: Final[tuple[str, ...]] = ("residence", "storage", "production", "provision", "money", "special")
RESIDENCE: Final = 0
STORAGE: Final = 1
PRODUCTION: Final = 2
PROVISION: Final = 3
MONEY: Final = 4
SPECIAL: Final = 5
IMMEDIATE: Final = 0
PERMANENT: Final = 1
LIMITED: Final = 2
CARD_KINDS: Final[tuple[str, ...]] = ("immediate", "permanent", "limited")
LEVELS: Final = 4
DEEDS: Final[tuple[str, ...]] = (
    *("gain", "convert", "build", "draw_cards", "play_card", "embassy", "take_marker", "swap_places"),
    *("market_action", "sell"),
)


class Option:
    """What may be done on a place: the word for it, and the program by its number."""

    __slots__ = ("word", "program")

    def __init__(self, word: int, program: int) -> None:
        self.word = word
        self.program = program


class Building:
    """`worker`: the class it asks for, NONE where nobody is needed; `workers` how many of them. `produces`: goods of
    one kind, or Dollars."""

    __slots__ = (
        *("id", "kind", "era", "price", "value", "worker", "workers", "base", "per_move", "own_max", "powers"),
        *("residents", "good", "output", "dollars"),
    )

    def __init__(self, id: str, facts: Mapping[str, Any], powers: tuple[Power, ...]) -> None:
        self.id = id
        self.kind = BUILDING_KINDS.index(facts["kind"])
        self.era: int = facts["era"]
        self.price = bundle(facts["cost"])
        self.value: int = facts["value"]
        self.worker = NONE
        self.workers = 0
        for name, number in facts["worker"].items():
            self.worker = ANY_CLASS if name == "any" else CLASSES.index(name)
            self.workers = number
        self.base = BUILDING_NUMBER[facts["remodel_from"]] if facts["remodel_from"] else NONE
        self.per_move: int = facts["per_move"] or NO_CAP
        self.own_max: int = facts["own_max"] or NO_CAP
        self.powers = powers
        self.residents: tuple[int, ...] = (0, 0, 0)
        self.good = NONE
        self.output = 0
        self.dollars = 0
        for power in powers:
            if POWERS[power.verb] == "residents":
                self.residents = power.by_class
            elif POWERS[power.verb] == "produce":
                self.dollars = power.gain.dollars
                for good, number in power.gain.words().items():
                    if good in GOOD_NUMBER:
                        self.good, self.output = GOOD_NUMBER[good], number

    def rank(self) -> int:
        """When its posts are filled: Factories first, then Food, Robes, storage, the rest."""
        if self.worker == ANY_CLASS:
            return 0
        if self.kind == PROVISION:
            return 1 if self.good == FOOD else 2
        return 3 if self.kind == STORAGE else 4


class Place:
    """`discount` is what the Altruist saves there (CO-191); `gives`: there is something that needs nothing.
    `least`: one of these is needed at least; none where that depends on more than the place. `aims`: what is built,
    played or negotiated there."""

    __slots__ = ("id", "family", "era", "options", "replaces", "discount", "builder", "gives", "least", "aims")

    def __init__(
        self,
        facts: Mapping[str, Any],
        options: tuple[Option, ...],
        gives: bool,
        least: tuple[Need, ...],
        aims: tuple[Deed, ...],
    ) -> None:
        self.id: str = facts["id"]
        self.family = FAMILY_NUMBER[facts["family"]]
        self.era: int = facts["era"]
        self.options = options
        self.replaces = FAMILY_NUMBER[facts["replaces"]] if facts["replaces"] else NONE
        self.discount = bundle(facts.get("discount", {}))
        self.builder = facts["kind"] == "builder"
        self.gives = gives
        self.least = least
        self.aims = aims


class Card:
    """An improvement. `program` is done at once when it is played; `load` are the goods laid on a limited one."""

    __slots__ = ("id", "era", "copies", "kind", "price", "value", "program", "powers", "load", "uses")

    def __init__(self, facts: Mapping[str, Any], program: int, powers: tuple[Power, ...]) -> None:
        self.id: str = facts["id"]
        self.era: int = facts["era"]
        self.copies: int = facts["copies"]
        self.kind = CARD_KINDS.index(facts["kind"])
        self.price = bundle(facts["cost"])
        self.value: int = facts["value"]
        self.program = program
        self.powers = powers
        self.load = bundle(facts.get("load", {}))
        self.uses: int = facts.get("uses", 0)


class Market:
    """A market card; `subsidies` are what the Altruist can save on a market (CO-192)."""

    __slots__ = ("id", "era", "options", "subsidies")

    def __init__(self, facts: Mapping[str, Any], options: tuple[Option, ...], subsidies: tuple[Bundle, ...]) -> None:
        self.id: str = facts["id"]
        self.era: int = facts["era"]
        self.options = options
        self.subsidies = subsidies


class LaterStart:
    """What everybody buys with when the game begins in a later era (CO-235)."""

    __slots__ = ("embassies", "buildings", "goods", "tools", "food", "kinds")

    def __init__(self, facts: Mapping[str, Any], kinds: Sequence[str]) -> None:
        self.embassies: int = facts["embassy_dollars"]
        self.buildings: int = facts["building_dollars"]
        self.goods: int = facts["goods_dollars"]
        self.tools: int = facts["tools"]
        self.food: int = facts["food"]
        self.kinds = tuple([GOOD_NUMBER[good] for good in kinds])


class Box:
    """Everything, by its number in the facts."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.verbs: dict[str, Any] = facts["verbs"]
        self.programs: list[tuple[Deed, ...]] = []
        self.ladders: dict[int, list[tuple[int, list[int]]]] = {}  # what can be traded, by rungs of the ladder
        self.buildings = tuple([self.building(id, facts["buildings"][id]) for id in BUILDINGS])
        self.posts = tuple(sorted(range(len(self.buildings)), key=lambda kind: (self.buildings[kind].rank(), kind)))
        self.places = tuple([self.place(each) for each in facts["places"]])
        self.cards = tuple([self.card(each) for each in facts["improvements"]])
        self.markets = tuple([self.market(each) for each in facts["market_cards"]])
        self.colonies = tuple([self.colony(id, each) for id, each in facts["colonies"].items()])
        board = facts["board"]
        printed = [*board["basic_storage"]["effects"], *board["warehouse"]["effects"], *board["smithy"]["effects"]]
        self.printed = self.powers(printed, "board")
        levels = facts["colony_levels"]
        self.level_price = (NOTHING, *[bundle(level["cost"]) for level in levels])
        self.level_value = (0, *[int(level["value"]) for level in levels])
        self.colonies_in_game: int = facts["colony_rules"]["in_game"]
        self.ambassador_range: int = facts["colony_rules"]["ambassador_range"]
        self.setup: dict[str, Any] = facts["setup"]
        setup = facts["setup"]
        border: int = setup["plots_with_borderland"] - setup["plots"]
        self.plots: tuple[int, ...] = (border, 0, setup["plots"], setup["storage_plots"])  # by kind of plot (CO-34)
        self.plots_in_one_era: tuple[int, ...] = (0, 0, setup["plots_era_I_only"], setup["storage_plots"])
        self.razing_tools: int = facts["building_rules"]["razing_extra_tools"]
        self.hand_limit: int = facts["improvement_rules"]["hand_limit"]
        self.plays_in_a_move: int = facts["improvement_rules"]["plays_per_move_max"]
        self.levy_first: tuple[int, ...] = (0, *[era["levy"]["first"] for era in facts["eras"]])
        self.levy_materials: tuple[int, ...] = (0, *[era["levy"]["materials"] for era in facts["eras"]])
        self.max_level: tuple[int, ...] = (0, *[era["max_colony_level"] for era in facts["eras"]])
        self.levy_kinds = tuple(sorted([GOOD_NUMBER[good] for good in facts["levy_rules"]["materials_any"]]))
        self.meal = tuple([pack(facts["sustenance"][name]) for name in CLASSES])
        self.worth = tuple([int(facts["scoring"][name]) for name in CLASSES])
        self.goods_price = {
            GOOD_NUMBER[id]: good["later_start"] for id, good in facts["goods"].items() if id in GOOD_NUMBER
        }
        available = {each["start_era"]: each["goods"] for each in facts["later_start_rules"]["goods_available"]}
        self.later = {each["era"]: LaterStart(each, available[each["era"]]) for each in facts["later_start"]}
        self.money_cap: int = facts["later_start_rules"]["money_building_cap_variant"]

    # -- components ----------------------------------------------------------------------------------------------

    def building(self, id: str, facts: Mapping[str, Any]) -> Building:
        return Building(id, facts, self.powers(facts["effects"], id))

    def place(self, facts: Mapping[str, Any]) -> Place:
        effects = facts["effects"]
        if effects[0]["op"] == "choose":
            lists = [(PLACE_WORD[each[0]["op"]], each) for each in effects[0]["options"]]
        else:
            lists = [(PLACE_WORD[effects[-1]["op"] if facts["kind"] == "special" else effects[0]["op"]], effects)]
        options = [Option(OPTION_NUMBER[word], self.program(each, facts["id"])) for word, each in lists]
        programs = [self.programs[option.program] for option in options]
        gives = any(all(deed.verb in (GAIN, TAKE_MARKER) for deed in program) for program in programs)
        aims = [deed for program in programs for deed in program if deed.verb in (BUILD, EMBASSY, PLAY_CARD)]
        return Place(facts, tuple(options), gives, () if gives else self.least(programs), tuple(aims))

    def least(self, programs: list[tuple[Deed, ...]]) -> tuple[Need, ...]:
        """What building or exchanging costs; none where something else can be done as well."""
        found: list[Need] = []
        for program in programs:
            deed = program[0]
            if deed.verb == BUILD:
                price = self.buildings[deed.building].price if deed.price is None else deed.price
                found.append(Need(price.goods, 0, price.tools))
            elif deed.verb == CONVERT and deed.least:
                found += deed.needs
            else:
                return ()
        return tuple(found)

    def card(self, facts: Mapping[str, Any]) -> Card:
        id = facts["id"]
        done = [effect for effect in facts["effects"] if effect["op"] in DEEDS]
        lasting = [effect for effect in facts["effects"] if effect["op"] not in DEEDS]
        return Card(facts, self.program(done, id) if done else NONE, self.powers(lasting, id))

    def market(self, facts: Mapping[str, Any]) -> Market:
        options = [
            Option(OPTION_NUMBER[part], self.program(facts[part], facts["id"]))
            for part in ("sale", "subsidy", "action")
        ]
        (gain,) = facts["subsidy"]
        subsidies = tuple([bundle(each) for each in gain.get("options", [gain.get("goods", {})])])
        return Market(facts, tuple(options), subsidies)

    def colony(self, id: str, facts: Mapping[str, Any]) -> Colony:
        return Colony(id, facts, tuple([self.powers(level["effects"], id) for level in facts["levels"]]))

    # -- what they do ----------------------------------------------------------------------------------------------

    def check(self, effect: Mapping[str, Any], owner: str) -> None:
        """Every verb is defined in the facts, and has no other arguments than it says."""
        verb = self.verbs.get(effect["op"])
        if verb is None:
            raise BrokenRules(f"colonists: {owner} has the verb {effect['op']!r}, which is not there.")
        for name in effect:
            if name != "op" and name not in verb["args"]:
                raise BrokenRules(f"colonists: {effect['op']} of {owner} has no {name!r}.")

    def program(self, effects: Sequence[Mapping[str, Any]], owner: str) -> int:
        self.programs.append(tuple([self.deed(effect, owner) for effect in effects]))
        return len(self.programs) - 1

    def deed(self, effect: Mapping[str, Any], owner: str) -> Deed:
        self.check(effect, owner)
        op = effect["op"]
        deed = Deed(CONVERT if op == "sell" else DEEDS.index(op))
        if deed.verb == GAIN:
            deed.gain = bundle(effect.get("goods", {}))
            deed.options = tuple([bundle(each) for each in effect.get("options", ())])
        elif op == "sell":
            deed.sale = True
            offers = [{"from": offer["give"], "to": {"dollars": offer["dollars"]}} for offer in effect["offers"]]
            deed.recipes = recipes(offers)
        elif deed.verb == CONVERT:
            deed.recipes = recipes(effect["recipes"])
            deed.times = effect["times"] or NO_CAP
            deed.least = effect.get("min", 1)
        elif deed.verb == BUILD:
            deed.building = BUILDING_NUMBER[effect["building"]]
            deed.times = effect.get("times", 0) or NO_CAP
            deed.price = bundle(effect["cost"]) if "cost" in effect else None
        elif deed.verb in (DRAW_CARDS, PLAY_CARD):
            deed.cards = effect["cards"]
            deed.library_draw = effect.get("library_draw", 0)
            deed.library_keep = effect.get("library_keep", 0)
        elif deed.verb == SWAP_PLACES:
            deed.adjacent = effect["adjacent"]
            deed.may = effect.get("optional", False)
        else:
            assert deed.verb in (EMBASSY, TAKE_MARKER, MARKET_ACTION)
        deed.needs = [Need(recipe.give, recipe.any, 0) for recipe in deed.recipes]
        return deed

    def powers(self, effects: Sequence[Mapping[str, Any]], owner: str) -> tuple[Power, ...]:
        return tuple([self.power(effect, owner) for effect in effects])

    def power(self, effect: Mapping[str, Any], owner: str) -> Power:
        self.check(effect, owner)
        if effect["op"] == "ability":
            return self.ability(effect, owner)
        power = Power(POWERS.index(effect["op"]))
        power.number = number_of(effect)
        power.by_class = tuple([effect.get(name, 0) for name in CLASSES])
        set_goods(power, effect)
        set_targets(power, effect)
        if "effects" in effect:  # market_option, place_option
            power.program = self.program(effect["effects"], owner)
            power.number = OPTION_NUMBER.get(owner, NONE)
        if "lines" in effect:
            power.lines = tuple([Line(recipes(line["recipes"]), line["times"]) for line in effect["lines"]])
        if "after" in effect:
            power.after = tuple([number for name in effect["after"] for number in self.buildings_named(name)])
        power.draw = effect.get("draw", effect.get("library_draw", 0))
        power.keep = effect.get("keep", effect.get("library_keep", 0))
        power.cards = effect.get("cards", 0)
        power.replaces = effect.get("replaces", False)
        power.direct = effect.get("direct", False)
        power.both_ways = effect.get("both_ways", True)
        power.part = WAIVES.index(effect.get("part", "all"))
        return power

    def buildings_named(self, name: str) -> list[int]:
        """A class stands for all buildings that ask for it (CO-132a)."""
        if name in BUILDING_NUMBER:
            return [BUILDING_NUMBER[name]]
        return [number for number, each in enumerate(self.facts["buildings"].values()) if name in each["worker"]]

    def ability(self, effect: Mapping[str, Any], owner: str) -> Power:
        """A power that is used when its owner likes, for its price."""
        (inner,) = effect["effects"]
        self.check(inner, owner)
        power = Power(SWAP_POWER if inner["op"] == "swap_places" else POWERS.index(inner["op"]))
        power.number = inner.get("plus", 0)
        set_targets(power, inner)
        power.base = BUILDING_NUMBER[inner["from"]] if "from" in inner else NONE
        power.pay_cost = inner.get("pay_cost", False)
        power.price = {"": FREE, "levy": FOR_LEVY, "load": FOR_LOAD}[effect.get("price", "")]
        power.cost = bundle(effect.get("cost", {}))
        power.limit = effect.get("limit", NO_CAP)
        power.per_move = effect.get("per", "") == "move"
        return power


PLACE_WORD: Final = {
    "gain": "take",
    "sell": "sell",
    "build": "build",
    "convert": "refine",
    "draw_cards": "draw",
    "play_card": "develop",
    "embassy": "negotiate",
    "take_marker": "office",
    "swap_places": "office",
}


BOX: Final = Box(FACTS)
