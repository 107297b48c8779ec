"""Chance: pinned values, so that no build and no Python version ever deals another game."""

from hypothesis import given
from hypothesis import strategies as some

from kleinstadt.engine.chance import WORD, Chance, fresh_seed, load_chance, stream


def test_the_generator_is_the_published_one() -> None:
    """The first outputs of xoshiro128** from the state 1, 2, 3, 4."""
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_a_stream_is_pinned() -> None:
    chance = stream(7, "deck")
    assert [chance.word() for _ in range(4)] == [2362528881, 1849290979, 2560365796, 35329570]
    assert [chance.below(6) for _ in range(6)] == [2, 2, 5, 3, 2, 2]
    cards = list(range(8))
    chance.shuffle(cards)
    assert cards == [7, 5, 4, 2, 0, 1, 3, 6]
    assert chance.dump() == [1612735839, 369167105, 1549051776, 3515631255]


def test_streams_of_one_seed_differ_by_use() -> None:
    assert stream(7, "deck").dump() != stream(7, "monuments").dump()
    assert stream(7, "deck").dump() != stream(8, "deck").dump()
    assert stream(1, "1/deck").dump() != stream(0x11, "/deck").dump()


def test_a_copy_goes_its_own_way() -> None:
    chance = stream(1, "")
    copy = chance.copy()
    ahead = [copy.word() for _ in range(3)]
    assert [chance.word() for _ in range(3)] == ahead


def test_a_dumped_stream_goes_on() -> None:
    chance = stream(1, "")
    chance.word()
    assert load_chance(chance.dump()).word() == chance.word()


def test_a_branch_differs_from_its_stream() -> None:
    chance = stream(1, "")
    branch = chance.branch()
    assert [branch.word() for _ in range(3)] != [chance.word() for _ in range(3)]


def test_every_number_below_is_about_equally_likely() -> None:
    chance = stream(3, "even")
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert max([abs(count - 10_000) for count in counts]) < 400  # more than four standard deviations


def test_every_order_is_about_equally_likely() -> None:
    chance = stream(3, "orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert max([abs(count - 1000) for count in counts.values()]) < 150


@given(some.integers(0, 2**128 - 1), some.text(max_size=20), some.integers(1, 2**32))
def test_numbers_stay_in_bounds_and_the_state_in_32_bits(seed: int, label: str, limit: int) -> None:
    chance = stream(seed, label)
    assert 0 <= chance.below(limit) < limit
    assert all(0 <= word <= WORD for word in chance.dump())


def test_fresh_seeds_are_long() -> None:
    assert max([fresh_seed() for _ in range(20)]).bit_length() > 100
