"""What the shared suite takes for a secret that was given away, and what not."""

from typing import Any

from kleinstadt.contract.observing import sounds_alike


def drawn(*cards: str) -> list[Any]:
    return [{"id": "draw", "args": {"seat": 0, "card": card}, "auto": False} for card in cards]


def test_who_drew_two_cards_heard_the_same_in_either_order() -> None:
    assert sounds_alike(drawn("tower", "king"), drawn("king", "tower"))


def test_another_card_is_something_else() -> None:
    assert not sounds_alike(drawn("tower", "king"), drawn("king", "king"))
    assert not sounds_alike(drawn("tower"), drawn("king"))


def test_other_kinds_of_events_are_not_compared() -> None:
    assert sounds_alike(drawn("tower"), drawn("tower", "king"))
