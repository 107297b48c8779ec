"""Set-ups for the cardboard game: fair, told by a code, drawn again part by part, and without secrets."""

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kleinstadt.engine.chance import stream
from kleinstadt.engine.draw_code import SEEDS, BadCode, Draw, code_of, read_code
from kleinstadt.engine.errors import BadOptions
from kleinstadt.engine.lots import MOST_AGAIN, Lots
from kleinstadt.engine.option import Options, draw_options
from kleinstadt.engine.registry import game, games
from kleinstadt.text import LANGUAGES, Texts
from ours import OURS

DRAWS = 400


def told(draw: Draw) -> list[tuple[str, str, str]]:
    """The checklist: what is said, and the part it was drawn as."""
    return [(task.id, str(task.args), task.part) for task in draw.of.checklist(draw.start())]


def drawn(id: str, seats: int, seed: int, options: Options | None = None, lots: Lots | None = None) -> Draw:
    of = game(id)
    return Draw(of, seats, of.complete(seats, options), lots or Lots(seed))


def by_lot(id: str, number: int) -> Draw:
    """Seats and options by lot, too."""
    of, chance = game(id), stream(number, "draws")
    seats = of.seats[chance.below(len(of.seats))]
    return Draw(of, seats, of.complete(seats, draw_options(of.options, seats, chance)), Lots(chance.below(2**31)))


# -- fair ------------------------------------------------------------------------------------------------------------


def about_equally_often(found: Counter[str], candidates: int) -> bool:
    """Every candidate came up, and by chi-square none much more often; the seeds are the same each time."""
    expected = sum(found.values()) / candidates
    strayed = sum([(times - expected) ** 2 / expected for times in found.values()])
    return len(found) == candidates and strayed < candidates - 1 + 4 * sqrt(2 * (candidates - 1))


@pytest.mark.parametrize("again", [0, 1])
def test_every_card_of_a_type_is_as_likely_and_so_is_what_comes_instead(again: int) -> None:
    lots = [Lots(seed, {"food": again, "hammer": again}) for seed in range(DRAWS)]
    starts = [drawn("tiny_towns", 3, 0, {"variant": "prospectors"}, each).start() for each in lots]
    assert about_equally_often(Counter([start.view(None)["position"]["display"][1] for start in starts]), 4)
    assert about_equally_often(Counter([str(start.view(None)["position"]["hammer"]) for start in starts]), 3)


@pytest.mark.parametrize(
    ("id", "seats", "task", "word", "candidates"),
    [
        ("garden_nation", 4, "first", "seat", 4),
        ("garden_nation", 2, "slot", "territory", 7),
        ("everdell", 3, "first", "seat", 3),
        ("everdell", 2, "location", "location", 11),
        ("colonists", 4, "start", "seat", 4),
        ("colonists", 2, "lay", "place", 12),
    ],
)
def test_what_is_drawn_first_is_drawn_fairly(id: str, seats: int, task: str, word: str, candidates: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(DRAWS):
        tasks = game(id).checklist(drawn(id, seats, seed).start())
        found[str(next(each.args[word] for each in tasks if each.id == task))] += 1
    assert about_equally_often(found, candidates)


def test_colonies_are_drawn_fairly() -> None:
    found: Counter[str] = Counter()
    for seed in range(DRAWS):
        found.update(drawn("colonists", 2, seed).start().view(None)["position"]["colonies"])
    assert about_equally_often(found, 9)


# -- again -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", OURS)
def test_a_draw_from_a_seed_alone_is_the_game_of_that_seed(id: str) -> None:
    for number in range(10):
        draw = by_lot(id, number)
        assert draw.start().dump() == draw.of.start(draw.seats, draw.options, draw.lots.seed).dump()


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("tiny_towns", {"variant": "prospectors"}),
        ("garden_nation", {}),
        ("everdell", {"newleaf": "full"}),
        ("colonists", {}),
    ],
)
def test_what_is_drawn_again_changes_and_everything_else_stays(id: str, options: Options) -> None:
    draw = drawn(id, 2, 7, options)
    for part in draw.of.draw_form().parts:
        before, after = told(draw), told(draw.again(part))
        changed = {(each[0], each[2]) for each in before if each not in after}
        if part == draw.of.draw_form().secret:
            assert before == after
        else:
            assert changed <= MAY_CHANGE.get(part, set()) | {(task, part) for task, _ in changed}, part
            assert changed, part


# What follows from a part besides the task that names it.
SLOTS = {("slot", "")}
HANDS = {("seat", ""), ("hand", ""), ("lay", ""), ("second-market", "")}
MAY_CHANGE: dict[str, set[tuple[str, str]]] = {
    "territories": SLOTS,
    "turns": SLOTS,
    "first": HANDS,
    "forest": {("location", "")},
    "deck": {("station", "")},
    "station": {("station", "")},
    "places": {("lay", "")},
    "colonies": {(what, "") for what in ("colony", "warehouses", "storages", "ambassadors")},
}


def test_drawing_one_of_few_again_brings_another_one_each_time() -> None:
    draw = drawn("tiny_towns", 4, 3, {"variant": "prospectors"})
    for _ in range(MOST_AGAIN):
        before = draw
        draw = draw.again("food").again("hammer")
        assert not {("card", "food"), ("hammer", "hammer")} - {(task, part) for task, _, part in told(draw)}
        assert all(each not in told(before) for each in told(draw) if each[2] in ("food", "hammer"))
    with pytest.raises(BadOptions) as refusal:
        draw.again("food")
    assert refusal.value.id == "too_often"


# -- left in the box -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [id for id in OURS if game(id).draw_form().groups])
def test_what_stays_in_the_box_is_never_drawn(id: str) -> None:
    without = [group.cards[0] for group in game(id).draw_form().groups]
    for seed in range(40):
        draw = drawn(id, 2, 0, lots=Lots(seed, {}, without)).checked()
        state = draw.start()
        secrets = [secret.cards for seat in range(2) if (secret := draw.of.secret(state, seat)) is not None]
        assert not [card for card in without if f"'{card}'" in f"{told(draw)} {secrets}"]


@pytest.mark.parametrize(
    ("id", "group", "left"), [("tiny_towns", 0, 0), ("tiny_towns", 6, 3), ("everdell", 0, 2), ("colonists", 0, 3)]
)
def test_enough_must_be_left_to_draw_from(id: str, group: int, left: int) -> None:
    cards = game(id).draw_form().groups[group].cards
    with pytest.raises(BadOptions) as refusal:
        drawn(id, 2, 0, lots=Lots(1, {}, cards[left:])).checked().start()
    assert refusal.value.id == "too_few_cards"
    assert refusal.value.args_["left"] == left


def test_what_is_not_drawn_cannot_stay_in_the_box_or_be_drawn_again() -> None:
    with pytest.raises(BadOptions):
        drawn("tiny_towns", 2, 1, lots=Lots(1, {}, ["cottage"])).checked()
    with pytest.raises(BadOptions):
        drawn("tiny_towns", 2, 1).again("forest")


# -- codes -----------------------------------------------------------------------------------------------------------


@given(st.sampled_from(OURS), st.integers(0, 10**6), st.integers(0, SEEDS - 1), st.data())
def test_a_code_says_what_was_drawn(id: str, number: int, seed: int, data: st.DataObject) -> None:
    draw = by_lot(id, number)
    form = draw.of.draw_form()
    again = data.draw(st.dictionaries(st.sampled_from(form.parts), st.integers(1, MOST_AGAIN)))
    without = data.draw(st.lists(st.sampled_from(form.cards()), unique=True)) if form.groups else []
    draw = Draw(draw.of, draw.seats, draw.options, Lots(seed, again, without))
    code = code_of(draw)
    spoken = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    for text in (code, spoken):
        read = read_code(text, games())
        assert (read.of.id, read.seats, read.lots.seed) == (id, draw.seats, seed)
        assert (read.lots.again, read.lots.without) == (again, frozenset(without))
        aside = form.aside
        assert {key: read.options[key] for key in read.options if key not in aside} == {
            key: draw.options[key] for key in draw.options if key not in aside
        }


def test_a_usual_code_is_three_groups_of_four() -> None:
    assert {len(code_of(drawn(id, 2, seed * 10**9))) for id in OURS for seed in range(30)} <= {13, 14}


@pytest.mark.parametrize(
    "text", ["", "-", "0", "hello", "🎲🎲🎲", "0" * 12, "Z" * 13, "A" * 10_000, "UUUU-UUUU-UUUU", "١٢٣٤"]
)
def test_a_broken_code_is_refused(text: str) -> None:
    with pytest.raises(BadCode) as refusal:
        read_code(text, games())
    assert refusal.value.id == "bad_code"


def test_a_code_with_one_wrong_sign_is_refused() -> None:
    code = code_of(drawn("tiny_towns", 4, 123_456_789))
    for at, sign in enumerate(code):
        if sign != "-":
            wrong = code[:at] + ("7" if sign != "7" else "8") + code[at + 1 :]
            with pytest.raises(BadCode):
                read_code(wrong, games())


def test_a_code_of_another_game_says_of_which() -> None:
    with pytest.raises(BadCode) as refusal:
        read_code(code_of(drawn("everdell", 2, 1)), games(), "tiny_towns")
    assert (refusal.value.id, refusal.value.args_) == ("code_of_other_game", {"game": "everdell"})


def test_without_a_code_are_long_seeds_and_values_of_ones_own() -> None:
    assert code_of(drawn("tiny_towns", 2, SEEDS)) == ""
    assert code_of(drawn("colonists", 2, 1, {"own_values": '{"setup.tools": 7}'})) == ""


# -- secrets and words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "dealt", "keep"), [("tiny_towns", 2, 1), ("garden_nation", 4, 2)])
def test_what_is_dealt_in_secret_is_not_in_what_is_shared(id: str, dealt: int, keep: int) -> None:
    draw = drawn(id, 3, 5)
    other = draw.again(draw.of.draw_form().secret)
    first, second = draw.start(), other.start()
    assert first.view(None) == second.view(None)
    assert told(draw) == told(other)
    hands = [[draw.of.secret(state, seat) for seat in range(3)] for state in (first, second)]
    before, after = [[secret.cards for secret in each if secret] for each in hands]
    assert [len(cards) for cards in before] == [len(cards) for cards in after] == [dealt] * 3
    assert before != after
    assert {secret.keep for each in hands for secret in each if secret} == {keep}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_every_checklist_and_every_group_can_be_read(id: str, lang: str) -> None:
    texts = Texts(id, lang, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])
    for number in range(40):
        draw = by_lot(id, number)
        for task in draw.of.checklist(draw.start()):
            assert texts.sentence(f"setup-{task.id}", task.args)
    form = game(id).draw_form()
    for group in form.groups:
        assert texts.sentence(f"draw-group-{group.id}")
        assert all(texts.sentence(f"{group.names}-{card}") for card in group.cards)
    for id in (f"draw-dealt-{form.secret}", f"draw-dealt-{form.secret}-text") if form.secret else ():
        assert texts.sentence(id)
