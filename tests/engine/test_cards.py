"""Piles and hands know who has seen what: whatever happens to cards, what somebody knows of them is true, and what is
dealt afresh agrees with it."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt.engine.cards import ALL, EYES, NOBODY, UNSEEN, Hand, Memory, Pile, no_memory, pile_of
from kleinstadt.engine.cards_as_data import heap_in_view
from kleinstadt.engine.chance import stream
from kleinstadt.engine.dealing import deal_afresh, unseen_by

NAMES = ("ash", "birch", "cedar", "elm")
DECK = [0, 0, 0, 1, 1, 2, 2, 3]  # with duplicates
SEATS = 3
SPECTATOR = 3
VIEWERS = range(SEATS + 1)


class Table:
    """A pile that is remembered when it is shuffled, a hand for each seat and a row of open cards."""

    def __init__(self) -> None:
        self.pile = pile_of(DECK.copy(), len(VIEWERS))
        self.hands = [Hand(seat, [], no_memory(len(VIEWERS))) for seat in range(SEATS)]
        self.row: list[int] = []
        self.chance = stream(1, "table")
        self.pile.shuffle(self.chance)

    def copy(self) -> "Table":
        other = Table()
        other.pile = self.pile.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.row = self.row.copy()
        return other

    def do(self, deed: str, a: int, b: int, eyes: int) -> None:
        """One thing that players do with cards, before these eyes. Where there is no card for it nothing happens."""
        hand = self.hands[a % SEATS]
        other = self.hands[b % SEATS]
        if deed == "shuffle":
            self.pile.shuffle(self.chance)
        elif deed == "draw" and self.pile.cards:
            eyes |= EYES[hand.owner]
            by_place = self.pile.seen[-1]
            hand.gain(self.pile.draw(eyes), eyes | by_place)
        elif deed == "look" and self.pile.cards:
            self.pile.look(a % len(self.pile), eyes)
        elif deed == "reveal" and self.pile.cards:
            self.row.append(self.pile.draw(ALL))
        elif deed == "return" and self.row:
            self.pile.put(self.row.pop(), ALL)
        elif hand.cards and deed in ("put", "put_under", "give", "play"):
            card = hand.cards[b % len(hand)]
            eyes |= EYES[hand.owner]
            if deed == "give" and other is not hand:
                eyes |= EYES[other.owner]
                hand.lose(card, eyes)
                other.gain(card, eyes)
            elif deed == "play":
                hand.lose(card, ALL)
                self.row.append(card)
            elif deed == "put":
                hand.lose(card, eyes)
                self.pile.put(card, eyes)
            elif deed == "put_under":
                hand.lose(card, eyes)
                self.pile.put_under(card, eyes)

    def cards(self) -> list[int]:
        return sorted(self.pile.cards + self.row + [card for hand in self.hands for card in hand.cards])


DEEDS = st.sampled_from(["draw", "look", "shuffle", "put", "put_under", "give", "play", "reveal", "return"])
HAPPENINGS = st.lists(st.tuples(DEEDS, st.integers(0, 9), st.integers(0, 9), st.integers(0, 2**4 - 1)), max_size=60)
MANY = settings(max_examples=300, deadline=None)


def played(happenings: list[tuple[str, int, int, int]]) -> Table:
    table = Table()
    for happening in happenings:
        table.do(*happening)
    return table


def heap_of(pile: Pile, viewer: int) -> list[int]:
    """The cards whose places this viewer does not know."""
    known = pile.known_to(viewer)
    return [card for card, seen in zip(pile.cards, known, strict=True) if seen == UNSEEN]


def missing(memory: Memory, viewer: int, cards: list[int]) -> int:
    """How many of the cards that the viewer remembers are not among these."""
    return (Counter(memory.cards[viewer]) - Counter(cards)).total()


def assert_true(table: Table, viewer: int) -> None:
    """What this viewer knows is so."""
    pile = table.pile
    for real, known in zip(pile.cards, pile.known_to(viewer), strict=True):
        assert known in (real, UNSEEN)
    assert pile.memory is not None
    assert missing(pile.memory, viewer, heap_of(pile, viewer)) <= pile.memory.gone[viewer]
    for hand in table.hands:
        assert missing(hand.memory, viewer, hand.cards) <= hand.memory.gone[viewer]


# -- whatever happens ------------------------------------------------------------------------------------------------


@MANY
@given(HAPPENINGS)
def test_what_anybody_knows_is_always_true(happenings: list[tuple[str, int, int, int]]) -> None:
    table = Table()
    for happening in happenings:
        table.do(*happening)
        for viewer in VIEWERS:
            assert_true(table, viewer)


@MANY
@given(HAPPENINGS)
def test_no_card_is_lost_or_doubled(happenings: list[tuple[str, int, int, int]]) -> None:
    assert played(happenings).cards() == DECK


@MANY
@given(HAPPENINGS)
def test_the_owner_knows_the_hand_and_needs_no_memory_of_it(happenings: list[tuple[str, int, int, int]]) -> None:
    for hand in played(happenings).hands:
        view = hand.view(hand.owner, NAMES)
        assert view["cards"] == [NAMES[card] for card in hand.cards]
        assert hand.memory.cards[hand.owner] == ()


@MANY
@given(HAPPENINGS)
def test_who_has_seen_nothing_knows_nothing(happenings: list[tuple[str, int, int, int]]) -> None:
    """The spectator's eyes are closed, and nothing is done openly."""
    closed = [(deed, a, b, eyes & ~EYES[SPECTATOR]) for deed, a, b, eyes in happenings]
    table = played([each for each in closed if each[0] not in ("play", "reveal", "return")])
    assert table.pile.known_to(SPECTATOR) == [UNSEEN] * len(table.pile)
    for hand in table.hands:
        assert hand.view(SPECTATOR, NAMES) == {"cards": [], "count": len(hand), "seen": [], "gone": 0}


@MANY
@given(HAPPENINGS)
def test_a_copy_shares_nothing(happenings: list[tuple[str, int, int, int]]) -> None:
    table = played(happenings[:20])
    before = [(hand.cards.copy(), hand.memory.cards, hand.memory.gone) for hand in table.hands]
    pile = (table.pile.cards.copy(), table.pile.seen.copy())
    copy = table.copy()
    for happening in happenings[20:]:
        copy.do(*happening)
    assert [(hand.cards, hand.memory.cards, hand.memory.gone) for hand in table.hands] == before
    assert (table.pile.cards, table.pile.seen) == pile


# -- dealt afresh ----------------------------------------------------------------------------------------------------


def redealt(table: Table, viewer: int, seed: int) -> Table:
    """The table as this viewer may imagine it."""
    imagined = table.copy()
    unseen = unseen_by(viewer, DECK, imagined.row, [imagined.pile], imagined.hands)
    deal_afresh(viewer, unseen, [imagined.pile], imagined.hands, stream(seed, "redeal"))
    return imagined


@MANY
@given(HAPPENINGS, st.sampled_from(list(VIEWERS)), st.integers(0, 99))
def test_what_is_dealt_afresh_agrees_with_all_that_the_viewer_knows(
    happenings: list[tuple[str, int, int, int]], viewer: int, seed: int
) -> None:
    table = played(happenings)
    imagined = redealt(table, viewer, seed)
    assert imagined.cards() == DECK
    assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in table.hands]
    assert imagined.pile.view(viewer, NAMES) == table.pile.view(viewer, NAMES)
    for hand, real in zip(imagined.hands, table.hands, strict=True):
        assert hand.view(viewer, NAMES) == real.view(viewer, NAMES)
        assert hand.cards == sorted(hand.cards)
    for real, known in zip(imagined.pile.cards, table.pile.known_to(viewer), strict=True):
        assert known in (real, UNSEEN)


def test_what_was_seen_elsewhere_is_what_has_left_a_hand() -> None:
    """Seat 1 saw a cedar and the only elm come into the hand; one card left it unseen; then the elm was seen on the
    pile. So the cedar is still in the hand."""
    table = Table()
    table.pile = pile_of(DECK.copy(), len(VIEWERS))
    table.do("draw", 0, 0, EYES[1])
    table.do("draw", 0, 0, EYES[1])
    assert table.hands[0].cards == [2, 3]
    table.do("put", 0, 1, NOBODY)
    table.do("look", 0, 0, EYES[1])
    for seed in range(50):
        assert redealt(table, 1, seed).hands[0].cards == [2]


def test_everything_that_is_possible_is_imagined_now_and_then() -> None:
    table = Table()
    table.do("draw", 0, 0, NOBODY)
    hands = {tuple(redealt(table, 1, seed).hands[0].cards) for seed in range(100)}
    assert hands == {(0,), (1,), (2,), (3,)}


# -- single cases ----------------------------------------------------------------------------------------------------


def hand_of(*cards: int) -> Hand:
    """A hand of seat 0 that nobody else has seen."""
    return Hand(0, sorted(cards), no_memory(len(VIEWERS)))


def seen(hand: Hand, viewer: int) -> tuple[list[str], int]:
    view = hand.view(viewer, NAMES)
    return view["seen"], view["gone"]


def test_a_card_seen_going_into_a_hand_is_known_to_be_there() -> None:
    hand = hand_of()
    hand.gain(2, EYES[1])
    assert seen(hand, 1) == (["cedar"], 0)
    assert seen(hand, 2) == ([], 0)


def test_of_two_equal_cards_one_seen_and_one_not_nobody_knows_the_other_when_one_is_played() -> None:
    hand = hand_of(1)
    hand.gain(1, ALL)
    hand.lose(1, ALL)
    assert hand.cards == [1]
    assert [seen(hand, viewer) for viewer in (1, 2, SPECTATOR)] == [([], 0)] * 3


def test_equal_cards_are_counted() -> None:
    hand = hand_of()
    for _ in range(3):
        hand.gain(0, EYES[1])
    hand.lose(0, ALL)
    assert seen(hand, 1) == (["ash", "ash"], 0)


def test_when_a_card_leaves_unseen_what_was_known_is_in_doubt() -> None:
    hand = hand_of(3)
    hand.gain(0, EYES[1])
    hand.gain(1, EYES[1])
    hand.lose(3)
    assert seen(hand, 1) == (["ash", "birch"], 1)  # one of them may be gone


def test_the_memory_forgets_when_all_may_have_left() -> None:
    hand = hand_of(2, 3)
    hand.gain(0, EYES[1])
    hand.lose(2)
    assert seen(hand, 1) == ([], 0)
    hand.gain(1, EYES[1])
    hand.lose(3, EYES[1])  # seen to be another one
    assert seen(hand, 1) == (["birch"], 0)


def test_who_looked_at_a_place_knows_it_until_it_is_drawn() -> None:
    pile = pile_of([0, 1, 2])
    assert pile.look(0, EYES[1]) == 2
    assert pile.look(2, EYES[2]) == 0
    pile.put_under(3, EYES[1])
    assert pile.view(1, NAMES) == ["elm", "hidden", "hidden", "cedar"]
    assert pile.view(2, NAMES) == ["hidden", "ash", "hidden", "hidden"]
    pile.draw()
    assert pile.view(1, NAMES) == ["elm", "hidden", "hidden"]


def test_after_shuffling_nobody_knows_a_place_but_that_the_card_is_there() -> None:
    pile = pile_of([0, 1, 2], viewers=2)
    pile.look(0, EYES[1])
    pile.shuffle(stream(1, "pile"))
    assert pile.view(1, NAMES) == ["hidden"] * 3
    assert pile.memory is not None
    assert (pile.memory.cards, pile.memory.gone) == (((), (2,)), (0, 0))


def test_a_card_remembered_in_a_shuffled_pile_is_always_imagined_there() -> None:
    table = Table()
    table.pile = pile_of([0, 0, 3], len(VIEWERS))
    table.hands[0].cards = [0, 1, 1, 2, 2]
    table.do("look", 0, 0, EYES[1])
    table.do("shuffle", 0, 0, NOBODY)
    for seed in range(30):
        assert 3 in redealt(table, 1, seed).pile.cards  # though most cards lie in the hand
    assert {3 in redealt(table, 2, seed).pile.cards for seed in range(30)} == {True, False}


def test_who_knows_a_place_of_a_shuffled_pile_learns_nothing_about_the_rest_when_it_is_drawn() -> None:
    pile = pile_of([0, 1, 2, 3], viewers=2)
    pile.look(3, EYES[1])
    pile.shuffle(stream(1, "pile"))
    assert pile.memory is not None
    place = pile.cards.index(0)
    pile.cards[0], pile.cards[place] = pile.cards[place], pile.cards[0]  # the ash lies at the bottom
    pile.look(0, EYES[1])
    pile.draw()
    assert (pile.memory.cards[1], pile.memory.gone[1]) == ((0,), 0)
    pile.draw()  # this one might have been the ash
    assert pile.memory.cards[1] == ()


def test_a_remembered_card_that_is_seen_again_is_known_by_its_place_alone() -> None:
    pile = pile_of([0, 1, 2], viewers=2)
    pile.look(1, EYES[1])
    pile.shuffle(stream(1, "pile"))
    assert pile.memory is not None
    pile.look(2 - pile.cards.index(1), EYES[1])
    assert pile.known_to(1).count(1) == 1
    assert pile.memory.cards[1] == ()


def test_what_is_known_of_a_shuffled_pile_goes_into_a_view_and_back() -> None:
    pile = pile_of([3, 1, 2, 0], viewers=2)
    pile.look(3, EYES[1])  # the elm at the bottom
    pile.look(2, EYES[1])
    pile.shuffle(stream(1, "pile"))
    pile.look(0, EYES[1])
    pile.draw()
    view = pile.view_heap(1, NAMES)
    numbers = {name: number for number, name in enumerate(NAMES)}
    again = heap_in_view("pile", view, numbers, 2, 1)
    assert again.view_heap(1, NAMES) == view
    assert view["seen"]
    assert pile.view_heap(0, NAMES) == {"cards": ["hidden"] * 3, "seen": [], "gone": 0}
