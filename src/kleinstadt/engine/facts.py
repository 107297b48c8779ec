"""Facts from which a value is learned: each has a number and a name, and stands in a table with others of its sort."""

Table = dict[str, list[str]]


def named(what: str, things: tuple[str, ...], *more: tuple[str, ...]) -> list[str]:
    """`city farm/winter`: the thing, and each of everything else that may be said of it, the last one fastest."""
    found = [f"{what} {thing}" if what else thing for thing in things]
    for each in more:
        found = [f"{name}/{other}" for name in found for other in each]
    return found


def numbers(most: int) -> tuple[str, ...]:
    """How many there are, from none to the most that is told apart."""
    return tuple([str(number) for number in range(most + 1)])


def places_of(table: Table) -> dict[str, int]:
    """The number of the first fact of each sort."""
    found: dict[str, int] = {}
    place = 0
    for name, facts in table.items():
        found[name] = place
        place += len(facts)
    return found


def names_of(table: Table) -> tuple[str, ...]:
    return tuple([name for facts in table.values() for name in facts])


def told(facts: list[int], names: tuple[str, ...]) -> dict[str, list[str]]:
    """By the first word of their names what facts say besides, once for each time that they hold."""
    found: dict[str, list[str]] = {}
    for fact in facts:
        word, _, more = names[fact].partition("/")
        found.setdefault(word, []).append(more)
    return found
