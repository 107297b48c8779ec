"""The facts of cards, events and board, read once from the toml files into flat tables. Each thing is numbered by its
place there, those of the base game before those of Newleaf."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from kleinstadt.engine.errors import BrokenRules
from kleinstadt.engine.option import Value
from kleinstadt.games.everdell.goods import pack


def read_facts(name: str) -> dict[str, Any]:
    return tomllib.loads((files("kleinstadt.games.everdell") / name).read_text("utf-8"))


BASE_CARDS: Final[list[dict[str, Any]]] = read_facts("cards.toml")["card"]
CARD_FACTS: Final[list[dict[str, Any]]] = BASE_CARDS + read_facts("newleaf_cards.toml")["card"]
BASE_EVENTS: Final[list[dict[str, Any]]] = read_facts("events.toml")["event"]
BOARD_FACTS: Final = read_facts("board.toml")
BASE_LOCATIONS: Final[list[dict[str, Any]]] = BOARD_FACTS["location"]
NEWLEAF_FACTS: Final = read_facts("newleaf.toml")
EVENT_FACTS: Final[list[dict[str, Any]]] = BASE_EVENTS + NEWLEAF_FACTS["event"]
LOCATION_FACTS: Final[list[dict[str, Any]]] = BASE_LOCATIONS + NEWLEAF_FACTS["location"]
SEASON_FACTS: Final[list[dict[str, Any]]] = BOARD_FACTS["season"]
CAR_FACTS: Final[list[dict[str, Any]]] = NEWLEAF_FACTS["car"]
ABILITY_FACTS: Final[list[dict[str, Any]]] = NEWLEAF_FACTS["ability"]
GUEST_FACTS: Final[list[dict[str, Any]]] = read_facts("guests.toml")["guest"]
SETUP: Final[dict[str, Any]] = BOARD_FACTS["setup"]

NONE: Final = -1  # no card, no program, an empty place

# -- set-up (EV-8 to EV-13) -----------------------------------------------------------------------------------------

MEADOW: Final[int] = SETUP["meadow"]
CITY_SPACES: Final[int] = SETUP["city_spaces"]
HAND_LIMIT: Final[int] = SETUP["hand_limit"]
FIRST_HANDS: Final[tuple[int, ...]] = tuple(SETUP["hands"])
SPECIAL_EVENTS: Final[int] = SETUP["special_events"]
FOREST_CARDS: Final[dict[int, int]] = {int(seats): count for seats, count in SETUP["forest_cards"].items()}
FOREST_SPOTS: Final[dict[int, int]] = {int(seats): count for seats, count in SETUP["forest_spots"].items()}
PLAYS_IN_A_SEASON: Final[int] = SETUP["plays_in_a_season"]

SOLO: Final[dict[str, Any]] = BOARD_FACTS["solo"]

SEASONS: Final[tuple[str, ...]] = tuple([season["id"] for season in SEASON_FACTS])
NEW_WORKERS: Final[tuple[int, ...]] = tuple([season["new_workers"] for season in SEASON_FACTS])
NEW_WITH_ABILITIES: Final[tuple[int, ...]] = (NEW_WORKERS[0], 0, *NEW_WORKERS[2:])  # EV-25: none for spring
WORKERS: Final = sum(NEW_WORKERS)
WINTER: Final = 0
SUMMER: Final = 2
AUTUMN: Final = 3

# -- cards (EV-4) ---------------------------------------------------------------------------------------------------

TYPES: Final[tuple[str, ...]] = ("traveler", "production", "destination", "governance", "prosperity")
PRODUCTION: Final = 1
DESTINATION: Final = 2
PROSPERITY: Final = 4

IDS: Final[tuple[str, ...]] = tuple([card["id"] for card in CARD_FACTS])
NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}
COPIES: Final[dict[str, int]] = {card["id"]: card["count"] for card in CARD_FACTS}
TYPE: Final[tuple[int, ...]] = tuple([TYPES.index(card["type"]) for card in CARD_FACTS])
CRITTER: Final[tuple[bool, ...]] = tuple([card["kind"] == "critter" for card in CARD_FACTS])
NAME_BIT: Final[tuple[int, ...]] = (*[2**number for number in range(len(IDS))], 0)  # the last one stands for NONE
UNIQUE: Final[tuple[bool, ...]] = tuple([card["rarity"] == "unique" for card in CARD_FACTS])
PRICE: Final[tuple[int, ...]] = tuple([pack(card["cost"]) for card in CARD_FACTS])
WORTH: Final[tuple[int, ...]] = tuple([card["points"] for card in CARD_FACTS])
TAKES_SPACE: Final[tuple[bool, ...]] = tuple([card.get("city_space", 1) > 0 for card in CARD_FACTS])
LEAVES: Final[tuple[bool, ...]] = tuple([card.get("may_leave_city", True) for card in CARD_FACTS])  # EV-91
OPEN_POINTS: Final[tuple[int, ...]] = tuple([card.get("open_owner_points", 0) for card in CARD_FACTS])
SPOTS: Final[tuple[int, ...]] = tuple([card.get("worker_spots", 0) for card in CARD_FACTS])
FOR_GOOD: Final[tuple[bool, ...]] = tuple([card.get("permanent_worker", False) for card in CARD_FACTS])


def helper(card: dict[str, Any], what: str) -> int:
    """The card that opens the second spot or cell of this one while it is in the same city."""
    return NUMBER[card[what]["while_in_city"]] if what in card else NONE


SPOT_HELPER: Final[tuple[int, ...]] = tuple([helper(card, "extra_spot") for card in CARD_FACTS])
ANY_CRITTER: Final[tuple[bool, ...]] = tuple([card.get("linked_any_critter", False) for card in CARD_FACTS])
LINKED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER[other] for other in card.get("linked", ())]) for card in CARD_FACTS]
)


def brings_in(critter: dict[str, Any], construction: dict[str, Any]) -> bool:
    """EV-194: whether a golden marker on the construction plays the critter, by the banner of one or the other."""
    if critter["kind"] != "critter" or construction["kind"] != "construction":
        return False
    wanted = [(critter, construction), (construction, critter)]
    return any(other[key] == value for one, other in wanted for key, value in one.get("golden", {}).items())


# by critter, then by construction
GOLDEN: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([brings_in(card, other) for other in CARD_FACTS]) for card in CARD_FACTS]
)


def deck_with(newleaf: Value) -> list[int]:
    """EV-14, EV-15: the cards of the base game, and perhaps those of Newleaf; some of them need the station."""
    return [
        number
        for number, card in enumerate(CARD_FACTS)
        if number < len(BASE_CARDS) or newleaf == "full" or (newleaf == "cards" and "only_with_station" not in card)
        for _ in range(card["count"])
    ]


DECKS: Final[dict[Value, list[int]]] = {newleaf: deck_with(newleaf) for newleaf in ("off", "cards", "full")}

# the few cards that rules know by name
BANK: Final = NUMBER["bank"]
DUNGEON: Final = NUMBER["dungeon"]
FARM: Final = NUMBER["farm"]
FOOL: Final = NUMBER["fool"]
GREENHOUSE: Final = NUMBER["greenhouse"]
HUSBAND: Final = NUMBER["husband"]
JUDGE: Final = NUMBER["judge"]
MAIN_ROAD: Final = NUMBER["main_road"]
RANGER: Final = NUMBER["ranger"]
RUINS: Final = NUMBER["ruins"]
SHEPHERD: Final = NUMBER["shepherd"]
WIFE: Final = NUMBER["wife"]
MORE_SPACES: Final[int] = CARD_FACTS[MAIN_ROAD]["extra_city_spaces"]  # EV-84

# -- events (EV-162 to EV-164) ---------------------------------------------------------------------------------------

EVENTS: Final[tuple[str, ...]] = tuple([event["id"] for event in EVENT_FACTS])
EVENT_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(EVENTS)}
BASIC_EVENT: Final[tuple[bool, ...]] = tuple([event["category"] == "basic" for event in EVENT_FACTS])
NEWLEAF_EVENT: Final[tuple[bool, ...]] = tuple([number >= len(BASE_EVENTS) for number in range(len(EVENTS))])
NAMES_CARDS: Final[tuple[bool, ...]] = tuple(  # EV-23: which events ask for particular cards
    [any("id" in need["count"].get("cards", ()) for need in event["requires"]) for event in EVENT_FACTS]
)
EVENT_POINTS: Final[tuple[int, ...]] = tuple([event["points"] for event in EVENT_FACTS])

# -- locations (EV-46 to EV-54) --------------------------------------------------------------------------------------

LOCATIONS: Final[tuple[str, ...]] = tuple([location["id"] for location in LOCATION_FACTS])
LOCATION_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(LOCATIONS)}
CATEGORY: Final[tuple[str, ...]] = tuple([location["category"] for location in LOCATION_FACTS])
EXCLUSIVE: Final[tuple[bool, ...]] = tuple([location["occupancy"] == "exclusive" for location in LOCATION_FACTS])
JOURNEY_POINTS: Final[tuple[int, ...]] = tuple([location.get("points", 0) for location in LOCATION_FACTS])
BASICS: Final[tuple[int, ...]] = tuple([n for n, category in enumerate(CATEGORY) if category == "basic"])
FORESTS: Final[tuple[int, ...]] = tuple([n for n, category in enumerate(CATEGORY) if category == "forest"])
BASE_FORESTS: Final[tuple[int, ...]] = tuple([n for n in FORESTS if n < len(BASE_LOCATIONS)])
AT_STATION: Final[tuple[int, ...]] = tuple([n for n, category in enumerate(CATEGORY) if category == "station"])
ON_BOARD: Final[tuple[int, ...]] = tuple([n for n in range(len(LOCATIONS)) if n not in FORESTS + AT_STATION])
ALONE_OF_COLOUR: Final[tuple[bool, ...]] = tuple(  # never two workers of one seat (EV-37, EV-186, EV-189)
    [location["occupancy"] in ("forest", "one_of_each") for location in LOCATION_FACTS]
)

# -- the station (EV-181 to EV-193), abilities (EV-231 to EV-236) -----------------------------------------------------

STATION: Final = 3  # spaces, each with a train car
GOLDEN_MARKERS: Final = 3  # EV-18
CARS: Final[tuple[str, ...]] = tuple([car["id"] for car in CAR_FACTS])
CAR_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(CARS)}
CAR_COPIES: Final[dict[str, int]] = {car["id"]: car["count"] for car in CAR_FACTS}
BAG: Final[list[int]] = [number for number, car in enumerate(CAR_FACTS) for _ in range(car["count"])]
GUESTS: Final[tuple[str, ...]] = tuple([guest["id"] for guest in GUEST_FACTS])
GUEST_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(GUESTS)}
GUEST_POINTS: Final[tuple[int, ...]] = tuple([guest["points"] for guest in GUEST_FACTS])
GUEST_STACKS: Final = 2
ABILITIES: Final[tuple[str, ...]] = tuple([ability["id"] for ability in ABILITY_FACTS])
ABILITY_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(ABILITIES)}
NOT_FOR: Final[tuple[tuple[int, ...], ...]] = tuple(  # cards that an ability does not serve
    [tuple([NUMBER[id] for id in ability.get("excluded_cards", ())]) for ability in ABILITY_FACTS]
)
BATS: Final = ABILITY_NUMBER["bats"]
CATS: Final = ABILITY_NUMBER["cats"]
HONEY_BEES: Final = ABILITY_NUMBER["honey_bees"]
SNAILS: Final = ABILITY_NUMBER["snails"]
SNAIL_PILE: Final[int] = ABILITY_FACTS[SNAILS]["pile_size"]


# -- checks ---------------------------------------------------------------------------------------------------------


def check_facts() -> None:
    """Facts that contradict each other are found when the game is imported, not in the middle of a game."""
    for card in CARD_FACTS:
        for other in card.get("linked", ()):
            partner = CARD_FACTS[NUMBER[other]]
            if card["id"] not in partner["linked"] or partner["kind"] == card["kind"]:
                raise BrokenRules(f"everdell: {card['id']} and {other} are no pair.")
    for ids in (IDS, EVENTS, LOCATIONS, CARS, GUESTS, ABILITIES):
        if len(set(ids)) < len(ids):
            raise BrokenRules("everdell: an id stands twice.")
    if [len(DECKS[newleaf]) for newleaf in ("off", "cards", "full")] != [128, 185, 187]:  # EV-28
        raise BrokenRules("everdell: the deck has 128 cards, with Newleaf 185 or 187.")
    if sum(CRITTER[card] for card in DECKS["off"]) != 63 or (len(BAG), len(GUESTS)) != (18, 32):
        raise BrokenRules("everdell: there are 63 critters in the base game, 18 train cars and 32 guests.")


check_facts()
