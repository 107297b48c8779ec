"""What holds in every position of every game, by random and by curious play."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tiny_towns.drawing import BUILDING_LETTERS, TYPE_OF_CARD, ended, town
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.option import draw_options
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import CARDS
from kleinstadt.games.tiny_towns.fields import NAMES
from kleinstadt.games.tiny_towns.sheets import points
from kleinstadt.games.tiny_towns.state import TinyTowns

GAMES = st.tuples(st.integers(0, 2**32), st.integers(1, 6), st.sampled_from(["random", "curious"]))
FEW = settings(max_examples=12, deadline=None)


def positions(seed: int, seats: int, policy: str, **fixed: object) -> Iterator[tuple[TinyTowns, int, str]]:
    """Every position of a game in which somebody is asked, and the answer that is given next; then the last one."""
    options = {**draw_options(GAME.options, seats, stream(seed, "options")), **fixed}
    state = GAME.start(seats, options, seed)
    assert isinstance(state, TinyTowns)
    player = bot(policy, seed)
    order = stream(seed, "order")
    while not state.over:
        asked = state.deciders()
        seat = asked[order.below(len(asked))]
        move = player.choose(eyes_of(GAME, state, seat))
        yield state, seat, move
        state.play(seat, move)
    yield state, -1, ""


def cells(state: TinyTowns, seat: int) -> list[str]:
    found: list[str] = state.view(seat)["position"]["towns"][seat]["fields"]
    return found


# -- one thing on a field, masks that agree ------------------------------------------------------------------------


@pytest.mark.rule("TT-17", "TT-23")
@given(GAMES)
@FEW
def test_a_field_holds_one_thing(game: tuple[int, int, str]) -> None:
    for state, _, _ in positions(*game):
        for one in state.towns:
            buildings = [*one.built, 1 << one.monument_field if one.monument_field >= 0 else 0]
            assert sum(buildings) == one.occupied  # no field twice
            for a, b in combinations(buildings, 2):
                assert a & b == 0
            assert one.occupied & one.stock == 0
            for field in range(16):
                kind = (one.resources >> 3 * field) & 7
                assert (kind != 0) == bool(one.stock >> field & 1)
                assert kind <= 5
                if one.held[field]:
                    assert one.occupied >> field & 1


@pytest.mark.rule("TT-7", "TT-14", "TT-33", "TT-115", "TT-116")
@given(GAMES)
@FEW
def test_there_are_always_three_cards_of_each_kind(game: tuple[int, int, str]) -> None:
    for state, _, _ in positions(*game):
        cards = Counter(state.draw.cards + state.set_aside.cards + state.revealed + state.opened)
        assert cards == ({} if state.prospectors else dict.fromkeys(range(1, 6), 3))
        if state.solo:
            assert (len(state.opened), len(state.draw)) == (3, 12)
        elif not state.prospectors:
            assert len(state.set_aside) == 5


@pytest.mark.rule("TT-74", "TT-76", "TT-79", "TT-103", "TT-105")
@given(GAMES)
@FEW
def test_what_lies_on_buildings_keeps_within_its_limits(game: tuple[int, int, str]) -> None:
    room = {"warehouse": 3, "bank": 1, "factory": 1, "cottage": 1}
    for state, _, _ in positions(*game):
        for seat in range(state.seats):
            own = state.view(seat)["position"]["towns"][seat]
            standing = dict(zip(NAMES, own["fields"], strict=True))
            assert own["aside"] <= (2 if state.options["more_storage"] else 0)
            for field, load in own["held"].items():
                assert 1 <= len(load) <= room[standing[field]]
                if standing[field] == "cottage":
                    assert own["monument"] == "statue_of_the_bondmaker"
            on_banks = [load[0] for field, load in own["held"].items() if standing[field] == "bank"]
            assert len(on_banks) == len(set(on_banks)) <= 5


@pytest.mark.rule("TT-19", "TT-30")
@given(GAMES)
@FEW
def test_resources_and_buildings_stay_where_they_are(game: tuple[int, int, str]) -> None:
    """A resource leaves only when it is paid, a building only when the Guild replaces it."""
    before: list[list[str]] = []
    answered, answer = -1, ""
    for state, seat, move in positions(*game):
        now = [cells(state, one) for one in range(state.seats)]
        for owner in range(len(before)):
            for field, (old, new) in enumerate(zip(before[owner], now[owner], strict=True)):
                if old not in ("", new):
                    words = answer.split(" ")
                    assert owner == answered
                    assert words[0] in ("build", "replace")
                    assert NAMES[field] in (words[5:] if words[0] == "build" else words[1:2])
        before, answered, answer = now, seat, move


@pytest.mark.rule("TT-10", "TT-11", "TT-12", "TT-18", "TT-35", "TT-36")
@given(GAMES)
@FEW
def test_rounds_phases_and_finished_towns(game: tuple[int, int, str]) -> None:
    phases = {
        "keep_monument": "setup", "choose_kind": "discover", "name_kind": "discover", "open_card": "discover",
        "place": "place", "build": "build", "mark": "build", "replace": "build", "add": "build", "watch": "build",
    }  # fmt: skip
    rounds: list[int] = []
    for state, seat, _ in positions(*game):
        rounds += [int(event.args["round"]) for event in state.take_log() if event.id == "round"]
        state.log = []
        for owner, one in enumerate(state.towns):
            if one.finished:
                assert one.finished <= state.round
                assert state.asked(owner) is None
                assert one.empty == 0 or state.closing
        if seat >= 0:
            kind = state.decision(seat).kind
            assert state.phase == phases[kind]
            if kind == "choose_kind":
                assert state.round % 3 == 0
            if kind == "place":
                assert state.towns[seat].empty
    assert rounds == list(range(rounds[0], state.round + 1))  # counted one by one
    assert all(one.finished for one in state.towns)
    assert max(one.finished for one in state.towns) == state.round


@pytest.mark.rule("TT-8", "TT-28", "TT-104")
@given(GAMES)
@FEW
def test_at_most_one_monument_each_and_no_card_twice(game: tuple[int, int, str]) -> None:
    for state, _, _ in positions(*game):
        cards = [card for one in state.towns for card in (one.monument, one.returned, *one.hand) if card >= 0]
        assert len(cards) == len(set(cards))
        assert len(cards) == (2 * state.seats if state.options["monuments"] else 0)
        for seat in range(state.seats):
            assert cells(state, seat).count("monument") <= 1


@pytest.mark.rule("TT-43", "TT-45")
@given(GAMES)
@FEW
def test_the_total_is_the_sum_of_the_lines(game: tuple[int, int, str]) -> None:
    for state, _, _ in positions(*game):
        assert [sheet.total for sheet in state.scores()] == [points(state, seat) for seat in range(state.seats)]


# -- patterns, searched naively ------------------------------------------------------------------------------------


def turned(pattern: list[str]) -> set[tuple[str, ...]]:
    found = set()
    for rows in (pattern, [row[::-1] for row in pattern]):
        now = list(rows)
        for _ in range(4):
            now = ["".join(column) for column in zip(*now[::-1], strict=True)]
            found.add(tuple(now))
    return found


TURNED = {str(card["id"]): turned(card["pattern"]) for card in CARDS}
LETTER = {"wood": "W", "wheat": "T", "brick": "B", "glass": "G", "stone": "S"}


def naive_builds(fields: list[str], cards: list[str], any_field: bool) -> set[str]:
    """Every build of these cards: all turns, at every place, cell by cell."""
    found = set()
    for card in cards:
        for rows in TURNED[card]:
            for top in range(5 - len(rows)):
                for left in range(5 - len(rows[0])):
                    paid = []
                    fits = True
                    for r, row in enumerate(rows):
                        for c, letter in enumerate(row):
                            field = (top + r) * 4 + left + c
                            if letter != "." and fields[field] != "trading_post":
                                fits = fits and LETTER.get(fields[field]) == letter
                                paid.append(field)
                    if fits and paid:
                        free = [f for f in range(16) if fields[f] == ""] if any_field or card == "shed" else []
                        names = " ".join(sorted(NAMES[f] for f in paid))
                        found |= {f"build {card} at {NAMES[f]} from {names}" for f in paid + free}
    return found


@pytest.mark.rule("TT-22", "TT-24", "TT-60", "TT-77", "TT-78", "TT-97")
@pytest.mark.parametrize("industry", ["random", "trading_post"])
@given(game=GAMES)
@FEW
def test_what_can_be_built_is_what_a_naive_search_finds(industry: str, game: tuple[int, int, str]) -> None:
    for state, seat, _ in positions(*game, display="random", factory=industry):
        if seat < 0 or state.decision(seat).kind != "build":
            continue
        own = state.view(seat)["position"]["towns"][seat]
        cards = [*state.view(seat)["position"]["display"]]
        if own["fields"].count("bank") == 5:
            cards.remove("bank")
        obelisk = own["monument_built"] and own["monument"] == "obelisk_of_the_crescent"
        if own["monument"] and not own["monument_built"]:
            cards.append(own["monument"])
        offered = {move for move in state.moves(seat) if move.startswith("build")}
        assert offered == naive_builds(own["fields"], cards, obelisk)


# -- feeding, tried out naively ------------------------------------------------------------------------------------


def neighbours(field: int) -> list[int]:
    r, c = divmod(field, 4)
    near = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return [y * 4 + x for y, x in near if 0 <= y < 4 and 0 <= x < 4]


def group_of(field: int, within: set[int]) -> frozenset[int]:
    group, edge = {field}, [field]
    while edge:
        for other in neighbours(edge.pop()):
            if other in within and other not in group:
                group.add(other)
                edge.append(other)
    return frozenset(group)


def possible_feedings(board: str, feedable: set[int]) -> Iterator[frozenset[int]]:
    feeders = [f for f in range(16) if board[f] in "FNHO"]
    if not feeders:
        yield frozenset()
    elif board[feeders[0]] == "F":
        for size in range(min(4 * len(feeders), len(feedable)) + 1):
            yield from map(frozenset, combinations(sorted(feedable), size))
    elif board[feeders[0]] == "H":
        found = {group_of(f, feedable) for f in feedable}
        for size in range(min(len(feeders), len(found)) + 1):
            for picked in combinations(found, size):
                yield frozenset().union(*picked)
    else:
        fed = set()
        for feeder in feeders:
            for f in feedable:
                rows, columns = abs(f // 4 - feeder // 4), abs(f % 4 - feeder % 4)
                if (board[feeder] == "N" and max(rows, columns) == 1) or (
                    board[feeder] == "O" and 0 in (rows, columns)
                ):
                    fed.add(f)
        yield frozenset(fed)


def naive_worth(board: str, monument: str, fed: frozenset[int]) -> int:
    weight = {f: 2 if board[f] == "*" else 1 for f in fed}
    worth = sum([5 if board[f] == "*" else 3 for f in fed])
    worth += board.count("K") * sum(weight.values())
    for temple in [f for f in range(16) if board[f] == "P"]:
        worth += 4 if sum([weight.get(f, 0) for f in neighbours(temple)]) >= 2 else 0
    if monument == "grand_mausoleum_of_the_rodina":
        worth += 3 * len([f for f in range(16) if board[f] == "C" and f not in fed])
    return worth


@st.composite
def fed_towns(draw: st.DrawFn) -> tuple[str, str]:
    """A town with cottages, one kind of food, one kind of chapel, and perhaps a monument that asks for fed cottages."""
    food, chapel = draw(st.sampled_from("FNHO")), draw(st.sampled_from("KP"))
    letters = st.sampled_from("CCCCCCC-" + food + chapel + chapel)
    board = "".join(draw(st.lists(letters, min_size=16, max_size=16)))
    monument = draw(st.sampled_from(["", "barrett_castle", "grand_mausoleum_of_the_rodina"]))
    if monument:
        field = draw(st.integers(0, 15))
        board = board[:field] + "*" + board[field + 1 :]
    return board, monument


@pytest.mark.rule("TT-51", "TT-52", "TT-63", "TT-65", "TT-87", "TT-89")
@given(fed_towns())
@settings(max_examples=150, deadline=None)
def test_feeding_is_the_best_of_all_possible_picks(described: tuple[str, str]) -> None:
    board, monument = described
    drawing = "/".join([board[i : i + 4] for i in range(0, 16, 4)])
    feedable = {f for f in range(16) if board[f] == "C" or (board[f] == "*" and monument == "barrett_castle")}
    possible = list(possible_feedings(board, feedable))
    best = max([naive_worth(board, monument, fed) for fed in possible])
    state = ended(town(drawing, monument=monument or None))
    items = {"cottage", "chapel", "temple", "barrett_castle", "grand_mausoleum_of_the_rodina"}
    assert sum([line.points for line in state.scores()[0].lines if line.item in items]) == best
    chosen = frozenset([NAMES.index(name) for name in state.view(None)["position"]["towns"][0]["fed"]])
    equal = [fed for fed in possible if naive_worth(board, monument, fed) == best]
    most = max([len(fed) for fed in equal])
    assert sorted(chosen) == min([sorted(fed) for fed in equal if len(fed) == most])


def test_every_building_has_a_letter() -> None:
    assert set(BUILDING_LETTERS.values()) | {"factory", "warehouse"} == set(TYPE_OF_CARD)
