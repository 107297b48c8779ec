"""Small positions for the tests. Seat A is on turn in the second year unless something else is said; on
markets the start-player marker can be taken ("do action").

Goods are written as `"2W 1C"`: Wood, Clay, Planks, Bricks, Food, Ore, Koal (coal), Iron, Robes. A building is written
as `"pub"`, `"3 farm"`, `"storage_shed+farmer"` (who works there), `"pub@storage"` (on which plot),
`"hunting_lodge+farmer#1"` (how many goods may lie on it). Storage facilities stand on storage plots.
"""

from typing import Any

from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, COLONIES, TILES
from kleinstadt.games.colonists.community import CREWS, PLOTS, card_of, crew_of, kind_of, level_of, plot_of
from kleinstadt.games.colonists.goods import GOODS, unpack
from kleinstadt.games.colonists.state import Colonists

A, B, C, D = 0, 1, 2, 3
LETTERS = dict(zip("WCPBFOKIR", GOODS, strict=True))
STORAGES = ("storage_shed", "storage_house", "storage_hall")
MIDDLE = 31
DECK = ["ruin_1", "anvil_1", "guestroom", "handsaw", "clay_oven", "contract_farm"]  # the last one is drawn first


def goods(text: str) -> dict[str, int]:
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def building(text: str) -> list[dict[str, Any]]:
    number, _, rest = text.rpartition(" ")
    rest, _, share = rest.partition("#")
    rest, _, crew = rest.partition("+")
    kind, _, plot = rest.partition("@")
    found = {
        "building": kind,
        "plot": plot or ("storage" if kind in STORAGES else "open"),
        "crew": crew or "nobody",
        "share": int(share or 0),
    }
    return [dict(found) for _ in range(int(number or 1))]


def row(*places: str) -> list[dict[str, str]]:
    """Tiles in a straight line, each next to the one before; `""` leaves a gap."""
    found: list[dict[str, str]] = []
    at = MIDDLE
    for place in places:
        market = place.startswith("market")
        half = f"{at + 1}.{MIDDLE}" if market else ""
        if place:
            found.append({"place": place, "cell": f"{at}.{MIDDLE}", "half": half})
        at += 2 if market else 1
    return found


def seat_of(
    has: str = "",
    tools: int = 0,
    buildings: list[str] | None = None,
    at: str | list[str] = "",
    buffer: str = "",
    embassies: dict[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    return {
        "pool": goods(has),
        "tools": tools,
        "buildings": [each for text in (["2 farm"] if buildings is None else buildings) for each in building(text)],
        "stewards": [at] if isinstance(at, str) and at else list(at),
        "buffer": goods(buffer),
        "embassies": [{"colony": colony, "level": level} for colony, level in (embassies or {}).items()],
        **more,
    }


def drawn(
    has: str = "",
    *,
    seats: int = 2,
    era: int = 1,
    end: int = 0,
    others: list[dict[str, Any]] | None = None,
    board: list[dict[str, str]] | None = None,
    stack: list[list[Any]] | None = None,
    market: str = "m1_head",
    colonies: list[str] | None = None,
    position: dict[str, Any] | None = None,
    chosen: dict[str, Any] | None = None,
    **mine: Any,
) -> Colonists:
    """The position of seat A and of the others."""
    if "at" not in mine:
        mine["at"] = "market_a"
    theirs = [*(others or []), *[seat_of() for _ in range(seats)]][: seats - 1]
    known = {colony for seat in [mine, *theirs] for colony in named(seat)}
    data: dict[str, Any] = {
        "seats": seats,
        "options": {"end_era": end or era, **(chosen or {})},
        "position": {
            "era": era,
            "year": 2,
            "market": market,
            "deck": DECK,
            "colonies": colonies or sorted(known),
            "seats": [seat_of(has, **mine), *theirs],
            **({} if board is None else {"tiles": board}),
            **(position or {}),
        },
    }
    if stack is not None:
        data["agenda"] = {"stack": stack}
    state = GAME.load(data)
    state.log = []
    return state


def named(seat: dict[str, Any]) -> list[str]:
    found = seat.get("embassies") or {}
    return list(found) if isinstance(found, dict) else [each["colony"] for each in found]


def play(state: Colonists, *moves: str) -> Colonists:
    """Each move by the seat that is asked."""
    for move in moves:
        state.play(state.deciders()[0], move)
    return state


def options(state: Colonists, begin: str = "") -> list[str]:
    """What the seat that is asked may answer, as far as it begins so."""
    return [move for move in state.moves(state.deciders()[0]) if move.startswith(begin)]


def asked(state: Colonists) -> str:
    return state.decision(state.deciders()[0]).kind


def targets(state: Colonists, steward: int = 0) -> set[str]:
    """Where this steward may go."""
    return {move.split()[-1] for move in options(state, f"move {steward} to ")}


def visit(state: Colonists, place: str, *moves: str) -> Colonists:
    """The first steward goes there."""
    return play(state, f"move 0 to {place}", *moves)


def owns(state: Colonists, seat: int = A) -> dict[str, int]:
    """Goods in storage and warehouse."""
    return unpack(state.pools[seat])


def on_buildings(state: Colonists, seat: int = A) -> dict[str, int]:
    return unpack(state.buffers[seat])


def built(state: Colonists, seat: int = A) -> list[str]:
    return sorted([BUILDINGS[kind_of(each)] for each in state.buildings[seat]])


def crew(state: Colonists, kind: str, seat: int = A) -> list[str]:
    return [CREWS[crew_of(each)] for each in state.buildings[seat] if BUILDINGS[kind_of(each)] == kind]


def plots(state: Colonists, kind: str, seat: int = A) -> list[str]:
    return [PLOTS[plot_of(each)] for each in state.buildings[seat] if BUILDINGS[kind_of(each)] == kind]


def cards_in_play(state: Colonists, seat: int = A) -> list[str]:
    return [CARDS[card_of(entry)] for entry in state.tables[seat]]


def hand(state: Colonists, seat: int = A) -> list[str]:
    return [CARDS[card] for card in state.hands[seat]]


def relations(state: Colonists, seat: int = A) -> dict[str, int]:
    return {COLONIES[colony]: level_of(each) for colony, each in enumerate(state.embassies[seat]) if each}


def closing(has: str = "", **mine: object) -> Colonists:
    """Seat A alone, its colonists about to be redistributed."""
    position = {"year": 5, **mine.pop("position", {})}  # type: ignore[dict-item]
    return drawn(has, seats=1, stack=[["communities"]], position=position, **mine)  # type: ignore[arg-type]


def standing(state: Colonists, seat: int = A) -> list[str]:
    return [TILES[state.board.tiles[spot]] for spot in state.figures[seat]]


def line(state: Colonists, item: str, seat: int = A) -> int:
    return sum([line.points for line in state.scores()[seat].lines if line.item == item])
