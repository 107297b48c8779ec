"""What a community gives its owner: room, workers, abilities, and what its buildings generate."""

from typing import Final

from kleinstadt.games.colonists.box import PRODUCTION, PROVISION, Box
from kleinstadt.games.colonists.cards import ANY_CLASS, BUILDINGS
from kleinstadt.games.colonists.community import (
    IN_CREW,
    WITH_SHARE,
    card_of,
    crew_of,
    embassy_plot,
    kind_of,
    level_of,
    plot_of,
    share_of,
    staffed,
)
from kleinstadt.games.colonists.goods import NOTHING, ONE, Bundle
from kleinstadt.games.colonists.verbs import (
    ALSO_BUILD,
    AMBASSADOR,
    BORDERLAND,
    BUILDING_BONUS,
    DRAW_BONUS,
    EMPLOY,
    END_SCORE,
    EXTRA_PLAY,
    FACTORY,
    FACTORY_PAIR,
    GIFT,
    JUMP,
    LEVY_WAIVER,
    LIBRARY,
    MARKET_OPTION,
    NONE,
    PAY_FROM_BUFFER,
    PLACE_BONUS,
    PLACE_EXTRA,
    PLACE_OPTION,
    PLAY_AFTER_DRAW,
    PLOT,
    PRODUCE,
    RANGE,
    RANGE_NOW,
    REMODEL_ALSO,
    RESIDENTS,
    STEWARD,
    STORAGE,
    STORAGE_EACH,
    SWAP_ON_RECEIPT,
    TAKE_INSTEAD,
    TEMPORARY_STEWARD,
    TOOL_DISCOUNT,
    TRADE,
    WAREHOUSE,
    WAREHOUSE_IS_STORAGE,
    YEAR_CONVERT,
    YEAR_DRAW,
    Line,
    Power,
)

ALL_BORDERLAND: Final = 99
NOT_ASKED: Final = -2


class Means:
    """What a community gives its owner, summed up over board, staffed buildings, embassies and cards. Made anew when
    one of them changes, never changed itself, so that copies of a position share it. `least_tools` is worked out when
    it is first asked for (rules/building.py)."""

    __slots__ = (
        *("storage", "warehouse", "typed", "all_storage", "delivers", "dolly", "residents", "employed", "idle"),
        *("stewards", "apprentice", "range", "jumps", "first_waived", "materials_waived", "library", "draw_more"),
        *("see_more", "keep_more", "extra_play", "tool_discount", "no_tools", "play_after", "extra_plots"),
        *("borderland", "employs", "remodels", "also", "ambassadors", "pairs", "rungs", "market_options"),
        *("place_options", "place_extras", "instead", "instead_plus", "abilities", "place_bonus", "factory"),
        *("pairs_of_factories", "bonuses", "gifts", "lines", "year_draws", "tools", "dollars", "card_goods"),
        *("embassy_goods", "embassy_options", "end_scores", "each_storage", "covered", "least_tools"),
    )

    def __init__(self) -> None:
        self.storage = 0
        self.warehouse = 0
        self.typed = 0  # warehouse spaces for one kind of good, packed
        self.all_storage = False
        self.delivers: tuple[int, ...] = ()  # kinds that may be paid out of buffers
        self.dolly = 0  # goods of any kind that may be, in a move
        self.residents = [0, 0, 0]
        self.employed = [0, 0, 0]
        self.idle = [0, 0, 0]
        self.stewards = 1
        self.apprentice = False
        self.range = 1
        self.jumps: tuple[int, ...] = ()  # families of places
        self.first_waived = False
        self.materials_waived = False
        self.library = False
        self.draw_more = 0
        self.see_more = 0
        self.keep_more = 0
        self.extra_play = 0
        self.tool_discount = 0
        self.no_tools = False
        self.play_after = 0
        self.extra_plots = 0
        self.borderland = 0
        self.employs: tuple[Power, ...] = ()
        self.remodels: tuple[Power, ...] = ()
        self.also: tuple[Power, ...] = ()
        self.ambassadors = 0
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.rungs: tuple[Power, ...] = ()
        self.market_options: tuple[Power, ...] = ()
        self.place_options: tuple[Power, ...] = ()
        self.place_extras: tuple[Power, ...] = ()
        self.instead: tuple[Bundle, ...] = ()
        self.instead_plus: Bundle = NOTHING
        self.abilities: list[tuple[Power, int]] = []  # each with its card, NONE for an embassy
        self.place_bonus = 0
        self.factory = [0, 0, 0]
        self.pairs_of_factories = 0
        self.bonuses: tuple[Power, ...] = ()
        self.gifts: tuple[Bundle, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.year_draws: tuple[Power, ...] = ()
        self.tools = 0
        self.dollars = 0
        self.card_goods = 0
        self.embassy_goods = 0
        self.embassy_options: tuple[Bundle, ...] = ()
        self.end_scores: tuple[Power, ...] = ()
        self.each_storage: tuple[Power, ...] = ()
        self.covered = [0, 0, 0, 0]  # by kind of plot
        self.least_tools = [NOT_ASKED] * len(BUILDINGS)  # to build one more of each kind

    def space(self) -> int:
        """For goods of any kind."""
        return self.storage + self.warehouse

    # -- adding up -----------------------------------------------------------------------------------------------

    def add(self, power: Power, card: int) -> None:
        """One more power, of this card or (NONE) of something else."""
        verb = power.verb
        if verb == STORAGE:
            self.storage += power.number
        elif verb == WAREHOUSE:
            if power.good == NONE:
                self.warehouse += power.number
            else:
                self.typed += power.number * ONE[power.good]
        elif verb == RESIDENTS:
            for each in range(3):
                self.residents[each] += power.by_class[each]
        elif verb == STEWARD:
            self.stewards += power.number
        elif verb == RANGE:
            self.range += power.number
        elif verb == PRODUCE:
            self.add_yield(power, card)
        elif verb < LIBRARY:
            self.add_for_work(power)
        elif verb < STEWARD:
            self.add_for_cards(power)
        elif verb >= RANGE_NOW and verb != END_SCORE:
            self.abilities.append((power, card))
        else:
            self.add_right(power)

    def add_yield(self, power: Power, card: int) -> None:
        """What comes each year without a worker (CO-168, CO-199a); buildings are asked one by one."""
        self.tools += power.gain.tools
        self.dollars += power.gain.dollars
        if card != NONE:
            self.card_goods += power.gain.goods
        elif power.options:
            self.embassy_options = power.options
        else:
            self.embassy_goods += power.gain.goods

    def add_for_work(self, power: Power) -> None:
        verb = power.verb
        if verb == STORAGE_EACH:
            self.each_storage += (power,)
        elif verb == WAREHOUSE_IS_STORAGE:
            self.all_storage = True
        elif verb == FACTORY_PAIR:
            self.pairs_of_factories += power.number
        elif verb == BUILDING_BONUS:
            self.bonuses += (power,)
        elif verb == PLACE_BONUS:
            self.place_bonus += power.number * ONE[power.good]
        else:
            assert verb == FACTORY  # counted with its worker

    def add_for_cards(self, power: Power) -> None:
        verb = power.verb
        if verb == LIBRARY:
            self.library = True
        elif verb == DRAW_BONUS:
            self.draw_more += power.cards
            self.see_more += power.draw
            self.keep_more += power.keep
        elif verb == EXTRA_PLAY:
            self.extra_play += power.number
        elif verb == TOOL_DISCOUNT:
            self.tool_discount += power.number
            self.no_tools = self.no_tools or power.number == 0
        elif verb == PLAY_AFTER_DRAW:
            self.play_after += power.cards
        elif verb == YEAR_DRAW:
            self.year_draws += (power,)
        elif verb == YEAR_CONVERT:
            self.lines += power.lines
        else:
            assert verb == GIFT
            self.gifts += power.options

    def add_right(self, power: Power) -> None:
        verb = power.verb
        if verb == TEMPORARY_STEWARD:
            self.apprentice = True
        elif verb == JUMP:
            self.jumps += (power.place,)
        elif verb == LEVY_WAIVER:
            self.first_waived = self.first_waived or power.part != 1
            self.materials_waived = self.materials_waived or power.part != 0
        elif verb == PLOT:
            self.extra_plots += power.number
        elif verb == BORDERLAND:
            self.borderland = max(self.borderland, power.number or ALL_BORDERLAND)
        elif verb == EMPLOY:
            self.employs += (power,)
        elif verb == REMODEL_ALSO:
            self.remodels += (power,)
        elif verb == ALSO_BUILD:
            self.also += (power,)
        elif verb == PAY_FROM_BUFFER:
            self.delivers += power.goods
            self.dolly += 0 if power.goods else power.most
        elif verb == AMBASSADOR:
            self.ambassadors |= power.bit
        elif verb == SWAP_ON_RECEIPT:
            self.pairs += power.pairs
        elif verb == TRADE:
            self.rungs += (power,)
        elif verb == MARKET_OPTION:
            self.market_options += (power,)
        elif verb == PLACE_OPTION:
            self.place_options += (power,)
        elif verb == PLACE_EXTRA:
            self.place_extras += (power,)
        elif verb == TAKE_INSTEAD:
            self.instead += power.options
            self.instead_plus = power.gain if power.gain.tools else self.instead_plus
        else:
            assert verb == END_SCORE
            self.end_scores += (power,)

    # -- what buildings generate -----------------------------------------------------------------------------------

    def output(self, box: Box, kind: int, crew: int) -> int:
        """What one staffed building of this kind generates a year (CO-105a, CO-155), in its own good. What a card adds
        to a single building is not among it."""
        building = box.buildings[kind]
        if building.kind not in (PRODUCTION, PROVISION):
            return 0
        made = building.output
        for each in range(3):
            if IN_CREW[crew][each]:
                made += self.factory[each]
        for power in self.bonuses:
            if power.building == kind and power.number == 0:
                made += total_of(power.gain)
        return made


def total_of(gain: Bundle) -> int:
    return sum(gain.words().values())


def means_of(box: Box, buildings: list[int], embassies: list[int], table: list[int], guest: int) -> Means:
    """What this community gives. `guest` is the class of the colonist in an embassy that works as a Factory
    (CO-155a)."""
    means = Means()
    for power in box.printed:
        means.add(power, NONE)
    for colony, embassy in enumerate(embassies):
        if embassy:
            for power in box.colonies[colony].reached[level_of(embassy)]:
                means.add(power, NONE)
            plot = embassy_plot(embassy)
            means.covered[plot] = means.covered[plot] + 1
    for entry in table:
        for power in box.cards[card_of(entry)].powers:
            means.add(power, card_of(entry))
    for building in buildings:
        kind = kind_of(building)
        crew = crew_of(building)
        plot = plot_of(building)
        means.covered[plot] = means.covered[plot] + 1
        if crew:
            for each in range(3):
                means.employed[each] += IN_CREW[crew][each]
        if staffed(box, building):
            add_building(means, box, kind, crew)
    if guest != NONE:
        means.employed[guest] += 1
        means.factory[guest] += 1
    means.idle = [means.residents[each] - means.employed[each] for each in range(3)]
    means.stewards = min(means.stewards, box.setup["stewards_max"])
    means.range = min(means.range, box.setup["range_max"])
    return means


def add_building(means: Means, box: Box, kind: int, crew: int) -> None:
    for power in box.buildings[kind].powers:
        if power.verb == FACTORY:
            for each in range(3):
                means.factory[each] += power.number * IN_CREW[crew][each]
        elif power.verb != PRODUCE:
            means.add(power, NONE)
    for power in means.each_storage:
        if power.building == kind:
            means.storage += power.number


def admits(box: Box, means: Means, kind: int, colonist: int) -> bool:
    """Whether a colonist of this class may work in such a building at all (CO-123, CO-131); how many others may, and
    when, is asked elsewhere."""
    asked = box.buildings[kind].worker
    if asked in (colonist, ANY_CLASS):
        return True
    return asked != NONE and any(power.who == colonist and power.where == asked for power in means.employs)


def outputs(box: Box, means: Means, buildings: list[int]) -> list[int]:
    """What each building generates a year and may keep, in its own good; 0 where nobody works. What a card adds to a
    single building goes to the one that keeps most (CO-105a)."""
    made = [
        means.output(box, kind_of(building), crew_of(building)) if staffed(box, building) else 0
        for building in buildings
    ]
    for power in means.bonuses:
        best = NONE
        for at in range(len(buildings) if power.number else 0):
            if kind_of(buildings[at]) == power.building and made[at]:
                best = at if best == NONE or share_of(buildings[at]) > share_of(buildings[best]) else best
        if best != NONE:
            made[best] += total_of(power.gain)
    return made


def fitted(box: Box, means: Means, buildings: list[int]) -> list[int]:
    """The buildings, each with no larger share of the buffers than it can keep now (C6, OP-37)."""
    made = outputs(box, means, buildings)
    shares = [min(share_of(building), made[at]) for at, building in enumerate(buildings)]
    return [building % WITH_SHARE + WITH_SHARE * shares[at] for at, building in enumerate(buildings)]
