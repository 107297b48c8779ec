"""The words that the facts use for what things do, compiled: deeds that are done, and powers that last.

A program is what one component does when it is used, deed by deed. Powers are lasting, yearly and final effects; they
are in force while a building is staffed, a level is reached, a card lies on the table (facts/verbs.toml).
"""

from typing import Final

from kleinstadt.games.colonists.goods import NOTHING, Bundle

NONE: Final = -1  # no building, no card, nobody
NO_CAP: Final = 999

# -- deeds (H1) -----------------------------------------------------------------------------------------------------

GAIN: Final = 0
CONVERT: Final = 1  # also sales: what comes back are Dollars
BUILD: Final = 2
DRAW_CARDS: Final = 3
PLAY_CARD: Final = 4
EMBASSY: Final = 5
TAKE_MARKER: Final = 6
SWAP_PLACES: Final = 7
MARKET_ACTION: Final = 8


class Recipe:
    """Goods that are handed in, so many further goods of any kinds, and what is received for them."""

    __slots__ = ("give", "any", "get")

    def __init__(self, give: int, any: int, get: Bundle) -> None:
        self.give = give
        self.any = any
        self.get = get


class Need:
    """Goods, so many more of any kinds, and Tools: the least that must be handed in. `full`: without discount."""

    __slots__ = ("goods", "any", "tools", "full")

    def __init__(self, goods: int, any: int, tools: int, full: bool = False) -> None:
        self.goods = goods
        self.any = any
        self.tools = tools
        self.full = full


class Deed:
    """One verb with its numbers; which of them mean something depends on the verb.

    gain         what is gained; `options`: one of these instead
    recipes      what may be exchanged, `times` in all at most, `least` at least; `sale`: for Dollars; `needs`: for once
    building     what is built, `times` at most, for `price` if that is not None
    cards        drawn, or played; `library_draw` and `library_keep` with a Library
    adjacent     of places that are swapped; `may`: or not at all
    """

    __slots__ = (
        *("verb", "gain", "options", "recipes", "times", "least", "sale", "building", "price", "cards"),
        *("needs", "library_draw", "library_keep", "adjacent", "may"),
    )

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.gain: Bundle = NOTHING
        self.options: tuple[Bundle, ...] = ()
        self.recipes: tuple[Recipe, ...] = ()
        self.needs: list[Need] = []
        self.times = NO_CAP
        self.least = 1
        self.sale = False
        self.building = NONE
        self.price: Bundle | None = None
        self.cards = 0
        self.library_draw = 0
        self.library_keep = 0
        self.adjacent = False
        self.may = False


# -- powers (H2 to H16) -----------------------------------------------------------------------------------------------

POWERS: Final[tuple[str, ...]] = (
    *("residents", "storage", "warehouse", "storage_each", "warehouse_is_storage", "produce", "factory"),
    *("factory_pair", "building_bonus", "place_bonus", "library", "draw_bonus", "extra_play", "tool_discount"),
    *("play_after_draw", "year_draw", "year_convert", "gift", "steward", "temporary_steward", "range", "jump"),
    *("levy_waiver", "plot", "borderland", "employ", "remodel_also", "also_build", "pay_from_buffer", "ambassador"),
    *("swap_on_receipt", "trade", "market_option", "place_option", "place_extra", "take_instead", "range_now"),
    *("move_anywhere", "replace_building", "swap_power", "end_score"),
)
RESIDENTS: Final = 0
STORAGE: Final = 1
WAREHOUSE: Final = 2
STORAGE_EACH: Final = 3
WAREHOUSE_IS_STORAGE: Final = 4
PRODUCE: Final = 5
FACTORY: Final = 6
FACTORY_PAIR: Final = 7
BUILDING_BONUS: Final = 8
PLACE_BONUS: Final = 9
LIBRARY: Final = 10
DRAW_BONUS: Final = 11
EXTRA_PLAY: Final = 12
TOOL_DISCOUNT: Final = 13
PLAY_AFTER_DRAW: Final = 14
YEAR_DRAW: Final = 15
YEAR_CONVERT: Final = 16
GIFT: Final = 17
STEWARD: Final = 18
TEMPORARY_STEWARD: Final = 19
RANGE: Final = 20
JUMP: Final = 21
LEVY_WAIVER: Final = 22
PLOT: Final = 23
BORDERLAND: Final = 24
EMPLOY: Final = 25
REMODEL_ALSO: Final = 26
ALSO_BUILD: Final = 27
PAY_FROM_BUFFER: Final = 28
AMBASSADOR: Final = 29
SWAP_ON_RECEIPT: Final = 30
TRADE: Final = 31
MARKET_OPTION: Final = 32
PLACE_OPTION: Final = 33
PLACE_EXTRA: Final = 34
TAKE_INSTEAD: Final = 35
RANGE_NOW: Final = 36
MOVE_ANYWHERE: Final = 37
REPLACE_BUILDING: Final = 38
SWAP_POWER: Final = 39
END_SCORE: Final = 40

# Parts of the levy that a power waives.
WAIVES: Final[tuple[str, ...]] = ("first", "materials", "all")
# What the use of a power costs besides goods (CO-79, CO-157).
FREE: Final = 0
FOR_LEVY: Final = 1
FOR_LOAD: Final = 2


class Line:
    """Recipes of which one may be used so many times in a year (CO-203a)."""

    __slots__ = ("recipes", "times")

    def __init__(self, recipes: tuple[Recipe, ...], times: int) -> None:
        self.recipes = recipes
        self.times = times


class Power:
    """One lasting verb with its numbers; which of them mean something depends on the verb.

    number       more range, stewards, spaces, plots, Tools saved; 0 may mean all
    by_class     colonists of each class that it brings
    good         only for this kind of good; `goods` several kinds
    gain         goods that come yearly, or with each building; `options`: one of these instead
    building     the building it is about, `base` what that may come from
    place        the family of places it is about
    who, where   classes of colonists: who may work where; `most` of them, `unless` one of this class is idle. Or an
                 ambassador, with its `bit` in a mask of them
    after        buildings that must have been built before
    pairs        goods that may turn into each other
    lines        what may be converted at the end of a year
    program      deeds that it makes possible, by number
    draw, keep   cards; `cards` without a Library
    replaces     it takes the place of what the level below does
    both_ways    of a rung of the trade ladder
    price, cost  what a use costs; `limit` uses in a half-year or (`per_move`) in a move
    part         of the levy
    pay_cost     whether what is exchanged must be paid besides; `direct`: never by remodelling
    """

    __slots__ = (
        *("verb", "number", "by_class", "good", "goods", "gain", "options", "building", "base", "place", "who", "bit"),
        *("where", "most", "unless", "after", "pairs", "lines", "program", "draw", "keep", "cards", "replaces"),
        *("both_ways", "price", "cost", "limit", "per_move", "part", "pay_cost", "direct"),
    )

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.number = 0
        self.by_class: tuple[int, ...] = (0, 0, 0)
        self.good = NONE
        self.goods: tuple[int, ...] = ()
        self.gain: Bundle = NOTHING
        self.options: tuple[Bundle, ...] = ()
        self.building = NONE
        self.base = NONE
        self.place = NONE
        self.who = NONE
        self.bit = 0
        self.where = NONE
        self.most = 0
        self.unless = NONE
        self.after: tuple[int, ...] = ()
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.program = NONE
        self.draw = 0
        self.keep = 0
        self.cards = 0
        self.replaces = False
        self.both_ways = True
        self.price = FREE
        self.cost: Bundle = NOTHING
        self.limit = NO_CAP
        self.per_move = False
        self.part = 0
        self.pay_cost = False
        self.direct = False
