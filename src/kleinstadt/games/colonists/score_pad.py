"""The score pad for a game on cardboard: described communities in, score sheets out.

    {"players": [
        {"name": "Ada",
         "buildings": {"farm": 4, "foresters_house": 2, "pub": 1, "storage_shed": 1},
         "embassies": {"lords": 1},
         "improvements": ["axe", "vegetable_garden"],
         "dollars": 9,
         "workers": {"farmer": 4}}]}

docs/score-pad.md tells the rest. What cannot be is an error that names the place; what can hardly be is a remark.
"""

from typing import Final

from kleinstadt.engine.cards_as_data import not_too_many
from kleinstadt.engine.pad import PadResult, Remark, read_names
from kleinstadt.engine.reading import Reader, known, number_in, wrong
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.games.colonists.box import PERMANENT, STORAGE
from kleinstadt.games.colonists.cards import ANY_CLASS, BUILDING_NUMBER, CARD_NUMBER, CARDS, CLASSES, COLONY_NUMBER
from kleinstadt.games.colonists.community import EMBASSY_ON, OPEN, building_of, card_of, kind_of, level_of
from kleinstadt.games.colonists.pad_form import MOST_DOLLARS, MOST_OF_A_KIND
from kleinstadt.games.colonists.rules.posts import has_embassy_post
from kleinstadt.games.colonists.sheets import scores, ties
from kleinstadt.games.colonists.state import Colonists

MOST_COLONIES: Final = 5  # CO-16, CO-43


def score_pad(state: Colonists, readers: list[Reader], first: int) -> PadResult:
    """What the communities are worth that are described for the seats of this empty table. BadPosition where something
    is broken or impossible. `first` is the number of who began the first year; 0: nobody said."""
    remarks = [remark for seat, reader in enumerate(readers) for remark in read_community(state, reader, seat)]
    played = [CARDS[card_of(entry)] for table in state.tables for entry in table]
    most = {card.id: card.copies for card in state.box.cards}
    not_too_many("players", {card: played.count(card) for card in set(played)}, most)
    colonies = [colony for colony in COLONY_NUMBER.values() if any(each[colony] for each in state.embassies)]
    if len(colonies) > MOST_COLONIES:
        sentence = f"there are only {MOST_COLONIES} colonies in a game."
        raise wrong("players", "co_pad_colonies", sentence, most=MOST_COLONIES)
    sheets = scores(state)
    if not first:
        return PadResult(sheets, read_names(readers), remarks + undecided(sheets))
    state.first = first - 1
    return PadResult(sheets, read_names(readers), remarks, ties(state))


def undecided(sheets: list[ScoreSheet]) -> list[Remark]:
    """Equal totals are decided by the turn order of the first year (CO-230)."""
    totals = [sheet.total for sheet in sheets]
    if len(set(totals)) == len(totals):
        return []
    sentence = "there are equal points; who began the first year is needed to decide."
    return [Remark("first", "co_pad_first", sentence)]


def read_community(state: Colonists, reader: Reader, seat: int) -> list[Remark]:
    read_buildings(state, reader, seat)
    place = reader.at("embassies")
    for colony, level in reader.table("embassies").items():
        number = number_in(f"{place}.{colony}", level, 1, 4)
        state.embassies[seat][known(place, colony, COLONY_NUMBER)] = number + EMBASSY_ON * OPEN
    remarks = read_improvements(state, reader, seat)
    state.dollars[seat] = reader.number("dollars", 0, MOST_DOLLARS, 0)
    state.changed(seat)
    check_plots(state, reader, seat)
    read_workers(state, reader, seat)
    reader.skip("name")
    reader.finish()
    return remarks


def read_buildings(state: Colonists, reader: Reader, seat: int) -> None:
    """How many there are of each kind; some are limited (CO-132)."""
    place = reader.at("buildings")
    for id, count in reader.table("buildings").items():
        kind = known(place, id, BUILDING_NUMBER)
        most = min(MOST_OF_A_KIND, state.box.buildings[kind].own_max)
        number = number_in(f"{place}.{id}", count, 0, most)
        state.buildings[seat] += [building_of(kind, OPEN, 0, 0)] * number


def read_improvements(state: Colonists, reader: Reader, seat: int) -> list[Remark]:
    """Those in play; only permanent ones are worth something (CO-228)."""
    place = reader.at("improvements")
    remarks: list[Remark] = []
    for index, card in enumerate(reader.all_known("improvements", CARD_NUMBER)):
        if state.box.cards[card].kind == PERMANENT:
            state.tables[seat].append(card)
        else:
            sentence = f"{CARDS[card]} is no permanent improvement and counts nothing."
            remarks.append(Remark(f"{place}[{index}]", "co_pad_not_permanent", sentence, card=CARDS[card]))
    return remarks


def check_plots(state: Colonists, reader: Reader, seat: int) -> None:
    """There are three plots for storage facilities, and so many for everything else (CO-34)."""
    setup = state.box.setup
    kinds = [state.box.buildings[kind_of(building)].kind for building in state.buildings[seat]]
    storages = kinds.count(STORAGE)
    if storages > setup["storage_plots"]:
        most = int(setup["storage_plots"])
        sentence = f"there are {storages} storage facilities, and only {most} plots for them."
        raise wrong(reader.at("buildings"), "co_pad_storage", sentence, number=storages, most=most)
    taken = len(kinds) + sum(level_of(embassy) > 0 for embassy in state.embassies[seat])
    most = int(setup["plots_with_borderland"] + setup["storage_plots"]) + state.means[seat].extra_plots
    if taken > most:
        sentence = f"{taken} plots are taken, and there are only {most}."
        raise wrong(reader.at("buildings"), "co_pad_plots", sentence, number=taken, most=most)


def read_workers(state: Colonists, reader: Reader, seat: int) -> None:
    """Who works, by class: of those who live here, and not more than there is work for. The others are idle, which some
    cards pay for."""
    means = state.means[seat]
    workers = Reader(reader.at("workers"), reader.table("workers"))
    means.employed = [workers.number(name, 0, means.residents[each], 0) for each, name in enumerate(CLASSES)]
    workers.finish()
    means.idle = [means.residents[each] - means.employed[each] for each in range(len(CLASSES))]
    most = posts(state, seat)
    if sum(means.employed) > most:
        sentence = f"{sum(means.employed)} work, and there is work for {most} only."
        raise wrong(workers.place, "co_pad_posts", sentence, number=sum(means.employed), most=most)


def posts(state: Colonists, seat: int) -> int:
    """How many can work: in buildings, one more in a Factory with a Steam Engine, and one in an embassy that takes
    somebody (CO-155a)."""
    box, means = state.box, state.means[seat]
    kinds = [box.buildings[kind_of(building)] for building in state.buildings[seat]]
    factories = sum(facts.worker == ANY_CLASS for facts in kinds)
    pairs = min(means.pairs_of_factories, factories)
    return sum(facts.workers for facts in kinds) + pairs + has_embassy_post(state, seat)
