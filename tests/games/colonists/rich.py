"""Positions by lot in which everybody owns much of everything, in any era: cards, relations and buildings come together
here that meet seldom in whole games."""

from collections import Counter
from random import Random
from typing import Any, Final

from games.colonists.drawn import LETTERS, STORAGES, seat_of
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.box import BOX, PRODUCTION, PROVISION
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, CLASSES, COLONIES, FACTS, MARKETS, TILE_PLACE, TILES
from kleinstadt.games.colonists.goods import GOODS, KINDS, ONE, amount, unpack
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE

LETTER: Final = {good: letter for letter, good in LETTERS.items()}
LIMITED: Final = {each["id"]: each["kind"] == "limited" for each in FACTS["improvements"]}
LASTING: Final = {each["id"]: each["kind"] != "immediate" for each in FACTS["improvements"]}
# Cards that bend how things are paid, kept and counted: of these more are there than of others.
BENDING: Final = {
    *("ability", "factory_pair", "market_option", "pay_from_buffer", "place_bonus", "temporary_steward", "warehouse"),
    "year_convert",
}
BENDS: Final = {
    each["id"]: any(effect["op"] in BENDING for effect in each["effects"]) for each in FACTS["improvements"]
}
MARKET_CELLS: Final = {"market_a": (28, 28), "market_b": (32, 31), "market_c": (28, 34)}
HOMES: Final = (("farm", 1, 1, 2), ("estate", 1, 0, 2), ("flat", 1, 0, 2), ("apartment", 2, 0, 1), ("house", 3, 0, 3))
MOST_STORAGES: Final = 3


def rich(seed: int) -> Colonists:
    """In the middle of a year, or before its end."""
    chance = Random(seed)
    era = chance.choice((1, 2, 3, 3, 4, 4, 4))
    colonies = chance.sample(COLONIES, 4 if era < 3 else 5)
    tiles = country(chance, era)
    places = [tile["place"] for tile in tiles]
    cards = [each["id"] for each in FACTS["improvements"] if each["era"] <= era for _ in range(each["copies"])]
    chance.shuffle(cards)
    seats = [community(chance, era, colonies, places, cards) for _ in range(chance.choice((1, 2, 2, 3)))]
    markets = [market for market in MARKETS if market.startswith(f"m{era}")]
    chance.shuffle(markets)
    position = {
        "era": era,
        "year": chance.choice((2, 4, 5)),
        "half": chance.randrange(2),
        "market": markets[0],
        "offers": markets[1:],
        "deck": [card for card in cards if BOX.cards[CARDS.index(card)].era == era][: chance.randint(0, 8)],
        "colonies": colonies,
        "abroad": [colony for colony in COLONIES if colony not in colonies],
        "tiles": tiles,
        "seats": seats,
        "ambassadors": [unlocked(seats, colony, chance.choice(places)) for colony in WITH_AMBASSADOR],
    }
    turns = [["turn", seat] for seat in range(len(seats))] * 2
    data = {"seats": len(seats), "options": {"end_era": era}, "position": position, "agenda": {"stack": turns[:1]}}
    fill(chance, era, GAME.load(data), seats)
    stack = [["communities"], *(turns if chance.random() < 0.65 else [])]
    return GAME.load({**data, "agenda": {"stack": stack}})


WITH_AMBASSADOR: Final = ("alchemists", "altruists", "laborers")


def unlocked(seats: list[dict[str, Any]], colony: str, place: str) -> str:
    relations = [relation for seat in seats for relation in seat["embassies"]]
    return place if any(each["colony"] == colony and each["level"] >= 2 for each in relations) else ""


def country(chance: Random, era: int) -> list[dict[str, str]]:
    """All places up to this era around the markets, roughly round."""
    found, taken = [], set()
    for market, (x, y) in list(MARKET_CELLS.items())[: 2 if era == 1 else 3]:
        found.append({"place": market, "cell": f"{x}.{y}", "half": f"{x + 1}.{y}"})
        taken |= {(x, y), (x + 1, y)}
    cells = [(x, y) for y in range(27, 36) for x in range(27, 36) if (x, y) not in taken]
    chance.shuffle(cells)
    cells.sort(key=lambda cell: abs(cell[0] - 31) + abs(cell[1] - 31) + 3 * chance.random())
    gone = {"day_laborer", "head_official" if era == 4 else "chief_officer"}
    tiles = [
        tile
        for tile, place in zip(TILES, TILE_PLACE, strict=True)
        if place != NONE and FACTS["places"][place]["era"] <= era and tile not in gone
    ]
    chance.shuffle(tiles)
    return found + [{"place": tile, "cell": f"{x}.{y}", "half": ""} for tile, (x, y) in zip(tiles, cells, strict=False)]


def community(chance: Random, era: int, colonies: list[str], places: list[str], cards: list[str]) -> dict[str, Any]:
    """Its cards are taken out of those that are left. What lies in the storage comes later."""
    homes = {home: chance.randint(least, most) for home, since, least, most in HOMES if since <= era}
    idle = [
        sum(number * BOX.buildings[BUILDINGS.index(home)].residents[who] for home, number in homes.items())
        for who in range(3)
    ]
    works, kept = workplaces(chance, era, idle, sum(homes.values()))
    table, hand = [], []
    lasting = [card for card in dict.fromkeys(cards) if LASTING[card]]
    bending = [card for card in lasting if BENDS[card] and chance.random() < 0.4]
    for card in bending + [card for card in lasting if not BENDS[card]][: chance.randint(0, 4)]:
        cards.remove(card)
        table.append({"card": card, "left": chance.randint(1, 3)} if LIMITED[card] else {"card": card})
    for card in cards[: chance.randint(0, 6)]:
        cards.remove(card)
        hand.append(card)
    return seat_of(
        tools=chance.randint(0, 8),
        buildings=[*[f"{number} {home}" for home, number in homes.items() if number], *works],
        at=chance.choice(places),
        buffer=" ".join(f"{number}{LETTER[good]}" for good, number in kept.items() if number),
        embassies={colony: chance.randint(1, era) for colony in colonies if chance.random() < 0.6},
        table=table,
        hand=hand,
    )


def workplaces(chance: Random, era: int, idle: list[int], plots: int) -> tuple[list[str], Counter[str]]:
    """Buildings of all kinds, many of them with somebody at work, and what lies on them."""
    kinds = [kind for kind, facts in FACTS["buildings"].items() if facts["era"] <= era and facts["kind"] != "residence"]
    works: list[str] = []
    owned: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for kind in chance.choices(kinds, k=chance.randint(3, 9)):
        most = FACTS["buildings"][kind]["own_max"]
        storages = sum(owned[storage] for storage in STORAGES)
        full = storages >= MOST_STORAGES if kind in STORAGES else plots >= (5 if era == 1 else 14)
        if full or (most and owned[kind] >= most):
            continue
        owned[kind] += 1
        plots += kind not in STORAGES
        crew = crew_for(chance, kind, idle)
        facts = BOX.buildings[BUILDINGS.index(kind)]
        share = (
            facts.output if crew != "nobody" and facts.kind in (PRODUCTION, PROVISION) and chance.random() < 0.7 else 0
        )
        if share:
            kept[GOODS[facts.good]] += chance.randint(0, share)
        works.append(f"{kind}+{crew}" + (f"#{share}" if share else ""))
    return works, kept


def crew_for(chance: Random, kind: str, idle: list[int]) -> str:
    asked = list(FACTS["buildings"][kind]["worker"])
    if not asked or chance.random() < 0.4:
        return "nobody"
    who = chance.randrange(3) if asked[0] == "any" else CLASSES.index(asked[0])
    number = 2 if kind == "institute" else 1
    if idle[who] < number:
        return "nobody"
    idle[who] -= number
    return "two_farmers" if number == 2 else CLASSES[who]


def fill(chance: Random, era: int, state: Colonists, seats: list[dict[str, Any]]) -> None:
    """Mostly little room is left."""
    for seat, means in enumerate(state.means):
        room = means.storage + means.warehouse
        kinds = chance.sample(range(KINDS - (4, 3, 0, 0)[era - 1]), chance.randint(1, 5))
        number = chance.randint(max(0, room - 3) if chance.random() < 0.7 else 0, room)
        goods = sum(ONE[chance.choice(kinds)] for _ in range(number))
        goods += sum(chance.randint(0, amount(means.typed, kind)) * ONE[kind] for kind in range(KINDS))
        seats[seat]["pool"] = unpack(goods)
