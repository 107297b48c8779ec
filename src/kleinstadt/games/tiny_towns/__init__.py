"""Tiny Towns, for one to six players."""

from kleinstadt.games.tiny_towns.game import GAME

__all__ = ["GAME"]
