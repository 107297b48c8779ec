"""The cards as tables, read once from cards.toml. Everywhere else a card, a type or a kind is a small number."""

import tomllib
from importlib.resources import files
from typing import Any, Final

FACTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))

# Resource kinds 1 to 5; 0 is "none".
KINDS: Final[tuple[str, ...]] = ("", "wood", "wheat", "brick", "glass", "stone")
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS) if name}
LETTERS: Final = {"W": 1, "T": 2, "B": 3, "G": 4, "S": 5}
ALL_KINDS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)

# Building types; the monument is a type of its own (TT-81).
TYPES: Final[tuple[str, ...]] = ("cottage", "food", "well", "chapel", "tavern", "theater", "factory")
COTTAGE: Final = 0
FOOD: Final = 1
WELL: Final = 2
CHAPEL: Final = 3
TAVERN: Final = 4
THEATER: Final = 5
FACTORY: Final = 6
MONUMENT: Final = 7

# Cards 0 to 24 are buildings, 25 to 39 monuments.
BUILDINGS: Final[list[dict[str, Any]]] = FACTS["building"]
MONUMENTS: Final[list[dict[str, Any]]] = FACTS["monument"]
CARDS: Final[list[dict[str, Any]]] = BUILDINGS + MONUMENTS
CARD_IDS: Final[list[str]] = [str(card["id"]) for card in CARDS]
CARD_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD_IDS)}
FIRST_MONUMENT: Final = len(BUILDINGS)
ALL_MONUMENTS: Final[list[int]] = list(range(FIRST_MONUMENT, len(CARDS)))
TYPE_OF: Final[list[int]] = [TYPES.index(str(card["type"])) for card in BUILDINGS] + [MONUMENT] * len(MONUMENTS)
STACKS: Final[list[list[int]]] = [[c for c in range(FIRST_MONUMENT) if TYPE_OF[c] == t] for t in range(7)]
TABLES: Final[list[list[int]]] = [[int(points) for points in card.get("vp_table", [])] for card in CARDS]

COTTAGE_CARD: Final = CARD_OF["cottage"]
FARM: Final = CARD_OF["farm"]
GRANARY: Final = CARD_OF["granary"]
GREENHOUSE: Final = CARD_OF["greenhouse"]
ORCHARD: Final = CARD_OF["orchard"]
FOUNTAIN: Final = CARD_OF["fountain"]
MILLSTONE: Final = CARD_OF["millstone"]
SHED: Final = CARD_OF["shed"]
WELL_CARD: Final = CARD_OF["well"]
ABBEY: Final = CARD_OF["abbey"]
CHAPEL_CARD: Final = CARD_OF["chapel"]
CLOISTER: Final = CARD_OF["cloister"]
TEMPLE: Final = CARD_OF["temple"]
ALMSHOUSE: Final = CARD_OF["almshouse"]
FEAST_HALL: Final = CARD_OF["feast_hall"]
INN: Final = CARD_OF["inn"]
TAVERN_CARD: Final = CARD_OF["tavern"]
BAKERY: Final = CARD_OF["bakery"]
MARKET: Final = CARD_OF["market"]
TAILOR: Final = CARD_OF["tailor"]
THEATER_CARD: Final = CARD_OF["theater"]
BANK: Final = CARD_OF["bank"]
FACTORY_CARD: Final = CARD_OF["factory"]
TRADING_POST: Final = CARD_OF["trading_post"]
WAREHOUSE: Final = CARD_OF["warehouse"]

GUILD: Final = CARD_OF["architects_guild"]
ARCHIVE: Final = CARD_OF["archive_of_the_second_age"]
CASTLE: Final = CARD_OF["barrett_castle"]
CATHEDRAL: Final = CARD_OF["cathedral_of_caterina"]
FORT: Final = CARD_OF["fort_ironweed"]
MAUSOLEUM: Final = CARD_OF["grand_mausoleum_of_the_rodina"]
UNIVERSITY: Final = CARD_OF["grove_university"]
PALACE: Final = CARD_OF["mandras_palace"]
OBELISK: Final = CARD_OF["obelisk_of_the_crescent"]
WATCH: Final = CARD_OF["opaleyes_watch"]
SHRINE: Final = CARD_OF["shrine_of_the_elder_tree"]
FORUM: Final = CARD_OF["silva_forum"]
STATUE: Final = CARD_OF["statue_of_the_bondmaker"]
BATHS: Final = CARD_OF["the_sky_baths"]
STARLOOM: Final = CARD_OF["the_starloom"]

MAX_BANKS: Final = int(BUILDINGS[BANK]["max_per_town"])  # TT-74
WAREHOUSE_ROOM: Final = int(BUILDINGS[WAREHOUSE]["capacity"])  # TT-79
ASIDE_USES: Final = int(FACTS["more_storage"]["uses_per_player"])  # TT-105
FREE_CHOICE_EVERY: Final = int(FACTS["setup"]["free_choice_every_nth_round"])  # TT-11
SET_ASIDE: Final = int(FACTS["resource_deck"]["set_aside_face_down"])  # TT-7
DECK: Final[list[int]] = [kind for kind in ALL_KINDS for _ in range(int(FACTS["resource_deck"]["copies_per_resource"]))]
FIRST_GAME: Final[tuple[int, ...]] = tuple([CARD_OF[str(id)] for id in FACTS["setup"]["first_game"]])  # TT-5
NOT_SOLO: Final[set[int]] = {
    CARD_OF[id] for id in FACTS["solo"]["excluded_buildings"] + FACTS["solo"]["excluded_monuments"]
}
OPEN_CARDS: Final = int(FACTS["solo"]["open_cards"])  # TT-115
SOLO_RANKS: Final[list[tuple[int, str]]] = [(int(rank["least"]), str(rank["id"])) for rank in FACTS["solo"]["ranks"]]
