"""The score pad for a game on cardboard: described cities in, score sheets out.

    {"players": [
        {"name": "Ada",
         "city": ["farm", "husband", "wife", {"card": "chapel", "points": 2}, {"card": "monastery", "workers": 1}],
         "prison": ["ranger"],
         "goods": {"points": 7, "resin": 2},
         "journey": [3],
         "events": ["grand_tour", {"event": "performer_in_residence", "goods": {"berries": 2}}]}]}

Who played alone adds a second entry, which says the year and what Rugwort has: `{"rugwort": 2, "city": […], "goods":
{"points": 5}, "events": ["grand_tour"]}`. docs/score-pad.md tells the rest. What cannot be is an error that names the
place; what can hardly be is a remark.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kleinstadt.engine.cards_as_data import not_too_many
from kleinstadt.engine.pad import PadResult, Remark, read_names, read_players
from kleinstadt.engine.reading import Reader, wrong
from kleinstadt.engine.sharing import replaced
from kleinstadt.games.everdell.cards import (
    AUTUMN,
    BASIC_EVENT,
    COPIES,
    CRITTER,
    DUNGEON,
    EVENT_NUMBER,
    EVENTS,
    EXCLUSIVE,
    FARM,
    FOR_GOOD,
    GREENHOUSE,
    GUEST_NUMBER,
    IDS,
    LOCATION_NUMBER,
    NONE,
    NUMBER,
    SPECIAL_EVENTS,
    UNIQUE,
    WORKERS,
)
from kleinstadt.games.everdell.deeds import LAY
from kleinstadt.games.everdell.dump import load_goods
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.goods import ONE, POINTS, RESOURCES, amount, total
from kleinstadt.games.everdell.pad_form import (
    BEARS_POINTS,
    CELLS,
    JOURNEY,
    MOST_FOR_GOOD,
    MOST_PLAYERS,
    MOST_POINTS,
    deeds_of,
    most_beneath,
)
from kleinstadt.games.everdell.program import ACHIEVED, EVENT_NEEDS
from kleinstadt.games.everdell.rules.rugwort import send_workers
from kleinstadt.games.everdell.sheets import rivals, scores, ties
from kleinstadt.games.everdell.state import RUGWORT, Everdell, on_card

SPOT: Final[dict[int, int]] = {points: LOCATION_NUMBER[f"journey_{points}"] for points in JOURNEY}


def score_pad(data: Mapping[str, Any], blank: Callable[[int, int], Everdell]) -> PadResult:
    """BadPosition where the description is broken or impossible. `blank` makes an empty table for so many seats, in
    this year of Rugwort's."""
    readers = read_players(data, 1, MOST_PLAYERS)
    years = [reader.number("rugwort", 1, 3, 0) for reader in readers]
    solo = len(readers) == 2 and not years[0] and years[1] > 0
    if any(years) and not solo:
        raise wrong("players", "ev_pad_rugwort", "Rugwort comes second, after the only player.")
    seats = 1 if solo else len(readers)
    state = blank(seats, max(1, *years))
    if solo:
        send_workers(state, AUTUMN)
    remarks: list[Remark] = []
    for side, reader in enumerate(readers):
        remarks += read_side(state, reader, side)
    check_cards(state)
    sheets = scores(state)
    if solo:
        leave_events(state)
        sheets += rivals(state)
    return PadResult(sheets, read_names(readers[:seats]), remarks, ties(state))


# -- reading --------------------------------------------------------------------------------------------------------


def read_side(state: Everdell, reader: Reader, side: int) -> list[Remark]:
    """What one player, or Rugwort, has in the end."""
    place = reader.at("city")
    for index, entry in enumerate(reader.entries("city")):
        read_card(state, Reader(f"{place}[{index}]", {"card": entry} if isinstance(entry, str) else entry), side)
    state.stocks[side] = load_goods(reader.at("goods"), reader.raw("goods", {}))
    remarks = read_events(state, reader, side)
    read_guests(state, reader, side)
    if side < state.seats:
        read_prison(state, reader, side)
        read_sharing(state, reader, side)
        read_journey(state, reader, side)
        check_city(state, reader, side)
    reader.skip("name")
    reader.finish()
    return remarks


def read_card(state: Everdell, reader: Reader, side: int) -> None:
    """With the points and the workers that stay on it for good."""
    if not reader.has("card"):
        raise wrong(reader.at("card"), "field_missing", "is missing.")
    card = reader.known("card", NUMBER, NONE)
    place = state.cities[side].enter(card)
    points = reader.number("points", 0, MOST_POINTS, 0)
    if points and not BEARS_POINTS[card]:
        raise wrong(reader.at("points"), "ev_pad_no_points", f"no points lie on {IDS[card]}.", card=IDS[card])
    state.cities[side].stores[place] = ONE[POINTS] * points
    workers = reader.number("workers", 0, MOST_FOR_GOOD, 0)
    if workers and not FOR_GOOD[card]:
        sentence = f"no worker stays on {IDS[card]} for good."
        raise wrong(reader.at("workers"), "ev_pad_no_workers", sentence, card=IDS[card])
    state.workers[side] += [on_card(side, place)] * workers
    reader.finish()


def read_prison(state: Everdell, reader: Reader, side: int) -> None:
    """EV-142: at most two critters, under a Dungeon."""
    city = state.cities[side]
    city.prison = tuple(reader.all_known("prison", NUMBER))
    fits = len(city.prison) <= CELLS and all(CRITTER[card] for card in city.prison)
    if city.prison and not (fits and city.holds(DUNGEON)):
        raise wrong(reader.at("prison"), "ev_pad_prison", "must be one or two critters under a Dungeon.")


def read_sharing(state: Everdell, reader: Reader, side: int) -> None:
    """EV-86: how many Greenhouses share a space with a Farm."""
    city = state.cities[side]
    farms, greenhouses = city.alone(FARM), city.alone(GREENHOUSE)
    number = reader.number("sharing", 0, min(len(farms), len(greenhouses)), 0)
    for farm, greenhouse in zip(farms[:number], greenhouses[:number], strict=True):
        city.join(greenhouse, farm)


def read_guests(state: Everdell, reader: Reader, side: int) -> None:
    """EV-192: those beside the city; each is there once."""
    guests = reader.all_known("guests", GUEST_NUMBER)
    for guest in guests:
        if any(guest in hosted for hosted in state.hosted) or guests.count(guest) > 1:
            raise wrong(reader.at("guests"), "ev_twice", "something is there twice of which there is one only.")
    state.hosted = replaced(state.hosted, side, tuple(guests))


def read_journey(state: Everdell, reader: Reader, side: int) -> None:
    """EV-48: the places worth 3, 4 and 5 hold one worker of whomever."""
    place = reader.at("journey")
    for index, points in enumerate(reader.entries("journey")):
        if not isinstance(points, int) or points not in SPOT:
            raise wrong(f"{place}[{index}]", "ev_pad_journey", "must be 2, 3, 4 or 5.")
        spot = SPOT[points]
        if EXCLUSIVE[spot] and state.standing_on(spot):
            sentence = f"only one worker stands on the {points}."
            raise wrong(f"{place}[{index}]", "ev_pad_journey_once", sentence, number=points)
        state.workers[side].append(spot)


def read_events(state: Everdell, reader: Reader, side: int) -> list[Remark]:
    place = reader.at("events")
    remarks: list[Remark] = []
    for index, entry in enumerate(reader.entries("events")):
        here = f"{place}[{index}]"
        remarks += read_event(state, Reader(here, {"event": entry} if isinstance(entry, str) else entry), side)
    special = sum(not BASIC_EVENT[event] for event in state.events)
    if special > SPECIAL_EVENTS:
        sentence = f"there are only {SPECIAL_EVENTS} special events in a game."
        raise wrong(place, "ev_pad_special", sentence, most=SPECIAL_EVENTS)
    return remarks


def read_event(state: Everdell, reader: Reader, side: int) -> list[Remark]:
    """With the resources on it and the number of cards beneath it."""
    if not reader.has("event"):
        raise wrong(reader.at("event"), "field_missing", "is missing.")
    event = reader.known("event", EVENT_NUMBER, 0)
    if event in state.events:
        raise wrong(reader.place, "ev_pad_event_once", "every event is achieved once.")
    if side == RUGWORT and state.solo and not BASIC_EVENT[event]:
        raise wrong(reader.place, "ev_pad_rugwort_events", "Rugwort takes basic events only.")
    goods = load_goods(reader.at("goods"), reader.raw("goods", {}))
    if goods and not lies_there(event, goods):
        raise wrong(reader.at("goods"), "ev_pad_event_goods", "these do not lie on this event.")
    cards = reader.number("cards", 0, most_beneath(event), 0)
    reader.finish()
    state.events += (event,)
    state.owners += (side,)
    state.event_goods += (goods,)
    state.beneath += ((0,) * cards,)  # only their number counts
    at = len(state.events) - 1
    if holds(state, EVENT_NEEDS[event], side, side, side, at):
        return []
    sentence = f"the city does not show what {EVENTS[event]} asks for; it was counted."
    return [Remark(reader.place, "ev_pad_event_needs", sentence, card=EVENTS[event])]


def lies_there(event: int, goods: int) -> bool:
    """EV-164: up to so many resources of the right kinds."""
    for deed in deeds_of(ACHIEVED, event):
        if deed.verb == LAY:
            right = all(ONE[kind] in deed.choices for kind in RESOURCES if amount(goods, kind))
            return right and total(goods) <= deed.most and not amount(goods, POINTS)
    return False


def leave_events(state: Everdell) -> None:
    """The special events that were not achieved: any will do, only their number counts (EV-245)."""
    special = sum(not BASIC_EVENT[event] for event in state.events)
    left = [event for event in range(len(EVENTS)) if not BASIC_EVENT[event] and event not in state.events]
    for event in left[: SPECIAL_EVENTS - special]:
        state.events += (event,)
        state.owners += (NONE,)
        state.event_goods += (0,)
        state.beneath += ((),)


# -- what cannot be ---------------------------------------------------------------------------------------------------


def check_city(state: Everdell, reader: Reader, side: int) -> None:
    city = state.cities[side]
    for card in city.cards:
        if UNIQUE[card] and city.cards.count(card) > 1:
            sentence = f"a city has one {IDS[card]} only."
            raise wrong(reader.at("city"), "ev_pad_unique", sentence, card=IDS[card])
    spaces = city.spaces()
    if spaces > city.limit():
        sentence = f"{spaces} spaces are taken, and a city has {city.limit()}."
        raise wrong(reader.at("city"), "ev_pad_spaces", sentence, number=spaces, most=city.limit())
    if len(state.workers[side]) > WORKERS:
        sentence = f"a player has {WORKERS} workers."
        raise wrong(reader.place, "ev_pad_workers", sentence, most=WORKERS)


def check_cards(state: Everdell) -> None:
    """No more of a card than the box holds."""
    cards = [card for city in state.cities for card in (*city.cards, *city.prison)]
    not_too_many("players", {IDS[card]: cards.count(card) for card in set(cards)}, COPIES)
