"""The budget sheet of a later start in The Colonists: what it allows is what the game allows."""

import pytest

from kleinstadt.engine.chance import stream
from kleinstadt.engine.draw import Budget
from kleinstadt.engine.errors import BadOptions
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Options
from kleinstadt.engine.registry import game
from kleinstadt.engine.state import State
from kleinstadt.text import LANGUAGES, Texts

OF = game("colonists")


def start(era: int, seed: int = 1, **more: bool) -> State:
    options: Options = {"start_era": era, "end_era": 4, **more}
    state: State = OF.start_drawn(2, OF.complete(2, options), Lots(seed))
    return state


def sheet(state: State, bought: dict[str, int]) -> Budget:
    found = OF.budget(state, bought)
    assert found is not None
    return found


def left(budget: Budget) -> dict[str, int]:
    return {purse.id: purse.left for purse in budget.purses}


def test_who_begins_in_the_first_era_buys_nothing() -> None:
    assert OF.budget(OF.start_drawn(2, {}, Lots(1)), {}) is None


def test_what_is_left_of_one_sum_goes_to_the_next() -> None:  # CO-236
    before = left(sheet(start(2), {}))
    assert before == {"embassies": 2, "buildings": 29 + 2, "goods": 29 + 2 + 5}
    after = left(sheet(start(2), {"building:pub": 2, "good:planks": 3}))
    assert after == {"embassies": 2, "buildings": 31 - 8, "goods": 36 - 8 - 6}
    colony = sheet(start(2), {}).lines[0].id
    assert left(sheet(start(2), {colony: 1})) == {"embassies": 0, "buildings": 29, "goods": 34}


def test_money_that_was_spent_later_is_not_there_for_what_comes_before() -> None:
    state = start(2)
    goods = {"good:wood": 36}
    assert {line.most for line in sheet(state, goods).lines if not line.id.startswith("good:wood")} == {0}


def test_plots_and_limits_are_those_of_the_rules() -> None:
    lines = {line.id: line for line in sheet(start(4), {}).lines}
    assert (lines["building:farm"].most, lines["building:storage_shed"].most) == (23, 3)  # CO-34
    assert lines["building:library"].most == 1
    assert sum([line.id.startswith("colony:") for line in lines.values()]) == 5  # CO-43
    limited = {line.id: line.most for line in sheet(start(4, money_limit=True), {}).lines}
    assert limited["building:pub"] == 3 < lines["building:pub"].most  # CO-237


@pytest.mark.parametrize(
    "bought", [{"building:farm": 99}, {"building:castle": 1}, {"good:wood": -1}, {"colony:lords": 9}]
)
def test_what_cannot_be_bought_is_refused(bought: dict[str, int]) -> None:
    with pytest.raises(BadOptions) as refusal:
        OF.budget(start(2), bought)
    assert refusal.value.id == "cannot_be_bought"


@pytest.mark.parametrize("era", [2, 3, 4])
def test_the_game_itself_sells_what_the_sheet_allows_and_no_more(era: int) -> None:
    """Buy by lot along the sheet; whatever it calls the most can be bought, and one more cannot."""
    state, chance = start(era, seed=era), stream(era, "shopping")
    bought: dict[str, int] = {}
    for _ in range(12):
        able = [line for line in sheet(state, bought).lines if line.most > line.number]
        if not able:
            break
        line = able[chance.below(len(able))]
        with pytest.raises(BadOptions):
            OF.budget(state, {**bought, line.id: line.most + 1})
        sheet(state, {**bought, line.id: line.most})
        bought[line.id] = line.number + 1
    assert bought


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_read(lang: str) -> None:
    texts = Texts("colonists", lang)
    budget = sheet(start(4), {})
    assert all(texts.sentence(line.id.replace(":", "-")) for line in budget.lines)
    assert all(texts.sentence(f"budget-{purse.id}") for purse in budget.purses)
