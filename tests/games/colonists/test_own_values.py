"""Values of the owner's own: what is read, what is refused and how, and that a game keeps them."""

import json
from typing import Any

import pytest

from games.colonists.drawn import drawn, play
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.journal import Header, read_journal
from kleinstadt.engine.record import Record, replay
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.box import BOX
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, FACTS
from kleinstadt.games.colonists.catalogue import catalogue
from kleinstadt.games.colonists.own_values import AS_PRINTED, box_of, own_values
from kleinstadt.text import LANGUAGES, Texts

NAMES = ("de", "en", "board_en", "text")  # are no values
FARM = BUILDING_NUMBER["farm"]
CHEAP_FARM = "buildings.farm.cost = { tools = 1, wood = 1 }"
NOT_PLAYED = {"meaning_of_turn", "storekeepers_swap"}  # rules of their own, not values


def alternatives() -> list[Any]:
    return [
        pytest.param(each["set"], id=f"{doubt['id']}: {each['name']}")
        for doubt in FACTS["doubts"]
        for each in doubt.get("alternatives", [])
        if doubt["id"] not in NOT_PLAYED
    ]


def test_a_file_may_be_written_in_tables_or_in_paths_and_is_kept_the_same() -> None:
    tables = "[buildings.farm]\nvalue = 3\ncost = { wood = 1, tools = 1 }\n"
    paths = '{"buildings.farm.cost": {"tools": 1, "wood": 1}, "buildings": {"farm": {"value": 3}}}'
    kept = own_values(tables)
    assert json.loads(kept) == json.loads(own_values(paths))
    assert own_values(kept) == kept


def test_without_any_value_everything_is_as_printed() -> None:
    assert own_values("# nothing yet\n") == AS_PRINTED
    assert box_of(AS_PRINTED) is BOX


def test_a_game_is_played_with_them_and_others_are_not() -> None:
    state = drawn("1W", tools=1, chosen={"own_values": CHEAP_FARM}, at="market_a")
    assert state.box.buildings[FARM].price.words() == {"wood": 1, "tools": 1}
    assert BOX.buildings[FARM].price.words() == {"wood": 2, "tools": 1}
    assert drawn("1W").box is BOX


def test_a_dump_and_an_imagined_position_have_them() -> None:
    state = GAME.start(2, {"own_values": CHEAP_FARM}, 1)
    assert GAME.load(state.dump()).box is state.box
    assert GAME.imagine(state.view(0), state.chance.copy()).box is state.box


def test_a_journal_replays_with_its_own_values() -> None:
    options = GAME.complete(1, {"own_values": "setup.tools = 9"})
    record = Record(GAME, Header("colonists", GAME.rules_version, options, 1, 5, ["Ada"]))
    for _ in range(20):
        record.play(0, (record.state.moves(0)[0],))
    again = replay(GAME, read_journal(record.journal().text().splitlines()))
    assert again.state.dump() == record.state.dump()
    assert again.state.box.setup["tools"] == 9


@pytest.mark.parametrize("values", alternatives())
def test_every_alternative_of_a_doubt_can_be_played(values: dict[str, Any]) -> None:
    state = GAME.start(2, {"start_era": 3, "end_era": 3, "own_values": json.dumps(values)}, 2)
    for _ in range(40):
        play(state, state.moves(state.deciders()[0])[-1])


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("buildings.farm.cots = 3", "buildings.farm", "cost"),
        ("buildings.frm.cost = {}", "buildings", "farm"),
        ("buidings.farm.cost = {}", "values", "buildings"),
        ("buildings.farm.cost = { wod = 1 }", "buildings.farm.cost", "wood"),
        ('buildings.farm.cost = { wood = "two" }', "buildings.farm.cost.wood", "two"),
        ("buildings.farm.cost = 2", "buildings.farm.cost", ""),
        ("buildings.farm.value = -1", "buildings.farm.value", "-1"),
        ("buildings.farm.value = true", "buildings.farm.value", "True"),
        ('buildings.flat.remodel_from = "fram"', "buildings.flat.remodel_from", "farm"),
        ("buildings.pub.worker = { farmer = 1, citizen = 1 }", "buildings.pub.worker", ""),
        ("buildings.pub.effects = [{ op = 'produc' }]", "buildings.pub.effects[0].op", "produce"),
        (
            "buildings.hollow.effects = [{ op = 'produce', goods = { clay = 1, wood = 1 } }]",
            "buildings.hollow.effects",
            "",
        ),
        ("places.grove.effects = []", "places.grove.effects", "gain"),
        ("places.grove.effects = [{ op = 'gain' }]", "places.grove.effects[0].goods", ""),
        ("places.joiner_0.effects = [{ op = 'convert', recipes = [{ to = { planks = 1 } }], times = 0 }]", "from", ""),
        ("setup.basic_storage_fill = 4", "setup.basic_storage_fill", "4"),
        ("setup.plots = 30\nsetup.plots_with_borderland = 29", "setup.plots_with_borderland", "29"),
        ("eras.1.levy = { frist = 1 }", "eras.1.levy", "first"),
        ("colonies.lords.levels.5.effects = []", "colonies.lords.levels", "5"),
        (
            "colonies.lords.levels.1.effects = [{ op = 'take_instead', options = [{ wood = 1, clay = 1 }] }]",
            "options",
            "",
        ),
        ("improvements.dolly.effects = [{ op = 'pay_from_buffer', goods = [], max = 3, per = 'turn' }]", "per", "turn"),
        ("improvements.axe.kind = 'limited'", "improvements.axe", "kind"),
        ("buildings.farm.cost.wood.more = 1", "buildings.farm.cost.wood", ""),
        ("cost =", "1", ""),
        ('{"buildings": ', "1", ""),
    ],
)
def test_what_is_wrong_is_said_with_its_place_in_both_languages(text: str, place: str, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        own_values(text)
    for lang in LANGUAGES:
        sentence = Texts("colonists", lang).error(refused.value)
        assert place in sentence, sentence
        assert said in sentence, sentence
    assert Texts("colonists", "en").error(refused.value) != Texts("colonists", "de").error(refused.value)


def test_every_doubt_is_told_in_both_languages() -> None:
    for lang in LANGUAGES:
        texts = Texts("colonists", lang)
        assert [doubt["id"] for doubt in FACTS["doubts"] if not texts.has(f"doubt-{doubt['id']}")] == []


@pytest.mark.parametrize(("lang", "word"), [("en", "reconstructed"), ("de", "rekonstruiert")])
def test_whatever_was_reconstructed_says_so_in_one_sentence(lang: str, word: str) -> None:
    """Where there is a doubt about it, its sentence is the only one that is shown."""
    texts = Texts("colonists", lang)
    box = catalogue()
    kinds = ("cards", "buildings", "places", "markets", "levels", "goods")
    found = [each for kind in kinds for each in box[kind]] + [each for of in box["colonies"] for each in of["levels"]]
    sources = {
        each["doubt"]: texts.sentence(f"doubt-{each['doubt']}" if each["doubt"] else "co-source-reconstructed")
        for each in found
        if "reconstructed" in [source for field, source in each["from"].items() if field not in NAMES]
    }
    assert len(sources) > 3
    assert [id for id, said in sources.items() if word not in said.lower() or said.count(".") != 1] == []
