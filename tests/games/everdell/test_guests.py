"""Chapter 14: what guests ask for at the end."""

from typing import Any

import pytest

from games.everdell.drawn import line, newleaf
from kleinstadt.games.everdell.cards import GUEST_POINTS, GUESTS

rule = pytest.mark.rule

GREEN = ["farm", "mine", "farm", "mine", "twig_barge", "resin_refinery", "general_store"]
RED = ["inn", "inn", "lookout", "queen", "chapel", "post_office"]
BLUE = ["crane", "judge", "historian", "courthouse", "shopkeeper", "dungeon"]
TAN = ["wanderer", "wanderer", "bard", "ranger", "ruins", "postal_pigeon"]
PURPLE = ["castle", "palace", "king", "theater", "school", "wife"]
BASIC = ["grand_tour", "city_monument", "harvest_festival"]
CRITTERS = ["wife", "husband", "king", "bard", "judge", "queen"]
CONSTRUCTIONS = ["inn", "farm", "mine", "castle", "palace", "crane"]


def events(*names: str) -> list[dict[str, Any]]:
    return [{"event": name, "owner": 0} for name in names]


# guest: what is just enough, and what just is not; cities and goods
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "bim_little": ({"city": RED}, {"city": RED[1:]}),
    "bosley_tedwardson": (
        {"city": GREEN[:2] + RED[:2] + BLUE[:2] + TAN[:2] + PURPLE[:2]},
        {"city": GREEN[:2] + RED[:2] + BLUE[:2] + TAN[:2] + PURPLE[:1]},
    ),
    "butterbell_sweetpaw": ({"city": GREEN + RED + TAN[:2]}, {"city": GREEN + RED + TAN[:1]}),
    "diggs_deepwell": ({"has": "2P"}, {"has": "1P 9T"}),
    "dillweed_quicksniff": ({"city": ["farm", "mine", "wife"]}, {"city": ["farm", "wife"]}),
    "dim_dustlight": ({"city": PURPLE[:5] + ["chapel"]}, {"city": PURPLE}),
    "dip_dibble": ({"city": RED[:4]}, {"city": RED[:3]}),
    "dune_tarrington": ({"city": PURPLE}, {"city": PURPLE[1:]}),
    "dwell_northwatch": ({"city": TAN[:4]}, {"city": TAN[:3]}),
    "edvard_triptail": ({"city": ["farm", "inn", "crane", "bard", "king"]}, {"city": ["farm", "inn", "crane", "bard"]}),
    "frin_stickly": ({"has": "4R"}, {"has": "3R"}),
    "glindil_frink": ({"city": PURPLE[:4]}, {"city": PURPLE[:3]}),
    "iggy_silverscale": ({"city": TAN}, {"city": TAN[1:]}),
    "mossy_steptoe": ({"city": GREEN[:5]}, {"city": GREEN[:4]}),
    "orin_nimblepaw": ({"workers": ["journey_2", "journey_2"]}, {"workers": ["journey_2", "haven"]}),
    "oscar_longtale": ({"city": ["wife", "king", "farm"]}, {"city": ["wife", "farm"]}),
    "phill_gurgle": ({"city": ["farm", "mine"]}, {"city": ["farm", "mine", "farm"]}),
    "piff_quillglow": ({"has": "5T"}, {"has": "4T"}),
    "plum_shortclaw": ({"city": BLUE[:4]}, {"city": BLUE[:3]}),
    "quinn_cleanwhisker": ({"city": CRITTERS + CONSTRUCTIONS}, {"city": CRITTERS + CONSTRUCTIONS[1:]}),
    "reemy_sniggle": ({"events": events(*BASIC)}, {"events": events(*BASIC[1:])}),
    "rivil_ablacus": ({"city": BLUE}, {"city": BLUE[1:]}),
    "ruby_dew": ({"events": events("tax_relief", "croak_wart_cure")}, {"events": events("tax_relief")}),
    "saris_clearwhistle": ({"city": GREEN[:6]}, {"city": GREEN[:5]}),
    "sir_trivle_qs_marqwill_iii": ({"has": "1T 1R 1P 1B"}, {"has": "9T 1R 1P"}),
    "skid_shinysnout": (
        {"has": "8V", "city": [{"card": "chapel", "goods": {"points": 2}}]},
        {"has": "7V", "city": [{"card": "chapel", "goods": {"points": 2}}]},
    ),
    "snout_puddlehop": ({"events": events(*BASIC[:2], "tax_relief")}, {"events": events(*BASIC)}),
    "triss_peske": ({"city": RED}, {"city": GREEN}),
    "wildell_family": ({"city": GREEN + ["inn", "wife"]}, {"city": GREEN + ["inn", "king"]}),
    "willow_greengrin": ({"city": GREEN}, {"city": GREEN[1:]}),
    "wimble_wuffle": ({"has": "3B"}, {"has": "2B"}),
    "yara_and_brun_mayberry": ({"city": BLUE + ["king"]}, {"city": BLUE + ["wife"]}),
}


@rule("EV-192", "EV-193")
@pytest.mark.parametrize("guest", GUESTS)
def test_a_guest_scores_in_full_or_not_at_all(guest: str) -> None:
    enough, too_little = CASES[guest]
    beside = {"guests": [guest]}
    assert line(newleaf(**enough, beside=beside), guest) == GUEST_POINTS[GUESTS.index(guest)]
    assert line(newleaf(**too_little, beside=beside), guest) == 0


@rule("EV-178", "EV-192", "EVX-83")
def test_the_same_resources_serve_several_guests_and_cards() -> None:
    state = newleaf(["baker"], "4B", beside={"guests": ["wimble_wuffle", "sir_trivle_qs_marqwill_iii"]})
    assert (line(state, "baker"), line(state, "wimble_wuffle"), line(state, "sir_trivle_qs_marqwill_iii")) == (6, 6, 0)


@rule("EV-179", "EV-193")
def test_what_lies_on_cards_is_not_left_over() -> None:
    loaded = {"card": "freight_car", "goods": {"berries": 2}}
    state = newleaf([loaded, {"card": "storehouse", "goods": {"berries": 2}}], beside={"guests": ["wimble_wuffle"]})
    assert line(state, "wimble_wuffle") == 0
