"""Whether and how something can be paid: the canonical forms C2 and C3.

Storage and warehouse are one pool (C1). A price is handed in from the storage, so it must fit there, and what is not
paid must have room elsewhere at that moment; goods in buffers are pulled only as far as the pool falls short. Some
cards pay straight out of buffers (CO-108a).
"""

from kleinstadt.games.colonists.goods import FIELD, KINDS, ONE, amount, common, covers, total, without
from kleinstadt.games.colonists.means import Means


class Plan:
    """How a price is paid: from the pool, from buffers, how many goods without room must be discarded before, and how
    many are paid by the Dolly."""

    __slots__ = ("pool", "buffer", "over", "dolly")

    def __init__(self, pool: int, buffer: int, over: int, dolly: int) -> None:
        self.pool = pool
        self.buffer = buffer
        self.over = over
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
    direct = 0
    if means.delivers:
        direct = delivered(price, missing, buffer, means)
    helped = 0
    if means.all_storage:
        excess = needs_room(common(pool, price) + missing - direct, means) - means.space()
    else:
        excess = total(price) - total(direct) - means.storage
    if excess > 0:  # only the Dolly can help: it pays out of buffers what has no room in the storage
        helped = excess
        if helped > dolly or helped > total(payable_directly(price, direct, buffer)):
            return None
        direct += first_of(payable_directly(price, direct, buffer), helped)
    pulled = without(missing, direct)
    over = lack_of_room(pool, pulled, price - direct, means)
    if over > 0 and pulled and helped < dolly:
        more = min(over, dolly - helped, total(pulled))
        direct += first_of(pulled, more)
        helped += more
        pulled = without(missing, direct)
        over = lack_of_room(pool, pulled, price - direct, means)
    return Plan(price - pulled - direct, pulled + direct, max(0, over), helped)


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
    found = 0
    for goods in (own, by_contract, able - by_contract, spare - own - able):
        found += first_of(goods, number - total(found))
    return found


def of_kinds(goods: int, kinds: tuple[int, ...]) -> int:
    """Those of these goods that are of such kinds."""
    found = 0
    for kind in kinds:
        found |= goods & (FIELD * ONE[kind])
    return found


def lack_of_room(pool: int, pulled: int, handed: int, means: Means) -> int:
    """How many goods must be discarded before this can be handed in."""
    if means.all_storage:
        return needs_room(pool + pulled, means) - means.space()
    return needs_room(pool + pulled - handed, means) - (means.space() - total(handed))


def delivered(price: int, missing: int, buffer: int, means: Means) -> int:
    """What Delivery Contracts pay out of buffers: what the pool lacks, and more where the storage is too small."""
    direct = 0
    for kind in means.delivers:
        direct += amount(missing, kind) * ONE[kind]
    excess = total(price) - total(direct) - means.storage
    for kind in means.delivers:
        if excess > 0 and not means.all_storage:
            more = min(excess, amount(price, kind) - amount(direct, kind), amount(buffer, kind) - amount(direct, kind))
            direct += more * ONE[kind]
            excess -= more
    return direct


def payable_directly(price: int, direct: int, buffer: int) -> int:
    """What else of this price lies in buffers."""
    return common(price - direct, buffer - direct)


def first_of(goods: int, number: int) -> int:
    """So many of these goods, in the order of kinds."""
    found = 0
    for kind in range(KINDS):
        take = min(number, amount(goods, kind))
        if take > 0:
            found += take * ONE[kind]
            number -= take
    return found


def discardable(pool: int, buffer_pull: int, handed: int, means: Means) -> list[int]:
    """The kinds of which one may be discarded to make room for paying: not needed, and not lying in a space of their
    own."""
    left = pool + buffer_pull - handed
    return [kind for kind in range(KINDS) if amount(left, kind) > amount(means.typed, kind)]
