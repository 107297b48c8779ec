"""The Colonists: four eras of building a community, with stewards on a board that grows. For 1 to 4 players."""

from kleinstadt.games.colonists.game import GAME

__all__ = ["GAME"]
