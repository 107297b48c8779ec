"""What keeps a seat from a field, a card or a resource when it chooses, places or builds: asked of the rules. A thing
has the name of the answer that is not open, as far as it goes: "choose wood", "place a1", "build chapel" where a card
can be built nowhere and "build chapel at a1" where it cannot stand there, "replace a1 with chapel"."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from kleinstadt.engine.obstacle import Obstacle, Obstacles
from kleinstadt.engine.phrase import Phrase
from kleinstadt.engine.step import Kind, Step
from kleinstadt.games.tiny_towns import phrases, steps
from kleinstadt.games.tiny_towns.cards import (
    ALL_KINDS,
    CARD_IDS,
    COTTAGE,
    FIRST_MONUMENT,
    KINDS,
    MAX_BANKS,
    STATUE,
    TYPE_OF,
)
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, NAMES, WHOLE, fields_of
from kleinstadt.games.tiny_towns.phrases import PLACE_TEXT, WORDS
from kleinstadt.games.tiny_towns.placements import PLACEMENTS
from kleinstadt.games.tiny_towns.rules.industry import may_add
from kleinstadt.games.tiny_towns.rules.place import statue_fields
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, Town


def obstacles(state: TinyTowns, seat: int) -> Obstacles:
    step = state.asked(seat)
    found = None if step is None else ASKED.get(step.kind)
    return {} if step is None or found is None else found(state, step)


# -- choosing a resource ----------------------------------------------------------------------------------------------


def of_kinds(state: TinyTowns, step: Step) -> Obstacles:
    """A kind is barred by an own Bank (TT-74, TT-75), or alone it does not lie open (TT-116)."""
    phrase, barred = BARRED[step.kind]
    moves = state.moves(step.seat)
    said = [(kind, phrase.say(kind - 1)) for kind in ALL_KINDS]
    return {
        move: [Obstacle(barred.id, barred.rule, {"resource": KINDS[kind]})] for kind, move in said if move not in moves
    }


BARRED: Final[dict[Kind, tuple[Phrase, Obstacle]]] = {
    steps.CHOOSE_KIND: (phrases.CHOOSE, Obstacle("on_bank", "TT-75")),
    steps.NAME_KIND: (phrases.NAME, Obstacle("on_bank", "TT-110")),
    steps.MARK: (phrases.MARK, Obstacle("on_bank", "TT-74")),
    steps.OPEN_CARD: (phrases.OPEN, Obstacle("not_open", "TT-116")),
}


# -- placing --------------------------------------------------------------------------------------------------------


def of_places(state: TinyTowns, step: Step) -> Obstacles:
    moves = state.moves(step.seat)
    return {move: [at_place(state, step, field)] for field, move in enumerate(PLACE_TEXT) if move not in moves}


def at_place(state: TinyTowns, step: Step, field: int) -> Obstacle:
    """Something is here (TT-17), or why the Statue does not open this cottage (TT-103)."""
    town = state.towns[step.seat]
    if not (town.has(STATUE) and town.built[COTTAGE] & BIT[field]):
        return there(state, town, field)
    if statue_fields(state, step.seat, town) & BIT[field]:
        return Obstacle("cottage_exchanged", "TT-103")
    return Obstacle("cottage_bears" if town.held[field] else "cottage_chosen", "TT-103")


def there(state: TinyTowns, town: Town, field: int) -> Obstacle:
    """What is on this field."""
    if town.stock & BIT[field]:
        return Obstacle("resource_there", "TT-17", {"resource": KINDS[town.resources >> 3 * field & 7]})
    card = town.monument if field == town.monument_field else state.display[town.type_at(field)]
    return Obstacle("building_there", "TT-17", {"card": CARD_IDS[card]})


# -- building -------------------------------------------------------------------------------------------------------


def of_builds(state: TinyTowns, step: Step) -> Obstacles:
    """For each card why it can be built nowhere, or where it cannot stand: by payment, from the Watch, by an effect."""
    town = state.towns[step.seat]
    open_to: dict[int, int] = {}
    for move in state.moves(step.seat):
        said = WORDS.read(move)
        if said.phrase in (phrases.BUILD, phrases.SET, phrases.ADD):
            card, field = said.numbers[:2]
            open_to[card] = open_to.get(card, 0) | BIT[field]
    found: Obstacles = {}
    for card in cards_of(state, town):
        thing = f"build {CARD_IDS[card]}"
        if card not in open_to:
            found[thing] = [nowhere(state, town, card)]
            continue
        for field in fields_of(WHOLE & ~open_to[card]):
            found[f"{thing} at {NAMES[field]}"] = [not_here(state, town, open_to[card], field)]
    return found


def cards_of(state: TinyTowns, town: Town) -> list[int]:
    """What the seat has before it: the display and its own monument."""
    return [*state.display, *([] if town.monument == NO_CARD else [town.monument])]


def nowhere(state: TinyTowns, town: Town, card: int) -> Obstacle:
    """Why this card cannot be built anywhere; for an effect only the first two count (TT-31)."""
    if town.has(card):
        return Obstacle("stands", "TT-28")
    if not may_add(state, town, TYPE_OF[card]):
        return Obstacle("banks", "TT-74", {"count": MAX_BANKS})
    lacking = [] if state.wild(town) else missing(town, card)
    return Obstacle("missing", "TT-22", {"resources": lacking}) if lacking else Obstacle("pattern", "TT-22")


def missing(town: Town, card: int) -> list[str]:
    """What of a card's pattern lies nowhere in the town, each as often as it is missing."""
    pattern = PLACEMENTS[card][0]
    wanted = Counter([int(pattern.value) >> 3 * field & 7 for field in fields_of(pattern.fields)])
    wanted.subtract([town.resources >> 3 * field & 7 for field in fields_of(town.stock)])
    return [KINDS[kind] for kind in ALL_KINDS for _ in range(wanted[kind])]


def not_here(state: TinyTowns, town: Town, open_to: int, field: int) -> Obstacle:
    """What can stand on any empty field needs one; all else stands on what was paid (TT-24)."""
    if town.empty & BIT[field] or (town.stock & BIT[field] and not open_to & town.empty):
        return Obstacle("unpaid", "TT-24")
    return there(state, town, field)


# -- the Architect's Guild --------------------------------------------------------------------------------------------


def of_replacements(state: TinyTowns, step: Step) -> Obstacles:
    town = state.towns[step.seat]
    _, but = step.args
    moves = state.moves(step.seat)
    found: Obstacles = {}
    for field in range(FIELDS):
        thing = f"replace {NAMES[field]}"
        if not any(move.startswith(f"{thing} ") for move in moves):
            found[thing] = [not_replaced(town, but, field)]
            continue
        for card in cards_of(state, town):
            answer = phrases.REPLACE.say(field, card)
            if answer not in moves:
                found[answer] = [not_instead(town, card, field)]
    return found


def not_replaced(town: Town, but: int, field: int) -> Obstacle:
    """Why nothing can take the place of what is here."""
    if field == town.monument_field:
        return Obstacle("monument", "TT-83")
    return Obstacle("just_replaced" if field == but else "no_building", "TT-82")


def not_instead(town: Town, card: int, field: int) -> Obstacle:
    """Why this card cannot take the place of the building here."""
    if card >= FIRST_MONUMENT:
        return Obstacle("stands", "TT-83")
    if town.type_at(field) == TYPE_OF[card]:
        return Obstacle("same", "TT-82", {"card": CARD_IDS[card]})
    return Obstacle("banks", "TT-74", {"count": MAX_BANKS})


ASKED: Final[dict[Kind, Callable[[TinyTowns, Step], Obstacles]]] = {
    **dict.fromkeys(BARRED, of_kinds),
    steps.PLACE: of_places,
    steps.BUILD: of_builds,
    steps.ADD: of_builds,
    steps.REPLACE: of_replacements,
}
