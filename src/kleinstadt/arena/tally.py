"""What many games came to, counted for each bot and for each seat of the table."""

from collections.abc import Sequence
from typing import Any


class Tally:
    """Points and victories of some seats: those of one bot, or one place at the table.

    games     how many games they took part in
    seats     how many seats that were: a bot may have several at a table
    points    all their points
    contests  how many of the games had other seats, or a rival, to win against; quite alone nobody wins
    won       how many of these were won; a shared first place counts in parts
    even      how many of these would be won if all seats were equally strong
    """

    __slots__ = ("games", "seats", "points", "contests", "won", "even")

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.points = 0
        self.contests = 0
        self.won = 0.0
        self.even = 0.0

    def add(self, own: Sequence[int], scores: Sequence[int], ranking: Sequence[int]) -> None:
        """A game in which these seats were theirs."""
        self.games += 1
        self.seats += len(own)
        self.points += sum(scores[seat] for seat in own)
        if len(scores) > 1:
            self.contests += 1
            self.won += len([seat for seat in own if ranking[seat] == 1]) / ranking.count(1)
            self.even += len(own) / len(scores)

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.seats += other.seats
        self.points += other.points
        self.contests += other.contests
        self.won += other.won
        self.even += other.even

    def dump(self) -> dict[str, Any]:
        """Means; who never had anybody to win against has no share of victories."""
        data: dict[str, Any] = {
            "games": self.games,
            "seats": self.seats,
            "mean_score": round(self.points / self.seats, 3),
        }
        if self.contests:
            data["won"] = round(self.won / self.contests, 4)
            data["even"] = round(self.even / self.contests, 4)
        return data
