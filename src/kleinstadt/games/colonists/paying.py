"""Whether and how something can be paid: the canonical forms C2 and C3.

Storage and warehouse are one pool (C1). A price is handed in from the storage, so it must fit there, and what is not
paid must have room elsewhere at that moment; goods in buffers are pulled only as far as the pool falls short. Some
cards pay straight out of buffers (CO-108a).
"""

from kleinstadt.games.colonists.goods import FIELD, KINDS, ONE, amount, common, covers, total, without
from kleinstadt.games.colonists.means import Means


class Plan:
    """How a price is paid: from the pool, from buffers, how many goods without room must be discarded before, and how
    many are paid by the Dolly; `held` are the goods that need room while the price is handed in."""

    __slots__ = ("pool", "buffer", "over", "dolly", "held")

    def __init__(self, pool: int, buffer: int, over: int, dolly: int, held: int) -> None:
        self.pool = pool
        self.buffer = buffer
        self.over = over
        self.dolly = dolly
        self.held = held


class Direct:
    """What is paid straight out of buffers, and how many of these goods by the Dolly."""

    __slots__ = ("goods", "dolly")

    def __init__(self, goods: int, dolly: int) -> None:
        self.goods = goods
        self.dolly = dolly


def needs_room(goods: int, means: Means) -> int:
    """How many goods need a space that is not reserved for their kind."""
    return total(without(goods, means.typed) if means.typed else goods)


def overflow(pool: int, means: Means) -> int:
    """How many goods there is no room for; negative where there is room left (C4)."""
    return needs_room(pool, means) - means.storage - means.warehouse


def plan(pool: int, buffer: int, means: Means, dolly: int, price: int) -> Plan | None:
    """How this price is paid, if it can be (C2, C3). `dolly`: how many goods the Dolly may still pay."""
    missing = without(price, pool)
    if missing and not covers(buffer, missing):
        return None
    held = pool + missing if means.all_storage else pool + missing - price
    over = lack_of_room(held, price, means)
    excess = needs_room(price, means) - means.space() if means.all_storage else total(price) - means.storage
    if excess <= 0 and (over <= 0 or not (dolly or means.delivers)):
        return Plan(price - missing, missing, max(0, over), 0, held)
    how = paid_directly(direct_goods(pool, buffer, means, price), means.delivers, dolly, excess, over)
    if how is None:
        return None
    direct = how.goods
    pulled = without(missing, direct)
    handed = price - direct
    held = pool + pulled if means.all_storage else pool + pulled - handed
    return Plan(handed - pulled, pulled + direct, max(0, lack_of_room(held, handed, means)), how.dolly, held)


def direct_goods(pool: int, buffer: int, means: Means, price: int) -> tuple[int, int, int]:
    """What could be paid straight out of buffers instead of from the storage, in the order in which it is: goods that
    are missing, for they need not be pulled into the storage; goods instead of which some of the pool are kept in
    spaces of their own; and others, which only help where the storage is too small."""
    missing = without(price, pool)
    if means.all_storage:  # goods in spaces of their own are handed in from there
        crowded = without(price, means.typed)
        first = common(missing, crowded)
        return first, 0, common(buffer, crowded) - first
    rest = common(price, buffer) - missing
    kept = common(rest, without(means.typed, without(pool, price))) if means.typed else 0
    return missing, kept, rest - kept


def paid_directly(
    goods: tuple[int, int, int], by_contract: tuple[int, ...], dolly: int, excess: int, over: int
) -> Direct | None:
    """No more of these goods than needed: the storage is too small for so many (`excess`), and there is no room for so
    many (`over`), for which only the goods that come first help. Delivery Contracts pay before the Dolly."""
    first, kept, rest = goods
    contract = [of_kinds(each, by_contract) for each in goods]
    able = [first - contract[0], kept - contract[1], rest - contract[2]]
    direct = in_turn([contract[0], contract[1]], max(excess, over))
    number = total(direct)
    helped = max(0, min(dolly, over - number, total(able[0] + able[1])))
    more = first_of(contract[2], excess - number - helped)
    helped += max(0, excess - number - helped - total(more))
    if helped > dolly or helped > total(able[0] + able[1] + able[2]):
        return None
    return Direct(direct + more + in_turn(able, helped), helped)


def in_turn(groups: list[int], number: int) -> int:
    """So many goods, of the first of these groups as far as it goes, then of the next."""
    found = 0
    for goods in groups:
        found += first_of(goods, number - total(found))
    return found


def payable(pool: int, buffer: int, means: Means, dolly: int, price: int) -> bool:
    """Whether there is a plan; most communities have none of the cards that make it a long question."""
    if dolly or means.delivers or means.all_storage:
        return plan(pool, buffer, means, dolly, price) is not None
    return total(price) <= means.storage and covers(pool + buffer, price)


def payable_besides(pool: int, buffer: int, means: Means, dolly: int, due: int, spare: int, number: int) -> bool:
    """Whether so many goods of those to spare, of any kinds, can be handed in together with what is due."""
    if number > total(spare):
        return False
    if dolly or means.delivers or means.all_storage:
        return plan(pool, buffer, means, dolly, due + easiest(buffer, means, due, spare, number)) is not None
    return total(due) + number <= means.storage and covers(pool + buffer, due)


def easiest(buffer: int, means: Means, due: int, spare: int, number: int) -> int:
    """So many of the goods to spare as can best be paid together with what is due: first those that lie in spaces of
    their own and are handed in from there, then those in buffers, with Delivery Contracts rather than by the Dolly."""
    own = common(spare, without(means.typed, due)) if means.all_storage else 0
    on_buildings = without(buffer, without(due, means.typed) if means.all_storage else due)
    able = common(spare - own, on_buildings)
    by_contract = of_kinds(able, means.delivers)
    return in_turn([own, by_contract, able - by_contract, spare - own - able], number)


def of_kinds(goods: int, kinds: tuple[int, ...]) -> int:
    """Those of these goods that are of such kinds."""
    found = 0
    for kind in kinds:
        found |= goods & (FIELD * ONE[kind])
    return found


def lack_of_room(held: int, handed: int, means: Means) -> int:
    """How many goods must be discarded before this can be handed in."""
    room = means.space() if means.all_storage else means.space() - total(handed)
    return needs_room(held, means) - room


def first_of(goods: int, number: int) -> int:
    """So many of these goods, in the order of kinds."""
    found = 0
    for kind in range(KINDS):
        take = min(number, amount(goods, kind))
        if take > 0:
            found += take * ONE[kind]
            number -= take
    return found


def discardable(pool: int, how: Plan, means: Means) -> int:
    """What may be discarded to make room for paying: goods that are not needed, and not lying in a space of their
    own."""
    return common(pool - how.pool, without(how.held, means.typed))
