"""The cards as tables, read once from cards.toml. Everywhere else a card, a type or a kind is a small number."""

import tomllib
from importlib.resources import files
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))

# Resource kinds 1 to 5; 0 is "none".
KINDS = ("", "wood", "wheat", "brick", "glass", "stone")
KIND_OF = {name: kind for kind, name in enumerate(KINDS) if name}
LETTERS = {"W": 1, "T": 2, "B": 3, "G": 4, "S": 5}
ALL_KINDS = (1, 2, 3, 4, 5)

# Building types; the monument is a type of its own (TT-81).
TYPES = ("cottage", "food", "well", "chapel", "tavern", "theater", "factory")
COTTAGE, FOOD, WELL, CHAPEL, TAVERN, THEATER, FACTORY, MONUMENT = range(8)

# Cards 0 to 24 are buildings, 25 to 39 monuments.
BUILDINGS: list[dict[str, Any]] = FACTS["building"]
MONUMENTS: list[dict[str, Any]] = FACTS["monument"]
CARDS: list[dict[str, Any]] = BUILDINGS + MONUMENTS
CARD_IDS: list[str] = [str(card["id"]) for card in CARDS]
CARD_OF: dict[str, int] = {id: number for number, id in enumerate(CARD_IDS)}
FIRST_MONUMENT = len(BUILDINGS)
ALL_MONUMENTS: list[int] = list(range(FIRST_MONUMENT, len(CARDS)))
TYPE_OF: list[int] = [TYPES.index(str(card["type"])) for card in BUILDINGS] + [MONUMENT] * len(MONUMENTS)
STACKS: list[list[int]] = [[c for c in range(FIRST_MONUMENT) if TYPE_OF[c] == t] for t in range(7)]
TABLES: list[list[int]] = [[int(points) for points in card.get("vp_table", [])] for card in CARDS]

FARM = CARD_OF["farm"]
GRANARY = CARD_OF["granary"]
GREENHOUSE = CARD_OF["greenhouse"]
ORCHARD = CARD_OF["orchard"]
FOUNTAIN = CARD_OF["fountain"]
MILLSTONE = CARD_OF["millstone"]
SHED = CARD_OF["shed"]
WELL_CARD = CARD_OF["well"]
ABBEY = CARD_OF["abbey"]
CHAPEL_CARD = CARD_OF["chapel"]
CLOISTER = CARD_OF["cloister"]
TEMPLE = CARD_OF["temple"]
ALMSHOUSE = CARD_OF["almshouse"]
FEAST_HALL = CARD_OF["feast_hall"]
INN = CARD_OF["inn"]
TAVERN_CARD = CARD_OF["tavern"]
BAKERY = CARD_OF["bakery"]
MARKET = CARD_OF["market"]
TAILOR = CARD_OF["tailor"]
THEATER_CARD = CARD_OF["theater"]
BANK = CARD_OF["bank"]
FACTORY_CARD = CARD_OF["factory"]
TRADING_POST = CARD_OF["trading_post"]
WAREHOUSE = CARD_OF["warehouse"]

GUILD = CARD_OF["architects_guild"]
ARCHIVE = CARD_OF["archive_of_the_second_age"]
CASTLE = CARD_OF["barrett_castle"]
CATHEDRAL = CARD_OF["cathedral_of_caterina"]
FORT = CARD_OF["fort_ironweed"]
MAUSOLEUM = CARD_OF["grand_mausoleum_of_the_rodina"]
UNIVERSITY = CARD_OF["grove_university"]
PALACE = CARD_OF["mandras_palace"]
OBELISK = CARD_OF["obelisk_of_the_crescent"]
WATCH = CARD_OF["opaleyes_watch"]
SHRINE = CARD_OF["shrine_of_the_elder_tree"]
FORUM = CARD_OF["silva_forum"]
STATUE = CARD_OF["statue_of_the_bondmaker"]
BATHS = CARD_OF["the_sky_baths"]
STARLOOM = CARD_OF["the_starloom"]

MAX_BANKS = int(BUILDINGS[BANK]["max_per_town"])  # TT-74
WAREHOUSE_ROOM = int(BUILDINGS[WAREHOUSE]["capacity"])  # TT-79
ASIDE_USES = int(FACTS["more_storage"]["uses_per_player"])  # TT-105
FREE_CHOICE_EVERY = int(FACTS["setup"]["free_choice_every_nth_round"])  # TT-11
SET_ASIDE = int(FACTS["resource_deck"]["set_aside_face_down"])  # TT-7
DECK: list[int] = [kind for kind in ALL_KINDS for _ in range(int(FACTS["resource_deck"]["copies_per_resource"]))]
FIRST_GAME: tuple[int, ...] = tuple([CARD_OF[str(id)] for id in FACTS["setup"]["first_game"]])  # TT-5
NOT_SOLO: set[int] = {CARD_OF[id] for id in FACTS["solo"]["excluded_buildings"] + FACTS["solo"]["excluded_monuments"]}
OPEN_CARDS = int(FACTS["solo"]["open_cards"])  # TT-115
SOLO_RANKS: list[tuple[int, str]] = [(int(rank["least"]), str(rank["id"])) for rank in FACTS["solo"]["ranks"]]
