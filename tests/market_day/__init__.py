"""Market Day, a made-up game: open stalls, imitate your neighbours, know more about the deck than they do."""

from market_day.game import GAME

__all__ = ["GAME"]
