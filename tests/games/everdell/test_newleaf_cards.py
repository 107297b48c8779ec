"""Every card of Newleaf: what it does in its plainest case and in its oddest."""

import pytest

from games.everdell.cases import Case, at, check
from games.everdell.drawn import fifteen, newleaf
from kleinstadt.games.everdell.cards import BASE_CARDS, IDS

rule = pytest.mark.rule

MEADOW = ["mine", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
STATION = {"cards": ["castle", "farm", "mine"], "cars": ["one_any", "two_twigs", "one_pebble"]}
CASES = [
    Case("air_balloon", "does what a traveler of another city does", at(has="3T", hand=["air_balloon"],
         others={1: {"city": ["wanderer"]}}), "play air_balloon from hand", "copy wanderer at 1 0", hand=3),
    Case("air_balloon", "takes no space, and is simply played where nothing can be copied",
         at(city=fifteen(), has="3T", hand=["air_balloon"], others={1: {"city": ["ruins", "fool", "main_road"]}}),
         "play air_balloon from hand", city=[*fifteen(), "air_balloon"], spaces=15),
    Case("baker", "counts berries left, twice", at(city=["baker"], has="2B 5T"), line=4),
    Case("baker", "at most six", at(city=["baker"], has="9B"), line=6),
    Case("bank", "a point that makes room in the hand", at(has="2R 2P", hand=["bank"]),
         "play bank from hand", goods="", tokens=1, limit=9),
    Case("bank", "when it goes, so does the room, but no card",
         at(city=["university", {"card": "bank", "goods": {"points": 2}}],
            hand=["farm"] * 5 + ["storehouse"] * 3 + ["inn"] * 2),
         "visit university at 0 0", "gain twigs", hand=10, limit=8),
    Case("chipsmith", "two cards work", at(city=["chipsmith", "farm", "mine"]),
         "visit chipsmith at 0 0", "activate farm 1", "activate mine 2", goods="1P 1B"),
    Case("chipsmith", "the second is optional, the first is not", at(city=["chipsmith", "farm", "mine"]),
         "visit chipsmith at 0 0", "activate farm 1", offered="decline", no="activate farm 1"),
    Case("city_hall", "a card for a point and a card", at(city=["city_hall"], has="2T 1R", hand=["farm", "inn"]),
         "play farm from hand", "pick inn", goods="1B 1V", hand=1, their_hand=1),
    Case("city_hall", "does not react to a critter", at(city=["city_hall"], has="2B", hand=["wanderer", "inn"]),
         "play wanderer from hand", hand=4, goods=""),
    Case("conductor", "does what a destination of another city does",
         at(city=["conductor"], others={1: {"city": ["lookout"]}}),
         "visit conductor at 0 0", "copy basic_three_twigs", goods="3T", their_goods=""),
    Case("conductor", "not Cemetery, Chapel or Monastery",
         at(city=["conductor"], has="2T", others={1: {"city": ["cemetery", "chapel", "monastery"]}}),
         no="visit conductor at 0 0"),
    Case("diplomat", "a card for a point and a card", at(city=["diplomat"], has="2B", hand=["wanderer", "inn"]),
         "play wanderer from hand", "pick inn", goods="1V", hand=4, their_hand=1),
    Case("diplomat", "is no diplomat for himself", at(has="3B", hand=["diplomat", "inn"]),
         "play diplomat from hand", goods="", hand=1),
    Case("ever_wall", "two points for five spaces", at(city=["ever_wall", *fifteen()[:9]]), line=2, spaces=9),
    Case("ever_wall", "takes no space itself", at(city=["ever_wall", *fifteen()[:4]]), line=0, spaces=4),
    Case("freight_car", "comes loaded and gives two", at(has="1T 2R 2P", hand=["freight_car"]),
         "play freight_car from hand", "unload pebbles", "unload pebbles", goods="2P"),
    Case("freight_car", "is never loaded again", at(city=["chipsmith", "freight_car"]),
         "visit chipsmith at 0 0", goods=""),
    Case("gardener", "two cards work", at(city=["farm", "mine"], has="3B", hand=["gardener"]),
         "play gardener from hand", "pay price", "activate mine 1", "activate farm 0", goods="1P 1B"),
    Case("gardener", "may let none work", at(city=["farm"], has="3B", hand=["gardener"]),
         "play gardener from hand", "pay price", "decline", goods=""),
    Case("greenhouse", "a card", at(has="1T 2R", hand=["greenhouse"]), "play greenhouse from hand", hand=1, goods=""),
    Case("greenhouse", "and a resource where it shares a space with a Farm",
         at(city=["farm"], has="1T 2R", hand=["greenhouse"]),
         "play greenhouse from hand", "share farm 0", "gain pebbles", hand=1, goods="1P", spaces=1),
    Case("hotel", "a hand card for three less", at(city=["hotel"], hand=["mine"]),
         "visit hotel at 0 0", "play mine from hand", goods="1P"),
    Case("hotel", "its owner gains two points", at(hand=["mine"], others={1: {"city": ["hotel"]}}, meadow=MEADOW),
         "visit hotel at 1 0", "play mine from hand", goods="1P", their_goods="2V"),
    Case("inventor", "three resources less", at(city=["inventor"], hand=["inn"]),
         "play inn from hand", city=["inn"], goods=""),
    Case("inventor", "nothing is paid out", at(city=["inventor"], has="1T", hand=["wanderer"]),
         "play wanderer from hand", city=["wanderer"], goods="1T"),
    Case("lamplighter", "two cards from where you like",
         at(has="1B", hand=["lamplighter"], meadow=MEADOW, station=STATION),
         "play lamplighter from hand", "take castle from station_1", "draw", hand=2, goods=""),
    Case("lamplighter", "or none at all", at(has="1B", hand=["lamplighter"], meadow=MEADOW, station=STATION),
         "play lamplighter from hand", "done", hand=0),
    Case("library", "counts the types", at(city=["library", "farm", "mine", "inn"]), line=3),
    Case("library", "alone it counts itself", at(city=["library"]), line=1),
    Case("locomotive", "a station card for three less, with its train car",
         at(city=["locomotive"], has="2T 3R", station=STATION),
         "visit locomotive at 0 0", "play castle from station_1", "gain berries",
         city=["locomotive", "castle"], goods="1B"),
    Case("locomotive", "not for the Meadow", at(city=["locomotive"], meadow=MEADOW), no="visit locomotive at 0 0"),
    Case("magician", "a card for a point and a resource", at(city=["farm"], has="3B", hand=["magician"]),
         "play magician from hand", "raze farm 0", "gain resin", goods="1R 1V", city=["magician"]),
    Case("magician", "neither herself nor the Main Road", at(city=["main_road"], has="3B", hand=["magician"]),
         "play magician from hand", city=["main_road", "magician"], goods=""),
    Case("main_road", "takes no space and adds one", at(city=fifteen(), has="1P", hand=["main_road", "mine"]),
         "play main_road from hand", city=[*fifteen(), "main_road"], spaces=15),
    Case("main_road", "stays for good", at(city=["main_road", "university"], hand=["ruins"]),
         offered="play ruins from hand", no="visit university at 0 1"),
    Case("mayor", "a point, and one for five spaces", at(city=fifteen()[:4], has="4B", hand=["mayor"]),
         "play mayor from hand", goods="2V"),
    Case("mayor", "counts spaces, not cards", at(city=["husband", "wife", "wanderer", "inn", "inn"], has="4B",
         hand=["mayor"]), "play mayor from hand", goods="1V"),
    Case("miller", "a pebble for three points", at(has="3B 2P", hand=["miller"]),
         "play miller from hand", "trade 1", goods="1P 3V"),
    Case("miller", "without a pebble nothing is asked", at(has="3B", hand=["miller"]),
         "play miller from hand", goods=""),
    Case("museum", "two cards after a card", at(city=["museum"], has="2T 1R", hand=["farm"]),
         "play farm from hand", "accept", hand=2),
    Case("museum", "may stay closed", at(city=["museum"], has="2T 1R", hand=["farm"]),
         "play farm from hand", "decline", hand=0),
    Case("photographer", "scores what another city has", at(city=["photographer"], has="4R 3P",
         others={1: {"city": ["architect", "theater"]}}), line=6),
    Case("photographer", "a Wife for a Husband without one", at(city=["photographer", "husband"],
         others={1: {"city": ["wife", "photographer"]}}), line=3),
    Case("poet", "all cards of a type, a point each", at(has="3B", hand=["poet"], meadow=MEADOW),
         "play poet from hand", "type production", goods="4V", hand=4),
    Case("poet", "no more than fit, and the poet chooses",
         at(has="3B", hand=["poet", *["storehouse"] * 3, *["twig_barge"] * 3], meadow=MEADOW),
         "play poet from hand", "type production", "take monk from meadow_7", "take farm from meadow_2",
         goods="2V", hand=8),
    Case("tea_house", "a card for a point and a card", at(has="2T 2R", hand=["tea_house", "inn"]),
         "play tea_house from hand", "pick inn", goods="1V", hand=1, their_hand=1),
    Case("tea_house", "may be declined", at(has="2T 2R", hand=["tea_house", "inn"]),
         "play tea_house from hand", "done", goods="", hand=1),
]  # fmt: skip


@rule("EV-199", "EV-200", "EV-201", "EV-202", "EV-203", "EV-204", "EV-205", "EV-206", "EV-207", "EV-208", "EV-209")
@rule("EV-210", "EV-211", "EV-212", "EV-213", "EV-214", "EV-215", "EV-216", "EV-217", "EV-218", "EV-219", "EV-220")
@rule("EV-221", "EV-222")
@pytest.mark.parametrize("case", CASES, ids=[f"{case.card}: {case.words}" for case in CASES])
def test_every_card_does_what_it_says(case: Case) -> None:
    check(case, newleaf(**case.before))


def test_every_card_has_a_plain_and_an_odd_case() -> None:
    cards = [case.card for case in CASES]
    assert sorted(set(cards)) == sorted(IDS[len(BASE_CARDS) :])
    assert all(cards.count(card) >= 2 for card in cards)
