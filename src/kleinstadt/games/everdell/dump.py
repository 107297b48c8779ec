"""A position as plain data, both ways. A part written by hand loads too: what is left out has its default, which is a
table in winter with the four basic events, some forest, and no cards. What cannot be is refused."""

from typing import Any, Final

from kleinstadt.engine.cards import HIDDEN, NOBODY, UNSEEN, Pile, pile_of, viewer_of
from kleinstadt.engine.cards_as_data import (
    dump_hand,
    dump_pile,
    hand_in_view,
    load_hand,
    load_pile,
    memory_in_view,
    not_too_many,
    pile_in_view,
)
from kleinstadt.engine.chance import load_chance
from kleinstadt.engine.reading import Reader, all_known, list_in, number_in, text_in, unknown, wrong
from kleinstadt.engine.sharing import replaced
from kleinstadt.games.everdell.cards import (
    ABILITY_NUMBER,
    BASE_FORESTS,
    DECKS,
    EVENT_NUMBER,
    EVENTS,
    FARM,
    FOREST_CARDS,
    FORESTS,
    GOLDEN_MARKERS,
    GREENHOUSE,
    GUEST_NUMBER,
    IDS,
    LOCATION_NUMBER,
    LOCATIONS,
    MEADOW,
    NONE,
    NUMBER,
    SEASONS,
    STATION,
    WORKERS,
)
from kleinstadt.games.everdell.city import BIT, PLACES, City
from kleinstadt.games.everdell.dump_station import check_station, load_station
from kleinstadt.games.everdell.goods import KINDS, MOST, ONE
from kleinstadt.games.everdell.phrases import SOURCE
from kleinstadt.games.everdell.redeal import census
from kleinstadt.games.everdell.rules.rugwort import FACES, send_workers
from kleinstadt.games.everdell.rules.setup import basic_events, lay_events
from kleinstadt.games.everdell.state import AWAY, GONE, ON_EVENT, RUGWORT, STRAY, Everdell, Play, on_card
from kleinstadt.games.everdell.view import IS_GONE, NOTHING, OWED, STRAYED, ability_names, pick_name, view_position

MANY: Final = 10**6
SEASON_NUMBER: Final = {id: number for number, id in enumerate(SEASONS)}
CARD_OR_NOTHING: Final = {**NUMBER, NOTHING: NONE}
ABILITY_OR_NONE: Final = {**ABILITY_NUMBER, NOTHING: NONE}
ABILITY_IN_VIEW: Final = {**ABILITY_NUMBER, HIDDEN: -2}  # dealt or chosen afresh
MOST_OF: Final = {newleaf: {id: deck.count(card) for id, card in NUMBER.items()} for newleaf, deck in DECKS.items()}
FOREST_NUMBER: Final = {LOCATIONS[location]: location for location in FORESTS}
OWED_NUMBER: Final = {word: number for number, word in enumerate(OWED)}
SPOT_NUMBER: Final = {
    **LOCATION_NUMBER,
    **{id: ON_EVENT + number for id, number in EVENT_NUMBER.items()},
    STRAYED: STRAY,
    IS_GONE: GONE,
}


def dump_position(state: Everdell) -> dict[str, Any]:
    """The view of a spectator, with what is hidden from him and without what follows from the rest."""
    dump = view_position(state, None)
    for seat, hand in zip(dump["seats"], state.hands, strict=True):
        seat["hand"] = dump_hand(hand, IDS)
        del seat["hand_limit"], seat["spaces"], seat["space_limit"], seat["pile"]
    for seat, offered, pick in zip(dump["seats"], state.offered, state.picks, strict=True):
        seat["offered"] = ability_names(offered, True)
        seat["pick"] = pick_name(pick, True)
    if state.solo:
        del dump["rugwort"]["workers"]  # follow from the season
    return {
        **dump,
        "deck": dump_pile(state.deck, IDS),
        "discards": dump_pile(state.discards, IDS),
        "aside": dump_pile(state.aside, IDS),
        "snails": dump_pile(state.snails, IDS),
        "chance": state.chance.dump(),
    }


# -- reading: what lies hidden ----------------------------------------------------------------------------------------


def load_position(state: Everdell, position: Reader) -> None:
    """Fill in a fresh position. BadPosition names the place where the data is broken or impossible."""
    viewers = state.seats + 1
    state.deck = load_pile(position.at("deck"), position.raw("deck", []), NUMBER, viewers)
    state.discards = load_pile(position.at("discards"), position.raw("discards", []), NUMBER)
    state.aside = load_pile(position.at("aside"), position.raw("aside", []), NUMBER)
    state.snails = load_pile(position.at("snails"), position.raw("snails", []), NUMBER)
    for seat, place, data in seats_of(state, position):
        reader = Reader(place, data)
        state.hands[seat] = load_hand(reader.at("hand"), seat, reader.raw("hand", []), NUMBER, viewers)
        load_choice(state, reader, seat, ABILITY_NUMBER)
        load_seat(state, reader, seat)
    load_table(state, position)
    if position.has("chance"):
        state.chance = load_chance(position.numbers("chance", 4, 0, 2**32 - 1, 0))
    position.finish()


def load_view(state: Everdell, position: Reader, seat: int | None) -> None:
    """A view. What the viewer does not see is left open until it is dealt afresh."""
    viewer = viewer_of(seat, state.seats)
    viewers = state.seats + 1
    deck = Reader(position.at("deck"), position.raw("deck", {}))
    count = deck.number("count", 0, MANY, 0)
    state.deck = Pile([UNSEEN] * count, [NOBODY] * count, memory_in_view(deck, NUMBER, viewers, viewer))
    state.discards = pile_in_view(position.at("discards"), position.raw("discards", []), NUMBER, viewer)
    state.aside = pile_in_view(position.at("aside"), position.raw("aside", []), NUMBER, viewer)
    for other, place, data in seats_of(state, position):
        reader = Reader(place, data)
        state.hands[other] = hand_in_view(reader.at("hand"), other, reader.raw("hand", {}), NUMBER, viewers, viewer)
        reader.skip("hand_limit", "spaces", "space_limit")
        pile = reader.number("pile", 0, MANY, 0)
        if pile:
            state.snails = pile_of([UNSEEN] * pile)
        load_choice(state, reader, other, ABILITY_IN_VIEW)
        load_seat(state, reader, other)
    load_table(state, position)
    position.finish()


def seats_of(state: Everdell, position: Reader) -> list[tuple[int, str, object]]:
    place = position.at("seats")
    entries = position.entries_of("seats", state.seats, {})
    return [(seat, f"{place}[{seat}]", data) for seat, data in enumerate(entries)]


def load_choice(state: Everdell, reader: Reader, seat: int, abilities: dict[str, int]) -> None:
    """The abilities that a seat may choose from, and the one it has chosen (EV-25)."""
    state.offered = replaced(state.offered, seat, tuple(reader.all_known("offered", abilities)))
    state.picks = replaced(state.picks, seat, reader.known("pick", {**abilities, NOTHING: NONE}, NONE))


# -- reading: what lies open ------------------------------------------------------------------------------------------


def load_seat(state: Everdell, reader: Reader, seat: int) -> None:
    season = reader.known("season", SEASON_NUMBER, 0)
    state.seasons = replaced(state.seasons, seat, season)
    state.passed = replaced(state.passed, seat, reader.flag("passed"))
    state.workers[seat] = [
        load_spot(f"{reader.at('workers')}[{index}]", spot, state.sides)
        for index, spot in enumerate(reader.entries("workers"))
    ]
    hired = state.hired(season)
    state.idle[seat] = reader.number("idle", 0, WORKERS, max(0, hired - len(state.workers[seat])))
    if state.idle[seat] + len(state.workers[seat]) != hired:
        raise wrong(reader.at("workers"), "ev_workers", f"there are {hired} workers in this season.", number=hired)
    state.stocks[seat] = load_goods(reader.at("goods"), reader.raw("goods", {}))
    state.cities[seat] = load_city(reader.at("city"), reader.raw("city", []))
    state.cities[seat].prison = tuple(reader.all_known("prison", NUMBER))
    state.plays[seat] = reader.number("plays", 0, MANY, 0)
    state.tickets = replaced(state.tickets, seat, reader.number("tickets", 0, 2, state.tickets[seat]))
    load_modules(state, reader, seat)
    reader.finish()


def load_modules(state: Everdell, reader: Reader, seat: int) -> None:
    """What Newleaf brings beside a city."""
    state.golden = replaced(state.golden, seat, reader.number("golden", 0, GOLDEN_MARKERS, state.golden[seat]))
    state.hosted = replaced(state.hosted, seat, tuple(reader.all_known("guests", GUEST_NUMBER)))
    state.reserved = replaced(state.reserved, seat, reader.known("reserved", CARD_OR_NOTHING, NONE))
    state.turned = replaced(state.turned, seat, reader.flag("turned"))
    state.abilities = replaced(state.abilities, seat, reader.known("ability", ABILITY_OR_NONE, NONE))
    state.archive += tuple(reader.all_known("archive", NUMBER))


def load_spot(place: str, data: object, sides: int) -> int:
    """A word, or `1.4`: the card at place 4 of the city of seat 1."""
    said = text_in(place, data)
    if said in SPOT_NUMBER:
        return SPOT_NUMBER[said]
    owner, _, there = said.partition(".")
    if not (owner.isdecimal() and there.isdecimal()) or int(owner) >= sides or int(there) >= PLACES:
        raise unknown(place, said, list(SPOT_NUMBER))
    return on_card(int(owner), int(there))


def load_goods(place: str, data: object) -> int:
    reader = Reader(place, data)
    goods = sum(ONE[kind] * reader.number(name, 0, MOST, 0) for kind, name in enumerate(KINDS))
    reader.finish()
    return goods


def load_city(place: str, data: object) -> City:
    """Cards by their names, or with what lies on them."""
    city = City()
    partners: dict[int, int] = {}
    entries = list_in(place, data)
    if len(entries) > PLACES:
        raise wrong(place, "ev_places", f"no city holds more than {PLACES} cards.", number=PLACES)
    for index, entry in enumerate(entries):
        here = f"{place}[{index}]"
        reader = Reader(here, {"card": entry} if isinstance(entry, str) else entry)
        there = city.enter(reader.known("card", CARD_OR_NOTHING, NONE))
        city.marked |= BIT[there] if reader.flag("marked") else 0
        city.gilded |= BIT[there] if reader.flag("golden") else 0
        partner = reader.number("shares", 0, PLACES - 1, NONE)
        if partner != NONE:
            partners[there] = partner
        city.stores[there] = load_goods(reader.at("goods"), reader.raw("goods", {}))
        reader.finish()
    for there, partner in partners.items():
        couple = [city.cards[other] for other in (there, partner) if other < len(entries)]
        if sorted(couple) != sorted([FARM, GREENHOUSE]) or partners.get(partner) != there:
            raise wrong(place, "ev_couple", "only a Greenhouse and a Farm share a space, each with the other.")
        if city.cards[there] == GREENHOUSE:
            city.join(there, partner)
    return city


def load_table(state: Everdell, position: Reader) -> None:
    """What belongs to no seat."""
    state.first = position.number("first", 0, state.seats - 1, 0)
    meadow = position.entries_of("meadow", MEADOW, NOTHING)
    state.meadow = all_known(position.at("meadow"), meadow, CARD_OR_NOTHING)
    state.heaps = [number_in(position.at("heaps"), start, 0, len(state.aside)) for start in position.entries("heaps")]
    for index, entry in enumerate(position.entries("table")):
        state.table.append(load_play(Reader(f"{position.at('table')}[{index}]", entry), state.sides))
    default = [LOCATIONS[location] for location in BASE_FORESTS[: FOREST_CARDS[state.seats]]]
    state.forest = tuple(different(position.at("forest"), position.raw("forest", default), FOREST_NUMBER))
    load_events(state, position)
    load_rugwort(state, position)
    state.producing = load_places(position, "producing")
    if state.options["newleaf"] == "full":
        state.station = load_station(Reader(position.at("station"), position.raw("station", {})))
    else:
        position.skip("station")


def load_rugwort(state: Everdell, position: Reader) -> None:
    """The rival of who plays alone; without a season of his own he has the player's."""
    data = position.raw("rugwort", None)
    if not state.solo:
        if data is not None:
            raise wrong(position.at("rugwort"), "ev_not_alone", "is there for one player only.")
        return
    if len(state.forest) < FOREST_CARDS[state.seats]:
        raise wrong(position.at("forest"), "ev_forest", "Rugwort's worker finds too few forest cards.")
    reader = Reader(position.at("rugwort"), {} if data is None else data)
    reader.skip("workers")  # follow from the season
    send_workers(state, reader.known("season", SEASON_NUMBER, state.seasons[0]))
    state.stocks[RUGWORT] = load_goods(reader.at("goods"), reader.raw("goods", {}))
    state.cities[RUGWORT] = load_city(reader.at("city"), reader.raw("city", []))
    state.owed = reader.all_known("owed", OWED_NUMBER)
    state.die = reader.number("die", 0, FACES, 0)
    state.hosted = replaced(state.hosted, RUGWORT, tuple(reader.all_known("guests", GUEST_NUMBER)))
    reader.finish()


def load_play(reader: Reader, sides: int) -> Play:
    play = Play(
        reader.known("card", NUMBER, 0),
        reader.known("source", SOURCE.number, 0),
        load_places(reader, "watching"),
        load_goods(reader.at("price"), reader.raw("price", {})),
        reader.number("owner", 0, sides - 1, NONE),
        reader.number("place", 0, AWAY, NONE),
        reader.known("ruined", CARD_OR_NOTHING, NONE),
        reader.number("space", 0, STATION - 1, NONE),
    )
    reader.finish()
    return play


def load_places(reader: Reader, key: str) -> int:
    places = {number_in(reader.at(key), place, 0, PLACES - 1) for place in reader.entries(key)}
    return sum(BIT[place] for place in places)


def different(place: str, data: object, table: dict[str, int]) -> list[int]:
    """Things of which there is one each."""
    found = all_known(place, data, table)
    if len(set(found)) < len(found):
        raise wrong(place, "ev_twice", "something is there twice of which there is one only.")
    return found


def load_events(state: Everdell, position: Reader) -> None:
    """By their names, or with owner and what lies there."""
    place = position.at("events")
    entries = list_in(place, position.raw("events", [EVENTS[event] for event in basic_events(state)]))
    tables = [{"event": entry} if isinstance(entry, str) else entry for entry in entries]
    readers = [Reader(f"{place}[{index}]", table) for index, table in enumerate(tables)]
    lay_events(state, different(place, [reader.raw("event", "") for reader in readers], EVENT_NUMBER))
    for index, reader in enumerate(readers):
        state.owners = replaced(state.owners, index, reader.number("owner", 0, state.sides - 1, NONE))
        state.event_goods = replaced(state.event_goods, index, load_goods(reader.at("goods"), reader.raw("goods", {})))
        state.beneath = replaced(state.beneath, index, tuple(reader.all_known("beneath", NUMBER)))
        reader.finish()


def check(state: Everdell) -> None:
    """Refuse what cannot be: more cards than there are, workers on cards that are not there."""
    found = census(state)
    cards = {card: number for card, number in found.items() if card in NUMBER}
    not_too_many("position", cards, MOST_OF[state.options["newleaf"]])
    check_station(state)
    for seat in range(state.seats):
        for spot in state.workers[seat]:
            if spot >= on_card(0, 0):
                owner, place = divmod(spot - on_card(0, 0), PLACES)
                if place >= len(state.cities[owner].cards) or state.cities[owner].cards[place] == NONE:
                    raise wrong(f"position.seats[{seat}].workers", "ev_no_card", "a worker stands where no card is.")
