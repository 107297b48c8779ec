"""Every card of the base game: what it does in its plainest case and in its oddest."""

from typing import Any

import pytest

from games.everdell.drawn import A, B, city, drawn, fifteen, goods, hand, line, options, owns, play
from kleinstadt.games.everdell.cards import BASE_CARDS, IDS

rule = pytest.mark.rule


class Case:
    """Seat A's position, what it answers, and what has come of it: own goods, goods of B, hand size, cities, points of
    the card's own line, answers that are offered or not."""

    def __init__(self, card: str, words: str, before: dict[str, Any], *moves: str, **after: Any) -> None:
        self.card = card
        self.words = words
        self.before = before
        self.moves = moves
        self.after = after


def at(**position: Any) -> dict[str, Any]:
    return position


MEADOW = ["mine", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
CASES = [
    Case("architect", "counts resin and pebbles left", at(city=["architect"], has="2R 1P 5T"), line=3),
    Case("architect", "at most six", at(city=["architect"], has="5R 4P"), line=6),
    Case("bard", "hand cards become points", at(has="3B", hand=["bard", "farm", "inn"]),
         "play bard from hand", "pick farm", "pick inn", goods="2V", hand=0),
    Case("bard", "with an empty hand nothing happens", at(has="3B", hand=["bard"]), "play bard from hand", goods=""),
    Case("barge_toad", "two twigs for each Farm", at(city=["farm", "farm"], has="2B", hand=["barge_toad"]),
         "play barge_toad from hand", goods="4T"),
    Case("barge_toad", "none without a Farm", at(has="2B", hand=["barge_toad"]), "play barge_toad from hand", goods=""),
    Case("castle", "counts common constructions", at(city=["castle", "farm", "inn", "crane", "wife"]), line=2),
    Case("castle", "does not count itself", at(city=["castle"]), line=0),
    Case("cemetery", "one of four for nothing, the rest discarded", at(city=["cemetery"]),
         "visit cemetery at 0 0", "play queen from aside", city=["cemetery", "queen"], discards=3),
    Case("cemetery", "from the discard pile what is there, and playing is optional",
         at(city=["cemetery"], discards=["farm"]),
         "visit cemetery at 0 0", "reveal discards", "decline", city=["cemetery"], discards=1),
    Case("chapel", "a point on it, then two cards", at(city=["chapel"]), "visit chapel at 0 0", hand=2, goods=""),
    Case("chapel", "two cards for every point there", at(city=[{"card": "chapel", "goods": {"points": 2}}]),
         "visit chapel at 0 0", hand=6),
    Case("chip_sweep", "lets a card work again", at(city=["mine"], has="3B", hand=["chip_sweep"]),
         "play chip_sweep from hand", "activate mine 0", goods="1P"),
    Case("chip_sweep", "never a Chip Sweep", at(city=["chip_sweep"], has="3B", hand=["chip_sweep"]),
         "play chip_sweep from hand", goods=""),
    Case("clock_tower", "comes with three points", at(has="3T 1P", hand=["clock_tower"]),
         "play clock_tower from hand", tokens=3),
    Case("clock_tower", "repeats a location for one of them",
         at(city=[{"card": "clock_tower", "goods": {"points": 3}}], workers=["basic_two_resin", "haven"]),
         "prepare", "copy basic_two_resin", goods="2R", tokens=2),
    Case("courthouse", "a construction brings a twig, resin or pebble",
         at(city=["courthouse"], has="2T 1R", hand=["farm"]), "play farm from hand", "choose pebbles", goods="1P 1B"),
    Case("courthouse", "does not pay for itself", at(has="1T 1R 2P", hand=["courthouse"]),
         "play courthouse from hand", goods=""),
    Case("crane", "three resources less", at(city=["crane"], has="2T 3R", hand=["castle"]),
         "play castle from hand", goods="", city=["castle"]),
    Case("crane", "is no help for critters", at(city=["crane"], has="1B", hand=["doctor"]), no="play doctor from hand"),
    Case("doctor", "berries become points", at(has="7B", hand=["doctor"]),
         "play doctor from hand", "trade 3", goods="3V"),
    Case("doctor", "may heal nobody", at(has="5B", hand=["doctor"]), "play doctor from hand", "trade 0", goods="1B"),
    Case("dungeon", "a critter for three resources", at(city=["dungeon", "wife"], hand=["inn"]),
         "play inn from hand", city=["dungeon", "inn"], prison=1),
    Case("dungeon", "the Ranger does not enter the cell that he opens",
         at(city=["dungeon", "ranger"], prison=["wife"], hand=["inn"]), no="play inn from hand"),
    Case("ever_tree", "counts prosperity cards", at(city=["ever_tree", "castle", "farm"]), line=2),
    Case("ever_tree", "its marker lets in any critter", at(city=["ever_tree"], hand=["king"]),
         "play king from hand", city=["ever_tree", "king"], goods=""),
    Case("fairgrounds", "draws two cards", at(has="1T 2R 1P", hand=["fairgrounds"]),
         "play fairgrounds from hand", hand=2),
    Case("fairgrounds", "as far as the hand allows", at(has="1T 2R 1P", hand=["fairgrounds", *["farm"] * 7]),
         "play fairgrounds from hand", hand=8),
    Case("farm", "a berry", at(has="2T 1R", hand=["farm"]), "play farm from hand", goods="1B"),
    Case("farm", "invites one critter only", at(city=[{"card": "farm", "marked": True}], hand=["wife"]),
         no="play wife from hand"),
    Case("fool", "moves into another city", at(has="3B", hand=["fool"]),
         "play fool from hand", city=[], their=["fool"]),
    Case("fool", "not where a Fool is already", at(has="3B", hand=["fool"], others={1: {"city": ["fool"]}}),
         no="play fool from hand"),
    Case("general_store", "a berry", at(has="1R 1P", hand=["general_store"]),
         "play general_store from hand", goods="1B"),
    Case("general_store", "two with a Farm", at(city=["farm", "farm"], has="1R 1P", hand=["general_store"]),
         "play general_store from hand", goods="2B"),
    Case("historian", "draws after a card", at(city=["historian"], has="2T 1R", hand=["farm"]),
         "play farm from hand", hand=1),
    Case("historian", "not after itself", at(has="2B", hand=["historian"]), "play historian from hand", hand=0),
    Case("husband", "with a Wife and a Farm a resource of choice",
         at(city=["wife", "farm"], has="3B", hand=["husband"]),
         "play husband from hand", "pay price", "gain pebbles", goods="1P"),
    Case("husband", "nothing without a Farm", at(city=["wife"], has="3B", hand=["husband"]),
         "play husband from hand", goods=""),
    Case("inn", "a card of the Meadow for three less", at(city=["inn"], meadow=MEADOW),
         "visit inn at 0 0", "play mine from meadow_1", goods="1P"),
    Case("inn", "the owner of a visited one gains a point", at(others={1: {"city": ["inn"]}}, meadow=MEADOW),
         "visit inn at 1 0", "play farm from meadow_2", their_goods="1V", goods="1B"),
    Case("innkeeper", "three berries less", at(city=["innkeeper"], has="3B", hand=["king"]),
         "play king from hand", goods="", city=["king"]),
    Case("innkeeper", "may pay for another one", at(city=["innkeeper"], hand=["innkeeper"]),
         "play innkeeper from hand", city=["innkeeper"], discards=1),
    Case("judge", "one resource may be another", at(city=["judge"], has="2B 1T", hand=["husband"]),
         "play husband from hand", goods="", city=["judge", "husband"]),
    Case("judge", "exactly one", at(city=["judge"], has="1B 2T", hand=["husband"]), no="play husband from hand"),
    Case("king", "counts events", at(city=["king"], events=[{"event": "grand_tour", "owner": 0},
                                                              {"event": "tax_relief", "owner": 0}]), line=3),
    Case("king", "not those of others", at(city=["king"], events=[{"event": "grand_tour", "owner": 1}]), line=0),
    Case("lookout", "uses a location", at(city=["lookout"]),
         "visit lookout at 0 0", "copy basic_three_twigs", goods="3T"),
    Case("lookout", "also an occupied one, but not the Haven",
         at(city=["lookout"], hand=["farm"], others={1: {"workers": ["basic_three_twigs"]}}),
         "visit lookout at 0 0", offered="copy basic_three_twigs", no="copy haven"),
    Case("mine", "a pebble", at(has="1T 1R 1P", hand=["mine"]), "play mine from hand", goods="1P"),
    Case("mine", "invites the Miner Mole", at(city=["mine"], hand=["miner_mole"]),
         "play miner_mole from hand", city=["mine", "miner_mole"]),
    Case("miner_mole", "copies what another city has", at(has="3B", hand=["miner_mole"],
         others={1: {"city": ["farm", "general_store"]}}),
         "play miner_mole from hand", "copy general_store at 1 1", goods="2B"),
    Case("miner_mole", "a Miner Mole there opens the own city", at(city=["farm"], has="3B", hand=["miner_mole"],
         others={1: {"city": ["miner_mole"]}}), "play miner_mole from hand", "copy farm at 0 0", goods="1B"),
    Case("monastery", "two resources for four points", at(city=["monastery"], has="2R"),
         "visit monastery at 0 0", goods="4V", their_goods="2R"),
    Case("monastery", "to the supply when all have passed",
         at(city=["monastery"], has="2R", others={1: {"passed": True}}),
         "visit monastery at 0 0", goods="4V", their_goods=""),
    Case("monk", "berries for points", at(has="3B", hand=["monk"]),
         "play monk from hand", "trade 2", goods="4V", their_goods="2B"),
    Case("monk", "opens the second place of the Monastery",
         at(city=["monastery", "monk"], has="2T", workers=["0.0"]), offered="visit monastery at 0 0"),
    Case("palace", "counts unique constructions and itself", at(city=["palace", "school", "farm", "king"]), line=2),
    Case("palace", "alone it counts itself", at(city=["palace"]), line=1),
    Case("peddler", "exchanges two", at(has="2B 2T", hand=["peddler"]),
         "play peddler from hand", "pay twigs", "pay twigs", "gain resin", "gain pebbles", goods="1R 1P"),
    Case("peddler", "may exchange nothing", at(has="2B 2T", hand=["peddler"]),
         "play peddler from hand", "done", goods="2T"),
    Case("post_office", "gives two, discards, draws up",
         at(city=["post_office"], hand=["farm", "inn", "mine"]),
         "visit post_office at 0 0", "pick farm", "pick inn", "pick mine", hand=8, their_hand=2),
    Case("post_office", "needs two hand cards", at(city=["post_office"], hand=["farm"]), no="visit post_office at 0 0"),
    Case("postal_pigeon", "plays one of two", at(has="2B", hand=["postal_pigeon"], deck=["farm", "castle"]),
         "play postal_pigeon from hand", "play farm from aside", goods="1B", discards=1),
    Case("postal_pigeon", "only up to three points", at(has="2B", hand=["postal_pigeon"], deck=["ever_tree", "king"]),
         "play postal_pigeon from hand", city=["postal_pigeon"], discards=2),
    Case("queen", "a card for nothing", at(city=["queen"], hand=["fairgrounds"]),
         "visit queen at 0 0", "play fairgrounds from hand", city=["queen", "fairgrounds"], hand=2),
    Case("queen", "not for four points", at(city=["queen"], hand=["doctor"]), no="visit queen at 0 0"),
    Case("ranger", "moves a worker", at(has="2B", hand=["ranger"], workers=["basic_one_pebble"]),
         "play ranger from hand", "visit basic_two_resin", goods="2R"),
    Case("ranger", "nobody to move", at(has="2B", hand=["ranger"]), "play ranger from hand", city=["ranger"]),
    Case("resin_refinery", "a resin", at(has="1R 1P", hand=["resin_refinery"]),
         "play resin_refinery from hand", goods="1R"),
    Case("resin_refinery", "invites the Chip Sweep", at(city=["resin_refinery"], hand=["chip_sweep"]),
         "play chip_sweep from hand", "decline", city=["resin_refinery", "chip_sweep"]),
    Case("ruins", "replaces a construction", at(city=fifteen("mine"), hand=["ruins"]),
         "play ruins from hand", "raze mine 0", goods="1T 1R 1P", hand=2),
    Case("ruins", "nothing to replace", at(city=["wife"], hand=["ruins"]), no="play ruins from hand"),
    Case("school", "counts common critters", at(city=["school", "wife", "husband", "king"]), line=2),
    Case("school", "no constructions", at(city=["school", "farm"]), line=0),
    Case("shepherd", "her price goes to an opponent", at(has="3B", hand=["shepherd"]),
         "play shepherd from hand", goods="3B", their_goods="3B"),
    Case("shepherd", "points on the Chapel, and nothing for others with a marker",
         at(city=[{"card": "chapel", "goods": {"points": 2}}], hand=["shepherd"]),
         "play shepherd from hand", goods="3B 2V", their_goods=""),
    Case("shopkeeper", "a critter brings a berry", at(city=["shopkeeper"], has="2B", hand=["wanderer"]),
         "play wanderer from hand", goods="1B"),
    Case("shopkeeper", "not a Fool for others", at(city=["shopkeeper"], has="3B", hand=["fool"]),
         "play fool from hand", goods=""),
    Case("storehouse", "a load of choice", at(has="1T 1R 1P", hand=["storehouse"]),
         "play storehouse from hand", "choose twigs twigs twigs", goods=""),
    Case("storehouse", "a worker takes all", at(city=[{"card": "storehouse", "goods": {"twigs": 3, "resin": 2}}]),
         "visit storehouse at 0 0", goods="3T 2R"),
    Case("teacher", "keeps one of two", at(has="2B", hand=["teacher"], deck=["farm", "king"]),
         "play teacher from hand", "keep king", hand=1, their_hand=1),
    Case("teacher", "room for one: it is kept", at(has="2B", hand=["teacher", *["farm"] * 7], deck=["inn", "king"]),
         "play teacher from hand", hand=8, their_hand=0),
    Case("theater", "counts unique critters", at(city=["theater", "king", "wife", "fool"]), line=2),
    Case("theater", "no common ones", at(city=["theater", "wife"]), line=0),
    Case("twig_barge", "two twigs", at(has="1T 1P", hand=["twig_barge"]), "play twig_barge from hand", goods="2T"),
    Case("twig_barge", "with a Crane for nothing, nothing is paid out", at(city=["crane"], hand=["twig_barge"]),
         "play twig_barge from hand", goods="2T"),
    Case("undertaker", "clears three and takes one", at(has="2B", hand=["undertaker"], meadow=MEADOW),
         "play undertaker from hand", "clear mine from meadow_1", "clear farm from meadow_2",
         "clear king from meadow_8",
         "take inn from meadow_5", hand=1, discards=3),
    Case("undertaker", "opens the second place of the Cemetery",
         at(city=["cemetery", "undertaker"], workers=["0.0"]), offered="visit cemetery at 0 0"),
    Case("university", "trades a card in", at(city=["university", "mine"]),
         "visit university at 0 0", "gain berries", goods="1T 1R 1P 1B 1V", city=["university"]),
    Case("university", "not itself", at(city=["university"]), no="visit university at 0 0"),
    Case("wanderer", "three cards", at(has="2B", hand=["wanderer"]), "play wanderer from hand", hand=3),
    Case("wanderer", "takes no space", at(city=fifteen(), has="2B", hand=["wanderer"]),
         offered="play wanderer from hand"),
    Case("wife", "three points with a Husband", at(city=["wife", "husband", "wife"]), line=3),
    Case("wife", "none alone", at(city=["wife"]), line=0),
    Case("woodcarver", "twigs become points", at(has="2B 5T", hand=["woodcarver"]),
         "play woodcarver from hand", "trade 3", goods="2T 3V"),
    Case("woodcarver", "without twigs nothing is asked", at(has="2B", hand=["woodcarver"]),
         "play woodcarver from hand", goods=""),
]  # fmt: skip


@rule("EV-112", "EV-113", "EV-114", "EV-115", "EV-116", "EV-117", "EV-118", "EV-119", "EV-120", "EV-121", "EV-122")
@rule("EV-123", "EV-124", "EV-125", "EV-126", "EV-127", "EV-128", "EV-129", "EV-130", "EV-131", "EV-132", "EV-133")
@rule("EV-134", "EV-135", "EV-136", "EV-137", "EV-138", "EV-139", "EV-140", "EV-141", "EV-142", "EV-143", "EV-144")
@rule("EV-145", "EV-146", "EV-147", "EV-148", "EV-149", "EV-150", "EV-151", "EV-152", "EV-153", "EV-154", "EV-155")
@rule("EV-156", "EV-157", "EV-158", "EV-159")
@pytest.mark.parametrize("case", CASES, ids=[f"{case.card}: {case.words}" for case in CASES])
def test_every_card_does_what_it_says(case: Case) -> None:
    state = play(drawn(**case.before), *case.moves)
    found = {
        "goods": lambda: owns(state),
        "their_goods": lambda: owns(state, B),
        "hand": lambda: len(hand(state)),
        "their_hand": lambda: len(hand(state, B)),
        "city": lambda: city(state),
        "their": lambda: city(state, B),
        "line": lambda: line(state, case.card),
        "tokens": lambda: line(state, "tokens"),
        "discards": lambda: len(state.discards),
        "prison": lambda: len(state.cities[A].prison),
    }
    for what, value in case.after.items():
        if what == "no":
            assert value not in options(state)
        elif what == "offered":
            assert value in options(state)
        else:
            assert found[what]() == (goods(value) if what.endswith("goods") else value), what


def test_every_card_has_a_plain_and_an_odd_case() -> None:
    cards = [case.card for case in CASES]
    assert sorted(set(cards)) == sorted(IDS[: len(BASE_CARDS)])
    assert all([cards.count(card) >= 2 for card in cards])
