"""Chapter 17: alone against Rugwort (EV-237 to EV-257). He has a city, points and workers, but no hand."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    AUTUMN,
    BASIC_EVENT,
    EVENTS,
    FARM,
    FOOL,
    GREENHOUSE,
    GUEST_POINTS,
    GUESTS,
    IDS,
    LOCATION_NUMBER,
    MEADOW,
    NONE,
    SEASONS,
    SOLO,
    TYPE,
)
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.program import EVENT_NEEDS
from kleinstadt.games.everdell.rules.hands import lay_aside, refill, top_of_deck
from kleinstadt.games.everdell.rules.paying import remove, reward_rugwort
from kleinstadt.games.everdell.state import (
    AWAY,
    FOR_CARD,
    FOR_RESERVED,
    FOR_STATION,
    FOR_TICKET,
    GONE,
    ON_MEADOW,
    RUGWORT,
    Everdell,
)
from kleinstadt.games.everdell.steps import (
    BANISH,
    JEST,
    RUGWORT_CARD,
    RUGWORT_GOES_ON,
    RUGWORT_GUEST,
    RUGWORT_PLAYS,
    RUGWORT_SEASON,
    SWEEP,
    UNCOVER_GUESTS,
)

FOREST_WORKER: Final[tuple[int, ...]] = tuple(SOLO["forest_worker"])
JOURNEY: Final[tuple[int, ...]] = tuple([LOCATION_NUMBER[id] for id in SOLO["journey"]])
BASIC_WORKER: Final[tuple[int, ...]] = tuple([LOCATION_NUMBER[id] for id in SOLO["basic_worker"]])
CLOSED: Final[tuple[int, ...]] = tuple(SOLO["meadow_workers"])
FEUD_YEAR: Final[int] = SOLO["feud_year"]
STATION_POINTS: Final[int] = SOLO["station"]
TICKET_POINTS: Final[tuple[int, ...]] = tuple(SOLO["ticket_points"])
TICKET_CARDS: Final[tuple[int, ...]] = tuple(SOLO["ticket_cards"])
TURNED_UP: Final[int] = SOLO["revealed"]
FACES: Final = MEADOW  # of his die
ALONE: Final = 0  # the only seat


def year(state: Everdell) -> int:
    """How nasty he is: 1, 2 or 3 (EV-246 to EV-248)."""
    return int(state.options["solo_year"])


def send_workers(state: Everdell, season: int) -> None:
    """His workers go where they stand in this season (EV-237, EV-240); those on the Meadow close it (EV-241)."""
    state.seasons = replaced(state.seasons, RUGWORT, season)
    state.closed = CLOSED[season]
    on_meadow = [ON_MEADOW + slot for slot in range(state.closed)]
    state.workers[RUGWORT] = [forest_spot(state, season), basic_spot(state, season), *on_meadow]


def forest_spot(state: Everdell, season: int) -> int:
    """From one forest card to the next, and in autumn on the Journey, further each year."""
    return JOURNEY[year(state) - 1] if season == AUTUMN else state.forest[FOREST_WORKER[season]]


def basic_spot(state: Everdell, season: int) -> int:
    """From one basic location to the next; in the autumn of the worst year he leaves the game (EV-248)."""
    return GONE if season == AUTUMN and year(state) == FEUD_YEAR else BASIC_WORKER[season]


# -- his cards --------------------------------------------------------------------------------------------------------


def plays(state: Everdell, step: Step) -> None:
    """EV-238: he answers a card, and in the end the ticket."""
    cards = [what for what in state.owed if what != FOR_TICKET]
    what = cards[0] if cards else FOR_TICKET
    state.owed.remove(what)
    if what == FOR_TICKET:
        roll_for_ticket(state)
        return
    if what == FOR_STATION:  # EV-252
        reward_rugwort(state, STATION_POINTS)
    take_from_meadow(state, step)
    if what >= FOR_RESERVED:
        turn_up_for(state, step, what - FOR_RESERVED)


def roll(state: Everdell) -> int:
    """The eight-sided die; its faces are numbered from 0 here."""
    face = state.chance.below(FACES)
    state.die = face + 1
    if state.log is not None:
        state.tell("rugwort_rolled", {"number": state.die})
    return face


def take_from_meadow(state: Everdell, step: Step) -> None:
    """The die names a position of the Meadow; its card is his, and the gap is filled. Nothing else about it matters to
    him."""
    slot = roll(state)
    card = state.meadow[slot]
    if card != NONE:
        state.meadow[slot] = NONE
        settle(state, card)
        refill(state, step)


def settle(state: Everdell, card: int) -> None:
    """Into his city; a Fool into the other one, if it finds a space there and is the first (EV-239)."""
    mine = state.cities[ALONE]
    fools = card == FOOL and mine.has_room(FOOL) and not mine.holds(FOOL)
    if state.log is not None:
        state.tell("rugwort_fooled" if fools else "rugwort_took", {"card": IDS[card], "seat": ALONE})
    if fools:
        mine.enter(card)
        return
    city = state.cities[RUGWORT]
    place = city.enter(card)
    if card in (FARM, GREENHOUSE):  # as many as possible share a space (EV-242)
        partners = city.alone(FARM if card == GREENHOUSE else GREENHOUSE)
        if partners:
            city.join(place, partners[0])


def roll_for_ticket(state: Everdell) -> None:
    """EV-254."""
    face = roll(state)
    reward_rugwort(state, TICKET_POINTS[face])
    if TICKET_CARDS[face]:
        state.owed.append(FOR_CARD)


def turn_up_for(state: Everdell, step: Step, type: int) -> None:
    """EV-255: of the next cards of the deck one of this type is his, too; the rest is discarded."""
    state.open_heap()
    for _ in range(TURNED_UP):
        card = top_of_deck(state, ALL)
        if card != NONE:
            lay_aside(state, card, ALL)
    state.tell("revealed", {"seat": RUGWORT, "cards": [IDS[card] for card in state.heap()]})
    fitting = alike(state, type)
    state.push(SWEEP.at(step.seat))
    if len(fitting) > 1:
        state.push(RUGWORT_CARD.at(step.seat, type))
    elif fitting:
        take_turned_up(state, fitting[0])


def alike(state: Everdell, type: int) -> list[int]:
    """The cards of this type that are turned up."""
    return sorted({card for card in state.heap() if TYPE[card] == type})


def take_turned_up(state: Everdell, card: int) -> None:
    state.take_aside(card)
    settle(state, card)


def card_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    (type,) = step.args
    return in_order([phrases.PICK.of(card) for card in alike(state, type)])


def choose_card(state: Everdell, step: Step, move: str) -> None:
    (card,) = WORDS.read(move).numbers
    take_turned_up(state, card)


# -- the Fool against him ---------------------------------------------------------------------------------------------


def jest(state: Everdell, step: Step) -> None:
    """EV-239: a Fool is discarded at once, and one of his cards may be chosen to go."""
    play = state.table[-1]
    play.owner = RUGWORT
    play.place = AWAY
    state.discards.put(play.card, ALL)
    if state.cities[RUGWORT].places():
        state.push(BANISH.at(step.seat))


def banish_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    city = state.cities[RUGWORT]
    return in_order([phrases.BANISH.pair(city.cards[place], place) for place in state.alike(RUGWORT, city.places())])


def banish(state: Everdell, step: Step, move: str) -> None:
    card, place = WORDS.read(move).numbers
    remove(state, RUGWORT, place)
    state.tell("banished", {"seat": step.seat, "card": IDS[card]})


# -- his seasons ------------------------------------------------------------------------------------------------------


def prepare(state: Everdell, step: Step) -> None:
    """EV-251: first he takes the guest who is worth most; where two are, the player says which."""
    state.push(RUGWORT_GOES_ON.at(step.seat))
    best = best_guests(state)
    if len(best) > 1:
        state.push(RUGWORT_GUEST.at(step.seat))
    elif best:
        host(state, best[0])


def best_guests(state: Everdell) -> list[int]:
    guests = state.station.visible()
    most = max([GUEST_POINTS[guest] for guest in guests], default=0)
    return [guest for guest in guests if GUEST_POINTS[guest] == most]


def guest_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([phrases.WELCOME.of(guest) for guest in best_guests(state)])


def choose_guest(state: Everdell, step: Step, move: str) -> None:
    (guest,) = WORDS.read(move).numbers
    host(state, guest)


def host(state: Everdell, guest: int) -> None:
    guests = state.station.guests
    guests[guests.index(guest)] = NONE
    state.hosted = replaced(state.hosted, RUGWORT, (*state.hosted[RUGWORT], guest))
    state.tell("welcomed", {"seat": RUGWORT, "card": GUESTS[guest]})
    state.push(UNCOVER_GUESTS)


def go_on(state: Everdell, step: Step) -> None:
    """EV-240: he takes the basic events that his city meets, then his workers go on."""
    for place, event in enumerate(state.events):
        free = state.owners[place] == NONE and BASIC_EVENT[event]
        if free and holds(state, EVENT_NEEDS[event], RUGWORT, RUGWORT, RUGWORT, place):
            state.owners = replaced(state.owners, place, RUGWORT)
            state.tell("rugwort_achieved", {"card": EVENTS[event]})
    season = state.seasons[step.seat]
    send_workers(state, season)
    state.tell("rugwort_prepared", {"season": SEASONS[season], "number": state.closed})
    if season == AUTUMN and year(state) == FEUD_YEAR:  # EV-248
        state.idle[step.seat] -= 1
        state.workers[step.seat].append(GONE)
        state.tell("rugwort_feud", {"seat": step.seat})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    RUGWORT_PLAYS: Effect(plays, reveals=True),
    RUGWORT_CARD: Choice("EV-255", card_moves, choose_card, public=always),
    RUGWORT_SEASON: Effect(prepare),
    RUGWORT_GUEST: Choice("EV-251", guest_moves, choose_guest, public=always),
    RUGWORT_GOES_ON: Effect(go_on),
    JEST: Effect(jest),
    BANISH: Choice("EV-239", banish_moves, banish, public=always, part=True, blind=always),
}
