"""Garden Nation: one garden, a turtle crane that says where to act, open and secret projects. For 2 to 4 players."""

from kleinstadt.games.garden_nation.game import GAME

__all__ = ["GAME"]
