"""Saving between sittings as the rulebook does it (chapter 26): a few numbers are noted, and a new game is rebuilt from
them. It is a reconstruction, not the same position; journals and dumps keep that."""

import json
from collections.abc import Sequence
from typing import Any, Final

from kleinstadt.engine.cards_as_data import not_too_many
from kleinstadt.engine.reading import Reader, wrong
from kleinstadt.games.colonists.box import BOX, PERMANENT
from kleinstadt.games.colonists.cards import CARD_NUMBER, CARDS, COLONIES, COLONY_NUMBER
from kleinstadt.games.colonists.community import card_of, kind_of, level_of
from kleinstadt.games.colonists.goods import KINDS, amount
from kleinstadt.games.colonists.own_values import parsed
from kleinstadt.games.colonists.state import Carried, Colonists
from kleinstadt.games.colonists.steps import YEAR_END

MANY: Final = 10**6
NO_NOTES: Final = "none"
LAST_YEAR: Final = 5
LAST_ERA: Final = 4
MOST_PLAYERS: Final = 4


def carried_over(state: Colonists, answers: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """The notes of a game that began like this and went on with these answers: of the last fifth year that was played,
    before its closing phases (CO-244)."""
    found: dict[str, Any] = {}
    for seat, move in answers:
        before = state.copy() if state.year == LAST_YEAR and closing(state) >= 0 else None
        state.play(seat, move)
        if before is not None and closing(state) < 0:
            del before.stack[: closing(before) + 1]
            before.play(seat, move)
            found = noted(before)
    if not found or found["next_era"] > LAST_ERA:
        raise wrong("notes", "co_no_sitting", "no era has been played to its end that another could follow.")
    return found


def closing(state: Colonists) -> int:
    """Where on the agenda the end of the year waits; below 0 once it has begun."""
    return next((at for at, step in enumerate(state.stack) if step.kind is YEAR_END), -1)


def noted(state: Colonists) -> dict[str, Any]:
    """What the players note (CO-245): Dollars in buildings and embassies, cash, the value of goods, Tools, permanent
    improvements, the number of hand cards; and colonies, the next era and who is start player."""
    return {
        "next_era": state.era + 1,
        "start": state.marker,
        "colonies": [COLONIES[colony] for colony in state.colonies],
        "seats": [note_of(state, seat) for seat in range(state.seats)],
    }


def note_of(state: Colonists, seat: int) -> dict[str, Any]:
    box = state.box
    goods = state.pools[seat] + state.buffers[seat]
    played = [card_of(entry) for entry in state.tables[seat]]
    return {
        "buildings": sum(box.buildings[kind_of(building)].value for building in state.buildings[seat]),
        "embassies": sum(box.level_value[level_of(embassy)] for embassy in state.embassies[seat]),
        "cash": state.dollars[seat],
        "goods": sum(amount(goods, kind) * box.goods_price[kind] for kind in range(KINDS)),
        "tools": state.tools[seat],
        "improvements": [CARDS[card] for card in played if box.cards[card].kind == PERMANENT],
        "hand": len(state.hands[seat]),
    }


def read_notes(text: str) -> str:
    """The notes of all players as an option of a new game: checked, and as they are kept. They may be what stands in a
    file, JSON or TOML."""
    reader = Reader("notes", parsed(text))
    entries = reader.entries("seats")
    if not 1 <= len(entries) <= MOST_PLAYERS:
        raise wrong("notes.seats", "pad_players", "must be a list of 1 to 4 players.", fewest=1, most=4)
    colonies = colonies_of(reader)
    if len(set(colonies)) < len(colonies):
        raise wrong("notes.colonies", "co_twice", "something is there twice.")
    era = reader.number("next_era", 2, LAST_ERA, 2)
    seats = [read_note(f"notes.seats[{seat}]", note) for seat, note in enumerate(entries)]
    check_cards(seats, era)
    notes = {
        "next_era": era,
        "start": reader.number("start", 0, len(entries) - 1, 0),
        "colonies": [COLONIES[colony] for colony in colonies],
        "seats": [dump_note(carried) for carried in seats],
    }
    reader.finish()
    return json.dumps(notes, sort_keys=True, separators=(",", ":"))


def check_cards(seats: list[Carried], era: int) -> None:
    """They are permanent, of earlier eras, and no more than the box holds."""
    played = [card for carried in seats for card in carried.cards]
    for seat, carried in enumerate(seats):
        for card in carried.cards:
            if BOX.cards[card].kind != PERMANENT or BOX.cards[card].era >= era:
                sentence = f"{CARDS[card]} is no permanent improvement of an earlier era."
                raise wrong(f"notes.seats[{seat}].improvements", "co_note_card", sentence, card=CARDS[card])
    counts = {CARDS[card]: played.count(card) for card in set(played)}
    not_too_many("notes.seats", counts, {card.id: card.copies for card in BOX.cards})


def read_note(place: str, data: object) -> Carried:
    """One player's notes; what is wrong is named with its place."""
    reader = Reader(place, data)
    found = Carried(
        reader.number("embassies", 0, 999, 0),
        reader.number("buildings", 0, 999, 0),
        reader.number("goods", 0, 999, 0),
        reader.number("tools", 0, 999, 0),
        reader.number("cash", 0, MANY, 0),
        sorted(reader.all_known("improvements", CARD_NUMBER)),
        reader.number("hand", 0, 6, 0),
    )
    reader.finish()
    return found


def dump_note(carried: Carried) -> dict[str, Any]:
    return {
        "embassies": carried.embassies,
        "buildings": carried.buildings,
        "goods": carried.goods,
        "tools": carried.tools,
        "cash": carried.cash,
        "improvements": [CARDS[card] for card in carried.cards],
        "hand": carried.hand,
    }


def colonies_of(reader: Reader) -> list[int]:
    return reader.all_known("colonies", COLONY_NUMBER)
